"""Questions without end: for every game and topic a seed makes a position and a question about it.

The same game, topic, seed and level always make the same question. The key and every reason come
from the rules; the wrong options are what people say who believe a common mistake.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from gamelib.questions import (
    Question,
    topics_qwixx,
    topics_rounds,
    topics_tricks,
    topics_zaubercocktail,
)
from gamelib.questions.topic import LEVELS, Topic
from gamelib.ruling import Refused

TOPICS: Mapping[str, Mapping[str, Topic]] = {
    "wizard": {**topics_tricks.OF_WIZARD, **topics_rounds.OF_WIZARD},
    "camelot": {**topics_tricks.OF_CAMELOT, **topics_rounds.OF_CAMELOT},
    "qwixx": topics_qwixx.OF_QWIXX,
    "zaubercocktail": topics_zaubercocktail.OF_ZAUBERCOCKTAIL,
}
"""Game -> name -> topic."""

TRIES = 1000
"""So many lines are drawn until one is worth a question; a handful nearly always does."""
REPEATS = 30
"""So many seeds are tried in a series for a question that was not asked yet."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, the topic and level it was asked for, and the line that shows its position."""

    line: str
    topic: str
    level: int
    question: Question


def topics(game: str) -> tuple[str, ...]:
    """What can be asked about a game; nothing about one that there is not."""
    return tuple(TOPICS.get(game, ()))


def title(game: str, topic: str) -> str:
    """The message that names a topic. `ValueError` if there is no such topic."""
    return found(game, topic).title


def found(game: str, topic: str) -> Topic:
    """A topic by its name. `ValueError` if there is no such topic."""
    if topic not in topics(game):
        raise ValueError(f"nothing to ask about {topic!r} in {game!r}; there are {topics(game)}")
    return TOPICS[game][topic]


def asked(game: str, topic: str, seed: str, level: int = 1) -> Asked:
    """The question that this seed makes. `ValueError` for an unknown game, topic or level."""
    about = found(game, topic)
    if level not in LEVELS:
        raise ValueError(f"no level {level!r}; there are {LEVELS[0]} to {LEVELS[-1]}")
    random = drawn_by(game, topic, level, seed)
    for _ in range(TRIES):
        line = about.draw(random, level)
        with suppress(Refused):
            question = about.make(about.read(line), random)
            if about.fits(question, level):
                return Asked(line, topic, level, question)
    raise LookupError(f"no question about {topic!r} of {game!r} in {TRIES} lines")


def series(
    game: str, names: tuple[str, ...], count: int, seed: str, level: int = 1
) -> tuple[Asked, ...]:
    """So many questions, the topics mixed and each asked as often as the others.

    None comes twice, as long as its topic has others. `ValueError` as above, or without any topic.
    """
    if not names:
        raise ValueError(f"no topic to ask about {game!r}")
    random = drawn_by(game, seed)
    order: list[str] = []
    while len(order) < count:
        order += random.sample(names, len(names))
    made: list[Asked] = []
    seen: set[tuple[str, str]] = set()
    for at, topic in enumerate(order[:count]):
        one = fresh(game, topic, f"{seed}/{at}", level, seen)
        seen.add((topic, one.line))
        made.append(one)
    return tuple(made)


def fresh(game: str, topic: str, seed: str, level: int, seen: set[tuple[str, str]]) -> Asked:
    """A question that was not asked yet, if the topic has one left."""
    one = asked(game, topic, seed, level)
    for turn in range(REPEATS):
        if (topic, one.line) not in seen:
            break
        one = asked(game, topic, f"{seed}/{turn}", level)
    return one


def drawn_by(*parts: object) -> Random:
    """The generator that these things make, whatever text stands in them."""
    text = "/".join(map(str, parts))
    return Random(text.encode("utf-8", "surrogatepass"))
