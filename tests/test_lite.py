"""Python for pages without a server: what is built, and that nothing else is needed to run it."""

import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest
from executed import executed

from gamelib import commands as command
from gamelib.publish import lite
from gamelib.publish.serve import lessons_folder
from gamelib.publish.still import Site, page

NUMPY = "numpy-2-cp314-pyemscripten.whl"

# What the worker does, without a browser. Without -S Python would find what is installed here.
ALONE = """
import sys
sys.path.append(sys.argv[1])
import json
from gamelib.publish import browser
said = []
browser.connect(lambda message: said.append(json.loads(message)))
names = {}
exec(sys.argv[2], names)
shown = json.loads(browser.bundle(eval(sys.argv[3], names)))
told = lambda: [each for each in said if "shown" in each["data"].get("state", {})]
page = told()[0]
lobby = page["data"]["state"]["shown"]
begin = {"id": "1", "seen": lobby["id"], "do": lobby["scenes"][-1]["forms"][0]["key"], "chosen": {}}
browser.hear(page["id"], json.dumps({"method": "custom", "content": begin}))
browser.hear("gone", "{}")
answer = told()[-1]["data"]["state"]["shown"]
print(json.dumps({"models": [s["id"] for s in said if s["kind"] == "comm_open"], "shown": shown,
    "answer": answer, "nothing": json.loads(browser.bundle(None)),
    "panel": json.loads(browser.bundle(names["lesson"].deck())), "text": browser.bundle(3),
    "compiled": [name for name, module in sys.modules.items()
                 if sys.argv[1] in (file := getattr(module, "__file__", None) or "")
                 and not file.endswith(".py")]}))
"""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lite") / "lessons.zip"
    lite.archive(path)
    return path


@pytest.fixture
def core(tmp_path: Path) -> Path:
    """A folder that looks like Pyodide's core."""
    folder = tmp_path / "core"
    folder.mkdir()
    for name in lite.CORE:
        (folder / name).write_text(name, "utf-8")
    (folder / "package.json").write_text(json.dumps({"version": lite.PYODIDE}), "utf-8")
    numpy = {"name": "numpy", "file_name": NUMPY}
    lock = {"info": {"abi_version": "1"}, "packages": {"numpy": numpy, "scipy": {"file_name": "s"}}}
    (folder / lite.LOCK).write_text(json.dumps(lock), "utf-8")
    return folder


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


# The lessons in the browser


def test_the_archive_plays_a_game_with_nothing_else_installed(
    archive: Path, tmp_path: Path
) -> None:
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(tmp_path)
    notebook = nbformat.read(lessons_folder() / "el" / "wizard-play.ipynb", 4)
    first, second = [c.source for c in notebook.cells if c.cell_type == "code"]
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-W", "error", "-c", ALONE, str(tmp_path), first, second],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    said = json.loads(done.stdout)
    assert said["shown"]["model"] in said["models"]
    assert said["answer"]["id"] == "1"
    assert said["answer"]["note"] == ""
    assert said["answer"]["scenes"][-1]["groups"][0]["actions"]  # The learner is asked to bid.
    assert said["nothing"] == {}
    assert said["panel"].keys() == {"html"}
    assert json.loads(said["text"]) == {"text": "3"}
    assert said["compiled"] == []


def test_the_archive_holds_nothing_that_a_browser_cannot_use(archive: Path) -> None:
    with zipfile.ZipFile(archive) as packed:
        names = packed.namelist()
    assert len(names) == len(set(names))
    assert not [n for n in names if n.endswith(lite.COMPILED) or n.startswith(("/", ".."))]
    assert not [n for n in names if "voila" in n.lower() or "/notebooks/" in n]
    assert {n.split("/")[2] for n in names if n.startswith("gamelib/locales/")} == {*lite.LANGUAGES}
    licences = {n.split("-")[0].lower() for n in names if "LICENSE" in n.upper()}
    assert {"anywidget", "ipywidgets", "babel", "segno"} <= licences


@pytest.mark.parametrize(
    ("file", "wanted"),
    [
        ("publish/browser.py", True),
        ("games/wizard.py", True),
        ("notebooks/en/wizard.ipynb", False),  # An installed package holds them.
        ("publish/template/index.html.j2", False),
        ("publish/serve.py", False),
        ("__main__.py", False),
        ("commands.py", False),
    ],
)
def test_what_a_browser_needs_of_the_package(file: str, wanted: bool) -> None:
    assert (lite.UNUSED_HERE.match(file) is None) is wanted


def test_the_same_lessons_make_the_same_archive(archive: Path, tmp_path: Path) -> None:
    lite.archive(tmp_path / "again.zip")
    assert (tmp_path / "again.zip").read_bytes() == archive.read_bytes()


