"""Whole evenings by the thousand: how often do predictions come true, and does the seat matter?

The work is cut into pieces of `PIECE` games, each with random numbers of its own, so the result
is the same for a seed whoever does the pieces, in whatever order. Any executor of
`concurrent.futures` will do, also one that spreads the work over a cluster.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, as_completed
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from gamelib.bidding import Model, points
from gamelib.games.camelot_round import CAMELOT_EVENING
from gamelib.games.cards import JESTER
from gamelib.games.rounds import Bidding, Edition
from gamelib.games.wizard_round import EVENING
from gamelib.odds.pack import CODES, NO_SUIT, TRUMPS, Pack, Small, packed, worths
from gamelib.odds.rounds import Rounds, dealt, together
from gamelib.ruling import first

EDITIONS = {edition.name: edition for edition in (EVENING, CAMELOT_EVENING)}
PIECE = 1000
Counts = npt.NDArray[np.int64]
Codes = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Piece:
    """Some games to be played: which, by whom, and where their random numbers begin."""

    game: str
    players: int
    model: Model
    seed: int
    number: int
    games: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of so many games.

    points, wins: by seat, of which the first deals first; a shared win counts for each. right,
    gained: by round, all seats together, the predictions that came true and the points.
    """

    games: int
    points: tuple[int, ...]
    wins: tuple[int, ...]
    right: tuple[int, ...]
    gained: tuple[int, ...]

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.points)

    def __add__(self, other: Tally) -> Tally:
        """Both together."""

        def sums(own: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(a + b for a, b in zip(own, more, strict=True))

        return Tally(
            self.games + other.games,
            sums(self.points, other.points),
            sums(self.wins, other.wins),
            sums(self.right, other.right),
            sums(self.gained, other.gained),
        )


def pieces(game: str, players: int, games: int, model: Model, seed: int) -> tuple[Piece, ...]:
    """The work in pieces. `ValueError` names what there is not."""
    if game not in EDITIONS:
        raise ValueError(f"no tables for {game!r}; there are {', '.join(EDITIONS)}")
    tables = EDITIONS[game].tricks.tables
    if players not in tables:
        raise ValueError(f"players cannot be {players!r}; there are {tables[0]} to {tables[-1]}")
    if games < 1 or seed < 0:
        raise ValueError(f"{games!r} games from seed {seed!r}: neither can be below its least")
    sizes = [min(PIECE, games - start) for start in range(0, games, PIECE)]
    return tuple(Piece(game, players, model, seed, at, size) for at, size in enumerate(sizes))


def simulate(
    game: str,
    players: int = 4,
    games: int = 10_000,
    model: Model = Model.AIMING,
    seed: int = 0,
    executor: Executor | None = None,
    *,
    progress: bool = False,
) -> Tally | None:
    """Play so many evenings; `progress` shows a bar, on a terminal as in a notebook.

    Stopped (Ctrl-C, or the notebook's stop button) it tells what is done so far, which is none if
    no piece is. `ValueError` names what there is not.
    """
    work = pieces(game, players, games, model, seed)
    tallies = done(work, executor)
    return total(watched(tallies, games) if progress else tallies)


def done(work: Iterable[Piece], executor: Executor | None = None) -> Iterator[Tally]:
    """What came of each piece, as they are finished; what is not waited for is given up."""
    if executor is None:
        yield from map(play, work)
        return
    due: set[Future[Tally]] = {executor.submit(play, piece) for piece in work}
    try:
        for finished in as_completed(due):
            yield finished.result()
    finally:
        for future in due:
            future.cancel()


def watched(tallies: Iterator[Tally], games: int) -> Iterator[Tally]:
    """The same, with a bar that shows how far it is."""
    # Only who watches needs it, and in a notebook it brings widgets along.
    from tqdm.auto import tqdm  # noqa: PLC0415

    with tqdm(total=games, unit=" games", smoothing=0.1) as bar:
        for tally in tallies:
            yield tally  # first, so that nothing is shown that is not kept
            bar.update(tally.games)


def total(tallies: Iterable[Tally]) -> Tally | None:
    """All together, or what there is when it is stopped; none if nothing is."""
    found: Tally | None = None
    with suppress(KeyboardInterrupt):
        for tally in tallies:
            found = tally if found is None else found + tally
    return found


def play(piece: Piece) -> Tally:
    """Play some whole evenings."""
    edition = EDITIONS[piece.game]
    random = np.random.default_rng((piece.seed, piece.number))
    rounds = edition.hand_sizes(piece.players).answer
    scored = [
        one_round(edition, piece, cards, number, random) for number, cards in enumerate(rounds)
    ]
    totals = np.sum([points for points, _ in scored], 0)
    wins = (totals == totals.max(0)).sum(1)
    return Tally(
        piece.games,
        tuple(map(int, totals.sum(1))),
        tuple(map(int, wins)),
        tuple(right for _, right in scored),
        tuple(int(points.sum()) for points, _ in scored),
    )


def one_round(
    edition: Edition, piece: Piece, cards: int, number: int, random: np.random.Generator
) -> tuple[Counts, int]:
    """The points by seat and game, and how many predictions came true."""
    pack, players = packed(edition.tricks), piece.players
    rows = dealt(
        np.arange(len(pack.cards), dtype=np.uint8),
        min(players * cards + 1, len(pack.cards)),
        piece.games,
        random,
    )
    hands = [rows[seat * cards : (seat + 1) * cards] for seat in range(players)]
    trump = trumps(pack, rows[players * cards :], hands[-1])
    bids = predicted(edition, pack, hands, trump)
    held = np.stack([together(hand) for hand in hands])
    outcome = Rounds(pack, held, trump, cards, bids, piece.model).play(random)
    table = score_table(edition, players, cards)
    scored = table[bids, outcome.won, outcome.grail.astype(int), outcome.annulled.astype(int)]
    # Seat 0 of a round leads; the first seat of the evening deals first.
    seats = np.roll(np.arange(players), -(number % players) - 1)
    found = np.zeros_like(scored)
    found[seats] = scored
    return found, int((bids == outcome.won).sum())


def trumps(pack: Pack, turned: Codes, dealer: Codes) -> Small:
    """The trump of each game, from the card turned up; the dealer chooses the strongest suit."""
    if not len(turned):
        return np.full(dealer.shape[1], NO_SUIT, np.int8)
    rank = np.array([card.rank for card in pack.cards])[dealer]
    sums = [(rank * (pack.suit[dealer] == suit)).sum(0) for suit in range(NO_SUIT)]
    chosen = np.argmax(sums, 0).astype(np.int8)
    jester = np.array([card == JESTER for card in pack.cards])[turned[0]]
    suit = pack.suit[turned[0]]
    named: Small = np.where(jester | (suit < NO_SUIT), suit, chosen)
    return named


def predicted(edition: Edition, pack: Pack, hands: list[Codes], trump: Small) -> Small:
    """What each seat bids: the allowed number that is nearest to what the hand is worth."""
    cards, players = len(hands[0]), len(hands)
    values = np.stack([worths(pack, suit, players, cards) for suit in TRUMPS])
    worth = np.stack([values[trump, hand].sum(0) for hand in hands])
    bids: Small = np.rint(worth).astype(np.int8)
    before = bids[:-1].sum(0)
    said = np.arange(cards + 1)[:, None]
    far = np.abs(said - worth[-1]) + CODES * ~last_bids(edition, players, cards)[:, before]
    bids[-1] = np.argmin(far, 0)
    return bids


@lru_cache
def last_bids(edition: Edition, players: int, cards: int) -> npt.NDArray[np.bool_]:
    """`[bid, total of the bids before]`: may the last player bid that?"""
    seat = players - 1

    def allowed(said: int, before: int) -> bool:
        earlier = (before, *(0,) * (seat - 1))
        return first(edition.bidding, said, Bidding(seat, seat, cards, players, earlier)).answer

    totals = range(cards * seat + 1)
    return np.array([[allowed(said, total) for total in totals] for said in range(cards + 1)])


@lru_cache
def score_table(edition: Edition, players: int, cards: int) -> Counts:
    """The points `[bid, tricks, the Grail is noted, a trick is annulled]`."""
    numbers, flags = range(cards + 1), (False, True)
    return np.array(
        [
            [
                [[points(edition, players, cards, b, w, g, a) for a in flags] for g in flags]
                for w in numbers
            ]
            for b in numbers
        ]
    )
