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
    random = Random(f"{game}/{topic}/{level}/{seed}")
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
    """So many different questions, the topics mixed and each asked as often as the others.

    `ValueError` as above, or without any topic.
    """
    if not names:
        raise ValueError(f"no topic to ask about {game!r}")
    random = Random(f"{game}/{seed}")
    order: list[str] = []
    while len(order) < count:
        order += random.sample(names, len(names))
    made: dict[tuple[str, str], Asked] = {}
    for at, topic in enumerate(order[:count]):
        for turn in range(20):
            one = asked(game, topic, f"{seed}/{at}/{turn}", level)
            if (topic, one.line) not in made:
                break
        made[topic, f"{one.line}/{at}" if (topic, one.line) in made else one.line] = one
    return tuple(made.values())
