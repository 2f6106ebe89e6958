# Una pagina per giocare una serata di prese e previsioni.
playing-players = Giocatori
playing-variants = Varianti, quante ne vuoi
playing-rounds = Durata
playing-rounds-all = tutta la serata
playing-rounds-some = mani dalla { $first } alla { $last }
playing-rounds-last = solo l’ultima mano

playing-round = Mano
playing-round-of = { $number } di { $last }
playing-dealer = Mazziere
playing-turned = Carta girata
playing-bids = Previsioni
playing-bids-of = { $total } per { $cards ->
    [one] 1 presa
   *[other] { $cards } prese
}
playing-table = Al tavolo
playing-hand = Le tue carte
playing-hidden-card = la tua carta, coperta
playing-held = sulla fronte
playing-covered = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
playing-says = prevede { $tricks }
playing-wrote = ha scritto
playing-to-bid = deve fare la previsione
playing-won = prese { $tricks }
playing-pad = Blocco dei punti: il totale e, sotto, previsione / prese

playing-now-bid = Quante prese farai?
playing-now-choose = Il mazziere sei tu: scegli il seme dominante.
playing-now-lead = Apri tu: gioca una carta.
playing-now-play = Tocca a te: gioca una carta.
playing-now-wait = Ora tocca a: { $name }
playing-now-round = La mano { $number } è finita.
playing-now-over = La partita è finita. Più punti: { $players }
playing-task-bid = La tua previsione
playing-task-trump = Il seme dominante
playing-task-next = E adesso?
playing-next = Mano successiva
playing-look-whole = Tutta la partita
playing-look = Rivedi la mano { $number }
playing-task-look = Rivedi una mano
playing-none = senza seme dominante

playing-did-bid = { $name }: previsione { $tricks }
playing-did-write = { $name }: previsione scritta, non si vede
playing-did-choose = { $name }: il seme dominante è { $suit }
playing-result = { $name }: previsione { $bid }, prese { $won }, punti { $points }.
playing-log-hand = Le tue carte in quel momento: { $cards }
playing-hint-bid = Previsione: { $tricks }.
playing-hint-trump = Seme dominante: { $suit }.
playing-hint-card = Carta: { $card }.
playing-hint-blind = Gioca la tua carta.
