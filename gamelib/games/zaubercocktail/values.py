"""What the cards are worth, the recipes and the length of the track: data, each with its origin.

The rule text gives eight of the values and one recipe. A review tells four more values, the
largest collection of two types and one more recipe. All the rest of the table for playing is
conjecture, marked as such, until somebody enters the numbers of the real cards.

One line holds a whole kit: `WB=-,21b,22b,-&recipes=5/3/1/-2b&track=25c`. A number of a scale is
what each card counts in a collection of one, two, three ... cards. The letter after a number is
its origin (`b` book, `r` reported, `c` conjecture, none: entered from the real cards). A scale
ends with the largest collection; `xr`, `xc` says whence that end is known, `-` that it is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from gamelib.games.notation import fields
from gamelib.games.zaubercocktail.ingredients import NATURAL, Ingredient
from gamelib.games.zaubercocktail.rules import Input, Rule
from gamelib.ruling import Reason, Refused, because


class Provenance(Enum):
    """How a number is known, surest first; the value is its letter in the notation."""

    BOOK = "b"
    """The rule text says so."""
    ENTERED = ""
    """Somebody read it off the real cards."""
    REPORTED = "r"
    """A review tells so."""
    CONJECTURE = "c"
    """A guess that fits the known numbers."""

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        return f"provenance-{self.name.lower()}", {}


def weakest(known: Iterable[Provenance]) -> Provenance:
    """What an answer rests on that uses all of these; the book if it uses none."""
    order = list(Provenance)
    return max(known, key=order.index, default=Provenance.BOOK)


@dataclass(frozen=True, slots=True)
class Figure:
    """A number and how it is known."""

    number: int
    provenance: Provenance = Provenance.ENTERED

    def __str__(self) -> str:
        return f"{self.number}{self.provenance.value}"


@dataclass(frozen=True, slots=True)
class Scale:
    """What each card of a type counts, by the size of its collection, from one card on.

    `None` where that is unknown. `end` is how the largest size is known; `None`: it is not.
    """

    figures: tuple[Figure | None, ...]
    end: Provenance | None = Provenance.ENTERED

    def __str__(self) -> str:
        parts = [str(figure) if figure else "-" for figure in self.figures]
        if self.end is not Provenance.ENTERED:
            parts.append(f"x{self.end.value}" if self.end else "-")
        return ",".join(parts)

    def at(self, size: int) -> Figure | None:
        """What each card counts in a collection of that size, if it is known."""
        return self.figures[size - 1] if 0 < size <= len(self.figures) else None

    @property
    def complete(self) -> bool:
        """Whether nothing is unknown."""
        return self.end is not None and None not in self.figures


@dataclass(frozen=True, slots=True)
class Values:
    """The scale of each natural type, in the types' order."""

    scales: tuple[Scale, ...]
    totals: tuple[tuple[int | None, ...], ...] = field(init=False, compare=False, repr=False)
    """By type and size: the points of a whole collection; derived, kept for speed."""

    def __post_init__(self) -> None:
        rows = (
            (0, *(figure and size * figure.number for size, figure in enumerate(s.figures, 1)))
            for s in self.scales
        )
        object.__setattr__(self, "totals", tuple(rows))

    def scale(self, ingredient: Ingredient) -> Scale:
        """The scale of a natural type."""
        return self.scales[ingredient.place]

    def largest(self, ingredient: Ingredient) -> int | None:
        """The most cards a collection of that type may have, if that is known."""
        scale = self.scale(ingredient)
        return len(scale.figures) if scale.end else None

    def points(self, ingredient: Ingredient, size: int) -> int | None:
        """What a collection counts, if that is known."""
        row = self.totals[ingredient.place]
        return row[size] if 0 <= size < len(row) else None


@dataclass(frozen=True, slots=True)
class Recipe:
    """What the best three move forward and the worst moves back. Without numbers: the Lightning."""

    points: tuple[int, ...] = ()

    def __str__(self) -> str:
        return "/".join(map(str, self.points)) or "lightning"

    @property
    def lightning(self) -> bool:
        """Whether it is the Magic Lightning."""
        return not self.points

    @property
    def last(self) -> int:
        """What the worst result moves, a negative number."""
        return self.points[-1]

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        names = ("first", "second", "third", "last")
        shown = (str(n).replace("-", "−") for n in self.points)
        numbers = dict(zip(names, shown, strict=False))
        return ("recipe", numbers) if self.points else ("lightning", {})


LIGHTNING = Recipe()
RECIPES = 9
LONGEST_TRACK = 500


