# Wizard Camelot Edition. Cada missatge porta el nom de la seva regla; cada atribut és la frase d’un
# cas. Les cartes i els pals es dibuixen i no es declinen mai: els precedeix un nom («la carta»).
# «Mà» vol dir la ronda; les cartes d’un jugador són «a la mà».

suit-S = piques
    .full = piques ♠
suit-H = cors
    .full = cors ♥
suit-D = diamants
    .full = diamants ♦
suit-C = trèvols
    .full = trèvols ♣
card-S = { $rank ->
        [11] valet
        [12] reina
        [13] rei
        [14] as
       *[other] { $rank }
    } de piques
card-H = { $rank ->
        [11] valet
        [12] reina
        [13] rei
        [14] as
       *[other] { $rank }
    } de cors
card-D = { $rank ->
        [11] valet
        [12] reina
        [13] rei
        [14] as
       *[other] { $rank }
    } de diamants
card-C = { $rank ->
        [11] valet
        [12] reina
        [13] rei
        [14] as
       *[other] { $rank }
    } de trèvols
card-Grail = Sant Greal
card-Excalibur = Excalibur
card-Merlin = Merlí
card-MerlinW = Merlí com a mag
card-MerlinJ = Merlí com a bufó
card-Morgan = Morgana

books-camelot-ca = reglament català
section-CAM-COMP = les cartes
section-CAM-DEF = definicions
section-CAM-TRUMP = el triomf
section-CAM-OBJ = l’objectiu del joc
section-CAM-DEAL = el repartiment
section-CAM-JEST = cartes especials, bufó
section-CAM-WIZ = cartes especials, mag
section-CAM-GRAIL = cartes especials, Sant Greal
section-CAM-EXC = cartes especials, Excalibur
section-CAM-MERL = cartes especials, Merlí
section-CAM-MORG = cartes especials, Morgana
section-CAM-BID = la licitació
section-CAM-PLAY = com es juga
section-CAM-TRACK = el seguiment de les bases
section-CAM-SCORE = la puntuació
section-CAM-ZERO = prediccions de zero bases
section-CAM-WIN = qui guanya la basa
section-CAM-LEAD = començar amb una carta especial

INPUT-DECLARATION = Només es declara Merlí, com a mag o com a bufó, i només quan es juga.
    .declared-in-hand = «{ $part }» no pot ser a la mà: la carta només es declara quan es juga. A la mà s’escriu { $right }.
    .declared-otherwise = «{ $part }» no pot ser: quan es juga, la carta es declara d’una d’aquestes maneres: { $right }.
    .not-declarable = «{ $part }» no pot ser: aquesta carta no es declara mai com una altra. Només es pot amb { $right }.

trick-why-nobody = De moment no guanya ningú

CAM-COMP-01 = Al Camelot hi poden jugar de tres a sis persones.
CAM-COMP-02 = És un joc per a tothom a partir de 8 anys.
CAM-COMP-03 = Hi ha 48 cartes amb pal: piques, cors, diamants i trèvols, cada pal del 3 al 10 i després valet, reina, rei i as. Els dosos s’han tret.
    .twos-are-out = «{ $part }» no és en aquest joc: s’han tret els quatre dosos, i cada pal comença pel 3.
    .no-card-for-one = La carta { $card } no té cap parella al Camelot: allà cada pal té dotze cartes, una menys que al Wizard, i la més baixa es queda fora.
CAM-COMP-04 = Hi ha 12 cartes especials: quatre bufons, quatre mags, el Sant Greal, Excalibur, Merlí i Morgana. En total fan 60 cartes.
    .no-such-card = «{ $part }» no és cap carta d’aquest joc.
    .not-in-deck = La carta { $card } no és en aquesta baralla, o no hi és tantes vegades.
    .drawn-too-often = «{ $part }» no és en aquesta baralla, o no hi és tantes vegades.
    .second-grail = De la carta { $card } només n’hi ha una, i per tant només un jugador la pot tenir en una basa seva. Aquí està apuntada { $count } vegades.
    .only-in-camelot = La carta { $card } només existeix al Camelot. Al Wizard no hi ha res de semblant.
CAM-COMP-05 = Els punts s’apunten en un full.

CAM-DEF-01 = Les cartes repartides a un jugador són la seva mà.
    .hand-for-each = Jugadors amb cartes: { $count }. Però en juguen { $players }, i cadascú rep les seves.
CAM-DEF-02 = Qui seu a l’esquerra de qui reparteix té la posició 1, que és senar; el següent a l’esquerra la 2, que és parell; després la 3, senar una altra vegada, i així successivament.
    .out-of-turn = Ara toca a algú altre: es juga en sentit horari, una posició rere l’altra.
