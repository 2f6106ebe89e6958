"""A whole evening of a trick game with bids: deal, trump, bids, tricks, points, round by round.

An edition is a value: the tricks it is played with, and one ladder for each question of a round.
Whatever editions and variants differ in stands on a ladder, so a variant is made with `replace`.
The rungs are written where the rule book is (`wizard_round.py`).

The course of a round follows from its ladders. `trumps` answers "a card has to be turned up",
"the dealer has to choose", a suit, or none; `first_dealer` answers a seat, or the seats that have
to draw. No phase is stored that could contradict the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache, partial
from itertools import chain
from random import Random
from typing import Any, NamedTuple, TypeAlias

from gamelib.games.cards import Card, Cards, Suit
from gamelib.games.notation import Input, wrong
from gamelib.games.tricks import Hand, Round, RunningRound, Taken, TrickGame
from gamelib.play import TABLE, Seat, allowed
from gamelib.ruling import Reason, Ruling, Rung, ScoreLine, Verdict, first, if_any, ruled

# What is done ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw:
    """The table: one card for each seat to find the first dealer; none for who does not draw."""

    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """The table: a hand for each seat."""

    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The table: the top card of the stock, laid open."""

    card: Card


@dataclass(frozen=True, slots=True)
class ChooseTrump:
    """The dealer names the trump suit; whatever else was said is kept for the refusal."""

    suit: Any


@dataclass(frozen=True, slots=True)
class Bid:
    """How many tricks a player predicts; whatever else was said is kept for the refusal."""

    tricks: Any


Action: TypeAlias = Draw | Deal | TurnUp | ChooseTrump | Bid | Card
"""What can be done in a round; a card stands for playing it."""

# What is there -----------------------------------------------------------------------------------


class Unseen(Enum):
    """What a view shows in place of something that exists but is covered."""

    BID = "?"


Said: TypeAlias = int | Unseen | None
"""A bid: made, made but covered, or not yet made."""

Cell: TypeAlias = int | str | None
"""A field of the pad: a number, something else that was typed, or empty."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the score pad: what each seat bid and took, and what was noted beside it.

    `won` are the tricks that count. `notes` are names from the edition's `noting`, by seat.
    """

    bids: tuple[Cell, ...]
    won: tuple[Cell, ...]
    notes: tuple[tuple[str, ...], ...] = ()

    @property
    def counted(self) -> tuple[int, ...]:
        """The tricks that count, as far as they are numbers."""
        return tuple([won for won in self.won if isinstance(won, int)])

    def noted(self, seat: Seat) -> tuple[str, ...]:
        """What is noted for a seat."""
        return self.notes[seat] if self.notes else ()


class Table(NamedTuple):
    """A round in progress: the cards, the card turned up, the suit chosen, the bids by seat."""

    round: Round
    bids: tuple[Said, ...]
    turned: Card | None = None
    chosen: Suit | None = None


class Evening(NamedTuple):
    """Everything about an evening: who keeps the pad, the finished rounds, the round on the table.

    `opening` is the round it begins with: later than 1 for a short evening or a single position.
    """

    players: int
    scorekeeper: Seat = 0
    opening: int = 1
    draws: tuple[Draw, ...] = ()
    rows: tuple[Row, ...] = ()
    table: Table | None = None

    @property
    def number(self) -> int:
        """The number of the round in progress, or of the next one."""
        return self.opening + len(self.rows)


class Phase(Enum):
    """What is due."""

    DRAW = "draw"
    DEAL = "deal"
    TURN = "turn"
    CHOOSE = "choose"
    BID = "bid"
    PLAY = "play"
    OVER = "over"

    # Asked for at every step, so the quickest hash will do.
    __hash__ = object.__hash__


class Due(Enum):
    """What has to happen before the trump is settled."""

    CARD = "card"
    CHOICE = "choice"


DUE = {Due.CARD: Phase.TURN, Due.CHOICE: Phase.CHOOSE}

# What the ladders are asked about ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Upturn:
    """What the trump depends on: the card turned up, the suit chosen, how many cards are left."""

    turned: Card | None
    chosen: Suit | None
    stock: int


@dataclass(frozen=True, slots=True)
class Moment:
    """What the order of things depends on: who acts, when, in which state."""

    seat: Seat
    phase: Phase
    state: Evening
    dealer: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class Dealing:
    """What a deal depends on: the round, its cards for each player, where each hand is drawn."""

    number: int
    players: int
    cards: int
    sources: tuple[Cards, ...]
    last: bool


