# Zaubercocktail. Els ingredients porten els noms impresos a les cartes, en totes les llengües; els
# ingredients, els jugadors i les receptes es dibuixen i no es declinen. Cada missatge porta el nom
# de la regla, cada atribut és la frase d’un cas.

ingredient-BS = Blaue Schlums
    .meaning = llot blau
ingredient-GW = Grünwurz
    .meaning = arrel verda
ingredient-BE = Bleierde
    .meaning = terra de plom
ingredient-GE = Giraextrakt
    .meaning = extracte de Gira
ingredient-TH = Trollhaare
    .meaning = pèls de trol
ingredient-GS = Gelbe Schlums
    .meaning = llot groc
ingredient-SG = Silbergras
    .meaning = herba de plata
ingredient-WB = Weißbeere
    .meaning = baia blanca
ingredient-FB = Faranblatt
    .meaning = fulla de Faran
ingredient-GR = Goldrose
    .meaning = rosa d’or
ingredient-SE = Schwarzes Etwas
    .meaning = alguna cosa negra, el comodí
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

anything = qualsevol cosa
nothing = res
recipe = { $first } / { $second } / { $third } / { $last }
lightning = Llamp Màgic
provenance-book = reglament
provenance-entered = llegit a les cartes de debò
provenance-reported = explicat en una ressenya
provenance-conjecture = una suposició que encaixa amb els nombres coneguts

books-zaubercocktail-it = reglament italià
section-ZAU-COMP = el contingut
section-ZAU-SET = la preparació
section-ZAU-ROUND = la ronda
section-ZAU-TRADE = els intercanvis
section-ZAU-STOP = el final dels intercanvis
section-ZAU-COLL = les col·leccions
section-ZAU-RANK = els resultats iguals
section-ZAU-MOVE = el moviment dels marcadors
section-ZAU-NEXT = la ronda següent
section-ZAU-END = el final de la partida
section-ZAU-DIST = la distribució dels ingredients

## La capsa i la preparació

ZAU-COMP-01 = La capsa conté 155 ingredients, nou receptes i el Llamp Màgic: 165 cartes.
    .box = { $ingredients } ingredients, { $recipes } receptes i un Llamp Màgic fan { $total } cartes.
ZAU-COMP-02 = Hi ha deu tipus d’ingredients i quatre comodins, anomenats Schwarzes Etwas.
    .box = { $types } tipus d’ingredients i { $wild } comodins.
ZAU-COMP-03 = Hi ha set pedres de vidre, set marcadors de fusta i un mapa.
    .box = { $stones } pedres i el mateix nombre de marcadors, per tant { $stones } jugadors com a màxim.
ZAU-SET-01 = El mapa és al fons de la capsa, al mig de la taula.
ZAU-SET-02 = Cada jugador posa un marcador d’un color a la casella de sortida.
    .stands = { $space ->
        [0] El marcador és a la casella de sortida.
       *[other] El marcador és a la casella { $space }.
    }
ZAU-SET-03 = Cada jugador agafa la pedra de vidre del mateix color.
ZAU-SET-04 = Els marcadors que ningú no fa servir tornen a la capsa.
ZAU-SET-05 = Es barregen les nou receptes.
ZAU-SET-06 = Se separen les tres últimes receptes i s’hi barreja el Llamp Màgic.
    .lightning-comes = El Llamp surt com a carta { $card }. Estava barrejat amb les tres últimes receptes.
ZAU-SET-07 = Aquestes quatre cartes van sota les altres receptes: el Llamp és, doncs, una de les quatre últimes cartes.
    .lightning-too-early = El Llamp no pot ser la carta { $card }: és una de les quatre últimes, o sigui, com a molt aviat la carta { $earliest }.
ZAU-SET-08 = El jugador més gran barreja els ingredients i reparteix.
ZAU-SET-09 = Tothom rep deu ingredients, i cinc més abans de cada ronda següent.
    .ten-cards = Per a la primera ronda tothom rep { $count } cartes.
    .wrong-shares = Les cartes que s’han de repartir són { $right }, lloc per lloc. Aquestes serien { $given }.

## La ronda i el mercat

ZAU-ROUND-01 = Quan tothom ha vist les seves cartes, qui reparteix gira una recepta.
    .no-recipe-yet = Encara no hi ha cap recepta descoberta: la ronda no ha començat.
    .deal-first = Primer es reparteixen els ingredients: la recepta es gira quan tothom ha vist les cartes.
    .dealt-already = Les cartes d’aquesta ronda ja estan repartides. Ara es gira la recepta.
    .first-recipe = Tothom ha vist les cartes, per tant es gira la primera recepta: { $recipe }.
