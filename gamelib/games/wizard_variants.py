"""Wizard's five variants as values, what may be combined, and what each changes in a position.

Source: the Greek and the Italian rule book, section on variants.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Any, Generic, TypeVar

from gamelib.games import round_notation
from gamelib.games.cards import JESTER, WIZARD, WIZARD_SUITS, Card, Cards, Suit, suited
from gamelib.games.notation import Input, fields, whole, wrong
from gamelib.games.rounds import (
    Action,
    Bidding,
    Dealing,
    Due,
    Edition,
    Evening,
    Glance,
    Moment,
    Said,
    Upturn,
)
from gamelib.games.tricks import Hand, Round, Turn
from gamelib.games.wizard import (
    Lost,
    Rule,
    always_playable,
    beaten_by_wizard,
    first_jester,
    first_wizard,
    frees,
    jester_loses,
    later_jester,
    later_wizard,
    leads_first,
    leads_next,
    not_first_leader,
    not_held,
    not_winner,
    nothing_led,
    out_of_turn,
)
from gamelib.games.wizard_round import (
    BID_RANGE,
    CHOOSING,
    EVENING,
    IN_TURN,
    bid_already,
    deal_passes,
    dealer_chooses,
    evening_ends,
    hand_for_each,
    hand_of_another,
    own_hand,
    scorekeeper_deals,
    surplus,
    wrong_hand_size,
)
from gamelib.play import Trace
from gamelib.ruling import (
    Answer,
    Reason,
    Refused,
    Ruling,
    Verdict,
    answer,
    because,
    first,
    ruled,
    rung,
)

T = TypeVar("T")

# Plus/minus one ----------------------------------------------------------------------------------


@rung(Rule.TOTAL_DIFFERS)
def total_forbidden(said: int, bidding: Bidding) -> Answer[bool] | None:
    """The last bid would make the total equal to the tricks."""
    others = sum(bidding.before)
    equal = bidding.last and others + said == bidding.cards
    return answer(False, bid=said, others=others, cards=bidding.cards) if equal else None


@rung(Rule.TOTAL_DIFFERS)
def total_differs(said: int, bidding: Bidding) -> Answer[bool] | None:
    """The last bid makes the total differ from the tricks, by however much."""
    total = sum(bidding.before) + said
    return answer(True, bid=said, total=total, cards=bidding.cards) if bidding.last else None


@rung(Rule.LAST_BIDDER_BOUND)
def not_yet_bound(said: int, bidding: Bidding) -> Answer[bool] | None:
    """Others will bid after this one, so any bid will do."""
    return answer(True, bid=said, left=bidding.players - len(bidding.before) - 1)


def plus_minus_one(edition: Edition) -> Edition:
    """The bids of a round must not sum to its tricks."""
    bound = (total_forbidden, total_differs, not_yet_bound)
    return replace(edition, bidding=(*IN_TURN, *BID_RANGE, *bound))


# Hidden prediction -------------------------------------------------------------------------------


@rung(Rule.WRITTEN_UNSEEN)
def bid_written(said: int, bidding: Bidding) -> Answer[bool] | None:
    """All write at once, from 0 to the cards in the hand."""
    return answer(True, bid=said, cards=bidding.cards)


@rung(Rule.THEN_SHOWN)
def notes_are_shown(bids: tuple[Said, ...], cards: int, played: bool) -> Answer[int] | None:
    """All are written, and now they are shown."""
    total = sum(bid for bid in bids if isinstance(bid, int))
    return None if played else answer(total, total=total, cards=cards)


@rung(Rule.WRITTEN_UNSEEN)
def own_note(glance: Glance) -> Answer[bool] | None:
    """One knows what one wrote."""
    return answer(True) if glance.viewer == glance.owner else None


@rung(Rule.NOT_INFLUENCED)
def notes_covered(glance: Glance) -> Answer[bool] | None:
    """Until all have written, the notes are covered."""
    return None if glance.all_bid else answer(False)


@rung(Rule.PUBLIC_BEFORE_PLAY)
def notes_open(glance: Glance) -> Answer[bool] | None:
    """All have written: the bids are public before the first card."""
    return answer(True)


def hidden(edition: Edition) -> Edition:
    """All write their bids unseen; then they are shown, and the tricks begin."""
    return replace(
        edition,
        in_turn=False,
        bidding=(replace(bid_already, rule=Rule.WRITTEN_UNSEEN), *BID_RANGE, bid_written),
        announcing=(notes_are_shown,),
        bids_seen=(own_note, notes_covered, notes_open),
    )


# Secret prediction -------------------------------------------------------------------------------


@rung(Rule.SHOWN_AFTER_ROUND)
def notes_stay_covered(bids: tuple[Said, ...], cards: int, played: bool) -> Answer[int] | None:
    """All are written; they stay covered until the tricks are played."""
    return None if played else answer(0)


@rung(Rule.SHOWN_AFTER_ROUND)
def notes_uncovered(bids: tuple[Said, ...], cards: int, played: bool) -> Answer[int] | None:
    """The tricks are played, and the bids are shown."""
    total = sum(bid for bid in bids if isinstance(bid, int))
    return answer(total, total=total, cards=cards)


@rung(Rule.SHOWN_AFTER_ROUND)
def covered_to_the_end(glance: Glance) -> Answer[bool] | None:
    """Bids are shown after the round."""
    return answer(False)


def secret(edition: Edition) -> Edition:
    """All write their bids unseen; they are shown after the round."""
    own = replace(own_note, rule=Rule.SHOWN_AFTER_ROUND)
    made = replace(bid_already, rule=Rule.SHOWN_AFTER_ROUND)
    return replace(
        edition,
        in_turn=False,
        bidding=(made, *BID_RANGE, replace(bid_written, rule=Rule.SHOWN_AFTER_ROUND)),
        announcing=(notes_stay_covered, notes_uncovered),
        bids_seen=(own, covered_to_the_end),
    )


# Clairvoyance ------------------------------------------------------------------------------------


@rung(Rule.BID_BLIND)
def own_forehead(glance: Glance) -> Answer[bool] | None:
    """Round 1: one does not see one's own card."""
    blind = glance.number == 1 and glance.viewer == glance.owner
    return answer(False) if blind else None


