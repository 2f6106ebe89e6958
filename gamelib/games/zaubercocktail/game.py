"""Zaubercocktail as a game: `gamelib.play.Game` for a `Table`.

The dealer deals, turns the recipe, lets trading resume, has tied players draw, and moves the
markers: these are actions of the TABLE. Everything else is an action of one seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from gamelib.games.zaubercocktail import legality, scoring
from gamelib.games.zaubercocktail.collections import (
    COLLECTING,
    Best,
    Choice,
    best,
    result,
    together,
)
from gamelib.games.zaubercocktail.ingredients import DECK, NATURAL, WILD, Cards, Ingredient
from gamelib.games.zaubercocktail.legality import Ask, Legality, Nothing, Phase
from gamelib.games.zaubercocktail.rules import Rule
from gamelib.games.zaubercocktail.table import (
    Accept,
    Action,
    Bargain,
    Deal,
    Deliver,
    Draw,
    LayStone,
    Move,
    Offer,
    Play,
    Resume,
    Table,
    Turn,
    Withdraw,
)
from gamelib.games.zaubercocktail.values import BOOK, PLAYING, RECIPES, Kit
from gamelib.play import TABLE, Seat, Who
from gamelib.ruling import (
    Answer,
    Reason,
    Refused,
    Ruling,
    ScoreLine,
    Verdict,
    answer,
    because,
    first,
    ruled,
    rung,
)

Applied = tuple[Table, tuple[Reason, ...]]


# For how many players: number -> yes or no -----------------------------------------------------


@rung(Rule.THREE_PLAYERS)
def too_few_players(players: int) -> Answer[bool] | None:
    """Three or fewer."""
    return answer(False, players=players) if players < 4 else None


@rung(Rule.PLAYERS)
def too_many_players(players: int) -> Answer[bool] | None:
    """More than there are stones and markers."""
    return answer(False, players=players) if players > 7 else None


@rung(Rule.PLAYERS)
def enough_players(players: int) -> Answer[bool] | None:
    """Four to seven."""
    return answer(True, players=players)


SEATING = (too_few_players, too_many_players, enough_players)


@dataclass(frozen=True, slots=True)
class Zaubercocktail:
    """The game with a kit: the values of the cards, the recipes, the length of the track."""

    name: str = "zaubercocktail"
    kit: Kit = PLAYING
    ladders: Mapping[type, Legality] = field(default_factory=lambda: legality.LADDERS, repr=False)
    tables: range = range(4, 8)

    def seating(self, players: int) -> Ruling[bool]:
        """Whether so many can play, and why."""
        return first(SEATING, players)

    def start(self, players: int) -> Table:
        """The table before the first cards are dealt. `Refused` for too few or too many players."""
        ruling = self.seating(players)
        if not ruling.answer:
            raise Refused(ruling.reason)
        return clear(Table((Cards(),) * players, (0,) * players, (DECK,)))

    def phase(self, state: Table) -> Phase:
        """What happens at the table now."""
        return legality.phase(state, self.kit)

    def actors(self, state: Table) -> tuple[Seat, ...]:
        """Who may act: all who still trade or choose at once, or the table, or nobody."""
        match self.phase(state):
            case Phase.OVER:
                return ()
            case Phase.TRADING:
                return tuple(seat for seat in state.seats if self._may_trade(state, seat))
            case Phase.COLLECTING:
                return tuple(seat for seat in state.seats if state.chosen[seat] is None)
        return (TABLE,)

    def choosing(self, choice: Choice, hand: Cards) -> Ruling[bool]:
        """Whether a hand may lay these collections down, and why."""
        return first(COLLECTING, choice, hand, self.kit.values)

    def check_choice(self, choice: Choice, hand: Cards) -> None:
        """`Refused`, with the reason, if a hand may not lay these collections down."""
        ruling = self.choosing(choice, hand)
        if not ruling.answer:
            raise Refused(ruling.reason)

    def _may_trade(self, state: Table, seat: Seat) -> bool:
        """Whether a seat has anything to do: not after its stone, not after handing over."""
        bargain = state.bargain(seat)
        waits = bargain is not None and bargain.handed[bargain.side(seat)] is not None
        return seat not in state.stones and not waits

    def verdict(self, state: Table, seat: Seat, action: Any) -> Verdict:
        """Whether the seat may do this now, and why; for any action whatever."""
        ask = Ask(self.kit, state, self.phase(state), seat, action)
        return ruled(first(self.ladders.get(type(action), (legality.no_action,)), ask))

    def apply(self, state: Table, seat: Seat, action: Action) -> Applied:
        """Do what is legal. The reasons say what it brought about."""
        return APPLY[type(action)](self, state, seat, action)

    def scores(self, state: Table) -> Mapping[Seat, tuple[ScoreLine, ...]]:
        """Where each marker stands, and its moves of this round once the ranking is settled."""
        stands = {
            seat: (ScoreLine(space, because(Rule.MARKERS, "stands", space=space)),)
            for seat, space in enumerate(state.track)
        }
        if self.phase(state) is not Phase.MOVING:
            return stands
        now = scoring.all_moves(state, self.kit)
        return {seat: (*lines, *now[seat]) for seat, lines in stands.items()}

    def results(self, state: Table) -> Mapping[Seat, tuple[ScoreLine, ...]]:
        """What each collection laid down counts; empty until all are revealed."""
        if not state.revealed:
            return {}
        return {s: result(c, self.kit.values) for s, c in enumerate(state.chosen) if c is not None}

    def ranking(self, state: Table) -> tuple[scoring.Place, ...]:
        """The places of the round, each with its reason; empty until all are revealed."""
        return scoring.ranking(state, self.kit.values) if state.revealed else ()

    def ending(self, state: Table) -> Ruling[bool]:
        """Whether the game is over, and why."""
        end = self.kit.track.number if self.kit.track else None
        return first(scoring.ENDING, state, end)

    def winners(self, state: Table) -> Ruling[tuple[Seat, ...]]:
        """Who is furthest ahead: who has won, once it is over."""
        return first(scoring.WINNING, state)

    def best(self, state: Table, seat: Seat) -> Best:
        """The best collections of a seat's hand."""
        return best(state.hands[seat], self.kit.values)

    def chance(self, state: Table, random: Random) -> Action:
        """The table's next action. `Refused` if the kit does not say which recipes there are."""
        match self.phase(state):
            case Phase.DEALING:
                return Deal(tuple(dealt(state, random)))
            case Phase.TURNING:
                return Turn(self._next_recipe(state, random))
            case Phase.STOPPED:
                return Resume()
            case Phase.DRAWING:
                return Draw(self._drawing(state, random))
            case Phase.MOVING:
                return Move()
        raise LookupError("no action of the table is due")

    def _next_recipe(self, state: Table, random: Random) -> Any:
        """The next card of the recipe deck."""
        left = legality.recipes_left(state, self.kit)
        if len(self.kit.recipes) < RECIPES:
            facts = {"count": len(self.kit.recipes), "right": RECIPES}
            raise Refused(because(Rule.RECIPES, "recipes-unknown", **facts))
        return random.choice(left)

    def _drawing(self, state: Table, random: Random) -> tuple[Ingredient | None, ...]:
        """A card off the deck for each tied seat."""
        due = {seat for group in scoring.tied(state, self.kit.values) for seat in group}
        off = iter(top_cards(state.stock, len(due), random))
        return tuple(next(off) if seat in due else None for seat in state.seats)

    def candidates(self, state: Table, seat: Seat) -> tuple[Action, ...]:
        """What is worth showing, legal or not: offers on the table, simple offers, choices."""
        match self.phase(state):
            case Phase.TRADING if seat in state.seats:
                return tuple(trades(state, seat))
            case Phase.COLLECTING if seat in state.seats:
                return tuple(Play(choice) for choice in self._choices(state.hands[seat]))
        return ()

    def _choices(self, hand: Cards) -> Iterator[Choice]:
        """The best choice, the runner-up, each type alone, the wild cards alone, the bare hand."""
        found = best(hand, self.kit.values)
        shown = [found.choice, found.runner_up or ()]
        for kind in hand.kinds:
            most = self.kit.values.largest(kind) or hand[kind]
            shown.append((Cards.of(*(kind,) * min(most, hand[kind])),))
        shown += [(Cards.of(*(WILD,) * hand[WILD]),)] if hand[WILD] else []
        yield from dict.fromkeys((*shown, ()))

    def preparation(self) -> tuple[Rule, ...]:
        """The steps before the first round, in order; each says itself what is done."""
        return tuple(rule for rule in Rule if rule.id.startswith("ZAU-SET-"))

    def contents(self) -> tuple[Reason, ...]:
        """What is in the box: numbers to be counted, not typed."""
        naturals = len(DECK) - DECK[WILD]
        cards = {"ingredients": len(DECK), "recipes": RECIPES, "total": len(DECK) + RECIPES + 1}
        return (
            because(Rule.CARDS, "box", **cards),
            because(Rule.TYPES, "box", types=len(NATURAL), wild=DECK[WILD]),
            because(Rule.PIECES, "box", stones=self.tables[-1]),
            because(Rule.DISTRIBUTION, "box", natural=naturals, wild=DECK[WILD], total=len(DECK)),
            because(Rule.SIX_TO_NINE, "box", earliest=RECIPES - 2, latest=RECIPES + 1),
        )


