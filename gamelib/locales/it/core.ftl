# Nomi dei giocatori, regolamenti e parole attorno a un passo. Ciò che riguarda un solo gioco sta nel suo file.
language = Italiano
names = Anna, Marco, Giulia, Luca, Sofia, Paolo, Elena
cite = { $books }, { $section }
cite-ruling = decisione di questo progetto, dove i regolamenti tacciono o non sono chiari
frame-decides = qui si decide
frame-not-reached = non serve arrivarci
lesson-step-name = Passo passo
lesson-ask-name = Domanda
lesson-explore-name = Indica e chiedi

# La pagina iniziale
front-title = Imparare passo passo
front-lead = Le regole dei giochi da tavolo s’imparano al tavolo: segui una situazione di gioco passo passo, fai la tua ipotesi, leggi il perché. Nessuno deve più leggere il regolamento ad alta voce.
front-try = Come funziona
front-one = Segui una vera situazione di gioco, avanti e indietro.
front-two = Fatti un’idea e rispondi: ogni risposta, giusta o sbagliata, ha il suo perché.
front-three = Controlla: ogni perché indica la regola e dove si trova nel regolamento.
front-open = Inizia la lezione
front-look-up = Apri le regole
front-play = Gioca
front-minutes = circa { $minutes } minuti
front-wizard = Wizard
    .players = Da 3 a 6 giocatori, dai 10 anni in su, circa 45 minuti
    .about = Annuncia quante prese farai: né una di più, né una di meno. Sessanta carte, tra cui quattro maghi e quattro buffoni.
front-wizard-wizard = Che cosa posso giocare e chi vince la presa?
    .learn = Rispondere al seme, il seme dominante, maghi e buffoni, e che cosa succede quando la presa si apre con uno di loro.
front-wizard-wizard-round = Una mano intera: carte, seme dominante, previsioni, punti
    .learn = Dalla prima distribuzione alla vittoria: quante carte, quale seme dominante, che cosa si può prevedere, quanti punti. Con un blocco su cui scrivere.
front-wizard-wizard-variants = Le varianti: che cosa cambia?
    .learn = Più o meno uno, previsione coperta e segreta, chiaroveggenza, seme unico: la stessa posizione in ognuna.
front-wizard-wizard-rules = Le regole di Wizard
    .learn = Ogni regola con il suo numero, dove si trova nel regolamento e un esempio. Dove i regolamenti tacciono: come giochiamo, e perché.
front-wizard-wizard-play = Gioca una partita di Wizard
    .learn = Una serata intera o breve, da tre a sei giocatori, con la variante che vuoi. Ogni rifiuto è spiegato e ogni mossa si può annullare.
front-qwixx = Qwixx
    .players = Da 2 a 5 giocatori, dagli 8 anni in su, circa 15 minuti
    .about = Sei dadi, quattro righe colorate. Barra più numeri che puoi, sempre da sinistra a destra, e senza aspettare il tuo turno.
front-qwixx-qwixx = Che cosa posso barrare e quando finisce?
    .learn = Leggere una riga, le due azioni di un turno, le penalità, chiudere una riga, più lucchetti insieme e contare i punti.
front-qwixx-qwixx-play = Gioca una partita di Qwixx
    .learn = Da due a cinque giocatori, una scheda ciascuno. Ogni numero si può provare, ogni rifiuto è spiegato, e le mosse si possono annullare.
front-qwixx-qwixx-rules = Le regole di Qwixx
    .learn = Ogni regola con il suo numero, dove si trova nel regolamento e un esempio. Dove il regolamento tace: come giochiamo, e perché.

# A page of rules
rules-own = Decisioni di questo progetto, dove i regolamenti tacciono o non sono chiari
rules-example = Guarda un esempio
