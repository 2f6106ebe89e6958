# The bid coach: what a hand is worth, and why. “In 100” always means: in 100 rounds.
coach-name = Allenatore delle previsioni
coach-headline = Fatti dare le carte, o scrivi le tue.
coach-deal = Al tavolo
coach-cards = Carte da distribuire
coach-place = Il tuo posto nelle previsioni
coach-place-long = Il tuo posto nelle previsioni (1: il primo)
coach-hand-wizard = Le tue carte, per esempio B13, W, R4 (vuoto: si distribuiscono)
coach-hand-camelot = Le tue carte, per esempio 10S, W, Grail (vuoto: si distribuiscono)
coach-turned = Carta girata, se la conosci
coach-trump = Seme dominante per le tue carte
coach-as-turned = secondo la carta girata, o nessuno
coach-trump-untold = Il seme dominante non è indicato, quindi si conta come una mano senza. Se c’era, sceglilo insieme alle carte.
coach-bids = Previsioni prima della tua, per esempio 1, 0
coach-before = Prima di te
coach-none = nessuna
coach-your-hand = Le tue carte
coach-other-hands = Che cosa vedi
coach-seat = Posto { $number }
coach-unseen = la tua carta
coach-ask = { $cards ->
        [one] L’unica presa sarà tua? Fai prima la previsione.
       *[other] Quante delle { $cards } prese saranno tue? Fai prima la previsione.
    }
coach-your-bid = La tua previsione
coach-another = E se prevedi…
coach-answer = La tua previsione: { $bid }.
coach-uncounted = Questa copia della pagina non può calcolare le probabilità. Dice però quali previsioni sono permesse, e perché; le probabilità le vedi dove le lezioni girano su un server.
coach-again = Altre carte come queste
coach-change = Scegli carte e tavolo
coach-why = Perché
coach-sure = quasi sempre: { $span } su 100
coach-losing = di rado: { $span } su 100
coach-between = { $span } su 100
coach-bars = Le prese che fai con la previsione { $bid }, in 100 mani
coach-aiming = tutti giocano per la propria previsione
coach-chance = tutti giocano a caso
coach-line = { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }: { $percent } su 100 (se tutti giocano a caso: { $other })
coach-grid = Che cosa porta ogni previsione
coach-bid = Previsione
coach-right = Giusta (su 100)
coach-points = Punti in media
coach-random = Punti se tutti giocano a caso
coach-own-bid = { $bid } (la tua)
coach-forbidden = non permessa

COACH-BEST = La previsione migliore è quella che in media porta più punti.
    .chosen-is-best = La previsione { $bid } è qui la migliore: giusta in { $percent } su 100 mani; punti in media: { $points }.
    .chosen = La tua previsione { $bid } è giusta in { $percent } su 100 mani; punti in media: { $points }.
    .better = Meglio la previsione { $bid }: giusta in { $percent } su 100 mani; punti in media: { $points }.
    .nearly-as-good = Quasi lo stesso vale la previsione { $bid }: giusta in { $percent } su 100 mani; punti in media: { $points }.
COACH-SURE = Alcune carte fanno quasi sempre una presa.
    .sure-winners = Quasi sempre una presa, se la vuoi: { $cards }
COACH-LOSING = Alcune carte fanno di rado una presa.
    .likely-losers = Di rado una presa: { $cards }
COACH-BETWEEN = La maggior parte delle carte può vincere o perdere.
    .either-way = A volte una presa e a volte no, secondo le carte con cui gli altri aprono: { $cards }
COACH-CONTROL = Alcune carte si possono giocare qualunque sia il seme d’apertura.
    .control-cards = Controllo, perché si può giocare sempre e quindi scegli tu in quale presa: { $cards }
COACH-SPECIAL = Una carta con un nome può decidere più di una presa.
    .merlin = La carta { $card } va bene con ogni previsione: decidi tu quando la giochi, mago se vuoi la presa, buffone se non la vuoi.
    .grail = La carta { $card } fa una presa soltanto in posizione pari. Se si trova in una tua presa e la tua previsione è esatta, ricevi 20 punti in più.
    .excalibur = La carta { $card } non fa mai una presa, e quella in cui si gioca non vale per nessuno. Quindi per tutti c’è una presa in meno.
    .excalibur-first = Con la carta { $card } nella prima mano nessuno guadagna o perde punti, qualunque sia la previsione.
    .morgan = Alla carta { $card } solo il Graal in posizione pari può togliere la presa.
COACH-OTHERS = Le previsioni degli altri dicono che cosa vogliono.
    .want-all = Le previsioni prima della tua chiedono già { $total }, e { $cards ->
        [one] c’è { $cards } presa
       *[other] ci sono { $cards } prese
    }: tutti lotteranno per le prese.
    .leave-some = Le previsioni prima della tua chiedono in tutto { $total }, e { $cards ->
        [one] c’è { $cards } presa
       *[other] ci sono { $cards } prese
    }.
    .some-unknown = Delle { $of } previsioni prima della tua ne conosci { $count }; insieme per ora chiedono { $total }.
COACH-MODEL = Ogni probabilità suppone un modo di giocare.
    .exact = Ognuno ha una sola carta, quindi il risultato è esatto: sono contate tutte le carte che gli altri possono avere.
    .fitting = Ognuno ha una sola carta, quindi sono contate tutte le carte che gli altri possono avere. Si suppone che chi prevede 1 abbia una carta che vince almeno una volta su due, e chi prevede 0 una più debole.
    .spread = Conta come si gioca: se tutti giocano a caso, la previsione { $bid } è giusta in { $other } su 100 mani invece di { $percent }.
    .same = Anche se tutti giocano a caso, la previsione { $bid } è giusta più o meno altrettanto spesso.
    .sampled = Le mani giocate con carte a caso per gli altri sono { $games }. Con altre carte un numero può cambiare di { $error }.
    .turned-up = La mano è senza seme dominante, quindi è stata girata questa carta, che nessuno ha in mano: { $card }
    .turned-up-unknown = Non si sa quale carta sia stata girata: sono contate tutte quelle che danno questo seme dominante, e per un quarto ognuna che lascia scegliere il seme al mazziere.

front-wizard-wizard-coach = Quante prese valgono queste carte?
    .learn = Fai una previsione e vedi subito quante volte è giusta, quale porta di più, e perché.
front-camelot-camelot-coach = Le previsioni in Camelot: quante prese?
    .learn = Fai una previsione con il Graal, Excalibur, Merlino e Morgana tra le carte, e vedi che cosa ne viene.
coach-late = Non c’è ancora risposta. Quello che hai scelto è ancora qui: premi «Riprova» o ricarica la pagina.
coach-lost = Il collegamento si è interrotto e qui non si può calcolare altro. Quello che hai scelto è conservato: ricarica la pagina.
coach-link = Ricarica la pagina
