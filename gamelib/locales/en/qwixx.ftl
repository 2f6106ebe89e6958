# Qwixx: dice, rows and cells, and the rules. A message is named by its rule; each attribute is the
# sentence of one case. Rows, cells, dice and players are drawn, so they are never part of the grammar.

qwixx-row-red = red
qwixx-row-yellow = yellow
qwixx-row-green = green
qwixx-row-blue = blue
qwixx-cell-red = red { $number }
qwixx-cell-yellow = yellow { $number }
qwixx-cell-green = green { $number }
qwixx-cell-blue = blue { $number }
qwixx-lock-red = red lock
qwixx-lock-yellow = yellow lock
qwixx-lock-green = green lock
qwixx-lock-blue = blue lock
qwixx-die-white = white { $pips }
qwixx-die-red = red die { $pips }
qwixx-die-yellow = yellow die { $pips }
qwixx-die-green = green die { $pips }
qwixx-die-blue = blue die { $pips }
qwixx-pass = no cross

qwixx-sheet = Sheet: { $name }
qwixx-active = Active player
qwixx-head-row = Row
qwixx-head-numbers = Numbers
qwixx-head-lock = Lock
qwixx-head-points = Points
qwixx-penalties = Penalties
qwixx-total = Total
qwixx-crossed = crossed
qwixx-skipped = skipped
qwixx-open = open
qwixx-closed = closed
qwixx-legal = may be crossed now
qwixx-new = just crossed
qwixx-dice = Dice
qwixx-no-dice = not rolled yet
qwixx-sum = Sum of the white dice
qwixx-action = Action
qwixx-action-0 = before the roll
qwixx-action-1 = first, for everybody
qwixx-action-2 = second, for the active player
qwixx-action-over = the game is over
qwixx-closed-rows = Closed rows
qwixx-none = none
qwixx-start = Before the roll
qwixx-rolls = { $name }: the dice are rolled
qwixx-chooses = { $name }: { $choice }
qwixx-resolved = Everybody has decided: all crosses are made at once
qwixx-may = May it be crossed?
qwixx-may-pass = May it be let go?
qwixx-offers = What the dice offer: { $name }
qwixx-happens = What happens
qwixx-ask-over = Does the game go on?
qwixx-goes-on = it goes on
qwixx-is-over = it is over
qwixx-may-ever = Is it still open?
qwixx-counted = The sheets so far
qwixx-final = The game is over: the points
qwixx-points-of = Points: { $name }
qwixx-decided = Decided in this turn
qwixx-odds-white = The 36 rolls of the two white dice, piled up by their sum
qwixx-odds-rolls = { $count ->
    [one] { $sum }: one roll of 36
   *[other] { $sum }: { $count } rolls of 36
}
qwixx-odds-colour = One white die (whichever you like) and the die of a row: in how many of 100 turns is that sum there?
qwixx-odds-percent = { $sum }: in { $percent } of 100
qwixx-odds-lock = A row with five crosses, { $players } players, the first turn is yours: in how many of 100 games has its last number come within so many turns?
qwixx-odds-turns = { $turns ->
    [one] within { $turns } turn
   *[other] within { $turns } turns
}: in { $percent } of 100

ask-qwixx-crossable = Which of these numbers can be crossed now? It is the decision of: { $name }
ask-qwixx-closable = Which rows can be closed now? It is the decision of: { $name }
ask-qwixx-open = Which places of the { $row } row are still open, whatever the dice show? Sheet: { $name }
ask-qwixx-score = How many points is this sheet worth? Sheet: { $name }
ask-qwixx-penalty = The turn is over. Is a penalty marked? Active player: { $name }
ask-qwixx-over = All of this is carried out. Does the game end now?
ask-qwixx-dice = How many dice are rolled in the next turn?
ask-qwixx-winner = The game is over. Who wins?
ask-qwixx-possible = Can this sheet come from a real game?
ask-qwixx-none = none of them
ask-qwixx-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ask-qwixx-count = { $count } dice
ask-qwixx-yes = yes
ask-qwixx-no = no
myth-only-first-locks = “If several players close a row at the same time, only the first may cross the lock.” Is that true?
myth-five-are-enough = “With five crosses you may cross the lock, even without the last number.” Is that true?
myth-active-has-no-white-sum = “The active player rolls, so the white sum is for the others.” Is that true?
myth-unused-turn-costs = “Whoever crosses nothing in a turn takes a penalty.” Is that true?
myth-both-sums = “Each player may use the white sum and then add a coloured die too.” Is that true?

