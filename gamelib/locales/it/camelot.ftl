# Wizard Camelot Edition. Ogni messaggio ha il nome della sua regola; ogni attributo è la frase di un
# caso. Carte e semi sono disegnati, perciò non si declinano mai: li precede un nome («la carta»).

suit-S = picche
    .full = picche ♠
suit-H = cuori
    .full = cuori ♥
suit-D = quadri
    .full = quadri ♦
suit-C = fiori
    .full = fiori ♣
card-S = { $rank ->
        [11] fante
        [12] donna
        [13] re
        [14] asso
       *[other] { $rank }
    } di picche
card-H = { $rank ->
        [11] fante
        [12] donna
        [13] re
        [14] asso
       *[other] { $rank }
    } di cuori
card-D = { $rank ->
        [11] fante
        [12] donna
        [13] re
        [14] asso
       *[other] { $rank }
    } di quadri
card-C = { $rank ->
        [11] fante
        [12] donna
        [13] re
        [14] asso
       *[other] { $rank }
    } di fiori
card-Grail = Santo Graal
card-Excalibur = Excalibur
card-Merlin = Merlino
card-MerlinW = Merlino come mago
card-MerlinJ = Merlino come buffone
card-Morgan = Morgana

books-camelot-ca = regolamento catalano
section-CAM-COMP = le carte
section-CAM-DEF = definizioni
section-CAM-TRUMP = il seme dominante
section-CAM-OBJ = lo scopo del gioco
section-CAM-DEAL = la distribuzione
section-CAM-JEST = carte speciali, buffone
section-CAM-WIZ = carte speciali, mago
section-CAM-GRAIL = carte speciali, Santo Graal
section-CAM-EXC = carte speciali, Excalibur
section-CAM-MERL = carte speciali, Merlino
section-CAM-MORG = carte speciali, Morgana
section-CAM-BID = le previsioni
section-CAM-PLAY = come si gioca
section-CAM-TRACK = tenere il conto delle prese
section-CAM-SCORE = il punteggio
section-CAM-ZERO = previsioni di zero prese
section-CAM-WIN = chi vince la presa
section-CAM-LEAD = aprire con una carta speciale

INPUT-DECLARATION = Si dichiara soltanto Merlino, come mago o come buffone, e soltanto quando lo si gioca.
    .declared-in-hand = «{ $part }» non può trovarsi in mano: la carta si dichiara soltanto quando si gioca. In mano si scrive { $right }.
    .declared-otherwise = «{ $part }» non può esistere: quando si gioca, la carta si dichiara in uno di questi modi: { $right }.
    .not-declarable = «{ $part }» non può esistere: questa carta non si dichiara mai come un’altra. Si può soltanto con { $right }.

trick-why-nobody = Per ora non vince nessuno

CAM-COMP-01 = A Camelot possono giocare da tre a sei persone.
CAM-COMP-02 = È un gioco per tutti, dagli 8 anni in su.
CAM-COMP-03 = Le carte con un seme sono 48: picche, cuori, quadri e fiori, ogni seme dal 3 al 10 e poi fante, donna, re e asso. I due sono stati tolti.
    .twos-are-out = «{ $part }» non c’è in questo gioco: i quattro due sono stati tolti, e ogni seme comincia dal 3.
    .no-card-for-one = La carta { $card } non ha una corrispondente in Camelot: lì ogni seme ha dodici carte, una in meno che in Wizard, e la più bassa resta fuori.
CAM-COMP-04 = Le carte speciali sono 12: quattro buffoni, quattro maghi, il Santo Graal, Excalibur, Merlino e Morgana. In tutto fanno 60 carte.
    .no-such-card = «{ $part }» non è una carta di questo gioco.
    .not-in-deck = La carta { $card } in questo mazzo non c’è, o non così tante volte.
    .drawn-too-often = «{ $part }» in questo mazzo non c’è, o non così tante volte.
    .second-grail = La carta { $card } è una sola, quindi un solo giocatore può averla in una sua presa. Qui è segnata { $count } volte.
    .only-in-camelot = La carta { $card } esiste solo in Camelot. In Wizard non c’è niente di simile.
CAM-COMP-05 = I punti si scrivono su un foglio.

CAM-DEF-01 = Le carte distribuite a un giocatore sono quelle che ha in mano.
    .hand-for-each = Giocatori con carte: { $count }. Ma si gioca in { $players }, e ognuno riceve le sue.
CAM-DEF-02 = Chi siede a sinistra del mazziere ha la posizione 1, che è dispari; il successivo a sinistra la 2, che è pari; poi la 3, di nuovo dispari, e così via.
    .out-of-turn = Tocca a qualcun altro: si gioca in senso orario, una posizione dopo l’altra.
