"""Opponents for the play pages: sensible, explainable, and without a peek.

A bot is a pure function of what its seat may see. It draws no random numbers: the same position
gives the same action, so a game is repeated by its seed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from gamelib import ruling
from gamelib.games.cards import Card, Cards, Suit
from gamelib.games.rounds import Action, Bid, ChooseTrump, Edition, Evening, Phase, on_table
from gamelib.games.tricks import Round, TrickGame
from gamelib.play import Seat, allowed
from gamelib.ruling import Reason, because

# Trick games with bids (Wizard, Camelot) ---------------------------------------------------------
#
# How the bot bids: it puts all cards in order, by how many others beat them when they are led.
# (Trumping counts less the larger the hands are, since others then mostly have to follow suit.) A
# card is worth the chance that each of the others plays a weaker one; where q of the unseen cards
# are weaker and k others play, that is q to the power of k. On average these chances sum to one
# for each trick, as they must. The bid is their sum over the hand, or the nearest one allowed.
#
# How it plays: as long as tricks are missing it wins as cheaply as it can when it plays last, and
# otherwise with its best card if that is likely to hold; if it cannot win it gives its weakest
# card. With its bid fulfilled it gets rid of the strongest card that loses, and leads its weakest.
# A card that wins in some positions and is null in others, such as the Grail, may bring points to
# whoever wins its trick: where it is null it is kept as long as the tricks that are missing can be
# won without the card that goes in its place, Merlin as a Jester or a low card.
#
# What it knows: its own hand, the card turned up, the bids that lie open, every card played.

HOLDS = 0.5
"""From this chance on a card is "likely to hold"."""
PRESSURE = 0.75
"""How eagerly each of the others beats a card; 1 would be: with every card it has not shown."""
CHANGEABLE = 0.5
"""What a card is worth that is the strongest in half of the positions, and null in the others."""
FOLLOWING = 0.8
"""For each further card in a hand, how much rarer it is that its owner need not follow suit."""


class Tip(ruling.Rule):
    """What a bot would do, and why."""

    BID = "TIP-BID"
    """The hand is worth about so many tricks."""
    TRUMP = "TIP-TRUMP"
    """The longest and strongest suit makes the best trump."""
    ONLY = "TIP-ONLY"
    """There is no choice."""
    WIN = "TIP-WIN"
    """A trick is missing, so it should be won."""
    LOSE = "TIP-LOSE"
    """The bid is fulfilled, or this trick cannot be won."""
    VOID = "TIP-VOID"
    """The trick will not count, so it is time for cards that are not needed."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An action that makes sense, and why."""

    action: Action
    reason: Reason


def hint(edition: Edition, state: Evening, seat: Seat) -> Hint:
    """What this seat should do, from what it may know. `LookupError` if it may do nothing."""
    legal = allowed(edition.verdicts(state, seat))
    if not legal:
        raise LookupError(f"seat {seat} has nothing to do")
    if len(legal) == 1:
        return Hint(legal[0], because(Tip.ONLY, "only"))
    view = edition.view(state, seat)
    match edition.phase(state):
        case Phase.CHOOSE:
            return best_trump(edition, view, seat, legal)
        case Phase.BID:
            return best_bid(edition, view, seat, legal)
    return best_card(edition, view, seat, [card for card in legal if isinstance(card, Card)])


def action(edition: Edition, state: Evening, seat: Seat) -> Action:
    """What the bot at this seat does."""
    return hint(edition, state, seat).action


def best_trump(edition: Edition, view: Evening, seat: Seat, legal: list[Action]) -> Hint:
    """The suit with the highest sum of ranks in the hand."""
    hand = on_table(view).round.hands[seat] or ()

    def weight(choice: Action) -> int:
        suit = choice.suit if isinstance(choice, ChooseTrump) else None
        return sum(card.rank for card in hand if card.suit is suit)

    choice = max(legal, key=weight)
    suit = choice.suit if isinstance(choice, ChooseTrump) else None
    return Hint(choice, because(Tip.TRUMP, "strongest-suit", suit=suit))


