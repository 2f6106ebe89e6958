"""Questions about a round: trump, predictions, the deal, points; and myths about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from gamelib.games import pads
from gamelib.games.notation import Input, wrong
from gamelib.games.pads import Claim
from gamelib.games.rounds import (
    Bid,
    ChooseTrump,
    Due,
    Edition,
    Evening,
    Phase,
    Result,
    Row,
    on_table,
)
from gamelib.games.wizard_variants import Together, combine
from gamelib.play import Seat, Trace, Who, verdicts
from gamelib.questions import Maker, Option, Question, true_or_not
from gamelib.ruling import Reason, ScoreLine, Verdict, first

Course = Trace[Any, Any]

TOTAL = "ask-total"
"""The question about several rounds of one player, all of which have to be seen."""


def edition_of(course: Course) -> Edition:
    """The edition that the course is played with."""
    return cast(Edition, course.game)


def evening(course: Course, *phases: Phase) -> Evening:
    """The state of a round in one of these phases; `Refused` for another position."""
    state = course.state
    if not isinstance(state, Evening) or edition_of(course).phase(state) not in phases:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    return state


def claim(course: Course) -> Claim:
    """Rows of a pad; `Refused` for another position."""
    if not isinstance(course.start, Claim):
        raise wrong(Input.EMPTY, "nothing-to-ask")
    return course.start


def seats(state: Evening | Claim) -> range:
    """All seats of the table."""
    return range(state.players)


# About a round ---------------------------------------------------------------------------------


def trump(course: Course) -> Question:
    """What is trump in this round?"""
    state = evening(course, Phase.CHOOSE, Phase.BID)
    ruling = edition_of(course).trump(state)
    suits = dict.fromkeys(card.suit for card in edition_of(course).tricks.deck if card.suit)
    answers = {suit: suit for suit in suits} | {
        "ask-no-trump": None,
        "ask-dealer-chooses": Due.CHOICE,
    }
    options = tuple(
        Option(shown, answer is ruling.answer, ruling.reason) for shown, answer in answers.items()
    )
    return Question("ask-trump", {}, course, options)


def choice(course: Course) -> Question:
    """What may the dealer choose?"""
    state = evening(course, Phase.CHOOSE)
    seat = edition_of(course).dealer(state)
    options = tuple(
        Option(action.suit or "ask-no-trump", verdict.legal, verdict.reason)
        for action, verdict in verdicts(edition_of(course), state, seat)
        if isinstance(action, ChooseTrump)
    )
    facts = {"name": Who(seat), "card": on_table(state).turned}
    return Question("ask-choice", facts, course, options, multiple=True)


def bids(course: Course) -> Question:
    """What may the next player predict?"""
    state = evening(course, Phase.BID)
    seat = edition_of(course).actors(state)[0]
    options = tuple(
        Option("ask-number", verdict.legal, verdict.reason, facts={"number": str(action.tricks)})
        for action, verdict in verdicts(edition_of(course), state, seat)
        if isinstance(action, Bid)
    )
    return Question("ask-bids", {"name": Who(seat)}, course, options, multiple=True)


def bidder(course: Course) -> Question:
    """Who predicts first (next)?"""
    state = evening(course, Phase.BID)
    edition = edition_of(course)
    said = [edition.verdict(state, seat, Bid(0)) for seat in seats(state)]
    refused = [verdict.reason for verdict in said if not verdict.legal]
    options = tuple(
        Option(Who(seat), seat in edition.actors(state), (refused or [verdict.reason])[0])
        for seat, verdict in enumerate(said)
    )
    facts = {"name": Who(edition.dealer(state))}
    return Question("ask-bidder", facts, course, options, picture=False)


def dealer(course: Course) -> Question:
    """Who deals the round after this one?"""
    state = evening(course, Phase.TURN, Phase.CHOOSE, Phase.BID, Phase.PLAY)
    edition = edition_of(course)
    empty = (None,) * state.players
    after = state._replace(rows=(*state.rows, Row(empty, empty)), table=None)
    passing = first(edition.passing, after, edition.rounds(state.players), edition.dealer(after))
    options = [Option(Who(s), s == passing.answer, passing.reason) for s in seats(state)]
    options.append(Option("ask-nobody-deals", passing.answer is None, passing.reason))
    facts = {"name": Who(edition.dealer(state)), "number": state.number}
    return Question("ask-dealer", facts, course, tuple(options), picture=False)


def cards_seen(course: Course) -> Question:
    """Whose cards does the next player see?"""
    state = evening(course, Phase.CHOOSE, Phase.BID, Phase.PLAY)
    return seen(course, "ask-cards-seen", edition_of(course).sees_hand, [*seats(state)])


def bids_seen(course: Course) -> Question:
    """Whose predictions does the next player know?"""
    state = evening(course, Phase.BID, Phase.PLAY)
    made = [seat for seat, bid in enumerate(on_table(state).bids) if bid is not None]
    return seen(course, "ask-bids-seen", edition_of(course).sees_bid, made)


def seen(
    course: Course,
    prompt: str,
    ask: Callable[[Evening, Seat, Seat], Verdict],
    owners: list[Seat],
) -> Question:
    """What of whom does the next player see? `Refused` if there is nothing of anybody."""
    if not owners:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    viewer = edition_of(course).actors(course.state)[0]
    judged = [(owner, ask(course.state, viewer, owner)) for owner in owners]
    options = [Option(Who(owner), v.legal, v.reason) for owner, v in judged]
    options += [nobody(all(not v.legal for _, v in judged), judged[0][1].reason)]
    return Question(prompt, {"name": Who(viewer)}, course, tuple(options), True, picture=False)


def nobody(right: bool, why: Reason) -> Option:
    """The answer that it is nobody's."""
    return Option("ask-nobody", right, why)


