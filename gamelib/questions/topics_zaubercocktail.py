"""Zaubercocktail without end: trades and promises, collections, places, moves, and who wins.

Only values that are certain are used, so that no question rests on a guess.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

from gamelib.games.zaubercocktail import ZAUBERCOCKTAIL
from gamelib.games.zaubercocktail import line as notation
from gamelib.games.zaubercocktail.collections import Choice, str_choice, together, total
from gamelib.games.zaubercocktail.game import accepting
from gamelib.games.zaubercocktail.ingredients import DECK, NATURAL, WILD, Cards, Ingredient
from gamelib.games.zaubercocktail.legality import Nothing
from gamelib.games.zaubercocktail.rules import Rule
from gamelib.games.zaubercocktail.table import (
    SEATS,
    Action,
    Bargain,
    Deliver,
    LayStone,
    Offer,
    Resume,
    Table,
)
from gamelib.games.zaubercocktail.values import BOOK
from gamelib.play import TABLE, Trace, Who
from gamelib.questions import Option, Question
from gamelib.questions import zaubercocktail as questions
from gamelib.questions.mistakes_zaubercocktail import STONE_MISTAKES
from gamelib.questions.topic import MOST, Topic, answers, good, simply, some
from gamelib.questions.zaubercocktail import nothing_to_ask, promised
from gamelib.ruling import because

Course = Trace[Table, Action]

SIZES = range(2, 9)
"""How large a collection can be of whose value anything is certain."""
CERTAIN: tuple[Cards, ...] = tuple(
    Cards.of(*(kind,) * size)
    for kind in NATURAL
    for size in SIZES
    if BOOK.values.points(kind, size) is not None
)
"""The collections without wild cards whose value the rule book tells."""
RECIPES = ("5/3/1/-2", "6/4/2/-3", "4/2/1/-1")


def read(line: str) -> Course:
    """A position or a course of play."""
    return notation.parse(ZAUBERCOCKTAIL, line)


def hands(*cards: Cards, players: int = 4) -> str:
    """The hands of a table as part of a line; who is not named holds nothing."""
    named = [str(hand) or "-" for hand in cards]
    return "hands=" + "/".join([*named, *["-"] * (players - len(named))])


# Trades --------------------------------------------------------------------------------------


def held(random: Random, kinds: int) -> Cards:
    """A small hand of some types."""
    chosen = random.sample(NATURAL, kinds)
    return Cards.of(*(kind for kind in chosen for _ in range(random.randint(1, 3))))


def part(hand: Cards, random: Random) -> Cards:
    """Some cards of one type of a hand."""
    kind = random.choice(hand.kinds)
    return Cards.of(*(kind,) * random.randint(1, hand[kind]))


def wanted(given: Cards, hand: Cards, random: Random) -> Cards:
    """Cards that a hand may hold, or may not; of another type than those given for them."""
    kinds = hand.kinds if random.random() < 0.6 else NATURAL
    kind = random.choice([kind for kind in kinds if not given[kind]] or [NATURAL[0]])
    return Cards.of(*(kind,) * random.randint(1, 2))


def offer_to(seat: int, own: Cards, hand: Cards, random: Random, level: int) -> Offer:
    """An offer of another player: to all, to one, or for anything."""
    to = random.choice((None, 0, *([1 + seat % 3] if level > 1 else [])))
    anything = level == 3 and random.random() < 0.3
    gives = part(own, random)
    return Offer(seat, gives, None if anything else wanted(gives, hand, random), to)


def draw_may(random: Random, level: int) -> str:
    """Draws hands and offers: one, then several, then with a stone or a trade that is agreed on."""
    tables = [held(random, random.randint(2, 3)) for _ in range(4)]
    sellers = random.sample(range(1, 4), 1 if level == 1 else 2)
    offers = [offer_to(seat, tables[seat], tables[0], random, level) for seat in sellers]
    parts = [hands(*tables), f"recipe={random.choice(RECIPES)}"]
    if level == 3 and random.random() < 0.4:
        other = sellers.pop()
        offers = [offer for offer in offers if offer.by != other]
        agreed = (part(tables[0], random), part(tables[other], random))
        parts.append(f"bargains={Bargain((0, other), agreed)}")
    elif level == 3 and random.random() < 0.5:
        parts.append(f"stones={SEATS[next(s for s in range(1, 4) if s not in sellers)]}")
    return "&".join([*parts, f"offers={'/'.join(map(str, offers))}"] if offers else parts)


def may(course: Course, random: Random) -> Question:
    """Which of these may the first player do: offers there, offers of one's own, the stone?"""
    at = course.state
    hand = at.hands[questions.ASKED]
    absent = random.choice([kind for kind in NATURAL if not hand[kind]])
    own = random.choice(hand.kinds)
    said: list[Action] = [accepting(offer, hand) for offer in at.offers]
    if bargain := at.bargain(questions.ASKED):
        said.append(Deliver(bargain.promised[bargain.side(questions.ASKED)]))
    for kind in (own, absent):
        gives = Cards.of(kind)
        said.append(Offer(questions.ASKED, gives, wanted(gives, hand, random)))
    said.append(LayStone())
    judged = [(action, course.game.verdict(at, questions.ASKED, action)) for action in said]
    options = []
    for action, verdict in judged:
        message, facts = questions.said_action(questions.ASKED, action)
        options.append(Option(message, verdict.legal, verdict.reason, facts=facts))
    who = Who(questions.ASKED)
    return Question("ask-zau-may", {"who": who}, course, tuple(options), multiple=True)


