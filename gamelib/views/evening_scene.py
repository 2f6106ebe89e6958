"""An evening as its learner sees it: the scenes of a play page.

Everything that is shown comes from `Session.view`, what the learner's seat may see, or from steps
that everybody has seen: a card played, a bid that lies open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup

from gamelib.games.cards import Card, Cards
from gamelib.games.round_notation import suit
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
    Row,
    TurnUp,
    Unseen,
    on_table,
)
from gamelib.games.tricks import Round, Taken
from gamelib.games.wizard_round import signed
from gamelib.play import TABLE, Seat, Step, Trace, Who
from gamelib.sessions import Session
from gamelib.speech import Catalog, Sentence, Token
from gamelib.views import art, rounds, tricks
from gamelib.views import frame as f
from gamelib.views.scene import (
    MOST,
    WHOLE,
    Chosen,
    Line,
    Scene,
    action,
    because,
    group,
    line,
    shown,
    wished,
)

On = Session[Evening, Action]
ONLY_CARD = "?"
"""In place of a card that its own player does not see."""


def scene(on: On, say: Catalog) -> Scene:
    """The table, and what the learner can do."""
    return Shown(on, say).scene()


def said(on: On, say: Catalog) -> list[Line]:
    """What the last step brought."""
    return [*Shown(on, say).news()]


def log(on: On, say: Catalog) -> list[dict[str, str]]:
    """The tricks of this round, with the learner's hand of that time."""
    return [*Shown(on, say).log()]


def hint(on: On, say: Catalog) -> Markup:
    """What to do, and why."""
    advice = on.hint()
    match advice.action:
        case Bid(bid):
            what = say.sentence("playing-hint-bid", tricks=bid)
        case ChooseTrump(named):
            what = say.sentence("playing-hint-trump", suit=named)
        case _ if Shown(on, say).blind:
            what = say.sentence("playing-hint-blind")
        case card:
            what = say.sentence("playing-hint-card", card=card)
    why = say.why(advice.reason) if advice.reason else Sentence(())
    return Markup("<b>{}</b> {}").format(art.sentence(what), art.sentence(why))


def chosen_action(on: On, key: str, chosen: Chosen) -> Any:
    """The action behind a key; a key that means nothing is an action that nobody can do."""
    kind, _, what = key.partition(":")
    game = edition(on)
    match kind:
        case "bid":
            plain = what.isascii() and what.isdigit() and len(what) < 4
            return Bid(int(what) if plain else what)
        case "trump":
            return ChooseTrump(suit(what, game))
        case "card" if what == ONLY_CARD and on.view.table:
            hand = on_table(on.view).round.hands[on.learner]
            return hand[0] if hand else key
        case "card":
            cards = game.tricks.read(what.partition(".")[0], game.tricks.plays)
            return cards[0] if len(cards) == 1 else key
    return key


def review(on: On, wish: str, say: Catalog) -> tuple[f.Frame, ...] | None:
    """A finished round, step by step, with all hands open; or the whole evening, once it is over.

    A long evening is told trick by trick, so that a page can carry it.
    """
    steps = on.trace.steps
    if wish == WHOLE:
        told = steps if len(steps) <= MOST else tuple(filter(ends, steps))
        return rounds.frames(Trace(on.game, on.trace.start, told), say) if on.over else None
    number = wished(wish, range(on.state.opening, on.state.number))
    if number is None:
        return None
    steps = tuple(step for step in steps if step.before.number == number)
    return rounds.frames(Trace(on.game, steps[0].before, steps), say)


def ends(step: Step[Evening, Action]) -> bool:
    """Whether a step finished a trick."""
    table = step.after.table
    return isinstance(step.action, Card) and (table is None or not table.round.trick)


def edition(on: On) -> Edition:
    """The rules of the evening."""
    assert isinstance(on.game, Edition)
    return on.game


# Blocks ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place:
    """A player at the table: the card played, or how many are held covered; what is known."""

    name: str
    card: Token | None = None
    covered: int = 0
    held: str = ""
    marks: tuple[f.Mark, ...] = ()
    above: str = ""


