"""What a position is laid out on: things to press, each of which writes a part of its line.

A thing to press carries a piece of a line, such as `trick=B7,B13` or `dice=`: that piece takes the
place of what stood there. So whatever can be pressed can be typed too, and the other way round. A
piece that begins with `@` chooses where the next thing goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup

from gamelib.speech import Catalog

Fields = Mapping[str, str]
"""The parts of a line: key -> value."""
NOTHING = Markup("")
CARDS = ("gl-desk-place", "gl-desk-deck")
"""Looks of the places for cards, and of the cards to put there."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something to press: the piece of a line it writes, what it is called, and how it looks.

    `on`: whether it is what is chosen now; none for what is not chosen but done. `part`: the text
    that stands for it in the line, to be marked when it is wrong. `spent`: there is no more of it.
    """

    do: str
    label: str
    html: Markup = NOTHING
    on: bool | None = None
    part: str = ""
    spent: bool = False
    look: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """Things under a title, in rows; `keys` are the parts of the line that they write.

    `words` stands in the place of things that are not there yet.
    """

    title: str
    keys: tuple[str, ...]
    rows: tuple[tuple[Thing, ...], ...]
    look: str = ""
    words: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards can go: its name, its title, what lies there, and the line with one more there.

    `put` and `take` answer with a piece of a line: for the text of a card, or its position.
    """

    name: str
    title: str
    key: str
    cards: tuple[str, ...]
    put: Callable[[str], str]
    take: Callable[[int], str]


def values(fields: Fields, key: str, count: int, empty: str = "-") -> list[str]:
    """The part of each seat, filled up to `count`."""
    found = [part.strip() or empty for part in fields.get(key, "").split("/")]
    return (found + [empty] * count)[: max(count, 0)]


def listed(text: str) -> list[str]:
    """What stands in a part, one after the other; `-` is nothing."""
    return [part for part in text.replace(",", " ").split() if part != "-"]


def together(parts: Iterable[str]) -> str:
    """The value of all seats; nothing if each of them is empty."""
    made = [part or "-" for part in parts]
    return "/".join(made) if any(part not in ("-", "?") for part in made) else ""


def swapped(parts: list[str], at: int, new: str) -> list[str]:
    """The parts with another one at a place."""
    return [new if place == at else part for place, part in enumerate(parts)]


def players(fields: Fields, otherwise: int, most: int) -> int:
    """How many seats a line speaks of, as far as it can be read."""
    told = fields.get("players", "")
    if told.isascii() and told.isdigit() and len(told) < 3:
        return min(int(told), most)
    seen = max((value.count("/") + 1 for key, value in fields.items() if key != "trick"), default=1)
    return min(max(otherwise, seen), most)


def choice(
    title: str, key: str, now: str, options: Iterable[tuple[str, str | Markup]], look: str = ""
) -> Part:
    """One of several: each option's value, and its words or picture."""
    things = (
        Thing(f"{key}={value}", str(Markup(words).striptags()), Markup.escape(words), now == value)
        for value, words in options
    )
    return Part(title, (key,), (tuple(things),), look)


def pressed(do: str, now: str, options: Mapping[str, str]) -> tuple[Thing, ...]:
    """One of several things to do, each named by a word after `do`."""
    return tuple(Thing(f"{do} {name}", words, on=name == now) for name, words in options.items())


def tables(
    counts: Iterable[int], now: int, piece: Callable[[int], str], say: Catalog, *keys: str
) -> Part:
    """How many players; `piece` says the parts of the line that speak of every seat anew.

    keys: the parts that are blamed here, besides the number itself.
    """
    things = (Thing(piece(n), str(n), Markup("{}").format(n), n == now) for n in counts)
    return Part(say.text("pad-players"), ("players", *keys), (tuple(things),))


def seated(title: str, key: str, now: str, count: int, first: int, say: Catalog) -> Part:
    """One of the players; `first` is the number of the first seat in the line."""
    options = ((str(seat + first), say.names[seat]) for seat in range(count))
    return choice(title, key, now, options)


