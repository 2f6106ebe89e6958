"""The first round, exactly: every card that somebody may hold is counted.

Cards that make no difference to the one that is asked about are one *sort*: with four players
there are a few hundred ways for the trick to go instead of two hundred thousand. Who bids 1 before
us holds a card that is worth at least one half, and who bids 0 another; who cannot see the own
card tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from gamelib.bidding import Before, Model, Prospect
from gamelib.games.cards import Card, Kind
from gamelib.odds.pack import packed, worths
from gamelib.odds.rounds import Trick
from gamelib.play import Seat

Weights = npt.NDArray[np.float64]
LIKELY = 0.5


@dataclass(frozen=True, slots=True)
class Sort:
    """Cards that are alike here: one of them as it is played, how many, and how often so."""

    played: Card
    group: int
    count: int
    share: float = 1.0


def exact(known: Before, model: Model, bid: int) -> Prospect:
    """What comes of a bid in the first round."""
    found: dict[tuple[bool, bool, bool], float] = {}
    for before, likely in turned(known):
        for own, weight in held(before):
            for way, share in ways(own, model, bid):
                for outcome, chance in outcomes(before, model, way):
                    found[outcome] = found.get(outcome, 0.0) + likely * weight * share * chance
    won = sum(chance for (wins, _, _), chance in found.items() if wins)
    points = sum(
        chance * known.points(bid, int(wins), grail=grail, annulled=annulled)
        for (wins, grail, annulled), chance in found.items()
    )
    return Prospect(model, bid, (1 - won, won), points, (won,) if known.hand else (), None)


def turned(known: Before) -> Iterator[tuple[Before, float]]:
    """What is known with the card turned up, or with each that it may be, with its chance."""
    likely = known.turnable
    if not likely:
        yield known, 1.0
    for card, chance in likely.items():
        yield replace(known, out=(card,)), chance


def held(known: Before) -> Iterator[tuple[Card, float]]:
    """The own card, or each that it may be, with its chance."""
    if known.hand:
        yield known.hand[0], 1.0
        return
    left = known.unseen
    for card, count in left.items():
        yield card, count / left.total()


def ways(card: Card, model: Model, bid: int | None) -> tuple[tuple[Card, float], ...]:
    """How a card is played, and how often so. Without a bid Merlin is wanted to win."""
    if len(card.plays) == 1:
        return ((card, 1.0),)
    high, low = sorted(card.plays, key=lambda way: way.kind is not Kind.WIZARD)
    if model is Model.CHANCE:
        return (high, 0.5), (low, 0.5)
    return ((low if model is Model.AIMING and bid == 0 else high, 1.0),)


def outcomes(
    known: Before, model: Model, own: Card
) -> Iterator[tuple[tuple[bool, bool, bool], float]]:
    """Whether the own card takes the trick so that it counts, with the Grail, or annulled."""
    options = [sorts(known, model, own, seat) for seat in range(known.players)]
    chosen = np.stack([a.ravel() for a in np.meshgrid(*(np.arange(len(o)) for o in options))])
    weight = weights(options, chosen, known.unseen.total() - (not known.hand))
    possible = weight > 0
    chosen, weight = chosen[:, possible], weight[possible] / weight.sum()
    pack = packed(known.edition.tricks)
    codes = np.stack(
        [
            np.array([pack.played(sort.played) for sort in option], np.int8)[at]
            for option, at in zip(options, chosen, strict=True)
        ]
    )
    trump = np.full(len(weight), pack.number(known.trump), np.int8)
    trick = Trick(len(weight), 1)
    for code in codes:
        trick.lay(pack, code, trump)
    mine = trick.at == known.seat
    kinds = (mine & ~trick.void) * 4 + (mine & trick.grail) * 2 + trick.void
    for kind in map(int, np.unique(kinds)):
        outcome = (bool(kind & 4), bool(kind & 2), bool(kind & 1))
        yield outcome, float(weight[kinds == kind].sum())


def sorts(known: Before, model: Model, own: Card, seat: Seat) -> list[Sort]:
    """What a seat may play."""
    if seat == known.seat:
        return [Sort(own, -1, 1)]
    said, hand = known.said(seat), known.hands[seat]
    if hand is not None:
        return [Sort(way, -1, 1, share) for way, share in ways(hand[0], model, said)]
    left = known.unseen
    if not known.hand:
        left[own.held] -= 1
    groups: dict[tuple[object, ...], list[Card]] = {}
    for card in left.elements():
        groups.setdefault(alike(known, own, card), []).append(card)
    fitting = [
        (number, group)
        for number, group in enumerate(groups.values())
        if said is None or not known.hand or likely(known, group[0]) == (said > 0)
    ]
    return [
        Sort(way, number, len(group), share)
        for number, group in fitting or list(enumerate(groups.values()))
        for way, share in ways(group[0], model, said)
    ]


def alike(known: Before, own: Card, card: Card) -> tuple[object, ...]:
    """What of a card makes a difference to the own card, and to what its player bids."""
    told = any(bid is not None for bid in known.bids)
    bids = told and likely(known, card)
    same, trump = card.suit is own.suit, card.suit is known.trump
    return card.kind, trump, same, (same or trump) and card.rank > own.rank, bids


def likely(known: Before, card: Card) -> bool:
    """Whether who holds this card alone bids 1."""
    pack = packed(known.edition.tricks)
    value = worths(pack, pack.number(known.trump), known.players, 1)
    return bool(value[pack.cards.index(card)] >= LIKELY)


def weights(options: list[list[Sort]], chosen: npt.NDArray[np.int64], left: int) -> Weights:
    """How likely each choice of sorts is, drawn one after the other without putting back."""
    weight = np.ones(chosen.shape[1])
    groups: list[npt.NDArray[np.int64]] = []
    for option, at in zip(options, chosen, strict=True):
        group = np.array([sort.group for sort in option])[at]
        share = np.array([sort.share for sort in option])[at]
        count = np.array([sort.count for sort in option])[at]
        before = sum(((group == g) & (group >= 0) for g in groups), np.zeros(len(at), np.int64))
        hidden = option[0].group >= 0
        weight *= share * np.maximum(count - before, 0) / (left if hidden else 1)
        left -= hidden
        groups.append(group)
    return weight