@dataclass(frozen=True, slots=True)
class Bidding:
    """What the legality of a bid depends on.

    due: whose turn it is, none if all write at once. before: the bids known to have been made,
    by seat. made: whether this seat has bid already.
    """

    seat: Seat
    due: Seat | None
    cards: int
    players: int
    before: tuple[int, ...] = ()
    made: bool = False

    @property
    def last(self) -> bool:
        """Whether all others have bid."""
        return len(self.before) == self.players - 1


@dataclass(frozen=True, slots=True)
class Glance:
    """Who looks at whose cards or bid, in which round, and whether all have bid."""

    viewer: Seat
    owner: Seat
    number: int
    all_bid: bool


class Result(NamedTuple):
    """What the points of a seat depend on: its bid, its counted tricks, the round, the notes.

    last: whether all cards were dealt. total: the counted tricks of all seats together, if they
    are all known.
    """

    bid: int
    won: int
    cards: int
    number: int
    last: bool
    notes: tuple[str, ...] = ()
    total: int | None = None


@dataclass(frozen=True, slots=True)
class Sum:
    """What the total of the tricks in a row depends on: the tricks, the round, the notes.

    `won` and `notes` are given by seat.
    """

    won: tuple[int, ...]
    cards: int
    number: int
    last: bool
    notes: tuple[tuple[str, ...], ...] = ()


AllBid: TypeAlias = Callable[[tuple[Said, ...]], tuple[Reason, ...]]
"""Told of the bids when all have made theirs; gives the reasons."""

