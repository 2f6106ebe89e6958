"""May this be done now? One ladder for each sort of action, and one that comes before them all.

Source: Zaubercocktail, Italian rule text, the round and the end of the round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

from gamelib.games.zaubercocktail.collections import COLLECTING
from gamelib.games.zaubercocktail.ingredients import DECK, Cards, Ingredient
from gamelib.games.zaubercocktail.rules import Input, Rule
from gamelib.games.zaubercocktail.scoring import lightning_turned, tied, track_finished
from gamelib.games.zaubercocktail.table import (
    Accept,
    Bargain,
    Deal,
    Deliver,
    Draw,
    LayStone,
    Move,
    Offer,
    Play,
    PlayerAction,
    Resume,
    Table,
    Trading,
    Turn,
    Withdraw,
    sound,
)
from gamelib.games.zaubercocktail.values import LIGHTNING, RECIPES, Kit, Recipe
from gamelib.play import TABLE, Seat, Who
from gamelib.ruling import Answer, Rung, answer, rung

FIRST_HAND, MORE_CARDS = 10, 5
UNDER_THE_LIGHTNING = RECIPES - 3
"""How many recipes certainly come before the Lightning."""


class Phase(Enum):
    """What happens at the table."""

    DEALING = "dealing"
    TURNING = "turning"
    TRADING = "trading"
    STOPPED = "stopped"
    """Trading has stopped for a broken promise."""
    COLLECTING = "collecting"
    DRAWING = "drawing"
    MOVING = "moving"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Ask:
    """What the legality of an action depends on."""

    kit: Kit
    at: Table
    phase: Phase
    seat: Seat
    action: Any

    @property
    def hand(self) -> Cards:
        """The cards of who asks."""
        return self.at.hands[self.seat]

    @property
    def trading(self) -> bool:
        """Whether the action belongs to the market."""
        return isinstance(self.action, Trading)


Legality: TypeAlias = tuple[Rung[bool], ...]


def phase(at: Table, kit: Kit) -> Phase:
    """What happens at the table now."""
    end = kit.track.number if kit.track else None
    if lightning_turned(at, end) or (not at.dealt and track_finished(at, end)):
        return Phase.OVER
    if at.recipe is None:
        return Phase.TURNING if at.dealt else Phase.DEALING
    if at.halted:
        return Phase.STOPPED
    if not at.closed:
        return Phase.TRADING
    if not at.revealed:
        return Phase.COLLECTING
    return Phase.DRAWING if tied(at, kit.values) else Phase.MOVING


# Before everything else -----------------------------------------------------------------------


@rung(Input.ACTION)
def no_action(ask: Ask) -> Answer[bool] | None:
    """Nothing that a player or the dealer can do."""
    what = ask.action if isinstance(ask.action, str) else type(ask.action).__name__
    return None if sound(ask.action) else answer(False, part=what[:80])


@rung(Rule.PLAYERS)
def no_seat(ask: Ask) -> Answer[bool] | None:
    """Nobody sits there."""
    here = ask.seat == TABLE or (isinstance(ask.seat, int) and ask.seat in ask.at.seats)
    return None if here else answer(False, players=ask.at.players)


@rung(Rule.LIGHTNING_ENDS)
def over_by_lightning(ask: Ask) -> Answer[bool] | None:
    """The Lightning has ended the game."""
    over = ask.phase is Phase.OVER and ask.at.recipe is not None
    return answer(False, rounds=len(ask.at.past)) if over else None


@rung(Rule.TRACK_ENDS)
def over_by_track(ask: Ask) -> Answer[bool] | None:
    """A marker at the end of the track has ended the game."""
    over = ask.phase is Phase.OVER
    return answer(False, rounds=len(ask.at.past)) if over else None


@rung(Rule.SAME_DEALER)
def dealers_business(ask: Ask) -> Answer[bool] | None:
    """A player's seat does what is the dealer's business."""
    mixed = ask.seat != TABLE and not isinstance(ask.action, PlayerAction)
    return answer(False) if mixed else None


@rung(Rule.TRADE_AT_ONCE)
def players_business(ask: Ask) -> Answer[bool] | None:
    """The table does what is a player's business."""
    mixed = ask.seat == TABLE and isinstance(ask.action, PlayerAction)
    return answer(False) if mixed else None


DUE: dict[str, tuple[type, ...]] = {}
"""By the name of a rung of the first ladder: the only sorts of actions that it can refuse."""


