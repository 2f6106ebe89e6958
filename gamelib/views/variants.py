"""One position under the base game and under each variant, and in words what changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from markupsafe import Markup

from gamelib.games.cards import Cards
from gamelib.games.notation import Input, wrong
from gamelib.games.rounds import Due, Edition, Evening, Glance, Phase, on_table
from gamelib.games.tricks import Round
from gamelib.games.wizard_round import EVENING
from gamelib.games.wizard_variants import (
    Difference,
    Question,
    Together,
    Variant,
    combine,
    compare,
    edition,
    how_many_rounds,
    may_bid,
    may_play,
    may_see_bid,
    may_see_hand,
    which_trump,
    who_wins,
)
from gamelib.play import Seat, Trace, Who
from gamelib.ruling import Ruling
from gamelib.speech import Catalog, Sentence, Token
from gamelib.views import art
from gamelib.views import frame as f
from gamelib.views.rounds import Show


def frames(course: Trace[Together, Any], say: Catalog) -> tuple[f.Frame, ...]:
    """Whether variants can be played together, and why."""
    verdict = combine(course.start.variants, course.start.players)
    mark = "legal" if verdict.legal else "illegal"
    said = f.Remarks("", (f.remark(verdict.reason, say, mark),))
    return (replace(wish(course.start, say), why=(said,)),)


def scene(asked: Any, say: Catalog) -> f.Frame:
    """Which variants are to be played together, without an answer."""
    return wish(asked.course.start, say)


def wish(wanted: Together, say: Catalog) -> f.Frame:
    """The variants that are to be played together."""
    names = " + ".join(say.text(f"variant-{variant}") for variant in wanted.variants)
    name = names or say.text("variant-base")
    players = f.Fact(say.text("pad-players"), str(wanted.players))
    return f.Frame(name, Sentence((name,)), (players,), ())


@art.chip_of.register
def _variant_chip(thing: Variant, label: str) -> Markup:
    return Markup("{}").format(label)


@dataclass(frozen=True, slots=True)
class Asked:
    """What each variant is asked: a message with its facts, the question, the answer in words."""

    message: str
    facts: Mapping[str, Any]
    ask: Question[Any]
    shown: Callable[[Any], f.Cell]


@dataclass(frozen=True, slots=True)
class Compared:
    """A question with the base game's ruling and what each variant makes of it."""

    asked: Asked
    base: Ruling[Any]
    differences: tuple[Difference[Any], ...]


