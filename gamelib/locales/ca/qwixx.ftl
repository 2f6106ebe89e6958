# Qwixx: daus, files i caselles, i les regles. Un missatge es diu com la seva regla; cada atribut és la
# frase d’un cas. Files, caselles, daus i noms es dibuixen: no formen part de la gramàtica.

qwixx-row-red = vermella
qwixx-row-yellow = groga
qwixx-row-green = verda
qwixx-row-blue = blava
qwixx-cell-red = vermell { $number }
qwixx-cell-yellow = groc { $number }
qwixx-cell-green = verd { $number }
qwixx-cell-blue = blau { $number }
qwixx-lock-red = cadenat vermell
qwixx-lock-yellow = cadenat groc
qwixx-lock-green = cadenat verd
qwixx-lock-blue = cadenat blau
qwixx-die-white = blanc { $pips }
qwixx-die-red = dau vermell { $pips }
qwixx-die-yellow = dau groc { $pips }
qwixx-die-green = dau verd { $pips }
qwixx-die-blue = dau blau { $pips }
qwixx-pass = cap creu

qwixx-sheet = Full: { $name }
qwixx-active = Jugador actiu
qwixx-head-row = Fila
qwixx-head-numbers = Números
qwixx-head-lock = Cadenat
qwixx-head-points = Punts
qwixx-penalties = Penalitzacions
qwixx-total = Total
qwixx-crossed = ratllat
qwixx-skipped = saltat
qwixx-open = lliure
qwixx-closed = tancat
qwixx-legal = ara es pot ratllar
qwixx-new = acabat de ratllar
qwixx-dice = Daus
qwixx-no-dice = encara per tirar
qwixx-sum = Suma dels daus blancs
qwixx-action = Acció
qwixx-action-0 = abans de tirar
qwixx-action-1 = primera, per a tothom
qwixx-action-2 = segona, per al jugador actiu
qwixx-action-over = la partida s’ha acabat
qwixx-closed-rows = Files tancades
qwixx-none = cap
qwixx-start = Abans de tirar
qwixx-rolls = { $name }: es tiren els daus
qwixx-chooses = { $name }: { $choice }
qwixx-resolved = Tothom ha decidit: les creus es fan totes alhora
qwixx-may = Es pot ratllar?
qwixx-may-pass = Es pot deixar passar?
qwixx-offers = Què ofereixen els daus: { $name }
qwixx-happens = Què passa
qwixx-ask-over = La partida continua?
qwixx-goes-on = continua
qwixx-is-over = s’ha acabat
qwixx-may-ever = Encara és lliure?
qwixx-counted = Els fulls fins ara
qwixx-final = La partida s’ha acabat: els punts
qwixx-points-of = Punts: { $name }
qwixx-decided = Decidit en aquest torn
qwixx-odds-white = Les 36 tirades dels dos daus blancs, apilades segons la suma
qwixx-odds-rolls = { $count ->
    [one] { $sum }: una tirada de 36
   *[other] { $sum }: { $count } tirades de 36
}
qwixx-odds-colour = Un dau blanc (el que vulguis) i el dau d’una fila: en quants torns de cada 100 surt aquesta suma?
qwixx-odds-percent = { $sum }: en { $percent } de cada 100
qwixx-odds-lock = Una fila amb cinc creus, { $players } jugadors, el primer torn és teu: en quantes partides de cada 100 ha sortit l’últim número en tants torns?
qwixx-odds-turns = { $turns ->
    [one] en { $turns } torn
   *[other] en { $turns } torns
}: en { $percent } de cada 100