def clear(state: Table) -> Table:
    """A table without anything of a round on it."""
    nobody = (None,) * state.players
    return replace(state, stones=(), offers=(), bargains=(), chosen=nobody, drawings=())


# What is worth showing, what comes off the deck -------------------------------------------------


def trades(state: Table, seat: Seat) -> Iterator[Action]:
    """The stone, the trade to be carried out, the offers on the table, simple own offers."""
    yield LayStone()
    hand = state.hands[seat]
    bargain = state.bargain(seat)
    if bargain:
        promised = bargain.promised[bargain.side(seat)]
        yield Deliver(promised)
        yield from (Deliver(Cards.of(kind)) for kind in hand.kinds[:1])
    for offer in state.offers:
        yield Withdraw(offer) if offer.by == seat else accepting(offer, hand)
    for kind in hand.kinds:
        yield Offer(seat, Cards.of(kind), None)
    for kind in NATURAL:
        yield Offer(seat, None, Cards.of(kind))


def accepting(offer: Offer, hand: Cards) -> Accept:
    """Agree; where the offer says anything, name one card: take the commonest, give the rarest."""
    most = max(NATURAL, key=lambda kind: hand[kind])
    least = min(hand.kinds or NATURAL, key=lambda kind: hand[kind])
    takes = Cards.of(most) if offer.gives is None else None
    return Accept(offer, Cards.of(least) if offer.wants is None else None, takes)