@dataclass(frozen=True, slots=True)
class Kit:
    """Values, the recipes of the box (as far as known) and the number of the track's last space."""

    values: Values
    recipes: tuple[tuple[Recipe, Provenance], ...]
    track: Figure | None

    def __str__(self) -> str:
        rows = zip(NATURAL, self.values.scales, strict=True)
        parts = [f"{kind}={scale}" for kind, scale in rows if scale.figures]
        parts += [f"recipes={','.join(f'{r}{origin.value}' for r, origin in self.recipes)}"]
        return "&".join([*parts, *([f"track={self.track}"] if self.track else [])])

    @property
    def cards(self) -> tuple[Recipe, ...]:
        """The recipes of the box."""
        return tuple(recipe for recipe, _ in self.recipes)

    @property
    def complete(self) -> bool:
        """Whether a whole game can be played with it."""
        known = all(scale.complete for scale in self.values.scales)
        return known and len(self.recipes) == RECIPES and self.track is not None

    @property
    def conjectured(self) -> bool:
        """Whether any part of it is a guess."""
        scales = self.values.scales
        figures = [figure.provenance for scale in scales for figure in scale.figures if figure]
        origins = [*figures, *(s.end for s in scales if s.end), *(o for _, o in self.recipes)]
        track = [self.track.provenance] if self.track else []
        return weakest([*origins, *track]) is Provenance.CONJECTURE


KEYS = (*map(str, NATURAL), "recipes", "track")


def parse_kit(line: str, base: Kit | None = None, complete: bool = True) -> Kit:
    """A kit from its line; what the line leaves out is taken from `base`.

    `Refused` names the type and the part that is text or out of range, and, if it is to be
    complete, what is missing.
    """
    field = fields(line, KEYS)
    scales = tuple(
        parse_scale(field[str(kind)], kind, complete)
        if str(kind) in field
        else base_scale(kind, base, complete)
        for kind in NATURAL
    )
    recipes = base.recipes if base else ()
    if "recipes" in field:
        recipes = tuple(parse_known_recipe(part) for part in field["recipes"].split(","))
    if complete and len(recipes) != RECIPES:
        raise wrong(Input.VALUES, "recipes", count=len(recipes), right=RECIPES)
    track = parse_figure(field["track"], LONGEST_TRACK) if "track" in field else None
    track = track or (base.track if base else None)
    if complete and not track:
        raise wrong(Input.VALUES, "no-track")
    return Kit(Values(scales), recipes, track)


def wrong(rule: Input, case: str, **facts: object) -> Refused:
    """The error for a bad part of what somebody entered."""
    return Refused(because(rule, case, **facts))


def base_scale(kind: Ingredient, base: Kit | None, complete: bool) -> Scale:
    """The scale of a type that a line does not speak of; `Refused` if there must be one."""
    if base:
        return base.values.scale(kind)
    if complete:
        raise wrong(Input.VALUES, "no-row", ingredient=kind)
    return Scale((), None)


def parse_scale(text: str, kind: Ingredient, complete: bool = True) -> Scale:
    """A type's numbers, with commas or blanks in between. `Refused` for gaps, text, odd lengths."""
    parts = [part.strip() for part in text.split(",")] if "," in text else text.split()
    end: Provenance | None = Provenance.ENTERED
    ends = {f"x{origin.value}": origin for origin in Provenance} | {"-": None}
    if parts and parts[-1] in ends:
        end = ends[parts.pop()]
    figures = tuple(parse_entry(part, kind, size) for size, part in enumerate(parts, 1))
    check_scale(Scale(figures, end), kind, complete)
    return Scale(figures, end)


def parse_entry(part: str, kind: Ingredient, size: int) -> Figure | None:
    """One number of a scale, `None` for `-`; `Refused` names the type and the size."""
    if part in ("", "-"):
        return None
    try:
        return parse_figure(part, 999)
    except Refused as refused:
        facts = {"ingredient": kind, "size": size, "part": part, "right": "1 - 999"}
        raise wrong(Input.VALUES, "no-number", **facts) from refused


def check_scale(scale: Scale, kind: Ingredient, complete: bool) -> None:
    """`Refused` for a scale with gaps, for one number only, for more than there are cards."""
    most = kind.copies + 4
    if len(scale.figures) > most:
        facts = {"count": len(scale.figures), "right": most}
        raise wrong(Input.VALUES, "too-many", ingredient=kind, **facts)
    if not complete:
        return
    if None in scale.figures:
        raise wrong(Input.VALUES, "gap", ingredient=kind, size=scale.figures.index(None) + 1)
    if scale.end is None:
        raise wrong(Input.VALUES, "gap", ingredient=kind, size=len(scale.figures) + 1)
    if len(scale.figures) < 2:
        raise wrong(Input.VALUES, "too-few", ingredient=kind, count=len(scale.figures))


