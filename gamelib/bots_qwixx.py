"""An opponent for Qwixx, and the hint that says what it would do.

The strategy is written down as a ladder like the rules themselves: close a row whenever it can
be closed; cross what skips nothing; skip a little; skip more rather than take a penalty; else
pass. Among equals it takes the row with most crosses. It looks at its own sheet and at the
dice, never at decisions of others that are not yet carried out.
"""

from __future__ import annotations

from collections.abc import Sequence

from gamelib import ruling
from gamelib.games.qwixx import PASS, QWIXX, Cell, Choice, Pass, Turn
from gamelib.play import Seat
from gamelib.ruling import Answer, Ruling, answer, first, rung


class Advice(ruling.Rule):
    """The rungs of the strategy by name; good advice, not a rule of the game."""

    CLOSE = "HINT-QWX-01"
    """Close a row when you can."""
    SKIP_NOTHING = "HINT-QWX-02"
    """Cross what skips no number."""
    SKIP_LITTLE = "HINT-QWX-03"
    """Skip one number at most."""
    NO_PENALTY = "HINT-QWX-04"
    """Skip more rather than take a penalty."""
    WAIT = "HINT-QWX-05"
    """Let a number go that would skip too many."""


LITTLE = 1
"""Numbers that are worth skipping without need."""
MUCH = 6
"""Numbers that are worth skipping to avert a penalty."""


def skips(turn: Turn, seat: Seat, cell: Cell) -> int:
    """How many numbers this cross would skip."""
    return len(turn.sheets[seat].between(cell))


def legal(turn: Turn, seat: Seat) -> list[Cell]:
    """The cells that may be crossed now, best first: least skipped, then the fullest row."""
    cells = [
        choice
        for choice in QWIXX.likely(turn, seat)
        if not isinstance(choice, Pass) and QWIXX.verdict(turn, seat, choice).legal
    ]
    sheet = turn.sheets[seat]
    return sorted(cells, key=lambda cell: (skips(turn, seat, cell), -sheet.crosses(cell.colour)))


def crossed_yet(turn: Turn, seat: Seat) -> bool:
    """Whether this player has a cross from the first action."""
    return isinstance(turn.choices[seat], Cell)


@rung(Advice.CLOSE)
def close_row(turn: Turn, seat: Seat, cells: Sequence[Cell]) -> Answer[Choice] | None:
    """The last number of a row, and its lock."""
    last = next((cell for cell in cells if cell.last), None)
    return answer(last, cell=last, row=last.colour) if last else None


@rung(Advice.SKIP_NOTHING)
def skip_nothing(turn: Turn, seat: Seat, cells: Sequence[Cell]) -> Answer[Choice] | None:
    """A number that follows the last cross at once."""
    best = cells[0] if cells and skips(turn, seat, cells[0]) == 0 else None
    return answer(best, cell=best) if best else None


@rung(Advice.SKIP_LITTLE)
def skip_little(turn: Turn, seat: Seat, cells: Sequence[Cell]) -> Answer[Choice] | None:
    """A number that skips just one."""
    count = skips(turn, seat, cells[0]) if cells else LITTLE + 1
    return answer(cells[0], cell=cells[0], count=count) if count <= LITTLE else None


@rung(Advice.NO_PENALTY)
def avert_penalty(turn: Turn, seat: Seat, cells: Sequence[Cell]) -> Answer[Choice] | None:
    """Second action without a cross so far: some more skipped numbers cost less than five."""
    needs = turn.action == 2 and not crossed_yet(turn, seat)
    count = skips(turn, seat, cells[0]) if cells else MUCH + 1
    return answer(cells[0], cell=cells[0], count=count) if needs and count <= MUCH else None


@rung(Advice.WAIT)
def nothing_fits(turn: Turn, seat: Seat, cells: Sequence[Cell]) -> Answer[Choice] | None:
    """There is no number to cross."""
    return None if cells else answer(PASS)


@rung(Advice.WAIT)
def wait(turn: Turn, seat: Seat, cells: Sequence[Cell]) -> Answer[Choice] | None:
    """Every number would skip too many."""
    return answer(PASS, cell=cells[0], count=skips(turn, seat, cells[0]))


STRATEGY = (close_row, skip_nothing, skip_little, avert_penalty, nothing_fits, wait)


def hint(turn: Turn, seat: Seat) -> Ruling[Choice]:
    """What the bot would do in this seat, and why; the seat has to be one of the actors."""
    return first(STRATEGY, turn, seat, legal(turn, seat))


def sensible(turn: Turn, seat: Seat) -> Choice:
    """The bot's choice for a seat that has to act."""
    return hint(turn, seat).answer
