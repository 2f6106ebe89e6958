"""What a table of Zaubercocktail is made of: who holds what, the market, stones, track, results.

Each block is written here once as data, once as text and once as markup. No rule, no sentence.
"""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from gamelib.games.zaubercocktail.ingredients import Bunch, Ingredient
from gamelib.speech import Sentence, Token
from gamelib.views import art, zauber_art
from gamelib.views import frame as f

Origin = tuple[str, str]
"""The name of a provenance and the words for it."""


@dataclass(frozen=True, slots=True)
class Holding:
    """What one player holds: bunches of cards, marks, and the words for no cards."""

    name: str
    bunches: tuple[Token, ...]
    marks: tuple[f.Mark, ...]
    empty: str
    now: bool = False


@dataclass(frozen=True, slots=True)
class Holdings(f.Own):
    """Who holds what."""

    title: str
    players: tuple[Holding, ...]


@dataclass(frozen=True, slots=True)
class Lines(f.Own):
    """Sentences under a title; `now` marks the last; `log` numbers them."""

    title: str
    lines: tuple[Sentence, ...]
    empty: str = ""
    now: bool = False
    log: bool = False


@dataclass(frozen=True, slots=True)
class Stones(f.Own):
    """The ring and the places on the chalice: names of who lies there, empty for a free place."""

    title: str
    ring: str
    cup: str
    free: str
    on_ring: str
    on_cup: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the track: its number, who stands there, and who has just come."""

    number: str
    label: str
    names: tuple[str, ...]
    came: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Road(f.Own):
    """The track, as far as it matters now; `more` says that it goes on."""

    title: str
    spaces: tuple[Space, ...]
    more: str


@dataclass(frozen=True, slots=True)
class Laid:
    """A collection: its cards, its reckoning (`3 × 30 = 90`), and how the value is known."""

    cards: tuple[Token, ...]
    sum: str
    origin: Origin | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The row of a player: collections, cards, points, place and moves as far as told; reasons."""

    name: str
    laid: tuple[Laid, ...]
    none: str
    numbers: tuple[str, ...]
    reasons: tuple[f.Remark, ...] = ()
    now: bool = False