Ladder: TypeAlias = tuple[Rung[bool], ...]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Edition:
    """The rules of an evening. Implements `gamelib.play.Game` for an `Evening`.

    name           how it is called; variants add theirs
    tricks         legality and winner of a card
    sizes          players -> cards in the hand, round by round
    first_dealer   evening -> who deals first, or the seats that have to draw a card for it
    order          action, moment -> not now; passes if it may be asked further
    dealing        hands, dealing -> is that the deal of this round?
    turning        card, stock -> may it be turned up?
    trumps         upturn -> the trump suit, none, or what is due
    choosing       what was named, moment -> may the dealer name that?
    bidding        what was said, bidding -> may the player bid that?
    announcing     bids, cards, whether the tricks are played -> how the bids become known
    hands_seen     glance -> may the viewer see the owner's cards?
    bids_seen      glance -> may the viewer see the owner's bid?
    noting         trick, of whoever took it -> true where its name has to be noted on the pad
    passing        evening after a round -> who deals next; none: it is over
    scoring        one ladder for each line of a score: result -> points, or passes
    tallying       what was typed as tricks, cards -> can that be?
    summing        sum -> can these tricks of one round be?
    awarding       points claimed, points due, result -> are they right?
    ranking        totals -> the seats that win
    drawing        cards drawn for the first deal, evening -> may they be drawn?
    scored_by      result -> the same without what its points do not depend on; none: on all of it
    piles          the cards of each seat that draws from its own; none: all are dealt from the deck
    in_turn        whether bids are made one after the other, or all at once
    """

    name: str
    tricks: TrickGame
    sizes: tuple[Rung[range], ...]
    first_dealer: tuple[Rung[Seat | tuple[Seat, ...]], ...]
    order: Ladder
    dealing: Ladder
    turning: Ladder
    trumps: tuple[Rung[Suit | Due | None], ...]
    choosing: Ladder
    bidding: Ladder
    announcing: tuple[Rung[int], ...]
    hands_seen: Ladder
    bids_seen: Ladder
    noting: Ladder
    passing: tuple[Rung[Seat | None], ...]
    scoring: tuple[tuple[Rung[int], ...], ...]
    tallying: Ladder
    summing: Ladder
    awarding: Ladder
    ranking: tuple[Rung[tuple[Seat, ...]], ...]
    drawing: Ladder = ()
    scored_by: Callable[[Result], Result] | None = None
    piles: tuple[Cards, ...] = ()
    in_turn: bool = True

    def __repr__(self) -> str:
        return f"Edition({self.name!r})"

    # The course of the evening -------------------------------------------------------------------

    def start(self, players: int, scorekeeper: Seat = 0, opening: int = 1) -> Evening:
        """The beginning. `Refused` for a wrong number of players, seat or round."""
        if players not in self.tricks.tables:
            tables = self.tricks.tables
            right = f"{tables[0]}–{tables[-1]}"
            raise wrong(Input.PLAYERS, "players", part=str(players), right=right)
        if scorekeeper not in range(players):
            raise wrong(Input.SEAT, "seat", part=str(scorekeeper), right=f"0–{players - 1}")
        if opening not in range(1, self.rounds(players) + 1):
            right = f"1–{self.rounds(players)}"
            raise wrong(Input.ROUND, "round", part=str(opening), right=right)
        return Evening(players, scorekeeper, opening)

    def hand_sizes(self, players: int) -> Ruling[range]:
        """How many cards each player gets, round by round, and why so many rounds."""
        return hand_sizes(self, players)

    def rounds(self, players: int) -> int:
        """How many rounds an evening has."""
        return len(self.hand_sizes(players).answer)

    def cards(self, players: int, number: int) -> int:
        """How many cards each player gets in round `number`."""
        return self.hand_sizes(players).answer[number - 1]

    def all_dealt(self, players: int, number: int) -> bool:
        """Whether every card of the deck is dealt in round `number`.

        An evening that ends earlier because the players agreed on it has no such round.
        """
        return players * self.cards(players, number) == len(self.tricks.deck)

    def dealer(self, state: Evening) -> Seat:
        """Who deals in this round; `TABLE` as long as the first dealer is not known."""
        found = dealt_first(self, state.players, state.scorekeeper, state.draws)
        return TABLE if isinstance(found, tuple) else (found + state.number - 1) % state.players

    def trump(self, state: Evening) -> Ruling[Suit | Due | None]:
        """The trump suit of the round on the table, none, or what is due first; and why."""
        table = on_table(state)
        stock = len(self.tricks.deck) - state.players * self.cards(state.players, state.number)
        return trump_of(self, table.turned, table.chosen, stock)

    def phase(self, state: Evening) -> Phase:
        """What is due."""
        if state.table is None:
            if state.number > self.rounds(state.players):
                return Phase.OVER
            return Phase.DEAL if self.dealer(state) != TABLE else Phase.DRAW
        to_come = state.table.bids.count(None)
        if to_come < state.players:
            return Phase.BID if to_come else Phase.PLAY
        # Nobody bids before the trump is settled.
        due = self.trump(state).answer
        return DUE[due] if isinstance(due, Due) else Phase.BID

    def actors(self, state: Evening) -> tuple[Seat, ...]:
        """Who may act: the table, the dealer, the next bidder or all bidders, the next to play."""
        return self.actors_in(self.phase(state), state)

    def actors_in(self, phase: Phase, state: Evening) -> tuple[Seat, ...]:
        """Who may act in a phase that is known to be due."""
        match phase:
            case Phase.PLAY:
                return (on_table(state).round.to_play,)
            case Phase.BID:
                return self._due_to_bid(state)
            case Phase.CHOOSE:
                return (self.dealer(state),)
            case Phase.OVER:
                return ()
        return (TABLE,)

    def bidders(self, state: Evening) -> tuple[Seat, ...]:
        """The seats that have not bid, from the dealer's left on."""
        left, bids = on_table(state).round.leader, on_table(state).bids
        return tuple([seat for seat in clockwise(left, len(bids)) if bids[seat] is None])

    def _due_to_bid(self, state: Evening) -> tuple[Seat, ...]:
        """The next bidder, or all of them where they write at once."""
        bidders = self.bidders(state)
        return bidders[:1] if self.in_turn else bidders

    def candidates(self, state: Evening, seat: Seat) -> tuple[Action, ...]:
        """Every suit and "none" for a choice, every bid up to the hand, every card of the hand."""
        match self.phase(state):
            case Phase.CHOOSE:
                return trumps_to_choose(self)
            case Phase.BID:
                return bids_up_to(self.cards(state.players, state.number))
            case Phase.PLAY if seat in range(state.players):
                return self.tricks.candidates(on_table(state).round, seat)
            case _:
                return ()

    # What is allowed -----------------------------------------------------------------------------

    def verdict(self, state: Evening, seat: Seat, action: Any) -> Verdict:
        """Whether the seat may do this now, and why; for any action whatever."""
        phase = self.phase(state)
        return self._early(state, seat, phase, action) or self._ruled(state, seat, phase, action)

    def verdicts(self, state: Evening, seat: Seat) -> Iterable[tuple[Any, Verdict]]:
        """Every candidate with its verdict; those that come by the dozen are looked up."""
        if (table := playing(state)) is not None:
            if Card in found_in_order(self, Phase.PLAY, seat, state.players):
                return self.tricks.verdicts(table.round, seat)
        elif self.phase(state) is Phase.BID and self._may_bid(state, seat):
            cards = self.cards(state.players, state.number)
            return self.bids_said(cards, state.players, self.known(on_table(state).bids)).told
        actions = self.candidates(state, seat)
        return [(action, self.verdict(state, seat, action)) for action in actions]

    def _may_bid(self, state: Evening, seat: Seat) -> bool:
        """Whether it is time for the seat to bid, and that was found to be in order before."""
        in_order = found_in_order(self, Phase.BID, seat, state.players)
        return Bid in in_order and seat in self._due_to_bid(state)

    def _early(self, state: Evening, seat: Seat, phase: Phase, action: Any) -> Verdict | None:
        """Why it is not the time for that; none if it is.

        The order of things depends on the phase, the seat and the kind of action, and is asked
        once.
        """
        in_order = found_in_order(self, phase, seat, state.players)
        if type(action) in in_order:
            return None
        if early := if_any(self.order, action, self._moment(state, seat, phase)):
            return ruled(early)
        in_order.add(type(action))
        return None

    def _moment(self, state: Evening, seat: Seat, phase: Phase) -> Moment:
        """Who acts, when, and in which state."""
        if phase is Phase.OVER:
            return Moment(seat, phase, state, TABLE, 0)
        cards = self.cards(state.players, state.number)
        return Moment(seat, phase, state, self.dealer(state), cards)

    def _ruled(self, state: Evening, seat: Seat, phase: Phase, action: Any) -> Verdict:
        """What is said of an action that is due."""
        match phase:
            case Phase.PLAY:
                return self.tricks.verdict(on_table(state).round, seat, action)
            case Phase.BID:
                asked = first(self.bidding, action.tricks, self.bidding_of(state, seat))
            case Phase.CHOOSE:
                asked = first(self.choosing, action.suit, self._moment(state, seat, phase))
            case Phase.TURN:
                asked = first(self.turning, action.card, self.stock(state))
            case Phase.DEAL:
                asked = first(self.dealing, action.hands, self.due_deal(state))
            case _:
                asked = first(self.drawing, action.cards, state)
        return ruled(asked)

    def in_order(self, phase: Phase, kind: type, players: int) -> bool:
        """Whether that kind of action was found to be in order before, for every seat."""
        return all(kind in found_in_order(self, phase, seat, players) for seat in range(players))

    def bids_said(self, cards: int, players: int, known: Sequence[int]) -> SaidOfBids:
        """What is said of every bid that a hand allows to whose turn it is, after these."""
        made = len(known)
        return said_of_bids(self, cards, players, made, sum(known) if made == players - 1 else 0)

    def drawers(self, state: Evening) -> tuple[Seat, ...]:
        """The seats that have to draw a card to find the first dealer; none when it is known."""
        found = dealt_first(self, state.players, state.scorekeeper, state.draws)
        return found if isinstance(found, tuple) else ()

    def due_deal(self, state: Evening) -> Dealing:
        """What the deal of this round has to be like."""
        return dealing(self, state.players, state.number)

    def bidding_of(self, state: Evening, seat: Seat) -> Bidding:
        """What a bid of this seat depends on."""
        table = on_table(state)
        cards = self.cards(state.players, state.number)
        due = self.bidders(state)[0] if self.in_turn else None
        before = self.known(table.bids)
        return Bidding(seat, due, cards, state.players, before, table.bids[seat] is not None)

    def known(self, bids: Sequence[Said]) -> tuple[int, ...]:
        """The bids made so far, by seat; none where all write at once."""
        return tuple([bid for bid in bids if isinstance(bid, int)]) if self.in_turn else ()

    def stock(self, state: Evening) -> Cards:
        """The cards that are neither in hands nor on the table, in no order."""
        table = on_table(state)
        played = chain(table.round.trick, *[taken.cards for taken in table.round.taken])
        gone = [*chain.from_iterable(filter(None, table.round.hands)), *[c.held for c in played]]
        if table.turned:
            gone.append(table.turned)
        sorts = set(gone)
        # Of cards that the deck has several times, the first are gone.
        deck = numbered(self.tricks)
        left = [c for c, at in deck if c not in sorts or (at and at >= gone.count(c))]
        return tuple(left)

    # What comes of it ----------------------------------------------------------------------------

    def apply(
        self, state: Evening, seat: Seat, action: Action
    ) -> tuple[Evening, tuple[Reason, ...]]:
        """Do what is allowed. The reasons: trump, bids, the trick, and what follows a round."""
        if isinstance(action, Card):
            return self._played(state, seat, action)
        match action:
            case Draw():
                after = state._replace(draws=(*state.draws, action))
                return after, (first(self.first_dealer, after).reason,)
            case Deal():
                leader = (self.dealer(state) + 1) % state.players
                table = Table(Round(action.hands, None, leader), (None,) * state.players)
                return self._trumped(laid(state, table))
            case TurnUp():
                table = on_table(state)
                table = Table(table.round, table.bids, action.card, table.chosen)
                return self._trumped(laid(state, table))
            case ChooseTrump():
                return self._trumped(on(state, chosen=action.suit))
        return self._bid(state, seat, action)

    def running(self, state: Evening) -> RunningEvening:
        """The evening, played on from here."""
        return RunningEvening(self, state)

    def chance(self, state: Evening, random: Random) -> Action:
        """The table's next action: draw, deal or turn up. `LookupError` if a player is to act."""
        return self.chance_in(self.phase(state), state, random)

    def chance_in(self, phase: Phase, state: Evening, random: Random) -> Action:
        """The table's action in a phase that is known to be due."""
        match phase:
            case Phase.DRAW:
                return drawn(self.drawers(state), state, self.tricks.deck, random)
            case Phase.DEAL:
                return Deal(dealt(self.due_deal(state), random))
            case Phase.TURN:
                return TurnUp(random.choice(self.stock(state)))
        raise LookupError("it is a player's turn, not the table's")

    def _trumped(self, state: Evening) -> tuple[Evening, tuple[Reason, ...]]:
        """The state with the trump laid down, if it is settled."""
        trump = self.trump(state)
        if not isinstance(trump.answer, Due):
            now = on_table(state).round
            state = rounded(state, Round(now.hands, trump.answer, now.leader))
        return state, (trump.reason,)

    def _bid(self, state: Evening, seat: Seat, bid: Bid) -> tuple[Evening, tuple[Reason, ...]]:
        """The bid is written; with the last one it is said how the bids become known."""
        table = on_table(state)
        bids = (*table.bids[:seat], bid.tricks, *table.bids[seat + 1 :])
        after = laid(state, Table(table.round, bids, table.turned, table.chosen))
        return after, () if None in bids else self.announced(state, bids, played=False)

    def announced(
        self, state: Evening, bids: tuple[Said, ...], *, played: bool
    ) -> tuple[Reason, ...]:
        """How the bids become known, when all are made or when the tricks are played."""
        cards = self.cards(state.players, state.number)
        found = if_any(self.announcing, bids, cards, played)
        return (found.reason,) if found else ()

    def _played(self, state: Evening, seat: Seat, card: Card) -> tuple[Evening, tuple[Reason, ...]]:
        """The card is played; a full trick is taken, and the last one ends the round."""
        table = on_table(state)
        now, reasons = self.tricks.apply(table.round, seat, card)
        after = rounded(state, now)
        if now.trick or len(now.taken) < self.cards(state.players, state.number):
            return after, reasons
        return self.finished(after, reasons)

    def finished(
        self, state: Evening, reasons: tuple[Reason, ...]
    ) -> tuple[Evening, tuple[Reason, ...]]:
        """The row goes to the pad; the deal passes on, or the evening is over."""
        table = on_table(state)
        bids = tuple([bid if isinstance(bid, int) else None for bid in table.bids])
        seats = range(state.players)
        won = tuple([self.counted(table.round.taken, seat) for seat in seats])
        notes = [self.notes(table.round.taken, seat) for seat in seats] if self.noting else []
        row = Row(bids, won, tuple(notes) if any(notes) else ())
        rows = (*state.rows, row)
        after = Evening(state.players, state.scorekeeper, state.opening, state.draws, rows)
        announced = self.announced(state, table.bids, played=True)
        passing = first(self.passing, after, self.rounds(state.players), self.dealer(after))
        reasons = (*reasons, *announced, passing.reason)
        if passing.answer is not None:
            return after, reasons
        return after, (*reasons, self.winners(self.totals(after)).reason)

    def counted(self, taken: tuple[Taken, ...], seat: Seat) -> int:
        """How many of the tricks this seat took count."""
        if not self.tricks.counting:
            return [trick.winner for trick in taken].count(seat)
        own = (self.tricks.counts(trick.cards) for trick in taken if trick.winner == seat)
        return sum(counts is None or counts.answer for counts in own)

    def notes(self, taken: tuple[Taken, ...], seat: Seat) -> tuple[str, ...]:
        """What the scorekeeper notes for this seat beside its tricks."""
        own = [trick for trick in taken if trick.winner == seat]
        return tuple(
            rung.name for rung in self.noting if any(if_any((rung,), trick) for trick in own)
        )

    # Points --------------------------------------------------------------------------------------

    def scores(self, state: Evening) -> Mapping[Seat, tuple[ScoreLine, ...]]:
        """Each seat's lines of all finished rounds."""
        rows = [self.results(row, number) for number, row in enumerate(state.rows, state.opening)]
        return {
            seat: tuple(chain.from_iterable([self.lines(results[seat]) for results in rows]))
            for seat in range(state.players)
        }

    def totals(self, state: Evening) -> tuple[int, ...]:
        """Each seat's points."""
        return tuple(sum(line.points for line in lines) for lines in self.scores(state).values())

    def result(self, row: Row, seat: Seat, number: int) -> Result:
        """What this seat's points in a row depend on. `TypeError` if its fields are no numbers."""
        return self.results(row, number, (seat,))[0]

    def results(self, row: Row, number: int, seats: Sequence[Seat] = ()) -> list[Result]:
        """The same for these seats, or for all."""
        players = len(row.bids)
        cards, counted = self.cards(players, number), row.counted
        total = sum(counted) if len(counted) == players else None
        last = players * cards == len(self.tricks.deck)
        found = []
        for seat in seats or range(players):
            bid, won = row.bids[seat], row.won[seat]
            if not isinstance(bid, int) or not isinstance(won, int):
                raise TypeError(
                    f"round {number}, seat {seat}: {bid!r} and {won!r} are not both numbers"
                )
            found.append(Result(bid, won, cards, number, last, row.noted(seat), total))
        return found

    def lines(self, result: Result) -> tuple[ScoreLine, ...]:
        """The points of one round, line by line."""
        return lines_of(self, self.scored_by(result) if self.scored_by else result)

    def winners(self, totals: tuple[int, ...]) -> Ruling[tuple[Seat, ...]]:
        """Who has won with these totals (or would, if it ended here), and why."""
        return first(self.ranking, totals)

    # What a seat may see -------------------------------------------------------------------------

    def glance(self, state: Evening, viewer: Seat, owner: Seat) -> Glance:
        """The question whether one seat sees what belongs to another."""
        return Glance(viewer, owner, state.number, None not in on_table(state).bids)

    def sees_hand(self, state: Evening, viewer: Seat, owner: Seat) -> Verdict:
        """Whether a seat may see the cards of a seat, and why."""
        return ruled(first(self.hands_seen, self.glance(state, viewer, owner)))

    def sees_bid(self, state: Evening, viewer: Seat, owner: Seat) -> Verdict:
        """Whether a seat may see the bid of a seat, and why."""
        return ruled(first(self.bids_seen, self.glance(state, viewer, owner)))

    def view(self, state: Evening, seat: Seat) -> Evening:
        """The evening as a seat may see it: covered hands are `None`, covered bids `Unseen.BID`.

        `TABLE` sees what lies open to everybody.
        """
        if state.table is None:
            return state
        table = state.table
        hands = tuple(
            hand if self.sees_hand(state, seat, owner).legal else None
            for owner, hand in enumerate(table.round.hands)
        )
        bids = tuple(
            bid if bid is None or self.sees_bid(state, seat, owner).legal else Unseen.BID
            for owner, bid in enumerate(table.bids)
        )
        return on(state, round=table.round._replace(hands=hands), bids=bids)


