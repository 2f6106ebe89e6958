"""An opponent for Zaubercocktail: trades by what a card adds to its collections.

The strategy, written down:

1. A hand is worth its two best sorts of cards fully and all others a quarter, since they may serve
   in a later round; a lone card counts half, and wild cards join where they add most.
2. Of the offers on the table take the one that adds most to this worth, if any adds enough.
3. Otherwise call out an own idea: a card that adds much, for the one or two cards that are missed
   least. All ideas stay on the table.
4. When every idea is on the table and nobody took one, lay the stone.
5. Promises are kept. In the end the best collections are laid down.

It looks at its own hand and at what is said aloud, never at other hands. A market of such bots
ends: every trade makes both hands worth more, which cannot go on for ever; and between two trades
each bot has only so many ideas before it lays its stone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from gamelib.games.zaubercocktail import Zaubercocktail
from gamelib.games.zaubercocktail.collections import best_choice
from gamelib.games.zaubercocktail.ingredients import ALL, NATURAL, WILD, Cards, Ingredient
from gamelib.games.zaubercocktail.legality import Phase
from gamelib.games.zaubercocktail.table import (
    Accept,
    Action,
    Deliver,
    LayStone,
    Offer,
    Play,
    Table,
)
from gamelib.play import TABLE, Seat, Trace

WANTS = 2
"""For how many sorts of cards a bot calls out."""
ENOUGH = 20
"""How much a trade has to add: five points of a best collection, or twenty of another."""

Rows = tuple[tuple[int | None, ...], ...]
SINGLES = tuple(Cards.of(kind) for kind in ALL)


def choose(game: Zaubercocktail, state: Table, seat: Seat) -> Action:
    """What the bot in this seat does now; it has to be one of the actors."""
    if game.phase(state) is Phase.COLLECTING:
        return Play(best_choice(state.hands[seat], game.kit.values))
    bargain = state.bargain(seat)
    if bargain:
        return Deliver(bargain.promised[bargain.side(seat)])
    rows = game.kit.values.totals
    return (
        best_acceptance(game, state, seat)
        or next((o for o in ideas(seat, state.hands[seat], rows) if o not in state.offers), None)
        or LayStone()
    )


def play_on(
    game: Zaubercocktail, trace: Trace[Table, Action], random: Random, seats: tuple[Seat, ...] = ()
) -> Trace[Table, Action]:
    """One step more: some actor acts, chosen at random among these seats (all, if not said)."""
    actors = game.actors(trace.state)
    able = [seat for seat in actors if seat == TABLE or not seats or seat in seats]
    if not able:
        return trace
    seat = random.choice(able)
    if seat == TABLE:
        return trace.then(TABLE, game.chance(trace.state, random))
    return trace.then(seat, choose(game, trace.state, seat))


# What a hand is worth -----------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def worth(hand: Cards, rows: Rows) -> int:
    """What a hand is worth: four times its two best sorts, once all others."""
    marks = [mark(row, hand.counts[place]) for place, row in enumerate(rows)]
    for _ in range(hand[WILD]):
        join_wild(marks, hand, rows)
    marks.sort(reverse=True)
    return 4 * (marks[0] + marks[1]) + sum(marks[2:])


def mark(row: tuple[int | None, ...], held: int) -> int:
    """What so many cards of a type count: a lone one half, more than the scale no more."""
    points = row[held if held < len(row) else -1] or 0
    return points // 2 if held == 1 else points


def join_wild(marks: list[int], hand: Cards, rows: Rows) -> None:
    """Let a wild card join the type where it adds most."""
    gains = [
        mark(rows[p], hand.counts[p] + 1) - marks[p] if hand.counts[p] else 0
        for p in range(len(rows))
    ]
    best = max(range(len(gains)), key=gains.__getitem__)
    marks[best] += max(0, gains[best])


# What to say --------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def ideas(seat: Seat, hand: Cards, rows: Rows) -> tuple[Offer, ...]:
    """Offers that would make the hand worth more, the most wanted cards first."""
    wanted = sorted(NATURAL, key=lambda kind: -worth(hand + SINGLES[kind.place], rows))[:WANTS]
    spare = sorted(hand.kinds, key=lambda kind: -worth(hand - SINGLES[kind.place], rows))
    return tuple(
        Offer(seat, gives, wants)
        for size in (1, 2)
        for want in wanted
        for wants in (SINGLES[want.place],)
        for gives in cheapest(spare, want, size, hand)
        if gain(hand, gives, wants, rows) >= ENOUGH
    )


def cheapest(spare: list[Ingredient], want: Ingredient, size: int, hand: Cards) -> Iterator[Cards]:
    """The cards that are missed least, but none of the wanted sort."""
    row = [kind for kind in spare if kind is not want for _ in range(min(2, hand[kind]))]
    if len(row) > size:
        yield Cards.of(*row[:size])


@lru_cache(maxsize=1 << 16)
def gain(hand: Cards, gives: Cards, takes: Cards, rows: Rows) -> int:
    """What a trade would add to a hand; nothing if the hand cannot give the cards."""
    return worth(hand - gives + takes, rows) - worth(hand, rows) if hand.holds(gives) else 0


def best_acceptance(game: Zaubercocktail, state: Table, seat: Seat) -> Accept | None:
    """The offer on the table that adds most, if any adds enough."""
    hand, rows = state.hands[seat], game.kit.values.totals
    busy = {party for bargain in state.bargains for party in bargain.parties}
    found: list[tuple[int, Accept]] = []
    for offer in state.offers:
        if offer.by == seat or offer.to not in (None, seat) or offer.by in busy:
            continue
        for accept in acceptances(offer, hand, rows):
            gives, takes = accept.gives or offer.wants, accept.takes or offer.gives
            added = gain(hand, gives, takes, rows) if gives and takes else 0
            found += [(added, accept)] if added >= ENOUGH else []
    found.sort(key=lambda pair: -pair[0])
    return next((a for _, a in found if game.verdict(state, seat, a).legal), None)


def acceptances(offer: Offer, hand: Cards, rows: Rows) -> Iterator[Accept]:
    """Ways to accept an offer: where it says anything, name a single card."""
    if offer.gives is not None and offer.wants is not None:
        yield Accept(offer)
    elif offer.gives is not None:
        spare = max(hand.kinds, key=lambda k: worth(hand - SINGLES[k.place], rows), default=None)
        yield from [Accept(offer, gives=SINGLES[spare.place])] if spare else []
    elif offer.wants is not None:
        yield from (Accept(offer, takes=SINGLES[kind.place]) for kind in NATURAL)