CHEATS: dict[str, Callable[[Cards, Cards, Random], Cards]] = {
    "kept": lambda promise, hand, random: promise,
    "another": lambda promise, hand, random: part(hand, random),
    "fewer": lambda promise, hand, random: Cards.of(*tuple(promise)[1:]),
    "more": lambda promise, hand, random: promise + Cards.of(random.choice(promise.kinds)),
    "wild": lambda promise, hand, random: Cards.of(*tuple(promise)[1:], WILD),
}
"""What people hand over: promise, hand, random -> cards."""
BY_LEVEL = {
    1: ("kept", "another"),
    2: ("kept", "another", "fewer", "more"),
    3: ("kept", "fewer", "more", "wild"),
}


def draw_deal(random: Random, level: int) -> str:
    """Draws a trade that is agreed on, and what one of the two hands over."""
    own, other = held(random, 3), held(random, 3)
    promise, wants = part(own, random), part(other, random)
    given = CHEATS[random.choice(BY_LEVEL[level])](promise, own, random)
    own = own + own.missing(given)  # Nobody can hand over what is not there.
    offer = Offer(0, promise, wants)
    said = f"deliver {given}".strip()
    moves = f"moves=B.accept {offer};A.{said}"
    return "&".join([hands(own, other), f"recipe={RECIPES[0]}", f"offers={offer}", moves])


def dealt(course: Course) -> Question:
    """A promise is kept or not: what happens? The last step has to be a delivery."""
    step = course.steps[-1] if course.steps else None
    if not step or not isinstance(step.action, Deliver):
        raise nothing_to_ask()
    promise, given = promised(step), step.action.cards
    kept = given == promise
    why = (step.verdict.reason, *(step.reasons if not kept else ()))
    back = () if kept else course.then(TABLE, Resume()).steps[-1].reasons
    who = Who(step.seat)
    options = (
        Option("ask-zau-good", kept, why[0]),
        Option("ask-zau-undone", not kept, (*why, *back)),
        Option("ask-zau-lost", False, (*why, *back), facts={"who": who}),
    )
    shown = given.bunches or (Nothing(),)
    facts = {"who": who, "promised": promise.bunches, "cards": shown}
    return Question("ask-zau-deal", facts, course.undo(), options, picture=False)


# Stones ------------------------------------------------------------------------------------------


def draw_stones(random: Random, level: int) -> str:
    """Draws a table and the stones laid so far; at first none or one."""
    players = (4, 5, 4)[level - 1] if level < 3 else random.randint(4, 7)
    laid = random.randint(0, 1 if level == 1 else min(players - 2, 3 if players > 4 else 2))
    seats = "".join(random.sample(SEATS[:players], laid))
    parts = [f"players={players}", f"recipe={random.choice(RECIPES)}"]
    return "&".join([*parts, f"stones={seats}"] if seats else parts)


def stones(course: Course) -> Question:
    """How many stones are still missing until trading ends?"""
    at = course.state
    missing = max(0, at.stones_needed - len(at.stones))
    if at.closed:
        why = because(Rule.CLOSED, "closed", stones=len(at.stones), players=at.players)
    else:
        why = because(Rule.CLOSED, "still-trading", stones=len(at.stones), needed=at.stones_needed)
    told = [missing, *(n for n in answers(STONE_MISTAKES, at) if n != missing)]
    options = tuple(
        Option("ask-number", number == missing, why, facts={"number": str(number)})
        for number in sorted(told[:MOST])
    )
    return Question("ask-zau-stones", {"players": at.players}, course, options)


