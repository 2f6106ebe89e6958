# Un full d’exercicis per imprimir, i el formulari que el prepara.
sheet-title = { $game }: full d’exercicis
sheet-key = Solucions: { $title }
sheet-about = { $game } · nivell { $level } · sèrie { $seed }
sheet-name = Nom:
sheet-date = Data:
sheet-because = Perquè:
sheet-scan = Les mateixes preguntes en pantalla:
sheet-end = Final: { $title } ({ $about })
sheet-letters = a b c d e f g h i j k l m n o p q r s t u v w x y z

## El formulari
sheet-form = Un full d’exercicis per imprimir
sheet-ready = El full és a punt. Preguntes: { $count }
sheet-field-game = Joc
sheet-field-topics = Temes
sheet-field-level = Nivell
sheet-field-count = Nombre de preguntes
sheet-field-seed = Sèrie (la mateixa paraula o el mateix número dona les mateixes preguntes)
sheet-field-title = Títol (si en vols un de propi)
sheet-field-address = Adreça d’aquestes lliçons, per al codi del full (buida: sense codi)
sheet-field-language = Llengua del full
sheet-field-paper = Paper
sheet-paper-a4 = A4
sheet-paper-letter = Letter (Estats Units)
form-print = Imprimeix
form-wait = Un moment…
form-late = Encara no hi ha resposta. El que has escrit continua aquí.
form-lost = La connexió ha caigut i aquí no es pot fer res de nou. El que ja hi ha encara es pot imprimir.
form-link = Torna a carregar la pàgina
form-retry = Torna-ho a provar
form-failed = Alguna cosa ha fallat. El que has escrit continua aquí.

front-teachers = Per a qui ensenya
    .about = Tot per a una lliçó teva: preparada en deu minuts, per projectar, per compartir amb un enllaç o per imprimir.
front-teachers-worksheet = Fulls d’exercicis
    .learn = Tria un joc, els temes i el nivell, i imprimeix un full amb dibuixos i les solucions. Un codi del full porta a les mateixes preguntes en pantalla.
front-print = Fes un full