try-active = Active player (1 is the first)
try-red = Crosses in the red row
try-yellow = Crosses in the yellow row
try-green = Crosses in the green row
try-blue = Crosses in the blue row
try-penalties = Penalties
try-dice = Dice
try-choices = First action: what each player crosses
try-second = Second action: what the active player crosses
try-hint-qwixx = Write crosses from left to right, such as 5,7. Players are separated by “/”. Dice: W4 is a white die, R2 the red one (R, Y, G, B). What is crossed: R5 is the red 5, “-” is no cross.

qwixx-play-another = another player
qwixx-play-begins = Who begins
qwixx-play-first = Cross { $sum ->
        [8] an 8
        [11] an 11
       *[other] a { $sum }
    } on your sheet, in one row, or let it go.
qwixx-play-second = You may add one white and one coloured die: cross the sum in the row of that die.
qwixx-play-wait = The others play on.
qwixx-play-or = Or:
qwixx-play-pass = No cross
qwixx-play-look = Look back, step by step
qwixx-play-turn = Turn { $number }

books-qwixx-el = Greek rule book
section-QWX-COMP = what is in the box
section-QWX-OBJ = the aim of the game
section-QWX-SHEET = the score sheet
section-QWX-MARK = crossing out numbers
section-QWX-FLOW = course of the game
section-QWX-A1 = the first action
section-QWX-A2 = the second action
section-QWX-PEN = penalties
section-QWX-TURN = the next turn
section-QWX-LOCK = closing a row
section-QWX-END = the end of the game
section-QWX-SCORE = scoring

QWX-COMP-01 = Two to five people can play.
    .player-count = “{ $part }” players will not do: two to five people can play.
QWX-COMP-02 = The game is for everybody from eight years on.
QWX-COMP-03 = A game takes about a quarter of an hour.
QWX-COMP-04 = Six dice are used: two white ones, and one each in red, yellow, green and blue.
    .impossible-pips = “{ $part }” cannot be rolled: a die shows 1 to 6.
    .other-dice = “{ $part }” are not the dice of this turn. What is rolled is one each of { $right } (W is white).
    .no-such-die = “{ $part }” is no die. A die is written with its letter and its pips, such as { $right }.
QWX-COMP-05 = Each player has a sheet of their own and something to write with.
    .no-sheet = There is no such player: { $players } sheets are on the table.
    .too-many-sheets = “{ $key }” has { $count } parts, but each player has one sheet.

QWX-OBJ-01 = The aim is to cross out as many numbers as possible in the four coloured rows.
QWX-OBJ-02 = The more crosses there are in the same row, the more each of them is worth.
QWX-OBJ-03 = Whoever has most points at the end wins.

QWX-SHEET-01 = A sheet has four rows: red, yellow, green and blue.
    .no-row = “{ $part }” is no place on the sheet.
    .no-such-row = “{ $part }” is in no row. A place is the letter of its row and a number; the letters are { $right }.
QWX-SHEET-02 = Red and yellow run from 2 to 12, green and blue from 12 down to 2. A lock ends each row.
    .no-number = “{ $part }” does not stand in the { $row } row: its numbers are 2 to 12.
    .no-such-number = “{ $part }” does not stand in the { $row } row. From left to right its numbers are { $right }.