CAM-DEF-03 = Chi vince una presa ha nella successiva la posizione 1, che è dispari.
CAM-DEF-04 = Per ogni presa ciascuno gioca una carta della propria mano.
    .not-held = Chi è di turno non ha la carta { $card }, e si possono giocare solo le carte che si hanno in mano.
CAM-DEF-05 = Quando tutte le carte della mano sono state giocate, si segnano i punti.
    .hand-is-over = Tutte le carte di questa mano sono già state giocate.
    .right-points = Sono questi i punti di questa mano: { $due }.
    .other-points = La mano { $number } vale { $due } punti e non { $claimed }.
CAM-DEF-06 = Una presa vale per chi la vince.
    .trick-counts = In questa presa non c’è Excalibur, quindi vale per chi la vince.
    .tricks-missing = Manca ancora il numero delle prese vinte.
    .tricks-no-number = «{ $part }» non è un numero di prese. In questa mano va bene un numero intero da 0 a { $cards }.
    .more-tricks-than-played = { $won } prese non sono possibili: questa mano ne ha al massimo { $cards }.
    .tricks-in-range = Prese: { $won } su { $cards }. È possibile.
    .tricks-sum = Sono state contate tutte le prese della mano ({ $cards }): Excalibur non è stata giocata.

CAM-TRUMP-01 = Dopo la distribuzione si gira la carta seguente: decide quale seme è dominante.
    .not-turned-yet = Prima si gira una carta per il seme dominante.
    .not-in-stock = «{ $part }» non si può girare: non è fra le carte rimaste.
    .top-of-stock = La carta { $card } è la prima del mazzo, e si gira.
    .card-to-turn-up = Per il seme dominante si gira la carta seguente. Carte rimaste: { $stock }.
CAM-TRUMP-02 = Se la carta girata ha un seme, quel seme è dominante per tutta la mano.
    .suit-turned-up = È stata girata la carta { $card }: in questa mano il seme { $suit } è dominante.
    .trump-is-settled = Il seme dominante di questa mano è già deciso: non si gira nessun’altra carta.
CAM-TRUMP-03 = Se si gira un buffone, la mano si gioca senza seme dominante.
    .jester-turned-up = È stata girata la carta { $card }: questa mano è senza seme dominante.
CAM-TRUMP-04 = Se si gira un’altra carta speciale, il mazziere sceglie come seme dominante uno dei quattro semi.
    .nothing-to-choose = Ora non c’è niente da scegliere: il seme dominante si sceglie dopo che è stata girata una carta speciale e prima della prima previsione.
    .special-turned-up = È stata girata la carta { $card }. Non ha seme e non è un buffone, quindi il seme dominante lo sceglie il mazziere.
    .dealer-has-chosen = È stata girata la carta { $card }, e il mazziere ha scelto come dominante il seme { $suit }.
    .dealer-chooses = Il mazziere può scegliere uno qualsiasi dei quattro semi, anche il seme { $suit }.
    .not-the-dealer = Il seme dominante lo sceglie soltanto il mazziere.
    .no-suit-here = «{ $part }» non è un seme di questo gioco. Il mazziere sceglie uno di questi: { $suits }.
CAM-TRUMP-05 = Il mazziere non può scegliere di giocare senza un seme dominante.
    .no-trump-named = Il mazziere deve scegliere uno dei quattro semi: «senza seme dominante» non è permesso.
CAM-TRUMP-06 = Nell’ultima mano si distribuiscono tutte le carte e non ne resta nessuna da girare: non c’è un seme dominante.
    .no-stock-left = Tutte le carte sono distribuite e non ne resta nessuna da girare: l’ultima mano è senza seme dominante.

CAM-OBJ-01 = Lo scopo è prevedere esattamente quante prese si vinceranno.
CAM-OBJ-02 = Una previsione giusta dà punti, una sbagliata li toglie.
CAM-OBJ-03 = Vince chi alla fine ha più punti.
    .evening-over = La partita è finita: l’ultima mano è già stata segnata.
    .evening-ends = La mano { $number } era l’ultima. Ora decidono i punti.
    .most-points = Il punteggio più alto: { $who } ({ $points }).

CAM-DEAL-01 = Per trovare il primo mazziere ognuno riceve una carta. Distribuisce chi ha la più alta.
    .nobody-has-drawn = Ognuno pesca una carta. La più alta distribuisce per prima.
    .highest-deals = La carta { $card } è la più alta. Primo mazziere: { $who }.
    .not-drawn-yet = Prima ognuno pesca una carta, per trovare il primo mazziere.
    .dealer-is-known = Il primo mazziere è già stato trovato: non si pesca più.
    .not-who-draws = Pescano una carta questi giocatori e nessun altro: { $players }.
    .one-card-each = Ognuno di loro pesca una carta.
    .scorekeeper-deals = Primo mazziere: { $who }.