# Collections -------------------------------------------------------------------------------------


def collected(random: Random, level: int, count: int) -> Cards:
    """A hand of certain collections; later wild cards stand for some of their cards."""
    sorts = {cards.kinds[0]: cards for cards in random.sample(CERTAIN, len(CERTAIN))}
    chosen = list(sorts.values())[:count]
    wild = level - 1
    hand = together(chosen)
    for cards in chosen[:wild]:
        hand = Cards.of(*without(tuple(hand), cards.kinds[0]), WILD)
    return hand


def without(cards: tuple[Ingredient, ...], kind: Ingredient) -> tuple[Ingredient, ...]:
    """Cards without one of a type."""
    at = cards.index(kind)
    return cards[:at] + cards[at + 1 :]


def draw_collection(random: Random, level: int) -> str:
    """Draws a hand of two or three collections and perhaps an odd card."""
    hand = collected(random, level, random.randint(2, 3))
    odd = random.choice([kind for kind in NATURAL if not hand[kind]])
    hand = hand + Cards.of(odd) if random.random() < 0.5 else hand
    return f"{hands(hand)}&recipe={random.choice(RECIPES)}"


def collection(course: Course, random: Random) -> Question:
    """Which of these may be laid down? Some that may and some that may not."""
    asked = questions.collection(course)
    right = [option for option in asked.options if option.right]
    wrong = [option for option in asked.options if not option.right]
    few = some(right, 2, random)
    kept = (*few, *some(wrong, MOST - len(few), random))
    options = tuple(option for option in asked.options if option in kept)
    return replace(asked, options=options)


def draw_best(random: Random, level: int) -> str:
    """Draws a hand that can be laid down in several ways."""
    return f"{hands(collected(random, level, 3))}&recipe={random.choice(RECIPES)}"


def known(kind: Ingredient) -> str:
    """What is certain of a card's values: size of the collection and what each card counts."""
    figures = ((size, BOOK.values.scale(kind).at(size)) for size in SIZES)
    arrow = "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}"
    return ", ".join(f"{size}{arrow}{figure.number}" for size, figure in figures if figure)


def best(course: Course) -> Question:
    """Which of these choices of three types is the best? What their cards count is told."""
    asked = questions.best(course)
    kinds = course.state.hands[questions.ASKED].kinds
    facts: dict[str, Any] = {}
    for part, kind in zip(questions.PARTS, kinds, strict=True):
        facts |= {part: kind, f"values-{part}": known(kind)}
    return replace(asked, prompt="ask-zau-best-of", facts={**asked.facts, **facts})


def value(course: Course) -> Question:
    """How much does this collection count? What its cards count is told."""
    asked = questions.worth(course)
    kind = course.state.hands[questions.ASKED].kinds[0]
    return replace(asked, prompt="ask-zau-worth-of", facts={**asked.facts, "values": known(kind)})


def draw_worth(random: Random, level: int) -> str:
    """Draws a collection; later with one wild card, then with two."""
    cards = random.choice([one for one in CERTAIN if len(one) >= level])
    kind = cards.kinds[0]
    wild = level - 1
    mixed = Cards.of(*(kind,) * (len(cards) - wild), *(WILD,) * wild)
    return hands(mixed)


# Places and moves --------------------------------------------------------------------------------

LAID: tuple[Choice, ...] = (
    *((cards,) for cards in CERTAIN),
    *(pair for pair in combinations(CERTAIN, 2) if pair[0].kinds != pair[1].kinds),
)
"""What can be laid down with certain values."""


def worth(choice: Choice) -> int:
    """The points of a choice of certain collections."""
    return total(choice, BOOK.values)


def laid(players: int, tie: str, random: Random) -> list[Choice]:
    """What everybody laid down: two have the same points, the same number of cards too, or not."""
    while True:
        chosen = random.sample(LAID, players)
        if tie == "points":
            equal = [one for one in LAID if worth(one) == worth(chosen[0]) and one != chosen[0]]
            uneven = [one for one in equal if cards_of(one) != cards_of(chosen[0])]
            chosen[1] = random.choice(uneven or [chosen[1]])
        if tie == "cards":
            chosen[1] = chosen[0]
        points = [worth(one) for one in chosen]
        pairs = sum(a == b for a, b in combinations(points, 2))
        if pairs == (1 if tie else 0) and DECK.holds(together(map(together, chosen))):
            random.shuffle(chosen)
            return chosen