ZAU-ROUND-02 = La recepta mostra què es juga a la ronda: quant avancen els tres millors i quant recula el pitjor.
    .points = En aquesta ronda es juga per { $recipe }.
ZAU-ROUND-03 = Els intercanvis comencen de seguida, per a tothom alhora.
    .begins = Comencen els intercanvis, per a tothom alhora. S’acaben amb la pedra número { $stones }.
    .players-business = Això ho fa un jugador, no la taula.
ZAU-TRADE-01 = Els jugadors s’intercanvien ingredients per aplegar cartes iguals.
    .exchanged = Totes dues promeses s’han complert i les cartes canvien de mà. { $who }: lliurat { $cards }. { $other }: lliurat { $others }.
ZAU-TRADE-02 = Els intercanvis són honestos: s’ofereix el que es té i es lliura el que s’ha promès.
    .not-own-offer = Aquesta oferta és d’un altre jugador. Cadascú parla per les seves cartes.
    .offered-not-held = Aquesta mà no té { $cards }. Els intercanvis són honestos, per tant no s’ofereixen cartes que no es tenen.
    .cannot-give = L’oferta demana cartes que no són en aquesta mà: { $cards }.
    .maker-lacks = L’altra mà ({ $other }) no té { $cards }, per tant l’intercanvi no es podria fer.
    .handed-not-held = Aquesta mà no té { $cards }, per tant no es pot lliurar.
    .as-promised = Lliurat tal com s’havia promès: { $cards }.
    .offers-lapse = { $count ->
        [one] Una oferta ja no val, perquè la mà de qui l’ha feta ha canviat.
       *[other] { $count } ofertes ja no valen, perquè la mà de qui les ha fetes ha canviat.
    }
ZAU-TRADE-03 = És possible qualsevol oferta: una carta per una altra, unes quantes per una, o qualsevol cosa per una carta concreta.
    .offer-stands = Aquesta mateixa oferta ja és a la taula.
    .gives-anything = Qualsevol cosa per { $wants }: tota oferta és possible. Qui accepta diu quines cartes han de ser.
    .wants-anything = { $gives } per qualsevol cosa: tota oferta és possible. Qui accepta diu quines cartes han de ser.
    .cards-for-cards = { $gives } per { $wants }: tota oferta és possible.
    .withdrawn = Encara no hi ha acord, per tant l’oferta es pot retirar.
    .not-named = L’oferta diu «qualsevol cosa». Qui accepta ha de dir quines cartes han de ser.
ZAU-TRADE-04 = Quan dos jugadors es posen d’acord, fan l’intercanvi.
    .deliver-first = Hi ha un acord pendent ({ $other }). Primer s’ha de fer aquell intercanvi.
    .no-such-offer = Aquesta oferta no és a la taula, o ja no hi és.
    .for-another = Aquesta oferta era només per a un altre jugador ({ $other }).
    .maker-busy = Qui fa l’oferta ({ $other }) ja té un altre acord, que va primer.
    .other-terms = L’oferta de la taula és { $gives } per { $wants }. Unes altres cartes serien una oferta nova, no un acord.
    .agreed = Hi ha acord ({ $other }): { $gives } per { $takes }. Ara les dues parts lliuren.
    .nothing-agreed = No hi ha cap intercanvi per fer: falta un acord.
    .handed-already = Aquesta part de l’intercanvi ja s’ha lliurat.
ZAU-TRADE-05 = Si una promesa no es compleix, els intercanvis s’aturen per a tothom. El tracte s’anul·la, tots dos recuperen les seves cartes i es continua.
    .not-as-promised = Promès: { $promised }. Lliurat: { $cards }. Ningú no ho pot impedir, però el tracte no valdrà.
    .broken = { $who }: ha promès { $promised } i ha lliurat { $cards }. La promesa no s’ha complert i el tracte s’anul·la.
    .market-stops = Els intercanvis s’aturen per a tothom fins que les cartes hagin tornat.
    .market-stopped = Una promesa no s’ha complert. Ningú no pot fer res fins que tots dos hagin recuperat les seves cartes.
    .resumes = El tracte s’anul·la, per tant tots dos recuperen les seves cartes.
    .cards-back = Tots dos ({ $one }, { $other }) tornen a tenir les seves cartes, i els intercanvis continuen.
    .nothing-stopped = Els intercanvis no estan aturats: totes les promeses s’han complert.

