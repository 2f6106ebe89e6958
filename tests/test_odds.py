"""Numbers instead of ladders: the same rules, many rounds at once, and what a hand is worth."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import asdict
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest
from distributed import Client, LocalCluster

import gamelib.commands as command
from gamelib.bidding import Before, Model, points, seen
from gamelib.games import wizard_variants
from gamelib.games.camelot import CAMELOT, CAMELOT_DECK
from gamelib.games.camelot_round import CAMELOT_EVENING
from gamelib.games.cards import WIZARD_DECK, Card, Cards, Kind, Suit, parse_cards
from gamelib.games.qwixx import QWIXX, Turn, start
from gamelib.games.qwixx import total as total_of
from gamelib.games.rounds import Edition
from gamelib.games.sheet import COLOURS, PASS, Cell, Die, Roll
from gamelib.games.tricks import Round, TrickGame
from gamelib.games.wizard import WIZARD
from gamelib.games.wizard_round import EVENING
from gamelib.odds.coach import deals, prospect, prospects
from gamelib.odds.evenings import PIECE, Piece, Tally, done, pieces, play, simulate, total
from gamelib.odds.first import exact
from gamelib.odds.pack import NO_SUIT, packed
from gamelib.odds.qwixx import Games as Qwixx
from gamelib.odds.qwixx import play as play_qwixx
from gamelib.odds.qwixx import points as sheets
from gamelib.odds.rounds import Rounds, dealt, legals, together
from gamelib.odds.rounds import Trick as Lying
from gamelib.play import TABLE, Trace
from gamelib.ruling import Refused

TRICKS = int(os.environ.get("ODDS_TRICKS", "600"))
"""How many random tricks the tables are held against the ladders on, for each edition."""

PROCESSES = "ODDS_PROCESSES" in os.environ
"""Whether the workers of the cluster are processes; threads are there sooner."""

EDITIONS: tuple[tuple[TrickGame, Edition], ...] = (
    (WIZARD, EVENING),
    (CAMELOT, CAMELOT_EVENING),
)


def edition_id(value: object) -> str:
    return getattr(value, "name", "")


# The same rules ----------------------------------------------------------------------------------


def random_hands(game: TrickGame, players: int, random: Random) -> list[Cards]:
    """Hands with many special cards and few suits, so that every rung has something to decide."""
    specials = [card for card in game.deck if card.suit is None]
    suits = random.sample([s for s in {c.suit for c in game.deck} if s], random.randint(1, 4))
    plain = [card for card in game.deck if card.suit in suits]
    share = random.choice((0, 0.1, 0.5, 1))
    size = random.randint(1, 3)
    pool = [c for c in specials if random.random() < share] + plain
    cards = random.sample(pool, min(len(pool), players * size))
    return [tuple(cards[seat::players]) for seat in range(players)]


@pytest.mark.parametrize("game", [WIZARD, CAMELOT], ids=edition_id)
def test_the_tables_rule_as_the_ladders_do(game: TrickGame) -> None:
    random, pack = Random(f"{game.name}/{TRICKS}"), packed(game)
    decisive: set[str] = set()
    for _ in range(TRICKS):
        players = random.choice(game.tables)
        trump = random.choice((None, *pack.suits))
        state = Round(tuple(random_hands(game, players, random)), trump)
        trick: Cards = ()
        number, table = np.array([pack.number(trump)], np.int8), Lying(1, 1)
        while not state.taken and state.hands[state.to_play]:
            seat, hand = state.to_play, state.hands[state.to_play] or ()
            ruled = {c: game.verdict(state, seat, c) for c in game.candidates(state, seat)}
            decisive |= {v.reason.case for v in ruled.values()}
            codes = pack.codes(hand)
            bits = int(legals(pack, together(np.array([codes]).T), table.led)[0])
            allowed = {c for c, code in zip(hand, codes, strict=True) if bits >> code & 1}
            assert allowed == {c.held for c, verdict in ruled.items() if verdict.legal}
            card = random.choice([c for c, verdict in ruled.items() if verdict.legal])
            table.lay(pack, np.array([pack.played(card)], np.int8), number)
            trick = (*trick, card)
            led, winner = game.suit_led(trick).answer, game.winner(trick, trump)
            assert pack.number(led) == min(int(table.led[0]), NO_SUIT)
            assert winner.answer in (None, table.at[0])
            decisive.add(winner.reason.case)
            state, _ = game.apply(state, seat, card)
        if len(trick) == players:
            counts = game.counts(trick)
            assert table.void[0] == (counts is not None and not counts.answer)
    if TRICKS >= 600:
        wanted = {r.name for r in (*game.winning, *game.legality)} - NEVER
        assert wanted <= decisive


NEVER = {
    *("not-first-leader", "not-winner", "out-of-turn", "not-held", "void-before", "hand-unseen"),
    "leads-next",
    *("no-such-card", "twos-are-out", "hand-is-over", "merlin-undeclared"),
    *("only-merlin-is-declared", "neither-wizard-nor-jester"),
}
"""What needs a second trick, or a card or a seat that is not to be played from an open hand."""


def test_every_order_of_the_four_strongest() -> None:
    pack, trump = packed(CAMELOT), np.array([1], np.int8)
    for order in permutations(parse_cards("Grail Excalibur Morgan W", CAMELOT_DECK)):
        table = Lying(1, 1)
        for card in order:
            table.lay(pack, np.array([pack.played(card)], np.int8), trump)
        assert table.at[0] == CAMELOT.winner(order, Suit.HEARTS).answer


@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=edition_id)
@pytest.mark.parametrize("model", Model)
def test_what_is_played_is_legal_and_scored_right(
    game: TrickGame, edition: Edition, model: Model
) -> None:
    """Whole rounds as the models play them, replayed by the explaining engine."""
    pack, random, players, cards, count = packed(game), np.random.default_rng(5), 4, 5, 6
    rows = dealt(np.arange(60, dtype=np.uint8), players * cards, count, random)
    hands = np.stack([together(rows[s * cards : (s + 1) * cards]) for s in range(players)])
    trump = np.arange(count).astype(np.int8) % 5
    aims = np.ones((players, count), np.int8)
    recorded = Recorded(pack, hands, trump, cards, aims, model)
    outcome = recorded.play(random)
    for at in range(count):
        suit = None if trump[at] == NO_SUIT else pack.suits[trump[at]]
        start = Round(
            tuple(
                tuple(pack.cards[c] for c in rows[s * cards : (s + 1) * cards, at])
                for s in range(players)
            ),
            suit,
        )
        trace: Trace[Round, Card] = game.play(
            start, tuple(pack.card(c[at]) for c in recorded.plays)
        )
        for seat in range(players):
            assert edition.counted(trace.state.taken, seat) == outcome.won[seat, at]
            assert bool(edition.notes(trace.state.taken, seat)) == outcome.grail[seat, at]


class Recorded(Rounds):
    """Remembers what was played."""

    plays: list[Any]

    def _choose(self, *where: Any) -> Any:
        bit, code = super()._choose(*where)
        self.plays = [*getattr(self, "plays", []), code.copy()]
        return bit, code


def test_another_edition_has_no_tables() -> None:
    with pytest.raises(ValueError, match="mono-colour"):
        packed(wizard_variants.edition([wizard_variants.Variant.MONO_COLOUR]).tricks)


# Before bidding ----------------------------------------------------------------------------------


def wizard(hand: str, players: int = 4, seat: int = 1, trump: Suit | None = Suit.RED) -> Before:
    """What somebody knows who holds these cards."""
    own = parse_cards(hand, WIZARD_DECK)
    hands = tuple(own if s == seat else None for s in range(players))
    return Before(EVENING, len(own), hands, seat, trump)


def brute(known: Before) -> float:
    """The chance to win the first round, by all deals of single cards, each ruled in words."""
    left = list(WIZARD_DECK)
    for card in known.hand:
        left.remove(card)
    unseen = [seat for seat, hand in enumerate(known.hands) if hand is None]
    won = count = 0
    for cards in permutations(left[::4], len(unseen)):
        laid = dict(zip(unseen, cards, strict=True))
        trick = tuple(laid.get(seat) or known.hand[0] for seat in range(known.players))
        won += WIZARD.winner(trick, known.trump).answer == known.seat
        count += 1
    return won / count


@pytest.mark.parametrize("card", ["R9", "B13", "J", "W"])
def test_the_first_round_is_exact(card: str) -> None:
    known = wizard(card, players=3)
    # Leave every fourth card in the deck, so that all deals can be ruled one by one.
    left = list(WIZARD_DECK)
    left.remove(known.hand[0])
    out = tuple(c for at, c in enumerate(left) if at % 4)
    few = Before(EVENING, 1, known.hands, known.seat, known.trump, (), out)
    found = exact(few, Model.CHANCE, 1)
    assert found.games is None
    assert found.error == 0
    assert found.right == pytest.approx(brute(known), abs=1e-12)
    assert sum(found.chances) == pytest.approx(1)


def test_clairvoyance_counts_the_cards_one_may_hold() -> None:
    others = parse_cards("W B13 R2", WIZARD_DECK)
    hands = (others[:1], None, others[1:2], others[2:])
    found = exact(Before(EVENING, 1, hands, 1, Suit.RED), Model.AIMING, 0)
    # A Wizard lies before us: nothing wins.
    assert found.chances == (1.0, 0.0)
    assert found.points == pytest.approx(20)
    hands = (others[1:2], None, others[2:], parse_cards("Y3", WIZARD_DECK))
    turned = parse_cards("R1", WIZARD_DECK)
    found = exact(Before(EVENING, 1, hands, 1, Suit.RED, out=turned), Model.AIMING, 1)
    # Of 56 cards four Wizards win, and the trumps from 3 on: R3 to R13.
    assert found.right == pytest.approx(15 / 56)


def test_the_card_turned_up_is_in_no_hand() -> None:
    """Where it is not known, it is one that makes the trump: red or, as often as not, a Wizard."""
    last = wizard("R1", players=3, seat=2)
    # Whatever was turned up, it would have won against the lowest trump: 15 of 58 others do.
    assert exact(last, Model.CHANCE, 1).right == pytest.approx(43 * 42 / (58 * 57))
    none, jester = (
        Before(EVENING, 1, wizard("G1", players=3, seat=0).hands, 0, None, (), out)
        for out in ((), parse_cards("J", WIZARD_DECK))
    )
    assert exact(none, Model.CHANCE, 1).right == exact(jester, Model.CHANCE, 1).right
    assert none.turnable == {jester.out[0]: 1.0}
    assert last.turnable == {
        card: pytest.approx((1 if card.suit else 4 / 4) / 13)
        for card in dict.fromkeys(WIZARD_DECK)
        if (card.suit is Suit.RED and card.rank > 1) or card.kind is Kind.WIZARD
    }


def test_deals_leave_out_the_card_turned_up() -> None:
    known = wizard("R1 W", players=4)
    hands, _ = deals(known, 40_000, np.random.default_rng(5))
    pack = packed(known.edition.tricks)
    hidden = np.bitwise_count(np.delete(hands, known.seat, 0) & pack.of_suit[pack.number(Suit.RED)])
    assert (np.bitwise_count(hands) == 2).all()
    # 12 red cards and three Wizards, each as good as a quarter, may have been turned up.
    red = 12 / (12 + 3 / 4)
    assert hidden.sum(0).mean() == pytest.approx(6 * (12 - red) / 57, abs=0.02)


def test_whoever_bid_one_holds_a_strong_card() -> None:
    before = wizard("R7", seat=2)
    none, both = (
        exact(Before(EVENING, 1, before.hands, 2, Suit.RED, bids), Model.CHANCE, 1).right
        for bids in ((0, 0), (1, 1))
    )
    assert none > exact(before, Model.CHANCE, 1).right > both


def test_the_rounds_agree_with_the_exact_chances() -> None:
    """The same question asked of both: a hand of one card."""
    known = wizard("R7")
    hands, _ = deals(known, 20_000, np.random.default_rng(3))
    rounds = Rounds(
        packed(known.edition.tricks),
        hands,
        np.full(20_000, 2, np.int8),
        1,
        np.zeros_like(hands, np.int8),
        Model.CHANCE,
    )
    won = rounds.play(np.random.default_rng(4)).won[1].mean()
    assert won == pytest.approx(exact(known, Model.CHANCE, 1).right, abs=0.015)


def test_merlin_is_what_the_bid_wants() -> None:
    own = parse_cards("Merlin", CAMELOT_DECK)
    known = Before(CAMELOT_EVENING, 1, (None, own, None), 1, Suit.HEARTS)
    zero, one = (exact(known, Model.AIMING, bid) for bid in (0, 1))
    assert zero.chances[0] > 0.9
    assert one.chances[1] > 0.7
    eager = exact(known, Model.EAGER, 0)
    assert eager.chances == one.chances


def test_who_wants_a_trick_keeps_the_grail_for_an_even_position() -> None:
    own = parse_cards("Grail 5H 4S 6S", CAMELOT_DECK)
    known = Before(CAMELOT_EVENING, 4, (own, None, None), 0)
    none, one = prospects(known, Model.AIMING, (0, 1), 1000)
    assert one.points > none.points
    assert one.takes[0] > 0.5


def test_a_bid_is_prepared_from_what_a_seat_sees() -> None:
    line = "players=3&round=2&dealer=1&turned=R4&hands=B1,W/-/-&bids=-/-/1"
    course = wizard_variants.parse(line)
    known = seen(EVENING, EVENING.view(course.state, 0), 0)
    assert known.hands == (None, parse_cards("B1 W", WIZARD_DECK), None)
    assert (known.seat, known.trump, known.bids) == (1, Suit.RED, (1, None, None))
    assert known.before == (1,)
    assert known.out == parse_cards("R4", WIZARD_DECK)
    assert known.verdict(2).legal
    assert not known.verdict(3).legal


def test_the_same_seed_gives_the_same_chances() -> None:
    known = wizard("R7 W J B13 G2")
    bids = (1, 2)
    first, second, other = (prospects(known, Model.AIMING, bids, 500, s) for s in (1, 1, 2))
    assert first == second != other


@pytest.mark.parametrize("model", Model)
def test_cards_take_the_tricks(model: Model) -> None:
    """What the cards take, one by one, is what is taken altogether."""
    found = prospect(wizard("R7 W J B13 G2"), model, 2, 2000)
    assert sum(found.takes) == pytest.approx(found.tricks)
    assert sum(found.chances) == pytest.approx(1)
    assert found.error < 0.03


def test_earlier_bids_change_the_chances() -> None:
    known = wizard("R7 B13 G2 Y9", seat=2)
    low, high = (
        prospect(Before(EVENING, 4, known.hands, 2, Suit.RED, bids), Model.EAGER, 1, 3000).tricks
        for bids in ((0, 0), (3, 3))
    )
    assert low > high


def test_a_card_too_many_is_refused() -> None:
    own = parse_cards("R7 W", WIZARD_DECK)
    known = Before(EVENING, 2, (own, None, None), 0, Suit.RED, (), parse_cards("R7", WIZARD_DECK))
    with pytest.raises(Refused):
        prospect(known, Model.CHANCE, 0)


def test_points_are_those_of_the_edition() -> None:
    assert points(EVENING, 4, 5, 2, 2, False, False) == 40
    assert points(CAMELOT_EVENING, 4, 4, 0, 0, True, True) == 40
    assert points(CAMELOT_EVENING, 4, 1, 1, 0, False, True) == 0
    assert points(CAMELOT_EVENING, 4, 15, 0, 0, False, True) == 35


# Whole evenings ----------------------------------------------------------------------------------


def few(
    game: str = "wizard", games: int = 40, model: Model = Model.AIMING, seed: int = 7
) -> tuple[Piece, ...]:
    return pieces(game, 6, games, model, seed)


class Backwards(Executor):
    """Does the last piece first."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.insert(0, (future, args))
        if len(self.waiting) == 3:
            for one, (piece,) in self.waiting:
                one.set_result(fn(piece))
        return future


