# Wizard Camelot Edition. A message is named by its rule; each attribute is the sentence of one
# case. Cards and suits are drawn, so they are never part of the grammar.

suit-S = spades
    .full = spades ♠
suit-H = hearts
    .full = hearts ♥
suit-D = diamonds
    .full = diamonds ♦
suit-C = clubs
    .full = clubs ♣
card-S = { $rank ->
        [11] Jack
        [12] Queen
        [13] King
        [14] Ace
       *[other] { $rank }
    } of spades
card-H = { $rank ->
        [11] Jack
        [12] Queen
        [13] King
        [14] Ace
       *[other] { $rank }
    } of hearts
card-D = { $rank ->
        [11] Jack
        [12] Queen
        [13] King
        [14] Ace
       *[other] { $rank }
    } of diamonds
card-C = { $rank ->
        [11] Jack
        [12] Queen
        [13] King
        [14] Ace
       *[other] { $rank }
    } of clubs
card-Grail = Holy Grail
card-Excalibur = Excalibur
card-Merlin = Merlin
card-MerlinW = Merlin as Wizard
card-MerlinJ = Merlin as Jester
card-Morgan = Morgan le Fay

books-camelot-ca = Catalan rule book
section-CAM-COMP = the cards
section-CAM-DEF = definitions
section-CAM-TRUMP = trump
section-CAM-OBJ = the aim of the game
section-CAM-DEAL = dealing
section-CAM-JEST = special cards, Jester
section-CAM-WIZ = special cards, Wizard
section-CAM-GRAIL = special cards, Holy Grail
section-CAM-EXC = special cards, Excalibur
section-CAM-MERL = special cards, Merlin
section-CAM-MORG = special cards, Morgan le Fay
section-CAM-BID = bidding
section-CAM-PLAY = playing
section-CAM-TRACK = keeping track of tricks
section-CAM-SCORE = scoring
section-CAM-ZERO = bids of zero
section-CAM-WIN = winning tricks
section-CAM-LEAD = leading with special cards

INPUT-DECLARATION = Only Merlin is declared, as a Wizard or as a Jester, and only when he is played.
    .declared-in-hand = “{ $part }” cannot be in a hand: the card is declared only when it is played. In a hand it is { $right }.
    .declared-otherwise = “{ $part }” cannot be: when the card is played it is declared one of these: { $right }.
    .not-declarable = “{ $part }” cannot be: this card is never declared to be another. Only { $right } can.

trick-why-nobody = Nobody is winning yet

CAM-COMP-01 = Camelot is for three to six players.
CAM-COMP-02 = It is a game for everybody aged 8 or more.
CAM-COMP-03 = There are 48 cards with a suit: spades, hearts, diamonds and clubs, each from 3 to 10 and then Jack, Queen, King and Ace. The twos are taken out.
    .twos-are-out = “{ $part }” is not in this game: the four twos are taken out, and every suit begins with 3.
    .no-card-for-one = { $card } has no counterpart in Camelot: its suits have twelve cards, one fewer than Wizard’s, so the lowest card stands for nothing there.
CAM-COMP-04 = There are 12 special cards: four Jesters, four Wizards, the Holy Grail, Excalibur, Merlin and Morgan le Fay. That makes 60 cards.
    .no-such-card = “{ $part }” is no card of this game.
    .not-in-deck = { $card } is not in this deck, or not that often.
    .drawn-too-often = “{ $part }” is not in this deck, or not that often.
    .second-grail = There is only one { $card }, so only one player can have won a trick with it. It is noted { $count } times.
    .only-in-camelot = { $card } is a card of Camelot alone. Wizard has nothing like it.
CAM-COMP-05 = One sheet is used to write down the score.

CAM-DEF-01 = The cards dealt to a player are that player’s hand.
    .hand-for-each = Hands: { $count }, players: { $players }. Everybody gets one hand.
CAM-DEF-02 = The player to the left of the dealer has position 1, which is odd; the next to the left has position 2, which is even; then 3, odd again, and so on.
    .out-of-turn = It is somebody else’s turn: cards are played clockwise, position by position.
CAM-DEF-03 = Whoever wins a trick has position 1, an odd one, in the next trick.
CAM-DEF-04 = For a trick every player plays one card from the hand.
    .not-held = { $card } is not in this hand, and only cards of one’s own hand can be played.
