"""What is known before bidding, what comes of each bid, and how to say why.

This is what a coach speaks of. The chances themselves come from `gamelib.odds`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import sqrt

from gamelib import ruling
from gamelib.games.cards import Card, Cards, Kind, Suit
from gamelib.games.rounds import Bidding, Due, Edition, Evening, Result, on_table, trump_of
from gamelib.games.tricks import Hand
from gamelib.games.wizard_round import signed
from gamelib.play import Seat
from gamelib.ruling import Reason, Verdict, because, first, ruled


class Model(Enum):
    """How everybody is assumed to play; see `gamelib.odds.rounds`."""

    CHANCE = "chance"
    EAGER = "eager"
    AIMING = "aiming"


@dataclass(frozen=True, slots=True)
class Before:
    """What a player knows before bidding. Seats count from who leads the first trick.

    hands: by seat; none where it is not known. bids: by seat; none where it is not known, or not
    made. out: cards known to be in no hand, such as the one turned up.
    """

    edition: Edition
    cards: int
    hands: tuple[Hand, ...]
    seat: Seat
    trump: Suit | None = None
    bids: tuple[int | None, ...] = ()
    out: Cards = ()

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def hand(self) -> Cards:
        """The cards that are asked about; none in clairvoyance."""
        return self.hands[self.seat] or ()

    @property
    def stock(self) -> int:
        """How many cards are not dealt."""
        return len(self.edition.tricks.deck) - self.players * self.cards

    @property
    def unseen(self) -> Counter[Card]:
        """The cards that may lie in the hands that are not known, or on the stock."""
        left = Counter(self.edition.tricks.deck)
        left.subtract(self.out)
        left.subtract(card for hand in self.hands for card in hand or ())
        return +left

    @property
    def turnable(self) -> Mapping[Card, float]:
        """The chance of each card to be the one that was turned up, where that is not known.

        It is one that makes the trump. Where it lets the dealer choose, each suit is as likely.
        """
        if self.out or not self.stock:
            return {}
        suits = {card.suit for card in self.edition.tricks.deck if card.suit}
        share = {self.trump: 1.0, Due.CHOICE: 1 / len(suits) if self.trump else 0.0}
        weights = {
            card: count * share.get(trump_of(self.edition, card, None, self.stock).answer, 0.0)
            for card, count in self.unseen.items()
        }
        total = sum(weights.values())
        return {card: weight / total for card, weight in weights.items() if weight}

    @property
    def before(self) -> tuple[int, ...]:
        """The bids that were made earlier, in their order."""
        return tuple(bid for bid in self.bids[: self.seat] if bid is not None)

    @property
    def variants(self) -> tuple[str, ...]:
        """What is played otherwise than in the base game, as in a line."""
        return tuple(self.edition.name.split("+")[1:])

    def said(self, seat: Seat) -> int | None:
        """What a seat is known to have bid."""
        return self.bids[seat] if seat < len(self.bids) else None

    def verdict(self, bid: int) -> Verdict:
        """Whether that may be bid, and why."""
        due = self.seat if self.edition.in_turn else None
        before = self.before if self.edition.in_turn else ()
        bidding = Bidding(self.seat, due, self.cards, self.players, before)
        return ruled(first(self.edition.bidding, bid, bidding))

    def points(self, bid: int, won: int, *, grail: bool, annulled: bool) -> int:
        """What a bid is worth after so many tricks that count."""
        return points(self.edition, self.players, self.cards, bid, won, grail, annulled)


@lru_cache(maxsize=100_000)
def points(
    edition: Edition, players: int, cards: int, bid: int, won: int, grail: bool, annulled: bool
) -> int:
    """What the edition gives for a bid after so many tricks that count.

    grail: whether the Grail is noted. annulled: whether one trick of the round did not count.
    """
    notes = tuple(rung.name for rung in edition.noting) if grail else ()
    number = edition.hand_sizes(players).answer.index(cards) + 1
    last = players * cards == len(edition.tricks.deck)
    result = Result(bid, won, cards, number, last, notes, cards - annulled)
    return sum(line.points for line in edition.lines(result))


def seen(edition: Edition, view: Evening, seat: Seat) -> Before:
    """What a seat knows of an evening on the table. `LookupError` between two rounds."""
    table, players = on_table(view), view.players
    order = [(table.round.leader + step) % players for step in range(players)]
    return Before(
        edition,
        edition.cards(players, view.number),
        tuple(table.round.hands[s] for s in order),
        order.index(seat),
        table.round.trump,
        tuple(bid if isinstance(bid, int) else None for bid in map(table.bids.__getitem__, order)),
        (table.turned,) if table.turned else (),
    )


@dataclass(frozen=True, slots=True)
class Prospect:
    """What comes of a bid, if everybody plays as `model` says.

    chances: of each number of tricks. points: on average. takes: of each card of the hand, the
    chance that it takes a trick that counts; by its place in the hand. games: how many rounds
    were played; none where the chances are exact.
    """

    model: Model
    bid: int
    chances: tuple[float, ...]
    points: float
    takes: tuple[float, ...]
    games: int | None

    @property
    def right(self) -> float:
        """The chance that the bid comes true."""
        return self.chances[self.bid]

    @property
    def tricks(self) -> float:
        """The tricks on average."""
        return sum(number * chance for number, chance in enumerate(self.chances))

    @property
    def error(self) -> float:
        """How far a chance may be off by the number of rounds alone, in 19 of 20 cases."""
        worst = max((chance * (1 - chance) for chance in self.chances), default=0.0)
        return 0.0 if self.games is None else 1.96 * sqrt(worst / self.games)


SURE, UNLIKELY = 80, 20
"""From so many in 100 on a card is a sure winner, and up to so many a likely loser.