def best_bid(edition: Edition, view: Evening, seat: Seat, legal: list[Action]) -> Hint:
    """The allowed bid nearest to what the hand is worth."""
    table = on_table(view)
    hand = table.round.hands[seat]
    if hand is None:
        worth = blind_chance(edition, view, seat)
    else:
        eyes = Eyes(edition, view, seat)
        worth = sum(eyes.worth(card) for card in hand)
    bids = [bid for bid in legal if isinstance(bid, Bid)]
    best = min(bids, key=lambda bid: abs(bid.tricks - worth))
    case = "worth" if hand is not None else "worth-unseen"
    return Hint(best, because(Tip.BID, case, tricks=best.tricks))


def blind_chance(edition: Edition, view: Evening, seat: Seat) -> float:
    """Clairvoyance: how many of the cards one may hold would win against those one sees."""
    table = on_table(view)
    order = [(table.round.leader + step) % view.players for step in range(view.players)]
    shown = [hand for hand in table.round.hands if hand]
    seen = [card for hand in shown for card in hand] + ([table.turned] if table.turned else [])
    cards = rest(edition.tricks.deck, tuple(seen))

    def wins(card: Card) -> bool:
        trick = tuple((table.round.hands[s] or (card,))[0] for s in order)
        won = edition.tricks.winner(trick, table.round.trump).answer
        return won is not None and order[won] == seat

    return sum(map(wins, cards)) / len(cards)


def best_card(edition: Edition, view: Evening, seat: Seat, legal: list[Card]) -> Hint:
    """Win if tricks are missing, else lose; with the card that does it best."""
    table = on_table(view)
    bid = table.bids[seat]
    missing = (bid if isinstance(bid, int) else 0) - edition.counted(table.round.taken, seat)
    eyes = Eyes(edition, view, seat)
    left = view.players - 1 - len(table.round.trick)
    if void(edition.tricks, table.round.trick):
        return to_void(eyes, legal, missing)
    ahead = [card for card in legal if leads(edition.tricks, table.round, card)]
    sure = eyes.changeable.intersection(ahead)
    strength = {card: 1.0 if card in sure else eyes.chance(card, eyes.others) for card in legal}
    if missing > 0:
        return to_win(eyes, strength, ahead, left, missing)
    behind = [card for card in legal if card not in ahead]
    card = max(behind, key=strength.__getitem__) if behind else to_lose(strength, left)
    return Hint(card, because(Tip.LOSE, "bid-fulfilled", card=card))


def to_win(
    eyes: Eyes, strength: dict[Card, float], ahead: list[Card], left: int, missing: int
) -> Hint:
    """The cheapest card that wins for sure, or the likeliest; the weakest if none will hold."""
    holding = [c for c in ahead if c in eyes.changeable or eyes.chance(c, left) >= HOLDS]
    hurry = missing >= len(eyes.hand)
    if holding or (ahead and hurry):
        sure = left == 0
        card = (
            min(ahead, key=strength.__getitem__) if sure else max(ahead, key=strength.__getitem__)
        )
        return Hint(card, because(Tip.WIN, "trick-missing", card=card, tricks=missing))
    card = to_spare(eyes, strength, missing)
    return Hint(card, because(Tip.LOSE, "not-this-trick", card=card))


def to_spare(eyes: Eyes, strength: dict[Card, float], missing: int) -> Card:
    """The card that will be missed least: the weakest, but no changeable one without need."""

    def price(card: Card) -> tuple[float, float]:
        return eyes.best(card), strength[card]

    weakest = min(strength, key=price)
    steady = [card for card in strength if card not in eyes.changeable]
    winners = [c for c in eyes.hand if c not in eyes.changeable and eyes.best(c) >= HOLDS]
    needed = weakest in eyes.changeable and len(winners) <= missing
    return weakest if needed else min(steady or strength, key=price)


def void(tricks: TrickGame, trick: Cards) -> bool:
    """Whether it is certain that the trick will not count."""
    counts = tricks.counts(trick)
    return bool(trick and counts and not counts.answer)


def to_void(eyes: Eyes, legal: list[Card], missing: int) -> Hint:
    """A trick that counts for nobody: keep what still has to win, or get rid of it."""
    if missing > 0:
        card = to_spare(eyes, {card: eyes.chance(card, eyes.others) for card in legal}, missing)
        return Hint(card, because(Tip.VOID, "keep", card=card))
    card = max(legal, key=eyes.best)
    return Hint(card, because(Tip.VOID, "throw", card=card))


