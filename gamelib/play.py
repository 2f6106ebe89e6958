"""What every game offers, and how a course of play is recorded.

The protocol was checked on paper against the two games that differ most from card tricks:

*Qwixx, action 1*: after the roll `actors` are all seats at once. Each seat's cross (or pass) is
one action; `apply` keeps it as that seat's decision and gives no reasons. The decision of the
last seat resolves all of them together: crosses, locks, closed rows and dice that leave come out
of that one `apply`. Then `actors` is the active seat alone for action 2. The order in which the
decisions come in cannot matter, since nothing is resolved before the last.

*Zaubercocktail, trading*: `actors` are all seats that have not laid their stone. An offer, an
acceptance, a delivery and laying the stone are actions of one seat each; an offer stays in the
state until it is accepted, withdrawn or voided. A broken promise is a *legal* action (people can
do it) whose `apply` voids the deal and gives the reason. At the last stone `actors` turn to
choosing collections, again all at once.

Shuffling, dealing, turning up a card and rolling dice are actions of the `TABLE`. Rules hold no
random generator: `chance` draws the table's action with the caller's. A trace thus replays
exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from gamelib.ruling import IllegalAction, Reason, ScoreLine, Verdict

Seat = int
"""A player's place at the table, 0 ... players - 1, clockwise."""

TABLE: Seat = -1
"""Who shuffles, deals, turns up and rolls."""


@dataclass(frozen=True, slots=True)
class Who:
    """A seat as a fact of a reason; people see the player's name."""

    seat: Seat


S = TypeVar("S")
A = TypeVar("A")
S_co = TypeVar("S_co", covariant=True)


class Game(Protocol[S, A]):
    """The rules of one game (an edition, a variant): pure functions of a frozen state."""

    def actors(self, state: S) -> tuple[Seat, ...]:
        """Who may act now: several act at once, none means that it is over."""

    def verdict(self, state: S, seat: Seat, action: A) -> Verdict:
        """Whether `seat` may do `action`, and why; for any action whatever."""

    def candidates(self, state: S, seat: Seat) -> tuple[A, ...]:
        """What is worth showing, legal or not: each card in the hand, each bid, each cell."""

    def chance(self, state: S, random: Random) -> A:
        """The table's next action, drawn with the caller's generator."""

    def apply(self, state: S, seat: Seat, action: A) -> tuple[S, tuple[Reason, ...]]:
        """The next state and what the action brought about. Asks for a legal action."""

    def scores(self, state: S) -> Mapping[Seat, tuple[ScoreLine, ...]]:
        """Each seat's score lines so far; they sum to the seat's points."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S, A]):
    """One action, with everything there is to say about it."""

    before: S
    seat: Seat
    action: A
    verdict: Verdict
    reasons: tuple[Reason, ...]
    after: S


@dataclass(frozen=True, slots=True)
class Trace(Generic[S, A]):
    """A course of play. Undo and "what if" are a shorter trace."""

    game: Game[S, A]
    start: S
    steps: tuple[Step[S, A], ...] = ()

    @property
    def state(self) -> S:
        """The state after the last step."""
        return self.steps[-1].after if self.steps else self.start

    def then(self, seat: Seat, action: A) -> Trace[S, A]:
        """This trace and one more step; `IllegalAction` if the rules do not allow it."""
        verdict = self.game.verdict(self.state, seat, action)
        if not verdict.legal:
            raise IllegalAction(verdict.reason)
        after, reasons = self.game.apply(self.state, seat, action)
        step = Step(self.state, seat, action, verdict, reasons, after)
        return Trace(self.game, self.start, (*self.steps, step))

    def undo(self, steps: int = 1) -> Trace[S, A]:
        """This trace without its last steps."""
        return Trace(self.game, self.start, self.steps[: max(0, len(self.steps) - steps)])


def replay(game: Game[S, A], start: S, moves: Iterable[tuple[Seat, A]]) -> Trace[S, A]:
    """The trace of `moves` from `start`; `IllegalAction` at the first that is not allowed."""
    trace = Trace(game, start)
    for seat, action in moves:
        trace = trace.then(seat, action)
    return trace


def verdicts(game: Game[S, A], state: S, seat: Seat) -> Iterable[tuple[A, Verdict]]:
    """Every candidate action of a seat with its verdict, legal and illegal alike.

    A game with much to look at before each verdict has its own `verdicts(state, seat)`: it looks
    once, and gives them all.
    """
    own: Callable[[S, Seat], Iterable[tuple[A, Verdict]]] | None = getattr(game, "verdicts", None)
    if own:
        return own(state, seat)
    return [(action, game.verdict(state, seat, action)) for action in game.candidates(state, seat)]


def allowed(told: Iterable[tuple[A, Verdict]]) -> list[A]:
    """Those of the actions that are legal."""
    return [action for action, verdict in told if verdict.legal]


class Running(Protocol[S_co, A]):
    """A game that is played on where nobody needs the states between.

    It is asked as the game is, without the state, and changes as it goes on.
    """

    @property
    def state(self) -> S_co:
        """The state now, as the game would have made it."""

    def actors(self) -> tuple[Seat, ...]:
        """Who may act now; none means that it is over."""

    def verdicts(self, seat: Seat) -> Iterable[tuple[A, Verdict]]:
        """Every candidate of who may act, with its verdict."""

    def legal(self, seat: Seat) -> Sequence[A]:
        """Those that the verdicts allow; for a look, not to be changed."""

    def chance(self, random: Random) -> A:
        """The table's next action."""

    def apply(self, seat: Seat, action: A) -> tuple[Reason, ...]:
        """Do what is legal; what it brought about."""


class RunningGame(Generic[S, A]):
    """Any game, played on: it makes each state anew, and the one before is forgotten."""

    def __init__(self, game: Game[S, A], state: S) -> None:
        self.game, self.state = game, state

    def actors(self) -> tuple[Seat, ...]:
        """Who may act now."""
        return self.game.actors(self.state)

    def verdicts(self, seat: Seat) -> Iterable[tuple[A, Verdict]]:
        """Every candidate with its verdict."""
        return verdicts(self.game, self.state, seat)

    def legal(self, seat: Seat) -> Sequence[A]:
        """Those that the verdicts allow."""
        return allowed(self.verdicts(seat))

    def chance(self, random: Random) -> A:
        """The table's next action."""
        return self.game.chance(self.state, random)

    def apply(self, seat: Seat, action: A) -> tuple[Reason, ...]:
        """The game makes the next state."""
        self.state, reasons = self.game.apply(self.state, seat, action)
        return reasons


def running(game: Game[S, A], state: S) -> Running[S, A]:
    """The game, played on from this state.

    A game of many steps has its own `running(state)`, which changes in place.
    """
    own: Callable[[S], Running[S, A]] | None = getattr(game, "running", None)
    return own(state) if own else RunningGame(game, state)


def at_random(game: Game[S, A], start: S, random: Random) -> Iterator[tuple[Seat, A]]:
    """The moves of a game that is played on at random until it is over: any actor, any legal
    candidate. `LookupError` if an actor has none.
    """
    now = running(game, start)
    while actors := now.actors():
        seat = random.choice(actors)
        action = now.chance(random) if seat == TABLE else random.choice(now.legal(seat))
        yield seat, action
        now.apply(seat, action)


def playout(game: Game[S, A], start: S, random: Random) -> Trace[S, A]:
    """Play on at random until it is over; with every state."""
    return replay(game, start, at_random(game, start, random))
