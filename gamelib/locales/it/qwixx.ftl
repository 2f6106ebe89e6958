# Qwixx: dadi, righe e caselle, e le regole. Un messaggio si chiama come la sua regola; ogni attributo
# è la frase di un caso. Righe, caselle, dadi e nomi sono disegnati: non entrano nella grammatica.

qwixx-row-red = rossa
qwixx-row-yellow = gialla
qwixx-row-green = verde
qwixx-row-blue = blu
qwixx-cell-red = rosso { $number }
qwixx-cell-yellow = giallo { $number }
qwixx-cell-green = verde { $number }
qwixx-cell-blue = blu { $number }
qwixx-lock-red = lucchetto rosso
qwixx-lock-yellow = lucchetto giallo
qwixx-lock-green = lucchetto verde
qwixx-lock-blue = lucchetto blu
qwixx-die-white = bianco { $pips }
qwixx-die-red = dado rosso { $pips }
qwixx-die-yellow = dado giallo { $pips }
qwixx-die-green = dado verde { $pips }
qwixx-die-blue = dado blu { $pips }
qwixx-pass = nessuna crocetta

qwixx-sheet = Scheda: { $name }
qwixx-active = Giocatore attivo
qwixx-head-row = Riga
qwixx-head-numbers = Numeri
qwixx-head-lock = Lucchetto
qwixx-head-points = Punti
qwixx-penalties = Penalità
qwixx-total = Totale
qwixx-crossed = barrato
qwixx-skipped = saltato
qwixx-open = libero
qwixx-closed = chiuso
qwixx-legal = ora si può barrare
qwixx-new = appena barrato
qwixx-dice = Dadi
qwixx-no-dice = non ancora tirati
qwixx-sum = Somma dei dadi bianchi
qwixx-action = Azione
qwixx-action-0 = prima del tiro
qwixx-action-1 = prima, per tutti
qwixx-action-2 = seconda, per il giocatore attivo
qwixx-action-over = la partita è finita
qwixx-closed-rows = Righe chiuse
qwixx-none = nessuna
qwixx-start = Prima del tiro
qwixx-rolls = { $name }: si tirano i dadi
qwixx-chooses = { $name }: { $choice }
qwixx-resolved = Tutti hanno deciso: le crocette si fanno insieme
qwixx-may = Si può barrare?
qwixx-may-pass = Si può rinunciare?
qwixx-offers = Che cosa offrono i dadi: { $name }
qwixx-happens = Che cosa succede
qwixx-ask-over = La partita continua?
qwixx-goes-on = continua
qwixx-is-over = è finita
qwixx-may-ever = È ancora libero?
qwixx-counted = Le schede finora
qwixx-final = La partita è finita: i punti
qwixx-points-of = Punti: { $name }
qwixx-decided = Deciso in questo turno
qwixx-odds-white = I 36 tiri dei due dadi bianchi, impilati secondo la somma
qwixx-odds-rolls = { $count ->
    [one] { $sum }: un tiro su 36
   *[other] { $sum }: { $count } tiri su 36
}
qwixx-odds-colour = Un dado bianco (quello che vuoi) e il dado di una riga: in quanti turni su 100 c’è quella somma?
qwixx-odds-percent = { $sum }: in { $percent } su 100
qwixx-odds-lock = Una riga con cinque crocette, { $players } giocatori, il primo turno è tuo: in quante partite su 100 l’ultimo numero è uscito entro tanti turni?
qwixx-odds-turns = { $turns ->
    [one] entro { $turns } turno
   *[other] entro { $turns } turni
}: in { $percent } su 100

ask-qwixx-crossable = Quali di questi numeri si possono barrare adesso? Decide: { $name }
ask-qwixx-closable = Quali righe si possono chiudere adesso? Decide: { $name }
ask-qwixx-open = Quali caselle della riga { $row } sono ancora libere, qualunque cosa mostrino i dadi? Scheda: { $name }
ask-qwixx-score = Quanti punti vale questa scheda? Scheda: { $name }
ask-qwixx-penalty = Il turno è finito. Si segna una penalità? Giocatore attivo: { $name }
ask-qwixx-over = Si fa tutto questo. La partita finisce adesso?
ask-qwixx-dice = Quanti dadi si tirano nel prossimo turno?
ask-qwixx-winner = La partita è finita. Chi vince?
ask-qwixx-possible = Questa scheda può venire da una partita vera?
ask-qwixx-none = nessuna di queste scelte
ask-qwixx-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
ask-qwixx-count = { $count } dadi
ask-qwixx-yes = sì
ask-qwixx-no = no
myth-only-first-locks = «Se più giocatori chiudono insieme una riga, solo il primo barra il lucchetto.» È vero?
myth-five-are-enough = «Con cinque crocette puoi barrare il lucchetto, anche senza l’ultimo numero.» È vero?
myth-active-has-no-white-sum = «Il giocatore attivo tira, quindi la somma bianca è per gli altri.» È vero?
myth-unused-turn-costs = «Chi non barra niente in un turno prende una penalità.» È vero?
myth-both-sums = «Ogni giocatore può usare la somma bianca e poi aggiungere anche un dado colorato.» È vero?

