"""Questions whose key and feedback come from the rules, never from somebody's typing.

A question holds no sentences: a message for the prompt, the course of play it is about, and its
options, each with the reason that answers it. One module for each kind of game makes them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from gamelib.play import Trace, Who
from gamelib.ruling import Reason


@dataclass(frozen=True, slots=True)
class Option:
    """An answer: what it shows (a card, a suit, a player or a message id), whose it is, why.

    `facts` are the arguments of the message, where it is one. `why` may be several reasons.
    """

    shows: Any
    right: bool
    why: Reason | tuple[Reason, ...]
    owner: Who | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """All that is to be said about this answer."""
        return self.why if isinstance(self.why, tuple) else (self.why,)


@dataclass(frozen=True, slots=True)
class Question:
    """`prompt` is a message with `facts`; `multiple` if several options may be right.

    `picture`: whether the situation has to be shown; not where its cards are the options.
    `hand`: whether the hand belongs to the picture; not where its cards are the options.
    """

    prompt: str
    facts: Mapping[str, Any]
    course: Trace[Any, Any]
    options: tuple[Option, ...]
    multiple: bool = False
    picture: bool = True
    hand: bool = False


Maker = Callable[[Trace[Any, Any]], Question]
"""Makes a question about a course of play; `Refused` where there is nothing to ask."""

Claim = Callable[[Trace[Any, Any]], tuple[bool, Reason]]
"""Is what people say true of this course of play, and which reason shows it?"""


def true_or_not(name: str, claim: Claim) -> Maker:
    """A question whether what people say is true here; its statement is the message `name`."""

    def make(course: Trace[Any, Any]) -> Question:
        true, reason = claim(course)
        options = (Option("ask-true", true, reason), Option("ask-false", not true, reason))
        return Question(name, {}, course, options, hand=True)

    return make
