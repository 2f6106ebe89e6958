# Wizard: le carte e le regole della presa. Ogni messaggio ha il nome della sua regola; ogni attributo è
# la frase di un caso. Carte e semi sono disegnati, perciò non si declinano mai: li precede un nome
# («la carta», «il seme»).

suit-B = blu
    .full = Umani, blu
suit-G = verde
    .full = Elfi, verde
suit-R = rosso
    .full = Nani, rosso
suit-Y = giallo
    .full = Giganti, giallo
card-B = { $rank } blu
card-G = { $rank } verde
card-R = { $rank } rosso
card-Y = { $rank } giallo
card-W = Mago
card-J = Buffone

books-wizard-el-wizard-it = regolamenti greco e italiano
books-wizard-it = regolamento italiano
books-wizard-el = regolamento greco
section-WIZ-DEF = lo scopo del gioco
section-WIZ-DECK = le carte
section-WIZ-PLAY = come si giocano le prese
section-WIZ-WIN = chi vince la presa
section-WIZ-SPEC = maghi e buffoni

WIZ-DEF-01 = Una presa è fatta di una carta dalla mano di ogni giocatore: si giocano a turno, scoperte, sul tavolo.
    .not-held = Chi è di turno non ha la carta { $card }, e si possono giocare solo le carte che si hanno in mano.

WIZ-DECK-01 = I semi sono quattro: gli Umani sono blu, gli Elfi verdi, i Nani rossi e i Giganti gialli.
WIZ-DECK-02 = In ogni seme il 13 è la carta più alta e l’1 la più bassa.
WIZ-DECK-03 = I maghi sono quattro, e sono più alti di ogni 13.
WIZ-DECK-04 = I buffoni sono quattro, e sono più bassi di ogni 1.
WIZ-DECK-05 = Quattro semi da 13 carte, quattro maghi e quattro buffoni: in tutto fanno 60 carte.

WIZ-PLAY-01 = La prima presa la apre chi siede a sinistra del mazziere.
    .not-first-leader = La prima presa deve aprirla chi siede a sinistra del mazziere.
    .leads-first = La carta { $card } apre la prima presa. Non c’è ancora un seme a cui rispondere, quindi chi apre può giocare qualsiasi carta.
WIZ-PLAY-02 = Poi giocano gli altri, in senso orario.
    .out-of-turn = Tocca a qualcun altro: si gioca in senso orario, uno dopo l’altro.
WIZ-PLAY-03 = Se hai carte del seme richiesto, devi giocarne una.
    .void-before = La carta { $card } non può essere di chi la gioca: in una presa precedente non ha risposto al seme { $suit }, quindi non ne ha nessuna carta.
    .first-card-suited = La presa si è aperta con la carta { $card }: bisogna rispondere al seme { $led }.
    .follows = La carta { $card } risponde al seme richiesto, { $led }.
    .must-follow = La carta { $card } è di un altro seme, ma in mano c’è almeno una carta del seme { $led }: bisogna rispondere al seme richiesto.
WIZ-PLAY-04 = Se non hai carte del seme richiesto, puoi giocare quella che vuoi, dominante o no.
    .hand-unseen = La carta { $card } non risponde al seme { $led }. È permesso solo a chi non ha carte di quel seme: chi l’ha giocata, quindi, non può averne.
    .cannot-follow = In mano non c’è nessuna carta del seme { $led }, quindi va bene tutto, anche la carta { $card }.
    .trump-too-early = La carta { $card } è dominante, ma non è del seme richiesto: si può giocare solo se non si può rispondere, e in mano c’è almeno una carta del seme { $led }.
WIZ-PLAY-05 = Rispondere al seme vuol dire giocare una carta del seme con cui si è aperta la presa.
    .nothing-led = Non è stata ancora giocata nessuna carta, quindi non c’è un seme a cui rispondere: si può aprire con qualsiasi carta.
WIZ-PLAY-06 = Un mago o un buffone si può giocare sempre, anche se si ha il seme richiesto.
    .always-playable = La carta { $card } si può giocare sempre, qualunque sia il seme richiesto e qualunque altra carta si abbia in mano.
WIZ-PLAY-07 = Chi gioca un mago o un buffone non deve rispondere a nessun seme.
WIZ-PLAY-08 = Chi vince la presa la ritira e apre la successiva.
    .not-winner = La prossima presa deve aprirla chi ha vinto l’ultima.
    .leads-next = La carta { $card } apre la presa successiva. Non c’è ancora un seme a cui rispondere, quindi chi apre può giocare qualsiasi carta.
    .winner-leads = Chi vince la presa la ritira e apre la successiva.
WIZ-PLAY-09 = Nella prima mano c’è una sola presa, quindi nessuno ne apre una seconda.
    .only-trick = Era l’unica presa di questa mano, quindi nessuno ne apre un’altra.

