"""Qwixx: the rules by name, and the things they speak of: dice, cells, the score sheet.

`R5` is the red 5 (a cell), `RL` the lock of the red row, `W4` a white die that shows 4, `B6` the
blue die that shows 6. A sheet is `red=5,7&yellow=3,4&green=-&blue=10&penalties=1`; the numbers
stand in the order of the row. The lock is never written: it is crossed with the last number.

Source: the Greek rule book (translated from NSV's). A rule without a book is a ruling of ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from gamelib import ruling
from gamelib.games.notation import fields
from gamelib.ruling import Refused, because

GREEK = "qwixx-el"


class Rule(ruling.Rule):
    """The rules of Qwixx."""

    PLAYERS = "QWX-COMP-01", GREEK
    """Two to five players."""
    AGE = "QWX-COMP-02", GREEK
    """From eight years."""
    DURATION = "QWX-COMP-03", GREEK
    """About a quarter of an hour."""
    SIX_DICE = "QWX-COMP-04", GREEK
    """Two white dice, and one each in red, yellow, green and blue."""
    OWN_SHEET = "QWX-COMP-05", GREEK
    """Each player has a sheet and something to write with."""

    MANY_CROSSES = "QWX-OBJ-01", GREEK
    """Everybody tries to cross out many numbers of the four rows."""
    SAME_ROW = "QWX-OBJ-02", GREEK
    """Crosses in the same row are worth more and more."""
    MOST_POINTS_WIN = "QWX-OBJ-03", GREEK
    """The player with most points wins."""

    FOUR_ROWS = "QWX-SHEET-01", GREEK
    """The rows are red, yellow, green and blue."""
    ROW_NUMBERS = "QWX-SHEET-02", GREEK
    """Red and yellow run from 2 to 12, green and blue from 12 to 2; a lock ends each row."""
    SAMPLE = "QWX-SHEET-03", GREEK
    """The book's sample sheet: red 5 7, yellow 3 4 7 8 10, green 12 10 6, blue 10."""
    POINTS_TABLE = "QWX-SHEET-04", GREEK
    """1 3 6 10 15 21 28 36 45 55 66 78 points for 1 to 12 crosses in a row."""
    TOTAL_LINE = "QWX-SHEET-05", GREEK
    """The four rows are added and the penalties subtracted."""

    LEFT_TO_RIGHT = "QWX-MARK-01", GREEK
    """Each row is crossed from left to right."""
    START_ANYWHERE = "QWX-MARK-02", GREEK
    """A row need not begin with its leftmost number."""
    SKIPPED = "QWX-MARK-03", GREEK
    """Numbers may be skipped, and skipped numbers are gone."""
    STRIKE = "QWX-MARK-04", GREEK
    """Skipped numbers may be struck through as a reminder."""

    FIRST_ACTIVE = "QWX-FLOW-01", GREEK
    """It is decided who is active first."""
    ROLL = "QWX-FLOW-02", GREEK
    """The active player rolls all dice."""
    ONE_AFTER_THE_OTHER = "QWX-FLOW-03", GREEK
    """The second action begins only when the first is complete."""

    ANNOUNCE = "QWX-A1-01", GREEK
    """First action: the active player announces the sum of the white dice."""
    EVERYBODY_MAY = "QWX-A1-02", GREEK
    """Everybody may use that sum, and nobody must."""
    WHITE_SUM = "QWX-A1-03", GREEK
    """Who uses it crosses that number in one row."""
    ACTIVE_ONLY = "QWX-A2-01", GREEK
    """Second action: only the active player may add exactly one white and one coloured die."""
    ROW_OF_DIE = "QWX-A2-02", GREEK
    """That sum is crossed in the row of the coloured die."""

    PENALTY = "QWX-PEN-01", GREEK
    """No cross in either action costs the active player a penalty."""
    OTHERS_FREE = "QWX-PEN-02", GREEK
    """The other players never take a penalty."""
    NEXT_ACTIVE = "QWX-TURN-01", GREEK
    """The next player clockwise becomes active."""
    ROLL_AGAIN = "QWX-TURN-02", GREEK
    """That player rolls, and both actions follow again."""

    FIVE_FIRST = "QWX-LOCK-01", GREEK
    """The last number needs five crosses in the row before it."""
    LOCK_TOO = "QWX-LOCK-02", GREEK
    """With the last number the lock is crossed too."""
    LOCK_COUNTS = "QWX-LOCK-03", GREEK
    """The lock counts as a cross."""
    CLOSED_FOR_ALL = "QWX-LOCK-04", GREEK
    """The row is then closed for everybody."""
    DIE_LEAVES = "QWX-LOCK-05", GREEK
    """Its die leaves the game at once."""
    SAY_IT = "QWX-LOCK-06", GREEK
    """Closing a row is announced."""
    TOGETHER = "QWX-LOCK-07", GREEK
    """In the first action several players may close the same row."""
    NOT_ALONG = "QWX-LOCK-08", GREEK
    """With fewer than five crosses nobody closes along."""

    FOURTH_PENALTY = "QWX-END-01", GREEK
    """The fourth penalty of a player ends the game at once."""
    TWO_ROWS = "QWX-END-02", GREEK
    """The second closed row ends the game at once."""
    THIRD_ROW = "QWX-END-03", GREEK
    """In the first action a third row may close with the second."""

    ROW_POINTS = "QWX-SCORE-01", GREEK
    """Each row scores by its number of crosses."""
    PENALTY_POINTS = "QWX-SCORE-02", GREEK
    """Each penalty costs five points."""
    ENTER = "QWX-SCORE-03", GREEK
    """Everybody enters the points of the rows and of the penalties."""
    HIGHEST_TOTAL = "QWX-SCORE-04", GREEK
    """The highest total wins."""

    ALL_AT_ONCE = "A-QWX-01"
    """Ruling: the first action is resolved for all at once; a row closed by several counts once."""
    NEITHER_LOCK = "A-QWX-02"
    """Ruling: with fewer than five crosses the lock stays as free as the last number."""
    NOT_WITHOUT_LOCK = "A-QWX-03"
    """Ruling: with fewer than five crosses the last number may not be crossed without the lock."""
    GONE_FOR_SECOND = "A-QWX-04"
    """Ruling: a row closed in the first action is closed in the second of the same turn."""
    NO_SECOND = "A-QWX-05"
    """Ruling: when the first action ends the game, no second follows, and no penalty."""
    TWO_AT_ONCE = "A-QWX-06"
    """Ruling: up to two rows close in one first action, so at most three in a game."""
    ALONE_IN_SECOND = "A-QWX-07"
    """Ruling: nobody closes along in the second action."""
    REMAINING_DICE = "A-QWX-08"
    """Ruling: only the dice still in the game are rolled."""
    LET_GO = "A-QWX-09"
    """Ruling: who let the sum go does not use it later in the turn."""
    OWN_CROSSES = "A-QWX-10"
    """Ruling: only the active player's own crosses avert the penalty."""
    NO_FIFTH = "A-QWX-11"
    """Ruling: there is no fifth penalty."""
    TWELVE_CROSSES = "A-QWX-12"
    """Ruling: eleven numbers and the lock are twelve crosses at most."""
    ONE_CROSS = "A-QWX-13"
    """Ruling: the white sum gives each player one cross only."""
    SAME_ROW_TWICE = "A-QWX-14"
    """Ruling: both crosses of a turn may stand in the same row."""
    CHOSEN_PENALTY = "A-QWX-15"
    """Ruling: the active player may pass twice and take the penalty."""
    JOINT_WINNERS = "A-QWX-16"
    """Ruling: equal highest totals win together."""
    ANY_FIRST = "A-QWX-17"
    """Ruling: who begins is chosen or drawn."""
    LOCK_BY_ITSELF = "A-QWX-18"
    """Ruling: the lock is crossed by itself, together with the last number."""
    END_AFTER_ALL = "A-QWX-19"
    """Ruling: the end comes after all crosses of the action are made."""


