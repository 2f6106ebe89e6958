# Zaubercocktail. Gli ingredienti portano i nomi stampati sulle carte, in ogni lingua; ingredienti,
# giocatori e ricette sono disegnati e non si declinano. Il messaggio ha il nome della regola, ogni
# attributo è la frase di un caso.

ingredient-BS = Blaue Schlums
    .meaning = melma blu
ingredient-GW = Grünwurz
    .meaning = radice verde
ingredient-BE = Bleierde
    .meaning = terra di piombo
ingredient-GE = Giraextrakt
    .meaning = estratto di Gira
ingredient-TH = Trollhaare
    .meaning = peli di troll
ingredient-GS = Gelbe Schlums
    .meaning = melma gialla
ingredient-SG = Silbergras
    .meaning = erba d’argento
ingredient-WB = Weißbeere
    .meaning = bacca bianca
ingredient-FB = Faranblatt
    .meaning = foglia di Faran
ingredient-GR = Goldrose
    .meaning = rosa d’oro
ingredient-SE = Schwarzes Etwas
    .meaning = qualcosa di nero, il jolly
bunch-BS = { $count ->
    [1] { ingredient-BS }
   *[other] { $count } × { ingredient-BS }
}
bunch-GW = { $count ->
    [1] { ingredient-GW }
   *[other] { $count } × { ingredient-GW }
}
bunch-BE = { $count ->
    [1] { ingredient-BE }
   *[other] { $count } × { ingredient-BE }
}
bunch-GE = { $count ->
    [1] { ingredient-GE }
   *[other] { $count } × { ingredient-GE }
}
bunch-TH = { $count ->
    [1] { ingredient-TH }
   *[other] { $count } × { ingredient-TH }
}
bunch-GS = { $count ->
    [1] { ingredient-GS }
   *[other] { $count } × { ingredient-GS }
}
bunch-SG = { $count ->
    [1] { ingredient-SG }
   *[other] { $count } × { ingredient-SG }
}
bunch-WB = { $count ->
    [1] { ingredient-WB }
   *[other] { $count } × { ingredient-WB }
}
bunch-FB = { $count ->
    [1] { ingredient-FB }
   *[other] { $count } × { ingredient-FB }
}
bunch-GR = { $count ->
    [1] { ingredient-GR }
   *[other] { $count } × { ingredient-GR }
}
bunch-SE = { $count ->
    [1] { ingredient-SE }
   *[other] { $count } × { ingredient-SE }
}

anything = qualsiasi cosa
nothing = niente
recipe = { $first } / { $second } / { $third } / { $last }
lightning = Fulmine Magico
provenance-book = regolamento
provenance-entered = letto sulle carte vere
provenance-reported = riferito da una recensione
provenance-conjecture = ipotesi in accordo con i numeri noti

books-zaubercocktail-it = regolamento italiano
section-ZAU-COMP = il contenuto
section-ZAU-SET = la preparazione
section-ZAU-ROUND = il turno
section-ZAU-TRADE = gli scambi
section-ZAU-STOP = la fine degli scambi
section-ZAU-COLL = le collezioni
section-ZAU-RANK = i risultati uguali
section-ZAU-MOVE = il movimento dei segnalini
section-ZAU-NEXT = il turno seguente
section-ZAU-END = la fine della partita
section-ZAU-DIST = la ripartizione degli ingredienti

## La scatola e la preparazione

ZAU-COMP-01 = La scatola contiene 155 ingredienti, nove ricette e il Fulmine Magico: 165 carte.
    .box = { $ingredients } ingredienti, { $recipes } ricette e un Fulmine Magico fanno { $total } carte.
ZAU-COMP-02 = Ci sono dieci tipi di ingredienti e quattro jolly, chiamati Schwarzes Etwas.
    .box = { $types } tipi di ingredienti e { $wild } jolly.
ZAU-COMP-03 = Ci sono sette pietre di vetro, sette segnalini di legno e una mappa.
    .box = { $stones } pietre e altrettanti segnalini, quindi { $stones } giocatori al massimo.
ZAU-SET-01 = La mappa sta nel fondo della scatola, al centro del tavolo.
ZAU-SET-02 = Ogni giocatore mette un segnalino di un colore sulla casella di partenza.
    .stands = { $space ->
        [0] Il segnalino è sulla casella di partenza.
       *[other] Il segnalino è sulla casella { $space }.
    }
