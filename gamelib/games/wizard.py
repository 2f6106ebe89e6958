"""Wizard: its rules by name; which card may be played, and who wins the trick.

Deal, trump, bids, points and variants are in `wizard_round.py`.

Source: the Greek (AMIGO / Kaissa) and the Italian (AMIGO) rule book. Each member of `Rule` names
one rule; the ladders below are built of them.
"""

from __future__ import annotations

from gamelib import ruling
from gamelib.games.cards import WIZARD_DECK, Card, Cards, Kind, Suit
from gamelib.games.tricks import Round, TrickGame, Turn
from gamelib.play import Seat
from gamelib.ruling import Answer, Rung, answer, rung

Lost = Answer[bool] | None

GREEK, ITALIAN = "wizard-el", "wizard-it"
BOTH = (GREEK, ITALIAN)


class Rule(ruling.Rule):
    """The rules of Wizard, with the books that state them; none: a ruling of this project."""

    PLAYERS = "WIZ-COMP-01", *BOTH
    """3 to 6 players."""
    AGE = "WIZ-COMP-02", *BOTH
    """From 10 years on."""
    DURATION = "WIZ-COMP-03", *BOTH
    """About 45 minutes."""
    CONTENTS = "WIZ-COMP-04", *BOTH
    """60 cards and a score pad."""

    TRICK = "WIZ-DEF-01", *BOTH
    """A trick is one card of each player, played in turn, face up."""
    ONE_WINNER = "WIZ-DEF-02", GREEK
    """Each trick is won by one player."""

    PREDICT = "WIZ-OBJ-01", *BOTH
    """Predict exactly how many tricks you will win in each round."""
    PREDICTIONS_PAY = "WIZ-OBJ-02", *BOTH
    """Right predictions give points."""
    MOST_POINTS = "WIZ-OBJ-03", *BOTH
    """The most points at the end win."""

    SCOREKEEPER = "WIZ-SETUP-01", *BOTH
    """One player keeps the pad."""
    FIRST_DEALER = "WIZ-SETUP-02", *BOTH
    """The scorekeeper shuffles and deals first."""

    FOUR_SUITS = "WIZ-DECK-01", *BOTH
    """Humans (blue), Elves (green), Dwarves (red), Giants (yellow)."""
    RANKS = "WIZ-DECK-02", *BOTH
    """In each suit 13 is highest and 1 is lowest."""
    WIZARDS = "WIZ-DECK-03", *BOTH
    """The four Wizards rank above every 13."""
    JESTERS = "WIZ-DECK-04", *BOTH
    """The four Jesters rank below every 1."""
    SIXTY_CARDS = "WIZ-DECK-05", *BOTH
    """4 x 13 + 4 + 4 = 60 cards."""

    HAND_SIZES = "WIZ-DEAL-01", *BOTH
    """The cards for each player change with the round; one in round 1."""
    ROUND_ONE = "WIZ-DEAL-02", *BOTH
    """So round 1 has one trick."""
    ROUND_TWO = "WIZ-DEAL-03", *BOTH
    """Two cards and two tricks in round 2."""
    ONE_MORE = "WIZ-DEAL-04", *BOTH
    """One card more in each round, until all are dealt."""
    STOCK = "WIZ-DEAL-05", *BOTH
    """What is left lies face down as the stock."""
    DEAL_PASSES = "WIZ-DEAL-06", *BOTH
    """The deal passes clockwise after each round."""

    TURN_UP = "WIZ-TRUMP-01", *BOTH
    """The top card of the stock is turned up."""
    TRUMP_SUIT = "WIZ-TRUMP-02", *BOTH
    """Its suit is trump in this round."""
    TRUMP_BEATS = "WIZ-TRUMP-03", *BOTH
    """A trump beats every card of another suit."""
    JESTER_UP = "WIZ-TRUMP-04", *BOTH
    """A Jester turned up: no trump."""
    WIZARD_UP = "WIZ-TRUMP-05", *BOTH
    """A Wizard turned up: the dealer chooses, after looking at the hand."""
    NO_STOCK = "WIZ-TRUMP-06", *BOTH
    """No trump in the last round: no stock is left."""

    BID = "WIZ-BID-01", *BOTH
    """Each player looks at the hand, then bids."""
    FIRST_BID = "WIZ-BID-02", *BOTH
    """The player left of the dealer bids first."""
    BIDS_CLOCKWISE = "WIZ-BID-03", *BOTH
    """The others follow clockwise."""
    BIDS_WRITTEN = "WIZ-BID-04", *BOTH
    """The scorekeeper writes each bid on the pad."""
    BIDS_REPEATED = "WIZ-BID-05", *BOTH
    """The bids may be repeated before the first card."""
    CHIPS = "WIZ-BID-06", *BOTH
    """Chips may show the bids."""

    FIRST_LEAD = "WIZ-PLAY-01", *BOTH
    """The player left of the dealer leads the first trick."""
    CLOCKWISE = "WIZ-PLAY-02", *BOTH
    """The others follow clockwise."""
    FOLLOW_SUIT = "WIZ-PLAY-03", *BOTH
    """Who holds the suit of the first card plays a card of it."""
    CANNOT_FOLLOW = "WIZ-PLAY-04", *BOTH
    """Who does not hold it plays a trump or any other card."""
    FOLLOWING = "WIZ-PLAY-05", ITALIAN
    """Following means playing a card of the suit of the first card."""
    ALWAYS_PLAYABLE = "WIZ-PLAY-06", *BOTH
    """A Wizard or a Jester may always be played."""
    EXEMPT = "WIZ-PLAY-07", *BOTH
    """A Wizard or a Jester does not follow suit, and need not."""
    WINNER_LEADS = "WIZ-PLAY-08", *BOTH
    """The winner takes the trick and leads the next."""
    ONE_TRICK = "WIZ-PLAY-09", *BOTH
    """In round 1 there is one trick only."""

    HIGHEST_WINS = "WIZ-WIN-01", *BOTH
    """The highest card wins the trick (as WIZ-WIN-03 to -05 say which that is)."""
    WIZARD_HIGHEST = "WIZ-WIN-02", *BOTH
    """A Wizard is higher than any other card, trumps included."""
    FIRST_WIZARD = "WIZ-WIN-03", *BOTH
    """The first Wizard wins;"""
    HIGHEST_TRUMP = "WIZ-WIN-04", *BOTH
    """or, without a Wizard, the highest trump;"""
    HIGHEST_LED = "WIZ-WIN-05", *BOTH
    """or, without either, the highest card of the suit led."""

    WIZARD_LED = "WIZ-SPEC-01", *BOTH
    """If a Wizard is led the others play any card."""
    LED_WIZARD_WINS = "WIZ-SPEC-02", *BOTH
    """Such a trick is won by that Wizard, whatever follows."""
    NO_DUTY_TO_TRUMP = "WIZ-SPEC-03", ITALIAN
    """A Wizard need not be played to follow the suit demanded."""
    JESTER_LED = "WIZ-SPEC-04", *BOTH
    """If a Jester is led the next player plays any card."""
    SECOND_SETS_SUIT = "WIZ-SPEC-05", *BOTH
    """That card sets the suit of the trick."""
    JESTERS_LOSE = "WIZ-SPEC-06", *BOTH
    """Jesters lose every trick;"""
    ONLY_JESTERS = "WIZ-SPEC-07", *BOTH
    """but if only Jesters are played the first of them wins."""
    JESTERS_NEED_FEW_PLAYERS = "WIZ-SPEC-08", *BOTH
    """That can happen with three or four players only."""

    EXACT = "WIZ-SCORE-01", *BOTH
    """An exact bid: 20 points, and 10 for each trick."""
    MISSED = "WIZ-SCORE-02", *BOTH
    """A wrong bid: 10 points less for each trick above or below it, and nothing else."""
    RUNNING_TOTAL = "WIZ-SCORE-03", *BOTH
    """The points of a round are added to the total."""

    UNTIL_ALL_DEALT = "WIZ-END-01", *BOTH
    """The last round is the one in which all 60 cards are dealt."""
    LAST_ROUND = "WIZ-END-02", *BOTH
    """Round 20, 15, 12, 10 with 3, 4, 5, 6 players."""
    WINNER = "WIZ-END-03", *BOTH
    """After it the most points win."""

    TOTAL_DIFFERS = "WIZ-VAR-PM-01", *BOTH
    """Plus/minus one: the bids must not sum to the tricks."""
    NOT_FIVE = "WIZ-VAR-PM-02", *BOTH
    """With five tricks: any total but 5."""
    BID_OPENLY = "WIZ-VAR-PM-03", ITALIAN
    """The bids are still made openly."""
    WRITTEN_UNSEEN = "WIZ-VAR-HID-01", *BOTH
    """Hidden prediction: each writes the bid unseen."""
    THEN_SHOWN = "WIZ-VAR-HID-02", *BOTH
    """When all are written they are shown."""
    NOT_INFLUENCED = "WIZ-VAR-HID-03", *BOTH
    """So nobody is influenced by other bids."""
    SHOWN_AFTER_ROUND = "WIZ-VAR-SEC-01", *BOTH
    """Secret prediction: the written bids are shown after the round."""
    ON_FOREHEAD = "WIZ-VAR-DIV-01", *BOTH
    """Clairvoyance: in round 1 each holds the card so that only the others see it."""
    BID_BLIND = "WIZ-VAR-DIV-02", *BOTH
    """Then the bids are made, without seeing one's own card."""
    THEN_NORMAL = "WIZ-VAR-DIV-03", *BOTH
    """Everything else is as usual."""
    OWN_SUIT = "WIZ-VAR-MONO-01", *BOTH
    """Mono-colour, 3 or 4 players: each has all cards of one suit, a Wizard and a Jester."""
    SUIT_UNUSED = "WIZ-VAR-MONO-02", *BOTH
    """With three players one suit is not used."""
    NO_TRUMP = "WIZ-VAR-MONO-03", *BOTH
    """There is no trump."""
    OWN_STACK = "WIZ-VAR-MONO-04", *BOTH
    """Each shuffles an own stack."""
    FOUR_CARDS = "WIZ-VAR-MONO-05", *BOTH
    """Four cards in the first round."""
    DRAW_ONE_MORE = "WIZ-VAR-MONO-06", *BOTH
    """One more in each later round."""
    SUITS_IDLE = "WIZ-VAR-MONO-07", *BOTH
    """Suits do not matter for winning."""
    HIGHEST_NUMBER = "WIZ-VAR-MONO-08", *BOTH
    """The highest number wins, the first of equals."""
    CARDS_RETURN = "WIZ-VAR-MONO-09", *BOTH
    """After each round the cards go back and all are shuffled."""
    AS_AGREED = "WIZ-VAR-MONO-10", *BOTH
    """Bids are secret or open, as agreed."""
    TWELVE_ROUNDS = "WIZ-VAR-MONO-11", *BOTH
    """Twelve rounds."""

    JESTER_THEN_WIZARD = "A-WIZ-01"
    """Ruling: a Wizard right after leading Jesters leaves the trick without a suit."""
    SEVERAL_JESTERS = "A-WIZ-02"
    """Ruling: after several Jesters the first other card sets the suit."""
    MUST_CHOOSE = "A-WIZ-03"
    """Ruling: the dealer must name one of four suits, after seeing the hand, before the bids."""
    POWERS_STAY = "A-WIZ-04"
    """Ruling: without trump Wizards and Jesters keep their powers."""
    LEFT_OF_DEALER = "A-WIZ-05"
    """Ruling: "to the left" means left of the dealer."""
    LAST_BIDDER_BOUND = "A-WIZ-06"
    """Ruling: plus/minus one binds the last bidder alone; any other total will do."""
    BID_RANGE = "A-WIZ-07"
    """Ruling: a bid is a whole number from 0 to the cards in the hand."""
    CHOSEN_BLIND = "A-WIZ-08"
    """Ruling: under clairvoyance the dealer chooses trump without seeing the card."""
    SHARED_WIN = "A-WIZ-09"
    """Ruling: equal points share the win."""
    MONO_RANKS = "A-WIZ-10"
    """Ruling: in mono-colour Wizards are above 13, Jesters below 1, the first of equals wins."""
    MONO_FOLLOWING = "A-WIZ-11"
    """Ruling: in mono-colour every card may be played."""
    MONO_DEALER = "A-WIZ-12"
    """Ruling: in mono-colour the turn to begin passes on as if somebody dealt."""
    MONO_SIZES = "A-WIZ-13"
    """Ruling: in mono-colour the hands grow from 4 to 15."""
    MONO_EQUALS = "A-WIZ-14"
    """Ruling: in mono-colour the first of three or four equals wins."""
    COMBINED = "A-WIZ-15"
    """Ruling: variants may be combined if agreed, with the points of the base game."""
    ALL_SHUFFLED = "A-WIZ-16"
    """Ruling: all cards are shuffled for each round."""
    PUBLIC_BEFORE_PLAY = "A-WIZ-17"
    """Ruling: hidden bids are public before the first card."""
    SECRET_NOT_BOUND = "A-WIZ-18"
    """Ruling: secret bids and plus/minus one do not go together."""
    FOUR_JESTERS_ONLY = "A-WIZ-19"
    """Ruling: with five or six players, or one Jester turned up and four, it cannot happen."""
    TABLE_MANNERS = "A-WIZ-20"
    """Ruling: one card at a time from the dealer's left; an illegal card is taken back."""
    NOT_MODELLED = "A-WIZ-21"
    """Ruling: looking at won tricks and talking about bids is for the table to agree."""


