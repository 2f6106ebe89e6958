"""The trick engine: what an edition of Wizard is made of, and a round of tricks as a game.

An edition is a value: a deck and four ladders. The rungs are written where the rule book is
(`wizard.py`); a rung of one edition serves another with `replace(rung, rule=...)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

from gamelib.games.cards import LETTERS, Card, Cards, Suit, check_copies, parse_cards, str_cards
from gamelib.games.notation import Input, fields, whole, wrong
from gamelib.play import Seat, Trace, allowed
from gamelib.ruling import Reason, Refused, Ruling, Rung, ScoreLine, Verdict, first, if_any, ruled

Hand: TypeAlias = Cards | None
"""The cards of a seat; `None` where they are not shown."""

Heeded: TypeAlias = tuple[Card | Suit | None, ...]
"""What of a trick matters to the next card: see `heeded`."""

UNASKED = "unasked"
"""In place of the trump where the hand cannot follow, and nobody asks for it."""

NOTHING, UNKNOWN = float("-inf"), float("nan")
"""How strong the best card is where none lies yet; a strength that is neither more nor less."""

KEYS = ("players", "trump", "trick", "hand", "hands")


class Taken(NamedTuple):
    """A finished trick: who led it, its cards in order of play, who won it."""

    leader: Seat
    cards: Cards
    winner: Seat


class Round(NamedTuple):
    """A round of tricks: one hand for each seat, the trump suit, the tricks so far.

    `winning` is what was said of the cards in the trick: the position of the one that wins so far.
    """

    hands: tuple[Hand, ...]
    trump: Suit | None = None
    leader: Seat = 0
    trick: Cards = ()
    taken: tuple[Taken, ...] = ()
    winning: Ruling[int | None] | None = None

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    @property
    def over(self) -> bool:
        """Whether all cards are played."""
        return self.hands.count(()) == len(self.hands)

    @property
    def to_play(self) -> Seat:
        """Whose card comes next: clockwise from the leader of the trick."""
        return (self.leader + len(self.trick)) % len(self.hands)


@dataclass(frozen=True, slots=True)
class Turn:
    """What the legality of a card depends on: whose card it is, and what lies before it."""

    seat: Seat
    round: Round
    led: Suit | None
    voids: frozenset[Suit] = frozenset()
    """Suits that this seat did not follow earlier; asked of hands that are not shown."""

    @property
    def hand(self) -> Hand:
        """The cards of the seat that is asked about."""
        return self.round.hands[self.seat]

    @property
    def can_follow(self) -> bool:
        """Whether the hand is shown and holds the suit led."""
        return any(card.suit is self.led for card in self.hand or ())


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TrickGame:
    """An edition of the trick game. Implements `gamelib.play.Game` for a `Round`.

    led: trick -> the suit to follow, or none. legality: card, turn -> may it be played.
    winning: trick, trump, led -> position of the winning card, or none while nobody wins yet.
    leads: round after the trick -> who leads next. counting: trick -> does it count for its
    winner; without such rungs every trick does. losing: trick, position, trump, led -> why that
    card does not win. absent: what was typed for a card -> why there is no such card,
    where a rule says so. doing: trick, position, winning position -> does the special card there
    win, and why; empty where special cards explain themselves. odd_even: whether it matters if a
    position is odd or even. Positions count from 0 in order of play.
    """

    name: str
    deck: Cards
    tables: range
    led: tuple[Rung[Suit | None], ...]
    legality: tuple[Rung[bool], ...]
    winning: tuple[Rung[int | None], ...]
    leads: tuple[Rung[Seat], ...]
    counting: tuple[Rung[bool], ...] = ()
    losing: tuple[Rung[bool], ...] = ()
    absent: tuple[Rung[bool], ...] = ()
    doing: tuple[Rung[bool], ...] = ()
    odd_even: bool = False

    def __repr__(self) -> str:
        return f"TrickGame({self.name!r})"

    @property
    def plays(self) -> Cards:
        """Every card of the deck and every way of playing it."""
        return ways(self)

    def suit_led(self, trick: Cards) -> Ruling[Suit | None]:
        """The suit that has to be followed in a trick, or none, and why."""
        # Whatever comes after a suit that is led changes nothing any more.
        return suit_led(self, trick[:1] if trick and trick[0].suit else trick)

    def winner(self, trick: Cards, trump: Suit | None) -> Ruling[int | None]:
        """The position of the card that wins (so far), and why. `Refused` for an empty trick."""
        if not trick:
            raise wrong(Input.EMPTY, "empty-trick")
        return first(self.winning, trick, trump, self.suit_led(trick).answer)

    def counts(self, trick: Cards) -> Ruling[bool] | None:
        """Whether a finished trick counts for its winner, and why; none if every trick does."""
        return first(self.counting, trick) if self.counting else None

    def does(self, trick: Cards, trump: Suit | None) -> tuple[Ruling[bool] | None, ...]:
        """Card by card what each special card does in this trick, here and now.

        None for a card with a suit: the winning ladder says all about it.
        """
        if not self.doing:
            return (None,) * len(trick)
        winner = self.winner(trick, trump).answer
        return tuple(
            None if card.suit else first(self.doing, trick, at, winner)
            for at, card in enumerate(trick)
        )

    def why_not(self, trick: Cards, trump: Suit | None, position: int) -> Reason:
        """Why the card in a position does not win the trick; `position` is not the winner's."""
        if does := self.does(trick, trump)[position]:
            return does.reason
        led = self.suit_led(trick).answer
        if not self.losing:
            return self.winner(trick, trump).reason
        return first(self.losing, trick, position, trump, led).reason

    def read(self, text: str, among: Cards) -> Cards:
        """The cards written there; `Refused` names the part that is none of them."""
        try:
            return parse_cards(text, among)
        except Refused as refused:
            typed = str(refused.reason["part"]) if refused.reason.case == "unknown-card" else ""
            ruling = if_any(self.absent, typed)
            raise Refused(ruling.reason) if ruling else refused from None

    def actors(self, state: Round) -> tuple[Seat, ...]:
        """The seat whose card comes next; none when the hands are empty."""
        return () if state.hands[state.to_play] == () else (state.to_play,)

    def candidates(self, state: Round, seat: Seat) -> Cards:
        """Every way of playing a card of the seat's hand, legal or not, each sort once."""
        hand = state.hands[seat] if seat in range(state.players) else None
        return tuple(dict.fromkeys(way for card in hand or () for way in card.plays))

    def verdict(self, state: Round, seat: Seat, action: Any) -> Verdict:
        """Whether the seat may play this card now, and why."""
        return ruled(first(self.legality, action, self.turn(state, seat)))

    def turn(self, state: Round, seat: Seat) -> Turn:
        """What the legality of this seat's cards depends on."""
        return Turn(seat, state, self.suit_led(state.trick).answer, self.voids(state, seat))

    def verdicts(self, state: Round, seat: Seat) -> list[tuple[Card, Verdict]]:
        """Every candidate with its verdict."""
        return self.running(state).verdicts(seat)

    def running(self, state: Round) -> RunningRound:
        """The round, played on from here."""
        return RunningRound(self, state)

    def voids(self, state: Round, seat: Seat) -> frozenset[Suit]:
        """The suits that a hand which is not shown has proved not to hold."""
        if state.hands[seat] is not None:
            return frozenset()
        plays = ((t.cards, (seat - t.leader) % state.players) for t in state.taken)
        asked = ((self.suit_led(cards[:at]).answer, cards[at].suit) for cards, at in plays)
        return frozenset(led for led, played in asked if led and played and played is not led)

    def apply(self, state: Round, seat: Seat, action: Card) -> tuple[Round, tuple[Reason, ...]]:
        """Play a legal card. The reasons: what is led and who wins so far; at the end of a trick
        also whether it counts, where there is a question of that, and who leads next.
        """
        now = self.running(state)
        reasons = now.apply(seat, action)
        return now.state, reasons

    def chance(self, state: Round, random: Random) -> Card:
        """The table has nothing to do while tricks are played: `LookupError`."""
        raise LookupError("no action of the table is due while tricks are played")

    def scores(self, state: Round) -> Mapping[Seat, tuple[ScoreLine, ...]]:
        """Tricks alone score nothing; points belong to bids."""
        return dict.fromkeys(range(state.players), ())

    def parse(self, line: str) -> Trace[Round, Card]:
        """The course of play written as one line; the inverse of `notation`.

        `players` (4 if not said, or as many as there are hands), `trump` (a suit's letter, or
        `none`), `trick` (cards in order of play; `/` between tricks), and either `hand` (of who
        plays next) or `hands` (of all seats before the first card; `/` between seats, `-` for a
        hand that is not shown). `Refused` names the part that is wrong.
        """
        field = fields(line, KEYS)
        shown = field["hands"].split("/") if "hands" in field else []
        players = whole(field.get("players", str(len(shown) or 4)), "players", self.tables)
        trump = self.trump_named(field.get("trump", "none"))
        tricks = [self.read(part, self.plays) for part in field.get("trick", "").split("/")]
        start = Round(self._hands(shown, players), trump)
        plays = tuple(card for trick in tricks for card in trick)
        hand = self.read(field.get("hand", ""), self.deck)
        self._check(start, tricks, hand, field)
        if hand:
            start = self._holding(start, plays, hand)
        trace = self.play(start, plays)
        unseen = [step.action for step in trace.steps if start.hands[step.seat] is None]
        check_copies([*unseen, *(card for cards in start.hands for card in cards or ())], self.deck)
        return trace

    def play(self, start: Round, plays: Cards) -> Trace[Round, Card]:
        """Play cards in turn from `start`; `IllegalAction` at the first that is not allowed."""
        trace = Trace(self, start)
        for card in plays:
            trace = trace.then(trace.state.to_play, card)
        return trace

    def notation(self, trace: Trace[Round, Card]) -> str:
        """The line that `parse` reads back into this trace."""
        start, end = trace.start, trace.state
        plays = [str(step.action) for step in trace.steps]
        tricks = [
            ",".join(plays[i : i + start.players]) for i in range(0, len(plays), start.players)
        ]
        parts = [f"players={start.players}", f"trump={start.trump or 'none'}"]
        parts += [f"trick={'/'.join(tricks)}"] if tricks else []
        seen = [seat for seat, hand in enumerate(start.hands) if hand is not None]
        if seen == [end.to_play] and end.hands[end.to_play]:
            parts.append(f"hand={str_cards(end.hands[end.to_play] or ())}")
        elif seen:
            hands = ("-" if h is None else str_cards(h) for h in start.hands)
            parts.append(f"hands={'/'.join(hands)}")
        return "&".join(parts)

    def trump_named(self, text: str) -> Suit | None:
        """The trump suit of that letter; `Refused` if there is no such suit in the deck."""
        suits = {str(card.suit): card.suit for card in self.deck if card.suit}
        if text.lower() == "none":
            return None
        suit = suits.get(text.translate(LETTERS).upper())
        if suit is None:
            right = " ".join([*suits, "none"])
            raise wrong(Input.UNKNOWN_TRUMP, "unknown-trump", part=text, right=right)
        return suit

    def _hands(self, shown: list[str], players: int) -> tuple[Hand, ...]:
        """The hands of all seats; `Refused` if they are not one for each, or not of one size."""
        if not shown:
            return (None,) * players
        hands = tuple(None if h.strip() == "-" else self.read(h, self.deck) for h in shown)
        if len(hands) != players:
            raise wrong(Input.HANDS, "hands-players", count=len(hands), right=players)
        sizes = sorted({len(hand) for hand in hands if hand is not None})
        if len(sizes) > 1:
            raise wrong(Input.HANDS, "hands-uneven", sizes=" / ".join(map(str, sizes)))
        return hands

    def _check(
        self, start: Round, tricks: list[Cards], hand: Cards, field: Mapping[str, str]
    ) -> None:
        """`Refused` for what cannot lie on any table, before any card is ruled on."""
        plays = [card for trick in tricks for card in trick]
        if "hand" in field and "hands" in field:
            raise wrong(Input.HANDS, "hand-and-hands", part=f"hand={field['hand']}")
        if not (plays or hand or any(start.hands)):
            raise wrong(Input.EMPTY, "empty")
        check_tricks(tricks, start.players)
        self._check_size(start, max(map(len, (hand, *(h or () for h in start.hands)))))

    def _check_size(self, start: Round, size: int) -> None:
        """`Refused` if a hand is larger than the deck can give to each seat."""
        most = len(self.deck) // start.players
        if size > most:
            raise wrong(Input.HANDS, "hand-size", count=size, right=most)

    def _holding(self, start: Round, plays: Cards, hand: Cards) -> Round:
        """`start` where the seat that plays next has the cards it played, and `hand`."""
        trace = self.play(start, plays)
        seat = trace.state.to_play
        own = tuple(step.action.held for step in trace.steps if step.seat == seat)
        hands = tuple((*own, *hand) if s == seat else h for s, h in enumerate(start.hands))
        return start._replace(hands=hands)


