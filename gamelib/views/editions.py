"""What changes between two editions: a trick, a bid, the points of a hand, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from markupsafe import Markup

from gamelib.games import editions, pads
from gamelib.games.camelot_round import CAMELOT_EVENING
from gamelib.games.cards import Card
from gamelib.games.editions import Ruled, same_trick
from gamelib.games.notation import Input, wrong
from gamelib.games.pads import Claim
from gamelib.games.rounds import Edition, Evening, Phase
from gamelib.games.tricks import Round, TrickGame
from gamelib.games.wizard_round import EVENING
from gamelib.play import Trace, Who
from gamelib.ruling import Reason, Ruling, first
from gamelib.speech import Catalog
from gamelib.views import frame as f
from gamelib.views.rounds import Show
from gamelib.views.tricks import Table


@dataclass(frozen=True, slots=True)
class Side:
    """One edition: its name and what there is to see."""

    title: str
    blocks: tuple[f.Block, ...]


@dataclass(frozen=True, slots=True)
class Sides(f.Own):
    """Editions side by side."""

    sides: tuple[Side, ...]


@f.as_text.register
def _sides_text(block: Sides) -> str:
    return "\n".join("\n".join([side.title, *map(f.as_text, side.blocks)]) for side in block.sides)


@f.as_html.register
def _sides_html(block: Sides) -> Markup:
    side = '<section class="gl-edition"><h3>{}</h3>{}</section>'
    made = (
        Markup(side).format(one.title, Markup("").join(map(f.as_html, one.blocks)))
        for one in block.sides
    )
    return Markup('<div class="gl-sides">{}</div>').format(Markup("").join(made))


def frame(course: Trace[Any, Any], say: Catalog) -> f.Frame:
    """A trick, the next bid or the points of a row under both editions.

    `Refused` where there is nothing to compare.
    """
    match course.start:
        case Claim():
            return points(course, say)
        case Evening():
            return bids(course, say)
    return trick(course, say)


def compared(said: str, sides: Mapping[str, tuple[f.Block, ...]], say: Catalog) -> f.Frame:
    """Both editions side by side under a headline."""
    shown = tuple(Side(say.text(f"edition-{name}"), blocks) for name, blocks in sides.items())
    return f.Frame(say.text("editions-title"), say.sentence(said), (), (Sides(shown),))


def trick(course: Trace[Round, Card], say: Catalog) -> f.Frame:
    """The last trick of a course under both editions."""
    if not course.steps:
        raise wrong(Input.EMPTY, "empty-trick")
    step = course.steps[-1]
    cards = (*step.before.trick, step.action)
    same = same_trick(cast(TrickGame, course.game), cards, step.before.trump)
    both = isinstance(same.wizard, Ruled) and isinstance(same.camelot, Ruled)
    said = "editions-other" if both and same.changed else "editions-same"
    rulings = {"wizard": same.wizard, "camelot": same.camelot}
    sides = {name: blocks(ruled, step.before, say) for name, ruled in rulings.items()}
    return compared(said if both else "editions-only", sides, say)


def bids(course: Trace[Evening, Any], say: Catalog) -> f.Frame:
    """What the next player may bid under both editions."""
    played = cast(Edition, course.game)
    state = course.state
    if played.phase(state) is not Phase.BID:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    bidding = played.bidding_of(state, played.actors(state)[0])
    rulings = {
        edition.name: [first(edition.bidding, said, bidding) for said in range(bidding.cards + 1)]
        for edition in (EVENING, CAMELOT_EVENING)
    }
    answers = [[ruling.answer for ruling in ruled] for ruled in rulings.values()]
    said = "editions-bids-same" if answers[0] == answers[1] else "editions-bids-other"
    sides = {name: allowed(ruled, say) for name, ruled in rulings.items()}
    return compared(said, sides, say)


def allowed(ruled: list[Ruling[bool]], say: Catalog) -> tuple[f.Block, ...]:
    """Each bid as a chip that says whether it is allowed, and why some are not."""
    kinds = ["legal" if ruling.answer else "illegal" for ruling in ruled]
    chips = tuple(
        f.Chip(str(said), f.Mark(kind, say.text(f"trick-{kind}")))
        for said, kind in enumerate(kinds)
    )
    refused = [ruling.reason for ruling in ruled if not ruling.answer]
    shown = [f.remark(reason, say, "illegal") for reason in refused]
    shown = shown or [f.remark(ruled[0].reason, say, "legal")]
    return (f.Chips("", chips), f.Remarks("", tuple(shown)))


def points(course: Trace[Claim, Any], say: Catalog) -> f.Frame:
    """The points of the last row of a pad under both editions."""
    played, claim = cast(Edition, course.game), course.start
    row = claim.last
    results = [
        played.result(row, seat, claim.number)
        for seat in range(claim.players)
        if pads.written(played, row, seat, claim.number)
    ]
    if len(results) < claim.players:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    both = [editions.points(result) for result in results]
    other = any(one.changed for one in both)
    lines = {"wizard": [one.wizard for one in both], "camelot": [one.camelot for one in both]}
    show = Show(played, say)
    titles = [
        say.sentence("round-points-of", name=Who(seat), bid=result.bid, won=result.won)
        for seat, result in enumerate(results)
    ]
    sides: dict[str, tuple[f.Block, ...]] = {
        name: tuple(show.lines(title, one) for title, one in zip(titles, made, strict=True))
        for name, made in lines.items()
    }
    return compared("editions-points-other" if other else "editions-points-same", sides, say)


def blocks(ruled: Ruled | Reason, at: Round, say: Catalog) -> tuple[f.Block, ...]:
    """A trick as one edition rules it, or why it cannot be written there."""
    if isinstance(ruled, Reason):
        return (f.Remarks("", (f.remark(ruled, say, "illegal"),)),)
    table = Table(ruled.game, say)
    start = Round((None,) * at.players, ruled.trump, at.leader)
    trump = table.suit("trick-trump", ruled.trump, "trick-no-trump")
    void = ruled.counts if ruled.counts and not ruled.counts.answer else None
    reasons = [f.remark(ruled.winner.reason, say)]
    reasons += [f.remark(void.reason, say, "void")] if void else []
    row = table.trick(start, ruled.trick)
    return (Bar((trump,)), row, f.Remarks("", tuple(reasons)))


@dataclass(frozen=True, slots=True)
class Bar(f.Own):
    """Facts above one side's table."""

    facts: tuple[f.Fact, ...]


@f.as_text.register
def _bar_text(bar: Bar) -> str:
    return " · ".join(f"{fact.label}: {fact.value}" for fact in bar.facts)


@f.as_html.register
def _bar_html(bar: Bar) -> Markup:
    return Markup('<div class="gl-facts">{}</div>').format(
        Markup("").join(map(f.fact_html, bar.facts))
    )