@rung(Rule.ON_FOREHEAD)
def forehead_of_another(glance: Glance) -> Answer[bool] | None:
    """Round 1: one sees the cards of all others."""
    return answer(True) if glance.number == 1 and glance.viewer >= 0 else None


@rung(Rule.CHOSEN_BLIND)
def dealer_chooses_blind(suit: Suit, now: Moment) -> Answer[bool] | None:
    """Round 1: the dealer names a suit without having seen the card on the own forehead."""
    return answer(True, suit=suit) if now.state.number == 1 else None


def clairvoyance(edition: Edition) -> Edition:
    """In round 1 everybody sees all cards but their own."""
    return replace(
        edition,
        hands_seen=(own_forehead, forehead_of_another, own_hand, hand_of_another),
        choosing=(*CHOOSING[:-1], dealer_chooses_blind, dealer_chooses),
    )


# Mono-colour -------------------------------------------------------------------------------------

MONO_TABLES = range(3, 5)


@rung(Rule.TWELVE_ROUNDS)
def twelve_rounds(players: int) -> Answer[range] | None:
    """Hands of 4 to 15 cards: twelve rounds."""
    return answer(range(4, 16), rounds=12)


@rung(Rule.OWN_SUIT)
def not_own_card(hands: tuple[Hand, ...], deal: Dealing) -> Answer[bool] | None:
    """A hand has a card that is not in the stack of its player."""
    for hand, pile in zip(hands, deal.sources, strict=False):
        card = surplus(Counter(hand or ()), pile)
        if card:
            return answer(False, card=card)
    return None


@rung(Rule.FOUR_CARDS)
def four_cards(hands: tuple[Hand, ...], deal: Dealing) -> Answer[bool] | None:
    """The first round: four cards from the own stack."""
    return answer(True) if deal.cards == 4 else None


@rung(Rule.DRAW_ONE_MORE)
def drawn_one_more(hands: tuple[Hand, ...], deal: Dealing) -> Answer[bool] | None:
    """Later: one card more from the own stack."""
    return answer(True, cards=deal.cards, number=deal.number)


@rung(Rule.NO_TRUMP)
def never_trump(up: Upturn) -> Answer[Suit | Due | None] | None:
    """No card is turned up."""
    return answer(None)


@rung(Rule.MONO_FOLLOWING)
def suits_do_not_matter(trick: Cards) -> Answer[Suit | None] | None:
    """Nobody can hold a card of another player's suit, so there is nothing to follow."""
    return answer(None)


