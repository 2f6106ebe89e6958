"""What is remembered of verdicts is what would be said anew."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gamelib.games.camelot import CAMELOT
from gamelib.games.camelot_round import CAMELOT_EVENING, NAMED_DEALER
from gamelib.games.cards import JESTER, Card, Kind, Suit
from gamelib.games.rounds import Bid, ChooseTrump, Edition, Phase, TurnUp
from gamelib.games.tricks import Round, TrickGame
from gamelib.games.wizard import WIZARD
from gamelib.games.wizard_round import EVENING
from gamelib.games.wizard_variants import Variant, edition
from gamelib.play import TABLE, Seat, verdicts
from gamelib.ruling import Verdict, first

VARIANTS = [edition([variant]) for variant in Variant]
EDITIONS = [EVENING, *VARIANTS, CAMELOT_EVENING, NAMED_DEALER]
GAMES = [WIZARD, CAMELOT, edition([Variant.MONO_COLOUR]).tricks]


def anew(game: Any, state: Any, seat: Seat) -> list[tuple[Any, Verdict]]:
    """Each candidate asked for itself, of a copy that has said nothing yet."""
    return [
        (action, replace(game).verdict(state, seat, action))
        for action in game.candidates(state, seat)
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_verdicts_on_cards(game: TrickGame) -> None:
    random = Random(1)
    for _ in range(60):
        players, size = random.choice(game.tables), random.randint(1, 4)
        # Few suits and many special cards: most hands cannot follow.
        cards = random.sample(game.deck, len(game.deck))
        cards.sort(key=lambda card: card.suit is not None and random.random() < 0.5)
        hands = tuple(tuple(cards[s * size : (s + 1) * size]) for s in range(players))
        state = Round(hands, random.choice((None, Suit.RED, Suit.HEARTS)))
        while actors := game.actors(state):
            for seat in range(players):
                assert list(verdicts(game, state, seat)) == anew(game, state, seat)
            told = verdicts(game, state, actors[0])
            for wild in (*random.sample(game.deck, 2), JESTER):
                for seat in range(players):
                    said = game.verdict(state, seat, wild)
                    assert said == replace(game).verdict(state, seat, wild)
            card = random.choice([card for card, verdict in told if verdict.legal])
            state, _ = game.apply(state, actors[0], card)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_wins_a_trick_is_what_the_ladder_says(game: TrickGame) -> None:
    """Of hands of one card: any cards whatever may meet, also several that are alike."""
    random = Random(3)
    for _ in range(3000):
        players = random.choice(game.tables)
        trump = random.choice([None, *{card.suit for card in game.deck}])
        plays = [random.choice(card.plays) for card in random.sample(game.deck, players)]
        state = Round(tuple((card.held,) for card in plays), trump)
        for place, card in enumerate(plays, 1):
            trick = tuple(plays[:place])
            ladder = first(game.winning, trick, trump, game.suit_led(trick).answer)
            state, reasons = game.apply(state, state.to_play, card)
            assert reasons[1] == ladder.reason
            if place < players:
                assert state.winning == ladder
            elif ladder.answer is not None:
                assert state.taken[-1].winner == ladder.answer


WILD: tuple[Any, ...] = (
    *(Bid(1), Bid(None), Bid("x"), ChooseTrump(Suit.RED), TurnUp(JESTER), JESTER),
    *(Card(Kind.SUITED, Suit.RED, 3), "nothing", None, 7, []),
)


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.name)
def test_verdicts_in_an_evening(game: Edition) -> None:
    random = Random(2)
    for opening in (1, 2, 5):
        state = game.start(3, opening=opening)
        while (actors := game.actors(state)) and state.number == opening:
            seat = random.choice(actors)
            for action in random.sample(WILD, 3):
                for other in random.sample((-1, 0, 1, 2, 3, True, 1.0, "x"), 3):
                    said = game.verdict(state, other, action)
                    assert said == replace(game).verdict(state, other, action)
                    assert not said.legal or other in actors
            if seat == TABLE:
                chosen = game.chance(state, random)
            else:
                for other in (TABLE, *range(3)):
                    assert list(verdicts(game, state, other)) == anew(game, state, other)
                told = verdicts(game, state, seat)
                chosen = random.choice([action for action, verdict in told if verdict.legal])
            state, _ = game.apply(state, seat, chosen)
    assert game.phase(state) in (Phase.DEAL, Phase.OVER)
