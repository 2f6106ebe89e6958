"""Questions about Zaubercocktail: may this be done, is it honest, what counts, who moves how far.

A line's first hand is the one that is asked about. No question rests on a guess: values that are
neither in the rule book nor read off the real cards are taken out before anything is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any, cast

from gamelib.games.zaubercocktail import Zaubercocktail, scoring
from gamelib.games.zaubercocktail.collections import Choice, count, together, total
from gamelib.games.zaubercocktail.game import accepting
from gamelib.games.zaubercocktail.ingredients import NATURAL, WILD, Cards, Ingredient
from gamelib.games.zaubercocktail.legality import Nothing, Phase, shown
from gamelib.games.zaubercocktail.rules import Input, Rule
from gamelib.games.zaubercocktail.table import (
    Accept,
    Action,
    Bargain,
    Deal,
    Deliver,
    Draw,
    LayStone,
    Move,
    Offer,
    Play,
    Resume,
    Table,
    Turn,
    Withdraw,
)
from gamelib.games.zaubercocktail.values import Kit, Provenance, Scale, Values, wrong
from gamelib.play import Seat, Step, Trace, Who, replay
from gamelib.questions import Maker, Option, Question, true_or_not
from gamelib.ruling import Reason, Refused, Ruling, because, first

Course = Trace[Table, Action]
ASKED: Seat = 0
"""The seat that a question is about: the first hand of the line."""

CERTAIN = (Provenance.BOOK, Provenance.ENTERED)


# What is certain ------------------------------------------------------------------------


def certain_kit(kit: Kit) -> Kit:
    """A kit without anything that is only told or guessed; recipes stand in the line itself."""
    scales = tuple(map(certain_scale, kit.values.scales))
    track = kit.track if kit.track and kit.track.provenance in CERTAIN else None
    return Kit(Values(scales), kit.recipes, track)


def certain_scale(scale: Scale) -> Scale:
    """A scale without guesses; its end is unknown if it is one."""
    figures = tuple(one if one and one.provenance in CERTAIN else None for one in scale.figures)
    return Scale(figures, scale.end if scale.end in CERTAIN else None)


def certain(course: Course) -> Course:
    """The same course of play with certain values only; `Refused` if it rests on others."""
    game = cast(Zaubercocktail, course.game)
    sure = replace(game, kit=certain_kit(game.kit))
    for choice in course.start.chosen:
        total(choice or (), sure.kit.values)
    return replay(sure, course.start, [(step.seat, step.action) for step in course.steps])


def game_of(course: Course) -> Zaubercocktail:
    """The game, with the values that count."""
    return cast(Zaubercocktail, course.game)


def nothing_to_ask() -> Refused:
    """The error for a position that a question does not fit."""
    return wrong(Input.POSITION, "nothing-to-ask")


# What is said aloud ---------------------------------------------------------------------


def said_action(seat: Seat, action: Action) -> tuple[str, dict[str, Any]]:
    """The message of an action, and its facts."""
    who = {"who": Who(seat)}
    match action:
        case Offer(_, gives, wants, None):
            return "zau-offers-all", {**who, "gives": shown(gives), "wants": shown(wants)}
        case Offer(_, gives, wants, to):
            other = Who(cast(int, to))
            return "zau-offers-one", {
                **who,
                "gives": shown(gives),
                "wants": shown(wants),
                "other": other,
            }
        case Withdraw(offer):
            return "zau-withdraws", {
                **who,
                "gives": shown(offer.gives),
                "wants": shown(offer.wants),
            }
        case Accept(offer, gives, takes):
            facts = {"gives": shown(gives or offer.wants), "takes": shown(takes or offer.gives)}
            return "zau-accepts", {**who, **facts, "other": Who(offer.by)}
        case Deliver(cards):
            return "zau-delivers", {**who, "cards": cards.bunches or (Nothing(),)}
        case LayStone():
            return "zau-lays-stone", who
        case Play(choice):
            return said_play(seat, choice)
    return said_by_table(action)


def said_by_table(action: Action) -> tuple[str, dict[str, Any]]:
    """The message of an action of the table, and its facts."""
    if isinstance(action, Turn):
        return "zau-turned", {"recipe": action.recipe}
    names = {Deal: "zau-dealt", Resume: "zau-resumed", Draw: "zau-drawn", Move: "zau-moved"}
    return names[type(action)], {}


PARTS = ("one", "two", "three")


def said_play(seat: Seat, choice: Choice) -> tuple[str, dict[str, Any]]:
    """The message of laying down a choice, and its facts."""
    facts = {part: cards.bunches for part, cards in zip(PARTS, choice, strict=False)}
    return f"zau-plays-{len(choice)}", {"who": Who(seat), **facts}


def said_choice(choice: Choice) -> tuple[str, dict[str, Any]]:
    """The message of a choice without the player, and its facts."""
    message, facts = said_play(0, choice)
    facts.pop("who")
    return message.replace("plays", "choice"), facts


def said_bargain(bargain: Bargain) -> tuple[str, dict[str, Any]]:
    """The message of a trade agreed on, and its facts."""
    one, other = map(Who, bargain.parties)
    gives, wants = (cards.bunches for cards in bargain.promised)
    return "zau-bargain", {"one": one, "gives": gives, "other": other, "wants": wants}


def promised(step: Step[Table, Action]) -> Cards:
    """What the player who hands over had promised."""
    bargain = step.before.bargain(step.seat)
    return bargain.promised[bargain.side(step.seat)] if bargain else Cards()


# Trading --------------------------------------------------------------------------------


def may(course: Course) -> Question:
    """Which of these may the first player do now: the stone, the offers there, offers of one's own?

    `Refused` if no recipe lies open.
    """
    at = course.state
    if not at.recipe:
        raise nothing_to_ask()
    options = []
    for action in possible(at):
        verdict = course.game.verdict(at, ASKED, action)
        message, facts = said_action(ASKED, action)
        options.append(Option(message, verdict.legal, verdict.reason, facts=facts))
    return Question("ask-zau-may", {"who": Who(ASKED)}, course, tuple(options), multiple=True)


def possible(at: Table) -> Iterator[Action]:
    """What the first player might think of doing."""
    hand = at.hands[ASKED]
    bargain = at.bargain(ASKED)
    if bargain:
        yield Deliver(bargain.promised[bargain.side(ASKED)])
    yield from (accepting(offer, hand) for offer in at.offers if offer.by != ASKED)
    held = [kind for kind in NATURAL if hand[kind]]
    absent = [kind for kind in NATURAL if not hand[kind]]
    yield from (Offer(ASKED, Cards.of(kind), None) for kind in (*held[-1:], *absent[-1:]))
    yield LayStone()


def honest(course: Course) -> Question:
    """Is the promise kept? The last step has to be a delivery, `Refused` otherwise."""
    step = course.steps[-1] if course.steps else None
    if not step or not isinstance(step.action, Deliver):
        raise nothing_to_ask()
    promise = promised(step)
    kept = step.action.cards == promise
    why = step.verdict.reason if kept else step.reasons[0]
    facts = {
        "who": Who(step.seat),
        "promised": promise.bunches,
        "cards": step.action.cards.bunches or (Nothing(),),
    }
    return Question("ask-zau-honest", facts, course.undo(), yes_or_no(kept, why), picture=False)


def open_still(course: Course) -> Question:
    """May anybody still trade? `Refused` if there is no market yet or any more."""
    at = course.state
    if not at.recipe or at.recipe.lightning or at.revealed:
        raise nothing_to_ask()
    if at.closed:
        why = because(Rule.CLOSED, "closed", stones=len(at.stones), players=at.players)
    else:
        why = because(Rule.CLOSED, "still-trading", stones=len(at.stones), needed=at.stones_needed)
    return Question("ask-zau-open", {}, course, yes_or_no(not at.closed, why))


def yes_or_no(yes: bool, why: Reason) -> tuple[Option, ...]:
    """The two answers."""
    return (Option("ask-zau-yes", yes, why), Option("ask-zau-no", not yes, why))


# Collections ----------------------------------------------------------------------------


def collection(course: Course) -> Question:
    """Which of these may the first player lay down? What hangs on unknown values is not asked."""
    sure = certain(course)
    game, hand = game_of(sure), sure.state.hands[ASKED]
    options = []
    for choice in dict.fromkeys(conceivable(hand)):
        ruling = game.choosing(choice, hand)
        if ruling.reason.rule is not Rule.VALUES:
            message, facts = said_choice(choice)
            options.append(Option(message, ruling.answer, ruling.reason, facts=facts))
    if not any(option.right for option in options):
        raise nothing_to_ask()
    return Question("ask-zau-lay", {"who": Who(ASKED)}, sure, tuple(options), multiple=True)


def conceivable(hand: Cards) -> Iterator[Choice]:
    """Right and wrong ideas: whole types, wild cards alone or along, mixed, single, three, none."""
    pairs = [kind for kind in hand.kinds if hand[kind] > 1]
    wild = Cards.of(*(WILD,) * hand[WILD])
    whole = [Cards.of(*(kind,) * hand[kind]) for kind in pairs]
    yield from ((one, other) for one, other in combinations(whole[-2:], 2))
    yield from ((cards,) for cards in whole[-1:])
    if len(wild):
        yield (wild,)
        yield from ((Cards.of(*(kind,) * hand[kind]) + wild,) for kind in hand.kinds[-1:])
    if len(hand.kinds) > 1:
        yield (Cards.of(*hand.kinds[-2:]),)
    yield from ((Cards.of(kind),) for kind in hand.kinds[-1:] if hand[kind] == 1)
    yield from ((Cards.of(k, k), Cards.of(k, k)) for k in pairs if hand[k] > 3)
    if len(whole) > 2:
        yield tuple(whole[-3:])
    yield ()


def best(course: Course) -> Question:
    """Which of these is the best choice of the first player? Only known values are offered."""
    sure = certain(course)
    values, hand = game_of(sure).kit.values, sure.state.hands[ASKED]
    ranked = sorted(known_choices(hand, values), key=lambda choice: merit(choice, values))
    if len(ranked) < 2 or merit(ranked[-1], values) == merit(ranked[-2], values):
        raise nothing_to_ask()
    right = ranked[-1]
    options = []
    for choice in sorted(ranked[-4:], key=lambda choice: together(choice).counts):
        message, facts = said_choice(choice)
        why = because_of(choice, right, values)
        options.append(Option(message, choice is right, why, facts=facts))
    return Question("ask-zau-best", {"who": Who(ASKED)}, sure, tuple(options))


def known_choices(hand: Cards, values: Values) -> list[Choice]:
    """Every choice of one or two collections whose value is known, all of a hand's cards used."""
    single = [
        Cards.of(*(kind,) * natural, *(WILD,) * wild)
        for kind in hand.kinds
        for natural in range(1, hand[kind] + 1)
        for wild in range(hand[WILD] + 1)
        if natural + wild > 1 and values.points(kind, natural + wild) is not None
    ]
    two = [
        pair
        for pair in combinations(single, 2)
        if pair[0].kinds != pair[1].kinds and hand.holds(together(pair))
    ]
    return [*((cards,) for cards in single), *two]


