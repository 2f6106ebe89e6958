# Wizard: una vetllada sencera. Repartiment, triomf, prediccions, punts, final i variants.

section-WIZ-COMP = el contingut de la capsa
section-WIZ-OBJ = l’objectiu del joc
section-WIZ-SETUP = la preparació
section-WIZ-DEAL = com es reparteix
section-WIZ-TRUMP = el triomf
section-WIZ-BID = la predicció
section-WIZ-SCORE = la puntuació
section-WIZ-END = el final del joc
section-WIZ-VAR-PM = variants: més o menys u
section-WIZ-VAR-HID = variants: predicció tapada
section-WIZ-VAR-SEC = variants: predicció secreta
section-WIZ-VAR-DIV = variants: clarividència
section-WIZ-VAR-MONO = variants: pal únic

variant-plus-minus-one = Més o menys u
variant-hidden = Predicció tapada
variant-secret = Predicció secreta
variant-clairvoyance = Clarividència
variant-mono-colour = Pal únic

WIZ-COMP-01 = Al Wizard hi poden jugar de tres a sis persones.
    .wrong-number-of-players = Jugadors: { $players }. No pot ser: al Wizard hi poden jugar de tres a sis persones.
    .enough-players = Al Wizard s’hi pot jugar amb { $players } jugadors.
WIZ-COMP-02 = El Wizard és per a jugadors a partir de deu anys.
WIZ-COMP-03 = Una partida dura uns 45 minuts.
WIZ-COMP-04 = La capsa conté 60 cartes i un bloc de puntuació.
    .not-in-deck = Entre les 60 cartes de la capsa, la carta { $card } no hi és tantes vegades.

WIZ-DEF-02 = Cada basa la guanya un sol jugador: qui ha jugat la carta més alta.
    .trick-counts = Cada basa compta per a qui l’ha guanyada.
    .tricks-missing = Falta el nombre de bases.
    .tricks-no-number = «{ $part }» no pot ser: les bases són un nombre enter de 0 a { $cards }.
    .more-tricks-than-played = { $won } bases no poden ser: aquesta mà només té { $cards ->
        [one] una basa
       *[other] { $cards } bases
    }.
    .tricks-in-range = { $won ->
        [one] 1 basa
       *[other] { $won } bases
    } de { $cards }: pot ser.
    .tricks-do-not-sum = En total fan { $total ->
        [one] 1 basa
       *[other] { $total } bases
    }, però aquesta mà en té { $cards ->
        [one] 1, i la guanya
       *[other] { $cards }, i cada una la guanya
    } exactament un jugador.
    .tricks-sum = Pot haver anat així: entre tots han guanyat { $cards ->
        [one] l’única basa
       *[other] les { $cards } bases
    } de la mà.

WIZ-OBJ-01 = A cada mà has de predir exactament quantes bases guanyaràs.
WIZ-OBJ-02 = Les prediccions encertades donen punts.
WIZ-OBJ-03 = Al final guanya qui té més punts.
    .most-points = La puntuació més alta és { $points }. Victòria: { $who }.

WIZ-SETUP-01 = Un jugador porta el bloc, amb els noms de tothom i els punts de cada mà.
WIZ-SETUP-02 = Qui porta el bloc barreja i reparteix primer.
    .scorekeeper-deals = Porta el bloc: { $who }. Qui porta el bloc reparteix primer.
    .nobody-draws = Ningú no agafa carta per decidir qui reparteix: comença qui porta el bloc.

WIZ-DEAL-01 = El nombre de cartes canvia a cada mà. A la primera mà tothom rep una carta.
    .not-dealt-yet = Primer es reparteixen les cartes. A la mà { $number } tothom rep { $cards ->
        [one] una carta
       *[other] { $cards } cartes
    }.
    .wrong-hand-size = { $count ->
        [one] Una carta per a un jugador no pot
       *[other] { $count } cartes per a un jugador no poden
    } ser: a la mà { $number } tothom rep { $cards ->
        [one] una carta
       *[other] { $cards } cartes
    }.
WIZ-DEAL-02 = Per això la primera mà només té una basa.
    .one-card = Una carta per a cadascú: en aquesta mà hi ha una sola basa.
