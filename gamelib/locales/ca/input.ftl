# Què pot fallar en una línia que algú ha escrit o que ha arribat amb un enllaç.
INPUT-CARD = Cada element ha de ser una carta d’aquest joc.
    .unknown-card = «{ $part }» no és cap carta d’aquest joc. Les cartes s’escriuen així: { $right }.
INPUT-COPIES = Cap carta no pot sortir més vegades que a la baralla.
    .copies = La carta { $card } surt { $count } vegades, entre la taula i les mans dels jugadors; a la baralla { $right ->
        [one] només n’hi ha una
       *[other] n’hi ha { $right }
    }.
INPUT-TRICK = Una basa té una carta de cada jugador.
    .trick-size = La basa «{ $part }» no quadra: aquí una basa té { $right } cartes, una de cada jugador. Només l’última pot quedar a mitges.
INPUT-PLAYERS = Cada joc és per a un nombre determinat de jugadors.
    .players = «{ $part }» no és un nombre de jugadors possible. Aquest joc és per a { $right } jugadors.
INPUT-EMPTY = Sense cartes no hi ha res per jutjar.
    .nothing-to-ask = En aquesta posició no hi ha res sobre què fer aquesta pregunta.
    .empty-hand = No es veu cap carta a la mà, i per tant no hi ha res per triar.
    .empty = Encara no hi ha cap carta: posa’n una a la taula o a la mà d’un jugador.
    .empty-trick = Encara no hi ha cap carta a la taula, i per tant ningú no pot anar guanyant.
    .empty-turn = En aquest punt ningú no ha de decidir res, així que no hi ha res per preguntar.
INPUT-TRUMP = El triomf és un dels pals del joc, o bé no n’hi ha.
    .unknown-trump = «{ $part }» no és cap pal d’aquest joc. Escriu un d’aquests valors: { $right }.
    .trump-turned = { $suit } no pot ser el triomf aquí, perquè la carta girada és { $card }.
    .no-trump-turned = Aquí hi ha triomf, perquè la carta girada és { $card }.
    .trump-unturned = { $suit } aquí no pot ser el triomf: totes les cartes que s’haurien d’haver girat són en aquesta mà.
    .no-trump-unturned = Aquí hi ha triomf: totes les cartes que es podrien girar en una mà sense triomf són en aquesta mà. Tria’l juntament amb les cartes.
INPUT-HANDS = Les cartes a la mà han de quadrar amb els jugadors i amb les bases.
    .hand-untyped = El triomf i la carta girada van amb les cartes que escrius tu. Escriu també les cartes de la mà, o deixa’ls buits.
    .hands-players = S’han indicat les cartes per a { $count ->
        [one] un sol jugador
       *[other] { $count } jugadors
    }, però en juguen { $right }.
    .hands-uneven = Els jugadors tenen un nombre diferent de cartes ({ $sizes }), però tothom n’ha de rebre les mateixes.
    .hand-and-hands = «{ $part }» hi sobra: escriu hand o bé hands, però no tots dos.
    .hand-size = { $count } cartes a la mà són massa: amb aquest nombre de jugadors, cadascú en té com a molt { $right }.
    .own-unseen = «{ $part }» no es veu: amb la clarividència ningú no veu la seva carta a la primera mà. Deixa buit el camp de les cartes, i es reparteixen.
INPUT-KEY = Una línia es compon de parts com ara game=wizard.
    .unknown-key = «{ $part }» aquí no vol dir res. Cada part és una d’aquestes paraules ({ $right }), seguida de «=» i del seu valor.
    .repeated-key = «{ $part }» repeteix una part que ja és a la línia.
    .no-value = A «{ $part }» li falta el valor: afegeix-hi «=» i el valor, com ara { $right }=…
INPUT-LENGTH = Una posició és una línia curta.
    .too-long = La línia té { $length } caràcters; cap posició no en necessita més de { $longest }.
    .field-long = «{ $part }…» és massa llarg per a un camp: com a màxim { $most } caràcters.
INPUT-NAME = Un nom és curt, perquè càpiga a la taula.
    .name-long = «{ $part }» és massa llarg per a un nom: com a màxim { $most } caràcters.
INPUT-OPTION = El que es tria abans d’una partida és curt.
    .option-long = «{ $part }…» és massa llarg: com a màxim { $most } caràcters.
    .option-unknown = «{ $part }» no es pot triar. Escriu un d’aquests valors: { $right }.
    .option-pressed = «{ $part }» no és cap de les opcions. Tria entre les que es mostren aquí.
    .option-count = Aquí «{ $part }» no pot ser. Escriu amb xifres quantes preguntes vols: { $right }.
    .option-topics = Tria almenys un tema.
    .option-level = El nivell «{ $part }» no existeix. Escriu { $right }.
    .option-address = «{ $part }» no és l’adreça d’una pàgina. Comença amb https:// o http://
    .option-repository = «{ $part }» no és cap repositori. Escriu propietari/nom, com a GitHub.
    .option-no-repository = Falta el repositori: escriu propietari/nom, com a GitHub.
    .option-branch = «{ $part }» és una branca, i canvia. Escriu l’etiqueta d’una versió, com ara v1.0.
    .option-tag = «{ $part }» no és cap etiqueta. Escriu el nom d’una versió, com ara v1.0.
    .option-no-tag = Falta l’etiqueta: escriu el nom d’una versió, com ara v1.0.
    .option-page = No hi ha cap pàgina «{ $part }». Escriu una llengua i una pàgina, com ara ca/wizard.
INPUT-SIGN = Una línia mostra tot el que diu.
    .bad-percent = «{ $part }» no s’escriu així: després de «%» hi van dues xifres o lletres de la A a la F, com als enllaços.
    .bad-bytes = «{ $part }» no es pot llegir: el que ve després de «%» no és cap caràcter, o només n’és un tros. Torna a copiar l’enllaç sencer o escriu aquesta part de nou.
    .unseen = «{ $part }» conté un caràcter que no es veu: { $sign } (aquí: �). Torna a escriure aquesta part.
INPUT-GAME = Una línia diu de quin joc parla.
    .no-game = La línia no diu de quin joc parla. Comença-la amb game= i un d’aquests noms: { $right }.
    .unknown-game = Aquí no hi ha cap joc «{ $part }». Hi ha aquests: { $right }.
INPUT-LANGUAGE = Les lliçons parlen unes llengües determinades.
    .unknown-language = Les lliçons no parlen «{ $part }». Parlen: { $right }.
INPUT-STEP = Cada partida té un nombre de passos determinat.
    .step = Aquí no hi ha cap pas «{ $part }». Els passos són { $right }.
    .place = «{ $part }» no és cap lloc d’una pàgina. Un lloc s’escriu com 3.2: la tercera cosa de la pàgina, el seu segon pas.