def to_lose(strength: dict[Card, float], left: int) -> Card:
    """Every card would be winning now: the weakest, or the strongest if the trick is ours."""
    pick = min if left else max
    return pick(strength, key=strength.__getitem__)


def leads(tricks: TrickGame, state: Round, card: Card) -> bool:
    """Whether this card would be winning the trick so far, and the trick would count."""
    trick = (*state.trick, card)
    counts = tricks.counts(trick)
    wins = tricks.winner(trick, state.trump).answer == len(state.trick)
    return wins and (counts is None or counts.answer)


class Eyes:
    """The cards that a seat has not seen, and how likely a card of its own holds against them."""

    def __init__(self, edition: Edition, view: Evening, seat: Seat) -> None:
        table = on_table(view)
        self.hand = table.round.hands[seat] or ()
        played = [card for taken in table.round.taken for card in taken.cards]
        turned = (table.turned,) if table.turned else ()
        piles = edition.piles[: view.players]
        deck = tuple(card for pile in piles for card in pile) or edition.tricks.deck
        own = piles[seat] if piles else self.hand
        self.unseen = rest(deck, (*own, *turned, *(() if piles else (*played, *table.round.trick))))
        self.beaters = beaters(edition.tricks, table.round.trump)
        self.changeable = changeable(edition.tricks)
        self.others = view.players - 1
        self.free = FOLLOWING ** max(0, len(self.hand) - 1)

    def threats(self, card: Card) -> float:
        """How many sorts of cards beat this one when it is led; ruffs count as they are likely."""
        sure, ruffs = self.beaters[card.plays[0]]
        return len(sure) + self.free * len(ruffs)

    def worth(self, card: Card) -> float:
        """The chance that each of the others plays a weaker card."""
        if not self.unseen:
            return 0.0
        if card in self.changeable:
            return CHANGEABLE
        own = self.threats(card)
        threats = [self.threats(other) for other in self.unseen]
        weaker = sum((own < other) + 0.5 * (own == other) for other in threats)
        return float((weaker / len(threats)) ** self.others)

    def chance(self, card: Card, others: int) -> float:
        """The chance that none of so many others beats this card when it is led."""
        sure, ruffs = self.beaters[card]
        unseen = [other.plays[0] for other in self.unseen]
        beat = sum((other in sure) + self.free * (other in ruffs) for other in unseen)
        share = min(1.0, beat / len(self.unseen)) if self.unseen else 0.0
        return float((1 - share) ** (PRESSURE * others))

    def best(self, card: Card) -> float:
        """The chance that it holds when it is led, of several ways of playing it in the best."""
        if card in self.changeable:
            return CHANGEABLE
        return max(self.chance(way, self.others) for way in card.held.plays)


@lru_cache(maxsize=64)
def beaters(
    tricks: TrickGame, trump: Suit | None
) -> dict[Card, tuple[frozenset[Card], frozenset[Card]]]:
    """For each card, what beats it when it is led: always; only where suit need not be followed."""
    cards = tuple(dict.fromkeys(way for card in tricks.deck for way in card.plays))
    found = {}
    for card in tricks.plays:
        led = tricks.suit_led((card,)).answer
        beat = {o for o in cards if any(beats(tricks, card, way, trump) for way in o.plays)}
        ruffs = {o for o in beat if led and o.suit and o.suit is not led}
        found[card] = (frozenset(beat - ruffs), frozenset(ruffs))
    return found


@lru_cache(maxsize=64)
def changeable(tricks: TrickGame) -> frozenset[Card]:
    """The cards that beat every other in some positions of a trick, and none in others."""
    cards = tuple(dict.fromkeys(tricks.deck))
    low = min((card for card in cards if card.suit), key=lambda card: card.rank)
    return frozenset(
        card
        for card in cards
        if beats(tricks, card, low, None)
        and all(beats(tricks, other, card, None) for other in cards if other != card)
    )


def beats(tricks: TrickGame, card: Card, other: Card, trump: Suit | None) -> bool:
    """Whether another card, played next, beats this one when it is led."""
    return tricks.winner((card, other), trump).answer == 1


def rest(deck: Cards, seen: Cards) -> Cards:
    """The cards of a deck without those seen."""
    left = list(deck)
    for card in seen:
        left.remove(card.held)
    return tuple(left)