class SaidOfBids(NamedTuple):
    """What was said of every bid that a hand allows: each with its verdict, and the legal ones."""

    told: tuple[tuple[Bid, Verdict], ...]
    legal: tuple[Bid, ...]


class RunningBids:
    """The bids of a round, one after the other or all at once; `ended` is told of them all."""

    __slots__ = ("begun", "bids", "cards", "due", "ended", "game", "known")

    def __init__(self, game: Edition, state: Evening, ended: AllBid) -> None:
        self.game, self.begun, self.ended = game, state, ended
        self.bids, self.due = list(on_table(state).bids), list(game.bidders(state))
        self.cards = game.cards(state.players, state.number)
        self.known = list(game.known(self.bids))

    @property
    def state(self) -> Evening:
        """The evening as it stands."""
        return on(self.begun, bids=tuple(self.bids))

    def actors(self) -> tuple[Seat, ...]:
        """The next bidder, or all of them where they write at once."""
        return tuple(self.due[:1] if self.game.in_turn else self.due)

    def verdicts(self, seat: Seat) -> Iterable[tuple[Any, Verdict]]:
        """Every bid that the hand allows, with its verdict."""
        if seat not in self.actors():
            return self.game.verdicts(self.state, seat)
        return self.game.bids_said(self.cards, len(self.bids), self.known).told

    def legal(self, seat: Seat) -> Sequence[Bid]:
        """The bids that the verdicts allow."""
        if seat not in self.actors():
            return allowed(self.verdicts(seat))
        return self.game.bids_said(self.cards, len(self.bids), self.known).legal

    def apply(self, seat: Seat, bid: Bid) -> tuple[Reason, ...]:
        """The bid is written."""
        self.bids[seat] = bid.tricks
        self.due.remove(seat)
        if self.game.in_turn:
            self.known.append(bid.tricks)
        return () if self.due else self.ended(tuple(self.bids))