# What is led: trick -> the suit to follow, or none ------------------------------------------


@rung(Rule.FOLLOWING)
def nothing_led(trick: Cards) -> Answer[Suit | None] | None:
    """No card yet, so there is nothing to follow."""
    return None if trick else answer(None)


@rung(Rule.FOLLOW_SUIT)
def first_card_suited(trick: Cards) -> Answer[Suit | None] | None:
    """The first card has a suit, and that is the suit led."""
    return answer(trick[0].suit, card=trick[0], led=trick[0].suit) if trick[0].suit else None


@rung(Rule.WIZARD_LED)
def wizard_led(trick: Cards) -> Answer[Suit | None] | None:
    """The first card is a Wizard, so no suit is led."""
    return answer(None, card=trick[0]) if trick[0].kind is Kind.WIZARD else None


@rung(Rule.JESTER_LED)
def one_jester(trick: Cards) -> Answer[Suit | None] | None:
    """A Jester lies alone, so the next card is free."""
    return answer(None, card=trick[0]) if len(trick) == 1 else None


@rung(Rule.SEVERAL_JESTERS)
def jesters_so_far(trick: Cards) -> Answer[Suit | None] | None:
    """Nothing but Jesters lies there, so the next card is still free."""
    return None if first_other(trick) else answer(None, cards=trick)


