## Una partida

play-hint = Pista
play-undo = Desfés
play-new = Partida nova
play-new-sure = La partida no s’ha acabat. Vols deixar-la i començar-ne una altra?
play-new-yes = Sí, partida nova
play-new-no = No, continuo
play-skip = Ves endavant
play-wait = Un moment…
play-illegal = { $label }, ara no es pot
play-said = Què ha passat
play-log = La partida fins ara
play-chosen = triades: { $count }
play-too-few = { $label }: tria’n almenys { $min }.
play-too-many = { $label }: tria’n com a màxim { $max }.
play-late = Encara no ha arribat cap resposta: potser la teva última jugada no ha comptat. Prem «Torna-ho a provar»; si no n’hi ha prou, torna a carregar la pàgina.
play-lost = La connexió amb la partida ha caigut i les teves jugades ja no arriben. La partida està desada: torna a carregar la pàgina i continuarà on s’havia quedat.
play-link = Torna a obrir la partida en aquest punt
play-retry = Torna-ho a provar
play-stale = La taula havia canviat abans que arribés la teva jugada, i no ha comptat. Torna a mirar i tria.
play-failed = Aquí alguna cosa ha fallat. La taula mostra com està la partida: prova una altra cosa, desfés una jugada o comença una partida nova.
play-copy = Copia l’enllaç d’aquesta partida
play-copied = Enllaç copiat: obre la partida tal com està ara.
play-by-hand = El navegador no permet copiar. L’enllaç està seleccionat aquí perquè el puguis copiar tu.

## Una taula per omplir

table-copy = Copia la taula
table-copied = Copiada. La pots enganxar en un full de càlcul.
table-by-hand = El navegador no permet copiar. El text està seleccionat aquí perquè el puguis copiar tu.
table-wait = Un moment…
table-late = Encara no ha arribat cap resposta. El que has escrit continua als camps: prem «Torna-ho a provar»; si no n’hi ha prou, copia la taula i torna a carregar la pàgina.
table-lost = La connexió ha caigut i la taula ja no s’actualitza. El que has escrit continua als camps i queda desat en aquest navegador: torna a carregar la pàgina i la taula es posarà al dia.
table-link = Torna a obrir la taula tal com està
table-retry = Torna-ho a provar
table-failed = Aquí alguna cosa ha fallat i la taula no s’ha actualitzat. El que has escrit continua als camps.
