"""What people believe about tricks, each mistake a small function that answers like the rules.

It passes (`None`) where the mistake has nothing to say.
"""

from __future__ import annotations

from collections.abc import Callable

from gamelib.games.cards import Card, Cards, Kind, Suit
from gamelib.games.tricks import Round

# What people believe about who wins: cards, trump -> the position of the winning card ----------

Believed = Callable[[Cards, Suit | None], int | None]


def last_wizard_wins(cards: Cards, trump: Suit | None) -> int | None:
    """The last Wizard takes the trick from the first."""
    return last_at(cards, Kind.WIZARD)


def wizard_is_beaten_by_trump(cards: Cards, trump: Suit | None) -> int | None:
    """A high trump is stronger than a Wizard."""
    return top(cards, trump)


def highest_number_wins(cards: Cards, trump: Suit | None) -> int | None:
    """Only the numbers count, whatever the suit."""
    ranks = [card.rank for card in cards]
    return ranks.index(max(ranks)) if max(ranks) else None


def trump_is_a_suit_like_any_other(cards: Cards, trump: Suit | None) -> int | None:
    """The highest card of the first suit wins, trump or not."""
    return top(cards, next((card.suit for card in cards if card.suit), None))


def last_trump_wins(cards: Cards, trump: Suit | None) -> int | None:
    """Whoever trumps last wins."""
    found = [at for at, card in enumerate(cards) if trump and card.suit is trump]
    return found[-1] if found else None


def jester_counts_as_first_card(cards: Cards, trump: Suit | None) -> int | None:
    """Nobody can follow a Jester that was led, so it wins."""
    return 0 if cards[0].kind is Kind.JESTER else None


def last_jester_wins(cards: Cards, trump: Suit | None) -> int | None:
    """Of Jesters alone the last one wins."""
    return last_at(cards, Kind.JESTER) if all(c.kind is Kind.JESTER for c in cards) else None


def grail_always_wins(cards: Cards, trump: Suit | None) -> int | None:
    """The Grail wins wherever it lies."""
    return last_at(cards, Kind.GRAIL)


def morgan_always_wins(cards: Cards, trump: Suit | None) -> int | None:
    """Morgan le Fay beats the Grail too."""
    return last_at(cards, Kind.MORGAN)


def wizard_beats_all(cards: Cards, trump: Suit | None) -> int | None:
    """A Wizard beats Morgan le Fay and the Grail as well."""
    found = [at for at, card in enumerate(cards) if card.kind is Kind.WIZARD]
    return found[0] if found else None


def merlin_gives_way(cards: Cards, trump: Suit | None) -> int | None:
    """A real Wizard comes before Merlin."""
    real = [at for at, card in enumerate(cards) if card.kind is Kind.WIZARD and not card.face]
    return real[0] if real else None


def merlin_is_always_a_wizard(cards: Cards, trump: Suit | None) -> int | None:
    """Merlin wins even if he was declared a Jester."""
    found = [at for at, card in enumerate(cards) if card.face]
    return found[0] if found else None


def excalibur_wins(cards: Cards, trump: Suit | None) -> int | None:
    """So famous a sword has to win."""
    return last_at(cards, Kind.EXCALIBUR)


def last_at(cards: Cards, kind: Kind) -> int | None:
    """The position of the last card of a kind."""
    return max((at for at, card in enumerate(cards) if card.kind is kind), default=None)


def top(cards: Cards, suit: Suit | None) -> int | None:
    """The position of the highest card of a suit."""
    found = [(card.rank, at) for at, card in enumerate(cards) if suit and card.suit is suit]
    return max(found)[1] if found else None


WINNER_MISTAKES: tuple[Believed, ...] = (
    last_wizard_wins,
    wizard_is_beaten_by_trump,
    highest_number_wins,
    trump_is_a_suit_like_any_other,
    last_trump_wins,
    jester_counts_as_first_card,
    last_jester_wins,
    grail_always_wins,
    morgan_always_wins,
    wizard_beats_all,
    merlin_gives_way,
    merlin_is_always_a_wizard,
    excalibur_wins,
)

MONO_MISTAKES = (
    trump_is_a_suit_like_any_other,
    last_wizard_wins,
    jester_counts_as_first_card,
    highest_number_wins,
)
"""About mono-colour, where suits do not matter."""

# What people believe about which cards may be played: round -> those cards ---------------------

Allowed = frozenset[Card]


def trump_must_be_played(at: Round) -> Allowed | None:
    """Who cannot follow has to trump."""
    held = hand(at)
    trumps = {card for card in held if at.trump and card.suit is at.trump}
    free = not any(card.suit is first_suit(at.trick) for card in held)
    return frozenset(trumps) if trumps and free else None


def trump_at_any_time(at: Round) -> Allowed | None:
    """A trump may be played even if one could follow."""
    return hand(at) - {c for c in hand(at) if c.suit not in (None, first_suit(at.trick), at.trump)}


def specials_only_without_the_suit(at: Round) -> Allowed | None:
    """A Wizard or a Jester may be played only by who cannot follow."""
    following = {card for card in hand(at) if card.suit and card.suit is first_suit(at.trick)}
    return frozenset(following) or None


def specials_must_not_follow_each_other(at: Round) -> Allowed | None:
    """After a Wizard no card without a suit may be played."""
    wizard = any(card.kind is Kind.WIZARD for card in at.trick)
    return frozenset(card for card in hand(at) if card.suit) if wizard else None


def any_wizard_frees(at: Round) -> Allowed | None:
    """A Wizard anywhere in the trick frees everybody."""
    return hand(at) if any(card.kind is Kind.WIZARD for card in at.trick) else None


def card_without_suit_frees(at: Round) -> Allowed | None:
    """If the first card has no suit nobody has to follow in this trick."""
    return hand(at) if at.trick[0].suit is None else None


def last_card_is_followed(at: Round) -> Allowed | None:
    """The suit of the latest card has to be followed."""
    suit = at.trick[-1].suit
    own = {card for card in hand(at) if suit and card.suit is suit}
    return frozenset(own | {card for card in hand(at) if card.suit is None}) if own else None


def one_has_to_beat(at: Round) -> Allowed | None:
    """Who follows has to play a higher card."""
    suit = first_suit(at.trick)
    most = max((card.rank for card in at.trick if card.suit is suit), default=0)
    higher = {card for card in hand(at) if suit and card.suit is suit and card.rank > most}
    return frozenset(higher) or None


def hand(at: Round) -> Allowed:
    """The cards of who is to play, each way of playing them."""
    return frozenset(way for card in at.hands[at.to_play] or () for way in card.plays)


def first_suit(cards: Cards) -> Suit | None:
    """The suit of the first card that has one."""
    return next((card.suit for card in cards if card.suit), None)


LEGAL_MISTAKES = (
    trump_must_be_played,
    trump_at_any_time,
    specials_only_without_the_suit,
    specials_must_not_follow_each_other,
    any_wizard_frees,
    card_without_suit_frees,
    last_card_is_followed,
    one_has_to_beat,
)

# What people believe about the suit to follow: cards -> that suit, `False` for none ------------


def only_the_first_card_leads(cards: Cards) -> Suit | bool:
    """A first card without a suit leaves the whole trick free."""
    return cards[0].suit or False


def the_latest_card_leads(cards: Cards) -> Suit | bool:
    """One follows the card before."""
    return cards[-1].suit or False


def any_suit_leads(cards: Cards) -> Suit | bool:
    """The first card with a suit leads, even after a Wizard."""
    return first_suit(cards) or False


LED_MISTAKES = (only_the_first_card_leads, the_latest_card_leads, any_suit_leads)