@dataclass(frozen=True, slots=True)
class Places(f.Own):
    """All players, in the order in which they bid or play."""

    title: str
    places: tuple[Place, ...]


@f.as_text.register
def _places_text(block: Places) -> str:
    lines = (
        f"  {f.slot_text(f.Slot(p.card, p.name, p.marks, p.held, p.above))}" for p in block.places
    )
    return "\n".join([block.title, *lines])


@f.as_html.register
def _places_html(block: Places) -> Markup:
    return Markup(
        '<div class="gl-trick gl-places"><p class="gl-title">{}</p><ul class="gl-row">{}</ul></div>'
    ).format(block.title, Markup("").join(map(place_html, block.places)))


def place_html(place: Place) -> Markup:
    """A player with what lies there."""
    wins = any(mark.kind == "win" for mark in place.marks)
    if place.card:
        picture = art.card(place.card, "win" if wins else "")
    elif place.covered:
        picture = art.back(place.covered, place.held)
    else:
        picture = art.place(place.held)
    return Markup('<li class="gl-slot{}">{}<b><bdi>{}</bdi></b>{}{}</li>').format(
        " gl-is-win" if wins else "",
        Markup('<span class="gl-above">{}</span>').format(place.above) if place.above else "",
        place.name,
        picture,
        Markup("").join(f.mark_html(mark) for mark in place.marks),
    )


@dataclass(frozen=True, slots=True)
class Tally(f.Own):
    """The score pad: for each round and player the total, and below it bid and tricks."""

    title: str
    corner: str
    names: tuple[str, ...]
    rows: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    best: tuple[int, ...] = ()


@f.as_text.register
def _tally_text(pad: Tally) -> str:
    def cells(row: tuple[tuple[str, str], ...]) -> str:
        pairs = zip(pad.names, row, strict=True)
        return ", ".join(f"{name}: {total} ({small})" for name, (total, small) in pairs)

    return "\n".join([pad.title, *(f"  {head}: {cells(row)}" for head, row in pad.rows)])


@f.as_html.register
def _tally_html(pad: Tally) -> Markup:
    head = Markup("").join(
        Markup('<th scope="col"{}><bdi>{}</bdi></th>').format(
            Markup(' class="gl-best"') if at in pad.best else "", name
        )
        for at, name in enumerate(pad.names)
    )
    rows = Markup("").join(
        Markup('<tr><th scope="row">{}</th>{}</tr>').format(
            number,
            Markup("").join(
                Markup("<td><b>{}</b><small>{}</small></td>").format(*cell) for cell in row
            ),
        )
        for number, row in pad.rows
    )
    return Markup(
        '<table class="gl-tally"><caption>{}</caption><thead><tr>'
        '<th scope="col"><span class="gl-unseen">{}</span></th>{}</tr>'
        "</thead><tbody>{}</tbody></table>"
    ).format(pad.title, pad.corner, head, rows)