@rung(Rule.HIGHEST_NUMBER)
def highest_number(trick: Cards, trump: Suit | None, led: Suit | None) -> Answer[int] | None:
    """One card has the highest number."""
    at = highest(trick)
    return answer(at[0], card=trick[at[0]]) if len(at) == 1 and trick[at[0]].suit else None


@rung(Rule.HIGHEST_NUMBER)
def first_of_two(trick: Cards, trump: Suit | None, led: Suit | None) -> Answer[int] | None:
    """Two cards share the highest number: the first of them wins."""
    at = highest(trick)
    facts = {"card": trick[at[0]], "other": trick[at[-1]]}
    return answer(at[0], **facts) if len(at) == 2 and trick[at[0]].suit else None


@rung(Rule.MONO_EQUALS)
def first_of_several(trick: Cards, trump: Suit | None, led: Suit | None) -> Answer[int] | None:
    """Three or four cards share the highest number: the first of them wins."""
    at = highest(trick)
    facts = {"card": trick[at[0]], "count": len(at)}
    return answer(at[0], **facts) if trick[at[0]].suit else None


@rung(Rule.HIGHEST_NUMBER)
def lower_number(trick: Cards, at: int, trump: Suit | None, led: Suit | None) -> Lost:
    """Another card has a higher number."""
    return None if at in highest(trick) else answer(False, card=trick[at])


@rung(Rule.HIGHEST_NUMBER)
def equal_but_later(trick: Cards, at: int, trump: Suit | None, led: Suit | None) -> Lost:
    """The number is the highest, but another card with it was played first."""
    return answer(False, card=trick[at])


def highest(trick: Cards) -> tuple[int, ...]:
    """The positions of all cards with the highest number; Jesters have none."""
    top = max(card.rank for card in trick)
    return tuple(at for at, card in enumerate(trick) if card.rank == top)


PILES = tuple((*suited((suit,), range(1, 14)), WIZARD, JESTER) for suit in WIZARD_SUITS)
"""Each seat's own cards: all of one suit, a Wizard and a Jester (15 cards)."""


def mono_colour(edition: Edition) -> Edition:
    """Each player plays all cards of one suit; the highest number wins."""
    first_other = replace(first_wizard, rule=Rule.MONO_RANKS)
    tricks = replace(
        edition.tricks,
        name=str(Variant.MONO_COLOUR),
        tables=MONO_TABLES,
        led=(nothing_led, suits_do_not_matter),
        legality=(
            not_first_leader,
            not_winner,
            out_of_turn,
            not_held,
            always_playable,
            leads_first,
            leads_next,
            frees(suits_do_not_matter),
        ),
        winning=(first_other, highest_number, first_of_two, first_of_several, first_jester),
        losing=(
            later_wizard,
            beaten_by_wizard,
            later_jester,
            jester_loses,
            lower_number,
            equal_but_later,
        ),
    )
    return replace(
        edition,
        tricks=tricks,
        sizes=(twelve_rounds,),
        first_dealer=(replace(scorekeeper_deals, rule=Rule.MONO_DEALER),),
        dealing=(hand_for_each, wrong_hand_size, not_own_card, four_cards, drawn_one_more),
        trumps=(never_trump,),
        passing=(evening_ends, replace(deal_passes, rule=Rule.MONO_DEALER)),
        piles=PILES,
    )


# The variants, and what may be combined ----------------------------------------------------------


class Variant(Enum):
    """A variant; its value is its name in links."""

    PLUS_MINUS_ONE = "plus-minus-one"
    HIDDEN = "hidden"
    SECRET = "secret"
    CLAIRVOYANCE = "clairvoyance"
    MONO_COLOUR = "mono-colour"

    def __str__(self) -> str:
        return self.value

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""
        return f"variant-{self.value}", {}


CHANGES: dict[Variant, tuple[Rule, Callable[[Edition], Edition]]] = {
    Variant.MONO_COLOUR: (Rule.SUITS_IDLE, mono_colour),
    Variant.PLUS_MINUS_ONE: (Rule.TOTAL_DIFFERS, plus_minus_one),
    Variant.HIDDEN: (Rule.NOT_INFLUENCED, hidden),
    Variant.SECRET: (Rule.SHOWN_AFTER_ROUND, secret),
    Variant.CLAIRVOYANCE: (Rule.THEN_NORMAL, clairvoyance),
}
"""Each variant's rule that sums it up, and what it makes of an edition; mono-colour goes first."""

