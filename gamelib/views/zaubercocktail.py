"""Frames of Zaubercocktail: the market, the stones, the results, each place and each move.

A scoring round is told place by place: the collections lie open, then each place follows with its
reason and its marker moves. `scene` shows the same table with nothing that gives an answer away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from gamelib.games.zaubercocktail import Zaubercocktail, scoring
from gamelib.games.zaubercocktail.collections import COLLECTING, Choice, count, kind_of
from gamelib.games.zaubercocktail.ingredients import ALL, WILD, Cards
from gamelib.games.zaubercocktail.legality import LADDERS, OWN, Phase
from gamelib.games.zaubercocktail.table import (
    Accept,
    Action,
    Deliver,
    Draw,
    LayStone,
    Move,
    Offer,
    Play,
    Resume,
    Table,
    Trading,
)
from gamelib.games.zaubercocktail.values import Provenance
from gamelib.play import TABLE, Seat, Step, Trace, Who
from gamelib.questions import Question
from gamelib.questions.zaubercocktail import promised, said_action, said_bargain
from gamelib.ruling import Reason, Rung, ScoreLine
from gamelib.speech import Catalog, Sentence
from gamelib.views import frame as f
from gamelib.views import zauber_blocks as b

Course = Trace[Table, Action]
Moment = Step[Table, Action]


def frames(trace: Course, say: Catalog) -> tuple[f.Frame, ...]:
    """A frame for the start and for each action; scoring is told place by place."""
    return tuple(View(cast(Zaubercocktail, trace.game), say).all(trace))


def scene(asked: Question, say: Catalog) -> f.Frame:
    """What lies on the table when a question is asked, with nothing that gives the answer away."""
    show = View(cast(Zaubercocktail, asked.course.game), say)
    at = asked.course.state if asked.picture else None
    if at and [len(hand) > 0 for hand in at.hands].count(True) == 1 and not at.offers:
        return f.Frame(say.text("zau-table"), Sentence(()), (), show.hands(at))
    facts, blocks = (show.facts(at)[:2], show.open_table(at)) if at else ((), ())
    return f.Frame(say.text("zau-table"), Sentence(()), facts, blocks)


def deck(say: Catalog) -> b.Sorts:
    """The ingredients, commonest first: how many there are, and what their names mean."""
    sorts = tuple(
        (say.token(kind), say.text("zau-copies", count=kind.copies), say.text(kind.meaning))
        for kind in ALL
    )
    return b.Sorts(say.text("zau-deck"), sorts)


@dataclass(frozen=True, slots=True)
class Told:
    """How much of a scoring round has been told: the places and the moves of those seats."""

    places: tuple[scoring.Place, ...] = ()
    moves: dict[Seat, tuple[ScoreLine, ...]] = field(default_factory=dict)
    now: Seat | None = None
    reasons: bool = False

    def moved(self, seat: Seat) -> int:
        """How many spaces a marker has moved."""
        return sum(line.points for line in self.moves.get(seat, ()))


NOTHING = Told()


@dataclass(frozen=True, slots=True)
class View:
    """Turns moments of a game into frames, in the words of one catalog."""

    game: Zaubercocktail
    say: Catalog

    def all(self, trace: Course) -> Iterator[f.Frame]:
        """The frames of a course of play."""
        yield self.before(trace.start)
        yield from self.told_by_place(trace.start)
        for number, step in enumerate(trace.steps, 1):
            yield self.after(step, trace.steps[:number])
            if isinstance(step.action, Play | Draw):
                yield from self.told_by_place(step.after)

    # Moments ----------------------------------------------------------------------------

    def before(self, at: Table) -> f.Frame:
        """The moment before anything is done."""
        headline = "zau-revealed" if at.revealed else "zau-start"
        return f.Frame(
            label=self.say.text(headline),
            headline=self.say.sentence(headline),
            facts=self.facts(at),
            table=self.open_table(at),
            why=(self.because(*ties),) if (ties := self.ties(at)) else (),
        )

    def after(self, step: Moment, so_far: tuple[Moment, ...]) -> f.Frame:
        """The moment after an action."""
        headline = self.spoken(step.seat, step.action)
        return f.Frame(
            label=str(headline),
            headline=headline,
            facts=self.facts(step.after),
            table=self.table(step),
            why=tuple(self.why(step)),
            below=self.below(step, so_far),
            predict=self.prediction(step),
        )

    def told_by_place(self, at: Table) -> Iterator[f.Frame]:
        """Place by place, once no two results are equal any more."""
        if not at.revealed or self.game.phase(at) is not Phase.MOVING:
            return
        places = self.game.ranking(at)
        moves = scoring.all_moves(at, self.game.kit)
        for place in places:
            told = tuple(places[: place.place])
            seats = {one.result.seat for one in told}
            known = {seat: lines for seat, lines in moves.items() if seat in seats}
            yield self.place(at, place, Told(told, known, place.result.seat))

    def place(self, at: Table, place: scoring.Place, told: Told) -> f.Frame:
        """One place of the ranking: why it is that one, and how far its marker moves."""
        who = place.result.who
        ladder = scoring.LAST if place.place == at.players else scoring.RANKING
        reasons = [line.reason for line in told.moves[place.result.seat]]
        title = self.say.text("zau-why-place", place=place.place)
        return f.Frame(
            label=self.say.text("zau-place", place=place.place, who=who),
            headline=self.say.sentence("zau-place", place=place.place, who=who),
            facts=self.facts(at),
            table=(self.results(at, told), self.road(at, told)),
            why=(
                self.ladder(title, ladder, place.reason.case),
                self.because(place.reason),
                f.Remarks(self.say.text("zau-why-moves"), tuple(map(self.remark, reasons))),
            ),
            predict=self.who_takes(at, place, told),
        )

    # What lies on the table -------------------------------------------------------------

    def facts(self, at: Table) -> tuple[f.Fact, ...]:
        """Round, recipe and stones, for the bar above the table."""
        recipe = self.say.label(at.recipe) if at.recipe else self.say.text("zau-no-recipe")
        stones = self.say.text("zau-stones-of", count=len(at.stones), needed=at.stones_needed)
        facts = {"zau-round": str(at.round), "zau-recipe": recipe, "zau-stones": stones}
        return tuple(f.Fact(self.say.text(label), value) for label, value in facts.items())

    def open_table(self, at: Table) -> tuple[f.Block, ...]:
        """Everything that lies there, with no place and no move told."""
        if at.revealed:
            stones = (self.stones(at),) if at.stones else ()
            return (self.results(at), *stones, self.road(at))
        road = (self.road(at),) if any(at.track) or not at.recipe else ()
        market = self.market(at) if at.recipe and not at.recipe.lightning else ()
        hands = self.hands(at) if any(map(len, at.hands)) else ()
        return (*hands, *market, *road)

    def table(self, step: Moment) -> tuple[f.Block, ...]:
        """The table after an action; hands and lines that changed are marked."""
        if isinstance(step.action, Move):
            return (self.road(step.before, self.told_at_last(step)),)
        trading = step.after.recipe and not step.after.recipe.lightning
        if step.after.revealed or not trading:
            return self.open_table(step.after)
        return (*self.hands(step.after, step), *self.market(step.after, step))

    def hands(self, at: Table, step: Moment | None = None) -> tuple[b.Holdings, ...]:
        """Who holds what."""
        players = tuple(
            b.Holding(
                self.name(seat),
                tuple(map(self.say.token, at.hands[seat].bunches)),
                tuple(self.marks(at, seat)),
                self.say.text("zau-no-cards"),
                step is not None and step.before.hands[seat] != at.hands[seat],
            )
            for seat in at.seats
            if len(at.hands[seat]) or step or at.stones or at.offers
        )
        return (b.Holdings(self.say.text("zau-hands"), players),)

    def marks(self, at: Table, seat: Seat) -> Iterator[f.Mark]:
        """How many cards a player holds, and what the player is at."""
        yield f.Mark("count", self.say.text("zau-cards", count=len(at.hands[seat])))
        if at.chosen[seat] is not None:
            yield f.Mark("legal", self.say.text("zau-laid"))
        elif seat in at.stones:
            yield f.Mark("count", self.say.text("zau-stopped"))
        elif bargain := at.bargain(seat):
            handed = bargain.handed[bargain.side(seat)] is not None
            yield f.Mark("led", self.say.text("zau-handed" if handed else "zau-in-a-trade"))

    def market(self, at: Table, step: Moment | None = None) -> tuple[f.Block, ...]:
        """Trades agreed on, offers on the table, and the stones."""
        bargains = tuple(self.said(*said_bargain(one)) for one in at.bargains)
        offers = tuple(self.spoken(one.by, one) for one in at.offers)
        new = step is not None and isinstance(step.action, Offer)
        blocks: list[f.Block] = []
        if bargains:
            blocks.append(b.Lines(self.say.text("zau-bargains"), bargains))
        if offers or not (bargains or at.closed):
            none = self.say.text("zau-no-offers")
            blocks.append(b.Lines(self.say.text("zau-offers"), offers, none, new))
        return (*blocks, self.stones(at))

    def stones(self, at: Table) -> b.Stones:
        """The ring and the chalice."""
        names = [*map(self.name, at.stones), "", "", ""]
        title, ring, cup, free = (
            self.say.text(f"zau-{word}") for word in ("chalice", "ring", "cup", "free")
        )
        return b.Stones(title, ring, cup, free, names[0], tuple(names[1:3]))

    def road(self, at: Table, told: Told = NOTHING) -> b.Road:
        """The track as far as it matters, with the markers moved as far as told."""
        where = [space + told.moved(seat) for seat, space in enumerate(at.track)]
        end = self.game.kit.track
        last = max(*at.track, *where, 8) + 2
        shown = min(last, end.number) if end else last
        facts = {"end": end.number, "origin": self.origin(end.provenance)[1]} if end else {}
        title = self.say.text("zau-track-end" if end else "zau-track", **facts)
        spaces = tuple(self.space(number, where, told) for number in range(shown + 1))
        return b.Road(title, spaces, "" if end and shown == end.number else "…")

    def space(self, number: int, where: list[int], told: Told) -> b.Space:
        """A space of the track with its markers."""
        names = tuple(self.name(seat) for seat, space in enumerate(where) if space == number)
        came = (self.name(told.now),) if told.now is not None and told.moved(told.now) else ()
        label = self.say.text("zau-space", number=number)
        return b.Space(str(number), label, names, tuple(name for name in came if name in names))

    def results(self, at: Table, told: Told = NOTHING) -> b.Results:
        """What everybody laid down, and of places and moves what has been told."""
        heads = ("player", "collections", "number", "points", "place", "moves")
        found = {one.seat: one for one in scoring.results(at, self.game.kit.values)}
        order = [one.result.seat for one in told.places] if told.reasons else list(at.seats)
        rows = tuple(self.outcome(found[seat], at.chosen[seat] or (), told) for seat in order)
        return b.Results(
            self.say.text("zau-results"),
            tuple(self.say.text(f"zau-head-{head}") for head in heads),
            rows,
        )

    def outcome(self, result: scoring.Result, choice: Choice, told: Told) -> b.Outcome:
        """The row of one player."""
        place = next((one for one in told.places if one.result.seat == result.seat), None)
        moves = scoring.signed(told.moved(result.seat)) if place else ""
        numbers = (str(result.cards), str(result.points), str(place.place) if place else "", moves)
        lines = [line.reason for line in told.moves.get(result.seat, ())]
        reasons = [place.reason, *lines] if place and told.reasons else []
        return b.Outcome(
            self.name(result.seat),
            tuple(map(self.laid, choice)),
            self.say.text("zau-hand-shown"),
            numbers,
            tuple(map(self.remark, reasons)),
            told.now == result.seat,
        )

    def laid(self, cards: Cards) -> b.Laid:
        """One collection: its cards, its reckoning, and how its value is known."""
        line = count(cards, self.game.kit.values)
        figure = self.game.kit.values.scale(kind_of(cards)).at(len(cards))
        sum_ = f"{len(cards)} × {line.reason['each']} = {line.points}"
        tokens = tuple(map(self.say.token, cards.bunches))
        return b.Laid(tokens, sum_, self.origin(figure.provenance) if figure else None)

    def origin(self, provenance: Provenance) -> b.Origin:
        """A provenance and a short word for it."""
        name = provenance.name.lower()
        return name, self.say.text(f"zau-origin-{name}")

    # Why --------------------------------------------------------------------------------

    def why(self, step: Moment) -> Iterator[f.Block]:
        """The ladder of a player's action, the verdict, and what the action brought about."""
        if step.seat != TABLE:
            titles = {Play: "zau-why-play", Deliver: "ask-zau-kept"}
            title = titles.get(type(step.action), "zau-may")
            yield self.ladder(self.say.text(title), rungs(step), step.verdict.reason.case)
        broken = step.verdict.reason.case == "not-as-promised"
        verdict = self.remark(step.verdict.reason, "illegal" if broken else "legal")
        yield f.Remarks("", (verdict, *map(self.remark, self.brought(step))))

    def brought(self, step: Moment) -> tuple[Reason, ...]:
        """What an action brought about; what the frames of scoring tell is not said here."""
        match step.action:
            case Play():
                return (*step.reasons[:1], *self.ties(step.after))
            case Move():
                lines = scoring.all_moves(step.before, self.game.kit).values()
                told = {line.reason for moves in lines for line in moves}
                return tuple(reason for reason in step.reasons if reason not in told)
        return step.reasons

    def ties(self, at: Table) -> tuple[Reason, ...]:
        """Who has to draw, if results are equal in everything."""
        due = at.revealed and self.game.phase(at) is Phase.DRAWING
        places = self.game.ranking(at) if due else ()
        return tuple(one.reason for one in places[:-1] if one.reason.case == "still-equal")

    def ladder(self, title: str, ladder: tuple[Rung[Any], ...], case: str) -> f.Ladder:
        """A ladder ticked off down to the rung that decided."""
        decided = [rung.name for rung in ladder].index(case)
        return f.Ladder(title, tuple(self.rung(r, at - decided) for at, r in enumerate(ladder)))

    def rung(self, rung: Rung[Any], distance: int) -> f.Rung:
        """A rung above (negative distance), at, or below the one that decided."""
        label = self.say.text(f"ladder-{rung.name}")
        if distance < 0:
            return f.Rung(label, "pass", self.say.text(f"ladder-{rung.name}.pass"))
        note = "frame-decides" if distance == 0 else "frame-not-reached"
        return f.Rung(label, "decides" if distance == 0 else "rest", self.say.text(note))

    def below(self, step: Moment, so_far: tuple[Moment, ...]) -> tuple[f.Block, ...]:
        """The market so far; or, when the markers have moved, all places and moves with reasons."""
        if isinstance(step.action, Move):
            return (self.results(step.before, self.told_at_last(step)),)
        return self.log(so_far) if isinstance(step.action, Trading | Resume) else ()

    def told_at_last(self, step: Moment) -> Told:
        """Everything about a scoring round."""
        moves = scoring.all_moves(step.before, self.game.kit)
        return Told(self.game.ranking(step.before), moves, reasons=True)

    def log(self, steps: tuple[Moment, ...]) -> tuple[b.Lines, ...]:
        """The market so far, as it was spoken."""
        lines = tuple(
            self.spoken(step.seat, step.action)
            for step in steps
            if isinstance(step.action, Trading | Resume)
        )
        return (b.Lines(self.say.text("zau-log"), lines, now=True, log=True),)

    def spoken(self, seat: Seat, action: Action) -> Sentence:
        """An action in words."""
        return self.said(*said_action(seat, action))

    def said(self, message: str, facts: Mapping[str, Any]) -> Sentence:
        """A message with its facts."""
        return self.say.sentence(message, **facts)

    def because(self, *reasons: Reason) -> f.Remarks:
        """Reasons without a title."""
        return f.Remarks("", tuple(map(self.remark, reasons)))

    def remark(self, reason: Reason, mark: str = "") -> f.Remark:
        """A reason in words, with its citation."""
        return f.remark(reason, self.say, mark)

    # Predict first ----------------------------------------------------------------------

    def prediction(self, step: Moment) -> f.Prediction | None:
        """Is the promise kept? Is trading over? Asked before the answer is shown."""
        if isinstance(step.action, Deliver):
            return self.yes_or_no("ask-zau-kept", step.action.cards == promised(step))
        if isinstance(step.action, LayStone):
            return self.yes_or_no("ask-zau-open", not step.after.closed)
        return None

    def yes_or_no(self, prompt: str, yes: bool) -> f.Prediction:
        """A question with two answers."""
        answers = (("ask-zau-yes", yes), ("ask-zau-no", not yes))
        choices = tuple(f.Choice(self.say.text(label), right) for label, right in answers)
        return f.Prediction(self.say.sentence(prompt), choices)

    def who_takes(self, at: Table, place: scoring.Place, told: Told) -> f.Prediction | None:
        """Who takes this place? Asked as long as two players are left."""
        before = {one.result.seat for one in told.places[:-1]}
        left = [seat for seat in at.seats if seat not in before]
        choices = tuple(f.Choice(self.name(seat), seat == told.now) for seat in left)
        prompt = self.say.sentence("ask-zau-place", place=place.place)
        return f.Prediction(prompt, choices) if len(left) > 1 else None

    def name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.say.label(Who(seat))