try-active = Giocatore attivo (1 è il primo)
try-red = Crocette nella riga rossa
try-yellow = Crocette nella riga gialla
try-green = Crocette nella riga verde
try-blue = Crocette nella riga blu
try-penalties = Penalità
try-dice = Dadi
try-choices = Prima azione: che cosa barra ciascuno
try-second = Seconda azione: che cosa barra il giocatore attivo
try-hint-qwixx = Scrivi le crocette da sinistra a destra, per esempio 5,7. I giocatori sono separati da «/». Dadi: W4 è un dado bianco, R2 quello rosso (R rosso, Y giallo, G verde, B blu). Che cosa si barra: R5 è il 5 rosso, «-» vuol dire nessuna crocetta.

qwixx-play-another = un altro giocatore
qwixx-play-begins = Chi comincia
qwixx-play-first = Barra un { $sum } sulla tua scheda, in una riga, o rinuncia.
qwixx-play-second = Puoi sommare un dado bianco e uno colorato: barra la somma nella riga di quel dado.
qwixx-play-wait = Gli altri continuano.
qwixx-play-or = Oppure:
qwixx-play-pass = Nessuna crocetta
qwixx-play-look = Rivedi, passo passo
qwixx-play-turn = Turno { $number }

books-qwixx-el = regolamento greco
section-QWX-COMP = il materiale
section-QWX-OBJ = lo scopo del gioco
section-QWX-SHEET = la scheda
section-QWX-MARK = barrare i numeri
section-QWX-FLOW = svolgimento del gioco
section-QWX-A1 = la prima azione
section-QWX-A2 = la seconda azione
section-QWX-PEN = le penalità
section-QWX-TURN = il turno successivo
section-QWX-LOCK = chiudere una riga
section-QWX-END = fine della partita
section-QWX-SCORE = il punteggio

QWX-COMP-01 = Possono giocare da due a cinque persone.
    .player-count = «{ $part }» non va bene: possono giocare da due a cinque persone.
QWX-COMP-02 = Il gioco è adatto dagli otto anni in su.
QWX-COMP-03 = Una partita dura circa un quarto d’ora.
QWX-COMP-04 = Si usano sei dadi: due bianchi e uno per colore, rosso, giallo, verde e blu.
    .impossible-pips = «{ $part }» non può uscire: un dado mostra da 1 a 6.
    .other-dice = «{ $part }» non sono i dadi di questo turno. Si tira un dado per ognuna di queste lettere: { $right } (W è bianco).
    .no-such-die = «{ $part }» non è un dado. Un dado si scrive con la sua lettera e i suoi punti, per esempio { $right }.
QWX-COMP-05 = Ogni giocatore ha una scheda tutta sua e qualcosa per scrivere.
    .no-sheet = Questo giocatore non c’è: sul tavolo ci sono { $players } schede.
    .too-many-sheets = «{ $key }» ha { $count } parti, ma ogni giocatore ha una sola scheda.

QWX-OBJ-01 = Lo scopo è barrare più numeri possibile nelle quattro righe colorate.
QWX-OBJ-02 = Più crocette ci sono nella stessa riga, più vale ognuna di loro.
QWX-OBJ-03 = Vince chi alla fine ha più punti.

QWX-SHEET-01 = La scheda ha quattro righe: rossa, gialla, verde e blu.
    .no-row = «{ $part }» non è una casella della scheda.
    .no-such-row = «{ $part }» non sta in nessuna riga. Una casella è la lettera della riga con un numero; le lettere sono { $right }.
