"""The verbs of a lesson: what they make, and that nothing a learner types breaks them."""

import re

import pytest

from gamelib import Lesson, front_page
from gamelib.games.notation import LONGEST_FIELD
from gamelib.games.wizard import WIZARD
from gamelib.lessons import Panel
from gamelib.questions import Question, tricks
from gamelib.speech import LANGUAGES
from gamelib.widgets import Ask, StepThrough, Try

HAND = "trump=R&trick=B7,B13,R2&hand=B1,W,J,R9,G12"


@pytest.fixture(params=LANGUAGES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return Lesson(request.param)


def test_unknown_language_and_game_are_named() -> None:
    with pytest.raises(ValueError, match=r"'de'.*en, el, it, ca"):
        Lesson("de")
    with pytest.raises(ValueError, match=r"'chess'.*wizard"):
        Lesson("en", "chess")


def test_step(lesson: Lesson) -> None:
    made = lesson.step(HAND)
    assert isinstance(made, StepThrough)
    assert [bool(frame["ask"]) for frame in made.frames] == [False, True, True]
    for frame in made.frames:
        assert sum(option["right"] for option in (frame["ask"] or {}).get("options", [])) in (0, 1)
    assert "id=" not in "".join(frame["html"] for frame in made.frames).replace("grid=", "")


def key(asked: Question) -> dict[str, bool]:
    return {str(option.shows): option.right for option in asked.options}


def test_the_key_comes_from_the_rules() -> None:
    course = WIZARD.parse(HAND)
    legal = {"B1": True, "W": True, "J": True, "R9": False, "G12": False}
    assert key(tricks.legal(course)) == legal
    assert key(tricks.winner(course)) == {"B7": False, "B13": False, "R2": True}
    led = key(tricks.led(WIZARD.parse("trick=J,W,B7")))
    assert [suit for suit, right in led.items() if right] == ["ask-no-suit"]
    led = key(tricks.led(WIZARD.parse("trick=J,J,Y4")))
    assert [suit for suit, right in led.items() if right] == ["Y"]


@pytest.mark.parametrize(
    ("name", "line", "true"),
    [
        ("last-wizard-wins", "trump=R&trick=W,R13,W,J", False),
        ("last-wizard-wins", "trump=R&trick=J,R13,W,J", True),
        ("late-wizard-frees", "trump=R&trick=G5,W&hand=G1,R9,J", False),
        ("late-wizard-frees", "trump=R&trick=G5,W&hand=B1,R9,J", True),
        ("jester-never-wins", "players=3&trick=J,J,J", False),
        ("jester-never-wins", "players=3&trick=J,J,B1", True),
    ],
)
def test_myths_are_judged_by_the_rules(name: str, line: str, true: bool) -> None:
    asked = key(tricks.MYTHS[name](WIZARD.parse(line)))
    assert asked == {"ask-true": true, "ask-false": not true}


def test_ask(lesson: Lesson) -> None:
    for topic in ("legal", "winner", "led"):
        made = lesson.ask(topic, HAND, HAND)
        assert isinstance(made, Ask)
        for question in made.questions:
            assert all(option["why"] and option["label"] for option in question["options"])
            assert question["prompt"]


def test_a_question_needs_what_it_asks_about(lesson: Lesson) -> None:
    for topic, line in (("legal", "trick=B1"), ("winner", "hand=B1"), ("led", "hand=B1")):
        made = lesson.ask(topic, line)
        assert isinstance(made, Panel)
        assert f'lang="{lesson.say.language}"' in made._repr_html_()


BAD = [
    "trick=Q7",
    "trick=B7,B7",
    "players=3&trick=B1,B2,B3,B4",
    "trick=B1&hand=B1",
    "players=2&trick=B1",
    "players=7&trick=B1",
    "trick=",
    "trump=X&trick=B1",
    "nonsense",
    "trick=<img src=x onerror=alert(1)>",
    "x" * 100_000,
]


@pytest.mark.parametrize("line", BAD, ids=lambda line: line[:30])
def test_a_bad_line_becomes_a_message(lesson: Lesson, line: str) -> None:
    for made in (lesson.step(line), lesson.ask("winner", line), lesson.show(line)):
        assert isinstance(made, Panel)
        markup = made._repr_html_()
        assert 'role="alert"' in markup
        assert "<img" not in markup
        assert len(markup) < 5000


def test_own_positions(lesson: Lesson) -> None:
    fields = lesson.own(players="4", trump="R", trick="J W B7", hand="B2 G13")
    assert isinstance(fields.result.children[0], StepThrough)
    fields.fields["trick"].value = "J Q7 <b>"
    fields.button.click()
    assert "Q7" in fields.remarks["trick"].value
    assert "<b>" not in fields.remarks["trick"].value
    assert fields.result.children == ()
    assert fields.values["trick"] == "J Q7 <b>"
    fields.fields["trick"].value = "J"
    assert isinstance(fields.result.children[0], StepThrough)
    assert fields.remarks["trick"].value == ""
    fields.fields["hand"].value = "B2 B2"
    assert "alert" in fields.remarks["hand"].value


def test_an_own_position_is_drawn_once(lesson: Lesson) -> None:
    """Leaving a field shows it, and so does the button: the second must not take the focus away."""
    fields = lesson.own(players="4", trump="R", trick="J W B7")
    fields.fields["trick"].value = "W J B7 R2"
    shown = fields.result.children[0]
    fields.button.click()
    assert fields.result.children[0] is shown


@pytest.mark.parametrize(
    "value", ["&trump=G", "B7&hand=G2", "=", "%", "%26", "\x00", "𝔅7", "B7+G2"]
)
def test_a_field_cannot_bring_in_another(value: str) -> None:
    fields = Lesson("en").own(players="4", trump="R", trick=value)
    assert fields.values["trump"] == "R"
    assert "alert" in fields.remarks["trick"].value


@pytest.mark.parametrize(
    ("value", "sign"), [("B7\u200b", "U+200B"), ("\u202eB7", "U+202E"), ("B7\x00", "U+0000")]
)
def test_a_sign_that_nobody_sees_is_named(lesson: Lesson, value: str, sign: str) -> None:
    fields = lesson.own(players="4", trump="R", trick="J", hand=value)
    said = fields.remarks["hand"].value
    assert sign in said
    assert "%" not in said
    assert value not in said


def test_text_that_is_too_long_is_told_at_its_field(lesson: Lesson) -> None:
    fields = lesson.own(players="4", trump="R", trick="J", hand="<b>αβγ" * 900)
    assert str(LONGEST_FIELD) in fields.remarks["hand"].value
    assert "<b>" not in fields.remarks["hand"].value


def test_own_refuses_unknown_fields() -> None:
    with pytest.raises(ValueError, match="colour"):
        Lesson("en").own(colour="R")
    with pytest.raises(ValueError, match=r"players.*'9'"):
        Lesson("en").own(players="9")


def test_unknown_topics_and_myths_are_named() -> None:
    with pytest.raises(ValueError, match=r"'wins'.*winner"):
        Lesson("en").ask("wins", HAND)
    with pytest.raises(ValueError, match=r"'xx'.*last-wizard-wins"):
        Lesson("en").myth("xx", HAND)


def test_what_stands_for_them_in_text(lesson: Lesson) -> None:
    for made in (lesson.step(HAND), lesson.ask("legal", HAND), lesson.deck(), lesson.show(HAND)):
        assert not re.search(r"0x[0-9a-f]{6}", repr(made))
    assert isinstance(lesson.own(), Try)


def test_front_page_has_every_language() -> None:
    markup = front_page()._repr_html_()
    for language in LANGUAGES:
        assert f'<section lang="{language}"' in markup
        assert f'href="{language}/wizard.ipynb"' in markup
