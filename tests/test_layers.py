"""The walls between the rooms of the package: who may import what."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import gamelib

ROOT = Path(gamelib.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))

# room -> the only parts of gamelib that it may import
ROOMS = {
    "ruling": set(),
    "signs": set(),
    "play": {"ruling"},
    "games": {"ruling", "signs", "play", "games"},
    "examples": set(),
    "bots": {"ruling", "play", "games"},
    "bots_zaubercocktail": {"ruling", "play", "games"},
    "bidding": {"ruling", "play", "games"},
    "odds": {"ruling", "play", "games", "bots", "bidding", "odds"},
    "sessions": {"ruling", "play"},
    "speech": {"ruling", "signs", "play"},
    "questions": {"ruling", "play", "games", "questions"},
    "views": {
        *("ruling", "play", "games", "sessions", "speech", "questions", "bidding"),
        "views",
    },
    "widgets": {"widgets"},
}
# foreign package -> the only rooms that may import it
KEEPERS = {
    "fluent": {"speech"},
    "ipywidgets": {"widgets"},
    "anywidget": {"widgets"},
    "traitlets": {"widgets", "publish"},
    "markupsafe": {"views", "lessons", "playing", "desk", "worksheet"},
    "voila": {"publish"},
    "segno": {"views"},
    "numpy": {"odds"},
    "tqdm": {"odds", "commands", "publish"},
    "click": {"commands"},
    "random": {
        *("play", "games", "questions", "odds", "sessions"),
        *("bots", "bots_zaubercocktail"),
        *("playing_qwixx", "playing_wizard", "playing_zaubercocktail"),
    },
}


def room(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.add(node.module or "")
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_rooms(path: Path) -> None:
    here, names = room(path), imports(path)
    own = {name.split(".")[1] for name in names if name.startswith("gamelib.")}
    if here in ROOMS:
        assert own & {p.stem for p in ROOT.iterdir()} <= ROOMS[here]
    for package, keepers in KEEPERS.items():
        if any(name.split(".")[0] == package for name in names):
            assert here in keepers, f"{package} is not for {here}"


@pytest.mark.parametrize("path", [p for p in FILES if room(p) == "games"], ids=lambda p: p.stem)
def test_rules_draw_nothing_by_themselves(path: Path) -> None:
    """A random generator comes from the caller; rules neither make one nor use the shared one."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert {alias.name for alias in node.names} == {"Random"}
        assert not (isinstance(node, ast.Import) and any(a.name == "random" for a in node.names))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id != "Random"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_foreign_is_run(path: Path) -> None:
    """No way to evaluate text that somebody typed."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("eval", "exec", "compile", "__import__")
    assert "pickle" not in imports(path)


def test_dark_is_dark_whoever_asks_for_it() -> None:
    """The system and Lab's theme bring the same colours; the style sheet has to say them twice."""
    look = (ROOT / "views" / "look.css").read_text(encoding="utf-8")
    system, lab = (
        re.findall(r"--gl-[\w-]+: [^;]+;", look.split(f"\n{head} {{")[1].split("}")[0])
        for head in ("  :root", 'body[data-jp-theme-light="false"]')
    )
    assert system == lab
    assert len(lab) > 20


EXPLAINED = tomllib.loads((Path(__file__).parent / "mutants.toml").read_text("utf-8"))["same"]


@pytest.mark.parametrize("same", EXPLAINED, ids=lambda same: same["why"])
def test_a_change_that_is_explained_is_one_of_the_rules_as_they_are(same: dict[str, Any]) -> None:
    assert len({*same["changes"]}) == len(same["changes"])
    for change in same["changes"]:
        path, *lines = change.strip().splitlines()
        before = "\n".join(line[1:] for line in lines if line.startswith("-"))
        assert before
        assert before in (ROOT.parent / path).read_text("utf-8"), change
