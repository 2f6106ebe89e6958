"""Places on a page, and pads and tables that come back: without a browser."""

import os
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamelib import Lesson
from gamelib.games.zaubercocktail.ingredients import Ingredient
from gamelib.games.zaubercocktail.values import Figure
from gamelib.speech import LANGUAGES, Catalog
from gamelib.widgets import Sheet
from gamelib.widgets.page import NOTHING

CASES = int(os.environ.get("FUZZ", "25"))
STEP = "trump=R&trick=B7,B13,R2&hand=B1,W,R9"


def asked(widget: Any, **message: Any) -> dict[str, Any]:
    """What the page is shown in answer to a message."""
    widget._heard(widget, {"id": f"{widget.shown['id']}+", **message}, [])
    shown: dict[str, Any] = widget.shown
    return shown


def values(sheet: Sheet) -> dict[str, str]:
    rows = [*sheet.table.table["head"], *sheet.table.table["rows"]]
    fields = [cell["input"] for row in rows for cell in row if cell["input"]]
    return {field["key"]: field["value"] for field in fields}


def test_a_place_is_the_same_in_all_languages_and_no_two_are_alike() -> None:
    found = []
    for language in LANGUAGES:
        lesson = Lesson(language)
        made: list[Any] = [lesson.step(STEP), lesson.step(f"{STEP},G1"), lesson.ask("winner", STEP)]
        made += [lesson.step(STEP), lesson.pad().table, lesson.play().page]
        found.append([widget.place for widget in made])
        assert lesson.own(trick="J").result.children[0].place == ""
    assert all(places == found[0] for places in found)
    numbers, marks = zip(*(place.split(".") for place in found[0]), strict=True)
    assert numbers == ("1", "2", "3", "4", "5", "6")
    assert marks[0] == marks[3]
    assert len(set(marks)) == 5


def test_a_pad_comes_back_with_all_that_was_typed() -> None:
    sheet = Lesson("en").pad()
    assert isinstance(sheet, Sheet)
    sheet.choices["players"].value = "4"
    sheet.choices["dealer"].value = "3"
    typed = {"name-3": "Núria & <b>", "bid-0-0": "zwei", "bid-0-3": "1", "tricks-0-3": "1"}
    line = asked(sheet.table, change=typed)["keep"]
    again = Lesson("it").pad()
    assert isinstance(again, Sheet)
    shown = asked(again.table, resume=line)
    assert shown["note"] == ""
    assert (again.values["players"], again.values["dealer"]) == ("4", "3")
    unnamed = {f"name-{seat}": name for seat, name in enumerate(Catalog("it").names[:3])}
    assert values(again) == values(sheet) | unnamed
    assert shown["keep"] == line


def test_a_pad_of_a_variant_comes_back() -> None:
    sheet = Lesson("en").pad()
    assert isinstance(sheet, Sheet)
    variant = dict(sheet.choices["variants"].options).popitem()[1]
    sheet.choices["variants"].value = variant
    line = sheet.table.shown["keep"]
    assert parse_qs(line)["variants"] == [variant]
    again = Lesson("en").pad()
    assert isinstance(again, Sheet)
    asked(again.table, resume=line)
    assert again.values["variants"] == variant


words = st.text(max_size=8)
PADS = st.dictionaries(
    st.sampled_from(
        ["players", "dealer", "variants", "name-0", "bid-0-0", "bid-99-9", "tricks-1-2"]
    )
    | words,
    st.sampled_from(["3", "4", "99", "hidden", "hidden+clairvoyance", "-1", "<b>"]) | words,
)


@settings(max_examples=CASES)
@given(line=PADS.map(urlencode) | st.text(max_size=40))
def test_any_line_leaves_a_pad_usable(line: str) -> None:
    sheet = PAD
    assert asked(sheet.table, resume=line)["note"] == ""
    assert asked(sheet.table, change={"bid-0-0": "1"})["note"] == ""
    assert values(sheet)["bid-0-0"] == "1"


PAD: Any = Lesson("en").pad()


@pytest.mark.parametrize("typed", [{"GR2": "40"}, {"GR2": "forty <img>"}, {"GR2": ""}])
def test_values_of_cards_come_back_right_or_wrong(typed: dict[str, str]) -> None:
    table = Lesson("en", "zaubercocktail").values()
    line = asked(table, change=typed)["keep"]
    again = Lesson("el", "zaubercocktail").values()
    shown = asked(again, resume=line)
    assert shown["keep"] == line
    assert dict(parse_qsl(line, keep_blank_values=True))["GR2"] == typed["GR2"]


@pytest.mark.parametrize("brought", ["", "values=GR%3D30%2C40%2C41%2C42%2C43%2C44%2C45%2C46"])
def test_an_accepted_value_counts_after_a_reload_beside_a_wrong_one(
    monkeypatch: pytest.MonkeyPatch, brought: str
) -> None:
    monkeypatch.setenv("QUERY_STRING", brought)
    table = Lesson("en", "zaubercocktail").values()
    asked(table, change={"BS1": "9"})
    before = dict(asked(table, change={"BS2": "abc"}))
    monkeypatch.delenv("QUERY_STRING")
    lesson = Lesson("en", "zaubercocktail")
    again = lesson.values()
    after = asked(again, resume=before["keep"])
    assert (after["table"], after["keep"]) == (before["table"], before["keep"])
    game: Any = lesson.subject.read("players=4").game
    assert game.kit.values.scale(Ingredient.BLAUE_SCHLUMS).at(1) == Figure(9)


@settings(max_examples=CASES)
@given(line=st.text(max_size=40), typed=st.sampled_from(["7", "abc", ""]))
def test_any_line_leaves_a_table_of_values_usable(line: str, typed: str) -> None:
    table = Lesson("en", "zaubercocktail").values()
    for kept in (line, urlencode({"values": line, "BS1": typed})):
        assert asked(table, resume=kept)["note"] == ""
    assert dict(parse_qsl(table.shown["keep"], keep_blank_values=True))["BS1"] == typed


def test_what_keeps_nothing_answers_all_the_same() -> None:
    page = Lesson("en").play().page
    page._keeping = NOTHING
    before = page.scene
    assert asked(page, resume="players=3&moves=")["note"] == ""
    assert page.scene == before
    assert page.shown["keep"] == ""
