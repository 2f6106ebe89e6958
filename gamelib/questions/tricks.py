"""Questions about tricks: what may be played, who wins, what has to be followed; and myths."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from gamelib.games.cards import Card, Cards, Kind
from gamelib.games.notation import Input, wrong
from gamelib.games.rounds import Edition, Evening, Phase, on_table
from gamelib.games.tricks import Round, TrickGame
from gamelib.play import Trace, Who, verdicts
from gamelib.questions import Maker, Option, Question, true_or_not
from gamelib.ruling import Reason, Ruling

Course = Trace[Round, Card]


def game_of(course: Course) -> TrickGame:
    """The edition that the course is played in."""
    return cast(TrickGame, course.game)


def tricks_of(course: Trace[Any, Any]) -> Course:
    """The tricks of a course, of a whole round too; `Refused` if no cards are in play."""
    if isinstance(course.start, Round):
        return course
    played = [step for step in course.steps if isinstance(step.action, Card)]
    state = played[0].before if played else course.state
    game = course.game
    if not isinstance(game, Edition) or not isinstance(state, Evening):
        raise wrong(Input.EMPTY, "nothing-to-ask")
    if game.phase(state) is not Phase.PLAY:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    return game.tricks.play(on_table(state).round, tuple(step.action for step in played))


def last_trick(course: Course) -> tuple[Round, Cards]:
    """The round as that trick began, and the trick's cards; `Refused` if no card was played."""
    if not course.steps:
        raise wrong(Input.EMPTY, "empty-trick")
    step = course.steps[-1]
    return step.before, (*step.before.trick, step.action)


def legal(course: Course) -> Question:
    """Which cards of the hand may be played now? `Refused` if no hand is shown."""
    seat = course.state.to_play
    if not course.state.hands[seat]:
        raise wrong(Input.EMPTY, "empty-hand")
    options = tuple(
        Option(card, verdict.legal, verdict.reason)
        for card, verdict in verdicts(course.game, course.state, seat)
    )
    return Question("ask-legal", {"name": Who(seat)}, course, options, multiple=True)


def winner(course: Course) -> Question:
    """Who wins the trick (so far)? `Refused` if no card was played."""
    at, cards = last_trick(course)
    game = game_of(course)
    ruling = game.winner(cards, at.trump)
    options = [
        Option(card, p == ruling.answer, why(course, cards, at, p, ruling), seat_of(at, p))
        for p, card in enumerate(cards)
    ]
    done = len(cards) == at.players
    if not done and can_wait(game):
        options.append(Option("ask-nobody-yet", ruling.answer is None, ruling.reason))
    prompt = "ask-wins" if done else "ask-winning"
    # Where positions matter they have to be seen, though the options show the cards again.
    return Question(prompt, {}, course, tuple(options), picture=game.odd_even)


@lru_cache
def can_wait(game: TrickGame) -> bool:
    """Whether it can be that nobody is winning yet."""
    return any(game.winner((card,), None).answer is None for card in game.plays)


def why(
    course: Course, cards: Cards, at: Round, position: int, ruling: Ruling[int | None]
) -> Reason:
    """Why the card in a position wins, or does not."""
    if position == ruling.answer or ruling.answer is None:
        return ruling.reason
    return game_of(course).why_not(cards, at.trump, position)


def seat_of(at: Round, position: int) -> Who:
    """Who plays in that position of the trick."""
    return Who((at.leader + position) % at.players)


def counts(course: Course) -> Question:
    """Does the trick count for its winner? `Refused` where every trick does."""
    _, cards = last_trick(course)
    ruling = game_of(course).counts(cards)
    if ruling is None:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    options = (
        Option("ask-counts", ruling.answer, ruling.reason),
        Option("ask-annulled", not ruling.answer, ruling.reason),
    )
    return Question("ask-does-it-count", {}, course, options)


def leads(course: Course) -> Question:
    """Who leads the next trick? `Refused` while a trick is on, or where there is no other."""
    state = course.state
    if state.trick or not state.taken:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    reason = course.steps[-1].reasons[-1]
    options = tuple(
        Option(Who(seat), seat == state.leader, reason) for seat in range(state.players)
    )
    return Question("ask-leads", {}, course, options)


def led(course: Course) -> Question:
    """Which suit has to be followed now, if any?"""
    ruling = game_of(course).suit_led(last_trick(course)[1])
    suits = dict.fromkeys(card.suit for card in game_of(course).deck if card.suit)
    shown = [*suits, None]
    options = tuple(
        Option(suit or "ask-no-suit", suit is ruling.answer, ruling.reason) for suit in shown
    )
    return Question("ask-led", {}, course, options)


def last_wizard_wins(course: Course) -> tuple[bool, Reason]:
    """The myth that the last Wizard wins."""
    at, cards = last_trick(course)
    ruling = game_of(course).winner(cards, at.trump)
    wizards = [p for p, card in enumerate(cards) if card.kind is Kind.WIZARD]
    if not wizards:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    return ruling.answer == wizards[-1], ruling.reason


def late_wizard_frees(course: Course) -> tuple[bool, Reason]:
    """The myth that after a Wizard anywhere in the trick any card may be played."""
    judged = [v for _, v in verdicts(course.game, course.state, course.state.to_play)]
    if not judged:
        raise wrong(Input.EMPTY, "empty-hand")
    against = [verdict.reason for verdict in judged if not verdict.legal]
    return not against, (against or [judged[0].reason])[0]


def jester_never_wins(course: Course) -> tuple[bool, Reason]:
    """The myth that a Jester can never win a trick."""
    at, cards = last_trick(course)
    ruling = game_of(course).winner(cards, at.trump)
    winning = None if ruling.answer is None else cards[ruling.answer].kind
    return winning is not Kind.JESTER, ruling.reason


TOPICS: dict[str, Maker] = {
    "legal": legal,
    "winner": winner,
    "led": led,
    "counts": counts,
    "leads": leads,
}
"""What can be asked about tricks: topic -> maker."""

MYTHS: dict[str, Maker] = {
    name: true_or_not(f"myth-{name}", claim)
    for name, claim in {
        "last-wizard-wins": last_wizard_wins,
        "late-wizard-frees": late_wizard_frees,
        "jester-never-wins": jester_never_wins,
    }.items()
}
"""What people say about tricks: name -> maker of the question whether it is true here."""