# About the pad ---------------------------------------------------------------------------------


def points(course: Course, numbers: tuple[int, ...] = ()) -> Question:
    """How many points does a player get for the last row? `numbers` are the answers to offer."""
    told, result, lines = scored(course)
    edition, row, seat = edition_of(course), told.last, told.seat
    due = sum(line.points for line in lines)
    options = tuple(
        Option(
            "ask-number",
            number == due,
            tuple(line.reason for line in lines)
            if number == due
            else pads.refused(edition, row, seat, told.number, number),
            facts={"number": pads.signed(number)},
        )
        for number in numbers or guesses(result, due)
    )
    facts = {"name": Who(seat), "bid": result.bid, "won": result.won}
    # What is noted beside the tricks has to be seen; the rest stands in the question.
    return Question("ask-points", facts, course, options, picture=bool(row.noted(seat)))


def scored(course: Course) -> tuple[Claim, Result, tuple[ScoreLine, ...]]:
    """What was told, one seat's result in its last row, and the lines of its score.

    `Refused` if that seat's fields are not such as can be.
    """
    told = claim(course)
    lines = pads.written(edition_of(course), told.last, told.seat, told.number)
    if not lines:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    return told, edition_of(course).result(told.last, told.seat, told.number), lines


def guesses(result: Result, due: int) -> tuple[int, ...]:
    """The right points, and what people get who mix up the rules: at most six, in order."""
    off = abs(result.bid - result.won)
    likely = (due, 10 * result.won, 20 + 10 * result.won, -10 * off, 10 * result.bid, 20, 0, -20)
    return tuple(sorted(list(dict.fromkeys(likely))[:5]))


def happened(course: Course) -> Question:
    """Can the last row have happened?"""
    told = claim(course)
    verdict = pads.happened(
        edition_of(course), told.last, told.number, told.points, told.first_dealer
    )
    options = (
        Option("ask-possible", verdict.legal, verdict.reason),
        Option("ask-impossible", not verdict.legal, verdict.reason),
    )
    return Question("ask-happened", {}, course, options)


def winners(course: Course) -> Question:
    """Who wins with these totals?"""
    told = claim(course)
    ruling = edition_of(course).winners(told.sums(edition_of(course)))
    options = tuple(Option(Who(seat), seat in ruling.answer, ruling.reason) for seat in seats(told))
    return Question("ask-winners", {}, course, options, multiple=True)


def together(course: Course) -> Question:
    """Can these variants be played together?"""
    wish = course.start
    if not isinstance(wish, Together):
        raise wrong(Input.EMPTY, "nothing-to-ask")
    verdict = combine(wish.variants, wish.players)
    options = (
        Option("ask-possible", verdict.legal, verdict.reason),
        Option("ask-impossible", not verdict.legal, verdict.reason),
    )
    return Question("ask-together", {"players": wish.players}, course, options)


TOPICS: dict[str, Maker] = {
    "trump": trump,
    "choice": choice,
    "bids": bids,
    "bidder": bidder,
    "dealer": dealer,
    "cards-seen": cards_seen,
    "bids-seen": bids_seen,
    "points": points,
    "happened": happened,
    "winners": winners,
    "together": together,
}
"""What can be asked about a round: topic -> maker."""


# What people say -------------------------------------------------------------------------------


def dealer_may_decline(course: Course) -> tuple[bool, Reason]:
    """The myth that the dealer may choose to have no trump."""
    state = evening(course, Phase.CHOOSE)
    edition = edition_of(course)
    verdict = edition.verdict(state, edition.dealer(state), ChooseTrump(None))
    return verdict.legal, verdict.reason


def off_by_one(course: Course) -> tuple[bool, Reason]:
    """The myth that under plus/minus one the total has to miss by exactly one."""
    state = evening(course, Phase.BID)
    edition = edition_of(course)
    seat = edition.actors(state)[0]
    bidding = edition.bidding_of(state, seat)
    far = [
        verdict
        for action, verdict in verdicts(edition, state, seat)
        if isinstance(action, Bid)
        and abs(sum(bidding.before) + int(action.tricks) - bidding.cards) > 1
    ]
    against = [verdict.reason for verdict in far if verdict.legal]
    return not against, (against or [edition.verdict(state, seat, Bid(0)).reason])[0]


def tricks_always_pay(course: Course) -> tuple[bool, Reason]:
    """The myth that each trick won gives points, whatever was predicted."""
    _, _, lines = scored(course)
    return sum(line.points for line in lines) > 0, lines[0].reason


def zero_is_nothing(course: Course) -> tuple[bool, Reason]:
    """The myth that a prediction of zero cannot bring points."""
    _, _, lines = scored(course)
    return sum(line.points for line in lines) <= 0, lines[0].reason


MYTHS: dict[str, Maker] = {
    name: true_or_not(f"myth-{name}", said)
    for name, said in {
        "dealer-may-decline": dealer_may_decline,
        "off-by-one": off_by_one,
        "tricks-always-pay": tricks_always_pay,
        "zero-is-nothing": zero_is_nothing,
    }.items()
}
"""What people say about a round: name -> maker of the question whether it is true here."""
