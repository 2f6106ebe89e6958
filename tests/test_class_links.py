"""The links of a class: the right form, only from what can be a repository, a tag, a page."""

from importlib.resources import files
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scanning import scanned

from gamelib import Lesson, class_links
from gamelib.address import parse
from gamelib.class_links import links
from gamelib.lessons import SHELF
from gamelib.publish import lessons_folder
from gamelib.ruling import Refused
from gamelib.speech import LANGUAGES, Catalog

LINE = "game=zaubercocktail&hands=3BS/2FB/-/-&recipe=5/3/1/-2&moves=A.offer A:BS:FB"


def test_a_binder_link_decodes_to_a_page_that_is_there() -> None:
    for language in LANGUAGES:
        for page in (page for pages in SHELF.values() for page, _ in pages):
            made = links("owner/lessons", "v1.0", f"{language}/{page}")
            there = urlsplit(made.binder)
            assert (there.netloc, there.path) == ("mybinder.org", "/v2/gh/owner/lessons/v1.0")
            [path] = parse_qs(there.query)["urlpath"]
            folder, _, notebook = path.partition("/notebooks/")
            assert folder == "voila/render"
            assert (lessons_folder() / notebook).is_file()


def test_the_query_survives_its_double_encoding() -> None:
    made = links(
        "owner/lessons", "v1.0", "ca/editor", LINE, "https://x.y/z", "http://10.0.0.2:8866"
    )
    [path] = parse_qs(urlsplit(made.binder).query)["urlpath"]
    for link in (path, made.site, made.server):
        assert parse(link.partition("?")[2]) == parse(LINE)
    assert "%253A" not in made.binder
    assert urlsplit(made.binder).query.count("=") == 1
    assert made.server.startswith("http://10.0.0.2:8866/voila/render/ca/editor.ipynb?")
    assert made.site.startswith("https://x.y/z/ca/editor.html?")


@pytest.mark.parametrize(
    "written", ["o/n", "https://github.com/o/n", "github.com/o/n.git", " https://github.com/o/n/ "]
)
def test_a_repository_may_be_written_as_its_address(written: str) -> None:
    assert links(written, "v1", "en/wizard").binder.startswith("https://mybinder.org/v2/gh/o/n/v1?")


def test_a_tag_with_a_slash_is_one_part_of_the_path() -> None:
    path = urlsplit(links("o/n", "class/2027", "en/wizard").binder).path
    assert path.split("/")[-1] == "class%2F2027"


@pytest.mark.parametrize("page", ["index.html", "el/wizard-rules.html?at=1.1", "el/wizard.ipynb#x"])
def test_the_address_of_a_page_leads_to_the_lessons(page: str) -> None:
    server = f"http://10.0.0.2:8866/voila/render/{page}"
    made = links("", "", "en/wizard", "", f"https://x.y/z/{page}", server)
    assert made.site == "https://x.y/z/en/wizard.html"
    assert made.server == "http://10.0.0.2:8866/voila/render/en/wizard.ipynb"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "field", "case"),
    [
        ({"repository": "lessons"}, "repository", "option-repository"),
        ({"repository": "o/n/tree/main"}, "repository", "option-repository"),
        ({"repository": "o/.."}, "repository", "option-repository"),
        ({"repository": "<b>/n"}, "repository", "option-repository"),
        ({"repository": ""}, "repository", "option-no-repository"),
        ({"repository": "x" * 100_000}, "repository", "option-long"),
        ({"tag": "main"}, "tag", "option-branch"),
        ({"tag": "Master"}, "tag", "option-branch"),
        ({"tag": ""}, "tag", "option-no-tag"),
        ({"tag": "v1 0"}, "tag", "option-tag"),
        ({"tag": "../v1"}, "tag", "option-tag"),
        ({"tag": "v1?x=%"}, "tag", "option-tag"),
        ({"lesson": "en/../index"}, "page", "option-page"),
        ({"lesson": "xx/wizard"}, "page", "option-page"),
        ({"lesson": "en/chess"}, "page", "option-page"),
        ({"line": "game=wizard&trick=%"}, "line", "bad-percent"),
        ({"line": "game=chess", "lesson": "en/editor"}, "line", "unknown-game"),
        ({"line": "trump=R&trick=B7"}, "line", "unknown-key"),
        ({"line": "game=wizard&trick=B7", "lesson": "en/wizard-practice"}, "line", "unknown-key"),
        ({"line": "game=wizard&trick=B99", "lesson": "en/editor"}, "line", "unknown-card"),
        ({"site": "javascript:alert(1)"}, "site", "option-address"),
        ({"server": "lessons.example"}, "server", "option-address"),
    ],
)
def test_what_cannot_be_is_named_with_its_field(
    given: dict[str, str], field: str, case: str, lang: str
) -> None:
    fine = {"repository": "owner/lessons", "tag": "v1.0", "lesson": "en/wizard"}
    with pytest.raises(Refused) as refused:
        links(**{**fine, **given})
    reason = refused.value.reason
    assert (reason["field"], reason.case) == (field, case)
    assert str(Catalog(lang).why(reason))


