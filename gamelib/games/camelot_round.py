"""Wizard Camelot Edition: a whole evening, from drawing for the deal to the winner.

Source: Catalan rule book, sections on trump, dealing, bidding, scoring and bids of zero. The rungs
that Wizard has as well are Wizard's, in the name of the Camelot rule that says the same.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache, reduce
from typing import Any

from gamelib.games import round_notation
from gamelib.games import wizard_round as base
from gamelib.games import wizard_variants as variants
from gamelib.games.camelot import CAMELOT, CAMELOT_DECK, GRAIL, MERLIN, annulled_winner_leads
from gamelib.games.camelot_rules import Rule, shared
from gamelib.games.cards import FRENCH_SUITS, Card, Suit
from gamelib.games.notation import Input, wrong
from gamelib.games.round_notation import KEYS
from gamelib.games.rounds import (
    Action,
    Bidding,
    Draw,
    Due,
    Edition,
    Evening,
    Moment,
    Phase,
    Result,
    Sum,
    Upturn,
)
from gamelib.games.tricks import Taken
from gamelib.games.wizard import only_trick, winner_leads
from gamelib.play import TABLE, Seat, Trace, Who
from gamelib.ruling import Answer, answer, rung

Drawn = tuple[Card | None, ...]
"""A card for each seat that draws, by seat."""

# Who deals first: evening -> the seat, or the seats that draw a card -----------------------------


@dataclass(frozen=True, slots=True)
class Draws:
    """What lies on the table after the draws: who can still become dealer, with which card."""

    seats: tuple[Seat, ...]
    cards: tuple[Card | None, ...]

    @property
    def specials(self) -> tuple[Seat, ...]:
        """The seats whose card is a special one."""
        return tuple(s for s in self.seats if (card := self.cards[s]) and card.suit is None)

    @property
    def highest(self) -> tuple[Seat, ...]:
        """The seats with the highest card."""
        rank = {s: card.rank for s in self.seats if (card := self.cards[s])}
        return tuple(seat for seat in rank if rank[seat] == max(rank.values()))

    def then(self, draw: Draw) -> Draws:
        """After one more draw. Where no card is special, only the highest remain."""
        cards = tuple(new or old for new, old in zip(draw.cards, self.cards, strict=True))
        now = Draws(self.seats, cards)
        return now if now.specials else Draws(now.highest, cards)


def drawn(evening: Evening) -> Draws:
    """The draws of an evening, one after the other."""
    return after_draws(evening.players, evening.draws)


@lru_cache(maxsize=64)  # Every question about an evening asks who deals.
def after_draws(players: int, draws: tuple[Draw, ...]) -> Draws:
    """What lies on the table after these draws."""
    state = Draws(tuple(range(players)), (None,) * players)
    return reduce(Draws.then, draws, state)


@rung(Rule.FIRST_DEALER)
def nobody_has_drawn(evening: Evening) -> Answer[Seat | tuple[Seat, ...]] | None:
    """Everybody draws a card first."""
    return None if evening.draws else answer(tuple(range(evening.players)))


@rung(Rule.DRAW_AGAIN)
def specials_draw_again(evening: Evening) -> Answer[Seat | tuple[Seat, ...]] | None:
    """Somebody drew a special card and draws again."""
    seats = drawn(evening).specials
    return answer(seats, players=tuple(map(Who, seats))) if seats else None


@rung(Rule.DRAW_AGAIN)
def equals_draw_again(evening: Evening) -> Answer[Seat | tuple[Seat, ...]] | None:
    """Several have the highest card: among these it is drawn again."""
    seats = drawn(evening).seats
    return answer(seats, players=tuple(map(Who, seats))) if len(seats) > 1 else None


@rung(Rule.FIRST_DEALER)
def highest_deals(evening: Evening) -> Answer[Seat | tuple[Seat, ...]] | None:
    """One has the highest card."""
    state = drawn(evening)
    seat = state.seats[0]
    return answer(seat, card=state.cards[seat], who=Who(seat))


# The draw itself: cards by seat, evening -> is that the draw that is due? ------------------------


@rung(Rule.FIRST_DEALER)
def not_who_draws(cards: Drawn, evening: Evening) -> Answer[bool] | None:
    """A card for somebody who does not draw, or none for somebody who does."""
    due = CAMELOT_EVENING.drawers(evening)
    seats = tuple(seat for seat, card in enumerate(cards) if card)
    right = len(cards) == evening.players and seats == due
    return None if right else answer(False, players=tuple(map(Who, due)))


@rung(Rule.SPECIAL_CARDS)
def drawn_too_often(cards: Drawn, evening: Evening) -> Answer[bool] | None:
    """No such card, or one more of it than there are."""
    card = base.surplus(Counter(filter(None, cards)), CAMELOT_DECK)
    return answer(False, part=str(card)) if card else None


@rung(Rule.FIRST_DEALER)
def one_card_each(cards: Drawn, evening: Evening) -> Answer[bool] | None:
    """Each of them draws a card."""
    return answer(True)


# The order of things: action, moment -> not now --------------------------------------------------


@rung(Rule.FIRST_DEALER)
def not_drawn_yet(action: Any, now: Moment) -> Answer[bool] | None:
    """First it is drawn who deals."""
    waits = now.phase is Phase.DRAW and not (now.seat == TABLE and isinstance(action, Draw))
    return answer(False) if waits else None


@rung(Rule.FIRST_DEALER)
def dealer_is_known(action: Any, now: Moment) -> Answer[bool] | None:
    """The first dealer is known: nobody draws any more."""
    draws = isinstance(action, Draw) and now.phase is not Phase.DRAW
    return answer(False) if draws else None


ORDER = (
    *shared(base.nobody, base.no_action, base.evening_over),
    not_drawn_yet,
    dealer_is_known,
    *(
        replace(rung, rule=Rule.SPECIAL_TURNED_UP) if rung.name == "nothing-to-choose" else rung
        for rung in shared(*(r for r in base.ORDER[3:] if r is not base.nobody_draws))
    ),
)

# Trump: upturn -> the suit, none, or what is due -------------------------------------------------


@rung(Rule.MERLIN_TURNED_UP)
def merlin_turned_up(up: Upturn) -> Answer[Suit | Due | None] | None:
    """Merlin: the dealer chooses, and nobody declares him anything."""
    return answer(Due.CHOICE, card=up.turned) if up.turned == MERLIN else None


@rung(Rule.SPECIAL_TURNED_UP)
def special_turned_up(up: Upturn) -> Answer[Suit | Due | None] | None:
    """A special card other than a Jester: the dealer chooses."""
    special = up.turned is not None and up.turned.suit is None
    return answer(Due.CHOICE, card=up.turned) if special else None


@rung(Rule.SPECIAL_TURNED_UP)
def no_suit_here(suit: Any, now: Moment) -> Answer[bool] | None:
    """That is none of the four suits."""
    known = isinstance(suit, Suit) and suit in FRENCH_SUITS
    return None if known else answer(False, part=str(suit), suits=FRENCH_SUITS)


# Bids: what was said, bidding -> may the player bid that? ----------------------------------------


@rung(Rule.TOTAL_DIFFERS)
def few_cards(said: int, bidding: Bidding) -> Answer[bool] | None:
    """Up to four cards: the total is nobody's concern."""
    return answer(True, bid=said, cards=bidding.cards) if bidding.cards <= 4 else None


