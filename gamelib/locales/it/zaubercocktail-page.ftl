# Zaubercocktail nella lezione: il tavolo, ciò che si dice, i controlli, le domande.

front-zaubercocktail = Zaubercocktail
    .players = Da 4 a 7 giocatori, dagli 8 anni in su, circa 30 minuti
    .about = Tutti scambiano insieme, e le promesse si mantengono. Raccogli ingredienti uguali, fermati in tempo e corri lungo il percorso.
front-zaubercocktail-zaubercocktail = Scambiare, fermarsi, raccogliere, avanzare
    .learn = Scambi onesti e promesse non mantenute, quando mettere la pietra, quanto vale una collezione, chi sta davanti e di quanto si muove ogni segnalino.
front-zaubercocktail-zaubercocktail-rules = Le regole di Zaubercocktail
    .learn = Ogni regola con parole nostre, con la sua sezione del regolamento e un esempio.

## Il tavolo

zau-table = Il tavolo
zau-start = La situazione
zau-revealed = Tutte le collezioni sono scoperte
zau-place = Posto { $place }: { $who }
zau-why-place = Perché il posto { $place }?
zau-why-moves = Di quanto si muove il segnalino
zau-may = Si può fare?
zau-why-play = Si possono calare?
zau-round = Turno
zau-recipe = Ricetta
zau-no-recipe = ancora nessuna
zau-stones = Pietre
zau-stones-of = { $count } di { $needed }
zau-hands = Chi ha che cosa
zau-no-cards = nessuna carta
zau-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
zau-laid = collezioni scelte
zau-stopped = pietra messa
zau-in-a-trade = in uno scambio
zau-handed = ha consegnato
zau-bargains = Concordati, non ancora effettuati
zau-bargain = { $one } dà { $gives }, { $other } dà { $wants }
zau-offers = Offerte sul tavolo
zau-no-offers = nessuna offerta al momento
zau-log = Il mercato fin qui
zau-chalice = Anello e calice
zau-ring = Anello
zau-cup = Calice
zau-free = libero
zau-track = Il percorso
zau-track-end = Il percorso, fino alla casella { $end } (la lunghezza: { $origin })
zau-space = { $number ->
    [0] Partenza
   *[other] Casella { $number }
}
zau-results = I risultati
zau-head-player = Giocatore
zau-head-collections = Collezioni
zau-head-number = Carte
zau-head-points = Punti
zau-head-place = Posto
zau-head-moves = Movimento
zau-hand-shown = nessuna collezione, mano mostrata
zau-origin-book = regolamento
zau-origin-entered = carte vere
zau-origin-reported = recensione
zau-origin-conjecture = ipotesi
zau-deck = Dieci tipi di ingredienti e il jolly, e quante carte ha ognuno
zau-copies = × { $count }
zau-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
zau-spaces = { $spaces }

## Ciò che si dice

zau-offers-all = { $who } offre { $gives } per { $wants }
zau-offers-one = { $who } offre { $gives } per { $wants }, solo a { $other }
zau-withdraws = { $who } ritira l’offerta { $gives } per { $wants }
zau-accepts = { $who } è d’accordo con { $other }: { $gives } per { $takes }
zau-delivers = { $who } consegna { $cards }
zau-lays-stone = { $who } mette la pietra
zau-plays-0 = { $who } mostra la mano
zau-plays-1 = { $who } cala { $one }
zau-plays-2 = { $who } cala { $one } e { $two }
zau-plays-3 = { $who } cala { $one } e { $two } e { $three }
zau-choice-0 = nessuna collezione
zau-choice-1 = { $one }
zau-choice-2 = { $one } e { $two }
zau-choice-3 = { $one } e { $two } e { $three }
zau-dealt = Le carte sono distribuite
zau-turned = Si gira la ricetta: { $recipe }
zau-resumed = I due riprendono le proprie carte
zau-drawn = Chi è in parità pesca
zau-moved = Tutti i segnalini si sono mossi

## Domande

ask-zau-yes = Sì
ask-zau-no = No
ask-zau-may = Che cosa può fare ora { $who }?
ask-zau-honest = { $who } ha promesso { $promised } e consegna { $cards }. La promessa è mantenuta?
ask-zau-kept = La promessa è mantenuta?
ask-zau-open = Qualcuno può ancora scambiare?
ask-zau-lay = Che cosa può calare { $who }?
ask-zau-best = Quale di queste scelte è la migliore per { $who }?
ask-zau-worth = Quanto vale questa collezione: { $cards }?
ask-zau-place = Chi prende il posto { $place }?
ask-zau-last = Chi è all’ultimo posto?
ask-zau-moves = Di quante caselle si muove in tutto il segnalino di { $who }?
ask-zau-over = La partita è finita?
ask-zau-wins = Chi vince?
myth-stone-may-trade = «Anche dopo aver messo la pietra puoi accettare un’altra offerta.» È vero?
myth-promise-costs = «Chi non mantiene la promessa perde le carte.» È vero?
myth-wild-alone = «Anche i jolly da soli formano una collezione.» È vero?
myth-tie-shares = «A parità di risultato si divide il posto.» È vero?
myth-ring-pays = «La pietra sull’anello porta due caselle in ogni caso.» È vero?
myth-second-stone-pays = «Anche la seconda pietra porta un bonus.» È vero?

