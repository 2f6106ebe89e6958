# Wizard: una serata intera. Distribuzione, seme dominante, previsioni, punti, fine e varianti.

section-WIZ-COMP = il contenuto della scatola
section-WIZ-OBJ = lo scopo del gioco
section-WIZ-SETUP = la preparazione
section-WIZ-DEAL = la distribuzione delle carte
section-WIZ-TRUMP = il seme dominante
section-WIZ-BID = la previsione
section-WIZ-SCORE = i punti
section-WIZ-END = la fine del gioco
section-WIZ-VAR-PM = varianti: più o meno uno
section-WIZ-VAR-HID = varianti: previsione coperta
section-WIZ-VAR-SEC = varianti: previsione segreta
section-WIZ-VAR-DIV = varianti: chiaroveggenza
section-WIZ-VAR-MONO = varianti: seme unico

variant-plus-minus-one = Più o meno uno
variant-hidden = Previsione coperta
variant-secret = Previsione segreta
variant-clairvoyance = Chiaroveggenza
variant-mono-colour = Seme unico

WIZ-COMP-01 = A Wizard possono giocare da tre a sei persone.
    .wrong-number-of-players = In { $players } non si può: a Wizard possono giocare da tre a sei persone.
    .enough-players = A Wizard si può giocare in { $players }.
WIZ-COMP-02 = Wizard è per giocatori dai dieci anni in su.
WIZ-COMP-03 = Una partita dura circa 45 minuti.
WIZ-COMP-04 = La scatola contiene 60 carte e un blocco per i punti.
    .not-in-deck = Nelle 60 carte della scatola la carta { $card } non c’è così tante volte.

WIZ-DEF-02 = Ogni presa la vince un solo giocatore: chi ha giocato la carta più alta.
    .trick-counts = Ogni presa vale per chi l’ha vinta.
    .tricks-missing = Manca il numero delle prese.
    .tricks-no-number = «{ $part }» non va bene: le prese sono un numero intero da 0 a { $cards }.
    .more-tricks-than-played = { $won } prese non sono possibili: questa mano ha solo { $cards ->
        [one] una presa
       *[other] { $cards } prese
    }.
    .tricks-in-range = { $won ->
        [one] 1 presa
       *[other] { $won } prese
    } su { $cards }: è possibile.
    .tricks-do-not-sum = In tutto sono { $total ->
        [one] 1 presa
       *[other] { $total } prese
    }, ma questa mano ne ha { $cards ->
        [one] 1, e la vince
       *[other] { $cards }, e ognuna la vince
    } esattamente un giocatore.
    .tricks-sum = Può essere andata così: insieme i giocatori hanno vinto { $cards ->
        [one] l’unica presa
       *[other] tutte le { $cards } prese
    } della mano.

WIZ-OBJ-01 = In ogni mano bisogna prevedere esattamente quante prese si vinceranno.
WIZ-OBJ-02 = Le previsioni giuste danno punti.
WIZ-OBJ-03 = Alla fine vince chi ha più punti.
    .most-points = Il punteggio più alto è { $points }. Vince { $who }.

WIZ-SETUP-01 = Un giocatore tiene il blocco, con i nomi di tutti e i punti di ogni mano.
WIZ-SETUP-02 = Chi tiene il blocco mescola e distribuisce per primo.
    .scorekeeper-deals = Il blocco lo tiene { $who }, e chi tiene il blocco distribuisce per primo.
    .nobody-draws = Nessuno pesca per decidere il mazziere: distribuisce per primo chi tiene il blocco.