ask-qwixx-crossable = Quins d’aquests números es poden ratllar ara? Decideix: { $name }
ask-qwixx-closable = Quines files es poden tancar ara? Decideix: { $name }
ask-qwixx-open = Quines caselles de la fila { $row } encara són lliures, surti el que surti als daus? Full: { $name }
ask-qwixx-score = Quants punts val aquest full? Full: { $name }
ask-qwixx-penalty = El torn s’ha acabat. Es marca una penalització? Jugador actiu: { $name }
ask-qwixx-over = Es fa tot això. S’acaba ara la partida?
ask-qwixx-dice = Quants daus es tiren en el torn següent?
ask-qwixx-winner = La partida s’ha acabat. Qui guanya?
ask-qwixx-possible = Aquest full pot venir d’una partida de debò?
ask-qwixx-none = cap d’aquestes opcions
ask-qwixx-points = { $points ->
    [one] 1 punt
   *[other] { $points } punts
}
ask-qwixx-count = { $count } daus
ask-qwixx-yes = sí
ask-qwixx-no = no
myth-only-first-locks = «Si diversos jugadors tanquen alhora una fila, només el primer ratlla el cadenat.» És cert?
myth-five-are-enough = «Amb cinc creus pots ratllar el cadenat, encara que et falti l’últim número.» És cert?
myth-active-has-no-white-sum = «El jugador actiu tira, així que la suma blanca és per als altres.» És cert?
myth-unused-turn-costs = «Qui no ratlla res en un torn té una penalització.» És cert?
myth-both-sums = «Cada jugador pot fer servir la suma blanca i després afegir-hi també un dau de color.» És cert?

try-active = Jugador actiu (1 és el primer)
try-red = Creus a la fila vermella
try-yellow = Creus a la fila groga
try-green = Creus a la fila verda
try-blue = Creus a la fila blava
try-penalties = Penalitzacions
try-dice = Daus
try-choices = Primera acció: què ratlla cadascú
try-second = Segona acció: què ratlla el jugador actiu
try-hint-qwixx = Escriu les creus d’esquerra a dreta, per exemple 5,7. Els jugadors se separen amb «/». Daus: W4 és un dau blanc, R2 el vermell (R vermell, Y groc, G verd, B blau). Què es ratlla: R5 és el 5 vermell, «-» vol dir cap creu.

qwixx-play-another = un altre jugador
qwixx-play-begins = Qui comença
qwixx-play-first = Ratlla un { $sum } al teu full, en una fila, o deixa’l passar.
qwixx-play-second = Pots sumar un dau blanc i un de color: ratlla la suma a la fila d’aquest dau.
qwixx-play-wait = Els altres continuen.
qwixx-play-or = O bé:
qwixx-play-pass = Cap creu
qwixx-play-look = Torna-hi a mirar, pas a pas
qwixx-play-turn = Torn { $number }

books-qwixx-el = reglament grec
section-QWX-COMP = el material
section-QWX-OBJ = l’objectiu del joc
section-QWX-SHEET = el full
section-QWX-MARK = ratllar números
section-QWX-FLOW = com es juga
section-QWX-A1 = la primera acció
section-QWX-A2 = la segona acció
section-QWX-PEN = les penalitzacions
section-QWX-TURN = el torn següent
section-QWX-LOCK = tancar una fila
section-QWX-END = el final de la partida
section-QWX-SCORE = la puntuació

QWX-COMP-01 = Hi poden jugar de dues a cinc persones.
    .player-count = «{ $part }» no pot ser: hi poden jugar de dues a cinc persones.
QWX-COMP-02 = El joc és per a tothom a partir de vuit anys.
QWX-COMP-03 = Una partida dura més o menys un quart d’hora.
QWX-COMP-04 = Es fan servir sis daus: dos de blancs i un de cada color, vermell, groc, verd i blau.
    .impossible-pips = «{ $part }» no pot sortir: un dau mostra d’1 a 6.
    .other-dice = «{ $part }» no són els daus d’aquest torn. Es tira un dau per a cadascuna d’aquestes lletres: { $right } (W és blanc).
    .no-such-die = «{ $part }» no és cap dau. Un dau s’escriu amb la seva lletra i els seus punts, per exemple { $right }.
QWX-COMP-05 = Cada jugador té un full propi i alguna cosa per escriure.
    .no-sheet = Aquest jugador no hi és: a la taula hi ha { $players } fulls.
    .too-many-sheets = «{ $key }» té { $count } parts, però cada jugador té un sol full.

QWX-OBJ-01 = L’objectiu és ratllar tants números com es pugui a les quatre files de colors.
QWX-OBJ-02 = Com més creus hi ha a la mateixa fila, més val cadascuna.
QWX-OBJ-03 = Guanya qui al final té més punts.

QWX-SHEET-01 = El full té quatre files: vermella, groga, verda i blava.
    .no-row = «{ $part }» no és cap casella del full.
    .no-such-row = «{ $part }» no és a cap fila. Una casella és la lletra de la fila amb un número; les lletres són { $right }.