Variants = frozenset[Variant]


@rung(Rule.PLAYERS)
def wrong_number_of_players(variants: Variants, players: int) -> Answer[bool] | None:
    """Fewer than three or more than six."""
    return None if players in range(3, 7) else answer(False, players=str(players))


@rung(Rule.OWN_SUIT)
def too_many_for_four_suits(variants: Variants, players: int) -> Answer[bool] | None:
    """Mono-colour has one suit for each player, and there are four."""
    short = Variant.MONO_COLOUR in variants and players not in MONO_TABLES
    return answer(False, players=players) if short else None


@rung(Rule.PUBLIC_BEFORE_PLAY)
def shown_before_or_after(variants: Variants, players: int) -> Answer[bool] | None:
    """Hidden bids are shown before the tricks, secret ones after."""
    return answer(False) if {Variant.HIDDEN, Variant.SECRET} <= variants else None


@rung(Rule.SECRET_NOT_BOUND)
def secret_total(variants: Variants, players: int) -> Answer[bool] | None:
    """Nobody can heed a total that nobody sees."""
    return answer(False) if {Variant.SECRET, Variant.PLUS_MINUS_ONE} <= variants else None


@rung(Rule.BID_OPENLY)
def hidden_total(variants: Variants, players: int) -> Answer[bool] | None:
    """Plus/minus one needs bids made openly, one after the other."""
    return answer(False) if {Variant.HIDDEN, Variant.PLUS_MINUS_ONE} <= variants else None


@rung(Rule.ON_FOREHEAD)
def four_cards_on_forehead(variants: Variants, players: int) -> Answer[bool] | None:
    """Clairvoyance needs a round of one card; mono-colour begins with four."""
    both = {Variant.CLAIRVOYANCE, Variant.MONO_COLOUR} <= variants
    return answer(False) if both else None


@rung(Rule.AS_AGREED)
def mono_with_notes(variants: Variants, players: int) -> Answer[bool] | None:
    """In mono-colour bids are covered or open, as agreed."""
    notes = Variant.MONO_COLOUR in variants and variants & {Variant.HIDDEN, Variant.SECRET}
    return answer(True) if notes else None


@rung(Rule.COMBINED)
def combined(variants: Variants, players: int) -> Answer[bool] | None:
    """Several variants that leave each other alone."""
    return answer(True) if len(variants) > 1 else None


@rung(Rule.PLAYERS)
def enough_players(variants: Variants, players: int) -> Answer[bool] | None:
    """Three to six."""
    return answer(True, players=players)


COMBINING = (
    wrong_number_of_players,
    too_many_for_four_suits,
    shown_before_or_after,
    secret_total,
    hidden_total,
    four_cards_on_forehead,
    mono_with_notes,
    combined,
    enough_players,
)


def combine(variants: Iterable[Variant] = (), players: int = 4) -> Verdict:
    """Whether these variants can be played together by so many players, and why (not)."""
    return ruled(first(COMBINING, frozenset(variants), players))


def edition(variants: Iterable[Variant] = (), players: int = 4) -> Edition:
    """Wizard with these variants. `Refused` if they do not go together or not with `players`."""
    chosen = frozenset(variants)
    verdict = combine(chosen, players)
    if not verdict.legal:
        raise Refused(verdict.reason)
    return made(chosen)


@lru_cache
def made(variants: Variants) -> Edition:
    """The base game, changed by each variant in turn: one edition for the same variants."""
    changed = EVENING
    for variant, (_, change) in CHANGES.items():
        if variant in variants:
            changed = change(changed)
    name = "+".join(["wizard", *(str(variant) for variant in Variant if variant in variants)])
    return replace(changed, name=name) if variants else EVENING


def variants_of(edition: Edition) -> tuple[Variant, ...]:
    """The variants of an edition, by its name."""
    return tuple(map(Variant, edition.name.split("+")[1:]))


