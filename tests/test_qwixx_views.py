"""Frames of Qwixx: dice and sheets the same in words and in markup; marks follow the rules."""

import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gamelib.examples import examples
from gamelib.games.qwixx import QWIXX
from gamelib.games.sheet import CELLS, PASS, Colour, Die
from gamelib.speech import LANGUAGES, Catalog
from gamelib.views import art, frame
from gamelib.views import qwixx as views

GOLDEN = Path(__file__).parent / "golden"
LINES = {
    "qwixx-turn": "players=2&active=1&red=5,7/-&yellow=3,4,7,8,10/2&green=12,10,6/-&blue=10/-"
    "&penalties=1/0&dice=W4,W4,R5,Y3,G1,B3&choices=R8/-&second=B7",
    "qwixx-end": "players=3&active=3&red=2,3,4,5,6/-/-&yellow=-/2,4,6,8,9/-"
    "&green=-/-/12,11,10,9,8,2&dice=W6,W6,R1,Y1,B1&choices=R12/Y12/-",
}
PLAYED = [example["line"] for example in examples("qwixx") if example["kind"] == "turn"]


def frames(language: str, line: str) -> tuple[frame.Frame, ...]:
    return views.frames(QWIXX.parse(line), Catalog(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LINES)
def test_text(language: str, name: str) -> None:
    """The texts of whole turns, kept to be read; `GOLDEN=write` writes them anew."""
    said = "\n\n".join(map(frame.text, frames(language, LINES[name]))) + "\n"
    kept = GOLDEN / f"{name}.{language}.txt"
    if os.environ.get("GOLDEN") == "write":
        kept.write_text(said, encoding="utf-8")
    assert said == kept.read_text(encoding="utf-8")


def words(markup: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", re.sub(r"<[^>]*>", " ", markup).lower()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_markup_say_the_same(language: str) -> None:
    for line in PLAYED:
        for one in frames(language, line):
            markup = str(frame.html(one))
            ElementTree.fromstring(f"<div>{markup}</div>")
            assert " id=" not in markup
            spoken = " ".join(re.findall(r'aria-label="([^"]*)"', markup))
            assert words(frame.text(one)) <= words(markup) | words(spoken)


def test_a_sheet_is_a_real_table() -> None:
    last = frames("en", LINES["qwixx-turn"])[-1]
    page = ElementTree.fromstring(f"<div>{frame.html(last)}</div>")
    tables = list(page.iter("table"))
    assert len(tables) == 2
    for table in tables:
        assert table.find("caption") is not None
        assert len([h for h in table.iter("th") if h.get("scope") == "col"]) == 4
        assert len([h for h in table.iter("th") if h.get("scope") == "row"]) == 6
        for row in table.find("tbody") or ():
            assert len(row.findall("td")) == 13
            assert all("".join(cell.itertext()).strip() for cell in row)
        # Whoever listens hears the number too, not only how it stands.
        numbers = {
            int(re.findall(r"^\d+", heard(cell))[0]) for cell in table.iter("td") if is_number(cell)
        }
        assert numbers == set(range(2, 13))


def is_number(cell: ElementTree.Element) -> bool:
    return "gl-cell" in cell.get("class", "") and cell.find(".//*[@class='gl-padlock']") is None


def heard(node: ElementTree.Element) -> str:
    """What is said of a node: all but what is hidden from those who listen."""
    inner = "".join(heard(child) + (child.tail or "") for child in node)
    return "" if node.get("aria-hidden") == "true" else (node.text or "") + inner


def sheets(one: frame.Frame) -> list[views.Sheet]:
    return [block for block in one.table if isinstance(block, views.Sheet)]


def marked(sheet: views.Sheet, now: str) -> list[str]:
    return [str(p.thing) for line in sheet.lines for p in line.places if p.now == now]


def test_marks_follow_the_rules() -> None:
    start, rolled, mine, theirs, resolved, second, outcome = frames("en", LINES["qwixx-turn"])
    assert [marked(sheet, "legal") for sheet in sheets(start)] == [[], []]
    assert [marked(sheet, "legal") for sheet in sheets(rolled)] == [
        ["R8", "B8"],
        ["R8", "Y8", "G8", "B8"],
    ]
    assert marked(sheets(mine)[0], "new") == []
    assert len(sheets(theirs)) == 1
    assert [marked(sheet, "new") for sheet in sheets(resolved)] == [["R8"], []]
    assert marked(sheets(second)[0], "legal") == ["R9", "G5", "B7"]
    assert marked(sheets(outcome)[0], "new") == ["B7"]
    assert [sheet.total for sheet in sheets(outcome)] == ["25", "1"]


def test_locks_at_the_same_moment_are_shown_together() -> None:
    *before, end, points = frames("en", LINES["qwixx-end"])
    assert [sheet.total for sheet in sheets(points)] == ["28", "28", "28"]
    assert all(marked(sheet, "new") == [] for one in before for sheet in sheets(one))
    assert [marked(sheet, "new") for sheet in sheets(end)] == [["R12", "RL"], ["Y12", "YL"], []]
    states = {p.state for s in sheets(end) for p in s.lines[0].places if str(p.thing) == "R9"}
    assert states == {"skipped", "closed"}
    dice = next(block for block in end.table if isinstance(block, views.Dice))
    assert [str(token.thing) for token in dice.out] == ["R1", "Y1"]
    assert end.predict
    assert [choice.right for choice in end.predict.choices] == [False, True]


@pytest.mark.parametrize("line", PLAYED)
def test_the_ladder_ends_where_the_verdict_decides(line: str) -> None:
    for step in QWIXX.parse(line).steps[1:]:
        table = views.Table(Catalog("en"))
        for action in (*CELLS, PASS):
            verdict = QWIXX.verdict(step.before, step.seat, action)
            rungs = views.shown(step.before, step.seat, action, verdict)
            ladder = table.ladder(step.before, step.seat, action)
            at = [rung.state for rung in ladder.rungs].index("decides")
            assert rungs[at].name == verdict.reason.case
            # A rung that is shown above the deciding one has passed, and a hidden one too.
            assert all(rung(action, step.seat, step.before) is None for rung in rungs[:at])


def test_names_are_escaped() -> None:
    say = Catalog("en", ("<script>alert(1)</script>", "Ana & Co", "c", "d", "e", "f"))
    for one in views.frames(QWIXX.parse(LINES["qwixx-end"]), say):
        assert "<script" not in str(frame.html(one))


def test_everything_has_a_chip_of_its_own() -> None:
    say = Catalog("en")
    things = (*CELLS[:3], *Colour, *(Die(colour, 3) for colour in (None, *Colour)), PASS)
    chips = [str(art.chip(say.token(thing))) for thing in things]
    assert len(set(chips)) == len(things)
    for chip in chips[:-1]:
        ElementTree.fromstring(chip)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_every_sheet_is_answered(language: str) -> None:
    show = views.Table(Catalog(language))
    for line in PLAYED[::3]:
        turn = QWIXX.parse(line).state
        for seat in range(turn.players):
            answers = show.answers(turn, seat)
            assert len(answers) == 48
            for key, answer in answers.items():
                assert key == str(answer.thing.thing)
                says = QWIXX.verdict if turn.roll or QWIXX.over(turn) else QWIXX.reading
                verdict = says(turn, seat, answer.thing.thing)
                assert answer.legal is verdict.legal
                assert answer.why.rule == verdict.reason.rule.id
                assert [rung.state for rung in answer.ladder.rungs].count("decides") == 1
