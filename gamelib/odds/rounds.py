"""Many rounds of tricks played at once, by players who follow one of a few plain models.

Nobody knows how people play, and that matters more than how often a simulation is repeated. So
the models are stated here, and whoever asks is shown at least two of them.

CHANCE  Everybody plays any legal card, each as likely as the others.
EAGER   Everybody wants every trick. The last to play wins with the weakest card that wins; before
        that the strongest card that is likely to hold is played. Where no card is, the weakest
        one, or the strongest if every trick that is left is wanted.
AIMING  Everybody plays for the own prediction. Wizards (and Merlin, Morgan le Fay) are kept as
        long as there is a choice. As long as more tricks are missing than these will take, like
        EAGER with the other cards; then the strongest card that does not win now, or else the
        weakest (the strongest if last).

"Likely to hold" means that the chance that all who have yet to play hold weaker cards is at least
one half. Nobody counts cards or remembers who could not follow, and Excalibur is nothing but a
null card to them. Merlin is declared what is wanted, by CHANCE either with equal chance.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gamelib.bidding import Model
from gamelib.odds.pack import (
    GRAIL_UP,
    MERLIN_J,
    NO_SUIT,
    NOTHING,
    OPEN,
    TRUMPS,
    Bits,
    Pack,
    Small,
    worths,
)

Flags = npt.NDArray[np.bool_]
ONE, NONE = np.uint64(1), np.uint64(0)
HOLDS = 0.5


@dataclass(slots=True)
class Outcome:
    """What came of each round: the tricks that count and whether the Grail lies on one, by seat.

    annulled: whether Excalibur was played. best: for each trick the code of the card that won.
    taker: the seat that took it, or -1 where it does not count.
    """

    won: Small
    grail: Flags
    annulled: Flags
    best: list[Small]
    taker: list[Small]


class Trick:
    """What lies on each table: what is led, the winning code and its position.

    left: cards in each hand before the trick. void, grail: Excalibur or the Grail is in it.
    """

    def __init__(self, count: int, left: int) -> None:
        self.left, self.position = left, 0
        self.led = np.full(count, OPEN, np.int8)
        self.best = np.full(count, NOTHING, np.int8)
        self.at = np.zeros(count, np.int8)
        self.void, self.grail = np.zeros(count, np.bool_), np.zeros(count, np.bool_)

    def lay(self, pack: Pack, code: Small, trump: Small) -> None:
        """One more card on each table. The Grail is another card at an even position."""
        if pack.grail != NOTHING:
            grail = code == pack.grail
            self.void |= code == pack.excalibur
            self.grail |= grail
            code = np.where(grail & bool(self.position % 2), np.int8(GRAIL_UP), code)
        self.led = np.where(self.led == OPEN, pack.opens[code], self.led)
        power, best = pack.power[self.led, trump, code], pack.power[self.led, trump, self.best]
        better = (power > best) | (self.best == NOTHING)
        self.best = np.where(better, code, self.best)
        self.at = np.where(better, np.int8(self.position), self.at)
        self.position += 1


class Rounds:
    """As many rounds as `hands` has columns, seat by seat; seat 0 leads each of them.

    hands: bits `[seat, round]`. trump: by round, the number of the suit or `NO_SUIT`.
    aims: what each seat has predicted, `[seat, round]`.
    """

    def __init__(
        self, pack: Pack, hands: Bits, trump: Small, cards: int, aims: Small, model: Model
    ) -> None:
        self.pack, self.trump, self.cards, self.model = pack, trump, cards, model
        self.players, self.count = hands.shape
        self.hands = hands.copy()
        self.aims = np.full_like(aims, cards) if model is Model.EAGER else aims
        self.column = np.arange(self.count)
        self.of_trump = pack.of_suit[:4][np.minimum(trump, 3)] * (trump < NO_SUIT)
        self.holding = holding(pack, self.players, cards)[:, trump]

    def play(self, random: np.random.Generator) -> Outcome:
        """Play all tricks."""
        shape = (self.players, self.count)
        self.won, grail = np.zeros(shape, np.int8), np.zeros(shape, np.bool_)
        annulled = np.zeros(self.count, np.bool_)
        best: list[Small] = []
        taker: list[Small] = []
        leader = np.zeros(self.count, np.int8)
        for left in range(self.cards, 0, -1):
            trick = self._trick(leader, left, random)
            leader = (leader + trick.at) % np.int8(self.players)
            self.won[leader, self.column] += ~trick.void
            grail[leader, self.column] |= trick.grail
            annulled |= trick.void
            best.append(trick.best)
            taker.append(np.where(trick.void, np.int8(-1), leader))
        return Outcome(self.won, grail, annulled, best, taker)

    def _trick(self, leader: Small, left: int, random: np.random.Generator) -> Trick:
        """One trick of each round; `left` cards are in each hand before it."""
        trick = Trick(self.count, left)
        for position in range(self.players):
            seat = (leader + np.int8(position)) % np.int8(self.players)
            hand = self.hands[seat, self.column]
            bit, code = self._choose(hand, seat, trick, random)
            self.hands[seat, self.column] = hand ^ bit
            trick.lay(self.pack, code, self.trump)
        return trick

    def _choose(
        self, hand: Bits, seat: Small, trick: Trick, random: np.random.Generator
    ) -> tuple[Bits, Small]:
        """The card that each seat plays, as bit and as code."""
        legal = legals(self.pack, hand, trick.led)
        if self.model is Model.CHANCE:
            bit, wanted = any_bit(legal, trick.left, random), coins(self.count, random)
        else:
            bit, wanted = self._planned(hand, legal, seat, trick)
        code = index(bit)
        if self.pack.merlin != NOTHING:
            code[(code == self.pack.merlin) & ~wanted] = MERLIN_J
        return bit, code

    def _planned(self, hand: Bits, legal: Bits, seat: Small, trick: Trick) -> tuple[Bits, Flags]:
        """The card that each seat chooses, and whether it wants the trick."""
        missing = self.aims[seat, self.column] - self.won[seat, self.column]
        hurry = missing >= trick.left
        kept = self._kept(hand, missing, hurry)
        free = np.where(legal & ~kept, legal & ~kept, legal)
        wanted = missing > np.bitwise_count(kept)
        winners = free & self._beaters(trick)
        bit = np.where(
            wanted,
            self._to_win(free, winners, trick.position, hurry),
            self._to_lose(free, winners, trick.position),
        )
        return bit, wanted

    def _beaters(self, trick: Trick) -> Bits:
        """The cards that would win from the one that is winning."""
        found: Bits = self.pack.beaters[trick.position % 2, trick.led, self.trump, trick.best]
        return found

    def _kept(self, hand: Bits, missing: Small, hurry: Flags) -> Bits:
        """The cards that will take missing tricks whenever they are played."""
        if self.model is Model.EAGER:
            return np.zeros_like(hand)
        high = hand & self.pack.high
        return np.where(hurry | (missing < np.bitwise_count(high)), NONE, high)

    def _to_win(self, legal: Bits, winners: Bits, position: int, hurry: Flags) -> Bits:
        """See EAGER."""
        after = self.players - 1 - position
        if after == 0:
            return self._weakest(np.where(winners != 0, winners, legal))
        sure = winners & self.holding[after]
        chosen = np.where((sure == 0) & hurry, winners, sure)
        return np.where(chosen != 0, self._strongest(chosen), self._weakest(legal))

    def _to_lose(self, legal: Bits, winners: Bits, position: int) -> Bits:
        """See AIMING. Merlin never wins against the will of who declares him."""
        losers = legal & ~winners
        if self.pack.merlin != NOTHING:
            losers |= legal & self.pack.bits[self.pack.merlin]
        last = position == self.players - 1
        rest = self._strongest(legal) if last else self._weakest(legal)
        return np.where(losers != 0, self._strongest(losers), rest)

    def _weakest(self, cards: Bits) -> Bits:
        """The lowest card, trumps above the other suits."""
        plain = cards & ~(self.of_trump | self.pack.high)
        trumps = cards & self.of_trump
        chosen = np.where(plain != 0, plain, np.where(trumps != 0, trumps, cards))
        return chosen & (~chosen + ONE)

    def _strongest(self, cards: Bits) -> Bits:
        """The highest card, trumps above the other suits."""
        high, trumps = cards & self.pack.high, cards & self.of_trump
        return top(np.where(high != 0, high, np.where(trumps != 0, trumps, cards)))


def legals(pack: Pack, hand: Bits, led: Small) -> Bits:
    """The cards of each hand that may be played."""
    following = hand & pack.of_suit[led]
    return np.where(following != 0, following | (hand & pack.special), hand)


def coins(count: int, random: np.random.Generator) -> Flags:
    """As many tosses of a coin."""
    return np.less(random.random(count, np.float32), 0.5)


def any_bit(cards: Bits, most: int, random: np.random.Generator) -> Bits:
    """One card of each set, drawn at random; no set holds more than `most`."""
    skip = (random.random(len(cards), np.float32) * np.bitwise_count(cards)).astype(np.int8)
    for done in range(most - 1):
        cards = np.where(skip > done, cards & (cards - ONE), cards)
    return cards & (~cards + ONE)


def top(cards: Bits) -> Bits:
    """The highest card of each set."""
    filled = cards | (cards >> ONE)
    for shift in (2, 4, 8, 16, 32):
        filled |= filled >> np.uint64(shift)
    found: Bits = filled ^ (filled >> ONE)
    return found


def index(bit: Bits) -> Small:
    """The code of a single card."""
    code: Small = np.bitwise_count(bit - ONE).astype(np.int8)
    return code


def holding(pack: Pack, players: int, cards: int) -> Bits:
    """`[how many are to play, trump]`: the cards that then are likely to hold."""
    found = np.zeros((players, len(TRUMPS)), np.uint64)
    for trump in TRUMPS:
        for after in range(players):
            worth = worths(pack, trump, after + 1, cards)[: len(pack.cards)]
            found[after, trump] = pack.bits[worth >= HOLDS].sum()
    return found


def dealt(
    unseen: npt.NDArray[np.uint8], drawn: int, count: int, random: np.random.Generator
) -> npt.NDArray[np.uint8]:
    """The first `drawn` cards of `count` shuffles: codes `[card, shuffle]`."""
    deck = np.repeat(unseen[:, None], count, axis=1)
    column = np.arange(count)
    for at in range(drawn):
        other = at + (random.random(count, np.float32) * (len(unseen) - at)).astype(np.int64)
        # A float of 32 bits may round up to the end.
        other = np.minimum(other, len(unseen) - 1)
        deck[other, column], deck[at] = deck[at].copy(), deck[other, column]
    return deck[:drawn]


def together(codes: npt.NDArray[np.uint8]) -> Bits:
    """Hands of the cards in each column."""
    hands: Bits = np.bitwise_or.reduce(ONE << codes.astype(np.uint64), axis=0)
    return hands