def test_the_result_depends_on_the_seed_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamelib.odds.evenings.PIECE", 15)
    alone = total(done(few()))
    assert alone == total(done(few()))
    assert alone == total(done(few(), Backwards()))
    with ThreadPoolExecutor(2) as threads:
        assert alone == total(done(few(), threads))
    assert alone != total(done(few(seed=8)))


@pytest.mark.parametrize("game", ["wizard", "camelot"])
@pytest.mark.parametrize("model", Model)
def test_an_evening_adds_up(game: str, model: Model) -> None:
    tally = play(few(game, 30, model)[0])
    assert tally.games == 30
    assert len(tally.points) == 6
    assert len(tally.right) == 10
    assert sum(tally.points) == sum(tally.gained)
    assert sum(tally.wins) >= 30
    assert all(0 <= right <= 30 * 6 for right in tally.right)


def test_who_plays_for_the_prediction_does_better() -> None:
    aiming, chance = (
        play(few(games=200, model=model)[0]) for model in (Model.AIMING, Model.CHANCE)
    )
    assert sum(aiming.points) > 1.05 * sum(chance.points)


def test_a_bar_shows_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    tally = simulate("wizard", 6, 20, Model.CHANCE, progress=True)
    assert tally == total(done(pieces("wizard", 6, 20, Model.CHANCE, 0)))
    assert "20/20" in capsys.readouterr().err