QWX-SHEET-03 = On the sample sheet red 5 and 7, yellow 3, 4, 7, 8 and 10, green 12, 10 and 6, and blue 10 are crossed.
QWX-SHEET-04 = One to twelve crosses in a row are worth 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 and 78 points.
QWX-SHEET-05 = The total is red plus yellow plus green plus blue, minus the penalties.
    .adds-up = { $total ->
        [one] { $red } + { $yellow } + { $green } + { $blue } − { $lost } = 1 point.
       *[other] { $red } + { $yellow } + { $green } + { $blue } − { $lost } = { $total } points.
    }

QWX-MARK-01 = In every row numbers are crossed from left to right.
    .crossed-already = { $cell } is crossed already.
    .right-of-last = { $cell } lies to the right of { $after }, the last cross in its row, so it is still open.
    .out-of-order = In the { $row } row { $part } cannot be crossed after { $after }: it lies to the left of it.
    .can-be = This sheet can be: in every row the crosses run from left to right, and where a last number is crossed there are at least five crosses before it.
QWX-MARK-02 = A row need not begin with its leftmost number.
    .empty-row = There is no cross in this row yet, and it may begin anywhere: { $cell } is open.
QWX-MARK-03 = Numbers may be skipped, even many at once. Skipped numbers can never be crossed later.
    .skipped = { $cell } was skipped: it lies to the left of { $after }, the last cross in its row. Skipped numbers are gone.
QWX-MARK-04 = Skipped numbers may be struck through with a short line, as a reminder.
    .skips = { $count ->
        [one] This skips { $cells }, which can be struck through: it is gone.
       *[other] This skips { $cells }, which can be struck through: they are gone.
    }

QWX-FLOW-01 = Before the game it is decided who is the first active player.
    .no-such-player = “{ $part }” cannot be the active player: there are { $right } players, counted from 1.
QWX-FLOW-02 = The active player rolls all the dice.
    .dice-instead = Dice are rolled by the active player at the start of a turn; here a cross is asked for, or none.
    .no-dice = Here dice are rolled, nothing else.
    .not-rolled = The dice have not been rolled yet, so there is no sum to cross.
QWX-FLOW-03 = There are two actions in a turn, and the second begins only when the first is complete.
    .first-action-over = { $sum } was the sum of the white dice, but the first action is over. Now it can no longer be used, and { $cell } has to wait.
    .rolled-already = The dice lie on the table, and this turn is not over: both its actions come first.
    .second-follows = The first action is complete. The second follows, for the active player alone: { $who }.
    .second-too-early = “{ $part }” is too early: the second action begins only when everybody has decided in the first.

QWX-A1-01 = First action: the active player adds the two white dice and announces the sum.
    .announces = { $who }: the white dice make { $sum }. That number is announced to everybody.
QWX-A1-02 = Then every player may use that sum, but nobody has to.
    .too-many-choices = “{ $key }” has { $count } parts, but there are { $right } players, and each of them decides once.
    .passes-first = The sum may be let go. The second action is still to come.
    .lets-go = { $who }: no cross with the white sum.
QWX-A1-03 = To use the white sum means to cross that number in one row, whichever one likes.
    .several-crosses = These are { $count } crosses at once. An action gives one cross, in one row.
    .another-sum = { $dice } make { $sum }. In the first action only that number can be crossed, not { $cell }.
    .white-sum = { $dice } give { $cell }, and it lies to the right of every cross in its row.
    .crosses = { $who }: { $cell } is crossed with the white sum.

QWX-A2-01 = Second action: only the active player may add one white die and one coloured die.
    .several-in-second = These are { $count } crosses at once. The second action adds one white die and one coloured die, so it gives one cross.
    .not-active = The second action belongs to the active player alone: { $who }.
    .all-three-dice = { $cell } would need all three dice: { $dice }. Exactly one white die is added to a coloured one.
    .no-such-pair = No white die and the die of the { $row } row make { $cell } together. They make { $sums }.
    .passes-second = { $cell } was crossed in the first action, so the second may go by without a penalty.
QWX-A2-02 = That sum is crossed in the row of the coloured die.
    .row-of-another-die = { $dice } make that number, but it is crossed in the { $row } row, the row of that die. { $cell } is in another row.
    .white-and-colour = { $dice } give { $cell }, and it lies to the right of every cross in its row.
    .crosses = { $who }: { $cell } is crossed with a white and a coloured die.

