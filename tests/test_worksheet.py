"""Worksheets: the same choices, the same sheet; a file of its own; what will not do is said."""

import re
from pathlib import Path
from typing import Any

import pytest

from gamelib import Lesson, worksheet, worksheet_form
from gamelib import commands as command
from gamelib.questions import endless
from gamelib.ruling import Refused
from gamelib.speech import LANGUAGES, Catalog
from gamelib.subjects import SUBJECTS
from gamelib.views import frame, qr
from gamelib.views import worksheet as view

GAMES = [game for game in SUBJECTS if endless.topics(game)]
HERE = "https://lessons.example-school.eu/user/class-5b/voila/render"
HOSTILE = "<script>alert(1)</script> {0.__class__} ${7*7} %(x)s"


def sheet(**given: Any) -> worksheet.Worksheet:
    return worksheet.read({"game": "wizard", "count": "4", **given})


def test_the_same_choices_make_the_same_sheet() -> None:
    assert worksheet.page(sheet()) == worksheet.page(sheet())
    assert worksheet.page(sheet(seed="2")) != worksheet.page(sheet())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_there_with_its_answer(game: str, language: str) -> None:
    made = sheet(game=game, language=language, level="3", count="6")
    markup = str(worksheet.article(made))
    assert markup.count('class="gl-because"') == 6
    assert markup.count('class="gl-answer"') == 6
    letters = Catalog(language).text("sheet-letters").split()
    answers = re.findall(r'class="gl-answer">([^<]*)<', markup)
    for asked, answer in zip(made.series.questions(), answers, strict=True):
        right = [x for x, o in zip(letters, asked.question.options, strict=False) if o.right]
        assert answer.split() == right
        assert len(asked.question.options) <= len(letters)


def test_each_letter_of_the_key_has_its_reason() -> None:
    say = Catalog("en")
    letters = say.text("sheet-letters").split()
    right, wrong = (frame.SIGNS[mark] for mark in ("legal", "illegal"))
    for asked in sheet(count="8").series.questions():
        found = view.grouped(asked.question, letters, say)
        for letter, option in zip(letters, asked.question.options, strict=False):
            said = [key for key, named in found.items() if letter in named]
            rules = [reason.rule.id for reason in option.reasons]
            if said:
                assert said[0][0] == (right if option.right else wrong)
                assert all(rule in said[0][1] for rule in rules)
            else:  # The reason stands with what is right.
                assert not option.right
                assert any(sign == right and rules[0] in why for sign, why in found)


def test_a_page_asks_for_nothing_else() -> None:
    made = worksheet.page(sheet(address=HERE, title=HOSTILE[:60]))
    assert "<script" not in made
    assert "&lt;script&gt;alert(1)&lt;/script&gt; {0.__class__}" in made
    assert not re.search(r"(src|url\(|@import|<link)", made)
    assert set(re.findall(r"https?://[\w.-]+", made)) == {"https://lessons.example-school.eu"}
    assert "@page{size:A4}" in made
    assert "@page{size:letter}" in worksheet.page(sheet(paper="letter"))


def test_colours_stand_in_look_css_alone() -> None:
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b", worksheet.style())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_link_can_still_be_scanned(game: str, language: str) -> None:
    """At three centimetres a module has 0.4 mm, with the quiet zone."""
    made = sheet(game=game, language=language, address=HERE, count="60", seed="x" * 20)
    assert made.link.startswith(f"{HERE}/{language}/{game}-practice.ipynb?topics=")
    size = int(re.search(r'viewBox="0 0 (\d+) ', qr.code(made.link, "QR"))[1])
    assert 30 / size >= 0.4
    assert view.broken(made.link).replace("<wbr>", "").unescape() == made.link


def test_without_an_address_there_is_no_code() -> None:
    assert "gl-scan" not in worksheet.article(sheet())


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("https://a.example/", "https://a.example"),
        (
            "http://localhost:8866/voila/render/index.ipynb?lang=el",
            "http://localhost:8866/voila/render",
        ),
        ("  https://ά.example/x//  ", "https://ά.example/x"),
        ("https://a.example/lessons/index.html#top", "https://a.example/lessons"),
        ("https://a.example/index.html", "https://a.example"),
        ("https://a.example/les/en/wizard.html?at=2.3", "https://a.example/les"),
        ("https://a.example/les/en/class-links.html", "https://a.example/les"),
        (
            "http://a.example/voila/render/it/wizard-practice.ipynb?topics=winner#x",
            "http://a.example/voila/render",
        ),
        ("https://a.example/en/my-index.html/en", "https://a.example/en/my-index.html/en"),
        ("", ""),
    ],
)
def test_where_the_lessons_are(address: str, kept: str) -> None:
    assert sheet(address=address).address == kept


BAD = [
    ("game", "chess"),
    ("language", "xx"),
    ("paper", "a3"),
    ("count", "0"),
    ("count", "1000000000"),
    ("count", "ten"),
    ("count", ""),
    ("topics", "nope"),
    ("seed", "1" + "0" * 100),
    ("level", "0"),
    ("title", "x" * 61),
    ("address", "javascript:alert(1)"),
    ("address", "https://"),
    ("address", "http://[x"),
    ("address", "https://a.example/" + "x" * 200),
]