CAM-DEAL-02 = Nella prima mano si riceve una carta a testa, nella seconda due, nella terza tre, e così via.
    .only-trick = Era l’unica presa della prima mano, quindi nessuno ne apre un’altra.
    .not-dealt-yet = Prima si distribuiscono le carte della mano { $number }. Carte a testa: { $cards }.
    .wrong-hand-size = Carte in mano a un giocatore: { $count }. Nella mano { $number } però ognuno ne riceve { $cards }.
    .one-card = Nella prima mano si riceve una carta a testa.
    .two-cards = Nella seconda mano si ricevono due carte a testa.
    .one-card-more = Mano { $number }: { $cards } carte a testa, una più di prima.
CAM-DEAL-03 = Dopo ogni mano distribuisce il giocatore seguente a sinistra.
    .round-still-on = Si torna a distribuire dopo l’ultima presa di questa mano.
    .deal-passes = Il mazzo passa a sinistra. Distribuisce la mano { $number }: { $who }.
    .last-trick = Era l’ultima presa di questa mano, quindi nessuno ne apre un’altra.
CAM-DEAL-04 = Il nuovo mazziere mescola tutte le 60 carte prima di distribuire.
CAM-DEAL-05 = Le mani sono 20 se si gioca in tre, 15 in quattro, 12 in cinque e 10 in sei.
    .until-all-are-dealt = Se si gioca in { $players }, le 60 carte bastano per { $rounds } mani.
CAM-DEAL-06 = Nell’ultima mano si distribuiscono tutte le carte.
    .all-are-dealt = La mano { $number } è l’ultima: { $cards } carte a testa, e non ne resta nessuna.

CAM-JEST-01 = Un buffone di solito perde.
    .jester-loses = La carta { $card } qui perde, come di solito i buffoni.
CAM-JEST-02 = Se si giocano solo buffoni, vince il primo. È uno di loro anche Merlino giocato come buffone.
    .only-jesters = Ci sono solo buffoni, e in questo caso vince il primo: la carta { $card } in posizione { $position }.
    .jester-does = La carta { $card } in posizione { $position } è il primo buffone, e qui nessun’altra carta può vincere: per una volta un buffone è in testa.
CAM-JEST-03 = Se si giocano solo buffoni ed Excalibur, vince il primo buffone.
    .jesters-and-excalibur = Ci sono solo buffoni ed Excalibur. Excalibur perde sempre, quindi vince il primo buffone: la carta { $card } in posizione { $position }.

CAM-WIZ-01 = Un mago di solito vince.
    .wizard-does = La carta { $card } in posizione { $position } qui vince, come di solito il primo mago.
CAM-WIZ-02 = Se si giocano più maghi, vince il primo. È uno di loro anche Merlino giocato come mago.
    .later-wizard = La carta { $card } arriva tardi: il primo mago di questa presa è in posizione { $position }.
CAM-WIZ-03 = Un mago perde contro Morgana.
    .wizard-under-morgan = La carta { $card } qui perde: la carta { $best } in posizione { $position } è più forte di qualsiasi mago.
CAM-WIZ-04 = Un mago perde contro il Graal in posizione pari.
    .wizard-under-grail = La carta { $card } qui perde: la carta { $best } è in posizione { $position }, che è pari, e lì batte tutto.

CAM-GRAIL-01 = In posizione pari (2, 4 o 6) il Graal batte ogni altra carta, anche Morgana.
    .even-grail-does = La posizione { $position } è pari: lì la carta { $card } batte ogni altra carta.
CAM-GRAIL-02 = Chi vince una presa con il Graal in posizione pari riceve 20 punti in più, se anche la sua previsione è esatta.
    .bonus-needs-exact-bid = La carta { $card } è in una presa di questo giocatore, ma le prese previste erano { $bid } e quelle contate { $won }: senza previsione esatta non c’è nessun premio.
CAM-GRAIL-03 = In posizione dispari (1, 3 o 5) il Graal è una carta nulla e perde sempre.
    .odd-grail-does = La posizione { $position } è dispari: lì la carta { $card } è nulla e perde sempre.
CAM-GRAIL-04 = Anche chi vince una presa con il Graal in posizione dispari riceve 20 punti in più, se la sua previsione è esatta.
    .grail-bonus = La carta { $card } è in una presa di questo giocatore e la previsione è esatta: 20 punti in più, in posizione pari o dispari che fosse.