def test_a_page_loads_at_most_sixteen_megabytes(archive: Path) -> None:
    """Pyodide's core is 13.4 MB of it."""
    assert archive.stat().st_size < 2_400_000


# A page


@pytest.mark.parametrize("path", ["el/wizard.ipynb", "el/wizard-play.ipynb"])
def test_a_page_runs_its_own_notebook(path: str) -> None:
    notebook = executed(lessons_folder() / path)
    pages = frozenset({path, "index.ipynb", "el/wizard-rules.ipynb"})
    text = page(notebook, path, Site(("el",), pages, play=True))
    (found,) = re.findall(r'<script type="application/json" id="gl-living">(.*?)</script>', text)
    known = json.loads(found)
    assert known["cells"] == [c.source for c in notebook.cells if c.cell_type == "code"]
    assert known["pages"] == sorted({Path(path).stem, "wizard-rules"})
    assert known["python"] == "../python/"
    assert all(known["words"].values())
    numbers = [int(number) for number in re.findall(r'data-cell="(\d+)" data-asks', text)]
    (number,) = numbers
    assert re.match(r"lesson\.(own|play)\(", known["cells"][number])


def test_a_page_that_asks_nothing_stays_without_python() -> None:
    path = "el/wizard-rules.ipynb"
    text = page(
        executed(lessons_folder() / path), path, Site(("el",), frozenset({path}), play=True)
    )
    assert "gl-living" not in text
    assert "worker" not in text


def test_without_play_a_page_may_start_no_worker() -> None:
    path = "el/wizard-play.ipynb"
    text = page(executed(lessons_folder() / path), path, Site(("el",), frozenset({path})))
    assert "gl-living" not in text
    assert "worker-src" not in text


# The folder


@pytest.mark.parametrize(
    ("options", "named"),
    [(["--play"], "0.1"), ([], "--play")],
)
def test_a_mistake_is_one_line_and_nothing_is_written(
    core: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    options: list[str],
    named: str,
) -> None:
    spoilt_version(core)
    goal = tmp_path / "site"
    assert command.run(["export", str(goal), "--pyodide", str(core), *options]) != 0
    said = capsys.readouterr().err
    assert named in said
    assert said.count("\n") == 1
    assert not goal.exists() or not list(goal.iterdir())


def test_the_folder_names_all_a_page_loads(core: Path, tmp_path: Path) -> None:
    size = lite.build(tmp_path / "site", core)
    python = tmp_path / "site" / "python"
    assert {p.name for p in python.iterdir()} == {
        *(*lite.CORE, lite.LOCK, "worker.js", "lessons.zip", "python.json")
    }
    assert read(python / "python.json") == {"bytes": size, "packages": []}
    assert read(python / lite.LOCK) == {"info": {"abi_version": "1"}, "packages": {}}


def test_a_full_distribution_brings_numpy_along(core: Path, tmp_path: Path) -> None:
    (core / NUMPY).write_text("wheel", "utf-8")
    lite.build(tmp_path / "site", core)
    python = tmp_path / "site" / "python"
    assert read(python / "python.json")["packages"] == ["numpy"]
    assert read(python / lite.LOCK)["packages"].keys() == {"numpy"}
    assert (python / NUMPY).read_text("utf-8") == "wheel"


def spoilt_version(core: Path) -> None:
    (core / "package.json").write_text('{"version": "0.1"}', "utf-8")


def spoilt_file(core: Path) -> None:
    (core / "pyodide.asm.wasm").unlink()


@pytest.mark.parametrize(
    ("spoil", "named"), [(spoilt_version, "0.1"), (spoilt_file, "pyodide.asm.wasm")]
)
def test_another_pyodide_is_refused(
    core: Path, tmp_path: Path, spoil: Callable[[Path], None], named: str
) -> None:
    spoil(core)
    with pytest.raises(lite.Unavailable, match=named):
        lite.build(tmp_path / "site", core)
    assert not (tmp_path / "site").exists()


def test_without_npm_one_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(lite.Unavailable, match=r"npm.*--pyodide") as raised:
        lite.build(tmp_path / "site")
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("script", "named"),
    [
        ("echo first >&2; echo 'npm error 404 nothing there' >&2; exit 1", "404 nothing there"),
        ('for last; do :; done; echo fake > "$last/pyodide-$0.tgz"', "not the one"),
    ],
)
def test_what_npm_cannot_bring_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, named: str
) -> None:
    npm = tmp_path / "npm"
    script = script.replace("$0", lite.PYODIDE)
    npm.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    npm.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(lite.Unavailable, match=named) as raised:
        lite.build(tmp_path / "site")
    assert "\n" not in str(raised.value)