def top_cards(stock: tuple[Cards, ...], count: int, random: Random) -> list[Ingredient]:
    """Cards off a shuffled deck, upper layers first, in the order in which they come."""
    drawn: list[Ingredient] = []
    for layer in stock:
        drawn += random.sample(tuple(layer), min(count - len(drawn), len(layer)))
    return drawn


def dealt(state: Table, random: Random) -> Iterator[Cards]:
    """The cards that each seat is dealt."""
    shares = legality.shares(state)
    off = iter(top_cards(state.stock, sum(shares), random))
    for share in shares:
        yield Cards.of(*(next(off) for _ in range(share)))


# What an action brings about ----------------------------------------------------------------------


def offer(game: Zaubercocktail, state: Table, seat: Seat, action: Offer) -> Applied:
    """The offer is on the table."""
    return replace(state, offers=(*state.offers, action)), ()


def withdraw(game: Zaubercocktail, state: Table, seat: Seat, action: Withdraw) -> Applied:
    """The offer is off the table."""
    return replace(state, offers=tuple(o for o in state.offers if o != action.offer)), ()


def accept(game: Zaubercocktail, state: Table, seat: Seat, action: Accept) -> Applied:
    """A trade is agreed on, and the offer is used up."""
    bargain = Bargain((action.offer.by, seat), legality.agreed_terms(action))
    left = tuple(o for o in state.offers if o != action.offer)
    return replace(state, offers=left, bargains=(*state.bargains, bargain)), ()