@rung(Rule.JESTER_THEN_WIZARD)
def wizard_after_jesters(trick: Cards) -> Answer[Suit | None] | None:
    """The first card that is no Jester is a Wizard: no suit is led in this trick any more."""
    card = first_other(trick)
    return answer(None, card=card) if card and card.kind is Kind.WIZARD else None


@rung(Rule.SECOND_SETS_SUIT)
def suit_after_jester(trick: Cards) -> Answer[Suit | None] | None:
    """A Jester was led and the second card has a suit."""
    return answer(trick[1].suit, card=trick[1], led=trick[1].suit) if trick[1].suit else None


@rung(Rule.SEVERAL_JESTERS)
def suit_after_jesters(trick: Cards) -> Answer[Suit | None] | None:
    """Several Jesters were led; the first other card has a suit."""
    card = first_other(trick)
    return answer(card.suit, card=card, led=card.suit) if card else None


def first_other(trick: Cards) -> Card | None:
    """The first card of a trick that is no Jester."""
    return next((card for card in trick if card.kind is not Kind.JESTER), None)


# May the card be played: card, turn -> yes or no ---------------------------------------------


@rung(Rule.FIRST_LEAD)
def not_first_leader(card: Card, turn: Turn) -> Answer[bool] | None:
    """The first trick is led by somebody else."""
    at = turn.round
    return answer(False) if turn.seat != at.to_play and not (at.trick or at.taken) else None


