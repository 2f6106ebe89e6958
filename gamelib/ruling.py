"""A ruling is its own explanation.

A *ladder* is an ordered tuple of rungs. Each rung asks one small, named rule: it either answers
or passes (`None`). The first answer is the ruling, and the rung that gave it is the reason, so
what is decided and what is said can never drift apart. An edition or a variant of a game is
another ladder, never a subclass.

>>> class Demo(Rule):
...     EVEN = "DEMO-01"
...     ANY = "DEMO-02"
>>> @rung(Demo.EVEN)
... def even(number): return answer("even", half=number // 2) if number % 2 == 0 else None
>>> @rung(Demo.ANY)
... def anything(number): return answer("odd")
>>> first((even, anything), 6)
Ruling(answer='even', reason=DEMO-01.even(half=3))
>>> first((even, anything), 7).reason.rule.id
'DEMO-02'
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
"""What is only ever given out: a ladder of seats also serves where a seat or none is asked for."""


class Rule(Enum):
    """Base of each game's rules: `NAME = "ID", *books`.

    `id` is the name under which messages, examples and citations know the rule. `books` are the
    rule books that state it; none means that the books are silent and this project rules so.
    """

    id: str
    books: tuple[str, ...]

    def __new__(cls, name: str, *books: str) -> Rule:
        """Make a member whose value is its id, so that `Rules("WIZ-WIN-03")` finds it."""
        rule = object.__new__(cls)
        rule._value_ = name
        rule.id = name
        rule.books = books
        return rule

    @property
    def ruled_here(self) -> bool:
        """Whether no rule book states this rule, so that it is a ruling of this project."""
        return not self.books


@dataclass(frozen=True, slots=True, repr=False)
class Reason:
    """Why something is so: the rule, which of its sentences (`case`), and the facts it used."""

    rule: Rule
    case: str = ""
    facts: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, fact: str) -> Any:
        """One fact by name; `KeyError` if the reason has no such fact."""
        return dict(self.facts)[fact]

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={plain(value)}" for name, value in self.facts)
        return f"{self.rule.id}.{self.case}({facts})"


def plain(value: Any) -> str:
    """A fact for developers: several things one after the other."""
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


class Ruling(NamedTuple, Generic[T_co]):
    """What a ladder answered, and why."""

    answer: T_co
    reason: Reason


class Verdict(NamedTuple):
    """Whether an action is legal, and why or why not."""

    legal: bool
    reason: Reason


def ruled(ruling: Ruling[bool]) -> Verdict:
    """A ruling on an action as a verdict."""
    return Verdict(ruling.answer, ruling.reason)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points (may be negative) and the reason for them; the lines of a score sum to the total."""

    points: int
    reason: Reason


class Refused(ValueError):
    """Input or an action that the rules refuse; `reason` names the offending part."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason

    def __str__(self) -> str:
        """Plain words for developers; people get the sentence of the catalog in their language."""
        parts = "; ".join(f"{name}: {plain(value)}" for name, value in self.reason.facts)
        case = self.reason.case.replace("-", " ")
        return f"{case} ({parts}) [{self.reason.rule.id}]"


class IllegalAction(Refused):
    """An action that the rules do not allow in this state."""


class Answer(NamedTuple, Generic[T_co]):
    """What a rung says when it does not pass: a value, and the facts that decided it."""

    value: T_co
    facts: tuple[tuple[str, Any], ...]


def answer(value: T, **facts: Any) -> Answer[T]:
    """A rung's answer with the facts that decided it."""
    return Answer(value, tuple(facts.items()))


@dataclass(frozen=True, slots=True)
class Rung(Generic[T_co]):
    """One named rule of a ladder: answers or passes (`None`)."""

    rule: Rule
    name: str
    ask: Callable[..., Answer[T_co] | None]

    def __call__(self, *question: Any) -> Answer[T_co] | None:
        """Ask this rung alone."""
        return self.ask(*question)


def rung(rule: Rule) -> Callable[[Callable[..., Answer[T] | None]], Rung[T]]:
    """Make a function a rung that answers in the name of `rule`; its name becomes the case."""

    def made(ask: Callable[..., Answer[T] | None]) -> Rung[T]:
        return Rung(rule, ask.__name__.replace("_", "-"), ask)

    return made


def because(rule: Rule, case: str, **facts: Any) -> Reason:
    """A reason given outside of a ladder."""
    return Reason(rule, case, tuple(facts.items()))


def first(ladder: tuple[Rung[T], ...], *question: Any) -> Ruling[T]:
    """The first answer on the ladder. `LookupError` if no rung answers: a ladder must be total."""
    for rung in ladder:
        found = rung.ask(*question)
        if found is not None:
            return Ruling(found.value, Reason(rung.rule, rung.name, found.facts))
    names = ", ".join(rung.name for rung in ladder)
    raise LookupError(f"no rung of ({names}) answers {question!r}")


def if_any(ladder: tuple[Rung[T], ...], *question: Any) -> Ruling[T] | None:
    """The first answer on a ladder that need not be total; none if every rung passes."""
    for rung in ladder:
        found = rung.ask(*question)
        if found is not None:
            return Ruling(found.value, Reason(rung.rule, rung.name, found.facts))
    return None