def merit(choice: Choice, values: Values) -> tuple[int, int]:
    """Points, then number of cards."""
    return total(choice, values), len(together(choice))


def because_of(choice: Choice, right: Choice, values: Values) -> Reason:
    """Why a choice is the best one, or why another one is better."""
    (points, cards), (most, best_cards) = merit(choice, values), merit(right, values)
    facts = {"cards": together(choice).bunches, "points": points}
    if choice is right:
        return because(Rule.ADD_UP, "result", who=Who(ASKED), **facts)
    if points < most:
        return because(Rule.ADD_UP, "more-points", **facts, best=most)
    return because(Rule.MORE_CARDS, "more-cards-laid", **facts, count=cards, best=best_cards)


def worth(course: Course) -> Question:
    """How much does the first hand count as one collection?

    `Refused` if it is none, or if that value is not known.
    """
    sure = certain(course)
    hand, values = sure.state.hands[ASKED], game_of(sure).kit.values
    ruling = game_of(sure).choosing((hand,), hand)
    if not ruling.answer:
        raise Refused(ruling.reason)
    line = count(hand, values)
    numbers = sorted({line.points, *likely_slips(hand, line.points, values)})
    options = tuple(
        Option("zau-points", n == line.points, line.reason, facts={"points": n}) for n in numbers
    )
    return Question("ask-zau-worth", {"cards": hand.bunches}, sure, options, picture=False)


