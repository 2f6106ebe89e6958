# Una pagina per giocare a Zaubercocktail.
front-zaubercocktail-zaubercocktail-play = Gioca una partita di Zaubercocktail
    .learn = Da quattro a sette giocatori che scambiano tutti insieme. Accetta offerte, fanne di tue, fermati in tempo: ogni rifiuto dice perché, e ogni mossa si può annullare.

zau-play-short = breve, fino alla casella { $space } (un accordo di questa pagina)
zau-play-whole = intera, fino alla casella { $space }
zau-play-track = Il percorso, fino alla casella { $end } (accordo per una partita breve)
zau-play-hidden = carte coperte
zau-play-worth = Quanto varrebbero le tue collezioni, secondo il numero di carte
zau-play-guess = «?» è un’ipotesi, «~» viene da una recensione. I numeri senza segno sono del regolamento.

zau-play-now-trade = Scambia: accetta un’offerta, fanne una, aspetta o metti la pietra.
zau-play-now-deliver = Lo scambio è concordato: consegna quello che hai promesso.
zau-play-now-collect = Gli scambi sono finiti: scegli una o due collezioni.
zau-play-now-moved = Il turno { $number } è finito.
zau-play-now-wait = Gli altri continuano.

zau-play-accept = Accetta un’offerta
zau-play-own = Ritira la tua offerta
zau-play-or = Oppure:
zau-play-wait = Aspetta e ascolta
zau-play-stone = Metti la pietra, basta scambi
zau-play-next = Turno successivo
zau-play-looks = Rivedi un turno
zau-play-look = Rivedi il turno { $number }
zau-play-promised = Mantieni la promessa
zau-play-keep = Consegna { $cards }
zau-play-unable = Solo se non ci sono due carte che vadano insieme
zau-play-show-hand = Nessuna collezione, mostra la mano

zau-play-offer-title = Fai un’offerta
zau-play-offer = Dilla ad alta voce
zau-play-gives = Dai
zau-play-wants = Vuoi
zau-play-count = Quante carte
zau-play-to = A chi
zau-play-everybody = a tutti
zau-play-deliver-title = Oppure consegna qualcos’altro, e guarda che cosa succede
zau-play-deliver = Consegna queste carte
zau-play-play-title = Le tue collezioni
zau-play-play = Calale
zau-play-first = Prima collezione
zau-play-second = Seconda collezione, se vuoi
zau-play-wild = Jolly che ne fanno parte

zau-play-dealt = Ricevi { $cards }.
zau-play-hint-accept = Accetta l’offerta. Chi la fa: { $other }. Dai { $gives } per { $takes }. Le tue collezioni migliori ora valgono { $now }, e varrebbero { $then }.
zau-play-hint-offer = Offri { $gives } per { $takes }. Le tue collezioni migliori ora valgono { $now }, e varrebbero { $then }.
zau-play-hint-deliver = Mantieni la promessa e consegna { $cards }.
zau-play-hint-stone = Nessuno scambio ti aiuterebbe più molto. Metti la pietra.
zau-play-hint-wait = Le tue offerte sono sul tavolo. Aspetta e ascolta che cosa dicono gli altri.
