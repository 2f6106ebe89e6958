"""Camelot, the trick: examples, agreement with naive definitions, bad input."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelib.games.camelot import CAMELOT, CAMELOT_DECK, MERLIN, MORGAN, doing
from gamelib.games.cards import Card, Cards, Kind, Suit, parse_cards, str_cards
from gamelib.games.tricks import Round
from gamelib.games.wizard import WIZARD
from gamelib.play import verdicts
from gamelib.ruling import Reason, Refused

EXAMPLES: list[dict[str, Any]] = tomllib.loads(
    (files("gamelib") / "examples" / "camelot.toml").read_text(encoding="utf-8")
)["example"]


def of(kind: str) -> Any:
    """The examples of a kind, as parameters of a test."""
    return pytest.mark.parametrize(
        "example", [pytest.param(e, id=e["id"]) for e in EXAMPLES if e["kind"] == kind]
    )


def said(reason: Reason) -> str:
    """Rule and case, as the examples write them."""
    return f"{reason.rule.id}.{reason.case}"


def cards(text: str) -> Cards:
    return parse_cards(text, CAMELOT.plays)


def table(line: str) -> tuple[Cards, Suit | None]:
    """The last trick of a position, finished or not, and the trump."""
    at = CAMELOT.parse(line).state
    return at.trick or (at.taken[-1].cards if at.taken else ()), at.trump


# Examples --------------------------------------------------------------------------------


@of("winner")
def test_winner(example: dict[str, Any]) -> None:
    trick, trump = table(example["position"])
    ruling = CAMELOT.winner(trick, trump)
    assert (ruling.answer is None, said(ruling.reason)) == (example["winner"] == 0, example["by"])
    assert ruling.answer is None or ruling.answer + 1 == example["winner"]
    counts = CAMELOT.counts(trick)
    assert counts is not None
    assert counts.answer is example.get("counts", "Excalibur" not in example["position"])


@of("winner")
def test_winner_of_finished_trick_leads(example: dict[str, Any]) -> None:
    at = CAMELOT.parse(example["position"]).state
    if at.taken:
        assert at.leader + 1 == at.taken[-1].winner + 1 == example["winner"]


@of("led")
def test_led(example: dict[str, Any]) -> None:
    ruling = CAMELOT.suit_led(table(example["position"])[0])
    assert (str(ruling.answer or "none"), said(ruling.reason)) == (example["led"], example["by"])


@of("legal")
def test_legal(example: dict[str, Any]) -> None:
    at = CAMELOT.parse(example["position"]).state
    judged = {
        str(card): f"{'yes' if v.legal else 'no'} {said(v.reason)}"
        for card, v in verdicts(CAMELOT, at, at.to_play)
    }
    assert judged == example["cards"]


@of("doing")
def test_doing(example: dict[str, Any]) -> None:
    trick, trump = table(example["position"])
    found = zip(trick, doing(trick, trump), strict=True)
    assert {str(c): said(r.reason) for c, r in found if r} == example["cards"]


@of("refused")
def test_refused(example: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        CAMELOT.parse(example["position"])
    assert said(refused.value.reason) == example["by"]


@pytest.mark.parametrize("example", [e for e in EXAMPLES if "position" in e], ids=lambda e: e["id"])
def test_notation_is_inverse(example: dict[str, Any]) -> None:
    if example["kind"] != "refused":
        trace = CAMELOT.parse(example["position"])
        assert CAMELOT.parse(CAMELOT.notation(trace)) == trace


# Cards --------------------------------------------------------------------------------


def test_deck() -> None:
    count = Counter(card.kind for card in CAMELOT_DECK)
    assert (len(CAMELOT_DECK), count[Kind.SUITED]) == (60, 48)
    assert {str(c)[:-1] for c in CAMELOT_DECK if c.suit} == {*"3456789JQKA", "10"}
    assert {kind: n for kind, n in count.items() if kind is not Kind.SUITED} == {
        Kind.JESTER: 4,
        Kind.WIZARD: 4,
        Kind.GRAIL: 1,
        Kind.EXCALIBUR: 1,
        Kind.MERLIN: 1,
        Kind.MORGAN: 1,
    }


def test_card_notation_is_inverse() -> None:
    assert parse_cards(str_cards(CAMELOT.plays), CAMELOT.plays) == CAMELOT.plays
    assert len({str(card) for card in CAMELOT.plays}) == len(CAMELOT.plays)
    assert parse_cards(str_cards(WIZARD.deck), WIZARD.deck) == WIZARD.deck


def test_card_notation_as_people_type_it() -> None:
    assert str_cards(cards("10♠ j♠, a♦ qh J w grail EXCALIBUR merlinj")) == (
        "10S,JS,AD,QH,J,W,Grail,Excalibur,MerlinJ"
    )


# Naive definitions --------------------------------------------------------------------------------


def naive_led(trick: Cards) -> Suit | None:
    """The suit of the first card that is not null."""
    null = (Kind.JESTER, Kind.EXCALIBUR)
    rest = [
        c for k, c in enumerate(trick, 1) if c.kind not in null and (c.kind, k % 2) != (GRAIL, 1)
    ]
    return rest[0].suit if rest else None


def naive_winner(trick: Cards, trump: Suit | None) -> int | None:
    """The position with the greatest strength, the first among equals; none without strength."""
    led = naive_led(trick)

    def strength(k: int) -> int:
        card = trick[k]
        special = {Kind.MORGAN: 800, Kind.WIZARD: 700, Kind.JESTER: 1, GRAIL: 900 * (k % 2)}
        suited = 200 if card.suit is trump else 100 if card.suit is led else -99
        return special.get(card.kind, suited + card.rank if card.suit else 0)

    best = max(range(len(trick)), key=strength)
    return best if strength(best) > 0 else None


GRAIL = Kind.GRAIL
SPECIAL_PLAYS = cards("J W Grail Excalibur MerlinW MerlinJ Morgan")


def possible(trick: Cards) -> bool:
    """Whether the deck holds the cards of a trick."""
    deck = Counter(CAMELOT_DECK)
    return all(n <= deck[card] for card, n in Counter(card.held for card in trick).items())


@lru_cache
def special_tricks(players: int) -> list[Cards]:
    """All tricks of null and special cards alone, in every order."""
    return [t for t in product(SPECIAL_PLAYS, repeat=players) if possible(t)]


@pytest.mark.parametrize("players", range(1, 7))
def test_all_tricks_of_special_cards(players: int) -> None:
    """The ladder agrees with the naive definition, and a finished trick always has a winner."""
    for trick in special_tricks(players):
        found = CAMELOT.winner(trick, Suit.SPADES).answer
        assert found == naive_winner(trick, Suit.SPADES), str_cards(trick)
        assert found is not None or players < 3
        assert CAMELOT.suit_led(trick).answer is naive_led(trick)


@pytest.mark.parametrize("players", [3, 4])
def test_all_tricks_with_suits(players: int) -> None:
    """The same with two suited cards, a trump and an off-suit card mixed in."""
    plays = (*SPECIAL_PLAYS, *cards("5S 6S 3D AH"))
    for trick in product(plays, repeat=players):
        if possible(trick):
            ruling = CAMELOT.winner(trick, Suit.DIAMONDS)
            assert ruling.answer == naive_winner(trick, Suit.DIAMONDS), str_cards(trick)
            assert CAMELOT.suit_led(trick).answer is naive_led(trick)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Cards, Cards, Suit | None]:
    """A trick and a hand from one deck, and a trump."""
    deck = draw(st.permutations(CAMELOT_DECK))
    on_table = draw(st.integers(1, 6))
    as_wizard = draw(st.booleans())
    trick = tuple(card.plays[-1 if as_wizard else 0] for card in deck[:on_table])
    trump = draw(st.sampled_from([None, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]))
    return trick, tuple(deck[on_table : on_table + 8]), trump


@given(tables())
def test_agreement_with_naive(drawn: tuple[Cards, Cards, Suit | None]) -> None:
    trick, hand, trump = drawn
    assert CAMELOT.winner(trick, trump).answer == naive_winner(trick, trump)
    led = naive_led(trick)
    follow = [card for card in hand if card.suit and card.suit is led]
    at = Round((None,) * len(trick) + (hand,), trump, 0, trick)
    for card, verdict in verdicts(CAMELOT, at, len(trick)):
        assert verdict.legal == (not follow or card.suit is None or card.suit is led)
        assert verdict.legal or said(verdict.reason)


@pytest.mark.parametrize("trick", [*permutations(cards("Grail Excalibur Morgan W"))], ids=str_cards)
def test_all_orders_of_four_specials(trick: Cards) -> None:
    """Even Grail wins, else Morgan; always annulled, and the winner leads the next."""
    where = [card.kind for card in trick]
    best = GRAIL if where.index(GRAIL) % 2 else Kind.MORGAN
    trace = CAMELOT.play(Round((None,) * 4), trick)
    assert trace.state.leader == where.index(best)
    reasons = [said(reason) for reason in trace.steps[-1].reasons]
    by = "CAM-WIN-05.even-grail" if best is GRAIL else "CAM-WIN-04.morgan"
    assert reasons[1:] == [by, "CAM-EXC-02.excalibur-annuls", "A-CAM-03.annulled-winner-leads"]


@given(tables())
def test_doing_agrees_with_the_winner(drawn: tuple[Cards, Cards, Suit | None]) -> None:
    trick, _, trump = drawn
    winner = CAMELOT.winner(trick, trump).answer
    for at, (card, ruling) in enumerate(zip(trick, doing(trick, trump), strict=True)):
        assert (ruling is None) == (card.suit is not None)
        assert ruling is None or ruling.answer == (at == winner)


# Any action whatever --------------------------------------------------------------------------------

START = Round((cards("4C 5H Merlin"), cards("AC AH W"), cards("KC KH J")))


@pytest.mark.parametrize(
    ("action", "by"),
    [
        (MERLIN, "CAM-MERL-02.merlin-undeclared"),
        (Card(Kind.MORGAN, face=Kind.MERLIN), "CAM-MERL-01.neither-wizard-nor-jester"),
        (Card(Kind.WIZARD, face=Kind.MORGAN), "CAM-MERL-01.only-merlin-is-declared"),
        (MORGAN, "CAM-DEF-04.not-held"),
        (Card(Kind.SUITED, Suit.CLUBS, 2), "CAM-COMP-03.twos-are-out"),
        (Card(Kind.SUITED, Suit.RED, 7), "CAM-COMP-04.no-such-card"),
        ("4C", "CAM-COMP-04.no-such-card"),
        (None, "CAM-COMP-04.no-such-card"),
        (7, "CAM-COMP-04.no-such-card"),
    ],
)
def test_refused_action(action: Any, by: str) -> None:
    verdict = CAMELOT.verdict(START, 0, action)
    assert (verdict.legal, said(verdict.reason)) == (False, by)


def test_out_of_turn_and_after_the_end() -> None:
    four, ace, king = cards("4C AC KC")
    assert said(CAMELOT.verdict(START, 1, ace).reason) == "CAM-PLAY-01.not-first-leader"
    led = CAMELOT.play(START, (four,)).state
    assert said(CAMELOT.verdict(led, 2, king).reason) == "CAM-DEF-02.out-of-turn"
    won = CAMELOT.play(START, (four, ace, king)).state
    assert said(CAMELOT.verdict(won, 0, cards("5H")[0]).reason) == "CAM-PLAY-05.not-winner"
    over = replace(won, hands=((), (), ()))
    assert said(CAMELOT.verdict(over, 1, ace).reason) == "CAM-DEF-05.hand-is-over"