WIZ-DEAL-03 = A la segona mà tothom rep dues cartes i es juguen dues bases.
    .two-cards = Dues cartes per a cadascú: en aquesta mà hi ha dues bases.
WIZ-DEAL-04 = A cada mà següent tothom rep una carta més, fins que es reparteixen totes.
    .one-card-more = Mà { $number }: una carta més que abans, { $cards } per a cadascú.
WIZ-DEAL-05 = Les cartes que no es reparteixen queden de cara avall al mig: són el paquet restant.
    .not-in-stock = La carta { $part } no es pot girar: no és al paquet restant.
WIZ-DEAL-06 = Després de cada mà reparteix el jugador següent, en sentit horari.
    .last-trick = Era l’última basa d’aquesta mà, i per això ningú no en comença cap més.
    .deal-passes = El torn de repartir passa en sentit horari. A la mà { $number } reparteix { $who }.
    .round-still-on = Les cartes següents es reparteixen quan aquesta mà s’acaba.

WIZ-TRUMP-01 = Després de repartir, es gira la primera carta del paquet restant.
    .card-to-turn-up = Les cartes estan repartides. Ara es gira la primera carta del paquet restant, que té { $stock ->
        [one] una carta
       *[other] { $stock } cartes
    }.
    .not-turned-yet = Primer es gira la primera carta del paquet restant: decideix quin és el triomf.
    .top-of-stock = La carta { $card } és la primera del paquet restant i es gira.
WIZ-TRUMP-02 = El pal d’aquesta carta és el triomf de la mà.
    .suit-turned-up = S’ha girat la carta { $card }, i per això el triomf d’aquesta mà és el pal { $suit }.
    .trump-is-settled = El triomf d’aquesta mà ja està decidit. No es gira cap més carta.
WIZ-TRUMP-03 = Un triomf venç qualsevol carta d’un altre pal.
WIZ-TRUMP-04 = Si es gira un bufó, en aquesta mà no hi ha triomf.
    .jester-turned-up = S’ha girat la carta { $card }, i per això en aquesta mà no hi ha triomf.
WIZ-TRUMP-05 = Si es gira un mag, qui reparteix mira les seves cartes i tria el triomf.
    .wizard-turned-up = S’ha girat la carta { $card }, i per això el triomf el tria qui reparteix, després de mirar les seves cartes.
    .not-the-dealer = El triomf només el tria qui reparteix.
    .dealer-chooses = Qui reparteix pot dir qualsevol dels quatre pals, també el pal { $suit }.
WIZ-TRUMP-06 = A l’última mà no hi ha triomf, perquè no queda cap carta per girar.
    .no-stock-left = Totes les cartes estan repartides i no en queda cap per girar: l’última mà és sense triomf.

WIZ-BID-01 = Tothom mira les seves cartes i després prediu quantes bases guanyarà.
    .bids-first = No es juga cap carta abans que s’hagin fet totes les prediccions.
    .nothing-said = Falta la predicció: un nombre enter de 0 a { $cards }.
    .own-hand = Cadascú mira les seves cartes abans de predir.
    .hand-of-another = Les cartes dels altres són tapades: cadascú mira només les seves.
WIZ-BID-02 = La primera predicció la fa qui seu a l’esquerra de qui reparteix.
    .not-first-bidder = La primera predicció l’ha de fer qui seu a l’esquerra de qui reparteix.
WIZ-BID-03 = Els altres segueixen en sentit horari.
    .not-next-bidder = És el torn d’un altre: les prediccions es fan en sentit horari, una darrere l’altra.
WIZ-BID-04 = Les prediccions s’escriuen al bloc.
    .bid-already = Aquesta predicció ja és al bloc i no es pot canviar.
    .bid-on-the-pad = Les prediccions es diuen en veu alta i són al bloc, on tothom les veu.
    .bids-are-written = Totes les prediccions són al bloc. Ara es juguen cartes.
WIZ-BID-05 = Abans de la primera carta es poden tornar a llegir en veu alta totes les prediccions.
    .bids-complete = Totes les prediccions estan fetes: en total { $total ->
        [one] 1 basa
       *[other] { $total } bases
    }, i aquesta mà en té { $cards }.