@pytest.mark.parametrize(
    ("page", "right"),
    [
        ("wizard", "at"),
        ("wizard-practice", "topics"),
        ("worksheet", "game"),
        ("qwixx-play", "seed"),
        ("wizard-coach", "variants"),
        ("zaubercocktail", "values"),
        ("editor", "game"),
    ],
)
def test_what_a_page_opens_with_is_no_trump_everywhere(page: str, right: str) -> None:
    with pytest.raises(Refused) as refused:
        links("owner/lessons", "v1.0", f"en/{page}", line="?x")
    assert refused.value.reason["right"] == right


WRONG = [
    ("qwixx-practice", "topics=nonsense", "option-unknown"),
    ("qwixx-practice", "topics=winner&count=900", "option-count"),
    ("wizard-practice", "level=9", "option-level"),
    ("worksheet", "game=chess", "option-unknown"),
    ("worksheet", "game=qwixx&paper=a3", "option-unknown"),
    ("class-links", "trump=R", "unknown-key"),
    ("wizard-play", "players=99", "players"),
    ("wizard-play", "players=4&players=5", "repeated-key"),
    ("wizard-play", "rounds=90", "round"),
    ("wizard-play", "seed=7&moves=nonsense", "no-action"),
    ("wizard-play", "seed=7&moves=bid:1+bid:1", "bids-are-written"),
    ("qwixx-play", "moves=pass", "no-value"),
    ("worksheet", "game=qwixx&topics=legal", "option-unknown"),
    ("qwixx-play", "trump=R", "unknown-key"),
    ("zaubercocktail-play", "length=endless", "option-unknown"),
    ("wizard-play", "seed=%", "bad-percent"),
    ("wizard-play", "seed=7&lang=xx", "unknown-language"),
    ("wizard-coach", "hand=B99", "unknown-card"),
    ("camelot-coach", "cards=99", "round"),
    ("camelot-coach", "rounds=1", "unknown-key"),
    ("wizard", "at=nonsense", "place"),
    ("wizard-rules", "at=1.1", "unknown-key"),
    ("wizard-rules", "lang=xx", "unknown-language"),
    ("zaubercocktail", "values=nonsense", None),
    ("wizard", "values=1", "unknown-key"),
    ("editor", "trick=B99", "unknown-card"),
    ("editor", "game=wizard&trump=R&trick=B7&step=900", "step"),
]
"""What a page would answer with a refusal."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("page", "line", "case"), WRONG)
def test_what_the_page_would_refuse_is_refused_beside_its_line(
    page: str, line: str, case: str | None, lang: str
) -> None:
    with pytest.raises(Refused) as refused:
        links("owner/lessons", "v1.0", f"it/{page}", line=line)
    reason = refused.value.reason
    assert reason["field"] == "line"
    assert case in (reason.case, None)
    made = Lesson(lang).class_links(repository="o/n", tag="v1", **where(page), line=line)
    assert made.shown["problems"] == {"line": Lesson(lang)._notice(refused.value)}


def where(page: str) -> dict[str, str]:
    """A page and its game, as the form has them."""
    return {"page": page, "game": class_links.standing({"page": page}, SHELF)["game"]}


RIGHT = [
    ("wizard-practice", "?topics=winner&count=9&level=2&seed=a+b&lang=el", {"seed": "a b"}),
    ("worksheet", "game=qwixx&count=12&title=A+%26+B", {"title": "A & B"}),
    ("class-links", "page=qwixx&game=qwixx", {"page": "qwixx"}),
    ("wizard-play", "players=5&rounds=1-3&seed=7&token=secret", {"players": "5"}),
    ("wizard-play", "seed=7&made=0.1.0&moves=bid:1+card:Y7.0", {"moves": "bid:1 card:Y7.0"}),
    ("wizard-coach", "hand=B2,G13&trump=R", {"hand": "B2,G13"}),
    ("camelot-coach", "cards=4&seed=7", {"cards": "4"}),
    ("wizard", "at=2.3&token=secret", {"at": "2.3"}),
    ("editor", "trump=R&trick=B7", {"game": "wizard"}),
    ("editor", "lang=el", {"lang": "el"}),
]
"""What a page reads, and a part of what it is to find."""


@pytest.mark.parametrize(("page", "line", "part"), RIGHT)
def test_what_the_page_reads_arrives(page: str, line: str, part: dict[str, str]) -> None:
    made = links("", "", f"el/{page}", line, server="https://x.y").server
    found = dict(parse_qsl(urlsplit(made).query))
    assert part.items() <= found.items()
    assert "token" not in found


def test_what_may_be_chosen_twice_arrives_twice() -> None:
    line = "variants=plus-minus-one&variants=clairvoyance&players=4"
    assert class_links.known_query(line, "en/wizard-play") == line


@pytest.mark.parametrize(
    ("field", "value"), [("language", "xx"), ("game", "chess"), ("page", "chess"), ("page", "")]
)
@pytest.mark.parametrize("more", ["", "&site=https://lessons.example"])
def test_what_no_button_says_is_not_to_be_written(
    field: str, value: str, more: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUERY_STRING", f"{field}={value}{more}")
    form = Lesson("it").class_links()
    said = Catalog("it").text("INPUT-OPTION.option-pressed", part=value)
    assert said in form.shown["problems"][field]


@given(st.text(max_size=30), st.text(max_size=30), st.text(max_size=30), st.text(max_size=30))
def test_whatever_is_typed_the_form_answers(
    repository: str, tag: str, line: str, site: str
) -> None:
    typed = {"repository": repository, "tag": tag, "line": line, "site": site}
    made = class_links.make(typed, Catalog("en"), SHELF, str)
    assert ("problems" in made) != ("html" in made)


def test_the_form_draws_a_code_for_each_link() -> None:
    form = Lesson("el").class_links(repository="o/n", tag="v1", site="https://x.y/z")
    assert form.values["language"] == "el"
    codes = scanned(form.shown["html"])
    made = links("o/n", "v1", "el/wizard", site="https://x.y/z")
    assert codes == [made.site, made.binder]
    assert "<script" not in form.shown["html"]


def test_a_link_may_fill_in_the_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "repository=o/n&tag=%3Cb%3E&page=qwixx&game=qwixx")
    form = Lesson("it").class_links()
    assert form.values["tag"] == "<b>"
    assert list(form.shown["problems"]) == ["tag"]
    assert "<b>" not in form.shown["problems"]["tag"]


def test_the_waiting_time_of_binder_is_named() -> None:
    for lang in LANGUAGES:
        assert Catalog(lang).has("class-way-binder.wait")


HOSTILE = ["game=%", "x=%E0%A4%A", "topics=<b>&seed=%00&count=1e309", "values=<img>&game=%ff", "%"]
VERBS: dict[str, tuple[Any, ...]] = {
    "editor": (),
    "class_links": (),
    "practice": (),
    "worksheet": (),
}


@pytest.mark.parametrize("query", [*HOSTILE, "a=" + "b" * 100_000, "game=qwixx&game=wizard&line=%"])
@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_that_reads_the_link_survives_any(
    verb: str, query: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUERY_STRING", query)
    made = getattr(Lesson("en"), verb)()
    assert made is not None
    if verb == "editor":
        monkeypatch.setenv("QUERY_STRING", query)
        assert Lesson("en", "zaubercocktail").values() is not None


def test_every_reader_of_the_link_is_tested() -> None:
    found = {
        path.name.removesuffix(".py")
        for path in files("gamelib").iterdir()
        if path.name.endswith(".py") and "QUERY_STRING" in path.read_text(encoding="utf-8")
    }
    assert found <= {"lessons", "class_links", "practising", "worksheet_form"}