QWX-SHEET-02 = La fila vermella i la groga van del 2 al 12, la verda i la blava del 12 al 2. Al final de cada fila hi ha un cadenat.
    .no-number = «{ $part }» no és a la fila { $row }: els seus números van del 2 al 12.
    .no-such-number = «{ $part }» no és a la fila { $row }. D’esquerra a dreta els seus números són { $right }.
QWX-SHEET-03 = Al full d’exemple hi ha ratllats el 5 i el 7 vermells, el 3, el 4, el 7, el 8 i el 10 grocs, el 12, el 10 i el 6 verds i el 10 blau.
QWX-SHEET-04 = D’una a dotze creus en una fila valen 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 i 78 punts.
QWX-SHEET-05 = El total és vermell més groc més verd més blau, menys les penalitzacions.
    .adds-up = { $total ->
        [one] { $red } + { $yellow } + { $green } + { $blue } − { $lost } = 1 punt.
       *[other] { $red } + { $yellow } + { $green } + { $blue } − { $lost } = { $total } punts.
    }

QWX-MARK-01 = A cada fila els números es ratllen d’esquerra a dreta.
    .crossed-already = { $cell } ja té la seva creu.
    .right-of-last = { $cell } és a la dreta de { $after }, l’última creu de la fila: encara és lliure.
    .out-of-order = A la fila { $row } no es pot ratllar { $part } després de { $after }: és a la seva esquerra.
    .can-be = Aquest full és possible: a cada fila les creus van d’esquerra a dreta, i on hi ha ratllat un últim número hi ha almenys cinc creus abans.
QWX-MARK-02 = No cal començar una fila pel primer número de l’esquerra.
    .empty-row = En aquesta fila encara no hi ha cap creu i es pot començar on es vulgui: { $cell } és lliure.
QWX-MARK-03 = Es poden saltar números, fins i tot molts de cop. Els números saltats ja no es poden ratllar mai.
    .skipped = { $cell } s’ha saltat: és a l’esquerra de { $after }, l’última creu de la fila. Els números saltats són perduts.
QWX-MARK-04 = Els números saltats es poden marcar amb una ratlleta, per recordar-ho.
    .skips = { $count ->
        [one] Així se salta { $cells }, que es pot marcar amb una ratlleta: és perdut.
       *[other] Així se salten { $cells }, que es poden marcar amb una ratlleta: són perduts.
    }

QWX-FLOW-01 = Abans de començar es decideix qui és el primer jugador actiu.
    .no-such-player = «{ $part }» no pot ser el jugador actiu: hi ha { $right } jugadors, numerats des de l’1.
QWX-FLOW-02 = El jugador actiu tira tots els daus.
    .dice-instead = Els daus els tira el jugador actiu al començament del torn; aquí cal una creu, o res.
    .no-dice = Aquí es tiren els daus, res més.
    .not-rolled = Els daus encara no s’han tirat: no hi ha cap suma per ratllar.
QWX-FLOW-03 = En un torn hi ha dues accions, i la segona no comença fins que s’acaba la primera.
    .first-action-over = { $sum } era la suma dels daus blancs, però la primera acció s’ha acabat. Ara ja no es pot fer servir, i { $cell } s’ha d’esperar.
    .rolled-already = Els daus són a la taula i el torn no s’ha acabat: primer es fan totes dues accions.
    .second-follows = La primera acció s’ha acabat. Ve la segona, només per al jugador actiu: { $who }.
    .second-too-early = «{ $part }» arriba massa d’hora: la segona acció comença quan tothom ha decidit en la primera.

QWX-A1-01 = Primera acció: el jugador actiu suma els dos daus blancs i n’anuncia el resultat.
    .announces = { $who }: els daus blancs fan { $sum }. El número s’anuncia a tothom.
QWX-A1-02 = Llavors cada jugador pot fer servir aquesta suma, però ningú no hi està obligat.
    .too-many-choices = «{ $key }» té { $count } parts, però els jugadors són { $right } i cadascun decideix una vegada.
    .passes-first = Es pot deixar passar la suma. La segona acció encara ha de venir.
    .lets-go = { $who }: cap creu amb la suma blanca.
