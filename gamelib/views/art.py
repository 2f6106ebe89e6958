"""Own drawings of cards and suits as SVG, and the small chips that stand inside sentences.

Every drawing is a pure function, holds no `id`, and takes its colours from the classes of
`look.css`, so that it can stand any number of times on a light or a dark page.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from markupsafe import Markup

from gamelib.games.cards import Card, Kind, Suit
from gamelib.play import Who
from gamelib.speech import Sentence, Token

GLYPHS: dict[str, str] = {
    "B": '<path d="M12 2.2a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4zM2.8 21.8c.3-5.3 4.1-8.7 '
    '9.2-8.7s8.9 3.4 9.2 8.7z"/>',
    "G": '<path d="M21.3 2.6C10.6 2.3 3.4 8 3.6 16.2c0 .6.1 1.2.3 1.8L2.4 20.8l1.5 1.1 1.8-2.3'
    "C15.5 21.6 22 14.3 21.3 2.6zM6.2 16.7C9 11.8 12.4 9 16.6 6.9 13 9.8 9.9 "
    '13 7.6 17.4z"/>',
    "R": '<path d="M4.2 3h11.6c2 0 3.5 1 4.8 3.1L17.3 9.4h-3.2v12.2H9.4V9.4H4.2z"/>',
    "Y": '<path d="M1 21.4 8.6 5.6l3.5 5.3 3.3-4.1L23 21.4zM8.6 9.5l-2 4.4 2-.9 1.8 '
    '1.1.6-1z" fill-rule="evenodd"/>',
    "W": '<path d="M13.3 1.6 18 16.3H6.2zM2.4 18.6c3-1.5 16.2-1.5 19.2 0 .9.5.9 2.5 0 '
    "3-3 1.4-16.2 1.4-19.2 0-.9-.5-.9-2.5 0-3zM12.5 8l-.8 1.9-2 .2 1.5 1.3-.5 2 1.8-1.1 "
    '1.7 1.1-.4-2 1.5-1.3-2-.2z" fill-rule="evenodd"/>',
    "J": '<path d="M4.6 18.2 3 8.4l5 3.3 4-7 4 7 5-3.3-1.6 9.8zM4.3 19.6h15.4v2.6H4.3zM3 '
    "4.6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zm9-3.6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 "
    '0 0 1 0-3.8zm9 3.6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z"/>',
    "S": '<path d="M12 1.6c1.6 4 9.4 7.4 9.4 12.6 0 2.9-2.2 4.8-4.7 4.8-1.4 0-2.7-.6-3.5-1.7.2 2 '
    "1 3.9 2.6 5.1H8.2c1.6-1.2 2.4-3.1 2.6-5.1-.8 1.1-2.1 1.7-3.5 1.7-2.5 0-4.7-1.9-4.7-4.8C2.6 "
    '9 10.4 5.6 12 1.6z"/>',
    "H": '<path d="M12 22C6.5 17.3 2 13.3 2 8.5 2 5.2 4.5 2.8 7.5 2.8c1.9 0 3.6 1 '
    '4.5 2.6.9-1.6 2.6-2.6 4.5-2.6 3 0 5.5 2.4 5.5 5.7 0 4.8-4.5 8.8-10 13.5z"/>',
    "D": '<path d="M12 1.2c2.2 4 4.9 7.6 8.2 10.8-3.3 3.2-6 6.8-8.2 10.8C9.8 18.8 7.1 '
    '15.2 3.8 12 7.1 8.8 9.8 5.2 12 1.2z"/>',
    "C": '<path d="M12 1.6a4.7 4.7 0 0 1 3.7 7.6 4.7 4.7 0 1 1-2.5 7.9c.2 2.1 1 4 2.6 '
    '5.3H8.2c1.6-1.3 2.4-3.2 2.6-5.3a4.7 4.7 0 1 1-2.5-7.9A4.7 4.7 0 0 1 12 1.6z"/>',
    "Grail": '<path d="M4.6 2.2h14.8c.2 6.4-1.7 10.5-5.8 11.9v3.7c2.4.4 4 1.4 4.2 3.4v.6'
    "H6.2v-.6c.2-2 1.8-3 4.2-3.4v-3.7C6.3 12.7 4.4 8.6 4.6 2.2zM7 4.4c.2 3.2 1.2 5.6 3 "
    '6.9-.9-1.9-1.3-4.2-1.2-6.9z" fill-rule="evenodd"/>',
    "Excalibur": '<path d="M12 .8a1.7 1.7 0 0 1 1.1 3v2.1h4.3v2.3h-4V16l-1.4 2-1.4-2V8.2h-4V'
    "5.9h4.3V3.8A1.7 1.7 0 0 1 12 .8zM8.8 14.6v2l3.2 4 3.2-4v-2c3.2.5 5.5 3.3 6.3 "
    '8.2h-19c.8-4.9 3.1-7.7 6.3-8.2z"/>',
    "Merlin": '<path d="M13.4.8 17 9.4H7zM4.2 10.4c3-1 12.6-1 15.6 0v2.2c-3-1-12.6-1-15.6 0zM'
    "6.8 13.6c3.2-.7 7.2-.7 10.4 0 .6 4-1.4 8-5.2 9.8-3.8-1.8-5.8-5.8-5.2-9.8zM9.7 "
    '15a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8zm4.6 0a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8z" '
    'fill-rule="evenodd"/>',
    "Morgan": '<path d="M14.8 2.3A10 10 0 1 0 21.9 15.7 8.6 8.6 0 0 1 14.8 2.3zM18.4 2.4l1 '
    '2.3 2.5.2-1.9 1.6.6 2.5-2.2-1.3-2.2 1.3.6-2.5-1.9-1.6 2.5-.2z"/>',
}
"""Outlines on a 24 x 24 grid.

