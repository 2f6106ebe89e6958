## Βήμα βήμα

step-first = Πρώτο βήμα
step-back = Πίσω
step-next = Επόμενο
step-last = Τελευταίο βήμα
step-play = Αναπαραγωγή
step-pause = Παύση
step-slider = Διάλεξε βήμα
step-list = Όλα τα βήματα
step-place = Βήμα { $step } από { $count }
step-jump = Βήμα { $step }: { $label }
step-predict = Μάντεψε πρώτα
step-predict-on = Από εδώ και πέρα θα σε ρωτάμε πριν φανεί η απάντηση.
step-choose = Διάλεξε πρώτα μια απάντηση ή πάτησε «Δείξε μου».
step-show = Δείξε μου
step-right = Σωστά
step-wrong = Δεν είναι σωστό

## Ερωτήσεις

ask-place = Ερώτηση { $question } από { $count }
ask-one = Διάλεξε μία απάντηση.
ask-several = Διάλεξε όλες τις σωστές απαντήσεις.
ask-check = Έλεγξε
ask-again = Ξαναδοκίμασε
ask-another = Άλλη ερώτηση
ask-nothing = Διάλεξε πρώτα μια απάντηση και μετά πάτησε «Έλεγξε».
ask-all-right = Πολύ σωστά!
ask-not-yet = Όχι ακριβώς. Διάβασε τις εξηγήσεις και ξαναδοκίμασε.
ask-right = σωστό
ask-wrong = λάθος
ask-missed = σου ξέφυγε
ask-left-out = Σωστά έμειναν έξω: { $count }

## Μια εικόνα για να δείχνεις

explore-hint = Διάλεξε μια θέση στην εικόνα. Εδώ θα δεις αν επιτρέπεται και γιατί.
explore-all = Δείξε τα όλα
explore-legal = επιτρέπεται
explore-illegal = δεν επιτρέπεται
explore-more = Πώς κρίνεται
