"""Wizard Camelot Edition: other cards and other ladders for the trick engine.

Source: Catalan rule book (U.S. Games Systems). What both editions share is Wizard's rung under
the Camelot rule that says the same; what is new is written here. Positions count from 0 inside
the ladders, and from 1 in every fact, as players count them: odd, even, odd ...
"""

from __future__ import annotations

from dataclasses import replace

from gamelib.games import wizard
from gamelib.games.camelot_rules import Rule, shared
from gamelib.games.cards import (
    FRENCH_SUITS,
    JESTER,
    LETTERS,
    WIZARD,
    Card,
    Cards,
    Kind,
    Suit,
    suited,
)
from gamelib.games.tricks import Round, Turn
from gamelib.games.wizard import Lost, first_of, frees
from gamelib.play import Seat
from gamelib.ruling import Answer, answer, rung

GRAIL, EXCALIBUR, MERLIN, MORGAN = map(Card, (Kind.GRAIL, Kind.EXCALIBUR, Kind.MERLIN, Kind.MORGAN))
SPECIALS: Cards = (*(WIZARD,) * 4, *(JESTER,) * 4, GRAIL, EXCALIBUR, MERLIN, MORGAN)
CAMELOT_DECK: Cards = (*suited(FRENCH_SUITS, range(3, 15)), *SPECIALS)
"""4 x 12 suited cards, 3 to Ace, and 12 special cards: 60."""
TWOS = suited(FRENCH_SUITS, range(2, 3))
"""The cards that were taken out."""


def even(at: int) -> bool:
    """Whether the position at that index, counted from 1 by players, is even."""
    return at % 2 == 1


def is_null(card: Card, at: int) -> bool:
    """Whether a card cannot win where it lies: Jester, Excalibur, and the Grail at odd."""
    odd_grail = card.kind is Kind.GRAIL and not even(at)
    return odd_grail or card.kind in (Kind.JESTER, Kind.EXCALIBUR)


def opening(trick: Cards) -> int | None:
    """The index of the first card that is not null: it decides about the suit to follow."""
    return next((at for at, card in enumerate(trick) if not is_null(card, at)), None)


# What is led: trick -> the suit to follow, or none -----------------------------------------------


@rung(Rule.MERLIN_LED)
def merlin_led_as_wizard(trick: Cards) -> Answer[Suit | None] | None:
    """Merlin was led and declared a Wizard, so no suit is led."""
    merlin = trick[0].face is Kind.MERLIN and trick[0].kind is Kind.WIZARD
    return answer(None, card=trick[0]) if merlin else None


@rung(Rule.MORGAN_LED)
def morgan_led(trick: Cards) -> Answer[Suit | None] | None:
    """Morgan le Fay was led, so no suit is led."""
    return answer(None, card=trick[0]) if trick[0].kind is Kind.MORGAN else None


@rung(Rule.MERLIN_LED)
def merlin_led_as_jester(trick: Cards) -> Answer[Suit | None] | None:
    """Merlin lies alone, declared a Jester; the next card is free."""
    return answer(None, card=trick[0]) if trick[1:] == () and trick[0].face else None


@rung(Rule.EXCALIBUR_LED)
def excalibur_led(trick: Cards) -> Answer[Suit | None] | None:
    """Excalibur lies alone; the next card is free."""
    return answer(None, card=trick[0]) if trick == (EXCALIBUR,) else None


@rung(Rule.GRAIL_LED)
def grail_led(trick: Cards) -> Answer[Suit | None] | None:
    """The Grail lies alone, at odd position 1; the next card is free."""
    return answer(None, card=trick[0], position=1) if trick == (GRAIL,) else None


@rung(Rule.NULL_CARDS_SKIPPED)
def null_cards_so_far(trick: Cards) -> Answer[Suit | None] | None:
    """Several null cards and nothing else; the next card is still free."""
    return answer(None, cards=trick) if opening(trick) is None else None


@rung(Rule.NULL_CARDS_SKIPPED)
def even_grail_opens(trick: Cards) -> Answer[Suit | None] | None:
    """The first card that is not null is the Grail at an even position: no suit is led."""
    at = opening(trick)
    if at is None or trick[at].kind is not Kind.GRAIL:
        return None
    return answer(None, card=trick[at], position=at + 1)


@rung(Rule.NULL_CARDS_SKIPPED)
def special_opens(trick: Cards) -> Answer[Suit | None] | None:
    """The first card that is not null is a Wizard or Morgan le Fay: no suit is led."""
    at = opening(trick)
    if at is None or trick[at].suit:
        return None
    return answer(None, card=trick[at], position=at + 1)


