# Che cosa può non andare in una riga scritta a mano o arrivata con un link.
INPUT-CARD = Ogni elemento deve essere una carta di questo gioco.
    .unknown-card = «{ $part }» non è una carta di questo gioco. Le carte si scrivono così: { $right }.
INPUT-COPIES = Nessuna carta può comparire più volte di quante ce ne sono nel mazzo.
    .copies = La carta { $card } compare { $count } volte, tra il tavolo e le mani dei giocatori; nel mazzo { $right ->
        [one] ce n’è una sola
       *[other] ce ne sono { $right }
    }.
INPUT-TRICK = Una presa ha una carta per ogni giocatore.
    .trick-size = La presa «{ $part }» non torna: qui una presa ha { $right } carte, una per giocatore. Solo l’ultima può restare a metà.
INPUT-PLAYERS = Ogni gioco è fatto per un certo numero di giocatori.
    .players = «{ $part }» non è un numero di giocatori possibile. Questo gioco è per { $right } giocatori.
INPUT-EMPTY = Senza carte non c’è niente da giudicare.
    .nothing-to-ask = In questa posizione non c’è niente a cui si possa fare questa domanda.
    .empty-hand = Non si vede nessuna carta in mano, quindi non c’è niente da scegliere.
    .empty = Non c’è ancora nessuna carta: mettine una sul tavolo o in mano a un giocatore.
    .empty-trick = Sul tavolo non c’è ancora nessuna carta, quindi nessuno può essere in testa.
    .empty-turn = A questo punto nessuno deve decidere niente, quindi non c’è niente da chiedere.
INPUT-TRUMP = Il seme dominante è uno dei semi del gioco, oppure non c’è.
    .unknown-trump = «{ $part }» non è un seme di questo gioco. Scrivi uno di questi valori: { $right }.
    .trump-turned = { $suit } non può essere il seme dominante qui, perché la carta scoperta è { $card }.
    .no-trump-turned = Qui un seme dominante c’è, perché la carta scoperta è { $card }.
    .trump-unturned = { $suit } qui non può essere il seme dominante: tutte le carte che si sarebbero dovute girare sono in questa mano.
    .no-trump-unturned = Qui un seme dominante c’è: tutte le carte che si potrebbero girare in una mano senza sono in questa mano. Sceglilo insieme alle carte.
INPUT-HANDS = Le carte in mano devono corrispondere ai giocatori e alle prese.
    .hand-untyped = Il seme dominante e la carta girata valgono per le carte che scrivi tu. Scrivi anche le carte in mano, oppure lasciali vuoti.
    .hands-players = Sono indicate le carte di { $count ->
        [one] un solo giocatore
       *[other] { $count } giocatori
    }, ma si gioca in { $right }.
    .hands-uneven = I giocatori hanno un numero diverso di carte ({ $sizes }), ma tutti devono riceverne lo stesso numero.
    .hand-and-hands = «{ $part }» è di troppo: scrivi hand oppure hands, non tutti e due.
    .hand-size = { $count } carte in mano sono troppe: con questo numero di giocatori ognuno ne ha al massimo { $right }.
    .own-unseen = «{ $part }» non si vede: con la chiaroveggenza nessuno vede la propria carta nella prima mano. Lascia vuoto il campo delle carte, e si distribuiscono.
INPUT-KEY = Una riga è fatta di parti come game=wizard.
    .unknown-key = «{ $part }» qui non significa niente. Ogni parte è una di queste parole ({ $right }), seguita da «=» e dal suo valore.
    .repeated-key = «{ $part }» ripete una parte che nella riga c’è già.
    .no-value = A «{ $part }» manca il valore: aggiungi «=» e il valore, come in { $right }=…
INPUT-LENGTH = Una posizione sta in una riga breve.
    .too-long = La riga ha { $length } caratteri; a nessuna posizione ne servono più di { $longest }.
    .field-long = «{ $part }…» è troppo lungo per un campo: al massimo { $most } caratteri.
INPUT-NAME = Un nome è breve, perché ci stia sul tavolo.
    .name-long = «{ $part }» è troppo lungo per un nome: al massimo { $most } caratteri.
INPUT-OPTION = Quello che si sceglie prima di una partita è breve.
    .option-long = «{ $part }…» è troppo lungo: al massimo { $most } caratteri.
    .option-unknown = «{ $part }» non si può scegliere. Scrivi uno di questi valori: { $right }.
    .option-pressed = «{ $part }» non è tra le scelte possibili. Scegli tra quelle mostrate qui.
    .option-count = Qui «{ $part }» non va bene. Scrivi in cifre quante domande vuoi: { $right }.
    .option-topics = Scegli almeno un argomento.
    .option-level = Il livello «{ $part }» non esiste. Scrivi { $right }.
    .option-address = «{ $part }» non è l’indirizzo di una pagina. Comincia con https:// o http://
    .option-repository = «{ $part }» non è un repository. Scrivi proprietario/nome, come su GitHub.
    .option-no-repository = Manca il repository: scrivi proprietario/nome, come su GitHub.
    .option-branch = «{ $part }» è un ramo, che cambia. Scrivi il tag di una versione, come v1.0.
    .option-tag = «{ $part }» non è un tag. Scrivi il nome di una versione, come v1.0.
    .option-no-tag = Manca il tag: scrivi il nome di una versione, come v1.0.
    .option-page = Non c’è una pagina «{ $part }». Scrivi una lingua e una pagina, come it/wizard.
INPUT-SIGN = Una riga mostra tutto quello che dice.
    .bad-percent = «{ $part }» non si scrive così: dopo «%» ci vogliono due cifre o lettere da A a F, come nei link.
    .bad-bytes = «{ $part }» non si può leggere: ciò che segue «%» non è un carattere, o ne è solo un pezzo. Copia di nuovo tutto il link o riscrivi questa parte.
    .unseen = «{ $part }» contiene un carattere che non si vede: { $sign } (qui: �). Scrivi di nuovo questa parte.
INPUT-GAME = Una riga dice di quale gioco parla.
    .no-game = La riga non dice di quale gioco parla. Comincia con game= e uno di questi nomi: { $right }.
    .unknown-game = Qui non c’è un gioco «{ $part }». Ci sono: { $right }.
INPUT-LANGUAGE = Le lezioni parlano certe lingue.
    .unknown-language = Le lezioni non parlano «{ $part }». Parlano: { $right }.
INPUT-STEP = Ogni svolgimento ha un certo numero di passi.
    .step = Qui non c’è un passo «{ $part }». I passi sono { $right }.
    .place = «{ $part }» non è un punto di una pagina. Un punto si scrive come 3.2: la terza cosa della pagina, il suo secondo passo.
