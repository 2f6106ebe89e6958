## Una partita

play-hint = Suggerimento
play-undo = Annulla mossa
play-new = Nuova partita
play-new-sure = La partita non è finita. Vuoi abbandonarla e cominciarne un’altra?
play-new-yes = Sì, nuova partita
play-new-no = No, continuo
play-skip = Vai avanti
play-wait = Un attimo…
play-illegal = { $label }, ora non si può
play-said = Che cosa è successo
play-log = La partita finora
play-chosen = scelte: { $count }
play-too-few = { $label }: scegline almeno { $min }.
play-too-many = { $label }: scegline al massimo { $max }.
play-late = Non è ancora arrivata una risposta: forse la tua ultima mossa non vale. Premi «Riprova»; se non basta, ricarica la pagina.
play-lost = Il collegamento con la partita si è interrotto e le tue mosse non arrivano più. La partita è conservata: ricarica la pagina e riprende da dove era rimasta.
play-link = Riapri la partita da questo punto
play-retry = Riprova
play-stale = Il tavolo era cambiato prima che arrivasse la tua mossa, quindi non vale. Guarda di nuovo e scegli.
play-failed = Qui qualcosa è andato storto. Il tavolo mostra a che punto siamo: prova qualcos’altro, annulla una mossa o comincia una nuova partita.
play-copy = Copia il link di questa partita
play-copied = Link copiato: apre la partita com’è adesso.
play-by-hand = Il browser non permette di copiare. Il link è selezionato qui: puoi copiarlo tu.

## Una tabella da compilare

table-copy = Copia la tabella
table-copied = Copiata. Puoi incollarla in un foglio di calcolo.
table-by-hand = Il browser non permette di copiare. Il testo è selezionato qui: puoi copiarlo tu.
table-wait = Un attimo…
table-late = Non è ancora arrivata una risposta. Quello che hai scritto è ancora nei campi: premi «Riprova»; se non basta, copia la tabella e ricarica la pagina.
table-lost = Il collegamento si è interrotto e la tabella non si aggiorna più. Quello che hai scritto è ancora nei campi e resta in questo browser: ricarica la pagina e la tabella si aggiorna.
table-link = Riapri la tabella così com’è
table-retry = Riprova
table-failed = Qui qualcosa è andato storto e la tabella non è stata aggiornata. Quello che hai scritto è ancora nei campi.