def deliver(game: Zaubercocktail, state: Table, seat: Seat, action: Deliver) -> Applied:
    """One side is handed over; with the other, the trade is done, or void."""
    bargain = next(b for b in state.bargains if seat in b.parties)
    others = tuple(b for b in state.bargains if b != bargain)
    one, other = bargain.handed
    handed = (action.cards, other) if bargain.side(seat) == 0 else (one, action.cards)
    now = replace(bargain, handed=handed)
    if now.broken:
        return replace(state, bargains=(*others, now)), tuple(broken(now))
    if now.complete:
        return exchanged(replace(state, bargains=others), now)
    return replace(state, bargains=(*others, now)), ()


def broken(bargain: Bargain) -> Iterator[Reason]:
    """Who did not keep the promise, and what follows."""
    sides = zip(bargain.parties, bargain.promised, bargain.handed, strict=True)
    for seat, promised, handed in sides:
        if handed is not None and handed != promised:
            facts = {"promised": promised.bunches, "cards": handed.bunches or (Nothing(),)}
            yield because(Rule.BROKEN_PROMISE, "broken", who=Who(seat), **facts)
    yield because(Rule.BROKEN_PROMISE, "market-stops")


def exchanged(state: Table, bargain: Bargain) -> Applied:
    """Both kept their promises: the cards change hands, and offers made with other hands lapse."""
    (one, other), (gives, wants) = bargain.parties, bargain.promised
    hands = list(state.hands)
    hands[one] = hands[one] - gives + wants
    hands[other] = hands[other] - wants + gives
    left = tuple(offer for offer in state.offers if offer.by not in bargain.parties)
    facts = {"who": Who(one), "cards": gives.bunches, "other": Who(other), "others": wants.bunches}
    reasons = [because(Rule.EXCHANGE, "exchanged", **facts)]
    if left != state.offers:
        facts = {"count": len(state.offers) - len(left)}
        reasons.append(because(Rule.HONEST, "offers-lapse", **facts))
    return replace(state, hands=tuple(hands), offers=left), tuple(reasons)


def lay_stone(game: Zaubercocktail, state: Table, seat: Seat, action: LayStone) -> Applied:
    """The seat stops; its offers and those made to it are gone. The last stone ends trading."""
    left = tuple(offer for offer in state.offers if seat not in (offer.by, offer.to))
    now = replace(state, stones=(*state.stones, seat), offers=left)
    reasons = [because(Rule.STOPPED, "stopped", who=Who(seat))]
    if not now.closed:
        return now, tuple(reasons)
    stones = now.stones_needed
    reasons.append(because(Rule.CLOSED, "closed", stones=stones, players=now.players))
    reasons.append(because(Rule.STONE_COUNT, "ring-counts", stones=stones, chalice=stones - 1))
    if now.bargains:
        reasons.append(because(Rule.CLOSED, "trade-undone", count=len(now.bargains)))
    return replace(now, offers=(), bargains=()), tuple(reasons)


def play(game: Zaubercocktail, state: Table, seat: Seat, action: Play) -> Applied:
    """The seat has chosen. The last choice reveals all: used cards go under the deck."""
    chosen = tuple(action.choice if s == seat else c for s, c in enumerate(state.chosen))
    now = replace(state, chosen=chosen)
    if not now.revealed:
        return now, ()
    used = [together(choice or ()) for choice in chosen]
    hands = tuple(hand - cards for hand, cards in zip(state.hands, used, strict=True))
    now = replace(now, hands=hands, stock=under(state.stock, sum(used, Cards())))
    return now, scoring.revealed(now, game.kit.values)


def under(stock: tuple[Cards, ...], cards: Cards) -> tuple[Cards, ...]:
    """The deck with cards shuffled and put under it."""
    return (*stock, cards) if len(cards) else stock


