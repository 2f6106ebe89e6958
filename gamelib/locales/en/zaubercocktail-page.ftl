# Zaubercocktail as a lesson shows it: the table, what is said aloud, ladders, questions.

front-zaubercocktail = Zaubercocktail
    .players = 4 to 7 players, from age 8, about 30 minutes
    .about = Everybody trades at once, and promises are kept. Collect equal ingredients, stop in time, and race along the track.
front-zaubercocktail-zaubercocktail = Trade, stop, collect, move
    .learn = Fair deals and broken promises, when to lay your stone, what a collection counts, who ranks where, and how far each marker moves.
front-zaubercocktail-zaubercocktail-rules = The rules of Zaubercocktail
    .learn = Every rule in our own words, with its section in the rule book and an example.

## The table

zau-table = The table
zau-start = How things stand
zau-revealed = All collections lie open
zau-place = Place { $place }: { $who }
zau-why-place = Why place { $place }?
zau-why-moves = How far the marker moves
zau-may = May this be done?
zau-why-play = May this be laid down?
zau-round = Round
zau-recipe = Recipe
zau-no-recipe = none yet
zau-stones = Stones
zau-stones-of = { $count } of { $needed }
zau-hands = Who holds what
zau-no-cards = no cards
zau-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
zau-laid = collections chosen
zau-stopped = stone laid
zau-in-a-trade = in a trade
zau-handed = handed over
zau-bargains = Agreed, not carried out yet
zau-bargain = { $one } gives { $gives }, { $other } gives { $wants }
zau-offers = Offers on the table
zau-no-offers = no offer at the moment
zau-log = The market so far
zau-chalice = Ring and chalice
zau-ring = Ring
zau-cup = Chalice
zau-free = free
zau-track = The track
# $origin tells whence the length is known, such as "guess"
zau-track-end = The track, up to space { $end } (its length: { $origin })
zau-space = { $number ->
    [0] Start
   *[other] Space { $number }
}
zau-results = The results
zau-head-player = Player
zau-head-collections = Collections
zau-head-number = Cards
zau-head-points = Points
zau-head-place = Place
zau-head-moves = Moves
zau-hand-shown = no collection, hand shown
zau-origin-book = rule book
zau-origin-entered = real cards
zau-origin-reported = review
zau-origin-conjecture = guess
zau-deck = Ten types of ingredients and the wild card, and how many there are of each
zau-copies = × { $count }
zau-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $spaces has its sign: +5
zau-spaces = { $spaces }

## What is said aloud

zau-offers-all = { $who } offers { $gives } for { $wants }
zau-offers-one = { $who } offers { $gives } for { $wants }, to { $other } only
zau-withdraws = { $who } takes the offer back: { $gives } for { $wants }
zau-accepts = { $who } agrees with { $other }: { $gives } for { $takes }
zau-delivers = { $who } hands over { $cards }
zau-lays-stone = { $who } lays the stone
zau-plays-0 = { $who } shows the hand
zau-plays-1 = { $who } lays down { $one }
zau-plays-2 = { $who } lays down { $one } and { $two }
zau-plays-3 = { $who } lays down { $one } and { $two } and { $three }
zau-choice-0 = no collection at all
zau-choice-1 = { $one }
zau-choice-2 = { $one } and { $two }
zau-choice-3 = { $one } and { $two } and { $three }
zau-dealt = The cards are dealt
zau-turned = The recipe is turned: { $recipe }
zau-resumed = Both take their cards back
zau-drawn = The tied players draw
zau-moved = All markers have moved

## Questions

ask-zau-yes = Yes
ask-zau-no = No
ask-zau-may = Which of these may { $who } do now?
ask-zau-honest = { $who } promised { $promised } and hands over { $cards }. Is the promise kept?
ask-zau-kept = Is the promise kept?
ask-zau-open = May anybody still trade?
ask-zau-lay = Which of these may { $who } lay down?
ask-zau-best = Which of these is best for { $who }?
ask-zau-worth = How much does this collection count: { $cards }?
ask-zau-place = Who takes place { $place }?
ask-zau-last = Who is last?
ask-zau-moves = How many spaces does the marker of { $who } move in all?
ask-zau-over = Is the game over?
ask-zau-wins = Who wins?
myth-stone-may-trade = Is it true? “Even after laying your stone you may accept one more offer.”
myth-promise-costs = Is it true? “Who breaks a promise loses the cards.”
myth-wild-alone = Is it true? “Wild cards alone make a collection, too.”
myth-tie-shares = Is it true? “Equal results share the place.”
myth-ring-pays = Is it true? “The stone on the ring brings two spaces in any case.”
myth-second-stone-pays = Is it true? “The second stone brings a bonus, too.”

