"""Pages without a server: what is in them, and what the command says."""

import gzip
import json
import re
import subprocess
import sys
from collections.abc import Callable
from html import unescape
from pathlib import Path

import nbformat
import pytest
from executed import executed
from nbconvert.exporters.html import HTMLExporter

from gamelib import Lesson
from gamelib import commands as command
from gamelib.publish.export import notebooks
from gamelib.publish.serve import lessons_folder
from gamelib.publish.still import LINK, STATES, Site, clad, page
from gamelib.widgets.pieces import unpack

FOLDER = lessons_folder()
BINDER = "https://mybinder.org/v2/gh/o/p/v1?urlpath=voila%2Frender%2Fnotebooks%2F"
HERE = frozenset({"index.ipynb", "el/wizard.ipynb", "it/wizard.ipynb", "el/wizard-rules.ipynb"})


def site(live: str = "") -> Site:
    return Site(("el", "it"), HERE, live)


@pytest.fixture(scope="module")
def made() -> Callable[[str], str]:
    """A page of the lessons, made once."""
    known: dict[str, str] = {}

    def page_of(path: str) -> str:
        if path not in known:
            known[path] = page(executed(FOLDER / path), path, site("https://host/voila/render/"))
        return known[path]

    return page_of


def data(text: str) -> dict[str, list[dict[str, object]]]:
    (found,) = re.findall(r'<script type="application/json" id="gl-data">(.*?)</script>', text)
    unpacked: dict[str, list[dict[str, object]]] = unpack(json.loads(found))
    return unpacked


# What is in a page


def test_a_page_asks_for_nothing(made: Callable[[str], str]) -> None:
    text = made("el/wizard.ipynb")
    assert "default-src 'none'" in text
    assert not re.findall(r"""<(?:script|img|link)\b[^>]*\s(?:src|href)=["'](?!data:)""", text)
    assert not re.search(r"@import|url\((?!['\"]?data:)", text)
    hosts = set(re.findall(r"https?://[\w.-]+", text))
    assert hosts <= {"http://www.w3.org", "https://host"}


def test_every_widget_that_goes_on_alone_has_its_place(made: Callable[[str], str]) -> None:
    text = made("el/wizard.ipynb")
    shown = data(text)
    models = shown["models"]
    assert len(models) == text.count("data-model=")
    kinds = [model["kind"] for model in models]
    calls = "".join(str(cell.source) for cell in nbformat.read(FOLDER / "el/wizard.ipynb", 4).cells)
    # Fields to try one's own need Python, but what they show at first is there.
    assert kinds.count("steps") == calls.count("lesson.step(") + calls.count("lesson.own(")
    assert kinds.count("ask") == calls.count("lesson.ask(") + calls.count("lesson.myth(")
    assert len(shown["labels"]) == 2
    assert text.count("class StepThrough") == 1


def test_what_needs_python_says_so_and_leads_on(made: Callable[[str], str]) -> None:
    text = made("el/wizard.ipynb")
    assert len(re.findall(r"data-cell=\"\d+\" data-asks>", text)) == 1
    assert 'href="https://host/voila/render/el/wizard.ipynb" data-living' in text
    alone = page(executed(FOLDER / "el/wizard-play.ipynb"), "el/wizard-play.ipynb", site())
    assert "gamelib serve" in alone
    assert "data-living>" not in alone


def test_links_lead_to_pages(made: Callable[[str], str]) -> None:
    text = made("el/wizard.ipynb")
    assert 'href="../index.html?lang=el"' in text
    assert re.findall(r'hreflang="(\w+)"[^>]*href="([^"]+)"', text) == [
        ("el", "../el/wizard.html"),
        ("it", "../it/wizard.html"),
    ]
    assert ".ipynb" not in text.replace("https://host/voila/render/el/wizard.ipynb", "")


@pytest.mark.parametrize("end", ["", "index.ipynb", "el/wizard-rules.ipynb"])
def test_where_python_is_may_be_told_by_a_page(end: str) -> None:
    assert (
        command.address(f"https://h.example/voila/render/{end}")
        == "https://h.example/voila/render/"
    )