QWX-SHEET-02 = La riga rossa e la gialla vanno da 2 a 12, la verde e la blu da 12 a 2. In fondo a ogni riga c’è un lucchetto.
    .no-number = «{ $part }» non c’è nella riga { $row }: i suoi numeri vanno da 2 a 12.
    .no-such-number = «{ $part }» non c’è nella riga { $row }. Da sinistra a destra i suoi numeri sono { $right }.
QWX-SHEET-03 = Nella scheda di esempio sono barrati il 5 e il 7 rossi, il 3, il 4, il 7, l’8 e il 10 gialli, il 12, il 10 e il 6 verdi e il 10 blu.
QWX-SHEET-04 = Da una a dodici crocette in una riga valgono 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 e 78 punti.
QWX-SHEET-05 = Il totale è rosso più giallo più verde più blu, meno le penalità.
    .adds-up = { $total ->
        [one] { $red } + { $yellow } + { $green } + { $blue } − { $lost } = 1 punto.
       *[other] { $red } + { $yellow } + { $green } + { $blue } − { $lost } = { $total } punti.
    }

QWX-MARK-01 = In ogni riga i numeri si barrano da sinistra a destra.
    .crossed-already = { $cell } ha già la sua crocetta.
    .right-of-last = { $cell } sta a destra di { $after }, l’ultima crocetta della riga: è ancora libero.
    .out-of-order = Nella riga { $row } non si può barrare { $part } dopo { $after }: sta alla sua sinistra.
    .can-be = Questa scheda è possibile: in ogni riga le crocette vanno da sinistra a destra, e dove è barrato un ultimo numero ci sono almeno cinque crocette prima.
QWX-MARK-02 = Non serve cominciare una riga dal primo numero a sinistra.
    .empty-row = In questa riga non c’è ancora nessuna crocetta e si può cominciare ovunque: { $cell } è libero.
QWX-MARK-03 = Si possono saltare dei numeri, anche tanti in una volta. I numeri saltati non si possono più barrare.
    .skipped = { $cell } è stato saltato: sta a sinistra di { $after }, l’ultima crocetta della riga. I numeri saltati sono persi.
QWX-MARK-04 = I numeri saltati si possono cancellare con una lineetta, per ricordarsene.
    .skips = { $count ->
        [one] Così si salta { $cells }, che si può cancellare con una lineetta: è perso.
       *[other] Così si saltano { $cells }, che si possono cancellare con una lineetta: sono persi.
    }

QWX-FLOW-01 = Prima di cominciare si decide chi è il primo giocatore attivo.
    .no-such-player = «{ $part }» non può essere il giocatore attivo: i giocatori sono { $right }, numerati da 1.
QWX-FLOW-02 = Il giocatore attivo tira tutti i dadi.
    .dice-instead = I dadi li tira il giocatore attivo all’inizio del turno; qui ci vuole una crocetta, o niente.
    .no-dice = Qui si tirano i dadi, nient’altro.
    .not-rolled = I dadi non sono ancora stati tirati: non c’è nessuna somma da barrare.
QWX-FLOW-03 = In un turno ci sono due azioni, e la seconda comincia solo quando la prima è finita.
    .first-action-over = { $sum } era la somma dei dadi bianchi, ma la prima azione è finita. Ora non si può più usare, e { $cell } deve aspettare.
    .rolled-already = I dadi sono sul tavolo e il turno non è finito: prima si fanno entrambe le azioni.
    .second-follows = La prima azione è finita. Segue la seconda, solo per il giocatore attivo: { $who }.
    .second-too-early = «{ $part }» arriva troppo presto: la seconda azione comincia quando nella prima hanno deciso tutti.

QWX-A1-01 = Prima azione: il giocatore attivo somma i due dadi bianchi e annuncia il risultato.
    .announces = { $who }: i dadi bianchi fanno { $sum }. Il numero si annuncia a tutti.
QWX-A1-02 = Poi ogni giocatore può usare quella somma, ma nessuno è obbligato.
    .too-many-choices = «{ $key }» ha { $count } parti, ma i giocatori sono { $right } e ognuno decide una volta.
    .passes-first = Si può rinunciare alla somma. La seconda azione deve ancora venire.
    .lets-go = { $who }: nessuna crocetta con la somma bianca.
QWX-A1-03 = Usare la somma bianca vuol dire barrare quel numero in una riga a scelta.
    .several-crosses = Qui ci sono { $count } crocette in una volta. Un’azione dà una sola crocetta, in una sola riga.
    .another-sum = { $dice } fanno { $sum }. Nella prima azione si può barrare solo quel numero, non { $cell }.
    .white-sum = { $dice } danno { $cell }, che sta a destra di ogni crocetta della sua riga.
    .crosses = { $who }: si barra { $cell } con la somma bianca.

