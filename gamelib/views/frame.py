"""A frame is one moment of a course of play, ready to be shown: as text, as HTML, as a picture.

Text and picture come from the same data, so whoever listens learns what whoever looks learns.
Blocks are small: a row of cards, a ladder, remarks. Each is written here once as text and once
as markup; a game's own view only says which blocks make up its frames.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import singledispatch
from importlib.resources import files

from markupsafe import Markup

from gamelib.ruling import Reason, Refused
from gamelib.speech import Catalog, Sentence, Token
from gamelib.views import art

SIGNS = {
    "win": "★",
    "led": "▸",
    "turn": "…",
    "legal": "✓",
    "illegal": "✕",
    "count": "",
    "void": "⊘",
    "lose": "–",
}
"""Marks are told by a sign and a word, never by colour alone."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A word under a card (`winning`, `not allowed`) and its kind, a key of `SIGNS`."""

    kind: str
    word: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a row: a card or none, whose it is, its marks, and `empty` words for no card.

    `above` stands over the card: which position it is, where that matters.
    """

    card: Token | None
    name: str = ""
    marks: tuple[Mark, ...] = ()
    empty: str = ""
    above: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side under a title: a trick, a hand."""

    title: str
    slots: tuple[Slot, ...]
    hand: bool = False


@dataclass(frozen=True, slots=True)
class Rung:
    """A rung as it is shown: `state` is `pass`, `decides` or `rest`; `note` says so in words."""

    label: str
    state: str
    note: str


@dataclass(frozen=True, slots=True)
class Ladder:
    """The rungs in order, ticked off down to the one that decided."""

    title: str
    rungs: tuple[Rung, ...]


NO_RULE = "INPUT-"
"""How the id of a reason begins that is about what was typed: no rule of the game says so."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence, the id of its rule and where that stands (or neither, if no rule says so).

    `mark` is a key of `SIGNS` or empty.
    """

    said: Sentence
    rule: str
    where: str
    mark: str = ""


def remark(reason: Reason, say: Catalog, mark: str = "") -> Remark:
    """A reason in the words of a catalog, with its citation."""
    if reason.rule.id.startswith(NO_RULE):
        return Remark(say.why(reason), "", "", mark)
    return Remark(say.why(reason), reason.rule.id, say.cite(reason.rule), mark)


@dataclass(frozen=True, slots=True)
class Remarks:
    """Remarks under a title."""

    title: str
    remarks: tuple[Remark, ...]


@dataclass(frozen=True, slots=True)
class Chip:
    """A small thing to choose from: a bid, a suit; `mark` is a key of `SIGNS` or empty."""

    label: str
    mark: Mark | None = None
    thing: Token | None = None


@dataclass(frozen=True, slots=True)
class Chips:
    """Chips side by side under a title."""

    title: str
    chips: tuple[Chip, ...]


Cell = Sentence | str


@dataclass(frozen=True, slots=True)
class Grid:
    """A small table with a heading for each column and row; `best` are the rows that stand out."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    best: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """Points, and what they are for."""

    points: int
    why: Remark


@dataclass(frozen=True, slots=True)
class Points:
    """Whose points they are, line by line; the lines sum to the total, which `word` names."""

    title: Sentence
    lines: tuple[Line, ...]
    word: str

    @property
    def total(self) -> int:
        """The points of all lines."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class Own:
    """Base of blocks that only one game has; its view registers `as_text` and `as_html`."""


Block = Row | Ladder | Remarks | Chips | Grid | Points | Own


@dataclass(frozen=True, slots=True)
class Fact:
    """A label and its value in the bar above the table; `thing` is drawn beside it."""

    label: str
    value: str
    thing: Token | None = None


def variants(names: Iterable[str], say: Catalog) -> tuple[Fact, ...]:
    """What is played otherwise than in the base game, for the bar above the table."""
    known = [f"variant-{name}" for name in names if say.has(f"variant-{name}")]
    return tuple(Fact(say.text("pad-variant"), say.text(name)) for name in known)


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer one can give before a frame is shown."""

    label: str
    right: bool
    card: Token | None = None


@dataclass(frozen=True, slots=True)
class Prediction:
    """What to ask before a frame is shown."""

    prompt: Sentence
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment. `table` is what lies there, `why` the ruling, `below` what needs more room."""

    label: str
    headline: Sentence
    facts: tuple[Fact, ...]
    table: tuple[Block, ...]
    why: tuple[Block, ...] = ()
    below: tuple[Block, ...] = ()
    predict: Prediction | None = None


# Text ----------------------------------------


def text(frame: Frame) -> str:
    """The whole frame in words, line by line."""
    facts = " · ".join(f"{fact.label}: {fact.value}" for fact in frame.facts)
    blocks = (as_text(block) for block in (*frame.table, *frame.why, *frame.below))
    return "\n".join(line for line in [str(frame.headline), facts, *blocks] if line)


