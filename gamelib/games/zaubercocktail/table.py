"""The table: who holds what, what is offered and agreed, where the markers stand; and all actions.

No order of a face-down deck is kept. The ingredient deck is layers, the top one first: drawing at
random from the top layer is the same as drawing the top card of a shuffled one. `recipe`s come
off their deck in the same way. So a position hides nothing, and replays exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import Any, TypeAlias

from gamelib.games.zaubercocktail.collections import Choice, str_choice
from gamelib.games.zaubercocktail.ingredients import NONE, Cards, Ingredient
from gamelib.games.zaubercocktail.values import Recipe
from gamelib.play import Seat

SEATS = "ABCDEFG"
"""The letters of the seats in the notation."""


def letter(seat: Seat | None) -> str:
    """A seat's letter; nothing for nobody."""
    return "" if seat is None else SEATS[seat]


def wish(cards: Cards | None) -> str:
    """Cards of an offer, `any` for anything the other likes."""
    return "any" if cards is None else str(cards)


# What players do ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Offer:
    """What `by` gives and wants, to one player or to all. `None` cards: anything the other names.

    It stands until it is accepted, withdrawn, or its maker's hand changes.
    """

    by: Seat
    gives: Cards | None
    wants: Cards | None
    to: Seat | None = None

    def __str__(self) -> str:
        parts = (letter(self.by), wish(self.gives), wish(self.wants), letter(self.to))
        return ":".join(parts).rstrip(":")


@dataclass(frozen=True, slots=True)
class Accept:
    """Agree to an offer. `gives` and `takes` name the cards where the offer says anything."""

    offer: Offer
    gives: Cards | None = None
    takes: Cards | None = None

    def __str__(self) -> str:
        named = f"{wish(self.gives)} {wish(self.takes)}".removesuffix("any any")
        return f"accept {self.offer} {named}".rstrip()


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take one's own offer back."""

    offer: Offer

    def __str__(self) -> str:
        return f"withdraw {self.offer}"


@dataclass(frozen=True, slots=True)
class Deliver:
    """Hand over cards in the trade agreed on: as promised, or not."""

    cards: Cards

    def __str__(self) -> str:
        return f"deliver {self.cards}".strip()


