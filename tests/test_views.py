"""Frames: the same in words, in markup and as a picture; in the right words; escaped."""

import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gamelib.games.wizard import WIZARD
from gamelib.speech import LANGUAGES, Catalog
from gamelib.views import art, frame, tricks

GOLDEN = Path(__file__).parent / "golden"
LINES = {
    "hand": "trump=R&trick=B7,B13,R2&hand=B1,W,J,R9,G12",
    "open": "players=3&trump=Y&hands=W,B1/J,B2/Y2,R3&trick=W,J,R3/B1",
    "jesters": "players=3&trump=none&trick=J,J,J",
}


def frames(language: str, line: str) -> tuple[frame.Frame, ...]:
    return tricks.frames(WIZARD.parse(line), Catalog(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LINES)
def test_text(language: str, name: str) -> None:
    """The texts of whole lessons, kept to be read; `GOLDEN=write` writes them anew."""
    said = "\n\n".join(map(frame.text, frames(language, LINES[name]))) + "\n"
    kept = GOLDEN / f"{name}.{language}.txt"
    if os.environ.get("GOLDEN") == "write":
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(said, encoding="utf-8")
    assert said == kept.read_text(encoding="utf-8")


def words(markup: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", re.sub(r"<[^>]*>", " ", markup)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LINES)
def test_text_and_markup_say_the_same(language: str, name: str) -> None:
    for one in frames(language, LINES[name]):
        markup = str(frame.html(one))
        spoken = " ".join(re.findall(r'aria-label="([^"]*)"', markup))
        assert words(frame.text(one)) <= words(markup) | words(spoken)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LINES)
def test_pictures_are_well_formed_and_without_ids(language: str, name: str) -> None:
    for one in frames(language, LINES[name]):
        picture = ElementTree.fromstring(str(frame.svg(one)))
        assert picture.tag.endswith("svg")
        assert all("id" not in node.attrib for node in picture.iter())
        markup = str(frame.html(one))
        ElementTree.fromstring(f"<div>{markup}</div>")
        assert " id=" not in markup


def marks(one: frame.Frame, row: int) -> list[list[str]]:
    rows = [block for block in one.table if isinstance(block, frame.Row)]
    return [[mark.kind for mark in slot.marks] for slot in rows[row].slots]


def test_marks_and_ladder_follow_the_rules() -> None:
    last = frames("en", LINES["hand"])[-1]
    assert marks(last, 0) == [["led"], [], ["win"], ["turn"]]
    assert marks(last, 1) == [["legal"], ["legal"], ["legal"], ["illegal"], ["illegal"]]
    ladder = last.why[0]
    assert isinstance(ladder, frame.Ladder)
    assert [rung.state for rung in ladder.rungs] == ["pass", "decides", "rest", "rest"]


def test_the_question_gives_nothing_away() -> None:
    question = tricks.Table(WIZARD, Catalog("en")).question(WIZARD.parse(LINES["hand"]))
    assert "win" not in [kind for kinds in marks(question, 0) for kind in kinds]
    assert question.why == question.below == ()


def test_names_are_escaped_and_isolated() -> None:
    names = ("<script>alert(1)</script>", "דנה", "سامي", "Ana & Co", "e", "f")
    say = Catalog("en", names)
    for one in tricks.frames(WIZARD.parse(LINES["hand"]), say):
        markup = str(frame.html(one))
        assert "<script" not in markup
        assert "<bdi>דנה</bdi>" in markup
        assert "<script" not in str(frame.svg(one))


def test_every_glyph_is_drawn() -> None:
    say = Catalog("en")
    drawn = {str(art.glyph(card)) for card in WIZARD.deck}
    assert len(drawn) == 6
    for card in WIZARD.deck:
        ElementTree.fromstring(str(art.card(say.token(card), "illegal")))


def test_no_sentence_stands_in_the_style_sheet_and_no_address() -> None:
    assert "http" not in frame.style()
    assert "@import" not in frame.style()


def test_a_row_in_words_has_no_semicolon_which_asks_in_greek() -> None:
    row = frame.row_text(("", "Πρόβλεψη", "Μπάζες"), ("Άννα", "1", "0"))
    assert row == "Άννα: Πρόβλεψη 1 · Μπάζες 0"
    asked = frame.row_text(("", "Συν/πλην 1"), ("Ποιος παίρνει την μπάζα;", "Άννα"))
    assert asked == "Ποιος παίρνει την μπάζα; Συν/πλην 1 Άννα"
