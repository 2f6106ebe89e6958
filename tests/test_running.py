"""What is played on without the states between is what the ladders say, step by step."""

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamelib.games.camelot import CAMELOT
from gamelib.games.camelot_round import CAMELOT_EVENING, NAMED_DEALER
from gamelib.games.cards import Card, Suit
from gamelib.games.qwixx import QWIXX, start
from gamelib.games.rounds import Edition, Evening, Result, RunningBids, RunningEvening, Table
from gamelib.games.tricks import Hand, Round, RunningRound, Taken, TrickGame
from gamelib.games.wizard import WIZARD
from gamelib.games.wizard_round import EVENING
from gamelib.games.wizard_variants import Variant, edition
from gamelib.play import TABLE, Running, RunningGame, Seat, allowed, at_random, running, verdicts
from gamelib.ruling import Reason, ScoreLine, first, if_any

EDITIONS = [EVENING, *(edition([variant]) for variant in Variant), CAMELOT_EVENING, NAMED_DEALER]
GAMES = [WIZARD, CAMELOT, edition([Variant.MONO_COLOUR]).tricks]
TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in EDITIONS
    for players in game.tricks.tables
]


def without(hand: Hand, card: Card) -> Hand:
    """A hand after that card."""
    at = hand.index(card.held) if hand is not None else 0
    return hand and (*hand[:at], *hand[at + 1 :])


def by_ladder(game: TrickGame, at: Round, card: Card) -> tuple[Round, tuple[Reason, ...]]:
    """What comes of a card, where every ladder is asked anew and nothing is remembered."""
    seat, trick = at.to_play, (*at.trick, card)
    hands = tuple(without(h, card) if s == seat else h for s, h in enumerate(at.hands))
    led = first(game.led, trick)
    wins = first(game.winning, trick, at.trump, led.answer)
    if len(trick) < at.players or wins.answer is None:
        return at._replace(hands=hands, trick=trick, winning=wins), (led.reason, wins.reason)
    taken = (*at.taken, Taken(at.leader, trick, (at.leader + wins.answer) % at.players))
    after = Round(hands, at.trump, at.leader, (), taken)
    leads = first(game.leads, after)
    counts = [first(game.counting, trick).reason] if game.counting else []
    return after._replace(leader=leads.answer), (led.reason, wins.reason, *counts, leads.reason)


def any_legal(now: Running[Any, Any], seat: Seat, random: Random) -> Any:
    if seat == TABLE:
        return now.chance(random)
    legal = now.legal(seat)
    assert list(legal) == [action for action, verdict in now.verdicts(seat) if verdict.legal]
    return random.choice(legal)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_evening_played_on_is_the_evening(game: Edition, players: int) -> None:
    """Of the first round everything is asked; from the second on much is looked up."""
    random, done = Random(players), set[type]()
    for opening in (1, game.rounds(players) - 2):
        state = game.start(players, 1, opening)
        now = running(game, state)
        assert isinstance(now, RunningEvening)
        while len(state.rows) < 3 and (actors := game.actors(state)):
            assert now.actors() == actors
            seat = random.choice(actors)
            told = list(now.verdicts(seat))
            assert told == [(a, game.verdict(state, seat, a)) for a in game.candidates(state, seat)]
            other = random.randrange(TABLE, players)
            assert list(now.legal(other)) == allowed(verdicts(game, state, other))
            assert list(now.verdicts(other)) == list(verdicts(game, state, other))
            action = any_legal(now, seat, random)
            done.add(type(now.part))
            after, reasons = game.apply(state, seat, action)
            if isinstance(action, Card):
                check_card(game, state, action, after, reasons)
            assert now.apply(seat, action) == reasons
            assert now.state == after
            state = after
    assert now.actors() == game.actors(state) == ()
    assert done >= {RunningBids, RunningRound}


def check_card(
    game: Edition, state: Evening, card: Card, after: Evening, reasons: tuple[Reason, ...]
) -> None:
    """The reasons that the ladders give for that card come first; the round is as they say."""
    assert state.table
    ended, first_ones = by_ladder(game.tricks, state.table.round, card)
    assert reasons[: len(first_ones)] == first_ones
    assert after.table is None or after.table.round == ended


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.name)
def test_an_evening_is_played_on_from_any_moment(game: Edition) -> None:
    random, state = Random(7), game.start(3, 0, 2)
    while len(state.rows) < 2:
        seat = game.actors(state)[0]
        now, other = running(game, state), running(game, state)
        assert now.state == state
        for moment in (now, other):
            assert list(moment.verdicts(seat)) == list(verdicts(game, state, seat))
        action = any_legal(now, seat, random)
        state, reasons = game.apply(state, seat, action)
        assert now.apply(seat, action) == reasons
        assert now.state == state
        assert other.state != state