CAM-DEF-05 = When all the cards of a hand have been played, the score is written down.
    .hand-is-over = All cards of this hand have been played.
    .right-points = These are the points of this hand: { $due }.
    .other-points = Hand { $number } brings { $due } points, not { $claimed }.
CAM-DEF-06 = A trick that is won counts for its winner.
    .trick-counts = There is no Excalibur in this trick, so it counts for its winner.
    .tricks-missing = How many tricks were won is still missing.
    .tricks-no-number = “{ $part }” is no number of tricks. In this hand it is a whole number from 0 to { $cards }.
    .more-tricks-than-played = { $won } tricks cannot be: this hand has no more than { $cards }.
    .tricks-in-range = Tricks: { $won } of { $cards }. That can be.
    .tricks-sum = All tricks of this hand were counted ({ $cards }): Excalibur was not played.

CAM-TRUMP-01 = After the deal the next card is turned face up; it decides about trump.
    .not-turned-yet = First a card is turned up for trump.
    .not-in-stock = “{ $part }” cannot be turned up: it is not among the cards that were left.
    .top-of-stock = { $card } is the next card, and is turned face up.
    .card-to-turn-up = The next card is turned up for trump. Cards left: { $stock }.
CAM-TRUMP-02 = If the card turned up has a suit, that suit is trump for the hand.
    .suit-turned-up = { $card } was turned up, so the trump suit of this hand is { $suit }.
    .trump-is-settled = Trump is settled for this hand; no other card is turned up.
CAM-TRUMP-03 = If a Jester is turned up, the hand is played without trump.
    .jester-turned-up = { $card } was turned up: this hand has no trump.
CAM-TRUMP-04 = If any other special card is turned up, the dealer chooses one of the four suits as trump.
    .nothing-to-choose = There is nothing to choose now: trump is chosen after a special card was turned up and before the first bid.
    .special-turned-up = { $card } was turned up. It has no suit and is no Jester, so the dealer chooses the trump suit.
    .dealer-has-chosen = { $card } was turned up, and the dealer chose { $suit } as the trump suit.
    .dealer-chooses = The dealer may choose each of the four suits, { $suit } too.
    .not-the-dealer = Only the dealer chooses the trump suit.
    .no-suit-here = “{ $part }” is no suit of this game. The dealer chooses one of these: { $suits }.
CAM-TRUMP-05 = The dealer cannot choose to play without trump.
    .no-trump-named = The dealer has to choose one of the four suits; no trump cannot be chosen.
CAM-TRUMP-06 = In the last hand all cards are dealt and none is left to turn up, so there is no trump.
    .no-stock-left = All cards are dealt and none is left to turn up: the last hand has no trump.

CAM-OBJ-01 = The aim is to predict exactly how many tricks you will win.
CAM-OBJ-02 = A right prediction wins points, a wrong one loses points.
CAM-OBJ-03 = Whoever has most points at the end wins the game.
    .evening-over = The game is over: the last hand has been scored.
    .evening-ends = Hand { $number } was the last one. Now the points decide.
    .most-points = Most points: { $who } ({ $points }).

CAM-DEAL-01 = To find the first dealer every player gets one card. The highest card deals.
    .nobody-has-drawn = Everybody draws one card. The highest deals first.
    .highest-deals = { $card } is the highest card. Deals first: { $who }.
    .not-drawn-yet = First everybody draws a card, to find the first dealer.
    .dealer-is-known = The first dealer has been found; nobody draws any more.
    .not-who-draws = A card is drawn by these players and by nobody else: { $players }.
    .one-card-each = Each of them draws one card.
    .scorekeeper-deals = Deals first: { $who }.
CAM-DEAL-02 = In the first hand everybody gets one card, in the second two, in the third three, and so on.
    .only-trick = That was the only trick of the first hand, so nobody leads another.
    .not-dealt-yet = First the cards of hand { $number } are dealt, { $cards } to each player.
    .wrong-hand-size = Cards of one player: { $count }. But in hand { $number } everybody gets { $cards }.
    .one-card = In the first hand everybody gets one card.
    .two-cards = In the second hand everybody gets two cards.
    .one-card-more = Hand { $number }: { $cards } cards for everybody, one more than before.