@rung(Rule.WINNER_LEADS)
def not_winner(card: Card, turn: Turn) -> Answer[bool] | None:
    """The next trick is led by who won the last."""
    return answer(False) if turn.seat != turn.round.to_play and not turn.round.trick else None


@rung(Rule.CLOCKWISE)
def out_of_turn(card: Card, turn: Turn) -> Answer[bool] | None:
    """It is another player's turn."""
    return answer(False) if turn.seat != turn.round.to_play else None


@rung(Rule.TRICK)
def not_held(card: Card, turn: Turn) -> Answer[bool] | None:
    """One plays a card of one's own hand."""
    held = turn.hand is None or card.held in turn.hand
    return None if held else answer(False, card=card)


@rung(Rule.FOLLOW_SUIT)
def void_before(card: Card, turn: Turn) -> Answer[bool] | None:
    """The hand is not shown, but it did not follow this suit earlier, so it holds none of it."""
    return answer(False, card=card, suit=card.suit) if card.suit in turn.voids else None


@rung(Rule.ALWAYS_PLAYABLE)
def always_playable(card: Card, turn: Turn) -> Answer[bool] | None:
    """It is a Wizard or a Jester."""
    return answer(True, card=card) if card.suit is None else None


@rung(Rule.FIRST_LEAD)
def leads_first(card: Card, turn: Turn) -> Answer[bool] | None:
    """The first card of the round: nothing lies there to be followed."""
    at = turn.round
    return None if at.trick or at.taken else answer(True, card=card)


