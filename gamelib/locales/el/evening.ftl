# Λόγια γύρω από έναν γύρο και ένα μπλοκ βαθμολογίας, σε όποια έκδοση.
round-start = Αρχίζει ο γύρος { $number }
round-drawn = Τραβιούνται κάρτες για το πρώτο μοίρασμα
round-draw-title = Οι κάρτες που τραβήχτηκαν
round-dealt = Γύρος { $number }: { $cards ->
        [one] μία κάρτα
       *[other] { $cards } κάρτες
    } για τον καθένα
round-deal = Μοίρασμα: { $cards ->
        [one] από μία κάρτα
       *[other] από { $cards } κάρτες
    }
round-turned = Ανοίχτηκε: { $card }
round-turned-title = Η ανοιχτή κάρτα
round-chosen = { $name }: ατού το χρώμα { $suit }
round-bid = { $name }: { $tricks ->
        [one] 1 μπάζα
       *[other] { $tricks } μπάζες
    }
round-writes = { $name }: μια κρυφή πρόβλεψη
round-points = Οι πόντοι του γύρου { $number }
round-points-label = Πόντοι
round-points-of = { $name }: πρόβλεψη { $bid }, κερδισμένες { $won }
round-sum = σε αυτόν τον γύρο
round-winners = Νίκη στο παιχνίδι: { $players }
round-winners-title = Ποιος κερδίζει το παιχνίδι;
round-end = Τέλος
round-totals = Σύνολα
round-total = Σύνολο
round-dealer = Μοιράζει
round-deals = μοιράζει
round-number = Γύρος
round-place = { $number } από { $rounds }
round-trump-open = ανοιχτό ακόμα
round-tally = Προβλέψεις και μπάζες
round-bids = Προβλέψεις
round-predicted = Πρόβλεψη
round-won = Μπάζες
round-claimed = Πόντοι
round-covered = κρυφή
round-hand = Το χέρι: { $name }
round-sees = Τι βλέπει: { $name }
round-may-choose = { $name }: ποια χρώματα μπορεί να πει;
round-may-bid = { $name }: τι μπορεί να προβλέψει;
round-trump-title = Ποιο είναι το ατού;

ask-trump = Ποιο είναι το ατού σε αυτόν τον γύρο;
ask-no-trump = κανένα χρώμα
ask-dealer-chooses = διαλέγει όποιος μοίρασε
ask-choice = Ανοίχτηκε η κάρτα { $card }. Μοίρασε: { $name }. Τι επιτρέπεται να πει;
ask-number = { $number }
ask-bids = Έχει σειρά: { $name }. Τι επιτρέπεται να προβλέψει;
ask-bidder = Μοίρασε: { $name }. Ποιος προβλέπει πρώτος;
ask-dealer = Τον γύρο { $number } τον μοίρασε: { $name }. Ποιος μοιράζει τον επόμενο;
ask-nobody-deals = Κανείς: το παιχνίδι τελείωσε
ask-cards-seen = { $name }: ποιων τις κάρτες βλέπει;
ask-bids-seen = { $name }: ποιων τις προβλέψεις ξέρει;
ask-nobody = Κανενός
ask-together = Παίζεται αυτό με { $players } παίκτες;
ask-points = { $name }: πρόβλεψη { $bid }, κερδισμένες { $won }. Πόσοι πόντοι είναι;
ask-happened = Μπορεί να έγινε αυτός ο γύρος;
ask-possible = Ναι, μπορεί
ask-impossible = Όχι, δεν μπορεί
ask-winners = Το παιχνίδι τελείωσε με αυτά τα σύνολα. Ποιος κερδίζει;
myth-dealer-may-decline = Ανοίχτηκε Μάγος. «Όποιος μοίρασε μπορεί να πει και ότι δεν υπάρχει ατού.» Αληθεύει;
myth-off-by-one = Παίζεται το συν/πλην 1. «Άρα οι προβλέψεις πρέπει να διαφέρουν από τις μπάζες ακριβώς κατά ένα.» Αληθεύει;
myth-tricks-always-pay = «Κάθε μπάζα που κερδίζεις δίνει 10 πόντους, ακόμα κι αν η πρόβλεψή σου δεν βγει.» Αληθεύει;
myth-zero-is-nothing = «Όποιος προβλέψει 0 και δεν πάρει μπάζα δεν παίρνει τίποτα.» Αληθεύει;

pad-title = Μπλοκ βαθμολογίας
pad-variant = Παραλλαγή
pad-name = Όνομα, παίκτης { $number }
pad-bid = { $name }, γύρος { $number }: πρόβλεψη
pad-tricks = { $name }, γύρος { $number }: μπάζες
pad-hint = Γράψε τι προέβλεψε ο καθένας και πόσες μπάζες πήρε. Οι πόντοι βγαίνουν μόνοι τους.
pad-ahead = Μετά από { $number ->
        [one] έναν γύρο
       *[other] { $number } γύρους
    }, με { $points } πόντους, μπροστά: { $players }
pad-provisional = Τα σύνολα με «?» είναι προσωρινά, ώσπου να διορθωθεί ο γύρος { $number }.
pad-chart = Τα σύνολα μετά από κάθε γύρο
pad-chart-provisional = προσωρινά (?) από τον γύρο { $number } και μετά
pad-players = Παίκτες
pad-dealer = Μοιράζει πρώτος: παίκτης
pad-variants = Παίζεται
pad-greek = Παράδειγμα του ελληνικού φυλλαδίου
pad-italian = Παράδειγμα του ιταλικού φυλλαδίου
pad-empty = Άδειο μπλοκ
pad-explained = Και τα δύο φυλλάδια περιγράφουν τρεις παίκτες και δύο γύρους. Ο γύρος 1 είναι ίδιος. Στον γύρο 2 και τα δύο έχουν τις προβλέψεις 2, 0 και 0, όμως η δεύτερη μπάζα πάει στον δεύτερο παίκτη στο ελληνικό και στον τρίτο στο ιταλικό. Έτσι πέφτει έξω κάθε φορά άλλη πρόβλεψη για 0, και τα σύνολα διαφέρουν: 10, −20, 50 στο ένα, 10, 10, 20 στο άλλο. Οι κανόνες είναι ίδιοι· οι μπάζες δεν ήταν.

variant-base = Βασικό παιχνίδι
switch-title = Η ίδια θέση, αν παίζεται
switch-cards = { $name }: ποιες κάρτες παίζονται;
switch-predict = { $name }: τι μπορεί να προβλέψει;
switch-rounds = Πόσους γύρους έχει το παιχνίδι;
switch-hands = { $name }: ποιων τις κάρτες βλέπει;
switch-bids = { $name }: ποιων τις προβλέψεις βλέπει;
switch-nothing = καμία

INPUT-NAMES = Κάθε παίκτης έχει δικό του όνομα.
    .name-missing = Εδώ λείπει ένα όνομα, οπότε στη θέση του μπαίνει ένα άλλο.
    .name-twice = Υπάρχει ήδη το όνομα «{ $part }». Δύο παίκτες με ίδιο όνομα δύσκολα ξεχωρίζουν.
    .name-too-long = Τα ονόματα έχουν εδώ το πολύ { $longest } χαρακτήρες· αυτό αλλού εμφανίζεται κομμένο.