QWX-A1-03 = Fer servir la suma blanca vol dir ratllar aquest número en una fila, la que es vulgui.
    .several-crosses = Això són { $count } creus de cop. Una acció dona una sola creu, en una sola fila.
    .another-sum = { $dice } fan { $sum }. A la primera acció només es pot ratllar aquest número, no { $cell }.
    .white-sum = { $dice } donen { $cell }, que és a la dreta de totes les creus de la seva fila.
    .crosses = { $who }: es ratlla { $cell } amb la suma blanca.

QWX-A2-01 = Segona acció: només el jugador actiu pot sumar un dau blanc i un dau de color.
    .several-in-second = Això són { $count } creus de cop. La segona acció suma un dau blanc i un dau de color, i per tant dona una sola creu.
    .not-active = La segona acció és només del jugador actiu: { $who }.
    .all-three-dice = Per a { $cell } caldrien tots tres daus: { $dice }. A un dau de color s’hi suma un sol dau blanc.
    .no-such-pair = Cap dau blanc no fa { $cell } amb el dau de la fila { $row }. Junts fan { $sums }.
    .passes-second = { $cell } s’ha ratllat a la primera acció, així que la segona es pot deixar passar sense penalització.
QWX-A2-02 = Aquesta suma es ratlla a la fila del color del dau.
    .row-of-another-die = { $dice } fan aquest número, però es ratlla a la fila { $row }, la fila d’aquest dau. { $cell } és en una altra fila.
    .white-and-colour = { $dice } donen { $cell }, que és a la dreta de totes les creus de la seva fila.
    .crosses = { $who }: es ratlla { $cell } amb un dau blanc i un dau de color.

QWX-PEN-01 = Si el jugador actiu no ratlla res en cap de les dues accions, té una penalització de cinc punts.
    .crossed-in-first = { $who }: { $cell } s’ha ratllat a la primera acció, així que no hi ha penalització.
    .crossed-in-second = { $who }: { $cell } s’ha ratllat a la segona acció, així que no hi ha penalització.
    .no-cross = { $who }: cap creu en cap de les dues accions, així que es marca una penalització.
QWX-PEN-02 = Els altres jugadors no marquen mai cap penalització, tant si ratllen alguna cosa com si no.
    .passes-free = Es pot deixar passar la suma. Només el jugador actiu pot tenir una penalització.

QWX-TURN-01 = Llavors el jugador següent en sentit horari passa a ser l’actiu.
    .next-player = El torn s’ha acabat. En sentit horari, el pròxim jugador actiu: { $who }.
QWX-TURN-02 = El nou jugador actiu tira els daus i es repeteixen les dues accions.
    .later-turn = Un torn nou: tira els daus el jugador actiu: { $who }.

QWX-LOCK-01 = L’últim número d’una fila només es pot ratllar amb almenys cinc creus abans: 12 vermell, 12 groc, 2 verd, 2 blau.
    .fewer-than-five = { $cell } és l’últim número de la fila i necessita cinc creus abans. A la fila { $row } { $crosses ->
        [0] no n’hi ha cap
        [one] n’hi ha una
       *[other] n’hi ha { $crosses }
    }.
    .five-crosses = { $cell } és l’últim número de la fila. La fila { $row } té { $crosses } creus i n’hi ha prou amb cinc: és lliure.
QWX-LOCK-02 = Qui ratlla l’últim número d’una fila també ratlla el cadenat del costat.
    .crosses-lock = { $who }: juntament amb l’últim número es ratlla també { $lock }.
QWX-LOCK-03 = La creu del cadenat compta en la puntuació de la fila.
    .with-lock = La fila { $row } té { $crosses } creus, comptant-hi el cadenat: { $points } punts.
QWX-LOCK-04 = Des d’aleshores la fila és tancada per a tothom: ja no s’hi fan més creus.
    .row-closed = La fila { $row } és tancada: el seu cadenat s’ha ratllat, i això la tanca per a tothom.
    .closes = La fila { $row } és tancada per a tothom. Les creus ja fetes encara compten.
QWX-LOCK-05 = El dau d’una fila tancada surt del joc de seguida.
    .die-gone = La fila { $row } és tancada i el seu dau ha sortit del joc: no hi ha res per sumar.
    .die-out = { $die } no es pot tirar: la fila { $row } és tancada i el seu dau ha sortit del joc.
    .die-leaves = El dau de la fila { $row } surt del joc de seguida.