CAM-DEAL-03 = After each hand the deal passes to the left.
    .round-still-on = The next deal comes after the last trick of this hand.
    .deal-passes = The deal passes to the left. Hand { $number } is dealt by: { $who }.
    .last-trick = That was the last trick of this hand, so nobody leads another.
CAM-DEAL-04 = The new dealer shuffles all 60 cards before dealing.
CAM-DEAL-05 = There are 20 hands with three players, 15 with four, 12 with five and 10 with six.
    .until-all-are-dealt = With { $players } players the 60 cards last for { $rounds } hands.
CAM-DEAL-06 = In the last hand all the cards are dealt.
    .all-are-dealt = Hand { $number } is the last one: everybody gets { $cards } cards, and none is left.

CAM-JEST-01 = A Jester usually loses.
    .jester-loses = { $card } loses here, as Jesters usually do.
CAM-JEST-02 = If only Jesters are played, the first of them wins. Merlin played as a Jester is one of them.
    .only-jesters = Only Jesters have been played, and then the first one wins: { $card } in position { $position }.
    .jester-does = { $card } in position { $position } is the first Jester, and no other card here can win: so for once a Jester is ahead.
CAM-JEST-03 = If only Jesters and Excalibur are played, the first Jester wins the trick.
    .jesters-and-excalibur = Only Jesters and Excalibur have been played. Excalibur always loses, so the first Jester wins: { $card } in position { $position }.

CAM-WIZ-01 = A Wizard usually wins.
    .wizard-does = { $card } in position { $position } wins here, as the first Wizard usually does.
CAM-WIZ-02 = If several Wizards are played, the first one wins. Merlin played as a Wizard is one of them.
    .later-wizard = { $card } came too late: the first Wizard of this trick lies in position { $position }.
CAM-WIZ-03 = A Wizard loses to Morgan le Fay.
    .wizard-under-morgan = { $card } loses here: { $best } in position { $position } is stronger than any Wizard.
CAM-WIZ-04 = A Wizard loses to the Grail in an even position.
    .wizard-under-grail = { $card } loses here: { $best } lies in position { $position }, which is even, and beats every card there.

CAM-GRAIL-01 = In an even position (2, 4 or 6) the Grail beats every other card, even Morgan le Fay.
    .even-grail-does = Position { $position } is even: there { $card } beats every other card.
CAM-GRAIL-02 = Whoever wins a trick with the Grail in an even position gets 20 extra points, provided the bid is exact too.
    .bonus-needs-exact-bid = { $card } lies on a trick of this player, but the bid was { $bid } and { $won } counted: without an exact bid there is no bonus.
CAM-GRAIL-03 = In an odd position (1, 3 or 5) the Grail is a null card and always loses.
    .odd-grail-does = Position { $position } is odd: there { $card } is a null card and always loses.
CAM-GRAIL-04 = Whoever wins a trick with the Grail in an odd position gets 20 extra points as well, provided the bid is exact too.
    .grail-bonus = { $card } lies on a trick of this player and the bid is exact: 20 extra points, whether the position was odd or even.
CAM-GRAIL-05 = The Grail is laid face up on top of its trick, so that nobody forgets the 20 points.
    .grail = { $card } is laid on top of this trick: 20 extra points for its winner if the bid turns out exact.

CAM-EXC-01 = Excalibur always loses.
    .excalibur-does = { $card } always loses, and annuls the trick: it will count for nobody.
CAM-EXC-02 = Excalibur annuls the trick: its winner may not count it.
    .excalibur-annuls = { $card } annuls this trick: it does not count for its winner.
    .last-hand-has-excalibur = In the last hand all cards are dealt, so Excalibur is played for certain and one trick is annulled. The { $cards } tricks can only add up to { $right }, not to { $total }.
CAM-EXC-03 = If Excalibur is played in the first hand, nobody wins or loses any points in it.
    .nobody-scores = Excalibur was played in the first hand: whatever was bid, there are no points.
    .wrong-for-annulled = { $claimed } cannot be: Excalibur was played in the first hand, and then nobody wins or loses points.

CAM-MERL-01 = Merlin may be played as a Wizard or as a Jester.
    .merlin-playable = { $card } may always be played, whatever was led and whatever else is in the hand.
    .neither-wizard-nor-jester = { $card } can be played in two ways only: { $ways }.
    .only-merlin-is-declared = { $card } is played as what it is. Only { $merlin } is declared to be another card.
