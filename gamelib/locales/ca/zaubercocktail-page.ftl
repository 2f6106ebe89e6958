# Zaubercocktail a la lliçó: la taula, el que es diu, les comprovacions, les preguntes.

front-zaubercocktail = Zaubercocktail
    .players = De 4 a 7 jugadors, a partir de 8 anys, uns 30 minuts
    .about = Tothom intercanvia alhora, i les promeses es compleixen. Aplega ingredients iguals, para a temps i corre pel recorregut.
front-zaubercocktail-zaubercocktail = Intercanviar, parar, aplegar, avançar
    .learn = Tractes honestos i promeses trencades, quan has de posar la pedra, quant val una col·lecció, qui va al davant i quant es mou cada marcador.
front-zaubercocktail-zaubercocktail-rules = Les regles del Zaubercocktail
    .learn = Cada regla amb paraules nostres, amb la secció del reglament i un exemple.

## La taula

zau-table = La taula
zau-start = La situació
zau-revealed = Totes les col·leccions estan descobertes
zau-place = Lloc { $place }: { $who }
zau-why-place = Per què el lloc { $place }?
zau-why-moves = Quant es mou el marcador
zau-may = Es pot fer?
zau-why-play = Es poden baixar?
zau-round = Ronda
zau-recipe = Recepta
zau-no-recipe = encara cap
zau-stones = Pedres
zau-stones-of = { $count } de { $needed }
zau-hands = Qui té què
zau-no-cards = cap carta
zau-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartes
}
zau-laid = col·leccions triades
zau-stopped = pedra posada
zau-in-a-trade = en un intercanvi
zau-handed = ja ha lliurat
zau-bargains = Acordats, encara no fets
zau-bargain = { $one }: dona { $gives }. { $other }: dona { $wants }
zau-offers = Ofertes a la taula
zau-no-offers = ara mateix, cap oferta
zau-log = El mercat fins ara
zau-chalice = Anell i calze
zau-ring = Anell
zau-cup = Calze
zau-free = lliure
zau-track = El recorregut
zau-track-end = El recorregut, fins a la casella { $end } (la llargada: { $origin })
zau-space = { $number ->
    [0] Sortida
   *[other] Casella { $number }
}
zau-results = Els resultats
zau-head-player = Jugador
zau-head-collections = Col·leccions
zau-head-number = Cartes
zau-head-points = Punts
zau-head-place = Lloc
zau-head-moves = Moviment
zau-hand-shown = cap col·lecció, mà ensenyada
zau-origin-book = reglament
zau-origin-entered = cartes de debò
zau-origin-reported = ressenya
zau-origin-conjecture = suposició
zau-deck = Deu tipus d’ingredients i el comodí, i quantes cartes té cadascun
zau-copies = × { $count }
zau-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}
zau-spaces = { $spaces }

## El que es diu

zau-offers-all = { $who }: ofereix { $gives } per { $wants }
zau-offers-one = { $who }: ofereix { $gives } per { $wants }, només a un jugador: { $other }
zau-withdraws = { $who }: retira l’oferta { $gives } per { $wants }
zau-accepts = { $who }: accepta, { $gives } per { $takes }. L’altre jugador: { $other }
zau-delivers = { $who }: lliura { $cards }
zau-lays-stone = { $who }: posa la pedra
zau-plays-0 = { $who }: ensenya la mà
zau-plays-1 = { $who }: baixa { $one }
zau-plays-2 = { $who }: baixa { $one } i { $two }
zau-plays-3 = { $who }: baixa { $one } i { $two } i { $three }
zau-choice-0 = cap col·lecció
zau-choice-1 = { $one }
zau-choice-2 = { $one } i { $two }
zau-choice-3 = { $one } i { $two } i { $three }
zau-dealt = Les cartes estan repartides
zau-turned = Es gira la recepta: { $recipe }
zau-resumed = Les dues parts recuperen les seves cartes
zau-drawn = Qui empata roba
zau-moved = Tots els marcadors s’han mogut

## Preguntes

ask-zau-yes = Sí
ask-zau-no = No
ask-zau-may = Què es pot fer ara? Juga: { $who }
ask-zau-honest = { $who }: ha promès { $promised } i ha lliurat { $cards }. S’ha complert la promesa?
ask-zau-kept = S’ha complert la promesa?
ask-zau-open = Encara pot fer intercanvis algú?
ask-zau-lay = Què es pot baixar? Juga: { $who }
ask-zau-best = Quina d’aquestes tries és la millor? Juga: { $who }
ask-zau-worth = Quant val aquesta col·lecció: { $cards }?
ask-zau-place = Qui queda en el lloc { $place }?
ask-zau-last = Qui és l’últim?
ask-zau-moves = Quantes caselles es mou en total aquest marcador: { $who }?
ask-zau-over = S’ha acabat la partida?
ask-zau-wins = Qui guanya?
myth-stone-may-trade = «Encara que hagis posat la pedra, pots acceptar una oferta més.» És cert?
myth-promise-costs = «Qui trenca una promesa perd les cartes.» És cert?
myth-wild-alone = «Els comodins sols també fan una col·lecció.» És cert?
myth-tie-shares = «Els resultats iguals comparteixen el lloc.» És cert?
myth-ring-pays = «La pedra de l’anell dona dues caselles en qualsevol cas.» És cert?
myth-second-stone-pays = «La segona pedra també dona una bonificació.» És cert?