QWX-LOCK-06 = Qui ratlla l’últim número d’una fila ho diu en veu alta.
    .says-so = { $who }: «La fila { $row } és tancada!»
QWX-LOCK-07 = Si una fila es tanca a la primera acció, altres jugadors la poden tancar alhora i ratllar-ne també el cadenat.
    .closed-together = { $count } jugadors tanquen alhora la fila { $row }. Cadascun en ratlla el cadenat i el compta.
QWX-LOCK-08 = Amb menys de cinc creus en una fila ningú no la pot tancar juntament amb un altre.
    .not-along = { $cell } necessita cinc creus abans. Aquí a la fila { $row } { $crosses ->
        [0] no n’hi ha cap
        [one] n’hi ha una
       *[other] n’hi ha { $crosses }
    }: no es pot tancar, ni que un altre jugador la tanqui ara.

QWX-END-01 = La partida s’acaba de seguida quan un jugador marca la quarta penalització.
    .four-penalties = La partida s’ha acabat: en un full hi ha quatre penalitzacions.
    .fourth-penalty = { $who }: és la quarta penalització, i la partida s’acaba de seguida.
    .ended-twice = Aquests fulls no poden venir d’una sola partida: la quarta penalització o la segona fila tancada l’hauria acabada abans.
QWX-END-02 = La partida s’acaba de seguida quan hi ha dues files tancades, les hagi tancat qui les hagi tancat.
    .two-rows-closed = La partida s’ha acabat: les files tancades són { $rows }.
    .second-row = Les files tancades són { $rows }. Amb la segona fila tancada la partida s’acaba de seguida.
    .three-locks = Un sol full no pot haver tancat totes aquestes files: { $rows }. Amb la segona fila tancada la partida s’acaba.
QWX-END-03 = A la primera acció es pot tancar una tercera fila alhora que la segona.
    .third-row = Files tancades al mateix moment: { $rows }. Així aquesta partida s’acaba amb tres files tancades.

QWX-SCORE-01 = Cada fila puntua segons el nombre de creus, tal com diu la taula del full.
    .no-crosses = A la fila { $row } no hi ha cap creu: 0 punts.
    .by-crosses = { $crosses ->
        [one] La fila { $row } té una creu: 1 punt.
       *[other] La fila { $row } té { $crosses } creus: { $points } punts.
    }
QWX-SCORE-02 = Cada penalització costa cinc punts.
    .penalties = { $count ->
        [0] No hi ha cap penalització: no es resta res.
        [one] Una penalització: es resten { $points } punts.
       *[other] { $count } penalitzacions: es resten { $points } punts.
    }
QWX-SCORE-03 = Al final tothom escriu al peu del full els punts de les quatre files i de les penalitzacions.
QWX-SCORE-04 = Guanya el total més alt.
    .highest-total = { $points ->
        [one] El total més alt és 1 punt: { $who }.
       *[other] El total més alt és de { $points } punts: { $who }.
    }

A-QWX-01 = Les decisions de la primera acció es fan totes alhora. Una fila que tanquen diversos jugadors compta com una sola fila.
    .one-row = No importa quants jugadors en ratllin el cadenat: la fila { $row } compta com una sola fila tancada.
    .why = El reglament diu «alhora», de manera que ningú no pot fer tard, i es compten files, no jugadors.
A-QWX-02 = Amb menys de cinc creus a la fila no es pot ratllar ni l’últim número ni el cadenat.
    .lock-too-early = El cadenat necessita cinc creus a la fila { $row } abans de l’últim número. Aquí { $crosses ->
        [0] no n’hi ha cap
        [one] n’hi ha una
       *[other] n’hi ha { $crosses }
    }.
    .why = El reglament prohibeix la casella del costat de l’últim número; sense l’últim número aquesta casella tampoc no té sentit.
A-QWX-03 = Amb menys de cinc creus abans, l’últim número tampoc no es pot ratllar sense el cadenat.
    .closed-too-early = { $cell } no es pot haver ratllat: necessita cinc creus abans, i { $crosses ->
        [0] no n’hi ha cap
        [one] n’hi ha una
       *[other] n’hi ha { $crosses }
    }.
    .why = El reglament demana cinc creus abans de l’últim número mateix, no només abans del cadenat.