BEFORE_SHOWN = {"stone-laid"}
"""Of the rungs that come before every action, those that a learner may wonder about."""


def rungs(step: Moment) -> tuple[Rung[bool], ...]:
    """The rungs that could decide about such an action; the one that did among them."""
    action, case = step.action, step.verdict.reason.case
    hidden = {rung.name for rung in LADDERS[type(action)]} - {r.name for r in OWN[type(action)]}
    hidden |= {"not-own-offer", "chosen-already", "nothing-named", "value-unknown"}
    hidden -= BEFORE_SHOWN if isinstance(action, Offer | Accept) else set()
    hidden |= OUT_OF_PLACE[type(action)](action) if type(action) in OUT_OF_PLACE else set()
    return tuple(r for r in LADDERS[type(action)] if r.name not in hidden or r.name == case)


def out_of_an_offer(action: Offer) -> set[str]:
    """What cannot matter for an offer: who it is for, if it is for all; what it does not name."""
    hidden = {"no-partner", "partner-stopped"} if action.to is None else set()
    hidden |= {"offered-not-held"} if action.gives is None else {"gives-anything"}
    return hidden | ({"more-than-exist"} if action.wants is None else {"wants-anything"})


def out_of_an_agreement(action: Accept) -> set[str]:
    """What cannot matter when an offer is accepted."""
    offer = action.offer
    hidden = {"for-another"} if offer.to is None else set()
    anything = None in (offer.gives, offer.wants)
    return hidden | (set() if anything else {"not-named", "other-terms"})


def out_of_a_choice(action: Play) -> set[str]:
    """What cannot matter for these collections."""
    nothing = {"unable", "none-though-able"}
    if not action.choice:
        return {rung.name for rung in COLLECTING} - nothing
    wild = any(cards[WILD] for cards in action.choice)
    return nothing | (set() if wild else {"several-wild", "wild-joins"})


OUT_OF_PLACE: dict[type, Any] = {
    Offer: out_of_an_offer,
    Accept: out_of_an_agreement,
    Play: out_of_a_choice,
}
