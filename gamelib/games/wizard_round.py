"""Wizard: a whole evening, from the first deal to the winner.

Source: the Greek and the Italian rule book, sections on preparation, dealing, trump, prediction,
scoring and the end. Each ladder of `gamelib.games.rounds.Edition` is built here, in its order.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from gamelib.games.cards import WIZARD_DECK, Card, Cards, Kind, Suit
from gamelib.games.notation import Input
from gamelib.games.rounds import (
    Bid,
    Bidding,
    ChooseTrump,
    Deal,
    Dealing,
    Draw,
    Due,
    Edition,
    Evening,
    Glance,
    Moment,
    Phase,
    Result,
    Said,
    Sum,
    TurnUp,
    Upturn,
)
from gamelib.games.tricks import Hand, Round
from gamelib.games.wizard import WIZARD, Rule, only_trick, winner_leads
from gamelib.play import TABLE, Seat, Who
from gamelib.ruling import Answer, answer, rung

# How many rounds: players -> cards in the hand, round by round -----------------------------------


@rung(Rule.LAST_ROUND)
def until_all_are_dealt(players: int) -> Answer[range] | None:
    """One card more in each round, until the whole deck is dealt."""
    rounds = len(WIZARD_DECK) // players
    return answer(range(1, rounds + 1), players=players, rounds=rounds)


# Who deals first: evening -> seat ----------------------------------------------------------------


@rung(Rule.FIRST_DEALER)
def scorekeeper_deals(evening: Evening) -> Answer[Seat] | None:
    """The scorekeeper shuffles and deals first."""
    return answer(evening.scorekeeper, who=Who(evening.scorekeeper))


# The order of things: action, moment -> not now --------------------------------------------------

KINDS = {
    Phase.DRAW: Draw,
    Phase.DEAL: Deal,
    Phase.TURN: TurnUp,
    Phase.CHOOSE: ChooseTrump,
    Phase.BID: Bid,
    Phase.PLAY: Card,
}
TABLES_TURN = (Phase.DRAW, Phase.DEAL, Phase.TURN)


@rung(Input.SEAT)
def nobody(action: Any, now: Moment) -> Answer[bool] | None:
    """There is no such seat."""
    seats = range(TABLE, now.state.players)
    right = f"0–{now.state.players - 1}"
    known = type(now.seat) is int and now.seat in seats
    return None if known else answer(False, part=str(now.seat), right=right)


@rung(Input.ACTION)
def no_action(action: Any, now: Moment) -> Answer[bool] | None:
    """That is nothing one can do in this game."""
    known = isinstance(action, tuple(KINDS.values()))
    return None if known else answer(False, part=str(action))


@rung(Rule.WINNER)
def evening_over(action: Any, now: Moment) -> Answer[bool] | None:
    """The last round is scored."""
    return answer(False) if now.phase is Phase.OVER else None


@rung(Rule.HAND_SIZES)
def not_dealt_yet(action: Any, now: Moment) -> Answer[bool] | None:
    """First the cards of this round are dealt."""
    waits = now.phase is Phase.DEAL and not (now.seat == TABLE and isinstance(action, Deal))
    return answer(False, number=now.state.number, cards=now.cards) if waits else None


@rung(Rule.TURN_UP)
def not_turned_yet(action: Any, now: Moment) -> Answer[bool] | None:
    """First a card is turned up."""
    waits = now.phase is Phase.TURN and not (now.seat == TABLE and isinstance(action, TurnUp))
    return answer(False) if waits else None


@rung(Rule.DEAL_PASSES)
def round_still_on(action: Any, now: Moment) -> Answer[bool] | None:
    """The next deal comes after the last trick."""
    return answer(False) if isinstance(action, Deal) and now.phase is not Phase.DEAL else None


@rung(Rule.TRUMP_SUIT)
def trump_is_settled(action: Any, now: Moment) -> Answer[bool] | None:
    """No further card is turned up in this round."""
    return answer(False) if isinstance(action, TurnUp) and now.phase is not Phase.TURN else None


@rung(Rule.FIRST_DEALER)
def nobody_draws(action: Any, now: Moment) -> Answer[bool] | None:
    """Nobody draws for the deal."""
    return answer(False) if isinstance(action, Draw) else None


@rung(Input.ACTION)
def table_has_no_hand(action: Any, now: Moment) -> Answer[bool] | None:
    """Bids, choices and cards are the players'."""
    return answer(False) if now.seat == TABLE and now.phase not in TABLES_TURN else None


