# Wizard: les cartes i les regles de la basa. Cada missatge porta el nom de la seva regla; cada atribut és
# la frase d’un cas. Les cartes i els pals es dibuixen i no es declinen mai: els precedeix un nom
# («la carta», «el pal»). «Mà» vol dir la ronda; les cartes d’un jugador són «a la mà».

suit-B = blau
    .full = Humans, blau
suit-G = verd
    .full = Elfs, verd
suit-R = vermell
    .full = Nans, vermell
suit-Y = groc
    .full = Gegants, groc
card-B = { $rank } blau
card-G = { $rank } verd
card-R = { $rank } vermell
card-Y = { $rank } groc
card-W = Mag
card-J = Bufó

books-wizard-el-wizard-it = reglaments grec i italià
books-wizard-it = reglament italià
books-wizard-el = reglament grec
section-WIZ-DEF = l’objectiu del joc
section-WIZ-DECK = les cartes
section-WIZ-PLAY = com es juguen les bases
section-WIZ-WIN = qui guanya la basa
section-WIZ-SPEC = mags i bufons

WIZ-DEF-01 = Una basa té una carta de la mà de cada jugador: es juguen per torns, de cara amunt, sobre la taula.
    .not-held = Qui té el torn no té la carta { $card }, i només es poden jugar les cartes pròpies.

WIZ-DECK-01 = Hi ha quatre pals: els Humans són blaus, els Elfs verds, els Nans vermells i els Gegants grocs.
WIZ-DECK-02 = A cada pal, el 13 és la carta més alta i l’1 és la més baixa.
WIZ-DECK-03 = Hi ha quatre mags, i són més alts que qualsevol 13.
WIZ-DECK-04 = Hi ha quatre bufons, i són més baixos que qualsevol 1.
WIZ-DECK-05 = Quatre pals de 13 cartes, quatre mags i quatre bufons: en total fan 60 cartes.

WIZ-PLAY-01 = La primera basa la comença qui seu a l’esquerra de qui reparteix.
    .not-first-leader = La primera basa l’ha de començar qui seu a l’esquerra de qui reparteix.
    .leads-first = La carta { $card } comença la primera basa. Encara no hi ha cap pal per seguir, i per tant qui comença pot jugar qualsevol carta.
WIZ-PLAY-02 = Després juguen els altres, en sentit horari.
    .out-of-turn = Ara toca a algú altre: es juga en sentit horari, l’un rere l’altre.
WIZ-PLAY-03 = Si tens cartes del pal de sortida, n’has de jugar una.
    .void-before = La carta { $card } no pot ser de qui la juga: en una basa anterior no ha seguit el pal { $suit }, i per tant no en té cap carta.
    .first-card-suited = La basa ha començat amb la carta { $card }: cal seguir el pal { $led }.
    .follows = La carta { $card } segueix el pal de sortida, { $led }.
    .must-follow = La carta { $card } és d’un altre pal, però a la mà hi ha alguna carta del pal { $led }: cal seguir el pal de sortida.
WIZ-PLAY-04 = Si no tens cap carta del pal de sortida, pots jugar la que vulguis, sigui triomf o no.
    .hand-unseen = La carta { $card } no segueix el pal { $led }. Això només ho pot fer qui no té cap carta d’aquest pal: per tant, qui l’ha jugada no en pot tenir cap.
    .cannot-follow = A la mà no hi ha cap carta del pal { $led }, i per tant tot val, també la carta { $card }.
    .trump-too-early = La carta { $card } és un triomf, però d’un altre pal: només es pot jugar si no es pot seguir el pal de sortida, i a la mà hi ha alguna carta del pal { $led }.
WIZ-PLAY-05 = Seguir el pal vol dir jugar una carta del pal amb què ha començat la basa.
    .nothing-led = Encara no s’ha jugat cap carta, i per tant no hi ha cap pal per seguir: es pot començar amb qualsevol carta.
WIZ-PLAY-06 = Un mag o un bufó es pot jugar sempre, encara que es pugui seguir el pal.
    .always-playable = La carta { $card } es pot jugar sempre, siguin quins siguin el pal de sortida i les altres cartes de la mà.
WIZ-PLAY-07 = Qui juga un mag o un bufó no ha de seguir cap pal.
WIZ-PLAY-08 = Qui guanya la basa se la queda i comença la següent.
    .not-winner = La basa següent l’ha de començar qui ha guanyat l’última.
    .leads-next = La carta { $card } comença la basa següent. Encara no hi ha cap pal per seguir, i per tant qui comença pot jugar qualsevol carta.
    .winner-leads = Qui guanya la basa se la queda i comença la següent.