WIZ-BID-06 = Unes fitxes davant dels jugadors poden mostrar les prediccions.

WIZ-SCORE-01 = Una predicció encertada dona 20 punts, i 10 més per cada basa guanyada.
    .exact-bid = 20 punts per la predicció encertada: { $bid ->
        [one] 1 basa
       *[other] { $bid } bases
    }.
    .each-trick = 10 punts per cada basa guanyada: { $won ->
        [one] 1 basa
       *[other] { $won } bases
    }.
    .wrong-for-exact = { $claimed } no és correcte: una predicció encertada de { $won ->
        [one] 1 basa
       *[other] { $won } bases
    } dona { $due } punts, 20 i 10 per cada basa.
WIZ-SCORE-02 = Una predicció fallada costa 10 punts per cada basa de més o de menys, i les bases guanyades no donen res.
    .too-many-tricks = 10 punts menys per cada basa de més. Predites: { $bid }, guanyades: { $won }, és a dir { $over ->
        [one] 1 basa
       *[other] { $over } bases
    } de més.
    .too-few-tricks = 10 punts menys per cada basa que falta. Predites: { $bid }, guanyades: { $won }, és a dir { $under ->
        [one] falta 1 basa
       *[other] falten { $under } bases
    }.
    .wrong-for-missed = { $claimed } no és correcte: una predicció fallada per { $off ->
        [one] 1 basa
       *[other] { $off } bases
    } val { $due } punts, i per les bases no s’hi afegeix res.
WIZ-SCORE-03 = Els punts de cada mà se sumen al total del bloc o se’n resten.
    .right-points = { $due } punts: és correcte.
    .other-points = La mà { $number } val { $due } punts, i no { $claimed }.

WIZ-END-01 = Es juga fins a la mà en què es reparteixen totes les 60 cartes.
    .all-are-dealt = La mà { $number } és l’última: amb { $cards } cartes per a cadascú es reparteixen totes les 60.
WIZ-END-02 = L’última mà és la 20 amb tres jugadors, la 15 amb quatre, la 12 amb cinc i la 10 amb sis.
    .until-all-are-dealt = Amb { $players } jugadors es juguen { $rounds } mans. A l’última es reparteixen totes les 60 cartes.
WIZ-END-03 = Després de l’última mà guanya qui té més punts.
    .evening-ends = La mà { $number } era l’última. Ara decideixen els punts.
    .evening-over = La partida s’ha acabat: l’última mà ja està puntuada.

WIZ-VAR-PM-01 = Més o menys u: la suma de les prediccions d’una mà ha de ser diferent del nombre de bases.
    .total-forbidden = La predicció { $bid } aquí no es pot fer: amb les altres ({ $others }) la suma seria { $cards }, tantes com bases hi ha.
    .total-differs = Amb una predicció de { $bid }, la suma és { $total }. Les bases són { $cards }; la suma és diferent, i per això es pot fer.
    .changes-this = Aquí la variant més o menys u canvia alguna cosa.
    .changes-nothing-here = Aquí més o menys u no canvia res: només prohibeix una suma de prediccions.
WIZ-VAR-PM-02 = En una mà de cinc bases, per exemple, les prediccions poden donar qualsevol suma menys 5.
WIZ-VAR-PM-03 = També amb més o menys u les prediccions es fan obertament, una darrere l’altra.
    .hidden-total = Més o menys u no lliga amb la predicció tapada: l’últim jugador ha de saber la suma dels altres.
WIZ-VAR-HID-01 = Predicció tapada: cadascú escriu la seva predicció sense ensenyar-la.
    .bid-already = Aquesta predicció ja està escrita i no es pot canviar.
    .bid-written = La predicció { $bid } es pot escriure: és entre 0 i { $cards }.
    .own-note = Cadascú sap la seva predicció.
WIZ-VAR-HID-02 = Quan tothom ha escrit, les prediccions s’ensenyen i van al bloc.
    .notes-are-shown = Tothom ha escrit. Els papers s’ensenyen: en total { $total ->
        [one] 1 basa
       *[other] { $total } bases
    }, i aquesta mà en té { $cards }.
