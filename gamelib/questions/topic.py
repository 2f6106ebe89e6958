"""What it takes to ask about a topic again and again: a line is drawn, a question is made of it.

Wrong answers are not made up: each is what somebody says who believes a mistake. A mistake is a
small function that answers like the rule it misses, or passes (`None`) where it has nothing to say.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from gamelib.play import Trace
from gamelib.questions import Question

T = TypeVar("T")

LEVELS = range(1, 4)
"""From one rule to several at once."""

FEWEST, MOST = 3, 5
"""How many options a question has where they are not yes and no."""


def good(asked: Question, level: int) -> bool:
    """Whether there is something to choose: neither nothing is right nor everything."""
    right = sum(option.right for option in asked.options)
    return FEWEST <= len(asked.options) <= MOST and 0 < right < len(asked.options)


@dataclass(frozen=True, slots=True)
class Topic:
    """Something that can be asked without end.

    title: the message that names it. draw: random, level -> a line. read: line -> course of play.
    make: course, random -> the question; `Refused` if there is nothing to ask. fits: whether the
    question teaches something at this level; if not, another line is drawn.
    """

    title: str
    draw: Callable[[Random, int], str]
    read: Callable[[str], Trace[Any, Any]]
    make: Callable[[Trace[Any, Any], Random], Question]
    fits: Callable[[Question, int], bool] = good


def simply(make: Callable[[Trace[Any, Any]], Question]) -> Callable[..., Question]:
    """A maker that leaves nothing to chance."""
    return lambda course, random: make(course)


def answers(mistakes: Iterable[Callable[..., T | None]], *about: Any) -> list[T]:
    """What people say who believe these mistakes, each answer once."""
    found = (mistake(*about) for mistake in mistakes)
    return list(dict.fromkeys(answer for answer in found if answer is not None))


def some(things: Sequence[T], count: int, random: Random) -> list[T]:
    """At most `count` of these things, in their order."""
    kept = sorted(random.sample(range(len(things)), min(count, len(things))))
    return [things[at] for at in kept]


def by_chance(weights: Collection[tuple[T, float]], random: Random) -> T:
    """One of these things, each as often as its weight says."""
    things, often = zip(*weights, strict=True)
    found: T = random.choices(things, often)[0]
    return found