## Plegar

ZAU-STOP-01 = El primer jugador que no vol fer més intercanvis posa la pedra de vidre a l’anell de la mà que sosté el calze.
    .on-the-ring = És la primera pedra de la ronda, per tant va a l’anell.
ZAU-STOP-02 = La segona i la tercera pedra van al calze.
    .on-the-chalice = És la pedra { $stone } de { $needed }, per tant va al calze.
ZAU-STOP-03 = Qui ha posat la pedra deixa les cartes de cara avall i ja no fa intercanvis.
    .stopped = { $who }: la pedra és al mapa, les cartes són de cara avall. Cap més intercanvi en aquesta ronda.
    .stone-laid = La pedra és al mapa: per a aquest jugador no hi ha més intercanvis en aquesta ronda.
    .partner-stopped = { $other }: la pedra ja és al mapa, cap més intercanvi en aquesta ronda.
ZAU-STOP-04 = Quan hi ha tres pedres, o dues amb quatre jugadors, ja ningú no pot fer intercanvis.
    .closed = Hi ha { $stones } pedres. Amb { $players } jugadors els intercanvis s’acaben per a tothom.
    .market-closed = En aquesta ronda els intercanvis s’han acabat per a tothom.
    .still-trading = Encara es fan intercanvis: { $stones ->
        [one] hi ha { $stones } pedra,
       *[other] hi ha { $stones } pedres,
    } en calen { $needed }.
    .trade-undone = { $count ->
        [one] Un acord no s’ha complert a temps. Ja és massa tard: les cartes es queden on són.
       *[other] { $count } acords no s’han complert a temps. Ja és massa tard: les cartes es queden on són.
    }

## Les col·leccions

ZAU-COLL-01 = Cadascú forma una o dues col·leccions amb les cartes de la mà.
    .too-many-collections = Aquestes són { $count } col·leccions. Dues són el màxim.
    .not-in-hand = Aquesta mà no té { $cards }.
    .two-collections = Dues col·leccions: { $first }, i { $second }.
    .equally-good = Amb { $cards } el resultat seria { $points }, amb el mateix nombre de cartes: és igual de bo.
ZAU-COLL-02 = Una col·lecció és de cartes iguals. Només s’hi poden afegir comodins.
    .mixed = { $cards }: són tipus diferents. Una col·lecció és de cartes iguals, llevat dels comodins.
    .one-collection = Una col·lecció de cartes iguals: { $cards }.
ZAU-COLL-03 = Una col·lecció té com a mínim dues cartes. Qui no en pot formar cap ensenya tota la mà com a prova.
    .too-few-cards = { $count ->
        [0] Sense cartes no hi ha col·lecció. En calen com a mínim dues.
        [one] La carta { $cards } tota sola no és cap col·lecció. Calen com a mínim dues cartes.
       *[other] { $count } cartes són massa poques per a una col·lecció.
    }
    .unable = { $count ->
        [0] En aquesta mà no hi ha cartes, per tant no és possible cap col·lecció.
       *[other] En aquesta mà no hi ha dues cartes que vagin juntes: { $cards }. La mà s’ensenya com a prova.
    }
ZAU-COLL-04 = El comodí Schwarzes Etwas pot entrar en qualsevol col·lecció, però no es juga sol.
    .only-wild = { $cards }: només comodins. Entren en una col·lecció, però sols no en són cap.
    .wild-joins = { $cards }: el comodí hi entra, per tant és una col·lecció de { $size }, i cada carta val com en una col·lecció de { $size }.
ZAU-COLL-05 = Les col·leccions es descobreixen alhora.
    .chosen-already = Aquestes col·leccions ja estan triades i són de cara avall. Es descobreixen juntament amb totes les altres.
    .not-all-chosen = { $count ->
        [one] Un jugador encara tria. Totes les col·leccions es descobreixen alhora.
       *[other] { $count } jugadors encara trien. Totes les col·leccions es descobreixen alhora.
    }
    .revealed-already = Les col·leccions estan descobertes. Ja no es poden canviar.
    .revealed = Tothom ha triat, per tant totes les col·leccions es descobreixen alhora.