def parse_variants(text: str) -> tuple[Variant, ...]:
    """Variants written with commas or `+` between them. `Refused` names a part that is none.

    >>> [str(variant) for variant in parse_variants("hidden,mono-colour")]
    ['hidden', 'mono-colour']
    """
    known = {variant.value: variant for variant in Variant}
    parts = re.split("[ ,+]+", text.strip(" ,+").lower()) if text.strip(" ,+") else []
    for part in parts:
        if part not in known:
            raise wrong(Input.VARIANT, "unknown-variant", part=part, right=" ".join(known))
    return tuple(dict.fromkeys(known[part] for part in parts))


def parse(line: str) -> Trace[Evening, Action]:
    """A round written as one line, with `variants`; see `round_notation.parse`."""
    return round_notation.parse(line, lambda names, n: edition(parse_variants(names), n))


def notation(trace: Trace[Evening, Action]) -> str:
    """The line that `parse` reads back into this trace of one round."""
    return round_notation.notation(trace)


@dataclass(frozen=True, slots=True)
class Together:
    """Variants that somebody would like to play at once, with so many players."""

    variants: tuple[Variant, ...]
    players: int


def together(line: str) -> Trace[Together, Any]:
    """Variants as one line: `together=hidden+secret&players=4` (4 if not said)."""
    field = fields(line, ("together", "players"))
    players = whole(field.get("players", "4"), "players", range(3, 7))
    game: Any = EVENING
    return Trace(game, Together(parse_variants(field.get("together", "")), players))


def str_together(course: Trace[Together, Any]) -> str:
    """The line that `together` reads back."""
    asked = course.start
    return f"together={','.join(map(str, asked.variants))}&players={asked.players}"


# The same position under each variant ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Difference(Generic[T]):
    """What one variant makes of a position that the base game has ruled on.

    ruling: its answer; none if the variant is not for so many players. reason: that the variant
    changes something here, that it does not, or why it cannot be played.
    """

    variant: Variant
    ruling: Ruling[T] | None
    changed: bool
    reason: Reason


Question = Callable[[Edition], Ruling[T]]
"""Something to ask of an edition."""


def compare(question: Question[T], players: int = 4) -> tuple[Ruling[T], tuple[Difference[T], ...]]:
    """The base game's ruling, and each variant's with what it changes."""
    base = question(EVENING)
    return base, tuple(difference(question, base, variant, players) for variant in Variant)


def difference(
    question: Question[T], base: Ruling[T], variant: Variant, players: int
) -> Difference[T]:
    """One variant against the base game."""
    possible = combine((variant,), players)
    if not possible.legal:
        return Difference(variant, None, False, possible.reason)
    ruling = question(made(frozenset((variant,))))
    changed = ruling.answer != base.answer
    case = "changes-this" if changed else "changes-nothing-here"
    return Difference(variant, ruling, changed, because(CHANGES[variant][0], case))


def who_wins(trick: Cards, trump: Suit | None) -> Question[int | None]:
    """Which position wins this trick? Trumps are none where the variant has none."""
    return lambda edition: edition.tricks.winner(trick, trump)


def may_play(card: Card, state: Round) -> Question[bool]:
    """May the player who is to play put down this card?"""

    def ask(edition: Edition) -> Ruling[bool]:
        turn = Turn(state.to_play, state, edition.tricks.suit_led(state.trick).answer)
        return first(edition.tricks.legality, card, turn)

    return ask


def may_bid(said: Any, before: tuple[int, ...], cards: int, players: int) -> Question[bool]:
    """May the next player bid that, after these bids? Where all write at once nobody knows them."""
    seat = len(before)

    def ask(edition: Edition) -> Ruling[bool]:
        due, known = (seat, before) if edition.in_turn else (None, ())
        return first(edition.bidding, said, Bidding(seat, due, cards, players, known))

    return ask


def may_see_hand(glance: Glance) -> Question[bool]:
    """Does one seat see the cards of another (or its own)?"""
    return lambda edition: first(edition.hands_seen, glance)


def may_see_bid(glance: Glance) -> Question[bool]:
    """Does one seat see the bid of another?"""
    return lambda edition: first(edition.bids_seen, glance)


def which_trump(turned: Card | None, stock: int) -> Question[Suit | Due | None]:
    """What is trump when this card lies on the stock?"""
    return lambda edition: first(edition.trumps, Upturn(turned, None, stock))


def how_many_rounds(players: int) -> Question[range]:
    """How many cards in which round?"""
    return lambda edition: edition.hand_sizes(players)
