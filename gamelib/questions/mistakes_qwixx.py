"""What people believe about Qwixx, each mistake a small function.

It answers like the rule it misses, or passes (`None`, nothing) where it has nothing to say.
"""

from __future__ import annotations

from collections.abc import Iterator

from gamelib.games import qwixx
from gamelib.games.sheet import COLOURS, EACH_PENALTY, POINTS, Cell, Roll, Sheet

# What may be crossed: dice, action -> numbers ----------------------------------------------------


def white_sum_again(dice: Roll, action: int) -> Iterator[Cell]:
    """The white sum may be used in the second action as well."""
    yield from (Cell(colour, dice.sum) for colour in COLOURS if action == 2)


def three_dice(dice: Roll, action: int) -> Iterator[Cell]:
    """Both white dice are added to a coloured one."""
    for die in dice.coloured:
        if die.colour and dice.sum + die.pips <= 12 and action == 2:
            yield Cell(die.colour, dice.sum + die.pips)


def two_colours(dice: Roll, action: int) -> Iterator[Cell]:
    """Two coloured dice are added."""
    for die, other in zip(dice.coloured, dice.coloured[1:], strict=False):
        if die.colour and action == 2:
            yield Cell(die.colour, die.pips + other.pips)


def row_of_another_die(dice: Roll, action: int) -> Iterator[Cell]:
    """The sum with a coloured die may be crossed in any row."""
    for die in dice.coloured[:1] if action == 2 else ():
        yield from (Cell(colour, dice.white[0].pips + die.pips) for colour in COLOURS)


CROSS_MISTAKES = (white_sum_again, three_dice, two_colours, row_of_another_die)

# What a sheet is worth: sheet -> points --------------------------


def penalties_are_forgotten(on: Sheet) -> int | None:
    """Penalties do not count."""
    return qwixx.total(on) + EACH_PENALTY * on.penalties if on.penalties else None


def penalties_cost_one(on: Sheet) -> int | None:
    """Each penalty costs one point."""
    return qwixx.total(on) + (EACH_PENALTY - 1) * on.penalties if on.penalties else None


def lock_is_forgotten(on: Sheet) -> int | None:
    """The lock is no cross of its own."""
    lost = sum(POINTS[on.crosses(c)] - POINTS[on.crosses(c) - 1] for c in on.locks)
    return qwixx.total(on) - lost if lost else None


def crosses_count_one(on: Sheet) -> int | None:
    """Each cross is worth one point."""
    return sum(map(on.crosses, COLOURS)) - EACH_PENALTY * on.penalties


def all_crosses_in_one_row(on: Sheet) -> int | None:
    """The crosses of all rows are added before the table is looked at."""
    crosses = sum(map(on.crosses, COLOURS))
    return POINTS[crosses] - EACH_PENALTY * on.penalties if crosses < len(POINTS) else None


def numbers_are_added(on: Sheet) -> int | None:
    """The numbers crossed out are the points."""
    return sum(sum(on.row(colour)) for colour in COLOURS) - EACH_PENALTY * on.penalties


def best_row_counts(on: Sheet) -> int | None:
    """Only the fullest row counts."""
    return max(POINTS[on.crosses(colour)] for colour in COLOURS)


SCORE_MISTAKES = (
    penalties_are_forgotten,
    lock_is_forgotten,
    crosses_count_one,
    penalties_cost_one,
    all_crosses_in_one_row,
    best_row_counts,
    numbers_are_added,
)