QWX-PEN-01 = If the active player crosses nothing in either action, that costs a penalty of five points.
    .crossed-in-first = { $who }: { $cell } was crossed in the first action, so there is no penalty.
    .crossed-in-second = { $who }: { $cell } was crossed in the second action, so there is no penalty.
    .no-cross = { $who }: no cross in either action, so a penalty is marked.
QWX-PEN-02 = The other players never mark a penalty, whether they cross something or not.
    .passes-free = The sum may be let go. Only the active player can get a penalty.

QWX-TURN-01 = Then the next player clockwise becomes the active player.
    .next-player = The turn is over. Clockwise, the next active player: { $who }.
QWX-TURN-02 = The new active player rolls the dice, and both actions follow again.
    .later-turn = A new turn: the dice are rolled by the active player: { $who }.

QWX-LOCK-01 = The last number of a row may only be crossed with at least five crosses before it: red 12, yellow 12, green 2, blue 2.
    .fewer-than-five = { $cell } is the last number of its row and needs five crosses before it. The { $row } row has { $crosses ->
        [0] none
        [one] one
       *[other] { $crosses }
    }.
    .five-crosses = { $cell } is the last number of its row. The { $row } row has { $crosses } crosses, and five are enough: it is open.
QWX-LOCK-02 = If the last number of a row is crossed, the lock beside it is crossed too.
    .crosses-lock = { $who }: { $lock } is crossed too, along with the last number.
QWX-LOCK-03 = The cross on the lock counts when the row is scored.
    .with-lock = The { $row } row has { $crosses } crosses, the lock included: { $points } points.
QWX-LOCK-04 = The row is then closed for everybody: no more crosses are made in it.
    .row-closed = The { $row } row is closed: its lock has been crossed, and that closes it for everybody.
    .closes = The { $row } row is closed for everybody. Crosses made in it so far still count.
QWX-LOCK-05 = The die of a closed row leaves the game at once.
    .die-gone = The { $row } row is closed and its die has left the game, so nothing can be added to it.
    .die-out = { $die } cannot be rolled: the { $row } row is closed, and its die has left the game.
    .die-leaves = The die of the { $row } row leaves the game at once.
QWX-LOCK-06 = Whoever crosses the last number of a row says so aloud.
    .says-so = { $who }: “The { $row } row is closed!”
QWX-LOCK-07 = If a row is closed in the first action, other players may close it at the same time and cross their lock as well.
    .closed-together = { $count } players close the { $row } row at the same time. Each of them crosses the lock and counts it.
QWX-LOCK-08 = With fewer than five crosses in a row nobody may close it along with another player.
    .not-along = { $cell } needs five crosses before it. The { $row } row has { $crosses ->
        [0] none
        [one] one
       *[other] { $crosses }
    } here, so it cannot be closed, even if another player closes it now.

QWX-END-01 = The game ends at once when a player marks a fourth penalty.
    .four-penalties = The game is over: there are four penalties on one sheet.
    .fourth-penalty = { $who }: that is the fourth penalty, and the game ends at once.
    .ended-twice = These sheets cannot come from one game: the fourth penalty or the second closed row had ended it before.
QWX-END-02 = The game ends at once when two rows are closed, whoever closed them.
    .two-rows-closed = The game is over: these rows are closed: { $rows }.
    .second-row = These rows are closed: { $rows }. With the second closed row the game ends at once.
    .three-locks = One sheet cannot have locked all of { $rows }: a second closed row ends the game.
QWX-END-03 = In the first action a third row may be closed at the same time as the second.
    .third-row = Rows closed at the same moment: { $rows }. So this game ends with three closed rows.

QWX-SCORE-01 = Each row scores by its number of crosses, as the table on the sheet says.
    .no-crosses = There is no cross in the { $row } row: 0 points.
    .by-crosses = { $crosses ->
        [one] The { $row } row has one cross: 1 point.
       *[other] The { $row } row has { $crosses } crosses: { $points } points.
    }