CAM-DEF-03 = Qui guanya una basa té a la següent la posició 1, que és senar.
CAM-DEF-04 = A cada basa tothom juga una carta de la seva mà.
    .not-held = Qui té el torn no té la carta { $card }, i només es poden jugar les cartes pròpies.
CAM-DEF-05 = Quan s’han jugat totes les cartes de la mà, s’apunten els punts.
    .hand-is-over = Ja s’han jugat totes les cartes d’aquesta mà.
    .right-points = Aquests són els punts d’aquesta mà: { $due }.
    .other-points = La mà { $number } val { $due } punts, i no { $claimed }.
CAM-DEF-06 = Una basa compta per a qui la guanya.
    .trick-counts = En aquesta basa no hi ha Excalibur, i per tant compta per a qui la guanya.
    .tricks-missing = Encara falta el nombre de bases guanyades.
    .tricks-no-number = «{ $part }» no és un nombre de bases. En aquesta mà pot ser un nombre enter de 0 a { $cards }.
    .more-tricks-than-played = { $won } bases no poden ser: aquesta mà en té com a màxim { $cards }.
    .tricks-in-range = Bases: { $won } de { $cards }. Pot ser.
    .tricks-sum = S’han comptat totes les bases de la mà ({ $cards }): Excalibur no s’ha jugat.

CAM-TRUMP-01 = Després de repartir es gira la carta següent: decideix quin és el triomf.
    .not-turned-yet = Primer es gira una carta per al triomf.
    .not-in-stock = «{ $part }» no es pot girar: no és entre les cartes que han quedat.
    .top-of-stock = La carta { $card } és la següent, i es gira de cara amunt.
    .card-to-turn-up = Per al triomf es gira la carta següent. Cartes que queden: { $stock }.
CAM-TRUMP-02 = Si la carta girada té pal, aquest pal és el triomf de la mà.
    .suit-turned-up = S’ha girat la carta { $card }: en aquesta mà el triomf és el pal { $suit }.
    .trump-is-settled = El triomf d’aquesta mà ja està decidit: no es gira cap altra carta.
CAM-TRUMP-03 = Si es gira un bufó, la mà es juga sense triomf.
    .jester-turned-up = S’ha girat la carta { $card }: aquesta mà no té triomf.
CAM-TRUMP-04 = Si es gira una altra carta especial, qui reparteix tria com a triomf un dels quatre pals.
    .nothing-to-choose = Ara no hi ha res per triar: el triomf es tria després que s’hagi girat una carta especial i abans de la primera predicció.
    .special-turned-up = S’ha girat la carta { $card }. No té pal i no és cap bufó, i per tant el triomf el tria qui reparteix.
    .dealer-has-chosen = S’ha girat la carta { $card }, i qui reparteix ha triat com a triomf el pal { $suit }.
    .dealer-chooses = Qui reparteix pot triar qualsevol dels quatre pals, també el pal { $suit }.
    .not-the-dealer = El triomf només el tria qui reparteix.
    .no-suit-here = «{ $part }» no és cap pal d’aquest joc. Qui reparteix tria un d’aquests: { $suits }.
CAM-TRUMP-05 = Qui reparteix no pot triar jugar sense triomf.
    .no-trump-named = Qui reparteix ha de triar un dels quatre pals: «sense triomf» no es pot triar.
CAM-TRUMP-06 = A l’última mà es reparteixen totes les cartes i no en queda cap per girar: no hi ha triomf.
    .no-stock-left = S’han repartit totes les cartes i no en queda cap per girar: l’última mà no té triomf.

CAM-OBJ-01 = L’objectiu és predir exactament quantes bases es guanyaran.
CAM-OBJ-02 = Una predicció encertada dona punts, una de fallada en treu.
CAM-OBJ-03 = Guanya qui al final té més punts.
    .evening-over = La partida s’ha acabat: l’última mà ja està puntuada.
    .evening-ends = La mà { $number } era l’última. Ara decideixen els punts.
    .most-points = La puntuació més alta: { $who } ({ $points }).

CAM-DEAL-01 = Per trobar qui reparteix primer, cadascú rep una carta. Reparteix qui té la més alta.
    .nobody-has-drawn = Cadascú agafa una carta. Reparteix primer qui té la més alta.
    .highest-deals = La carta { $card } és la més alta. Reparteix primer: { $who }.
    .not-drawn-yet = Primer cadascú agafa una carta, per trobar qui reparteix.
    .dealer-is-known = Ja s’ha trobat qui reparteix primer: ningú no agafa cap més carta.
    .not-who-draws = Agafen una carta aquests jugadors i cap altre: { $players }.
    .one-card-each = Cadascun d’ells agafa una carta.
    .scorekeeper-deals = Reparteix primer: { $who }.
