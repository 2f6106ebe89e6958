"""What is known before bidding, and what comes of a bid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from gamelib.games.cards import Cards, Suit
from gamelib.games.rounds import Bidding, Edition, Evening, Result, on_table
from gamelib.games.tricks import Hand
from gamelib.odds.pack import Pack, packed
from gamelib.odds.rounds import Model
from gamelib.play import Seat
from gamelib.ruling import Verdict, first


@dataclass(frozen=True, slots=True)
class Before:
    """What a player knows before bidding. Seats count from who leads the first trick.

    hands: by seat; none where it is not known. bids: by seat; none where it is not known, or not
    made. out: cards known to be in no hand, such as the one turned up.
    """

    edition: Edition
    cards: int
    hands: tuple[Hand, ...]
    seat: Seat
    trump: Suit | None = None
    bids: tuple[int | None, ...] = ()
    out: Cards = ()

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def hand(self) -> Cards:
        """The cards that are asked about; none in clairvoyance."""
        return self.hands[self.seat] or ()

    @property
    def before(self) -> tuple[int, ...]:
        """The bids that were made earlier, in their order."""
        return tuple(bid for bid in self.bids[: self.seat] if bid is not None)

    @property
    def pack(self) -> Pack:
        """The tables of the edition. `ValueError` where there are none."""
        return packed(self.edition.tricks)

    def said(self, seat: Seat) -> int | None:
        """What a seat is known to have bid."""
        return self.bids[seat] if seat < len(self.bids) else None

    def verdict(self, bid: int) -> Verdict:
        """Whether that may be bid, and why."""
        due = self.seat if self.edition.in_turn else None
        before = self.before if self.edition.in_turn else ()
        ruling = first(
            self.edition.bidding, bid, Bidding(self.seat, due, self.cards, self.players, before)
        )
        return Verdict(ruling.answer, ruling.reason)

    def points(self, bid: int, won: int, *, grail: bool, annulled: bool) -> int:
        """What a bid is worth after so many tricks that count."""
        return points(self.edition, self.players, self.cards, bid, won, grail, annulled)


@lru_cache(maxsize=100_000)
def points(
    edition: Edition, players: int, cards: int, bid: int, won: int, grail: bool, annulled: bool
) -> int:
    """What the edition gives for a bid after so many tricks that count.

    grail: whether the Grail is noted. annulled: whether one trick of the round did not count.
    """
    notes = tuple(rung.name for rung in edition.noting) if grail else ()
    number = edition.hand_sizes(players).answer.index(cards) + 1
    last = players * cards == len(edition.tricks.deck)
    result = Result(bid, won, cards, number, last, notes, cards - annulled)
    return sum(line.points for line in edition.lines(result))


def seen(edition: Edition, view: Evening, seat: Seat) -> Before:
    """What a seat knows of an evening on the table. `LookupError` between two rounds."""
    table, players = on_table(view), view.players
    order = [(table.round.leader + step) % players for step in range(players)]
    return Before(
        edition,
        edition.cards(players, view.number),
        tuple(table.round.hands[s] for s in order),
        order.index(seat),
        table.round.trump,
        tuple(bid if isinstance(bid, int) else None for bid in map(table.bids.__getitem__, order)),
        (table.turned,) if table.turned else (),
    )


@dataclass(frozen=True, slots=True)
class Prospect:
    """What comes of a bid, if everybody plays as `model` says.

    chances: of each number of tricks. points: on average. takes: of each card of the hand, the
    chance that it takes a trick that counts; by its place in the hand. games: how many rounds
    were played; none where the chances are exact.
    """

    model: Model
    bid: int
    chances: tuple[float, ...]
    points: float
    takes: tuple[float, ...]
    games: int | None

    @property
    def right(self) -> float:
        """The chance that the bid comes true."""
        return self.chances[self.bid]

    @property
    def tricks(self) -> float:
        """The tricks on average."""
        return sum(number * chance for number, chance in enumerate(self.chances))

    @property
    def error(self) -> float:
        """How far a chance may be off by the number of rounds alone, in 19 of 20 cases."""
        worst = max((chance * (1 - chance) for chance in self.chances), default=0.0)
        return 0.0 if self.games is None else 1.96 * sqrt(worst / self.games)