ZAU-COLL-06 = Cada carta val el nombre que porta imprès per a la mida de la seva col·lecció. La suma és el resultat, i el resultat més alt va al davant.
    .book-value = { $cards }: { $size } cartes de { $each } fan { $points }. El valor és al reglament.
    .entered-value = { $cards }: { $size } cartes de { $each } fan { $points }. El valor està llegit a les cartes de debò.
    .result = { $who }: { $cards }, { $points ->
        [one] { $points } punt.
       *[other] { $points } punts.
    }
    .higher-result = { $who }: { $points }, contra { $others } ({ $other }). El resultat més alt va al davant.
    .lowest-result = { $who }: { $points }, contra { $others } ({ $other }). És el resultat més baix.
    .more-points = Amb { $cards } el resultat només seria { $points }. La millor d’aquestes dona { $best }.

## La classificació

ZAU-RANK-01 = Si els resultats són iguals, qui té més cartes va al davant.
    .more-cards = { $who } i { $other }: el mateix resultat. { $cards } cartes contra { $others }: qui en té més va al davant.
    .more-cards-laid = Amb { $cards } el resultat també seria { $points }, però amb { $count } cartes en lloc de { $best }. Si els resultats són iguals, qui té més cartes va al davant.
ZAU-RANK-02 = Si el nombre de cartes també és igual, els jugadors afectats roben un ingredient cadascun. El valor més alt va al davant.
    .higher-draw = Cartes robades: { $card } ({ $who }) i { $against } ({ $other }). La carta més rara és la més alta.
    .still-equal = { $who } i { $other }: el mateix resultat, { $points }, amb el mateix nombre de cartes: { $cards }. Han de robar una carta cadascú.
    .draw-first = Aquests jugadors encara empaten i abans roben una carta: { $players }.
    .no-tie = Ja no hi ha cap empat, per tant ningú no roba.
    .wrong-drawers = Qui empata roba una carta, i ningú més: { $players }.
    .draws = Els resultats i els nombres de cartes són iguals, per tant es roben aquestes cartes: { $cards }.

## El moviment

ZAU-MOVE-01 = El primer, el segon i el tercer resultat avancen segons el primer, el segon i el tercer nombre de la recepta.
    .among-best-three = { $who }: el lloc { $place } avança { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselles
    } amb la recepta { $recipe }.
    .between = { $who }: el lloc { $place } no és dels tres primers ni l’últim, per tant la recepta no mou res.
    .markers-move = La classificació està decidida, per tant els marcadors es mouen amb la recepta { $recipe }.
ZAU-MOVE-02 = El pitjor resultat recula segons l’últim nombre de la recepta.
    .worst = { $who }: l’últim lloc recula { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselles
    } amb la recepta { $recipe }.
ZAU-MOVE-03 = Ningú no recula més enllà de la casella de sortida.
    .held-at-start = { $who }: la casella de sortida atura el marcador: { $spaces ->
        [one] { $spaces } casella enrere no es compta.
       *[other] { $spaces } caselles enrere no es compten.
    }
ZAU-MOVE-04 = La pedra de l’anell dona 2 caselles més si el lloc és dels quatre primers, o dels tres primers amb quatre o cinc jugadors.
    .ring-bonus = { $who }: la pedra és a l’anell, i el lloc { $place } és dels { $best } primers. 2 caselles més.
ZAU-MOVE-05 = Si el lloc és pitjor, la pedra de l’anell costa 2 caselles.
    .ring-malus = { $who }: la pedra és a l’anell, però el lloc { $place } no és dels { $best } primers. 2 caselles enrere.
ZAU-MOVE-06 = Tots els altres no tenen ni bonificació ni penalització.
    .no-stone = { $who }: no hi ha pedra al mapa, per tant ni bonificació ni penalització.

## La ronda següent i el final

ZAU-NEXT-01 = Per a la ronda següent cadascú recupera la seva pedra.
    .back = Les pedres tornen als jugadors.
ZAU-NEXT-02 = Els ingredients usats es barregen i van sota el munt.
    .under = Els ingredients usats són barrejats sota el munt.
    .not-off-the-top = Aquestes cartes no són a dalt del munt. Les cartes usades són a sota i surten les últimes.
    .not-drawn-off-the-top = Aquestes cartes no són a dalt del munt. Les cartes usades són a sota i surten les últimes.
ZAU-NEXT-03 = Qui reparteix dona cinc cartes més a tothom.
    .five-more = Tothom rep { $count } cartes més.