def stepper(
    title: str, label: str, now: str, less: str | None, more: str | None, say: Catalog
) -> tuple[Thing, ...]:
    """Less, the value, more; a piece of a line that is none cannot be pressed."""
    name = f"{title}: {label}" if label else title
    return (
        Thing(less or "", say.text("desk-less", what=name), Markup("−"), spent=less is None),
        Thing("", f"{name}: {now}", Markup("<b>{}</b>").format(now), look="gl-desk-value"),
        Thing(more or "", say.text("desk-more", what=name), Markup("+"), spent=more is None),
    )


def place_part(
    place: Place, active: str, draw: Callable[[str], tuple[str, Markup]], say: Catalog
) -> Part:
    """A place with what lies there; pressing a card takes it away."""
    things = []
    for at, card in enumerate(place.cards):
        label, html = draw(card)
        things.append(
            Thing(
                place.take(at),
                say.text("desk-take", what=label),
                html,
                part=card,
                look="gl-desk-lies",
            )
        )
    here = Thing(
        f"@{place.name}",
        say.text("desk-here", where=place.title),
        Markup("+"),
        place.name == active,
        look="gl-desk-here",
    )
    return Part(place.title, (place.key,), ((*things, here),), "gl-desk-place")


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is wrong: the key of the part of the line, the text of the part, and the reason."""

    key: str = ""
    part: str = ""
    why: Markup = NOTHING


def html(parts: tuple[Part, ...], wrong: Wrong) -> Markup:
    """All parts of a board; what is wrong stands below the part that it is about.

    The places for cards and the deck are one box: beside them, and nowhere else, the deck stays
    in sight.
    """
    at = blamed(parts, wrong)
    nothing = Wrong()
    made = Markup("")
    for cards, group in groupby(enumerate(parts), lambda one: one[1].look.startswith(CARDS)):
        drawn = (part_html(one, wrong if place == at else nothing) for place, one in group)
        box = Markup('<div class="gl-desk-cards">{}</div>' if cards else "{}")
        made += box.format(Markup("").join(drawn))
    return made


def blamed(parts: tuple[Part, ...], wrong: Wrong) -> int | None:
    """Which part of a board a message is about; none if it is about none of them."""
    own = [at for at, one in enumerate(parts) if wrong.key and wrong.key in one.keys]
    named = [at for at in own if any(is_wrong(thing, wrong) for thing in things(parts[at]))]
    return next(iter(named or own), None)


def things(part: Part) -> Iterable[Thing]:
    """All things of a part."""
    return (thing for row in part.rows for thing in row)


def is_wrong(thing: Thing, wrong: Wrong) -> bool:
    """Whether a message names this very thing."""
    return bool(thing.part) and thing.part.lower() == wrong.part.lower()


def part_html(one: Part, wrong: Wrong) -> Markup:
    """A titled group of buttons in rows, and below it what is wrong with it."""
    rows = Markup("").join(
        Markup('<div class="gl-desk-row">{}</div>').format(
            Markup("").join(button(thing, is_wrong(thing, wrong)) for thing in row)
        )
        for row in one.rows
        if row
    )
    return Markup(
        '<div class="gl-desk-part {look}" role="group" aria-label="{title}">'
        '<p class="gl-task" aria-hidden="true">{title}</p>'
        '<div class="gl-desk-rows" data-acts>{rows}</div>{words}{why}</div>'
    ).format(
        look=one.look,
        title=one.title,
        rows=rows,
        words=Markup('<p class="gl-task">{}</p>').format(one.words) if one.words else "",
        why=wrong.why,
    )


def button(thing: Thing, wrong: bool) -> Markup:
    """A thing to press, or a value between two that are."""
    if not thing.do and not thing.spent:
        return Markup('<span class="{}">{}</span>').format(thing.look, thing.html)
    looks = ("gl-button gl-desk-thing", thing.look, "gl-desk-bad" if wrong else "")
    states = {"aria-pressed": thing.on, "aria-disabled": thing.spent or None}
    said = ((name, str(state).lower()) for name, state in states.items() if state is not None)
    return Markup(
        '<button type="button" class="{}" data-do="{}" aria-label="{}"{}>{}</button>'
    ).format(
        " ".join(filter(None, looks)),
        thing.do,
        thing.label,
        Markup("").join(Markup(' {}="{}"').format(*state) for state in said),
        thing.html or thing.label,
    )