CAM-DEAL-02 = A la primera mà cadascú rep una carta, a la segona dues, a la tercera tres, i així successivament.
    .only-trick = Era l’única basa de la primera mà, i per tant ningú no en comença cap altra.
    .not-dealt-yet = Primer es reparteixen les cartes de la mà { $number }. Cartes per a cadascú: { $cards }.
    .wrong-hand-size = Cartes d’un jugador: { $count }. Però a la mà { $number } cadascú en rep { $cards }.
    .one-card = A la primera mà cadascú rep una carta.
    .two-cards = A la segona mà cadascú rep dues cartes.
    .one-card-more = Mà { $number }: { $cards } cartes per a cadascú, una més que abans.
CAM-DEAL-03 = Després de cada mà reparteix el següent de l’esquerra.
    .round-still-on = Es torna a repartir després de l’última basa d’aquesta mà.
    .deal-passes = El torn de repartir passa a l’esquerra. Reparteix la mà { $number }: { $who }.
    .last-trick = Era l’última basa d’aquesta mà, i per tant ningú no en comença cap altra.
CAM-DEAL-04 = Qui reparteix barreja abans totes les 60 cartes.
CAM-DEAL-05 = Hi ha 20 mans amb tres jugadors, 15 amb quatre, 12 amb cinc i 10 amb sis.
    .until-all-are-dealt = Amb { $players } jugadors, les 60 cartes arriben per a { $rounds } mans.
CAM-DEAL-06 = A l’última mà es reparteixen totes les cartes.
    .all-are-dealt = La mà { $number } és l’última: { $cards } cartes per a cadascú, i no en queda cap.

CAM-JEST-01 = Un bufó normalment perd.
    .jester-loses = La carta { $card } aquí perd, com solen fer els bufons.
CAM-JEST-02 = Si només es juguen bufons, guanya el primer. També compta com un d’ells Merlí jugat com a bufó.
    .only-jesters = Només hi ha bufons, i en aquest cas guanya el primer: la carta { $card } de la posició { $position }.
    .jester-does = La carta { $card } de la posició { $position } és el primer bufó, i aquí cap altra carta no pot guanyar: per una vegada, un bufó va al davant.
CAM-JEST-03 = Si només es juguen bufons i Excalibur, guanya el primer bufó.
    .jesters-and-excalibur = Només hi ha bufons i Excalibur. Excalibur perd sempre, i per tant guanya el primer bufó: la carta { $card } de la posició { $position }.

CAM-WIZ-01 = Un mag normalment guanya.
    .wizard-does = La carta { $card } de la posició { $position } aquí guanya, com sol fer el primer mag.
CAM-WIZ-02 = Si es juga més d’un mag, guanya el primer. També compta com un d’ells Merlí jugat com a mag.
    .later-wizard = La carta { $card } ha arribat tard: el primer mag d’aquesta basa és a la posició { $position }.
CAM-WIZ-03 = Un mag perd contra Morgana.
    .wizard-under-morgan = La carta { $card } aquí perd: la carta { $best } de la posició { $position } és més forta que qualsevol mag.
CAM-WIZ-04 = Un mag perd contra el Sant Greal en posició parell.
    .wizard-under-grail = La carta { $card } aquí perd: la carta { $best } és a la posició { $position }, que és parell, i allà ho venç tot.

CAM-GRAIL-01 = En posició parell (2, 4 o 6), el Sant Greal venç qualsevol altra carta, fins i tot Morgana.
    .even-grail-does = La posició { $position } és parell: allà la carta { $card } venç qualsevol altra carta.
CAM-GRAIL-02 = Qui guanya una basa amb el Sant Greal en posició parell rep 20 punts més, si la seva predicció també és exacta.
    .bonus-needs-exact-bid = La carta { $card } és en una basa d’aquest jugador, però la predicció era { $bid } i les bases comptades { $won }: sense predicció exacta no hi ha premi.
CAM-GRAIL-03 = En posició senar (1, 3 o 5), el Sant Greal és una carta nul·la i perd sempre.
    .odd-grail-does = La posició { $position } és senar: allà la carta { $card } és nul·la i perd sempre.
CAM-GRAIL-04 = Qui guanya una basa amb el Sant Greal en posició senar també rep 20 punts més, si la seva predicció és exacta.
    .grail-bonus = La carta { $card } és en una basa d’aquest jugador i la predicció és exacta: 20 punts més, fos la posició parell o senar.
