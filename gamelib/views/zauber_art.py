"""Own drawings for Zaubercocktail: ingredients, the ring and the chalice, stones and markers.

Every type of ingredient has a shape, two letters and a colour; nothing hangs on the colour alone.
"""

from __future__ import annotations

from markupsafe import Markup

from gamelib.games.zaubercocktail.ingredients import Bunch, Ingredient
from gamelib.games.zaubercocktail.legality import Anything, Nothing
from gamelib.games.zaubercocktail.values import Provenance, Recipe
from gamelib.views import art

SHAPES: dict[str, str] = {
    "BS": "M12 1.5C9 7 4.5 10.6 4.5 15.5a7.5 7.5 0 0 0 15 0C19.5 10.6 15 7 12 "
    "1.5zM8 14.5h2.2v2.2H8zm5.8 0H16v2.2h-2.2zM9 19h6v1.4H9z",
    "GW": "M8 8.5h8L13.6 15l1.9 4.5-2.7-1.7L12 23l-.9-5.4-3.3 1.3 2.4-3.8z"
    "M11.2 7.5C9.5 7 7 5.5 6.5 2c2.5.2 4 1.5 4.7 3L12 1l.9 4c.7-1.5 2.2-2.8 "
    "4.6-3-.5 3.5-3 5-4.7 5.5z",
    "BE": "M1.5 21 5 14.5l3 2.5 4.5-9.5 4 5.5 2-1.5L22.5 21zM10 18.5h2V20h-2zm6-2.5h2v1.5"
    "h-2zM6 18h1.5v1.5H6z",
    "GE": "M9 1.5h6v2h-1V9l6 10.5c.7 1.3 0 3-1.7 3H5.7c-1.7 0-2.4-1.7-1.7-3L10 9V3.5H9z"
    "M9.5 14 7 18.5h10L14.5 14z",
    "TH": "M3 22c-.5-9 1-15 4-20 .2 5-.7 9-.5 14C7.5 11 9.5 6 12.5 2c-.5 5-2 9-2 14 1.5-5 "
    "4-8.5 7-11.5-1 4-3 7.5-3.5 12 1.5-3 3.5-5.5 6.5-7C18.5 13 17 17 17 22z",
    "GS": "M3 12.5C1 16 3.5 21.5 8 21.5h8.5c4.5 0 6.5-5 4-8-1.5-1.9-4-1.5-5.5-3-1.9-1.9-5-2.4"
    "-7-.5-1.3 1.2-3.7.6-5 2.5zM8.5 13.5h2v2h-2zm5.5 1.5h2v2h-2zM6 2.5a2.3 2.3 0 1 1 0 "
    "4.6 2.3 2.3 0 0 1 0-4.6zm9-1a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z",
    "SG": "M11 22.5C10.5 15 8 8 2.5 4.5 5 12 7 16 8 22.5zM16 22.5C17 16 19 12 21.5 4.5 16 8 "
    "13.5 15 13 22.5zM13.2 12C13 8 12.6 4.5 12 1c-.6 3.5-1 7-1.2 11 .5 1.2.9 2.4 1.2 3.7"
    ".3-1.3.7-2.5 1.2-3.7z",
    "WB": "M7.5 11a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 1.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 "
    "0-6.4zM17 11.5a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4zm0 1.8a2.9 2.9 0 1 0 0 5.8 "
    "2.9 2.9 0 0 0 0-5.8zM7 10 12 2.5l4.5 8-1.5.8-3.2-5.6L8.4 11zM13 3c3-2 6-1.8 8.5-.5"
    "C19.5 5 16.5 5.5 13 3z",
    "FB": "M12 .5C19 5 21.5 11.5 18.8 17 17.4 19.6 15 20.9 12.9 21.2V24h-1.8v-2.8C9 20.9 6.6 "
    "19.6 5.2 17 2.5 11.5 5 5 12 .5zM11.1 7v3.5L8.5 8.4v2.3l2.6 2.2v2.5l-3.4-2.7v2.3l3.4 2.8V19.5"
    "h1.8v-1.7l3.4-2.8v-2.3l-3.4 2.7v-2.5l2.6-2.2V8.4l-2.6 2.1V7z",
    "GR": "M12 1.5c2 0 3.3 1.3 3.6 3 1.6-.7 3.5-.2 4.5 1.5s.5 3.5-.9 4.5c1.4 1 1.9 2.8.9 4.5s-2.9 "
    "2.2-4.5 1.5c-.3 1.7-1.6 3-3.6 3s-3.3-1.3-3.6-3c-1.6.7-3.5.2-4.5-1.5s-.5-3.5.9-4.5C3.4 "
    "9.5 2.9 7.7 3.9 6s2.9-2.2 4.5-1.5c.3-1.7 1.6-3 3.6-3zm0 5.5a3.5 3.5 0 1 0 0 7 3.5 3.5 "
    "0 0 0 0-7zM11.2 20.5h1.6V24h-1.6z",
    "SE": "M12 1l2 5 4.5-3-1.2 5.2L23 8l-3.7 4 3.7 4-5.7-.2L18.5 21 14 18l-2 5-2-5-4.5 3 1.2-5.2L1 "
    "16l3.7-4L1 8l5.7.2L5.5 3 10 6zM8.5 10v3h2.5v-3zm4.5 0v3h2.5v-3z",
}
"""Outlines on a 24 x 24 grid: a drop, a root, a heap, a flask, a tuft, bubbles, grass, two berries,
a leaf, a rose, and something dark with two eyes."""


