"""Frames of tricks, rounds and pads: who deals, what is said once, what a lobby understands."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gamelib import playing_wizard, widgets
from gamelib.examples import examples
from gamelib.games import camelot_round, pads
from gamelib.games.notation import Input
from gamelib.games.rounds import Bid, Edition
from gamelib.games.wizard_round import EVENING
from gamelib.lessons import Lesson, Panel
from gamelib.playing import Sitting
from gamelib.ruling import Refused, because
from gamelib.speech import LANGUAGES, Catalog, Sentence
from gamelib.views import frame as f
from gamelib.views.pads import DOUBT, Sheet, pad_of

EN = {game: Lesson("en", game) for game in ("wizard", "camelot")}
FILES = [("wizard", "wizard"), ("wizard", "wizard-round"), ("camelot", "camelot")]
ROUND = "players=3&round=2&dealer=2&hands=B1,R2/G3,W/Y4,J&turned=R7&bids=1/0/0&trick=B1,G3,Y4"


def frames(line: str, game: str = "wizard") -> tuple[f.Frame, ...]:
    subject = EN[game].subject
    return subject.frames(subject.read(line), EN[game].say)


def remarks(one: f.Frame) -> Iterator[f.Remark]:
    for block in (*one.table, *one.why, *one.below):
        if isinstance(block, f.Remarks):
            yield from block.remarks


@pytest.mark.parametrize(("game", "file"), FILES)
def test_what_has_to_be_followed_is_said_once(game: str, file: str) -> None:
    """After a led Wizard, and in mono-colour, the same sentence also tells why a card may go."""
    for example in examples(file):
        for one in EN[game].subject.moments(example, EN[game].say):
            said = Counter((r.rule, str(r.said)) for r in remarks(one))
            led = [(r.rule, str(r.said)) for r in remarks(one) if r.mark == "led"]
            assert all(said[remark] == 1 for remark in led), example["id"]


def test_who_deals_is_told_throughout_a_round() -> None:
    dealer = f.Fact(EN["wizard"].say.text("round-dealer"), EN["wizard"].say.names[2])
    shown = frames(ROUND)
    assert all(dealer in one.facts for one in shown)
    assert all(dealer in one.facts for one in frames("pad=1:1,0:0,0:0&round=1&dealer=2"))


@pytest.mark.parametrize(
    ("text", "rounds"),
    [("1-3", (1, 3)), ("1–3", (1, 3)), ("2 — 3", (2, 3)), ("5", (5, 5)), ("last", (15, 15))],
)
def test_any_dash_will_do_between_two_rounds(text: str, rounds: tuple[int, int]) -> None:
    assert playing_wizard.length(text, 15) == rounds


@pytest.mark.parametrize(
    ("text", "case", "part"),
    [
        ("3-1", "round-backwards", "3-1"),
        ("0-3", "round", "0"),
        ("1-99", "round", "99"),
        ("first", "round", "first"),
        ("1-", "round", "1-"),
    ],
)
def test_a_length_that_cannot_be_is_refused(text: str, case: str, part: str) -> None:
    with pytest.raises(Refused) as refused:
        playing_wizard.length(text, 15)
    reason = refused.value.reason
    assert (reason.case, reason["part"]) == (case, part)
    assert all(Catalog(language).why(reason).parts for language in LANGUAGES)


def test_a_total_names_the_prediction_that_makes_it() -> None:
    line = "variants=plus-minus-one&players=4&round=5&dealer=3&turned=R7&bids=0/0/0/-"
    subject = EN["wizard"].subject
    asked: Any = subject.myths["off-by-one"](subject.read(line))
    (reason,) = asked.options[0].reasons
    assert (reason.case, reason["bid"], reason["total"]) == ("total-differs", 0, 0)


# The pad -----------------------------------------------------------------------------------------


def drawn(line: str, game: str = "wizard", language: str = "en") -> Sheet:
    """The pad on which these rows are written."""
    edition = camelot_round.edition("", 3) if game == "camelot" else EVENING
    return Sheet(pad_of(edition, pads.parse(line), 3), Catalog(language))


def marked(sheet: Sheet) -> list[list[bool]]:
    """Row by row, whether each total is marked as provisional; none where there is no total."""
    totals = [[cell["text"] for cell in row[1:] if "text" in cell] for row in sheet.table()["rows"]]
    return [[DOUBT in text for text in row if text] for row in totals]


@pytest.mark.parametrize(
    ("line", "provisional"),
    [
        ("0:0,1:0,1:1/2:1,0:0,0:1", [False, False]),
        ("0:0,1:0,1:0/2:1,0:0,0:1", [True, True]),  # no trick in round 1
        ("0:0,1:0,1:1/2:1,0:0,0:0/0:1,0:1,0:1", [False, True, True]),
        ("0:0,1:0,1:1/9:1,0:0,0:1/0:1,0:1,0:1", [False, True, True]),  # a bid that cannot be
        ("0:0,1:,1:1/2:1,0:0,0:1", [False, True]),  # not complete yet
    ],
)
def test_totals_after_a_round_that_cannot_have_happened_are_provisional(
    line: str, provisional: list[bool]
) -> None:
    sheet = drawn(line)
    rows = [row for row in marked(sheet) if row]
    assert rows == [[doubt] * len(row) for row, doubt in zip(rows, provisional, strict=True)]
    first = pads.sure(EVENING, pads.parse(line))[0] + 1
    for language in LANGUAGES:
        said = drawn(line, language=language)
        words = Catalog(language).text("pad-provisional", number=first)
        assert (words in said.table()["note"]) is any(provisional)


def test_the_chart_tells_which_totals_are_provisional() -> None:
    line = "0:0,1:0,1:1/2:1,0:0,0:0/0:1,0:1,0:1"
    for language in LANGUAGES:
        chart = str(drawn(line, language=language).chart())
        assert Catalog(language).text("pad-chart-provisional", number=2) in chart
        assert chart.count("gl-hollow") == 3 * 2
        assert chart.count(f">3{DOUBT}<") == 1
    right = str(drawn("0:0,1:0,1:1").chart())
    assert "gl-hollow" not in right
    assert DOUBT not in right


def test_a_name_turns_round_nothing_beside_it() -> None:
    assert pads.named(("a\u202eb\x00", "\u2066", "x" * 21), ("A", "B", "C")) == (
        "a b",
        "B",
        "x" * 19 + "…",
    )


@pytest.mark.parametrize(("typed", "provisional"), [("2", True), ("9", True), ("1", False)])
def test_a_grail_that_cannot_be_read_makes_totals_provisional(
    typed: str, provisional: bool
) -> None:
    sheet = drawn("1:1,0:0,0:0", "camelot")
    sheet.pad.typed["grail-0-0"] = typed
    assert marked(sheet)[0] == [provisional] * 3


def test_names_that_look_alike_are_told() -> None:
    wrong = pads.check_names(("J\u00falia", "JU\u0301LIA", "\u3164", "J\u00falia\u200b", "Pau"))
    assert {seat: reason.case for seat, reason in wrong.items()} == {
        1: "name-twice",
        2: "name-missing",
        3: "name-twice",
    }


@pytest.mark.parametrize("sign", ["\u200b", "\u3164", "\u00ad", "\u202e", "\u2066"])
def test_a_sign_that_nobody_sees_is_not_quoted(sign: str) -> None:
    say = Catalog("en")
    told = str(say.why(because(Input.NAMES, "name-twice", part=f"Pau{sign}")))
    assert sign not in told
    assert "Pau\N{REPLACEMENT CHARACTER}" in told


def test_a_second_grail_makes_totals_provisional() -> None:
    assert marked(drawn("1:1:grail,0:0,0:0:grail", "camelot"))[0][0]


# Bad input ---------------------------------------------------------------------------------------

BAD = {
    "trick=4C,2C": "CAM-COMP-03",
    "trick=4C&hand=Merlin,2♥": "CAM-COMP-03",
    "trick=4C,Merlin": "CAM-MERL-02",
    "trick=4C,MerlinX": "",
    "trick=4C,WJ": "",
    "trick=4C,Grail,Grail": "",
    "players=3&round=2&turned=2S": "CAM-COMP-03",
    "players=3&round=2&turned=Grail&chosen=none": "CAM-TRUMP-05",
    "players=3&round=2&turned=4C&chosen=H": "CAM-TRUMP-04",
    "players=3&round=5&turned=4C&bids=2/1/2": "CAM-BID-03",
    "players=3&round=1&turned=4C&bids=-/2/-": "A-CAM-17",
}


@pytest.mark.parametrize("line", BAD)
def test_bad_lines_of_camelot_are_refused_by_the_rule(line: str) -> None:
    for language in LANGUAGES:
        made = Lesson(language, "camelot").step(line)
        assert isinstance(made, Panel)
        assert f"({BAD[line]} · " in repr(made) if BAD[line] else "INPUT" not in repr(made)
        assert 'role="alert"' in made.html


FORGED: tuple[str, ...] = (
    "card:2C",
    "card:Merlin",
    "card:MerlinX",
    "card:WJ",
    "card:Grail Grail",
    "card:",
)
FORGED += ("trump:none", "trump:X", "trump:H", "bid:99", "bid:-1", "bid:two", "nonsense", "")


def test_forged_actions_of_camelot_change_nothing() -> None:
    say = Catalog("en")
    page = Sitting(playing_wizard.CAMELOT, say, f.Frame("", Sentence(()), (), ()), len)
    page.begin({"players": "3", "rounds": "5-6", "seed": "3"})
    for _ in range(4):
        assert page.session
        before = page.session.trace
        for key in FORGED:
            (scene,) = page.act(key, {})
            assert len(scene["said"]) == 1, key
            assert page.session.trace == before
        page.act(action_key(page), {})


def action_key(page: Sitting) -> str:
    """The key of what the hint would do."""
    assert page.session
    action = page.session.hint().action
    return f"bid:{action.tricks}" if isinstance(action, Bid) else f"card:{action}"


@pytest.mark.parametrize("pad", ["1:1:grail,0:0:grail,0:0", "1:1,1:1,0:0", "2:1,0:0,0:0"])
def test_hands_that_cannot_be_are_explained_in_the_pad(pad: str) -> None:
    for language in LANGUAGES:
        made = Lesson(language, "camelot").pad(f"pad={pad}")
        assert isinstance(made, widgets.Sheet)
        cells = [cell for row in made.table.table["rows"] for cell in row]
        assert any("CAM-" in cell["message"] for cell in cells)


@pytest.mark.parametrize("wish", ["", "0", "4", "00019999", "٣", "-1", "1.0", "9" * 5000, "whole"])
def test_a_look_back_at_nothing_is_none(wish: str) -> None:
    page = Sitting(playing_wizard.WIZARD, Catalog("en"), f.Frame("", Sentence(()), (), ()), len)
    page.begin({"players": "3", "rounds": "1-3", "seed": "3"})
    while page.session and not page.session.paused:
        page.act(action_key(page), {})
    page.act(f"review:{wish}", {})
    assert page.below is None
    page.act("review:1", {})
    assert page.below


@pytest.mark.parametrize(("dealer", "wrong"), [("0", 0), ("1", 1), ("2", 1)])
def test_whose_prediction_is_bound_depends_on_who_dealt_first(dealer: str, wrong: int) -> None:
    """A zero lifts the rule about the total if it is the last bid, and nobody else's does."""
    sheet = Lesson("en", "camelot").pad("pad=" + "/".join(["0:0,0:0,0:1"] * 4))
    assert isinstance(sheet, widgets.Sheet)
    sheet.choices["dealer"].value = dealer
    rows = sheet.table._change({"bid-4-0": "2", "bid-4-1": "0", "bid-4-2": "3"})["rows"]
    assert sum("CAM-BID-03" in cell["message"] for cell in rows[4] if "message" in cell) == wrong


def test_nobody_deals_who_does_not_play() -> None:
    sheet = Lesson("en").pad("pad=0:0,1:0,1:1")
    assert isinstance(sheet, widgets.Sheet)
    sheet.choices["dealer"].value = "5"
    assert sheet.values["dealer"] == "2"


def test_a_shorter_evening_deals_no_last_round() -> None:
    edition = playing_wizard.ending_after(EVENING, 3, 4)
    assert edition.rounds(3) == 4
    assert not edition.all_dealt(3, 4)
    assert pads.happened(camelot_ending(4), pads.parse("1:1,1:1,2:2")[0], 4).legal


def camelot_ending(last: int) -> Edition:
    return playing_wizard.ending_after(camelot_round.CAMELOT_EVENING, 3, last)


@pytest.mark.parametrize("two", ["2S", "2♥", "2d"])
def test_a_two_is_named_as_it_was_typed_and_its_field_is_found(two: str) -> None:
    panel = Lesson("en", "camelot")._own({"trick": "4C", "hand": f"5C {two}"})
    assert isinstance(panel, Panel)
    assert panel.field == "hand"
    assert two in repr(panel)