DOZENS = {Phase.BID: Bid, Phase.PLAY: Card}
"""What comes by the dozen."""


class RunningEvening:
    """An evening that is played on, with none of the states between: see `gamelib.play.Running`.

    What comes by the dozen, bids and cards, is done in place as soon as it was found to be in
    order for every seat; all else by the edition, which makes each state anew.
    """

    actors: Callable[[], tuple[Seat, ...]]
    verdicts: Callable[[Seat], Iterable[tuple[Any, Verdict]]]
    legal: Callable[[Seat], Sequence[Any]]
    apply: Callable[[Seat, Any], tuple[Reason, ...]]

    def __init__(self, game: Edition, state: Evening) -> None:
        self.game, self.sure = game, set[Phase]()
        self._go_on(state)

    @property
    def state(self) -> Evening:
        """The evening as it stands."""
        if isinstance(self.part, RunningRound):
            return rounded(self.begun, self.part.state)
        return self.part.state if self.part else self.begun

    def chance(self, random: Random) -> Action:
        """The table's next action."""
        return self.game.chance_in(self.phase, self.begun, random)

    def _go_on(self, state: Evening) -> None:
        """From here on, with what is due in this state."""
        self.begun, self.phase, game = state, self.game.phase(state), self.game
        part = self.part = self._due(state)
        if part is None:
            self.actors = partial(game.actors_in, self.phase, state)
            self.verdicts, self.legal = partial(game.verdicts, state), self._legal
            self.apply = self._apply
        else:
            self.actors, self.verdicts, self.legal = part.actors, part.verdicts, part.legal
            self.apply = part.apply

    def _due(self, state: Evening) -> RunningBids | RunningRound | None:
        """The bids or the tricks that are due in this state; none if something else is."""
        phase, game = self.phase, self.game
        if phase not in self.sure:
            if phase not in DOZENS or not game.in_order(phase, DOZENS[phase], state.players):
                return None
            self.sure.add(phase)
        if phase is Phase.BID:
            return RunningBids(game, state, self._bid)
        if phase is Phase.PLAY:
            cards = game.cards(state.players, state.number)
            return RunningRound(game.tricks, on_table(state).round, cards, self._played)
        return None

    def _legal(self, seat: Seat) -> Sequence[Action]:
        """Those that the edition's verdicts allow."""
        return allowed(self.verdicts(seat))

    def _apply(self, seat: Seat, action: Action) -> tuple[Reason, ...]:
        """The edition makes the next state."""
        after, reasons = self.game.apply(self.begun, seat, action)
        self._go_on(after)
        return reasons

    def _bid(self, bids: tuple[Said, ...]) -> tuple[Reason, ...]:
        """All have bid."""
        self._go_on(on(self.begun, bids=bids))
        return self.game.announced(self.begun, bids, played=False)

    def _played(self, last: Round, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        """The last trick of a round was taken."""
        after, reasons = self.game.finished(rounded(self.begun, last), reasons)
        self._go_on(after)
        return reasons


def on_table(state: Evening) -> Table:
    """The round in progress; `LookupError` between two rounds."""
    if state.table is None:
        raise LookupError(f"no cards are dealt in round {state.number}")
    return state.table


def playing(state: Evening) -> Table | None:
    """The round on the table, if its tricks are being played; else none."""
    table = state.table
    return None if table is None or None in table.bids else table


def laid(state: Evening, table: Table) -> Evening:
    """The evening with that on the table; the same as `_replace`, without a search for names."""
    return Evening(state.players, state.scorekeeper, state.opening, state.draws, state.rows, table)


def rounded(state: Evening, now: Round) -> Evening:
    """The evening with the tricks as they are now."""
    table = on_table(state)
    return laid(state, Table(now, table.bids, table.turned, table.chosen))


@lru_cache
def clockwise(left: Seat, players: int) -> tuple[Seat, ...]:
    """All seats, from one on."""
    return (*range(left, players), *range(left))


@lru_cache
def numbered(game: TrickGame) -> tuple[tuple[Card, int], ...]:
    """Every card of the deck, and how many like it come before."""
    return tuple((card, game.deck[:at].count(card)) for at, card in enumerate(game.deck))


@lru_cache
def hand_sizes(edition: Edition, players: int) -> Ruling[range]:
    """How many cards each player gets, round by round."""
    return first(edition.sizes, players)


@lru_cache(maxsize=1 << 11)
def said_of_bids(edition: Edition, cards: int, players: int, made: int, total: int) -> SaidOfBids:
    """What is said of every bid that the hand allows to whose turn it is.

    Of the bids before no rung looks at more than how many they are and, for the last, their total.
    """
    before = (total, *(0,) * (made - 1)) if made else ()
    bidding = Bidding(0, 0 if edition.in_turn else None, cards, players, before)
    bids = bids_up_to(cards)
    told = tuple((bid, ruled(first(edition.bidding, bid.tricks, bidding))) for bid in bids)
    return SaidOfBids(told, tuple(allowed(told)))


@lru_cache
def trumps_to_choose(edition: Edition) -> tuple[ChooseTrump, ...]:
    """Every suit, and none."""
    suits = dict.fromkeys(card.suit for card in edition.tricks.deck if card.suit)
    return (*map(ChooseTrump, suits), ChooseTrump(None))


@lru_cache(maxsize=1 << 8)
def dealing(edition: Edition, players: int, number: int) -> Dealing:
    """What the deal of a round has to be like."""
    cards, last = edition.cards(players, number), edition.all_dealt(players, number)
    sources = edition.piles[:players] or (edition.tricks.deck,)
    return Dealing(number, players, cards, sources, last)


@lru_cache
def bids_up_to(cards: int) -> tuple[Bid, ...]:
    """Every bid that a hand of so many cards allows."""
    return tuple(map(Bid, range(cards + 1)))


@lru_cache(maxsize=1 << 12)
def lines_of(edition: Edition, result: Result) -> tuple[ScoreLine, ...]:
    """The points of one round, line by line."""
    found = (if_any(ladder, result) for ladder in edition.scoring)
    return tuple(ScoreLine(ruling.answer, ruling.reason) for ruling in found if ruling)


@lru_cache(maxsize=1 << 8)
def dealt_first(
    edition: Edition, players: int, scorekeeper: Seat, draws: tuple[Draw, ...]
) -> Seat | tuple[Seat, ...]:
    """Who deals first, or the seats that have to draw for it."""
    return first(edition.first_dealer, Evening(players, scorekeeper, draws=draws)).answer


@lru_cache(maxsize=1 << 10)
def trump_of(
    edition: Edition, turned: Card | None, chosen: Suit | None, stock: int
) -> Ruling[Suit | Due | None]:
    """The trump suit, none, or what is due first; and why."""
    return first(edition.trumps, Upturn(turned, chosen, stock))


@lru_cache(maxsize=1 << 10, typed=True)
def found_in_order(edition: Edition, phase: Phase, seat: Seat, players: int) -> set[type]:
    """The kinds of action that were found to be in order; filled as they are asked about.

    The order of things depends on nothing but this, and the kind of the action.
    """
    return set()


def on(state: Evening, **changes: Any) -> Evening:
    """The evening with changes to the round on the table."""
    return laid(state, on_table(state)._replace(**changes))


def dealt(deal: Dealing, random: Random) -> tuple[Hand, ...]:
    """Hands drawn at random: from the deck, or each from its own pile."""
    if len(deal.sources) > 1:
        return tuple(tuple(random.sample(pile, deal.cards)) for pile in deal.sources)
    cards = random.sample(deal.sources[0], deal.cards * deal.players)
    # One card at a time, round the table.
    return tuple(tuple(cards[seat :: deal.players]) for seat in range(deal.players))


def drawn(seats: tuple[Seat, ...], state: Evening, deck: Cards, random: Random) -> Draw:
    """A card for each of the seats, from those that do not lie on the table yet."""
    left = list(deck)
    for card in (card for draw in state.draws for card in draw.cards if card):
        left.remove(card)
    if len(left) < len(seats):
        left = list(deck)
    cards = dict(zip(seats, random.sample(left, len(seats)), strict=True))
    return Draw(tuple(map(cards.get, range(state.players))))