CAM-GRAIL-05 = Il Graal si mette scoperto sopra la sua presa, perché nessuno dimentichi i 20 punti.
    .grail = La carta { $card } si mette sopra questa presa: 20 punti in più per chi l’ha vinta, se la sua previsione risulterà esatta.

CAM-EXC-01 = Excalibur perde sempre.
    .excalibur-does = La carta { $card } perde sempre e annulla la presa: non varrà per nessuno.
CAM-EXC-02 = Excalibur annulla la presa: chi la vince non può contarla.
    .excalibur-annuls = La carta { $card } annulla questa presa: non vale per chi la vince.
    .last-hand-has-excalibur = Nell’ultima mano si distribuiscono tutte le carte, quindi Excalibur si gioca di sicuro e una presa è annullata. Le { $cards } prese possono dare in tutto soltanto { $right }, non { $total }.
CAM-EXC-03 = Se Excalibur si gioca nella prima mano, nessuno guadagna o perde punti in quella mano.
    .nobody-scores = Excalibur è stata giocata nella prima mano: qualunque fosse la previsione, non ci sono punti.
    .wrong-for-annulled = { $claimed } non può essere: Excalibur è stata giocata nella prima mano, e allora nessuno guadagna o perde punti.

CAM-MERL-01 = Merlino si può giocare come mago o come buffone.
    .merlin-playable = La carta { $card } si può giocare sempre, qualunque sia il seme richiesto e qualunque altra carta si abbia in mano.
    .neither-wizard-nor-jester = La carta { $card } si può giocare in due soli modi: { $ways }.
    .only-merlin-is-declared = La carta { $card } si gioca per quello che è. Soltanto la carta { $merlin } si dichiara come un’altra.
CAM-MERL-02 = Se Merlino è mago o buffone va dichiarato quando lo si gioca.
    .merlin-undeclared = La carta { $card } va dichiarata quando si gioca, in un modo o nell’altro: { $ways }. In una riga scrivi uno di questi valori: { $right }.

CAM-MORG-01 = Morgana è la carta più forte e di solito vince.
    .morgan-does = La carta { $card } è la più forte qui, e vince.
CAM-MORG-02 = Morgana perde contro il Graal in posizione pari.
    .morgan-is-beaten = La carta { $card } per una volta perde: la carta { $grail } è in posizione { $position }, che è pari.

CAM-BID-01 = A partire da chi siede a sinistra del mazziere, ognuno dice quante prese farà: nessuna, tutte o un numero intermedio.
    .bids-first = Prima si fanno tutte le previsioni, poi si gioca la prima carta.
    .bids-are-written = Tutte le previsioni sono già fatte e scritte.
    .bid-already = La previsione di questo giocatore è già scritta.
    .not-first-bidder = La prima previsione la fa chi siede a sinistra del mazziere.
    .nothing-said = Manca la previsione: un numero di prese da 0 a { $cards }.
    .own-hand = Ognuno guarda le proprie carte prima di fare la previsione.
    .hand-of-another = Le carte degli altri restano coperte.
    .bid-on-the-pad = Le previsioni si scrivono in modo che tutti le vedano.
CAM-BID-02 = Le previsioni continuano in senso orario.
    .not-next-bidder = Tocca a qualcun altro: le previsioni si fanno in senso orario.
CAM-BID-03 = Con più di quattro carte a testa, le previsioni insieme non possono fare tante prese quante ce ne sono.
    .few-cards = Con { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } a testa qualsiasi somma è permessa, quindi anche la previsione { $bid }.
    .total-forbidden = Le altre previsioni fanno in tutto { $others }. Con { $bid } come ultima diventerebbero { $cards }, quante sono le prese, e con più di quattro carte a testa non è permesso.
    .total-differs = Con una previsione di { $bid } la somma è { $total } e le prese sono { $cards }: i due numeri sono diversi, quindi la previsione è permessa.
CAM-BID-04 = L’ultimo può portare la somma al numero delle prese, ma soltanto con una previsione di zero.
    .last-bids-zero = Le previsioni fanno in tutto { $cards }, quante sono le prese. L’ultimo può farlo accadere, perché prevede zero.

CAM-PLAY-01 = La prima presa la apre chi siede a sinistra del mazziere.
    .not-first-leader = La prima presa deve aprirla chi siede a sinistra del mazziere.
CAM-PLAY-02 = Si può aprire con qualsiasi carta.
    .nothing-led = Non è stata ancora giocata nessuna carta, quindi non c’è un seme a cui rispondere: si può aprire con qualsiasi carta.