@singledispatch
def as_text(block: Block) -> str:
    """One block in words."""
    raise TypeError(f"no text for {block!r}")


@as_text.register
def _row_text(row: Row) -> str:
    title = [row.title] if row.title else []
    return "\n".join([*title, *(f"  {slot_text(slot)}" for slot in row.slots)])


def slot_text(slot: Slot) -> str:
    """A place in words: who, which card, what about it."""
    card = f"[{slot.card.label}]" if slot.card else slot.empty
    who = f"{slot.name}: " if slot.name else ""
    who = f"{slot.above} · {who}" if slot.above else who
    marks = ", ".join(f"{SIGNS[mark.kind]} {mark.word}".strip() for mark in slot.marks)
    return f"{who}{card}{f' ({marks})' if marks else ''}"


@as_text.register
def _ladder_text(ladder: Ladder) -> str:
    signs = {"pass": "–", "decides": "✓", "rest": "·"}
    lines = (f"  {signs[rung.state]} {rung.label}: {rung.note}" for rung in ladder.rungs)
    return "\n".join([ladder.title, *lines])


@as_text.register
def _remarks_text(block: Remarks) -> str:
    lines = map(remark_text, block.remarks)
    return "\n".join([*([block.title] if block.title else []), *lines])


def remark_text(remark: Remark) -> str:
    """A sentence, its sign before it and its citation after it."""
    sign = f"{SIGNS[remark.mark]} " if remark.mark else ""
    return f"  {sign}{said_text(remark)}"


def said_text(remark: Remark) -> str:
    """A sentence and its citation."""
    return f"{remark.said} ({remark.rule} · {remark.where})" if remark.rule else str(remark.said)


@as_text.register
def _chips_text(block: Chips) -> str:
    shown = ", ".join(
        f"{chip.label} ({SIGNS[chip.mark.kind]} {chip.mark.word})" if chip.mark else chip.label
        for chip in block.chips
    )
    return f"{block.title} {shown}".strip()


@as_text.register
def _grid_text(grid: Grid) -> str:
    lines = (f"  {row_text(grid.head, row)}" for row in grid.rows)
    return "\n".join([*([grid.title] if grid.title else []), *lines])


def row_text(head: tuple[str, ...], row: tuple[Cell, ...]) -> str:
    """A row in words: its own heading, then each column's heading and value."""
    own, *rest = (cell if isinstance(cell, str) else str(cell) for cell in row)
    own = f"{head[0]} {own}".strip()
    own += "" if own.endswith(("?", ";")) else ":"  # a question needs no colon
    # Never a semicolon between cells: in Greek it is the question mark.
    cells = zip(head[1:], rest, strict=True)
    return f"{own} " + " · ".join(f"{name} {value}".strip() for name, value in cells)


@as_text.register
def _points_text(block: Points) -> str:
    lines = (f"  {signed(line.points)} {remark_text(line.why).strip()}" for line in block.lines)
    return "\n".join(
        [str(block.title), *lines, f"  = {signed(block.total).lstrip('+')} {block.word}"]
    )


