# Το Zaubercocktail στο μάθημα: το τραπέζι, όσα λέγονται, οι έλεγχοι, οι ερωτήσεις.

front-zaubercocktail = Zaubercocktail
    .players = 4 έως 7 παίκτες, από 8 ετών, περίπου 30 λεπτά
    .about = Όλοι ανταλλάσσουν μαζί, και οι υποσχέσεις τηρούνται. Μάζεψε ίδια υλικά, σταμάτα την κατάλληλη στιγμή και τρέξε στη διαδρομή.
front-zaubercocktail-zaubercocktail = Ανταλλάσσω, σταματώ, μαζεύω, προχωρώ
    .learn = Τίμιες ανταλλαγές και υποσχέσεις που δεν τηρήθηκαν, πότε βάζεις την πέτρα σου, πόσο αξίζει μια συλλογή, ποιος προηγείται και πόσο προχωρά κάθε δείκτης.
front-zaubercocktail-zaubercocktail-rules = Οι κανόνες του Zaubercocktail
    .learn = Κάθε κανόνας με δικά μας λόγια, με το κεφάλαιό του στο φυλλάδιο και ένα παράδειγμα.

## Το τραπέζι

zau-table = Το τραπέζι
zau-start = Πώς έχουν τα πράγματα
zau-revealed = Όλες οι συλλογές είναι ανοιχτές
zau-place = Θέση { $place }: { $who }
zau-why-place = Γιατί θέση { $place };
zau-why-moves = Πόσο κινείται ο δείκτης
zau-may = Επιτρέπεται;
zau-why-play = Είναι σωστές συλλογές;
zau-round = Γύρος
zau-recipe = Συνταγή
zau-no-recipe = καμία ακόμα
zau-stones = Πέτρες
zau-stones-of = { $count } από { $needed }
zau-hands = Ποιος έχει τι
zau-no-cards = καμία κάρτα
zau-cards = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
zau-laid = διάλεξε συλλογές
zau-stopped = έβαλε πέτρα
zau-in-a-trade = σε ανταλλαγή
zau-handed = έδωσε
zau-bargains = Συμφωνήθηκαν, δεν έγιναν ακόμα
zau-bargain = { $one }: δίνει { $gives }. { $other }: δίνει { $wants }
zau-offers = Προσφορές στο τραπέζι
zau-no-offers = καμία προσφορά αυτή τη στιγμή
zau-log = Η αγορά ως τώρα
zau-chalice = Δαχτυλίδι και κύπελλο
zau-ring = Δαχτυλίδι
zau-cup = Κύπελλο
zau-free = ελεύθερο
zau-track = Η διαδρομή
zau-track-end = Η διαδρομή, ως το τετράγωνο { $end } (το μήκος της: { $origin })
zau-space = { $number ->
    [0] Αφετηρία
   *[other] Τετράγωνο { $number }
}
zau-results = Τα αποτελέσματα
zau-head-player = Παίκτης
zau-head-collections = Συλλογές
zau-head-number = Κάρτες
zau-head-points = Πόντοι
zau-head-place = Θέση
zau-head-moves = Κίνηση
zau-hand-shown = καμία συλλογή, το χέρι φανερώθηκε
zau-origin-book = φυλλάδιο
zau-origin-entered = αληθινές κάρτες
zau-origin-reported = κριτική
zau-origin-conjecture = εικασία
zau-deck = Δέκα είδη υλικών και ο μπαλαντέρ, και πόσες κάρτες έχει το καθένα
zau-copies = × { $count }
zau-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
zau-spaces = { $spaces }

## Όσα λέγονται

zau-offers-all = { $who }: προσφέρει { $gives } για { $wants }
zau-offers-one = { $who }: προσφέρει { $gives } για { $wants }, μόνο σε έναν παίκτη: { $other }
zau-withdraws = { $who }: παίρνει πίσω την προσφορά { $gives } για { $wants }
zau-accepts = { $who }: συμφωνεί, δίνει { $gives } για { $takes }. Ο άλλος παίκτης: { $other }
zau-delivers = { $who }: δίνει { $cards }
zau-lays-stone = { $who }: βάζει την πέτρα
zau-plays-0 = { $who }: φανερώνει το χέρι
zau-plays-1 = { $who }: κατεβάζει { $one }
zau-plays-2 = { $who }: κατεβάζει { $one } και { $two }
zau-plays-3 = { $who }: κατεβάζει { $one } και { $two } και { $three }
zau-choice-0 = καμία συλλογή
zau-choice-1 = { $one }
zau-choice-2 = { $one } και { $two }
zau-choice-3 = { $one } και { $two } και { $three }
zau-dealt = Οι κάρτες μοιράστηκαν
zau-turned = Ανοίγει η συνταγή: { $recipe }
zau-resumed = Οι δύο παίρνουν πίσω τις κάρτες τους
zau-drawn = Όσοι ισοβαθμούν τραβούν
zau-moved = Όλοι οι δείκτες κινήθηκαν

