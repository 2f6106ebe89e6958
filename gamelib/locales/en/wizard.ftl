# Wizard: cards, and the rules of the trick. A message is named by its rule; each attribute is the
# sentence of one case. Cards and suits are drawn, so they are never part of the grammar.

suit-B = blue
    .full = Humans, blue
suit-G = green
    .full = Elves, green
suit-R = red
    .full = Dwarves, red
suit-Y = yellow
    .full = Giants, yellow
card-B = blue { $rank }
card-G = green { $rank }
card-R = red { $rank }
card-Y = yellow { $rank }
card-W = Wizard
card-J = Jester

books-wizard-el-wizard-it = Greek and Italian rule books
books-wizard-it = Italian rule book
books-wizard-el = Greek rule book
section-WIZ-DEF = the aim of the game
section-WIZ-DECK = the cards
section-WIZ-PLAY = playing tricks
section-WIZ-WIN = playing tricks, and who wins them
section-WIZ-SPEC = Wizards and Jesters

WIZ-DEF-01 = A trick is made of one card from each player’s hand, played in turn, face up on the table.
    .not-held = { $card } is not in this hand, and only cards of one’s own hand can be played.

WIZ-DECK-01 = There are four suits: Humans are blue, Elves are green, Dwarves are red and Giants are yellow.
WIZ-DECK-02 = In each suit 13 is the highest card and 1 is the lowest.
WIZ-DECK-03 = There are four Wizards. They are higher than every 13.
WIZ-DECK-04 = There are four Jesters. They are lower than every 1.
WIZ-DECK-05 = Four suits of 13 cards, four Wizards and four Jesters make 60 cards.

WIZ-PLAY-01 = The player to the left of the dealer leads the first trick.
    .not-first-leader = The first trick is led by the player to the left of the dealer.
    .leads-first = { $card } opens the first trick. Nothing lies there yet that would have to be followed, so whoever leads may play any card.
WIZ-PLAY-02 = The others follow clockwise.
    .out-of-turn = It is somebody else’s turn: cards are played clockwise, one after the other.
WIZ-PLAY-03 = If you hold a card of the suit that was led, you must play one.
    .void-before = { $card } cannot come from this hand: in an earlier trick it did not follow { $suit }, so it can hold no card of that suit.
    .first-card-suited = { $card } was led, so { $led } is the suit to follow.
    .follows = { $card } follows the suit that was led, { $led }.
    .must-follow = { $card } is of another suit, although this hand holds { $led }: the suit led has to be followed.
WIZ-PLAY-04 = If you hold no card of the suit led, you may play any card, a trump or another.
    .hand-unseen = { $card } does not follow { $led }. That is only allowed without a card of that suit, so this hand can hold none.
    .cannot-follow = There is no { $led } in this hand, so any card may be played, { $card } too.
    .trump-too-early = { $card } is a trump, but a trump of another suit may only be played without a card of the suit led, and this hand holds { $led }.
WIZ-PLAY-05 = To follow means to play a card of the same suit as the first card of the trick.
    .nothing-led = No card has been played yet, so there is nothing to follow: any card may be led.
WIZ-PLAY-06 = Wizards and Jesters may always be played, even by a player who could follow suit.
    .always-playable = { $card } may always be played, whatever was led and whatever else is in the hand.
WIZ-PLAY-07 = Whoever plays a Wizard or a Jester need not follow suit.
WIZ-PLAY-08 = The winner takes the trick and leads the next one.
    .not-winner = The next trick is led by the player who won the last one.
    .leads-next = { $card } opens the next trick. Nothing lies there yet that would have to be followed, so whoever leads may play any card.
    .winner-leads = The winner takes the trick and leads the next one.
WIZ-PLAY-09 = Round 1 has one trick only, so nobody leads a second.
    .only-trick = That was the only trick of this round, so nobody leads another.

WIZ-WIN-01 = The highest card wins the trick; the next rules say which card that is.
WIZ-WIN-02 = A Wizard is higher than any other card, trumps included.
WIZ-WIN-03 = The first Wizard in the trick wins it.
    .later-wizard = { $card } is a Wizard, but not the first one in this trick.
    .beaten-by-wizard = There is a Wizard in this trick, and { $card } is none.
    .first-wizard = { $card } in position { $position } is the first Wizard of this trick. The first Wizard beats everything, later Wizards too.
WIZ-WIN-04 = If there is no Wizard in the trick, the highest trump wins.
    .lower-trump = { $card } is a trump, but there is a higher one in this trick.
    .beaten-by-trump = There is a trump in this trick, and { $card } is none.
    .highest-trump = { $card } is the highest trump in this trick, and a trump beats every card of another suit.
WIZ-WIN-05 = If there is neither a Wizard nor a trump, the highest card of the suit led wins.
    .lower-of-led-suit = { $card } is of the suit led, { $suit }, but there is a higher card of it.
    .another-suit = { $card } is not of the suit led, { $suit }, and it is no trump, so it cannot win.
    .highest-of-led-suit = { $card } is the highest card of { $suit }, the suit led, and no trump lies in this trick.

WIZ-SPEC-01 = If a Wizard is led, everybody else may play any card.
    .wizard-led = { $card } was led. No suit has to be followed in this trick: any card may be played.
WIZ-SPEC-02 = A trick that begins with a Wizard is won by that Wizard, whatever follows.
WIZ-SPEC-03 = Nobody has to play a Wizard in order to follow, not even when trump is led.
WIZ-SPEC-04 = If a Jester is led, the next player may play any card.
    .one-jester = { $card } was led. A Jester sets no suit, so the next card may be any card.
WIZ-SPEC-05 = The card after a leading Jester sets the suit of the trick.
    .suit-after-jester = After the leading Jester, { $card } set the suit: now { $led } has to be followed.
WIZ-SPEC-06 = A Jester loses every trick, except one that is made of Jesters alone.
    .jester-loses = { $card } loses to every other kind of card.
WIZ-SPEC-07 = If only Jesters are played, the first one wins the trick.
    .later-jester = Only Jesters have been played, and this one was not the first.
    .first-jester = Only Jesters have been played, and then the first one wins.
WIZ-SPEC-08 = A trick of nothing but Jesters can only come up with three or four players.

A-WIZ-01 = If the first card after leading Jesters is a Wizard, no suit is led: everybody may play any card.
    .why = A Wizard has no suit, so it cannot set one, and nobody could say which suit to follow.
    .wizard-after-jesters = { $card } is the first card that is not a Jester, and it has no suit. So no suit is led in this trick any more: any card may be played.
A-WIZ-02 = If several Jesters are played first, the first other card sets the suit.
    .why = The books speak of the second card only; a second Jester sets no suit either, so the question passes on to the next card.
    .jesters-so-far = Only Jesters so far: { $cards }. They set no suit, so the next card may be any card.
    .suit-after-jesters = Jesters set no suit. { $card } is the first other card: now { $led } has to be followed.
A-WIZ-19 = A trick of nothing but Jesters cannot come up with five or six players, since there are four Jesters. With four players it cannot come up either if a Jester was turned up for trump.
    .why = This follows from the number of Jesters.

ladder-first-wizard = First Wizard
    .pass = no Wizard in the trick
ladder-highest-trump = Highest trump
    .pass = no trump in the trick
ladder-highest-of-led-suit = Highest card of the suit led
    .pass = no such card in the trick
ladder-first-jester = First Jester
    .pass = other cards were played
