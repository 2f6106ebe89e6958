"""A game being played: one seat is the learner's, the table and the other seats act by themselves.

A session is a value, like the trace it holds: what is done makes another session, and taking back
is the session before. Chance is drawn from the seed and the number of steps so far, so a game is
repeated by its seed, and what was taken back comes back the same if the same is done again.

Where several seats act at once the learner decides first: as long as the learner has a decision
to make the others make none, so there is nothing of theirs that could leak, nor be taken back.
After each action of the learner every other seat that may act does so once (in Zaubercocktail:
makes an offer, takes one), and then all go on until the learner may act again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random, SystemRandom
from typing import Any, Generic, TypeVar

from gamelib.play import TABLE, Game, Seat, Step, Trace
from gamelib.ruling import Reason, Verdict

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Advice(Generic[A]):
    """What a bot would do, and why if it can say."""

    action: A
    reason: Reason | None = None


def all_of_it(game: Any, state: S, seat: Seat) -> S:
    """The view of a game in which nothing is hidden."""
    return state


def never(step: Any) -> bool:
    """No step asks for a pause."""
    return False


@dataclass(frozen=True, slots=True)
class Company(Generic[S, A]):
    """The others at the table.

    advise: game, what the seat sees, seat, random -> what a bot in this seat does; the learner's
    hint, too. view: game, state, seat -> the state as this seat may see it. pauses: whether all
    wait after a step, so that the learner can look at what it brought (the end of a round).
    """

    advise: Callable[[Any, S, Seat, Random], Advice[A]]
    view: Callable[[Any, S, Seat], S] = all_of_it
    pauses: Callable[[Step[S, A]], bool] = never


@dataclass(frozen=True, slots=True)
class Session(Generic[S, A]):
    """A game being played. It changes nothing; see the module for who acts when."""

    trace: Trace[S, A]
    company: Company[S, A]
    seed: str = "0"
    learner: Seat = 0

    @property
    def game(self) -> Game[S, A]:
        """The rules it is played by."""
        return self.trace.game

    @property
    def state(self) -> S:
        """How things really stand, hidden things too: see `view`."""
        return self.trace.state

    @property
    def view(self) -> S:
        """How things stand as far as the learner may see."""
        return self.company.view(self.game, self.state, self.learner)

    @property
    def last(self) -> Step[S, A] | None:
        """The last step, whoever made it."""
        return self.trace.steps[-1] if self.trace.steps else None

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act."""
        return self.game.actors(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors

    @property
    def may_act(self) -> bool:
        """Whether the learner may act."""
        return self.learner in self.actors

    @property
    def paused(self) -> bool:
        """Whether all wait for the learner to have looked: then `go_on`."""
        return not (self.over or self.may_act)

    @property
    def can_undo(self) -> bool:
        """Whether the learner has decided anything yet."""
        return any(step.seat == self.learner for step in self.trace.steps)

    def verdict(self, action: Any) -> Verdict:
        """Whether the learner may do this now, and why (not); for any action whatever."""
        return self.game.verdict(self.state, self.learner, action)

    def act(self, action: A) -> Session[S, A]:
        """The learner acts, and then the others. `IllegalAction` if it is not allowed."""
        return self._then(self.learner, action)._others()

    def go_on(self) -> Session[S, A]:
        """The learner waits: the others act, once each, and on until the learner may act."""
        return self if self.over else self._others(at_once=True)

    def hint(self) -> Advice[A]:
        """What a bot would do in the learner's place. `LookupError` if there is nothing to do."""
        if not self.may_act:
            raise LookupError("the learner has nothing to do")
        return self._advice(self.learner)

    def undo(self) -> Session[S, A]:
        """The moment of the learner's last decision; the same session if there was none."""
        own = [at for at, step in enumerate(self.trace.steps) if step.seat == self.learner]
        return self.at(own[-1]) if own else self

    def at(self, steps: int) -> Session[S, A]:
        """The session as it was after so many steps."""
        return replace(self, trace=self.trace.undo(len(self.trace.steps) - steps))

    def since(self, before: Session[S, A]) -> Iterator[Session[S, A]]:
        """The session after each step that `before` had not seen yet."""
        for at in range(len(before.trace.steps), len(self.trace.steps)):
            yield self.at(at + 1)

    # The others ----------------------------------------------------------------------------------

    def _others(self, *, at_once: bool = False) -> Session[S, A]:
        """Everybody else who may act acts once; then on until the learner may act, or a pause."""
        others = [seat for seat in self.actors if seat != self.learner]
        self._random().shuffle(others)
        now = self
        for seat in others:
            if seat in now.actors and (at_once or not now._pauses):
                now, at_once = now._move(seat), False
        return now.settled()

    def settled(self) -> Session[S, A]:
        """On until the learner may act, or a pause, or the end; so a new game begins, too."""
        now = self
        while now.paused and not now._pauses:
            now = now._move(now._random().choice(now.actors))
        return now

    @property
    def _pauses(self) -> bool:
        return self.last is not None and self.company.pauses(self.last)

    def _move(self, seat: Seat) -> Session[S, A]:
        """The table or a bot acts."""
        if seat == TABLE:
            return self._then(TABLE, self.game.chance(self.state, self._random()))
        return self._then(seat, self._advice(seat).action)

    def _advice(self, seat: Seat) -> Advice[A]:
        seen = self.company.view(self.game, self.state, seat)
        return self.company.advise(self.game, seen, seat, self._random())

    def _then(self, seat: Seat, action: A) -> Session[S, A]:
        return replace(self, trace=self.trace.then(seat, action))

    def _random(self) -> Random:
        """The generator of this moment."""
        return Random(f"{self.seed}/{len(self.trace.steps)}")


def fresh_seed() -> str:
    """A seed that nobody has chosen."""
    return str(SystemRandom().randrange(1, 1_000_000))
