"""Positions with their right answers: shown by lessons, checked by tests.

`line` is a position in one line. What is expected of it:
`legal` / `illegal`: each card of the hand -> the rule that says so; `winner` and `by`: the player
(1 = first to play in that trick) and the deciding rule; `led` and `led_by`; `leads` and `leads_by`:
the seat (1 = leader of the first trick) that leads next; `loses`: a player ->
why that card does not win; `played`: the rule that allowed each card
played; `asked`: a card that a seat would like to play, out of turn or not; `refused`: the rule by
which the line itself is refused. `shows`: rules that the example illustrates without deciding.
A rule may be followed by the case that decided: `WIZ-PLAY-04.hand-unseen`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def examples(game: str) -> tuple[dict[str, Any], ...]:
    """The examples of a game; `FileNotFoundError` if it has none."""
    text = (files(__name__) / f"{game}.toml").read_text(encoding="utf-8")
    return tuple(tomllib.loads(text)["example"])


def witnessed(example: Any) -> set[str]:
    """The ids of the rules that stand anywhere in an example, without their cases."""
    if isinstance(example, dict):
        return set().union(*map(witnessed, (*example, *example.values())))
    if isinstance(example, list):
        return set().union(*map(witnessed, example))
    return {example.partition(".")[0]} if isinstance(example, str) else set()