In whole percent, as they are shown, and by both models: where everybody wants every trick, and
where nobody wants anything.
"""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What comes of each bid, by three models."""

    known: Before
    aiming: tuple[Prospect, ...]
    eager: tuple[Prospect, ...]
    chance: tuple[Prospect, ...]

    @property
    def allowed(self) -> tuple[int, ...]:
        """The bids that may be made."""
        return tuple(p.bid for p in self.aiming if self.known.verdict(p.bid).legal)

    @property
    def best(self) -> int:
        """The allowed bid that brings most, the lowest of several."""
        return max(self.allowed, key=lambda bid: (self.aiming[bid].points, -bid))

    def takes(self, card: Card) -> tuple[float, float]:
        """The chance that a card takes a trick, by the model with the lower one and the other."""
        at = self.known.hand.index(card)
        low, high = sorted((self.eager[0].takes[at], self.chance[0].takes[at]))
        return low, high

    @property
    def sure(self) -> Cards:
        """The cards that take a trick nearly always, if that is wanted."""
        return tuple(card for card in self.known.hand if percent(self.takes(card)[0]) >= SURE)

    @property
    def losing(self) -> Cards:
        """The cards that hardly ever take one."""
        hand = self.known.hand
        return tuple(card for card in hand if percent(self.takes(card)[1]) <= UNLIKELY)

    @property
    def between(self) -> Cards:
        """All the others."""
        settled = (*self.sure, *self.losing)
        return tuple(card for card in self.known.hand if card not in settled)

    @property
    def control(self) -> Cards:
        """The cards that may be played whatever is led."""
        return tuple(card for card in self.known.hand if card.suit is None)


class Coach(ruling.Rule):
    """What a coach says of a hand and of a bid."""

    BEST = "COACH-BEST"
    """Which bid brings most, and what the chosen one brings."""
    SURE = "COACH-SURE"
    """Which cards take a trick, however people play."""
    LOSING = "COACH-LOSING"
    """Which cards hardly take one."""
    BETWEEN = "COACH-BETWEEN"
    """Which cards may go either way."""
    CONTROL = "COACH-CONTROL"
    """Which cards decide for themselves when they are played."""
    SPECIAL = "COACH-SPECIAL"
    """What a card with a name does to a bid."""
    OTHERS = "COACH-OTHERS"
    """What the others want, by their bids."""
    MODEL = "COACH-MODEL"
    """How the chances were found, and how far they depend on how people play."""


def percent(chance: float) -> int:
    """A chance in whole percent."""
    return round(100 * chance)


