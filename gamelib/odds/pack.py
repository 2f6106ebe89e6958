"""An edition's cards as bits of a number, so that thousands of hands are ruled on at once.

Every card of the deck is a bit, the weaker the lower: null cards, the Grail, suits rank by rank,
Wizards, Merlin, Morgan le Fay. A hand is an unsigned number of 64 bits. What lies on a table is a
*code*: the number of the bit, or one of those below for a card that is not always the same.

The rules stand in the ladders of `gamelib.games`; here they stand once more, as tables. The
tests hold the two together on random tricks of every kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from gamelib import bots
from gamelib.games.cards import Card, Cards, Kind, Suit
from gamelib.games.tricks import TrickGame

Bits = npt.NDArray[np.uint64]
"""Hands, or sets of cards."""
Small = npt.NDArray[np.int8]
"""Codes, suits, seats, tricks."""
Powers = npt.NDArray[np.int16]
Shares = npt.NDArray[np.float32]

MERLIN_J, GRAIL_UP, NOTHING, CODES = 60, 61, 63, 64
"""Merlin declared a Jester, the Grail at an even position, no card; and how many codes there are.

The bits of the two stand for Merlin declared a Wizard and the Grail at an odd position.
"""
NO_SUIT, OPEN = 4, 5
"""What is led where no suit has to be followed: for the whole trick, or so far."""
LED, TRUMPS = range(6), range(5)
"""Suits 0 ... 3 in the order of the deck, and what stands for none."""

ORDER = (Kind.EXCALIBUR, Kind.JESTER, Kind.GRAIL, Kind.SUITED, Kind.WIZARD, Kind.MERLIN)
"""From weak to strong; Morgan le Fay is above them all."""
NULL = (Kind.EXCALIBUR, Kind.JESTER, Kind.GRAIL)
HIGH = (Kind.WIZARD, Kind.MERLIN, Kind.MORGAN)
POWERS = {Kind.EXCALIBUR: -1, Kind.GRAIL: -1, Kind.JESTER: 0, Kind.MORGAN: 200}
WIZARDS, GRAIL_WINS, OF_LED, OF_TRUMP = 100, 300, 20, 40
"""Of equal powers the first wins; so all Wizards need but one number, and all Jesters."""


class Pack:
    """The tables of one edition.

    suit and opens: by code, the suit, and what it makes of the suit led if it opens the trick.
    power: `[led, trump, code]`. beaters: `[position is even, led, trump, code of the card that is
    winning]`, the cards that would win from it. of_suit: by suit, all its cards.
    """

    def __init__(self, tricks: TrickGame) -> None:
        self.tricks = tricks
        self.cards: Cards = tuple(sorted(tricks.deck, key=strength))
        self.suits: tuple[Suit, ...] = tuple(dict.fromkeys(c.suit for c in tricks.deck if c.suit))
        self.suit = self._by_code(lambda card: self.number(card.suit), NO_SUIT)
        self.opens = self._by_code(
            lambda card: OPEN if card.kind in NULL else self.number(card.suit), NO_SUIT
        )
        self.opens[MERLIN_J], self.opens[GRAIL_UP] = OPEN, NO_SUIT
        self.bits = np.uint64(1) << np.arange(len(self.cards), dtype=np.uint64)
        own = self.suit[: len(self.cards)]
        self.of_suit = np.array([self.bits[own == s].sum() for s in (0, 1, 2, 3, -1, -1)], "u8")
        self.special = self.bits[own == NO_SUIT].sum()
        high = [card.kind in HIGH for card in self.cards]
        self.high = self.bits[high].sum()
        self.merlin, self.grail, self.excalibur = (
            self.first(kind) for kind in (Kind.MERLIN, Kind.GRAIL, Kind.EXCALIBUR)
        )
        self.power = self._power()
        self.beaters = np.array([self._beaters(even=False), self._beaters(even=True)])

    def number(self, suit: Suit | None) -> int:
        """The number of a suit, or what stands for none."""
        return self.suits.index(suit) if suit else NO_SUIT

    def first(self, kind: Kind) -> int:
        """The code of the first card of a kind; `NOTHING` if there is none in this edition."""
        return next((at for at, card in enumerate(self.cards) if card.kind is kind), NOTHING)

    def codes(self, cards: Iterable[Card]) -> list[int]:
        """The codes of cards of the deck, each another one. `ValueError` for one too many."""
        left: list[Card | None] = list(self.cards)
        found = []
        for card in cards:
            found.append(left.index(card.held))
            left[found[-1]] = None
        return found

    def card(self, code: int) -> Card:
        """The card of a code, as it lies on the table."""
        if code == MERLIN_J:
            return Card(Kind.JESTER, face=Kind.MERLIN)
        card = self.cards[self.grail if code == GRAIL_UP else code]
        return card.plays[0]

    def played(self, card: Card) -> int:
        """The code of a card as it is played."""
        low = card.face and card.kind is Kind.JESTER
        return MERLIN_J if low else self.cards.index(card.held)

    def _by_code(self, of: Callable[[Card], int], absent: int) -> Small:
        found = np.full(CODES, absent, np.int8)
        found[: len(self.cards)] = [of(card) for card in self.cards]
        return found

    def _power(self) -> Powers:
        """How strong each card is; whatever suit is led is that of the card that opens."""
        rank = np.full(CODES, -9, np.int16)
        rank[: len(self.cards)] = [c.rank or POWERS.get(c.kind, WIZARDS) for c in self.cards]
        led, trump = np.array(LED)[:, None, None], np.array(TRUMPS)[:, None]
        suited = self.suit < NO_SUIT
        of_led = suited & ((self.suit == led) | (led == OPEN))
        power: Powers = rank + OF_LED * of_led + OF_TRUMP * (suited & (self.suit == trump))
        power[..., MERLIN_J], power[..., GRAIL_UP] = 0, GRAIL_WINS
        # Leading a card that cannot win by itself is no way to win.
        power[..., NOTHING] = 0
        return power

    def _beaters(self, *, even: bool) -> Bits:
        own = self.power[..., None, : len(self.cards)].copy()
        if even and self.grail != NOTHING:
            own[..., self.grail] = GRAIL_WINS
        found: Bits = np.where(own > self.power[..., None], self.bits, 0).sum(-1, dtype=np.uint64)
        return found


def strength(card: Card) -> tuple[int, int]:
    """The order of the cards: by kind, then by rank."""
    return ORDER.index(card.kind) if card.kind in ORDER else len(ORDER), card.rank


@lru_cache
def packed(tricks: TrickGame) -> Pack:
    """The tables of an edition, made once. `ValueError` for one that plays by other rules."""
    if tricks.name not in ("wizard", "camelot"):
        raise ValueError(f"no tables for {tricks.name!r}; there are wizard and camelot")
    return Pack(tricks)


@lru_cache(maxsize=512)
def worths(pack: Pack, trump: int, players: int, cards: int) -> Shares:
    """For each code what the card is worth: the chance that all others play weaker ones.

    The cards are put in order as `gamelib.bots` does it: by how many others beat them when they
    are led, where trumping counts less the larger the hands are.
    """
    codes = np.arange(len(pack.cards))
    beat = pack.beaters[1, pack.opens[codes], trump, codes]
    ruffs = beat & pack.of_suit[trump]
    ruffs = np.where((pack.suit[codes] < NO_SUIT) & (pack.suit[codes] != trump), ruffs, 0)
    sure, ruff = np.bitwise_count(beat ^ ruffs), np.bitwise_count(ruffs)
    threats = sure + bots.FOLLOWING ** (cards - 1) * ruff
    own = threats[:, None]
    share = (own < threats).mean(1) + (own == threats).mean(1) / 2
    found = np.zeros(CODES, np.float32)
    found[codes] = share ** (players - 1)
    if pack.grail != NOTHING:
        found[pack.grail] = bots.CHANGEABLE
    return found