WIZ-DEAL-01 = Il numero di carte cambia a ogni mano. Nella prima mano ognuno riceve una carta.
    .not-dealt-yet = Prima si distribuiscono le carte. Nella mano { $number } ognuno riceve { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
    .wrong-hand-size = { $count ->
        [one] Una carta a un giocatore non va
       *[other] { $count } carte a un giocatore non vanno
    } bene: nella mano { $number } ognuno riceve { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
WIZ-DEAL-02 = Perciò la prima mano ha una presa sola.
    .one-card = Una carta a testa: in questa mano c’è una presa sola.
WIZ-DEAL-03 = Nella seconda mano ognuno riceve due carte e si giocano due prese.
    .two-cards = Due carte a testa: in questa mano ci sono due prese.
WIZ-DEAL-04 = In ogni mano seguente ognuno riceve una carta in più, finché si distribuiscono tutte.
    .one-card-more = Mano { $number }: una carta in più di prima, { $cards } a testa.
WIZ-DEAL-05 = Le carte non distribuite restano coperte al centro: sono il mazzo.
    .not-in-stock = La carta { $part } non si può girare: non è nel mazzo.
WIZ-DEAL-06 = Dopo ogni mano distribuisce il giocatore seguente, in senso orario.
    .last-trick = Era l’ultima presa di questa mano, perciò nessuno ne apre un’altra.
    .deal-passes = Il compito di distribuire passa in senso orario. Nella mano { $number } distribuisce { $who }.
    .round-still-on = Le prossime carte si distribuiscono quando questa mano è finita.

WIZ-TRUMP-01 = Dopo la distribuzione si gira la prima carta del mazzo.
    .card-to-turn-up = Le carte sono distribuite. Ora si gira la prima carta del mazzo, che ha { $stock ->
        [one] una carta
       *[other] { $stock } carte
    }.
    .not-turned-yet = Prima si gira la prima carta del mazzo: decide quale seme è dominante.
    .top-of-stock = La carta { $card } è in cima al mazzo e viene girata.
WIZ-TRUMP-02 = Il seme di quella carta è dominante in questa mano.
    .suit-turned-up = È stata girata la carta { $card }, perciò in questa mano il seme { $suit } è dominante.
    .trump-is-settled = Il seme dominante di questa mano è deciso. Non si girano altre carte.
WIZ-TRUMP-03 = Una carta dominante batte qualsiasi carta di un altro seme.
WIZ-TRUMP-04 = Se si gira un buffone, in questa mano non c’è un seme dominante.
    .jester-turned-up = È stata girata la carta { $card }, perciò in questa mano non c’è un seme dominante.
WIZ-TRUMP-05 = Se si gira un mago, il mazziere guarda le proprie carte e sceglie il seme dominante.
    .wizard-turned-up = È stata girata la carta { $card }, perciò il seme dominante lo sceglie il mazziere, dopo aver guardato le proprie carte.
    .not-the-dealer = Il seme dominante lo sceglie soltanto il mazziere.
    .dealer-chooses = Il mazziere può nominare uno qualsiasi dei quattro semi, anche il seme { $suit }.
WIZ-TRUMP-06 = Nell’ultima mano non c’è un seme dominante, perché il mazzo è finito.
    .no-stock-left = Tutte le carte sono distribuite e non ne resta nessuna da girare: l’ultima mano è senza seme dominante.

WIZ-BID-01 = Ognuno guarda le proprie carte e poi prevede quante prese vincerà.
    .bids-first = Nessuna carta si gioca prima che tutte le previsioni siano fatte.
    .nothing-said = Manca la previsione: un numero intero da 0 a { $cards }.
    .own-hand = Ognuno guarda le proprie carte prima di fare la previsione.
    .hand-of-another = Le carte degli altri sono coperte: ognuno guarda solo le proprie.
WIZ-BID-02 = La prima previsione la fa chi siede a sinistra del mazziere.
    .not-first-bidder = La prima previsione deve farla chi siede a sinistra del mazziere.
WIZ-BID-03 = Gli altri seguono in senso orario.
    .not-next-bidder = Tocca a un altro: le previsioni si fanno in senso orario, una dopo l’altra.
WIZ-BID-04 = Le previsioni si scrivono sul blocco.
    .bid-already = Questa previsione è già sul blocco e non si cambia più.
    .bid-on-the-pad = Le previsioni si dicono ad alta voce e stanno sul blocco, dove tutti le vedono.
    .bids-are-written = Tutte le previsioni sono sul blocco. Ora si giocano le carte.
WIZ-BID-05 = Prima della prima carta si possono rileggere ad alta voce tutte le previsioni.
    .bids-complete = Tutte le previsioni sono fatte: insieme fanno { $total ->
        [one] 1 presa
       *[other] { $total } prese
    }, e questa mano ne ha { $cards }.
WIZ-BID-06 = Dei gettoni davanti ai giocatori possono ricordare le previsioni.

WIZ-SCORE-01 = Una previsione azzeccata dà 20 punti, e altri 10 per ogni presa vinta.
    .exact-bid = 20 punti per la previsione azzeccata: { $bid ->
        [one] 1 presa
       *[other] { $bid } prese
    }.
    .each-trick = 10 punti per ogni presa vinta: { $won ->
        [one] 1 presa
       *[other] { $won } prese
    }.
    .wrong-for-exact = { $claimed } non è giusto: una previsione azzeccata di { $won ->
        [one] 1 presa
       *[other] { $won } prese
    } dà { $due } punti, 20 più 10 per ogni presa.
WIZ-SCORE-02 = Una previsione sbagliata costa 10 punti per ogni presa in più o in meno, e le prese vinte non danno niente.
    .too-many-tricks = 10 punti in meno per ogni presa di troppo. Previste: { $bid }, vinte: { $won }, quindi { $over ->
        [one] 1 presa
       *[other] { $over } prese
    } di troppo.
    .too-few-tricks = 10 punti in meno per ogni presa mancante. Previste: { $bid }, vinte: { $won }, quindi { $under ->
        [one] manca 1 presa
       *[other] mancano { $under } prese
    }.
    .wrong-for-missed = { $claimed } non è giusto: una previsione sbagliata di { $off ->
        [one] 1 presa
       *[other] { $off } prese
    } vale { $due } punti, e per le prese non si aggiunge niente.
WIZ-SCORE-03 = I punti di ogni mano si aggiungono al totale sul blocco o si sottraggono.
    .right-points = { $due } punti: è giusto.
    .other-points = La mano { $number } vale { $due } punti e non { $claimed }.

WIZ-END-01 = Si gioca fino alla mano in cui vengono distribuite tutte le 60 carte.
    .all-are-dealt = La mano { $number } è l’ultima: con { $cards } carte a testa si distribuiscono tutte le 60.
WIZ-END-02 = L’ultima mano è la ventesima in tre giocatori, la quindicesima in quattro, la dodicesima in cinque e la decima in sei.
    .until-all-are-dealt = In { $players } si giocano { $rounds } mani. Nell’ultima si distribuiscono tutte le 60 carte.
WIZ-END-03 = Dopo l’ultima mano vince chi ha più punti.
    .evening-ends = La mano { $number } era l’ultima. Ora decidono i punti.
    .evening-over = La partita è finita: l’ultima mano è già segnata.

WIZ-VAR-PM-01 = Più o meno uno: la somma delle previsioni di una mano dev’essere diversa dal numero delle sue prese.
    .total-forbidden = La previsione { $bid } qui non è permessa: insieme alle altre ({ $others }) la somma farebbe { $cards }, proprio quante sono le prese.
    .total-differs = Con una previsione di { $bid } la somma è { $total }. Le prese sono { $cards }, quindi la somma è diversa e va bene.
    .changes-this = Qui la variante più o meno uno cambia qualcosa.
    .changes-nothing-here = Qui più o meno uno non cambia niente: vieta soltanto una somma delle previsioni.
WIZ-VAR-PM-02 = In una mano di cinque prese, per esempio, le previsioni possono dare qualsiasi somma tranne 5.
WIZ-VAR-PM-03 = Anche con più o meno uno le previsioni si fanno apertamente, una dopo l’altra.
    .hidden-total = Più o meno uno non va insieme alla previsione coperta: l’ultimo giocatore deve conoscere la somma degli altri.
WIZ-VAR-HID-01 = Previsione coperta: ognuno scrive la propria previsione senza mostrarla.
    .bid-already = Questa previsione è già scritta e non si cambia più.
    .bid-written = La previsione { $bid } si può scrivere: sta fra 0 e { $cards }.
    .own-note = Ognuno conosce la propria previsione.
WIZ-VAR-HID-02 = Quando tutti hanno scritto, le previsioni si mostrano e vanno sul blocco.
    .notes-are-shown = Tutti hanno scritto. I foglietti si mostrano: insieme fanno { $total ->
        [one] 1 presa
       *[other] { $total } prese
    }, e questa mano ne ha { $cards }.
WIZ-VAR-HID-03 = Così nessuno si fa influenzare dalle previsioni degli altri.
    .notes-covered = Non tutti hanno già scritto, perciò i foglietti degli altri sono coperti.
    .changes-this = Qui la previsione coperta cambia qualcosa: tutti scrivono nello stesso momento.
    .changes-nothing-here = Qui la previsione coperta non cambia niente: è diverso soltanto il modo di fare le previsioni.
WIZ-VAR-SEC-01 = Previsione segreta: ognuno scrive la propria previsione, che si mostra solo a mano finita.
    .bid-already = Questa previsione è già scritta e non si cambia più.
    .bid-written = La previsione { $bid } si può scrivere: sta fra 0 e { $cards }.
    .own-note = Ognuno conosce la propria previsione.
    .notes-stay-covered = Tutti hanno scritto. I foglietti restano coperti fino alla fine della mano.
    .notes-uncovered = La mano è finita e i foglietti si mostrano: le previsioni facevano insieme { $total ->
        [one] 1 presa
       *[other] { $total } prese
    }, e la mano ne aveva { $cards }.
    .covered-to-the-end = Le previsioni segrete restano coperte fino alla fine della mano.
    .changes-this = Qui la previsione segreta cambia qualcosa: i foglietti restano coperti fino alla fine della mano.
    .changes-nothing-here = Qui la previsione segreta non cambia niente: è diverso soltanto il modo di fare le previsioni.
WIZ-VAR-DIV-01 = Chiaroveggenza: nella prima mano ognuno tiene la carta sulla fronte, così la vedono solo gli altri.
    .forehead-of-another = Nella prima mano tutte le carte sono sulla fronte, dove gli altri le vedono.
    .four-cards-on-forehead = La chiaroveggenza non va insieme al seme unico: le serve una mano con una carta sola, e il seme unico comincia con quattro.
WIZ-VAR-DIV-02 = Quando tutti hanno visto le carte degli altri, ma non la propria, si fanno le previsioni.
    .own-forehead = Nella prima mano nessuno vede la propria carta, che è sulla fronte.
WIZ-VAR-DIV-03 = Tutto il resto, e ogni mano seguente, si gioca come sempre.
    .changes-this = Qui la chiaroveggenza cambia qualcosa: nella prima mano ognuno vede tutte le carte tranne la propria.
    .changes-nothing-here = Qui la chiaroveggenza non cambia niente: è diversa solo la prima mano, prima della prima carta.
WIZ-VAR-MONO-01 = Seme unico, per tre o quattro giocatori: ognuno ha tutte le carte di un seme, un mago e un buffone.
    .not-own-card = La carta { $card } non è di questo giocatore: ognuno gioca con le carte di un seme, un mago e un buffone.
    .too-many-for-four-suits = Al seme unico non si gioca in { $players }: i semi sono quattro, e a ognuno ne serve uno.
WIZ-VAR-MONO-02 = In tre, un seme resta nella scatola, con un mago e un buffone.
WIZ-VAR-MONO-03 = Nel seme unico non c’è un seme dominante.
    .never-trump = Nel seme unico non si gira nessuna carta: non c’è un seme dominante.
WIZ-VAR-MONO-04 = Ognuno mescola le proprie carte e ne fa un mazzetto coperto.
WIZ-VAR-MONO-05 = Per la prima mano ognuno pesca quattro carte dal proprio mazzetto.
    .four-cards = La prima mano del seme unico: ognuno pesca quattro carte dal proprio mazzetto.
WIZ-VAR-MONO-06 = In ogni mano seguente ognuno pesca una carta in più di prima.
    .drawn-one-more = Mano { $number }: ognuno pesca { $cards } carte dal proprio mazzetto, una in più di prima.
WIZ-VAR-MONO-07 = Per vincere una presa i semi non contano.
    .changes-this = Qui il seme unico cambia qualcosa: non c’è un seme dominante né un seme a cui rispondere, e vince il numero più alto.
    .changes-nothing-here = Qui con il seme unico il risultato è lo stesso.
WIZ-VAR-MONO-08 = Vince il numero più alto. Se è stato giocato due volte, vince la prima delle due carte.
    .lower-number = La carta { $card } ha un numero più basso di un’altra carta della presa.
    .equal-but-later = Anche la carta { $card } ha il numero più alto, ma è stata giocata dopo.
    .highest-number = La carta { $card } ha il numero più alto in questa presa; i semi non contano.
    .first-of-two = La carta { $card } e la carta { $other } hanno entrambe il numero più alto. La carta { $card } è stata giocata per prima e vince.
WIZ-VAR-MONO-09 = Dopo ogni mano le carte tornano ai loro proprietari, e ognuno le mescola tutte prima di pescare di nuovo.
WIZ-VAR-MONO-10 = Le previsioni si fanno coperte o aperte, come deciso prima della partita.
    .mono-with-notes = Nel seme unico le previsioni si possono scrivere coperte, se tutti sono d’accordo prima della partita.
WIZ-VAR-MONO-11 = Il seme unico dura dodici mani.
    .twelve-rounds = Da 4 a 15 carte a testa: sono { $rounds } mani.

A-WIZ-03 = Se si gira un mago, il mazziere deve nominare uno dei quattro semi: dopo aver guardato le proprie carte e prima della prima previsione.
    .why = I regolamenti danno al mazziere la scelta di un seme, non quella di non averne, e dopo la prima previsione la scelta arriverebbe troppo tardi per gli altri.
    .choice-is-due = Prima il mazziere nomina il seme dominante; poi vengono le previsioni e le carte.
    .nothing-to-choose = Ora non c’è nessun seme dominante da scegliere: si sceglie solo se è stato girato un mago, e prima della prima previsione.
    .no-trump-named = «Senza seme dominante» non si può scegliere: bisogna nominare uno dei quattro semi.
    .no-suit-named = «{ $part }» non è nessuno dei quattro semi, e bisogna nominarne uno.
    .dealer-has-chosen = È stata girata la carta { $card }, e il mazziere ha nominato il seme { $suit }: in questa mano è dominante.
A-WIZ-04 = Anche senza seme dominante maghi e buffoni conservano i loro poteri.
    .why = In queste mani i regolamenti tolgono il seme dominante e nient’altro.
A-WIZ-05 = «A sinistra» vuol dire sempre a sinistra del mazziere.
    .why = Anche il gioco comincia alla sinistra del mazziere, e il regolamento greco lo dice chiaramente; quello italiano si può leggere in due modi.
A-WIZ-06 = Più o meno uno può vincolare solo chi fa l’ultima previsione. Va bene ogni somma diversa dal numero delle prese, anche nella prima mano.
    .why = I regolamenti vietano una somma, e solo l’ultima previsione può farla nascere.
    .not-yet-bound = La previsione { $bid } è permessa: dopo { $left ->
        [one] tocca ancora a un giocatore
       *[other] tocca ancora a { $left } giocatori
    }, quindi la somma è ancora aperta.
A-WIZ-07 = Una previsione è un numero intero da 0 al numero delle carte in mano.
    .why = Nessuno può vincere meno di zero prese, né più prese delle carte che ha in mano.
    .no-number = «{ $part }» non va bene: una previsione è un numero intero da 0 a { $cards }.
    .below-zero = { $bid } è meno di niente: una previsione è un numero intero da 0 a { $cards }.
    .more-than-hand = { $bid } è troppo: questa mano ha solo { $cards ->
        [one] una presa
       *[other] { $cards } prese
    }.
    .bid-in-range = La previsione { $bid } è permessa: sta fra 0 e { $cards }.
A-WIZ-08 = Nella prima mano della chiaroveggenza il mazziere nomina il seme dominante senza vedere la propria carta.
    .why = In questa mano nessuno vede la propria carta, e i regolamenti non fanno eccezioni per il mazziere.
    .dealer-chooses-blind = Il mazziere può nominare uno qualsiasi dei quattro semi, anche il seme { $suit }, ma senza aver visto la carta che ha sulla fronte.
A-WIZ-09 = Se più giocatori hanno il punteggio più alto, vincono tutti.
    .why = I regolamenti non dicono come sciogliere una parità, e noi non inventiamo niente.
    .shared-win = Parità in testa, a { $points } punti. La vittoria è condivisa: { $players }.
A-WIZ-10 = Nel seme unico un mago è più alto di ogni 13 e un buffone più basso di ogni 1; fra carte uguali vince la prima.
    .why = Queste due carte non hanno numero, perciò conservano il posto che hanno nel gioco base.
    .first-wizard = La carta { $card } in posizione { $position } è il primo mago di questa presa. È più alta di ogni numero, e fra più maghi vince il primo.
A-WIZ-11 = Nel seme unico si può giocare qualsiasi carta: nessuno può avere il seme di un altro.
    .why = Ognuno ha un solo seme, quindi l’obbligo di rispondere non vincola mai nessuno.
    .suits-do-not-matter = Nel seme unico ognuno ha un seme diverso, quindi non c’è nessun seme a cui rispondere: si può giocare qualsiasi carta.
A-WIZ-12 = Nel seme unico nessuno distribuisce. Chi tiene il blocco conta come primo mazziere, e il ruolo passa in senso orario: la prima previsione la fa il giocatore seguente, che apre anche la prima presa.
    .why = Qualcuno deve fare la prima previsione e aprire la prima presa, e così i turni restano equi come nel gioco base.
    .scorekeeper-deals = Nel seme unico nessuno distribuisce. Il blocco lo tiene { $who }, e questo giocatore conta come primo mazziere.
    .deal-passes = Nel seme unico nessuno distribuisce, ma qualcuno conta come mazziere. Nella mano { $number } è { $who }.
A-WIZ-13 = Nel seme unico le carte in mano crescono da quattro a quindici, e ogni volta si mescolano tutte.
    .why = Il regolamento italiano lo dice chiaramente; quello greco si può leggere in due modi.
A-WIZ-14 = Nel seme unico la prima vince anche se tre o quattro carte hanno il numero più alto.
    .why = I regolamenti parlano di due carte uguali; quello che vale per due vale anche per tre e quattro.
    .first-of-several = Il numero più alto è stato giocato { $count } volte. La carta { $card } è stata la prima e vince.
A-WIZ-15 = Le varianti si possono combinare, se tutti sono d’accordo prima della partita. I punti sono quelli del gioco base.
    .why = I regolamenti non lo vietano e non danno altri punti.
    .combined = Queste varianti si possono giocare insieme, se tutti sono d’accordo prima della partita.
A-WIZ-16 = Per ogni mano si mescolano di nuovo tutte le 60 carte.
    .why = Nell’ultima mano si danno tutte le 60 carte, perciò devono esserci di nuovo tutte.
A-WIZ-17 = Le previsioni coperte sono note a tutti prima che si giochi la prima carta.
    .why = Nei regolamenti si scrivono sul blocco prima di giocare le prese, e il blocco lo vedono tutti.
    .notes-open = Tutti hanno scritto, perciò da ora le previsioni sono note a tutti.
    .shown-before-or-after = Previsione coperta e previsione segreta si escludono: una si mostra prima delle prese, l’altra dopo.
A-WIZ-18 = La previsione segreta e più o meno uno non vanno insieme.
    .why = Una regola che nessuno può controllare quando serve non si può far rispettare.
    .secret-total = Più o meno uno non va insieme alla previsione segreta: nessuno può badare a una somma che nessuno vede.
A-WIZ-20 = Le carte si distribuiscono una alla volta, da chi siede a sinistra del mazziere. Il blocco lo può tenere chiunque. Una carta non permessa torna in mano.
    .why = I regolamenti non lo precisano; di solito con le carte si fa così.
    .hand-for-each = Ci sono carte per { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }, ma i giocatori sono { $players }.
A-WIZ-21 = Se si possano guardare le prese vinte o parlare delle previsioni, lo decidono i giocatori.
    .why = I regolamenti non lo dicono, e qui non ne dipende nient’altro.

INPUT-ACTION = Si possono fare solo cose che fanno parte del gioco.
    .no-action = «{ $part }» non è una cosa che si può fare in questo gioco.
    .table-has-no-hand = Ora non c’è niente da distribuire né da girare: tocca a un giocatore.
INPUT-ROUND = Ogni gioco ha un certo numero di mani.
    .round = Qui non c’è una mano «{ $part }». Le mani sono { $right }.
    .round-backwards = «{ $part }» finisce prima di cominciare. Prima va il numero più basso: { $right }.
    .agreed-rounds = I giocatori si sono accordati per una serata più breve: finisce dopo la mano { $rounds }.
INPUT-SEAT = I posti al tavolo sono numerati da 0.
    .seat = Qui non c’è un posto «{ $part }». I posti sono { $right }.
    .nobody = Al posto «{ $part }» non siede nessuno. I posti sono { $right }.
INPUT-BIDS = Le previsioni devono corrispondere ai giocatori.
    .bids-players = { $count ->
        [one] C’è una previsione
       *[other] Ci sono { $count } previsioni
    } per { $right } giocatori. Dove manca ancora, scrivi «-».
    .bid = «{ $part }» qui non è una previsione. È un numero: { $right }.
    .bids-before = Previsioni prima della tua: { $count }. Giocatori che prevedono prima di te: solo { $right }.
INPUT-VARIANT = Ogni variante ha un nome fisso.
    .unknown-variant = «{ $part }» non è una variante di questo gioco. Ci sono: { $right }.
INPUT-PAD = Ogni riga del blocco ha, per ogni giocatore, una previsione e un numero di prese.
    .pad-number = «{ $part }» non è un numero intero.
    .pad-fields = Ci sono dati per { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }, ma i giocatori sono { $right }.
    .pad-part = «{ $part }» non va bene. Scrivi la previsione, due punti e le prese, come 2:1.
    .pad-note = Qui «{ $part }» non può stare. Scrivi 1 dove è successo, 0 o niente dove non è successo.
    .printed-row = «{ $part }» non è la riga di un blocco stampato. Ogni giocatore ha due numeri interi: il totale e poi la previsione.

TIP-BID = Quante prese valgono queste carte?
    .worth-unseen = A giudicare dalle carte degli altri, la carta coperta { $tricks ->
        [0] probabilmente non vince la presa
       *[other] probabilmente vince la presa
    }.
    .worth = Queste carte sembrano valere circa { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }.
TIP-TRUMP = Quale seme conviene come dominante?
    .strongest-suit = Il seme { $suit } è il più forte fra queste carte.
TIP-ONLY = A volte non c’è scelta.
    .only = Qui si può fare una cosa sola.
TIP-WIN = Vinci finché mancano prese.
    .trick-missing = Per la previsione { $tricks ->
        [one] manca ancora 1 presa
       *[other] mancano ancora { $tricks } prese
    }. La carta { $card } sembra buona per questa.
TIP-LOSE = Perdi quello che non ti serve, e perdilo con carte alte.
    .bid-fulfilled = Non servono altre prese. La carta { $card } è una buona carta da dar via.
    .not-this-trick = Questa presa è difficile da vincere. La carta { $card } è facile da sacrificare.

ladder-no-stock-left = Mazzo finito
    .pass = c’è ancora un mazzo
ladder-card-to-turn-up = Una carta da girare
    .pass = una carta è scoperta
ladder-jester-turned-up = Buffone girato
    .pass = nessun buffone
ladder-dealer-has-chosen = Seme nominato dal mazziere
    .pass = nessun seme nominato
ladder-wizard-turned-up = Mago girato
    .pass = nessun mago
ladder-suit-turned-up = Seme della carta girata
    .pass = la carta non ha seme
ladder-never-trump = Mai un seme dominante
    .pass = non vale qui
ladder-highest-number = Numero più alto
    .pass = non è di una carta sola
ladder-first-of-two = Prima di due uguali
    .pass = non sono esattamente due
ladder-first-of-several = Prima di più carte uguali
    .pass = solo buffoni
ladder-exact-bid = Previsione azzeccata
    .pass = previsione e prese sono diverse
ladder-too-many-tricks = Prese di troppo
    .pass = non sono troppe
ladder-too-few-tricks = Prese mancanti
    .pass = non ne mancano
ladder-each-trick = Punti per ogni presa
    .pass = niente punti per le prese
ladder-shared-win = Vittoria condivisa
    .pass = in testa c’è un giocatore solo
ladder-most-points = Più punti
    .pass = nessuno è solo in testa