WIZ-VAR-HID-03 = Així ningú no es deixa influir per les prediccions dels altres.
    .notes-covered = Encara no ha escrit tothom, i per això els papers dels altres són tapats.
    .changes-this = Aquí la predicció tapada canvia alguna cosa: tothom escriu alhora.
    .changes-nothing-here = Aquí la predicció tapada no canvia res: només és diferent la manera de predir.
WIZ-VAR-SEC-01 = Predicció secreta: cadascú escriu la seva predicció, i s’ensenya després de la mà.
    .bid-already = Aquesta predicció ja està escrita i no es pot canviar.
    .bid-written = La predicció { $bid } es pot escriure: és entre 0 i { $cards }.
    .own-note = Cadascú sap la seva predicció.
    .notes-stay-covered = Tothom ha escrit. Els papers queden tapats fins al final de la mà.
    .notes-uncovered = La mà s’ha acabat i els papers s’ensenyen: les prediccions feien en total { $total ->
        [one] 1 basa
       *[other] { $total } bases
    }, i la mà en tenia { $cards }.
    .covered-to-the-end = Les prediccions secretes queden tapades fins al final de la mà.
    .changes-this = Aquí la predicció secreta canvia alguna cosa: els papers queden tapats fins al final de la mà.
    .changes-nothing-here = Aquí la predicció secreta no canvia res: només és diferent la manera de predir.
WIZ-VAR-DIV-01 = Clarividència: a la primera mà cadascú es posa la carta al front, de manera que només la veuen els altres.
    .forehead-of-another = A la primera mà totes les cartes són al front, on els altres les veuen.
    .four-cards-on-forehead = La clarividència no lliga amb el pal únic: necessita una mà d’una sola carta, i el pal únic comença amb quatre.
WIZ-VAR-DIV-02 = Quan tothom ha vist les cartes dels altres, però no la seva, es fan les prediccions.
    .own-forehead = A la primera mà ningú no veu la seva carta, que és al front.
WIZ-VAR-DIV-03 = Tota la resta, i totes les mans següents, es juguen com sempre.
    .changes-this = Aquí la clarividència canvia alguna cosa: a la primera mà cadascú veu totes les cartes menys la seva.
    .changes-nothing-here = Aquí la clarividència no canvia res: només és diferent la primera mà, abans de la primera carta.
WIZ-VAR-MONO-01 = Pal únic, per a tres o quatre jugadors: cadascú té totes les cartes d’un pal, un mag i un bufó.
    .not-own-card = La carta { $card } no és d’aquest jugador: cadascú juga amb les cartes d’un pal, un mag i un bufó.
    .too-many-for-four-suits = Al pal únic no s’hi pot jugar amb { $players } jugadors: hi ha quatre pals, i cadascú en necessita un.
WIZ-VAR-MONO-02 = Amb tres jugadors, un pal es queda a la capsa, amb un mag i un bufó.
WIZ-VAR-MONO-03 = Al pal únic no hi ha triomf.
    .never-trump = Al pal únic no es gira cap carta: no hi ha triomf.
WIZ-VAR-MONO-04 = Cadascú barreja les seves cartes i les deixa en una pila de cara avall.
WIZ-VAR-MONO-05 = Per a la primera mà cadascú roba quatre cartes de la seva pila.
    .four-cards = La primera mà del pal únic: cadascú roba quatre cartes de la seva pila.
WIZ-VAR-MONO-06 = A cada mà següent cadascú roba una carta més que abans.
    .drawn-one-more = Mà { $number }: cadascú roba { $cards } cartes de la seva pila, una més que abans.
WIZ-VAR-MONO-07 = Per guanyar una basa, els pals no compten.
    .changes-this = Aquí el pal únic canvia alguna cosa: no hi ha triomf ni pal per seguir, i guanya el número més alt.
    .changes-nothing-here = Aquí amb el pal únic surt el mateix.
WIZ-VAR-MONO-08 = Guanya el número més alt. Si s’ha jugat dues vegades, guanya la primera de les dues cartes.
    .lower-number = La carta { $card } té un número més baix que una altra carta de la basa.
    .equal-but-later = La carta { $card } també té el número més alt, però s’ha jugat després.
    .highest-number = La carta { $card } té el número més alt d’aquesta basa; els pals no compten.
    .first-of-two = La carta { $card } i la carta { $other } tenen totes dues el número més alt. La carta { $card } s’ha jugat abans i guanya.