def test_a_cluster_does_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """A local Dask cluster brings what is brought alone."""
    monkeypatch.setattr("gamelib.odds.evenings.PIECE", 15)
    shape = {"n_workers": 2, "threads_per_worker": 1, "processes": PROCESSES}
    with LocalCluster(dashboard_address=":0", **shape) as cluster, Client(cluster) as client:
        assert total(done(few(), client.get_executor())) == total(done(few()))


def test_what_is_stopped_keeps_what_is_done() -> None:
    def stopped() -> Iterator[Tally]:
        yield play(few(games=5)[0])
        raise KeyboardInterrupt

    tally = total(stopped())
    assert tally
    assert tally.games == 5

    def at_once() -> Iterator[Tally]:
        raise KeyboardInterrupt
        yield

    assert total(at_once()) is None


@pytest.mark.parametrize(
    ("game", "players", "games", "seed"),
    [("whist", 4, 1, 0), ("wizard", 7, 1, 0), ("wizard", 4, 0, 0), ("wizard", 4, 1, -1)],
)
def test_what_there_is_not_is_named(game: str, players: int, games: int, seed: int) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        pieces(game, players, games, Model.CHANCE, seed)


def test_work_comes_in_pieces() -> None:
    sizes = [piece.games for piece in few(games=2 * PIECE + 1)]
    assert sizes == [PIECE, PIECE, 1]