@rung(Rule.WINNER_LEADS)
def leads_next(card: Card, turn: Turn) -> Answer[bool] | None:
    """The first card of a later trick."""
    return None if turn.round.trick else answer(True, card=card)


def frees(led: Rung[Suit | None]) -> Rung[bool]:
    """The rung of the ladder above, asked of a card: where it finds no suit, any card goes."""

    def free(card: Card, turn: Turn) -> Answer[bool] | None:
        found = led(turn.round.trick)
        return Answer(True, found.facts) if found else None

    return Rung(led.rule, led.name, lambda card, turn: None if turn.led else free(card, turn))


@rung(Rule.FOLLOW_SUIT)
def follows(card: Card, turn: Turn) -> Answer[bool] | None:
    """The card is of the suit led."""
    return answer(True, card=card, led=turn.led) if card.suit is turn.led else None


@rung(Rule.CANNOT_FOLLOW)
def hand_unseen(card: Card, turn: Turn) -> Answer[bool] | None:
    """The hand is not shown; since the card does not follow, the hand cannot hold the suit."""
    return answer(True, card=card, led=turn.led) if turn.hand is None else None


@rung(Rule.CANNOT_FOLLOW)
def cannot_follow(card: Card, turn: Turn) -> Answer[bool] | None:
    """The hand holds no card of the suit led."""
    return None if turn.can_follow else answer(True, card=card, led=turn.led)


@rung(Rule.CANNOT_FOLLOW)
def trump_too_early(card: Card, turn: Turn) -> Answer[bool] | None:
    """A trump, but the hand still holds the suit led."""
    return answer(False, card=card, led=turn.led) if card.suit is turn.round.trump else None


@rung(Rule.FOLLOW_SUIT)
def must_follow(card: Card, turn: Turn) -> Answer[bool] | None:
    """Another suit, though the hand holds the suit led."""
    return answer(False, card=card, led=turn.led)


# Who wins: trick, trump, led -> position of the winning card -----------------------------------


@rung(Rule.FIRST_WIZARD)
def first_wizard(trick: Cards, trump: Suit | None, led: Suit | None) -> Answer[int] | None:
    """The first Wizard of the trick."""
    return first_of(trick, Kind.WIZARD)


@rung(Rule.HIGHEST_TRUMP)
def highest_trump(trick: Cards, trump: Suit | None, led: Suit | None) -> Answer[int] | None:
    """The highest card of the trump suit, if there is one."""
    return highest(trick, trump)


@rung(Rule.HIGHEST_LED)
def highest_of_led_suit(trick: Cards, trump: Suit | None, led: Suit | None) -> Answer[int] | None:
    """The highest card of the suit led."""
    return highest(trick, led)


@rung(Rule.ONLY_JESTERS)
def first_jester(trick: Cards, trump: Suit | None, led: Suit | None) -> Answer[int] | None:
    """Only Jesters: the first of them."""
    return answer(0, card=trick[0])


def first_of(trick: Cards, kind: Kind) -> Answer[int] | None:
    """The first card of a kind; passes without one. `position` counts from 1, as people do."""
    for at, card in enumerate(trick):
        if card.kind is kind:
            return answer(at, card=card, position=at + 1)
    return None


