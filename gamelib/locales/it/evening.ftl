# Le parole intorno a una mano e a un blocco dei punti, in qualsiasi edizione.
round-start = Comincia la mano { $number }
round-drawn = Si pescano carte per la prima distribuzione
round-draw-title = Le carte pescate
round-dealt = Mano { $number }: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } a testa
round-deal = Si danno le carte: { $cards ->
        [one] una
       *[other] { $cards }
    } a testa
round-turned = Carta girata: { $card }
round-turned-title = La carta girata
round-chosen = { $name }: seme dominante { $suit }
round-bid = { $name }: { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }
round-writes = { $name }: una previsione coperta
round-points = I punti della mano { $number }
round-points-label = Punti
round-points-of = { $name }: previste { $bid }, vinte { $won }
round-sum = in questa mano
round-winners = Vittoria: { $players }
round-winners-title = Chi vince la partita?
round-end = La fine
round-totals = Totali
round-total = Totale
round-dealer = Mazziere
round-deals = dà le carte
round-number = Mano
round-place = { $number } di { $rounds }
round-trump-open = ancora da decidere
round-tally = Previsioni e prese
round-bids = Previsioni
round-predicted = Previste
round-won = Vinte
round-claimed = Punti
round-covered = coperta
round-hand = Le carte di { $name }
round-sees = Le carte che vede { $name }
round-may-choose = { $name }: quali semi può nominare?
round-may-bid = { $name }: che cosa può prevedere?
round-trump-title = Qual è il seme dominante?

ask-trump = Qual è il seme dominante in questa mano?
ask-no-trump = nessun seme
ask-dealer-chooses = sceglie il mazziere
ask-choice = È stata girata la carta { $card }. Mazziere: { $name }. Che cosa può nominare?
ask-number = { $number }
ask-bids = { $name }: che cosa può prevedere?
ask-bidder = Mazziere: { $name }. Chi fa la prima previsione?
ask-dealer = Mazziere della mano { $number }: { $name }. Chi dà le carte nella prossima?
ask-nobody-deals = Nessuno: la partita è finita
ask-cards-seen = { $name }: di chi vede le carte?
ask-bids-seen = { $name }: di chi conosce le previsioni?
ask-nobody = Di nessuno
ask-together = Si può giocare così in { $players }?
ask-points = { $name }: previste { $bid }, vinte { $won }. Quanti punti sono?
ask-happened = Questa mano può essere andata così?
ask-possible = Sì, può
ask-impossible = No, non può
ask-winners = La partita finisce con questi totali. Chi vince?
myth-dealer-may-decline = È stato girato un mago. «Il mazziere può anche decidere che non c’è un seme dominante.» È vero?
myth-off-by-one = Si gioca con più o meno uno. «Quindi la somma delle previsioni deve differire dalle prese esattamente di uno.» È vero?
myth-tricks-always-pay = «Ogni presa vinta dà 10 punti, anche se la previsione è sbagliata.» È vero?
myth-zero-is-nothing = «Chi prevede 0 e non vince nessuna presa non prende niente.» È vero?

pad-title = Blocco dei punti
pad-variant = Variante
pad-name = Nome del giocatore { $number }
pad-bid = { $name }, mano { $number }: previsione
pad-tricks = { $name }, mano { $number }: prese
pad-hint = Scrivi quante prese ha previsto ognuno e quante ne ha vinte. I punti vengono da soli.
pad-ahead = Dopo { $number ->
        [one] una mano
       *[other] { $number } mani
    }, con { $points } punti, in testa: { $players }
pad-provisional = I totali con «?» sono provvisori finché la mano { $number } non è a posto.
pad-chart = I totali dopo ogni mano
pad-chart-provisional = provvisori (?) dalla mano { $number } in poi
pad-players = Giocatori
pad-dealer = Dà le carte per primo: giocatore
pad-variants = Si gioca con
pad-greek = Esempio del regolamento greco
pad-italian = Esempio del regolamento italiano
pad-empty = Blocco vuoto
pad-explained = Tutti e due i regolamenti raccontano di tre giocatori e due mani. La mano 1 è la stessa. Nella mano 2 tutti e due hanno le previsioni 2, 0 e 0, ma una delle prese va al secondo giocatore nel regolamento greco e al terzo in quello italiano. Così ogni volta è un’altra previsione di 0 a fallire, e i totali sono diversi: 10, −20, 50 in uno, 10, 10, 20 nell’altro. Le regole sono le stesse, le prese no.

variant-base = Gioco base
switch-title = La stessa posizione, giocata con
switch-cards = { $name }: quali carte può giocare?
switch-predict = { $name }: che cosa può prevedere?
switch-rounds = Quante mani ha la partita?
switch-hands = { $name }: di chi vede le carte?
switch-bids = { $name }: di chi vede le previsioni?
switch-nothing = nessuna

INPUT-NAMES = Ogni giocatore ha un nome tutto suo.
    .name-missing = Qui manca un nome: al suo posto ne compare un altro.
    .name-twice = C’è già il nome «{ $part }». Due giocatori con lo stesso nome si distinguono male.
    .name-too-long = Qui i nomi hanno al massimo { $longest } caratteri; altrove questo appare accorciato.