ZAU-SET-03 = Ogni giocatore prende la pietra di vetro dello stesso colore.
ZAU-SET-04 = I segnalini che nessuno usa tornano nella scatola.
ZAU-SET-05 = Le nove ricette si mescolano.
ZAU-SET-06 = Si tolgono le ultime tre ricette e vi si mescola il Fulmine Magico.
    .lightning-comes = Il Fulmine esce come carta { $card }. Era mescolato con le ultime tre ricette.
ZAU-SET-07 = Queste quattro carte vanno sotto le altre ricette: il Fulmine è quindi una delle ultime quattro carte.
    .lightning-too-early = Il Fulmine non può essere la carta { $card }: è una delle ultime quattro, quindi al più presto la carta { $earliest }.
ZAU-SET-08 = Il giocatore più vecchio mescola gli ingredienti e li distribuisce.
ZAU-SET-09 = Tutti ricevono dieci ingredienti, e altri cinque prima di ogni turno seguente.
    .ten-cards = Per il primo turno tutti ricevono { $count } carte.
    .wrong-shares = Le carte da distribuire sono { $right }, posto per posto. Queste sarebbero { $given }.

## Il turno e il mercato

ZAU-ROUND-01 = Quando tutti hanno visto le proprie carte, il mazziere gira una ricetta.
    .no-recipe-yet = Nessuna ricetta è ancora scoperta: il turno non è cominciato.
    .deal-first = Prima si distribuiscono gli ingredienti: la ricetta si gira quando tutti hanno visto le carte.
    .dealt-already = Le carte di questo turno sono già distribuite. Ora si gira la ricetta.
    .first-recipe = Tutti hanno visto le carte, quindi si gira la prima ricetta: { $recipe }.
ZAU-ROUND-02 = La ricetta mostra la posta del turno: di quanto avanzano i tre migliori e di quanto arretra il peggiore.
    .points = In questo turno si gioca per { $recipe }.
ZAU-ROUND-03 = Gli scambi cominciano subito, per tutti insieme.
    .begins = Gli scambi cominciano, per tutti insieme. Finiscono con la pietra numero { $stones }.
    .players-business = Questo tocca a un giocatore, non al tavolo.
ZAU-TRADE-01 = I giocatori si scambiano ingredienti per raccogliere carte uguali.
    .exchanged = Le due promesse sono mantenute e le carte cambiano mano. { $who } ha dato { $cards }. { $other } ha dato { $others }.
ZAU-TRADE-02 = Gli scambi sono onesti: si offre ciò che si ha e si consegna ciò che si è promesso.
    .not-own-offer = Questa offerta è di un altro giocatore. Ognuno parla per le proprie carte.
    .offered-not-held = Questa mano non ha { $cards }. Gli scambi sono onesti, quindi non si offrono carte che non si hanno.
    .cannot-give = L’offerta chiede carte che non sono in questa mano: { $cards }.
    .maker-lacks = { $other } non ha { $cards }, quindi lo scambio non si potrebbe fare.
    .handed-not-held = Questa mano non ha { $cards }, quindi non si può consegnare.
    .as-promised = Consegnato come promesso: { $cards }.
    .offers-lapse = { $count ->
        [one] Un’offerta non vale più, perché la mano di chi l’ha fatta è cambiata.
       *[other] { $count } offerte non valgono più, perché la mano di chi le ha fatte è cambiata.
    }
ZAU-TRADE-03 = È possibile qualsiasi offerta: una carta per una, più carte per una, o qualsiasi cosa per una certa carta.
    .offer-stands = Questa stessa offerta è già sul tavolo.
    .gives-anything = Qualsiasi cosa per { $wants }: ogni offerta è possibile. Chi accetta dice quali carte devono essere.
    .wants-anything = { $gives } per qualsiasi cosa: ogni offerta è possibile. Chi accetta dice quali carte devono essere.
    .cards-for-cards = { $gives } per { $wants }: ogni offerta è possibile.
    .withdrawn = Nessuno è ancora d’accordo, quindi l’offerta si può ritirare.
    .not-named = L’offerta dice «qualsiasi cosa». Chi accetta deve dire quali carte devono essere.
ZAU-TRADE-04 = Quando due giocatori sono d’accordo, effettuano lo scambio.
    .deliver-first = C’è un accordo con { $other }. Prima si effettua quello scambio.
    .no-such-offer = Questa offerta non è sul tavolo, o non c’è più.
    .for-another = Questa offerta era solo per { $other }.
    .maker-busy = { $other } ha già un altro accordo, che viene prima.
    .other-terms = L’offerta sul tavolo è { $gives } per { $wants }. Altre carte sarebbero una nuova offerta, non un accordo.
    .agreed = C’è l’accordo con { $other }: { $gives } per { $takes }. Ora le due parti consegnano.
    .nothing-agreed = Non c’è nessuno scambio da effettuare: manca un accordo.
    .handed-already = Questa parte dello scambio è già stata consegnata.