CAM-MERL-02 = Which of the two Merlin is must be declared when he is played.
    .merlin-undeclared = { $card } has to be declared when played, one way or the other: { $ways }. In a line write one of: { $right }.

CAM-MORG-01 = Morgan le Fay is the strongest card and usually wins.
    .morgan-does = { $card } is the strongest card here and wins.
CAM-MORG-02 = Morgan le Fay loses to the Grail in an even position.
    .morgan-is-beaten = { $card } loses, for once: { $grail } lies in position { $position }, which is even.

CAM-BID-01 = Beginning to the left of the dealer, every player says how many tricks it will be: none, all of them, or anything between.
    .bids-first = First everybody bids, then the first card is played.
    .bids-are-written = All bids have been made and written down.
    .bid-already = This player’s bid has been written down already.
    .not-first-bidder = The player to the left of the dealer bids first.
    .nothing-said = The bid is missing: a number of tricks from 0 to { $cards }.
    .own-hand = Everybody looks at their own cards before bidding.
    .hand-of-another = The cards of the others stay hidden.
    .bid-on-the-pad = Bids are written down for all to see.
CAM-BID-02 = Bidding goes on clockwise.
    .not-next-bidder = It is somebody else’s turn: bidding goes on clockwise.
CAM-BID-03 = With more than four cards each, the bids together may not equal the number of tricks.
    .few-cards = With { $cards ->
        [one] one card
       *[other] { $cards } cards
    } each any total is allowed, so the bid of { $bid } is too.
    .total-forbidden = The other bids add up to { $others }. A last bid of { $bid } would make it { $cards }, as many as there are tricks, and that is not allowed with more than four cards each.
    .total-differs = With a bid of { $bid } the total is { $total }, and there are { $cards } tricks: these numbers differ, so the bid is allowed.
CAM-BID-04 = The last bidder may bring the total up to the number of tricks, but only with a bid of zero.
    .last-bids-zero = The bids add up to { $cards }, as many as there are tricks. The last bidder may bring that about, with a bid of zero.

CAM-PLAY-01 = The player to the left of the dealer leads the first trick.
    .not-first-leader = The first trick is led by the player to the left of the dealer.
CAM-PLAY-02 = Any card may be led.
    .nothing-led = No card has been played yet, so there is nothing to follow: any card may be led.
CAM-PLAY-03 = If you hold a card of the suit that was led, you must play one, or else a special card.
    .void-before = { $card } cannot come from this hand: in an earlier trick it did not follow { $suit }, so it can hold no card of that suit.
    .first-card-suited = { $card } was led, so { $led } is the suit to follow.
    .always-playable = { $card } is a special card. It may always be played, whatever was led and whatever else is in the hand.
    .follows = { $card } follows the suit that was led, { $led }.
    .must-follow = { $card } is of another suit, although this hand holds { $led }: the suit led has to be followed, or a special card played.
CAM-PLAY-04 = If you hold no card of the suit led, you may play any card, a trump or another.
    .hand-unseen = { $card } does not follow { $led }. That is only allowed without a card of that suit, so this hand can hold none.
    .cannot-follow = There is no { $led } in this hand, so any card may be played, { $card } too.
    .trump-too-early = { $card } is a trump, but a trump of another suit may only be played without a card of the suit led, and this hand holds { $led }.
CAM-PLAY-05 = The winner of a trick leads the next one.
    .not-winner = The next trick is led by the player who won the last one.
    .winner-leads = The winner of the trick leads the next one, in position 1.
CAM-PLAY-06 = In the next trick positions are counted anew from the winner: 1 is odd, 2 is even, and so on.

CAM-TRACK-01 = Before the first card the scorekeeper reads out all the bids.
    .bids-complete = All bids are made. Together: { $total }; tricks in this hand: { $cards }.
CAM-TRACK-02 = Tricks that were won stay in sight of everybody.
CAM-TRACK-03 = Annulled tricks are put aside and do not count.
    .tricks-cannot-be = Tricks counted: { $total }. That cannot be. This hand has { $cards }; only Excalibur annuls one, and then { $less } count.
    .one-trick-annulled = Tricks counted: { $total } of { $cards }. Excalibur annulled one.
