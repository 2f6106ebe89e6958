# Preguntes sense fi: què es pot practicar, i què demanen a més de les lliçons.
topic-shared-legal = Quines cartes es poden jugar
topic-shared-winner = Qui guanya la basa
topic-shared-led = Quin pal cal seguir
topic-camelot-outcome = Què fan les cartes especials en una basa
ask-outcome = Totes les cartes són a la taula. Què passa amb aquesta basa?
ask-trick-counts = Compta. La guanya: { $name }
ask-trick-annulled = S’anul·la i no compta per a ningú. La guanya, però: { $name }
