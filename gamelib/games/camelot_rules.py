"""What the Camelot rule book says, rule by rule, and what this project rules where it is silent.

Source: Wizard Camelot Edition, Catalan rule book (U.S. Games Systems).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from gamelib import ruling
from gamelib.games.notation import Input
from gamelib.games.wizard import Rule as Wizard
from gamelib.ruling import Rung

T = TypeVar("T")

BOOK = "camelot-ca"


class Rule(ruling.Rule):
    """The rules of the Camelot edition; those without a book are rulings of this project."""

    PLAYERS = "CAM-COMP-01", BOOK
    """The game is for three to six players."""
    AGE = "CAM-COMP-02", BOOK
    """From the age of 8."""
    SUITED_CARDS = "CAM-COMP-03", BOOK
    """48 cards with a suit: in each of four suits 3 to 10, Jack, Queen, King, Ace; no twos."""
    SPECIAL_CARDS = "CAM-COMP-04", BOOK
    """12 special cards: 4 Jesters, 4 Wizards, Grail, Excalibur, Merlin, Morgan le Fay; 60 cards."""
    SHEET = "CAM-COMP-05", BOOK
    """There is one score sheet."""

    HAND = "CAM-DEF-01", BOOK
    """The cards dealt to a player are that player's hand."""
    POSITIONS = "CAM-DEF-02", BOOK
    """Left of the dealer is position 1 (odd), the next to the left 2 (even), then 3 (odd) ..."""
    WINNER_IS_FIRST = "CAM-DEF-03", BOOK
    """The winner of a trick has position 1 (odd) in the next."""
    ONE_CARD_EACH = "CAM-DEF-04", BOOK
    """For a trick each player plays one card from the hand."""
    HAND_OVER = "CAM-DEF-05", BOOK
    """When all cards are played the hand is over, and its score is noted."""
    TRICK_COUNTS = "CAM-DEF-06", BOOK
    """A trick that is won counts for its winner."""

    TURN_UP = "CAM-TRUMP-01", BOOK
    """After dealing, the next card is turned face up for trump."""
    SUIT_TURNED_UP = "CAM-TRUMP-02", BOOK
    """A card with a suit makes its suit trump for the hand."""
    JESTER_TURNED_UP = "CAM-TRUMP-03", BOOK
    """A Jester means that the hand has no trump."""
    SPECIAL_TURNED_UP = "CAM-TRUMP-04", BOOK
    """Any other special card lets the dealer choose one of the four suits."""
    NEVER_NO_TRUMP = "CAM-TRUMP-05", BOOK
    """No trump cannot be chosen."""
    LAST_HAND_NO_TRUMP = "CAM-TRUMP-06", BOOK
    """In the last hand all cards are dealt, so there is no trump."""

    PREDICT = "CAM-OBJ-01", BOOK
    """One predicts exactly how many tricks one will win."""
    HIT_OR_MISS = "CAM-OBJ-02", BOOK
    """A right prediction gains points, a wrong one loses points."""
    MOST_POINTS = "CAM-OBJ-03", BOOK
    """Who has most points at the end wins."""

    FIRST_DEALER = "CAM-DEAL-01", BOOK
    """Each player is dealt one card; the highest deals first."""
    ONE_MORE = "CAM-DEAL-02", BOOK
    """One card each in the first hand, then one more in every hand."""
    DEAL_PASSES = "CAM-DEAL-03", BOOK
    """After each hand the deal passes to the left."""
    SHUFFLE_ALL = "CAM-DEAL-04", BOOK
    """The new dealer shuffles all 60 cards."""
    HANDS = "CAM-DEAL-05", BOOK
    """20 hands with three players, 15 with four, 12 with five, 10 with six."""
    ALL_DEALT = "CAM-DEAL-06", BOOK
    """In the last hand all cards are dealt."""

    JESTER_LOSES = "CAM-JEST-01", BOOK
    """A Jester loses as a rule."""
    ONLY_JESTERS = "CAM-JEST-02", BOOK
    """Of Jesters alone, Merlin as a Jester included, the first wins."""
    JESTERS_AND_EXCALIBUR = "CAM-JEST-03", BOOK
    """Of Jesters and Excalibur alone the first Jester wins."""

    WIZARD_WINS = "CAM-WIZ-01", BOOK
    """A Wizard wins as a rule."""
    LATER_WIZARD = "CAM-WIZ-02", BOOK
    """Of several Wizards, Merlin as a Wizard included, the first wins."""
    WIZARD_UNDER_MORGAN = "CAM-WIZ-03", BOOK
    """A Wizard loses to Morgan le Fay."""
    WIZARD_UNDER_GRAIL = "CAM-WIZ-04", BOOK
    """A Wizard loses to the Grail at an even position."""

    EVEN_GRAIL = "CAM-GRAIL-01", BOOK
    """At an even position the Grail beats every card, Morgan le Fay too."""
    BONUS_EVEN = "CAM-GRAIL-02", BOOK
    """Who wins that trick gets 20 points more if the bid is exact as well."""
    ODD_GRAIL = "CAM-GRAIL-03", BOOK
    """At an odd position the Grail is a null card and always loses."""
    BONUS_ODD = "CAM-GRAIL-04", BOOK
    """Who wins the trick with the odd Grail gets 20 points more if the bid is exact as well."""
    GRAIL_ON_TOP = "CAM-GRAIL-05", BOOK
    """The Grail lies face up on its trick, as a help for the scorekeeper."""

    EXCALIBUR_LOSES = "CAM-EXC-01", BOOK
    """Excalibur always loses."""
    EXCALIBUR_ANNULS = "CAM-EXC-02", BOOK
    """Excalibur annuls the trick: it does not count for its winner."""
    NOBODY_SCORES = "CAM-EXC-03", BOOK
    """If Excalibur is played in the first hand, nobody gains or loses points."""

    MERLIN = "CAM-MERL-01", BOOK
    """Merlin is played as a Wizard or as a Jester."""
    DECLARE_MERLIN = "CAM-MERL-02", BOOK
    """Which of the two is declared as Merlin is played."""

    MORGAN_STRONGEST = "CAM-MORG-01", BOOK
    """Morgan le Fay is the strongest card and wins as a rule."""
    MORGAN_BEATEN = "CAM-MORG-02", BOOK
    """She loses to the Grail at an even position."""

    BID_IN_TURN = "CAM-BID-01", BOOK
    """From the dealer's left each player bids a number of tricks, from none to all."""
    BID_CLOCKWISE = "CAM-BID-02", BOOK
    """Bidding goes on clockwise."""
    TOTAL_DIFFERS = "CAM-BID-03", BOOK
    """With more than four cards each, the bids may not total the number of tricks,"""
    LAST_ZERO = "CAM-BID-04", BOOK
    """unless the last bidder brings that about with a bid of zero."""

    FIRST_LEAD = "CAM-PLAY-01", BOOK
    """The player left of the dealer leads the first trick."""
    ANY_LEAD = "CAM-PLAY-02", BOOK
    """Any card may be led."""
    FOLLOW_OR_SPECIAL = "CAM-PLAY-03", BOOK
    """One follows the suit of the first card if one can, or plays a special card."""
    CANNOT_FOLLOW = "CAM-PLAY-04", BOOK
    """Who cannot follow plays any other card."""
    WINNER_LEADS = "CAM-PLAY-05", BOOK
    """The winner of the trick leads the next."""
    COUNT_AGAIN = "CAM-PLAY-06", BOOK
    """Positions are then counted from the winner: 1 (odd), 2 (even), and so on."""

    ANNOUNCE = "CAM-TRACK-01", BOOK
    """Before play the scorekeeper reads out all bids."""
    TRICKS_VISIBLE = "CAM-TRACK-02", BOOK
    """Tricks that were won stay visible."""
    ANNULLED_ASIDE = "CAM-TRACK-03", BOOK
    """Annulled tricks are put aside and do not count."""
    CHIPS = "CAM-TRACK-04", BOOK
    """Wheels, coins or chips may show the bids."""

    EXACT_ONLY = "CAM-SCORE-01", BOOK
    """Only an exact bid gains points."""
    TWENTY = "CAM-SCORE-02", BOOK
    """An exact bid gains 20 points,"""
    TEN_EACH = "CAM-SCORE-03", BOOK
    """and 10 for each trick."""
    MISSED = "CAM-SCORE-04", BOOK
    """A wrong bid loses 10 points for each trick above or below it."""
    WATCH = "CAM-SCORE-05", BOOK
    """The scorekeeper watches for the Grail and for bids of zero."""

    ZERO_FEW = "CAM-ZERO-01", BOOK
    """An exact bid of zero with four cards or fewer gains 20 points."""
    ZERO_MANY = "CAM-ZERO-02", BOOK
    """An exact bid of zero with more than four cards gains 25 points."""
    ZERO_EXCEPTION = "CAM-ZERO-03", BOOK
    """The last hand is an exception to that."""
    ZERO_LAST = "CAM-ZERO-04", BOOK
    """In the last hand it gains 20 points and one for each card: 40, 35, 32 or 30."""

    HIGHEST_LED = "CAM-WIN-01", BOOK
    """or, with none of these, the highest card of the suit led."""
    HIGHEST_TRUMP = "CAM-WIN-02", BOOK
    """or, without these, the highest trump;"""
    FIRST_WIZARD = "CAM-WIN-03", BOOK
    """or, without either, the first Wizard, Merlin as a Wizard included;"""
    MORGAN_WINS = "CAM-WIN-04", BOOK
    """or, if the Grail is not at an even position, Morgan le Fay;"""
    EVEN_GRAIL_WINS = "CAM-WIN-05", BOOK
    """The Grail at an even position wins;"""

    MORGAN_LED = "CAM-LEAD-01", BOOK
    """If Morgan le Fay is led, the others play any card."""
    MERLIN_LED = "CAM-LEAD-02", BOOK
    """If Merlin is led, the rules of the card declared hold."""
    EXCALIBUR_LED = "CAM-LEAD-03", BOOK
    """If Excalibur is led, the next card sets the suit; the trick is annulled."""
    GRAIL_LED = "CAM-LEAD-04", BOOK
    """If the Grail is led, it is a null card and the next card sets the suit."""
    WIZARD_LED = "CAM-LEAD-05", BOOK
    """If a Wizard is led, the others play any card."""
    JESTER_LED = "CAM-LEAD-06", BOOK
    """If a Jester is led, the next card sets the suit."""

    NULL_CARDS_SKIPPED = "A-CAM-01"
    """Ruling: null cards at the head of a trick are skipped to find the suit to follow."""
    DUTY_STAYS = "A-CAM-02"
    """Ruling: a Wizard or Morgan le Fay later in the trick frees nobody from following."""
    ANNULLED_WINNER_LEADS = "A-CAM-03"
    """Ruling: who wins an annulled trick leads the next."""
    JESTERS_AND_ODD_GRAIL = "A-CAM-04"
    """Ruling: with an odd Grail among null cards the first Jester wins all the same."""
    MORGAN_OVER_ODD_GRAIL = "A-CAM-05"
    """Ruling: a Grail at an odd position does nothing to Morgan le Fay."""
    EVERY_CARD_HAS_A_POSITION = "A-CAM-06"
    """Ruling: every card takes up a position, null cards too; even Grail and Excalibur both act."""
    BONUS_OF_ANNULLED = "A-CAM-07"
    """Ruling: the Grail's bonus is paid for an annulled trick too, except in the first hand."""
    BONUS_WITH_ZERO = "A-CAM-08"
    """Ruling: an exact bid of zero takes the bonus too if the Grail's trick was annulled."""
    LAST_BIDDER_BOUND = "A-CAM-09"
    """Ruling: only the last bidder is bound, and by the number of cards, Excalibur or not."""
    DRAW_AGAIN = "A-CAM-10"
    """Ruling: drawing for the deal, special cards and equal highest cards are drawn again."""
    DEALER_LOOKS = "A-CAM-11"
    """Ruling: the dealer sees the own cards before choosing trump, and chooses before any bid."""
    ACE_HIGH = "A-CAM-12"
    """Ruling: the Ace is the highest of its suit and the 3 the lowest."""
    MERLIN_TURNED_UP = "A-CAM-13"
    """Ruling: Merlin turned up lets the dealer choose; nobody declares him a Jester."""
    DECLARATION_IS_FINAL = "A-CAM-14"
    """Ruling: what Merlin was declared to be cannot be changed."""
    MERLIN_AMONG_JESTERS = "A-CAM-15"
    """Ruling: Merlin as a Jester takes rank with the Jesters by order of play."""
    NO_BONUS_IN_FIRST = "A-CAM-16"
    """Ruling: first hand with Excalibur and Grail: no points, and no bonus either."""
    RANGE = "A-CAM-17"
    """Ruling: bids run from zero to the number of cards; the last hand has the restriction too."""
    TIES_SHARED = "A-CAM-18"
    """Ruling: who is level at the end wins together."""
    BONUS_ONCE = "A-CAM-19"
    """Ruling: the bonus is 20 points once, whoever wins the Grail's trick."""
    SPECIALS_HAVE_NO_SUIT = "A-CAM-20"
    """Ruling: special cards are of no suit; they may always be played and never have to be."""
    NOBODY_YET = "A-CAM-21"
    """Ruling: a trick of null cards without a Jester has no winner before another card comes."""