@dataclass(frozen=True, slots=True)
class Results(f.Own):
    """The results of a round. `heads`: player, collections, then those of the numbers."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class Sorts(f.Own):
    """Types of ingredients: each with how many there are and what its name means."""

    title: str
    sorts: tuple[tuple[Token, str, str], ...]


@dataclass(frozen=True, slots=True)
class Worth(f.Own):
    """What collections count: a row a type, with how many are held, and the points by size."""

    title: str
    note: str
    head: str
    sizes: tuple[int, ...]
    rows: tuple[tuple[Token, int, tuple[str, ...]], ...]


# Text -----------------------------------------------------------------------------------


def marks_text(marks: tuple[f.Mark, ...]) -> str:
    """Marks in words."""
    words = ", ".join(f"{f.SIGNS[mark.kind]} {mark.word}".strip() for mark in marks)
    return f" ({words})" if words else ""


def tokens_text(tokens: tuple[Token, ...], empty: str = "") -> str:
    """Cards in words."""
    return " ".join(f"[{token.label}]" for token in tokens) or empty


@f.as_text.register
def _holdings_text(block: Holdings) -> str:
    rows = (
        f"  {one.name}{marks_text(one.marks)}: {tokens_text(one.bunches, one.empty)}"
        for one in block.players
    )
    return "\n".join([block.title, *rows])


@f.as_text.register
def _lines_text(block: Lines) -> str:
    rows = [f"  {at}. {line}" for at, line in enumerate(block.lines, 1)]
    rows = rows if block.log else [f"  {line}" for line in block.lines]
    return "\n".join([block.title, *(rows or [f"  {block.empty}"])])


@f.as_text.register
def _stones_text(block: Stones) -> str:
    cup = ", ".join(name or block.free for name in block.on_cup)
    return f"{block.title}\n  {block.ring}: {block.on_ring or block.free}\n  {block.cup}: {cup}"


@f.as_text.register
def _road_text(block: Road) -> str:
    held = (f"  {one.label}: {', '.join(one.names)}" for one in block.spaces if one.names)
    return "\n".join([block.title, *held])


@f.as_text.register
def _results_text(block: Results) -> str:
    return "\n".join([block.title, *(outcome_text(row, block.heads[2:]) for row in block.rows)])


def outcome_text(row: Outcome, heads: tuple[str, ...]) -> str:
    """The row of a player in words, its reasons below."""
    laid = ", ".join(map(laid_text, row.laid)) or row.none
    numbers = (f"{head}: {n}" for head, n in zip(heads, row.numbers, strict=True) if n)
    first = " · ".join([f"  {row.name}: {laid}", *numbers])
    return "\n".join([first, *(f"  {f.remark_text(remark)}" for remark in row.reasons)])


def laid_text(laid: Laid) -> str:
    """A collection in words."""
    origin = f" ({laid.origin[1]})" if laid.origin else ""
    return f"{tokens_text(laid.cards)} {laid.sum}{origin}"


@f.as_text.register
def _sorts_text(block: Sorts) -> str:
    rows = (f"  [{token.label}] {count}, {meaning}" for token, count, meaning in block.sorts)
    return "\n".join([block.title, *rows])


@f.as_text.register
def _worth_text(block: Worth) -> str:
    rows = (
        f"  [{token.label}] "
        + " · ".join(f"{n}: {p}" for n, p in zip(block.sizes, points, strict=True) if p)
        for token, _, points in block.rows
    )
    return "\n".join([block.title, *rows, f"  {block.note}"])


# HTML -----------------------------------------------------------------------------------


def title_html(title: str) -> Markup:
    """The title of a block."""
    return Markup('<p class="gl-title">{}</p>').format(title)


def joined(parts: object) -> Markup:
    """Pieces of markup, one after the other."""
    return Markup("").join(parts)  # type: ignore[arg-type]


def bunch_html(token: Token) -> Markup:
    """A bunch of equal cards, as one card with their number."""
    bunch: Bunch = token.thing
    return zauber_art.card(bunch.ingredient, token.label, bunch.count)


@f.as_html.register
def _holdings_html(block: Holdings) -> Markup:
    rows = joined(
        Markup(
            '<li class="gl-holding{}"><div><b><bdi>{}</bdi></b>{}</div>'
            '<div class="gl-bunches">{}</div></li>'
        ).format(
            " gl-is-now" if one.now else "",
            one.name,
            joined(map(f.mark_html, one.marks)),
            joined(map(bunch_html, one.bunches))
            or Markup('<span class="gl-none">{}</span>').format(one.empty),
        )
        for one in block.players
    )
    return title_html(block.title) + Markup('<ul class="gl-holdings">{}</ul>').format(rows)


@f.as_html.register
def _lines_html(block: Lines) -> Markup:
    last = len(block.lines) - 1
    rows = joined(
        Markup("<li{}>{}</li>").format(
            Markup(' class="gl-is-now"') if block.now and at == last else "", art.sentence(line)
        )
        for at, line in enumerate(block.lines)
    )
    kind, tag = ("gl-market-log", "ol") if block.log else ("gl-ledger", "ul")
    rows = rows or Markup('<li class="gl-none">{}</li>').format(block.empty)
    return Markup('<div class="{0}">{1}<{2}>{3}</{2}></div>').format(
        kind, title_html(block.title), Markup(tag), rows
    )


def letters(name: str) -> str:
    """What stands on a player's stone and marker."""
    return name[:2]


@f.as_html.register
def _stones_html(block: Stones) -> Markup:
    picture = zauber_art.chalice(
        letters(block.on_ring), tuple(map(letters, block.on_cup)), block.title
    )
    cup = joined(
        Markup("{}<bdi>{}</bdi>").format(", " if at else "", name or block.free)
        for at, name in enumerate(block.on_cup)
    )
    return Markup(
        '<div class="gl-stones">{}<ul><li>{}: <b><bdi>{}</bdi></b></li>'
        "<li>{}: <b>{}</b></li></ul></div>"
    ).format(picture, block.ring, block.on_ring or block.free, block.cup, cup)


@f.as_html.register
def _road_html(block: Road) -> Markup:
    spaces = joined(map(space_html, block.spaces))
    more = Markup('<li class="gl-space"><span>{}</span></li>').format(block.more)
    return Markup('<div class="gl-road">{}<ol>{}{}</ol></div>').format(
        title_html(block.title), spaces, more if block.more else ""
    )