@rung(Rule.MUST_CHOOSE)
def choice_is_due(action: Any, now: Moment) -> Answer[bool] | None:
    """The dealer chooses trump before anything else happens."""
    waits = now.phase is Phase.CHOOSE and not isinstance(action, ChooseTrump)
    return answer(False) if waits else None


@rung(Rule.MUST_CHOOSE)
def nothing_to_choose(action: Any, now: Moment) -> Answer[bool] | None:
    """Trump is chosen after a Wizard was turned up and before the first bid."""
    chooses = isinstance(action, ChooseTrump) and now.phase is not Phase.CHOOSE
    return answer(False) if chooses else None


@rung(Rule.BID)
def bids_first(action: Any, now: Moment) -> Answer[bool] | None:
    """All bids are made before the first card."""
    return answer(False) if now.phase is Phase.BID and isinstance(action, Card) else None


@rung(Rule.BIDS_WRITTEN)
def bids_are_written(action: Any, now: Moment) -> Answer[bool] | None:
    """All bids stand on the pad."""
    return answer(False) if now.phase is Phase.PLAY and isinstance(action, Bid) else None


ORDER = (
    nobody,
    no_action,
    evening_over,
    not_dealt_yet,
    not_turned_yet,
    round_still_on,
    trump_is_settled,
    nobody_draws,
    table_has_no_hand,
    choice_is_due,
    nothing_to_choose,
    bids_first,
    bids_are_written,
)

# Dealing: hands, dealing -> is that the deal of this round? --------------------------------------


@rung(Rule.TABLE_MANNERS)
def hand_for_each(hands: tuple[Hand, ...], deal: Dealing) -> Answer[bool] | None:
    """Not one hand for each player."""
    count = len(hands)
    return answer(False, count=count, players=deal.players) if count != deal.players else None


@rung(Rule.HAND_SIZES)
def wrong_hand_size(hands: tuple[Hand, ...], deal: Dealing) -> Answer[bool] | None:
    """A hand is smaller or larger than this round's."""
    wrong = [len(hand) for hand in hands if hand is not None and len(hand) != deal.cards]
    return answer(False, count=wrong[0], number=deal.number, cards=deal.cards) if wrong else None


@rung(Rule.CONTENTS)
def not_in_deck(hands: tuple[Hand, ...], deal: Dealing) -> Answer[bool] | None:
    """A card comes more often than the deck has it."""
    dealt = Counter(card for hand in hands for card in hand or ())
    card = surplus(dealt, deal.sources[0])
    return answer(False, card=card) if card else None


@rung(Rule.ROUND_ONE)
def one_card(hands: tuple[Hand, ...], deal: Dealing) -> Answer[bool] | None:
    """Round 1: one card, one trick."""
    return answer(True) if deal.cards == 1 else None


@rung(Rule.ROUND_TWO)
def two_cards(hands: tuple[Hand, ...], deal: Dealing) -> Answer[bool] | None:
    """Round 2: two cards, two tricks."""
    return answer(True) if deal.cards == 2 else None


@rung(Rule.UNTIL_ALL_DEALT)
def all_are_dealt(hands: tuple[Hand, ...], deal: Dealing) -> Answer[bool] | None:
    """The last round: every card is dealt."""
    return answer(True, cards=deal.cards, number=deal.number) if deal.last else None


@rung(Rule.ONE_MORE)
def one_card_more(hands: tuple[Hand, ...], deal: Dealing) -> Answer[bool] | None:
    """One card more than in the round before."""
    return answer(True, cards=deal.cards, number=deal.number)


def surplus(dealt: Counter[Card], source: Cards) -> Card | None:
    """A card that is there more often than in its source; none if all is well."""
    held = Counter(source)
    return next((card for card, count in dealt.items() if count > held[card]), None)


# Trump: upturn -> the suit, none, or what is due -------------------------------------------------


@rung(Rule.NO_STOCK)
def no_stock_left(up: Upturn) -> Answer[Suit | Due | None] | None:
    """All cards are dealt: none can be turned up."""
    return answer(None) if up.stock == 0 else None


