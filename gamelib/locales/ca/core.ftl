# Noms dels jugadors, reglaments i paraules del voltant d’un pas. El que és d’un sol joc va al seu fitxer.
language = Català
names = Anna, Pau, Júlia, Marc, Laia, Jordi, Rosa
cite = { $books }, { $section }
cite-ruling = criteri d’aquest projecte, on els reglaments callen o no són clars
frame-decides = aquí es decideix
frame-not-reached = no cal arribar-hi
lesson-step-name = Pas a pas
lesson-ask-name = Pregunta
lesson-explore-name = Assenyala i pregunta

# La pàgina d’inici
front-title = Aprendre pas a pas
front-lead = Les regles dels jocs de taula s’aprenen a la taula: segueix una jugada pas a pas, digues què en penses i llegeix el perquè. Ja no cal que ningú llegeixi el reglament en veu alta.
front-try = Com funciona
front-one = Segueix una jugada de debò, endavant i enrere.
front-two = Digues-hi la teva: cada resposta, correcta o incorrecta, té el seu perquè.
front-three = Comprova-ho: cada perquè indica la regla i on és dins del reglament.
front-open = Comença la lliçó
front-look-up = Obre les regles
front-play = Juga
front-minutes = uns { $minutes } minuts
front-wizard = Wizard
    .players = De 3 a 6 jugadors, a partir de 10 anys, uns 45 minuts
    .about = Anuncia quantes bases faràs: ni una més, ni una menys. Seixanta cartes, amb quatre mags i quatre bufons.
front-wizard-wizard = Què puc jugar i qui guanya la basa?
    .learn = Seguir el pal, el triomf, els mags i els bufons, i què passa quan la basa comença amb un d’ells.
front-wizard-wizard-round = Una mà sencera: repartir, triomf, predir, puntuar
    .learn = Del primer repartiment a la victòria: quantes cartes, quin triomf, què es pot predir, quants punts. Amb un bloc per escriure-hi.
front-wizard-wizard-variants = Les variants: què canvia?
    .learn = Més o menys u, predicció tapada i secreta, clarividència, pal únic: la mateixa posició en cadascuna.
front-wizard-wizard-rules = Les regles del Wizard
    .learn = Cada regla amb el seu número, on és dins del reglament i un exemple. On els reglaments callen: com juguem, i per què.
front-wizard-wizard-play = Juga una partida de Wizard
    .learn = Una vetllada sencera o curta, de tres a sis jugadors, amb la variant que vulguis. Cada negativa s’explica i qualsevol jugada es pot desfer.
front-qwixx = Qwixx
    .players = De 2 a 5 jugadors, a partir de 8 anys, uns 15 minuts
    .about = Sis daus, quatre files de colors. Ratlla tant com puguis, sempre d’esquerra a dreta, i sense esperar el teu torn.
front-qwixx-qwixx = Què puc ratllar i quan s’acaba?
    .learn = Llegir una fila, les dues accions d’un torn, les penalitzacions, tancar una fila, diversos cadenats alhora i comptar els punts.
front-qwixx-qwixx-play = Juga una partida de Qwixx
    .learn = De dos a cinc jugadors, un full cadascú. Cada número es pot provar, cada negativa s’explica i les jugades es poden desfer.
front-qwixx-qwixx-rules = Les regles del Qwixx
    .learn = Cada regla amb el seu número, on és dins del reglament i un exemple. On el reglament calla: com juguem, i per què.

# A page of rules
rules-own = Criteris d’aquest projecte, on els reglaments callen o no són clars
rules-example = Mira un exemple