CAM-GRAIL-05 = El Sant Greal es deixa de cara amunt damunt de la seva basa, perquè ningú no oblidi els 20 punts.
    .grail = La carta { $card } es deixa damunt d’aquesta basa: 20 punts més per a qui l’ha guanyada, si la seva predicció resulta exacta.

CAM-EXC-01 = Excalibur perd sempre.
    .excalibur-does = La carta { $card } perd sempre i anul·la la basa: no comptarà per a ningú.
CAM-EXC-02 = Excalibur anul·la la basa: qui la guanya no la pot comptar.
    .excalibur-annuls = La carta { $card } anul·la aquesta basa: no compta per a qui la guanya.
    .last-hand-has-excalibur = A l’última mà es reparteixen totes les cartes, i per tant Excalibur es juga segur i s’anul·la una basa. Les { $cards } bases només poden sumar { $right }, no pas { $total }.
CAM-EXC-03 = Si Excalibur es juga a la primera mà, ningú no hi guanya ni hi perd punts.
    .nobody-scores = Excalibur s’ha jugat a la primera mà: fos quina fos la predicció, no hi ha punts.
    .wrong-for-annulled = { $claimed } no pot ser: Excalibur s’ha jugat a la primera mà, i llavors ningú no guanya ni perd punts.

CAM-MERL-01 = Merlí es pot jugar com a mag o com a bufó.
    .merlin-playable = La carta { $card } es pot jugar sempre, siguin quins siguin el pal de sortida i les altres cartes de la mà.
    .neither-wizard-nor-jester = La carta { $card } només es pot jugar de dues maneres: { $ways }.
    .only-merlin-is-declared = La carta { $card } es juga com el que és. Només la carta { $merlin } es declara com una altra.
CAM-MERL-02 = Si Merlí és mag o bufó, s’ha de declarar quan es juga.
    .merlin-undeclared = La carta { $card } s’ha de declarar quan es juga, d’una manera o de l’altra: { $ways }. En una línia escriu un d’aquests valors: { $right }.

CAM-MORG-01 = Morgana és la carta més forta i normalment guanya.
    .morgan-does = La carta { $card } és la més forta aquí, i guanya.
CAM-MORG-02 = Morgana perd contra el Sant Greal en posició parell.
    .morgan-is-beaten = La carta { $card } per una vegada perd: la carta { $grail } és a la posició { $position }, que és parell.

CAM-BID-01 = Començant per l’esquerra de qui reparteix, cadascú diu quantes bases farà: cap, totes o un nombre entremig.
    .bids-first = Primer es fan totes les prediccions, després es juga la primera carta.
    .bids-are-written = Totes les prediccions ja estan fetes i apuntades.
    .bid-already = La predicció d’aquest jugador ja està apuntada.
    .not-first-bidder = La primera predicció la fa qui seu a l’esquerra de qui reparteix.
    .nothing-said = Falta la predicció: un nombre de bases de 0 a { $cards }.
    .own-hand = Cadascú mira les seves cartes abans de fer la predicció.
    .hand-of-another = Les cartes dels altres queden tapades.
    .bid-on-the-pad = Les prediccions s’apunten perquè tothom les vegi.
CAM-BID-02 = Les prediccions continuen en sentit horari.
    .not-next-bidder = Ara toca a algú altre: les prediccions es fan en sentit horari.
CAM-BID-03 = Amb més de quatre cartes per a cadascú, totes les prediccions juntes no poden sumar tantes bases com n’hi ha.
    .few-cards = Amb { $cards ->
        [one] 1 carta
       *[other] { $cards } cartes
    } per a cadascú, qualsevol suma està permesa, i per tant també la predicció { $bid }.
    .total-forbidden = Les altres prediccions sumen { $others }. Amb { $bid } com a última en sumarien { $cards }, tantes com bases hi ha, i amb més de quatre cartes per a cadascú no està permès.
    .total-differs = Amb una predicció de { $bid }, la suma és { $total } i les bases són { $cards }: els dos nombres són diferents, i per tant la predicció està permesa.
CAM-BID-04 = L’últim pot fer que la suma sigui igual al nombre de bases, però només amb una predicció de zero.
    .last-bids-zero = Les prediccions sumen { $cards }, tantes com bases hi ha. L’últim ho pot fer, perquè prediu zero.

CAM-PLAY-01 = La primera basa la comença qui seu a l’esquerra de qui reparteix.
    .not-first-leader = La primera basa l’ha de començar qui seu a l’esquerra de qui reparteix.
