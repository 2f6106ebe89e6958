"""The ingredient cards and their notation: `3FB,SE` are three Faranblatt and a Schwarzes Etwas.

Source: Zaubercocktail, Italian rule text, contents and distribution (ZAU-COMP, ZAU-DIST). The
letters are the initials of a name's two parts, such as Faran-Blatt.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from operator import add, ge, sub
from typing import Any

from gamelib.games.zaubercocktail.rules import Input
from gamelib.ruling import Refused, because


class Ingredient(Enum):
    """A type of ingredient, commonest first; `copies` is how many cards of it there are."""

    copies: int
    place: int

    BLAUE_SCHLUMS = "BS", 27
    GRUENWURZ = "GW", 23
    BLEIERDE = "BE", 21
    GIRAEXTRAKT = "GE", 19
    TROLLHAARE = "TH", 16
    GELBE_SCHLUMS = "GS", 14
    SILBERGRAS = "SG", 11
    WEISSBEERE = "WB", 9
    FARANBLATT = "FB", 6
    GOLDROSE = "GR", 5
    SCHWARZES_ETWAS = "SE", 4
    """The wild card."""

    def __new__(cls, letters: str, copies: int) -> Ingredient:
        """Make a member whose value is its letters."""
        made = object.__new__(cls)
        made._value_ = letters
        made.copies = copies
        made.place = len(cls.__members__)
        return made

    def __str__(self) -> str:
        return str(self.value)

    @property
    def wild(self) -> bool:
        """Whether it goes into any collection."""
        return self is Ingredient.SCHWARZES_ETWAS

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        return f"ingredient-{self.value}", {}

    @property
    def meaning(self) -> str:
        """The message that says what the name on the card means."""
        return ".".join((f"ingredient-{self.value}", "meaning"))


ALL = tuple(Ingredient)
NATURAL = ALL[:-1]
WILD = Ingredient.SCHWARZES_ETWAS


@dataclass(frozen=True, slots=True)
class Bunch:
    """Several cards of one type, as a sentence names them."""

    count: int
    ingredient: Ingredient

    def __str__(self) -> str:
        return f"{self.count if self.count > 1 else ''}{self.ingredient}"

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        return f"bunch-{self.ingredient}", {"count": self.count}


@dataclass(frozen=True, slots=True)
class Cards:
    """Any number of ingredient cards, without order: how many of each type, in the types' order.

    >>> str(Cards.parse("WB 3fb,WB") - Cards.parse("FB"))
    '2WB,2FB'
    """

    counts: tuple[int, ...] = (0,) * len(ALL)

    @classmethod
    def of(cls, *cards: Ingredient) -> Cards:
        """These cards."""
        return cls(tuple(map(cards.count, ALL)))

    @classmethod
    def parse(cls, text: str) -> Cards:
        """Cards as letters with a number before them, with blanks or commas in between.

        `Refused` names the part that is no ingredient.
        """
        counts = [0] * len(ALL)
        for part in text.replace(",", " ").split():
            bunch = parse_bunch(part)
            counts[bunch.ingredient.place] += bunch.count
        return cls(tuple(counts))

    def __str__(self) -> str:
        return ",".join(map(str, self.bunches))

    def __add__(self, other: Cards) -> Cards:
        return Cards(tuple(map(add, self.counts, other.counts)))

    def __sub__(self, other: Cards) -> Cards:
        """What is left without the others; `ValueError` if they are not all there."""
        if not self.holds(other):
            raise ValueError(f"{self} does not hold {other}")
        return Cards(tuple(map(sub, self.counts, other.counts)))

    def __len__(self) -> int:
        return sum(self.counts)

    def __iter__(self) -> Iterator[Ingredient]:
        return (kind for kind, count in zip(ALL, self.counts, strict=True) for _ in range(count))

    def __getitem__(self, ingredient: Ingredient) -> int:
        """How many cards of a type."""
        return self.counts[ingredient.place]

    def holds(self, other: Cards) -> bool:
        """Whether all the other cards are among these."""
        return all(map(ge, self.counts, other.counts))

    def missing(self, other: Cards) -> Cards:
        """Which of the other cards are not among these."""
        return Cards(tuple(max(0, b - a) for a, b in zip(self.counts, other.counts, strict=True)))

    @property
    def bunches(self) -> tuple[Bunch, ...]:
        """The cards type by type."""
        return tuple(Bunch(n, kind) for kind, n in zip(ALL, self.counts, strict=True) if n)

    @property
    def kinds(self) -> tuple[Ingredient, ...]:
        """The natural types among these cards."""
        return tuple(kind for kind in NATURAL if self.counts[kind.place])


NONE = Cards()
DECK = Cards(tuple(kind.copies for kind in ALL))
"""151 cards of ten types and 4 wild cards: 155."""

BUNCH = re.compile("([0-9]{0,2})([A-Z]{2})")


def parse_bunch(part: str) -> Bunch:
    """`3FB`, `FB`: `Refused` if it is no ingredient. How many there can be the rules say."""
    found = BUNCH.fullmatch(part.upper())
    letters = {str(kind): kind for kind in ALL}
    if not found or found[2] not in letters or found[1] in ("0", "00"):
        raise Refused(because(Input.CARD, "unknown", part=part, right=" ".join(letters)))
    kind = letters[found[2]]
    return Bunch(int(found[1] or 1), kind)