@pytest.mark.parametrize(
    ("live", "given", "wanted"),
    [
        ("", '<a href="it/wizard.ipynb">', '<a href="it/wizard.html">'),
        ("", '<a href="it/wizard.ipynb?at=2.3#x">', '<a href="it/wizard.html?at=2.3#x">'),
        ("", r"<a id=\"x\" href=\"el/wizard.ipynb\">", r"<a id=\"x\" href=\"el/wizard.html\">"),
        ("", '<a href="it/qwixx.ipynb?x">', "<a>"),
        ("https://h/r/", '<a href="it/q.ipynb?x=1">', '<a href="https://h/r/it/q.ipynb?x=1">'),
        (BINDER, '<a href="it/q.ipynb?x=1">', f'<a href="{BINDER}it%2Fq.ipynb%3Fx%3D1">'),
        ("", '<a href="https://h/it/wizard.ipynb">', '<a href="https://h/it/wizard.ipynb">'),
        ("", "<code>it/wizard.ipynb</code>", "<code>it/wizard.ipynb</code>"),
    ],
)
def test_a_link(live: str, given: str, wanted: str) -> None:
    assert LINK.sub(lambda found: site(live).link("index.ipynb", found), given) == wanted


def test_no_text_ends_the_script_that_holds_it() -> None:
    hostile = "</script><script>alert(1)</script><!--<script>\u2028"
    notebook = executed(FOLDER / "el/wizard.ipynb")
    for each in notebook.metadata["widgets"][STATES]["state"].values():
        if "frames" in each["state"]:
            each["state"]["name"] = hostile
    text = page(notebook, "el/wizard.ipynb", site())
    assert hostile not in text
    assert hostile in {model["name"] for model in data(text)["models"]}


def test_the_largest_lesson_keeps_its_budget() -> None:
    """All of them are measured in tests/benchmarks."""
    text = page(executed(FOLDER / "el/camelot.ipynb"), "el/camelot.ipynb", site())
    assert len(text.encode()) <= 350_000
    assert len(gzip.compress(text.encode())) <= 90_000


def test_styles_for_what_a_page_does_not_have_are_left_out() -> None:
    kept = ":root,.gl-b{x:0}.gl-a{x:1}.gl-b,.gl-a{x:2}p:not(.gl-d){x:5}"
    rules = f"{kept}.gl-b,.gl-c p{{x:6}}@media print{{.gl-c{{x:3}}p{{x:4}}}}"
    left = f"{kept}@media print{{p{{x:4}}}}"
    page_of = "<style>{}</style><p class='gl-a'><style>.gl-z{{}}</style>".format
    assert clad(page_of(rules)) == page_of(left)


# Which pages


def test_the_front_page_and_what_was_asked_for() -> None:
    assert notebooks(FOLDER, ["el"], ["qwixx", "wizard"]) == [
        "index.ipynb",
        "el/qwixx.ipynb",
        "el/wizard.ipynb",
    ]


# The command


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "DIR"),
        (["new", "--lang", "xx"], "'xx'"),
        (["new", "--lesson", "chess"], "'chess'"),
        (["new", "--live", "voila"], "'voila'"),
        (["new", "--live", 'https://h"><b>/'], "'https://h\"><b>/'"),
        (["new", "--live", "https://h/r?a=1"], "'https://h/r?a=1'"),
        (["new", "--notebooks", "."], "index.ipynb"),
        (["full"], "full is not empty"),
        (["full/file"], "file"),
        (["full/file/new"], "Not a directory"),
        ([""], "'DIR': the name is empty"),
    ],
)
def test_a_mistake_is_one_line_and_nothing_is_written(
    arguments: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    assert command.run(["export", *arguments]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert said.startswith("gamelib: ")
    assert complaint in said
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    assert command.run(["export", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_a_notebook_that_fails_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    lessons, goal = tmp_path / "lessons", tmp_path / "goal"
    for name, source in (("index", "1"), ("en/broken", "1 / 0")):
        file = (lessons / name).with_suffix(".ipynb")
        file.parent.mkdir(exist_ok=True)
        nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source)]), file)
    run = [sys.executable, "-m", "gamelib", "export", str(goal), "--notebooks", str(lessons)]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "broken.ipynb: ZeroDivisionError" in done.stderr
    assert "Traceback" not in done.stderr
    assert list(goal.iterdir()) == []


# Other readers


def test_a_notebook_read_elsewhere_shows_its_tables_as_text() -> None:
    """Plain nbconvert, and what shows repositories, know no widgets but text."""
    notebook = executed(FOLDER / "el/wizard.ipynb")
    del notebook.metadata["widgets"]
    text, _ = HTMLExporter().from_notebook_node(notebook)
    first = Lesson("el").step("trump=R&trick=B7,B13,R2&hand=B1,W,J,R9,G12").text()
    assert first.splitlines()[-1] in unescape(text)
    assert "widget-view" not in text


def test_a_notebook_that_was_not_run_is_no_error_elsewhere() -> None:
    text, _ = HTMLExporter().from_filename(str(FOLDER / "el/wizard.ipynb"))
    assert "gamelib serve" in text
    assert "widget" not in text.partition("<body")[2]