def parse_figure(text: str, most: int) -> Figure:
    """A whole number from 1 to `most` and the letter of its origin. `Refused` otherwise."""
    text = text.strip()
    digits = text.rstrip("brc")
    letter = text[len(digits) :]
    plain = digits.isascii() and digits.isdigit() and len(digits) < 5 and len(letter) < 2
    if not plain or not 1 <= int(digits) <= most:
        raise wrong(Input.NUMBER, "number", part=text, right=f"1 - {most}")
    return Figure(int(digits), Provenance(letter))


def parse_known_recipe(text: str) -> tuple[Recipe, Provenance]:
    """A recipe and the letter of its origin."""
    numbers = text.strip().rstrip("brc")
    letter = text.strip()[len(numbers) :]
    if len(letter) > 1 or numbers.lower() == "lightning":
        raise wrong(Input.RECIPE, "recipe", part=text, right="5/3/1/-2")
    return parse_recipe(numbers), Provenance(letter)


def parse_recipe(text: str) -> Recipe:
    """`5/3/1/-2`: three numbers forward, none larger than the one before, and one back.

    `lightning` is the Magic Lightning. `Refused` otherwise.
    """
    if text.strip().lower() == "lightning":
        return LIGHTNING
    parts = [part.strip() for part in text.replace("−", "-").split("/")]
    plain = [p.isascii() and p.removeprefix("-").isdigit() and len(p) < 4 for p in parts]
    numbers = [int(part) for part in parts] if all(plain) and len(parts) == 4 else []
    if not numbers or sorted(numbers, reverse=True) != numbers or numbers[2] < 0 or numbers[3] > 0:
        raise wrong(Input.RECIPE, "recipe", part=text, right="5/3/1/-2")
    return Recipe(tuple(numbers))


BOOK = parse_kit(
    "GW=-,-,-,-,-,-,10b,-&BE=-,8b,-&GE=-,-,-,11b,-&TH=-,-,14b,-&GS=-,-,15b,-"
    "&WB=-,21b,22b,-&FB=-,-,30b,-&recipes=5/3/1/-2b",
    complete=False,
)
"""Only what the rule text says: what a question about the book may use."""

PLAYING = parse_kit(
    "BS=3c,4r,5c,6c,7c,8c,9r,xr"
    "&GW=4c,5c,6c,7c,8c,9c,10b,xc"
    "&BE=7c,8b,9c,10c,11c,12c,xc"
    "&GE=8c,9c,10c,11b,12c,13c,xc"
    "&TH=12c,13c,14b,15c,16c,xc"
    "&GS=13c,14c,15b,16c,17c,xc"
    "&SG=17c,18c,19c,20c,xc"
    "&WB=20c,21b,22b,23c,xc"
    "&FB=28c,29c,30b,xc"
    "&GR=30c,31r,32r,xr"
    "&recipes=5/3/1/-2b,6/4/2/-3r,6/4/2/-3c,5/3/1/-2c,5/3/1/-2c,5/3/1/-2c"
    ",4/2/1/-1c,4/2/1/-1c,4/2/1/-1c"
    "&track=25c"
)
"""A whole kit to play with; partly conjectured: each further card adds 1 to the value of a card,
as in every pair of known numbers, and the largest collections grow rarer with the type."""


def contradictions(kit: Kit) -> tuple[Reason, ...]:
    """Where entered values differ from the rule text: worth a second look at the card."""
    return tuple(
        reason
        for kind in NATURAL
        for size, known in enumerate(BOOK.values.scale(kind).figures, 1)
        if known and (reason := contradiction(kit, kind, size, known.number))
    )


def contradiction(kit: Kit, kind: Ingredient, size: int, book: int) -> Reason | None:
    """What is wrong with an entry that the book knows: another number, or a scale cut short."""
    scale = kit.values.scale(kind)
    if size > len(scale.figures):
        return because(Rule.VALUES, "cut-short", ingredient=kind, size=size, book=book)
    own = scale.at(size)
    if own is None or own.number == book:
        return None
    facts = {"ingredient": kind, "size": size, "number": own.number, "book": book}
    return because(Rule.VALUES, "differs", **facts)
