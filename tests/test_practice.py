"""Practice without a browser: a series of questions, and what a page of them is answered."""

import json
from typing import Any

import pytest

from gamelib import Lesson, series
from gamelib.practising import SPARE
from gamelib.questions import endless
from gamelib.questions.topic import LEVELS
from gamelib.ruling import Refused
from gamelib.speech import LANGUAGES, Catalog
from gamelib.subjects import SUBJECTS
from gamelib.widgets import Practice

GAMES = [game for game in SUBJECTS if endless.topics(game)]


def some(**changes: Any) -> series.Series:
    given = {"topics": "winner,legal", "level": "2", "seed": "7", "count": "4"} | changes
    return series.read("wizard", given)


def lines(one: series.Series, batch: int = 0) -> list[tuple[str, str]]:
    return [(asked.topic, asked.line) for asked in one.questions(batch)]


def test_a_link_names_a_series() -> None:
    assert str(some()) == "topics=legal,winner&seed=7&count=4&level=2"
    assert "seed=a%26b%20%CE%A8" in str(some(seed=" a&b  Ψ\n"))
    assert some(topics="", count="", level="") == series.read("wizard", {"seed": "7"})
    assert series.read("wizard", {}).topics == endless.topics("wizard")


def test_the_same_series_holds_the_same_questions() -> None:
    assert lines(some()) == lines(some())
    assert lines(some(count="9"))[:4] == lines(some())
    assert lines(some(seed="8")) != lines(some())
    assert {asked.topic for asked in some().questions()} == {"legal", "winner"}
    assert {asked.level for asked in some().questions()} == {2}


def test_each_batch_brings_other_questions() -> None:
    batches = [lines(some(count=""), batch) for batch in range(3)]
    assert [len(batch) for batch in batches] == [series.BATCH] * 3
    assert not set(batches[1]) & set(batches[2])


@pytest.mark.parametrize(("field", "value"), [("topics", "bogus"), ("level", "9")])
def test_what_no_button_says_is_not_to_be_written(
    field: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUERY_STRING", f"{field}={value}")
    said = Catalog("el").text("INPUT-OPTION.option-pressed", part=value)
    assert said in Lesson("el").practice().shown["note"]


@pytest.mark.parametrize(
    ("field", "value", "case"),
    [
        ("topics", "winner,<b>", "option-unknown"),
        ("topics", [], "option-topics"),
        ("topics", "x" * 5_000_000, "option-long"),
        ("count", "0", "option-count"),
        ("count", "61", "option-count"),
        ("count", "1000000000", "option-count"),
        ("count", "-1", "option-count"),
        ("count", "3.5", "option-count"),
        ("count", "٣", "option-count"),
        ("count", "three", "option-count"),
        ("level", "4", "option-level"),
        ("level", [10**10_000], "option-long"),
        ("seed", "1" + "0" * 100, "option-long"),
        ("seed", 10**100, "option-long"),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(field: str, value: Any, case: str) -> None:
    with pytest.raises(Refused) as caught:
        some(**{field: value})
    assert (caught.value.reason.case, caught.value.reason["field"]) == (case, field)
    for language in LANGUAGES:
        assert str(Catalog(language).why(caught.value.reason))


def test_how_long_a_seed_may_be_is_told_at_once() -> None:
    with pytest.raises(Refused) as caught:
        some(seed="x" * 1000)
    assert caught.value.reason["most"] == series.LONGEST_SEED


@pytest.mark.parametrize("game", GAMES)
def test_a_page_carries_spare_questions_of_each_topic_and_level(game: str) -> None:
    made = Lesson("en", game).practice(seed="7")
    topics = endless.topics(game)
    assert tuple(made.topics) == topics
    wanted = {(topic, level) for topic in topics for level in LEVELS}
    assert {(asked["topic"], asked["level"]) for asked in made.stock} == wanted
    assert len(made.stock) == SPARE * len(wanted)
    assert all(any(o["right"] for o in asked["options"]) for asked in made.stock)
    assert len(json.dumps(made.get_state()["stock"])) < 120_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_a_name(language: str) -> None:
    for game in GAMES:
        made = Lesson(language, game).practice(seed="7", count=1)
        assert len(set(made.topics.values())) == len(made.topics)
        assert made.lang == language


def ask(page: Practice, **wish: Any) -> dict[str, Any]:
    page._heard(page, {"id": "1", **wish}, [])
    shown: dict[str, Any] = page.shown
    assert shown["id"] == "1"
    return shown


WISH = {"topics": ["winner"], "level": 1, "seed": "7", "count": 0, "batch": 0}


def test_the_page_is_given_what_it_wishes() -> None:
    page = Lesson("en").practice()
    shown = ask(page, **WISH)
    assert shown["series"] == {"topics": ["winner"], "level": 1, "seed": "7", "count": 0}
    assert {asked["topic"] for asked in shown["questions"]} == {"winner"}
    assert ask(Lesson("en").practice(), **WISH | {"seed": ""})["series"]["seed"]


def test_the_page_goes_on_where_its_link_began() -> None:
    page = Lesson("en").practice(seed="7", topics="winner")
    assert page.series["seed"] == "7"
    again = ask(page, **WISH)["questions"]
    assert again == page.questions
    assert ask(Lesson("en").practice(), **WISH | {"batch": 1})["questions"] != again


@pytest.mark.parametrize(
    ("change", "note"),
    [
        ({"topics": ["nope"]}, True),
        ({"topics": []}, True),
        ({"level": 9}, True),
        ({"seed": "x" * 1000}, True),
        ({"batch": -1}, "failed"),
        ({"batch": 10**9}, "failed"),
        ({"batch": "x"}, "failed"),
        ({"count": {"x": 1}}, True),
    ],
)
def test_a_forged_wish_is_answered(
    change: dict[str, Any], note: Any, caplog: pytest.LogCaptureFixture
) -> None:
    shown = ask(Lesson("el").practice(), **WISH | change)
    assert shown["note"] == note or (note is True and "gl-notice" in shown["note"])


def test_a_link_is_read_and_a_bad_one_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "topics=led&seed=%CE%A8+%26%2B&count=3&level=3&fbclid=1")
    page = Lesson("en").practice()
    assert page.series == {"topics": ["led"], "level": 3, "seed": "Ψ &+", "count": 3}
    assert len(page.questions) == 3
    for bad, named in (
        ("topics=<script>", "&lt;script&gt;"),
        ("topics=led&level=%", "level=%"),
        ("topics=led&seed=4&seed=5", "seed=5"),
        ("topics=led&seed=%E0%A4%A", "seed=%E0%A4%A"),
    ):
        monkeypatch.setenv("QUERY_STRING", bad)
        page = Lesson("en").practice()
        assert page.series["topics"] == [*endless.topics("wizard")]
        assert named in page.shown["note"]
        assert page.questions


def test_an_option_that_there_is_not_is_named() -> None:
    with pytest.raises(ValueError, match="unknown option 'level_'"):
        Lesson("en").practice(level_=1)


@pytest.mark.parametrize(
    ("game", "topic"), [("qwixx", "aftermath"), ("zaubercocktail", "collection")]
)
def test_what_is_drawn_in_an_option_is_heard_without_brackets(game: str, topic: str) -> None:
    made = Lesson("el", game).practice(seed="3", topics=topic, level="2")
    drawn = [o for q in made.questions for o in q["options"] if 'class="gl-chip' in o["html"]]
    assert drawn
    assert not [option["label"] for option in drawn if "[" in option["label"]]