SAME: Mapping[ruling.Rule, Rule] = {
    Wizard.FIRST_DEALER: Rule.FIRST_DEALER,
    Wizard.LAST_ROUND: Rule.HANDS,
    Wizard.HAND_SIZES: Rule.ONE_MORE,
    Wizard.ROUND_ONE: Rule.ONE_MORE,
    Wizard.ROUND_TWO: Rule.ONE_MORE,
    Wizard.ONE_MORE: Rule.ONE_MORE,
    Wizard.UNTIL_ALL_DEALT: Rule.ALL_DEALT,
    Wizard.CONTENTS: Rule.SPECIAL_CARDS,
    Wizard.TABLE_MANNERS: Rule.HAND,
    Wizard.DEAL_PASSES: Rule.DEAL_PASSES,
    Wizard.STOCK: Rule.TURN_UP,
    Wizard.TURN_UP: Rule.TURN_UP,
    Wizard.TRUMP_SUIT: Rule.SUIT_TURNED_UP,
    Wizard.JESTER_UP: Rule.JESTER_TURNED_UP,
    Wizard.WIZARD_UP: Rule.SPECIAL_TURNED_UP,
    Wizard.MUST_CHOOSE: Rule.DEALER_LOOKS,
    Wizard.NO_STOCK: Rule.LAST_HAND_NO_TRUMP,
    Wizard.BID: Rule.BID_IN_TURN,
    Wizard.FIRST_BID: Rule.BID_IN_TURN,
    Wizard.BIDS_WRITTEN: Rule.BID_IN_TURN,
    Wizard.BIDS_CLOCKWISE: Rule.BID_CLOCKWISE,
    Wizard.BIDS_REPEATED: Rule.ANNOUNCE,
    Wizard.BID_RANGE: Rule.RANGE,
    Wizard.TOTAL_DIFFERS: Rule.TOTAL_DIFFERS,
    Wizard.LAST_BIDDER_BOUND: Rule.LAST_BIDDER_BOUND,
    Wizard.TRICK: Rule.ONE_CARD_EACH,
    Wizard.ONE_TRICK: Rule.ONE_MORE,
    Wizard.FIRST_LEAD: Rule.FIRST_LEAD,
    Wizard.CLOCKWISE: Rule.POSITIONS,
    Wizard.WINNER_LEADS: Rule.WINNER_LEADS,
    Wizard.FOLLOWING: Rule.ANY_LEAD,
    Wizard.FOLLOW_SUIT: Rule.FOLLOW_OR_SPECIAL,
    Wizard.ALWAYS_PLAYABLE: Rule.FOLLOW_OR_SPECIAL,
    Wizard.CANNOT_FOLLOW: Rule.CANNOT_FOLLOW,
    Wizard.WIZARD_LED: Rule.WIZARD_LED,
    Wizard.JESTER_LED: Rule.JESTER_LED,
    Wizard.SECOND_SETS_SUIT: Rule.JESTER_LED,
    Wizard.FIRST_WIZARD: Rule.FIRST_WIZARD,
    Wizard.HIGHEST_TRUMP: Rule.HIGHEST_TRUMP,
    Wizard.HIGHEST_LED: Rule.HIGHEST_LED,
    Wizard.ONE_WINNER: Rule.TRICK_COUNTS,
    Wizard.EXACT: Rule.TWENTY,
    Wizard.MISSED: Rule.MISSED,
    Wizard.RUNNING_TOTAL: Rule.HAND_OVER,
    Wizard.MOST_POINTS: Rule.MOST_POINTS,
    Wizard.WINNER: Rule.MOST_POINTS,
    Wizard.SHARED_WIN: Rule.TIES_SHARED,
}
"""Where both games have the same rule: Wizard's, and the rule of this book that says it."""


def shared(*rungs: Rung[T]) -> tuple[Rung[T], ...]:
    """Wizard's rungs in the name of the Camelot rules that say the same.

    Rungs about input as such stay as they are. `KeyError` for a rule that Camelot does not have.
    """
    return tuple(
        rung if isinstance(rung.rule, Input) else replace(rung, rule=SAME[rung.rule])
        for rung in rungs
    )
