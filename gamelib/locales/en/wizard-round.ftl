# Wizard: a whole evening. Dealing, trump, predictions, points, the end, and the variants.

section-WIZ-COMP = the contents of the box
section-WIZ-OBJ = the aim of the game
section-WIZ-SETUP = preparation
section-WIZ-DEAL = dealing
section-WIZ-TRUMP = trump
section-WIZ-BID = the prediction
section-WIZ-SCORE = scoring
section-WIZ-END = the end of the game
section-WIZ-VAR-PM = variants: plus/minus one
section-WIZ-VAR-HID = variants: hidden prediction
section-WIZ-VAR-SEC = variants: secret prediction
section-WIZ-VAR-DIV = variants: clairvoyance
section-WIZ-VAR-MONO = variants: mono-colour

variant-plus-minus-one = Plus/minus one
variant-hidden = Hidden prediction
variant-secret = Secret prediction
variant-clairvoyance = Clairvoyance
variant-mono-colour = Mono-colour

WIZ-COMP-01 = Wizard is for three to six players.
    .wrong-number-of-players = Players: { $players }. That will not do: Wizard is for three to six.
    .enough-players = Wizard can be played by { $players } players.
WIZ-COMP-02 = Wizard is for players from ten years on.
WIZ-COMP-03 = A game lasts about 45 minutes.
WIZ-COMP-04 = The box holds 60 cards and a score pad.
    .not-in-deck = The 60 cards of the box do not hold { $card } that often.

WIZ-DEF-02 = Each trick is won by one player: the one who played the highest card.
    .trick-counts = Each trick counts for the player who won it.
    .tricks-missing = The number of tricks is missing.
    .tricks-no-number = “{ $part }” will not do: tricks are a whole number from 0 to { $cards }.
    .more-tricks-than-played = { $won } tricks cannot be: this round has only { $cards ->
        [one] one trick
       *[other] { $cards } tricks
    }.
    .tricks-in-range = { $won ->
        [one] 1 trick
       *[other] { $won } tricks
    } out of { $cards } can be.
    .tricks-do-not-sum = Together these are { $total ->
        [one] 1 trick
       *[other] { $total } tricks
    }, but this round has { $cards ->
        [one] 1, and it is
       *[other] { $cards }, and each of them is
    } won by exactly one player.
    .tricks-sum = This can have happened: together the players won { $cards ->
        [one] the one trick
       *[other] all { $cards } tricks
    } of the round.

WIZ-OBJ-01 = In each round, predict exactly how many tricks you will win.
WIZ-OBJ-02 = Right predictions give points.
WIZ-OBJ-03 = Who has the most points at the end wins.
    .most-points = The most points, { $points }: { $who } wins.

WIZ-SETUP-01 = One player keeps the score pad, with the names of all and the points of each round.
WIZ-SETUP-02 = The player with the pad shuffles and deals first.
    .scorekeeper-deals = The pad is kept by { $who }, and who keeps the pad deals first.
    .nobody-draws = Nobody draws for the deal: the player with the pad deals first.