CAM-PLAY-03 = Se hai carte del seme richiesto, devi giocarne una, oppure una carta speciale.
    .void-before = La carta { $card } non può essere di chi la gioca: in una presa precedente non ha risposto al seme { $suit }, quindi non ne ha nessuna carta.
    .first-card-suited = La presa si è aperta con la carta { $card }: bisogna rispondere al seme { $led }.
    .always-playable = La carta { $card } è speciale. Si può giocare sempre, qualunque sia il seme richiesto e qualunque altra carta si abbia in mano.
    .follows = La carta { $card } risponde al seme richiesto, { $led }.
    .must-follow = La carta { $card } è di un altro seme, ma in mano c’è almeno una carta del seme { $led }: bisogna rispondere al seme richiesto o giocare una carta speciale.
CAM-PLAY-04 = Se non hai carte del seme richiesto, puoi giocare quella che vuoi, dominante o no.
    .hand-unseen = La carta { $card } non risponde al seme { $led }. È permesso solo a chi non ha carte di quel seme: chi l’ha giocata, quindi, non può averne.
    .cannot-follow = In mano non c’è nessuna carta del seme { $led }, quindi va bene tutto, anche la carta { $card }.
    .trump-too-early = La carta { $card } è dominante, ma non è del seme richiesto: si può giocare solo se non si può rispondere, e in mano c’è almeno una carta del seme { $led }.
CAM-PLAY-05 = Chi vince una presa apre la successiva.
    .not-winner = La prossima presa deve aprirla chi ha vinto l’ultima.
    .winner-leads = Chi vince la presa apre la successiva, in posizione 1.
CAM-PLAY-06 = Nella presa seguente le posizioni si contano da capo, da chi ha vinto: 1 dispari, 2 pari, e così via.

CAM-TRACK-01 = Prima della prima carta chi tiene il punteggio legge ad alta voce tutte le previsioni.
    .bids-complete = Tutte le previsioni sono fatte. In tutto: { $total }; prese di questa mano: { $cards }.
CAM-TRACK-02 = Le prese vinte restano in vista di tutti.
CAM-TRACK-03 = Le prese annullate si mettono da parte e non valgono.
    .tricks-cannot-be = Prese contate: { $total }. Non è possibile. Questa mano ne ha { $cards }; soltanto Excalibur ne annulla una, e allora ne valgono { $less }.
    .one-trick-annulled = Prese contate: { $total } su { $cards }. Excalibur ne ha annullata una.
CAM-TRACK-04 = Dischi numerati, monete o gettoni possono mostrare le previsioni.

CAM-SCORE-01 = Guadagna punti solo la previsione esatta, né di più né di meno.
CAM-SCORE-02 = Una previsione esatta vale 20 punti,
    .exact-bid = La previsione { $bid } è esatta: 20 punti.
    .wrong-for-exact = { $claimed } non può essere: con { $won ->
        [one] 1 presa
       *[other] { $won } prese
    } la previsione è esatta, e i punti sono { $due }.
CAM-SCORE-03 = e altri 10 per ogni presa.
    .each-trick = { $won ->
        [one] 1 presa: altri 10 punti.
       *[other] { $won } prese: altri 10 punti per ciascuna.
    }
CAM-SCORE-04 = Una previsione sbagliata costa 10 punti per ogni presa in più o in meno.
    .too-many-tricks = Previste { $bid }, vinte { $won }: { $over ->
        [one] 1 presa
       *[other] { $over } prese
    } di troppo, a 10 punti ciascuna.
    .too-few-tricks = Previste { $bid }, vinte { $won }: { $under ->
        [one] 1 presa
       *[other] { $under } prese
    } in meno, a 10 punti ciascuna.
    .wrong-for-missed = { $claimed } non può essere: la previsione è sbagliata di { $off ->
        [one] 1 presa
       *[other] { $off } prese
    }, e i punti sono { $due }.
CAM-SCORE-05 = Chi tiene il punteggio tiene d’occhio il Graal e le previsioni di zero.

CAM-ZERO-01 = Fino a quattro carte a testa, una previsione esatta di zero vale 20 punti.
    .zero-with-few-cards = Previste zero, vinte zero, con non più di quattro carte a testa: 20 punti. Carte in questa mano: { $cards }.
CAM-ZERO-02 = Con più di quattro carte a testa, una previsione esatta di zero vale 25 punti.
    .zero-with-many-cards = Previste zero, vinte zero, con più di quattro carte a testa: 25 punti. Carte in questa mano: { $cards }.