def space_html(space: Space) -> Markup:
    """A space with its markers; who has just come is ringed. An empty one is only there to see."""
    stones = joined(
        Markup("<span{}>{}</span>").format(
            Markup(' class="gl-came"') if name in space.came else "",
            zauber_art.stone(letters(name), name),
        )
        for name in space.names
    )
    return Markup('<li class="gl-space{}"{}><span>{}{}</span><span>{}</span></li>').format(
        " gl-held" if space.names else "",
        "" if space.names else Markup(' aria-hidden="true"'),
        Markup('<span aria-hidden="true">{}</span>').format(space.number),
        Markup('<span class="gl-unseen">{}</span>').format(space.label),
        stones,
    )


@f.as_html.register
def _results_html(block: Results) -> Markup:
    head = joined(Markup('<th scope="col">{}</th>').format(head) for head in block.heads)
    rows = joined(outcome_html(row, block.heads) for row in block.rows)
    return Markup(
        '<table class="gl-results"><caption>{}</caption><thead><tr>{}</tr></thead>'
        "<tbody>{}</tbody></table>"
    ).format(block.title, head, rows)


def outcome_html(row: Outcome, heads: tuple[str, ...]) -> Markup:
    """The rows of a player: what was laid down and the numbers; below it the reasons."""
    now = Markup(' class="gl-is-now"') if row.now else ""
    numbers = joined(
        Markup('<td class="gl-number-cell" data-head="{}">{}</td>').format(head, number)
        for head, number in zip(heads[2:], row.numbers, strict=True)
    )
    laid = joined(map(laid_html, row.laid)) or row.none
    first = Markup(
        '<tr{}><th scope="row"><bdi>{}</bdi></th><td class="gl-wide-cell">{}</td>{}</tr>'
    ).format(now, row.name, laid, numbers)
    if not row.reasons:
        return first
    said = joined(map(f.remark_html, row.reasons))
    return first + Markup('<tr class="gl-reasons"><td colspan="{}"><ul>{}</ul></td></tr>').format(
        len(heads), said
    )


def laid_html(laid: Laid) -> Markup:
    """A collection: chips, reckoning, and where the value comes from."""
    cards = Markup(" ").join(map(art.chip, laid.cards))
    return Markup('<div class="gl-collection">{} <span>{}</span>{}</div>').format(
        cards, laid.sum, origin_html(laid.origin) if laid.origin else ""
    )


def origin_html(origin: Origin) -> Markup:
    """How a value is known: a word in a frame of its own kind."""
    return Markup('<span class="gl-origin gl-origin-{}">{}</span>').format(*origin)


@f.as_html.register
def _sorts_html(block: Sorts) -> Markup:
    items = joined(map(sort_html, block.sorts))
    return title_html(block.title) + Markup('<ul class="gl-sorts">{}</ul>').format(items)


def sort_html(sort: tuple[Token, str, str]) -> Markup:
    """A type: its card, its name, how many there are, what the name means."""
    token, count, meaning = sort
    kind: Ingredient = token.thing
    return Markup('<li>{}<b>{}</b><span class="gl-tag">{}</span><br>{}</li>').format(
        zauber_art.card(kind, token.label), token.label, count, meaning
    )


@f.as_html.register
def _worth_html(block: Worth) -> Markup:
    head = joined(Markup('<th scope="col">{}</th>').format(size) for size in block.sizes)
    rows = joined(worth_row(*row, block.sizes) for row in block.rows)
    return Markup(
        '<table class="gl-worth"><caption>{}</caption><thead><tr><th scope="col">{}</th>{}</tr>'
        '</thead><tbody>{}</tbody></table><p class="gl-none">{}</p>'
    ).format(block.title, block.head, head, rows, block.note)


def worth_row(token: Token, held: int, points: tuple[str, ...], sizes: tuple[int, ...]) -> Markup:
    """A type and what its collections count; the size that is held now stands out."""
    cells = joined(
        Markup("<td{}>{}</td>").format(Markup(' class="gl-is-now"') if size == held else "", number)
        for size, number in zip(sizes, points, strict=True)
    )
    return Markup('<tr><th scope="row">{}</th>{}</tr>').format(art.chip(token), cells)
