"""How likely each sum is, drawn: every roll of two dice as a tile, and bars for three dice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from markupsafe import Markup

from gamelib.games import qwixx
from gamelib.speech import Catalog
from gamelib.views import frame as f

STEP, TILE, TALL = 32, 26, 130
"""Room for a sum, height of a tile, and height of the longest bar."""


@dataclass(frozen=True, slots=True)
class Odds(f.Own):
    """A chance for each sum. `lines` say them in words; `pairs` are the rolls that give each sum.

    Without `pairs` bars are drawn, with percentages above them.
    """

    title: str
    chances: Mapping[int, Fraction]
    lines: tuple[str, ...]
    pairs: Mapping[int, tuple[str, ...]]


def white_sums(say: Catalog) -> Odds:
    """The sum of the two white dice: 36 rolls, sorted by their sums."""
    pairs: dict[int, tuple[str, ...]] = dict.fromkeys(qwixx.sums(), ())
    for a, b in product(range(1, 7), repeat=2):
        pairs[a + b] = (*pairs[a + b], f"{a}+{b}")
    lines = tuple(
        say.text("qwixx-odds-rolls", sum=total, count=len(rolls)) for total, rolls in pairs.items()
    )
    return Odds(say.text("qwixx-odds-white"), qwixx.sums(), lines, pairs)


def with_colour(say: Catalog) -> Odds:
    """A sum of one of the white dice and a coloured die, whichever white die one likes."""
    found = qwixx.chances()
    lines = tuple(
        say.text("qwixx-odds-percent", sum=total, percent=percent(chance))
        for total, chance in found.items()
    )
    return Odds(say.text("qwixx-odds-colour"), found, lines, {})


LOCK_TURNS, LOCK_PLAYERS = range(1, 13), 3


def lock(say: Catalog) -> Odds:
    """A row with five crosses: how likely can it be closed within so many turns?"""
    found = {turns: qwixx.lock_within(turns, LOCK_PLAYERS) for turns in LOCK_TURNS}
    lines = tuple(
        say.text("qwixx-odds-turns", turns=turns, percent=percent(chance))
        for turns, chance in found.items()
    )
    return Odds(say.text("qwixx-odds-lock", players=LOCK_PLAYERS), found, lines, {})


def percent(chance: Fraction) -> int:
    """A chance in whole percent."""
    return round(chance * 100)


@f.as_text.register
def _odds_text(block: Odds) -> str:
    return "\n".join([block.title, *(f"  {line}" for line in block.lines)])


@f.as_html.register
def _odds_html(block: Odds) -> Markup:
    columns = (column(block, total, at) for at, total in enumerate(block.chances))
    high = 6 * TILE if block.pairs else TALL + 20
    svg = Markup(
        '<p class="gl-title">{}</p><svg class="gl-odds" role="img" aria-label="{}" '
        'viewBox="0 {} {} {}">{}</svg>'
    )
    return svg.format(
        block.title,
        ". ".join(block.lines),
        *(-high - 4, STEP * len(block.chances), high + 26),
        Markup("").join(columns),
    )


def column(block: Odds, total: int, at: int) -> Markup:
    """What stands over a sum, and the sum; the base line is at 0."""
    over = tiles(block.pairs[total]) if block.pairs else bar(block, total)
    return Markup(
        '<g transform="translate({} 0)">{}<text class="gl-sum" y="17">{}</text></g>'
    ).format(STEP * at + STEP // 2, over, total)


def tiles(rolls: tuple[str, ...]) -> Markup:
    """One tile for each roll, piled up."""
    return Markup("").join(
        Markup(
            '<rect x="-14" y="{}" width="28" height="{}" rx="4"/>'
            '<text class="gl-pair" y="{}">{}</text>'
        ).format(-TILE * (at + 1), TILE - 3, -TILE * at - TILE // 2 + 2, roll)
        for at, roll in enumerate(rolls)
    )


def bar(block: Odds, total: int) -> Markup:
    """A bar and its percentage."""
    chance = block.chances[total]
    tall = round(float(chance / max(block.chances.values())) * TALL)
    return Markup(
        '<rect class="gl-bar" x="-12" y="{}" width="24" height="{}" rx="3"/><text y="{}">{}</text>'
    ).format(-tall, tall, -tall - 6, percent(chance))