QWX-SCORE-02 = Each penalty costs five points.
    .penalties = { $count ->
        [0] There is no penalty, so nothing is subtracted.
        [one] One penalty: { $points } points are subtracted.
       *[other] { $count } penalties: { $points } points are subtracted.
    }
QWX-SCORE-03 = At the end everybody enters the points of the four rows and of the penalties at the foot of the sheet.
QWX-SCORE-04 = The highest total wins.
    .highest-total = { $points ->
        [one] The highest total is 1 point: { $who }.
       *[other] The highest total is { $points } points: { $who }.
    }

A-QWX-01 = The decisions of the first action are carried out for everybody at once. A row that several players close counts as one closed row.
    .one-row = However many players cross its lock, the { $row } row counts as one closed row.
    .why = The book says “at the same time”, so nobody can be too late, and rows are counted, not players.
A-QWX-02 = With fewer than five crosses in the row, neither its last number nor its lock may be crossed.
    .lock-too-early = The lock needs five crosses in the { $row } row before the last number. Here there { $crosses ->
        [0] are none
        [one] is one
       *[other] are { $crosses }
    }.
    .why = The book forbids the place beside the last number; without the last number that place makes no sense either.
A-QWX-03 = With fewer than five crosses before it, the last number may not be crossed without the lock either.
    .closed-too-early = { $cell } cannot have been crossed: it needs five crosses before it, and there { $crosses ->
        [0] are none
        [one] is one
       *[other] are { $crosses }
    }.
    .why = The book asks for five crosses before the last number itself, not only before the lock.
A-QWX-04 = A row that is closed in the first action is closed in the second action of the same turn as well.
    .closed-in-first-action = The { $row } row was closed in the first action of this turn. Its die is gone, so nothing more is crossed in it.
    .why = The book says that the die leaves at once, and the second action begins only after the first is complete.
A-QWX-05 = If the game ends in the first action, there is no second action and no penalty.
    .no-second-action = { $who }: no second action, and no penalty either, since the game ended in the first action.
    .why = “At once” leaves no room for another action, and a penalty needs both actions.
A-QWX-06 = Two rows at most can close in one first action, so at most three are closed when a game ends.
    .two-at-once = Two rows are closed in the same action: { $rows }. More cannot be, as everybody uses the same number.
    .four-rows = All of { $rows } cannot be closed in one game: it ends with two, or with three at most.
    .why = All use the same sum: 12 closes red and yellow, 2 closes green and blue, and no other number closes anything.
A-QWX-07 = In the second action nobody can close a row along with the active player.
    .no-closing-along = { $cell } would close the { $row } row, but the second action belongs to the active player alone. Others close along in the first action only.
    .why = Closing along is said of the first action only, and in the second only the active player may cross.
A-QWX-08 = Once rows are closed, only the dice that are still in the game are rolled.
    .remaining-dice = Closed so far: { $rows }. So { $count } dice are rolled.
    .why = The book speaks of all six dice, but it also takes the die of a closed row out of the game.
A-QWX-09 = Whoever has let the white sum go cannot use it later in the turn.
    .sum-let-go = The white sum has been let go, and it does not come back in this turn.
    .why = The book puts the second action after the complete first one, so its sum is over by then.
A-QWX-10 = Only the active player’s own crosses avert the penalty.
    .only-others-crossed = { $who }: no cross in either action, so a penalty is marked. The crosses of others do not count.
    .why = The book looks at what the active player crosses, whatever the others do.
A-QWX-11 = There is no fifth penalty, since the fourth ends the game.
    .no-such-count = “{ $part }” penalties cannot be: there are none to four on a sheet.
    .why = The game is over at that moment, and only one player can take a penalty in a turn.
A-QWX-12 = A row has twelve crosses at most: eleven numbers and the lock.
    .full-row = The { $row } row is full: eleven numbers and the lock make twelve crosses, { $points } points. More is not possible in one row.
    .why = The table of points ends with twelve crosses, and there are no more places in a row.