A-QWX-04 = Una fila tancada a la primera acció també és tancada a la segona acció del mateix torn.
    .closed-in-first-action = La fila { $row } s’ha tancat a la primera acció d’aquest torn. El seu dau ha sortit, i ja no s’hi ratlla res més.
    .why = El reglament diu que el dau surt de seguida, i la segona acció no comença fins que la primera s’ha completat.
A-QWX-05 = Si la partida s’acaba a la primera acció, no hi ha segona acció ni penalització.
    .no-second-action = { $who }: ni segona acció ni penalització, perquè la partida s’ha acabat a la primera acció.
    .why = «De seguida» no deixa lloc per a cap altra acció, i una penalització demana totes dues accions.
A-QWX-06 = En una primera acció es tanquen dues files com a màxim, així que al final n’hi ha tres de tancades com a màxim.
    .two-at-once = Dues files tancades a la mateixa acció: { $rows }. Més no pot ser, perquè tothom fa servir el mateix número.
    .four-rows = En una partida no es poden tancar totes aquestes files: { $rows }. S’acaba amb dues, o amb tres com a màxim.
    .why = Tothom fa servir la mateixa suma: el 12 tanca vermell i groc, el 2 tanca verd i blau, i cap altre número no tanca res.
A-QWX-07 = A la segona acció ningú no pot tancar una fila juntament amb el jugador actiu.
    .no-closing-along = { $cell } tancaria la fila { $row }, però la segona acció és només del jugador actiu. Els altres només tanquen alhora a la primera acció.
    .why = De tancar plegats només se’n parla a la primera acció, i a la segona només ratlla el jugador actiu.
A-QWX-08 = Quan hi ha files tancades, només es tiren els daus que queden en joc.
    .remaining-dice = Files tancades fins ara: { $rows }. Per això es tiren { $count } daus.
    .why = El reglament parla de sis daus, però també treu del joc el dau de cada fila tancada.
A-QWX-09 = Qui ha deixat passar la suma blanca no la pot fer servir més tard en el mateix torn.
    .sum-let-go = La suma blanca s’ha deixat passar, i en aquest torn no torna.
    .why = El reglament posa la segona acció després de completar la primera, així que la seva suma ja ha passat.
A-QWX-10 = Només les creus del jugador actiu el salven de la penalització.
    .only-others-crossed = { $who }: cap creu en cap de les dues accions, així que es marca una penalització. Les creus dels altres no compten.
    .why = El reglament mira què ratlla el jugador actiu, facin el que facin els altres.
A-QWX-11 = No hi ha cinquena penalització, perquè la quarta acaba la partida.
    .no-such-count = «{ $part }» penalitzacions no poden ser: en un full n’hi ha de zero a quatre.
    .why = En aquell moment la partida s’acaba, i a cada torn només un jugador pot tenir una penalització.
A-QWX-12 = Una fila té dotze creus com a màxim: onze números i el cadenat.
    .full-row = La fila { $row } és plena: onze números i el cadenat fan dotze creus, { $points } punts. Més no es pot en una fila.
    .why = La taula de punts acaba amb dotze creus, i una fila no té més caselles.
A-QWX-13 = La suma blanca dona a cada jugador una sola creu, en una sola fila.
    .sum-used = { $cell } ja s’ha triat amb la suma blanca, que dona una sola creu.
    .both-at-once = Aquí un sol full no pot haver tancat totes dues files { $rows }: amb tres files tancades, aquestes dues es van tancar amb el mateix número, que dona una sola creu.
    .why = El reglament parla d’un número en una fila a triar.
A-QWX-14 = Les dues creus d’un torn poden ser a la mateixa fila, la segona més a la dreta.
    .fifth-then-last = { $first } ha estat la cinquena creu, i per això { $dice } poden tancar la fila: { $cell }.
    .same-row-again = { $dice } donen { $cell }. És a la dreta de { $first }, de la primera acció, i les dues creus d’un torn poden ser a la mateixa fila.
    .why = El reglament només demana que una creu sigui a la dreta de les altres, i la primera acció ja s’ha acabat quan comença la segona.
A-QWX-15 = El jugador actiu pot deixar passar totes dues accions i quedar-se la penalització.
    .takes-penalty = La segona acció també es pot deixar passar, però sense cap creu en aquest torn costa una penalització de cinc punts.
    .why = El reglament diu de totes dues accions que es pot ratllar un número, però que no cal.
