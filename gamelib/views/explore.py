"""A picture to point at: what is said about each of its places."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gamelib.speech import Token
from gamelib.views.frame import Frame, Ladder, Remark


@dataclass(frozen=True, slots=True)
class Spot:
    """A place: is it allowed, why, and the ladder that decided it."""

    thing: Token
    legal: bool
    why: Remark
    ladder: Ladder


@dataclass(frozen=True, slots=True)
class Explored:
    """A frame with `data-do` on its places, and what is said of each by that key."""

    frame: Frame
    spots: Mapping[str, Spot]