# Qwixx -------------------------------------------------------------------------------------------


class Watched(Qwixx):
    """Remembers the dice, what was allowed, and what was chosen."""

    def __init__(self, *how: Any) -> None:
        super().__init__(*how)
        self.seen: list[tuple[Any, Any]] = []
        self.dice: Any = None

    def _second(self, active: int, white: Any, colours: Any, crossed: Any) -> None:
        self.dice = white[0].tolist(), colours[0].tolist()
        super()._second(active, white, colours, crossed)

    def _pick(self, allowed: Any) -> Any:
        chosen = super()._pick(allowed)
        self.seen.append((allowed[0], chosen[0]))
        return chosen


def cells(marked: Any, numbers: Callable[[int, int], int]) -> list[Cell]:
    """The places that are marked, `[row]` or `[row, die]`."""
    flat = np.asarray(marked).reshape(4, -1)
    return [Cell(COLOURS[r], numbers(r, d)) for r, d in zip(*np.nonzero(flat), strict=True)]


def replayed(on: Watched, active: int, turn: Turn) -> Turn:
    """One turn by the arrays, and the same by the explaining engine."""
    on.seen.clear()
    on.turn(active)
    (white, colours), game = on.dice, QWIXX
    dice = tuple(Die(c, n) for c, n in zip(COLOURS, colours, strict=True) if c in turn.still_rolled)
    turn, _ = game.apply(turn, TABLE, Roll((Die(None, white[0]), Die(None, white[1])), dice))
    (allowed, chosen), (allowed_second, second) = on.seen
    for seat in range(turn.players):
        may = {c for c in game.likely(turn, seat) if game.verdict(turn, seat, c).legal} - {PASS}
        assert may == set(cells(allowed[seat], lambda row, _: sum(white)))
        picked = cells(chosen[seat], lambda row, _: sum(white)) or [PASS]
        turn, _ = game.apply(turn, seat, picked[0])

    def number(row: int, die: int) -> int:
        return int(white[die] + colours[row])

    if game.over(turn):
        assert not allowed_second.any()
        return turn
    may = {c for c in game.likely(turn, active) if game.verdict(turn, active, c).legal} - {PASS}
    assert may == set(cells(allowed_second, number))
    turn, _ = game.apply(turn, active, (cells(second, number) or [PASS])[0])
    return turn