ZAU-NEXT-04 = Després es gira una recepta i els intercanvis tornen a començar.
    .next-recipe = Tothom ha vist les cartes noves, per tant es gira la recepta de la ronda { $round }: { $recipe }.
    .move-first = Abans de la ronda següent es mouen els marcadors.
    .goes-on = El Llamp no ha sortit i cap marcador no és al final del recorregut: la partida continua amb la ronda { $round }.
ZAU-END-01 = Tan bon punt es gira el Llamp, la partida s’acaba.
    .lightning-turned = Ha sortit el Llamp: la partida s’acaba de seguida, després de { $rounds ->
        [one] { $rounds } ronda.
       *[other] { $rounds } rondes.
    }
    .over-by-lightning = El Llamp ha acabat la partida, després de { $rounds ->
        [one] { $rounds } ronda.
       *[other] { $rounds } rondes.
    }
ZAU-END-02 = Guanya el marcador que va més endavant.
    .furthest = { $winner }: el marcador més avançat, a la casella { $space }.
ZAU-END-03 = La partida també s’acaba quan un marcador arriba al final del recorregut.
    .track-finished = Un marcador és a l’última casella, la { $end }: la partida s’acaba, després de { $rounds ->
        [one] { $rounds } ronda.
       *[other] { $rounds } rondes.
    }
    .over-by-track = Un marcador ha arribat al final del recorregut. La partida s’ha acabat després de { $rounds ->
        [one] { $rounds } ronda.
       *[other] { $rounds } rondes.
    }
ZAU-DIST-01 = Hi ha 27 Blaue Schlums, 23 Grünwurz, 21 Bleierde, 19 Giraextrakt, 16 Trollhaare, 14 Gelbe Schlums, 11 Silbergras, 9 Weißbeere, 6 Faranblatt, 5 Goldrose i 4 Schwarzes Etwas.
    .box = { $natural } ingredients de deu tipus i { $wild } comodins fan { $total }.
    .copies = { $ingredient } hi és { $count } vegades, entre les mans i el munt. La capsa en té { $right }.
    .more-than-exist = { $ingredient }: se’n demanen { $count }, però la capsa només en té { $right }.

## Decisions d’aquest projecte

A-ZAU-01 = Hi poden jugar de quatre a set persones.
    .why = Hi ha set marcadors i set pedres, i les regles parlen de quatre jugadors com a mínim.
    .enough-players = Amb { $players } jugadors es pot jugar: hi poden jugar de quatre a set persones.
    .too-many-players = { $players } jugadors són massa: hi ha set pedres i set marcadors.
    .no-seat = En aquest lloc no hi seu ningú: hi ha { $players } jugadors.
A-ZAU-02 = La pedra de l’anell compta entre les tres (amb quatre jugadors, entre les dues) que acaben els intercanvis.
    .why = El reglament diu tres pedres al calze, però la primera és a l’anell: vol dir totes juntes.
    .ring-counts = La pedra de l’anell també compta: { $stones } pedres en total, { $chalice ->
        [one] { $chalice } és al calze.
       *[other] { $chalice } són al calze.
    }
A-ZAU-03 = Les cartes no usades es queden a la mà. No hi ha límit.
    .why = Les rondes següents només porten cinc cartes: qui hagués de llençar les altres gairebé no podria aplegar res.
    .kept = Les cartes no usades s’han quedat a la mà, sense límit. Ara les mans tenen { $sizes } cartes.
    .wild-kept = Amb { $cards } el resultat és el mateix, però amb { $kept ->
        [one] { $kept } comodí
       *[other] { $kept } comodins
    } de més. El que no es fa servir es queda a la mà.
A-ZAU-04 = Les dues col·leccions són de tipus diferents.
    .why = Les cartes iguals són una sola col·lecció: partides en dues, cinc d’iguals comptarien com dos tipus.
    .same-type-twice = Totes dues col·leccions són de { $ingredient }. Les cartes iguals formen una sola col·lecció, per tant dues són de tipus diferents.
A-ZAU-05 = Una col·lecció necessita com a mínim una carta natural. S’hi poden afegir uns quants comodins.
    .why = El comodí no es juga sol, per tant hi ha d’haver alguna carta natural on afegir-se.
    .several-wild = { $cards }: s’hi poden afegir uns quants comodins, si una carta és natural. És una col·lecció de { $size }.
A-ZAU-06 = Qui pot formar una col·lecció ho ha de fer. Qui no pot té el resultat 0.
    .why = Només ho ha de demostrar qui no pot formar cap col·lecció, per tant tots els altres en baixen una.
    .none-though-able = Aquesta mà pot formar una col·lecció, per tant ho ha de fer: { $cards }.
    .no-collection = No es podia formar cap col·lecció: el resultat és 0.
    .hand-shown = { $who }: s’ha ensenyat la mà, no es podia formar cap col·lecció. El resultat és 0.
