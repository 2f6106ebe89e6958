"""What holds for the course of play of every game, checked step by step."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from gamelib.play import Game, Trace, playout
from gamelib.ruling import Reason


def check_playout(
    game: Game[Any, Any], start: Any, seed: int, conserved: Callable[[Any], Any]
) -> Trace[Any, Any]:
    """Play at random to the end. `conserved(state)` must stay the same; the trace is returned.

    `playout` fails by itself if an actor has no legal action.
    """
    trace = playout(game, start, Random(seed))
    assert game.actors(trace.state) == ()
    whole = conserved(start)
    state = start
    for step in trace.steps:
        assert step.before == state
        assert step.verdict.legal
        assert step.seat in game.actors(step.before)
        assert conserved(step.after) == whole
        state = step.after
    assert trace.undo(len(trace.steps)).state == start
    again = Trace(game, start)
    for step in trace.steps[:50]:
        again = again.then(step.seat, step.action)
    assert again.steps == trace.steps[:50]
    return trace


def reasons(trace: Trace[Any, Any]) -> Iterator[Reason]:
    """Every reason that was given on the way."""
    for step in trace.steps:
        yield step.verdict.reason
        yield from step.reasons