CAM-ZERO-03 = L’ultima mano fa eccezione ai 25 punti.
CAM-ZERO-04 = Nell’ultima mano una previsione esatta di zero vale 20 punti e uno in più per ogni carta: 40, 35, 32 o 30 se si gioca in tre, quattro, cinque o sei.
    .zero-in-last-hand = Previste zero, vinte zero, nell’ultima mano: 20 punti e altri { $cards }, uno per ogni carta.

CAM-WIN-01 = Se non c’è niente di tutto questo, vince la carta più alta del seme richiesto.
    .lower-of-led-suit = La carta { $card } è del seme richiesto, { $suit }, ma ce n’è una più alta.
    .another-suit = La carta { $card } non è del seme richiesto, { $suit }, e non è dominante: non può vincere.
    .highest-of-led-suit = La carta { $card } è la più alta del seme richiesto, { $suit }. In questa presa non ci sono carte dominanti.
CAM-WIN-02 = Se non c’è né il Graal in posizione pari, né Morgana, né un mago, vince la carta dominante più alta.
    .lower-trump = La carta { $card } è dominante, ma in questa presa c’è una dominante più alta.
    .beaten-by-trump = In questa presa c’è una carta dominante, e la carta { $card } non lo è.
    .highest-trump = La carta { $card } è la dominante più alta di questa presa, e una carta dominante batte tutte le carte degli altri semi.
CAM-WIN-03 = Vince il primo mago, anche Merlino come mago, se non c’è né Morgana né il Graal in posizione pari.
    .beaten-by-wizard = In questa presa c’è un mago, e la carta { $card } non lo è.
    .first-wizard = La carta { $card } in posizione { $position } è il primo mago di questa presa, e non c’è né Morgana né il Graal in posizione pari a batterla.
CAM-WIN-04 = Vince Morgana, se il Graal non è in posizione pari.
    .beaten-by-morgan = In questa presa c’è la carta { $morgan }, più forte della carta { $card }.
    .morgan = La carta { $card } in posizione { $position } è la più forte. Solo il Graal in posizione pari potrebbe batterla.
CAM-WIN-05 = Il Graal vince da una posizione pari.
    .beaten-by-grail = La carta { $grail } è in posizione pari, e lì batte anche la carta { $card }.
    .even-grail = La carta { $card } è in posizione { $position }. È una posizione pari, e lì batte ogni altra carta.

CAM-LEAD-01 = Se si apre con Morgana, tutti gli altri possono giocare qualsiasi carta. Vince lei, a meno che non arrivi il Graal in posizione pari.
    .morgan-led = La presa si è aperta con la carta { $card }. Non c’è nessun seme a cui rispondere: si può giocare qualsiasi carta.
CAM-LEAD-02 = Se si apre con Merlino, lo si dichiara mago o buffone, e valgono le regole di quella carta.
    .merlin-led-as-wizard = La presa si è aperta con la carta { $card }, che vale come qualsiasi mago: non c’è nessun seme a cui rispondere.
    .merlin-led-as-jester = La presa si è aperta con la carta { $card }, che vale come qualsiasi buffone: non stabilisce nessun seme, e la carta seguente è libera.
    .suit-after-merlin = Dopo Merlino come buffone, la carta { $card } ha stabilito il seme: ora bisogna rispondere al seme { $led }.
CAM-LEAD-03 = Se si apre con Excalibur, è una carta nulla: il seme lo stabilisce la carta seguente. La presa è annullata.
    .excalibur-led = La presa si è aperta con la carta { $card }. È una carta nulla e non stabilisce nessun seme: la carta seguente è libera.
    .suit-after-excalibur = Dopo Excalibur, la carta { $card } ha stabilito il seme: ora bisogna rispondere al seme { $led }.
CAM-LEAD-04 = Se si apre con il Graal, è in posizione 1 ed è una carta nulla: il seme lo stabilisce la carta seguente.
    .grail-led = La presa si è aperta con la carta { $card }, che quindi è in posizione { $position }, dispari. È una carta nulla e non stabilisce nessun seme: la carta seguente è libera.
    .suit-after-grail = Dopo il Graal d’apertura, la carta { $card } ha stabilito il seme: ora bisogna rispondere al seme { $led }.
CAM-LEAD-05 = Se si apre con un mago, tutti gli altri possono giocare qualsiasi carta, anche un altro mago. Vince lui, a meno che non arrivi Morgana, o il Graal in posizione pari.
    .wizard-led = La presa si è aperta con la carta { $card }. Non c’è nessun seme a cui rispondere: si può giocare qualsiasi carta.
