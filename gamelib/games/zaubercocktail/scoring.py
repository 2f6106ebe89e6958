"""Who ranks where, how far each marker moves, when it is over and who wins.

Source: Zaubercocktail, Italian rule text, end of the round and end of the game (ZAU-RANK, -MOVE,
-END).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cmp_to_key
from itertools import groupby, pairwise
from typing import Any

from gamelib.games.zaubercocktail.collections import together, total
from gamelib.games.zaubercocktail.ingredients import Ingredient
from gamelib.games.zaubercocktail.rules import Rule
from gamelib.games.zaubercocktail.table import Drawing, Table
from gamelib.games.zaubercocktail.values import Kit, Recipe, Values
from gamelib.play import Seat, Who
from gamelib.ruling import Answer, Reason, Rung, ScoreLine, answer, because, first, rung


@dataclass(frozen=True, slots=True)
class Result:
    """What a seat laid down: points, number of cards, and what it drew to break ties."""

    seat: Seat
    points: int
    cards: int
    drawn: tuple[Ingredient, ...] = ()

    @property
    def who(self) -> Who:
        """The player, for a sentence."""
        return Who(self.seat)


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the ranking of a round, from 1, and why it is that one."""

    place: int
    result: Result
    reason: Reason


# Who ranks higher: two results -> 1 the first, -1 the second, 0 not settled ---------------------


def sign(own: int, other: int) -> int:
    """1 or -1, as the first of two different numbers is larger or smaller."""
    return 1 if own > other else -1


@rung(Rule.ADD_UP)
def higher_result(own: Result, other: Result) -> Answer[int] | None:
    """The higher result ranks higher."""
    facts = {"who": own.who, "points": own.points, "other": other.who, "others": other.points}
    return answer(sign(own.points, other.points), **facts) if own.points != other.points else None


@rung(Rule.MORE_CARDS)
def more_cards(own: Result, other: Result) -> Answer[int] | None:
    """Equal results: more cards rank higher."""
    facts = {"who": own.who, "cards": own.cards, "other": other.who, "others": other.cards}
    return answer(sign(own.cards, other.cards), **facts) if own.cards != other.cards else None


@rung(Rule.DRAW)
def higher_draw(own: Result, other: Result) -> Answer[int] | None:
    """Equal results with as many cards: the higher card drawn ranks higher."""
    for card, against in zip(own.drawn, other.drawn, strict=False):
        if card is not against:
            facts = {"who": own.who, "card": card, "other": other.who, "against": against}
            return answer(sign(card.place, against.place), **facts)
    return None


@rung(Rule.DRAW)
def still_equal(own: Result, other: Result) -> Answer[int] | None:
    """Nothing has settled it: both draw."""
    return answer(0, who=own.who, other=other.who, points=own.points, cards=own.cards)


RANKING: tuple[Rung[int], ...] = (higher_result, more_cards, higher_draw, still_equal)


# Why somebody is last: the last result and the one before it -> true -----------------------------


@rung(Rule.ADD_UP)
def lowest_result(own: Result, other: Result) -> Answer[int] | None:
    """The lowest result is the last."""
    return higher_result(own, other)


@rung(Rule.TIES_EVERYWHERE)
def fewest_cards(own: Result, other: Result) -> Answer[int] | None:
    """Equal results: fewer cards are last."""
    return more_cards(own, other)


@rung(Rule.TIES_EVERYWHERE)
def lowest_draw(own: Result, other: Result) -> Answer[int] | None:
    """Equal results with as many cards: the lower card drawn is last."""
    return higher_draw(own, other)


LAST: tuple[Rung[int], ...] = (lowest_result, fewest_cards, lowest_draw, still_equal)


def results(at: Table, values: Values) -> tuple[Result, ...]:
    """The result of each seat once all have laid down. `Refused` if a value is unknown."""
    plain = [
        Result(seat, total(choice, values), sum(map(len, choice)))
        for seat, choice in enumerate(at.chosen)
        if choice is not None
    ]
    drawn = [() if not at.drawings else drawn_by(r.seat, ties(plain), at.drawings) for r in plain]
    return tuple(
        Result(r.seat, r.points, r.cards, cards) for r, cards in zip(plain, drawn, strict=True)
    )


