# Πριν από μια παρτίδα, όποιο κι αν είναι το παιχνίδι.
lobby-game = Παρτίδα: { $game }
lobby-headline = Διάλεξε ό,τι σου αρέσει και ξεκίνα.
lobby-begin = Ξεκίνα
lobby-name = Το όνομά σου
lobby-seed = Αριθμός παρτίδας (άφησέ τον κενό για καινούργια)
lobby-seed-now = Παρτίδα αρ.
lobby-you = εσύ
