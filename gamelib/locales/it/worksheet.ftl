# Un foglio di esercizi da stampare, e il modulo che lo prepara.
sheet-title = { $game }: foglio di esercizi
sheet-key = Soluzioni: { $title }
sheet-about = { $game } · livello { $level } · serie { $seed }
sheet-name = Nome:
sheet-date = Data:
sheet-because = Perché:
sheet-scan = Le stesse domande sullo schermo:
sheet-end = Fine: { $title } ({ $about })
sheet-letters = a b c d e f g h i j k l m n o p q r s t u v w x y z

## Il modulo
sheet-form = Un foglio di esercizi da stampare
sheet-ready = Il foglio è pronto. Domande: { $count }
sheet-field-game = Gioco
sheet-field-topics = Argomenti
sheet-field-level = Livello
sheet-field-count = Numero di domande
sheet-field-seed = Serie (la stessa parola o lo stesso numero dà le stesse domande)
sheet-field-title = Titolo (se ne vuoi uno tuo)
sheet-field-address = Indirizzo di queste lezioni, per il codice sul foglio (vuoto: nessun codice)
sheet-field-language = Lingua del foglio
sheet-field-paper = Carta
sheet-paper-a4 = A4
sheet-paper-letter = Letter (Stati Uniti)
form-print = Stampa
form-wait = Un attimo…
form-late = Non c’è ancora risposta. Quello che hai scritto è ancora qui.
form-lost = Il collegamento si è interrotto e qui non si può preparare niente di nuovo. Quello che c’è già si può ancora stampare.
form-link = Ricarica la pagina
form-retry = Riprova
form-failed = Qualcosa è andato storto. Quello che hai scritto è ancora qui.

front-teachers = Per chi insegna
    .about = Tutto per una lezione tua: pronta in dieci minuti, da proiettare, da condividere con un link o da stampare.
front-teachers-worksheet = Fogli di esercizi
    .learn = Scegli un gioco, gli argomenti e il livello, e stampa un foglio con le figure e le sue soluzioni. Un codice sul foglio porta alle stesse domande sullo schermo.
front-print = Prepara un foglio