## A table of values

zau-values-name = The values of the cards
zau-values-caption = What each card counts, by the size of its collection
zau-values-type = Type
zau-values-label = { $ingredient }, collection of { $size }
zau-values-track = Last space of the track
zau-values-legend = A number with “?” is a guess, one with “~” is told in a review. Numbers without a sign are from the rule book or from real cards. Type over them, and leave the cells after the largest collection empty.
zau-values-count = Rule book: { $book }. Real cards: { $entered }. Told in a review: { $reported }. Guesses: { $conjecture }.
zau-values-used = Everything on this page counts with these values.
zau-values-link = A link to this page with these values
zau-values-kept = Something is not right yet. Until it is, this page counts with the values from before.

## Ladders

ladder-stone-laid = Stone laid already
    .pass = no stone laid yet
ladder-deliver-first = Another trade comes first
    .pass = in no other trade
ladder-no-partner = Nobody there to trade with
    .pass = the other player is there
ladder-partner-stopped = The other player has stopped
    .pass = the other player still trades
ladder-one-sided = One side gives nothing
    .pass = both sides give something
ladder-more-than-exist = More cards than there are
    .pass = so many cards exist
ladder-offered-not-held = Cards that are not held
    .pass = the cards are in the hand
ladder-offer-stands = The offer stands already
    .pass = the offer is new
ladder-gives-anything = Anything for certain cards
    .pass = certain cards are given
ladder-wants-anything = Certain cards for anything
    .pass = certain cards are wanted
ladder-cards-for-cards = Certain cards for certain cards
    .pass = something is left open
ladder-no-such-offer = No such offer
    .pass = the offer is on the table
ladder-withdrawn = Taken back
    .pass = it stays
ladder-with-oneself = With oneself
    .pass = two different players
ladder-for-another = Made to another player
    .pass = made to this player
ladder-maker-busy = Its maker is in another trade
    .pass = its maker is free
ladder-not-named = “Anything” not named
    .pass = the cards are named
ladder-other-terms = Other cards than offered
    .pass = the same cards as offered
ladder-cannot-give = Cards wanted are not held
    .pass = the cards wanted are in the hand
ladder-maker-lacks = The maker does not hold them
    .pass = the maker holds the cards
ladder-agreed = Agreed
    .pass = not agreed
ladder-nothing-agreed = Nothing agreed
    .pass = a trade is agreed on
ladder-handed-already = Handed over already
    .pass = not handed over yet
ladder-handed-not-held = Cards that are not held
    .pass = the cards are in the hand
ladder-as-promised = As promised
    .pass = not what was promised
ladder-not-as-promised = Not as promised
    .pass = as promised
ladder-on-the-ring = The first stone: on the ring
    .pass = the ring is taken
ladder-on-the-chalice = A later stone: on the chalice
    .pass = it is the first one
ladder-unable = No two cards go together
    .pass = some cards go together
ladder-none-though-able = None, though one is possible
    .pass = something is laid down
ladder-too-many-collections = Three collections or more
    .pass = one or two
ladder-too-few-cards = Fewer than two cards
    .pass = at least two cards each
ladder-only-wild = Wild cards only
    .pass = a natural card each
ladder-mixed = Different types in one collection
    .pass = equal cards
ladder-same-type-twice = The same type twice
    .pass = different types
ladder-not-in-hand = Cards not in the hand
    .pass = all of them are in the hand
ladder-beyond-the-scale = Larger than its scale
    .pass = within its scale
ladder-several-wild = Several wild cards join
    .pass = not several
ladder-wild-joins = A wild card joins
    .pass = no wild card
ladder-one-collection = One collection
    .pass = two of them
ladder-two-collections = Two collections
    .pass = only one
