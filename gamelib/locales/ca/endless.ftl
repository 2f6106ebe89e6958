# Preguntes sense fi: què es pot practicar, i què demanen a més de les lliçons.
topic-shared-legal = Quines cartes es poden jugar
topic-shared-winner = Qui guanya la basa
topic-shared-led = Quin pal cal seguir
topic-camelot-outcome = Què fan les cartes especials en una basa
ask-outcome = Totes les cartes són a la taula. Què passa amb aquesta basa?
ask-trick-counts = Compta. La guanya: { $name }
ask-trick-annulled = S’anul·la i no compta per a ningú. La guanya, però: { $name }
topic-shared-trump = Quin és el triomf
topic-shared-bids = Què es pot predir
topic-shared-points = Quants punts dona una mà
topic-shared-fault = Una mà pot haver anat així
topic-shared-winners = Qui guanya al final
topic-wizard-together = Quines variants van juntes
topic-wizard-seen = Qui veu què, variant per variant
topic-wizard-mono = Qui guanya la basa amb el Pal únic
ask-which-bids = { $cards ->
    [one] Cadascú té una carta a la mà.
   *[other] Cadascú té { $cards } cartes a la mà.
} { $name }: quins d’aquests nombres pot predir? Tria tots els permesos.
ask-fault = Pot haver anat així aquesta mà? Si no, què hi falla?
ask-fault-bids = No, les prediccions no són possibles
ask-fault-tricks = No, les bases guanyades no són possibles
ask-fault-points = No, els punts estan malament
ask-besides = Hi ha { $players } jugadors. Quines d’aquestes variants s’hi poden afegir? Tria-les totes.
ask-wins-mono = Es juga amb la variant Pal únic. Qui guanya aquesta basa?
topic-qwixx-crossable = Què es pot ratllar
topic-qwixx-open = Quines caselles encara són lliures
topic-qwixx-closable = Quines files es poden tancar
topic-qwixx-aftermath = Què passa després d’un torn
topic-qwixx-score = Quant val un full
topic-qwixx-rows = Què hi pot haver en una fila
topic-qwixx-winner = Qui guanya al final
ask-qwixx-which-open = Quines d’aquestes caselles de la fila { $row } encara són lliures, surti el que surti als daus? Full: { $name }
ask-qwixx-aftermath = Es fa tot això. Què és cert, després? Tria-ho tot. Jugador actiu: { $name }
ask-qwixx-penalty-due = Marca una penalització: { $name }
ask-qwixx-shut = Ara la fila { $row } és tancada per a tothom
ask-qwixx-ends = La partida s’ha acabat
ask-qwixx-next-dice = La partida continua amb { $count } daus
ask-qwixx-which-row = En aquest full la fila { $row } encara és buida. Quines d’aquestes creus hi podria haver en una partida de debò? Tria-les totes. Full: { $name }
ask-qwixx-crosses = { $numbers }