@pytest.mark.parametrize(("field", "value"), BAD)
def test_what_cannot_be_is_refused_with_its_field(field: str, value: str) -> None:
    with pytest.raises(Refused) as caught:
        sheet(**{field: value})
    assert caught.value.reason["field"] == field


# The form ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("field", "value"), BAD)
def test_the_form_says_it_beside_the_field(field: str, value: str) -> None:
    form = Lesson("it").worksheet()
    wish = {**form.values, field: value.split(",") if field == "topics" else value}
    form._heard(form, {"id": "1", "values": wish}, [])
    assert list(form.shown["problems"]) == [field]
    assert form.shown["html"] == ""
    form._heard(form, {"id": "2", "values": form.values}, [])
    assert form.shown["problems"] == {}
    assert form.shown["html"]


def test_topics_of_another_game_stay_chosen_unseen() -> None:
    every = sorted(worksheet_form.EVERY)
    for game in GAMES:
        own = worksheet_form.of_game({"game": game, "topics": every})
        assert set(own) == set(endless.topics(game))
    assert worksheet_form.of_game({"game": "wizard", "topics": ["nope"]}) == ["nope"]


def test_a_link_opens_the_form_with_the_same_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    made = sheet(game="camelot", title="Tom & <b>Ana</b> 50 %", language="ca", address=HERE)
    monkeypatch.setenv("QUERY_STRING", worksheet.query(made))
    form = Lesson("en").worksheet()
    assert form.shown["problems"] == {}
    assert form.shown["query"] == worksheet.query(made)
    assert form.shown["html"] == worksheet.article(made)


@pytest.mark.parametrize("query", ["game=chess", "game=<b>", "level=9", "seed=1&topics=a"])
def test_a_bad_link_is_answered(query: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", query)
    form = Lesson("el").worksheet()
    assert len(form.shown["problems"]) == 1
    assert form.note == ""
    assert "<b>" not in next(iter(form.shown["problems"].values()))


@pytest.mark.parametrize(
    "query", ["topics=%zz", "seed=1&seed=2", "game=<b>&trump=R", "count=%E0%A4%A", "seed"]
)
def test_a_link_that_is_none_leaves_the_form_as_it_was(
    query: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = {make: getattr(Lesson("el"), make)() for make in ("worksheet", "class_links")}
    monkeypatch.setenv("QUERY_STRING", query)
    for make, before in plain.items():
        form = getattr(Lesson("el"), make)()
        assert form.values == before.values
        assert form.shown["problems"] == {}
        assert form.note
        assert "<b>" not in form.note


@pytest.mark.parametrize("topics", [7, None, {}, [[]], [None, "winner"], "x"])
def test_a_forged_message_is_answered(topics: Any) -> None:
    form = Lesson("en").worksheet()
    form._heard(form, {"id": "9", "values": {**form.values, "topics": topics}}, [])
    assert (form.shown["id"], form.shown["note"]) == ("9", "")
    assert list(form.shown["problems"]) == ["topics"]


def test_a_field_that_there_is_not_is_named() -> None:
    with pytest.raises(ValueError, match="unknown field 'colour'"):
        Lesson("en").worksheet(colour="red")


PRESSED = "INPUT-OPTION.option-pressed"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("topics", "bogus"),
        ("game", "chess"),
        ("level", "9"),
        ("language", "xx"),
        ("paper", "a5"),
    ],
)
def test_what_no_button_says_is_not_to_be_written(
    field: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link names it; whoever sees the form has buttons, on which there are other words."""
    monkeypatch.setenv("QUERY_STRING", f"{field}={value}")
    form = Lesson("ca").worksheet()
    assert Catalog("ca").text(PRESSED, part=value) in form.shown["problems"][field]


# The command line -------------------------------------------------------------------------------


def test_a_sheet_is_written(tmp_path: Path) -> None:
    out = tmp_path / "φύλλο 1.html"
    given = ["--topics", "winner", "--count", "3", "--seed", "7", "--level", "2", "--lang", "el"]
    assert command.run(["worksheet", "wizard", *given, "--out", str(out)]) == 0
    made = sheet(topics="winner", count="3", seed="7", level="2", language="el")
    assert out.read_text(encoding="utf-8") == worksheet.page(made)


def test_a_sheet_goes_to_the_standard_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    """Under the name that other commands have for it; no file is called so."""
    monkeypatch.chdir(tmp_path)
    assert command.run(["worksheet", "wizard", "--count", "3", "--lang", "el", "--out", "-"]) == 0
    made = worksheet.page(sheet(count="3", language="el"))
    assert capsysbinary.readouterr().out == made.encode()
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["wizard"], "--out"),
        (["chess", "--out", "{out}"], "GAME"),
        (["wizard", "--count", "0", "--out", "{out}"], "--count"),
        (["wizard", "--lang", "xx", "--out", "{out}"], "--lang"),
        (["wizard", "--topics", "nope", "--lang", "ca", "--out", "{out}"], "--topics"),
        (["wizard", "--out", "{out}/no/such"], "no/such"),
        (["wizard", "--out", ""], "'--out': the name is empty"),
    ],
)
def test_a_mistake_is_one_line(
    arguments: list[str], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "sheet.html"
    assert command.run(["worksheet", *(a.format(out=out) for a in arguments)]) == 2
    said = capsys.readouterr().err
    assert named in said
    assert len(said.splitlines()) == 1
    assert not out.exists()