CAM-PLAY-02 = Es pot començar amb qualsevol carta.
    .nothing-led = Encara no s’ha jugat cap carta, i per tant no hi ha cap pal per seguir: es pot començar amb qualsevol carta.
CAM-PLAY-03 = Si tens cartes del pal de sortida, n’has de jugar una, o bé una carta especial.
    .void-before = La carta { $card } no pot ser de qui la juga: en una basa anterior no ha seguit el pal { $suit }, i per tant no en té cap carta.
    .first-card-suited = La basa ha començat amb la carta { $card }: cal seguir el pal { $led }.
    .always-playable = La carta { $card } és especial. Es pot jugar sempre, siguin quins siguin el pal de sortida i les altres cartes de la mà.
    .follows = La carta { $card } segueix el pal de sortida, { $led }.
    .must-follow = La carta { $card } és d’un altre pal, però a la mà hi ha alguna carta del pal { $led }: cal seguir el pal de sortida o jugar una carta especial.
CAM-PLAY-04 = Si no tens cap carta del pal de sortida, pots jugar la que vulguis, sigui triomf o no.
    .hand-unseen = La carta { $card } no segueix el pal { $led }. Això només ho pot fer qui no té cap carta d’aquest pal: per tant, qui l’ha jugada no en pot tenir cap.
    .cannot-follow = A la mà no hi ha cap carta del pal { $led }, i per tant tot val, també la carta { $card }.
    .trump-too-early = La carta { $card } és un triomf, però d’un altre pal: només es pot jugar si no es pot seguir el pal de sortida, i a la mà hi ha alguna carta del pal { $led }.
CAM-PLAY-05 = Qui guanya una basa comença la següent.
    .not-winner = La basa següent l’ha de començar qui ha guanyat l’última.
    .winner-leads = Qui guanya la basa comença la següent, a la posició 1.
CAM-PLAY-06 = A la basa següent les posicions es tornen a comptar des de qui ha guanyat: 1 senar, 2 parell, i així successivament.

CAM-TRACK-01 = Abans de la primera carta, qui porta la puntuació llegeix en veu alta totes les prediccions.
    .bids-complete = Totes les prediccions estan fetes. En total: { $total }; bases d’aquesta mà: { $cards }.
CAM-TRACK-02 = Les bases guanyades queden a la vista de tothom.
CAM-TRACK-03 = Les bases anul·lades es deixen de banda i no compten.
    .tricks-cannot-be = Bases comptades: { $total }. No pot ser. Aquesta mà en té { $cards }; només Excalibur n’anul·la una, i llavors en compten { $less }.
    .one-trick-annulled = Bases comptades: { $total } de { $cards }. Excalibur n’ha anul·lat una.
CAM-TRACK-04 = Rodes, monedes o fitxes poden mostrar les prediccions.

CAM-SCORE-01 = Només guanya punts la predicció exacta, ni per sobre ni per sota.
CAM-SCORE-02 = Una predicció exacta val 20 punts,
    .exact-bid = La predicció { $bid } és exacta: 20 punts.
    .wrong-for-exact = { $claimed } no pot ser: amb { $won ->
        [one] 1 basa
       *[other] { $won } bases
    } la predicció és exacta, i els punts són { $due }.
CAM-SCORE-03 = i 10 més per cada basa.
    .each-trick = { $won ->
        [one] 1 basa: 10 punts més.
       *[other] { $won } bases: 10 punts més per cadascuna.
    }
CAM-SCORE-04 = Una predicció fallada costa 10 punts per cada basa de més o de menys.
    .too-many-tricks = Predicció { $bid }, guanyades { $won }: { $over ->
        [one] 1 basa
       *[other] { $over } bases
    } de més, a 10 punts cadascuna.
    .too-few-tricks = Predicció { $bid }, guanyades { $won }: { $under ->
        [one] 1 basa
       *[other] { $under } bases
    } de menys, a 10 punts cadascuna.
    .wrong-for-missed = { $claimed } no pot ser: la predicció ha fallat per { $off ->
        [one] 1 basa
       *[other] { $off } bases
    }, i els punts són { $due }.
CAM-SCORE-05 = Qui porta la puntuació vigila el Sant Greal i les prediccions de zero.

CAM-ZERO-01 = Fins a quatre cartes per a cadascú, una predicció exacta de zero val 20 punts.
    .zero-with-few-cards = Predicció zero, cap basa, amb no més de quatre cartes per a cadascú: 20 punts. Cartes en aquesta mà: { $cards }.
CAM-ZERO-02 = Amb més de quatre cartes per a cadascú, una predicció exacta de zero val 25 punts.
    .zero-with-many-cards = Predicció zero, cap basa, amb més de quatre cartes per a cadascú: 25 punts. Cartes en aquesta mà: { $cards }.