Ended: TypeAlias = Callable[[Round, tuple[Reason, ...]], tuple[Reason, ...]]
"""Told of a round whose last trick is taken, and of the reasons; gives all the reasons."""


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """What was said of cards, filled as they are asked about.

    told: card -> itself and the verdict, as they are given out. legal: those that may be played.
    """

    told: dict[Card, tuple[Card, Verdict]]
    legal: set[Card]


@dataclass(frozen=True, slots=True, eq=False)
class Said:
    """What is said where a trick has begun in one way; tables are filled as they are asked.

    led: which suit is led. followers: its cards. following, free: what was said of cards in the
    hand of who can follow, and of who cannot. strengths: see there. winners: card, cards in
    the trick -> the ruling that it wins so far. settled: whether all this stays, whatever card
    comes next. after: the card that comes next -> what is said then.
    """

    led: Ruling[Suit | None]
    followers: frozenset[Card]
    following: Known
    free: Known
    strengths: dict[Card, float]
    winners: dict[tuple[Card, int], Ruling[int | None]]
    settled: bool
    after: dict[Card, Said]


class RunningRound:
    """A round that is played on, with none of the states between: see `gamelib.play.Running`.

    What was said before is looked up (`Said`); the ladders are asked about the rest. `ended` is
    told when so many `tricks` are taken.
    """

    __slots__ = (
        *("best", "ended", "floor", "game", "hands", "leader", "leads", "opening", "players"),
        *("said", "seat", "sorts", "taken", "trick", "tricks", "trump", "winning"),
    )

    def __init__(
        self, game: TrickGame, start: Round, tricks: int = 0, ended: Ended | None = None
    ) -> None:
        self.game, self.players, self.tricks, self.ended = game, start.players, tricks, ended
        self.hands = [None if hand is None else list(hand) for hand in start.hands]
        self.sorts = [each_once(game, hand) if hand else [] for hand in self.hands]
        self.trump, self.leader, self.winning = start.trump, start.leader, start.winning
        self.trick, self.taken, self.seat = list(start.trick), list(start.taken), start.to_play
        self.best: Card | None = None
        self.floor = NOTHING
        self.leads, self.opening = said_of_leads(game), said(game, start.trump, (), True)
        self.said = said(game, start.trump, start.trick, bool(start.taken))
        self._rank()

    @property
    def state(self) -> Round:
        """The round as it stands."""
        hands = tuple([None if hand is None else tuple(hand) for hand in self.hands])
        trick, taken = tuple(self.trick), tuple(self.taken)
        return Round(hands, self.trump, self.leader, trick, taken, self.winning)

    def actors(self) -> tuple[Seat, ...]:
        """The seat whose card comes next; none when the hands are empty."""
        return () if self.hands[self.seat] == [] else (self.seat,)

    def chance(self, random: Random) -> Card:
        """The table has nothing to do: `LookupError`."""
        return self.game.chance(self.state, random)

    def verdicts(self, seat: Seat) -> list[tuple[Card, Verdict]]:
        """Every candidate with its verdict.

        What is said of a card in the hand of who is to play depends on little, and is said once:
        see `said_before`.
        """
        if seat != self.seat:
            return self._judged(seat, Known({}, set()))
        said, hand = self.said, self.sorts[seat]
        known = said.free if said.followers.isdisjoint(hand) else said.following
        try:
            return list(map(known.told.__getitem__, hand))
        except KeyError:
            return self._judged(seat, known)

    def legal(self, seat: Seat) -> Sequence[Card]:
        """The candidates that the verdicts allow."""
        if seat == self.seat:
            said, hand = self.said, self.sorts[seat]
            known = said.free if said.followers.isdisjoint(hand) else said.following
            if known.legal.issuperset(hand):
                return hand
            try:
                return [card for card in hand if known.told[card][1].legal]
            except KeyError:
                pass
        return allowed(self.verdicts(seat))

    def _judged(self, seat: Seat, known: Known) -> list[tuple[Card, Verdict]]:
        """Every candidate with its verdict; the ladder is asked about those not yet known."""
        state, ladder = self.state, self.game.legality
        cards, turn = self.game.candidates(state, seat), self.game.turn(state, seat)
        for card in cards:
            if card not in known.told:
                verdict = ruled(first(ladder, card, turn))
                known.told[card] = card, verdict
                if verdict.legal:
                    known.legal.add(card)
        return [known.told[card] for card in cards]

    def apply(self, seat: Seat, card: Card) -> tuple[Reason, ...]:
        """Play a legal card; the reasons.

        Where places do not matter, a card that loses changes nothing, and nothing is said of one
        that wins but its name and its place.
        """
        said, trick, hand = self.said, self.trick, self.hands[seat]
        if hand is not None:
            hand.remove(card.held if card.face else card)
            if self.sorts[seat] is not hand:
                self.sorts[seat] = each_once(self.game, hand)
        trick.append(card)
        if not said.settled:
            said = self._look(card)
        winning, place, strength = self.winning, len(trick), said.strengths.get(card, UNKNOWN)
        if strength > self.floor:
            winning = said.winners.get((card, place))
            if winning is None:
                winning = said.winners[card, place] = self._ladder()
            self.winning, self.best, self.floor = winning, card, strength
        elif winning is None or not (strength < self.floor or card is self.best):
            self.winning = winning = self._ladder()
            self._rank()
        if place < self.players or winning.answer is None:
            self.seat = (seat + 1) % self.players
            return said.led.reason, winning.reason
        return self._taken(winning.answer, (said.led.reason, winning.reason))

    def _look(self, card: Card) -> Said:
        """What is said after that card."""
        before, trick = self.said, tuple(self.trick)
        self.said = now = before.after.get(card) or said(self.game, self.trump, trick, False)
        if not self.game.odd_even:
            before.after[card] = now
        if self.best:
            self.floor = now.strengths.get(self.best, UNKNOWN)
        return now

    def _ladder(self) -> Ruling[int | None]:
        """Who wins so far, as the ladder says of the whole trick."""
        return first(self.game.winning, tuple(self.trick), self.trump, self.said.led.answer)

    def _rank(self) -> None:
        """The best card so far and its strength, if they are known."""
        self.best, self.floor = None, UNKNOWN if self.trick else NOTHING
        if self.winning and self.winning.answer is not None and self.said.strengths:
            self.best = self.trick[self.winning.answer]
            self.floor = self.said.strengths.get(self.best, UNKNOWN)

    def _taken(self, position: int, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        """The trick goes to the winner, who leads the next."""
        game, trick, later = self.game, tuple(self.trick), bool(self.taken)
        winner = (self.leader + position) % self.players
        self.taken.append(Taken(self.leader, trick, winner))
        self.trick, self.winning, self.best, self.floor = [], None, None, NOTHING
        self.said = self.opening
        over = not self.hands[winner] and self.hands.count([]) == self.players
        key = winner, later, over
        leads = None if game.counting else self.leads.get(key)
        if leads is None:
            leads = self.leads[key] = first(game.leads, self.state)
        self.leader = self.seat = leads.answer
        if game.counting and (counts := game.counts(trick)):
            reasons = (*reasons, counts.reason)
        reasons = (*reasons, leads.reason)
        if self.ended and len(self.taken) == self.tricks:
            return self.ended(self.state, reasons)
        return reasons


@lru_cache(maxsize=1 << 12)
def suit_led(game: TrickGame, start: Cards) -> Ruling[Suit | None]:
    """The suit that is led after these cards."""
    return first(game.led, start)


@lru_cache(maxsize=1 << 12)
def said_before(game: TrickGame, before: Heeded | bool, trump: Suit | str | None) -> Known:
    """What has been said of cards in the hand of who is to play; filled as they are asked about.

    No rung of an edition looks at more than this: what matters of the trick, or with none whether
    it is a later one; the trump, if the hand can follow, and else that it cannot.
    """
    return Known({}, set())


@lru_cache(maxsize=1 << 8)
def strengths(game: TrickGame, trump: Suit | None, led: Suit | None) -> dict[Card, float]:
    """How strong each way of playing a card is: who wins among all, who among the others, and so
    on. Cards that do not beat each other are equals. Empty where places matter.
    """
    left, found = [] if game.odd_even else list(game.plays), dict[Card, float]()
    last, strength = None, 0.0
    while left:
        best = left.pop(first(game.winning, tuple(left), trump, led).answer or 0)
        if last and first(game.winning, (best, last), trump, led).answer:
            strength -= 1
        found[best], last = strength, best
    return found


@lru_cache(maxsize=1 << 10)
def said_of_winners(
    game: TrickGame, trump: Suit | None, led: Suit | None
) -> dict[tuple[Card, int], Ruling[int | None]]:
    """What was said of cards that win so far, by their place; filled as they are played."""
    return {}


@lru_cache
def said_of_leads(game: TrickGame) -> dict[tuple[Seat, bool, bool], Ruling[Seat]]:
    """Who leads next, by who won, whether it was the first trick, and the last; filled as asked.

    Where tricks may not count the cards matter, too, and nothing is kept here.
    """
    return {}


@lru_cache
def of_suit(game: TrickGame, suit: Suit | None) -> frozenset[Card]:
    """Every card of a suit, or of none."""
    return frozenset(card for card in game.plays if card.suit is suit)


@lru_cache(maxsize=1 << 12)
def said(game: TrickGame, trump: Suit | None, trick: Cards, later: bool) -> Said:
    """What is said where a trick lies like this, and with none, where it is a later one.

    Whatever comes after the first card with a suit changes nothing, where places do not matter.
    """
    suited = [at for at, card in enumerate(trick, 1) if card.suit]
    if suited[:1] not in ([], [len(trick)]) and not game.odd_even:
        return said(game, trump, trick[: suited[0]], later)
    led = game.suit_led(trick)
    before = heeded(trick, game.odd_even) if trick else later
    return Said(
        led,
        of_suit(game, led.answer),
        said_before(game, before, trump if led.answer else UNASKED),
        said_before(game, before, UNASKED),
        strengths(game, trump, led.answer),
        said_of_winners(game, trump, led.answer),
        bool(suited) and not game.odd_even,
        {},
    )


@lru_cache
def ways(game: TrickGame) -> Cards:
    """Every card of the deck and every way of playing it."""
    return tuple(dict.fromkeys(way for card in game.deck for way in (card, *card.plays)))


def heeded(trick: Cards, odd_even: bool) -> Heeded:
    """What of a trick matters to the next card: the suit that came first, and what lay before it.

    Where places matter later special cards do, too, and of later cards with a suit that they lie
    there.
    """
    if not odd_even and trick and trick[0].suit:
        return (trick[0].suit,)
    kept: list[Card | Suit | None] = []
    opened = False
    for card in trick:
        kept.append(None if opened and card.suit else card.suit or card)
        opened = opened or card.suit is not None
        if opened and not odd_even:
            break
    while kept and kept[-1] is None:
        kept.pop()
    return tuple(kept)


def check_tricks(tricks: list[Cards], players: int) -> None:
    """`Refused` for a trick with more cards than players; only the last may have fewer."""
    for trick in tricks:
        if len(trick) > players or (len(trick) < players and trick is not tricks[-1]):
            part = str_cards(trick)
            raise wrong(Input.TOO_MANY_CARDS, "trick-size", part=part, right=players)


def each_once(game: TrickGame, hand: list[Card]) -> list[Card]:
    """Each sort of card once; the hand itself where it holds no two alike."""
    if repeated(game).isdisjoint(hand):
        return hand
    once = dict.fromkeys(hand)
    return hand if len(once) == len(hand) else list(once)


@lru_cache
def repeated(game: TrickGame) -> frozenset[Card]:
    """The cards that the deck has more than once."""
    return frozenset(card for card in game.deck if game.deck.count(card) > 1)
