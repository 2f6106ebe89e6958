# Words around a round and a score pad, whatever the edition. $name is a player, always beside a colon or alone.
round-start = Round { $number } begins
round-drawn = Cards are drawn for the first deal
round-draw-title = Cards drawn
round-dealt = Round { $number }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } for everybody
# Name of a step
round-deal = Deal: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } each
round-turned = Turned up: { $card }
round-turned-title = The card turned up
round-chosen = { $name }: trump is { $suit }
round-bid = { $name }: { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
round-writes = { $name }: a covered prediction
round-points = The points of round { $number }
round-points-label = Points
round-points-of = { $name }: predicted { $bid }, won { $won }
# After the sum of a score, such as “= 30 in this round”
round-sum = in this round
round-winners = Winning the game: { $players }
round-winners-title = Who wins the game?
round-end = The end
round-totals = Totals
round-total = Total
round-dealer = Dealer
round-deals = deals
round-number = Round
round-place = { $number } of { $rounds }
round-trump-open = still open
round-tally = Predictions and tricks
round-bids = Predictions
round-predicted = Predicted
round-won = Won
round-claimed = Points
round-covered = covered
round-hand = Hand of { $name }
round-sees = Cards that { $name } sees
round-may-choose = { $name }: which suits may be named?
round-may-bid = { $name }: what may be predicted?
round-trump-title = What is trump?

ask-trump = What is trump in this round?
ask-no-trump = no suit
ask-dealer-chooses = the dealer chooses
ask-choice = Turned up: { $card }. What may the dealer, { $name }, name?
ask-number = { $number }
ask-bids = What may { $name } predict?
ask-bidder = The cards were dealt by { $name }. Who predicts first?
ask-dealer = Round { $number } was dealt by { $name }. Who deals the next one?
ask-nobody-deals = Nobody: the game is over
ask-cards-seen = Whose cards does { $name } see?
ask-bids-seen = Whose predictions does { $name } know?
ask-nobody = Nobody’s
ask-together = Can this be played with { $players } players?
ask-points = { $name }: predicted { $bid }, won { $won }. How many points is that?
ask-happened = Can this round have happened?
ask-possible = Yes, it can
ask-impossible = No, it cannot
ask-winners = The game is over with these totals. Who wins?
myth-dealer-may-decline = A Wizard was turned up. “The dealer may also decide that there is no trump.” Is that true?
myth-off-by-one = Plus/minus one is played. “So the total of the predictions has to miss the number of tricks by exactly one.” Is that true?
myth-tricks-always-pay = “Each trick you win gives 10 points, even if your prediction fails.” Is that true?
myth-zero-is-nothing = “Whoever predicts 0 and wins no trick gets nothing.” Is that true?

pad-title = Score pad
pad-variant = Variant
pad-name = Name of player { $number }
# Names of fields, for those who listen
pad-bid = { $name }, round { $number }: prediction
pad-tricks = { $name }, round { $number }: tricks won
pad-hint = Write what everybody predicted and how many tricks everybody won. The points follow by themselves.
pad-ahead = After { $number ->
        [one] one round
       *[other] { $number } rounds
    }, with { $points } points, in front: { $players }
pad-provisional = Totals with “?” are provisional until round { $number } is put right.
pad-chart = The totals after each round
pad-chart-provisional = provisional (?) from round { $number } on
pad-players = Players
pad-dealer = Deals first: player
pad-variants = Played with
pad-greek = Example from the Greek rule book
pad-italian = Example from the Italian rule book
pad-empty = Empty pad
pad-explained = Both books tell of three players and two rounds. Round 1 is the same. In round 2 both have the predictions 2, 0 and 0, but the second trick goes to the second player in the Greek book and to the third in the Italian one. So another prediction of 0 fails, and the totals differ: 10, −20, 50 in one book, 10, 10, 20 in the other. The rules are the same, only the tricks were not.

variant-base = Base game
switch-title = The same position, played as
switch-cards = Which cards may { $name } play?
switch-predict = What may { $name } predict?
switch-rounds = How many rounds does the game have?
switch-hands = Whose cards does { $name } see?
switch-bids = Whose predictions does { $name } see?
switch-nothing = none

INPUT-NAMES = Each player has a name of their own.
    .name-missing = A name is missing here, so another one stands in for it.
    .name-twice = There is a “{ $part }” already. Two players with one name are hard to tell apart.
    .name-too-long = Names have at most { $longest } characters here; this one is shortened elsewhere.