ZAU-TRADE-05 = Se una promessa non è mantenuta, gli scambi si fermano per tutti. L’accordo è annullato, i due riprendono le proprie carte e si ricomincia.
    .not-as-promised = Promesso: { $promised }. Consegnato: { $cards }. Nessuno può impedirlo, ma l’accordo non resterà valido.
    .broken = { $who } ha promesso { $promised } e ha consegnato { $cards }. La promessa non è mantenuta e l’accordo è annullato.
    .market-stops = Gli scambi si fermano per tutti finché le carte non sono tornate.
    .market-stopped = Una promessa non è stata mantenuta. Nessuno può agire prima che i due abbiano ripreso le proprie carte.
    .resumes = L’accordo è annullato, quindi i due riprendono le proprie carte.
    .cards-back = { $one } e { $other } hanno di nuovo le proprie carte, e gli scambi ricominciano.
    .nothing-stopped = Gli scambi non sono fermi: tutte le promesse sono state mantenute.

## Smettere

ZAU-STOP-01 = Il primo giocatore che non vuole più scambiare mette la pietra di vetro sull’anello della mano che tiene il calice.
    .on-the-ring = È la prima pietra del turno, quindi va sull’anello.
ZAU-STOP-02 = La seconda e la terza pietra vanno sul calice.
    .on-the-chalice = È la pietra { $stone } di { $needed }, quindi va sul calice.
ZAU-STOP-03 = Chi ha messo la pietra posa le carte coperte e non scambia più.
    .stopped = { $who }: la pietra è sulla mappa, le carte sono coperte. Niente più scambi in questo turno.
    .stone-laid = La pietra è sulla mappa: per questo giocatore non ci sono più scambi in questo turno.
    .partner-stopped = { $other } ha già messo la pietra e non scambia più in questo turno.
ZAU-STOP-04 = Quando ci sono tre pietre, o due con quattro giocatori, nessuno può più scambiare.
    .closed = Ci sono { $stones } pietre. Con { $players } giocatori gli scambi finiscono per tutti.
    .market-closed = In questo turno gli scambi sono finiti per tutti.
    .still-trading = Si scambia ancora: { $stones ->
        [one] c’è { $stones } pietra,
       *[other] ci sono { $stones } pietre,
    } ne servono { $needed }.
    .trade-undone = { $count ->
        [one] Un accordo non è stato effettuato in tempo. È troppo tardi: le carte restano dove sono.
       *[other] { $count } accordi non sono stati effettuati in tempo. È troppo tardi: le carte restano dove sono.
    }

## Le collezioni

ZAU-COLL-01 = Ognuno forma una o due collezioni con le carte in mano.
    .too-many-collections = Queste sono { $count } collezioni. Al massimo sono due.
    .not-in-hand = Questa mano non ha { $cards }.
    .two-collections = Due collezioni: { $first }, e { $second }.
    .equally-good = Con { $cards } il risultato sarebbe { $points }, con altrettante carte: va altrettanto bene.
ZAU-COLL-02 = Una collezione è fatta di carte uguali. Solo i jolly possono aggiungersi.
    .mixed = { $cards }: sono tipi diversi. Una collezione è fatta di carte uguali, jolly a parte.
    .one-collection = Una collezione di carte uguali: { $cards }.
ZAU-COLL-03 = Una collezione ha almeno due carte. Chi non può formarne nessuna mostra tutta la mano come prova.
    .too-few-cards = { $count ->
        [0] Senza carte non c’è collezione. Ne servono almeno due.
        [one] La carta { $cards } da sola non è una collezione. Servono almeno due carte.
       *[other] { $count } carte sono troppo poche per una collezione.
    }
    .unable = { $count ->
        [0] In questa mano non ci sono carte, quindi nessuna collezione è possibile.
       *[other] In questa mano non ci sono due carte che vadano insieme: { $cards }. La mano si mostra come prova.
    }
ZAU-COLL-04 = Il jolly Schwarzes Etwas può entrare in qualunque collezione, ma non si gioca da solo.
    .only-wild = { $cards }: solo jolly. Entrano in una collezione, ma da soli non lo sono.
    .wild-joins = { $cards }: il jolly entra, quindi è una collezione di { $size }, e ogni carta vale come in una collezione di { $size }.
