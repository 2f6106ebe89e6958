"""Whatever refuses a line also says what would be right, and that is right."""

from typing import Any

import pytest

from gamelib.games import pads
from gamelib.games.notation import LONGEST, LONGEST_FIELD, Input, fields, filled, pressed, wrong
from gamelib.games.wizard_round import EVENING
from gamelib.ruling import Refused
from gamelib.subjects import SUBJECTS

RIGHT = (
    ("wizard", "players=9&trick=J", "3–6"),
    ("wizard", "players=2&trick=J", "3–6"),
    ("wizard", "trump=Z&trick=J", "B G R Y none"),
    ("wizard", "trick=R14", "B1–B13 G1–G13 R1–R13 Y1–Y13 W J"),
    ("wizard", "trick=X", "B1–B13 G1–G13 R1–R13 Y1–Y13 W J"),
    ("wizard", "hands=R1/R2&players=4", 4),
    ("wizard", "players=3&trick=J,J,J,J", 3),
    ("wizard", "players=6&hand=R1,R2,R3,R4,R5,R6,R7,R8,R9,R10,R11", 10),
    ("wizard", "trick=R7,R7", 1),
    ("wizard", "trick=J,J,J,J/W&hand=J", 4),
    ("wizard", "players=3&round=21", "1–20"),
    ("wizard", "players=3&round=0", "1–20"),
    ("wizard", "players=3&round=2&dealer=4", "0–2"),
    ("wizard", "players=3&round=2&dealer=2&hands=B1,R9/G4,W", 3),
    ("wizard", "players=3&round=2&dealer=2&hands=B1,R9/G4,W/Y2,B12&turned=R7&bids=1/0", 3),
    (
        "wizard",
        "players=3&round=2&dealer=2&hands=B1,R9/G4,W/Y2,B12&turned=R7&bids=1/0/0&trick=B1,G4,Y2,R9",
        3,
    ),
    (
        "wizard",
        "players=3&round=2&dealer=2&variants=loud",
        "plus-minus-one hidden secret clairvoyance mono-colour",
    ),
    ("wizard", "pad=1:1,2:2/1:1,0:0", "3–6"),
    ("wizard", "totals=10,20", "3–6"),
    ("wizard", "totals=1,2,3,4,5,6,7", "3–6"),
    ("wizard", "pad=1:1,0:0,0:0&round=0", "1–20"),
    ("wizard", "pad=1:1,0:0,0:0&round=21", "1–20"),
    ("wizard", "pad=1:1,0:0,0:0&points=30,20", 3),
    ("wizard", "players=2&round=2&dealer=1&hands=B1,R9/G4,W", "3–6"),
    ("wizard", "pad=1:1,2:2,0:0/1:1,0:0", 3),
    (
        "camelot",
        "trick=1C",
        "3S–AS 3H–AH 3D–AD 3C–AC W J Grail Excalibur Merlin MerlinW MerlinJ Morgan",
    ),
    ("camelot", "hand=MerlinW&trick=J", "Merlin"),
    ("camelot", "trick=MerlinGrail", "MerlinW MerlinJ"),
    ("camelot", "trick=WJ", "MerlinW MerlinJ"),
    (
        "camelot",
        "players=3&round=2&variants=hidden",
        "players round dealer hands turned chosen bids trick",
    ),
    ("camelot", "trick=Grail,Grail", 1),
    ("qwixx", "players=3&active=4&dice=W1,W1,R1,Y1,G1,B1", 3),
    ("qwixx", "red=13/-", "2 - 12"),
    ("qwixx", "green=1/-", "12 - 2"),
    ("qwixx", "red=7/-&dice=W1,W7,R1,Y1,G1,B1", "W1 - W6, R Y G B"),
    ("qwixx", "red=7/-&dice=W1,W2,R1,Y1,G1,B1&choices=P5/?", "R Y G B"),
    ("zaubercocktail", "players=100&recipe=5/3/1/-2", "0 - 99"),
    ("zaubercocktail", "players=4&track=0,0", "0 - 500"),
    ("zaubercocktail", "players=4&stones=E", "A B C D"),
    ("zaubercocktail", "players=4&offers=A:3BS", "A:3BS:FB:B"),
    ("zaubercocktail", "players=4&bargains=A:3BS", "A:3BS:-:B:FB:-"),
    ("zaubercocktail", "hands=QQ/-/-/-", "BS GW BE GE TH GS SG WB FB GR SE"),
    ("zaubercocktail", "hands=40FB/-/-/-", 6),
    ("zaubercocktail", "hands=3BS/-/-/-&track=0/0/0/900", "0 - 500"),
    ("zaubercocktail", "hands=3BS/-/-/-&recipe=9999", "5/3/1/-2"),
    (
        "zaubercocktail",
        "hands=3BS/-/-/-&moves=A.fly",
        "offer, withdraw, accept, deliver, stone, play, deal, turn, resume, draw, move",
    ),
)


