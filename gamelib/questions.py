"""Questions whose key and feedback come from the rules, never from somebody's typing.

A question holds no sentences: a message for the prompt, the course of play it is about, and its
options, each with the reason that answers it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gamelib.games.cards import Card, Cards, Kind
from gamelib.games.notation import Input, wrong
from gamelib.games.tricks import Round, TrickGame
from gamelib.play import Trace, Who, verdicts
from gamelib.ruling import Reason

Course = Trace[Round, Card]


@dataclass(frozen=True, slots=True)
class Option:
    """An answer: what it shows (a card, a suit, or a message id), who it belongs to, why."""

    shows: Any
    right: bool
    why: Reason
    owner: Who | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """`prompt` is a message with `facts`; `multiple` if several options may be right.

    `picture`: whether the trick has to be shown; not where its cards are the options themselves.
    """

    prompt: str
    facts: dict[str, Any]
    course: Course
    options: tuple[Option, ...]
    multiple: bool = False
    picture: bool = True


def last_trick(course: Course) -> tuple[Round, Cards]:
    """The round as that trick began, and the trick's cards; `Refused` if no card was played."""
    if not course.steps:
        raise wrong(Input.EMPTY, "empty-trick")
    step = course.steps[-1]
    return step.before, (*step.before.trick, step.action)


def legal(game: TrickGame, course: Course) -> Question:
    """Which cards of the hand may be played now? `Refused` if no hand is shown."""
    seat = course.state.to_play
    if not course.state.hands[seat]:
        raise wrong(Input.EMPTY, "empty-hand")
    options = tuple(
        Option(card, verdict.legal, verdict.reason)
        for card, verdict in verdicts(game, course.state, seat)
    )
    return Question("ask-legal", {"name": Who(seat)}, course, options, multiple=True)


def winner(game: TrickGame, course: Course) -> Question:
    """Who wins the trick (so far)? `Refused` if no card was played."""
    at, cards = last_trick(course)
    ruling = game.winner(cards, at.trump)
    options = tuple(
        Option(card, position == ruling.answer, ruling.reason, seat_of(at, position))
        for position, card in enumerate(cards)
    )
    done = len(cards) == at.players
    prompt = "ask-wins" if done else "ask-winning"
    return Question(prompt, {}, course, options, picture=False)


def seat_of(at: Round, position: int) -> Who:
    """Who plays in that position of the trick."""
    return Who((at.leader + position) % at.players)


def led(game: TrickGame, course: Course) -> Question:
    """Which suit has to be followed now, if any?"""
    ruling = game.suit_led(last_trick(course)[1])
    suits = dict.fromkeys(card.suit for card in game.deck if card.suit)
    shown = [*suits, None]
    options = tuple(
        Option(suit or "ask-no-suit", suit is ruling.answer, ruling.reason) for suit in shown
    )
    return Question("ask-led", {}, course, options)


Claim = Callable[[TrickGame, Course], tuple[bool, Reason]]
"""Is the claim true of this course of play, and what is the reason that shows it?"""


def last_wizard_wins(game: TrickGame, course: Course) -> tuple[bool, Reason]:
    """The myth that the last Wizard wins."""
    at, cards = last_trick(course)
    ruling = game.winner(cards, at.trump)
    last = max(p for p, card in enumerate(cards) if card.kind is Kind.WIZARD)
    return ruling.answer == last, ruling.reason


def late_wizard_frees(game: TrickGame, course: Course) -> tuple[bool, Reason]:
    """The myth that after a Wizard anywhere in the trick any card may be played."""
    judged = [v for _, v in verdicts(game, course.state, course.state.to_play)]
    against = [verdict.reason for verdict in judged if not verdict.legal]
    return not against, (against or [judged[0].reason])[0]


def jester_never_wins(game: TrickGame, course: Course) -> tuple[bool, Reason]:
    """The myth that a Jester can never win a trick."""
    at, cards = last_trick(course)
    ruling = game.winner(cards, at.trump)
    winning = None if ruling.answer is None else cards[ruling.answer].kind
    return winning is not Kind.JESTER, ruling.reason


MYTHS: dict[str, Claim] = {
    "last-wizard-wins": last_wizard_wins,
    "late-wizard-frees": late_wizard_frees,
    "jester-never-wins": jester_never_wins,
}


def myth(name: str, game: TrickGame, course: Course) -> Question:
    """Is what people say true here? `KeyError` for a myth that nobody tells."""
    true, reason = MYTHS[name](game, course)
    options = (Option("ask-true", true, reason), Option("ask-false", not true, reason))
    return Question(f"myth-{name}", {}, course, options)


TOPICS: dict[str, Callable[[TrickGame, Course], Question]] = {
    "legal": legal,
    "winner": winner,
    "led": led,
}
"""What can be asked about a course of play; topic -> maker."""
