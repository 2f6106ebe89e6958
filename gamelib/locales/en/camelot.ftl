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
    .not-declarable = “{ $part }” cannot be: this card is never declared to be another. Only { $right } can.

trick-why-nobody = Nobody is winning yet

CAM-COMP-01 = Camelot is for three to six players.
CAM-COMP-02 = It is a game for everybody aged 8 or more.
CAM-COMP-03 = There are 48 cards with a suit: spades, hearts, diamonds and clubs, each from 3 to 10 and then Jack, Queen, King and Ace. The twos are taken out.
    .twos-are-out = “{ $part }” is not in this game: the four twos are taken out, and every suit begins with 3.
CAM-COMP-04 = There are 12 special cards: four Jesters, four Wizards, the Holy Grail, Excalibur, Merlin and Morgan le Fay. That makes 60 cards.
    .no-such-card = “{ $part }” is no card of this game.
CAM-COMP-05 = One sheet is used to write down the score.

CAM-DEF-01 = The cards dealt to a player are that player’s hand.
CAM-DEF-02 = The player to the left of the dealer has position 1, which is odd; the next to the left has position 2, which is even; then 3, odd again, and so on.
    .out-of-turn = It is somebody else’s turn: cards are played clockwise, position by position.
CAM-DEF-03 = Whoever wins a trick has position 1, an odd one, in the next trick.
CAM-DEF-04 = For a trick every player plays one card from the hand.
    .not-held = { $card } is not in this hand, and only cards of one’s own hand can be played.
CAM-DEF-05 = When all the cards of a hand have been played, the score is written down.
    .hand-is-over = All cards of this hand have been played.
CAM-DEF-06 = A trick that is won counts for its winner.
    .trick-counts = There is no Excalibur in this trick, so it counts for its winner.

CAM-TRUMP-01 = After the deal the next card is turned face up; it decides about trump.
CAM-TRUMP-02 = If the card turned up has a suit, that suit is trump for the hand.
CAM-TRUMP-03 = If a Jester is turned up, the hand is played without trump.
CAM-TRUMP-04 = If any other special card is turned up, the dealer chooses one of the four suits as trump.
CAM-TRUMP-05 = The dealer cannot choose to play without trump.
CAM-TRUMP-06 = In the last hand all cards are dealt and none is left to turn up, so there is no trump.

CAM-OBJ-01 = The aim is to predict exactly how many tricks you will win.
CAM-OBJ-02 = A right prediction wins points, a wrong one loses points.
CAM-OBJ-03 = Whoever has most points at the end wins the game.

CAM-DEAL-01 = To find the first dealer every player gets one card. The highest card deals.
CAM-DEAL-02 = In the first hand everybody gets one card, in the second two, in the third three, and so on.
    .only-trick = That was the only trick of the first hand, so nobody leads another.
CAM-DEAL-03 = After each hand the deal passes to the left.
CAM-DEAL-04 = The new dealer shuffles all 60 cards before dealing.
CAM-DEAL-05 = There are 20 hands with three players, 15 with four, 12 with five and 10 with six.
CAM-DEAL-06 = In the last hand all the cards are dealt.

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
    .later-wizard = { $card } came too late: { $best } is the first Wizard of this trick.
CAM-WIZ-03 = A Wizard loses to Morgan le Fay.
    .wizard-under-morgan = { $card } would win, but { $best } is stronger than any Wizard.
CAM-WIZ-04 = A Wizard loses to the Grail in an even position.
    .wizard-under-grail = { $card } would win, but { $best } lies in an even position and beats every card.

CAM-GRAIL-01 = In an even position (2, 4 or 6) the Grail beats every other card, even Morgan le Fay.
    .even-grail-does = Position { $position } is even: there { $card } beats every other card.
CAM-GRAIL-02 = Whoever wins a trick with the Grail in an even position gets 20 extra points, provided the bid is exact too.
CAM-GRAIL-03 = In an odd position (1, 3 or 5) the Grail is a null card and always loses.
    .odd-grail-does = Position { $position } is odd: there { $card } is a null card and always loses.
CAM-GRAIL-04 = Whoever wins a trick with the Grail in an odd position gets 20 extra points as well, provided the bid is exact too.
CAM-GRAIL-05 = The Grail is laid face up on top of its trick, so that nobody forgets the 20 points.

CAM-EXC-01 = Excalibur always loses.
    .excalibur-does = { $card } always loses, and annuls the trick: it will count for nobody.
CAM-EXC-02 = Excalibur annuls the trick: its winner may not count it.
    .excalibur-annuls = { $card } annuls this trick: it does not count for its winner.
CAM-EXC-03 = If Excalibur is played in the first hand, nobody wins or loses any points in it.

CAM-MERL-01 = Merlin may be played as a Wizard or as a Jester.
    .merlin-playable = { $card } may always be played, whatever was led and whatever else is in the hand.
    .neither-wizard-nor-jester = { $card } can be played in two ways only: { $ways }.
    .only-merlin-is-declared = { $card } is played as what it is. Only { $merlin } is declared to be another card.
CAM-MERL-02 = Which of the two Merlin is must be declared when he is played.
    .merlin-undeclared = { $card } has to be declared when played, one way or the other: { $ways }.

CAM-MORG-01 = Morgan le Fay is the strongest card and usually wins.
    .morgan-does = { $card } is the strongest card here and wins.
CAM-MORG-02 = Morgan le Fay loses to the Grail in an even position.
    .morgan-is-beaten = { $card } loses, for once: { $grail } lies in position { $position }, which is even.