@dataclass(frozen=True, slots=True)
class LayStone:
    """Stop trading."""

    def __str__(self) -> str:
        return "stone"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay down collections; none: show the hand."""

    choice: Choice

    def __str__(self) -> str:
        return f"play {str_choice(self.choice)}"


# What the table does --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """Cards off the deck, for each seat."""

    hands: tuple[Cards, ...]

    def __str__(self) -> str:
        return f"deal {'/'.join(str(hand) or '-' for hand in self.hands)}"


@dataclass(frozen=True, slots=True)
class Turn:
    """The next recipe, or the Lightning."""

    recipe: Recipe

    def __str__(self) -> str:
        return f"turn {self.recipe}"


@dataclass(frozen=True, slots=True)
class Resume:
    """After a broken promise both take their cards back, and trading goes on."""

    def __str__(self) -> str:
        return "resume"


@dataclass(frozen=True, slots=True)
class Draw:
    """A card off the deck for each tied seat, `None` for the others."""

    drawn: Drawing

    def __str__(self) -> str:
        return f"draw {str_drawing(self.drawn)}"


@dataclass(frozen=True, slots=True)
class Move:
    """Move the markers, and clear up for the next round."""

    def __str__(self) -> str:
        return "move"


Drawing: TypeAlias = tuple[Ingredient | None, ...]
Trading: TypeAlias = Offer | Accept | Withdraw | Deliver | LayStone
PlayerAction: TypeAlias = Trading | Play
TableAction: TypeAlias = Deal | Turn | Resume | Draw | Move
Action: TypeAlias = PlayerAction | TableAction


def str_drawing(cards: Drawing) -> str:
    """One drawing of all seats: `WB,-,GR,-`."""
    return ",".join(str(card) if card else "-" for card in cards)


def str_action(action: Action) -> str:
    """An action in the notation, such as `offer A:3BS:FB`, `stone`, `play 7GW.2BE`."""
    return f"offer {action}" if isinstance(action, Offer) else str(action)


def sound(action: Any) -> bool:
    """Whether it is an action at all, its parts being what they should be."""
    if not isinstance(action, Action):
        return False
    return all(SOUND[f.name](getattr(action, f.name)) for f in fields(action))


def cards_each(value: Any) -> bool:
    """Whether it is a tuple of cards."""
    return isinstance(value, tuple) and all(proper(cards) for cards in value)


def proper(cards: Any) -> bool:
    """Whether it is cards, no type less than none."""
    like_cards = isinstance(cards, Cards) and len(cards.counts) == len(NONE.counts)
    return like_cards and min(cards.counts) >= 0


def seat_like(value: Any) -> bool:
    """Whether it is a number that could be a seat."""
    return isinstance(value, int) and not isinstance(value, bool)


def drawing_like(value: Any) -> bool:
    """Whether it is a tuple of ingredients, or none, for the seats."""
    return isinstance(value, tuple) and all(isinstance(c, Ingredient | None) for c in value)


SOUND: dict[str, Callable[[Any], bool]] = {
    "by": seat_like,
    "to": lambda value: value is None or seat_like(value),
    "gives": lambda value: value is None or proper(value),
    "wants": lambda value: value is None or proper(value),
    "takes": lambda value: value is None or proper(value),
    "cards": proper,
    "drawn": drawing_like,
    "offer": lambda value: isinstance(value, Offer) and sound(value),
    "choice": cards_each,
    "hands": cards_each,
    "recipe": lambda value: isinstance(value, Recipe),
}
"""What the parts of an action have to be, by name."""


# The table ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bargain:
    """A trade that two players agreed on: who, what each promised, what each handed over so far.

    The cards count as their owners' until both have handed over.
    """

    parties: tuple[Seat, Seat]
    promised: tuple[Cards, Cards]
    handed: tuple[Cards | None, Cards | None] = (None, None)

    def __str__(self) -> str:
        sides = zip(self.parties, self.promised, self.handed, strict=True)
        parts = [f"{letter(seat)}:{cards}:{given(handed)}" for seat, cards, handed in sides]
        return ":".join(parts)

    @property
    def complete(self) -> bool:
        """Whether both have handed over."""
        return None not in self.handed

    @property
    def broken(self) -> bool:
        """Whether somebody has handed over other cards than promised."""
        sides = zip(self.handed, self.promised, strict=True)
        return any(handed not in (None, promised) for handed, promised in sides)

    def side(self, seat: Seat) -> int:
        """0 or 1: which party a seat is."""
        return self.parties.index(seat)


def given(handed: Cards | None) -> str:
    """What was handed over, `-` for not yet, `none` for nothing."""
    return "-" if handed is None else str(handed) or "none"


@dataclass(frozen=True, slots=True)
class Table:
    """All there is on the table and in the hands, at any moment of a game.

    track: the space of each marker, 0 is the start. stock: the ingredient deck in layers, the top
    first. past: the recipes of the rounds before. recipe: the one that lies open. dealt: whether
    the cards for the recipe have been dealt. stones: who stopped, in that order; the first lies on
    the ring. chosen: the collections of each seat, `None` until it has chosen; once all have, they
    are a record, and the cards are under the stock. drawings: the cards drawn to break ties.
    """

    hands: tuple[Cards, ...]
    track: tuple[int, ...]
    stock: tuple[Cards, ...]
    past: tuple[Recipe, ...] = ()
    recipe: Recipe | None = None
    dealt: bool = False
    stones: tuple[Seat, ...] = ()
    offers: tuple[Offer, ...] = ()
    bargains: tuple[Bargain, ...] = ()
    chosen: tuple[Choice | None, ...] = ()
    drawings: tuple[Drawing, ...] = ()

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.players)

    @property
    def round(self) -> int:
        """The number of the round, from 1; that of the next one before its recipe is turned."""
        return len(self.past) + 1

    @property
    def stones_needed(self) -> int:
        """How many stones end trading, the one on the ring among them."""
        return 2 if self.players == 4 else 3

    @property
    def closed(self) -> bool:
        """Whether trading is over in this round: enough stones lie there, or collections do."""
        chosen = self.chosen.count(None) < len(self.chosen)
        return chosen or len(self.stones) >= self.stones_needed

    @property
    def halted(self) -> Bargain | None:
        """The broken bargain for which trading has stopped, if any."""
        return next((bargain for bargain in self.bargains if bargain.broken), None)

    @property
    def revealed(self) -> bool:
        """Whether everybody has laid down collections."""
        return None not in self.chosen

    def bargain(self, seat: Seat) -> Bargain | None:
        """The trade a seat has agreed to and not yet carried out."""
        return next((bargain for bargain in self.bargains if seat in bargain.parties), None)

    @property
    def cards(self) -> Cards:
        """Every ingredient card, wherever it lies: always the whole deck."""
        return total(self.hands) + total(self.stock)


def total(piles: Iterable[Cards]) -> Cards:
    """All cards of several piles."""
    counts = zip(NONE.counts, *(pile.counts for pile in piles), strict=True)
    return Cards(tuple(map(sum, counts)))