QWX-A2-01 = Seconda azione: solo il giocatore attivo può sommare un dado bianco e uno colorato.
    .several-in-second = Qui ci sono { $count } crocette in una volta. La seconda azione somma un dado bianco e uno colorato, quindi dà una sola crocetta.
    .not-active = La seconda azione è solo del giocatore attivo: { $who }.
    .all-three-dice = Per { $cell } servirebbero tutti e tre i dadi: { $dice }. A un dado colorato si somma un solo dado bianco.
    .no-such-pair = Nessun dado bianco fa { $cell } insieme al dado della riga { $row }. Insieme fanno { $sums }.
    .passes-second = { $cell } è stato barrato nella prima azione, quindi alla seconda si può rinunciare senza penalità.
QWX-A2-02 = Quella somma si barra nella riga del colore del dado.
    .row-of-another-die = { $dice } fanno quel numero, ma si barra nella riga { $row }, la riga di quel dado. { $cell } sta in un’altra riga.
    .white-and-colour = { $dice } danno { $cell }, che sta a destra di ogni crocetta della sua riga.
    .crosses = { $who }: si barra { $cell } con un dado bianco e uno colorato.

QWX-PEN-01 = Se il giocatore attivo non barra niente in nessuna delle due azioni, prende una penalità di cinque punti.
    .crossed-in-first = { $who }: { $cell } è stato barrato nella prima azione, quindi niente penalità.
    .crossed-in-second = { $who }: { $cell } è stato barrato nella seconda azione, quindi niente penalità.
    .no-cross = { $who }: nessuna crocetta né nella prima né nella seconda azione, quindi si segna una penalità.
QWX-PEN-02 = Gli altri giocatori non segnano mai penalità, che barrino qualcosa o no.
    .passes-free = Si può rinunciare alla somma. Solo il giocatore attivo può prendere una penalità.

QWX-TURN-01 = Poi diventa attivo il giocatore successivo in senso orario.
    .next-player = Il turno è finito. In senso orario, il prossimo giocatore attivo: { $who }.
QWX-TURN-02 = Il nuovo giocatore attivo tira i dadi e si ripetono le due azioni.
    .later-turn = Un nuovo turno: tira i dadi il giocatore attivo: { $who }.

QWX-LOCK-01 = L’ultimo numero di una riga si barra solo con almeno cinque crocette prima: 12 rosso, 12 giallo, 2 verde, 2 blu.
    .fewer-than-five = { $cell } è l’ultimo numero della riga e richiede cinque crocette prima. Nella riga { $row } { $crosses ->
        [0] non ce n’è nessuna
        [one] ce n’è una
       *[other] ce ne sono { $crosses }
    }.
    .five-crosses = { $cell } è l’ultimo numero della riga. La riga { $row } ha { $crosses } crocette e ne bastano cinque: è libero.
QWX-LOCK-02 = Chi barra l’ultimo numero di una riga barra anche il lucchetto accanto.
    .crosses-lock = { $who }: insieme all’ultimo numero si barra anche { $lock }.
QWX-LOCK-03 = La crocetta sul lucchetto conta nel punteggio della riga.
    .with-lock = La riga { $row } ha { $crosses } crocette, lucchetto compreso: { $points } punti.
QWX-LOCK-04 = Da allora la riga è chiusa per tutti: non ci si fanno più crocette.
    .row-closed = La riga { $row } è chiusa: il suo lucchetto è stato barrato, e questo la chiude per tutti.
    .closes = La riga { $row } è chiusa per tutti. Le crocette già fatte contano ancora.
QWX-LOCK-05 = Il dado di una riga chiusa esce subito dal gioco.
    .die-gone = La riga { $row } è chiusa e il suo dado è uscito dal gioco: non c’è niente da sommare.
    .die-out = { $die } non si può tirare: la riga { $row } è chiusa e il suo dado è uscito dal gioco.
    .die-leaves = Il dado della riga { $row } esce subito dal gioco.
QWX-LOCK-06 = Chi barra l’ultimo numero di una riga lo dice ad alta voce.
    .says-so = { $who }: «La riga { $row } è chiusa!»