@rung(Rule.MERLIN_LED)
def suit_after_merlin(trick: Cards) -> Answer[Suit | None] | None:
    """Merlin was led as a Jester and the second card has a suit."""
    return wizard.suit_after_jester(trick) if trick[0].face else None


@rung(Rule.EXCALIBUR_LED)
def suit_after_excalibur(trick: Cards) -> Answer[Suit | None] | None:
    """Excalibur was led and the second card has a suit."""
    return wizard.suit_after_jester(trick) if trick[0] == EXCALIBUR else None


@rung(Rule.GRAIL_LED)
def suit_after_grail(trick: Cards) -> Answer[Suit | None] | None:
    """The Grail was led and the second card has a suit."""
    return wizard.suit_after_jester(trick) if trick[0] == GRAIL else None


@rung(Rule.NULL_CARDS_SKIPPED)
def suit_after_null_cards(trick: Cards) -> Answer[Suit | None] | None:
    """Several null cards were played first; the first other card has a suit."""
    at = opening(trick)
    card = None if at is None else trick[at]
    return answer(card.suit, card=card, led=card.suit) if card else None


NO_SUIT = (
    *shared(wizard.nothing_led),
    merlin_led_as_wizard,
    *shared(wizard.wizard_led),
    morgan_led,
    merlin_led_as_jester,
    excalibur_led,
    grail_led,
    *shared(wizard.one_jester),
    null_cards_so_far,
    even_grail_opens,
    special_opens,
)

LED = (
    NO_SUIT[0],
    *shared(wizard.first_card_suited),
    *NO_SUIT[1:],
    suit_after_merlin,
    suit_after_excalibur,
    suit_after_grail,
    *shared(wizard.suit_after_jester),
    suit_after_null_cards,
)


# What there is no card for: what was typed -> why not, or passes ---------------------------------


@rung(Rule.SUITED_CARDS)
def twos_are_missing(typed: str) -> Answer[bool] | None:
    """A two: they were taken out."""
    two = typed.translate(LETTERS).upper() in map(str, TWOS)
    return answer(False, part=typed) if two else None


# May the card be played: card, turn -> yes or no -------------------------------------------------


@rung(Rule.SUITED_CARDS)
def twos_are_out(card: Card, turn: Turn) -> Answer[bool] | None:
    """A two: there are none in this deck."""
    return answer(False, part=str(card)) if card in TWOS else None


@rung(Rule.SPECIAL_CARDS)
def no_such_card(card: Card, turn: Turn) -> Answer[bool] | None:
    """No card of this edition at all."""
    known = isinstance(card, Card) and card.held in CAMELOT_DECK
    return None if known else answer(False, part=str(card))


@rung(Rule.HAND_OVER)
def hand_is_over(card: Card, turn: Turn) -> Answer[bool] | None:
    """All cards are played."""
    return answer(False) if turn.round.over else None


@rung(Rule.DECLARE_MERLIN)
def merlin_undeclared(card: Card, turn: Turn) -> Answer[bool] | None:
    """Merlin without a declaration."""
    if card != MERLIN:
        return None
    written = " ".join(map(str, MERLIN.plays))
    return answer(False, card=card, ways=MERLIN.plays, right=written)


@rung(Rule.MERLIN)
def neither_wizard_nor_jester(card: Card, turn: Turn) -> Answer[bool] | None:
    """Merlin, but declared to be something else."""
    merlin = card.face is Kind.MERLIN and card not in MERLIN.plays
    return answer(False, card=MERLIN, ways=MERLIN.plays) if merlin else None


@rung(Rule.MERLIN)
def only_merlin_is_declared(card: Card, turn: Turn) -> Answer[bool] | None:
    """Another card than Merlin with a declaration."""
    declared = card.face and card.face is not Kind.MERLIN
    return answer(False, card=card.held, merlin=MERLIN) if declared else None


@rung(Rule.MERLIN)
def merlin_playable(card: Card, turn: Turn) -> Answer[bool] | None:
    """Merlin, declared a Wizard or a Jester, is a special card."""
    return answer(True, card=card) if card.face else None


@rung(Rule.DUTY_STAYS)
def duty_stays(card: Card, turn: Turn) -> Answer[bool] | None:
    """Another suit than the one led; the special card that came later does not free anybody."""
    trick = turn.round.trick
    later = [c for at, c in enumerate(trick) if c.suit is None and not is_null(c, at)]
    return answer(False, card=card, led=turn.led, special=later[0]) if later else None


