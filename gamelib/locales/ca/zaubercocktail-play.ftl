# Una pàgina per jugar a Zaubercocktail.
front-zaubercocktail-zaubercocktail-play = Juga una partida de Zaubercocktail
    .learn = De quatre a set jugadors que intercanvien tots alhora. Accepta ofertes, fes-ne de teves, para a temps: cada negativa s’explica i cada jugada es pot desfer.

zau-play-short = curta, fins a la casella { $space } (un acord d’aquesta pàgina)
zau-play-whole = sencera, fins a la casella { $space }
zau-play-track = El recorregut, fins a la casella { $end } (acord per a una partida curta)
zau-play-hidden = cartes de cara avall
zau-play-worth = Quant valdrien les teves col·leccions, segons el nombre de cartes
zau-play-guess = «?» és una suposició, «~» ve d’una ressenya. Els nombres sense signe són del reglament.

zau-play-now-trade = Intercanvia: accepta una oferta, fes-ne una, espera o posa la pedra.
zau-play-now-deliver = L’intercanvi està acordat: lliura el que has promès.
zau-play-now-collect = Els intercanvis s’han acabat: tria una o dues col·leccions.
zau-play-now-moved = La ronda { $number } s’ha acabat.
zau-play-now-wait = Els altres continuen.

zau-play-accept = Accepta una oferta
zau-play-own = Retira la teva oferta
zau-play-or = O bé:
zau-play-wait = Espera i escolta
zau-play-stone = Posa la pedra, prou intercanvis
zau-play-next = Ronda següent
zau-play-looks = Torna a mirar una ronda
zau-play-look = Torna a mirar la ronda { $number }
zau-play-promised = Compleix la promesa
zau-play-keep = Lliura { $cards }
zau-play-unable = Només si no hi ha dues cartes que vagin juntes
zau-play-show-hand = Cap col·lecció, ensenya la mà

zau-play-offer-title = Fes una oferta
zau-play-offer = Digues-la en veu alta
zau-play-gives = Dones
zau-play-wants = Vols
zau-play-count = Quantes cartes
zau-play-to = A qui
zau-play-everybody = a tothom
zau-play-deliver-title = O bé lliura una altra cosa, i mira què passa
zau-play-deliver = Lliura aquestes cartes
zau-play-play-title = Les teves col·leccions
zau-play-play = Baixa-les
zau-play-first = Primera col·lecció
zau-play-second = Segona col·lecció, si vols
zau-play-wild = Comodins que s’hi afegeixen

zau-play-dealt = Reps { $cards }.
zau-play-hint-accept = Accepta l’oferta. Qui la fa: { $other }. Dones { $gives } per { $takes }. Les teves millors col·leccions ara valen { $now }, i valdrien { $then }.
zau-play-hint-offer = Ofereix { $gives } per { $takes }. Les teves millors col·leccions ara valen { $now }, i valdrien { $then }.
zau-play-hint-deliver = Compleix la promesa i lliura { $cards }.
zau-play-hint-stone = Cap intercanvi no t’ajudaria gaire més. Posa la pedra.
zau-play-hint-wait = Les teves ofertes són a la taula. Espera i escolta què diuen els altres.