A-QWX-13 = The white sum gives each player one cross, in one row only.
    .sum-used = { $cell } has been chosen with the white sum, and that gives one cross only.
    .both-at-once = One sheet cannot have locked both of { $rows } here: with three closed rows these two were closed with the same number, which gives one cross only.
    .why = The book speaks of one number in one row of one’s choice.
A-QWX-14 = Both crosses of a turn may stand in the same row, the second further to the right.
    .fifth-then-last = { $first } was the fifth cross, so { $dice } may close the row now: { $cell }.
    .same-row-again = { $dice } give { $cell }. It lies to the right of { $first } from the first action, and both crosses of a turn may stand in one row.
    .why = The book asks only that a cross lies to the right of the others, and the first action is over when the second begins.
A-QWX-15 = The active player may let both actions go and take the penalty.
    .takes-penalty = The second action may be let go too, but without a cross in this turn it costs a penalty of five points.
    .why = The book says of both actions that one may, but need not, cross a number.
A-QWX-16 = Players with the same highest total win together.
    .equal-totals = { $points ->
        [one] The highest total is 1 point, and it is there more than once: { $who }. Equal totals win together.
       *[other] The highest total is { $points } points, and it is there more than once: { $who }. Equal totals win together.
    }
    .why = The book knows no tie-break, and inventing one would change who wins.
A-QWX-17 = Who begins is chosen or drawn, as the players like.
    .first-turn = The game begins. The first active player, chosen or drawn, rolls the dice: { $who }.
    .why = The book says that it is decided, but not how.
A-QWX-18 = The lock is never crossed alone: its cross comes by itself, along with the last number.
    .lock-by-itself = The lock of the { $row } row is not crossed alone. It comes along with { $cell }.
    .why = The book says that the lock has to be crossed too, so there is nothing to choose.
A-QWX-19 = The end comes after all crosses of the action have been made.
    .after-all-crosses = All crosses of this action are made before the game ends, for everybody at the same moment.
    .why = The decisions of the first action count at the same moment, so none of them can be lost because of another.

ladder-no-sheet = A player at the table
    .pass = there is a sheet
ladder-two-rows-closed = Two rows closed
    .pass = fewer than two rows are closed
ladder-four-penalties = Fourth penalty
    .pass = nobody has four penalties
ladder-several-in-second = More than one cross in the second action
    .pass = one cross at most
ladder-several-crosses = More than one cross
    .pass = one cross at most
ladder-dice-instead = Dice instead of a cross
    .pass = no dice are rolled here
ladder-no-row = A place on the sheet
    .pass = it stands on the sheet
ladder-no-number = A number of the row
    .pass = the row has this number
ladder-crossed-already = Crossed already
    .pass = no cross there yet
ladder-closed-in-first-action = Row closed in this turn
    .pass = not closed in this turn
ladder-die-gone = Die has left the game
    .pass = the die is not missing here
ladder-row-closed = Row closed
    .pass = nobody has closed the row
ladder-skipped = Skipped
    .pass = not left of the last cross
ladder-lock-too-early = Lock too early
    .pass = no lock asked for too early
ladder-lock-by-itself = Lock alone
    .pass = it is a number, not the lock
ladder-not-along = Closing along too early
    .pass = not a case of closing along
ladder-fewer-than-five = Fewer than five crosses
    .pass = not a last number, or enough crosses
ladder-not-rolled = Dice not rolled yet
    .pass = the dice are rolled
ladder-sum-used = White sum used already
    .pass = the white sum has not been used
ladder-sum-let-go = White sum let go
    .pass = the white sum has not been let go
ladder-no-closing-along = Closing along in the second action
    .pass = nobody else closes a row now
ladder-first-action-over = White sum, too late
    .pass = not a white sum that is over
ladder-not-active = Somebody else’s action
    .pass = this player may act
ladder-another-sum = Another number
    .pass = no wrong number in the first action
ladder-white-sum = Sum of the white dice
    .pass = this is the second action
ladder-all-three-dice = All three dice
    .pass = not a sum of three dice