LEGALITY = (
    twos_are_out,
    no_such_card,
    hand_is_over,
    *shared(wizard.not_first_leader, wizard.not_winner, wizard.out_of_turn),
    only_merlin_is_declared,
    neither_wizard_nor_jester,
    *shared(wizard.not_held, wizard.void_before),
    merlin_undeclared,
    merlin_playable,
    *shared(wizard.always_playable),
    *map(frees, NO_SUIT),
    *shared(wizard.follows, wizard.hand_unseen, wizard.cannot_follow),
    duty_stays,
    *shared(wizard.trump_too_early, wizard.must_follow),
)


# Who wins: trick, trump, led -> position of the winning card, or nobody yet ----------------------


@rung(Rule.EVEN_GRAIL_WINS)
def even_grail(trick: Cards, trump: Suit | None, led: Suit | None) -> Answer[int] | None:
    """The Grail, if it lies at an even position."""
    found = first_of(trick, Kind.GRAIL)
    return found if found and even(found.value) else None


@rung(Rule.MORGAN_WINS)
def morgan(trick: Cards, trump: Suit | None, led: Suit | None) -> Answer[int] | None:
    """Morgan le Fay; a Grail that lies there too is at an odd position."""
    return first_of(trick, Kind.MORGAN)


@rung(Rule.ONLY_JESTERS)
def only_jesters(trick: Cards, trump: Suit | None, led: Suit | None) -> Answer[int] | None:
    """Nothing but Jesters: the first of them."""
    others = any(card.kind is not Kind.JESTER for card in trick)
    return None if others else first_of(trick, Kind.JESTER)


@rung(Rule.JESTERS_AND_EXCALIBUR)
def jesters_and_excalibur(trick: Cards, trump: Suit | None, led: Suit | None) -> Answer[int] | None:
    """Nothing but Jesters and Excalibur: the first Jester."""
    return None if GRAIL in trick else first_of(trick, Kind.JESTER)


@rung(Rule.JESTERS_AND_ODD_GRAIL)
def jesters_and_odd_grail(trick: Cards, trump: Suit | None, led: Suit | None) -> Answer[int] | None:
    """Nothing but null cards, the Grail among them: the first Jester."""
    return first_of(trick, Kind.JESTER)


@rung(Rule.NOBODY_YET)
def nobody_yet(trick: Cards, trump: Suit | None, led: Suit | None) -> Answer[int | None]:
    """Null cards without a Jester: the next card decides."""
    return answer(None, cards=trick)


WINNING = (
    even_grail,
    morgan,
    *shared(wizard.first_wizard, wizard.highest_trump, wizard.highest_of_led_suit),
    only_jesters,
    jesters_and_excalibur,
    jesters_and_odd_grail,
    nobody_yet,
)


# Why a card with a suit does not win; special cards tell it themselves, further down -------------


@rung(Rule.EVEN_GRAIL_WINS)
def beaten_by_grail(trick: Cards, at: int, trump: Suit | None, led: Suit | None) -> Lost:
    """The Grail lies at an even position."""
    grail = even_grail(trick, trump, led)
    return answer(False, card=trick[at], grail=GRAIL) if grail else None


@rung(Rule.MORGAN_WINS)
def beaten_by_morgan(trick: Cards, at: int, trump: Suit | None, led: Suit | None) -> Lost:
    """Morgan le Fay is in the trick."""
    return answer(False, card=trick[at], morgan=MORGAN) if MORGAN in trick else None


LOSING = (
    beaten_by_grail,
    beaten_by_morgan,
    *shared(
        wizard.beaten_by_wizard,
        wizard.lower_trump,
        wizard.beaten_by_trump,
        wizard.lower_of_led_suit,
        wizard.another_suit,
    ),
)


# Does a finished trick count, and who leads next -------------------------------------------------


@rung(Rule.EXCALIBUR_ANNULS)
def excalibur_annuls(trick: Cards) -> Answer[bool] | None:
    """Excalibur is in the trick."""
    return answer(False, card=EXCALIBUR) if EXCALIBUR in trick else None


@rung(Rule.TRICK_COUNTS)
def trick_counts(trick: Cards) -> Answer[bool]:
    """A trick like any other."""
    return answer(True)


@rung(Rule.ANNULLED_WINNER_LEADS)
def annulled_winner_leads(after: Round) -> Answer[Seat] | None:
    """The trick was annulled, but its winner leads all the same."""
    last = after.taken[-1]
    return answer(last.winner) if EXCALIBUR in last.cards else None