WIZ-DEAL-01 = The number of cards changes from round to round. In round 1 everybody gets one card.
    .not-dealt-yet = First the cards are dealt. In round { $number } everybody gets { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
    .wrong-hand-size = A hand of { $count ->
        [one] one card
       *[other] { $count } cards
    } does not fit: in round { $number } everybody gets { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
WIZ-DEAL-02 = So round 1 has only one trick.
    .one-card = One card for everybody, so there is one trick in this round.
WIZ-DEAL-03 = In round 2 everybody gets two cards, and two tricks are played.
    .two-cards = Two cards for everybody, so there are two tricks in this round.
WIZ-DEAL-04 = In each later round everybody gets one card more, until all cards are dealt.
    .one-card-more = Round { $number }: one card more than before, { $cards } for everybody.
WIZ-DEAL-05 = Cards that are not dealt lie face down in the middle, as the stock.
    .not-in-stock = { $part } cannot be turned up: it does not lie in the stock.
WIZ-DEAL-06 = After each round the deal passes clockwise to the next player.
    .last-trick = That was the last trick of this round, so nobody leads another one in it.
    .deal-passes = The deal passes clockwise. Round { $number } is dealt by { $who }.
    .round-still-on = The next cards are dealt when this round is over.

WIZ-TRUMP-01 = After the deal the top card of the stock is turned up.
    .card-to-turn-up = The cards are dealt. Now the top card of the stock is turned up; the stock has { $stock ->
        [one] one card
       *[other] { $stock } cards
    }.
    .not-turned-yet = First the top card of the stock is turned up: it decides about trump.
    .top-of-stock = { $card } lies on top of the stock and is turned up.
WIZ-TRUMP-02 = The suit of that card is trump in this round.
    .suit-turned-up = { $card } was turned up, so { $suit } is trump in this round.
    .trump-is-settled = The trump of this round is settled. No further card is turned up.
WIZ-TRUMP-03 = A trump beats every card of another suit.
WIZ-TRUMP-04 = If a Jester is turned up, there is no trump in this round.
    .jester-turned-up = { $card } was turned up, so there is no trump in this round.
WIZ-TRUMP-05 = If a Wizard is turned up, the dealer looks at their own cards and chooses the trump suit.
    .wizard-turned-up = { $card } was turned up, so the dealer chooses the trump suit, after a look at their own cards.
    .not-the-dealer = The choice of trump is the dealer’s alone.
    .dealer-chooses = The dealer may name any of the four suits, { $suit } too.
WIZ-TRUMP-06 = In the last round there is no trump, since no stock is left.
    .no-stock-left = All cards are dealt, so none can be turned up: the last round has no trump.

WIZ-BID-01 = Everybody looks at their own cards and then predicts the number of tricks.
    .bids-first = No card is played before all predictions are made.
    .nothing-said = The prediction is missing: a whole number from 0 to { $cards }.
    .own-hand = Everybody looks at their own cards before predicting.
    .hand-of-another = The cards in other hands are covered: everybody looks at their own cards only.
WIZ-BID-02 = The player to the left of the dealer predicts first.
    .not-first-bidder = The first prediction is made by the player to the left of the dealer.
WIZ-BID-03 = The others follow clockwise.
    .not-next-bidder = It is somebody else’s turn: predictions are made clockwise, one after the other.
WIZ-BID-04 = The predictions are written on the pad.
    .bid-already = This prediction stands on the pad and cannot be changed.
    .bid-on-the-pad = Predictions are spoken aloud and stand on the pad for all to see.
    .bids-are-written = All predictions stand on the pad. Now cards are played.
WIZ-BID-05 = Before the first card the predictions may be read out once more.
    .bids-complete = All predictions are made: together { $total ->
        [one] 1 trick
       *[other] { $total } tricks
    }, and this round has { $cards }.
WIZ-BID-06 = Chips in front of the players may show the predictions.

WIZ-SCORE-01 = A prediction that comes true gives 20 points, and 10 more for each trick won.
    .exact-bid = 20 points for the prediction of { $bid ->
        [one] 1 trick
       *[other] { $bid } tricks
    }, which came true.
    .each-trick = 10 points for each trick won: { $won ->
        [one] 1 trick
       *[other] { $won } tricks
    }.
    .wrong-for-exact = { $claimed } is not right: a prediction of { $won ->
        [one] 1 trick
       *[other] { $won } tricks
    } that came true gives { $due } points: 20, and 10 for each trick.
WIZ-SCORE-02 = A prediction that fails costs 10 points for each trick too many or too few, and the tricks won give nothing.
    .too-many-tricks = 10 points lost for each trick too many. Predicted: { $bid }, won: { $won }, so { $over ->
        [one] 1 trick
       *[other] { $over } tricks
    } too many.
    .too-few-tricks = 10 points lost for each trick too few. Predicted: { $bid }, won: { $won }, so { $under ->
        [one] 1 trick
       *[other] { $under } tricks
    } too few.
    .wrong-for-missed = { $claimed } is not right: a prediction that is off by { $off ->
        [one] 1 trick
       *[other] { $off } tricks
    } gives { $due } points, and nothing is added for tricks.
WIZ-SCORE-03 = The points of a round are added to the total on the pad, or taken from it.
    .right-points = { $due } points are right.
    .other-points = Round { $number } brings { $due } points, not { $claimed }.

WIZ-END-01 = The game goes on until a round in which all 60 cards are dealt.
    .all-are-dealt = Round { $number } is the last one: with { $cards } cards for everybody all 60 are dealt.
WIZ-END-02 = The last round is round 20 with three players, 15 with four, 12 with five and 10 with six.
    .until-all-are-dealt = With { $players } players there are { $rounds } rounds. In the last one all 60 cards are dealt.
WIZ-END-03 = After the last round the player with the most points wins.
    .evening-ends = Round { $number } was the last one. The points decide now.
    .evening-over = The game is over: the last round is scored.

WIZ-VAR-PM-01 = Plus/minus one: the predictions of a round must not sum to the number of its tricks.
    .total-forbidden = A prediction of { $bid } is not allowed here: with { $others } from the others the total would be { $cards }, as many as there are tricks.
    .total-differs = With a prediction of { $bid } the total is { $total }. That is not { $cards }, the number of tricks, so it is allowed.
    .changes-this = This is where the variant plus/minus one makes a difference.
    .changes-nothing-here = Plus/minus one changes nothing here: it only forbids a total of predictions.
WIZ-VAR-PM-02 = In a round of five tricks, for example, the predictions may make any total but 5.
WIZ-VAR-PM-03 = With plus/minus one the predictions are still made openly, one after the other.
    .hidden-total = Plus/minus one does not go with the hidden prediction: the last player has to know the total of the others.
WIZ-VAR-HID-01 = Hidden prediction: everybody writes the prediction down without showing it.
    .bid-already = This prediction is written down and cannot be changed.
    .bid-written = A prediction of { $bid } may be written down: it lies between 0 and { $cards }.
    .own-note = Everybody knows their own prediction.
WIZ-VAR-HID-02 = When all have written, the predictions are shown and go on the pad.
    .notes-are-shown = All have written. The notes are shown: together { $total ->
        [one] 1 trick
       *[other] { $total } tricks
    }, and this round has { $cards }.
WIZ-VAR-HID-03 = So nobody is influenced by the predictions of others.
    .notes-covered = Not everybody has written yet, so the notes of the others are covered.
    .changes-this = This is where the hidden prediction makes a difference: all write at once.
    .changes-nothing-here = The hidden prediction changes nothing here: only the way of predicting is another.
WIZ-VAR-SEC-01 = Secret prediction: everybody writes the prediction down, and it is shown after the round.
    .bid-already = This prediction is written down and cannot be changed.
    .bid-written = A prediction of { $bid } may be written down: it lies between 0 and { $cards }.
    .own-note = Everybody knows their own prediction.
    .notes-stay-covered = All have written. The notes stay covered until the round is over.
    .notes-uncovered = The round is over, and the notes are shown: together { $total ->
        [one] 1 trick
       *[other] { $total } tricks
    } were predicted, and the round had { $cards }.
    .covered-to-the-end = Secret predictions are covered until the round is over.
    .changes-this = This is where the secret prediction makes a difference: the notes stay covered until the round is over.
    .changes-nothing-here = The secret prediction changes nothing here: only the way of predicting is another.
WIZ-VAR-DIV-01 = Clairvoyance: in round 1 everybody holds the card at the forehead, so that only the others see it.
    .forehead-of-another = In round 1 all cards are held at the forehead, where the others see them.
    .four-cards-on-forehead = Clairvoyance does not go with mono-colour: it needs a round of one card, and mono-colour begins with four.
WIZ-VAR-DIV-02 = When all have seen the cards of the others, but not their own, the predictions are made.
    .own-forehead = In round 1 nobody sees their own card, which is at the forehead.
WIZ-VAR-DIV-03 = Everything else, and every later round, is played as usual.
    .changes-this = This is where clairvoyance makes a difference: in round 1 everybody sees all cards but their own.
    .changes-nothing-here = Clairvoyance changes nothing here: only in round 1, before the first card, things are different.
WIZ-VAR-MONO-01 = Mono-colour, for three or four players: everybody has all cards of one suit, one Wizard and one Jester.
    .not-own-card = { $card } does not belong to this player: everybody plays the cards of one suit, one Wizard and one Jester.
    .too-many-for-four-suits = Mono-colour is not for { $players } players: there are four suits, and everybody needs one.
WIZ-VAR-MONO-02 = With three players one suit stays in the box, with one Wizard and one Jester.
WIZ-VAR-MONO-03 = In mono-colour there is no trump.
    .never-trump = In mono-colour no card is turned up: there is no trump.
WIZ-VAR-MONO-04 = Everybody shuffles their own cards into a stack, face down.
WIZ-VAR-MONO-05 = For the first round everybody draws four cards from their own stack.
    .four-cards = The first round in mono-colour: everybody draws four cards from their own stack.
WIZ-VAR-MONO-06 = In each later round everybody draws one card more than before.
    .drawn-one-more = Round { $number }: everybody draws { $cards } cards from their own stack, one more than before.
WIZ-VAR-MONO-07 = Suits do not matter for winning a trick.
    .changes-this = This is where mono-colour makes a difference: there is no trump and no suit to follow, and the highest number wins.
    .changes-nothing-here = Mono-colour comes to the same here.
WIZ-VAR-MONO-08 = The highest number wins. If it was played twice, the first of the two wins.
    .lower-number = { $card } has a lower number than another card of this trick.
    .equal-but-later = { $card } has the highest number too, but it was played later.
    .highest-number = { $card } has the highest number in this trick; suits do not matter.
    .first-of-two = { $card } and { $other } share the highest number. { $card } was played first and wins.
WIZ-VAR-MONO-09 = After each round the cards go back to their owners, and everybody shuffles all of them before drawing again.
WIZ-VAR-MONO-10 = Predictions are made covered or openly, as agreed before the game.
    .mono-with-notes = In mono-colour predictions may be written down covered, if all agree before the game.
WIZ-VAR-MONO-11 = Mono-colour has twelve rounds.
    .twelve-rounds = Hands of 4 to 15 cards make { $rounds } rounds.

A-WIZ-03 = If a Wizard is turned up, the dealer must name one of the four suits: after looking at their own cards and before the first prediction.
    .why = The books give the dealer a choice of suit, not the choice to have none, and a choice after the first prediction would come too late for the others.
    .choice-is-due = First the dealer names the trump suit; after that come the predictions and the cards.
    .nothing-to-choose = There is no trump to choose now: that is only done when a Wizard was turned up, and before the first prediction.
    .no-trump-named = “No trump” cannot be chosen: one of the four suits must be named.
    .no-suit-named = “{ $part }” is none of the four suits, and one of them must be named.
    .dealer-has-chosen = { $card } was turned up, and the dealer named { $suit }: that is trump in this round.
A-WIZ-04 = Without a trump Wizards and Jesters keep their powers.
    .why = The books take the trump away in these rounds, and nothing else.
A-WIZ-05 = “To the left” always means to the left of the dealer.
    .why = Cards are led from the dealer’s left as well, and the Greek book says it clearly; the Italian wording can be read in two ways.
A-WIZ-06 = Plus/minus one can only bind the last player who predicts. Any total but the number of tricks will do, in round 1 too.
    .why = The books forbid a total, and only the last prediction can bring that total about.
    .not-yet-bound = A prediction of { $bid } is allowed: { $left ->
        [one] one more player predicts
       *[other] { $left } more players predict
    } after this, so the total is still open.
A-WIZ-07 = A prediction is a whole number from 0 to the number of cards in the hand.
    .why = Nobody can win fewer than no trick, or more tricks than there are cards in the hand.
    .no-number = “{ $part }” will not do: a prediction is a whole number from 0 to { $cards }.
    .below-zero = { $bid } is less than nothing: a prediction is a whole number from 0 to { $cards }.
    .more-than-hand = { $bid } is too many: this round has only { $cards ->
        [one] one trick
       *[other] { $cards } tricks
    }.
    .bid-in-range = A prediction of { $bid } is allowed: it lies between 0 and { $cards }.
A-WIZ-08 = In the first round of clairvoyance the dealer names the trump suit without seeing their own card.
    .why = In this round nobody sees their own card, and the books make no exception for the dealer.
    .dealer-chooses-blind = The dealer may name any of the four suits, { $suit } too, but without having seen the card at their own forehead.
A-WIZ-09 = If several players have the most points, they all win.
    .why = The books name no way to break a tie, so none is invented.
    .shared-win = Equal points at the top, { $points }. The win is shared: { $players }.
A-WIZ-10 = In mono-colour a Wizard is above every 13 and a Jester below every 1; the first of equals wins.
    .why = These two cards have no number, so they keep the places they have in the base game.
    .first-wizard = { $card } in position { $position } is the first Wizard in this trick. It is above every number, and the first of several Wizards wins.
A-WIZ-11 = In mono-colour every card may be played: nobody can hold the suit of somebody else.
    .why = Everybody holds one suit only, so the duty to follow can never bind anybody.
    .suits-do-not-matter = In mono-colour everybody has another suit, so there is nothing to follow: any card may be played.
A-WIZ-12 = In mono-colour nobody deals. The player with the pad counts as the first dealer, and this passes on clockwise: the next player predicts and leads first.
    .why = Somebody has to predict and lead first, and this keeps the turns as fair as in the base game.
    .scorekeeper-deals = In mono-colour nobody deals. { $who } keeps the pad and counts as the first dealer.
    .deal-passes = Nobody deals in mono-colour, but somebody counts as the dealer. In round { $number } that is { $who }.
A-WIZ-13 = In mono-colour the hands grow from four cards to fifteen, and each time all cards are shuffled.
    .why = The Italian book says so clearly; the Greek one can be read in two ways.
A-WIZ-14 = In mono-colour the first wins, too, if three or four cards share the highest number.
    .why = The books speak of two equal cards; what is right for two is right for three and four.
    .first-of-several = The highest number was played { $count } times. { $card } was the first of these and wins.
A-WIZ-15 = Variants may be played together if all agree before the game. The points are those of the base game.
    .why = The books neither forbid it nor give other points.
    .combined = These variants can be played together, if all agree before the game.
A-WIZ-16 = All 60 cards are shuffled again for each round.
    .why = The last round deals out all 60 cards, so they must all be there again.
A-WIZ-17 = Hidden predictions are public before the first card is played.
    .why = The books write them on the pad before the tricks are played, and the pad is open to all.
    .notes-open = All have written, so the predictions are public from now on.
    .shown-before-or-after = The hidden and the secret prediction exclude each other: one is shown before the tricks, the other after them.
A-WIZ-18 = The secret prediction and plus/minus one do not go together.
    .why = A rule that nobody can check while it matters cannot be kept.
    .secret-total = Plus/minus one does not go with the secret prediction: nobody can mind a total that nobody sees.
A-WIZ-20 = Cards are dealt one at a time, from the dealer’s left. Anybody may keep the pad. A card that is not allowed goes back to the hand.
    .why = The books leave this open; this is how card games are usually played.
    .hand-for-each = There are { $count ->
        [one] one hand
       *[other] { $count } hands
    } for { $players } players, but everybody gets one.
A-WIZ-21 = Whether one may look at won tricks or talk about predictions is for the players to agree.
    .why = The books do not say, and nothing else here depends on it.

INPUT-ACTION = Only things that belong to the game can be done.
    .no-action = “{ $part }” is nothing that can be done in this game.
    .table-has-no-hand = Nothing has to be dealt or turned up now: a player is to act.
INPUT-ROUND = Every game has a certain number of rounds.
    .round = There is no round “{ $part }” here. The rounds are { $right }.
    .round-backwards = “{ $part }” ends before it begins. The lower number comes first: { $right }.
    .agreed-rounds = The players have agreed on a shorter evening: it ends after round { $rounds }.
INPUT-SEAT = The places at the table are numbered from 0.
    .seat = There is no place “{ $part }” here. The places are { $right }.
    .nobody = Nobody sits at place “{ $part }”. The places are { $right }.
INPUT-BIDS = The predictions have to fit the players.
    .bids-players = There are { $count ->
        [one] one prediction
       *[other] { $count } predictions
    } for { $right } players. Write “-” where there is none yet.
    .bid = “{ $part }” is no prediction here. It is a number: { $right }.
    .bids-before = Predictions before yours: { $count }. Only so many players predict before you: { $right }.
INPUT-VARIANT = A variant is named by a fixed word.
    .unknown-variant = “{ $part }” is no variant of this game. There are: { $right }.
INPUT-PAD = A row of the pad has a prediction and a number of tricks for each player.
    .pad-number = “{ $part }” is no whole number.
    .pad-fields = There are { $count ->
        [one] one entry
       *[other] { $count } entries
    } for { $right } players.
    .pad-part = “{ $part }” is no entry. Write the prediction, a colon and the tricks, such as 2:1.
    .pad-note = “{ $part }” will not do here. Write 1 where it happened, and 0 or nothing where it did not.
    .printed-row = “{ $part }” is no row of a printed pad. It has two whole numbers for each player: the total, then the prediction.

TIP-BID = How many tricks is this hand worth?
    .worth-unseen = Going by the cards of the others, the covered card looks good for { $tricks ->
        [0] no trick
       *[other] the trick
    }.
    .worth = This hand looks good for about { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
TIP-TRUMP = Which suit makes the best trump?
    .strongest-suit = { $suit } is the strongest suit in this hand.
TIP-ONLY = Sometimes there is no choice.
    .only = There is only one thing to do here.
TIP-WIN = Win while tricks are missing.
    .trick-missing = For the prediction { $tricks ->
        [one] 1 trick is
       *[other] { $tricks } tricks are
    } still missing. { $card } looks good for this one.
TIP-LOSE = Lose what you do not need, and lose it with high cards.
    .bid-fulfilled = No further trick is needed. { $card } is a good card to get rid of.
    .not-this-trick = This trick is hard to win. { $card } is easy to spare.

ladder-no-stock-left = No stock left
    .pass = there is a stock
ladder-card-to-turn-up = A card to turn up
    .pass = a card lies open
ladder-jester-turned-up = Jester turned up
    .pass = no Jester
ladder-dealer-has-chosen = Suit named by the dealer
    .pass = no suit was named
ladder-wizard-turned-up = Wizard turned up
    .pass = no Wizard
ladder-suit-turned-up = Suit of the card turned up
    .pass = the card has no suit
ladder-never-trump = Never a trump
    .pass = does not apply
ladder-highest-number = Highest number
    .pass = no single card has it
ladder-first-of-two = First of two equals
    .pass = not exactly two are equal
ladder-first-of-several = First of several equals
    .pass = only Jesters
ladder-exact-bid = Prediction came true
    .pass = prediction and tricks differ
ladder-too-many-tricks = Too many tricks
    .pass = not too many
ladder-too-few-tricks = Too few tricks
    .pass = not too few
ladder-each-trick = Points for each trick
    .pass = no points for tricks
ladder-shared-win = Shared win
    .pass = one player alone is ahead
ladder-most-points = Most points
    .pass = nobody is alone ahead