def only_in(
    rule: Rule, phases: tuple[Phase, ...], *sorts: type
) -> Callable[[Callable[[Ask], Answer[bool]]], Rung[bool]]:
    """A rung that refuses these sorts of actions in these phases, for the reason it is named by."""

    def of(function: Callable[[Ask], Answer[bool]]) -> Rung[bool]:
        def ask_when_due(ask: Ask) -> Answer[bool] | None:
            due = ask.phase in phases and isinstance(ask.action, sorts)
            return function(ask) if due else None

        made = Rung(rule, function.__name__.replace("_", "-"), ask_when_due)
        DUE[made.name] = sorts
        return made

    return of


MARKET = (Offer, Accept, Withdraw, Deliver, LayStone)


@only_in(Rule.TURN_RECIPE, (Phase.DEALING, Phase.TURNING), *MARKET, Play, Resume, Draw, Move)
def no_recipe_yet(ask: Ask) -> Answer[bool]:
    """The recipe of the round does not lie open yet."""
    return answer(False)


@only_in(Rule.TURN_RECIPE, (Phase.DEALING,), Turn)
def deal_first(ask: Ask) -> Answer[bool]:
    """The recipe is turned when all have seen their cards."""
    return answer(False)


@only_in(Rule.TURN_RECIPE, (Phase.TURNING,), Deal)
def dealt_already(ask: Ask) -> Answer[bool]:
    """The cards of this round have been dealt."""
    return answer(False)


@only_in(Rule.BROKEN_PROMISE, (Phase.STOPPED,), *MARKET, Play, Deal, Turn, Draw, Move)
def market_stopped(ask: Ask) -> Answer[bool]:
    """Everybody waits until the broken deal is undone."""
    return answer(False)


@rung(Rule.STOPPED)
def stone_laid(ask: Ask) -> Answer[bool] | None:
    """Who asks has laid the stone."""
    return answer(False) if ask.trading and ask.seat in ask.at.stones else None


@only_in(Rule.CLOSED, (Phase.COLLECTING, Phase.DRAWING, Phase.MOVING), *MARKET)
def market_closed(ask: Ask) -> Answer[bool]:
    """Enough stones lie there."""
    return answer(False, stones=len(ask.at.stones))


@only_in(Rule.CLOSED, (Phase.TRADING,), Play, Draw, Move, Deal, Turn)
def still_trading(ask: Ask) -> Answer[bool]:
    """Not enough stones lie there."""
    return answer(False, stones=len(ask.at.stones), needed=ask.at.stones_needed)


@rung(Rule.BROKEN_PROMISE)
def nothing_stopped(ask: Ask) -> Answer[bool] | None:
    """No promise has been broken."""
    stopped = ask.phase is Phase.STOPPED or not isinstance(ask.action, Resume)
    return None if stopped else answer(False)


@only_in(Rule.REVEAL, (Phase.COLLECTING,), Deal, Turn, Draw, Move)
def not_all_chosen(ask: Ask) -> Answer[bool]:
    """Somebody still chooses."""
    return answer(False, count=ask.at.chosen.count(None))


@only_in(Rule.REVEAL, (Phase.DRAWING, Phase.MOVING), Play)
def revealed_already(ask: Ask) -> Answer[bool]:
    """The collections lie open."""
    return answer(False)


@only_in(Rule.DRAW, (Phase.DRAWING,), Deal, Turn, Move)
def draw_first(ask: Ask) -> Answer[bool]:
    """Some results are still equal."""
    return answer(False, players=tuple(Who(s) for g in tied(ask.at, ask.kit.values) for s in g))


@only_in(Rule.DRAW, (Phase.MOVING,), Draw)
def no_tie(ask: Ask) -> Answer[bool]:
    """No two results are equal any more."""
    return answer(False)


@only_in(Rule.NEXT_RECIPE, (Phase.MOVING,), Deal, Turn)
def move_first(ask: Ask) -> Answer[bool]:
    """The markers have not been moved."""
    return answer(False)


BEFORE: Legality = (
    no_action,
    no_seat,
    over_by_lightning,
    over_by_track,
    dealers_business,
    players_business,
    no_recipe_yet,
    deal_first,
    dealt_already,
    market_stopped,
    stone_laid,
    market_closed,
    still_trading,
    nothing_stopped,
    not_all_chosen,
    revealed_already,
    draw_first,
    no_tie,
    move_first,
)


# Offers ---------------------------------------------------------------------------------------


