"""What holds for the course of play of every game, checked step by step."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from gamelib import bots
from gamelib.games import pads
from gamelib.games.cards import Card, Cards, Suit, parse_cards
from gamelib.games.rounds import Bid, ChooseTrump, Deal, Draw, Edition, Evening, TurnUp, on_table
from gamelib.play import TABLE, Game, Trace, playout, verdicts
from gamelib.ruling import Reason
from gamelib.speech import LANGUAGES, Catalog

GAMES = int(os.environ.get("GAMELIB_GAMES", "1"))
"""Random evenings of each kind; whole ones from 2 on."""


def check_playout(
    game: Game[Any, Any], start: Any, seed: int, conserved: Callable[[Any], Any]
) -> Trace[Any, Any]:
    """Play at random to the end. `conserved(state)` must stay the same; the trace is returned.

    `playout` fails by itself if an actor has no legal action.
    """
    trace = playout(game, start, Random(seed))
    assert game.actors(trace.state) == ()
    whole = conserved(start)
    state = start
    for step in trace.steps:
        assert step.before == state
        assert step.verdict.legal
        assert step.seat in game.actors(step.before)
        assert conserved(step.after) == whole
        state = step.after
    assert trace.undo(len(trace.steps)).state == start
    again = Trace(game, start)
    for step in trace.steps[:50]:
        again = again.then(step.seat, step.action)
    assert again.steps == trace.steps[:50]
    return trace


def reasons(trace: Trace[Any, Any]) -> Iterator[Reason]:
    """Every reason that was given on the way."""
    for step in trace.steps:
        yield step.verdict.reason
        yield from step.reasons


def name(reason: Reason) -> str:
    """A reason as examples write it."""
    return f"{reason.rule.id}.{reason.case}"


def fits(found: Any, want: Any) -> bool:
    """Equal, where a rule may be named with or without its case."""
    if isinstance(want, dict):
        return found.keys() == want.keys() and all(fits(found[k], want[k]) for k in want)
    if isinstance(want, list):
        return len(found) == len(want) and all(map(fits, found, want))
    return found == want or (isinstance(found, str) and found.partition(".")[0] == want)


# Evenings of trick games --------------------------------------------------------------------------


def act(text: str, deck: Cards) -> Any:
    """An action as examples write it, with these cards."""
    verb, _, rest = text.partition(" ")
    match verb:
        case "bid":
            return Bid(pads.cell(rest))
        case "choose":
            suits = {str(suit): suit for suit in Suit}
            return ChooseTrump(None if rest == "none" else suits.get(rest, rest))
        case "turn":
            return TurnUp(parse_cards(rest, deck)[0])
        case "deal":
            return Deal(tuple(parse_cards(hand, deck) for hand in rest.split("/")))
        case "draw":
            return drawn(rest, deck)
        case "dance":
            return "dance"
    return parse_cards(text, deck)[0]


def drawn(text: str, deck: Cards) -> Draw:
    """Cards by seat; `-` for who does not draw."""
    parts = text.split(",")
    return Draw(tuple(None if part == "-" else parse_cards(part, deck)[0] for part in parts))


def shown(action: Any) -> str:
    """The inverse of `act`, for candidates."""
    if isinstance(action, ChooseTrump):
        return f"choose {action.suit or 'none'}"
    return str(action.tricks) if isinstance(action, Bid) else str(action)


def cards_there(state: Evening) -> int:
    """How many cards have been dealt, wherever they lie now; so many they stay in a round."""
    if state.table is None:
        return 0
    now = on_table(state).round
    held = sum(len(hand or ()) for hand in now.hands)
    return held + len(now.trick) + sum(len(taken.cards) for taken in now.taken)


def check_evening(edition: Edition, start: Evening, seed: int) -> Trace[Evening, Any]:
    """Play an evening at random to its end: nothing is lost, doubled, or not in the deck."""
    trace = check_playout(edition, start, seed, lambda state: None)
    hands: dict[int, Counter[Card]] = {}
    piles = edition.piles or (edition.tricks.deck,) * start.players
    for step in trace.steps:
        match step.action:
            case Deal():
                hands = {seat: Counter(hand) for seat, hand in enumerate(step.action.hands)}
                assert all(hands[seat] <= Counter(piles[seat]) for seat in hands)
                assert sum(hands.values(), Counter()) <= Counter(edition.tricks.deck)
            case TurnUp(card):
                turned = sum(hands.values(), Counter([card]))
                assert turned <= Counter(edition.tricks.deck)
            case Card():
                hands[step.seat][step.action.held] -= 1
                assert hands[step.seat][step.action.held] >= 0
                there = cards_there(step.before)
                assert there == start.players * edition.cards(start.players, step.before.number)
                over = step.after.table is None
                assert not over or not any(+cards for cards in hands.values())
    return trace


def speak(trace: Trace[Any, Any]) -> None:
    """Every reason of the course can be said in each language."""
    lines = (line.reason for own in trace.game.scores(trace.state).values() for line in own)
    cases = {name(reason): reason for reason in (*reasons(trace), *lines)}
    for language in LANGUAGES:
        say = Catalog(language)
        assert all(say.why(reason).parts for reason in cases.values())


def bots_and_others(
    game: Edition, players: int, seed: int, clever: set[int], opening: int
) -> Evening:
    """Four rounds of bots against players who do anything that is allowed."""
    random = Random(seed)
    state = game.start(players, seed % players, opening)
    while len(state.rows) < 4 and (actors := game.actors(state)):
        seat = actors[0]
        if seat == TABLE:
            action: Any = game.chance(state, random)
        elif seat in clever:
            action = bots.action(game, state, seat)
        else:
            judged = verdicts(game, state, seat)
            action = random.choice([action for action, verdict in judged if verdict.legal])
        assert game.verdict(state, seat, action).legal
        state, _ = game.apply(state, seat, action)
    return state


def against_random(game: Edition, games: int) -> tuple[float, float]:
    """In how many of these games one bot beats all random players, and by how many points it leads
    them on average.
    """
    ahead, lead = 0, 0.0
    for seed in range(games):
        players = game.tricks.tables[seed % len(game.tricks.tables)]
        clever = seed % players
        state = bots_and_others(game, players, seed, {clever}, game.rounds(players) // 3)
        own, *others = sorted(enumerate(game.totals(state)), key=lambda one: one[0] != clever)
        ahead += own[1] > max(total for _, total in others)
        lead += own[1] - sum(total for _, total in others) / len(others)
    return ahead / games, lead / games
