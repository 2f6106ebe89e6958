"""A position explained without a page: step by step as text, or everything there is as data.

>>> from gamelib.address import parse
>>> from gamelib.speech import Catalog
>>> told = data(parse("game=wizard&trump=R&trick=B7,B13,R2"), Catalog("en"))
>>> told["winner"]["seats"], told["winner"]["rule"]
([2], 'WIZ-WIN-04')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from gamelib import address
from gamelib.address import Address
from gamelib.games import pads, wizard_variants
from gamelib.games.notation import Input, wrong
from gamelib.games.pads import Claim
from gamelib.games.qwixx import Turn
from gamelib.games.rounds import Bid, ChooseTrump, Deal, Edition, Evening, TurnUp
from gamelib.games.tricks import Round, TrickGame
from gamelib.games.wizard_variants import Together
from gamelib.games.zaubercocktail.table import Offer, Table, str_action
from gamelib.play import Seat, verdicts
from gamelib.ruling import Reason, ScoreLine, Verdict
from gamelib.speech import Catalog
from gamelib.subjects import Course
from gamelib.views import frame

Data: TypeAlias = dict[str, Any]


def moments(there: Address, say: Catalog) -> tuple[frame.Frame, ...]:
    """The moments of a position. `Refused` names what is wrong, a step that is not there too."""
    made = there.subject.frames(there.course(), say)
    if there.step and there.step > len(made):
        raise wrong(Input.STEP, "step", part=str(there.step), right=f"1–{len(made)}")
    return made


def text(there: Address, say: Catalog) -> str:
    """Step by step in words; the step that the address names alone, if it names one."""
    made = moments(there, say)
    steps = [there.step] if there.step else range(1, len(made) + 1)
    return "\n\n".join(f"{head(made, at, say)}\n{frame.text(made[at - 1])}" for at in steps)


def head(made: tuple[frame.Frame, ...], at: int, say: Catalog) -> str:
    """Which step it is, and what happens there."""
    place = say.text("step-place", step=at, count=len(made))
    return f"{place}: {label}" if (label := made[at - 1].label) else place


def data(there: Address, say: Catalog) -> Data:
    """The line in its one way of writing, the steps in words and with their rules, who may do what
    and why, who is winning, and all scores; as plain numbers, words, lists and mappings.
    """
    made, course = moments(there, say), there.course()
    won = winning(course)
    return {
        "game": there.game,
        "line": str(address.of(there.game, course)),
        "step": there.step,
        "steps": [{"label": one.label, "text": frame.text(one)} for one in made],
        "done": [done(step, say) for step in course.steps],
        "legal": [told(seat, what, verdict, say) for seat, what, verdict in choices(course)],
        "winner": {"seats": list(won[0]), **because_of(won[1], say)} if won else None,
        "scores": {str(seat): points(lines, say) for seat, lines in scores(course).items()},
    }


def done(step: Any, say: Catalog) -> Data:
    """What was done in a step, by whom (none: the table), and by which rules."""
    reasons = [because_of(reason, say) for reason in (step.verdict.reason, *step.reasons)]
    seat = step.seat if step.seat >= 0 else None
    return {"seat": seat, "action": written(step.action), "because": reasons}


def told(seat: Seat | None, action: Any, verdict: Verdict, say: Catalog) -> Data:
    """An action, whose it would be, whether it is legal, and why."""
    made = {"seat": seat, "action": written(action), "legal": verdict.legal}
    return {**made, **because_of(verdict.reason, say)}


def because_of(reason: Reason, say: Catalog) -> Data:
    """A reason by its rule and case, and in words."""
    return {"rule": reason.rule.id, "case": reason.case, "why": str(say.why(reason))}


def points(lines: Iterable[ScoreLine], say: Catalog) -> Data:
    """Score lines and their sum."""
    made = [{"points": line.points, **because_of(line.reason, say)} for line in lines]
    return {"points": sum(line["points"] for line in made), "lines": made}


def written(action: Any) -> str:
    """An action as the notation writes it, or in a few words of its own."""
    match action:
        case Bid(tricks):
            return f"bid {tricks}"
        case ChooseTrump(suit):
            return f"trump {suit or 'none'}"
        case TurnUp(card):
            return f"turn {card}"
        case Deal():
            return "deal"
        case Offer():
            return str_action(action)
    return str(action)


def choices(course: Course) -> list[tuple[Seat | None, Any, Verdict]]:
    """What can be done now, by whom, and whether it may be; or whether what is told can be."""
    game, state = course.game, course.state
    match state:
        case Claim(rows) if rows and isinstance(game, Edition):
            row, number = state.last, state.number
            verdict = pads.happened(game, row, number, state.points, state.first_dealer)
            return [(None, pads.notation(rows[-1:]), verdict)]
        case Claim():
            return []
        case Together(variants, players):
            names = ",".join(map(str, variants))
            return [(None, names, wizard_variants.combine(variants, players))]
    seats = [seat for seat in game.actors(state) if seat >= 0]
    return [(seat, *choice) for seat in seats for choice in verdicts(game, state, seat)]


def winning(course: Course) -> tuple[tuple[Seat, ...], Reason] | None:
    """Who is winning the trick, the round or the game, and why; none where nobody is."""
    game: Any = course.game
    match course.state:
        case Round() as cards:
            return of_trick(game, cards)
        case Evening(table=table) as evening:
            if table and (found := of_trick(game.tricks, table.round)):
                return found
            ruling = game.winners(game.totals(evening)) if evening.rows else None
        case Claim() as claim:
            ruling = game.winners(claim.sums(game))
        case Turn() as turn:
            ruling = None if game.actors(turn) else game.winners(turn)
        case Table() as table:
            return of_table(game, table)
        case _:
            ruling = None
    return (ruling.answer, ruling.reason) if ruling else None


def of_trick(game: TrickGame, cards: Round) -> tuple[tuple[Seat, ...], Reason] | None:
    """Who is winning the trick on the table, or has won the last one."""
    trick, leader = cards.trick, cards.leader
    if not trick and cards.taken:
        trick, leader = cards.taken[-1].cards, cards.taken[-1].leader
    ruling = game.winner(trick, cards.trump) if trick else None
    if ruling is None or ruling.answer is None:
        return None
    return ((leader + ruling.answer) % cards.players,), ruling.reason


def of_table(game: Any, table: Table) -> tuple[tuple[Seat, ...], Reason] | None:
    """Who has won Zaubercocktail, or has the best result of the round."""
    if game.ending(table).answer:
        ruling = game.winners(table)
        return ruling.answer, ruling.reason
    best = next(iter(game.ranking(table)), None)
    return ((best.result.seat,), best.reason) if best else None


def scores(course: Course) -> Mapping[Seat, tuple[ScoreLine, ...]]:
    """The score lines of every seat; of a pad, those of its rows."""
    game: Any = course.game
    match course.state:
        case Claim(rows) as claim:
            numbered = list(enumerate(rows, claim.opening))
            return {
                seat: tuple(
                    line
                    for number, row in numbered
                    for line in pads.written(game, row, seat, number)
                )
                for seat in range(claim.players)
            }
        case Together():
            return {}
    made: Mapping[Seat, tuple[ScoreLine, ...]] = game.scores(course.state)
    return made