def likely_slips(hand: Cards, points: int, values: Values) -> list[int]:
    """Wrong results that people get: wild cards not counted, or the value of another size."""
    size, natural, each = len(hand), len(hand) - hand[WILD], points // len(hand)
    other = values.scale(hand.kinds[0]).at(natural)
    found = [natural * each, *((natural * other.number, size * other.number) if other else ())]
    found += [points - each, points + each, each]
    return [n for n in dict.fromkeys(found) if n != points][:3]


# Ranking, moving, the end ---------------------------------------------------------------


def settled(course: Course) -> tuple[Course, Table, tuple[scoring.Place, ...]]:
    """The course with certain values, the table when the ranking was settled, and the places."""
    sure = certain(course)
    game = game_of(sure)
    tables = [sure.start, *(step.after for step in sure.steps)]
    at = next((one for one in tables if one.revealed and game.phase(one) is Phase.MOVING), None)
    if not at:
        raise nothing_to_ask()
    return sure, at, game.ranking(at)


def shown_at(course: Course, at: Table) -> Course:
    """A course that ends with this table."""
    return Trace(course.game, at)


TIED = ("more-cards", "higher-draw")


def ahead(course: Course) -> Question:
    """Who takes the place that a tie was broken for (the first place, where there is no tie)?"""
    sure, at, places = settled(course)
    right = next((one for one in places if one.reason.case in TIED), places[0])
    return who_takes(shown_at(sure, at), places, right)