@rung(Rule.LAST_ZERO)
def last_bids_zero(said: int, bidding: Bidding) -> Answer[bool] | None:
    """The last bidder makes the total equal, but with a bid of zero."""
    equal = bidding.last and said == 0 and sum(bidding.before) == bidding.cards
    return answer(True, cards=bidding.cards) if equal else None


# Points: result -> points, or passes -------------------------------------------------------------


def annulled(result: Result) -> bool:
    """Whether the only trick of the first hand was annulled: nobody can count it."""
    return result.number == 1 and result.total == 0


@rung(Rule.NOBODY_SCORES)
def nobody_scores(result: Result) -> Answer[int] | None:
    """First hand with Excalibur."""
    return answer(0) if annulled(result) else None


def zero(result: Result) -> bool:
    """Whether the bid was zero, and exact."""
    return result.bid == result.won == 0


@rung(Rule.ZERO_LAST)
def zero_in_last_hand(result: Result) -> Answer[int] | None:
    """20 and one for each card."""
    made = zero(result) and result.last
    return answer(20 + result.cards, cards=result.cards) if made else None


@rung(Rule.ZERO_MANY)
def zero_with_many_cards(result: Result) -> Answer[int] | None:
    """25 with more than four cards."""
    made = zero(result) and result.cards > 4
    return answer(25, cards=result.cards) if made else None