## Una taula de valors

zau-values-name = Els valors de les cartes
zau-values-caption = Quant val cada carta, segons la mida de la seva col·lecció
zau-values-type = Tipus
zau-values-label = { $ingredient }, col·lecció de { $size }
zau-values-track = Última casella del recorregut
zau-values-legend = Un nombre amb «?» és una suposició, amb «~» ve d’una ressenya. Els nombres sense signe són del reglament o de cartes de debò. Escriu-hi a sobre i deixa buides les caselles després de la col·lecció més gran.
zau-values-count = Reglament: { $book }. Cartes de debò: { $entered }. D’una ressenya: { $reported }. Suposicions: { $conjecture }.
zau-values-used = Aquesta pàgina fa els comptes amb aquests valors.
zau-values-link = Enllaç a aquesta pàgina amb aquests valors
zau-values-kept = Encara hi ha alguna cosa que no és correcta. Mentrestant, la pàgina fa servir els valors d’abans.

## Comprovacions

ladder-stone-laid = Pedra ja posada
    .pass = pedra encara no posada
ladder-deliver-first = Abans va un altre intercanvi
    .pass = cap altre intercanvi pendent
ladder-no-partner = No hi ha ningú per intercanviar
    .pass = l’altre jugador hi és
ladder-partner-stopped = L’altre ja ha parat
    .pass = l’altre encara intercanvia
ladder-one-sided = Una part no dona res
    .pass = totes dues parts donen alguna cosa
ladder-more-than-exist = Més cartes de les que hi ha
    .pass = de cartes així n’hi ha prou
ladder-offered-not-held = Cartes que no té
    .pass = les cartes són a la mà
ladder-offer-stands = L’oferta ja hi és
    .pass = l’oferta és nova
ladder-gives-anything = Qualsevol cosa per unes cartes concretes
    .pass = es donen cartes concretes
ladder-wants-anything = Unes cartes concretes per qualsevol cosa
    .pass = es demanen cartes concretes
ladder-cards-for-cards = Cartes concretes per cartes concretes
    .pass = queda alguna cosa oberta
ladder-no-such-offer = Aquesta oferta no hi és
    .pass = l’oferta és a la taula
ladder-withdrawn = Retirada
    .pass = es queda
ladder-with-oneself = Amb un mateix
    .pass = dos jugadors diferents
ladder-for-another = Feta a un altre jugador
    .pass = feta a aquest jugador
ladder-maker-busy = Qui la fa té un altre intercanvi
    .pass = qui la fa està lliure
ladder-not-named = «Qualsevol cosa» sense dir què
    .pass = s’ha dit quines cartes
ladder-other-terms = Cartes diferents de l’oferta
    .pass = les mateixes cartes que l’oferta
ladder-cannot-give = Les cartes demanades no són a la mà
    .pass = les cartes demanades són a la mà
ladder-maker-lacks = Qui la fa no les té
    .pass = qui la fa les té
ladder-agreed = Acord
    .pass = cap acord
ladder-nothing-agreed = Cap acord
    .pass = hi ha un acord
ladder-handed-already = Ja lliurades
    .pass = encara no lliurades
ladder-handed-not-held = Cartes que no té
    .pass = les cartes són a la mà
ladder-as-promised = Tal com s’havia promès
    .pass = no és el que s’havia promès
ladder-not-as-promised = No és el que s’havia promès
    .pass = tal com s’havia promès
ladder-on-the-ring = La primera pedra: a l’anell
    .pass = l’anell està ocupat
ladder-on-the-chalice = Una pedra posterior: al calze
    .pass = és la primera
ladder-unable = No hi ha dues cartes que vagin juntes
    .pass = algunes cartes van juntes
ladder-none-though-able = Cap, tot i que és possible
    .pass = es baixa alguna cosa
ladder-too-many-collections = Tres col·leccions o més
    .pass = una o dues
ladder-too-few-cards = Menys de dues cartes
    .pass = com a mínim dues cartes cadascuna
ladder-only-wild = Només comodins
    .pass = una carta natural cadascuna
ladder-mixed = Tipus diferents en una col·lecció
    .pass = cartes iguals
ladder-same-type-twice = Dues vegades el mateix tipus
    .pass = tipus diferents
ladder-not-in-hand = Cartes que no són a la mà
    .pass = totes són a la mà
ladder-beyond-the-scale = Més gran que la seva escala
    .pass = dins de la seva escala
ladder-several-wild = Hi entren uns quants comodins
    .pass = no més d’un
ladder-wild-joins = Hi entra un comodí
    .pass = cap comodí
ladder-one-collection = Una col·lecció
    .pass = són dues
ladder-two-collections = Dues col·leccions
    .pass = només n’hi ha una
