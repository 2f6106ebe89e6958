"""Cards, suits and their notation: `R7` is the red 7, `W` a Wizard, `J` a Jester.

Source: Wizard, Greek and Italian rule books, section on the cards (WIZ-DECK-01 to -05).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from gamelib.games.notation import Input, wrong


class Suit(Enum):
    """A suit; its value is the letter of the notation."""

    BLUE = "B"
    """Humans."""
    GREEN = "G"
    """Elves."""
    RED = "R"
    """Dwarves."""
    YELLOW = "Y"
    """Giants."""

    def __str__(self) -> str:
        return self.value

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        return f"suit-{self.value}", {}


class Kind(Enum):
    """What sort of card it is; the value is the whole notation of a card without a suit."""

    SUITED = ""
    WIZARD = "W"
    JESTER = "J"


@dataclass(frozen=True, slots=True)
class Card:
    """A card: suit and rank (1 ... 13), or a kind that has neither (rank 0)."""

    kind: Kind
    suit: Suit | None = None
    rank: int = 0

    def __str__(self) -> str:
        return f"{self.suit}{self.rank}" if self.suit else self.kind.value

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        name = self.suit.value if self.suit else self.kind.value
        return f"card-{name}", {"rank": self.rank}


Cards = tuple[Card, ...]

WIZARD = Card(Kind.WIZARD)
JESTER = Card(Kind.JESTER)


def suited(suits: Iterable[Suit], ranks: range) -> Cards:
    """Every card of these suits and ranks, suit by suit, lowest first."""
    return tuple(Card(Kind.SUITED, suit, rank) for suit in suits for rank in ranks)


WIZARD_DECK: Cards = (*suited(Suit, range(1, 14)), *(WIZARD,) * 4, *(JESTER,) * 4)
"""4 x 13 suited cards, 4 Wizards and 4 Jesters: 60 cards."""


def parse_card(text: str, deck: Cards) -> Card:
    """The card of a deck with that notation, in capital or small letters.

    `Refused` names the part that is no card of this deck.
    """
    for card in deck:
        if str(card) == text.upper():
            return card
    raise wrong(Input.UNKNOWN_CARD, "unknown-card", part=text, right=spectrum(deck))


def parse_cards(text: str, deck: Cards) -> Cards:
    """Cards written one after the other, with blanks or commas between them.

    >>> str_cards(parse_cards("R7 W j,B13", WIZARD_DECK))
    'R7,W,J,B13'
    """
    return tuple(parse_card(part, deck) for part in text.replace(",", " ").split())


def str_cards(cards: Iterable[Card]) -> str:
    """The inverse of `parse_cards`, in the form that goes into a link."""
    return ",".join(map(str, cards))


def spectrum(deck: Cards) -> str:
    """What a deck's notation looks like: `B1-B13 G1-G13 R1-R13 Y1-Y13 W J`."""
    ends: dict[Any, list[str]] = {}
    for card in deck:
        ends.setdefault(card.suit or card.kind, []).append(str(card))
    return " ".join(e[0] if e[0] == e[-1] else f"{e[0]}-{e[-1]}" for e in ends.values())


def check_copies(cards: Iterable[Card], deck: Cards) -> None:
    """`Refused` if a card is there more often than in the deck."""
    held = Counter(deck)
    for card, count in Counter(cards).items():
        if count > held[card]:
            raise wrong(Input.COPIES, "copies", card=card, count=count, right=held[card])