@rung(Rule.ZERO_FEW)
def zero_with_few_cards(result: Result) -> Answer[int] | None:
    """20 with up to four cards."""
    return answer(20, cards=result.cards) if zero(result) else None


@rung(Rule.NO_BONUS_IN_FIRST)
def no_bonus_in_first_hand(result: Result) -> Answer[int] | None:
    """First hand with Excalibur: no bonus either."""
    return answer(0, card=GRAIL) if noted(result) and annulled(result) else None


@rung(Rule.BONUS_EVEN)
def bonus_needs_exact_bid(result: Result) -> Answer[int] | None:
    """The Grail's trick, but the bid was wrong."""
    missed = noted(result) and result.bid != result.won
    return answer(0, card=GRAIL, bid=result.bid, won=result.won) if missed else None


@rung(Rule.BONUS_WITH_ZERO)
def bonus_with_zero(result: Result) -> Answer[int] | None:
    """Bid zero, exact, and yet the Grail's trick: it was annulled."""
    return answer(20, card=GRAIL) if noted(result) and zero(result) else None


@rung(Rule.BONUS_ODD)
def grail_bonus(result: Result) -> Answer[int] | None:
    """The Grail's trick, and the bid exact."""
    return answer(20, card=GRAIL) if noted(result) else None


@rung(Rule.GRAIL_ON_TOP)
def grail(trick: Taken) -> Answer[bool] | None:
    """The Grail is in this trick."""
    return answer(True, card=GRAIL) if GRAIL in trick.cards else None


def noted(result: Result) -> bool:
    """Whether the Grail is noted for this seat."""
    return grail.name in result.notes


# The pad: sum -> can these tricks of one hand be? ------------------------------------------------


@rung(Rule.SPECIAL_CARDS)
def second_grail(row: Sum) -> Answer[bool] | None:
    """The Grail is noted for more than one player."""
    count = sum(notes.count(grail.name) for notes in row.notes)
    return answer(False, card=GRAIL, count=count) if count > 1 else None


@rung(Rule.EXCALIBUR_ANNULS)
def last_hand_has_excalibur(row: Sum) -> Answer[bool] | None:
    """In the last hand all cards are dealt, so one trick was annulled."""
    wrong = row.last and sum(row.won) != row.cards - 1
    facts = {"total": sum(row.won), "cards": row.cards, "right": row.cards - 1}
    return answer(False, **facts) if wrong else None


@rung(Rule.ANNULLED_ASIDE)
def tricks_cannot_be(row: Sum) -> Answer[bool] | None:
    """Neither all tricks nor all but one."""
    total = sum(row.won)
    wrong = total not in (row.cards, row.cards - 1)
    return answer(False, total=total, cards=row.cards, less=row.cards - 1) if wrong else None


@rung(Rule.BONUS_WITH_ZERO)
def grail_without_trick(row: Sum) -> Answer[bool] | None:
    """The Grail for somebody without a trick, though no trick was annulled."""
    empty = any(grail.name in n and won == 0 for n, won in zip(row.notes, row.won, strict=False))
    return answer(False, card=GRAIL) if empty and sum(row.won) == row.cards else None


@rung(Rule.ANNULLED_ASIDE)
def one_trick_annulled(row: Sum) -> Answer[bool] | None:
    """All tricks but one: Excalibur annulled it."""
    less = row.cards - 1
    return answer(True, total=less, cards=row.cards) if sum(row.won) == less else None