def signed(points: int) -> str:
    """Points with their sign, and a minus that does not break."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


# HTML ------------------------------------------------------------------------------------------


def html(frame: Frame) -> Markup:
    """The frame as a piece of a page; every foreign word in it is escaped."""
    headline = art.sentence(frame.headline)
    below = Markup("").join(as_html(block) for block in frame.below)
    return Markup(
        '<div class="gl-frame"><div class="gl-head">{}<div class="gl-facts">{}</div></div>'
        "{}{}</div>"
    ).format(
        Markup('<p class="gl-headline">{}</p>').format(headline) if headline else "",
        Markup("").join(fact_html(fact) for fact in frame.facts),
        body_html(frame),
        Markup('<div class="gl-below">{}</div>').format(below) if below else "",
    )


def body_html(frame: Frame) -> Markup:
    """What lies on the table, and the ruling beside it; nothing where there is nothing."""
    sides = (("gl-table", frame.table), ("gl-why", frame.why))
    parts = (
        Markup('<div class="{}">{}</div>').format(name, Markup("").join(map(as_html, blocks)))
        for name, blocks in sides
        if blocks
    )
    inner = Markup("").join(parts)
    return Markup('<div class="gl-body">{}</div>').format(inner) if inner else inner


def fact_html(fact: Fact) -> Markup:
    """A fact as a chip in the bar."""
    symbol = art.glyph(fact.thing.thing) if fact.thing else ""
    kind = f" gl-{art.letter(fact.thing.thing)}" if fact.thing else ""
    return Markup('<span class="gl-fact{}">{} {}<b>{}</b></span>').format(
        kind, fact.label, symbol, fact.value
    )


@singledispatch
def as_html(block: Block) -> Markup:
    """One block as markup."""
    raise TypeError(f"no markup for {block!r}")


@as_html.register
def _row_html(row: Row) -> Markup:
    title = Markup('<p class="gl-title">{}</p>').format(row.title) if row.title else ""
    return Markup('<div class="gl-{}">{}<ul class="gl-row">{}</ul></div>').format(
        "hand" if row.hand else "trick",
        title,
        Markup("").join(slot_html(slot) for slot in row.slots),
    )


def slot_html(slot: Slot) -> Markup:
    """A place. Its name comes before its card, as one reads it; the style sheet draws it below."""
    kinds = [mark.kind for mark in slot.marks if mark.kind in ("win", "illegal")]
    picture = art.card(slot.card, "".join(kinds)) if slot.card else art.place(slot.empty)
    name = Markup("<b><bdi>{}</bdi></b>").format(slot.name) if slot.name else ""
    marks = Markup("").join(mark_html(mark) for mark in slot.marks)
    above = Markup('<span class="gl-above">{}</span>').format(slot.above) if slot.above else ""
    return Markup('<li class="gl-slot{}">{}{}{}{}</li>').format(
        "".join(f" gl-is-{kind}" for kind in kinds), above, name, picture, marks
    )


def mark_html(mark: Mark) -> Markup:
    """A mark: sign and word."""
    sign = Markup('<span aria-hidden="true">{} </span>').format(SIGNS[mark.kind])
    return Markup('<span class="gl-tag gl-tag-{}">{}{}</span>').format(
        mark.kind, sign if SIGNS[mark.kind] else "", mark.word
    )


@as_html.register
def _ladder_html(ladder: Ladder) -> Markup:
    signs = {"pass": "–", "decides": "✓", "rest": "·"}
    rungs = Markup("").join(
        Markup(
            '<li class="gl-rung gl-rung-{}"><span class="gl-sign" aria-hidden="true">{}</span>'
            "<span>{}<small>{}</small></span></li>"
        ).format(rung.state, signs[rung.state], rung.label, rung.note)
        for rung in ladder.rungs
    )
    return Markup('<p class="gl-title">{}</p><ol class="gl-ladder">{}</ol>').format(
        ladder.title, rungs
    )


@as_html.register
def _remarks_html(block: Remarks) -> Markup:
    title = Markup('<p class="gl-title">{}</p>').format(block.title) if block.title else ""
    items = Markup("").join(remark_html(remark) for remark in block.remarks)
    return Markup('<div class="gl-remarks">{}<ul>{}</ul></div>').format(title, items)


def remark_html(remark: Remark) -> Markup:
    """A sentence, its sign before it and its citation after it."""
    sign = (
        Markup('<span class="gl-sign gl-sign-{}" aria-hidden="true">{}</span>').format(
            remark.mark, SIGNS[remark.mark]
        )
        if remark.mark
        else ""
    )
    return Markup("<li>{}<span>{}</span></li>").format(sign, said_html(remark))


def said_html(remark: Remark) -> Markup:
    """A sentence and its citation."""
    if not remark.rule:
        return art.sentence(remark.said)
    return Markup('{} <cite class="gl-cite">{} · {}</cite>').format(
        art.sentence(remark.said), rule_html(remark.rule), remark.where
    )


@as_html.register
def _chips_html(block: Chips) -> Markup:
    return Markup(
        '<div class="gl-picks"><p class="gl-title">{}</p><ul class="gl-pickrow">{}</ul></div>'
    ).format(block.title, Markup("").join(map(chip_html, block.chips)))


def chip_html(chip: Chip) -> Markup:
    """A chip with its sign; the sign's word is for those who listen."""
    kind = f" gl-pick-{chip.mark.kind}" if chip.mark else ""
    shown = art.chip(chip.thing) if chip.thing else Markup("<b>{}</b>").format(chip.label)
    sign = (
        Markup(
            '<span class="gl-sign gl-sign-{}" aria-hidden="true">{}</span>'
            '<span class="gl-aside">{}</span>'
        ).format(chip.mark.kind, SIGNS[chip.mark.kind], chip.mark.word)
        if chip.mark
        else ""
    )
    return Markup('<li class="gl-pick{}">{}{}</li>').format(kind, shown, sign)


@as_html.register
def _grid_html(grid: Grid) -> Markup:
    title = Markup("<caption>{}</caption>").format(grid.title) if grid.title else ""
    head = Markup("").join(map(head_html, grid.head))
    rows = Markup("").join(row_html(row, at in grid.best) for at, row in enumerate(grid.rows))
    table = '<div class="gl-gridroom"><table class="gl-grid">{}{}<tbody>{}</tbody></table></div>'
    headed = Markup("<thead><tr>{}</tr></thead>").format(head) if any(grid.head) else ""
    return Markup(table).format(title, headed, rows)