CAM-ZERO-03 = L’última mà és una excepció als 25 punts.
CAM-ZERO-04 = A l’última mà, una predicció exacta de zero val 20 punts i un més per cada carta: 40, 35, 32 o 30 amb tres, quatre, cinc o sis jugadors.
    .zero-in-last-hand = Predicció zero, cap basa, a l’última mà: 20 punts i { $cards } més, un per cada carta.

CAM-WIN-01 = Si no hi ha res de tot això, guanya la carta més alta del pal de sortida.
    .lower-of-led-suit = La carta { $card } és del pal de sortida, { $suit }, però n’hi ha una de més alta.
    .another-suit = La carta { $card } no és del pal de sortida, { $suit }, ni és un triomf: no pot guanyar.
    .highest-of-led-suit = La carta { $card } és la més alta del pal de sortida, { $suit }. En aquesta basa no hi ha cap triomf.
CAM-WIN-02 = Si no hi ha ni el Sant Greal en posició parell, ni Morgana, ni cap mag, guanya el triomf més alt.
    .lower-trump = La carta { $card } és un triomf, però a la basa n’hi ha un de més alt.
    .beaten-by-trump = En aquesta basa hi ha un triomf, i la carta { $card } no ho és.
    .highest-trump = La carta { $card } és el triomf més alt d’aquesta basa, i un triomf venç totes les cartes dels altres pals.
CAM-WIN-03 = Guanya el primer mag, també Merlí com a mag, si no hi ha ni Morgana ni el Sant Greal en posició parell.
    .beaten-by-wizard = En aquesta basa hi ha un mag, i la carta { $card } no ho és.
    .first-wizard = La carta { $card } de la posició { $position } és el primer mag d’aquesta basa, i no hi ha ni Morgana ni el Sant Greal en posició parell per vèncer-la.
CAM-WIN-04 = Guanya Morgana, si el Sant Greal no és en posició parell.
    .beaten-by-morgan = En aquesta basa hi ha la carta { $morgan }, més forta que la carta { $card }.
    .morgan = La carta { $card } de la posició { $position } és la més forta. Només el Sant Greal en posició parell la podria vèncer.
CAM-WIN-05 = El Sant Greal guanya des d’una posició parell.
    .beaten-by-grail = La carta { $grail } és en posició parell, i allà també venç la carta { $card }.
    .even-grail = La carta { $card } és a la posició { $position }. És una posició parell, i allà venç qualsevol altra carta.

CAM-LEAD-01 = Si la basa comença amb Morgana, tots els altres poden jugar qualsevol carta. Guanya ella, si no surt el Sant Greal en posició parell.
    .morgan-led = La basa ha començat amb la carta { $card }. No cal seguir cap pal: es pot jugar qualsevol carta.
CAM-LEAD-02 = Si la basa comença amb Merlí, es declara mag o bufó, i s’apliquen les regles d’aquella carta.
    .merlin-led-as-wizard = La basa ha començat amb la carta { $card }, que compta com qualsevol mag: no cal seguir cap pal.
    .merlin-led-as-jester = La basa ha començat amb la carta { $card }, que compta com qualsevol bufó: no fixa cap pal, i la carta següent és lliure.
    .suit-after-merlin = Després de Merlí com a bufó, la carta { $card } ha fixat el pal: ara cal seguir el pal { $led }.
CAM-LEAD-03 = Si la basa comença amb Excalibur, és una carta nul·la: el pal el fixa la carta següent. La basa s’anul·la.
    .excalibur-led = La basa ha començat amb la carta { $card }. És una carta nul·la i no fixa cap pal: la carta següent és lliure.
    .suit-after-excalibur = Després d’Excalibur, la carta { $card } ha fixat el pal: ara cal seguir el pal { $led }.
CAM-LEAD-04 = Si la basa comença amb el Sant Greal, és a la posició 1 i és una carta nul·la: el pal el fixa la carta següent.
    .grail-led = La basa ha començat amb la carta { $card }, que per tant és a la posició { $position }, senar. És una carta nul·la i no fixa cap pal: la carta següent és lliure.
    .suit-after-grail = Després del Sant Greal inicial, la carta { $card } ha fixat el pal: ara cal seguir el pal { $led }.
CAM-LEAD-05 = Si la basa comença amb un mag, tots els altres poden jugar qualsevol carta, fins i tot un altre mag. Guanya ell, si no surt Morgana, o el Sant Greal en posició parell.
    .wizard-led = La basa ha començat amb la carta { $card }. No cal seguir cap pal: es pot jugar qualsevol carta.