QWX-LOCK-07 = Se una riga si chiude nella prima azione, altri giocatori possono chiuderla nello stesso momento e barrare anche loro il lucchetto.
    .closed-together = { $count } giocatori chiudono insieme la riga { $row }. Ognuno barra il lucchetto e lo conta.
QWX-LOCK-08 = Con meno di cinque crocette in una riga nessuno può chiuderla insieme a un altro.
    .not-along = { $cell } richiede cinque crocette prima. Qui nella riga { $row } { $crosses ->
        [0] non ce n’è nessuna
        [one] ce n’è una
       *[other] ce ne sono { $crosses }
    }: non si può chiudere, nemmeno se un altro giocatore la chiude adesso.

QWX-END-01 = La partita finisce subito quando un giocatore segna la quarta penalità.
    .four-penalties = La partita è finita: su una scheda ci sono quattro penalità.
    .fourth-penalty = { $who }: è la quarta penalità, e la partita finisce subito.
    .ended-twice = Queste schede non possono venire da una sola partita: la quarta penalità o la seconda riga chiusa l’avrebbe fatta finire prima.
QWX-END-02 = La partita finisce subito quando sono chiuse due righe, chiunque le abbia chiuse.
    .two-rows-closed = La partita è finita: sono chiuse le righe { $rows }.
    .second-row = Sono chiuse le righe { $rows }. Con la seconda riga chiusa la partita finisce subito.
    .three-locks = Una sola scheda non può aver chiuso tutte queste righe: { $rows }. Alla seconda riga chiusa la partita finisce.
QWX-END-03 = Nella prima azione si può chiudere una terza riga insieme alla seconda.
    .third-row = Righe chiuse nello stesso momento: { $rows }. Così questa partita finisce con tre righe chiuse.

QWX-SCORE-01 = Ogni riga vale secondo il numero delle crocette, come dice la tabella sulla scheda.
    .no-crosses = Nella riga { $row } non c’è nessuna crocetta: 0 punti.
    .by-crosses = { $crosses ->
        [one] La riga { $row } ha una crocetta: 1 punto.
       *[other] La riga { $row } ha { $crosses } crocette: { $points } punti.
    }
QWX-SCORE-02 = Ogni penalità costa cinque punti.
    .penalties = { $count ->
        [0] Non ci sono penalità: non si toglie niente.
        [one] Una penalità: si tolgono { $points } punti.
       *[other] { $count } penalità: si tolgono { $points } punti.
    }
QWX-SCORE-03 = Alla fine ognuno scrive in fondo alla scheda i punti delle quattro righe e delle penalità.
QWX-SCORE-04 = Vince il totale più alto.
    .highest-total = { $points ->
        [one] Il totale più alto è 1 punto: { $who }.
       *[other] Il totale più alto è { $points } punti: { $who }.
    }

A-QWX-01 = Le decisioni della prima azione si eseguono tutte insieme. Una riga chiusa da più giocatori conta come una riga sola.
    .one-row = Non importa quanti giocatori barrano il suo lucchetto: la riga { $row } conta come una sola riga chiusa.
    .why = Il regolamento dice «contemporaneamente», quindi nessuno può arrivare tardi, e si contano le righe, non i giocatori.
A-QWX-02 = Con meno di cinque crocette nella riga non si può barrare né l’ultimo numero né il lucchetto.
    .lock-too-early = Il lucchetto richiede cinque crocette nella riga { $row } prima dell’ultimo numero. Qui { $crosses ->
        [0] non ce n’è nessuna
        [one] ce n’è una
       *[other] ce ne sono { $crosses }
    }.
    .why = Il regolamento vieta la casella accanto all’ultimo numero; senza l’ultimo numero nemmeno quella casella ha senso.
A-QWX-03 = Con meno di cinque crocette prima, l’ultimo numero non si può barrare nemmeno senza il lucchetto.
    .closed-too-early = { $cell } non può essere stato barrato: richiede cinque crocette prima, e { $crosses ->
        [0] non ce n’è nessuna
        [one] ce n’è una
       *[other] ce ne sono { $crosses }
    }.
    .why = Il regolamento chiede cinque crocette prima dell’ultimo numero stesso, non solo prima del lucchetto.
A-QWX-04 = Una riga chiusa nella prima azione è chiusa anche nella seconda azione dello stesso turno.
    .closed-in-first-action = La riga { $row } è stata chiusa nella prima azione di questo turno. Il suo dado è uscito, e non ci si barra più niente.
    .why = Il regolamento dice che il dado esce subito, e la seconda azione comincia solo quando la prima è conclusa.