WIZ-WIN-01 = La carta più alta vince la presa; quale sia, lo dicono le regole che seguono.
WIZ-WIN-02 = Un mago è più alto di ogni altra carta, anche di quelle dominanti.
WIZ-WIN-03 = La presa va al suo primo mago.
    .later-wizard = La carta { $card } è un mago, ma non il primo di questa presa.
    .beaten-by-wizard = In questa presa c’è un mago, e la carta { $card } non lo è.
    .first-wizard = La carta { $card } in posizione { $position } è il primo mago di questa presa. Il primo mago batte tutto, anche i maghi che vengono dopo.
WIZ-WIN-04 = Se nella presa non c’è nessun mago, vince la carta dominante più alta.
    .lower-trump = La carta { $card } è dominante, ma in questa presa c’è una dominante più alta.
    .beaten-by-trump = In questa presa c’è una carta dominante, e la carta { $card } non lo è.
    .highest-trump = La carta { $card } è la dominante più alta di questa presa, e una carta dominante batte tutte le carte degli altri semi.
WIZ-WIN-05 = Se non c’è né un mago né una carta dominante, vince la carta più alta del seme richiesto.
    .lower-of-led-suit = La carta { $card } è del seme richiesto, { $suit }, ma ce n’è una più alta.
    .another-suit = La carta { $card } non è del seme richiesto, { $suit }, e non è dominante: non può vincere.
    .highest-of-led-suit = La carta { $card } è la più alta del seme richiesto, { $suit }. In questa presa non ci sono carte dominanti.

WIZ-SPEC-01 = Se la presa si apre con un mago, tutti gli altri possono giocare qualsiasi carta.
    .wizard-led = La presa si è aperta con la carta { $card }. Non c’è nessun seme a cui rispondere: si può giocare qualsiasi carta.
WIZ-SPEC-02 = Una presa che si apre con un mago la vince quel mago, qualunque cosa venga dopo.
WIZ-SPEC-03 = Nessuno è obbligato a giocare un mago per rispondere al seme, nemmeno se è richiesto il seme dominante.
WIZ-SPEC-04 = Se la presa si apre con un buffone, chi gioca dopo può giocare qualsiasi carta.
    .one-jester = La presa si è aperta con la carta { $card }. Un buffone non stabilisce nessun seme: la carta seguente è libera.
WIZ-SPEC-05 = La carta che segue il buffone d’apertura stabilisce il seme della presa.
    .suit-after-jester = Dopo il buffone d’apertura, la carta { $card } ha stabilito il seme: ora bisogna rispondere al seme { $led }.
WIZ-SPEC-06 = Un buffone perde ogni presa, tranne quella fatta di soli buffoni.
    .jester-loses = La carta { $card } perde contro ogni altro tipo di carta.
WIZ-SPEC-07 = Se si giocano solo buffoni, vince il primo.
    .later-jester = Ci sono solo buffoni, e questo non è il primo.
    .first-jester = Ci sono solo buffoni, e in questo caso vince il primo.
WIZ-SPEC-08 = Una presa tutta di buffoni può capitare soltanto quando si gioca in tre o in quattro.

A-WIZ-01 = Se la prima carta dopo i buffoni d’apertura è un mago, nessun seme è richiesto: tutti possono giocare qualsiasi carta.
    .why = Un mago non ha seme, quindi non può fissarne uno, e nessuno saprebbe a quale rispondere.
    .wizard-after-jesters = La carta { $card } è la prima che non sia un buffone, e non ha seme. Perciò in questa presa non c’è più nessun seme richiesto: si può giocare qualsiasi carta.
A-WIZ-02 = Se la presa si apre con più buffoni, il seme lo stabilisce la prima carta diversa.
    .why = I regolamenti parlano solo della seconda carta; nemmeno un secondo buffone fissa un seme, perciò decide la carta seguente.
    .jesters-so-far = Finora solo buffoni: { $cards }. Non stabiliscono nessun seme: la carta seguente è libera.
    .suit-after-jesters = I buffoni non stabiliscono nessun seme. La prima diversa è la carta { $card }: ora bisogna rispondere al seme { $led }.
A-WIZ-19 = Una presa di cinque o sei buffoni non può esistere, perché i buffoni sono quattro. Se si gioca in quattro, non può esistere neppure quando è stato girato un buffone.
    .why = Lo dice il numero dei buffoni.

ladder-first-wizard = Primo mago
    .pass = nessun mago nella presa
ladder-highest-trump = Carta dominante più alta
    .pass = nessuna carta dominante nella presa
ladder-highest-of-led-suit = Carta più alta del seme richiesto
    .pass = nessuna carta del seme richiesto
ladder-first-jester = Primo buffone
    .pass = sono state giocate altre carte