CAM-LEAD-06 = Si la basa comença amb un bufó, és una carta nul·la: el pal el fixa la carta següent.
    .one-jester = La basa ha començat amb la carta { $card }. És una carta nul·la i no fixa cap pal: la carta següent és lliure.
    .suit-after-jester = Després del bufó inicial, la carta { $card } ha fixat el pal: ara cal seguir el pal { $led }.

A-CAM-01 = Per trobar el pal de sortida se salten les cartes nul·les del començament: els bufons, Merlí com a bufó, Excalibur i el Sant Greal en posició senar. Decideix la primera carta diferent; si és especial, no cal seguir cap pal.
    .why = El reglament només parla de «la carta següent». Una carta que allà on és no pot guanyar tampoc no decideix el pal, i per això se salta.
    .null-cards-so-far = De moment només hi ha cartes nul·les: { $cards }. No fixen cap pal: la carta següent és lliure.
    .even-grail-opens = La carta { $card } de la posició { $position } és la primera que no és nul·la, perquè aquesta posició és parell. No té pal, i per tant en aquesta basa es pot jugar qualsevol carta.
    .special-opens = La carta { $card } de la posició { $position } és la primera que no és nul·la. No té pal, i per tant en aquesta basa es pot jugar qualsevol carta.
    .suit-after-null-cards = Les cartes nul·les se salten. La primera diferent és la carta { $card }: ara cal seguir el pal { $led }.
A-CAM-02 = Si un mag o Morgana surt més tard en una basa que ja té pal, aquest pal s’ha de seguir com abans.
    .why = El reglament fa seguir el pal de la primera carta, i no preveu cap excepció per al que surt després.
    .duty-stays = La carta { $card } és d’un altre pal, però a la mà hi ha alguna carta del pal { $led }. La carta { $special } ha arribat després del pal i no n’eximeix ningú.
A-CAM-03 = Qui guanya una basa anul·lada també comença la següent.
    .why = Excalibur pren la basa, però no la sortida: algú ha de començar, i se sap qui ha guanyat.
    .annulled-winner-leads = Excalibur ha anul·lat la basa, però qui l’ha guanyada comença igualment la següent, a la posició 1.
A-CAM-04 = Si només es juguen cartes nul·les i entre elles hi ha el Sant Greal, guanya el primer bufó.
    .why = El reglament parla de bufons sols i de bufons amb Excalibur. Un Sant Greal en posició senar és una carta nul·la com Excalibur, i per tant val el mateix.
    .jesters-and-odd-grail = Només hi ha cartes nul·les, i entre elles el Sant Greal en posició senar. Guanya el primer bufó: la carta { $card } de la posició { $position }.
A-CAM-05 = Un Sant Greal en posició senar no fa res a Morgana: guanya ella.
    .why = Segons el reglament només la venç el Sant Greal en posició parell, i en el seu exemple, amb un Sant Greal senar, guanya ella.
A-CAM-06 = Cada carta ocupa una posició, també les nul·les. Si coincideixen Excalibur i el Sant Greal en posició parell, guanya el Sant Greal i la basa s’anul·la.
    .why = El reglament compta les posicions per jugadors, i cada jugador juga una carta. El Sant Greal decideix qui guanya, Excalibur si compta: no es contradiuen.
A-CAM-07 = Els 20 punts del Sant Greal es donen encara que la seva basa s’hagi anul·lat, si la predicció de qui l’ha guanyada és exacta. Només la primera mà és diferent.
    .why = El premi és per a qui guanya la basa i encerta la predicció. L’anul·lació pren la basa, i enlloc no es diu que prengui també el premi.
A-CAM-08 = Una predicció exacta de zero també pot rebre els 20 punts del Sant Greal: guanyant la seva basa quan s’anul·la.
    .why = Una predicció de zero continua sent exacta si es guanya una basa anul·lada, i el premi del Sant Greal no demana res més.
    .bonus-with-zero = La carta { $card } era en una basa d’aquest jugador que s’ha anul·lat, i per tant la predicció de zero continua sent exacta: 20 punts més.
    .grail-without-trick = La carta { $card } està apuntada a un jugador sense cap basa comptada. Això només pot ser si la basa s’ha anul·lat, però aquí s’han comptat totes.
A-CAM-09 = La suma només obliga l’últim, i el que compta és el nombre de cartes, tant si es juga Excalibur com si no.
    .why = El reglament parla de l’últim, i abans de jugar ningú no sap si Excalibur hi és.
    .not-yet-bound = La suma només obliga l’últim. Jugadors que encara han de fer la predicció: { $left }. Per tant, { $bid } està permès.
