"""A series of questions as a link, a form or a command names it.

>>> str(read("wizard", {"topics": "winner", "seed": "7", "count": "10"}))
'topics=winner&seed=7&count=10&level=1'
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from gamelib.games.notation import Input, whole, wrong
from gamelib.questions import endless
from gamelib.questions.endless import Asked
from gamelib.questions.topic import LEVELS
from gamelib.ruling import Reason, Refused
from gamelib.signs import one_line

MOST = 60
"""Questions in one series; a sheet of so many fills a dozen pages."""

LONGEST_SEED = 40
"""Characters, so that a link stays short enough for a code that a telephone can read."""

COUNTS = range(1, MOST + 1)

BATCH = 10
"""Questions at a time, where there is no end of them."""

KEYS = ("topics", "seed", "count", "level")


@dataclass(frozen=True, slots=True)
class Series:
    """Questions about a game; the same series always holds the same ones. `count` 0: no end."""

    game: str
    topics: tuple[str, ...]
    level: int
    seed: str
    count: int

    def __str__(self) -> str:
        count = f"&count={self.count}" if self.count else ""
        topics = ",".join(map(quote, self.topics))
        return f"topics={topics}&seed={quote(self.seed, safe='')}{count}&level={self.level}"

    def questions(self, batch: int = 0) -> tuple[Asked, ...]:
        """The questions of a batch, counted from 0. The first one holds all that were counted."""
        size = self.count if self.count and not batch else BATCH
        seed = f"{self.seed}/{batch}" if batch else self.seed
        return endless.series(self.game, self.topics, size, seed, self.level)


def read(game: str, given: Mapping[str, Any]) -> Series:
    """A series from the parts that were given; no topics are all of them, no count is no end.

    `Refused` names what is wrong, and its fact `field` the part it stands in.
    """
    if given.get("topics") in ([], ()):
        raise wrong(Input.OPTION, "option-topics", field="topics")
    text = {key: plain(given.get(key, ""), key) for key in KEYS if key != "seed"}
    return Series(
        game,
        read_topics(game, text["topics"]),
        number(text["level"] or "1", "option-level", range(LEVELS[0], LEVELS[-1] + 1)),
        plain(given.get("seed", ""), "seed", LONGEST_SEED),
        number(text["count"], "option-count", COUNTS) if text["count"] else 0,
    )


def read_topics(game: str, text: str) -> tuple[str, ...]:
    """The topics that are named, each once, in the order of the game's own list."""
    known = endless.topics(game)
    named = [name.strip() for name in text.split(",") if name.strip()]
    for name in named:
        if name not in known:
            right = ", ".join(known)
            raise wrong(Input.OPTION, "option-unknown", part=name, right=right, field="topics")
    return tuple(name for name in known if name in named or not named)


def number(text: str, case: str, allowed: range) -> int:
    """A whole number in plain digits; its field is what the case is called after `option-`."""
    try:
        return whole(text, case, allowed, Input.OPTION)
    except Refused as refused:
        raise within(refused, case.removeprefix("option-")) from None


def within(refused: Refused, field: str) -> Refused:
    """The same error with the field it belongs to."""
    reason = refused.reason
    return Refused(Reason(reason.rule, reason.case, (*reason.facts, ("field", field))))


def plain(value: Any, field: str, most: int = 400) -> str:
    """What was given, as a form or a link holds it: one line, not too long for its field."""
    parts = value if isinstance(value, (list, tuple)) else (value,)
    # Python refuses to write out a number of thousands of digits.
    huge = any(isinstance(part, int) and part.bit_length() > 200 for part in parts)
    text = "…" if huge else ",".join(map(str, parts))
    if huge or len(text) > most:
        part = "" if huge else text[:20]
        raise wrong(Input.OPTION, "option-long", part=part, most=most, field=field)
    return one_line(text)