CAM-BID-01 = Beginning to the left of the dealer, every player says how many tricks it will be: none, all of them, or anything between.
CAM-BID-02 = Bidding goes on clockwise.
CAM-BID-03 = With more than four cards each, the bids together may not equal the number of tricks.
CAM-BID-04 = The last bidder may bring the total up to the number of tricks, but only with a bid of zero.

CAM-PLAY-01 = The player to the left of the dealer leads the first trick.
    .not-first-leader = The first trick is led by the player to the left of the dealer.
CAM-PLAY-02 = Any card may be led.
    .nothing-led = No card has been played yet, so there is nothing to follow: any card may be led.
CAM-PLAY-03 = If you hold a card of the suit that was led, you must play one, or else a special card.
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
CAM-TRACK-02 = Tricks that were won stay in sight of everybody.
CAM-TRACK-03 = Annulled tricks are put aside and do not count.
CAM-TRACK-04 = Bidding wheels, coins or chips may show how many tricks were bid.

CAM-SCORE-01 = Points are won for an exact bid only, neither over nor under.
CAM-SCORE-02 = An exact bid is worth 20 points,
CAM-SCORE-03 = and 10 more for each trick.
CAM-SCORE-04 = A wrong bid costs 10 points for every trick above or below it.
CAM-SCORE-05 = The scorekeeper keeps an eye on the Grail and on bids of zero.

CAM-ZERO-01 = With up to four cards each, an exact bid of zero is worth 20 points.
CAM-ZERO-02 = With more than four cards each, an exact bid of zero is worth 25 points.
CAM-ZERO-03 = The last hand is an exception to the 25 points.
CAM-ZERO-04 = In the last hand an exact bid of zero is worth 20 points and one more for each card dealt: 40, 35, 32 or 30 with three, four, five or six players.

CAM-WIN-01 = Without any of these, the highest card of the suit led wins.
    .highest-of-led-suit = { $card } is the highest card of { $suit }, the suit led. Cards of other suits lose to it here, however high they are.
CAM-WIN-02 = If there is neither a Grail in an even position, nor Morgan le Fay, nor a Wizard, the highest trump wins.
    .highest-trump = { $card } is the highest trump in this trick, and a trump beats every card of another suit.
CAM-WIN-03 = The first Wizard wins, Merlin as a Wizard included, if there is neither Morgan le Fay nor the Grail in an even position.
    .first-wizard = { $card } in position { $position } is the first Wizard of this trick, and neither Morgan le Fay nor a Grail in an even position is there to beat it.
CAM-WIN-04 = Morgan le Fay wins if the Grail is not in an even position.
    .morgan = { $card } in position { $position } is the strongest card. Only a Grail in an even position could beat her.
CAM-WIN-05 = The Grail wins from an even position.
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
    .null-cards-so-far = Only null cards so far: { $cards }. They set no suit, so the next card may be any card.
    .even-grail-opens = { $card } in position { $position } is the first card that is not null: that position is even. It has no suit, so any card may be played in this trick.
    .special-opens = { $card } in position { $position } is the first card that is not null. It has no suit, so any card may be played in this trick.
    .suit-after-null-cards = The null cards are skipped. { $card } is the first other card: now { $led } has to be followed.
A-CAM-02 = If a Wizard or Morgan le Fay is played later in a trick that has a suit, that suit must still be followed.
    .duty-stays = { $card } is of another suit, although this hand holds { $led }. { $special } came later than the suit and frees nobody from following it.
A-CAM-03 = Whoever wins an annulled trick leads the next one all the same.
    .annulled-winner-leads = Excalibur annulled the trick, but its winner leads the next one all the same, in position 1.
A-CAM-04 = If nothing but null cards is played and the Grail is among them, the first Jester wins.
    .jesters-and-odd-grail = Only null cards have been played, the Grail in an odd position among them. The first Jester wins: { $card } in position { $position }.
A-CAM-05 = A Grail in an odd position does nothing to Morgan le Fay: she wins.
A-CAM-06 = Every card takes up a position, null cards too. If Excalibur and the Grail in an even position meet, the Grail wins and the trick is annulled.
A-CAM-07 = The 20 points for the Grail are paid even if its trick was annulled, provided the bid of its winner is exact. Only the first hand is different.
A-CAM-08 = An exact bid of zero can get the 20 points for the Grail too: by winning the Grail’s trick when it is annulled.
A-CAM-09 = Only the last bidder is bound by the total, and it is the number of cards that counts, whether Excalibur is played or not.
A-CAM-10 = When the first dealer is drawn, whoever got a special card draws again, and so do players with equal highest cards.
A-CAM-11 = The dealer looks at the own cards first, then names trump, and only then does bidding begin.
A-CAM-12 = The Ace is the highest card of its suit, the 3 is the lowest.
A-CAM-13 = If Merlin is turned up, the dealer chooses trump; Merlin cannot be declared a Jester there.
A-CAM-14 = Once declared, Merlin stays what he was declared to be.
A-CAM-15 = Merlin played as a Jester counts among the Jesters in order of play.
A-CAM-16 = If both Excalibur and the Grail are played in the first hand, there are no points and no bonus either.
A-CAM-17 = A bid is a number from zero to the number of cards in the hand. The rule about the total holds in the last hand too.
A-CAM-18 = If several players have most points at the end, they win together.
A-CAM-19 = The Grail brings 20 points once, whether it wins the trick itself or not.
A-CAM-20 = Special cards belong to no suit: they may always be played, and nobody ever has to play one in order to follow.
A-CAM-21 = As long as a trick consists of Excalibur or a Grail in an odd position alone, nobody is winning it.
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
