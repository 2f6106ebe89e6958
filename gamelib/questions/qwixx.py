"""Questions about Qwixx: what may be crossed, closed or rolled, what is due, what it scores."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from gamelib.games import qwixx
from gamelib.games.notation import Input, wrong
from gamelib.games.qwixx import QWIXX, Turn
from gamelib.games.sheet import (
    COLOURS,
    EACH_PENALTY,
    PASS,
    POINTS,
    Cell,
    Colour,
    Die,
    Lock,
    Roll,
    Rule,
    Sheet,
)
from gamelib.play import TABLE, Seat, Step, Trace, Who
from gamelib.questions import Maker, Option, Question, true_or_not
from gamelib.ruling import Reason, Refused, Ruling, Verdict, because, first

Course = Trace[Turn, Any]

BACK = {
    *("ask-qwixx-penalty", "ask-qwixx-over", "ask-qwixx-aftermath"),
    *("myth-only-first-locks", "myth-unused-turn-costs"),
}
"""Questions about the last action, so that what came of it must not be shown."""

UNCOUNTED = {"ask-qwixx-score", "ask-qwixx-winner"}
"""Questions in which the points must not be shown."""


def missing() -> Refused:
    """The error for a course that a question cannot be asked about."""
    return wrong(Input.EMPTY, "empty-turn")


def decides(course: Course) -> Seat:
    """Who has to decide now (the first of several); `Refused` if nobody has."""
    actors = QWIXX.actors(course.state)
    if not actors or TABLE in actors:
        raise missing()
    return actors[0]


def last_step(course: Course) -> Step[Turn, Any]:
    """The action that completed the first action or the turn; `Refused` if none did."""
    if not course.steps or not course.steps[-1].reasons or course.steps[-1].seat == TABLE:
        raise missing()
    return course.steps[-1]


def with_none(judged: Iterable[tuple[Any, Verdict]]) -> tuple[Option, ...]:
    """An option for each thing and one for none of them; its reason is what speaks against it."""
    pairs = list(judged)
    options = tuple(Option(thing, verdict.legal, verdict.reason) for thing, verdict in pairs)
    right = next((verdict.reason for _, verdict in pairs if verdict.legal), None)
    return (*options, Option("ask-qwixx-none", right is None, right or pairs[0][1].reason))


def crossable(course: Course) -> Question:
    """Which of the numbers that the dice give may be crossed now?"""
    turn, seat = course.state, decides(course)
    cells = dict.fromkeys(cell for cell in QWIXX.likely(turn, seat) if cell != PASS)
    judged = ((cell, QWIXX.verdict(turn, seat, cell)) for cell in cells)
    return Question("ask-qwixx-crossable", {"name": Who(seat)}, course, with_none(judged), True)


def closable(course: Course) -> Question:
    """Which rows may be closed now?"""
    turn, seat = course.state, decides(course)
    judged = ((row, QWIXX.verdict(turn, seat, Cell(row, row.last))) for row in COLOURS)
    return Question("ask-qwixx-closable", {"name": Who(seat)}, course, with_none(judged), True)


def open_in(row: Colour) -> Maker:
    """Which places of this row are still open on the first sheet, whatever the dice show?"""

    def make(course: Course) -> Question:
        numbers = (Cell(row, number) for number in row.numbers)
        places: tuple[Cell | Lock, ...] = (*numbers, Lock(row))
        judged = [(place, QWIXX.reading(course.state, 0, place)) for place in places]
        options = tuple(Option(place, v.legal, v.reason) for place, v in judged)
        facts = {"name": Who(0), "row": row}
        asked = Question("ask-qwixx-open", facts, course, options, multiple=True)
        return asked if any(option.right for option in options) else refuse()

    return make


def refuse() -> Question:
    """Nothing is right, so nothing can be asked."""
    raise missing()


def score(course: Course) -> Question:
    """What is the first sheet worth? What people forget stands beside the right total."""
    sheet = course.state.sheets[0]
    right = qwixx.total(sheet)
    whys = {right: qwixx.added(sheet)}
    for points, why in forgotten(sheet):
        whys.setdefault(points, why)
    options = tuple(
        Option("ask-qwixx-points", points == right, whys[points], facts={"points": points})
        for points in sorted(whys)
    )
    return Question("ask-qwixx-score", {"name": Who(0)}, course, options)


def forgotten(sheet: Sheet) -> Iterable[tuple[int, Reason]]:
    """Totals that come of a mistake, each with the line of the score that was forgotten."""
    lines = qwixx.score(sheet)
    right = qwixx.total(sheet)
    crosses = sum(sheet.crosses(row) for row in COLOURS)
    fullest = max(COLOURS, key=sheet.crosses)
    yield right + EACH_PENALTY * sheet.penalties, lines[-1].reason
    for row in sheet.locks:
        lost = POINTS[sheet.crosses(row)] - POINTS[sheet.crosses(row) - 1]
        yield right - lost, lines[row.place].reason
    yield crosses - EACH_PENALTY * sheet.penalties, lines[fullest.place].reason
    yield POINTS[sheet.crosses(fullest)], qwixx.added(sheet)


def penalty(course: Course) -> Question:
    """The turn is over: does the active player mark a penalty?"""
    step = last_step(course)
    turn = step.before
    due = first(qwixx.PENALISING, step.action, turn) if turn.action == 2 else None
    answer, why = (due.answer, due.reason) if due else (False, step.reasons[-1])
    options = (Option("ask-qwixx-yes", answer, why), Option("ask-qwixx-no", not answer, why))
    return Question("ask-qwixx-penalty", {"name": Who(turn.active)}, course, options)


def ending(step: Step[Turn, Any]) -> Ruling[bool]:
    """Whether the game ends with this action, and why; or who is active next."""
    return first(qwixx.ENDING, replace(step.after, active=step.before.active))


def over(course: Course) -> Question:
    """Does the game end here?"""
    ends = ending(last_step(course))
    shown = (("qwixx-is-over", ends.answer), ("qwixx-goes-on", not ends.answer))
    options = tuple(Option(label, right, ends.reason) for label, right in shown)
    return Question("ask-qwixx-over", {}, course, options)


def dice(course: Course) -> Question:
    """Which dice are rolled now?"""
    turn = course.state
    roll = Roll((Die(None, 1), Die(None, 1)), tuple(Die(row, 1) for row in turn.still_rolled))
    verdict = QWIXX.verdict(turn, TABLE, roll)
    if not verdict.legal:
        raise Refused(verdict.reason)
    options = tuple(
        Option("ask-qwixx-count", count == len(roll.dice), verdict.reason, facts={"count": count})
        for count in (4, 5, 6)
    )
    return Question("ask-qwixx-dice", {}, course, options)


def winner(course: Course) -> Question:
    """Who wins with these sheets?"""
    ruling = QWIXX.winners(course.state)
    seats = range(course.state.players)
    options = tuple(Option(Who(seat), seat in ruling.answer, ruling.reason) for seat in seats)
    return Question("ask-qwixx-winner", {}, course, options, multiple=True)


def possible(line: str) -> Question:
    """Can this sheet have come about? The rule that refuses the line says why not."""
    drawn = Trace(QWIXX, qwixx.unchecked(line))
    try:
        QWIXX.parse(line)
    except Refused as refused:
        can, why = False, refused.reason
    else:
        can, why = True, because(Rule.LEFT_TO_RIGHT, "can-be")
    options = (Option("ask-qwixx-yes", can, why), Option("ask-qwixx-no", not can, why))
    return Question("ask-qwixx-possible", {}, drawn, options)


TOPICS: dict[str, Maker] = {
    "crossable": crossable,
    "closable": closable,
    **{f"open-{row.key}": open_in(row) for row in COLOURS},
    "score": score,
    "penalty": penalty,
    "over": over,
    "dice": dice,
    "winner": winner,
}
"""What can be asked about Qwixx: topic -> maker."""


# What people say ------------------------------------------------------------------------


def only_first_locks(course: Course) -> tuple[bool, Reason]:
    """The myth that of several players only the first may lock a row."""
    reasons = {reason.rule: reason for reason in last_step(course).reasons}
    if Rule.CLOSED_FOR_ALL not in reasons:
        raise missing()
    together = reasons.get(Rule.TOGETHER)
    return together is None, together or reasons[Rule.CLOSED_FOR_ALL]


def five_are_enough(course: Course) -> tuple[bool, Reason]:
    """The myth that five crosses close a row, without its last number."""
    sheet = course.state.sheets[0]
    verdict = QWIXX.reading(course.state, 0, Lock(max(COLOURS, key=sheet.crosses)))
    return verdict.legal, verdict.reason


def active_has_no_white_sum(course: Course) -> tuple[bool, Reason]:
    """The myth that the active player may not use the white sum."""
    turn = course.state
    if turn.action != 1:
        raise missing()
    return none_allowed(turn, turn.active)


def none_allowed(turn: Turn, seat: Seat) -> tuple[bool, Reason]:
    """Whether the seat can cross nothing that the dice give, and the reason that shows it."""
    cells = (cell for cell in QWIXX.likely(turn, seat) if cell != PASS)
    judged = [QWIXX.verdict(turn, seat, cell) for cell in cells]
    allowed = [verdict for verdict in judged if verdict.legal]
    return not allowed, (allowed or judged)[0].reason


def unused_turn_costs(course: Course) -> tuple[bool, Reason]:
    """The myth that everybody who crosses nothing takes a penalty."""
    active = last_step(course).before.active
    free = (s for s in course.steps if s.action == PASS and s.seat not in (active, TABLE))
    step = next(free, None)
    if step is None:
        raise missing()
    return False, step.verdict.reason


def both_sums(course: Course) -> tuple[bool, Reason]:
    """The myth that each player may use the white sum and the sum with a coloured die."""
    turn = course.state
    others = [seat for seat in range(turn.players) if seat != turn.active]
    if turn.action != 2:
        raise missing()
    none, why = none_allowed(turn, others[0])
    return not none, why


CLAIMS: dict[str, Callable[[Course], tuple[bool, Reason]]] = {
    "only-first-locks": only_first_locks,
    "five-are-enough": five_are_enough,
    "active-has-no-white-sum": active_has_no_white_sum,
    "unused-turn-costs": unused_turn_costs,
    "both-sums": both_sums,
}

MYTHS: dict[str, Maker] = {name: true_or_not(f"myth-{name}", c) for name, c in CLAIMS.items()}
"""What people say about Qwixx: name -> maker of the question whether it is true here."""