def cards_of(choice: Choice) -> int:
    """How many cards a choice has."""
    return len(together(choice))


def draw_place(random: Random, level: int) -> str:
    """Draws what was laid down: all different, then a tie of points, then of cards as well."""
    players = random.randint(4, 5)
    tie = ("", "points", random.choice(("points", "cards")))[level - 1]
    chosen = laid(players, tie, random)
    parts = [f"chosen={'/'.join(map(str_choice, chosen))}", f"recipe={random.choice(RECIPES)}"]
    if tie == "cards":
        parts.append(f"moves=draw {drawn(chosen, random)}")
    return "&".join(parts)


def drawn(chosen: list[Choice], random: Random) -> str:
    """Different cards for the two whose results are equal in everything."""
    tied = [seat for seat, one in enumerate(chosen) if chosen.count(one) > 1]
    left = left_over(chosen)
    kinds = random.sample([kind for kind in NATURAL if left[kind]], len(tied))
    cards = dict(zip(tied, kinds, strict=True))
    return ",".join(str(cards.get(seat, "-")) for seat in range(len(chosen)))


def left_over(chosen: list[Choice]) -> Cards:
    """The cards that nobody laid down."""
    return together(map(together, chosen)).missing(DECK)


def place(course: Course, random: Random) -> Question:
    """Who takes the place that a tie is about, or the last one?"""
    make = random.choice((questions.ahead, questions.ahead, questions.last))
    asked = make(course)
    drawings = course.state.drawings
    if not drawings or asked.prompt != "ask-zau-place":
        return asked
    (one, card), (other, against) = [(Who(s), c) for s, c in enumerate(drawings[0]) if c]
    facts = {"one": one, "card": card, "other": other, "against": against}
    return replace(asked, prompt="ask-zau-place-drawn", facts={**asked.facts, **facts})


def draw_moves(random: Random, level: int) -> str:
    """Draws results, stones and spaces: a bonus, then a malus, then large tables and the start."""
    players = random.randint(6, 7) if level == 3 else random.randint(4, 5)
    chosen = laid(players, "points" if level > 1 else "", random)
    order = sorted(range(players), key=lambda seat: worth(chosen[seat]), reverse=True)
    first = random.choice(order[:3] if level == 1 else order)
    others = [seat for seat in range(players) if seat != first]
    count = 1 if players == 4 else 2
    stones = [first, *random.sample(others, count)]
    spaces = [random.randint(0, 3) if level == 3 else random.randint(4, 12) for _ in chosen]
    return "&".join(
        [
            f"chosen={'/'.join(map(str_choice, chosen))}",
            f"recipe={random.choice(RECIPES)}",
            f"stones={''.join(SEATS[seat] for seat in stones)}",
            f"track={'/'.join(map(str, spaces))}",
        ]
    )


PAST = "past=5/3/1/-2,6/4/2/-3,5/3/1/-2,4/2/1/-1,4/2/1/-1,4/2/1/-1&dealt=yes"
"""Six rounds are played, so that the Lightning may come."""


def draw_wins(random: Random, level: int) -> str:
    """Draws where the markers stand as the Lightning comes: one ahead, then several together."""
    players = random.randint(4, 5)
    spaces = random.sample(range(3, 20), players)
    if level == 2:
        spaces[0] = random.choice(sorted(spaces)[:-1])
    if level == 3:
        for seat in random.sample(range(players), random.randint(2, 3)):
            spaces[seat] = max(spaces)
    random.shuffle(spaces)
    return f"players={players}&{PAST}&track={'/'.join(map(str, spaces))}&moves=turn lightning"


# The topics --------------------------------------------------------------------------------------


def topic(name: str, draw: Any, make: Any, fits: Any = good) -> Topic:
    """A topic of Zaubercocktail."""
    return Topic(f"topic-zaubercocktail-{name}", draw, read, make, fits)


OF_ZAUBERCOCKTAIL = {
    "may": topic("may", draw_may, may),
    "deal": topic("deal", draw_deal, simply(dealt)),
    "stones": topic("stones", draw_stones, simply(stones)),
    "collection": topic("collection", draw_collection, collection),
    "worth": topic("worth", draw_worth, simply(value)),
    "best": topic("best", draw_best, simply(best)),
    "place": topic("place", draw_place, place),
    "moves": topic("moves", draw_moves, simply(questions.moves)),
    "wins": topic("wins", draw_wins, simply(questions.wins)),
}