def refused(rule: Rule, case: str, **facts: Any) -> Refused:
    """The error for a line that this rule does not allow."""
    return Refused(because(rule, case, **facts))


class Colour(Enum):
    """A row and its die; the value is the letter of the notation."""

    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"

    def __init__(self, letter: str) -> None:
        self.place = len(type(self).__members__)
        """0 ... 3, from the top of the sheet."""
        self.numbers = tuple(range(2, 13)) if letter in "RY" else tuple(range(12, 1, -1))
        """From left to right (QWX-SHEET-02)."""
        self.last = self.numbers[-1]
        """The number next to the lock."""

    def __str__(self) -> str:
        return str(self.value)

    @property
    def key(self) -> str:
        """The row's name in a line."""
        return self.name.lower()

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        return f"qwixx-row-{self.key}", {}


COLOURS = tuple(Colour)


@dataclass(frozen=True, slots=True)
class Cell:
    """A number of a row; as an action: to cross it."""

    colour: Colour
    number: int

    def __str__(self) -> str:
        return f"{self.colour}{self.number}"

    @property
    def last(self) -> bool:
        """Whether the lock stands next to it."""
        return self.number == self.colour.last

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        return f"qwixx-cell-{self.colour.key}", {"number": self.number}


@dataclass(frozen=True, slots=True)
class Lock:
    """The lock of a row; nobody can cross it by itself."""

    colour: Colour

    def __str__(self) -> str:
        return f"{self.colour}L"

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        return f"qwixx-lock-{self.colour.key}", {}