ZAU-COLL-05 = Le collezioni si rivelano simultaneamente.
    .chosen-already = Queste collezioni sono scelte e coperte. Si rivelano insieme a tutte le altre.
    .not-all-chosen = { $count ->
        [one] Un giocatore sta ancora scegliendo. Le collezioni si rivelano tutte insieme.
       *[other] { $count } giocatori stanno ancora scegliendo. Le collezioni si rivelano tutte insieme.
    }
    .revealed-already = Le collezioni sono scoperte. Non si cambiano più.
    .revealed = Tutti hanno scelto, quindi le collezioni si rivelano tutte insieme.
ZAU-COLL-06 = Ogni carta vale il numero che porta stampato per la grandezza della sua collezione. La somma è il risultato, e il risultato più alto sta davanti.
    .book-value = { $cards }: { $size } carte da { $each } fanno { $points }. Il valore è nel regolamento.
    .entered-value = { $cards }: { $size } carte da { $each } fanno { $points }. Il valore è letto sulle carte vere.
    .result = { $who }: { $cards }, { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
    .higher-result = { $who }: { $points }, contro { $others } di { $other }. Il risultato più alto sta davanti.
    .lowest-result = { $who }: { $points }, contro { $others } di { $other }. È il risultato più basso.
    .more-points = Con { $cards } il risultato sarebbe solo { $points }. La migliore di queste dà { $best }.

## La classifica

ZAU-RANK-01 = A parità di risultato, chi ha più carte sta davanti.
    .more-cards = { $who } e { $other } hanno lo stesso risultato. { $cards } carte contro { $others }: chi ne ha di più sta davanti.
    .more-cards-laid = Anche con { $cards } il risultato sarebbe { $points }, ma con { $count } carte invece di { $best }. A parità di risultato, chi ha più carte sta davanti.
ZAU-RANK-02 = Se anche il numero di carte è uguale, i giocatori interessati pescano un ingrediente ciascuno. Il valore più alto sta davanti.
    .higher-draw = { $who } ha pescato { $card }, { $other } ha pescato { $against }. La carta più rara è la più alta.
    .still-equal = { $who } e { $other } hanno lo stesso risultato, { $points }, con altrettante carte: { $cards }. Pescano una carta a testa.
    .draw-first = Questi giocatori sono ancora in parità e prima pescano una carta: { $players }.
    .no-tie = Non ci sono più giocatori in parità, quindi nessuno pesca.
    .wrong-drawers = Pesca una carta chi è in parità, e nessun altro: { $players }.
    .draws = Risultati e numeri di carte sono uguali, quindi si pescano queste carte: { $cards }.

## Il movimento

ZAU-MOVE-01 = Il primo, il secondo e il terzo risultato avanzano del primo, del secondo e del terzo numero della ricetta.
    .among-best-three = { $who }: il posto { $place } avanza di { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    } con la ricetta { $recipe }.
    .between = { $who }: il posto { $place } non è tra i primi tre e non è l’ultimo, quindi la ricetta non muove nulla.
    .markers-move = La classifica è decisa, quindi i segnalini si muovono con la ricetta { $recipe }.
ZAU-MOVE-02 = Il risultato peggiore arretra dell’ultimo numero della ricetta.
    .worst = { $who }: l’ultimo posto arretra di { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    } con la ricetta { $recipe }.
ZAU-MOVE-03 = Nessuno arretra oltre la casella di partenza.
    .held-at-start = { $who }: la casella di partenza ferma il segnalino: { $spaces ->
        [one] { $spaces } casella indietro non si conta.
       *[other] { $spaces } caselle indietro non si contano.
    }
ZAU-MOVE-04 = La pietra sull’anello porta altre 2 caselle a chi è tra i primi quattro (tra i primi tre, con quattro o cinque giocatori).
    .ring-bonus = { $who }: la pietra è sull’anello, e il posto { $place } è tra i primi { $best }. Altre 2 caselle avanti.
ZAU-MOVE-05 = Se il posto è peggiore, la pietra sull’anello costa 2 caselle.
    .ring-malus = { $who }: la pietra è sull’anello, ma il posto { $place } non è tra i primi { $best }. 2 caselle indietro.
ZAU-MOVE-06 = Tutti gli altri non hanno né bonus né malus.
    .no-stone = { $who }: nessuna pietra sulla mappa, quindi né bonus né malus.

## Il turno seguente e la fine

ZAU-NEXT-01 = Per il turno seguente ognuno riprende la propria pietra.
    .back = Le pietre tornano ai giocatori.
ZAU-NEXT-02 = Gli ingredienti usati si mescolano e vanno sotto il mazzo.
    .under = Gli ingredienti usati sono mescolati sotto il mazzo.
    .not-off-the-top = Queste carte non sono in cima al mazzo. Le carte usate stanno sotto e vengono per ultime.
    .not-drawn-off-the-top = Queste carte non sono in cima al mazzo. Le carte usate stanno sotto e vengono per ultime.
ZAU-NEXT-03 = Il mazziere dà a tutti altre cinque carte.
    .five-more = Tutti ricevono altre { $count } carte.
ZAU-NEXT-04 = Poi si gira una ricetta e gli scambi ricominciano.
    .next-recipe = Tutti hanno visto le nuove carte, quindi si gira la ricetta del turno { $round }: { $recipe }.
    .move-first = Prima del turno seguente si muovono i segnalini.
    .goes-on = Il Fulmine non è uscito e nessun segnalino è alla fine del percorso: si continua con il turno { $round }.
ZAU-END-01 = Appena si gira il Fulmine, la partita finisce.
    .lightning-turned = È uscito il Fulmine: la partita finisce subito, dopo { $rounds ->
        [one] { $rounds } turno.
       *[other] { $rounds } turni.
    }
    .over-by-lightning = Il Fulmine ha chiuso la partita, dopo { $rounds ->
        [one] { $rounds } turno.
       *[other] { $rounds } turni.
    }
ZAU-END-02 = Vince il segnalino più avanti.
    .furthest = { $winner }: più avanti di tutti, sulla casella { $space }.
ZAU-END-03 = La partita finisce anche quando un segnalino arriva alla fine del percorso.
    .track-finished = Un segnalino è sull’ultima casella, la { $end }: la partita finisce, dopo { $rounds ->
        [one] { $rounds } turno.
       *[other] { $rounds } turni.
    }
    .over-by-track = Un segnalino è arrivato alla fine del percorso. La partita è finita dopo { $rounds ->
        [one] { $rounds } turno.
       *[other] { $rounds } turni.
    }
ZAU-DIST-01 = Ci sono 27 Blaue Schlums, 23 Grünwurz, 21 Bleierde, 19 Giraextrakt, 16 Trollhaare, 14 Gelbe Schlums, 11 Silbergras, 9 Weißbeere, 6 Faranblatt, 5 Goldrose e 4 Schwarzes Etwas.
    .box = { $natural } ingredienti di dieci tipi e { $wild } jolly fanno { $total }.
    .copies = { $ingredient } c’è { $count } volte, tra le mani e il mazzo. La scatola ne ha { $right }.
    .more-than-exist = { $ingredient }: ne sono richiesti { $count }, ma la scatola ne ha solo { $right }.

## Decisioni di questo progetto

A-ZAU-01 = Possono giocare da quattro a sette persone.
    .why = Ci sono sette segnalini e sette pietre, e le regole parlano di almeno quattro giocatori.
    .enough-players = In { $players } va bene: possono giocare da quattro a sette persone.
    .too-many-players = In { $players } siete troppi: ci sono sette pietre e sette segnalini.
    .no-seat = Lì non siede nessuno: si gioca in { $players }.
A-ZAU-02 = La pietra sull’anello conta tra le tre (con quattro giocatori, tra le due) che chiudono gli scambi.
    .why = Il regolamento dice tre pietre sul calice, ma la prima è sull’anello: si intendono tutte insieme.
    .ring-counts = Conta anche la pietra sull’anello: { $stones } pietre in tutto, { $chalice ->
        [one] { $chalice } è sul calice.
       *[other] { $chalice } sono sul calice.
    }
A-ZAU-03 = Le carte non usate restano in mano. Non c’è limite.
    .why = I turni seguenti portano solo cinque carte: chi buttasse le altre non potrebbe raccogliere quasi nulla.
    .kept = Le carte non usate sono rimaste in mano, senza limite. Ora le mani hanno { $sizes } carte.
    .wild-kept = Con { $cards } il risultato è lo stesso, ma con { $kept ->
        [one] { $kept } jolly
       *[other] { $kept } jolly
    } in più. Quello che non si usa resta in mano.
A-ZAU-04 = Le due collezioni sono di tipi diversi.
    .why = Le carte uguali sono una sola collezione: divise in due, cinque uguali conterebbero come due tipi.
    .same-type-twice = Le due collezioni sono di { $ingredient }. Le carte uguali formano una sola collezione, quindi due sono di tipi diversi.
A-ZAU-05 = Una collezione ha bisogno di almeno una carta naturale. Possono entrare più jolly.
    .why = Il jolly non si gioca da solo, quindi deve esserci una carta naturale a cui unirsi.
    .several-wild = { $cards }: possono entrare più jolly, purché una carta sia naturale. È una collezione di { $size }.
A-ZAU-06 = Chi può formare una collezione deve farlo. Chi non può ha il risultato 0.
    .why = Deve dare una prova solo chi non può formare una collezione, quindi tutti gli altri ne calano una.
    .none-though-able = Questa mano può formare una collezione, quindi deve farlo: { $cards }.
    .no-collection = Nessuna collezione era possibile: il risultato è 0.
    .hand-shown = { $who }: la mano è stata mostrata, nessuna collezione era possibile. Il risultato è 0.
A-ZAU-07 = I pareggi si risolvono allo stesso modo per ogni posto, anche per l’ultimo.
    .why = Il regolamento risolve le parità senza nominare un posto, quindi le risolve per tutti.
    .fewest-cards = { $who } e { $other } hanno lo stesso risultato. { $cards } carte contro { $others }: chi ne ha di meno sta in fondo.
    .lowest-draw = { $who } ha pescato { $card }, { $other } ha pescato { $against }. La carta più comune è la più bassa: è l’ultimo posto.
A-ZAU-08 = La carta pescata più rara è la più alta. Con carte uguali o un jolly si pesca di nuovo; poi le carte tornano sotto il mazzo.
    .why = Il regolamento non dice quanto vale la carta pescata, e gli ingredienti più rari valgono di più.
    .draw-again = Carte uguali o un jolly non decidono. Questi giocatori pescano di nuovo: { $players }.
    .drawn-cards-back = È deciso. Le carte pescate tornano sotto il mazzo.
A-ZAU-09 = Il regolamento dà solo alcuni valori delle carte. Ogni altro valore è segnato: riferito, ipotizzato o letto sulle carte vere.
    .why = I numeri sono sulle carte e non nel regolamento, che dà solo i pochi del suo esempio.
    .reported-value = { $cards }: { $size } carte da { $each } fanno { $points }. Il valore viene da una recensione, non dal regolamento.
    .conjectured-value = { $cards }: { $size } carte da { $each } fanno { $points }. Il valore è un’ipotesi in accordo con quelli noti.
    .unknown-value = Il regolamento non dice quanto vale { $ingredient } in una collezione di { $size }.
    .value-unknown = Non si sa quanto vale { $ingredient } in una collezione di { $size }, quindi nessuno può dire quanto fa.
    .differs = { $ingredient }, collezione di { $size }: il numero inserito è { $number }, il regolamento dice { $book }. Conviene guardare di nuovo la carta.
    .cut-short = { $ingredient }: i valori inseriti finiscono prima della collezione da { $size }, per cui il regolamento dà { $book }. Riguarda la carta.
    .unlike-the-book = Hai scritto { $number }, il regolamento ha { $book }. Guarda di nuovo la carta.
    .empty-unlike-the-book = Non hai scritto niente, il regolamento ha { $book }. Guarda di nuovo la carta.
A-ZAU-10 = Si conoscono due tipi di ricette. Le altre sono dati, segnati come ipotesi o letti sulle carte vere.
    .why = I numeri sono sulle carte ricetta, e il regolamento ne mostra una sola.
    .not-left = Nella scatola non c’è più una ricetta { $recipe }.
    .recipes-unknown = { $count ->
        [one] Si conosce con certezza { $count } ricetta, la scatola ne ha { $right }.
       *[other] Si conoscono con certezza { $count } ricette, la scatola ne ha { $right }.
    } Quindi nessuno può dire quale viene adesso.
A-ZAU-11 = Il Fulmine è la settima, l’ottava, la nona o la decima carta: si giocano da sei a nove turni.
    .why = Il Fulmine è da qualche parte tra le ultime quattro di dieci carte.
    .box = Il Fulmine è al più presto la carta { $earliest } e al più tardi la carta { $latest }.
    .lightning-due = Le { $rounds } ricette sono finite, quindi resta solo il Fulmine.
A-ZAU-12 = Alla fine del percorso un segnalino si ferma sull’ultima casella. Si fanno tutti i movimenti del turno, poi vince chi è più avanti. La lunghezza del percorso non è nel regolamento.
    .why = Il regolamento chiude la partita alla fine del percorso senza interrompere il turno, che quindi si conclude in modo equo.
    .held-at-end = { $who }: il percorso finisce sulla casella { $end }: { $spaces ->
        [one] { $spaces } casella non si conta.
       *[other] { $spaces } caselle non si contano.
    }
A-ZAU-13 = Chi è in testa insieme vince insieme.
    .why = Il regolamento non risolve la parità finale, quindi nessuno resta dietro.
    .furthest-together = { $winners }: in testa insieme sulla casella { $space }, quindi vincono insieme.
A-ZAU-14 = Prima si sommano tutti i movimenti di un segnalino nel turno. Solo dopo lo ferma la casella di partenza.
    .why = Il regolamento conta il turno nel suo insieme, altrimenti conterebbe l’ordine delle mosse.
    .in-all = { $who }: { $recipe } per la ricetta, { $ring } per la pietra. In tutto: { $together }.
    .held = { $who }: { $recipe } per la ricetta, { $ring } per la pietra, ma lì il percorso finisce. In tutto: { $together }.
A-ZAU-15 = Per il bonus dell’anello conta il posto dopo tutti gli spareggi: i primi tre con quattro o cinque giocatori, i primi quattro con sei o sette.
    .why = Bonus e malus dipendono da chi è tra i migliori, e questo si sa solo dopo gli spareggi.
A-ZAU-16 = Tre giocatori sono troppo pochi.
    .why = Il regolamento ha casi speciali per quattro e per cinque giocatori, e nessuno per tre.
    .too-few-players = { $players ->
        [one] { $players } giocatore non basta: ne servono quattro.
       *[other] { $players } giocatori non bastano: ne servono quattro.
    }
A-ZAU-17 = Se il mazzo non basta per tutti, si distribuisce quello che resta, una carta alla volta.
    .why = Distribuito una carta alla volta, un mazzo troppo piccolo resta il più equo possibile.
    .short-deal = Carte rimaste: { $count } su { $wanted }. Si distribuiscono una alla volta, cominciando a sinistra del mazziere.
A-ZAU-18 = È possibile qualsiasi scambio tra due giocatori, con almeno una carta per parte.
    .why = Gli esempi del regolamento sono scambi, quindi ognuno dà qualcosa; altri limiti non ce ne sono.
    .no-partner = Per uno scambio serve un altro giocatore di questo tavolo.
    .one-sided = Almeno una carta per parte: un regalo non è uno scambio.
    .nothing-named = Almeno una carta per parte: un regalo non è uno scambio.
    .with-oneself = Questa offerta è dello stesso giocatore. Per uno scambio servono due giocatori.
A-ZAU-19 = Il giocatore più vecchio distribuisce le carte in ogni turno.
    .why = Il regolamento parla del mazziere e non passa mai il compito ad altri.
    .dealers-business = Questo tocca al mazziere, non a un giocatore.
A-ZAU-20 = La seconda e la terza pietra non portano né bonus né malus.
    .why = Il regolamento dà un bonus solo per l’anello, e nessuno a tutti gli altri.
    .stone-on-chalice = { $who }: la pietra è sul calice, quindi né bonus né malus.
A-ZAU-21 = La scala stampata su una carta finisce con la collezione più grande del suo tipo.
    .why = Un valore non stampato non si può contare, quindi nessuna collezione supera la sua scala.
    .beyond-the-scale = { $cards }: { $size } carte. La scala di questo tipo finisce con { $largest }.

## Quello che qualcuno ha inserito

INPUT-ZAU-CARD = Ogni parte deve essere un ingrediente, se serve con un numero davanti.
    .unknown = «{ $part }» non è un ingrediente. Le sigle sono { $right }, con un numero davanti: 3FB.
    .one-card = «{ $part }» dovrebbe essere una sola carta.
INPUT-ZAU-SEAT = I posti sono lettere, nell’ordine delle mani.
    .no-seat = «{ $part }» non è un posto di questo tavolo. I posti sono { $right }.
INPUT-ZAU-SIZE = Una parte della riga parla di ogni posto una volta.
    .size = La parte «{ $key }» parla di { $count ->
        [one] { $count } posto
       *[other] { $count } posti
    }, ma si gioca in { $right }.
INPUT-ZAU-NUMBER = Un numero deve essere intero e nei suoi limiti.
    .number = «{ $part }» dovrebbe essere un numero intero: { $right }.
    .key-number = «{ $part }» nella parte «{ $key }» dovrebbe essere un numero intero: { $right }.
INPUT-ZAU-RECIPE = Una ricetta ha quattro numeri: tre in avanti, prima il più grande, e uno indietro.
    .recipe = «{ $part }» non è una ricetta. Una ricetta è così: { $right }.
INPUT-ZAU-VALUES = Una tabella dei valori ha una riga per ognuno dei dieci tipi, senza buchi.
    .missing = Manca il numero.
    .no-row = Manca la riga di { $ingredient }.
    .gap = { $ingredient }: manca il valore per una collezione di { $size }.
    .no-number = { $ingredient }, collezione di { $size }: «{ $part }» dovrebbe essere un numero intero, { $right }.
    .too-few = { $ingredient }: { $count ->
        [0] non c’è nessun numero,
        [one] c’è { $count } numero,
       *[other] ci sono { $count } numeri,
    } ma una scala ne ha almeno due: per una carta e per due.
    .too-many = { $ingredient }: { $count } numeri sono troppi. Con i jolly ci sono al massimo { $right } carte.
    .recipes = { $count ->
        [one] C’è { $count } ricetta, ma la scatola ne ha { $right }.
       *[other] Ci sono { $count } ricette, ma la scatola ne ha { $right }.
    }
    .no-track = Manca il numero dell’ultima casella del percorso.
INPUT-ZAU-ACTION = I giocatori offrono, accettano, ritirano, consegnano, mettono la pietra e giocano collezioni. Il tavolo distribuisce, gira, pesca, muove e fa ricominciare gli scambi.
    .no-action = «{ $part }» non è niente che si possa fare in questo gioco.
    .unknown-word = «{ $part }» qui non si può fare. Le parole sono: { $right }.
INPUT-ZAU-POSITION = Le parti di una riga devono andare d’accordo.
    .nothing-to-ask = Questa situazione non va bene per questa domanda: non c’è nulla da chiedere.
    .empty = La riga non parla di giocatori: servono le mani, le collezioni o il numero di giocatori.
    .yes-or-no = «{ $part }» dovrebbe essere yes oppure no.
    .offer = «{ $part }» non è un’offerta. Un’offerta è così: { $right }.
    .bargain = «{ $part }» non è uno scambio. Uno scambio è così: { $right }.
    .cards-missing = { $count ->
        [one] Una carta non è da nessuna parte, né in una mano né nel mazzo: { $cards }.
       *[other] { $count } carte non sono da nessuna parte, né in una mano né nel mazzo: { $cards }.
    }
    .stone-twice = Il posto { $part } ha messo due pietre. Ognuno ne ha una.
    .too-many-stones = { $count } pietre sono troppe: gli scambi finiscono con { $right }.
    .no-recipe = Pietre, offerte e collezioni hanno bisogno di una ricetta scoperta.
    .market-closed = { $stones ->
        [one] C’è { $stones } pietra e gli scambi sono finiti, quindi non possono esserci offerte.
       *[other] Ci sono { $stones } pietre e gli scambi sono finiti, quindi non possono esserci offerte.
    }
    .impossible-offer = Nessuno poteva fare l’offerta «{ $part }»: le carte mancano, o la pietra è già sulla mappa.
    .impossible-bargain = Nessuno poteva accordarsi sullo scambio «{ $part }»: le carte mancano, una pietra è già sulla mappa, o un giocatore è in due scambi.

## Scale di regole

ladder-higher-result = Risultato più alto
    .pass = i risultati sono uguali
ladder-more-cards = Più carte
    .pass = altrettante carte
ladder-higher-draw = Carta pescata più alta
    .pass = niente pescato, o carte uguali
ladder-still-equal = Ancora parità: si pesca
    .pass = è deciso
ladder-lowest-result = Risultato più basso
    .pass = i risultati sono uguali
ladder-fewest-cards = Meno carte
    .pass = altrettante carte
ladder-lowest-draw = Carta pescata più bassa
    .pass = niente pescato, o carte uguali
ladder-among-best-three = Tra i primi tre
    .pass = non tra i primi tre
ladder-worst = Ultimo posto
    .pass = non è l’ultimo posto
ladder-between = Nel mezzo
    .pass = tra i primi tre o ultimo
ladder-no-stone = Nessuna pietra
    .pass = la pietra è sulla mappa
ladder-stone-on-chalice = Pietra sul calice
    .pass = la pietra non è sul calice
ladder-ring-bonus = Sull’anello, tra i primi
    .pass = non tra i primi
ladder-ring-malus = Sull’anello, non tra i primi
    .pass = tra i primi
ladder-more-points = Più punti
    .pass = altrettanti punti
ladder-more-cards-laid = Più carte, stessi punti
    .pass = altrettante carte
ladder-wild-kept = Jolly risparmiati
    .pass = altrettanti jolly
ladder-equally-good = Altrettanto buona
    .pass = una è migliore
ladder-lightning-turned = Fulmine uscito
    .pass = nessun Fulmine
ladder-track-finished = Fine del percorso
    .pass = nessun segnalino alla fine
ladder-goes-on = La partita continua
    .pass = la partita è finita
ladder-furthest = Più avanti di tutti
    .pass = nessuno è in testa da solo
ladder-furthest-together = In testa insieme
    .pass = uno solo è in testa
