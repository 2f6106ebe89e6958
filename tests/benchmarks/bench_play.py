"""Rules that explain themselves, and rules as numbers, beside libraries that do neither."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import process_time
from typing import Any

import numpy as np
import pyspiel
import pytest
import rlcard
from rlcard.agents import RandomAgent

from gamelib.bidding import Before, Model
from gamelib.games.cards import WIZARD_DECK, parse_cards
from gamelib.games.qwixx import QWIXX, start
from gamelib.games.rounds import Evening
from gamelib.games.tricks import Round
from gamelib.games.wizard import WIZARD, Rule
from gamelib.games.wizard_round import EVENING
from gamelib.odds import qwixx
from gamelib.odds.coach import outlook, prospect
from gamelib.odds.pack import packed
from gamelib.odds.rounds import Rounds, dealt, together
from gamelib.play import TABLE, Game, running
from gamelib.ruling import Answer, answer, rung

Seconds = Callable[..., float]
Hold = Callable[..., None]
TRICKS = 10


def spiel(random: Random, games: int) -> int:
    """OpenSpiel's own loop of a random game in Python; the number of steps."""
    game = pyspiel.load_game("oh_hell", {"players": 4, "num_tricks_fixed": TRICKS})
    steps = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps


def played(game: Game[Any, Any], state: Any, random: Random) -> int:
    """A random game by the explaining engine: every ruling is made; the number of steps."""
    now, steps = running(game, state), 0
    while actors := now.actors():
        seat = actors[0] if len(actors) == 1 else random.choice(actors)
        action = now.chance(random) if seat == TABLE else random.choice(now.legal(seat))
        now.apply(seat, action)
        steps += 1
    return steps


def bench_open_spiel(seconds: Seconds, peers: dict[str, float]) -> None:
    random = Random(1)
    took = seconds(lambda: spiel(random, 60))
    peers["spiel-game"] = took / 60


def bench_a_whole_evening(seconds: Seconds, bar: Hold) -> None:
    """After the first second, in which much is said for the first time."""
    random, evenings, first = Random(1), 4, 300
    opening, beside = EVENING.start(4), []
    steps = sum(played(EVENING, opening, random) for _ in range(first)) / first

    def run() -> None:
        for _ in range(evenings):
            played(EVENING, opening, random)

    def spiel_again() -> None:
        began = process_time()
        done = spiel(random, 30)
        beside.append((process_time() - began) / done)

    took = seconds(run, 12, spiel_again) / evenings
    per_step = 0.65 / min(beside)
    needed = min(600, per_step / steps)
    bar("explaining engine, 4 players x 15 rounds", 1 / took, needed, "games/s")
    bar("  the same per step, beside OpenSpiel's steps", steps / took, per_step, "steps/s")


def one_round(random: Random) -> Evening:
    """Before the round of `TRICKS` tricks."""
    return EVENING.start(4, random.randrange(4), TRICKS)


@rung(Rule.LAST_ROUND)
def ten_rounds(players: int) -> Answer[range]:
    """The last round is the one of `TRICKS` tricks."""
    return answer(range(1, TRICKS + 1))


def bench_the_same_shape(seconds: Seconds, peers: dict[str, float], bar: Hold) -> None:
    """Ten tricks as `oh_hell` plays them, from the deal to the points."""
    random = Random(1)
    game = replace(EVENING, sizes=(ten_rounds,))

    def run() -> None:
        for _ in range(20):
            played(game, one_round(random), random)

    took = seconds(run) / 20
    needed = 0.65 / peers["spiel-game"]
    bar("  one round of 10 tricks, beside OpenSpiel's oh_hell", 1 / took, needed, "rounds/s")


def bench_tricks_alone(seconds: Seconds, peers: dict[str, float], bar: Hold) -> None:
    """Ten tricks without bids and points."""
    random = Random(1)

    def run() -> None:
        for _ in range(40):
            deck = random.sample(WIZARD_DECK, 4 * TRICKS + 1)
            hands = tuple(tuple(deck[seat:40:4]) for seat in range(4))
            played(WIZARD, Round(hands, deck[40].suit), random)

    took = seconds(run) / 40
    needed = 0.65 / peers["spiel-game"]
    bar("  ten tricks alone, beside OpenSpiel's oh_hell", 1 / took, needed, "rounds/s")


@pytest.mark.parametrize("model", [Model.CHANCE, Model.AIMING])
def bench_batch(seconds: Seconds, peers: dict[str, float], bar: Hold, model: Model) -> None:
    pack, games, random = packed(WIZARD), 10_000, np.random.default_rng(1)

    def run() -> None:
        rows = dealt(np.arange(60, dtype=np.uint8), 4 * TRICKS, games, random)
        hands = np.stack([together(rows[seat::4]) for seat in range(4)])
        aims = np.full((4, games), 2, np.int8)
        trump = random.integers(0, 5, games, np.int8)
        Rounds(pack, hands, trump, TRICKS, aims, model).play(random)

    took = seconds(run) / games
    needed = 10 / peers["spiel-game"]
    bar(f"batch, 10 tricks ({model.value}), 10 x OpenSpiel", 1 / took, needed, "rounds/s")


def hand(cards: str, players: int = 4) -> Before:
    """Somebody who predicts second, with trump red."""
    own = parse_cards(cards, WIZARD_DECK)
    hands = tuple(own if seat == 1 else None for seat in range(players))
    return Before(EVENING, len(own), hands, 1, packed(WIZARD).suits[2])


def bench_coach_round_seven(seconds: Seconds, bar: Hold) -> None:
    known = hand("R7 W J B13 G2 G5 Y11")
    took = seconds(lambda: prospect(known, Model.AIMING, 2), 9)
    assert prospect(known, Model.AIMING, 2).error <= 0.01
    bar("coach, round 7, within one percentage point", took, 0.1, "s", more=False)


def bench_coach_all_bids(seconds: Seconds, bar: Hold) -> None:
    known = hand("R7 W J B13 G2 G5 Y11")
    took = seconds(lambda: outlook(known), 5)
    bar("  the whole answer: eight bids, three models", took, 1.0, "s", more=False)


def bench_coach_round_one(seconds: Seconds, bar: Hold) -> None:
    known = hand("R7")
    took = seconds(lambda: outlook(known), 9)
    bar("coach, round 1, exact, all bids and models", took, 0.2, "s", more=False)


def bench_uno(seconds: Seconds, peers: dict[str, float]) -> None:
    environment = rlcard.make("uno", {"seed": 1})
    agent = RandomAgent(num_actions=environment.num_actions)
    environment.set_agents([agent] * environment.num_players)
    took = seconds(lambda: [environment.run(is_training=False) for _ in range(20)])
    peers["uno"] = took / 20


def bench_qwixx_explained(seconds: Seconds, peers: dict[str, float], bar: Hold) -> None:
    random = Random(1)
    took = seconds(lambda: [played(QWIXX, start(2), random) for _ in range(5)], 5) / 5
    bar("  Qwixx by the explaining engine, beside uno", 1 / took, 1 / peers["uno"], "games/s")


def bench_qwixx(seconds: Seconds, peers: dict[str, float], bar: Hold) -> None:
    random = np.random.default_rng(1)
    took = seconds(lambda: qwixx.play(2, 10_000, random)) / 10_000
    bar("Qwixx, random games, 15 x RLCard's uno", 1 / took, 15 / peers["uno"], "games/s")
