"""Collections: what one is, what it counts, and the best that a hand can form.

A collection is `Cards` with one natural type and perhaps wild cards; a *choice* is none, one or
two of them. `7GW.2BE` is a choice of two.
Source: Zaubercocktail, Italian rule text, end of the round (ZAU-COLL).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from operator import add
from typing import TypeAlias

from gamelib.games.zaubercocktail.ingredients import NATURAL, NONE, WILD, Cards, Ingredient
from gamelib.games.zaubercocktail.rules import Rule
from gamelib.games.zaubercocktail.values import Provenance, Values, weakest
from gamelib.ruling import Answer, Reason, Refused, Rung, ScoreLine, answer, because, first, rung

Choice: TypeAlias = tuple[Cards, ...]
"""The collections of a player, in the types' order or as laid down."""


def parse_choice(text: str) -> Choice:
    """`7GW.2BE`; `none` for no collection. Any number of any cards: the rules judge them."""
    if text.strip().lower() == "none":
        return ()
    return tuple(Cards.parse(part) for part in text.split("."))


def str_choice(choice: Choice) -> str:
    """The inverse of `parse_choice`."""
    return ".".join(map(str, choice)) or "none"


def together(choice: Iterable[Cards]) -> Cards:
    """All cards of a choice."""
    return reduce(add, choice, NONE)


def able(hand: Cards) -> bool:
    """Whether a hand can form any collection: a pair, or a natural card and a wild one."""
    naturals = [hand[kind] for kind in NATURAL]
    return max(naturals) >= 2 or (max(naturals) == 1 and hand[WILD] > 0)


def kind_of(collection: Cards) -> Ingredient:
    """The natural type of a collection."""
    return collection.kinds[0]


# What a collection counts: collection, values -> points ----------------------------------------


def counted(origin: Provenance, collection: Cards, values: Values) -> Answer[int] | None:
    """The points, if what the cards count is known from there."""
    size = len(collection)
    figure = values.scale(kind_of(collection)).at(size)
    if not figure or figure.provenance is not origin:
        return None
    facts = {"cards": collection.bunches, "size": size, "each": figure.number}
    return answer(size * figure.number, **facts, points=size * figure.number)


@rung(Rule.ADD_UP)
def book_value(collection: Cards, values: Values) -> Answer[int] | None:
    """The rule text gives the value for this size."""
    return counted(Provenance.BOOK, collection, values)


@rung(Rule.ADD_UP)
def entered_value(collection: Cards, values: Values) -> Answer[int] | None:
    """Somebody entered the value from the real card."""
    return counted(Provenance.ENTERED, collection, values)


@rung(Rule.VALUES)
def reported_value(collection: Cards, values: Values) -> Answer[int] | None:
    """A review reports the value."""
    return counted(Provenance.REPORTED, collection, values)


@rung(Rule.VALUES)
def conjectured_value(collection: Cards, values: Values) -> Answer[int] | None:
    """The value is a guess that fits the known ones."""
    return counted(Provenance.CONJECTURE, collection, values)


WORTH = (book_value, entered_value, reported_value, conjectured_value)


def result(choice: Choice, values: Values) -> tuple[ScoreLine, ...]:
    """What each collection of a legal choice counts, and why; 0 for showing the hand.

    `Refused` if a value is unknown: nothing is invented.
    """
    if not choice:
        return (ScoreLine(0, because(Rule.MUST_COLLECT, "no-collection")),)
    return tuple(count(collection, values) for collection in choice)


def count(collection: Cards, values: Values) -> ScoreLine:
    """What one collection counts, and why. `Refused` if its value is unknown."""
    known(collection, values)
    ruling = first(WORTH, collection, values)
    return ScoreLine(ruling.answer, ruling.reason)


def known(collection: Cards, values: Values) -> int:
    """What a collection counts. `Refused` if its value is unknown."""
    kind, size = kind_of(collection), len(collection)
    points = values.points(kind, size)
    if points is None:
        raise Refused(because(Rule.VALUES, "unknown-value", ingredient=kind, size=size))
    return points


def total(choice: Choice, values: Values) -> int:
    """The points of a choice. `Refused` if a value is unknown."""
    return sum(known(collection, values) for collection in choice)


def rests_on(choice: Choice, values: Values) -> Provenance:
    """How surely the result of a choice is known: as surely as its least sure value."""
    figures = [values.scale(kind_of(cards)).at(len(cards)) for cards in choice]
    return weakest(figure.provenance for figure in figures if figure)


# May this be laid down: choice, hand, values -> yes or no ----------------------------------------