@rung(Rule.TURN_UP)
def card_to_turn_up(up: Upturn) -> Answer[Suit | Due | None] | None:
    """The top card of the stock is turned up next."""
    return answer(Due.CARD, stock=up.stock) if up.turned is None else None


@rung(Rule.JESTER_UP)
def jester_turned_up(up: Upturn) -> Answer[Suit | Due | None] | None:
    """A Jester: no trump."""
    jester = up.turned is not None and up.turned.kind is Kind.JESTER
    return answer(None, card=up.turned) if jester else None


@rung(Rule.MUST_CHOOSE)
def dealer_has_chosen(up: Upturn) -> Answer[Suit | Due | None] | None:
    """A Wizard, and the dealer has named a suit."""
    return answer(up.chosen, card=up.turned, suit=up.chosen) if up.chosen else None


@rung(Rule.WIZARD_UP)
def wizard_turned_up(up: Upturn) -> Answer[Suit | Due | None] | None:
    """A Wizard: the dealer chooses."""
    wizard = up.turned is not None and up.turned.kind is Kind.WIZARD
    return answer(Due.CHOICE, card=up.turned) if wizard else None


@rung(Rule.TRUMP_SUIT)
def suit_turned_up(up: Upturn) -> Answer[Suit | Due | None] | None:
    """The suit of the card turned up."""
    suit = up.turned.suit if up.turned else None
    return answer(suit, card=up.turned, suit=suit) if suit else None


@rung(Rule.STOCK)
def not_in_stock(card: Card, stock: Cards) -> Answer[bool] | None:
    """A card that was dealt, or is none, cannot lie on top of the stock."""
    return None if card in stock else answer(False, part=str(card))


@rung(Rule.TURN_UP)
def top_of_stock(card: Card, stock: Cards) -> Answer[bool] | None:
    """The top card of the stock."""
    return answer(True, card=card)


@rung(Rule.WIZARD_UP)
def not_the_dealer(suit: Any, now: Moment) -> Answer[bool] | None:
    """The choice is the dealer's."""
    return answer(False) if now.seat != now.dealer else None


@rung(Rule.MUST_CHOOSE)
def no_trump_named(suit: Any, now: Moment) -> Answer[bool] | None:
    """ "No trump" cannot be chosen."""
    return answer(False) if suit is None else None


@rung(Rule.MUST_CHOOSE)
def no_suit_named(suit: Any, now: Moment) -> Answer[bool] | None:
    """That is none of the four suits."""
    return None if isinstance(suit, Suit) else answer(False, part=str(suit))


@rung(Rule.WIZARD_UP)
def dealer_chooses(suit: Any, now: Moment) -> Answer[bool] | None:
    """The dealer names one of the four suits."""
    return answer(True, suit=suit)


CHOOSING = (not_the_dealer, no_trump_named, no_suit_named, dealer_chooses)

# Bids: what was said, bidding -> may the player bid that? ----------------------------------------


@rung(Rule.BIDS_WRITTEN)
def bid_already(said: Any, bidding: Bidding) -> Answer[bool] | None:
    """The bid of this player stands on the pad."""
    return answer(False) if bidding.made else None


@rung(Rule.FIRST_BID)
def not_first_bidder(said: Any, bidding: Bidding) -> Answer[bool] | None:
    """The player left of the dealer bids first."""
    early = not bidding.before and bidding.seat != bidding.due
    return answer(False) if early else None


@rung(Rule.BIDS_CLOCKWISE)
def not_next_bidder(said: Any, bidding: Bidding) -> Answer[bool] | None:
    """Bids go clockwise."""
    return answer(False) if bidding.seat != bidding.due else None


@rung(Rule.BID)
def nothing_said(said: Any, bidding: Bidding) -> Answer[bool] | None:
    """A bid is missing."""
    missing = said is None or (isinstance(said, str) and not said.strip())
    return answer(False, cards=bidding.cards) if missing else None


@rung(Rule.BID_RANGE)
def no_number(said: Any, bidding: Bidding) -> Answer[bool] | None:
    """Not a whole number."""
    return None if type(said) is int else answer(False, part=str(said), cards=bidding.cards)


@rung(Rule.BID_RANGE)
def below_zero(said: int, bidding: Bidding) -> Answer[bool] | None:
    """Less than no trick."""
    return answer(False, bid=digits(said), cards=bidding.cards) if said < 0 else None