CAM-LEAD-06 = Se si apre con un buffone, è una carta nulla: il seme lo stabilisce la carta seguente.
    .one-jester = La presa si è aperta con la carta { $card }. È una carta nulla e non stabilisce nessun seme: la carta seguente è libera.
    .suit-after-jester = Dopo il buffone d’apertura, la carta { $card } ha stabilito il seme: ora bisogna rispondere al seme { $led }.

A-CAM-01 = Per trovare il seme richiesto si saltano le carte nulle d’apertura: i buffoni, Merlino come buffone, Excalibur e il Graal in posizione dispari. Decide la prima carta diversa; se è speciale, nessun seme è richiesto.
    .why = Il regolamento parla soltanto della «carta seguente». Una carta che lì dove sta non può vincere non decide nemmeno il seme, perciò la si salta.
    .null-cards-so-far = Finora solo carte nulle: { $cards }. Non stabiliscono nessun seme: la carta seguente è libera.
    .even-grail-opens = La carta { $card } in posizione { $position } è la prima che non sia nulla, perché quella posizione è pari. Non ha seme, quindi in questa presa si può giocare qualsiasi carta.
    .special-opens = La carta { $card } in posizione { $position } è la prima che non sia nulla. Non ha seme, quindi in questa presa si può giocare qualsiasi carta.
    .suit-after-null-cards = Le carte nulle si saltano. La prima diversa è la carta { $card }: ora bisogna rispondere al seme { $led }.
A-CAM-02 = Se un mago o Morgana arriva più tardi in una presa che ha già un seme, a quel seme bisogna rispondere come prima.
    .why = Il regolamento vuole che si risponda al seme della prima carta, e non fa eccezioni per quello che arriva dopo.
    .duty-stays = La carta { $card } è di un altro seme, ma in mano c’è almeno una carta del seme { $led }. La carta { $special } è arrivata dopo il seme e non libera nessuno.
A-CAM-03 = Anche chi vince una presa annullata apre la successiva.
    .why = Excalibur toglie la presa, non l’apertura: qualcuno deve aprire, e si sa chi ha vinto.
    .annulled-winner-leads = Excalibur ha annullato la presa, ma chi l’ha vinta apre lo stesso la successiva, in posizione 1.
A-CAM-04 = Se si giocano solo carte nulle e fra queste c’è il Graal, vince il primo buffone.
    .why = Il regolamento nomina i buffoni da soli e i buffoni con Excalibur. Un Graal in posizione dispari è una carta nulla come Excalibur, quindi vale lo stesso.
    .jesters-and-odd-grail = Ci sono solo carte nulle, fra cui il Graal in posizione dispari. Vince il primo buffone: la carta { $card } in posizione { $position }.
A-CAM-05 = Un Graal in posizione dispari non fa niente a Morgana: vince lei.
    .why = Secondo il regolamento la batte soltanto il Graal in posizione pari, e nel suo esempio con un Graal dispari vince lei.
A-CAM-06 = Ogni carta occupa una posizione, anche quelle nulle. Se si incontrano Excalibur e il Graal in posizione pari, vince il Graal e la presa è annullata.
    .why = Il regolamento conta le posizioni per giocatori, e ognuno gioca una carta. Il Graal decide chi vince, Excalibur se vale: non si contraddicono.
A-CAM-07 = I 20 punti del Graal si danno anche se la sua presa è stata annullata, purché la previsione di chi l’ha vinta sia esatta. Soltanto la prima mano fa eccezione.
    .why = Il premio va a chi vince la presa e indovina la previsione. L’annullamento toglie la presa, e da nessuna parte si legge che tolga anche il premio.
A-CAM-08 = Anche una previsione esatta di zero può ricevere i 20 punti del Graal: vincendo la sua presa quando è annullata.
    .why = Una previsione di zero resta esatta se si vince una presa annullata, e il premio del Graal non chiede altro.
    .bonus-with-zero = La carta { $card } era in una presa di questo giocatore che è stata annullata, quindi la previsione di zero resta esatta: 20 punti in più.
    .grail-without-trick = La carta { $card } è segnata per un giocatore senza prese contate. È possibile solo se la presa è stata annullata, ma qui sono state contate tutte.
A-CAM-09 = La somma vincola soltanto l’ultimo, e quello che conta è il numero delle carte, che Excalibur sia giocata o no.
    .why = Il regolamento parla dell’ultimo, e prima di giocare nessuno sa se Excalibur è in gioco.
    .not-yet-bound = La somma vincola soltanto l’ultimo. Giocatori che devono ancora fare la previsione: { $left }. Quindi { $bid } è permesso.
