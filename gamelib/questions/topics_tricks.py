"""Tricks without end: what may be played, who wins, what is led, and what special cards bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from gamelib.games.camelot import CAMELOT
from gamelib.games.cards import Card, Cards, Kind, Suit, str_cards
from gamelib.games.notation import Input, wrong
from gamelib.games.tricks import Round, TrickGame
from gamelib.games.wizard import WIZARD
from gamelib.questions import Option, Question, tricks
from gamelib.questions.topic import Topic, answers, by_chance, good, simply
from gamelib.questions.tricks import Course, game_of, last_trick, seat_of, why

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

# Drawing tricks ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mix:
    """What the tricks of a level are made of.

    trump: how often there is one. special: how often a card has no suit. least: how many cards
    without a suit there are at least, in a trick and the hand after it.
    """

    players: range
    trump: float
    special: float
    least: int = 0


MIXES = {
    1: Mix(range(3, 5), 0.5, 0.0),
    2: Mix(range(3, 5), 0.7, 0.25, 1),
    3: Mix(range(4, 6), 0.85, 0.45, 2),
}
"""One rule, special cards one at a time, several at once."""
SPECIAL_MIXES = {
    1: Mix(range(3, 4), 0.5, 0.3, 1),
    2: Mix(range(3, 5), 0.7, 0.4, 1),
    3: Mix(range(4, 6), 0.85, 0.5, 2),
}
"""For what only special cards can do."""


@dataclass(slots=True)
class Pack:
    """A deck to draw from: the suit led and the trump more often than others, no card twice."""

    cards: list[Card]
    trump: Suit | None
    led: Suit
    special: float

    def draw(self, random: Random) -> Card:
        """One card, which is then no longer there."""
        special = random.random() < self.special
        pool = [card for card in self.cards if (card.suit is None) is special]
        card = by_chance([(card, self.weight(card)) for card in pool], random)
        self.cards.remove(card)
        return card

    def weight(self, card: Card) -> float:
        """How often a card comes, beside others; few Jesters, so that the rest is seen too."""
        if card.suit is None:
            return 1.0 if card.kind in (Kind.WIZARD, Kind.JESTER) else 2.5
        return 4.0 if card.suit is self.led else 2.5 if card.suit is self.trump else 1.0

    def laid(self, count: int, random: Random) -> Cards:
        """Cards played one after the other, declared where they need it."""
        return tuple(random.choice(self.draw(random).plays) for _ in range(count))


def pack(game: TrickGame, mix: Mix, random: Random) -> Pack:
    """A deck for a trick of this mix."""
    suits = list(dict.fromkeys(card.suit for card in game.deck if card.suit))
    trump = random.choice(suits) if random.random() < mix.trump else None
    return Pack(list(game.deck), trump, random.choice(suits), mix.special)


def line(players: int, trump: Suit | None, cards: Cards, held: Cards = ()) -> str:
    """A trick as one line."""
    parts = [f"players={players}", f"trump={trump or 'none'}", f"trick={str_cards(cards)}"]
    return "&".join([*parts, *([f"hand={str_cards(held)}"] if held else [])])


def drawn(
    game: TrickGame, least: int, whole: bool | None, mixes: Mapping[int, Mix] = MIXES
) -> Callable[[Random, int], str]:
    """Draws tricks of at least so many cards: whole ones, unfinished ones (`False`), or both."""

    def draw(random: Random, level: int) -> str:
        mix = mixes[level]
        players = random.choice(mix.players)
        fewest = players if whole else least
        count = random.randint(fewest, players - 1 if whole is False else players)
        while True:
            made = pack(game, mix, random)
            cards = made.laid(count, random)
            if sum(card.suit is None for card in cards) >= mix.least:
                return line(players, made.trump, cards)

    return draw


def drawn_hand(game: TrickGame) -> Callable[[Random, int], str]:
    """Draws the beginning of a trick and the hand of who plays next."""

    def draw(random: Random, level: int) -> str:
        mix = MIXES[level]
        players = random.choice(mix.players)
        count = random.randint(1, players - 1)
        while True:
            made = pack(game, mix, random)
            cards = made.laid(count, random)
            held = tuple(dict.fromkeys(made.draw(random) for _ in range(random.randint(3, 5))))
            if sum(card.suit is None for card in (*cards, *held)) >= mix.least:
                return line(players, made.trump, cards, tuple(sorted(held, key=as_held)))

    return draw


def as_held(card: Card) -> tuple[str, int]:
    """How people sort their hand: suit by suit, cards without a suit last."""
    return (str(card.suit) if card.suit else "~" + card.kind.value, card.rank)


SURPRISE = 0.2
"""How often a position is kept that tells less than others do: every card may be played."""

# Does the question teach anything? -------------------------------------------------------------


def tempting(asked: Question, level: int) -> bool:
    """Whether somebody who believes a mistake names another winner than the rules do."""
    at, cards = last_trick(asked.course)
    right = game_of(asked.course).winner(cards, at.trump).answer
    wrong = [found for found in answers(WINNER_MISTAKES, cards, at.trump) if found != right]
    return good(asked, level) and len(wrong) >= min(level, 2)


def misjudged(asked: Question, level: int) -> bool:
    """Whether somebody who believes a mistake would play other cards than the rules allow.

    That all may be played is a good answer only where it surprises.
    """
    right = frozenset(option.shows for option in asked.options if option.right)
    told = answers(LEGAL_MISTAKES, asked.course.state)
    full = len(right) == len(asked.options)
    stricter = any(found < right for found in told)
    fits = 3 <= len(asked.options) <= 5 and (good(asked, level) or (level > 1 and stricter))
    return fits and any(found != right for found in told) and not (full and level == 1)


def misled(asked: Question, level: int) -> bool:
    """Whether somebody who believes a mistake would follow another suit."""
    cards = last_trick(asked.course)[1]
    right = game_of(asked.course).suit_led(cards).answer or False
    return any(found is not right for found in answers(LED_MISTAKES, cards))


def legal(course: Course, random: Random) -> Question:
    """Which cards may be played? That all may is an answer, too, but not every other time."""
    asked = tricks.legal(course)
    if all(option.right for option in asked.options) and random.random() > SURPRISE:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    return asked


def led(course: Course, random: Random) -> Question:
    """Which suit has to be followed? Mostly where the first card has none, if there is such."""
    cards = last_trick(course)[1]
    plain = cards[0].suit and any(card.suit is None for card in cards)
    if plain and random.random() > SURPRISE:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    return tricks.led(course)


# What becomes of a trick in Camelot --------------------------------------------------------------


def outcome(course: Course, random: Random) -> Question:
    """Who takes the trick, and does it count? `Refused` where everybody would say the same."""
    at, cards = last_trick(course)
    game = game_of(course)
    won, counts = game.winner(cards, at.trump), game.counts(cards)
    told = [p for p in answers(WINNER_MISTAKES, cards, at.trump) if p != won.answer]
    usual = counts is None or (counts.answer and random.random() > SURPRISE)
    if counts is None or won.answer is None or not told or usual:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    places = sorted([won.answer, random.choice(told)])
    options = tuple(
        Option(
            "ask-trick-counts" if answer else "ask-trick-annulled",
            place == won.answer and answer is counts.answer,
            (why(course, cards, at, place, won), counts.reason),
            facts={"name": seat_of(at, place)},
        )
        for place in places
        for answer in (True, False)
    )
    return Question("ask-outcome", {}, course, options)


def topics(game: TrickGame) -> dict[str, Topic]:
    """What can be asked about the tricks of an edition: name -> topic."""
    several = drawn(game, 2, None)
    return {
        "legal": Topic("topic-shared-legal", drawn_hand(game), game.parse, legal, misjudged),
        "winner": Topic(
            "topic-shared-winner", several, game.parse, simply(tricks.winner), tempting
        ),
        "led": Topic("topic-shared-led", drawn(game, 2, False), game.parse, led, misled),
    }


OF_WIZARD = topics(WIZARD)
OF_CAMELOT = {
    **topics(CAMELOT),
    "outcome": Topic(
        "topic-camelot-outcome", drawn(CAMELOT, 3, True, SPECIAL_MIXES), CAMELOT.parse, outcome
    ),
}