## Una tabella di valori

zau-values-name = I valori delle carte
zau-values-caption = Quanto vale ogni carta, secondo la grandezza della collezione
zau-values-type = Tipo
zau-values-label = { $ingredient }, collezione di { $size }
zau-values-track = Ultima casella del percorso
zau-values-legend = Un numero con «?» è un’ipotesi, uno con «~» è riferito da una recensione. I numeri senza segno vengono dal regolamento o dalle carte vere. Scrivi sopra, e lascia vuote le celle dopo la collezione più grande.
zau-values-count = Regolamento: { $book }. Carte vere: { $entered }. Da una recensione: { $reported }. Ipotesi: { $conjecture }.
zau-values-used = Questa pagina fa i conti con questi valori.
zau-values-link = Collegamento a questa pagina con questi valori
zau-values-kept = Qualcosa non va ancora. Finché resta così, la pagina usa i valori di prima.

## Controlli

ladder-stone-laid = Pietra già messa
    .pass = pietra non ancora messa
ladder-deliver-first = Prima viene un altro scambio
    .pass = nessun altro scambio in corso
ladder-no-partner = Nessuno con cui scambiare
    .pass = l’altro giocatore c’è
ladder-partner-stopped = L’altro si è fermato
    .pass = l’altro scambia ancora
ladder-one-sided = Una parte non dà niente
    .pass = entrambe le parti danno qualcosa
ladder-more-than-exist = Più carte di quante ce ne sono
    .pass = di carte così ce ne sono abbastanza
ladder-offered-not-held = Carte che non ha
    .pass = le carte sono in mano
ladder-offer-stands = L’offerta c’è già
    .pass = l’offerta è nuova
ladder-gives-anything = Qualsiasi cosa per certe carte
    .pass = si danno certe carte
ladder-wants-anything = Certe carte per qualsiasi cosa
    .pass = si chiedono certe carte
ladder-cards-for-cards = Certe carte per certe carte
    .pass = qualcosa resta aperto
ladder-no-such-offer = Questa offerta non c’è
    .pass = l’offerta è sul tavolo
ladder-withdrawn = Ritirata
    .pass = resta
ladder-with-oneself = Con sé stessi
    .pass = due giocatori diversi
ladder-for-another = Fatta a un altro giocatore
    .pass = fatta a questo giocatore
ladder-maker-busy = Chi l’ha fatta è in un altro scambio
    .pass = chi l’ha fatta è libero
ladder-not-named = «Qualsiasi cosa» senza dire che cosa
    .pass = le carte sono nominate
ladder-other-terms = Carte diverse dall’offerta
    .pass = le stesse carte dell’offerta
ladder-cannot-give = Le carte chieste non sono in mano
    .pass = le carte chieste sono in mano
ladder-maker-lacks = Chi l’ha fatta non le ha
    .pass = chi l’ha fatta le ha
ladder-agreed = Accordo
    .pass = nessun accordo
ladder-nothing-agreed = Nessun accordo
    .pass = c’è un accordo
ladder-handed-already = Già consegnate
    .pass = non ancora consegnate
ladder-handed-not-held = Carte che non ha
    .pass = le carte sono in mano
ladder-as-promised = Come promesso
    .pass = non come promesso
ladder-not-as-promised = Non come promesso
    .pass = come promesso
ladder-on-the-ring = La prima pietra: sull’anello
    .pass = l’anello è occupato
ladder-on-the-chalice = Una pietra successiva: sul calice
    .pass = è la prima
ladder-unable = Non ci sono due carte che vadano insieme
    .pass = alcune carte vanno insieme
ladder-none-though-able = Nessuna, anche se si può
    .pass = qualcosa si cala
ladder-too-many-collections = Tre collezioni o più
    .pass = una o due
ladder-too-few-cards = Meno di due carte
    .pass = almeno due carte ciascuna
ladder-only-wild = Solo jolly
    .pass = una carta naturale ciascuna
ladder-mixed = Tipi diversi nella stessa collezione
    .pass = carte uguali
ladder-same-type-twice = Due volte lo stesso tipo
    .pass = tipi diversi
ladder-not-in-hand = Carte che non sono in mano
    .pass = sono tutte in mano
ladder-beyond-the-scale = Più grande della sua scala
    .pass = entro la sua scala
ladder-several-wild = Entrano più jolly
    .pass = non più di uno
ladder-wild-joins = Entra un jolly
    .pass = nessun jolly
ladder-one-collection = Una collezione
    .pass = sono due
ladder-two-collections = Due collezioni
    .pass = è una sola
