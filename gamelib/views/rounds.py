"""Frames of a round: the deal, the trump, each prediction, each card, the points, the winners.

Everything comes from the edition and the messages, so another edition needs no other view.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, cast

from gamelib.games.cards import Card, Suit
from gamelib.games.pads import signed
from gamelib.games.rounds import (
    Action,
    Bid,
    ChooseTrump,
    Deal,
    Draw,
    Due,
    Edition,
    Evening,
    Phase,
    Said,
    TurnUp,
    Unseen,
    on,
    on_table,
)
from gamelib.play import TABLE, Seat, Step, Trace, Who, verdicts
from gamelib.questions import Question
from gamelib.questions.rounds import guesses
from gamelib.ruling import Reason, Ruling, ScoreLine, first
from gamelib.speech import Catalog, Sentence, Token
from gamelib.views import frame as f
from gamelib.views import tricks

FEW = 12
"""How many cards may lie open in a picture of the deal."""


def frames(trace: Trace[Evening, Action], say: Catalog) -> tuple[f.Frame, ...]:
    """A frame for each action, and one for the points at the end of each round."""
    show = Show(cast(Edition, trace.game), say)
    made = tuple(one for step in trace.steps for one in show.after(step))
    return made or (show.before(trace.start),)


def scene(asked: Question, say: Catalog) -> f.Frame:
    """What lies on the table when a question is asked, with nothing that gives the answer away."""
    return Show(cast(Edition, asked.course.game), say).question(asked)


@dataclass(frozen=True, slots=True)
class Show:
    """Turns moments of an evening into frames, in the words of one catalog."""

    edition: Edition
    say: Catalog

    @property
    def variants(self) -> tuple[f.Fact, ...]:
        """The variants of this edition."""
        return f.variants(self.edition.name.split("+")[1:], self.say)

    @property
    def tricks(self) -> tricks.Table:
        """What shows the tricks."""
        return tricks.Table(self.edition.tricks, self.say)

    def after(self, step: Step[Evening, Action]) -> tuple[f.Frame, ...]:
        """The moment after an action, and the points if it ended a round."""
        match step.action:
            case Draw():
                return (self.drawn(step),)
            case Deal():
                return (self.dealt(step),)
            case TurnUp() | ChooseTrump():
                return (self.trump(step),)
            case Bid():
                return (self.bid(step),)
        return self.played(step)

    # One frame for each kind of action -----------------------------------------------------------

    def before(self, state: Evening) -> f.Frame:
        """The moment before anything is dealt."""
        said = self.say.sentence("round-start", number=state.number)
        reason = first(self.edition.first_dealer, state).reason
        return f.Frame(str(said), said, self.facts(state), (self.because(reason),))

    def drawn(self, step: Step[Evening, Action]) -> f.Frame:
        """Cards were drawn for the first deal."""
        action = cast(Draw, step.action)
        cards = tuple(
            f.Slot(self.say.token(card), self.name(seat))
            for seat, card in enumerate(action.cards)
            if card
        )
        said = self.say.sentence("round-drawn")
        row = f.Row(self.say.text("round-draw-title"), cards)
        why = self.because(*step.reasons)
        return f.Frame(str(said), said, self.facts(step.after), (row,), (why,))

    def dealt(self, step: Step[Evening, Action]) -> f.Frame:
        """The cards were dealt."""
        state = step.after
        cards = self.edition.cards(state.players, state.number)
        said = self.say.sentence("round-dealt", number=state.number, cards=cards)
        open_hands = self.open_hands(state)
        return f.Frame(
            label=self.say.text("round-deal", cards=cards),
            headline=said,
            facts=self.facts(state),
            table=open_hands or (self.tally(state), *self.due(state)),
            why=(
                self.because(step.verdict.reason, *step.reasons),
                *((self.tally(state),) if open_hands else ()),
            ),
        )

    def trump(self, step: Step[Evening, Action]) -> f.Frame:
        """A card was turned up, or the dealer has chosen."""
        state, ruling = step.after, self.edition.trump(step.after)
        turned = cast(Card, on_table(state).turned)
        if isinstance(step.action, ChooseTrump):
            label = self.say.sentence("round-chosen", name=Who(step.seat), suit=step.action.suit)
        else:
            label = self.say.sentence("round-turned", card=turned)
        slot = f.Slot(self.say.token(turned))
        return f.Frame(
            label=plain(label),
            headline=label,
            facts=self.facts(state),
            table=(f.Row(self.say.text("round-turned-title"), (slot,)), *self.due(state)),
            why=(self.trump_ladder(ruling), self.because(*step.reasons)),
            below=self.refusals(state),
            predict=self.which_trump(ruling) if isinstance(step.action, TurnUp) else None,
        )

    def bid(self, step: Step[Evening, Action]) -> f.Frame:
        """A prediction was made."""
        state, said = step.after, cast(Bid, step.action).tricks
        seen = self.edition.sees_bid(state, TABLE, step.seat)
        message = "round-bid" if seen.legal else "round-writes"
        label = self.say.sentence(message, name=Who(step.seat), tricks=said)
        reason = step.verdict.reason if seen.legal else seen.reason
        return f.Frame(
            label=str(label),
            headline=label,
            facts=self.facts(state),
            table=(self.tally(state), *self.due(state)),
            why=(self.because(reason, *step.reasons),),
            below=self.refusals(state),
        )

    def played(self, step: Step[Evening, Action]) -> tuple[f.Frame, ...]:
        """A card was played; the points if it was the last of the round."""
        before = on_table(step.before).round
        inner = Trace(self.edition.tricks, before).then(step.seat, cast(Card, step.action)).steps[0]
        shown = self.tricks.after(inner)
        state = on(step.before, round=inner.after)
        card = replace(
            shown,
            facts=(self.number(state), *self.dealer(state), *shown.facts, *self.variants),
            why=(*shown.why, self.tally(state)),
        )
        if len(step.after.rows) == len(step.before.rows):
            return (card,)
        then = tuple(reason for reason in step.reasons if reason not in inner.reasons)
        return (card, *self.scored(step.after, then))

    # Points and winners --------------------------------------------------------------------------

    def scored(self, state: Evening, then: tuple[Reason, ...]) -> tuple[f.Frame, ...]:
        """The points of the last round, and the winners if it was the last of the evening."""
        number = state.number - 1
        over = self.edition.phase(state) is Phase.OVER
        said = self.say.sentence("round-points", number=number)
        points = f.Frame(
            label=self.say.text("round-points-label"),
            headline=said,
            facts=(self.number(state, number),),
            table=self.points(state),
            below=(*self.running(state), self.because(*(then[:-1] if over else then))),
            predict=self.how_many_points(state),
        )
        return (points, self.ended(state)) if over else (points,)

    def points(self, state: Evening) -> tuple[f.Points, ...]:
        """Each seat's points of the last round, line by line."""
        return tuple(
            self.lines(
                self.say.sentence(
                    "round-points-of",
                    name=Who(seat),
                    bid=state.rows[-1].bids[seat],
                    won=state.rows[-1].won[seat],
                ),
                self.edition.lines(self.edition.result(state.rows[-1], seat, state.number - 1)),
            )
            for seat in range(state.players)
        )

    def lines(self, title: Sentence, lines: Iterable[ScoreLine]) -> f.Points:
        """A score with the reason for each of its lines."""
        shown = tuple(f.Line(one.points, self.remark(one.reason)) for one in lines)
        return f.Points(title, shown, self.say.text("round-sum"))

    def running(self, state: Evening) -> tuple[f.Grid, ...]:
        """The totals so far, where there is more than one round."""
        return (self.totals(state),) if len(state.rows) > 1 else ()

    def ended(self, state: Evening) -> f.Frame:
        """Who has won."""
        ruling = self.edition.winners(self.edition.totals(state))
        said = self.say.sentence("round-winners", players=tuple(map(Who, ruling.answer)))
        title = self.say.text("round-winners-title")
        return f.Frame(
            label=self.say.text("round-end"),
            headline=said,
            facts=(self.number(state, state.number - 1),),
            table=(self.totals(state),),
            why=(
                self.tricks.ladder(title, self.edition.ranking, ruling),
                self.because(ruling.reason),
            ),
        )

    def totals(self, state: Evening) -> f.Grid:
        """Everybody's points so far; who has the most stands out."""
        return self.ranked(self.edition.totals(state))

    def ranked(self, totals: tuple[int, ...], *, ahead: bool = True) -> f.Grid:
        """Totals by seat; `ahead`: whether those who would win stand out."""
        head = ("", self.say.text("round-total"))
        rows = tuple((self.who(seat), signed(total)) for seat, total in enumerate(totals))
        best = self.edition.winners(totals).answer if ahead else ()
        return f.Grid(self.say.text("round-totals"), head, rows, best)

    # What stands beside it -----------------------------------------------------------------------

    def facts(self, state: Evening) -> tuple[f.Fact, ...]:
        """Round, dealer and trump, for the bar above the table."""
        trump = (self.trump_fact(self.edition.trump(state).answer),) if state.table else ()
        return (self.number(state), *self.dealer(state), *trump, *self.variants)

    def dealer(self, state: Evening) -> tuple[f.Fact, ...]:
        """Who deals, once that is known."""
        dealer = self.edition.dealer(state)
        return () if dealer == TABLE else (self.deals(dealer),)

    def deals(self, seat: Seat) -> f.Fact:
        """That a seat deals."""
        return f.Fact(self.say.text("round-dealer"), self.name(seat))

    def number(self, state: Evening, number: int = 0) -> f.Fact:
        """Which round of how many."""
        rounds = self.edition.rounds(state.players)
        place = self.say.text("round-place", number=number or state.number, rounds=rounds)
        return f.Fact(self.say.text("round-number"), place)

    def trump_fact(self, trump: Suit | Due | None) -> f.Fact:
        """The trump, or that it is still open."""
        if isinstance(trump, Due):
            return f.Fact(self.say.text("trick-trump"), self.say.text("round-trump-open"))
        return self.tricks.suit("trick-trump", trump, "trick-no-trump")

    def tally(self, state: Evening) -> f.Grid:
        """Who predicted how many tricks and has won how many."""
        table = on_table(self.edition.view(state, TABLE))
        dealer = self.edition.dealer(state)
        playing = self.edition.phase(state) is Phase.PLAY
        names = ["predicted", *(["won"] if playing else [])]
        head = ("", *(self.say.text(f"round-{name}") for name in names))
        rows: tuple[tuple[f.Cell, ...], ...] = tuple(
            (
                self.who(seat, dealer),
                self.said(bid),
                *([str(self.edition.counted(table.round.taken, seat))] if playing else []),
            )
            for seat, bid in enumerate(table.bids)
        )
        return f.Grid(self.say.text("round-tally" if playing else "round-bids"), head, rows)

    def said(self, bid: Said) -> str:
        """A prediction: made, covered, or not yet made."""
        if bid is None:
            return "–"
        return self.say.text("round-covered") if bid is Unseen.BID else str(bid)

    def open_hands(self, state: Evening) -> tuple[f.Row, ...]:
        """All hands, where few cards are dealt and all are shown."""
        hands = on_table(state).round.hands
        if any(hand is None for hand in hands) or sum(len(hand or ()) for hand in hands) > FEW:
            return ()
        return tuple(self.hand(seat, hand or ()) for seat, hand in enumerate(hands))

    def hand(self, seat: Seat, cards: Iterable[Card]) -> f.Row:
        """The cards of a seat."""
        slots = tuple(f.Slot(self.say.token(card)) for card in cards)
        return f.Row(self.say.text("round-hand", name=self.name(seat)), slots, hand=True)

    # What is due ---------------------------------------------------------------------------------

    def due(self, state: Evening) -> tuple[f.Block, ...]:
        """What the next player sees and can choose from."""
        phase = self.edition.phase(state)
        if phase is Phase.PLAY:
            return self.tricks.hand(on_table(state).round)
        if phase not in (Phase.CHOOSE, Phase.BID):
            return ()
        seat = self.edition.actors(state)[0]
        return (*self.seen(state, seat), self.choices(state, seat))

    def seen(self, state: Evening, seat: Seat) -> tuple[f.Row, ...]:
        """The cards that a seat sees: as a rule its own."""
        hands = on_table(self.edition.view(state, seat)).round.hands
        shown = [owner for owner, hand in enumerate(hands) if hand]
        if shown in ([], [seat]):
            return tuple(self.hand(seat, hands[seat] or ()) for seat in shown)
        covered = self.say.text("round-covered")
        slots = tuple(
            f.Slot(self.say.token(card) if card else None, self.name(owner), empty=covered)
            for owner, hand in enumerate(hands)
            for card in hand or (None,)
        )
        return (f.Row(self.say.text("round-sees", name=self.name(seat)), slots, hand=True),)

    def choices(self, state: Evening, seat: Seat) -> f.Chips:
        """Every bid or suit, each marked."""
        phase = self.edition.phase(state)
        title = self.say.text(f"round-may-{phase.value}", name=self.name(seat))
        chips = tuple(
            self.chip(action, self.tricks.mark("legal" if verdict.legal else "illegal"))
            for action, verdict in verdicts(self.edition, state, seat)
        )
        return f.Chips(title, chips)

    def chip(self, action: Any, mark: f.Mark | None = None) -> f.Chip:
        """A bid or a suit as a chip."""
        if isinstance(action, Bid):
            return f.Chip(str(action.tricks), mark)
        suit = action.suit
        token = self.say.token(suit) if suit else None
        return f.Chip(token.label if token else self.say.text("trick-no-trump"), mark, token)

    def refusals(self, state: Evening) -> tuple[f.Remarks, ...]:
        """Why what the next player may not do is not allowed; card by card while tricks are on."""
        phase = self.edition.phase(state)
        if phase is Phase.PLAY:
            return self.tricks.card_by_card(on_table(state).round)
        if phase not in (Phase.CHOOSE, Phase.BID):
            return ()
        judged = verdicts(self.edition, state, self.edition.actors(state)[0])
        refused = dict.fromkeys(verdict.reason for _, verdict in judged if not verdict.legal)
        remarks = tuple(self.remark(reason, "illegal") for reason in refused)
        return (f.Remarks("", remarks),) if remarks else ()

    # Questions before a frame is shown -----------------------------------------------------------

    def which_trump(self, ruling: Ruling[Suit | Due | None]) -> f.Prediction:
        """What is trump now?"""
        suits: Iterable[Suit] = dict.fromkeys(c.suit for c in self.edition.tricks.deck if c.suit)
        choices = [
            f.Choice(self.say.label(suit), suit is ruling.answer, self.say.token(suit))
            for suit in suits
        ]
        others = {"ask-no-trump": None, "ask-dealer-chooses": Due.CHOICE}
        choices += [
            f.Choice(self.say.text(words), ruling.answer is answer)
            for words, answer in others.items()
        ]
        return f.Prediction(self.say.sentence("ask-trump"), tuple(choices))

    def how_many_points(self, state: Evening) -> f.Prediction:
        """How many points does one player get: somebody who missed, if there is one?"""
        row = state.rows[-1]
        missed = [seat for seat in range(state.players) if row.bids[seat] != row.won[seat]]
        seat = (missed or [0])[0]
        result = self.edition.result(row, seat, state.number - 1)
        due = sum(line.points for line in self.edition.lines(result))
        facts = {"name": Who(seat), "bid": result.bid, "won": result.won}
        choices = tuple(f.Choice(signed(n), n == due) for n in guesses(result, due))
        return f.Prediction(self.say.sentence("ask-points", **facts), choices)

    def question(self, asked: Question) -> f.Frame:
        """The table without its answers: no marks, no trump where that is asked."""
        state = cast(Evening, asked.course.state)
        if state.table is None or not asked.picture:
            return f.Frame("", Sentence(()), self.facts(state._replace(table=None)), ())
        table = on_table(state)
        turned = table.turned and f.Row(
            self.say.text("round-turned-title"), (f.Slot(self.say.token(table.turned)),)
        )
        bidding = self.edition.phase(state) is Phase.BID and table.bids != (None,) * state.players
        seen = self.seen(state, self.edition.actors(state)[0]) if not turned else ()
        blocks = [turned, *seen, self.tally(state) if bidding else None]
        facts = self.facts(state._replace(table=None))
        return f.Frame("", Sentence(()), facts, tuple(block for block in blocks if block))

    # Small things --------------------------------------------------------------------------------

    def trump_ladder(self, ruling: Ruling[Any]) -> f.Ladder:
        """How the trump was decided."""
        title = self.say.text("round-trump-title")
        return self.tricks.ladder(title, self.edition.trumps, ruling)

    def because(self, *reasons: Reason) -> f.Remarks:
        """Reasons in words."""
        return f.Remarks("", tuple(self.remark(reason) for reason in reasons))

    def remark(self, reason: Reason, mark: str = "") -> f.Remark:
        """A reason in words, with its citation."""
        return f.remark(reason, self.say, mark)

    def who(self, seat: Seat, dealer: Seat = TABLE) -> Sentence:
        """A name; who deals is told apart."""
        name: tuple[str | Token, ...] = (self.say.token(Who(seat)),)
        return Sentence((*name, f" ({self.say.text('round-deals')})") if seat == dealer else name)

    def name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.say.label(Who(seat))


def plain(said: Sentence) -> str:
    """A sentence without brackets, short enough for a list of steps."""
    return "".join(part if isinstance(part, str) else part.label for part in said.parts)
