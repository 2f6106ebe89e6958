"""Cards, suits and their notation: `R7` is the red 7, `W` a Wizard, `J` a Jester.

Cards of the French suits are written rank first, as players do: `10S` or `10♠`, `JS`, `QH`, `AD`.
Cards with a name are written by it: `Grail`. Merlin is `Merlin` in a hand and `MerlinW` or
`MerlinJ` on the table, since whoever plays it declares it a Wizard or a Jester.

Sources: Wizard, Greek and Italian rule books, section on the cards (WIZ-DECK-01 to -05); Camelot,
Catalan rule book, materials and special cards (CAM-COMP-03, -04, CAM-MERL-01, -02).
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
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    # There is one of each, so the quickest hash will do.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        return f"suit-{self.value}", {}


WIZARD_SUITS = (Suit.BLUE, Suit.GREEN, Suit.RED, Suit.YELLOW)
FRENCH_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
COURT = {11: "J", 12: "Q", 13: "K", 14: "A"}
"""How the ranks above 10 are written in the French suits."""
LETTERS = str.maketrans("♠♥♦♣", "SHDC")
"""The French suits may be typed as symbols; in a link they are letters."""


PRINTED = {
    "Z": "W",
    "N": "J",
    "GR": "GRAIL",
    "EX": "EXCALIBUR",
    "MO": "MORGAN",
    "ME": "MERLIN",
    "MEZ": "MERLINW",
    "MEN": "MERLINJ",
}
"""What is drawn in the corners of cards without a rank may be typed too."""


class Kind(Enum):
    """What sort of card it is; the value is the whole notation of a card without a suit."""

    SUITED = ""
    WIZARD = "W"
    JESTER = "J"
    GRAIL = "Grail"
    EXCALIBUR = "Excalibur"
    MERLIN = "Merlin"
    MORGAN = "Morgan"

    __hash__ = object.__hash__


DECLARED = {Kind.MERLIN: (Kind.WIZARD, Kind.JESTER)}
"""What a card may be declared to be by who plays it; it then is one."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card: suit and rank (1 ... 14), or a kind that has neither (rank 0).

    `face` is the kind printed on a card that was declared to be of another when it was played.
    Cards alike are one and the same object, so that comparing them costs nothing.
    """

    kind: Kind
    suit: Suit | None = None
    rank: int = 0
    face: Kind | None = None

    def __new__(
        cls, kind: Kind, suit: Suit | None = None, rank: int = 0, face: Kind | None = None
    ) -> Card:
        """The card, if there is one like it already."""
        return KNOWN.setdefault((kind, suit, rank, face), object.__new__(cls))

    def __reduce__(self) -> tuple[type[Card], tuple[object, ...]]:
        return Card, (self.kind, self.suit, self.rank, self.face)

    def __str__(self) -> str:
        if self.suit in FRENCH_SUITS:
            return f"{self.pip}{self.suit}"
        return f"{self.suit}{self.rank}" if self.suit else self.name

    @property
    def pip(self) -> str:
        """Its rank as it is printed: `7`, `Q`; empty for a card that has none."""
        french = self.suit in FRENCH_SUITS
        return str((COURT.get(self.rank) if french else None) or self.rank or "")

    @property
    def name(self) -> str:
        """What a card without a suit is called: `W`, `Grail`, `MerlinW`."""
        return f"{self.face.value}{self.kind.value}" if self.face else self.kind.value

    @property
    def held(self) -> Card:
        """The card as it lies in a hand or in the deck, before any declaration."""
        return Card(self.face) if self.face else self

    @property
    def plays(self) -> tuple[Card, ...]:
        """The ways of playing it: itself, or each declaration that it needs."""
        ways = DECLARED.get(self.kind)
        return tuple(Card(way, face=self.kind) for way in ways) if ways else (self,)

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        name = self.suit.value if self.suit else self.name
        return f"card-{name}", {"rank": self.rank}


KNOWN: dict[tuple[object, ...], Card] = {}
"""Every card that was ever made."""

Cards = tuple[Card, ...]

WIZARD = Card(Kind.WIZARD)
JESTER = Card(Kind.JESTER)


def suited(suits: Iterable[Suit], ranks: range) -> Cards:
    """Every card of these suits and ranks, suit by suit, lowest first."""
    return tuple(Card(Kind.SUITED, suit, rank) for suit in suits for rank in ranks)


WIZARD_DECK: Cards = (*suited(WIZARD_SUITS, range(1, 14)), *(WIZARD,) * 4, *(JESTER,) * 4)
"""4 x 13 suited cards, 4 Wizards and 4 Jesters: 60 cards."""


def parse_card(text: str, cards: Cards) -> Card:
    """The one of these cards with that notation, in capital or small letters.

    `Refused` names the part that is none of them.
    """
    typed = text.translate(LETTERS).upper()
    typed = PRINTED.get(typed, typed)
    for card in cards:
        if str(card).upper() == typed:
            return card
    check_declared(text, typed, cards)
    raise wrong(Input.UNKNOWN_CARD, "unknown-card", part=text, right=spectrum(cards))


def check_declared(text: str, typed: str, cards: Cards) -> None:
    """`Refused` for a card declared in a hand or to be what it cannot be, or one that never is."""
    ways = dict.fromkeys(way for card in cards for way in card.plays if way.face)
    right = " ".join(map(str, ways))
    for way in ways:
        if str(way).upper() == typed:
            raise wrong(Input.DECLARATION, "declared-in-hand", part=text, right=str(way.held))
    for way in ways:
        if typed.startswith(str(way.held).upper()):
            raise wrong(Input.DECLARATION, "declared-otherwise", part=text, right=right)
        if any(f"{card}{way.kind.value}".upper() == typed for card in cards):
            raise wrong(Input.DECLARATION, "not-declarable", part=text, right=right)


def parse_cards(text: str, cards: Cards) -> Cards:
    """Cards written one after the other, with blanks or commas between them.

    >>> str_cards(parse_cards("R7 W j,B13", WIZARD_DECK))
    'R7,W,J,B13'
    """
    return tuple(parse_card(part, cards) for part in text.replace(",", " ").split())


def str_cards(cards: Iterable[Card]) -> str:
    """The inverse of `parse_cards`, in the form that goes into a link."""
    return ",".join(map(str, cards))


def spectrum(cards: Cards) -> str:
    """What the notation of these cards looks like: `B1–B13 G1–G13 R1–R13 Y1–Y13 W J`."""
    ends: dict[Any, list[str]] = {}
    for card in dict.fromkeys(cards):
        ends.setdefault(card.suit or card, []).append(str(card))
    return " ".join(e[0] if e[0] == e[-1] else f"{e[0]}–{e[-1]}" for e in ends.values())


def check_copies(cards: Iterable[Card], deck: Cards) -> None:
    """`Refused` if a card is there more often than in the deck."""
    held = Counter(deck)
    for card, count in Counter(card.held for card in cards).items():
        if count > held[card]:
            raise wrong(Input.COPIES, "copies", card=card, count=count, right=held[card])