@dataclass(frozen=True, slots=True)
class Pass:
    """To cross nothing in an action."""

    def __str__(self) -> str:
        return "-"

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        return "qwixx-pass", {}


PASS = Pass()
ENOUGH_TO_CLOSE = 5
"""Crosses that a row needs before its last number."""
CELLS = tuple(Cell(colour, number) for colour in COLOURS for number in colour.numbers)
"""The 44 numbers of a sheet, row by row, left to right."""
LOCKS = tuple(map(Lock, COLOURS))


@dataclass(frozen=True, slots=True)
class Die:
    """A die that was rolled; the white ones have no colour."""

    colour: Colour | None
    pips: int

    def __str__(self) -> str:
        return f"{self.colour or 'W'}{self.pips}"

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        return f"qwixx-die-{self.colour.key if self.colour else 'white'}", {"pips": self.pips}


@dataclass(frozen=True, slots=True)
class Roll:
    """What was rolled: two white dice, and the coloured dice still in the game, row by row."""

    white: tuple[Die, ...]
    coloured: tuple[Die, ...]

    def __str__(self) -> str:
        return ",".join(map(str, self.dice))

    @property
    def dice(self) -> tuple[Die, ...]:
        """All dice, the white ones first."""
        return self.white + self.coloured

    @property
    def sum(self) -> int:
        """The number that is announced."""
        return self.white[0].pips + self.white[1].pips

    def of(self, colour: Colour) -> Die | None:
        """The die of a colour; none if it was not rolled."""
        return next((die for die in self.coloured if die.colour is colour), None)

    def pairs(self, colour: Colour) -> Mapping[int, tuple[Die, Die]]:
        """What one white die and the die of a colour give: sum -> those two dice."""
        die = self.of(colour)
        return {white.pips + die.pips: (white, die) for white in self.white} if die else {}