# The scene ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment of an evening, in the words of one catalog."""

    on: On
    say: Catalog

    @property
    def game(self) -> Edition:
        """The rules of the evening."""
        return edition(self.on)

    @property
    def phase(self) -> Phase:
        """What is due."""
        return self.game.phase(self.on.state)

    @property
    def state(self) -> Evening:
        """The evening as the learner sees it."""
        return self.on.view

    @property
    def tricks(self) -> tricks.Table:
        """What shows tricks."""
        return tricks.Table(self.game.tricks, self.say)

    @property
    def blind(self) -> bool:
        """Whether the learner does not see the own card."""
        state, seat = self.on.state, self.on.learner
        return state.table is not None and not self.game.sees_hand(state, seat, seat).legal

    def text(self, message: str, **facts: Any) -> str:
        """A message of this page."""
        return self.say.text(f"playing-{message}", **facts)

    def scene(self) -> Scene:
        """The table, what to do now, the pad beside it."""
        picture = f.Frame("", Sentence(()), self.facts(), tuple(self.blocks()))
        pad = self.pad()
        side = Markup('<div class="gl-frame">{}</div>').format(f.as_html(pad))
        room = self.phase.value if len(picture.table) > 1 else "trick"
        made = shown(picture, self.headline(), groups=[*self.groups()], side=str(side), room=room)
        return {**made, "text": f"{made['text']}\n{f.as_text(pad)}"}

    # The table -----------------------------------------------------------------------------------

    def facts(self) -> tuple[f.Fact, ...]:
        """The bar above the table."""
        state, game = self.state, self.game
        number = state.number if state.table else max(state.opening, state.number - 1)
        last = game.rounds(state.players)
        facts = [f.Fact(self.text("round"), self.text("round-of", number=number, last=last))]
        if state.table:
            facts.append(f.Fact(self.text("dealer"), self.name(game.dealer(state))))
            facts += self.trump_facts(state)
        return (*facts, f.Fact(self.say.text("lobby-seed-now"), self.on.seed[:12]))

    def trump_facts(self, state: Evening) -> Iterator[f.Fact]:
        """The card turned up, the trump, the suit led, the total of the bids."""
        table = on_table(state)
        if table.turned:
            turned = self.say.token(table.turned)
            yield f.Fact(self.text("turned"), turned.label, turned)
        trump = self.game.trump(self.on.state).answer
        if isinstance(trump, Due):
            return
        facts = self.tricks.facts(trump, table.round.trick)
        yield from facts if table.round.trick else facts[:1]
        bids = [bid for bid in table.bids if isinstance(bid, int)]
        if len(bids) == state.players:
            cards = self.game.cards(state.players, state.number)
            total = self.text("bids-of", total=sum(bids), cards=cards)
            yield f.Fact(self.text("bids"), total)

    def blocks(self) -> Iterator[f.Block]:
        """Who sits there with what; the learner's own cards where they cannot be played yet."""
        yield self.places()
        if self.state.table and self.phase is not Phase.PLAY:
            yield from self.hand()

    def places(self) -> Places:
        """The trick in progress, or the last one until the next begins, or everybody's hands."""
        state, last = self.state, self.on.last
        if state.table is None:
            ended = last.after if last and last.after.rows else None
            if ended is None or last is None:
                seats = range(state.players)
                return Places(self.text("table"), tuple(Place(self.name(s)) for s in seats))
            taken = self.inner(last)[0].taken[-1]
            return self.trick_of(on_table(last.before).round, taken.leader, taken.cards)
        table = on_table(state).round
        if self.phase is Phase.PLAY and not table.trick and table.taken:
            taken = table.taken[-1]
            return self.trick_of(table, taken.leader, taken.cards)
        return self.trick_of(table, table.leader, table.trick)

    def trick_of(self, table: Round, leader: Seat, cards: Cards) -> Places:
        """A trick, complete or not, with everybody's place at it."""
        players = len(table.hands)
        done = len(cards) == players
        best = self.game.tricks.winner(cards, table.trump).answer if cards else None
        number = len(table.taken) + (not done or self.state.table is None)
        title = self.say.text("trick-number", number=number)
        places = []
        for at in range(players):
            seat = (leader + at) % players
            marks = [*self.marks(seat)]
            if at == best:
                marks.insert(0, self.tricks.mark("win", "wins" if done else "winning"))
            elif at == 0 and cards and not done:
                marks.insert(0, self.tricks.mark("led"))
            if at < len(cards):
                marks += self.tricks.annulling(cards, at)
            card = self.say.token(cards[at]) if at < len(cards) else None
            place = self.place(seat, card, table, tuple(marks))
            places.append(replace(place, above=self.tricks.position(at)))
        return Places(title if self.phase is not Phase.BID else self.text("table"), tuple(places))

    def place(
        self, seat: Seat, card: Token | None, table: Round, marks: tuple[f.Mark, ...]
    ) -> Place:
        """A player's place."""
        name = self.name(seat)
        seen = table.hands[seat]
        if card is None and seat != self.on.learner and seen and len(seen) == 1:
            card = self.say.token(seen[0])
            marks = (*marks, f.Mark("count", self.text("held")))
        if card or self.state.table is None:
            return Place(name, card, 0, "", marks)
        real = on_table(self.on.state).round.hands[seat] or ()
        if seat == self.on.learner and self.phase is Phase.PLAY and not self.blind:
            return Place(name, None, 0, self.say.text("trick-empty-place"), marks)
        return Place(name, None, len(real), self.text("covered", count=len(real)), marks)

    def marks(self, seat: Seat) -> Iterator[f.Mark]:
        """Whose turn it is, and what is known of the bid and the tricks."""
        state = self.state
        if state.table is None:
            row = state.rows[-1]
            yield f.Mark("count", self.text("says", tricks=row.bids[seat]))
            yield f.Mark("count", self.text("won", tricks=row.won[seat]))
            return
        bid = on_table(state).bids[seat]
        turn = seat in self.game.actors(self.on.state)
        if bid is None:
            yield from [f.Mark("turn", self.text("to-bid"))] if turn else []
        else:
            yield from [self.tricks.mark("turn")] if turn else []
            unseen = bid is Unseen.BID
            word = self.text("wrote") if unseen else self.text("says", tricks=bid)
            yield f.Mark("count", word)
        if self.phase is Phase.PLAY:
            won = self.game.counted(on_table(state).round.taken, seat)
            yield f.Mark("count", self.text("won", tricks=won))

    def hand(self) -> Iterator[f.Row]:
        """The learner's own cards, to look at."""
        if self.blind:
            return
        held = self.held()
        if held:
            slots = tuple(f.Slot(self.say.token(card)) for card in held)
            yield f.Row(self.text("hand"), slots, hand=True)

    def held(self) -> Cards:
        """The learner's cards."""
        return self.in_order(on_table(self.state).round.hands[self.on.learner] or ())

    def in_order(self, hand: Cards) -> Cards:
        """Cards suit by suit, the highest first."""
        deck = list(dict.fromkeys(self.game.tricks.deck))
        suits = list(dict.fromkeys(card.suit for card in deck))
        return tuple(sorted(hand, key=lambda c: (suits.index(c.suit), -deck.index(c))))

    # What to do ----------------------------------------------------------------------------------

    def headline(self) -> Sentence | str:
        """What to do now, or whom all wait for."""
        if self.on.over:
            totals = self.game.totals(self.on.state)
            who = tuple(map(Who, self.game.winners(totals).answer))
            return self.say.sentence("playing-now-over", players=who)
        if self.state.table is None:
            return self.text("now-round", number=self.state.number - 1)
        if not self.on.may_act:
            waits = self.on.actors[0]
            busy = waits != TABLE
            return self.say.sentence("playing-now-wait", name=Who(waits)) if busy else ""
        match self.phase:
            case Phase.CHOOSE:
                return self.text("now-choose")
            case Phase.BID:
                return self.text("now-bid")
        return self.text("now-play" if on_table(self.state).round.trick else "now-lead")

    def groups(self) -> Iterator[dict[str, Any]]:
        """What the learner can do, or can try."""
        if self.state.table is None:
            yield from self.between()
            return
        match self.phase:
            case Phase.CHOOSE if self.on.may_act:
                yield group(self.text("task-trump"), *map(self.choice, self.candidates()))
            case Phase.BID if self.on.may_act:
                yield group(self.text("task-bid"), *map(self.choice, self.candidates()))
            case Phase.PLAY:
                yield group(self.text("hand"), *self.cards())

    def between(self) -> Iterator[dict[str, Any]]:
        """After a round: on, and back."""
        state = self.on.state
        if not state.rows:
            return
        if not self.on.over:
            last = state.number - 1
            back = action(f"review:{last}", self.text("look", number=last))
            yield group(self.text("task-next"), action("go-on", self.text("next")), back)
            return
        rounds = range(state.opening, state.number)
        back_to = (action(f"review:{n}", str(n)) for n in rounds)
        whole = action(f"review:{WHOLE}", self.text("look-whole"))
        yield group(self.text("task-look"), *back_to, whole)

    def candidates(self) -> tuple[Action, ...]:
        """What is worth showing."""
        return self.game.candidates(self.on.state, self.on.learner)

    def choice(self, what: Action) -> dict[str, Any]:
        """A bid or a trump suit to choose."""
        legal = self.on.verdict(what).legal
        match what:
            case Bid(bid):
                return action(f"bid:{bid}", str(bid), legal=legal)
            case ChooseTrump(None):
                return action("trump:none", self.text("none"), legal=legal)
            case ChooseTrump(named):
                label = self.say.text(f"{named.term[0]}.full")
                html = Markup('<span class="gl-{}">{}</span> {}').format(
                    art.letter(named), art.glyph(named), label
                )
                return action(f"trump:{named}", label, html, legal=legal)
        raise TypeError(f"{what!r} is nothing to choose")

    def cards(self) -> Iterator[dict[str, Any]]:
        """The learner's cards to play; while others play they all look alike."""
        if self.blind:
            label = self.text("hidden-card")
            held = on_table(self.state).round.hands[self.on.learner]
            yield from [action(f"card:{ONLY_CARD}", label, art.back(1, label))] if held else []
            return
        copies: Counter[Card] = Counter()
        for card in self.held():
            copies[card] += 1
            again = f".{copies[card]}" if copies[card] > 1 else ""
            for way in card.plays:
                token = self.say.token(way)
                legal = not self.on.may_act or self.on.verdict(way).legal
                yield action(f"card:{way}{again}", token.label, art.card(token), legal=legal)

    # What happened -------------------------------------------------------------------------------

    def news(self) -> Iterator[Line]:
        """What the last step brought, as far as it concerns the learner."""
        step = self.on.last
        if step is None:
            return
        match step.action:
            case Draw(cards):
                yield self.drawn(cards)
                yield from (because(reason, self.say) for reason in step.reasons)
            case Deal():
                yield from self.dealt(step)
            case TurnUp():
                yield because(step.reasons[0], self.say)
            case ChooseTrump(named):
                yield self.did("did-choose", step.seat, suit=named)
            case Bid(bid):
                yield from self.bid(step, bid)
            case Card() as card:
                yield from self.played(step, card)

    def dealt(self, step: Step[Evening, Action]) -> Iterator[Line]:
        """How many cards there are, and the trump where no card decides about it."""
        yield because(step.verdict.reason, self.say)
        if not isinstance(self.game.trump(step.after).answer, Due):
            yield because(step.reasons[0], self.say)

    def drawn(self, cards: tuple[Card | None, ...]) -> Line:
        """Who drew which card for the first deal."""
        drawn = ((Who(seat), card) for seat, card in enumerate(cards) if card)
        said = (self.say.sentence("trick-plays", name=who, card=card) for who, card in drawn)
        return line(Markup(" · ").join(map(art.sentence, said)))

    def bid(self, step: Step[Evening, Action], bid: Any) -> Iterator[Line]:
        """Somebody has bid; what is hidden stays hidden, until all are announced together."""
        now, learner = step.after, self.on.learner
        seen = [s for s in range(now.players) if self.game.sees_bid(now, learner, s).legal]
        if step.seat == learner or (self.game.in_turn and step.seat in seen):
            yield self.did("did-bid", step.seat, tricks=bid)
        else:
            yield self.did("did-write", step.seat)
        yield from (because(reason, self.say) for reason in step.reasons)
        if not self.game.in_turn and len(seen) == now.players:
            for seat, said in enumerate(on_table(now).bids):
                if seat != learner:
                    yield self.did("did-bid", seat, tricks=said)

    def played(self, step: Step[Evening, Action], card: Card) -> Iterator[Line]:
        """A card; with the last one the trick, and with the last trick the points."""
        yield line(self.say.sentence("trick-plays", name=Who(step.seat), card=card))
        inner, reasons = self.inner(step)
        if inner.trick:
            return
        winner = inner.taken[-1].winner
        own = winner == self.on.learner
        title = self.say.text("trick-why-wins", name=self.name(winner))
        why = f.said_html(f.remark(reasons[1], self.say))
        yield line(Markup("<b>{}</b> {}").format(title, why), "good" if own else "info")
        counts = self.game.tricks.counts(inner.taken[-1].cards)
        if counts and not counts.answer:
            yield because(counts.reason, self.say)
        if self.state.table is None:
            yield from self.scored(step.after.rows[-1])
            rest = (reason for reason in step.reasons if reason not in reasons)
            yield from (because(reason, self.say) for reason in rest)

    def scored(self, row: Row) -> Iterator[Line]:
        """The points of the round: the learner's with their reasons, the others' in short."""
        state, own = self.on.state, self.on.learner
        lines = self.game.lines(self.game.result(row, own, state.number - 1))
        whys = Markup(" ").join(f.said_html(f.remark(one.reason, self.say)) for one in lines)
        told = Markup("<b>{}</b> {}").format(self.result(row, own), whys)
        yield line(told, "good" if row.bids[own] == row.won[own] else "bad")
        others = (self.result(row, seat) for seat in range(state.players) if seat != own)
        yield line(Markup("<br>").join(others))

    def result(self, row: Row, seat: Seat) -> Markup:
        """What a player predicted, won and scored."""
        lines = self.game.lines(self.game.result(row, seat, self.on.state.number - 1))
        points = signed(sum(one.points for one in lines))
        facts = {"bid": row.bids[seat], "won": row.won[seat], "points": points}
        return art.sentence(self.say.sentence("playing-result", name=Who(seat), **facts))

    def inner(self, step: Step[Evening, Action]) -> tuple[Round, tuple[Any, ...]]:
        """The card of a step among the tricks alone: the round after it, and its reasons."""
        assert isinstance(step.action, Card)
        return self.game.tricks.apply(on_table(step.before).round, step.seat, step.action)

    def did(self, message: str, seat: Seat, **facts: Any) -> Line:
        """What somebody did."""
        return line(self.say.sentence(f"playing-{message}", name=Who(seat), **facts))

    # The pad and the log -------------------------------------------------------------------------

    def pad(self) -> Tally:
        """The score pad, with the round in progress as its last row."""
        state, game = self.state, self.game
        seats = range(state.players)
        totals = [0] * state.players
        rows = []
        for number, row in enumerate(state.rows, state.opening):
            for seat in seats:
                lines = game.lines(game.result(row, seat, number))
                totals[seat] += sum(one.points for one in lines)
            small = [f"{row.bids[s]} / {row.won[s]}" for s in seats]
            cells = zip(map(signed, totals), small, strict=True)
            rows.append((str(number), tuple(cells)))
        if state.table:
            rows.append((str(state.number), tuple(("", self.so_far(seat)) for seat in seats)))
        names = tuple(self.name(seat) for seat in seats)
        best = game.winners(tuple(totals)).answer if state.rows else ()
        return Tally(self.text("pad"), self.text("round"), names, tuple(rows), best)

    def so_far(self, seat: Seat) -> str:
        """The bid and the tricks in a round in progress."""
        table = on_table(self.state)
        bid = table.bids[seat]
        if bid is None:
            return "–"
        won = self.game.counted(table.round.taken, seat)
        return f"{'?' if bid is Unseen.BID else bid} / {won}"

    def log(self) -> Iterator[dict[str, str]]:
        """The tricks of this round so far, the newest first."""
        steps = self.on.trace.steps
        number = self.state.number if self.state.table else self.state.number - 1
        cards = [s for s in steps if s.before.number == number and isinstance(s.action, Card)]
        players = self.state.players
        whole = [cards[at : at + players] for at in range(0, len(cards), players)]
        for at in reversed(range(len(whole))):
            if len(whole[at]) == players:
                label = self.say.text("trick-number", number=at + 1)
                yield {"label": label, "html": str(self.entry(whole[at]))}

    def entry(self, steps: list[Step[Evening, Action]]) -> Markup:
        """A trick: who played what, who took it, and what the learner held."""
        taken: Taken = self.inner(steps[-1])[0].taken[-1]
        plays = (self.say.sentence("trick-plays", name=Who(s.seat), card=s.action) for s in steps)
        own = next(step for step in steps if step.seat == self.on.learner)
        hand = on_table(own.before).round.hands[own.seat] or ()
        parts = [
            Markup(" · ").join(map(art.sentence, plays)),
            Markup.escape(self.say.text("trick-why-wins", name=self.name(taken.winner))),
            art.sentence(self.say.sentence("playing-log-hand", cards=self.in_order(hand))),
        ]
        return Markup("<br>").join(parts)

    def name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.say.label(Who(seat))