A-ZAU-07 = Els empats es desfan igual a tots els llocs, també a l’últim.
    .why = El reglament desfà els empats sense dir per a quin lloc, per tant els desfà per a tots.
    .fewest-cards = { $who } i { $other }: el mateix resultat. { $cards } cartes contra { $others }: qui en té menys va a l’últim lloc.
    .lowest-draw = Cartes robades: { $card } ({ $who }) i { $against } ({ $other }). La carta més comuna és la més baixa: és l’últim lloc.
A-ZAU-08 = La carta robada més rara és la més alta. Amb cartes iguals o un comodí es torna a robar; després les cartes tornen sota el munt.
    .why = El reglament no diu quant val la carta robada, i els ingredients més rars valen més.
    .draw-again = Les cartes iguals o un comodí no decideixen. Aquests jugadors tornen a robar: { $players }.
    .drawn-cards-back = Està decidit. Les cartes robades tornen sota el munt.
A-ZAU-09 = El reglament només dona alguns valors de les cartes. Tots els altres estan marcats: explicats, suposats o llegits a les cartes de debò.
    .why = Els nombres són a les cartes i no al reglament, que només dona els pocs del seu exemple.
    .reported-value = { $cards }: { $size } cartes de { $each } fan { $points }. El valor ve d’una ressenya, no del reglament.
    .conjectured-value = { $cards }: { $size } cartes de { $each } fan { $points }. El valor és una suposició que encaixa amb els coneguts.
    .unknown-value = El reglament no diu quant val { $ingredient } en una col·lecció de { $size }.
    .value-unknown = No se sap quant val { $ingredient } en una col·lecció de { $size }, per tant ningú no pot dir què fa.
    .differs = { $ingredient }, col·lecció de { $size }: el nombre introduït és { $number }, el reglament diu { $book }. Convé tornar a mirar la carta.
    .cut-short = { $ingredient }: els valors introduïts s’acaben abans de la col·lecció de { $size }, per a la qual el reglament dona { $book }. Torna a mirar la carta.
    .unlike-the-book = Has escrit { $number }, el reglament té { $book }. Torna a mirar la carta.
    .empty-unlike-the-book = No has escrit res, el reglament té { $book }. Torna a mirar la carta.
A-ZAU-10 = Es coneixen dos tipus de receptes. Les altres són dades, marcades com a suposició o llegides a les cartes de debò.
    .why = Els nombres són a les cartes de recepta, i el reglament només n’ensenya una.
    .not-left = A la capsa no queda cap recepta { $recipe }.
    .recipes-unknown = { $count ->
        [one] Es coneix del cert { $count } recepta, la capsa en té { $right }.
       *[other] Es coneixen del cert { $count } receptes, la capsa en té { $right }.
    } Per tant ningú no pot dir quina ve ara.
A-ZAU-11 = El Llamp és la carta set, vuit, nou o deu: es juguen de sis a nou rondes.
    .why = El Llamp és en algun lloc de les quatre últimes de deu cartes.
    .box = El Llamp és com a molt aviat la carta { $earliest } i com a molt tard la carta { $latest }.
    .lightning-due = Les { $rounds } receptes s’han acabat, per tant només queda el Llamp.
A-ZAU-12 = Al final del recorregut un marcador s’atura a l’última casella. Es fan tots els moviments de la ronda, i llavors guanya qui va més endavant. La llargada del recorregut no és al reglament.
    .why = El reglament acaba la partida al final del recorregut sense tallar la ronda, que per tant s’acaba de manera justa.
    .held-at-end = { $who }: el recorregut s’acaba a la casella { $end }: { $spaces ->
        [one] { $spaces } casella no es compta.
       *[other] { $spaces } caselles no es compten.
    }
A-ZAU-13 = Els qui van plegats al davant guanyen plegats.
    .why = El reglament no desfà l’empat final, per tant ningú no queda enrere.
    .furthest-together = { $winners }: al davant plegats, a la casella { $space }, per tant guanyen plegats.
