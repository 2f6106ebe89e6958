# Domande senza fine: che cosa si può esercitare, e che cosa chiedono oltre alle lezioni.
topic-shared-legal = Quali carte si possono giocare
topic-shared-winner = Chi vince la presa
topic-shared-led = A quale seme bisogna rispondere
topic-camelot-outcome = Che cosa fanno le carte speciali in una presa
ask-outcome = Tutte le carte sono sul tavolo. Che ne è di questa presa?
ask-trick-counts = Conta. La vince: { $name }
ask-trick-annulled = È annullata e non conta per nessuno. La vince, comunque: { $name }
