"""The command line explains a position, as text and as data, and says what is wrong with it."""

import json
import subprocess
import sys
from typing import Any

import pytest

from gamelib import address, explain
from gamelib.commands import run
from gamelib.speech import LANGUAGES, Catalog

TRICK = "game=wizard&trump=R&trick=B7,B13,R2&hand=B1,W,R9"


def told(line: str) -> dict[str, Any]:
    made = explain.data(address.parse(line), Catalog("en"))
    assert json.loads(json.dumps(made)) == made
    return made


def test_a_trick_as_data() -> None:
    data = told(TRICK)
    assert data["line"] == TRICK.replace("game=wizard", "game=wizard&players=4")
    assert [step["action"] for step in data["done"]] == ["B7", "B13", "R2"]
    assert [(one["action"], one["legal"], one["rule"]) for one in data["legal"]] == [
        ("B1", True, "WIZ-PLAY-03"),
        ("W", True, "WIZ-PLAY-06"),
        ("R9", False, "WIZ-PLAY-04"),
    ]
    assert {one["seat"] for one in data["legal"]} == {3}
    assert data["winner"]["seats"] == [2]
    assert data["winner"]["rule"] == "WIZ-WIN-04"
    assert len(data["steps"]) == 3


def test_a_round_as_data() -> None:
    data = told("game=wizard&players=3&round=1&hands=B1/G2/W&turned=R7&bids=0/1/1&trick=G2,W,B1")
    assert [data["scores"][seat]["points"] for seat in "012"] == [20, -10, 30]
    assert data["scores"]["2"]["lines"][0]["rule"] == "WIZ-SCORE-01"
    assert data["winner"] is not None
    assert data["winner"]["seats"] == [2]


def test_bids_as_data() -> None:
    line = "game=wizard&variants=plus-minus-one&players=3&round=2&dealer=2&turned=R7&bids=2/0/-"
    verdicts = {one["action"]: (one["legal"], one["rule"]) for one in told(line)["legal"]}
    assert verdicts["bid 0"] == (False, "WIZ-VAR-PM-01")
    assert verdicts["bid 1"] == (True, "WIZ-VAR-PM-01")


def test_a_pad_and_variants_as_data() -> None:
    data = told("game=wizard&pad=1:1,0:0,1:0&round=3")
    assert data["legal"] == [{**data["legal"][0], "action": "1:1,0:0,1:0", "legal": False}]
    assert [data["scores"][seat]["points"] for seat in "012"] == [30, 20, -10]
    assert told("game=wizard&totals=150,150,90")["winner"]["seats"] == [0, 1]
    assert told("game=wizard&together=hidden,secret")["legal"][0]["legal"] is False
    assert told("game=camelot&trick=Grail,JS,W")["winner"]["seats"] == [2]


def test_a_turn_of_qwixx_as_data() -> None:
    data = told("game=qwixx&red=5,7/-&dice=W4,W1,R2,Y3,G5,B6&choices=Y5/R5")
    assert [one["action"] for one in data["legal"] if one["legal"]] == [
        *("Y7", "G9", "G6", "B10", "B7", "-")
    ]
    assert [data["scores"][seat]["points"] for seat in "01"] == [4, 1]
    assert data["winner"] is None


def test_a_round_of_zaubercocktail_as_data() -> None:
    chosen = "chosen=4GE.2WB/3FB/7GW.2BE/3TH.3GS/2WB,SE"
    data = told(f"game=zaubercocktail&{chosen}&recipe=5/3/1/-2&stones=DAB&track=1/1/1/1/1")
    assert data["winner"] == {**data["winner"], "seats": [1], "rule": "ZAU-COLL-06"}
    assert [data["scores"][seat]["points"] for seat in "01234"] == [1, 6, 2, 6, 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_speaks_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", f"{TRICK}&lang={lang}"]) == 0
    of_line = capsys.readouterr().out
    assert run(["explain", TRICK, "--lang", lang]) == 0
    assert capsys.readouterr().out == of_line
    say = Catalog(lang)
    places = [say.text("step-place", step=step, count=3) for step in (1, 2, 3)]
    assert all(place in of_line for place in places)
    assert run(["explain", f"{TRICK}&step=2", "--lang", lang]) == 0
    one = capsys.readouterr().out
    assert [place in one for place in places] == [False, True, False]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ([TRICK.replace("R2", "R99")], "R99"),
        ([f"{TRICK}&step=4"], "4"),
        ([f"{TRICK}&lang=xx"], "xx"),
        ([TRICK, "--lang", "xx"], "xx"),
        (["game=chess"], "chess"),
        (["game=wizard&trick=%"], "trick=%"),
        (["game=wizard&players=7&trick=B7"], "7"),
        (["game=wizard&trick=" + "B7," * 50_000], "4,000"),
        ([TRICK, "--json", "--lang", "el&step"], "el&step"),
        (["{0.__class__}=1&game=qwixx"], "{0.__class__}=1"),
    ],
)
def test_a_mistake_is_one_line(
    arguments: list[str], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["explain", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert part in err


def test_a_mistake_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    told = {}
    for lang in LANGUAGES:
        assert run(["explain", f"{TRICK},B7&lang={lang}&step=99"]) == 2
        told[lang] = capsys.readouterr().err
    assert len(set(told.values())) == len(LANGUAGES)


def test_json_of_the_command() -> None:
    command = [sys.executable, "-m", "gamelib", "explain", TRICK, "--json"]
    done = subprocess.run(command, capture_output=True, check=True)
    assert json.loads(done.stdout) == told(TRICK)