WIZ-VAR-MONO-09 = Després de cada mà les cartes tornen als seus jugadors, i cadascú les barreja totes abans de tornar a robar.
WIZ-VAR-MONO-10 = Les prediccions es fan tapades o obertes, segons el que s’hagi acordat abans de jugar.
    .mono-with-notes = Al pal únic les prediccions es poden escriure tapades, si tothom hi està d’acord abans de jugar.
WIZ-VAR-MONO-11 = El pal únic té dotze mans.
    .twelve-rounds = De 4 a 15 cartes per a cadascú: són { $rounds } mans.

A-WIZ-03 = Si es gira un mag, qui reparteix ha de dir un dels quatre pals: després de mirar les seves cartes i abans de la primera predicció.
    .why = Els reglaments donen a qui reparteix la tria d’un pal, no la de no tenir-ne, i després de la primera predicció la tria arribaria massa tard per als altres.
    .choice-is-due = Primer qui reparteix diu el triomf; després venen les prediccions i les cartes.
    .nothing-to-choose = Ara no hi ha cap triomf per triar: només es tria si s’ha girat un mag, i abans de la primera predicció.
    .no-trump-named = «Sense triomf» no es pot triar: s’ha de dir un dels quatre pals.
    .no-suit-named = «{ $part }» no és cap dels quatre pals, i se n’ha de dir un.
    .dealer-has-chosen = S’ha girat la carta { $card }, i qui reparteix ha dit el pal { $suit }: és el triomf d’aquesta mà.
A-WIZ-04 = Sense triomf, mags i bufons conserven els seus poders.
    .why = En aquestes mans els reglaments treuen el triomf i res més.
A-WIZ-05 = «A l’esquerra» vol dir sempre a l’esquerra de qui reparteix.
    .why = També es comença a jugar per l’esquerra de qui reparteix, i el reglament grec ho diu clarament; l’italià es pot llegir de dues maneres.
A-WIZ-06 = Més o menys u només pot obligar qui fa l’última predicció. Qualsevol suma diferent del nombre de bases és bona, també a la primera mà.
    .why = Els reglaments prohibeixen una suma, i només l’última predicció la pot completar.
    .not-yet-bound = La predicció { $bid } es pot fer: després { $left ->
        [one] encara prediu un jugador
       *[other] encara prediuen { $left } jugadors
    }, i la suma encara és oberta.
A-WIZ-07 = Una predicció és un nombre enter de 0 al nombre de cartes que es tenen a la mà.
    .why = Ningú no pot guanyar menys de zero bases ni més bases que cartes té a la mà.
    .no-number = «{ $part }» no pot ser: una predicció és un nombre enter de 0 a { $cards }.
    .below-zero = { $bid } és menys que res: una predicció és un nombre enter de 0 a { $cards }.
    .more-than-hand = { $bid } és massa: aquesta mà només té { $cards ->
        [one] una basa
       *[other] { $cards } bases
    }.
    .bid-in-range = La predicció { $bid } es pot fer: és entre 0 i { $cards }.
A-WIZ-08 = A la primera mà de la clarividència, qui reparteix diu el triomf sense veure la seva carta.
    .why = En aquesta mà ningú no veu la seva carta, i els reglaments no fan cap excepció per a qui reparteix.
    .dealer-chooses-blind = Qui reparteix pot dir qualsevol dels quatre pals, també el pal { $suit }, però sense haver vist la carta que té al front.
A-WIZ-09 = Si més d’un jugador té la puntuació més alta, guanyen tots.
    .why = Els reglaments no diuen com es desfà un empat, i no ens inventem res.
    .shared-win = Empat al capdavant, amb { $points } punts. La victòria és compartida: { $players }.
A-WIZ-10 = Al pal únic un mag és més alt que qualsevol 13 i un bufó més baix que qualsevol 1; entre cartes iguals guanya la primera.
    .why = Aquestes dues cartes no tenen número i conserven el lloc que tenen al joc bàsic.
    .first-wizard = La carta { $card } a la posició { $position } és el primer mag d’aquesta basa. És més alta que qualsevol número, i entre més d’un mag guanya el primer.