def glyph(kind: Ingredient) -> Markup:
    """The shape of a type, without a text of its own."""
    return Markup(
        '<svg class="gl-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">'
        '<path fill-rule="evenodd" d="{}"/></svg>'
    ).format(SHAPES[str(kind)])


def card(kind: Ingredient, label: str, count: int = 0) -> Markup:
    """A card, 78 x 110 units; with a count, a bunch of them with a second card behind."""
    behind = '<rect class="gl-face" x="6.5" y="1.5" width="70" height="102" rx="10"/>'
    return Markup(
        '<svg class="gl-card gl-in-{0} {4}" viewBox="0 0 78 110" role="img" aria-label="{1}">{2}'
        '<rect class="gl-face" x="1.5" y="5.5" width="70" height="103" rx="10"/>'
        '<g class="gl-ink"><text class="gl-rank" x="8" y="37">{3}</text>'
        '<text class="gl-letter" x="65" y="27" text-anchor="end">{0}</text>'
        '<g transform="translate(12 47) scale(2)"><path fill-rule="evenodd" d="{5}"/></g></g></svg>'
    ).format(
        str(kind),
        label,
        Markup(behind if count > 1 else ""),
        count if count > 1 else "",
        "gl-wild" if kind.wild else "",
        SHAPES[str(kind)],
    )


def chip(kind: Ingredient, label: str) -> Markup:
    """A type within a sentence, with its letters, told by its shape."""
    return Markup(
        '<span class="gl-chip gl-in-{}" role="img" aria-label="{}">{}'
        '<span aria-hidden="true">{}</span></span>'
    ).format(kind, label, glyph(kind), label)


@art.chip_of.register
def _ingredient_chip(thing: Ingredient, label: str) -> Markup:
    return chip(thing, label)


@art.chip_of.register
def _bunch_chip(thing: Bunch, label: str) -> Markup:
    return chip(thing.ingredient, label)


@art.chip_of.register
def _recipe_chip(thing: Recipe, label: str) -> Markup:
    return Markup('<b class="gl-recipe">{}</b>').format(label)


@art.chip_of.register(Anything)
@art.chip_of.register(Nothing)
@art.chip_of.register(Provenance)
def _word_chip(thing: object, label: str) -> Markup:
    return Markup("<span>{}</span>").format(label)


def stone(letters: str, label: str) -> Markup:
    """A player's stone or marker, with the beginning of the name on it."""
    return Markup(
        '<span class="gl-stone" role="img" aria-label="{}">'
        '<span aria-hidden="true">{}</span></span>'
    ).format(label, letters)


CUP = (
    "M40 26h96c0 38-14 58-38 62v22c0 8 22 8 22 18H56c0-10 22-10 22-18V88C54 84 40 64 40 26z",
    "M40 40c-16 0-24 10-24 22s9 22 28 24",
)
"""A chalice, and the hand's fingers around it, on a 160 x 136 grid."""


def chalice(ring: str, cup: tuple[str, ...], label: str) -> Markup:
    """The ring and the chalice's places, each with the letters of who lies there, or free."""
    places = [(18, 98, ring), *zip((68, 108), (50, 50), cup, strict=True)]
    drawn = Markup("").join(
        Markup(
            '<g class="gl-hole{}"><circle cx="{}" cy="{}" r="15"/><text x="{}" y="{}">{}</text></g>'
        ).format(" gl-taken" if who else "", x, y, x, y + 6, who)
        for x, y, who in places
    )
    return Markup(
        '<svg class="gl-cup" viewBox="0 0 160 136" role="img" aria-label="{}">'
        '<path d="{}"/><path class="gl-finger" d="{}"/>{}</svg>'
    ).format(label, *CUP, drawn)