A-QWX-05 = Se la partita finisce nella prima azione, non c’è seconda azione e non c’è penalità.
    .no-second-action = { $who }: nessuna seconda azione e nessuna penalità, perché la partita è finita nella prima azione.
    .why = «Subito» non lascia spazio a un’altra azione, e una penalità presuppone entrambe le azioni.
A-QWX-06 = In una prima azione si chiudono al massimo due righe, quindi a fine partita sono chiuse al massimo tre.
    .two-at-once = Due righe chiuse nella stessa azione: { $rows }. Di più non si può, perché tutti usano lo stesso numero.
    .four-rows = Queste righe non possono essere tutte chiuse in una partita: { $rows }. Finisce con due, o al massimo con tre.
    .why = Tutti usano la stessa somma: il 12 chiude rosso e giallo, il 2 chiude verde e blu, e nessun altro numero chiude niente.
A-QWX-07 = Nella seconda azione nessuno può chiudere una riga insieme al giocatore attivo.
    .no-closing-along = { $cell } chiuderebbe la riga { $row }, ma la seconda azione è solo del giocatore attivo. Gli altri chiudono insieme soltanto nella prima azione.
    .why = Di chiudere insieme si parla solo per la prima azione, e nella seconda barra soltanto il giocatore attivo.
A-QWX-08 = Quando ci sono righe chiuse, si tirano solo i dadi rimasti in gioco.
    .remaining-dice = Righe chiuse finora: { $rows }. Perciò si tirano { $count } dadi.
    .why = Il regolamento parla di sei dadi, ma toglie anche dal gioco il dado di ogni riga chiusa.
A-QWX-09 = Chi ha rinunciato alla somma bianca non può usarla più tardi nello stesso turno.
    .sum-let-go = Alla somma bianca si è già rinunciato, e in questo turno non torna.
    .why = Nel regolamento la seconda azione comincia quando la prima è conclusa, quindi a quel punto la somma bianca è passata.
A-QWX-10 = Solo le crocette del giocatore attivo lo salvano dalla penalità.
    .only-others-crossed = { $who }: nessuna crocetta né nella prima né nella seconda azione, quindi si segna una penalità. Le crocette degli altri non contano.
    .why = Il regolamento guarda che cosa barra il giocatore attivo, qualunque cosa facciano gli altri.
A-QWX-11 = Una quinta penalità non esiste, perché la quarta finisce la partita.
    .no-such-count = «{ $part }» penalità non possono esserci: su una scheda ce ne sono da zero a quattro.
    .why = In quel momento la partita è finita, e in ogni turno un solo giocatore può prendere una penalità.
A-QWX-12 = Una riga ha al massimo dodici crocette: undici numeri e il lucchetto.
    .full-row = La riga { $row } è piena: undici numeri e il lucchetto fanno dodici crocette, { $points } punti. Di più in una riga non si può.
    .why = La tabella dei punti finisce con dodici crocette, e in una riga non ci sono altre caselle.
A-QWX-13 = La somma bianca dà a ogni giocatore una sola crocetta, in una sola riga.
    .sum-used = { $cell } è già stato scelto con la somma bianca, che dà una sola crocetta.
    .both-at-once = Qui una sola scheda non può aver chiuso entrambe le righe { $rows }: con tre righe chiuse, queste due si sono chiuse con lo stesso numero, che dà una sola crocetta.
    .why = Il regolamento parla di un numero in una riga a scelta.
A-QWX-14 = Le due crocette di un turno possono stare nella stessa riga, la seconda più a destra.
    .fifth-then-last = { $first } è stata la quinta crocetta, perciò { $dice } possono chiudere la riga: { $cell }.
    .same-row-again = { $dice } danno { $cell }. Sta a destra di { $first }, barrato nella prima azione, e le due crocette di un turno possono stare nella stessa riga.
    .why = Il regolamento chiede solo che una crocetta stia a destra delle altre, e la prima azione è conclusa quando comincia la seconda.
A-QWX-15 = Il giocatore attivo può rinunciare a entrambe le azioni e prendere la penalità.
    .takes-penalty = Si può rinunciare anche alla seconda azione, ma senza una crocetta in questo turno costa una penalità di cinque punti.
    .why = Il regolamento dice per entrambe le azioni che un numero si può barrare, ma non è obbligatorio.
