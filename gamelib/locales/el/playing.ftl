# Σελίδα για μια βραδιά με μπάζες και προβλέψεις.
playing-players = Παίκτες
playing-variants = Παραλλαγές, όσες θέλεις
playing-rounds = Διάρκεια
playing-rounds-all = ολόκληρη η βραδιά
playing-rounds-some = γύροι { $first } έως { $last }
playing-rounds-last = μόνο ο τελευταίος γύρος

playing-round = Γύρος
playing-round-of = { $number } από { $last }
playing-dealer = Μοιράζει
playing-turned = Ανοιχτή κάρτα
playing-bids = Προβλέψεις
playing-bids-of = { $total } για { $cards ->
    [one] 1 μπάζα
   *[other] { $cards } μπάζες
}
playing-table = Στο τραπέζι
playing-hand = Οι κάρτες σου
playing-hidden-card = η κάρτα σου, κλειστή
playing-held = στο μέτωπο
playing-covered = { $count ->
    [one] 1 κλειστή κάρτα
   *[other] { $count } κλειστές κάρτες
}
playing-says = είπε { $tricks }
playing-wrote = έγραψε
playing-to-bid = μιλάει
playing-won = μπάζες { $tricks }
playing-pad = Βαθμολογία: σύνολο, και από κάτω πρόβλεψη / μπάζες

playing-now-bid = Πόσες μπάζες θα κερδίσεις;
playing-now-choose = Μοίρασες εσύ: διάλεξε το χρώμα του ατού.
playing-now-lead = Ανοίγεις εσύ: παίξε μια κάρτα.
playing-now-play = Η σειρά σου: παίξε μια κάρτα.
playing-now-wait = Τώρα παίζει: { $name }
playing-now-round = Ο γύρος { $number } τελείωσε.
playing-now-over = Η παρτίδα τελείωσε. Περισσότεροι πόντοι: { $players }
playing-task-bid = Η πρόβλεψή σου
playing-task-trump = Το χρώμα του ατού
playing-task-next = Και τώρα;
playing-next = Επόμενος γύρος
playing-look-whole = Όλη την παρτίδα
playing-look = Δες ξανά τον γύρο { $number }
playing-task-look = Δες ξανά έναν γύρο
playing-none = χωρίς ατού

playing-did-bid = { $name }: πρόβλεψη { $tricks }
playing-did-write = { $name }: η πρόβλεψη γράφτηκε και δεν φαίνεται
playing-did-choose = { $name }: το ατού είναι { $suit }
playing-result = { $name }: πρόβλεψη { $bid }, μπάζες { $won }, πόντοι { $points }.
playing-log-hand = Οι κάρτες σου τότε: { $cards }
playing-hint-bid = Πρόβλεψη: { $tricks }.
playing-hint-trump = Ατού: { $suit }.
playing-hint-card = Κάρτα: { $card }.
playing-hint-blind = Παίξε την κάρτα σου.