def dealt(game: TrickGame, random: Random) -> Round:
    """A round before its first card; with few suits and many special cards."""
    players, size = random.choice(game.tables), random.randint(1, 4)
    cards = random.sample(game.deck, len(game.deck))
    cards.sort(key=lambda card: card.suit is not None and random.random() < 0.5)
    hands = tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(players))
    return Round(hands, random.choice([None, *Suit]), random.randrange(players))


def any_card(game: TrickGame, at: Round, random: Random) -> Card:
    seat = at.to_play
    return random.choice([c for c in game.candidates(at, seat) if game.verdict(at, seat, c).legal])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@settings(max_examples=50)
@given(st.randoms(use_true_random=False), st.integers(0, 24), st.sets(st.integers(0, 5)))
def test_a_round_is_played_on_from_odd_openings(
    game: TrickGame, random: Random, before: int, hidden: set[Seat]
) -> None:
    """In the middle of a trick, after the last card, with hands that are not shown."""
    whole = dealt(game, random)
    for _ in range(min(before, sum(len(hand or ()) for hand in whole.hands))):
        whole, _ = by_ladder(game, whole, any_card(game, whole, random))
    hands = tuple(None if seat in hidden else hand for seat, hand in enumerate(whole.hands))
    # Who wins so far need not be known.
    shown = whole._replace(hands=hands, winning=random.choice([whole.winning, None]))
    now = running(game, shown)
    assert now.state == shown
    while not whole.over:
        for seat in {shown.to_play, random.randrange(TABLE, shown.players)}:
            ladder = [(c, game.verdict(shown, seat, c)) for c in game.candidates(shown, seat)]
            assert list(now.legal(seat)) == allowed(ladder)
            assert list(now.verdicts(seat)) == list(verdicts(game, shown, seat)) == ladder
        assert now.actors() == game.actors(shown) == (shown.to_play,)
        card = any_card(game, whole, random)
        whole, _ = by_ladder(game, whole, card)
        seat, (ended, reasons) = shown.to_play, by_ladder(game, shown, card)
        assert game.apply(shown, seat, card) == (ended, reasons)
        assert now.apply(seat, card) == reasons
        assert now.state == ended
        shown = ended
    assert now.actors() == game.actors(shown)
    with pytest.raises(LookupError):
        now.chance(random)


def test_a_game_without_its_own_way_is_played_on_by_itself() -> None:
    random, state = Random(1), start(2)
    now = running(QWIXX, state)
    assert isinstance(now, RunningGame)
    for seat, action in islice(at_random(QWIXX, state, random), 40):
        assert now.actors() == QWIXX.actors(state)
        assert list(now.verdicts(seat)) == list(verdicts(QWIXX, state, seat))
        assert list(now.legal(seat)) == allowed(now.verdicts(seat))
        state, reasons = QWIXX.apply(state, seat, action)
        assert (now.apply(seat, action), now.state) == (reasons, state)


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.name)
def test_points_are_what_the_ladder_says_of_all_there_is_to_a_result(game: Edition) -> None:
    """Also where an edition says that they depend on less."""
    random = Random(3)
    for _ in range(2000):
        cards = random.randint(1, 20)
        bid, won = random.randint(0, cards), random.randint(0, cards)
        notes = random.choice([(), tuple(rung.name for rung in game.noting)])
        total = random.choice([None, 0, cards])
        last, number = random.choice([False, True]), random.randint(1, 20)
        result = Result(bid, won, cards, number, last, notes, total)
        ladders = (if_any(ladder, result) for ladder in game.scoring)
        lines = tuple(ScoreLine(said.answer, said.reason) for said in ladders if said)
        assert game.lines(result) == lines


@pytest.mark.parametrize("game", [EVENING, CAMELOT_EVENING], ids=lambda game: game.name)
def test_the_stock_is_what_is_left_of_the_deck(game: Edition) -> None:
    """In the order of the deck; of cards alike the first are gone."""
    random, deck = Random(5), game.tricks.deck
    for _ in range(200):
        gone = random.sample(deck, random.randint(0, len(deck)))
        table = Table(Round((tuple(gone[1:]), None, ())), (None,) * 3, *gone[:1])
        left = list(deck)
        for card in gone:
            left.remove(card)
        assert game.stock(Evening(3, table=table)) == tuple(left)