def why(outlook: Outlook, bid: int) -> tuple[Reason, ...]:
    """What there is to say of a hand after somebody has bid; every number is the outlook's."""
    known = outlook.known
    return (
        *verdicts(outlook, bid),
        *cards(Coach.SURE, "sure-winners", outlook.sure),
        *cards(Coach.BETWEEN, "either-way", outlook.between),
        *cards(Coach.LOSING, "likely-losers", outlook.losing),
        *cards(Coach.CONTROL, "control-cards", outlook.control if known.cards > 1 else ()),
        *specials(known),
        *others(known),
        *models(outlook, bid),
    )


def verdicts(outlook: Outlook, bid: int) -> tuple[Reason, ...]:
    """The best bid, and how the chosen one compares."""
    best, own = outlook.aiming[outlook.best], outlook.aiming[bid]
    facts = {"bid": best.bid, "points": rounded(best.points), "percent": percent(best.right)}
    if own.bid == best.bid:
        return (because(Coach.BEST, "chosen-is-best", **facts),)
    own_facts = {"bid": own.bid, "points": rounded(own.points), "percent": percent(own.right)}
    chosen = because(Coach.BEST, "chosen", **own_facts)
    # What the random deals cannot tell apart is as good.
    close = abs(best.points - own.points) < 1
    return chosen, because(Coach.BEST, "nearly-as-good" if close else "better", **facts)


def rounded(points: float) -> str:
    """Points as text; they come in tens, so that decimals would say nothing."""
    return signed(round(points))


def cards(rule: Coach, case: str, named: Cards) -> tuple[Reason, ...]:
    """A sentence about cards, if there are any."""
    return (because(rule, case, cards=named, count=len(named)),) if named else ()


SPECIAL = {
    Kind.MERLIN: "merlin",
    Kind.GRAIL: "grail",
    Kind.EXCALIBUR: "excalibur",
    Kind.MORGAN: "morgan",
}
"""How the sentence about each card with a name is called."""


def specials(known: Before) -> tuple[Reason, ...]:
    """What each card with a name does to a bid. With one card each Excalibur ends all scoring."""
    cases = SPECIAL if known.cards > 1 else {**SPECIAL, Kind.EXCALIBUR: "excalibur-first"}
    named = (card for card in known.hand if card.kind in cases)
    return tuple(because(Coach.SPECIAL, cases[card.kind], card=card) for card in named)


def others(known: Before) -> tuple[Reason, ...]:
    """What the others want, if anybody has bid."""
    total = sum(known.before)
    left = known.cards - total
    if not known.before:
        return ()
    case = "want-all" if left <= 0 else "leave-some"
    if left > 0 and len(known.before) < known.seat:
        case = "some-unknown"
    facts = {"total": total, "cards": known.cards, "left": max(left, 0)}
    return (because(Coach.OTHERS, case, **facts, count=len(known.before), of=known.seat),)


def models(outlook: Outlook, bid: int) -> tuple[Reason, ...]:
    """How the chances were found, and what another way of playing makes of the bid."""
    known, own, other = outlook.known, outlook.aiming[bid], outlook.chance[bid]
    spread = {"percent": percent(own.right), "other": percent(other.right)}
    if abs(spread["percent"] - spread["other"]) > 2:
        playing = because(Coach.MODEL, "spread", bid=bid, **spread)
    else:
        playing = because(Coach.MODEL, "same", bid=bid)
    turned = turned_up(known)
    if own.games is not None:
        error = max(1, percent(own.error))
        return playing, because(Coach.MODEL, "sampled", games=own.games, error=error), *turned
    # Who cannot see the own card tells nothing by a bid.
    counted = because(Coach.MODEL, "fitting" if known.hand and known.before else "exact")
    return (counted, *turned) if playing.case == "same" else (playing, counted, *turned)


def turned_up(known: Before) -> tuple[Reason, ...]:
    """What was assumed of the card turned up, if nobody said which it was."""
    likely = known.turnable
    if len(likely) == 1:
        return (because(Coach.MODEL, "turned-up", card=next(iter(likely))),)
    return (because(Coach.MODEL, "turned-up-unknown"),) if likely else ()
