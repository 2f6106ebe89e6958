"""Wizard and Camelot side by side: the same trick, bid or score under both, where both know it.

Suits stand for each other one to one, and in each suit the highest for the highest: Camelot's Ace
is Wizard's 13, its 3 is Wizard's 2, and Wizard's 1 has no counterpart. Merlin is a Wizard or a
Jester there. The Grail, Excalibur and Morgan le Fay exist in Camelot alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from gamelib.games.camelot import CAMELOT
from gamelib.games.camelot_round import CAMELOT_EVENING
from gamelib.games.camelot_rules import SAME, Rule
from gamelib.games.cards import FRENCH_SUITS, Card, Cards, Kind, Suit, check_copies
from gamelib.games.rounds import Edition, Result
from gamelib.games.tricks import TrickGame
from gamelib.games.wizard import WIZARD
from gamelib.games.wizard_round import EVENING
from gamelib.ruling import Reason, Refused, Ruling, ScoreLine, because

T = TypeVar("T")

COUNTERPART = dict(zip(FRENCH_SUITS, (Suit.BLUE, Suit.RED, Suit.YELLOW, Suit.GREEN), strict=True))
"""Which Wizard suit stands for a Camelot suit."""

ONLY_CAMELOT = tuple(rule for rule in Rule if rule not in SAME.values())
"""Camelot's rules that Wizard does not have, or has otherwise."""


def to_wizard(card: Card) -> Card:
    """Wizard's card for a card of Camelot. `Refused` if it has none."""
    if card.suit:
        return Card(Kind.SUITED, COUNTERPART[card.suit], card.rank - 1)
    if card.kind in (Kind.WIZARD, Kind.JESTER):
        return Card(card.kind)
    raise Refused(because(Rule.SPECIAL_CARDS, "only-in-camelot", card=card))


def to_camelot(card: Card) -> Card:
    """Camelot's card for a card of Wizard. `Refused` if it has none."""
    if card.suit is None:
        return card
    if card.rank == 1:
        raise Refused(because(Rule.SUITED_CARDS, "no-card-for-one", card=card))
    suit = next(french for french, own in COUNTERPART.items() if own is card.suit)
    return Card(Kind.SUITED, suit, card.rank + 1)


@dataclass(frozen=True, slots=True)
class Ruled:
    """A trick in the cards of one edition, and all that is ruled about it."""

    game: TrickGame
    trick: Cards
    trump: Suit | None
    led: Ruling[Suit | None]
    winner: Ruling[int | None]
    counts: Ruling[bool] | None


@dataclass(frozen=True, slots=True)
class SameTrick:
    """One trick under both editions; a reason where an edition cannot write it."""

    wizard: Ruled | Reason
    camelot: Ruled | Reason

    @property
    def changed(self) -> bool:
        """Whether the two editions rule differently, or one of them cannot rule at all."""
        if isinstance(self.wizard, Reason) or isinstance(self.camelot, Reason):
            return True
        return self.wizard.winner.answer != self.camelot.winner.answer


def same_trick(game: TrickGame, trick: Cards, trump: Suit | None = None) -> SameTrick:
    """A trick written in the cards of one edition, ruled by both. `Refused` for an empty trick."""
    own = ruled(game, trick, trump)
    if game.name == CAMELOT.name:
        return SameTrick(translated(WIZARD, to_wizard, own), own)
    return SameTrick(own, translated(CAMELOT, to_camelot, own))


def ruled(game: TrickGame, trick: Cards, trump: Suit | None) -> Ruled:
    """All that an edition rules about a trick."""
    winner = game.winner(trick, trump)
    return Ruled(game, trick, trump, game.suit_led(trick), winner, game.counts(trick))


def translated(game: TrickGame, card: Callable[[Card], Card], own: Ruled) -> Ruled | Reason:
    """The trick in another edition's cards, or why that edition cannot write it."""
    try:
        trick = tuple(map(card, own.trick))
        check_copies(trick, game.deck)
    except Refused as refused:
        return refused.reason
    # The suit is translated by way of a card that surely exists in both.
    trump = card(Card(Kind.SUITED, own.trump, 7)).suit if own.trump else None
    return ruled(game, trick, trump)


@dataclass(frozen=True, slots=True)
class Both(Generic[T]):
    """What both editions answer to one question about bids or points, and whether it differs."""

    wizard: T
    camelot: T
    changed: bool


def ask(question: Callable[[Edition], Ruling[T]]) -> Both[Ruling[T]]:
    """Both editions' ruling, as in `ask(lambda edition: edition.hand_sizes(4))`."""
    wizard, camelot = question(EVENING), question(CAMELOT_EVENING)
    return Both(wizard, camelot, wizard.answer != camelot.answer)


def points(result: Result) -> Both[tuple[ScoreLine, ...]]:
    """The points of one seat in one round under both editions, line by line."""
    wizard, camelot = EVENING.lines(result), CAMELOT_EVENING.lines(result)
    totals = [sum(line.points for line in lines) for lines in (wizard, camelot)]
    return Both(wizard, camelot, totals[0] != totals[1])
