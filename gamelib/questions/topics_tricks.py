"""Tricks without end: what may be played, who wins, what is led, and what special cards bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from gamelib.games.camelot import CAMELOT
from gamelib.games.cards import Card, Cards, Kind, Suit, str_cards
from gamelib.games.notation import Input, wrong
from gamelib.games.tricks import TrickGame
from gamelib.games.wizard import WIZARD
from gamelib.questions import Option, Question, tricks
from gamelib.questions.mistakes_tricks import LED_MISTAKES, LEGAL_MISTAKES, WINNER_MISTAKES
from gamelib.questions.topic import Topic, answers, by_chance, good
from gamelib.questions.tricks import Course, game_of, last_trick, seat_of, why

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
        """How often a card comes, beside others; few Wizards, since they decide everything."""
        if card.suit is None:
            return {Kind.WIZARD: 0.4, Kind.JESTER: 1.0}.get(card.kind, 2.5)
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


SURPRISE = 0.1
"""How often a position is kept that tells less than others do: every card may be played."""

WIZARD_WINS = 0.3
"""How often a trick is kept that a Wizard wins."""

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


def winner(course: Course, random: Random) -> Question:
    """Who wins the trick? Not a Wizard every time, though that beats nearly all the rest."""
    at, cards = last_trick(course)
    won = game_of(course).winner(cards, at.trump).answer
    wizard = won is not None and cards[won].kind is Kind.WIZARD
    if wizard and random.random() > WIZARD_WINS:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    return tricks.winner(course)


def led(course: Course, random: Random) -> Question:
    """Which suit has to be followed? Mostly where the first card has none, if there is such."""
    cards = last_trick(course)[1]
    plain = cards[0].suit and any(card.suit is None for card in cards)
    if plain and random.random() > SURPRISE:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    return tricks.led(course)


# What becomes of a trick in Camelot --------------------------------------------------------------


COUNTING = 0.3
"""How often a trick is kept that counts: without Excalibur most would."""


def outcome(course: Course, random: Random) -> Question:
    """Who takes the trick, and does it count? `Refused` where everybody would say the same."""
    at, cards = last_trick(course)
    game = game_of(course)
    won, counts = game.winner(cards, at.trump), game.counts(cards)
    told = [p for p in answers(WINNER_MISTAKES, cards, at.trump) if p != won.answer]
    usual = counts is None or (counts.answer and random.random() > COUNTING)
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
        "winner": Topic("topic-shared-winner", several, game.parse, winner, tempting),
        "led": Topic("topic-shared-led", drawn(game, 2, False), game.parse, led, misled),
    }


OF_WIZARD = topics(WIZARD)
OF_CAMELOT = {
    **topics(CAMELOT),
    "outcome": Topic(
        "topic-camelot-outcome", drawn(CAMELOT, 3, True, SPECIAL_MIXES), CAMELOT.parse, outcome
    ),
}