@rung(Rule.CARRY_OUT)
def deliver_first(ask: Ask) -> Answer[bool] | None:
    """Who asks has agreed to a trade, and has to carry it out."""
    bargain = ask.at.bargain(ask.seat)
    return answer(False, other=partner(bargain, ask.seat)) if bargain else None


def partner(bargain: Bargain, seat: Seat) -> Who:
    """The other party of a trade."""
    return Who(bargain.parties[1 - bargain.side(seat)])


@rung(Rule.HONEST)
def not_own_offer(ask: Ask) -> Answer[bool] | None:
    """One makes and withdraws one's own offers."""
    offer = ask.action if isinstance(ask.action, Offer) else ask.action.offer
    return answer(False) if offer.by != ask.seat else None


@rung(Rule.EXCHANGES)
def no_partner(ask: Ask) -> Answer[bool] | None:
    """The offer is made to oneself, or to nobody at this table."""
    to = ask.action.to
    return None if to is None or (to in ask.at.seats and to != ask.seat) else answer(False)


@rung(Rule.STOPPED)
def partner_stopped(ask: Ask) -> Answer[bool] | None:
    """The player whom the offer is made to has laid the stone."""
    to = ask.action.to
    return answer(False, other=Who(to)) if to in ask.at.stones else None


@rung(Rule.EXCHANGES)
def one_sided(ask: Ask) -> Answer[bool] | None:
    """One of the sides gives nothing."""
    sides = (ask.action.gives, ask.action.wants)
    return answer(False) if any(side is not None and not len(side) for side in sides) else None


@rung(Rule.HONEST)
def offered_not_held(ask: Ask) -> Answer[bool] | None:
    """The hand does not hold what the offer gives."""
    return lacking(ask.hand, ask.action.gives)


def lacking(hand: Cards, cards: Cards | None) -> Answer[bool] | None:
    """No, if a hand does not hold all these cards."""
    missing = hand.missing(cards or Cards())
    return answer(False, cards=missing.bunches) if len(missing) else None


@rung(Rule.DISTRIBUTION)
def more_than_exist(ask: Ask) -> Answer[bool] | None:
    """The offer wants more cards of a type than there are."""
    wanted = ask.action.wants or Cards()
    for bunch in wanted.bunches:
        if bunch.count > DECK[bunch.ingredient]:
            facts = {"ingredient": bunch.ingredient, "count": bunch.count}
            return answer(False, **facts, right=DECK[bunch.ingredient])
    return None


@rung(Rule.ANY_OFFER)
def offer_stands(ask: Ask) -> Answer[bool] | None:
    """The same offer is on the table already."""
    return answer(False) if ask.action in ask.at.offers else None


@rung(Rule.ANY_OFFER)
def gives_anything(ask: Ask) -> Answer[bool] | None:
    """The offer gives whatever the other likes."""
    return answer(True, wants=shown(ask.action.wants)) if ask.action.gives is None else None


@rung(Rule.ANY_OFFER)
def wants_anything(ask: Ask) -> Answer[bool] | None:
    """The offer takes whatever the other likes to give."""
    return answer(True, gives=shown(ask.action.gives)) if ask.action.wants is None else None


@rung(Rule.ANY_OFFER)
def cards_for_cards(ask: Ask) -> Answer[bool] | None:
    """Certain cards for certain others, as many as one likes."""
    return answer(True, gives=shown(ask.action.gives), wants=shown(ask.action.wants))


@dataclass(frozen=True, slots=True)
class Anything:
    """Any cards whatever, in a sentence."""

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        return "anything", {}


def shown(cards: Cards | None) -> tuple[Any, ...]:
    """The cards of an offer, for a sentence."""
    return (Anything(),) if cards is None else cards.bunches


OFFERING: Legality = (
    deliver_first,
    not_own_offer,
    no_partner,
    partner_stopped,
    one_sided,
    more_than_exist,
    offered_not_held,
    offer_stands,
    gives_anything,
    wants_anything,
    cards_for_cards,
)


@rung(Rule.CARRY_OUT)
def no_such_offer(ask: Ask) -> Answer[bool] | None:
    """The offer is not on the table."""
    return None if ask.action.offer in ask.at.offers else answer(False)


@rung(Rule.ANY_OFFER)
def withdrawn(ask: Ask) -> Answer[bool] | None:
    """An offer may be taken back as long as nobody has agreed."""
    return answer(True)


WITHDRAWING: Legality = (no_such_offer, not_own_offer, withdrawn)


# Agreeing and carrying out --------------------------------------------------------------------


