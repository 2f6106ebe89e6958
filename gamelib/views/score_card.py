"""The things of Qwixx as they are drawn: score cards as real tables, dice, chips.

Each block is data; its text and its markup come from the same data. A card with `acts` has a
button in every place, for whoever wants to point at it.
"""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from gamelib.games.sheet import MOST_PENALTIES, Cell, Colour, Die, Lock, Pass
from gamelib.speech import Sentence, Token
from gamelib.views import art
from gamelib.views import frame as f


@dataclass(frozen=True, slots=True)
class Place:
    """A number or a lock: `state` is crossed, skipped, open or closed; `now` is new, legal or ''.

    `name` is what it is called, `label` says in words how it stands.
    """

    thing: Cell | Lock
    state: str
    now: str
    name: str
    label: str

    @property
    def shown(self) -> str:
        """What is printed there."""
        return "" if isinstance(self.thing, Lock) else str(self.thing.number)


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a sheet: its places, left to right, the lock last; its points; its text."""

    row: Token
    places: tuple[Place, ...]
    points: str
    text: str


@dataclass(frozen=True, slots=True)
class Sheet(f.Own):
    """A sheet with its words: `heads` are row, numbers, lock, points, penalties and total.

    `acts`: whether each place is a button.
    """

    title: str
    heads: tuple[str, ...]
    lines: tuple[Line, ...]
    penalties: int
    total: str
    acts: bool = False


@dataclass(frozen=True, slots=True)
class Dice(f.Own):
    """The dice on the table; `out` are those whose row was closed since they were rolled."""

    title: str
    dice: tuple[Token, ...]
    none: str
    out: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class Choices(f.Own):
    """What the players have decided, a sentence each."""

    title: str
    said: tuple[Sentence, ...]


@f.as_text.register
def _sheet_text(block: Sheet) -> str:
    penalties = f"  {block.heads[4]}: {block.penalties} · {block.heads[5]}: {block.total}"
    return "\n".join([block.title, *(f"  {line.text}" for line in block.lines), penalties])


@f.as_text.register
def _dice_text(block: Dice) -> str:
    there = " ".join(f"[{token.label}]" for token in block.dice if token not in block.out)
    return f"{block.title}: {there or block.none}"


@f.as_text.register
def _choices_text(block: Choices) -> str:
    return "\n".join([block.title, *(f"  {said}" for said in block.said)])


@f.as_html.register
def _choices_html(block: Choices) -> Markup:
    items = (Markup("<li>{}</li>").format(art.sentence(said)) for said in block.said)
    return Markup('<p class="gl-title">{}</p><ul class="gl-choices">{}</ul>').format(
        block.title, Markup("").join(items)
    )


@f.as_html.register
def _sheet_html(block: Sheet) -> Markup:
    row, numbers, lock, points, penalties, total = block.heads
    head = Markup(
        '<thead><tr><th scope="col">{}</th><th scope="col" colspan="11">{}</th>'
        '<th scope="col">{}</th><th scope="col">{}</th></tr></thead>'
    ).format(words(row), words(numbers), words(lock), words(points))
    foot = Markup(
        '<tfoot><tr><th scope="row" colspan="4">{}</th><td colspan="5">{}</td>'
        '<th scope="row" colspan="3">{}</th><td colspan="2" class="gl-sum">{}</td></tr></tfoot>'
    ).format(penalties, boxes(block.penalties), total, block.total)
    body = Markup("").join(line_html(line, points, block.acts) for line in block.lines)
    return Markup(
        '<table class="gl-sheet{}"{}><caption>{}</caption>{}<tbody>{}</tbody>{}</table>'
    ).format(
        " gl-acts" if block.acts else "",
        Markup(' data-acts=""') if block.acts else "",
        *(block.title, head, body, foot),
    )


def words(text: str) -> Markup:
    """Words for those who listen; the picture says it to those who look."""
    return Markup('<span class="gl-unseen">{}</span>').format(text)


def line_html(line: Line, points: str, acts: bool) -> Markup:
    """A row of the table, its colour in its header."""
    colour: Colour = line.row.thing
    places = Markup("").join(place_html(place, acts) for place in line.places)
    # On a phone a card with buttons wraps: its rows then show their names.
    word = Markup('<span class="gl-narrow">{}: </span>').format(points) if acts else ""
    return Markup(
        '<tr class="gl-{}"><th scope="row">{}{}</th>{}<td class="gl-sum">{}{}</td></tr>'
    ).format(colour, mark_of(colour), words(line.row.label), places, word, line.points)


def place_html(place: Place, acts: bool) -> Markup:
    """A place of a row: what is printed, the mark drawn over it, and in words what is special."""
    lock = isinstance(place.thing, Lock)
    printed = Markup("{}{}").format(LOCK if lock else place.shown, STROKES.get(place.state, ""))
    plain = place.state == "open" and not place.now and not lock
    if acts:
        printed = pressed(place, printed)
    elif not plain:
        printed += words(place.label)
    return Markup('<td class="gl-cell gl-{}{}">{}</td>').format(
        place.state, f" gl-{place.now}" if place.now else "", printed
    )


def pressed(place: Place, printed: Markup) -> Markup:
    """A place that can be pressed."""
    return Markup('<button type="button" data-do="{}" aria-label="{}: {}">{}</button>').format(
        place.thing, place.name, place.label, printed
    )


def boxes(count: int) -> Markup:
    """The four boxes for penalties."""
    drawn = (
        Markup('<span class="gl-box{}" aria-hidden="true">{}</span>').format(
            " gl-crossed" if at < count else "", STROKES["crossed"] if at < count else ""
        )
        for at in range(MOST_PENALTIES)
    )
    return words(str(count)) + Markup("").join(drawn)


DRAWN = '<svg class="gl-stroke" viewBox="0 0 24 24" aria-hidden="true"><path d="{}"/></svg>'
STROKES = {
    "crossed": Markup(DRAWN).format("M4 4 20 20M20 4 4 20"),
    "skipped": Markup(DRAWN).format("M3 12H21"),
}
"""What a player draws on a place: a cross, or the short line through a skipped number."""

LOCK = Markup(
    '<svg class="gl-padlock" viewBox="0 0 24 24" aria-hidden="true">'
    '<path d="M7 10V7.5a5 5 0 0 1 10 0V10h1.5v11h-13V10zm2.2 0h5.6V7.5a2.8 2.8 0 0 0-5.6 0z" '
    'fill-rule="evenodd"/></svg>'
)

SHAPES = {
    Colour.RED: "M12 3 22 20H2z",
    Colour.YELLOW: "M4 4H20V20H4z",
    Colour.GREEN: "M12 2 22 12 12 22 2 12z",
    Colour.BLUE: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
}
"""A shape of its own for each row, so that nothing hangs on the colour alone."""


def mark_of(colour: Colour) -> Markup:
    """The shape of a row."""
    return Markup(
        '<svg class="gl-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">'
        '<path d="{}"/></svg>'
    ).format(SHAPES[colour])


PIPS = {
    1: ((12, 12),),
    2: ((7, 7), (17, 17)),
    3: ((7, 7), (12, 12), (17, 17)),
    4: ((7, 7), (17, 7), (7, 17), (17, 17)),
    5: ((7, 7), (17, 7), (12, 12), (7, 17), (17, 17)),
    6: ((7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)),
}


def die_svg(die: Die, label: str = "", out: bool = False) -> Markup:
    """A die with its pips; without a label it is only decoration. `out` strikes it through."""
    named = Markup('role="img" aria-label="{}"').format(label) if label else 'aria-hidden="true"'
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="2"/>' for x, y in PIPS[die.pips])
    strike = '<path class="gl-strike" d="M2 22 22 2"/>' if out else ""
    return Markup(
        '<svg class="gl-die gl-{}" viewBox="0 0 24 24" {}>'
        '<rect x="1.5" y="1.5" width="21" height="21" rx="4.5"/>{}{}</svg>'
    ).format(die.colour or "white", Markup(named), Markup(pips), Markup(strike))


@f.as_html.register
def _dice_html(block: Dice) -> Markup:
    # A die that has left is only there to see: struck through.
    shown = ((token, token in block.out) for token in block.dice)
    drawn = [die_svg(token.thing, "" if out else token.label, out) for token, out in shown]
    inner = Markup("").join(drawn) or Markup("<p>{}</p>").format(block.none)
    return Markup('<p class="gl-title">{}</p><div class="gl-dice">{}</div>').format(
        block.title, inner
    )


@art.chip_of.register
def _row_chip(thing: Colour, label: str) -> Markup:
    return chip(str(thing), mark_of(thing), label)


@art.chip_of.register
def _cell_chip(thing: Cell, label: str) -> Markup:
    return chip(str(thing.colour), mark_of(thing.colour), label)


@art.chip_of.register
def _lock_chip(thing: Lock, label: str) -> Markup:
    return chip(str(thing.colour), LOCK, label)


@art.chip_of.register
def _die_chip(thing: Die, label: str) -> Markup:
    return chip(str(thing.colour or "white"), die_svg(thing), label)


@art.chip_of.register
def _pass_chip(thing: Pass, label: str) -> Markup:
    return Markup("{}").format(label)


def chip(kind: str, picture: Markup, label: str) -> Markup:
    """A small picture and its name."""
    return Markup(
        '<span class="gl-chip gl-{}" role="img" aria-label="{}">{}'
        '<span aria-hidden="true">{}</span></span>'
    ).format(kind, label, picture, label)