def highest(trick: Cards, suit: Suit | None) -> Answer[int] | None:
    """The highest card of a suit; passes without a suit or a card of it."""
    if suit is None:
        return None
    best, rank = 0, 0
    for at, card in enumerate(trick):
        if card.suit is suit and card.rank > rank:
            best, rank = at, card.rank
    return answer(best, card=trick[best], suit=suit) if rank else None


# Why another card does not win: trick, its position, trump, led ----------------------------------


@rung(Rule.FIRST_WIZARD)
def later_wizard(trick: Cards, at: int, trump: Suit | None, led: Suit | None) -> Lost:
    """A Wizard, but not the first."""
    return answer(False, card=trick[at]) if trick[at].kind is Kind.WIZARD else None


@rung(Rule.FIRST_WIZARD)
def beaten_by_wizard(trick: Cards, at: int, trump: Suit | None, led: Suit | None) -> Lost:
    """There is a Wizard in the trick."""
    wizards = any(card.kind is Kind.WIZARD for card in trick)
    return answer(False, card=trick[at]) if wizards else None


@rung(Rule.ONLY_JESTERS)
def later_jester(trick: Cards, at: int, trump: Suit | None, led: Suit | None) -> Lost:
    """There are Jesters only, and this is not the first."""
    return None if first_other(trick) else answer(False, card=trick[at])


@rung(Rule.JESTERS_LOSE)
def jester_loses(trick: Cards, at: int, trump: Suit | None, led: Suit | None) -> Lost:
    """A Jester among other cards."""
    return answer(False, card=trick[at]) if trick[at].kind is Kind.JESTER else None


@rung(Rule.HIGHEST_TRUMP)
def lower_trump(trick: Cards, at: int, trump: Suit | None, led: Suit | None) -> Lost:
    """A trump, but not the highest."""
    return answer(False, card=trick[at]) if trump and trick[at].suit is trump else None


@rung(Rule.HIGHEST_TRUMP)
def beaten_by_trump(trick: Cards, at: int, trump: Suit | None, led: Suit | None) -> Lost:
    """No trump, though there is one in the trick."""
    trumps = any(trump and card.suit is trump for card in trick)
    return answer(False, card=trick[at]) if trumps else None


@rung(Rule.HIGHEST_LED)
def lower_of_led_suit(trick: Cards, at: int, trump: Suit | None, led: Suit | None) -> Lost:
    """Of the suit led, but not the highest."""
    return answer(False, card=trick[at], suit=led) if trick[at].suit is led else None


@rung(Rule.HIGHEST_LED)
def another_suit(trick: Cards, at: int, trump: Suit | None, led: Suit | None) -> Lost:
    """Neither trump nor of the suit led."""
    return answer(False, card=trick[at], suit=led)


# Who leads next: round after the trick -> seat ---------------------------------------------------


@rung(Rule.ONE_TRICK)
def only_trick(after: Round) -> Answer[Seat] | None:
    """Round 1: that was its only trick, and nobody leads another."""
    over = len(after.taken) == 1 and after.over
    return answer(after.taken[-1].winner) if over else None


@rung(Rule.WINNER_LEADS)
def winner_leads(after: Round) -> Answer[Seat] | None:
    """The winner takes the trick and leads the next."""
    return answer(after.taken[-1].winner)


NO_SUIT = (wizard_led, one_jester, jesters_so_far, wizard_after_jesters)

WIZARD = TrickGame(
    name="wizard",
    deck=WIZARD_DECK,
    tables=range(3, 7),
    led=(
        nothing_led,
        first_card_suited,
        wizard_led,
        one_jester,
        jesters_so_far,
        wizard_after_jesters,
        suit_after_jester,
        suit_after_jesters,
    ),
    legality=(
        not_first_leader,
        not_winner,
        out_of_turn,
        not_held,
        void_before,
        always_playable,
        leads_first,
        leads_next,
        *map(frees, NO_SUIT),
        follows,
        hand_unseen,
        cannot_follow,
        trump_too_early,
        must_follow,
    ),
    winning=(first_wizard, highest_trump, highest_of_led_suit, first_jester),
    losing=(
        later_wizard,
        beaten_by_wizard,
        later_jester,
        jester_loses,
        lower_trump,
        beaten_by_trump,
        lower_of_led_suit,
        another_suit,
    ),
    leads=(only_trick, winner_leads),
)