CAM-TRACK-04 = Bidding wheels, coins or chips may show how many tricks were bid.

CAM-SCORE-01 = Points are won for an exact bid only, neither over nor under.
CAM-SCORE-02 = An exact bid is worth 20 points,
    .exact-bid = The bid of { $bid } is exact: 20 points.
    .wrong-for-exact = { $claimed } cannot be: with { $won ->
        [one] one trick
       *[other] { $won } tricks
    } the bid is exact, and that makes { $due }.
CAM-SCORE-03 = and 10 more for each trick.
    .each-trick = { $won ->
        [one] One trick: 10 more points.
       *[other] { $won } tricks: 10 more points for each.
    }
CAM-SCORE-04 = A wrong bid costs 10 points for every trick above or below it.
    .too-many-tricks = Bid { $bid }, won { $won }: { $over ->
        [one] one trick
       *[other] { $over } tricks
    } too many, at 10 points each.
    .too-few-tricks = Bid { $bid }, won { $won }: { $under ->
        [one] one trick
       *[other] { $under } tricks
    } too few, at 10 points each.
    .wrong-for-missed = { $claimed } cannot be: the bid was missed by { $off ->
        [one] one trick
       *[other] { $off } tricks
    }, and that makes { $due }.
CAM-SCORE-05 = The scorekeeper keeps an eye on the Grail and on bids of zero.

CAM-ZERO-01 = With up to four cards each, an exact bid of zero is worth 20 points.
    .zero-with-few-cards = Bid zero, won zero, with no more than four cards each: 20 points. Cards in this hand: { $cards }.
CAM-ZERO-02 = With more than four cards each, an exact bid of zero is worth 25 points.
    .zero-with-many-cards = Bid zero, won zero, with more than four cards each: 25 points. Cards in this hand: { $cards }.
CAM-ZERO-03 = The last hand is an exception to the 25 points.
CAM-ZERO-04 = In the last hand an exact bid of zero is worth 20 points and one more for each card dealt: 40, 35, 32 or 30 with three, four, five or six players.
    .zero-in-last-hand = Bid zero, won zero, in the last hand: 20 points and { $cards } more, one for each card.

CAM-WIN-01 = Without any of these, the highest card of the suit led wins.
    .lower-of-led-suit = { $card } is of the suit led, { $suit }, but there is a higher card of it.
    .another-suit = { $card } is not of the suit led, { $suit }, and it is no trump, so it cannot win.
    .highest-of-led-suit = { $card } is the highest card of { $suit }, the suit led, and no trump lies in this trick.
CAM-WIN-02 = If there is neither a Grail in an even position, nor Morgan le Fay, nor a Wizard, the highest trump wins.
    .lower-trump = { $card } is a trump, but there is a higher one in this trick.
    .beaten-by-trump = There is a trump in this trick, and { $card } is none.
    .highest-trump = { $card } is the highest trump in this trick, and a trump beats every card of another suit.
CAM-WIN-03 = The first Wizard wins, Merlin as a Wizard included, if there is neither Morgan le Fay nor the Grail in an even position.
    .beaten-by-wizard = There is a Wizard in this trick, and { $card } is none.
    .first-wizard = { $card } in position { $position } is the first Wizard of this trick, and neither Morgan le Fay nor a Grail in an even position is there to beat it.
CAM-WIN-04 = Morgan le Fay wins if the Grail is not in an even position.
    .beaten-by-morgan = { $morgan } is in this trick, and { $card } is weaker.
    .morgan = { $card } in position { $position } is the strongest card. Only a Grail in an even position could beat her.
CAM-WIN-05 = The Grail wins from an even position.
    .beaten-by-grail = { $grail } lies in an even position, and there it beats { $card } too.
    .even-grail = { $card } lies in position { $position }. That is an even position, and there it beats every card.

CAM-LEAD-01 = If Morgan le Fay is led, everybody else may play any card. She wins unless the Grail comes in an even position.
    .morgan-led = { $card } was led. No suit has to be followed in this trick: any card may be played.