A-CAM-10 = Quando si pesca per il primo mazziere, chi ha una carta speciale pesca di nuovo, e così chi è alla pari con la carta più alta.
    .why = Le carte speciali non hanno un valore, e fra carte uguali non c’è la più alta.
    .specials-draw-again = Le carte speciali non decidono chi distribuisce. Pescano di nuovo: { $players }.
    .equals-draw-again = La carta più alta è stata pescata più di una volta. Pescano di nuovo: { $players }.
A-CAM-11 = Il mazziere guarda prima le proprie carte, poi nomina il seme dominante, e soltanto dopo cominciano le previsioni.
    .why = Il regolamento non dice quando. Chi scegliesse senza guardare sceglierebbe alla cieca.
    .choice-is-due = Prima il mazziere sceglie il seme dominante, poi cominciano le previsioni.
A-CAM-12 = L’asso è la carta più alta del suo seme, il 3 la più bassa.
    .why = Il regolamento elenca le carte dal 3 all’asso, e nei suoi esempi vince l’asso.
A-CAM-13 = Se si gira Merlino, il seme dominante lo sceglie il mazziere; lì Merlino non si dichiara buffone.
    .why = Merlino si dichiara quando lo si gioca, e una carta girata non la gioca nessuno.
    .merlin-turned-up = È stata girata la carta { $card }. Come ogni carta speciale tranne il buffone, lascia al mazziere la scelta del seme dominante; qui nessuno la dichiara.
A-CAM-14 = Una volta dichiarato, Merlino resta quello che è stato dichiarato.
    .why = Gli altri giocano in base a ciò che è stato dichiarato. Se potesse cambiare, nessuna presa sarebbe mai sicura.
A-CAM-15 = Merlino giocato come buffone conta fra i buffoni, nell’ordine di gioco.
    .why = Il regolamento scrive le stesse carte in due ordini, e in tutti e due conta la prima.
A-CAM-16 = Se nella prima mano si giocano sia Excalibur sia il Graal, non ci sono né punti né premio.
    .why = Il regolamento dice che allora nessuno guadagna o perde punti, e il premio sono punti.
    .no-bonus-in-first-hand = La carta { $card } qui non porta niente: in una prima mano con Excalibur non c’è neppure il premio.
A-CAM-17 = La previsione è un numero da zero al numero delle carte in mano. La regola sulla somma vale anche nell’ultima mano.
    .why = Nessuno può fare più prese delle carte che ha. E l’ultima mano ha più di quattro carte, quindi la regola sulla somma vale anche lì.
    .no-number = «{ $part }» non è una previsione. Una previsione è un numero intero da 0 a { $cards }.
    .below-zero = { $bid } non è una previsione: meno di 0 prese non si possono fare. Va bene un numero da 0 a { $cards }.
    .more-than-hand = { $bid } prese non si possono fare in questa mano. Va bene un numero da 0 a { $cards }.
A-CAM-18 = Se alla fine più giocatori hanno il punteggio più alto, vincono insieme.
    .why = Il regolamento chiede soltanto il punteggio più alto, e non dice come distinguere chi è alla pari.
    .shared-win = Parità in testa, a { $points } punti. Vincono insieme: { $players }.
A-CAM-19 = Il Graal porta 20 punti una volta sola, che vinca la presa lui stesso o no.
    .why = Il regolamento nomina il premio due volte, per le posizioni pari e per le dispari. Il Graal sta in una sola delle due.
A-CAM-20 = Le carte speciali non appartengono a nessun seme: si possono giocare sempre, e nessuno è mai obbligato a giocarne una per rispondere.
    .why = Il regolamento le chiama speciali, accanto alle carte con un seme, e le permette in ogni momento.
A-CAM-21 = Finché in una presa ci sono soltanto Excalibur o il Graal in posizione dispari, non la sta vincendo nessuno.
    .why = Excalibur e un Graal in posizione dispari perdono sempre; ma finché non c’è altro, niente li batte.
    .nobody-yet = Con queste carte non si vince nessuna presa: { $cards }. Per ora non vince nessuno; decide la carta seguente.

ladder-even-grail = Graal in posizione pari
    .pass = nessun Graal in posizione pari
ladder-morgan = Morgana
    .pass = Morgana non è nella presa
ladder-only-jesters = Solo buffoni: il primo
    .pass = sono state giocate altre carte
ladder-jesters-and-excalibur = Solo buffoni ed Excalibur: il primo buffone
    .pass = c’è anche il Graal, o nessun buffone
ladder-jesters-and-odd-grail = Solo carte nulle: il primo buffone
    .pass = nessun buffone nella presa
ladder-nobody-yet = Ancora nessuno
    .pass = qualcuno sta vincendo