def deal(game: Zaubercocktail, state: Table, seat: Seat, action: Deal) -> Applied:
    """Each seat takes its cards up."""
    hands = tuple(hand + cards for hand, cards in zip(state.hands, action.hands, strict=True))
    stock = legality.off_the_top(state.stock, sum(action.hands, Cards())) or ()
    kept = any(map(len, state.hands))
    sizes = legality.slashed(tuple(map(len, hands)))
    reasons = (because(Rule.NO_HAND_LIMIT, "kept", sizes=sizes),) if kept else ()
    return replace(state, hands=hands, stock=stock, dealt=True), reasons


def turn(game: Zaubercocktail, state: Table, seat: Seat, action: Turn) -> Applied:
    """The recipe lies open and trading begins; or the Lightning ends the game."""
    now = replace(state, recipe=action.recipe)
    if action.recipe.lightning:
        return now, (game.ending(now).reason, game.winners(now).reason)
    facts = {"recipe": action.recipe}
    begins = because(Rule.TRADE_AT_ONCE, "begins", stones=state.stones_needed)
    return now, (because(Rule.RECIPE_POINTS, "points", **facts), begins)


def resume(game: Zaubercocktail, state: Table, seat: Seat, action: Resume) -> Applied:
    """The deal is void, both have their cards again."""
    void = next(b for b in state.bargains if b.broken)
    left = tuple(b for b in state.bargains if b is not void)
    one, other = map(Who, void.parties)
    return replace(state, bargains=left), (
        because(Rule.BROKEN_PROMISE, "cards-back", one=one, other=other),
    )


def draw(game: Zaubercocktail, state: Table, seat: Seat, action: Draw) -> Applied:
    """The tied players draw; the cards go under the deck, and some ties may remain."""
    drawn = Cards.of(*filter(None, action.drawn))
    stock = legality.off_the_top(state.stock, drawn) or ()
    drawings = (*state.drawings, action.drawn)
    now = replace(state, stock=under(stock, drawn), drawings=drawings)
    before = {s for group in scoring.tied(state, game.kit.values) for s in group}
    again = {s for group in scoring.tied(now, game.kit.values) for s in group}
    places = scoring.ranking(now, game.kit.values)
    settled = [p.reason for p in places if p.result.seat in before - again]
    if again:
        players = tuple(map(Who, sorted(again)))
        settled.append(because(Rule.RARER_IS_HIGHER, "draw-again", players=players))
    else:
        settled.append(because(Rule.RARER_IS_HIGHER, "drawn-cards-back"))
    return now, tuple(settled)


def move(game: Zaubercocktail, state: Table, seat: Seat, action: Move) -> Applied:
    """The markers move, the stones go back; at the end of the track it is over."""
    lines = scoring.all_moves(state, game.kit)
    track = tuple(
        space + sum(line.points for line in lines[s]) for s, space in enumerate(state.track)
    )
    past = (*state.past, *((state.recipe,) if state.recipe else ()))
    now = clear(replace(state, track=track, past=past, recipe=None, dealt=False))
    reasons = [line.reason for place in game.ranking(state) for line in lines[place.result.seat]]
    reasons += [because(Rule.STONES_BACK, "back"), because(Rule.USED_UNDER, "under")]
    if game.ending(now).answer:
        reasons += [game.ending(now).reason, game.winners(now).reason]
    return now, tuple(reasons)


APPLY: Mapping[type, Callable[[Zaubercocktail, Table, Seat, Any], Applied]] = {
    Offer: offer,
    Withdraw: withdraw,
    Accept: accept,
    Deliver: deliver,
    LayStone: lay_stone,
    Play: play,
    Deal: deal,
    Turn: turn,
    Resume: resume,
    Draw: draw,
    Move: move,
}

ZAUBERCOCKTAIL = Zaubercocktail()
"""To play with: a kit that is partly conjectured."""

BY_THE_BOOK = Zaubercocktail(kit=BOOK)
"""To ask about the book: a value that the book does not give is refused, never guessed."""
