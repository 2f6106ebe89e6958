"""Qwixx: what may be crossed and why, what an action brings about, how a game ends and scores.

A turn has two actions. In the first all decide about the white sum, each for themselves, and
nothing happens before the last decision; then all crosses and locks are made together. In the
second the active player alone adds one white and one coloured die.

Source: the Greek rule book; rulings of ours where it is silent (see `sheet.Rule`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any, TypeAlias

from gamelib.games.notation import fields
from gamelib.games.sheet import (
    CELLS,
    COLOURS,
    EACH_PENALTY,
    ENOUGH_TO_CLOSE,
    LOCKS,
    MOST_PENALTIES,
    PASS,
    POINTS,
    SHEET_KEYS,
    Cell,
    Colour,
    Die,
    Lock,
    Pass,
    Roll,
    Rule,
    Sheet,
    checked,
    numbers,
    parse_cell,
    parse_number,
    parse_penalties,
    parse_roll,
    parse_row,
    parse_sheet,
    refused,
)
from gamelib.play import TABLE, Seat, Trace, Who
from gamelib.ruling import (
    Answer,
    Reason,
    Ruling,
    Rung,
    ScoreLine,
    Verdict,
    answer,
    first,
    ruled,
    rung,
)
from gamelib.ruling import because as reason

__all__ = ["CELLS", "LOCKS", "PASS", "QWIXX", "Cell", "Colour", "Die", "Lock", "Pass", "Qwixx"]
__all__ += ["Roll", "Rule", "Sheet", "Turn", "chances", "parse_sheet", "sums", "turns"]

Choice: TypeAlias = Cell | Pass
"""What a player does in an action."""

Reasons: TypeAlias = tuple[Reason, ...]

SEATS = range(2, 6)
KEYS = ("players", "active", *SHEET_KEYS, "dice", "choices", "second")


@dataclass(frozen=True, slots=True)
class Turn:
    """A moment of the game: all sheets, who is active, and what has happened in this turn.

    `choices` are the decisions of the first action, one for each seat, `None` where still open;
    there are none before the roll. When the game is over nothing is left but the sheets.
    """

    sheets: tuple[Sheet, ...]
    active: Seat = 0
    roll: Roll | None = None
    choices: tuple[Choice | None, ...] = ()

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.sheets)

    @property
    def action(self) -> int:
        """1 while decisions about the white sum are open, then 2; 0 before the roll."""
        if self.roll is None:
            return 0
        return 1 if None in self.choices else 2

    @property
    def closed(self) -> tuple[Colour, ...]:
        """The rows that somebody has locked."""
        locks = [colour for sheet in self.sheets for colour in sheet.locks]
        return tuple(colour for colour in COLOURS if colour in locks) if locks else ()

    def closed_now(self, colour: Colour) -> bool:
        """Whether the row was closed in the first action of this turn."""
        return self.action == 2 and Cell(colour, colour.last) in self.choices

    def is_closed(self, colour: Colour) -> bool:
        """Whether somebody has locked the row."""
        return any(sheet.locked(colour) for sheet in self.sheets)

    @property
    def still_rolled(self) -> tuple[Colour, ...]:
        """The colours whose dice are still in the game."""
        closed = self.closed
        return tuple(colour for colour in COLOURS if colour not in closed)

    @property
    def begins(self) -> bool:
        """Whether this is the first turn: every turn leaves a cross or a penalty behind."""
        return all(sheet == Sheet() for sheet in self.sheets)


def start(players: int, active: Seat = 0) -> Turn:
    """Empty sheets; `active` begins. `Refused` for other than two to five players."""
    if type(players) is not int or players not in SEATS:
        raise refused(Rule.PLAYERS, "player-count", part=written(players))
    if type(active) is not int or active not in range(players):
        raise refused(Rule.FIRST_ACTIVE, "no-such-player", part=written(active), right=players)
    return Turn((Sheet(),) * players, active)


def written(thing: Any) -> str:
    """Any foreign thing in a sentence: its first characters."""
    return str(thing)[:40]


# The rungs of a verdict: action, seat, turn -> may it be done -------------------------


@rung(Rule.OWN_SHEET)
def no_sheet(action: Any, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """There is no such player."""
    there = type(seat) is int and seat in range(turn.players)
    return None if there else answer(False, players=turn.players)


@rung(Rule.TWO_ROWS)
def two_rows_closed(action: Any, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The game ended when the second row was closed; dice on the table show that it goes on."""
    closed = () if turn.roll else turn.closed
    return answer(False, rows=closed) if len(closed) > 1 else None


