# Domande senza fine: che cosa si può esercitare, e che cosa chiedono oltre alle lezioni.
topic-shared-legal = Quali carte si possono giocare
topic-shared-winner = Chi vince la presa
topic-shared-led = A quale seme bisogna rispondere
topic-camelot-outcome = Che cosa fanno le carte speciali in una presa
ask-outcome = Tutte le carte sono sul tavolo. Che ne è di questa presa?
ask-trick-counts = Conta. La vince: { $name }
ask-trick-annulled = È annullata e non conta per nessuno. La vince, comunque: { $name }
topic-shared-trump = Qual è il seme dominante
topic-shared-bids = Che cosa si può prevedere
topic-shared-points = Quanti punti dà una mano
topic-shared-fault = Una mano può essere andata così
topic-shared-winners = Chi vince alla fine
topic-wizard-together = Quali varianti vanno insieme
topic-wizard-seen = Chi vede che cosa, variante per variante
topic-wizard-mono = Chi vince la presa con il Seme unico
ask-which-bids = { $cards ->
    [one] Ognuno ha una carta in mano.
   *[other] Ognuno ha { $cards } carte in mano.
} { $name }: quali di questi numeri può prevedere? Scegli tutti quelli permessi.
ask-fault = Questa mano può essere andata così? Se no, che cosa non va?
ask-fault-bids = No, le previsioni non sono possibili
ask-fault-tricks = No, le prese vinte non sono possibili
ask-fault-points = No, i punti sono sbagliati
ask-besides = Si gioca in { $players }. Quali di queste varianti si possono aggiungere? Sceglile tutte.
ask-wins-mono = Si gioca con la variante Seme unico. Chi vince questa presa?
topic-qwixx-crossable = Che cosa si può barrare
topic-qwixx-open = Quali caselle sono ancora libere
topic-qwixx-closable = Quali righe si possono chiudere
topic-qwixx-aftermath = Che cosa porta un turno
topic-qwixx-score = Quanto vale una scheda
topic-qwixx-rows = Che cosa può stare in una riga
topic-qwixx-winner = Chi vince alla fine
ask-qwixx-which-open = Quali di queste caselle della riga { $row } sono ancora libere, qualunque cosa mostrino i dadi? Scheda: { $name }
ask-qwixx-aftermath = Si fa tutto questo. Che cosa è vero, dopo? Scegli tutto. Giocatore attivo: { $name }
ask-qwixx-penalty-due = Segna una penalità: { $name }
ask-qwixx-shut = Adesso la riga { $row } è chiusa per tutti
ask-qwixx-ends = La partita è finita
ask-qwixx-next-dice = La partita continua con { $count } dadi
ask-qwixx-which-row = In questa scheda la riga { $row } è ancora vuota. Quali di queste crocette potrebbero starci in una partita vera? Scegli tutto. Scheda: { $name }
ask-qwixx-crosses = { $numbers }
