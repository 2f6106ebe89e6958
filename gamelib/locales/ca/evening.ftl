# Les paraules al voltant d’una mà i d’un bloc de puntuació, en qualsevol edició.
round-start = Comença la mà { $number }
round-drawn = S’agafen cartes per al primer repartiment
round-draw-title = Les cartes agafades
round-dealt = Mà { $number }: { $cards ->
        [one] una carta
       *[other] { $cards } cartes
    } per a cadascú
round-deal = Es reparteix: { $cards ->
        [one] una carta
       *[other] { $cards } cartes
    } per a cadascú
round-turned = Carta girada: { $card }
round-turned-title = La carta girada
round-chosen = { $name }: triomf { $suit }
round-bid = { $name }: { $tricks ->
        [one] 1 basa
       *[other] { $tricks } bases
    }
round-writes = { $name }: una predicció tapada
round-points = Els punts de la mà { $number }
round-points-label = Punts
round-points-of = { $name }: predites { $bid }, guanyades { $won }
round-sum = en aquesta mà
round-winners = Victòria: { $players }
round-winners-title = Qui guanya la partida?
round-end = El final
round-totals = Totals
round-total = Total
round-dealer = Reparteix
round-deals = reparteix
round-number = Mà
round-place = { $number } de { $rounds }
round-trump-open = encara per decidir
round-tally = Prediccions i bases
round-bids = Prediccions
round-predicted = Predites
round-won = Guanyades
round-claimed = Punts
round-covered = tapada
round-hand = Les cartes: { $name }
round-sees = Les cartes que veu { $name }
round-may-choose = { $name }: quins pals pot dir?
round-may-bid = { $name }: què pot predir?
round-trump-title = Quin és el triomf?

ask-trump = Quin és el triomf en aquesta mà?
ask-no-trump = cap pal
ask-dealer-chooses = tria qui reparteix
ask-choice = S’ha girat la carta { $card }. Ha repartit: { $name }. Què pot dir?
ask-number = { $number }
ask-bids = { $name }: què pot predir?
ask-bidder = Ha repartit: { $name }. Qui fa la primera predicció?
ask-dealer = Ha repartit la mà { $number }: { $name }. Qui reparteix la següent?
ask-nobody-deals = Ningú: la partida s’ha acabat
ask-cards-seen = { $name }: de qui veu les cartes?
ask-bids-seen = { $name }: de qui sap les prediccions?
ask-nobody = De ningú
ask-together = S’hi pot jugar, així, amb { $players } jugadors?
ask-points = { $name }: predites { $bid }, guanyades { $won }. Quants punts són?
ask-happened = Pot haver anat així aquesta mà?
ask-possible = Sí, pot ser
ask-impossible = No, no pot ser
ask-winners = La partida s’acaba amb aquests totals. Qui guanya?
myth-dealer-may-decline = S’ha girat un mag. «Qui reparteix també pot decidir que no hi hagi triomf.» És cert?
myth-off-by-one = Es juga amb més o menys u. «Així doncs, la suma de les prediccions s’ha de desviar del nombre de bases exactament en u.» És cert?
myth-tricks-always-pay = «Cada basa guanyada dona 10 punts, encara que la predicció falli.» És cert?
myth-zero-is-nothing = «Qui prediu 0 i no guanya cap basa no s’endú res.» És cert?

pad-title = Bloc de puntuació
pad-variant = Variant
pad-name = Nom del jugador { $number }
pad-bid = { $name }, mà { $number }: predicció
pad-tricks = { $name }, mà { $number }: bases
pad-hint = Escriu quantes bases ha predit cadascú i quantes n’ha guanyat. Els punts surten sols.
pad-ahead = Després { $number ->
        [one] d’una mà
       *[other] de { $number } mans
    }, amb { $points } punts, al capdavant: { $players }
pad-provisional = Els totals amb «?» són provisionals fins que la mà { $number } sigui correcta.
pad-chart = Els totals després de cada mà
pad-chart-provisional = provisionals (?) a partir de la mà { $number }
pad-players = Jugadors
pad-dealer = Reparteix primer: jugador
pad-variants = Es juga amb
pad-greek = Exemple del reglament grec
pad-italian = Exemple del reglament italià
pad-empty = Bloc buit
pad-explained = Tots dos reglaments expliquen una partida de tres jugadors i dues mans. La mà 1 és la mateixa. A la mà 2 tots dos tenen les prediccions 2, 0 i 0, però una de les bases és per al segon jugador al reglament grec i per al tercer a l’italià. Així, cada vegada falla una altra predicció de 0, i els totals són diferents: 10, −20, 50 en l’un, 10, 10, 20 en l’altre. Les regles són les mateixes; les bases, no.

variant-base = Joc bàsic
switch-title = La mateixa posició, jugada amb
switch-cards = { $name }: quines cartes pot jugar?
switch-predict = { $name }: què pot predir?
switch-rounds = Quantes mans té la partida?
switch-hands = { $name }: de qui veu les cartes?
switch-bids = { $name }: de qui veu les prediccions?
switch-nothing = cap

INPUT-NAMES = Cada jugador té un nom propi.
    .name-missing = Aquí falta un nom, i en lloc seu n’hi ha un altre.
    .name-twice = Ja hi ha el nom «{ $part }». Dos jugadors amb el mateix nom costen de distingir.
    .name-too-long = Aquí els noms tenen com a màxim { $longest } caràcters; en altres llocs aquest surt escurçat.
