"""What is a hand worth: the chances of each number of tricks, and the points of each bid.

In the first round the chances are exact. Later they come from rounds played at random deals, by
the models of `gamelib.odds.rounds`. Where others have bid, those deals are taken that fit their
bids best: one of `FITTING`.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from gamelib.bidding import Before, Model, Outlook, Prospect
from gamelib.games.cards import Card, check_copies
from gamelib.odds.first import exact
from gamelib.odds.pack import CODES, Small, packed, worths
from gamelib.odds.rounds import Outcome, Rounds, dealt, together

GAMES = 10_000
"""So many rounds bring a chance within one percentage point, in 19 of 20 cases."""
FITTING = 4
LEAST, MOST_TRICKS = 2_000, 50 * GAMES
"""Large hands have many bids of many tricks each: fewer rounds, but never so few."""


def prospect(known: Before, model: Model, bid: int, games: int = GAMES, seed: int = 0) -> Prospect:
    """What comes of a bid. `Refused` for cards that cannot lie so."""
    return prospects(known, model, (bid,), games, seed)[0]


def prospects(
    known: Before, model: Model, bids: tuple[int, ...], games: int = GAMES, seed: int = 0
) -> tuple[Prospect, ...]:
    """What comes of each of these bids, on the same deals."""
    check(known)
    if known.cards == 1:
        return tuple(exact(known, model, bid) for bid in bids)
    random = np.random.default_rng(seed)
    hands, worth = deals(known, games, random)
    if model is Model.AIMING:
        outcomes = [played(known, model, bid, hands, worth, random) for bid in bids]
    else:
        outcomes = [played(known, model, 0, hands, worth, random)] * len(bids)
    return tuple(found(known, model, bid, o) for bid, o in zip(bids, outcomes, strict=True))


def outlook(known: Before, seed: int = 0) -> Outlook:
    """What comes of every bid. Large hands are played less often, so that nobody has to wait."""
    games = min(GAMES, max(LEAST, MOST_TRICKS // known.cards**2))
    bids = tuple(range(known.cards + 1))
    models = (Model.AIMING, Model.EAGER, Model.CHANCE)
    return Outlook(known, *(prospects(known, model, bids, games, seed) for model in models))


def check(known: Before) -> None:
    """`Refused` if a card is there more often than in the deck."""
    hands = [card for hand in known.hands for card in hand or ()]
    check_copies([*hands, *known.out], known.edition.tricks.deck)


# Later rounds: played many times -----------------------------------------------------------------


def deals(
    known: Before, games: int, random: np.random.Generator
) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.float32]]:
    """Hands as bits and what they are worth, `[seat, deal]`; those that fit the earlier bids."""
    told = [s for s in range(known.players) if s != known.seat and known.said(s) is not None]
    count = games * FITTING if told else games
    hands, worth = all_deals(known, count, random)
    if told:
        said = np.array([known.said(s) for s in told])[:, None]
        misfit = np.abs(worth[told] - said).sum(0)
        best = np.argpartition(misfit, games)[:games]
        hands, worth = hands[:, best], worth[:, best]
    return hands, worth


def all_deals(
    known: Before, count: int, random: np.random.Generator
) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.float32]]:
    """Deals of all cards that are not known to lie elsewhere."""
    pack = packed(known.edition.tricks)
    shown = [card for hand in known.hands for card in hand or ()]
    codes = pack.codes([*known.out, *shown])
    at = len(known.out)
    unseen = np.setdiff1d(np.arange(len(pack.cards), dtype=np.uint8), codes)
    hidden = sum(hand is None for hand in known.hands)
    rows = without_turned(known, unseen, hidden * known.cards, count, random)
    values = worths(pack, number(known), known.players, known.cards)
    hands = np.zeros((known.players, count), np.uint64)
    worth = np.zeros((known.players, count), np.float32)
    for seat, hand in enumerate(known.hands):
        if hand is None:
            own, rows = rows[: known.cards], rows[known.cards :]
        else:
            own = np.array(codes[at : at + len(hand)], np.uint8)[:, None]
            at += len(hand)
        hands[seat], worth[seat] = together(own), values[own].sum(0)
    return hands, worth


def without_turned(
    known: Before,
    unseen: npt.NDArray[np.uint8],
    drawn: int,
    count: int,
    random: np.random.Generator,
) -> npt.NDArray[np.uint8]:
    """Deals of unseen cards, `[card, deal]`; where the card turned up is not known, without it.

    Another one is guessed for each deal. In its place comes one card more than is needed.
    """
    if not (likely := known.turnable):
        return dealt(unseen, drawn, count, random)
    # Of cards alike the last is unseen, as those that are seen have the first codes.
    code = {card: at for at, card in enumerate(packed(known.edition.tricks).cards)}
    turned = random.choice([code[card] for card in likely], count, p=list(likely.values()))
    rows = dealt(unseen, drawn + 1, count, random)
    return np.where(rows[:-1] == turned, rows[-1], rows[:-1])


def played(
    known: Before,
    model: Model,
    bid: int,
    hands: npt.NDArray[np.uint64],
    worth: npt.NDArray[np.float32],
    random: np.random.Generator,
) -> Outcome:
    """What comes of these deals if everybody bids what the hand is worth, or what is known."""
    count = hands.shape[1]
    aims: Small = np.rint(worth).astype(np.int8)
    for at in range(known.players):
        if (own := bid if at == known.seat else known.said(at)) is not None:
            aims[at] = own
    trump = np.full(count, number(known), np.int8)
    pack = packed(known.edition.tricks)
    return Rounds(pack, hands, trump, known.cards, aims, model).play(random)


def number(known: Before) -> int:
    """The number of the trump suit, or what stands for none."""
    return packed(known.edition.tricks).number(known.trump)


def found(known: Before, model: Model, bid: int, outcome: Outcome) -> Prospect:
    """What the rounds tell of a bid."""
    won = outcome.won[known.seat]
    chances = np.bincount(won, minlength=known.cards + 1) / len(won)
    return Prospect(
        model,
        bid,
        tuple(map(float, chances)),
        average(known, bid, outcome),
        takes(known, outcome),
        len(won),
    )


def average(known: Before, bid: int, outcome: Outcome) -> float:
    """The points of a bid on average."""
    won, grail = outcome.won[known.seat].astype(np.int64), outcome.grail[known.seat]
    kinds, counts = np.unique(won * 4 + grail * 2 + outcome.annulled, return_counts=True)
    points = [
        known.points(bid, kind // 4, grail=bool(kind & 2), annulled=bool(kind & 1))
        for kind in map(int, kinds)
    ]
    return float(np.dot(points, counts) / counts.sum())


def takes(known: Before, outcome: Outcome) -> tuple[float, ...]:
    """How often each card of the hand takes a trick; cards alike share what they take."""
    taken = np.zeros(CODES, np.int64)
    for code, taker in zip(outcome.best, outcome.taker, strict=True):
        taken += np.bincount(code[taker == known.seat], minlength=CODES)
    count = len(outcome.annulled)
    by_card: dict[Card, float] = {}
    for place in map(int, np.flatnonzero(taken)):
        card = packed(known.edition.tricks).card(place).held
        by_card[card] = by_card.get(card, 0.0) + float(taken[place]) / count
    return tuple(by_card.get(card, 0.0) / known.hand.count(card) for card in known.hand)