@rung(Rule.FOURTH_PENALTY)
def four_penalties(action: Any, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The game ended with somebody's fourth penalty."""
    fourth = not turn.roll and any(s.penalties >= MOST_PENALTIES for s in turn.sheets)
    return answer(False) if fourth else None


@rung(Rule.ACTIVE_ONLY)
def several_in_second(action: Any, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """More than one cross for the second action."""
    several = turn.action == 2 and isinstance(action, tuple) and len(action) > 1
    return answer(False, count=len(action)) if several else None


@rung(Rule.WHITE_SUM)
def several_crosses(action: Any, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """More than one cross for the first action."""
    several = isinstance(action, tuple) and len(action) > 1
    return answer(False, count=len(action)) if several else None


@rung(Rule.ROLL)
def dice_instead(action: Any, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """Dice, where a cross or a pass is asked for."""
    return answer(False) if isinstance(action, Roll) else None


@rung(Rule.FOUR_ROWS)
def no_row(action: Any, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """Nothing that stands on a sheet."""
    known = isinstance(action, Cell | Lock) and isinstance(action.colour, Colour)
    return None if known else answer(False, part=written(action))


@rung(Rule.ROW_NUMBERS)
def no_number(action: Cell | Lock, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The row has no such number."""
    if isinstance(action, Lock):
        return None
    there = type(action.number) is int and action.number in action.colour.numbers
    return None if there else answer(False, part=written(action.number), row=action.colour)


@rung(Rule.LEFT_TO_RIGHT)
def crossed_already(action: Cell | Lock, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """There is a cross in this place."""
    sheet = turn.sheets[seat]
    if isinstance(action, Lock):
        return answer(False, cell=action) if sheet.locked(action.colour) else None
    return answer(False, cell=action) if action.number in sheet.row(action.colour) else None


@rung(Rule.GONE_FOR_SECOND)
def closed_in_first_action(action: Cell | Lock, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The row was closed in the first action of this very turn."""
    return answer(False, row=action.colour) if turn.closed_now(action.colour) else None


@rung(Rule.DIE_LEAVES)
def die_gone(action: Cell | Lock, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """Second action: the die of a row that was closed in an earlier turn is gone."""
    asked = turn.action == 2 and seat == turn.active
    return answer(False, row=action.colour) if asked and turn.is_closed(action.colour) else None


@rung(Rule.CLOSED_FOR_ALL)
def row_closed(action: Cell | Lock, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """Another player has closed the row."""
    return answer(False, row=action.colour) if turn.is_closed(action.colour) else None


@rung(Rule.SKIPPED)
def skipped(action: Cell | Lock, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The number lies left of the last cross in its row."""
    row = turn.sheets[seat].row(action.colour)
    if isinstance(action, Lock) or not row:
        return None
    numbers = action.colour.numbers
    left = numbers.index(action.number) < numbers.index(row[-1])
    return answer(False, cell=action, after=Cell(action.colour, row[-1])) if left else None


@rung(Rule.NEITHER_LOCK)
def lock_too_early(action: Cell | Lock, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The lock, with fewer than five crosses in the row."""
    crosses = len(turn.sheets[seat].row(action.colour))
    early = isinstance(action, Lock) and crosses < ENOUGH_TO_CLOSE
    return answer(False, row=action.colour, crosses=crosses) if early else None


@rung(Rule.LOCK_BY_ITSELF)
def lock_by_itself(action: Cell | Lock, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The lock without its number."""
    last = Cell(action.colour, action.colour.last)
    return answer(False, row=action.colour, cell=last) if isinstance(action, Lock) else None


@rung(Rule.NOT_ALONG)
def not_along(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """Fewer than five crosses, though another player might close the row in this action."""
    crosses = len(turn.sheets[seat].row(action.colour))
    if not action.last or crosses >= ENOUGH_TO_CLOSE or turn.action != 1 or not turn.roll:
        return None
    might = any(len(sheet.row(action.colour)) >= ENOUGH_TO_CLOSE for sheet in turn.sheets)
    now = might and turn.roll.sum == action.number
    return answer(False, cell=action, row=action.colour, crosses=crosses) if now else None


@rung(Rule.FIVE_FIRST)
def fewer_than_five(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The last number, with fewer than five crosses in the row."""
    crosses = len(turn.sheets[seat].row(action.colour))
    early = action.last and crosses < ENOUGH_TO_CLOSE
    return answer(False, cell=action, row=action.colour, crosses=crosses) if early else None


@rung(Rule.ROLL)
def not_rolled(action: Choice, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The dice have not been rolled."""
    return None if turn.roll else answer(False)


@rung(Rule.ONE_CROSS)
def sum_used(action: Choice, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """This player has already used the white sum."""
    made = turn.choices[seat] if turn.action == 1 else None
    return answer(False, cell=made) if isinstance(made, Cell) else None


@rung(Rule.LET_GO)
def sum_let_go(action: Choice, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """This player has already let the white sum go."""
    return answer(False) if turn.action == 1 and turn.choices[seat] == PASS else None


@rung(Rule.ALONE_IN_SECOND)
def no_closing_along(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """Second action: somebody else wants to close a row."""
    foreign = turn.action == 2 and seat != turn.active
    return answer(False, cell=action, row=action.colour) if foreign and action.last else None


@rung(Rule.ONE_AFTER_THE_OTHER)
def first_action_over(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The white sum, but the first action is over and no other dice give this number."""
    if turn.action != 2 or not turn.roll or action.number != turn.roll.sum:
        return None
    other = seat == turn.active and action.number in turn.roll.pairs(action.colour)
    return None if other else answer(False, cell=action, sum=turn.roll.sum)


@rung(Rule.ACTIVE_ONLY)
def not_active(action: Choice, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The second action belongs to somebody else."""
    foreign = turn.action == 2 and seat != turn.active
    return answer(False, who=Who(turn.active)) if foreign else None


# The same, where the number has to come from the dice; the roll is there by now.


def dice(turn: Turn) -> Roll:
    """The dice of this turn."""
    assert turn.roll
    return turn.roll


@rung(Rule.WHITE_SUM)
def another_sum(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """First action: not the sum of the white dice."""
    other = turn.action == 1 and action.number != dice(turn).sum
    return answer(False, cell=action, dice=dice(turn).white, sum=dice(turn).sum) if other else None


@rung(Rule.WHITE_SUM)
def white_sum(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """First action: the sum of the white dice."""
    return answer(True, cell=action, dice=dice(turn).white) if turn.action == 1 else None


@rung(Rule.ACTIVE_ONLY)
def all_three_dice(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """Second action: the number needs both white dice besides the coloured one."""
    die = dice(turn).of(action.colour)
    if not die or action.number in dice(turn).pairs(action.colour):
        return None
    three = action.number == dice(turn).sum + die.pips
    return answer(False, cell=action, dice=(*dice(turn).white, die)) if three else None


@rung(Rule.ROW_OF_DIE)
def row_of_another_die(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """Second action: the number comes from the die of another row."""
    if action.number in dice(turn).pairs(action.colour):
        return None
    pairs = (dice(turn).pairs(colour).get(action.number) for colour in turn.still_rolled)
    pair = next(filter(None, pairs), None)
    return answer(False, cell=action, dice=pair, row=pair[1].colour) if pair else None


@rung(Rule.ACTIVE_ONLY)
def no_such_pair(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """Second action: no white die gives this number with the die of the row."""
    pairs = dice(turn).pairs(action.colour)
    if action.number in pairs:
        return None
    can = " / ".join(map(str, sorted(pairs)))
    return answer(False, cell=action, row=action.colour, sums=can)


@rung(Rule.SAME_ROW_TWICE)
def fifth_then_last(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The first action made the fifth cross, so the second may close the row."""
    made = turn.choices[seat]
    same = isinstance(made, Cell) and made.colour is action.colour and action.last
    fifth = len(turn.sheets[seat].row(action.colour)) == ENOUGH_TO_CLOSE
    pair = dice(turn).pairs(action.colour)[action.number]
    return answer(True, cell=action, first=made, dice=pair) if same and fifth else None


@rung(Rule.SAME_ROW_TWICE)
def same_row_again(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The first action made a cross in this row; this one lies further right."""
    made = turn.choices[seat]
    same = isinstance(made, Cell) and made.colour is action.colour
    pair = dice(turn).pairs(action.colour)[action.number]
    return answer(True, cell=action, first=made, dice=pair) if same else None


@rung(Rule.ROW_OF_DIE)
def white_and_colour(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """Second action: one white die and the die of the row."""
    return answer(True, cell=action, dice=dice(turn).pairs(action.colour)[action.number])


# Where only the sheet is asked, without dice.


@rung(Rule.FIVE_FIRST)
def five_crosses(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The last number, with five crosses or more before it."""
    crosses = len(turn.sheets[seat].row(action.colour))
    facts = {"cell": action, "row": action.colour, "crosses": crosses}
    return answer(True, **facts) if action.last else None


@rung(Rule.START_ANYWHERE)
def empty_row(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The row has no cross yet."""
    return None if turn.sheets[seat].row(action.colour) else answer(True, cell=action)


@rung(Rule.LEFT_TO_RIGHT)
def right_of_last(action: Cell, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The number lies right of the last cross."""
    last = turn.sheets[seat].row(action.colour)[-1]
    return answer(True, cell=action, after=Cell(action.colour, last))


# Passing.


@rung(Rule.OTHERS_FREE)
def passes_free(action: Pass, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """A player who is not active passes, at no cost."""
    return answer(True) if seat != turn.active else None


@rung(Rule.EVERYBODY_MAY)
def passes_first(action: Pass, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The active player lets the white sum go; the second action is still to come."""
    return answer(True) if turn.action == 1 else None


@rung(Rule.ACTIVE_ONLY)
def passes_second(action: Pass, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The active player has a cross from the first action."""
    made = turn.choices[seat]
    return answer(True, cell=made) if isinstance(made, Cell) else None


@rung(Rule.CHOSEN_PENALTY)
def takes_penalty(action: Pass, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The active player passes for the second time, and takes the penalty."""
    return answer(True)


ENDED = (two_rows_closed, four_penalties)

ON_SHEET: tuple[Rung[bool], ...] = (
    crossed_already,
    closed_in_first_action,
    die_gone,
    row_closed,
    skipped,
    lock_too_early,
    lock_by_itself,
    not_along,
    fewer_than_five,
)
"""Why a place cannot be crossed, whatever the dice show."""

WITH_DICE: tuple[Rung[bool], ...] = (
    not_rolled,
    sum_used,
    sum_let_go,
    no_closing_along,
    first_action_over,
    not_active,
    another_sum,
    white_sum,
    all_three_dice,
    row_of_another_die,
    no_such_pair,
    fifth_then_last,
    same_row_again,
    white_and_colour,
)

READING: tuple[Rung[bool], ...] = (
    crossed_already,
    row_closed,
    skipped,
    lock_too_early,
    lock_by_itself,
    fewer_than_five,
    five_crosses,
    empty_row,
    right_of_last,
)
"""What a sheet alone says about a place."""

CROSSING = (
    no_sheet,
    *ENDED,
    several_in_second,
    several_crosses,
    dice_instead,
    no_row,
    no_number,
    *ON_SHEET,
    *WITH_DICE,
)

PASSING = (
    no_sheet,
    *ENDED,
    not_rolled,
    sum_used,
    sum_let_go,
    not_active,
    passes_free,
    passes_first,
    passes_second,
    takes_penalty,
)


# The roll: dice, seat, turn -> may it be ----------------------------------------------


@rung(Rule.ROLL)
def no_dice(action: Any, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The table rolls, and does nothing else."""
    return None if isinstance(action, Roll) else answer(False)


@rung(Rule.ONE_AFTER_THE_OTHER)
def rolled_already(action: Roll, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The dice lie there, and the turn is not over."""
    return answer(False) if turn.roll else None


@rung(Rule.SIX_DICE)
def impossible_pips(action: Roll, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """A die shows 1 to 6."""
    bad = [d for d in action.dice if type(d.pips) is not int or d.pips not in range(1, 7)]
    return answer(False, part=written(bad[0])) if bad else None


@rung(Rule.DIE_LEAVES)
def die_out(action: Roll, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The die of a closed row has left the game."""
    closed = turn.closed
    out = [die for die in action.coloured if die.colour in closed]
    return answer(False, die=out[0], row=out[0].colour) if out else None


@rung(Rule.SIX_DICE)
def other_dice(action: Roll, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """Two white dice, and one of each open row: no more and no fewer."""
    right = (None, None, *turn.still_rolled)
    there = tuple(die.colour for die in action.dice)
    if there == right:
        return None
    letters = " ".join(str(colour or "W") for colour in right)
    return answer(False, part=written(action), right=letters)


@rung(Rule.REMAINING_DICE)
def remaining_dice(action: Roll, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """Rows are closed, so fewer dice are rolled."""
    fewer = len(action.dice) < 6
    return answer(True, count=len(action.dice), rows=turn.closed) if fewer else None


@rung(Rule.ANY_FIRST)
def first_turn(action: Roll, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """The first turn of the game."""
    return answer(True, who=Who(turn.active)) if turn.begins else None


@rung(Rule.ROLL_AGAIN)
def later_turn(action: Roll, seat: Seat, turn: Turn) -> Answer[bool] | None:
    """A later turn, with all dice."""
    return answer(True, who=Who(turn.active))


ROLLING = (
    *ENDED,
    no_dice,
    rolled_already,
    impossible_pips,
    die_out,
    other_dice,
    remaining_dice,
    first_turn,
    later_turn,
)


# The penalty: second choice, turn before it -> is one due -----------------------------


@rung(Rule.PENALTY)
def crossed_in_first(second: Choice, turn: Turn) -> Answer[bool] | None:
    """The active player made a cross in the first action."""
    made = turn.choices[turn.active]
    return answer(False, who=Who(turn.active), cell=made) if isinstance(made, Cell) else None


@rung(Rule.PENALTY)
def crossed_in_second(second: Choice, turn: Turn) -> Answer[bool] | None:
    """The active player made a cross in the second action."""
    made = isinstance(second, Cell)
    return answer(False, who=Who(turn.active), cell=second) if made else None


@rung(Rule.OWN_CROSSES)
def only_others_crossed(second: Choice, turn: Turn) -> Answer[bool] | None:
    """Others made a cross in this turn, the active player made none."""
    others = any(isinstance(choice, Cell) for choice in turn.choices)
    return answer(True, who=Who(turn.active)) if others else None


@rung(Rule.PENALTY)
def no_cross(second: Choice, turn: Turn) -> Answer[bool] | None:
    """Nobody made a cross in this turn."""
    return answer(True, who=Who(turn.active))


PENALISING = (crossed_in_first, crossed_in_second, only_others_crossed, no_cross)


# The end: turn after an action -> is the game over ------------------------------------


@rung(Rule.TWO_ROWS)
def second_row(turn: Turn) -> Answer[bool] | None:
    """Two rows (or three) are closed."""
    closed = turn.closed
    return answer(True, rows=closed) if len(closed) > 1 else None


@rung(Rule.FOURTH_PENALTY)
def fourth_penalty(turn: Turn) -> Answer[bool] | None:
    """Somebody has four penalties."""
    who = [seat for seat, sheet in enumerate(turn.sheets) if sheet.penalties >= MOST_PENALTIES]
    return answer(True, who=Who(who[0])) if who else None


@rung(Rule.ONE_AFTER_THE_OTHER)
def second_follows(turn: Turn) -> Answer[bool] | None:
    """The first action is complete, the second follows."""
    return answer(False, who=Who(turn.active)) if turn.roll else None


@rung(Rule.NEXT_ACTIVE)
def next_player(turn: Turn) -> Answer[bool] | None:
    """The turn is over, the next player is active."""
    return answer(False, who=Who((turn.active + 1) % turn.players))


ENDING = (second_row, fourth_penalty, second_follows, next_player)


# Points of a row: sheet, colour -> points ---------------------------------------------


@rung(Rule.TWELVE_CROSSES)
def full_row(sheet: Sheet, colour: Colour) -> Answer[int] | None:
    """All eleven numbers and the lock."""
    crosses = sheet.crosses(colour)
    return answer(POINTS[crosses], row=colour, points=POINTS[crosses]) if crosses == 12 else None


@rung(Rule.LOCK_COUNTS)
def with_lock(sheet: Sheet, colour: Colour) -> Answer[int] | None:
    """Crossed numbers and the lock."""
    n = sheet.crosses(colour)
    locked = sheet.locked(colour)
    return answer(POINTS[n], row=colour, crosses=n, points=POINTS[n]) if locked else None


@rung(Rule.ROW_POINTS)
def no_crosses(sheet: Sheet, colour: Colour) -> Answer[int] | None:
    """An empty row."""
    return None if sheet.row(colour) else answer(0, row=colour)


@rung(Rule.ROW_POINTS)
def by_crosses(sheet: Sheet, colour: Colour) -> Answer[int] | None:
    """Crossed numbers."""
    n = sheet.crosses(colour)
    return answer(POINTS[n], row=colour, crosses=n, points=POINTS[n])


ROW_SCORE = (full_row, with_lock, no_crosses, by_crosses)


def score(sheet: Sheet) -> tuple[ScoreLine, ...]:
    """A line for each row and one for the penalties; they sum to the sheet's total."""
    rows = (first(ROW_SCORE, sheet, colour) for colour in COLOURS)
    lost = EACH_PENALTY * sheet.penalties
    penalties = reason(Rule.PENALTY_POINTS, "penalties", count=sheet.penalties, points=lost)
    return (*(ScoreLine(r.answer, r.reason) for r in rows), ScoreLine(-lost, penalties))


def total(sheet: Sheet) -> int:
    """The points of a sheet."""
    rows = sum(POINTS[sheet.crosses(colour)] for colour in COLOURS)
    return rows - EACH_PENALTY * sheet.penalties


def added(sheet: Sheet) -> Reason:
    """The points of the rows and what is lost, added up."""
    *rows, lost = (line.points for line in score(sheet))
    points = {colour.key: row for colour, row in zip(COLOURS, rows, strict=True)}
    return reason(Rule.TOTAL_LINE, "adds-up", **points, lost=-lost, total=total(sheet))


# Who wins: totals -> seats ------------------------------------------------------------


@rung(Rule.JOINT_WINNERS)
def equal_totals(totals: tuple[int, ...]) -> Answer[tuple[Seat, ...]] | None:
    """Several players have the highest total."""
    best = tuple(seat for seat, points in enumerate(totals) if points == max(totals))
    several = len(best) > 1
    return answer(best, who=tuple(map(Who, best)), points=max(totals)) if several else None


@rung(Rule.HIGHEST_TOTAL)
def highest_total(totals: tuple[int, ...]) -> Answer[tuple[Seat, ...]] | None:
    """One player has the highest total."""
    best = totals.index(max(totals))
    return answer((best,), who=Who(best), points=max(totals))


WINNING = (equal_totals, highest_total)


# What an action brings about ----------------------------------------------------------


def crosses_made(crosser: Rule, who: Seat, cell: Cell, sheet: Sheet) -> Iterator[Reason]:
    """What one cross means for the sheet it is made on (`sheet` is the sheet before)."""
    yield reason(crosser, "crosses", who=Who(who), cell=cell)
    if over := sheet.between(cell):
        yield reason(Rule.STRIKE, "skips", cells=over, count=len(over))
    if cell.last:
        yield reason(Rule.LOCK_TOO, "crosses-lock", who=Who(who), lock=Lock(cell.colour))


def rows_closed(closers: Mapping[Colour, tuple[Seat, ...]]) -> Iterator[Reason]:
    """What it means for everybody that rows were closed, each by these seats."""
    for colour, seats in closers.items():
        yield reason(Rule.SAY_IT, "says-so", who=tuple(map(Who, seats)), row=colour)
        if len(seats) > 1:
            yield reason(Rule.TOGETHER, "closed-together", row=colour, count=len(seats))
            yield reason(Rule.ALL_AT_ONCE, "one-row", row=colour)
        yield reason(Rule.CLOSED_FOR_ALL, "closes", row=colour)
        yield reason(Rule.DIE_LEAVES, "die-leaves", row=colour)
    if len(closers) > 1:
        yield reason(Rule.TWO_AT_ONCE, "two-at-once", rows=tuple(closers))


def ended_in_first(turn: Turn, closers: Mapping[Colour, tuple[Seat, ...]]) -> Iterator[Reason]:
    """What is said besides when the first action ends the game."""
    if len(turn.closed) > 2:
        yield reason(Rule.THIRD_ROW, "third-row", rows=tuple(closers))
    if sum(isinstance(choice, Cell) for choice in turn.choices) > 1:
        yield reason(Rule.END_AFTER_ALL, "after-all-crosses")
    yield reason(Rule.NO_SECOND, "no-second-action", who=Who(turn.active))


def resolved(turn: Turn) -> tuple[Turn, Reasons]:
    """All decisions of the first action carried out together."""
    sheets = list(turn.sheets)
    reasons: list[Reason] = []
    closers: dict[Colour, tuple[Seat, ...]] = {}
    for seat, choice in enumerate(turn.choices):
        if not isinstance(choice, Cell):
            reasons.append(reason(Rule.EVERYBODY_MAY, "lets-go", who=Who(seat)))
            continue
        reasons += crosses_made(Rule.WHITE_SUM, seat, choice, sheets[seat])
        sheets[seat] = sheets[seat].crossed(choice)
        if choice.last:
            closers[choice.colour] = (*closers.get(choice.colour, ()), seat)
    after = replace(turn, sheets=tuple(sheets))
    reasons += rows_closed(closers)
    ending = first(ENDING, after)
    reasons.append(ending.reason)
    if not ending.answer:
        return after, tuple(reasons)
    return Turn(after.sheets, turn.active), (*reasons, *ended_in_first(after, closers))


def second_action(turn: Turn, choice: Choice) -> tuple[Turn, Reasons]:
    """The active player's second choice carried out: cross, lock, penalty, end or next turn."""
    seat, sheet = turn.active, turn.sheets[turn.active]
    reasons: list[Reason] = []
    if isinstance(choice, Cell):
        reasons += crosses_made(Rule.ROW_OF_DIE, seat, choice, sheet)
        sheet = sheet.crossed(choice)
        reasons += rows_closed({choice.colour: (seat,)} if choice.last else {})
    penalty = first(PENALISING, choice, turn)
    sheet = sheet.penalised() if penalty.answer else sheet
    sheets = (*turn.sheets[:seat], sheet, *turn.sheets[seat + 1 :])
    ending = first(ENDING, Turn(sheets, seat))
    active = seat if ending.answer else (seat + 1) % turn.players
    return Turn(sheets, active), (*reasons, penalty.reason, ending.reason)


@dataclass(frozen=True, slots=True)
class Qwixx:
    """The game. Implements `gamelib.play.Game` for a `Turn`; a seat's action is a `Choice`."""

    name: str = "qwixx"
    tables: range = SEATS

    def actors(self, state: Turn) -> tuple[Seat, ...]:
        """The table before the roll, then all who have not decided, then the active seat alone."""
        if state.action == 1:
            return tuple([seat for seat, choice in enumerate(state.choices) if choice is None])
        if state.roll:
            return (state.active,)
        return () if self.over(state) else (TABLE,)

    def over(self, state: Turn) -> Ruling[bool] | None:
        """Why the game is over; none while it goes on."""
        ruling = first(ENDING, state)
        return ruling if ruling.answer else None

    def candidates(self, state: Turn, seat: Seat) -> tuple[Cell | Lock | Pass, ...]:
        """Every place of the sheet, locks too, and to pass; nothing for the table."""
        return () if seat == TABLE else (*CELLS, *LOCKS, PASS)

    def likely(self, state: Turn, seat: Seat) -> tuple[Choice, ...]:
        """The candidates that the dice offer: what a player who knows the rules looks at."""
        if not state.roll:
            return ()
        if state.action == 1:
            return (*(Cell(colour, state.roll.sum) for colour in COLOURS), PASS)
        pairs = (Cell(c, n) for c in state.still_rolled for n in state.roll.pairs(c))
        return (*pairs, PASS)

    def verdict(self, state: Turn, seat: Seat, action: Any) -> Verdict:
        """Whether the seat may do this now, and why; for any action whatever."""
        return ruled(first(self.ladder(seat, action), action, seat, state))

    def ladder(self, seat: Seat, action: Any) -> tuple[Rung[bool], ...]:
        """The ladder that `verdict` asks: of a roll, of passing, or of a place on the sheet."""
        if seat == TABLE:
            return ROLLING
        return PASSING if isinstance(action, Pass) else CROSSING

    def reading(self, state: Turn, seat: Seat, place: Cell | Lock) -> Verdict:
        """What the sheet alone says about a place, whatever the dice show."""
        return ruled(first(READING, place, seat, replace(state, roll=None, choices=())))

    def chance(self, state: Turn, random: Random) -> Roll:
        """A roll of all dice that are still in the game."""
        white = (Die(None, random.randint(1, 6)), Die(None, random.randint(1, 6)))
        return Roll(white, tuple(Die(c, random.randint(1, 6)) for c in state.still_rolled))

    def apply(self, state: Turn, seat: Seat, action: Any) -> tuple[Turn, Reasons]:
        """Roll, keep a decision (the last one resolves them all), or carry out the second action.

        Asks for a legal action.
        """
        if seat == TABLE:
            said = reason(Rule.ANNOUNCE, "announces", who=Who(state.active), sum=action.sum)
            return replace(state, roll=action, choices=(None,) * state.players), (said,)
        if state.action == 2:
            return second_action(state, action)
        choices = (*state.choices[:seat], action, *state.choices[seat + 1 :])
        now = replace(state, choices=choices)
        return (now, ()) if None in choices else resolved(now)

    def scores(self, state: Turn) -> Mapping[Seat, tuple[ScoreLine, ...]]:
        """Each seat's rows and penalties so far."""
        return {seat: score(sheet) for seat, sheet in enumerate(state.sheets)}

    def winners(self, state: Turn) -> Ruling[tuple[Seat, ...]]:
        """Who is ahead (at the end: who wins), and why; several if they are level."""
        return first(WINNING, tuple(map(total, state.sheets)))

    def parse(self, line: str) -> Trace[Turn, Any]:
        """The turn written as one line; the inverse of `notation`.

        `players` (2 if not said, or as many as there are sheets), `active` (1 is the first
        player), the rows and `penalties` of all sheets before the roll (`/` between players),
        `dice`, the `choices` of the first action (`/` between players, `-` to pass, `?` while
        still open) and the `second` choice of the active player. `Refused` names what is wrong.

        >>> line = "players=2&red=5,7/-&dice=W4,W1,R2,Y3,G5,B6&choices=Y5/-&second=B10"
        >>> QWIXX.parse(line).state.sheets[0].row(Colour.BLUE)
        (10,)
        """
        field = fields(line, KEYS)
        columns = {key: field.get(key, "").split("/") for key in SHEET_KEYS}
        players = seats(field.get("players"), max(2, *map(len, columns.values())))
        active = parse_active(field.get("active", "1"), players)
        sheets = parse_sheets(columns, players)
        trace = Trace(self, Turn(sheets, active))
        if "dice" in field:
            trace = trace.then(TABLE, parse_roll(field["dice"]))
        for seat, choice in enumerate(parse_choices(field.get("choices", ""), players)):
            trace = trace if choice is None else trace.then(seat, choice)
        if "second" not in field:
            return trace
        if trace.state.action == 1:
            raise refused(Rule.ONE_AFTER_THE_OTHER, "second-too-early", part=field["second"])
        return trace.then(active, parse_choice(field["second"]))

    def notation(self, trace: Trace[Turn, Any]) -> str:
        """The line that `parse` reads back; of a longer game, the line of its last turn."""
        last = turns(trace)[-1]
        begin, steps = last.start, last.steps
        parts = [f"players={begin.players}", f"active={begin.active + 1}"]
        parts += columns_of(begin.sheets)
        parts += [f"dice={step.action}" for step in steps if step.seat == TABLE]
        chosen = {step.seat: step.action for step in steps[1:] if step.before.action == 1}
        if chosen:
            each = (str(chosen.get(seat, "?")) for seat in range(begin.players))
            parts.append(f"choices={'/'.join(each)}")
        parts += [f"second={step.action}" for step in steps if step.before.action == 2]
        return "&".join(parts)


QWIXX = Qwixx()


def turns(trace: Trace[Turn, Any]) -> tuple[Trace[Turn, Any], ...]:
    """A game cut into its turns: each begins with a roll and is a trace of its own."""
    steps = trace.steps
    cuts = [at for at, step in enumerate(steps) if step.seat == TABLE] or [0]
    pieces = (steps[a:b] for a, b in zip(cuts, [*cuts[1:], len(steps)], strict=True))
    return tuple(
        Trace(trace.game, piece[0].before if piece else trace.start, piece) for piece in pieces
    )


# One line -----------------------------------------------------------------------------


def columns_of(sheets: tuple[Sheet, ...]) -> Iterator[str]:
    """The fields of all sheets, rows that nobody has begun left out."""
    for colour in COLOURS:
        rows = [",".join(map(str, sheet.row(colour))) or "-" for sheet in sheets]
        if any(sheet.row(colour) for sheet in sheets):
            yield f"{colour.key}={'/'.join(rows)}"
    if any(sheet.penalties for sheet in sheets):
        yield f"penalties={'/'.join(str(sheet.penalties) for sheet in sheets)}"


def seats(text: str | None, otherwise: int) -> int:
    """The number of players; `Refused` for other than two to five."""
    text = str(otherwise) if text is None else text
    if text not in map(str, SEATS):
        raise refused(Rule.PLAYERS, "player-count", part=written(text))
    return int(text)


def parse_active(text: str, players: int) -> Seat:
    """The seat of the active player, written from 1 on; `Refused` if there is none."""
    if text not in map(str, range(1, players + 1)):
        raise refused(Rule.FIRST_ACTIVE, "no-such-player", part=written(text), right=players)
    return int(text) - 1


def parse_sheets(columns: Mapping[str, list[str]], players: int) -> tuple[Sheet, ...]:
    """The sheets of all players; `Refused` if they cannot lie on one table."""
    for key, column in columns.items():
        if len(column) > players:
            raise refused(Rule.OWN_SHEET, "too-many-sheets", key=key, count=len(column))
    sheets = tuple(
        checked(parse_column({key: at(column, seat) for key, column in columns.items()}))
        for seat in range(players)
    )
    return together(sheets)


def unchecked(line: str) -> Turn:
    """The sheets of a line as they would lie there, even if no game can lead to them.

    For the question whether they can be; `Refused` for what cannot even be drawn.
    """
    field = fields(line, ("players", *SHEET_KEYS))
    columns = {key: field.get(key, "").split("/") for key in SHEET_KEYS}
    players = seats(field.get("players"), max(2, *map(len, columns.values())))
    return Turn(
        tuple(drawn({k: at(c, seat) for k, c in columns.items()}) for seat in range(players))
    )


def drawn(cells: Mapping[str, str]) -> Sheet:
    """One player's sheet with these crosses, whatever the order in which they were made."""
    rows = (
        tuple(sorted({parse_number(n, c) for n in numbers(cells[c.key])}, key=c.numbers.index))
        for c in COLOURS
    )
    return Sheet(tuple(rows), parse_penalties(cells["penalties"] or "0"))


def parse_column(cells: Mapping[str, str]) -> Sheet:
    """One player's sheet out of the fields of a table."""
    rows = tuple(parse_row(cells[colour.key], colour) for colour in COLOURS)
    return Sheet(rows, parse_penalties(cells["penalties"] or "0"))


def at(parts: list[str], seat: Seat) -> str:
    """A player's part of a field; empty where it is left out."""
    return parts[seat].strip() if seat < len(parts) else ""


def together(sheets: tuple[Sheet, ...]) -> tuple[Sheet, ...]:
    """The sheets themselves; `Refused` if no game can have led to all of them."""
    closed = Turn(sheets).closed
    if len(closed) > 3:
        raise refused(Rule.TWO_AT_ONCE, "four-rows", rows=closed)
    for sheet in sheets if len(closed) == 3 else ():
        if len(sheet.locks) == 2 and sheet.locks[0].last == sheet.locks[1].last:
            raise refused(Rule.ONE_CROSS, "both-at-once", rows=sheet.locks)
    fourth = sum(sheet.penalties == MOST_PENALTIES for sheet in sheets)
    if fourth > 1 or (fourth and len(closed) > 1):
        raise refused(Rule.FOURTH_PENALTY, "ended-twice")
    return sheets


def parse_choices(text: str, players: int) -> tuple[Any, ...]:
    """The decisions of the first action, `None` where open; `Refused` for too many."""
    parts = [part.strip() for part in text.split("/")]
    if len(parts) > players:
        facts = {"key": "choices", "count": len(parts), "right": players}
        raise refused(Rule.EVERYBODY_MAY, "too-many-choices", **facts)
    return tuple(None if part in ("", "?") else parse_choice(part) for part in parts)


def parse_choice(text: str) -> Any:
    """A cross such as `R5`, `-` to pass, or `R5+Y5`, which no action allows."""
    if text.strip() == "-":
        return PASS
    cells = tuple(map(parse_cell, text.replace("+", " ").split() or [text]))
    return cells[0] if len(cells) == 1 else cells


# How likely ---------------------------------------------------------------------------


def sums() -> Mapping[int, Fraction]:
    """The chance of each sum of two dice, 2 to 12, exactly."""
    return {total: Fraction(6 - abs(total - 7), 36) for total in range(2, 13)}


def chances() -> Mapping[int, Fraction]:
    """The chance that one of two white dice makes each sum with a coloured die, exactly."""
    rolls = list(product(range(1, 7), repeat=3))
    return {
        total: Fraction(sum(total in (a + c, b + c) for a, b, c in rolls), len(rolls))
        for total in range(2, 13)
    }


def last_number() -> tuple[Fraction, Fraction]:
    """The chance that the number beside a lock comes: in one's own turn, in another's."""
    rolls = list(product(range(1, 7), repeat=3))
    own = sum(12 in (a + b, a + c, b + c) for a, b, c in rolls)
    return Fraction(own, len(rolls)), sums()[12]


def lock_within(turns: int, players: int) -> Fraction:
    """The chance that a row with five crosses can be closed within so many turns of all players.

    The first of them is one's own. As long as nobody else closes the row. `ValueError` for fewer
    than no turns, or no such number of players.
    """
    if turns < 0 or players not in range(2, 6):
        raise ValueError(f"{turns!r} turns of {players!r} players cannot be")
    own, other = last_number()
    mine = -(-turns // players)
    return 1 - (1 - own) ** mine * (1 - other) ** (turns - mine)
