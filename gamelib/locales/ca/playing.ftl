# Una pàgina per jugar una vetllada de bases i prediccions.
playing-players = Jugadors
playing-variants = Variants, tantes com vulguis
playing-rounds = Durada
playing-rounds-all = tota la vetllada
playing-rounds-some = mans de la { $first } a la { $last }
playing-rounds-last = només l’última mà

playing-round = Mà
playing-round-of = { $number } de { $last }
playing-dealer = Reparteix
playing-turned = Carta girada
playing-bids = Prediccions
playing-bids-of = { $total } per a { $cards ->
    [one] 1 basa
   *[other] { $cards } bases
}
playing-table = A la taula
playing-hand = Les teves cartes
playing-hidden-card = la teva carta, de cara avall
playing-held = al front
playing-covered = { $count ->
    [one] 1 carta tapada
   *[other] { $count } cartes tapades
}
playing-says = prediu { $tricks }
playing-wrote = ho ha escrit
playing-to-bid = ha de predir
playing-won = bases { $tricks }
playing-pad = Bloc de puntuació: el total i, a sota, predicció / bases

playing-now-bid = Quantes bases guanyaràs?
playing-now-choose = Has repartit tu: tria el pal de triomf.
playing-now-lead = Comences tu: juga una carta.
playing-now-play = Et toca: juga una carta.
playing-now-wait = Ara toca a: { $name }
playing-now-round = La mà { $number } s’ha acabat.
playing-now-over = La partida s’ha acabat. Més punts: { $players }
playing-task-bid = La teva predicció
playing-task-trump = El pal de triomf
playing-task-next = I ara?
playing-next = Mà següent
playing-look-whole = Tota la partida
playing-look = Torna a mirar la mà { $number }
playing-task-look = Torna a mirar una mà
playing-none = sense triomf

playing-did-bid = { $name }: predicció { $tricks }
playing-did-write = { $name }: predicció escrita, no es veu
playing-did-choose = { $name }: el triomf és { $suit }
playing-result = { $name }: predicció { $bid }, bases { $won }, punts { $points }.
playing-log-hand = Les teves cartes llavors: { $cards }
playing-hint-bid = Predicció: { $tricks }.
playing-hint-trump = Triomf: { $suit }.
playing-hint-card = Carta: { $card }.
playing-hint-blind = Juga la teva carta.