@rung(Rule.EXCHANGES)
def with_oneself(ask: Ask) -> Answer[bool] | None:
    """A trade takes two."""
    return answer(False) if ask.action.offer.by == ask.seat else None


@rung(Rule.CARRY_OUT)
def for_another(ask: Ask) -> Answer[bool] | None:
    """The offer was made to another player."""
    to = ask.action.offer.to
    return None if to in (None, ask.seat) else answer(False, other=Who(to))


@rung(Rule.CARRY_OUT)
def maker_busy(ask: Ask) -> Answer[bool] | None:
    """The maker of the offer is carrying out another trade."""
    by = ask.action.offer.by
    return answer(False, other=Who(by)) if ask.at.bargain(by) else None


def terms(accept: Accept) -> tuple[Cards | None, Cards | None]:
    """What the maker of the offer and who accepts it would promise; `None` if not named."""
    offer = accept.offer
    gives = accept.takes if offer.gives is None else offer.gives
    return gives, accept.gives if offer.wants is None else offer.wants


@rung(Rule.ANY_OFFER)
def not_named(ask: Ask) -> Answer[bool] | None:
    """The offer says anything, and nobody has said what that is to be."""
    return answer(False) if None in terms(ask.action) else None


@rung(Rule.CARRY_OUT)
def other_terms(ask: Ask) -> Answer[bool] | None:
    """Who accepts names other cards than the offer does: that is no agreement."""
    offer, gives, takes = ask.action.offer, ask.action.gives, ask.action.takes
    same = takes in (None, terms(ask.action)[0]) and gives in (None, terms(ask.action)[1])
    facts = {"gives": shown(offer.gives), "wants": shown(offer.wants)}
    return None if same else answer(False, **facts)


@rung(Rule.EXCHANGES)
def nothing_named(ask: Ask) -> Answer[bool] | None:
    """One of the sides would give nothing."""
    return None if all(map(len, agreed_terms(ask.action))) else answer(False)


def agreed_terms(accept: Accept) -> tuple[Cards, Cards]:
    """What the maker of the offer and who accepts it promise, once everything is named."""
    gives, wants = terms(accept)
    return gives or Cards(), wants or Cards()


@rung(Rule.HONEST)
def cannot_give(ask: Ask) -> Answer[bool] | None:
    """The hand does not hold what the offer wants."""
    return lacking(ask.hand, agreed_terms(ask.action)[1])


@rung(Rule.HONEST)
def maker_lacks(ask: Ask) -> Answer[bool] | None:
    """The maker of the offer does not hold what is asked for."""
    by = ask.action.offer.by
    found = lacking(ask.at.hands[by], agreed_terms(ask.action)[0])
    return answer(False, other=Who(by), **dict(found.facts)) if found else None


@rung(Rule.CARRY_OUT)
def agreed(ask: Ask) -> Answer[bool] | None:
    """Both agree, and carry it out now."""
    gives, wants = agreed_terms(ask.action)
    facts = {"other": Who(ask.action.offer.by), "gives": wants.bunches, "takes": gives.bunches}
    return answer(True, **facts)


ACCEPTING: Legality = (
    deliver_first,
    no_such_offer,
    with_oneself,
    for_another,
    maker_busy,
    not_named,
    other_terms,
    nothing_named,
    cannot_give,
    maker_lacks,
    agreed,
)


@rung(Rule.CARRY_OUT)
def nothing_agreed(ask: Ask) -> Answer[bool] | None:
    """There is no trade to carry out."""
    return None if ask.at.bargain(ask.seat) else answer(False)


@rung(Rule.CARRY_OUT)
def handed_already(ask: Ask) -> Answer[bool] | None:
    """This side of the trade has been handed over."""
    return None if handed_so_far(ask) is None else answer(False)


def handed_so_far(ask: Ask) -> Cards | None:
    """What who asks has handed over in the trade agreed on."""
    bargain = ask.at.bargain(ask.seat)
    return bargain.handed[bargain.side(ask.seat)] if bargain else None


@rung(Rule.HONEST)
def handed_not_held(ask: Ask) -> Answer[bool] | None:
    """The hand does not hold these cards."""
    return lacking(ask.hand, ask.action.cards)


@rung(Rule.HONEST)
def as_promised(ask: Ask) -> Answer[bool] | None:
    """These are the cards that were promised."""
    return (
        answer(True, cards=ask.action.cards.bunches) if ask.action.cards == promise(ask) else None
    )


