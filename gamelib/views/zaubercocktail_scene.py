"""A game of Zaubercocktail as its learner sees it: the scenes of a play page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, cast

from markupsafe import Markup

from gamelib.games.zaubercocktail import ZAUBERCOCKTAIL, Zaubercocktail, scoring
from gamelib.games.zaubercocktail.collections import best_choice, rests_on, total
from gamelib.games.zaubercocktail.ingredients import ALL, NATURAL, WILD, Bunch, Cards, Ingredient
from gamelib.games.zaubercocktail.legality import Phase, agreed_terms
from gamelib.games.zaubercocktail.line import parse_action, parse_seat
from gamelib.games.zaubercocktail.table import (
    Accept,
    Action,
    Bargain,
    Deal,
    Deliver,
    LayStone,
    Move,
    Offer,
    Play,
    Table,
    Withdraw,
    letter,
    str_action,
)
from gamelib.games.zaubercocktail.values import Figure
from gamelib.play import Seat, Trace, Who
from gamelib.questions.zaubercocktail import said_bargain, said_choice
from gamelib.ruling import Reason
from gamelib.sessions import Session
from gamelib.speech import Catalog, Sentence
from gamelib.views import art
from gamelib.views import frame as f
from gamelib.views import zauber_blocks as b
from gamelib.views.scene import (
    WHOLE,
    Chosen,
    Line,
    Scene,
    action,
    because,
    group,
    line,
    one,
    pick,
    several,
    shown,
    wished,
)
from gamelib.views.zauber_values import written
from gamelib.views.zaubercocktail import NOTHING, Course, Moment, Told, View

On = Session[Table, Action]
ANY, ALL_PLAYERS = "any", "all"
MOST_GIVEN = 3
"""How many equal cards the form lets one give at once."""


def scene(on: On, say: Catalog) -> Scene:
    """The table, what can be done now, and what collections count beside it."""
    return Shown(on, say).scene()


def said(on: On, say: Catalog) -> list[Line]:
    """What the last step brought, as far as everybody hears it."""
    return [*Shown(on, say).news()]


def log(on: On, say: Catalog) -> list[dict[str, str]]:
    """A line for each round that is over: how far each marker moved."""
    return [Shown(on, say).entry(piece.steps[-1]) for piece in rounds(on.trace)]


def hint(on: On, say: Catalog) -> Markup:
    """What to do, and why."""
    return Shown(on, say).hint()


def review(on: On, wish: str, say: Catalog) -> tuple[f.Frame, ...] | None:
    """A round that is over, step by step; they are numbered from 1. Or the whole game."""
    pieces = rounds(on.trace)
    if wish == WHOLE:
        show = Beside(rules(on), say, on.learner)
        return tuple(one for piece in pieces for one in show.all(piece)) if on.over else None
    number = wished(wish, range(1, len(pieces) + 1))
    return tuple(Beside(rules(on), say, on.learner).all(pieces[number - 1])) if number else None


def rules(on: On) -> Zaubercocktail:
    """The rules that a game is played by."""
    return cast(Zaubercocktail, on.game)


def rounds(trace: Course) -> tuple[Course, ...]:
    """The rounds that are over."""
    ends = [at for at, step in enumerate(trace.steps, 1) if isinstance(step.action, Move)]
    return tuple(
        Trace(trace.game, trace.steps[begin].before, trace.steps[begin:end])
        for begin, end in zip([0, *ends], ends, strict=False)
    )


# What the page sends ------------------------------------------------------------------------------


def chosen_action(on: On, key: str, chosen: Chosen) -> Any:
    """The action behind a key and its form. `Refused` for what is no action."""
    players = on.state.players
    match key:
        case "offer":
            wants, to = one(chosen, "wants", ANY), one(chosen, "to", ALL_PLAYERS)
            return Offer(
                on.learner,
                cards_of(chosen, "gives"),
                None if wants == ANY else Cards.parse(one(chosen, "count", "1") + wants),
                None if to == ALL_PLAYERS else parse_seat(to, players),
            )
        case "deliver":
            return Deliver(cards_of(chosen, "gives"))
        case "play":
            both = (collection(chosen, "first"), collection(chosen, "second"))
            return Play(tuple(cards for cards in both if len(cards)))
    return parse_action(key, players)


def cards_of(chosen: Chosen, key: str) -> Cards:
    """The single cards that were chosen; `GW.2` is the second of its type."""
    return Cards.parse(" ".join(name.partition(".")[0] for name in several(chosen, key)))


def collection(chosen: Chosen, key: str) -> Cards:
    """The cards of one type that were chosen for a collection, and the wild ones with them."""
    wild = one(chosen, f"{key}-wild", "0")
    return Cards.parse(one(chosen, key)) + (
        Cards() if wild == "0" else Cards.parse(f"{wild}{WILD}")
    )


# What the learner sees ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Beside(View):
    """The table seen from a seat: of other hands only how many cards they have."""

    learner: Seat = 0

    def hands(self, at: Table, step: Moment | None = None) -> tuple[b.Holdings, ...]:
        """The own cards, and beside them who the others are and what they are at."""
        order = sorted(at.seats, key=lambda seat: seat != self.learner)
        rows = tuple(self.holding(at, seat, step) for seat in order)
        return (b.Holdings(self.say.text("zau-hands"), rows),)

    def holding(self, at: Table, seat: Seat, step: Moment | None) -> b.Holding:
        """One player's row."""
        own = seat == self.learner
        bunches = at.hands[seat].bunches if own else ()
        return b.Holding(
            self.name(seat),
            tuple(map(self.say.token, bunches)),
            tuple(self.marks(at, seat)),
            self.say.text("zau-no-cards" if own else "zau-play-hidden"),
            step is not None and step.before.hands[seat] != at.hands[seat],
        )

    def road(self, at: Table, told: Told = NOTHING) -> b.Road:
        """The track; that a short one was agreed on is said."""
        road, end = View.road(self, at, told), self.game.kit.track
        if not end or end == ZAUBERCOCKTAIL.kit.track:
            return road
        return replace(road, title=self.say.text("zau-play-track", end=end.number))

    def counts(self, at: Table) -> b.Worth:
        """What collections of the own types count, by their size."""
        sizes = range(2, 8)
        rows = tuple(
            (self.say.token(kind), at.hands[self.learner][kind], tuple(map(self.cell(kind), sizes)))
            for kind in at.hands[self.learner].kinds
        )
        title, note = self.say.text("zau-play-worth"), self.say.text("zau-play-guess")
        return b.Worth(title, note, self.say.text("zau-values-type"), tuple(sizes), rows)

    def cell(self, kind: Ingredient) -> Callable[[int], str]:
        """What a collection of a type counts, with the sign of how that is known."""

        def points(size: int) -> str:
            figure = self.game.kit.values.scale(kind).at(size)
            return written(Figure(size * figure.number, figure.provenance)) if figure else ""

        return points


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment of a game, in the words of one catalog."""

    on: On
    say: Catalog

    @property
    def table(self) -> Beside:
        """What shows the table."""
        return Beside(rules(self.on), self.say, self.on.learner)

    @property
    def hand(self) -> Cards:
        """The learner's cards."""
        return self.on.state.hands[self.on.learner]

    @property
    def phase(self) -> Phase:
        """What happens at the table now."""
        return self.table.game.phase(self.on.state)

    @property
    def bargain(self) -> Bargain | None:
        """The trade that the learner has agreed to."""
        return self.on.state.bargain(self.on.learner)

    @property
    def moved(self) -> Moment | None:
        """The step in which the markers moved, if that was the last one."""
        last = self.on.last
        return last if last and isinstance(last.action, Move) else None

    def scene(self) -> Scene:
        """The table, what to do now, what collections count."""
        at, show = self.on.state, self.table
        facts = show.facts(self.moved.before if self.moved else at)
        seed = f.Fact(self.say.text("lobby-seed-now"), self.on.seed[:12])
        picture = f.Frame("", Sentence(()), (*facts, seed), tuple(self.blocks()))
        made = shown(picture, self.headline(), groups=[*self.groups()], forms=[*self.forms()])
        made["room"] = "results" if self.moved else "market"
        if self.moved or not len(self.hand):
            return made
        side = show.counts(at)
        html = f'<div class="gl-frame">{f.as_html(side)}</div>'
        return {**made, "side": html, "text": "\n".join([made["text"], f.as_text(side)])}

    def blocks(self) -> Iterator[f.Block]:
        """What lies on the table."""
        at, show = self.on.state, self.table
        if self.moved:
            yield from (*show.table(self.moved), *show.below(self.moved, ()))
            return
        if at.revealed:
            yield show.results(at)
        else:
            yield from show.hands(at)
        if at.bargains:
            agreed = tuple(show.said(*said_bargain(one)) for one in at.bargains)
            yield b.Lines(self.say.text("zau-bargains"), agreed)
        if at.recipe and not at.recipe.lightning:
            yield show.stones(at)
        yield show.road(at)

    def headline(self) -> Sentence:
        """What to do now."""
        say = self.say.sentence
        if self.on.over:
            return self.say.why(self.table.game.winners(self.on.state).reason)
        if self.moved:
            return say("zau-play-now-moved", number=self.moved.before.round)
        if not self.on.may_act:
            return say("zau-play-now-wait")
        if self.phase is Phase.COLLECTING:
            return say("zau-play-now-collect")
        return say("zau-play-now-deliver" if self.bargain else "zau-play-now-trade")

    # What can be done -----------------------------------------------------------------------------

    def groups(self) -> Iterator[dict[str, Any]]:
        """The buttons."""
        if self.on.may_act and self.phase is Phase.COLLECTING:
            title = self.say.text("zau-play-unable")
            yield group(title, self.button(Play(()), "zau-play-show-hand"))
        elif self.on.may_act and self.bargain:
            promised = self.bargain.promised[self.bargain.side(self.on.learner)]
            title = self.say.text("zau-play-promised")
            yield group(title, self.button(Deliver(promised), "zau-play-keep", promised))
        elif self.on.may_act:
            yield from self.trading()
        elif self.moved and not self.on.over:
            next_round = action("go-on", self.say.text("zau-play-next"))
            yield group(self.say.text("playing-task-next"), next_round)
        if self.on.over or self.moved:
            yield from self.looks()

    def trading(self) -> Iterator[dict[str, Any]]:
        """The offers to accept, those to take back, the stone, and to wait."""
        offers = self.on.state.offers
        others = [Accept(offer) for offer in offers if offer.by != self.on.learner]
        others = [one for one in others if one.offer.to in (None, self.on.learner)]
        buttons = [self.spoken(one, one.offer) for one in others]
        if buttons:
            buttons.sort(key=lambda button: not button["legal"])
            yield group(self.say.text("zau-play-accept"), *buttons)
        own = [offer for offer in offers if offer.by == self.on.learner]
        if own:
            yield group(
                self.say.text("zau-play-own"),
                *(self.spoken(Withdraw(offer), offer) for offer in own),
            )
        yield group(
            self.say.text("zau-play-or" if buttons or own else "playing-task-next"),
            action("go-on", self.say.text("zau-play-wait")),
            self.button(LayStone(), "zau-play-stone"),
        )

    def spoken(self, act: Action, offer: Offer) -> dict[str, Any]:
        """A button with an offer on it."""
        words = self.table.spoken(offer.by, offer)
        legal = self.on.verdict(act).legal
        return action(str_action(act), str(words), art.sentence(words), legal=legal)

    def button(self, act: Action, message: str, cards: Cards | None = None) -> dict[str, Any]:
        """A button for an action of the learner."""
        facts = {"cards": cards.bunches} if cards else {}
        words = self.say.sentence(message, **facts)
        legal = self.on.verdict(act).legal
        return action(str_action(act), str(words), art.sentence(words), legal=legal)

    def looks(self) -> Iterator[dict[str, Any]]:
        """To look back at rounds that are over."""
        numbers = range(1, len(rounds(self.on.trace)) + 1)
        some = numbers if self.on.over else numbers[-1:]
        looks = [action(f"review:{n}", self.say.text("zau-play-look", number=n)) for n in some]
        if self.on.over:
            looks.append(action(f"review:{WHOLE}", self.say.text("playing-look-whole")))
        if looks:
            yield group(self.say.text("zau-play-looks"), *looks)

    def forms(self) -> Iterator[dict[str, Any]]:
        """An offer of one's own, other cards than promised, or the collections."""
        if not self.on.may_act:
            return
        if self.phase is Phase.COLLECTING:
            parts = [*self.collecting("first", 1), *self.collecting("second", 0)]
            yield self.form("play", parts)
        elif self.bargain:
            yield self.form("deliver", [self.giving()])
        else:
            yield self.form("offer", [self.giving(), *self.wanting(), self.to()])

    def form(self, key: str, parts: list[dict[str, Any]]) -> dict[str, Any]:
        """A form with the words of its button."""
        title, label = self.say.text(f"zau-play-{key}-title"), self.say.text(f"zau-play-{key}")
        return {"key": key, "label": label, "title": title, "parts": parts}

    def giving(self) -> dict[str, Any]:
        """Single cards of the hand."""
        singles = [
            (f"{kind}.{n}", kind)
            for kind in ALL
            for n in range(1, min(self.hand[kind], MOST_GIVEN) + 1)
        ]
        return self.things("gives", singles, many=True)

    def wanting(self) -> Iterator[dict[str, Any]]:
        """One type, how many of it; or anything."""
        kinds = self.things("wants", [(str(kind), kind) for kind in ALL])
        word = self.say.text("anything")
        anything = {"key": ANY, "label": word, "html": ""}
        yield {**kinds, "options": [*kinds["options"], anything]}
        numbers = [(str(n), str(n)) for n in range(1, MOST_GIVEN + 1)]
        yield pick("count", self.say.text("zau-play-count"), numbers, ["1"])

    def to(self) -> dict[str, Any]:
        """For whom an offer is."""
        at = self.on.state
        seats = [s for s in at.seats if s != self.on.learner and s not in at.stones]
        players = [(letter(seat), self.say.label(Who(seat))) for seat in seats]
        everybody = (ALL_PLAYERS, self.say.text("zau-play-everybody"))
        return pick("to", self.say.text("zau-play-to"), [everybody, *players], [ALL_PLAYERS])

    def collecting(self, key: str, least: int) -> Iterator[dict[str, Any]]:
        """The cards of one type for a collection, and how many wild ones join them."""
        wild = self.hand[WILD]
        bunches = [
            (str(Bunch(n, kind)), Bunch(n, kind))
            for kind in NATURAL
            for n in range(1 if wild or self.hand[kind] == 1 else 2, self.hand[kind] + 1)
        ]
        yield {**self.things(key, bunches), "min": least}
        if wild:
            numbers = [(str(n), str(n)) for n in range(wild + 1)]
            yield pick(f"{key}-wild", self.say.text("zau-play-wild"), numbers, ["0"])

    def things(self, key: str, things: list[tuple[str, Any]], many: bool = False) -> dict[str, Any]:
        """A part of a form whose options are cards."""
        made = pick(key, self.say.text(f"zau-play-{key}"), (), many=many)
        options = [
            {"key": name, "label": self.say.label(thing), "html": str(art.chip(token))}
            for name, thing in things
            for token in [self.say.token(thing)]
        ]
        return {**made, "options": options, "min": 1, "max": len(options) if many else 1}

    # What is said ---------------------------------------------------------------------------------

    def news(self) -> Iterator[Line]:
        """What the last step brought: what was said aloud, and what follows from it."""
        last = self.on.last
        if last is None:
            return
        own = last.seat == self.on.learner
        match last.action:
            case Deal(hands):
                cards = hands[self.on.learner].bunches
                if cards:
                    yield line(self.say.sentence("zau-play-dealt", cards=cards))
                return
            case Offer() | Accept() | LayStone():
                # What somebody takes back is seen on the table.
                tone = "good" if own else "info"
                yield line(self.table.spoken(last.seat, last.action), tone)
            case Move():
                yield from self.outcome(last)
                return
            case Play() if not last.after.revealed:
                return
        for reason in self.heard(last):
            yield because(reason, self.say, self.tone(reason))

    def heard(self, step: Moment) -> Iterator[Reason]:
        """The reasons of a step that are worth a line."""
        for reason in self.table.brought(step):
            mine = Who(self.on.learner) in dict(reason.facts).values()
            if reason.case in ("stopped", "offers-lapse"):
                continue
            if reason.case != "exchanged" or mine:
                yield reason

    def outcome(self, step: Moment) -> Iterator[Line]:
        """How far the own marker moves and why; that it is over."""
        mine = scoring.all_moves(step.before, self.table.game.kit)[self.on.learner]
        for at, move in enumerate(mine):
            # What the ends of the track hold back is neither good nor bad.
            tone = ("bad", "info", "good")[sign(move.points) + 1] if at < 2 else "info"
            yield because(move.reason, self.say, tone)
        if self.on.over:
            yield because(self.table.game.ending(step.after).reason, self.say)

    def tone(self, reason: Reason) -> str:
        """Good for a trade of the learner, bad for the learner's broken promise."""
        mine = Who(self.on.learner) in dict(reason.facts).values()
        if mine and reason.case == "broken":
            return "bad"
        return "good" if mine and reason.case == "exchanged" else "info"

    def hint(self) -> Markup:
        """What a bot would do in the learner's place."""
        act = self.on.hint().action
        words = art.sentence(self.advised(act))
        if not isinstance(act, Play):
            return words
        why = self.table.game.best(self.on.state, self.on.learner).why
        return words + Markup(" ") + art.sentence(self.say.why(why)) if why else words

    def advised(self, act: Action) -> Sentence:
        """The advice in words."""
        match act:
            case Accept(offer):
                gets, gives = agreed_terms(act)
                facts = {"other": Who(offer.by), **self.gain(gives, gets)}
                return self.say.sentence("zau-play-hint-accept", **facts)
            case Offer(_, gives, wants):
                facts = self.gain(gives or Cards(), wants or Cards())
                return self.say.sentence("zau-play-hint-offer", **facts)
            case Deliver(cards):
                return self.say.sentence("zau-play-hint-deliver", cards=cards.bunches)
            case Play(choice):
                return self.table.said(*said_choice(choice))
        way = "stone" if isinstance(act, LayStone) else "wait"
        return self.say.sentence(f"zau-play-hint-{way}")

    def gain(self, gives: Cards, takes: Cards) -> dict[str, Any]:
        """What a trade would change: the best collections of the hand before and after it."""
        values = self.table.game.kit.values
        now, then = (
            written(Figure(total(best, values), rests_on(best, values)))
            for hand in (self.hand, self.hand - gives + takes)
            for best in (best_choice(hand, values),)
        )
        return {"gives": gives.bunches, "takes": takes.bunches, "now": now, "then": then}

    def entry(self, step: Moment) -> dict[str, str]:
        """A round that is over in one line."""
        moves = scoring.all_moves(step.before, self.table.game.kit)
        went = (
            Markup("<bdi>{}</bdi> {}").format(
                self.say.label(Who(seat)),
                scoring.signed(sum(move.points for move in moves[seat])),
            )
            for seat in step.before.seats
        )
        label = f"{self.say.text('zau-round')} {step.before.round}"
        return {"label": label, "html": str(Markup(" · ").join(went))}


def sign(number: int) -> int:
    """1, 0 or -1."""
    return (number > 0) - (number < 0)