@dataclass(frozen=True, slots=True)
class Switch:
    """Shows a position under the base game and each variant; it can be any position of Wizard."""

    course: Trace[Any, Any]
    say: Catalog

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.course.start.players)

    def frames(self) -> tuple[f.Frame, ...]:
        """The position under the base game, then under each variant."""
        compared = tuple(
            Compared(asked, *compare(asked.ask, self.players)) for asked in self.asked()
        )
        if not compared:
            raise wrong(Input.EMPTY, "nothing-to-ask")
        variants = (self.variant(at, variant, compared) for at, variant in enumerate(Variant))
        return (self.base(compared), *variants)

    def base(self, compared: tuple[Compared, ...]) -> f.Frame:
        """The position in the base game."""
        name = self.say.text("variant-base")
        rows = tuple((self.words(c.asked), c.asked.shown(c.base.answer)) for c in compared)
        reasons = dict.fromkeys(c.base.reason for c in compared)
        return self.frame(name, EVENING, f.Grid("", ("", name), rows), tuple(reasons), ())

    def variant(self, at: int, variant: Variant, compared: tuple[Compared, ...]) -> f.Frame:
        """The position under a variant: what it changes, or why it cannot be played."""
        name = self.say.text(f"variant-{variant}")
        found = tuple(c.differences[at] for c in compared)
        if found[0].ruling is None:
            remark = f.remark(found[0].reason, self.say, "illegal")
            return f.Frame(name, self.said(name), (), (f.Remarks("", (remark,)),))
        changed = tuple(row for row, difference in enumerate(found) if difference.changed)
        rows = tuple(
            (self.words(c.asked), c.asked.shown(c.base.answer), c.asked.shown(d.ruling.answer))
            for c, d in zip(compared, found, strict=True)
            if d.ruling
        )
        head = ("", self.say.text("variant-base"), name)
        shown = (found[changed[0]] if changed else found[0]).reason
        reasons = dict.fromkeys(d.ruling.reason for row in changed if (d := found[row]).ruling)
        grid = f.Grid("", head, rows, changed)
        return self.frame(name, edition((variant,), self.players), grid, (shown, *reasons), changed)

    def frame(
        self, name: str, played: Edition, grid: f.Grid, reasons: tuple[Any, ...], changed: Any
    ) -> f.Frame:
        """A position under one edition: the picture, the answers, the reasons."""
        remarks = tuple(f.remark(reason, self.say) for reason in reasons)
        return f.Frame(
            label=name,
            headline=self.said(name),
            facts=(),
            table=(*self.picture(played), grid),
            why=(f.Remarks("", remarks),),
        )

    def said(self, name: str) -> Sentence:
        """A name as a headline."""
        return Sentence((name,))

    def words(self, asked: Asked) -> Sentence:
        """The question in words."""
        return self.say.sentence(asked.message, **asked.facts)

    def picture(self, played: Edition) -> tuple[f.Block, ...]:
        """What lies on the table; in a trick the winner is marked."""
        show = Show(played, self.say)
        if isinstance(self.course.start, Round):
            at, cards = self.trick()
            return (show.tricks.trick(at, cards), *show.tricks.hand(self.course.state))
        table = on_table(self.course.state)
        if table.turned is None:
            return ()
        slot = f.Slot(self.say.token(table.turned))
        return (f.Row(self.say.text("round-turned-title"), (slot,)),)

    # What to ask ---------------------------------------------------------------------------------

    def asked(self) -> tuple[Asked, ...]:
        """What this position has to be asked."""
        if isinstance(self.course.start, Round):
            return self.about_trick()
        if isinstance(self.course.start, Evening) and self.course.state.table:
            return self.about_round(self.course.state)
        return ()

    def trick(self) -> tuple[Round, Cards]:
        """The round as its last trick began, and the cards of that trick."""
        if not self.course.steps:
            return self.course.start, ()
        step = self.course.steps[-1]
        return step.before, (*step.before.trick, step.action)

    def about_trick(self) -> tuple[Asked, ...]:
        """Who wins, and what may be played."""
        at, cards = self.trick()
        asked = []
        if cards:
            wins = "ask-wins" if len(cards) == at.players else "ask-winning"
            asked.append(Asked(wins, {}, who_wins(cards, at.trump), self.winner(at)))
        state = self.course.state
        if hand := state.hands[state.to_play]:
            ask = may_any(hand, state)
            name = Who(state.to_play)
            asked.append(Asked("switch-cards", {"name": name}, ask, self.things))
        return tuple(asked)

    def about_round(self, state: Evening) -> tuple[Asked, ...]:
        """Trump, predictions, what is seen, how many rounds."""
        game = cast(Edition, self.course.game)
        table, players = on_table(state), state.players
        cards = game.cards(players, state.number)
        asked = []
        if table.turned:
            stock = len(game.tricks.deck) - players * cards
            trump = which_trump(table.turned, stock)
            asked.append(Asked("ask-trump", {}, trump, self.trump))
        if game.phase(state) is Phase.BID:
            seat = game.actors(state)[0]
            before = game.bidding_of(state, seat).before
            facts = {"name": Who(seat)}
            bids = may_predict(before, cards, players)
            asked.append(Asked("switch-predict", facts, bids, lambda n: " ".join(map(str, n))))
            asked += [Asked(m, facts, q, self.seats) for m, q in self.sights(state, seat)]
        rounds = how_many_rounds(players)
        asked.append(Asked("switch-rounds", {}, rounds, lambda sizes: str(len(sizes))))
        return tuple(asked)

    def sights(self, state: Evening, seat: Seat) -> tuple[tuple[str, Question[Any]], ...]:
        """Whose cards and whose predictions a seat sees."""
        looks = [Glance(seat, owner, state.number, False) for owner in range(state.players)]
        hands = ("switch-hands", may_see_each(looks, seat, may_see_hand))
        said = [s for s, bid in enumerate(on_table(state).bids) if bid is not None]
        if not said:
            return (hands,)
        bids = may_see_each([looks[owner] for owner in said], said[0], may_see_bid)
        return (hands, ("switch-bids", bids))

    # The answers in words ------------------------------------------------------------------------

    def winner(self, at: Round) -> Callable[[int], Sentence]:
        """Who plays in that position."""
        return lambda position: self.seats(((at.leader + position) % at.players,))

    def trump(self, trump: Any) -> f.Cell:
        """A suit, none, or that the dealer chooses."""
        if isinstance(trump, Due):
            return self.say.text("ask-dealer-chooses")
        return self.things((trump,)) if trump else self.say.text("ask-no-trump")

    def seats(self, seats: tuple[Seat, ...]) -> Sentence:
        """Names, or that it is nobody."""
        return self.things(tuple(map(Who, seats)))

    def things(self, things: tuple[Any, ...]) -> Sentence:
        """Cards, suits or names side by side."""
        if not things:
            return Sentence((self.say.text("switch-nothing"),))
        between: str = ", " if isinstance(things[0], Who) else " "
        parts: list[str | Token] = []
        for thing in things:
            parts += [between, self.say.token(thing)]
        return Sentence(tuple(parts[1:]))


