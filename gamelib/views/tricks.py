"""Frames of a trick game: what lies on the table, who is winning and why, what may be played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, cast

from gamelib.games.cards import Card, Cards, Suit
from gamelib.games.tricks import Round, TrickGame
from gamelib.play import Seat, Step, Trace, Who, verdicts
from gamelib.questions import Question
from gamelib.questions.tricks import can_wait
from gamelib.ruling import Reason, Ruling, Rung
from gamelib.speech import Catalog, Sentence
from gamelib.views import frame as f


def frames(trace: Trace[Round, Card], say: Catalog) -> tuple[f.Frame, ...]:
    """A frame for each card played, and one before the first card if a hand is shown then."""
    show = Table(cast(TrickGame, trace.game), say)
    opening = trace.start.hands[trace.start.to_play] is not None or not trace.steps
    made = [show.before(trace.start)] if opening else []
    return (*made, *map(show.after, trace.steps))


def scene(asked: Question, say: Catalog) -> f.Frame:
    """What lies on the table when a question is asked, with nothing that gives the answer away."""
    show = Table(cast(TrickGame, asked.course.game), say)
    return show.question(asked.course, asked.picture, asked.hand)


@dataclass(frozen=True, slots=True)
class Table:
    """Turns moments of a game into frames, in the words of one catalog."""

    game: TrickGame
    say: Catalog

    def before(self, start: Round) -> f.Frame:
        """The moment before a card is played."""
        return f.Frame(
            label=self.say.text("trick-start"),
            headline=self.say.sentence("trick-start"),
            facts=self.facts(start.trump, start.trick),
            table=(self.trick(start, start.trick), *self.hand(start)),
            why=self.card_by_card(start),
            predict=self.hand_prediction(start),
        )

    def after(self, step: Step[Round, Card]) -> f.Frame:
        """The moment after a card was played."""
        cards = (*step.before.trick, step.action)
        going_on = len(cards) < step.before.players
        return f.Frame(
            label=f"{self.name(step.seat)}: {self.say.label(step.action)}",
            headline=self.say.sentence("trick-plays", name=Who(step.seat), card=step.action),
            facts=self.facts(step.before.trump, cards),
            table=(
                self.trick(step.before, cards),
                self.remarks(step, going_on),
                *(self.hand(step.after) if going_on else ()),
            ),
            why=self.winning(step.before, cards),
            below=(
                *self.specials(step.before, cards),
                *(self.card_by_card(step.after) if going_on else ()),
            ),
            predict=(self.hand_prediction(step.after) if going_on else None)
            or self.prediction(step.before, cards),
        )

    def facts(self, trump: Suit | None, cards: Cards) -> tuple[f.Fact, ...]:
        """Trump and suit led, for the bar above the table."""
        led = self.game.suit_led(cards).answer
        open_still = self.game.suit_led((*cards, self.game.deck[0])).answer
        none = "trick-nothing-led" if open_still else "trick-no-led"
        return (
            self.suit("trick-trump", trump, "trick-no-trump"),
            self.suit("trick-led", led, none),
        )

    def suit(self, label: str, suit: Suit | None, none: str) -> f.Fact:
        """A fact about a suit, or the words for none."""
        if suit is None:
            return f.Fact(self.say.text(label), self.say.text(none))
        full = self.say.text(f"{suit.term[0]}.full")
        return f.Fact(self.say.text(label), full, self.say.token(suit))

    def trick(self, at: Round, cards: Cards) -> f.Row:
        """The trick, in order of play, with the places that are still empty."""
        done = len(cards) == at.players
        best = self.game.winner(cards, at.trump).answer if cards else None
        slots = (self.slot(at, cards, position, best, done) for position in range(at.players))
        title = self.say.text("trick-number", number=len(at.taken) + 1)
        return f.Row(title if at.taken else self.say.text("trick-title"), tuple(slots))

    def slot(self, at: Round, cards: Cards, position: int, best: int | None, done: bool) -> f.Slot:
        """One place of the trick."""
        name = self.name((at.leader + position) % at.players)
        above = self.position(position)
        marks = [self.mark("led")] if position == 0 and cards else []
        if position == best:
            marks = [self.mark("win", "wins" if done else "winning")]
        if position < len(cards):
            shown = self.say.token(cards[position])
            return f.Slot(shown, name, (*marks, *self.annulling(cards, position)), above=above)
        turn = (self.mark("turn"),) if position == len(cards) else ()
        return f.Slot(None, name, turn, self.say.text("trick-empty-place"), above)

    def bare(self, at: Round, cards: Cards, position: int) -> f.Slot:
        """One place of a trick that is asked about: nothing says what its card does."""
        slot = self.slot(at, cards, position, None, False)
        return replace(slot, marks=tuple(mark for mark in slot.marks if mark.kind != "void"))

    def position(self, position: int) -> str:
        """Which position it is, as players count; nothing where that never matters."""
        if not self.game.odd_even:
            return ""
        parity = "even" if position % 2 else "odd"
        return self.say.text(f"trick-{parity}", number=position + 1)

    def annulling(self, cards: Cards, position: int) -> tuple[f.Mark, ...]:
        """The mark of the card that annuls the trick."""
        ruling = self.game.counts(cards)
        annuls = ruling and not ruling.answer and ruling.reason["card"] == cards[position]
        return (self.mark("void", "annuls"),) if annuls else ()

    def question(
        self, course: Trace[Round, Card], trick: bool = True, hand: bool = False
    ) -> f.Frame:
        """What lies on the table, with nothing that gives an answer away.

        Without `trick` only the trump: where the cards of the trick are the answers themselves.
        With `hand` also the cards of who plays next.
        """
        last = course.steps[-1] if course.steps else None
        at = last.before if last else course.start
        cards = (*at.trick, last.action) if last else ()
        slots = tuple(self.bare(at, cards, position) for position in range(at.players))
        return f.Frame(
            label=self.say.text("trick-title"),
            headline=Sentence(()),
            facts=(*self.facts(at.trump, cards)[:1], *f.variants((self.game.name,), self.say)),
            table=(
                *((f.Row("", slots),) if trick else ()),
                *(self.hand(course.state, marked=False) if hand else ()),
            ),
        )

    def deck(self) -> f.Row:
        """The cards of the game: the highest of each suit, the special ones, and how many."""
        sorts: dict[Any, list[Card]] = {}
        for card in self.game.deck:
            sorts.setdefault(card.suit or card.kind, []).append(card)
        return f.Row(self.say.text("trick-deck"), tuple(map(self.sort, sorts.values())))

    def sort(self, cards: list[Card]) -> f.Slot:
        """A sort of card: its highest, what it is called, and which ones there are."""
        low, high = cards[0], cards[-1]
        name = self.say.text(f"{high.suit.term[0]}.full") if high.suit else self.say.label(high)
        word = f"{low.pip} – {high.pip}" if high.suit else f"× {len(cards)}"
        return f.Slot(self.say.token(high), name, (f.Mark("count", word),))

    def mark(self, kind: str, word: str = "") -> f.Mark:
        """A mark with its word."""
        words = {"led": "leads", "turn": "to-play"}
        return f.Mark(kind, self.say.text(f"trick-{word or words.get(kind, kind)}"))

    def hand(self, at: Round, marked: bool = True) -> tuple[f.Row, ...]:
        """The hand of who plays next, if it is shown; each card marked, if it shall be."""
        seat = at.to_play
        if not at.hands[seat]:
            return ()
        # A card that can be played in several ways is still one card of the hand.
        judged = {card.held: v.legal for card, v in verdicts(self.game, at, seat)}
        slots = tuple(
            f.Slot(self.say.token(card), "", (self.legality(legal),) if marked else ())
            for card, legal in judged.items()
        )
        return (f.Row(self.say.text("trick-hand", name=self.name(seat)), slots, hand=True),)

    def legality(self, legal: bool) -> f.Mark:
        """The mark of a card that may, or may not, be played."""
        return self.mark("legal" if legal else "illegal")

    def card_by_card(self, at: Round) -> tuple[f.Remarks, ...]:
        """Why each card of the hand may or may not be played."""
        if not at.hands[at.to_play]:
            return ()
        remarks = tuple(
            self.remark(verdict.reason, "legal" if verdict.legal else "illegal")
            for _, verdict in verdicts(self.game, at, at.to_play)
        )
        return (f.Remarks(self.say.text("trick-why-hand"), tuple(dict.fromkeys(remarks))),)

    def winning(self, at: Round, cards: Cards) -> tuple[f.Block, ...]:
        """Who is winning (or has won), as the ladder that decided it, and in words."""
        ruling = self.game.winner(cards, at.trump)
        if ruling.answer is None:
            title = self.say.text("trick-why-nobody")
        else:
            name = self.name((at.leader + ruling.answer) % at.players)
            done = len(cards) == at.players
            title = self.say.text("trick-why-wins" if done else "trick-why-winning", name=name)
        counts = self.game.counts(cards)
        void = (self.remark(counts.reason, "void"),) if counts and not counts.answer else ()
        said = f.Remarks("", (self.remark(ruling.reason), *void))
        return (self.ladder(title, self.game.winning, ruling), said)

    def specials(self, at: Round, cards: Cards) -> tuple[f.Remarks, ...]:
        """What each special card of the trick does here and now, where that takes words."""
        done = [ruling for ruling in self.game.does(cards, at.trump) if ruling]
        said = [self.remark(r.reason, "win" if r.answer else "lose") for r in done]
        title = self.say.text("trick-specials")
        return (f.Remarks(title, tuple(dict.fromkeys(said))),) if said else ()

    def ladder(self, title: str, rungs: tuple[Rung[Any], ...], ruling: Ruling[Any]) -> f.Ladder:
        """A ladder ticked off down to the rung that gave the ruling."""
        decided = [rung.name for rung in rungs].index(ruling.reason.case)
        return f.Ladder(title, tuple(self.rung(r, at - decided) for at, r in enumerate(rungs)))

    def rung(self, rung: Rung[Any], distance: int) -> f.Rung:
        """A rung above (negative distance), at, or below the one that decided."""
        label = self.say.text(f"ladder-{rung.name}")
        if distance < 0:
            return f.Rung(label, "pass", self.say.text(f"ladder-{rung.name}.pass"))
        if distance == 0:
            return f.Rung(label, "decides", self.say.text("frame-decides"))
        return f.Rung(label, "rest", self.say.text("frame-not-reached"))

    def remarks(self, step: Step[Round, Card], going_on: bool) -> f.Remarks:
        """Why the card could be played, and what it means for the next; nothing is said twice."""
        follow = self.game.suit_led((*step.before.trick, step.action)).reason
        then = follow if going_on else step.reasons[-1]
        told = {step.verdict.reason}
        if going_on and step.after.hands[step.after.to_play]:
            judged = verdicts(self.game, step.after, step.after.to_play)
            told |= {verdict.reason for _, verdict in judged}
        next_ = () if then in told else (self.remark(then, "led"),)
        return f.Remarks("", (self.remark(step.verdict.reason, "legal"), *next_))

    def because(self, reason: Reason) -> f.Remarks:
        """A single reason."""
        return f.Remarks("", (self.remark(reason),))

    def remark(self, reason: Reason, mark: str = "") -> f.Remark:
        """A reason in words, with its citation."""
        return f.remark(reason, self.say, mark)

    def prediction(self, at: Round, cards: Cards) -> f.Prediction | None:
        """Who is winning? The question for those who want to predict; none about a lone card."""
        if len(cards) < 2:
            return None
        best = self.game.winner(cards, at.trump).answer
        done = len(cards) == at.players
        choices = [
            f.Choice(self.name((at.leader + p) % at.players), p == best, self.say.token(card))
            for p, card in enumerate(cards)
        ]
        if not done and can_wait(self.game):
            choices.append(f.Choice(self.say.text("ask-nobody-yet"), best is None))
        ask = "ask-wins" if done else "ask-winning"
        return f.Prediction(self.say.sentence(ask), tuple(choices))

    def hand_prediction(self, at: Round) -> f.Prediction | None:
        """May this card be played? About a card that may not, if there is one in the hand."""
        judged = verdicts(self.game, at, at.to_play) if at.hands[at.to_play] else ()
        if not judged:
            return None
        card, verdict = min(judged, key=lambda pair: pair[1].legal)
        choices = tuple(
            f.Choice(self.say.text(word), verdict.legal is legal)
            for word, legal in (("ask-yes", True), ("ask-no", False))
        )
        prompt = self.say.sentence("ask-card", name=Who(at.to_play), card=card)
        return f.Prediction(prompt, choices)

    def name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.say.label(Who(seat))