def ties(found: Iterable[Result]) -> tuple[tuple[Seat, ...], ...]:
    """The seats that are equal in everything, drawn cards included; in groups of two or more."""

    def key(one: Result) -> tuple[int, int, tuple[int, ...]]:
        return one.points, one.cards, tuple(card.place for card in one.drawn)

    groups = groupby(sorted(found, key=key), key=key)
    seats = [tuple(one.seat for one in group) for _, group in groups]
    return tuple(group for group in seats if len(group) > 1)


def drawn_by(
    seat: Seat, groups: Iterable[tuple[Seat, ...]], drawings: tuple[Drawing, ...]
) -> tuple[Ingredient, ...]:
    """The cards of a seat that count: a drawing with a wild card is drawn again by its group."""
    group = next((group for group in groups if seat in group), ())
    counting: list[Ingredient] = []
    for drawing in drawings:
        cards = [drawing[one] for one in group]
        card = drawing[seat]
        if card is None or any(one is None or one.wild for one in cards):
            continue
        counting.append(card)
        group = tuple(one for one in group if drawing[one] is card)
    return tuple(counting)


def tied(at: Table, values: Values) -> tuple[tuple[Seat, ...], ...]:
    """The groups of seats that have to draw a card now."""
    return ties(results(at, values))


def ranking(at: Table, values: Values) -> tuple[Place, ...]:
    """All places from the best to the worst, each with its reason.

    A place's reason is why it is before the next one; the last one's why it is behind.
    """

    def compare(own: Result, other: Result) -> int:
        return first(RANKING, other, own).answer

    ordered = sorted(results(at, values), key=cmp_to_key(compare))
    reasons = [first(RANKING, own, below).reason for own, below in pairwise(ordered)]
    reasons.append(first(LAST, ordered[-1], ordered[-2]).reason)
    return tuple(
        Place(place, own, reason)
        for place, (own, reason) in enumerate(zip(ordered, reasons, strict=True), 1)
    )


# How a marker moves: place, players, recipe -> spaces ---------------------------------------------


@dataclass(frozen=True, slots=True)
class Moving:
    """What a move depends on: the place, the number of players, the recipe, the stones."""

    seat: Seat
    place: int
    players: int
    recipe: Recipe
    stones: tuple[Seat, ...] = ()

    @property
    def who(self) -> Who:
        """The player, for a sentence."""
        return Who(self.seat)

    @property
    def threshold(self) -> int:
        """The last place that still earns the ring's bonus."""
        return 3 if self.players <= 5 else 4


@rung(Rule.FORWARD)
def among_best_three(moving: Moving) -> Answer[int] | None:
    """The best three move forward."""
    if moving.place > 3:
        return None
    spaces = moving.recipe.points[moving.place - 1]
    return answer(spaces, who=moving.who, place=moving.place, spaces=spaces, recipe=moving.recipe)


@rung(Rule.BACK)
def worst(moving: Moving) -> Answer[int] | None:
    """The worst moves back."""
    if moving.place < moving.players:
        return None
    back = moving.recipe.last
    return answer(back, who=moving.who, spaces=-back, recipe=moving.recipe)


@rung(Rule.FORWARD)
def between(moving: Moving) -> Answer[int] | None:
    """Who is neither among the best three nor the worst stays."""
    return answer(0, who=moving.who, place=moving.place)


BY_RECIPE = (among_best_three, worst, between)


@rung(Rule.OTHERS_NEITHER)
def no_stone(moving: Moving) -> Answer[int] | None:
    """Who laid no stone gets neither bonus nor malus."""
    return None if moving.seat in moving.stones else answer(0, who=moving.who)


@rung(Rule.NO_SECOND_BONUS)
def stone_on_chalice(moving: Moving) -> Answer[int] | None:
    """The second and the third stone bring nothing."""
    return None if moving.seat == moving.stones[0] else answer(0, who=moving.who)


@rung(Rule.RING_BONUS)
def ring_bonus(moving: Moving) -> Answer[int] | None:
    """The stone on the ring, and a place among the best."""
    facts = {"who": moving.who, "place": moving.place, "best": moving.threshold}
    return answer(2, **facts) if moving.place <= moving.threshold else None


@rung(Rule.RING_MALUS)
def ring_malus(moving: Moving) -> Answer[int] | None:
    """The stone on the ring, but no place among the best."""
    facts = {"who": moving.who, "place": moving.place, "best": moving.threshold}
    return answer(-2, **facts)


BY_RING = (no_stone, stone_on_chalice, ring_bonus, ring_malus)