def may_any(hand: Cards, state: Round) -> Question[Cards]:
    """Which cards of a hand may be played? The reason is that of the first that may not."""
    return all_that(tuple(dict.fromkeys(hand)), lambda card: may_play(card, state))


def may_predict(before: tuple[int, ...], cards: int, players: int) -> Question[tuple[int, ...]]:
    """Which predictions are allowed?"""
    return all_that(tuple(range(cards + 1)), lambda said: may_bid(said, before, cards, players))


def may_see_each(
    looks: list[Glance], first: Seat, ask: Callable[[Glance], Question[bool]]
) -> Question[tuple[Seat, ...]]:
    """What is seen of several owners? The reason is that for one of them."""

    def asked(edition: Edition) -> Ruling[tuple[Seat, ...]]:
        ruled = {look.owner: ask(look)(edition) for look in looks}
        seen = tuple(owner for owner, ruling in ruled.items() if ruling.answer)
        return Ruling(seen, ruled[first].reason)

    return asked


def all_that(
    things: tuple[Any, ...], ask: Callable[[Any], Question[bool]]
) -> Question[tuple[Any, ...]]:
    """All things that are allowed; the reason of the first that is not, or of the first."""

    def asked(edition: Edition) -> Ruling[tuple[Any, ...]]:
        ruled = [(thing, ask(thing)(edition)) for thing in things]
        refused = [ruling for _, ruling in ruled if not ruling.answer]
        allowed = tuple(thing for thing, ruling in ruled if ruling.answer)
        return Ruling(allowed, (refused or [ruled[0][1]])[0].reason)

    return asked


# As a piece of a page --------------------------------------------------------------------------


def html(frames: tuple[f.Frame, ...], group: str, say: Catalog) -> Markup:
    """The frames, one of them shown: which one is chosen in the page, without any script."""
    picks = Markup("").join(
        Markup('<label><input type="radio" name="{}"{}><span>{}</span></label>').format(
            group, Markup(" checked") if at == 0 else "", one.label
        )
        for at, one in enumerate(frames)
    )
    cases = Markup("").join(
        Markup('<div class="gl-case">{}</div>').format(f.html(one)) for one in frames
    )
    switch = (
        '<fieldset class="gl-switch"><legend>{}</legend><div class="gl-variants">{}</div>'
        '<div class="gl-cases" aria-live="polite">{}</div></fieldset>'
    )
    return Markup(switch).format(say.text("switch-title"), picks, cases)