def promise(ask: Ask) -> Cards:
    """What who asks has promised in the trade agreed on."""
    bargain = ask.at.bargain(ask.seat)
    return bargain.promised[bargain.side(ask.seat)] if bargain else Cards()


@rung(Rule.BROKEN_PROMISE)
def not_as_promised(ask: Ask) -> Answer[bool] | None:
    """Other cards than promised: it can be done, and the deal will not stand."""
    cards = ask.action.cards.bunches or (Nothing(),)
    return answer(True, cards=cards, promised=promise(ask).bunches)


@dataclass(frozen=True, slots=True)
class Nothing:
    """No cards at all, in a sentence."""

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        return "nothing", {}


DELIVERING: Legality = (
    nothing_agreed,
    handed_already,
    handed_not_held,
    as_promised,
    not_as_promised,
)


# Stopping, collecting -------------------------------------------------------------------------


@rung(Rule.RING)
def on_the_ring(ask: Ask) -> Answer[bool] | None:
    """The first stone."""
    return None if ask.at.stones else answer(True)


@rung(Rule.CHALICE)
def on_the_chalice(ask: Ask) -> Answer[bool] | None:
    """A later stone."""
    return answer(True, stone=len(ask.at.stones) + 1, needed=ask.at.stones_needed)


STOPPING: Legality = (deliver_first, on_the_ring, on_the_chalice)


@rung(Rule.REVEAL)
def chosen_already(ask: Ask) -> Answer[bool] | None:
    """The collections of this player lie face down; they are chosen once."""
    return answer(False) if ask.at.chosen[ask.seat] is not None else None


def of_choice(step: Rung[bool]) -> Rung[bool]:
    """A rung about collections, asked of an action."""
    return Rung(
        step.rule,
        step.name,
        lambda ask: step.ask(ask.action.choice, ask.hand, ask.kit.values),
    )


PLAYING: Legality = (chosen_already, *map(of_choice, COLLECTING))


# The dealer -----------------------------------------------------------------------------------


def shares(at: Table) -> tuple[int, ...]:
    """How many cards each seat is dealt: one by one clockwise from the dealer's left."""
    wanted = MORE_CARDS if at.past else FIRST_HAND
    there = min(sum(map(len, at.stock)), wanted * at.players)
    each, rest = divmod(there, at.players)
    return tuple(each + ((seat - 1) % at.players < rest) for seat in at.seats)


def off_the_top(stock: tuple[Cards, ...], cards: Cards) -> tuple[Cards, ...] | None:
    """The deck after cards came off it, `None` if these cannot: upper layers come first."""
    left: list[Cards] = []
    for layer in stock:
        taken = layer if len(layer) <= len(cards) else cards
        if not (cards.holds(taken) and layer.holds(taken)):
            return None
        cards -= taken
        left += [layer - taken] if len(layer) > len(taken) else []
    return None if len(cards) else tuple(left)


@rung(Rule.DEAL)
def wrong_shares(ask: Ask) -> Answer[bool] | None:
    """Somebody would get too many or too few cards."""
    right = shares(ask.at)
    given = tuple(map(len, ask.action.hands))
    return answer(False, right=slashed(right), given=slashed(given)) if given != right else None


def slashed(numbers: tuple[int, ...]) -> str:
    """Numbers of the seats, in a sentence."""
    return " / ".join(map(str, numbers))


@rung(Rule.USED_UNDER)
def not_off_the_top(ask: Ask) -> Answer[bool] | None:
    """These cards do not lie on top of the deck."""
    cards = sum(ask.action.hands, Cards())
    return answer(False) if off_the_top(ask.at.stock, cards) is None else None


@rung(Rule.SHORT_DECK)
def short_deal(ask: Ask) -> Answer[bool] | None:
    """The deck does not have enough cards for all."""
    wanted = ask.at.players * (MORE_CARDS if ask.at.past else FIRST_HAND)
    given = sum(map(len, ask.action.hands))
    return answer(True, count=given, wanted=wanted) if given < wanted else None


@rung(Rule.DEAL)
def ten_cards(ask: Ask) -> Answer[bool] | None:
    """The first hand."""
    return None if ask.at.past else answer(True, count=FIRST_HAND)


@rung(Rule.FIVE_MORE)
def five_more(ask: Ask) -> Answer[bool] | None:
    """The later ones."""
    return answer(True, count=MORE_CARDS)


DEALING: Legality = (wrong_shares, not_off_the_top, short_deal, ten_cards, five_more)