# What a special card does: trick, its index, the winner's index -> does it win -------------------


@rung(Rule.EXCALIBUR_LOSES)
def excalibur_does(trick: Cards, at: int, winner: int | None) -> Answer[bool] | None:
    """It loses, and the trick is annulled."""
    return answer(False, card=trick[at]) if trick[at] == EXCALIBUR else None


@rung(Rule.EVEN_GRAIL)
def even_grail_does(trick: Cards, at: int, winner: int | None) -> Answer[bool] | None:
    """At an even position it wins against everything."""
    grail = trick[at] == GRAIL and even(at)
    return answer(True, card=trick[at], position=at + 1) if grail else None


@rung(Rule.ODD_GRAIL)
def odd_grail_does(trick: Cards, at: int, winner: int | None) -> Answer[bool] | None:
    """At an odd position it is a null card."""
    return answer(False, card=trick[at], position=at + 1) if trick[at] == GRAIL else None


@rung(Rule.MORGAN_STRONGEST)
def morgan_does(trick: Cards, at: int, winner: int | None) -> Answer[bool] | None:
    """Morgan le Fay wins."""
    return answer(True, card=trick[at]) if trick[at] == MORGAN and at == winner else None


@rung(Rule.MORGAN_BEATEN)
def morgan_is_beaten(trick: Cards, at: int, winner: int | None) -> Answer[bool] | None:
    """Morgan le Fay loses to the Grail at an even position."""
    if trick[at] != MORGAN:
        return None
    return answer(False, card=trick[at], grail=GRAIL, position=trick.index(GRAIL) + 1)


@rung(Rule.WIZARD_WINS)
def wizard_does(trick: Cards, at: int, winner: int | None) -> Answer[bool] | None:
    """The Wizard wins."""
    wins = trick[at].kind is Kind.WIZARD and at == winner
    return answer(True, card=trick[at], position=at + 1) if wins else None


@rung(Rule.WIZARD_UNDER_GRAIL)
def wizard_under_grail(trick: Cards, at: int, winner: int | None) -> Answer[bool] | None:
    """The Wizard loses to the Grail at an even position."""
    return wizard_loses_to(GRAIL, trick, at, winner)


@rung(Rule.WIZARD_UNDER_MORGAN)
def wizard_under_morgan(trick: Cards, at: int, winner: int | None) -> Answer[bool] | None:
    """The Wizard loses to Morgan le Fay."""
    return wizard_loses_to(MORGAN, trick, at, winner)


@rung(Rule.LATER_WIZARD)
def later_wizard(trick: Cards, at: int, winner: int | None) -> Answer[bool] | None:
    """An earlier Wizard wins."""
    return wizard_loses_to(None, trick, at, winner)


@rung(Rule.ONLY_JESTERS)
def jester_does(trick: Cards, at: int, winner: int | None) -> Answer[bool] | None:
    """Only null cards: the first Jester wins."""
    return answer(True, card=trick[at], position=at + 1) if at == winner else None


@rung(Rule.JESTER_LOSES)
def jester_loses(trick: Cards, at: int, winner: int | None) -> Answer[bool]:
    """The Jester loses."""
    return answer(False, card=trick[at])


def wizard_loses_to(
    card: Card | None, trick: Cards, at: int, winner: int | None
) -> Answer[bool] | None:
    """A Wizard that loses to a certain card, or to whichever wins."""
    if trick[at].kind is not Kind.WIZARD or winner is None:
        return None
    best = trick[winner]
    if card not in (None, best):
        return None
    return answer(False, card=trick[at], best=best, position=winner + 1)


DOING = (
    excalibur_does,
    even_grail_does,
    odd_grail_does,
    morgan_does,
    morgan_is_beaten,
    wizard_does,
    wizard_under_grail,
    wizard_under_morgan,
    later_wizard,
    jester_does,
    jester_loses,
)


CAMELOT = replace(
    wizard.WIZARD,
    name="camelot",
    deck=CAMELOT_DECK,
    led=LED,
    legality=LEGALITY,
    winning=WINNING,
    losing=LOSING,
    absent=(replace(twos_are_missing, name=twos_are_out.name),),
    leads=(
        *shared(wizard.only_trick),
        annulled_winner_leads,
        *shared(wizard.winner_leads),
    ),
    counting=(excalibur_annuls, trick_counts),
    doing=DOING,
    odd_even=True,
)