@rung(Rule.FLOOR)
def held_at_start(moving: Moving, space: int, end: int | None) -> Answer[int] | None:
    """The marker would leave the track backwards."""
    return answer(-space, who=moving.who, spaces=-space) if space < 0 else None


@rung(Rule.TRACK_END)
def held_at_end(moving: Moving, space: int, end: int | None) -> Answer[int] | None:
    """The marker would leave the track at its end."""
    if end is None or space <= end:
        return None
    return answer(end - space, who=moving.who, spaces=space - end, end=end)


def moves(moving: Moving, space: int, end: int | None) -> tuple[ScoreLine, ...]:
    """All moves of one marker from its space, each with its reason; they end on the track."""
    rulings = (first(BY_RECIPE, moving), first(BY_RING, moving))
    lines = [ScoreLine(ruling.answer, ruling.reason) for ruling in rulings]
    lands = space + sum(line.points for line in lines)
    for edge in (held_at_start, held_at_end):
        held = edge(moving, lands, end)
        if held:
            lines.append(ScoreLine(held.value, Reason(edge.rule, edge.name, held.facts)))
    return tuple(lines)


def signed(number: int) -> str:
    """A number of spaces with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def in_all(seat: Seat, lines: tuple[ScoreLine, ...]) -> Reason:
    """What one marker's moves of a round come to."""
    recipe, ring, *edges = (line.points for line in lines)
    facts: dict[str, Any] = {"who": Who(seat), "recipe": signed(recipe), "ring": signed(ring)}
    facts["together"] = signed(recipe + ring + sum(edges))
    if edges:
        return because(Rule.ALL_MOVES_TOGETHER, "held", **facts)
    return because(Rule.ALL_MOVES_TOGETHER, "in-all", **facts)


def all_moves(at: Table, kit: Kit) -> dict[Seat, tuple[ScoreLine, ...]]:
    """The moves of every marker, once the ranking is settled."""
    end = kit.track.number if kit.track else None
    assert at.recipe is not None  # Nobody lays anything down without one.
    return {
        place.result.seat: moves(
            Moving(place.result.seat, place.place, at.players, at.recipe, at.stones),
            at.track[place.result.seat],
            end,
        )
        for place in ranking(at, kit.values)
    }


# Is it over, and who has won: table, track -> reason ----------------------------------------------


@rung(Rule.LIGHTNING_ENDS)
def lightning_turned(at: Table, end: int | None) -> Answer[bool] | None:
    """The Lightning lies open."""
    over = at.recipe is not None and at.recipe.lightning
    return answer(True, rounds=len(at.past)) if over else None


@rung(Rule.TRACK_ENDS)
def track_finished(at: Table, end: int | None) -> Answer[bool] | None:
    """A marker stands on the last space."""
    over = end is not None and at.recipe is None and max(at.track) >= end
    return answer(True, end=end, rounds=len(at.past)) if over else None


@rung(Rule.NEXT_RECIPE)
def goes_on(at: Table, end: int | None) -> Answer[bool] | None:
    """Neither of them."""
    return answer(False, round=at.round)


ENDING = (lightning_turned, track_finished, goes_on)


@rung(Rule.FURTHEST_WINS)
def furthest(at: Table) -> Answer[tuple[Seat, ...]] | None:
    """One marker is ahead of all others."""
    seats = tuple(in_front(at))
    return answer(seats, winner=Who(seats[0]), space=max(at.track)) if len(seats) == 1 else None


@rung(Rule.JOINT_WINNERS)
def furthest_together(at: Table) -> Answer[tuple[Seat, ...]] | None:
    """Several markers share the place in front."""
    seats = tuple(in_front(at))
    return answer(seats, winners=tuple(map(Who, seats)), space=max(at.track))


WINNING = (furthest, furthest_together)


def in_front(at: Table) -> Iterator[Seat]:
    """The seats whose markers are furthest ahead."""
    return (seat for seat in at.seats if at.track[seat] == max(at.track))


def revealed(at: Table, values: Values) -> tuple[Reason, ...]:
    """What everybody sees when the collections are turned over: each result, then each place."""
    found = [
        because(
            Rule.ADD_UP, "result", who=one.who, cards=together(choice).bunches, points=one.points
        )
        if choice
        else because(Rule.MUST_COLLECT, "hand-shown", who=one.who)
        for one, choice in zip(results(at, values), at.chosen, strict=True)
    ]
    places = tuple(place.reason for place in ranking(at, values))
    return (because(Rule.REVEAL, "revealed"), *found, *places)