def recipes_left(at: Table, kit: Kit) -> tuple[Recipe, ...]:
    """What can be turned next, each card once: recipes of the box, the Lightning from card 7 on."""
    left = list(kit.cards)
    for recipe in at.past:
        if recipe in left:
            left.remove(recipe)
    left = left[: max(0, RECIPES - len(at.past))]
    return (*left, LIGHTNING) if len(at.past) >= UNDER_THE_LIGHTNING else tuple(left)


@rung(Rule.LIGHTNING_LOW)
def lightning_too_early(ask: Ask) -> Answer[bool] | None:
    """The Lightning is among the last four cards."""
    early = ask.action.recipe.lightning and len(ask.at.past) < UNDER_THE_LIGHTNING
    return answer(False, card=ask.at.round, earliest=UNDER_THE_LIGHTNING + 1) if early else None


@rung(Rule.SIX_TO_NINE)
def lightning_due(ask: Ask) -> Answer[bool] | None:
    """All nine recipes are used, so only the Lightning is left."""
    due = len(ask.at.past) >= RECIPES and not ask.action.recipe.lightning
    return answer(False, rounds=len(ask.at.past)) if due else None


@rung(Rule.RECIPES)
def not_left(ask: Ask) -> Answer[bool] | None:
    """The box has no such recipe, or none left."""
    left = recipes_left(ask.at, ask.kit)
    recipe = ask.action.recipe
    return None if recipe in left else answer(False, recipe=recipe)


@rung(Rule.MIX_LIGHTNING)
def lightning_comes(ask: Ask) -> Answer[bool] | None:
    """The Lightning, one of the last four cards."""
    return answer(True, card=ask.at.round) if ask.action.recipe.lightning else None


@rung(Rule.TURN_RECIPE)
def first_recipe(ask: Ask) -> Answer[bool] | None:
    """The first recipe."""
    return None if ask.at.past else answer(True, recipe=ask.action.recipe)


@rung(Rule.NEXT_RECIPE)
def next_recipe(ask: Ask) -> Answer[bool] | None:
    """A later one."""
    return answer(True, recipe=ask.action.recipe, round=ask.at.round)


TURNING: Legality = (
    lightning_too_early,
    lightning_due,
    not_left,
    lightning_comes,
    first_recipe,
    next_recipe,
)


@rung(Rule.BROKEN_PROMISE)
def resumes(ask: Ask) -> Answer[bool] | None:
    """Both take their cards back."""
    return answer(True)


@rung(Rule.DRAW)
def wrong_drawers(ask: Ask) -> Answer[bool] | None:
    """Each tied player draws one card, nobody else does."""
    due = {seat for group in tied(ask.at, ask.kit.values) for seat in group}
    drawn = {seat for seat, card in enumerate(ask.action.drawn) if card}
    right = len(ask.action.drawn) == ask.at.players and due == drawn
    return None if right else answer(False, players=tuple(map(Who, sorted(due))))


@rung(Rule.USED_UNDER)
def not_drawn_off_the_top(ask: Ask) -> Answer[bool] | None:
    """These cards do not lie on top of the deck."""
    drawn = Cards.of(*filter(None, ask.action.drawn))
    return answer(False) if off_the_top(ask.at.stock, drawn) is None else None


@rung(Rule.DRAW)
def draws(ask: Ask) -> Answer[bool] | None:
    """The tied players draw."""
    cards: tuple[Ingredient, ...] = tuple(card for card in ask.action.drawn if card)
    return answer(True, cards=cards)


@rung(Rule.FORWARD)
def markers_move(ask: Ask) -> Answer[bool] | None:
    """The ranking is settled."""
    return answer(True, recipe=ask.at.recipe)


def whole_ladder(sort: type, own: Legality) -> Legality:
    """The ladder of a sort of actions, with what comes before, as far as it concerns that sort."""
    return (*(step for step in BEFORE if sort in DUE.get(step.name, (sort,))), *own)


OWN: Mapping[type, Legality] = {
    Offer: OFFERING,
    Withdraw: WITHDRAWING,
    Accept: ACCEPTING,
    Deliver: DELIVERING,
    LayStone: STOPPING,
    Play: PLAYING,
    Deal: DEALING,
    Turn: TURNING,
    Resume: (resumes,),
    Draw: (wrong_drawers, not_drawn_off_the_top, draws),
    Move: (markers_move,),
}

LADDERS = {sort: whole_ladder(sort, own) for sort, own in OWN.items()}
"""For each sort of actions the whole ladder that decides whether it is allowed."""