@rung(Rule.BID_RANGE)
def more_than_hand(said: int, bidding: Bidding) -> Answer[bool] | None:
    """More tricks than there are."""
    over = said > bidding.cards
    return answer(False, bid=digits(said), cards=bidding.cards) if over else None


@rung(Rule.BID_RANGE)
def bid_in_range(said: int, bidding: Bidding) -> Answer[bool] | None:
    """From 0 to the cards in the hand."""
    return answer(True, bid=said, cards=bidding.cards)


def digits(number: int) -> str:
    """A number as it is printed, or its beginning if it has no end."""
    return signed(number) if abs(number) < 10**12 else f"{signed(number)[: number < 0]}1e12…"


def signed(number: int) -> str:
    """Points as text, with a minus sign that does not break."""
    return str(number).replace("-", "\N{MINUS SIGN}")


IN_TURN = (bid_already, not_first_bidder, not_next_bidder)
BID_RANGE = (nothing_said, no_number, below_zero, more_than_hand)


@rung(Rule.BIDS_REPEATED)
def bids_complete(bids: tuple[Said, ...], cards: int, played: bool) -> Answer[int] | None:
    """All bids are made: their total beside the number of tricks."""
    if played:
        return None
    total = sum(bid for bid in bids if isinstance(bid, int))
    return answer(total, total=total, cards=cards)


# What a seat may see: glance -> yes or no --------------------------------------------------------


@rung(Rule.BID)
def own_hand(glance: Glance) -> Answer[bool] | None:
    """One looks at one's own cards."""
    return answer(True) if glance.viewer == glance.owner else None


@rung(Rule.BID)
def hand_of_another(glance: Glance) -> Answer[bool] | None:
    """The other hands are covered."""
    return answer(False)


@rung(Rule.BIDS_WRITTEN)
def bid_on_the_pad(glance: Glance) -> Answer[bool] | None:
    """Bids are spoken and written for all to see."""
    return answer(True)


# After a trick, after a round --------------------------------------------------------------------


@rung(Rule.DEAL_PASSES)
def last_trick(after: Round) -> Answer[Seat] | None:
    """The round is over: nobody leads another trick in it."""
    return answer(after.taken[-1].winner) if after.over else None


@rung(Rule.WINNER)
def evening_ends(after: Evening, rounds: int, dealer: Seat) -> Answer[Seat | None] | None:
    """That was the last round."""
    return answer(None, number=rounds) if after.number > rounds else None


@rung(Rule.DEAL_PASSES)
def deal_passes(after: Evening, rounds: int, dealer: Seat) -> Answer[Seat | None] | None:
    """The next player clockwise deals."""
    return answer(dealer, who=Who(dealer), number=after.number)


# Points: result -> points ------------------------------------------------------------------------


@rung(Rule.EXACT)
def exact_bid(result: Result) -> Answer[int] | None:
    """20 for an exact bid."""
    return answer(20, bid=result.bid) if result.bid == result.won else None


@rung(Rule.MISSED)
def too_many_tricks(result: Result) -> Answer[int] | None:
    """10 less for each trick above the bid."""
    over = result.won - result.bid
    facts = {"bid": result.bid, "won": result.won, "over": over}
    return answer(-10 * over, **facts) if over > 0 else None


@rung(Rule.MISSED)
def too_few_tricks(result: Result) -> Answer[int] | None:
    """10 less for each trick below the bid."""
    under = result.bid - result.won
    return answer(-10 * under, bid=result.bid, won=result.won, under=under)


@rung(Rule.EXACT)
def each_trick(result: Result) -> Answer[int] | None:
    """With an exact bid, 10 for each trick."""
    paid = result.bid == result.won and result.won > 0
    return answer(10 * result.won, won=result.won) if paid else None


def bid_and_tricks(result: Result) -> Result:
    """No rung above looks at more, so what was said of a bid and its tricks is said once."""
    return Result(result.bid, result.won, cards=0, number=0, last=False)


# The pad -----------------------------------------------------------------------------------------


@rung(Rule.ONE_WINNER)
def tricks_missing(said: Any, cards: int) -> Answer[bool] | None:
    """The field is empty."""
    missing = said is None or (isinstance(said, str) and not said.strip())
    return answer(False) if missing else None