def last(course: Course) -> Question:
    """Who is last?"""
    sure, at, places = settled(course)
    return who_takes(shown_at(sure, at), places, places[-1])


def who_takes(course: Course, places: tuple[scoring.Place, ...], right: scoring.Place) -> Question:
    """Who takes this place? Every other answer is compared with the right one."""
    options = tuple(
        Option(one.result.who, one is right, right.reason if one is right else compare(one, right))
        for one in sorted(places, key=lambda one: one.result.seat)
    )
    if right is places[-1]:
        return Question("ask-zau-last", {}, course, options)
    return Question("ask-zau-place", {"place": right.place}, course, options)


def compare(one: scoring.Place, other: scoring.Place) -> Reason:
    """Why the better of two results is ahead."""
    better, worse = sorted((one, other), key=lambda place: place.place)
    return first(scoring.RANKING, better.result, worse.result).reason


def moves(course: Course) -> Question:
    """How far does the marker of who laid the first stone move (the best one, without stones)?"""
    sure, at, places = settled(course)
    seat = at.stones[0] if at.stones else places[0].result.seat
    lines = scoring.all_moves(at, game_of(sure).kit)[seat]
    if lines != scoring.all_moves(at, game_of(course).kit)[seat]:
        raise nothing_to_ask()  # The length of the track is only guessed.
    spaces = [line.points for line in lines]
    why = scoring.in_all(seat, lines)
    slips = dict.fromkeys([sum(spaces), spaces[0], spaces[0] + 2, spaces[0] - 2, -spaces[0], 2])
    options = tuple(
        Option("zau-spaces", n == sum(spaces), why, facts={"spaces": scoring.signed(n)})
        for n in sorted(list(slips)[:4])
    )
    return Question("ask-zau-moves", {"who": Who(seat)}, shown_at(sure, at), options)


