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
}
"""Outlines on a 24 x 24 grid: a bust, a leaf, a hammer, mountains, a wizard's hat, a fool's cap."""

INDEX = {Kind.WIZARD: "Z", Kind.JESTER: "N"}
"""What is printed in the corner of a card without a number, as on the real cards."""


def letter(thing: Card | Suit) -> str:
    """The letter that names a suit or a special card in the notation and in the style sheet."""
    if isinstance(thing, Suit):
        return thing.value
    return str(thing.suit or thing.kind.value)


def glyph(thing: Card | Suit) -> Markup:
    """The symbol of a suit or special card, without a text of its own."""
    return Markup(
        '<svg class="gl-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">{}</svg>'
    ).format(Markup(GLYPHS[letter(thing)]))


def card(token: Token, mark: str = "") -> Markup:
    """A card, 78 x 110 units. `mark` is `win`, `illegal` or empty: each has a shape of its own."""
    face: Card = token.thing
    extra = {"illegal": '<path class="gl-strike" d="M12 100 66 88"/>'}
    return Markup(
        '<svg class="gl-card gl-{} {}" viewBox="0 0 78 110" role="img" aria-label="{}">'
        '<rect class="gl-face" x="1.5" y="1.5" width="75" height="107" rx="10"/>'
        '<g class="gl-ink"><text class="gl-rank" x="9" y="35">{}</text>'
        '<text class="gl-letter" x="69" y="24" text-anchor="end">{}</text>'
        '<g transform="translate(21 52) scale(1.5)">{}</g></g>{}</svg>'
    ).format(
        letter(face),
        f"gl-{mark}" if mark else "",
        token.label,
        face.rank or INDEX.get(face.kind, ""),
        face.suit or "",
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
        index = thing.rank or INDEX.get(thing.kind, "")
        words = Markup('<b aria-hidden="true">{}</b>').format(index)
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