A-QWX-16 = I giocatori con lo stesso totale più alto vincono insieme.
    .equal-totals = { $points ->
        [one] Il totale più alto è 1 punto, e c’è più di una volta: { $who }. A parità di totale si vince insieme.
       *[other] Il totale più alto è { $points } punti, e c’è più di una volta: { $who }. A parità di totale si vince insieme.
    }
    .why = Il regolamento non parla di pareggi, e inventare uno spareggio cambierebbe il vincitore.
A-QWX-17 = Chi comincia si sceglie o si tira a sorte, come preferiscono i giocatori.
    .first-turn = La partita comincia. Tira i dadi il primo giocatore attivo, scelto o sorteggiato: { $who }.
    .why = Il regolamento dice che si decide, ma non come.
A-QWX-18 = Il lucchetto non si barra mai da solo: la sua crocetta viene da sé, insieme all’ultimo numero.
    .lock-by-itself = Il lucchetto della riga { $row } non si barra da solo. Viene insieme a { $cell }.
    .why = Il regolamento dice che si deve barrare anche il lucchetto, quindi non c’è niente da scegliere.
A-QWX-19 = La fine arriva dopo che sono state fatte tutte le crocette dell’azione.
    .after-all-crosses = Prima che la partita finisca si fanno tutte le crocette di questa azione, per tutti nello stesso momento.
    .why = Le decisioni della prima azione valgono nello stesso momento, quindi nessuna può andare persa per colpa di un’altra.

ladder-no-sheet = Un giocatore al tavolo
    .pass = la scheda c’è
ladder-two-rows-closed = Due righe chiuse
    .pass = meno di due righe chiuse
ladder-four-penalties = Quattro penalità
    .pass = nessuno ha quattro penalità
ladder-several-in-second = Più di una crocetta nella seconda azione
    .pass = al massimo una crocetta
ladder-several-crosses = Più di una crocetta
    .pass = al massimo una crocetta
ladder-dice-instead = Dadi al posto di una crocetta
    .pass = qui non si tirano dadi
ladder-no-row = Una casella della scheda
    .pass = sta sulla scheda
ladder-no-number = Un numero della riga
    .pass = la riga ha questo numero
ladder-crossed-already = Già barrato
    .pass = qui non c’è ancora una crocetta
ladder-closed-in-first-action = Riga chiusa in questo turno
    .pass = non chiusa in questo turno
ladder-die-gone = Dado uscito dal gioco
    .pass = qui non manca il dado
ladder-row-closed = Riga chiusa
    .pass = nessuno ha chiuso la riga
ladder-skipped = Saltato
    .pass = non è a sinistra dell’ultima crocetta
ladder-lock-too-early = Lucchetto troppo presto
    .pass = nessun lucchetto troppo presto
ladder-lock-by-itself = Lucchetto da solo
    .pass = è un numero, non il lucchetto
ladder-not-along = Chiudere insieme troppo presto
    .pass = non è il caso di chiudere insieme
ladder-fewer-than-five = Meno di cinque crocette
    .pass = non è l’ultimo numero, o le crocette bastano
ladder-not-rolled = Dadi non ancora tirati
    .pass = i dadi sono tirati
ladder-sum-used = Somma bianca già usata
    .pass = la somma bianca non è stata usata
ladder-sum-let-go = Rinuncia alla somma bianca
    .pass = nessuna rinuncia alla somma bianca
ladder-no-closing-along = Chiudere insieme nella seconda azione
    .pass = nessun altro chiude una riga ora
ladder-first-action-over = Somma bianca, troppo tardi
    .pass = non è una somma bianca scaduta
ladder-not-active = Azione di un altro
    .pass = questo giocatore può agire
ladder-another-sum = Un altro numero
    .pass = nessun numero sbagliato nella prima azione
ladder-white-sum = Somma dei dadi bianchi
    .pass = è la seconda azione
ladder-all-three-dice = Tutti e tre i dadi
    .pass = non è la somma di tre dadi
ladder-row-of-another-die = Dado di un’altra riga
    .pass = non si tratta del dado di un’altra riga
ladder-no-such-pair = Nessuna coppia di dadi adatta
    .pass = un dado bianco e uno colorato vanno bene
ladder-fifth-then-last = Quinta crocetta, poi l’ultimo numero
    .pass = non è una quinta crocetta di questo turno
ladder-same-row-again = Ancora la stessa riga
    .pass = nessuna crocetta in questa riga nel turno
ladder-white-and-colour = Un dado bianco e uno colorato
    .pass = i dadi non vanno bene
