"""How far a line may go, and what stands where nothing is said."""

from collections.abc import Callable
from dataclasses import fields as of_class
from inspect import isclass, signature
from typing import Any

import pytest

from gamelib.games import pads, qwixx, rounds, tricks, wizard_variants
from gamelib.games.cards import Card, Kind
from gamelib.games.editions import ask
from gamelib.games.notation import (
    LONGEST,
    LONGEST_FIELD,
    Input,
    fields,
    filled,
    pressed,
    readable,
    whole,
    wrong,
)
from gamelib.games.round_notation import parse
from gamelib.games.wizard_round import EVENING
from gamelib.games.zaubercocktail import line, values
from gamelib.ruling import Refused


def refused(act: Callable[..., Any], *given: Any) -> Any:
    with pytest.raises(Refused) as found:
        act(*given)
    return found.value.reason


def test_a_line_and_a_field_are_as_long_as_they_may_be() -> None:
    assert (LONGEST, LONGEST_FIELD) == (4000, 300)
    assert fields("hand=" + "R" * (LONGEST - 5), ("hand",))
    assert refused(fields, "hand=" + "R" * (LONGEST - 4), ("hand",)).case == "too-long"
    assert filled({"hand": "R" * LONGEST_FIELD})
    long = refused(filled, {"hand": "R" * (LONGEST_FIELD + 1)})
    assert (long.case, long["part"], long["key"]) == ("field-long", "R" * 20, "hand")


@pytest.mark.parametrize("text", ["0004", "0", "7", "-4", "", "४", " 4"])
def test_a_whole_number_is_in_plain_digits(text: str) -> None:
    assert whole("4", "players", range(3, 7)) == 4
    assert whole("003", "players", range(3, 7)) == 3
    assert refused(whole, text, "players", range(3, 7))["right"] == "3–6"


def test_codes_are_signs_again_where_that_tells_the_same() -> None:
    told = {
        "hand=%CE%96%207": "hand=Ζ 7",
        "hand=%2C&trick=%26%25%2B": "hand=,&trick=%26%25%2B",
        "hand=%E2%80%8B%41": "hand=%E2%80%8BA",
        "hand=%ff%41": "hand=%ff%41",
        "hand": "hand",
    }
    assert {text: readable(text) for text in told} == told


def test_a_button_says_nothing_of_what_could_be_written() -> None:
    named = wrong(Input.UNKNOWN_TRUMP, "unknown-trump", part="Q")
    assert pressed(named).reason.case == "option-pressed"
    assert pressed(named).reason["part"] == "Q"
    other = wrong(Input.UNKNOWN_CARD, "unknown-card", part="Q")
    assert pressed(other) is other


@pytest.mark.parametrize("turned", ["R5,B7", "J,J", ""])
def test_one_card_is_turned_up(turned: str) -> None:
    reason = refused(parse, f"players=3&turned={turned}", lambda *_: EVENING)
    assert reason.rule is Input.UNKNOWN_CARD
    assert parse("players=3&turned=R5", lambda *_: EVENING).steps[-1].action.card.rank == 5


def test_what_is_endless_is_quoted_in_part() -> None:
    text = "z" * 200
    assert qwixx.written(text) == text[:40]
    assert refused(line.parse_agreement, text, "z", [], 4)["part"] == text[:80]


DEFAULTS: dict[str, Any] = {
    "players": 4,
    "number": 1,
    "opening": 1,
    "dealer": 0,
    "first_dealer": 0,
    "scorekeeper": 0,
    "seat": 0,
    "at": 0,
    "active": 0,
    "rank": 0,
    "tricks": 0,
    "points": (),
    "rows": (),
    "totals": (),
}
"""A table of four, its first round, its first seat; a card without a number."""


@pytest.mark.parametrize(
    "room",
    [pads, qwixx, rounds, tricks, wizard_variants],
    ids=lambda room: room.__name__.rpartition(".")[2],
)
def test_what_is_not_said_is_the_first(room: Any) -> None:
    own = [one for one in vars(room).values() if getattr(one, "__module__", "") == room.__name__]
    methods = [one for each in filter(isclass, own) for one in vars(each).values()]
    given = [
        (name, parameter.default)
        for one in (*own, *methods)
        if callable(one) and not isclass(one)
        for name, parameter in signature(one).parameters.items()
        if parameter.default is not parameter.empty and name in DEFAULTS
    ]
    assert given
    assert [(name, value) for name, value in given if value != DEFAULTS[name]] == []


def test_a_card_an_evening_and_a_claim_without_more() -> None:
    assert Card(Kind.WIZARD) == Card(Kind.WIZARD, None, 0, None)
    evening = rounds.Evening(4)
    assert (evening.scorekeeper, evening.opening, evening.rows) == (0, 1, ())
    assert EVENING.start(4) == EVENING.start(4, 0, 1)
    claim = pads.Claim()
    assert (claim.opening, claim.dealer, claim.seat) == (1, 0, 0)
    assert qwixx.Turn(()).active == 0
    assert {given.name for given in of_class(pads.Claim)} <= DEFAULTS.keys()


def test_two_editions_that_answer_alike_have_not_changed() -> None:
    assert not ask(lambda edition: edition.hand_sizes(4)).changed


def test_a_value_is_a_number_of_four_digits_at_most() -> None:
    assert values.parse_figure("0012b", 99).number == 12
    assert refused(values.parse_figure, "00012b", 99).case == "number"
    assert refused(values.parse_figure, "12br", 99).case == "number"