CAM-LEAD-02 = If Merlin is led, he is declared a Wizard or a Jester, and the rules for that card apply.
    .merlin-led-as-wizard = { $card } was led, and counts like any Wizard: no suit has to be followed in this trick.
    .merlin-led-as-jester = { $card } was led, and counts like any Jester: it sets no suit, so the next card may be any card.
    .suit-after-merlin = { $card } came after Merlin as a Jester and set the suit: now { $led } has to be followed.
CAM-LEAD-03 = If Excalibur is led, it is a null card: the next card sets the suit. The trick is annulled.
    .excalibur-led = { $card } was led. It is a null card and sets no suit, so the next card may be any card.
    .suit-after-excalibur = { $card } came after Excalibur and set the suit: now { $led } has to be followed.
CAM-LEAD-04 = If the Grail is led, it lies in position 1 and is a null card: the next card sets the suit.
    .grail-led = { $card } was led, so it lies in position { $position }, an odd one. It is a null card and sets no suit: the next card may be any card.
    .suit-after-grail = { $card } came after the leading Grail and set the suit: now { $led } has to be followed.
CAM-LEAD-05 = If a Wizard is led, everybody else may play any card, another Wizard too. It wins unless Morgan le Fay comes, or the Grail in an even position.
    .wizard-led = { $card } was led. No suit has to be followed in this trick: any card may be played.
CAM-LEAD-06 = If a Jester is led, it is a null card: the next card sets the suit.
    .one-jester = { $card } was led. It is a null card and sets no suit, so the next card may be any card.
    .suit-after-jester = { $card } came after the leading Jester and set the suit: now { $led } has to be followed.

A-CAM-01 = Null cards at the beginning of a trick are skipped when we look for the suit to follow: Jesters, Merlin as a Jester, Excalibur, and the Grail in an odd position. The first other card decides; if it is a special card, no suit has to be followed.
    .why = The book only speaks of “the next card”. A card that cannot win where it lies has no say in the suit either, so it is passed over.
    .null-cards-so-far = Only null cards so far: { $cards }. They set no suit, so the next card may be any card.
    .even-grail-opens = { $card } in position { $position } is the first card that is not null: that position is even. It has no suit, so any card may be played in this trick.
    .special-opens = { $card } in position { $position } is the first card that is not null. It has no suit, so any card may be played in this trick.
    .suit-after-null-cards = The null cards are skipped. { $card } is the first other card: now { $led } has to be followed.
A-CAM-02 = If a Wizard or Morgan le Fay is played later in a trick that has a suit, that suit must still be followed.
    .why = The book has the suit of the first card followed, and names no exception for what comes later.
    .duty-stays = { $card } is of another suit, although this hand holds { $led }. { $special } came later than the suit and frees nobody from following it.
A-CAM-03 = Whoever wins an annulled trick leads the next one all the same.
    .why = Excalibur takes away the trick, not the lead: somebody has to lead, and the winner is known.
    .annulled-winner-leads = Excalibur annulled the trick, but its winner leads the next one all the same, in position 1.
A-CAM-04 = If nothing but null cards is played and the Grail is among them, the first Jester wins.
    .why = The book names Jesters alone and Jesters with Excalibur. An odd Grail is just as null as Excalibur, so the same goes for it.
    .jesters-and-odd-grail = Only null cards have been played, the Grail in an odd position among them. The first Jester wins: { $card } in position { $position }.
A-CAM-05 = A Grail in an odd position does nothing to Morgan le Fay: she wins.
    .why = The book lets only the Grail in an even position beat her, and its own example has her win over an odd one.
A-CAM-06 = Every card takes up a position, null cards too. If Excalibur and the Grail in an even position meet, the Grail wins and the trick is annulled.
    .why = The book counts positions by players, and every player plays one card. The Grail decides who wins, Excalibur whether it counts: the two do not contradict each other.
A-CAM-07 = The 20 points for the Grail are paid even if its trick was annulled, provided the bid of its winner is exact. Only the first hand is different.
    .why = The bonus goes to whoever wins the trick and bids exactly. Annulling takes away the trick, and the book does not say that it takes the bonus too.
A-CAM-08 = An exact bid of zero can get the 20 points for the Grail too: by winning the Grail’s trick when it is annulled.
    .why = A bid of zero that wins an annulled trick is still exact, and the Grail’s bonus asks for no more than that.
    .bonus-with-zero = { $card } lay in a trick of this player that was annulled, so the bid of zero is still exact: 20 extra points.
    .grail-without-trick = { $card } is noted for a player without a counted trick. That can only be when the trick was annulled, but here all tricks were counted.
