"""What changes between two editions: the same trick under both, side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from markupsafe import Markup

from gamelib.games.editions import Ruled, same_trick
from gamelib.games.notation import Input, wrong
from gamelib.games.tricks import Round, TrickGame
from gamelib.play import Trace
from gamelib.ruling import Reason
from gamelib.speech import Catalog
from gamelib.views import frame as f
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
    side = '<section class="gl-side"><h3>{}</h3>{}</section>'
    made = (
        Markup(side).format(one.title, Markup("").join(map(f.as_html, one.blocks)))
        for one in block.sides
    )
    return Markup('<div class="gl-sides">{}</div>').format(Markup("").join(made))


def frame(course: Trace[Any, Any], say: Catalog) -> f.Frame:
    """The last trick of a course under Wizard and under Camelot. `Refused` without a card."""
    if not course.steps:
        raise wrong(Input.EMPTY, "empty-trick")
    step = course.steps[-1]
    cards = (*step.before.trick, step.action)
    same = same_trick(cast(TrickGame, course.game), cards, step.before.trump)
    sides = {"wizard": same.wizard, "camelot": same.camelot}
    if not same.changed:
        said = "editions-same"
    else:
        both = all(isinstance(ruled, Ruled) for ruled in sides.values())
        said = "editions-other" if both else "editions-only"
    shown = tuple(
        Side(say.text(f"edition-{name}"), blocks(ruled, step.before, say))
        for name, ruled in sides.items()
    )
    return f.Frame(say.text("editions-title"), say.sentence(said), (), (Sides(shown),))


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
