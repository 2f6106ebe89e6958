# The bid coach: what a hand is worth, and why. “In 100” always means: in 100 rounds.
coach-name = Entrenador de prediccions
coach-headline = Fes-te repartir cartes, o escriu les teves.
coach-deal = A la taula
coach-cards = Cartes per repartir
coach-place = El teu torn de predir
coach-place-long = El teu torn de predir (1: el primer)
coach-hand-wizard = Les teves cartes, per exemple B13, W, R4 (buit: es reparteixen)
coach-hand-camelot = Les teves cartes, per exemple 10S, W, Grail (buit: es reparteixen)
coach-turned = Carta girada, si la saps
coach-trump = Triomf per a les teves cartes
coach-as-turned = segons la carta girada, o cap
coach-trump-untold = El triomf no s’ha indicat, i per això es compta com una mà sense triomf. Si n’hi havia, tria’l juntament amb les cartes.
coach-bids = Prediccions abans de la teva, per exemple 1, 0
coach-before = Abans teu
coach-none = cap
coach-your-hand = Les teves cartes
coach-other-hands = Què veus
coach-seat = Jugador { $number }
coach-unseen = la teva carta
coach-ask = { $cards ->
        [one] L’única basa serà teva? Primer fes la predicció.
       *[other] Quantes de les { $cards } bases seran teves? Primer fes la predicció.
    }
coach-your-bid = La teva predicció
coach-another = I si prediguessis…
coach-answer = La teva predicció: { $bid }.
coach-uncounted = Aquesta còpia de la pàgina no pot calcular les probabilitats. Però diu quines prediccions són permeses, i per què; les probabilitats les veus on les lliçons funcionen en un servidor.
coach-again = Més cartes com aquestes
coach-change = Tria cartes i taula
coach-why = Per què
coach-sure = gairebé sempre: { $span } de 100
coach-losing = rarament: { $span } de 100
coach-between = { $span } de 100
coach-bars = Les bases que fas amb la predicció { $bid }, en 100 mans
coach-aiming = tothom juga per la seva predicció
coach-chance = tothom juga a l’atzar
coach-line = { $tricks ->
        [one] { $tricks } basa
       *[other] { $tricks } bases
    }: { $percent } de cada 100 (si tothom juga a l’atzar: { $other })
coach-grid = Què dona cada predicció
coach-bid = Predicció
coach-right = Encertada (de cada 100)
coach-points = Punts de mitjana
coach-random = Punts si tothom juga a l’atzar
coach-own-bid = { $bid } (la teva)
coach-forbidden = no permesa

COACH-BEST = La millor predicció és la que dona més punts de mitjana.
    .chosen-is-best = La predicció { $bid } és aquí la millor: encertada en { $percent } de cada 100 mans; punts de mitjana: { $points }.
    .chosen = La teva predicció { $bid } és encertada en { $percent } de cada 100 mans; punts de mitjana: { $points }.
    .better = Millor la predicció { $bid }: encertada en { $percent } de cada 100 mans; punts de mitjana: { $points }.
    .nearly-as-good = Gairebé val el mateix la predicció { $bid }: encertada en { $percent } de cada 100 mans; punts de mitjana: { $points }.
COACH-SURE = Algunes cartes fan basa gairebé sempre.
    .sure-winners = Gairebé sempre una basa, si la vols: { $cards }
COACH-LOSING = Algunes cartes fan basa rarament.
    .likely-losers = Rarament una basa: { $cards }
COACH-BETWEEN = La majoria de les cartes poden guanyar o perdre.
    .either-way = De vegades una basa i de vegades no, segons amb què surten els altres: { $cards }
COACH-CONTROL = Algunes cartes es poden jugar sigui quin sigui el pal de sortida.
    .control-cards = Control, perquè es pot jugar sempre i així tries en quina basa: { $cards }
COACH-SPECIAL = Una carta amb nom pot decidir més d’una basa.
    .merlin = La carta { $card } va bé amb qualsevol predicció: ho decideixes quan la jugues, mag si vols la basa, bufó si no la vols.
    .grail = La carta { $card } fa basa només en posició parell. Si és en una basa teva i la teva predicció és exacta, reps 20 punts més.
    .excalibur = La carta { $card } no fa mai basa, i la basa on es juga no compta per a ningú. Per tant, hi ha una basa menys per a tothom.
    .excalibur-first = Amb la carta { $card } a la primera mà ningú no guanya ni perd punts, sigui quina sigui la predicció.
    .morgan = A la carta { $card } només el Sant Greal en posició parell li pot prendre la basa.
COACH-OTHERS = Les prediccions dels altres diuen què volen.
    .want-all = Les prediccions d’abans de la teva ja en demanen { $total }, i hi ha { $cards ->
        [one] { $cards } basa
       *[other] { $cards } bases
    }: tothom lluitarà per les bases.
    .leave-some = Les prediccions d’abans de la teva en demanen { $total } en total, i hi ha { $cards ->
        [one] { $cards } basa
       *[other] { $cards } bases
    }.
    .some-unknown = De les { $of } prediccions abans de la teva en saps { $count }; plegades demanen de moment { $total }.
COACH-MODEL = Cada probabilitat suposa una manera de jugar.
    .exact = Cadascú té una sola carta, i per això el resultat és exacte: s’han comptat totes les cartes que poden tenir els altres.
    .fitting = Cadascú té una sola carta, i per això s’han comptat totes les cartes que poden tenir els altres. Se suposa que qui prediu 1 té una carta que guanya almenys una vegada de cada dues, i qui prediu 0, una de més feble.
    .spread = Importa com es juga: si tothom juga a l’atzar, la predicció { $bid } és encertada en { $other } de cada 100 mans en lloc de { $percent }.
    .same = Fins i tot si tothom juga a l’atzar, la predicció { $bid } és encertada més o menys igual de sovint.
    .sampled = Mans jugades amb cartes a l’atzar per als altres: { $games }. Amb altres cartes un nombre pot variar en { $error }.
    .turned-up = La mà és sense triomf, i per tant s’ha girat aquesta carta, que ningú no té a la mà: { $card }
    .turned-up-unknown = No se sap quina carta s’ha girat: s’han comptat totes les que fan triomf aquest pal, i com un quart de carta cada una que deixa triar el pal a qui reparteix.

front-wizard-wizard-coach = Quantes bases valen aquestes cartes?
    .learn = Fes una predicció i mira de seguida quantes vegades s’encerta, quina dona més, i per què.
front-camelot-camelot-coach = Prediccions al Camelot: quantes bases?
    .learn = Fes una predicció amb el Sant Greal, Excalibur, Merlí i Morgana entre les cartes, i mira què en surt.
coach-late = Encara no hi ha resposta. El que has triat continua aquí: prem «Torna-ho a provar» o torna a carregar la pàgina.
coach-lost = La connexió ha caigut i aquí no es pot calcular res més. El que has triat queda desat: torna a carregar la pàgina.
coach-link = Torna a carregar la pàgina
