"""Wizard and its variants."""

from __future__ import annotations

from gamelib.games import wizard, wizard_variants
from gamelib.games.rounds import Edition
from gamelib.games.wizard import WIZARD
from gamelib.speech import Catalog
from gamelib.subjects import Course
from gamelib.subjects.trick_games import Lines, trick_game
from gamelib.views import frame


def edition(names: str, players: int) -> Edition:
    """Wizard with variants written as in a line."""
    return wizard_variants.edition(wizard_variants.parse_variants(names), players)


def switch(course: Course, say: Catalog) -> tuple[frame.Frame, ...]:
    """A position under the base game and each variant; only few pages need them all."""
    from gamelib.views import variants  # noqa: PLC0415

    return variants.Switch(course, say).frames()


SUBJECT = trick_game(
    Lines(WIZARD, wizard_variants.parse, edition, {"together": wizard_variants.together}),
    wizard.Rule,
    ("wizard", "wizard-round"),
    {},
    {},
    variants=tuple(map(str, wizard_variants.Variant)),
    sheets={"pad-greek": "0:0,1:0,1:1/2:1,0:1,0:0", "pad-italian": "0:0,1:0,1:1/2:1,0:0,0:1"},
    switch=switch,
    play="playing_wizard:WIZARD",
    setups={
        "trick": "trump=R&trick=B7,B13,R2&hand=B1,W,R9",
        "round": "players=3&round=2&dealer=2&hands=B1,R9/G4,W/Y2,B12&turned=R7&bids=1/0/-",
    },
)