A-WIZ-11 = Al pal únic es pot jugar qualsevol carta: ningú no pot tenir el pal d’un altre.
    .why = Cadascú té un sol pal, i per això l’obligació de seguir no lliga mai ningú.
    .suits-do-not-matter = Al pal únic cadascú té un pal diferent, i no hi ha res per seguir: es pot jugar qualsevol carta.
A-WIZ-12 = Al pal únic no reparteix ningú. Qui porta el bloc compta com a primer distribuïdor, i el torn passa en sentit horari: el jugador següent fa la primera predicció i comença la primera basa.
    .why = Algú ha de fer la primera predicció i començar la primera basa, i així els torns són tan justos com al joc bàsic.
    .scorekeeper-deals = Al pal únic no reparteix ningú. Porta el bloc, i compta com a primer distribuïdor: { $who }.
    .deal-passes = Al pal únic no reparteix ningú, però algú compta com a distribuïdor. A la mà { $number }: { $who }.
A-WIZ-13 = Al pal únic les cartes de cadascú creixen de quatre a quinze, i cada vegada es barregen totes.
    .why = El reglament italià ho diu clarament; el grec es pot llegir de dues maneres.
A-WIZ-14 = Al pal únic la primera guanya també si tres o quatre cartes tenen el número més alt.
    .why = Els reglaments parlen de dues cartes iguals; el que val per a dues val també per a tres i quatre.
    .first-of-several = El número més alt s’ha jugat { $count } vegades. La carta { $card } ha estat la primera i guanya.
A-WIZ-15 = Les variants es poden combinar si tothom hi està d’acord abans de jugar. Els punts són els del joc bàsic.
    .why = Els reglaments no ho prohibeixen ni donen uns altres punts.
    .combined = Aquestes variants es poden jugar juntes, si tothom hi està d’acord abans de jugar.
A-WIZ-16 = Per a cada mà es tornen a barrejar totes les 60 cartes.
    .why = A l’última mà es reparteixen totes les 60 cartes, i per tant hi han de tornar a ser totes.
A-WIZ-17 = Les prediccions tapades són públiques abans que es jugui la primera carta.
    .why = Als reglaments s’escriuen al bloc abans de jugar les bases, i el bloc el veu tothom.
    .notes-open = Tothom ha escrit, i des d’ara les prediccions són públiques.
    .shown-before-or-after = La predicció tapada i la secreta s’exclouen: una s’ensenya abans de les bases, l’altra després.
A-WIZ-18 = La predicció secreta i més o menys u no es juguen alhora.
    .why = Una regla que ningú no pot comprovar quan cal no es pot fer complir.
    .secret-total = Més o menys u no lliga amb la predicció secreta: ningú no pot vigilar una suma que ningú no veu.
A-WIZ-20 = Les cartes es reparteixen d’una en una, començant per l’esquerra de qui reparteix. El bloc el pot portar qualsevol. Una carta que no es pot jugar torna a la mà.
    .why = Els reglaments no ho concreten; és com es juga normalment a cartes.
    .hand-for-each = Hi ha cartes per a { $count ->
        [one] un jugador
       *[other] { $count } jugadors
    }, però els jugadors són { $players }.
A-WIZ-21 = Si es poden mirar les bases guanyades o parlar de les prediccions, ho acorden els jugadors.
    .why = Els reglaments no ho diuen, i aquí no en depèn res més.

INPUT-ACTION = Només es poden fer coses que són del joc.
    .no-action = «{ $part }» no és res que es pugui fer en aquest joc.
    .table-has-no-hand = Ara no hi ha res per repartir ni per girar: és el torn d’un jugador.
INPUT-ROUND = Cada joc té un nombre de mans determinat.
    .round = Aquí no hi ha cap mà «{ $part }». Les mans són { $right }.
    .round-backwards = «{ $part }» acaba abans de començar. Primer va el nombre més baix: { $right }.
    .agreed-rounds = Els jugadors han acordat una vetllada més curta: s’acaba després de la mà { $rounds }.