A bust, a leaf, a hammer, mountains, a wizard's hat, a fool's cap; the four French suits; a cup,
a sword in its stone, a hat above a beard, a moon and a star.
"""

INDEX = {
    Kind.WIZARD: "Z",
    Kind.JESTER: "N",
    Kind.GRAIL: "Gr",
    Kind.EXCALIBUR: "Ex",
    Kind.MERLIN: "Me",
    Kind.MORGAN: "Mo",
}
"""What is printed in the corner of a card without a rank."""


def letter(thing: Card | Suit) -> str:
    """What names a suit or a special card in the style sheet; declared cards keep their face."""
    if isinstance(thing, Suit):
        return thing.value
    return str(thing.suit or thing.held.kind.value)


def corner(face: Card) -> tuple[str, str]:
    """What stands in the corners of a card: its rank or index, and its suit or declaration."""
    index = face.pip or INDEX.get(face.held.kind, "")
    return index, str(face.suit or (INDEX[face.kind] if face.face else ""))


def glyph(thing: Card | Suit) -> Markup:
    """The symbol of a suit or special card, without a text of its own."""
    return Markup(
        '<svg class="gl-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">{}</svg>'
    ).format(Markup(GLYPHS[letter(thing)]))


def card(token: Token, mark: str = "") -> Markup:
    """A card, 78 x 110 units. `mark` is `win`, `illegal` or empty: each has a shape of its own."""
    face: Card = token.thing
    extra = {"illegal": '<path class="gl-strike" d="M12 100 66 88"/>'}
    index, more = corner(face)
    return Markup(
        '<svg class="gl-card gl-{} {}" viewBox="0 0 78 110" role="img" aria-label="{}">'
        '<rect class="gl-face" x="1.5" y="1.5" width="75" height="107" rx="10"/>'
        '<g class="gl-ink"><text class="gl-rank" x="9" y="35">{}</text>'
        '<text class="gl-letter" x="69" y="{}" text-anchor="end">{}</text>'
        '<g transform="translate(21 52) scale(1.5)">{}</g></g>{}</svg>'
    ).format(
        letter(face),
        f"gl-{mark}" if mark else "",
        token.label,
        index,
        100 if face.face else 24,
        more,
        Markup(GLYPHS[letter(face)]),
        Markup(extra.get(mark, "")),
    )


def place(label: str) -> Markup:
    """An empty place on the table, the size of a card."""
    return Markup(
        '<svg class="gl-card gl-place" viewBox="0 0 78 110" role="img" aria-label="{}">'
        '<rect x="2" y="2" width="74" height="106" rx="10"/></svg>'
    ).format(label)


def back(count: int, label: str) -> Markup:
    """Covered cards: a back, and how many they are."""
    return Markup(
        '<svg class="gl-card gl-back" viewBox="0 0 78 110" role="img" aria-label="{}">'
        '<rect class="gl-face" x="1.5" y="1.5" width="75" height="107" rx="10"/>'
        '<rect class="gl-pattern" x="9" y="9" width="60" height="92" rx="6"/>'
        '<circle class="gl-face" cx="39" cy="55" r="19"/>'
        '<text class="gl-number" x="39" y="63" text-anchor="middle">{}</text></svg>'
    ).format(label, count)


def chip(token: Token) -> Markup:
    """A card, suit or name within a sentence, with its name for those who listen."""
    return chip_of(token.thing, token.label)


@singledispatch
def chip_of(thing: Any, label: str) -> Markup:
    """The chip of a thing; a game's view registers the chips of its own things."""
    if isinstance(thing, Card):
        index, more = corner(thing)
        shown = f"{index}/{more}" if thing.face else index
        words = Markup('<b aria-hidden="true">{}</b>').format(shown)
    else:
        words = Markup('<span aria-hidden="true">{}</span>').format(label)
    return Markup('<span class="gl-chip gl-{}" role="img" aria-label="{}">{}{}</span>').format(
        letter(thing), label, glyph(thing), words
    )


@chip_of.register
def _name(thing: Who, label: str) -> Markup:
    return Markup("<bdi>{}</bdi>").format(label)


def sentence(said: Sentence) -> Markup:
    """A sentence with its cards, suits and names drawn as chips."""
    return Markup("").join(p if isinstance(p, str) else chip(p) for p in said.parts)