def test_qwixx_in_arrays_is_qwixx() -> None:
    """Whole games, turn by turn; what is random is taken from the arrays."""
    random, ends, locked = np.random.default_rng(2), set[str](), 0
    for number in range(max(40, TRICKS // 50)):
        players = 2 + number % 4
        on, turn, active = Watched(players, 1, random), start(players), 0
        while not on.over[0]:
            turn = replayed(on, active, turn)
            active = (active + 1) % players
            assert on.closed[0].tolist() == [turn.is_closed(colour) for colour in COLOURS]
        over = QWIXX.over(turn)
        assert over
        ends.add(over.reason.case)
        assert sheets(on.crosses, on.penalties)[0].tolist() == [total_of(s) for s in turn.sheets]
        locked += sum(len(sheet.locks) for sheet in turn.sheets)
    assert "fourth-penalty" in ends
    assert locked


def test_many_games_of_qwixx_end() -> None:
    found = play_qwixx(3, 200, np.random.default_rng(1))
    assert found.totals.shape == (200, 3)
    assert 4 <= found.turns.min() <= found.turns.max() < 200
    again = play_qwixx(3, 200, np.random.default_rng(1))
    assert (found.totals == again.totals).all()
    for players, games in ((1, 5), (6, 5), (3, 0)):
        with pytest.raises(ValueError, match=str(players)):
            play_qwixx(players, games, np.random.default_rng(1))


# The command line --------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_command_tells_round_by_round(capsys: pytest.CaptureFixture[str], workers: str) -> None:
    options = ["--players", "6", "--games", "20", "--seed", "3", "--workers", workers]
    assert command.run(["simulate", "camelot", *options]) == 0
    shown = capsys.readouterr()
    assert "20/20" in shown.err
    lines = shown.out.splitlines()
    expected = simulate("camelot", 6, 20, Model.AIMING, 3)
    assert expected
    assert [line.split()[0] for line in lines[3:13]] == [str(n) for n in range(1, 11)]
    assert lines[3].split()[1] == f"{expected.right[0] / 120:.1%}"
    assert len(lines) == 3 + 10 + 2 + 6


def test_the_command_tells_the_sums_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["simulate", "wizard", "--players", "6", "--games", "5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads(json.dumps(asdict(play(pieces("wizard", 6, 5, Model.AIMING, 0)[0]))))


@pytest.mark.parametrize("stopped", [KeyboardInterrupt, None])
def test_a_command_stopped_at_once_says_so_in_one_line(
    stopped: type[BaseException] | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Whether anything had begun or not."""

    def simulate(*_: object, **__: object) -> None:
        if stopped:
            raise stopped

    monkeypatch.setattr("gamelib.odds.evenings.simulate", simulate)
    assert command.run(["simulate", "wizard"]) == 130
    shown = capsys.readouterr()
    assert (shown.out, len(shown.err.strip().splitlines())) == ("", 1)


def test_the_command_names_what_it_cannot_do(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = {
        "camelot": [],
        "whist": ["whist"],
        "7": ["wizard", "--players", "7"],
        "0": ["wizard", "--games", "0"],
        "often": ["wizard", "--games", "often"],
        "-1": ["wizard", "--seed", "-1"],
        "1000": ["wizard", "--workers", "1000"],
        "clever": ["wizard", "--model", "clever"],
    }
    for part, options in wrong.items():
        assert command.run(["simulate", *options]) == 2
        shown = capsys.readouterr()
        assert part in shown.err
        assert len(shown.err.splitlines()) == 1
    assert set(command.MODELS) == {model.value for model in Model}


@contextmanager
def simulating(workers: str) -> Iterator[subprocess.Popen[bytes]]:
    """The command at work, with its first games done."""
    options = ["--games", "10000000", "--workers", workers]
    with subprocess.Popen(
        [sys.executable, "-m", "gamelib", "simulate", "wizard", "--players", "6", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert process.stderr
        seen = b""
        while not re.search(rb"[1-9]\d*/10000000", seen):
            seen += process.stderr.read1(100)
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_command_can_be_stopped(workers: str) -> None:
    with simulating(workers) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert b"Stopped after" in err
    assert b"Traceback" not in err
    assert b"round" in out


def test_whoever_stops_the_command_twice_waits_for_nothing() -> None:
    """Whatever it was about to close; its workers have ended, too, or its output would go on."""
    with simulating("2") as process:
        os.killpg(process.pid, signal.SIGINT)
        time.sleep(0.2)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=5)
    assert process.returncode == 130
    assert err.splitlines()[-1] == b"gamelib: stopped."
    assert b"Traceback" not in err
    assert out == b""
