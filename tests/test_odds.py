"""Numbers instead of ladders: the same rules, many rounds at once, and what a hand is worth."""

import os
from itertools import permutations
from random import Random

import numpy as np
import pytest

from gamelib.games.camelot import CAMELOT, CAMELOT_DECK
from gamelib.games.camelot_round import CAMELOT_EVENING
from gamelib.games.cards import Card, Cards, Suit, parse_cards
from gamelib.games.rounds import Edition
from gamelib.games.tricks import Round, TrickGame
from gamelib.games.wizard import WIZARD
from gamelib.games.wizard_round import EVENING
from gamelib.odds.pack import NO_SUIT, packed
from gamelib.odds.rounds import Model, Rounds, dealt, legals, together
from gamelib.odds.rounds import Trick as Lying
from gamelib.play import Trace

TRICKS = int(os.environ.get("ODDS_TRICKS", "600"))
"""How many random tricks the tables are held against the ladders on, for each edition."""

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
            bits = legals(
                pack, np.array([sum(1 << c for c in pack.codes(hand))], np.uint64), table.led
            )
            held = {c for c, b in zip(hand, pack.codes(hand), strict=True) if int(bits[0]) >> b & 1}
            assert held == {card.held for card, verdict in ruled.items() if verdict.legal}
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
    *("no-such-card", "twos-are-out", "hand-is-over", "merlin-undeclared"),
    *("only-merlin-is-declared", "neither-wizard-nor-jester"),
}
"""What needs a card or a seat that is not to be played from an open hand in turn."""


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

    plays: list[np.ndarray]

    def _choose(self, *where):  # type: ignore[no-untyped-def]
        bit, code = super()._choose(*where)
        self.plays = [*getattr(self, "plays", []), code.copy()]
        return bit, code


def test_another_edition_has_no_tables() -> None:
    from gamelib.games.wizard_variants import Variant, edition  # noqa: PLC0415

    with pytest.raises(ValueError, match="mono-colour"):
        packed(edition([Variant.MONO_COLOUR]).tricks)