## Ερωτήσεις

ask-zau-yes = Ναι
ask-zau-no = Όχι
ask-zau-may = Τι από αυτά επιτρέπεται τώρα στον παίκτη: { $who };
ask-zau-honest = { $who }: υποσχέθηκε { $promised } και δίνει { $cards }. Τηρείται η υπόσχεση;
ask-zau-kept = Τηρείται η υπόσχεση;
ask-zau-open = Μπορεί κανείς να ανταλλάξει ακόμα;
ask-zau-lay = Τι από αυτά μπορεί να κατεβάσει ο παίκτης: { $who };
ask-zau-best = Ποια από αυτές τις επιλογές είναι η καλύτερη για τον παίκτη: { $who };
ask-zau-worth = Πόσο αξίζει αυτή η συλλογή: { $cards };
ask-zau-place = Ποιος παίρνει τη θέση { $place };
ask-zau-last = Ποιος είναι τελευταίος;
ask-zau-moves = Πόσα τετράγωνα κινείται συνολικά ο δείκτης του παίκτη: { $who };
ask-zau-over = Τελείωσε το παιχνίδι;
ask-zau-wins = Ποιος κερδίζει;
myth-stone-may-trade = «Και αφού βάλεις την πέτρα σου, μπορείς να δεχτείς μία ακόμα προσφορά.» Αληθεύει;
myth-promise-costs = «Όποιος δεν τηρεί την υπόσχεσή του χάνει τις κάρτες.» Αληθεύει;
myth-wild-alone = «Και σκέτοι μπαλαντέρ κάνουν συλλογή.» Αληθεύει;
myth-tie-shares = «Τα ίσα αποτελέσματα μοιράζονται τη θέση.» Αληθεύει;
myth-ring-pays = «Η πέτρα στο δαχτυλίδι δίνει δύο τετράγωνα σε κάθε περίπτωση.» Αληθεύει;
myth-second-stone-pays = «Και η δεύτερη πέτρα δίνει κέρδος.» Αληθεύει;

## Ένας πίνακας αξιών

zau-values-name = Οι αξίες των καρτών
zau-values-caption = Πόσο αξίζει κάθε κάρτα, ανάλογα με το μέγεθος της συλλογής της
zau-values-type = Είδος
zau-values-label = { $ingredient }, συλλογή με { $size }
zau-values-track = Τελευταίο τετράγωνο της διαδρομής
zau-values-legend = Αριθμός με «?» σημαίνει εικασία, με «~» ότι το λέει μια κριτική. Οι αριθμοί χωρίς σημάδι είναι από το φυλλάδιο ή από αληθινές κάρτες. Γράψε από πάνω και άφησε άδεια τα κελιά μετά τη μεγαλύτερη συλλογή.
zau-values-count = Φυλλάδιο: { $book }. Αληθινές κάρτες: { $entered }. Από κριτική: { $reported }. Εικασίες: { $conjecture }.
zau-values-used = Όλα σε αυτή τη σελίδα μετρούν με αυτές τις αξίες.
zau-values-link = Σύνδεσμος σε αυτή τη σελίδα με αυτές τις αξίες
zau-values-kept = Κάτι δεν είναι ακόμα σωστό. Ώσπου να διορθωθεί, η σελίδα μετράει με τις προηγούμενες αξίες.

## Έλεγχοι

ladder-stone-laid = Μπήκε ήδη πέτρα
    .pass = δεν μπήκε πέτρα ακόμα
ladder-deliver-first = Προηγείται άλλη ανταλλαγή
    .pass = δεν εκκρεμεί άλλη
ladder-no-partner = Δεν υπάρχει άλλος παίκτης εκεί
    .pass = ο άλλος παίκτης υπάρχει
ladder-partner-stopped = Ο άλλος έχει σταματήσει
    .pass = ο άλλος ανταλλάσσει ακόμα
