"""What people say about Camelot: each claim is judged by the rules on the trick at hand."""

from __future__ import annotations

from gamelib.games.cards import Kind
from gamelib.games.notation import Input, wrong
from gamelib.games.rounds import Phase
from gamelib.play import verdicts
from gamelib.questions import Maker, true_or_not
from gamelib.questions.rounds import edition_of, evening
from gamelib.questions.tricks import Course, game_of, last_trick
from gamelib.ruling import Reason


def wins(course: Course, *faces: Kind) -> tuple[bool, Reason]:
    """Whether the winning card is one of these as printed, and why it wins."""
    at, cards = last_trick(course)
    ruling = game_of(course).winner(cards, at.trump)
    best = None if ruling.answer is None else cards[ruling.answer].held.kind
    return best in faces, ruling.reason


def grail_always_wins(course: Course) -> tuple[bool, Reason]:
    """The myth that the Grail wins wherever it lies."""
    return wins(course, Kind.GRAIL)


def grail_beats_morgan(course: Course) -> tuple[bool, Reason]:
    """The myth that Morgan le Fay loses to the Grail in any position."""
    won, reason = wins(course, Kind.MORGAN)
    return not won, reason


def real_wizard_first(course: Course) -> tuple[bool, Reason]:
    """The myth that Merlin as a Wizard gives way to a Wizard."""
    return wins(course, Kind.WIZARD)


def annulled_passes_on(course: Course) -> tuple[bool, Reason]:
    """The myth that the winner of an annulled trick does not lead the next."""
    state = course.state
    if not state.taken:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    return state.taken[-1].winner != state.leader, course.steps[-1].reasons[-1]


def excalibur_frees(course: Course) -> tuple[bool, Reason]:
    """The myth that after Excalibur no suit has to be followed."""
    ruling = game_of(course).suit_led(last_trick(course)[1])
    return ruling.answer is None, ruling.reason


def any_zero_frees(course: Course) -> tuple[bool, Reason]:
    """The myth that somebody's bid of zero allows any total."""
    state = evening(course, Phase.BID)
    edition = edition_of(course)
    judged = [verdict for _, verdict in verdicts(edition, state, edition.actors(state)[0])]
    against = [verdict.reason for verdict in judged if not verdict.legal]
    return not against, (against or [judged[0].reason])[0]


MYTHS: dict[str, Maker] = {
    name: true_or_not(f"myth-{name}", claim)
    for name, claim in {
        "grail-always-wins": grail_always_wins,
        "grail-beats-morgan": grail_beats_morgan,
        "real-wizard-first": real_wizard_first,
        "annulled-passes-on": annulled_passes_on,
        "excalibur-frees": excalibur_frees,
    }.items()
}
"""What people say about Camelot: name -> maker of the question whether it is true here."""

OF_A_HAND: dict[str, Maker] = {
    "any-zero-frees": true_or_not("myth-any-zero-frees", any_zero_frees),
}
"""The same about a hand with its bids."""