def rolled(dice: tuple[Die, ...]) -> Roll:
    """Dice in any order, sorted: white ones first, then as the rows."""
    coloured = [(die.colour.place, die) for die in dice if die.colour]
    coloured.sort(key=lambda place: place[0])
    return Roll(tuple(d for d in dice if not d.colour), tuple(die for _, die in coloured))


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's sheet: the crossed numbers of the four rows, left to right, and penalties.

    Skipped numbers and locks follow from these and are not stored.
    """

    rows: tuple[tuple[int, ...], ...] = ((), (), (), ())
    penalties: int = 0

    def __str__(self) -> str:
        rows = (f"{c.key}={','.join(map(str, self.row(c))) or '-'}" for c in Colour)
        return "&".join([*rows, f"penalties={self.penalties}"])

    def row(self, colour: Colour) -> tuple[int, ...]:
        """The crossed numbers of a row."""
        return self.rows[colour.place]

    def locked(self, colour: Colour) -> bool:
        """Whether this sheet's lock of the row is crossed: it has its last number."""
        row = self.rows[colour.place]
        return len(row) > ENOUGH_TO_CLOSE and row[-1] == colour.last

    @property
    def locks(self) -> tuple[Colour, ...]:
        """The rows that this sheet closed."""
        rows = zip(COLOURS, self.rows, strict=True)
        return tuple([c for c, row in rows if len(row) > ENOUGH_TO_CLOSE and row[-1] == c.last])

    def crosses(self, colour: Colour) -> int:
        """The crosses in a row; a lock counts (QWX-LOCK-03)."""
        return len(self.row(colour)) + self.locked(colour)

    def skipped(self, colour: Colour) -> tuple[int, ...]:
        """The numbers left of the last cross that are not crossed: gone for good."""
        row = self.row(colour)
        upto = colour.numbers[: colour.numbers.index(row[-1])] if row else ()
        return tuple(number for number in upto if number not in row)

    def between(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells that crossing this one would skip."""
        numbers = cell.colour.numbers
        row = self.row(cell.colour)
        begin = numbers.index(row[-1]) + 1 if row else 0
        return tuple(Cell(cell.colour, n) for n in numbers[begin : numbers.index(cell.number)])

    def crossed(self, cell: Cell) -> Sheet:
        """This sheet with one more cross."""
        place = cell.colour.place
        row = (*self.rows[place], cell.number)
        return replace(self, rows=(*self.rows[:place], row, *self.rows[place + 1 :]))

    def penalised(self) -> Sheet:
        """This sheet with one more penalty."""
        return replace(self, penalties=self.penalties + 1)


POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)
"""Points of a row by its crosses (QWX-SHEET-04)."""
EACH_PENALTY = 5
MOST_PENALTIES = 4

SHEET_KEYS = (*(colour.key for colour in Colour), "penalties")


def parse_sheet(line: str) -> Sheet:
    """The sheet written as one line, the inverse of `str`; rows left out are empty.

    `Refused` for crosses that nobody can have made.

    >>> str(parse_sheet("red=5,7&blue=10"))
    'red=5,7&yellow=-&green=-&blue=10&penalties=0'
    """
    field = fields(line, SHEET_KEYS)
    rows = tuple(parse_row(field.get(colour.key, ""), colour) for colour in Colour)
    return checked(Sheet(rows, parse_penalties(field.get("penalties", "0"))))


def numbers(text: str) -> tuple[str, ...]:
    """The numbers written in a row; `-` stands for none."""
    return tuple(part for part in text.replace(",", " ").split() if part != "-")


def parse_row(text: str, colour: Colour) -> tuple[int, ...]:
    """The crossed numbers of a row, as `5,7`; `Refused` if nobody can have crossed them so."""
    row: tuple[int, ...] = ()
    for part in numbers(text):
        number = parse_number(part, colour)
        if number in row:
            cell = Cell(colour, number)
            raise refused(Rule.LEFT_TO_RIGHT, "crossed-already", cell=cell)
        if row and colour.numbers.index(number) <= colour.numbers.index(row[-1]):
            raise refused(
                Rule.LEFT_TO_RIGHT, "out-of-order", part=number, after=row[-1], row=colour
            )
        if number == colour.last and len(row) < ENOUGH_TO_CLOSE:
            cell = Cell(colour, number)
            raise refused(Rule.NOT_WITHOUT_LOCK, "closed-too-early", cell=cell, crosses=len(row))
        row = (*row, number)
    return row


def parse_number(text: str, colour: Colour) -> int:
    """A number of the row; `Refused` if it has no such number."""
    plain = text.isascii() and text.isdigit() and len(text) < 3
    if not plain or int(text) not in colour.numbers:
        right = f"{colour.numbers[0]} - {colour.last}"
        raise refused(Rule.ROW_NUMBERS, "no-such-number", part=text, row=colour, right=right)
    return int(text)


def parse_penalties(text: str) -> int:
    """0 to 4; `Refused` otherwise."""
    if text not in map(str, range(MOST_PENALTIES + 1)):
        raise refused(Rule.NO_FIFTH, "no-such-count", part=text)
    return int(text)


def checked(sheet: Sheet) -> Sheet:
    """The sheet itself; `Refused` if it closed more rows than a game lasts."""
    if len(sheet.locks) > 2:
        raise refused(Rule.TWO_ROWS, "three-locks", rows=sheet.locks)
    return sheet


def parse_cell(text: str) -> Cell | Lock:
    """`R5` or `RL`, in capital or small letters; `Refused` if no row or number is called so."""
    letter, number = text[:1].upper(), text[1:].upper()
    colour = next((c for c in Colour if c.value == letter), None)
    if colour is None:
        right = " ".join(map(str, Colour))
        raise refused(Rule.FOUR_ROWS, "no-such-row", part=text, right=right)
    return Lock(colour) if number == "L" else Cell(colour, parse_number(number, colour))


def parse_roll(text: str) -> Roll:
    """Dice as `W4,W1,R2,Y3,G5,B6`, in any order; `Refused` names the part that is no die."""
    return rolled(tuple(map(parse_die, text.replace(",", " ").split())))


def parse_die(text: str) -> Die:
    """`W4` or `B6`; `Refused` if no die is called so or shows that."""
    letter, pips = text[:1].upper(), text[1:]
    colour = next((c for c in Colour if c.value == letter), None)
    if not (colour or letter == "W") or pips not in tuple("123456"):
        raise refused(Rule.SIX_DICE, "no-such-die", part=text, right="W1 - W6, R Y G B")
    return Die(colour, int(pips))