A-CAM-10 = Quan s’agafa carta per veure qui reparteix, qui rep una carta especial en torna a agafar, i també els qui empaten amb la més alta.
    .why = Les cartes especials no tenen valor, i entre cartes iguals no n’hi ha cap de més alta.
    .specials-draw-again = Les cartes especials no decideixen qui reparteix. Tornen a agafar carta: { $players }.
    .equals-draw-again = La carta més alta ha sortit més d’una vegada. Tornen a agafar carta: { $players }.
A-CAM-11 = Qui reparteix mira primer les seves cartes, després diu el triomf, i només llavors comencen les prediccions.
    .why = El reglament no diu quan. Qui triés sense mirar, triaria a cegues.
    .choice-is-due = Primer qui reparteix tria el triomf, després comencen les prediccions.
A-CAM-12 = L’as és la carta més alta del seu pal, i el 3 la més baixa.
    .why = El reglament enumera les cartes del 3 a l’as, i en els seus exemples guanya l’as.
A-CAM-13 = Si es gira Merlí, el triomf el tria qui reparteix; allà no es declara bufó.
    .why = Merlí es declara quan es juga, i una carta girada no la juga ningú.
    .merlin-turned-up = S’ha girat la carta { $card }. Com qualsevol carta especial que no és un bufó, deixa que qui reparteix triï el triomf; aquí ningú no la declara.
A-CAM-14 = Un cop declarat, Merlí continua sent el que s’ha declarat.
    .why = Els altres juguen segons el que s’ha declarat. Si pogués canviar, cap basa no seria mai segura.
A-CAM-15 = Merlí jugat com a bufó compta entre els bufons per ordre de joc.
    .why = El reglament escriu les mateixes cartes en dos ordres, i en tots dos compta la primera.
A-CAM-16 = Si a la primera mà es juguen Excalibur i el Sant Greal, no hi ha punts ni tampoc premi.
    .why = El reglament diu que llavors ningú no guanya ni perd punts, i el premi són punts.
    .no-bonus-in-first-hand = La carta { $card } aquí no dona res: en una primera mà amb Excalibur tampoc no hi ha premi.
A-CAM-17 = La predicció és un nombre de zero fins al nombre de cartes de la mà. La regla de la suma també val a l’última mà.
    .why = Ningú no pot fer més bases que cartes té. I l’última mà té més de quatre cartes, de manera que la regla de la suma també hi val.
    .no-number = «{ $part }» no és una predicció. Una predicció és un nombre enter de 0 a { $cards }.
    .below-zero = { $bid } no és una predicció: no es poden fer menys de 0 bases. Pot ser un nombre de 0 a { $cards }.
    .more-than-hand = { $bid } bases no es poden fer en aquesta mà. Pot ser un nombre de 0 a { $cards }.
A-CAM-18 = Si al final hi ha més d’un jugador amb la puntuació més alta, guanyen junts.
    .why = El reglament només demana la puntuació més alta, i no diu com es desfà un empat.
    .shared-win = Empat a { $points } punts, guanyen junts: { $players }.
A-CAM-19 = El Sant Greal dona 20 punts una sola vegada, tant si guanya ell mateix la basa com si no.
    .why = El reglament anomena el premi dues vegades, per a les posicions parells i per a les senars. El Sant Greal només n’ocupa una.
A-CAM-20 = Les cartes especials no són de cap pal: es poden jugar sempre, i ningú no n’ha de jugar mai cap per seguir el pal.
    .why = El reglament en diu especials, al costat de les cartes amb pal, i les permet en qualsevol moment.
A-CAM-21 = Mentre en una basa només hi hagi Excalibur o el Sant Greal en posició senar, no l’està guanyant ningú.
    .why = Excalibur i un Sant Greal en posició senar perden sempre; però mentre no hi hagi res més, tampoc res no els venç.
    .nobody-yet = Amb aquestes cartes no es guanya cap basa: { $cards }. De moment no guanya ningú; decideix la carta següent.

ladder-even-grail = Sant Greal en posició parell
    .pass = cap Sant Greal en posició parell
ladder-morgan = Morgana
    .pass = Morgana no és a la basa
ladder-only-jesters = Només bufons: el primer
    .pass = s’han jugat altres cartes
ladder-jesters-and-excalibur = Només bufons i Excalibur: el primer bufó
    .pass = també hi ha el Sant Greal, o cap bufó
ladder-jesters-and-odd-grail = Només cartes nul·les: el primer bufó
    .pass = cap bufó a la basa
ladder-nobody-yet = Encara ningú
    .pass = algú va guanyant
