"""The notebooks: alike in all languages, small cells, no outputs."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest
from nbval.kernel import CURRENT_ENV_KERNEL_NAME, start_new_kernel

from gamelib import Lesson
from gamelib.lessons import SHELF
from gamelib.publish.settings import short_folder, sockets
from gamelib.speech import LANGUAGES, Catalog

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
ALL = sorted(path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
LESSONS = sorted(path.name for path in (NOTEBOOKS / "en").glob("*.ipynb"))


def cells(path: Path, kind: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in found if not kind or cell["cell_type"] == kind]


def code(path: Path) -> list[str]:
    return ["".join(cell["source"]) for cell in cells(path, "code")]


def metadata(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["metadata"]["gamelib"]
    return found


def test_kernels_that_run_them_side_by_side_fight_for_no_port() -> None:
    started = [start_new_kernel(kernel_name=CURRENT_ENV_KERNEL_NAME) for _ in range(2)]
    for manager, client in started:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    assert all(manager.transport == sockets(short_folder()) for manager, _ in started)
    assert len({manager.ip for manager, _ in started}) == 2


@pytest.mark.parametrize("path", ALL, ids=lambda path: str(path.relative_to(NOTEBOOKS)))
def test_no_outputs_and_small_cells(path: Path) -> None:
    for cell in cells(path, "code"):
        assert cell["outputs"] == []
        assert cell["execution_count"] is None
        lines = "".join(cell["source"]).splitlines()
        assert len(lines) <= 5
        assert not any(line.split()[:1] in (["def"], ["class"], ["for"]) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_lesson(language: str) -> None:
    assert sorted(path.name for path in (NOTEBOOKS / language).glob("*.ipynb")) == LESSONS


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_code_is_the_same_in_all_languages(language: str, lesson: str) -> None:
    english, other = NOTEBOOKS / "en" / lesson, NOTEBOOKS / language / lesson
    assert code(other)[1:] == code(english)[1:]
    assert code(other)[0] == code(english)[0].replace('"en"', f'"{language}"')
    kinds = [[cell["cell_type"] for cell in cells(path)] for path in (english, other)]
    assert kinds[0] == kinds[1]
    ids = [[cell["id"] for cell in cells(path)] for path in (english, other)]
    assert ids[0] == ids[1]


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_page_data(language: str, lesson: str) -> None:
    data = metadata(NOTEBOOKS / language / lesson)
    assert data["lang"] == language
    assert data["lesson"] == Path(lesson).stem
    shelf = next(name for name, pages in SHELF.items() if data["lesson"] in dict(pages))
    assert data["title"] == Catalog(language).text(f"front-{shelf}-{data['lesson']}")


def sections(path: Path) -> list[list[str]]:
    """The verbs of each section, in order; prose counts as a verb."""
    found: list[list[str]] = []
    run = [cell for cell in cells(path) if cell["cell_type"] != "raw"]
    for cell in run[1:]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            if source.startswith("#"):
                found.append([])
            found[-1].append("prose")
        else:
            found[-1].append(source.removeprefix("lesson.").split("(")[0])
    return found


@pytest.mark.parametrize("lesson", ["wizard", "wizard-round", "wizard-variants"])
def test_every_section_tells_steps_and_asks(lesson: str) -> None:
    first, *middle = sections(NOTEBOOKS / "en" / f"{lesson}.ipynb")
    assert first[:2] in (["prose", "step"], ["prose", "variants"])
    for verbs in middle[:6]:
        assert verbs[0] == "prose"
        assert "step" in verbs
        assert {"ask", "myth"} & set(verbs[verbs.index("step") :])
    assert middle[-1][-1] == "ask"


@pytest.mark.parametrize("lesson", ["wizard.ipynb", "wizard-round.ipynb", "wizard-variants.ipynb"])
def test_no_cell_is_refused(lesson: str) -> None:
    """Every line of a lesson can be shown or asked about."""
    taught = Lesson("en")
    for source in code(NOTEBOOKS / "en" / lesson)[1:]:
        call = ast.parse(source, mode="eval").body
        assert isinstance(call, ast.Call)
        assert isinstance(call.func, ast.Attribute)
        given = [ast.literal_eval(argument) for argument in call.args]
        named = {word.arg or "": ast.literal_eval(word.value) for word in call.keywords}
        made = getattr(taught, call.func.attr)(*given, **named)
        assert 'role="alert"' not in getattr(made, "html", ""), source


@pytest.mark.parametrize("language", LANGUAGES)
def test_prose_uses_one_kind_of_apostrophe(language: str) -> None:
    for lesson in LESSONS:
        for cell in cells(NOTEBOOKS / language / lesson, "markdown"):
            source = "".join(cell["source"])
            assert "'" not in source
            assert "l.l" not in source.lower() or language != "ca"


@pytest.mark.parametrize("path", ["index", "en/wizard", "el/qwixx", "it/worksheet", "ca/camelot"])
def test_where_nothing_runs_a_notebook_says_where_it_does(path: str) -> None:
    """Only readers of bare notebooks show a raw cell; a page does not."""
    first = cells(NOTEBOOKS / f"{path}.ipynb")[0]
    assert first["cell_type"] == "raw"
    assert "gamelib serve" in "".join(first["source"])
