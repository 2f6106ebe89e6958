# Σελίδα για μια παρτίδα Zaubercocktail.
front-zaubercocktail-zaubercocktail-play = Παίξε μια παρτίδα Zaubercocktail
    .learn = Τέσσερις έως επτά παίκτες, που ανταλλάσσουν όλοι μαζί. Δέξου προσφορές, κάνε δικές σου, σταμάτα την κατάλληλη στιγμή: κάθε άρνηση εξηγείται και κάθε κίνηση παίρνεται πίσω.

zau-play-short = σύντομη, ως το τετράγωνο { $space } (συμφωνία αυτής της σελίδας)
zau-play-whole = ολόκληρη, ως το τετράγωνο { $space }
zau-play-track = Η διαδρομή, ως το τετράγωνο { $end } (συμφωνία για σύντομη παρτίδα)
zau-play-hidden = κλειστές κάρτες
zau-play-worth = Πόσο αξίζουν οι συλλογές σου, ανάλογα με τον αριθμό των καρτών
zau-play-guess = Το «?» σημαίνει εικασία, το «~» αριθμό από κριτική. Οι αριθμοί χωρίς σημάδι είναι από το φυλλάδιο.

zau-play-now-trade = Αντάλλαξε: δέξου μια προσφορά, κάνε δική σου, περίμενε ή βάλε την πέτρα σου.
zau-play-now-deliver = Η ανταλλαγή συμφωνήθηκε: δώσε ό,τι υποσχέθηκες.
zau-play-now-collect = Οι ανταλλαγές τελείωσαν: διάλεξε μία ή δύο συλλογές.
zau-play-now-moved = Ο γύρος { $number } τελείωσε.
zau-play-now-wait = Συνεχίζουν οι άλλοι.

zau-play-accept = Δέξου μια προσφορά
zau-play-own = Πάρε πίσω την προσφορά σου
zau-play-or = Ή:
zau-play-wait = Περίμενε και άκου
zau-play-stone = Βάλε την πέτρα, τέλος οι ανταλλαγές
zau-play-next = Επόμενος γύρος
zau-play-looks = Δες ξανά έναν γύρο
zau-play-look = Δες ξανά τον γύρο { $number }
zau-play-promised = Κράτα την υπόσχεσή σου
zau-play-keep = Δώσε { $cards }
zau-play-unable = Μόνο αν δεν ταιριάζουν ούτε δύο κάρτες
zau-play-show-hand = Καμία συλλογή, φανέρωσε το χέρι

zau-play-offer-title = Κάνε μια προσφορά
zau-play-offer = Πες την
zau-play-gives = Δίνεις
zau-play-wants = Θέλεις
zau-play-count = Πόσες κάρτες
zau-play-to = Σε ποιον
zau-play-everybody = σε όλους
zau-play-deliver-title = Ή δώσε κάτι άλλο, και δες τι θα γίνει
zau-play-deliver = Δώσε αυτές τις κάρτες
zau-play-play-title = Οι συλλογές σου
zau-play-play = Κατέβασέ τες
zau-play-first = Πρώτη συλλογή
zau-play-second = Δεύτερη συλλογή, αν θέλεις
zau-play-wild = Μπαλαντέρ μαζί της

zau-play-dealt = Παίρνεις { $cards }.
zau-play-hint-accept = Δέξου. Δίνεις { $gives } και παίρνεις { $takes }. Ο άλλος παίκτης: { $other }. Οι καλύτερες συλλογές σου αξίζουν τώρα { $now }, και θα άξιζαν { $then }.
zau-play-hint-offer = Πρόσφερε { $gives } για { $takes }. Οι καλύτερες συλλογές σου αξίζουν τώρα { $now }, και θα άξιζαν { $then }.
zau-play-hint-deliver = Κράτα την υπόσχεσή σου και δώσε { $cards }.
zau-play-hint-stone = Καμία ανταλλαγή δεν θα σε βοηθούσε πολύ πια. Βάλε την πέτρα σου.
zau-play-hint-wait = Οι προσφορές σου είναι στο τραπέζι. Περίμενε και άκου τι λένε οι άλλοι.