@rung(Rule.ONE_WINNER)
def tricks_no_number(said: Any, cards: int) -> Answer[bool] | None:
    """Not a whole number from 0 on."""
    number = type(said) is int and said >= 0
    return None if number else answer(False, part=str(said), cards=cards)


@rung(Rule.ONE_WINNER)
def more_tricks_than_played(said: int, cards: int) -> Answer[bool] | None:
    """More tricks than the round has."""
    return answer(False, won=digits(said), cards=cards) if said > cards else None


@rung(Rule.ONE_WINNER)
def tricks_in_range(said: int, cards: int) -> Answer[bool] | None:
    """From 0 to the tricks of the round."""
    return answer(True, won=said, cards=cards)


@rung(Rule.ONE_WINNER)
def tricks_do_not_sum(row: Sum) -> Answer[bool] | None:
    """Each trick is won by one player, so all of them sum to the cards."""
    total = sum(row.won)
    return answer(False, total=total, cards=row.cards) if total != row.cards else None


@rung(Rule.ONE_WINNER)
def tricks_sum(row: Sum) -> Answer[bool] | None:
    """The tricks sum to the cards of the round."""
    return answer(True, cards=row.cards)


@rung(Rule.EXACT)
def wrong_for_exact(claimed: int, due: int, result: Result) -> Answer[bool] | None:
    """The bid was exact, and that is worth something else."""
    wrong = result.bid == result.won and claimed != due
    return (
        answer(False, claimed=digits(claimed), due=signed(due), won=result.won) if wrong else None
    )


@rung(Rule.MISSED)
def wrong_for_missed(claimed: int, due: int, result: Result) -> Answer[bool] | None:
    """The bid was wrong, and that costs something else."""
    off = abs(result.bid - result.won)
    facts = {"claimed": digits(claimed), "due": signed(due), "off": off}
    return answer(False, **facts) if claimed != due else None


@rung(Rule.RUNNING_TOTAL)
def right_points(claimed: int, due: int, result: Result) -> Answer[bool] | None:
    """These are the points of the round."""
    return answer(True, due=signed(due))


# Who wins: totals -> seats -----------------------------------------------------------------------


@rung(Rule.SHARED_WIN)
def shared_win(totals: tuple[int, ...]) -> Answer[tuple[Seat, ...]] | None:
    """Several have the most points: all of them win."""
    seats = ahead(totals)
    facts = {"players": tuple(map(Who, seats)), "points": signed(max(totals))}
    return answer(seats, **facts) if len(seats) > 1 else None


@rung(Rule.MOST_POINTS)
def most_points(totals: tuple[int, ...]) -> Answer[tuple[Seat, ...]] | None:
    """One has the most points."""
    seats = ahead(totals)
    return answer(seats, who=Who(seats[0]), points=signed(max(totals)))


def ahead(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the most points."""
    return tuple(seat for seat, points in enumerate(totals) if points == max(totals))


EVENING = Edition(
    name="wizard",
    tricks=replace(WIZARD, leads=(only_trick, last_trick, winner_leads)),
    sizes=(until_all_are_dealt,),
    first_dealer=(scorekeeper_deals,),
    order=ORDER,
    dealing=(
        hand_for_each,
        wrong_hand_size,
        not_in_deck,
        one_card,
        two_cards,
        all_are_dealt,
        one_card_more,
    ),
    turning=(not_in_stock, top_of_stock),
    trumps=(
        no_stock_left,
        card_to_turn_up,
        jester_turned_up,
        dealer_has_chosen,
        wizard_turned_up,
        suit_turned_up,
    ),
    choosing=CHOOSING,
    bidding=(*IN_TURN, *BID_RANGE, bid_in_range),
    announcing=(bids_complete,),
    hands_seen=(own_hand, hand_of_another),
    bids_seen=(bid_on_the_pad,),
    noting=(),
    passing=(evening_ends, deal_passes),
    scoring=((exact_bid, too_many_tricks, too_few_tricks), (each_trick,)),
    scored_by=bid_and_tricks,
    tallying=(tricks_missing, tricks_no_number, more_tricks_than_played, tricks_in_range),
    summing=(tricks_do_not_sum, tricks_sum),
    awarding=(wrong_for_exact, wrong_for_missed, right_points),
    ranking=(shared_win, most_points),
)