def head_html(name: str) -> Markup:
    """What a column holds; a heading without words is none."""
    return Markup('<th scope="col">{}</th>').format(name) if name else Markup("<td></td>")


def row_html(row: tuple[Cell, ...], best: bool) -> Markup:
    """A row of a grid; its first cell is its heading."""
    own, *rest = (cell if isinstance(cell, str) else art.sentence(cell) for cell in row)
    cells = Markup("").join(Markup("<td>{}</td>").format(cell) for cell in rest)
    return Markup('<tr{}><th scope="row">{}</th>{}</tr>').format(
        Markup(' class="gl-best"') if best else "", own, cells
    )


@as_html.register
def _points_html(block: Points) -> Markup:
    line = "<li><b>{}</b><span>{}</span></li>"
    lines = (Markup(line).format(signed(one.points), said_html(one.why)) for one in block.lines)
    total = Markup('<li class="gl-total"><b>{}</b><span>{}</span></li>').format(
        f"= {signed(block.total).lstrip('+')}", block.word
    )
    return Markup('<div class="gl-points"><p class="gl-title">{}</p><ul>{}{}</ul></div>').format(
        art.sentence(block.title), Markup("").join(lines), total
    )


RULE_PAGES = {"WIZ": "wizard", "CAM": "camelot", "QWX": "qwixx", "ZAU": "zaubercocktail"}
"""The part of a rule's id that names its game, and the game whose page of rules states it."""


def rule_html(rule: str) -> Markup:
    """The id of a rule, which leads to it on the page of rules, without leaving this page."""
    game = RULE_PAGES.get(rule.removeprefix("A-").partition("-")[0])
    if not game:
        return Markup('<span class="gl-rule">{}</span>').format(rule)
    link = '<a class="gl-rule" href="{}-rules.ipynb#{}" target="gl-rules">{}</a>'
    return Markup(link).format(game, rule, rule)


# One picture ----------------------------------------

CARD_WIDTH, ROW_HEIGHT, MARGIN = 96, 172, 16


def svg(frame: Frame, columns: int = 6) -> Markup:
    """What lies on the table as one picture that stands alone: for print and for viewers.

    Rows of at most `columns` cards, with names and marks below each card. It carries the style
    sheet, holds no `id`, and its text alternative is the text of the same rows.
    """
    rows = [block for block in frame.table if isinstance(block, Row)]
    parts: list[Markup] = []
    top = MARGIN
    for row in rows:
        parts.append(
            Markup('<text class="gl-label" x="{}" y="{}">{}</text>').format(
                MARGIN, top + 14, row.title
            )
        )
        top += 26
        for at, slot in enumerate(row.slots):
            x = MARGIN + at % columns * CARD_WIDTH
            parts.append(slot_svg(slot, x, top + at // columns * ROW_HEIGHT))
        top += -(-len(row.slots) // columns) * ROW_HEIGHT
    widest = max((min(len(row.slots), columns) for row in rows), default=1)
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" class="gl-picture" role="img" aria-label="{}" '
        'viewBox="0 0 {} {}"><style>{}</style>{}</svg>'
    ).format(
        "\n".join(as_text(row) for row in rows),
        max(4, widest) * CARD_WIDTH + 2 * MARGIN,
        top,
        Markup(style()),
        Markup("").join(parts),
    )


def slot_svg(slot: Slot, x: int, y: int) -> Markup:
    """A place of a row at a point of the picture."""
    kinds = [mark.kind for mark in slot.marks if mark.kind in ("win", "illegal")]
    picture = art.card(slot.card, "".join(kinds)) if slot.card else art.place(slot.empty)
    words = [word for word in (slot.above, slot.name) if word]
    words += [f"{SIGNS[mark.kind]} {mark.word}" for mark in slot.marks]
    lines = Markup("").join(
        Markup('<text class="gl-note" x="39" y="{}" text-anchor="middle">{}</text>').format(
            126 + 16 * at, word
        )
        for at, word in enumerate(words)
    )
    return Markup('<g transform="translate({} {})">{}{}</g>').format(
        x, y, picture.replace("<svg ", Markup('<svg width="78" height="110" '), 1), lines
    )


def style() -> str:
    """The style sheet of everything inside a frame; colours stand there and nowhere else."""
    return (files("gamelib") / "views" / "look.css").read_text(encoding="utf-8")


def refusal(refused: Refused, say: Catalog) -> Frame:
    """What is refused, and why."""
    said = Remarks("", (remark(refused.reason, say, "illegal"),))
    return Frame("", Sentence(()), (), (said,))