A-CAM-09 = Only the last bidder is bound by the total, and it is the number of cards that counts, whether Excalibur is played or not.
    .why = The book speaks of the last bidder, and before the cards are played nobody knows whether Excalibur is there.
    .not-yet-bound = The total binds only the last bidder, and { $left ->
        [one] one player has
       *[other] { $left } players have
    } still to bid: a bid of { $bid } is allowed.
A-CAM-10 = When the first dealer is drawn, whoever got a special card draws again, and so do players with equal highest cards.
    .why = Special cards have no rank, and equal cards leave no highest one.
    .specials-draw-again = Special cards do not decide about the deal. Who draws again: { $players }.
    .equals-draw-again = The highest card was drawn more than once. Who draws again: { $players }.
A-CAM-11 = The dealer looks at their own cards first, then names trump, and only then does bidding begin.
    .why = The book is silent about when. Who chooses without looking would be choosing blindly.
    .choice-is-due = First the dealer chooses the trump suit, then bidding begins.
A-CAM-12 = The Ace is the highest card of its suit, the 3 is the lowest.
    .why = The book lists the cards from 3 to Ace, and in its examples the Ace wins.
A-CAM-13 = If Merlin is turned up, the dealer chooses trump; Merlin cannot be declared a Jester there.
    .why = Merlin is declared when he is played, and a card turned up is not played by anybody.
    .merlin-turned-up = { $card } was turned up. Like any special card but a Jester he lets the dealer choose the trump suit; nobody declares him here.
A-CAM-14 = Once declared, Merlin stays what he was declared to be.
    .why = The others play by what was declared. If it could change, no trick would ever be certain.
A-CAM-15 = Merlin played as a Jester counts among the Jesters in order of play.
    .why = The book gives two orders of the same cards, and in both the first one counts.
A-CAM-16 = If both Excalibur and the Grail are played in the first hand, there are no points and no bonus either.
    .why = The book says that nobody wins or loses points then, and the bonus is points.
    .no-bonus-in-first-hand = { $card } brings nothing here: in a first hand with Excalibur there is no bonus either.
A-CAM-17 = A bid is a number from zero to the number of cards in the hand. The rule about the total holds in the last hand too.
    .why = Nobody can win more tricks than there are cards. And the last hand has more than four cards, so the rule about the total holds for it.
    .no-number = “{ $part }” is no bid. A bid is a whole number from 0 to { $cards }.
    .below-zero = { $bid } is no bid: nobody can win fewer than 0 tricks. Right is a number from 0 to { $cards }.
    .more-than-hand = { $bid } tricks cannot be won in this hand. Right is a number from 0 to { $cards }.
A-CAM-18 = If several players have most points at the end, they win together.
    .why = The book asks for most points only, and names nothing to tell equal players apart.
    .shared-win = Level with { $points } points, and winners together: { $players }.
A-CAM-19 = The Grail brings 20 points once, whether it wins the trick itself or not.
    .why = The book states the bonus twice, once for even and once for odd positions. The Grail lies in one of the two only.
A-CAM-20 = Special cards belong to no suit: they may always be played, and nobody ever has to play one in order to follow.
    .why = The book calls them special cards beside the cards with a suit, and allows them at any time.
A-CAM-21 = As long as a trick consists of Excalibur or a Grail in an odd position alone, nobody is winning it.
    .why = Excalibur and an odd Grail always lose, but as long as nothing else is there, nothing beats them either.
    .nobody-yet = None of these can win a trick: { $cards }. Nobody is winning yet; the next card decides.

ladder-even-grail = Grail in an even position
    .pass = no Grail in an even position
ladder-morgan = Morgan le Fay
    .pass = no Morgan le Fay in the trick
ladder-only-jesters = Only Jesters: the first
    .pass = other cards were played
ladder-jesters-and-excalibur = Only Jesters and Excalibur: the first Jester
    .pass = the Grail is there too, or no Jester is
ladder-jesters-and-odd-grail = Only null cards: the first Jester
    .pass = no Jester in the trick
ladder-nobody-yet = Nobody yet
    .pass = somebody is winning
