# Ένα φύλλο εργασίας για εκτύπωση, και η φόρμα που το φτιάχνει.
sheet-title = { $game }: φύλλο εργασίας
sheet-key = Λύσεις: { $title }
sheet-about = { $game } · επίπεδο { $level } · σειρά { $seed }
sheet-name = Όνομα:
sheet-date = Ημερομηνία:
sheet-because = Επειδή:
sheet-scan = Οι ίδιες ερωτήσεις στην οθόνη:
sheet-end = Τέλος: { $title } ({ $about })
sheet-letters = α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ τ υ φ χ ψ ω

## Η φόρμα
sheet-form = Φύλλο εργασίας για εκτύπωση
sheet-ready = Το φύλλο είναι έτοιμο. Ερωτήσεις: { $count }
sheet-field-game = Παιχνίδι
sheet-field-topics = Θέματα
sheet-field-level = Επίπεδο
sheet-field-count = Πλήθος ερωτήσεων
sheet-field-seed = Σειρά (η ίδια λέξη ή ο ίδιος αριθμός δίνει τις ίδιες ερωτήσεις)
sheet-field-title = Τίτλος (αν θέλεις δικό σου)
sheet-field-address = Διεύθυνση αυτών των μαθημάτων, για τον κωδικό του φύλλου (κενή: χωρίς κωδικό)
sheet-field-language = Γλώσσα του φύλλου
sheet-field-paper = Χαρτί
sheet-paper-a4 = A4
sheet-paper-letter = Letter (ΗΠΑ)
form-print = Εκτύπωση
form-wait = Μια στιγμή…
form-late = Δεν ήρθε ακόμα απάντηση. Όσα έγραψες είναι ακόμα εδώ.
form-lost = Η σύνδεση χάθηκε και δεν μπορεί να φτιαχτεί νέο φύλλο. Το φύλλο παρακάτω μπορεί ακόμα να τυπωθεί.
form-link = Φόρτωσε ξανά τη σελίδα
form-retry = Ξαναδοκίμασε
form-failed = Κάτι πήγε στραβά. Όσα έγραψες είναι ακόμα εδώ.

front-teachers = Για εκπαιδευτικούς
    .about = Όλα για ένα δικό σου μάθημα: έτοιμο σε δέκα λεπτά, για τον προβολέα, με σύνδεσμο ή τυπωμένο.
front-teachers-worksheet = Φύλλα εργασίας
    .learn = Διάλεξε παιχνίδι, θέματα και επίπεδο, και τύπωσε ένα φύλλο με εικόνες και τις λύσεις του. Ένας κωδικός πάνω του οδηγεί στις ίδιες ερωτήσεις στην οθόνη.
front-print = Φτιάξε φύλλο εργασίας