def certain_ending(course: Course) -> Ruling[bool]:
    """Whether the game is over, and why; `Refused` if that hangs on a guess about the track."""
    sure = certain(course)
    ending = game_of(sure).ending(sure.state)
    if ending.answer is not game_of(course).ending(course.state).answer:
        raise nothing_to_ask()
    return ending


def over(course: Course) -> Question:
    """Is the game over? `Refused` if that hangs on a guess about the track."""
    ending = certain_ending(course)
    return Question("ask-zau-over", {}, course, yes_or_no(ending.answer, ending.reason))


def wins(course: Course) -> Question:
    """Who has won? `Refused` as long as the game goes on."""
    if not certain_ending(course).answer:
        raise nothing_to_ask()
    winners = game_of(course).winners(course.state)
    options = tuple(
        Option(Who(seat), seat in winners.answer, winners.reason) for seat in course.state.seats
    )
    return Question("ask-zau-wins", {}, course, options, multiple=True)


TOPICS: dict[str, Maker] = {
    "may": may,
    "honest": honest,
    "open": open_still,
    "collection": collection,
    "best": best,
    "worth": worth,
    "ahead": ahead,
    "last": last,
    "moves": moves,
    "over": over,
    "wins": wins,
}
"""What can be asked about Zaubercocktail: topic -> maker."""


# Myths ----------------------------------------------------------------------------------


def stone_may_trade(course: Course) -> tuple[bool, Reason]:
    """The myth that one may still accept an offer after laying the stone."""
    at = course.state
    if not at.offers:
        raise nothing_to_ask()
    verdict = course.game.verdict(at, ASKED, accepting(at.offers[0], at.hands[ASKED]))
    return verdict.legal, verdict.reason


def promise_costs(course: Course) -> tuple[bool, Reason]:
    """The myth that who breaks a promise loses cards."""
    if not course.steps or not isinstance(course.steps[-1].action, Resume):
        raise nothing_to_ask()
    return course.state.hands != course.start.hands, course.steps[-1].reasons[-1]


def wild_alone(course: Course) -> tuple[bool, Reason]:
    """The myth that wild cards form a collection by themselves."""
    hand = course.state.hands[ASKED]
    wild: tuple[Ingredient, ...] = (WILD,) * hand[WILD]
    ruling = game_of(course).choosing((Cards.of(*wild),), hand)
    return ruling.answer, ruling.reason


def tie_shares(course: Course) -> tuple[bool, Reason]:
    """The myth that equal results share a place."""
    places = settled(course)[2]
    tie = next((one for one in places if one.reason.case in TIED), None)
    if not tie:
        raise nothing_to_ask()
    return False, tie.reason


def ring_pays(course: Course) -> tuple[bool, Reason]:
    """The myth that the stone on the ring brings two spaces in any case."""
    return bonus(course, 0)


def second_stone_pays(course: Course) -> tuple[bool, Reason]:
    """The myth that the second stone brings something as well."""
    return bonus(course, 1)


def bonus(course: Course, stone: int) -> tuple[bool, Reason]:
    """Whether that stone of the round brings spaces, and why."""
    sure, at, _ = settled(course)
    if len(at.stones) <= stone:
        raise nothing_to_ask()
    line = scoring.all_moves(at, game_of(sure).kit)[at.stones[stone]][1]
    return line.points > 0, line.reason


def claims() -> Iterable[tuple[str, Any]]:
    """The names of the myths and how each is judged."""
    return {
        "stone-may-trade": stone_may_trade,
        "promise-costs": promise_costs,
        "wild-alone": wild_alone,
        "tie-shares": tie_shares,
        "ring-pays": ring_pays,
        "second-stone-pays": second_stone_pays,
    }.items()


MYTHS: dict[str, Maker] = {name: true_or_not(f"myth-{name}", claim) for name, claim in claims()}
"""What people say about Zaubercocktail: name -> maker of the question whether it is true here."""