@rung(Rule.TWO_CARDS)
def unable(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """Nothing is laid down since nothing can be; the hand is shown."""
    facts = {"cards": hand.bunches, "count": len(hand)}
    return answer(True, **facts) if not choice and not able(hand) else None


@rung(Rule.MUST_COLLECT)
def none_though_able(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """Nothing is laid down though the hand can form a collection."""
    return answer(False, cards=hand.bunches) if not choice else None


@rung(Rule.ONE_OR_TWO)
def too_many_collections(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """Three collections or more."""
    return answer(False, count=len(choice)) if len(choice) > 2 else None


@rung(Rule.TWO_CARDS)
def too_few_cards(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """One of the collections is a single card, or nothing at all."""
    bad = next((cards for cards in choice if len(cards) < 2), None)
    return None if bad is None else answer(False, cards=bad.bunches, count=len(bad))


@rung(Rule.WILD)
def only_wild(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """One of the collections has wild cards only."""
    bad = next((cards for cards in choice if not cards.kinds), None)
    return None if bad is None else answer(False, cards=bad.bunches)


@rung(Rule.EQUAL_CARDS)
def mixed(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """One of the collections has two natural types."""
    bad = next((cards for cards in choice if len(cards.kinds) > 1), None)
    return None if bad is None else answer(False, cards=bad.bunches)


@rung(Rule.DIFFERENT_TYPES)
def same_type_twice(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """Both collections are of one type."""
    kinds = [kind_of(cards) for cards in choice]
    return answer(False, ingredient=kinds[0]) if len(set(kinds)) < len(kinds) else None


@rung(Rule.ONE_OR_TWO)
def not_in_hand(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """Some of the cards are not in the hand."""
    missing = hand.missing(together(choice))
    return answer(False, cards=missing.bunches) if len(missing) else None


@rung(Rule.LONGEST)
def beyond_the_scale(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """One of the collections is larger than the scale of its type."""
    for cards in choice:
        largest = values.largest(kind_of(cards))
        if largest and len(cards) > largest:
            return answer(False, cards=cards.bunches, size=len(cards), largest=largest)
    return None


@rung(Rule.VALUES)
def value_unknown(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """What one of the collections counts is not known, so nobody can rule on it."""
    for cards in choice:
        kind, size = kind_of(cards), len(cards)
        if values.points(kind, size) is None:
            return answer(False, ingredient=kind, size=size)
    return None


@rung(Rule.NATURAL_NEEDED)
def several_wild(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """One of the collections has several wild cards, and a natural one."""
    found = next((cards for cards in choice if cards[WILD] > 1), None)
    return answer(True, cards=found.bunches, size=len(found)) if found else None


@rung(Rule.WILD)
def wild_joins(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """A wild card joins a collection and counts like its other cards."""
    found = next((cards for cards in choice if cards[WILD]), None)
    return answer(True, cards=found.bunches, size=len(found)) if found else None


@rung(Rule.EQUAL_CARDS)
def one_collection(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """One collection of equal cards."""
    return answer(True, cards=choice[0].bunches) if len(choice) == 1 else None


@rung(Rule.ONE_OR_TWO)
def two_collections(choice: Choice, hand: Cards, values: Values) -> Answer[bool] | None:
    """Two collections of different types."""
    return answer(True, first=choice[0].bunches, second=choice[1].bunches)


COLLECTING: tuple[Rung[bool], ...] = (
    unable,
    none_though_able,
    too_many_collections,
    too_few_cards,
    only_wild,
    mixed,
    same_type_twice,
    not_in_hand,
    beyond_the_scale,
    value_unknown,
    several_wild,
    wild_joins,
    one_collection,
    two_collections,
)


# The best that a hand can form --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Best:
    """The best choice of a hand, the best other one (if any), and why that is not better."""

    choice: Choice
    points: int
    runner_up: Choice | None = None
    runner_up_points: int = 0
    why: Reason | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One collection that a hand could form: its type, natural and wild cards, points."""

    kind: Ingredient
    natural: int
    wild: int
    points: int

    @property
    def cards(self) -> Cards:
        """The collection itself."""
        counts = [0] * len(NONE.counts)
        counts[self.kind.place], counts[WILD.place] = self.natural, self.wild
        return Cards(tuple(counts))


Options: TypeAlias = tuple[Option, ...]


def merit(options: Options) -> tuple[int, int, int]:
    """What makes a choice better: points, then number of cards, then wild cards kept."""
    wild = sum(option.wild for option in options)
    cards = sum(option.natural for option in options) + wild
    return sum(option.points for option in options), cards, -wild


def options(kind: Ingredient, hand: Cards, values: Values) -> Iterator[Option]:
    """Every collection of one type. `Refused` if the value of a possible one is unknown."""
    most = values.largest(kind)
    for natural in range(1, hand[kind] + 1):
        for wild in range(hand[WILD] + 1):
            size = natural + wild
            if size < 2 or (most and size > most):
                continue
            points = values.points(kind, size)
            if points is None:
                raise Refused(because(Rule.VALUES, "unknown-value", ingredient=kind, size=size))
            yield Option(kind, natural, wild, points)


def top(found: Iterable[Option]) -> Options:
    """For each number of wild cards the best option with them."""
    best: dict[int, Option] = {}
    for option in found:
        held = best.get(option.wild)
        if held is None or merit((option,)) > merit((held,)):
            best[option.wild] = option
    return tuple(best.values())


def choices(rows: tuple[Options, ...], wild: int) -> Iterator[Options]:
    """Every choice of one or two options of different rows that uses at most so many wild cards."""
    for row in rows:
        yield from ((option,) for option in row)
    for one, other in combinations(rows, 2):
        yield from ((a, b) for a in one for b in other if a.wild + b.wild <= wild)


def best(hand: Cards, values: Values) -> Best:
    """The best choice of a hand: most points, then most cards, then fewest wild cards.

    The runner-up is the best choice that is not merely a part of the best one. Exact: for each
    type and number of wild cards only the best option can be in the best choice; and a runner-up
    is either of that sort too, or made of the two best types alone, all of which are looked at.
    `Refused` if the value of a possible collection is unknown.
    """
    every = {kind: tuple(options(kind, hand, values)) for kind in hand.kinds}
    tops = tuple(map(top, every.values()))
    winner = max(choices(tops, hand[WILD]), key=merit, default=())
    if not winner:
        return Best((), 0)
    own = tuple(every[option.kind] for option in winner)
    others = (*choices(tops, hand[WILD]), *choices(own, hand[WILD]))
    second = max((other for other in others if not within(other, winner)), key=merit, default=())
    chosen, points = laid(winner), merit(winner)[0]
    if not second:
        return Best(chosen, points)
    why = first(BETTER, winner, second).reason
    return Best(chosen, points, laid(second), merit(second)[0], why)


def best_choice(hand: Cards, values: Values) -> Choice:
    """Only the best choice, quicker. `Refused` as above."""
    tops = tuple(top(options(kind, hand, values)) for kind in hand.kinds)
    return laid(max(choices(tops, hand[WILD]), key=merit, default=()))


def within(other: Options, choice: Options) -> bool:
    """Whether a choice is only a part of another one."""
    held = {option.kind: option for option in choice}
    return all(
        option.kind in held
        and option.natural <= held[option.kind].natural
        and option.wild <= held[option.kind].wild
        for option in other
    )


def laid(chosen: Options) -> Choice:
    """The choice itself, the more valuable collection first."""
    ordered = sorted(chosen, key=lambda option: (-option.points, option.kind.place))
    return tuple(option.cards for option in ordered)


@rung(Rule.ADD_UP)
def more_points(winner: Options, second: Options) -> Answer[bool] | None:
    """The best choice counts more."""
    points, fewer = merit(winner)[0], merit(second)[0]
    facts = {"cards": together(laid(second)).bunches, "points": fewer, "best": points}
    return answer(True, **facts) if points > fewer else None


@rung(Rule.MORE_CARDS)
def more_cards_laid(winner: Options, second: Options) -> Answer[bool] | None:
    """Both count the same; the best choice has more cards, which breaks ties."""
    most, count = merit(winner)[1], merit(second)[1]
    facts = {"cards": together(laid(second)).bunches, "count": count, "best": most}
    return answer(True, **facts, points=merit(winner)[0]) if most > count else None


@rung(Rule.NO_HAND_LIMIT)
def wild_kept(winner: Options, second: Options) -> Answer[bool] | None:
    """Both count the same and have as many cards; the best choice keeps wild cards."""
    kept = merit(winner)[2] - merit(second)[2]
    facts = {"cards": together(laid(second)).bunches, "kept": kept}
    return answer(True, **facts) if kept else None


@rung(Rule.ONE_OR_TWO)
def equally_good(winner: Options, second: Options) -> Answer[bool] | None:
    """Both are equally good."""
    return answer(True, cards=together(laid(second)).bunches, points=merit(winner)[0])


BETTER = (more_points, more_cards_laid, wild_kept, equally_good)