@pytest.mark.parametrize(("game", "line", "right"), RIGHT)
def test_what_would_be_right(game: str, line: str, right: Any) -> None:
    with pytest.raises(Refused) as refused:
        SUBJECTS[game].read(line)
    assert refused.value.reason["right"] == right


@pytest.mark.parametrize(
    ("evening", "right"),
    [((2, 0, 1), "3–6"), ((7, 0, 1), "3–6"), ((4, 4, 1), "0–3"), ((4, 0, 0), "1–15")],
)
def test_where_an_evening_can_begin(evening: tuple[int, int, int], right: str) -> None:
    with pytest.raises(Refused) as refused:
        EVENING.start(*evening)
    assert refused.value.reason["right"] == right


def test_a_hand_may_be_as_large_as_the_deck_allows() -> None:
    hand = ",".join(f"{suit}{rank}" for suit in "BG" for rank in range(1, 11))
    read = SUBJECTS["wizard"].read(f"players=3&hand={hand}")
    assert len(read.state.hands[0]) == 20
    assert not read.steps


def test_what_a_number_of_a_sheet_comes_after() -> None:
    with pytest.raises(Refused) as refused:
        SUBJECTS["qwixx"].read("red=3,7,5")
    assert refused.value.reason["after"] == 7


def test_a_pad_may_begin_with_the_last_round_and_its_last_row_counts() -> None:
    read = SUBJECTS["wizard"].read
    assert read("pad=20:20,0:0,0:0&round=20").start.number == 20
    assert read("pad=0:0,1:0,1:1/2:1,0:0,0:1").start.last.bids == (2, 0, 0)
    for line, part in (
        ("pad=1:1,0:0,0:0/1:1:grail,0:0,0:1", "grail"),
        ("totals=1,x,3", "x"),
    ):
        with pytest.raises(Refused) as refused:
            read(line)
        assert refused.value.reason["part"] == part


@pytest.mark.parametrize("row", ["10 2 -20", "10 2 x 0", "10 2 x"])
def test_a_printed_row_has_two_numbers_for_each_player(row: str) -> None:
    assert pads.printed("10 2 -20 0") == ((10, 2), (-20, 0))
    with pytest.raises(Refused):
        pads.printed(row)


def test_how_long_a_line_a_field_and_a_number_may_be() -> None:
    assert fields("a=" + "x" * (LONGEST - 2), ("a",))
    assert filled({"hand": "x" * LONGEST_FIELD})
    assert pads.cell("9" * 12) == 10**12 - 1
    assert pads.cell("9" * 13) == "9" * 13
    with pytest.raises(Refused):
        fields("a=" + "x" * (LONGEST - 1), ("a",))
    with pytest.raises(Refused) as refused:
        filled({"hand": "x" * (LONGEST_FIELD + 1)})
    assert refused.value.reason["part"] == "x" * 20
    longest = "x" * pads.LONGEST_NAME
    assert pads.named((longest, longest + "x"), ("A", "B")) == (longest, longest[1:] + "…")
    assert [*pads.check_names((longest, longest + "x"))] == [1]


@pytest.mark.parametrize(
    ("said", "case"),
    [
        *(("999", "more-than-hand"), ("1000", "more-than-hand"), ("-1", "below-zero")),
        *(("9" * 13, "no-number"), ("x", "no-number"), ("", "nothing-said")),
    ],
)
def test_a_bid_is_read_as_on_a_pad(said: str, case: str) -> None:
    with pytest.raises(Refused) as refused:
        SUBJECTS["wizard"].read(f"round=2&turned=R1&bids=-/{said}/-/-")
    assert refused.value.reason.case == case


def test_what_is_wrong_with_the_line_of_a_round() -> None:
    cases = {
        "players=3&round=2&turned= ": ("unknown-card", ""),
        "players=3&round=2&turned=R1,R2": ("unknown-card", "R1,R2"),
        "players=3&round=2&turned=R1&bids=0/0/0&trick=B2,B3,B2": ("copies", "B2"),
        "players=3&round=2&turned=R1&trick=B2,B3/B4,B5,B6": ("trick-size", "B2,B3"),
        "players=3&round=2&turned=R1&trick=B2,B3,B4,B5": ("trick-size", "B2,B3,B4,B5"),
    }
    for line, (case, part) in cases.items():
        with pytest.raises(Refused) as refused:
            SUBJECTS["wizard"].read(line)
        reason = refused.value.reason
        assert (reason.case, str(reason.facts[0][1])) == (case, part)


def test_who_presses_a_button_is_not_told_what_could_be_written() -> None:
    def case(refused: Refused) -> str:
        return pressed(refused).reason.case

    assert case(wrong(Input.OPTION, "option-unknown", part="x")) == "option-pressed"
    assert case(wrong(Input.EMPTY, "empty")) == "empty"


def test_rows_of_a_pad_are_as_long_as_the_first() -> None:
    with pytest.raises(Refused) as refused:
        pads.parse("0:0,0:0/0:0,0:0,0:0")
    assert (refused.value.reason["count"], refused.value.reason["right"]) == (3, 2)
    assert pads.totals(EVENING, ()) == ()