INPUT-SEAT = Els llocs de la taula es numeren des del 0.
    .seat = Aquí no hi ha cap lloc «{ $part }». Els llocs són { $right }.
    .nobody = Al lloc «{ $part }» no hi seu ningú. Els llocs són { $right }.
INPUT-BIDS = Les prediccions han de quadrar amb els jugadors.
    .bids-players = Hi ha { $count ->
        [one] una predicció
       *[other] { $count } prediccions
    } per a { $right } jugadors. On encara no n’hi ha, escriu «-».
    .bid = «{ $part }» aquí no és cap predicció. És un nombre: { $right }.
    .bids-before = Prediccions abans de la teva: { $count }. Jugadors que prediuen abans que tu: només { $right }.
INPUT-VARIANT = Cada variant té un nom fix.
    .unknown-variant = «{ $part }» no és cap variant d’aquest joc. N’hi ha aquestes: { $right }.
INPUT-PAD = Cada fila del bloc té, per a cada jugador, una predicció i un nombre de bases.
    .pad-number = «{ $part }» no és un nombre enter.
    .pad-fields = Hi ha dades per a { $count ->
        [one] un jugador
       *[other] { $count } jugadors
    }, però els jugadors són { $right }.
    .pad-part = «{ $part }» no pot ser. Escriu la predicció, dos punts i les bases, com ara 2:1.
    .pad-note = Aquí «{ $part }» no pot ser. Escriu 1 on ha passat, i 0 o res on no ha passat.
    .printed-row = «{ $part }» no és cap fila d’un bloc imprès. Cada jugador té dos nombres enters: el total i després la predicció.

TIP-BID = Quantes bases valen aquestes cartes?
    .worth-unseen = Per les cartes dels altres, la carta tapada { $tricks ->
        [0] probablement no guanya la basa
       *[other] probablement guanya la basa
    }.
    .worth = Aquestes cartes semblen valer si fa no fa { $tricks ->
        [one] 1 basa
       *[other] { $tricks } bases
    }.
TIP-TRUMP = Quin pal és el millor triomf?
    .strongest-suit = El pal { $suit } és el més fort d’aquestes cartes.
TIP-ONLY = De vegades no hi ha res per triar.
    .only = Aquí només es pot fer una cosa.
TIP-WIN = Guanya mentre faltin bases.
    .trick-missing = Per a la predicció { $tricks ->
        [one] encara falta 1 basa
       *[other] encara falten { $tricks } bases
    }. La carta { $card } sembla bona per a aquesta.
TIP-LOSE = Perd el que no necessites, i perd-ho amb cartes altes.
    .bid-fulfilled = No cal cap més basa. La carta { $card } és bona per desfer-se’n.
    .not-this-trick = Aquesta basa és difícil de guanyar. De la carta { $card } es pot prescindir.

ladder-no-stock-left = No queden cartes
    .pass = encara queden cartes
ladder-card-to-turn-up = Una carta per girar
    .pass = hi ha una carta girada
ladder-jester-turned-up = Bufó girat
    .pass = cap bufó
ladder-dealer-has-chosen = Pal que s’ha dit
    .pass = no s’ha dit cap pal
ladder-wizard-turned-up = Mag girat
    .pass = cap mag
ladder-suit-turned-up = Pal de la carta girada
    .pass = la carta no té pal
ladder-never-trump = Mai triomf
    .pass = aquí no val
ladder-highest-number = Número més alt
    .pass = no el té una sola carta
ladder-first-of-two = Primera de dues iguals
    .pass = no són exactament dues
ladder-first-of-several = Primera de més d’una igual
    .pass = només bufons
ladder-exact-bid = Predicció encertada
    .pass = predicció i bases són diferents
ladder-too-many-tricks = Bases de més
    .pass = no n’hi ha de més
ladder-too-few-tricks = Bases que falten
    .pass = no en falten
ladder-each-trick = Punts per cada basa
    .pass = cap punt per les bases
ladder-shared-win = Victòria compartida
    .pass = al capdavant n’hi ha un de sol
ladder-most-points = Més punts
    .pass = ningú no va sol al capdavant