A-QWX-16 = Els jugadors amb el mateix total més alt guanyen junts.
    .equal-totals = { $points ->
        [one] El total més alt és 1 punt, i hi és més d’una vegada: { $who }. A igualtat de total es guanya junts.
       *[other] El total més alt és de { $points } punts, i hi és més d’una vegada: { $who }. A igualtat de total es guanya junts.
    }
    .why = El reglament no parla d’empats, i inventar un desempat canviaria qui guanya.
A-QWX-17 = Qui comença es tria o se sorteja, com vulguin els jugadors.
    .first-turn = La partida comença. Tira els daus el primer jugador actiu, triat o sortejat: { $who }.
    .why = El reglament diu que es decideix, però no com.
A-QWX-18 = El cadenat no es ratlla mai sol: la seva creu ve per si mateixa, juntament amb l’últim número.
    .lock-by-itself = El cadenat de la fila { $row } no es ratlla sol. Ve juntament amb { $cell }.
    .why = El reglament diu que també s’ha de ratllar el cadenat, així que no hi ha res per triar.
A-QWX-19 = El final arriba després que s’hagin fet totes les creus de l’acció.
    .after-all-crosses = Abans que la partida s’acabi es fan totes les creus d’aquesta acció, per a tothom al mateix moment.
    .why = Les decisions de la primera acció valen al mateix moment, així que cap no es pot perdre per culpa d’una altra.

ladder-no-sheet = Un jugador a la taula
    .pass = el full hi és
ladder-two-rows-closed = Dues files tancades
    .pass = menys de dues files tancades
ladder-four-penalties = Quatre penalitzacions
    .pass = ningú no té quatre penalitzacions
ladder-several-in-second = Més d’una creu a la segona acció
    .pass = una creu com a màxim
ladder-several-crosses = Més d’una creu
    .pass = una creu com a màxim
ladder-dice-instead = Daus en lloc d’una creu
    .pass = aquí no es tiren daus
ladder-no-row = Una casella del full
    .pass = és al full
ladder-no-number = Un número de la fila
    .pass = la fila té aquest número
ladder-crossed-already = Ja ratllat
    .pass = encara no hi ha cap creu
ladder-closed-in-first-action = Fila tancada en aquest torn
    .pass = no tancada en aquest torn
ladder-die-gone = Dau fora del joc
    .pass = aquí no falta el dau
ladder-row-closed = Fila tancada
    .pass = ningú no ha tancat la fila
ladder-skipped = Saltat
    .pass = no és a l’esquerra de l’última creu
ladder-lock-too-early = Cadenat massa d’hora
    .pass = cap cadenat massa d’hora
ladder-lock-by-itself = Cadenat sol
    .pass = és un número, no el cadenat
ladder-not-along = Tancar alhora massa d’hora
    .pass = no és el cas de tancar alhora
ladder-fewer-than-five = Menys de cinc creus
    .pass = no és l’últim número, o hi ha prou creus
ladder-not-rolled = Daus encara per tirar
    .pass = els daus s’han tirat
ladder-sum-used = Suma blanca ja usada
    .pass = la suma blanca no s’ha usat
ladder-sum-let-go = Suma blanca deixada passar
    .pass = la suma blanca no s’ha deixat passar
ladder-no-closing-along = Tancar alhora a la segona acció
    .pass = ningú més no tanca cap fila ara
ladder-first-action-over = Suma blanca, massa tard
    .pass = no és una suma blanca passada
ladder-not-active = Acció d’un altre
    .pass = aquest jugador pot actuar
ladder-another-sum = Un altre número
    .pass = cap número equivocat a la primera acció
ladder-white-sum = Suma dels daus blancs
    .pass = és la segona acció
ladder-all-three-dice = Tots tres daus
    .pass = no és una suma de tres daus
ladder-row-of-another-die = Dau d’una altra fila
    .pass = no es tracta del dau d’una altra fila
ladder-no-such-pair = Cap parella de daus adequada
    .pass = un dau blanc i un de color encaixen
ladder-fifth-then-last = Cinquena creu, després l’últim número
    .pass = no és una cinquena creu d’aquest torn