WIZ-PLAY-09 = A la primera mà només hi ha una basa, i per tant ningú no en comença una segona.
    .only-trick = Era l’única basa d’aquesta mà, i per tant ningú no en comença cap altra.

WIZ-WIN-01 = La carta més alta guanya la basa; les regles que segueixen diuen quina és.
WIZ-WIN-02 = Un mag és més alt que qualsevol altra carta, triomfs inclosos.
WIZ-WIN-03 = La basa és per al seu primer mag.
    .later-wizard = La carta { $card } és un mag, però no el primer d’aquesta basa.
    .beaten-by-wizard = En aquesta basa hi ha un mag, i la carta { $card } no ho és.
    .first-wizard = La carta { $card } de la posició { $position } és el primer mag d’aquesta basa. El primer mag venç totes les altres cartes, també els mags que venen després.
WIZ-WIN-04 = Si a la basa no hi ha cap mag, guanya el triomf més alt.
    .lower-trump = La carta { $card } és un triomf, però a la basa n’hi ha un de més alt.
    .beaten-by-trump = En aquesta basa hi ha un triomf, i la carta { $card } no ho és.
    .highest-trump = La carta { $card } és el triomf més alt d’aquesta basa, i un triomf venç totes les cartes dels altres pals.
WIZ-WIN-05 = Si no hi ha ni cap mag ni cap triomf, guanya la carta més alta del pal de sortida.
    .lower-of-led-suit = La carta { $card } és del pal de sortida, { $suit }, però n’hi ha una de més alta.
    .another-suit = La carta { $card } no és del pal de sortida, { $suit }, ni és un triomf: no pot guanyar.
    .highest-of-led-suit = La carta { $card } és la més alta del pal de sortida, { $suit }. En aquesta basa no hi ha cap triomf.

WIZ-SPEC-01 = Si la basa comença amb un mag, tots els altres poden jugar qualsevol carta.
    .wizard-led = La basa ha començat amb la carta { $card }. No cal seguir cap pal: es pot jugar qualsevol carta.
WIZ-SPEC-02 = Una basa que comença amb un mag la guanya aquest mag, vingui el que vingui després.
WIZ-SPEC-03 = Ningú no està obligat a jugar un mag per seguir el pal, ni tan sols si cal seguir el triomf.
WIZ-SPEC-04 = Si la basa comença amb un bufó, qui juga després pot jugar qualsevol carta.
    .one-jester = La basa ha començat amb la carta { $card }. Un bufó no fixa cap pal: la carta següent és lliure.
WIZ-SPEC-05 = La carta que segueix el bufó inicial fixa el pal de la basa.
    .suit-after-jester = Després del bufó inicial, la carta { $card } ha fixat el pal: ara cal seguir el pal { $led }.
WIZ-SPEC-06 = Un bufó perd totes les bases, tret d’una que només tingui bufons.
    .jester-loses = La carta { $card } perd contra qualsevol altra mena de carta.
WIZ-SPEC-07 = Si només es juguen bufons, guanya el primer.
    .later-jester = Només hi ha bufons, i aquest no és el primer.
    .first-jester = Només hi ha bufons, i en aquest cas guanya el primer.
WIZ-SPEC-08 = Una basa feta només de bufons pot sortir únicament quan juguen tres o quatre persones.

A-WIZ-01 = Si la primera carta després dels bufons inicials és un mag, no hi ha pal de sortida: tothom pot jugar qualsevol carta.
    .why = Un mag no té pal i no en pot fixar cap, i ningú no sabria quin pal ha de seguir.
    .wizard-after-jesters = La carta { $card } és la primera que no és un bufó, i no té pal. Per això en aquesta basa ja no hi ha pal de sortida: es pot jugar qualsevol carta.
A-WIZ-02 = Si la basa comença amb més d’un bufó, el pal el fixa la primera carta diferent.
    .why = Els reglaments només parlen de la segona carta; un segon bufó tampoc no fixa cap pal, i per això ho decideix la carta següent.
    .jesters-so-far = De moment només hi ha bufons: { $cards }. No fixen cap pal: la carta següent és lliure.
    .suit-after-jesters = Els bufons no fixen cap pal. La primera diferent és la carta { $card }: ara cal seguir el pal { $led }.
A-WIZ-19 = Una basa de cinc o sis bufons no pot existir, perquè només n’hi ha quatre. Si juguen quatre persones, tampoc no pot existir quan s’ha girat un bufó.
    .why = Ho diu el nombre de bufons.

ladder-first-wizard = Primer mag
    .pass = cap mag a la basa
ladder-highest-trump = Triomf més alt
    .pass = cap triomf a la basa
ladder-highest-of-led-suit = Carta més alta del pal de sortida
    .pass = cap carta del pal de sortida
ladder-first-jester = Primer bufó
    .pass = s’han jugat altres cartes