ladder-one-sided = Η μία πλευρά δεν δίνει τίποτα
    .pass = δίνουν και οι δύο πλευρές
ladder-more-than-exist = Περισσότερες από όσες υπάρχουν
    .pass = υπάρχουν τόσες κάρτες
ladder-offered-not-held = Κάρτες που δεν έχει
    .pass = οι κάρτες είναι στο χέρι
ladder-offer-stands = Η προσφορά υπάρχει ήδη
    .pass = η προσφορά είναι νέα
ladder-gives-anything = Οτιδήποτε για ορισμένες κάρτες
    .pass = δίνονται ορισμένες κάρτες
ladder-wants-anything = Ορισμένες κάρτες για οτιδήποτε
    .pass = ζητούνται ορισμένες κάρτες
ladder-cards-for-cards = Ορισμένες κάρτες για ορισμένες
    .pass = κάτι μένει ανοιχτό
ladder-no-such-offer = Δεν υπάρχει τέτοια προσφορά
    .pass = η προσφορά είναι στο τραπέζι
ladder-withdrawn = Αποσύρθηκε
    .pass = μένει
ladder-with-oneself = Με τον εαυτό του
    .pass = δύο διαφορετικοί παίκτες
ladder-for-another = Έγινε για άλλον παίκτη
    .pass = έγινε για αυτόν τον παίκτη
ladder-maker-busy = Όποιος την έκανε είναι σε άλλη ανταλλαγή
    .pass = όποιος την έκανε είναι ελεύθερος
ladder-not-named = Το «οτιδήποτε» δεν ορίστηκε
    .pass = οι κάρτες ορίστηκαν
ladder-other-terms = Άλλες κάρτες από την προσφορά
    .pass = οι ίδιες κάρτες με την προσφορά
ladder-cannot-give = Δεν έχει όσες ζητούνται
    .pass = οι κάρτες που ζητούνται είναι στο χέρι
ladder-maker-lacks = Όποιος την έκανε δεν τις έχει
    .pass = όποιος την έκανε τις έχει
ladder-agreed = Συμφωνία
    .pass = καμία συμφωνία
ladder-nothing-agreed = Δεν συμφωνήθηκε τίποτα
    .pass = υπάρχει συμφωνία
ladder-handed-already = Δόθηκαν ήδη
    .pass = δεν δόθηκαν ακόμα
ladder-handed-not-held = Κάρτες που δεν έχει
    .pass = οι κάρτες είναι στο χέρι
ladder-as-promised = Όπως συμφωνήθηκε
    .pass = όχι όπως συμφωνήθηκε
ladder-not-as-promised = Όχι όπως συμφωνήθηκε
    .pass = όπως συμφωνήθηκε
ladder-on-the-ring = Η πρώτη πέτρα: στο δαχτυλίδι
    .pass = το δαχτυλίδι είναι πιασμένο
ladder-on-the-chalice = Επόμενη πέτρα: στο κύπελλο
    .pass = είναι η πρώτη
ladder-unable = Δεν ταιριάζουν δύο κάρτες
    .pass = κάποιες ταιριάζουν
ladder-none-though-able = Καμία, ενώ γίνεται
    .pass = κάτι κατέβηκε
ladder-too-many-collections = Τρεις συλλογές ή περισσότερες
    .pass = μία ή δύο
ladder-too-few-cards = Λιγότερες από δύο κάρτες
    .pass = τουλάχιστον δύο κάρτες η καθεμία
ladder-only-wild = Μόνο μπαλαντέρ
    .pass = υπάρχει κανονική κάρτα στην καθεμία
ladder-mixed = Διαφορετικά είδη στην ίδια συλλογή
    .pass = ίδιες κάρτες
ladder-same-type-twice = Δύο φορές το ίδιο είδος
    .pass = διαφορετικά είδη
ladder-not-in-hand = Κάρτες που δεν είναι στο χέρι
    .pass = όλες είναι στο χέρι
ladder-beyond-the-scale = Μεγαλύτερη από την κλίμακά της
    .pass = μέσα στην κλίμακά της
ladder-several-wild = Μπαίνουν πολλοί μπαλαντέρ
    .pass = όχι πολλοί
ladder-wild-joins = Μπαίνει ένας μπαλαντέρ
    .pass = κανένας μπαλαντέρ
ladder-one-collection = Μία συλλογή
    .pass = είναι δύο
ladder-two-collections = Δύο συλλογές
    .pass = είναι μία