@rung(Rule.NOBODY_SCORES)
def wrong_for_annulled(claimed: int, due: int, result: Result) -> Answer[bool] | None:
    """First hand with Excalibur: there are no points to claim."""
    wrong = annulled(result) and claimed != due
    return answer(False, claimed=base.digits(claimed)) if wrong else None


@rung(Rule.HAND_OVER)
def other_points(claimed: int, due: int, result: Result) -> Answer[bool] | None:
    """A bid of zero or the Grail pays by rules of its own: the parts make another sum."""
    wrong = result.bid == result.won and (zero(result) or noted(result)) and claimed != due
    facts = {"claimed": base.digits(claimed), "due": base.signed(due), "number": result.number}
    return answer(False, **facts) if wrong else None


CAMELOT_EVENING = Edition(
    name="camelot",
    tricks=replace(
        CAMELOT,
        leads=(
            *shared(only_trick, base.last_trick),
            annulled_winner_leads,
            *shared(winner_leads),
        ),
    ),
    sizes=shared(base.until_all_are_dealt),
    first_dealer=(nobody_has_drawn, specials_draw_again, equals_draw_again, highest_deals),
    drawing=(not_who_draws, drawn_too_often, one_card_each),
    order=ORDER,
    dealing=shared(*base.EVENING.dealing),
    turning=shared(*base.EVENING.turning),
    trumps=(
        *shared(base.no_stock_left, base.card_to_turn_up, base.jester_turned_up),
        replace(base.dealer_has_chosen, rule=Rule.SPECIAL_TURNED_UP),
        merlin_turned_up,
        special_turned_up,
        *shared(base.suit_turned_up),
    ),
    choosing=(
        *shared(base.not_the_dealer),
        replace(base.no_trump_named, rule=Rule.NEVER_NO_TRUMP),
        no_suit_here,
        *shared(base.dealer_chooses),
    ),
    bidding=(
        *shared(*base.IN_TURN, *base.BID_RANGE),
        few_cards,
        last_bids_zero,
        *shared(variants.total_forbidden, variants.total_differs, variants.not_yet_bound),
    ),
    announcing=shared(base.bids_complete),
    hands_seen=shared(*base.EVENING.hands_seen),
    bids_seen=shared(*base.EVENING.bids_seen),
    noting=(grail,),
    passing=shared(*base.EVENING.passing),
    scoring=(
        (
            nobody_scores,
            zero_in_last_hand,
            zero_with_many_cards,
            zero_with_few_cards,
            *shared(base.exact_bid, base.too_many_tricks, base.too_few_tricks),
        ),
        (replace(base.each_trick, rule=Rule.TEN_EACH),),
        (no_bonus_in_first_hand, bonus_needs_exact_bid, bonus_with_zero, grail_bonus),
    ),
    tallying=shared(*base.EVENING.tallying),
    summing=(
        second_grail,
        last_hand_has_excalibur,
        tricks_cannot_be,
        grail_without_trick,
        one_trick_annulled,
        *shared(base.tricks_sum),
    ),
    awarding=(wrong_for_annulled, other_points, *shared(*base.EVENING.awarding)),
    ranking=shared(*base.EVENING.ranking),
)

NAMED_DEALER = replace(CAMELOT_EVENING, first_dealer=shared(base.scorekeeper_deals))
"""For a single hand: who deals is given, not drawn."""


def edition(names: str, players: int) -> Edition:
    """What an evening or a pad is played with; `Refused` for variants, there are none."""
    if names:
        right = " ".join(KEYS[1:])
        raise wrong(Input.UNKNOWN_KEY, "unknown-key", part=f"variants={names}", right=right)
    return CAMELOT_EVENING


def parse(line: str) -> Trace[Evening, Action]:
    """A hand written as one line; see `round_notation.parse`. `Refused` for variants."""

    def choose(names: str, players: int) -> Edition:
        edition(names, players)
        return NAMED_DEALER

    return round_notation.parse(line, choose)


def notation(trace: Trace[Evening, Action]) -> str:
    """The line that `parse` reads back into this trace of one hand."""
    return round_notation.notation(trace)