ladder-same-row-again = La mateixa fila un altre cop
    .pass = cap creu en aquesta fila durant el torn
ladder-white-and-colour = Un dau blanc i un de color
    .pass = els daus no encaixen
ladder-five-crosses = Últim número, cinc creus
    .pass = no és l’últim número
ladder-empty-row = Fila buida
    .pass = a la fila hi ha creus
ladder-right-of-last = A la dreta de l’última creu
    .pass = no és a la dreta
ladder-passes-free = No és el jugador actiu
    .pass = és el jugador actiu
ladder-passes-first = Primera acció
    .pass = és la segona acció
ladder-passes-second = Creu a la primera acció
    .pass = cap creu a la primera acció
ladder-takes-penalty = Penalització
    .pass = cap penalització
ladder-no-dice = Només daus
    .pass = es tiren els daus
ladder-rolled-already = Ja tirats
    .pass = encara no tirats en aquest torn
ladder-impossible-pips = Punts impossibles
    .pass = cada dau mostra d’1 a 6
ladder-die-out = Dau fora del joc
    .pass = cap dau d’aquests
ladder-other-dice = Daus equivocats
    .pass = els daus correctes
ladder-remaining-dice = Menys de sis daus
    .pass = hi ha tots sis daus
ladder-first-turn = Primer torn
    .pass = la partida ja ha començat
ladder-later-turn = Torn següent
    .pass = és el primer torn
ladder-crossed-in-first = Creu a la primera acció
    .pass = cap creu a la primera acció
ladder-crossed-in-second = Creu a la segona acció
    .pass = cap creu a la segona acció
ladder-only-others-crossed = Només creus dels altres
    .pass = ningú més no ha ratllat res
ladder-no-cross = Cap creu
    .pass = hi ha hagut una creu
ladder-second-row = Segona fila tancada
    .pass = menys de dues files tancades
ladder-fourth-penalty = Quarta penalització
    .pass = ningú no té quatre penalitzacions
ladder-second-follows = Segona acció
    .pass = totes dues accions s’han acabat
ladder-next-player = Jugador següent
    .pass = el torn no s’ha acabat
ladder-full-row = Fila plena
    .pass = menys de dotze creus
ladder-with-lock = Fila amb cadenat
    .pass = cap creu al cadenat
ladder-no-crosses = Fila buida
    .pass = hi ha creus
ladder-by-crosses = Segons el nombre de creus
    .pass = cap creu
ladder-equal-totals = Empat al capdavant
    .pass = el total més alt només hi és un cop
ladder-highest-total = Total més alt
    .pass = hi ha totals iguals
ladder-close-row = Tancar una fila
    .pass = cap fila no es pot tancar
ladder-skip-nothing = No saltar res
    .pass = cada creu saltaria un número
ladder-skip-little = Saltar un número
    .pass = cada creu en saltaria més
ladder-avert-penalty = Evitar la penalització
    .pass = cap penalització per evitar, o a un preu massa alt
ladder-nothing-fits = Res no encaixa
    .pass = es podria ratllar alguna cosa
ladder-wait = Esperar
    .pass = no cal esperar

HINT-QWX-01 = Tanca una fila sempre que puguis: el cadenat és una creu més, i els altres perden la fila.
    .close-row = Ratlla { $cell }: tanca la fila { $row }, i el cadenat val una creu més.
HINT-QWX-02 = Ratlla el que no fa saltar cap número.
    .skip-nothing = Ratlla { $cell }: no salta res.
HINT-QWX-03 = Saltar un número està bé.
    .skip-little = { $count ->
        [one] Ratlla { $cell }: només salta un número.
       *[other] Ratlla { $cell }: només salta { $count } números.
    }
HINT-QWX-04 = Val més saltar uns quants números que tenir una penalització.
    .avert-penalty = { $count ->
        [one] Ratlla { $cell }: salta un número, i una penalització costaria cinc punts.
       *[other] Ratlla { $cell }: salta { $count } números, però una penalització costaria cinc punts.
    }
HINT-QWX-05 = Deixa passar un número que en faria saltar massa.
    .nothing-fits = No ratllis res: cap número lliure no encaixa amb els daus.
    .wait = No ratllis res: fins i tot la millor tria, { $cell }, saltaria { $count ->
        [one] un número
       *[other] { $count } números
    }.