ladder-five-crosses = Ultimo numero, cinque crocette
    .pass = non è l’ultimo numero
ladder-empty-row = Riga vuota
    .pass = nella riga ci sono crocette
ladder-right-of-last = A destra dell’ultima crocetta
    .pass = non è a destra
ladder-passes-free = Giocatore non attivo
    .pass = è il giocatore attivo
ladder-passes-first = Prima azione
    .pass = è la seconda azione
ladder-passes-second = Crocetta nella prima azione
    .pass = nessuna crocetta nella prima azione
ladder-takes-penalty = Penalità
    .pass = nessuna penalità
ladder-no-dice = Solo dadi
    .pass = si tirano i dadi
ladder-rolled-already = Già tirati
    .pass = non ancora tirati in questo turno
ladder-impossible-pips = Punti impossibili
    .pass = ogni dado mostra da 1 a 6
ladder-die-out = Dado fuori dal gioco
    .pass = nessun dado del genere
ladder-other-dice = Dadi sbagliati
    .pass = i dadi giusti
ladder-remaining-dice = Meno di sei dadi
    .pass = ci sono tutti e sei i dadi
ladder-first-turn = Primo turno
    .pass = la partita è già cominciata
ladder-later-turn = Turno successivo
    .pass = è il primo turno
ladder-crossed-in-first = Crocetta nella prima azione
    .pass = nessuna crocetta nella prima azione
ladder-crossed-in-second = Crocetta nella seconda azione
    .pass = nessuna crocetta nella seconda azione
ladder-only-others-crossed = Solo crocette degli altri
    .pass = nessun altro ha barrato qualcosa
ladder-no-cross = Nessuna crocetta
    .pass = c’è stata una crocetta
ladder-second-row = Seconda riga chiusa
    .pass = meno di due righe chiuse
ladder-fourth-penalty = Quarta penalità
    .pass = nessuno ha quattro penalità
ladder-second-follows = Seconda azione
    .pass = le due azioni sono finite
ladder-next-player = Giocatore successivo
    .pass = il turno non è finito
ladder-full-row = Riga piena
    .pass = meno di dodici crocette
ladder-with-lock = Riga con lucchetto
    .pass = nessuna crocetta sul lucchetto
ladder-no-crosses = Riga vuota
    .pass = ci sono crocette
ladder-by-crosses = Secondo il numero di crocette
    .pass = nessuna crocetta
ladder-equal-totals = Parità in testa
    .pass = il totale più alto c’è una volta sola
ladder-highest-total = Totale più alto
    .pass = più totali sono pari
ladder-close-row = Chiudere una riga
    .pass = nessuna riga si può chiudere
ladder-skip-nothing = Non saltare niente
    .pass = ogni crocetta salterebbe un numero
ladder-skip-little = Saltare un numero
    .pass = ogni crocetta ne salterebbe di più
ladder-avert-penalty = Evitare la penalità
    .pass = nessuna penalità da evitare, o a un prezzo troppo alto
ladder-nothing-fits = Non va bene niente
    .pass = qualcosa si potrebbe barrare
ladder-wait = Aspettare
    .pass = non serve aspettare

HINT-QWX-01 = Chiudi una riga appena puoi: il lucchetto è una crocetta in più, e gli altri perdono la riga.
    .close-row = Barra { $cell }: chiude la riga { $row }, e il lucchetto vale una crocetta in più.
HINT-QWX-02 = Barra quello che non fa saltare nessun numero.
    .skip-nothing = Barra { $cell }: non salta niente.
HINT-QWX-03 = Saltare un numero va bene.
    .skip-little = { $count ->
        [one] Barra { $cell }: salta un numero solo.
       *[other] Barra { $cell }: salta solo { $count } numeri.
    }
HINT-QWX-04 = Meglio saltare qualche numero che prendere una penalità.
    .avert-penalty = { $count ->
        [one] Barra { $cell }: salta un numero, e una penalità costerebbe cinque punti.
       *[other] Barra { $cell }: salta { $count } numeri, ma una penalità costerebbe cinque punti.
    }
HINT-QWX-05 = Rinuncia a un numero che ne farebbe saltare troppi.
    .nothing-fits = Non barrare niente: nessun numero libero va bene con i dadi.
    .wait = Non barrare niente: anche la scelta migliore, { $cell }, salterebbe { $count ->
        [one] un numero
       *[other] { $count } numeri
    }.
