"""Laying out a turn of Qwixx: sheets to cross, dice to set, and what everybody does with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from gamelib.games.qwixx import SEATS, Cell, Colour, Die
from gamelib.games.sheet import MOST_PENALTIES
from gamelib.speech import Catalog
from gamelib.views import score_card
from gamelib.views.desk import (
    Fields,
    Part,
    Thing,
    listed,
    players,
    seated,
    stepper,
    swapped,
    tables,
    together,
    values,
)

MOST = max(SEATS)
DICE = ("W", "W", *map(str, Colour))
ROLLED = "W1,W2,R3,Y4,G5,B6"
"""What lies there when the dice have just been laid out."""
EMPTY = {**{colour.key: "-" for colour in Colour}, "penalties": "0", "choices": "?"}
"""The parts of a line that speak of every seat -> how one is written that has nothing there."""


@dataclass(frozen=True, slots=True)
class Laid:
    """The parts of a line on the way to a turn, and whose sheet is shown."""

    fields: Fields
    place: str
    say: Catalog

    @property
    def count(self) -> int:
        """How many players there are."""
        return players(self.fields, 2, MOST)

    @property
    def seat(self) -> int:
        """Whose sheet is shown."""
        told = self.place.removeprefix("sheet ")
        return int(told) if told in map(str, range(self.count)) else 0

    def parts(self) -> tuple[Part, ...]:
        """Everything to press, from the top."""
        return (*self.seats(), *self.sheet(), *self.roll(), *self.decisions())

    def seats(self) -> Iterator[Part]:
        """How many players, whose turn it is, and whose sheet to write on."""
        yield tables(SEATS, self.count, self.resized, self.say)
        active = self.fields.get("active", "1")
        yield seated(self.say.text("qwixx-active"), "active", active, self.count, 1, self.say)
        sheets = (
            Thing(f"@sheet {seat}", self.name(seat), self.who(seat), seat == self.seat)
            for seat in range(self.count)
        )
        yield Part(self.say.text("desk-sheet"), (), (tuple(sheets),))

    def resized(self, count: int) -> str:
        """The parts that speak of every seat, for so many players."""
        seats = {key: self.fields[key].count("/") + 1 for key in EMPTY if key in self.fields}
        parts = {
            key: "/".join(values(self.fields, key, count, EMPTY[key]))
            for key, told in seats.items()
            if told > count
        }
        if self.fields.get("active", "") in map(str, range(count + 1, MOST + 1)):
            parts["active"] = ""
        return "&".join(f"{key}={value}" for key, value in {"players": count, **parts}.items())

    def name(self, seat: int) -> str:
        """Whose sheet it is, in words."""
        return self.say.text("qwixx-sheet", name=self.say.names[seat])

    def who(self, seat: int) -> Markup:
        """A player's name."""
        return Markup("<bdi>{}</bdi>").format(self.say.names[seat])

    def sheet(self) -> Iterator[Part]:
        """The four rows of one sheet, and its penalties."""
        title = self.name(self.seat)
        for colour in Colour:
            cells = tuple(self.cell(colour, number) for number in colour.numbers)
            row = f"{title}, {self.say.text(f'qwixx-row-{colour.key}')}"
            yield Part(row, (colour.key,), (cells,), f"gl-desk-numbers gl-{colour}")
        what = self.say.text("qwixx-penalties")
        now = values(self.fields, "penalties", self.count, "0")
        told = now[self.seat]
        number = int(told) if told in map(str, range(100)) else 0
        less = self.penalties(now, number - 1) if number else None
        more = self.penalties(now, number + 1) if number < MOST_PENALTIES else None
        name = self.say.names[self.seat]
        yield Part(what, ("penalties",), (stepper(what, name, told, less, more, self.say),))

    def penalties(self, now: list[str], number: int) -> str:
        """The penalties of all with another number for who is shown."""
        return f"penalties={'/'.join(swapped(now, self.seat, str(number)))}"

    def cell(self, colour: Colour, number: int) -> Thing:
        """A number to cross or to uncross."""
        rows = values(self.fields, colour.key, self.count)
        crossed = listed(rows[self.seat])
        on = str(number) in crossed
        new = [n for n in crossed if n != str(number)] if on else [*crossed, str(number)]
        order = [str(n) for n in colour.numbers]
        new.sort(key=lambda n: order.index(n) if n in order else -1)
        do = f"{colour.key}={together(swapped(rows, self.seat, ','.join(new)))}"
        label = self.say.label(Cell(colour, number))
        return Thing(do, label, Markup("<b>{}</b>").format(number), on, part=str(number))

    def roll(self) -> Iterator[Part]:
        """The dice: none, or each with its pips; a coloured one can be out."""
        dice = listed(self.fields.get("dice", ""))
        there = bool(dice)
        title = self.say.text("qwixx-dice")
        rows: list[tuple[Thing, ...]] = [
            (
                Thing("dice=&choices=&second=", self.say.text("qwixx-no-dice"), on=not there),
                Thing(f"dice={ROLLED}", self.say.text("desk-rolled"), on=there),
            )
        ]
        if there:
            rows += [self.die(at, letter, dice) for at, letter in enumerate(DICE)]
        out = self.say.text("desk-die-out") if there else ""
        yield Part(title, ("dice",), tuple(rows), "gl-desk-dice", out)

    def die(self, at: int, letter: str, dice: list[str]) -> tuple[Thing, ...]:
        """The six sides of a die; the one that lies there takes a coloured die out."""
        own = [die for die in dice if die[:1].upper() == letter]
        held = own[at : at + 1] if letter == "W" else own[:1]
        others = list(dice)
        for die in held:
            others.remove(die)
        colour = next((c for c in Colour if str(c) == letter), None)
        return tuple(self.side(Die(colour, pips), held, others, at) for pips in range(1, 7))

    def side(self, die: Die, held: list[str], others: list[str], at: int) -> Thing:
        """One side of a die; the white ones keep their order."""
        on = [part.upper() for part in held] == [str(die)]
        lies = [*others[:1], str(die), *others[1:]] if at == 1 else [str(die), *others]
        lies = others if on and die.colour else lies
        picture = score_card.die_svg(die)
        return Thing(f"dice={','.join(lies)}", self.say.label(die), picture, on, part=str(die))

    def decisions(self) -> Iterator[Part]:
        """What everybody does with the white sum, and the active player with a second pair."""
        white = [die for die in listed(self.fields.get("dice", "")) if die[:1].upper() == "W"]
        pips = [int(die[1:]) for die in white if die[1:] in tuple("123456")]
        if len(pips) != 2:
            return
        told = values(self.fields, "choices", self.count, "?")
        rows = tuple(self.decision(seat, sum(pips), told) for seat in range(self.count))
        yield Part(self.say.text("desk-first-action"), ("choices",), rows, "gl-desk-lines")
        if "?" not in told:
            things = (self.second(text, html) for text, html in self.pairs(pips))
            yield Part(self.say.text("desk-second-action"), ("second",), (tuple(things),))

    def decision(self, seat: int, total: int, told: list[str]) -> tuple[Thing, ...]:
        """What one player does: still open, no cross, or the sum in one of the rows."""
        cells = [Cell(colour, total) for colour in Colour]
        options = [("?", self.open), ("-", self.none), *((str(c), self.chip(c)) for c in cells)]
        things = (
            Thing(
                f"choices={self.joined(swapped(told, seat, text))}",
                f"{self.say.names[seat]}: {label}",
                html,
                told[seat].upper() == text,
                part=text if len(text) > 1 else "",
            )
            for text, (label, html) in options
        )
        return (Thing("", "", self.who(seat), look="gl-desk-name"), *things)

    def joined(self, told: list[str]) -> str:
        """All decisions; nothing if all are open."""
        return "/".join(told) if set(told) != {"?"} else ""

    def second(self, text: str, shown: tuple[str, Markup]) -> Thing:
        """What the active player does in the second action; once more takes it back."""
        on = self.fields.get("second", "").upper() == text
        return Thing(
            f"second={'' if on else text}",
            shown[0],
            shown[1],
            on,
            part=text if len(text) > 1 else "",
        )

    def pairs(self, white: list[int]) -> Iterator[tuple[str, tuple[str, Markup]]]:
        """No cross, and every sum of a white die and a coloured one."""
        yield "-", self.none
        for die in listed(self.fields.get("dice", "")):
            colour = next((c for c in Colour if str(c) == die[:1].upper()), None)
            if colour and die[1:] in tuple("123456"):
                for total in dict.fromkeys(pips + int(die[1:]) for pips in white):
                    cell = Cell(colour, total)
                    yield str(cell), self.chip(cell)

    def chip(self, cell: Cell) -> tuple[str, Markup]:
        """A number of a row in words and as a chip."""
        html = Markup('<span class="gl-desk-cell gl-{}">{}<b>{}</b></span>')
        return self.say.label(cell), html.format(
            cell.colour, score_card.mark_of(cell.colour), cell.number
        )

    @property
    def open(self) -> tuple[str, Markup]:
        """Not yet decided."""
        return self.say.text("round-trump-open"), Markup("?")

    @property
    def none(self) -> tuple[str, Markup]:
        """Nothing is crossed."""
        return self.say.text("qwixx-pass"), Markup("–")