A-ZAU-14 = Primer se sumen tots els moviments d’un marcador a la ronda. Només després l’atura la casella de sortida.
    .why = El reglament compta la ronda sencera; si no, l’ordre dels moviments importaria.
    .in-all = { $who }: { $recipe } per la recepta, { $ring } per la pedra. En total: { $together }.
    .held = { $who }: { $recipe } per la recepta, { $ring } per la pedra, però allà s’acaba el recorregut. En total: { $together }.
A-ZAU-15 = Per a la bonificació de l’anell compta el lloc després de tots els desempats: els tres primers amb quatre o cinc jugadors, els quatre primers amb sis o set.
    .why = La bonificació i la penalització depenen de qui és dels millors, i això només se sap després dels empats.
A-ZAU-16 = Tres jugadors són massa pocs.
    .why = El reglament té casos especials per a quatre i per a cinc jugadors, i cap per a tres.
    .too-few-players = { $players ->
        [one] { $players } jugador és massa poc: en calen quatre.
       *[other] { $players } jugadors són massa pocs: en calen quatre.
    }
A-ZAU-17 = Si el munt no arriba per a tothom, el que queda es reparteix carta a carta.
    .why = Repartit carta a carta, un munt massa petit continua sent tan just com pot ser.
    .short-deal = Cartes que queden: { $count } de { $wanted }. Es reparteixen d’una en una, començant per l’esquerra de qui reparteix.
A-ZAU-18 = És possible qualsevol intercanvi entre dos jugadors, amb una carta com a mínim per banda.
    .why = Els exemples del reglament són intercanvis, per tant cadascú dona alguna cosa; no hi posa cap altre límit.
    .no-partner = Per a un intercanvi cal un altre jugador d’aquesta taula.
    .one-sided = Una carta com a mínim per banda: un regal no és un intercanvi.
    .nothing-named = Una carta com a mínim per banda: un regal no és un intercanvi.
    .with-oneself = Aquesta oferta és del mateix jugador. Per a un intercanvi calen dos jugadors.
A-ZAU-19 = El jugador més gran reparteix a totes les rondes.
    .why = El reglament parla de qui reparteix i mai no passa la feina a un altre.
    .dealers-business = Això ho fa qui reparteix, no un jugador.
A-ZAU-20 = La segona i la tercera pedra no donen ni bonificació ni penalització.
    .why = El reglament només dona bonificació per l’anell, i cap a tots els altres.
    .stone-on-chalice = { $who }: la pedra és al calze, per tant ni bonificació ni penalització.
A-ZAU-21 = L’escala impresa en una carta s’acaba amb la col·lecció més gran del seu tipus.
    .why = Un valor que no està imprès no es pot comptar, per tant cap col·lecció no supera la seva escala.
    .beyond-the-scale = { $cards }: { $size } cartes. L’escala d’aquest tipus s’acaba amb { $largest }.

## El que algú ha introduït

INPUT-ZAU-CARD = Cada part ha de ser un ingredient, si cal amb un nombre al davant.
    .unknown = «{ $part }» no és cap ingredient. Les sigles són { $right }, amb un nombre al davant: 3FB.
    .one-card = «{ $part }» hauria de ser exactament una carta.
INPUT-ZAU-SEAT = Els llocs són lletres, en l’ordre de les mans.
    .no-seat = «{ $part }» no és cap lloc d’aquesta taula. Els llocs són { $right }.
INPUT-ZAU-SIZE = Una part de la línia parla de cada lloc una vegada.
    .size = La part «{ $key }» parla de { $count ->
        [one] { $count } lloc
       *[other] { $count } llocs
    }, però hi ha { $right } jugadors.
INPUT-ZAU-NUMBER = Un nombre ha de ser enter i dins dels seus límits.
    .number = «{ $part }» hauria de ser un nombre enter: { $right }.
    .key-number = «{ $part }» a la part «{ $key }» hauria de ser un nombre enter: { $right }.
INPUT-ZAU-RECIPE = Una recepta té quatre nombres: tres endavant, primer el més gran, i un enrere.
    .recipe = «{ $part }» no és cap recepta. Una recepta és així: { $right }.
INPUT-ZAU-VALUES = Una taula de valors té una fila per a cadascun dels deu tipus, sense buits.
    .missing = Falta el nombre.
    .no-row = Falta la fila de { $ingredient }.
    .gap = { $ingredient }: falta el valor per a una col·lecció de { $size }.
    .no-number = { $ingredient }, col·lecció de { $size }: «{ $part }» hauria de ser un nombre enter, { $right }.
    .too-few = { $ingredient }: { $count ->
        [0] no hi ha cap nombre,
        [one] hi ha { $count } nombre,
       *[other] hi ha { $count } nombres,
    } però una escala en té com a mínim dos: per a una carta i per a dues.
    .too-many = { $ingredient }: { $count } nombres són massa. Amb els comodins hi ha { $right } cartes com a màxim.
    .recipes = { $count ->
        [one] Hi ha { $count } recepta, però la capsa en té { $right }.
       *[other] Hi ha { $count } receptes, però la capsa en té { $right }.
    }
    .no-track = Falta el número de l’última casella del recorregut.