ladder-row-of-another-die = Die of another row
    .pass = no other row’s die is meant
ladder-no-such-pair = No fitting pair of dice
    .pass = one white and one coloured die fit
ladder-fifth-then-last = Fifth cross, then the last number
    .pass = not a fifth cross in this turn
ladder-same-row-again = Same row once more
    .pass = no cross in this row in this turn
ladder-white-and-colour = One white and one coloured die
    .pass = the dice do not fit
ladder-five-crosses = Last number, five crosses
    .pass = not the last number
ladder-empty-row = Empty row
    .pass = there are crosses in the row
ladder-right-of-last = Right of the last cross
    .pass = not to the right
ladder-passes-free = Not the active player
    .pass = this is the active player
ladder-passes-first = First action
    .pass = this is the second action
ladder-passes-second = Cross in the first action
    .pass = no cross in the first action
ladder-takes-penalty = Penalty
    .pass = no penalty
ladder-no-dice = Dice only
    .pass = dice are rolled
ladder-rolled-already = Rolled already
    .pass = not rolled yet in this turn
ladder-impossible-pips = Impossible pips
    .pass = every die shows 1 to 6
ladder-die-out = Die out of the game
    .pass = no such die was rolled
ladder-other-dice = Wrong dice
    .pass = the right dice
ladder-remaining-dice = Fewer than six dice
    .pass = all six dice are there
ladder-first-turn = First turn
    .pass = the game has begun before
ladder-later-turn = Later turn
    .pass = this is the first turn
ladder-crossed-in-first = Cross in the first action
    .pass = no cross in the first action
ladder-crossed-in-second = Cross in the second action
    .pass = no cross in the second action
ladder-only-others-crossed = Only others crossed
    .pass = nobody else crossed anything
ladder-no-cross = No cross at all
    .pass = there was a cross
ladder-second-row = Second closed row
    .pass = fewer than two rows are closed
ladder-fourth-penalty = Fourth penalty
    .pass = nobody has four penalties
ladder-second-follows = Second action
    .pass = both actions are over
ladder-next-player = Next player
    .pass = the turn is not over
ladder-full-row = Full row
    .pass = fewer than twelve crosses
ladder-with-lock = Row with a lock
    .pass = no cross on the lock
ladder-no-crosses = Empty row
    .pass = there are crosses
ladder-by-crosses = By the number of crosses
    .pass = no crosses
ladder-equal-totals = Level at the top
    .pass = the highest total is there once
ladder-highest-total = Highest total
    .pass = several totals are level
ladder-close-row = Close a row
    .pass = no row can be closed
ladder-skip-nothing = Skip nothing
    .pass = every cross would skip a number
ladder-skip-little = Skip one number
    .pass = every cross would skip more
ladder-avert-penalty = Avert the penalty
    .pass = no penalty to be averted, or at too high a price
ladder-nothing-fits = Nothing fits
    .pass = something could be crossed
ladder-wait = Wait
    .pass = no need to wait

HINT-QWX-01 = Close a row whenever you can: the lock is a cross more, and the others lose the row.
    .close-row = Cross { $cell }: it closes the { $row } row, and the lock counts as one cross more.
HINT-QWX-02 = Cross what skips no number.
    .skip-nothing = Cross { $cell }: it skips nothing.
HINT-QWX-03 = Skipping one number is fine.
    .skip-little = { $count ->
        [one] Cross { $cell }: it skips one number only.
       *[other] Cross { $cell }: it skips { $count } numbers only.
    }
HINT-QWX-04 = Rather skip some numbers than take a penalty.
    .avert-penalty = { $count ->
        [one] Cross { $cell }: it skips one number, and a penalty would cost five points.
       *[other] Cross { $cell }: it skips { $count } numbers, but a penalty would cost five points.
    }
HINT-QWX-05 = Let a number go that would skip too many.
    .nothing-fits = Cross nothing: no open number fits the dice.
    .wait = Cross nothing: even the best choice, { $cell }, would skip { $count ->
        [one] one number
       *[other] { $count } numbers
    }.