INPUT-ZAU-ACTION = Els jugadors ofereixen, accepten, retiren, lliuren, posen la pedra i juguen col·leccions. La taula reparteix, gira, roba, mou i fa continuar els intercanvis.
    .no-action = «{ $part }» no és res que es pugui fer en aquest joc.
    .unknown-word = «{ $part }» no es pot fer aquí. Les paraules són: { $right }.
INPUT-ZAU-POSITION = Les parts d’una línia han de lligar entre elles.
    .nothing-to-ask = Aquesta situació no encaixa amb la pregunta: no hi ha res per preguntar.
    .empty = La línia no diu res dels jugadors: cal escriure les mans, les col·leccions o el nombre de jugadors.
    .yes-or-no = «{ $part }» hauria de ser yes o bé no.
    .offer = «{ $part }» no és cap oferta. Una oferta és així: { $right }.
    .bargain = «{ $part }» no és cap intercanvi. Un intercanvi és així: { $right }.
    .cards-missing = { $count ->
        [one] Una carta no és enlloc, ni en una mà ni al munt: { $cards }.
       *[other] { $count } cartes no són enlloc, ni en una mà ni al munt: { $cards }.
    }
    .stone-twice = El lloc { $part } ha posat dues pedres. Cadascú en té una.
    .too-many-stones = { $count } pedres són massa: els intercanvis s’acaben amb { $right }.
    .no-recipe = Les pedres, les ofertes i les col·leccions necessiten una recepta descoberta.
    .market-closed = { $stones ->
        [one] Hi ha { $stones } pedra i els intercanvis s’han acabat, per tant no hi pot haver ofertes.
       *[other] Hi ha { $stones } pedres i els intercanvis s’han acabat, per tant no hi pot haver ofertes.
    }
    .impossible-offer = Ningú no podia fer l’oferta «{ $part }»: falten cartes, o la pedra ja és al mapa.
    .impossible-bargain = Ningú no podia acordar l’intercanvi «{ $part }»: falten cartes, una pedra ja és al mapa, o un jugador és en dos intercanvis.

## Escales de regles

ladder-higher-result = Resultat més alt
    .pass = els resultats són iguals
ladder-more-cards = Més cartes
    .pass = el mateix nombre de cartes
ladder-higher-draw = Carta robada més alta
    .pass = res robat, o cartes iguals
ladder-still-equal = Encara empatats: es roba
    .pass = està decidit
ladder-lowest-result = Resultat més baix
    .pass = els resultats són iguals
ladder-fewest-cards = Menys cartes
    .pass = el mateix nombre de cartes
ladder-lowest-draw = Carta robada més baixa
    .pass = res robat, o cartes iguals
ladder-among-best-three = Entre els tres primers
    .pass = no és dels tres primers
ladder-worst = Últim lloc
    .pass = no és l’últim lloc
ladder-between = Al mig
    .pass = dels tres primers o l’últim
ladder-no-stone = Cap pedra
    .pass = la pedra és al mapa
ladder-stone-on-chalice = Pedra al calze
    .pass = la pedra no és al calze
ladder-ring-bonus = A l’anell, dels primers
    .pass = no és dels primers
ladder-ring-malus = A l’anell, no dels primers
    .pass = és dels primers
ladder-more-points = Més punts
    .pass = els mateixos punts
ladder-more-cards-laid = Més cartes, els mateixos punts
    .pass = el mateix nombre de cartes
ladder-wild-kept = Comodins guardats
    .pass = els mateixos comodins
ladder-equally-good = Igual de bona
    .pass = una és millor
ladder-lightning-turned = Llamp girat
    .pass = cap Llamp
ladder-track-finished = Final del recorregut
    .pass = cap marcador al final
ladder-goes-on = La partida continua
    .pass = la partida s’ha acabat
ladder-furthest = El més avançat
    .pass = ningú no va sol al davant
ladder-furthest-together = Plegats al davant
    .pass = un va sol al davant
