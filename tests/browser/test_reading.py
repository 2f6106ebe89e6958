"""Whoever listens to a step learns what its text says: the accessibility tree of Chromium.

With READING=all every step of every lesson in every language is read.
"""

import os
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import nbformat
import pytest
from executed import executed
from playwright.sync_api import CDPSession, Page
from serving import Heard, ready

from gamelib.publish import still
from gamelib.publish.serve import lessons_folder
from gamelib.speech import LANGUAGES, Catalog
from gamelib.widgets.pieces import unpack

ROUND = (
    "players=3&round=2&dealer=2&hands=B2,R1/B9,G1/W,J&turned=R7&bids=1/1/1&trick=B2,B9,W/J,R1,G1"
)
STEPS = {
    ("en", "wizard"): ("trump=R&trick=B7,B13,R2&hand=B1,W,J,R9,G12", ROUND, "totals=150,90,60,150"),
    ("ca", "camelot"): ("trump=D&trick=AD,Grail,Morgan,W", "trump=none&trick=J,Grail&hand=5C,6D"),
    ("el", "qwixx"): (
        "players=4&active=2&dice=W4,W1,R2,Y3,G5,B6&choices=Y5/R5/-/-&second=B10",
        "players=3&green=12,10,9,8,6,5,4/-/-&dice=W1,W1,R4,Y4,G4,B4&choices=G2/-/-",
        "red=3,4,6,8&yellow=5,6,7&green=11,10,5,4,3,2&blue=12,11,10,9,8,7,6,5&penalties=2",
    ),
    ("it", "zaubercocktail"): (
        "hands=2FB,BE/3BS/2GW/2GE&recipe=5/3/1/-2&offers=A:FB:3BS&moves=B.accept A:FB:3BS",
        "chosen=3FB/7GW.2BE/4GE.2WB/2BE&recipe=5/3/1/-2&stones=DA&track=0/0/0/3&moves=move",
    ),
}
LESSONS = ("wizard", "wizard-round", "camelot", "qwixx", "zaubercocktail")
READ_ALL = os.environ.get("READING") == "all"
ALL = [(lang, lesson) for lang in LANGUAGES for lesson in LESSONS]

WORDS = re.compile(r"[−+]?\d+|[^\W\d_]+")
CELLS = ("rowheader", "cell", "gridcell", "columnheader")

Node = dict[str, Any]


def words(text: str) -> list[str]:
    return WORDS.findall(text)


class Tree:
    """The accessibility tree of a page, read as a screen reader reads it from top to bottom."""

    def __init__(self, line: CDPSession, say: Catalog) -> None:
        got = line.send("Accessibility.getFullAXTree")["nodes"]
        self.nodes: Mapping[str, Node] = {node["nodeId"]: node for node in got}
        self.headings: set[str] = set()
        self.say = say

    def of(self, element: int) -> str:
        """What is read of an element of the page."""
        (node,) = (n for n in self.nodes.values() if n.get("backendDOMNodeId") == element)
        return self.read(node)

    def role(self, node: Node) -> str:
        return "" if node["ignored"] else str(node["role"]["value"])

    def within(self, node: Node, *roles: str) -> Iterator[Node]:
        """The nearest nodes with such a role."""
        if self.role(node) in roles:
            yield node
            return
        for child in node.get("childIds", ()):
            if child in self.nodes:
                yield from self.within(self.nodes[child], *roles)

    def read(self, node: Node) -> str:
        if self.role(node) in ("image", "StaticText", "ListMarker"):
            return str(node["name"]["value"])
        if self.role(node) == "table":
            return self.table(node)
        children = (self.nodes[child] for child in node.get("childIds", ()) if child in self.nodes)
        return " ".join(map(self.read, children))

    def table(self, node: Node) -> str:
        """A table goes row by row, and before each cell its column's heading is read."""
        heads: dict[int, str] = {}
        lines = [self.read(child) for child in self.within(node, "caption", "Caption")]
        for row in self.within(node, "row"):
            cells = list(self.cells(row))
            if any(self.role(cell) == "columnheader" for _, cell in cells):
                heads = {at: self.read(cell) for at, cell in cells}
                self.headings |= {word for head in heads.values() for word in words(head)}
            elif len(cells) > 13:
                lines.append(self.sheet_row([self.read(cell) for _, cell in cells]))
            else:
                lines += [f"{heads.get(at, '')} {self.read(cell)}" for at, cell in cells]
        return " ".join(lines)

    def cells(self, row: Node) -> Iterator[tuple[int, Node]]:
        """The cells of a row, each with the column where it begins."""
        at = 0
        for cell in self.within(row, *CELLS):
            yield at, cell
            spans = (p["value"]["value"] for p in cell["properties"] if p["name"] == "colspan")
            at += int(next(spans, 1))

    def sheet_row(self, cells: list[str]) -> str:
        """The row of a score card, as `unfolded` puts what its text says."""
        row, *places, points = cells
        numbers = [int((words(place) or "0")[0]) for place in places[:-1]]
        told = [place for _, place in sorted(zip(numbers, places[:-1], strict=True))]
        lock, head = self.say.text("qwixx-head-lock"), self.say.text("qwixx-head-points")
        return " ".join([row, *told, lock.lower(), places[-1], head, points])


def unfolded(text: str, say: Catalog) -> str:
    """A text with the places of score cards one by one, which it tells together where alike."""
    points, lock = say.text("qwixx-head-points"), say.text("qwixx-head-lock").lower()
    lines = []
    for line in text.splitlines():
        row, _, rest = line.partition(": ")
        *groups, last = rest.split(" · ")
        if not (groups and last.startswith(f"{points}: ") and lock in rest):
            lines.append(line)
            continue
        kinds = {
            place: kind
            for kind, _, places in (group.partition(": ") for group in groups)
            for place in places.split(", ")
        }
        closed = kinds.pop(lock)
        free = say.text("qwixx-open")
        told = [f"{n} {'' if kinds[n] == free else kinds[n]}" for n in sorted(kinds, key=int)]
        lines.append(" ".join([row, *told, lock, closed, last]))
    return "\n".join(lines)


def lesson(lang: str, game: str, folder: Path) -> Path:
    """A notebook with some step-throughs, or the whole lesson."""
    if READ_ALL:
        return lessons_folder() / lang / f"{game}.ipynb"
    cells = [f"from gamelib import Lesson\nlesson = Lesson({lang!r}, {game!r})\nlesson"]
    cells += [f"lesson.step({line!r})" for line in STEPS[lang, game]]
    notebook = nbformat.v4.new_notebook(cells=list(map(nbformat.v4.new_code_cell, cells)))
    notebook.metadata["gamelib"] = {"lang": lang, "lesson": game}
    nbformat.write(notebook, folder / f"{game}.ipynb")
    return folder / f"{game}.ipynb"


def texts(notebook: Any) -> dict[str, list[str]]:
    """The texts of the frames of each step-through, by its place on the page."""
    states = [one["state"] for one in notebook.metadata["widgets"][still.STATES]["state"].values()]
    return {
        state["place"].partition(".")[0]: [frame["text"] for frame in unpack(state["frames"])]
        for state in states
        if state.get("kind") == "steps" and state["place"]
    }


@pytest.mark.parametrize(("lang", "game"), ALL if READ_ALL else STEPS)
def test_a_step_reads_as_its_text(
    page: Page, heard: Heard, tmp_path: Path, lang: str, game: str
) -> None:
    """All words and numbers of the text are in the tree, in the same order, and no others.

    Signs and brackets do not count: the words beside them say the same. Tables are read as
    screen readers read them, with the heading of its column before a cell, where the text may do
    without; and the text of a score card tells together what is alike, see `unfolded`.
    """
    notebook = executed(lesson(lang, game, tmp_path))
    told_at = texts(notebook)
    site = still.Site(LANGUAGES, frozenset({f"{lang}/{game}.ipynb"}), "")
    written = tmp_path / "page.html"
    written.write_text(still.page(notebook, f"{lang}/{game}.ipynb", site), "utf-8")
    page.goto(written.as_uri())
    ready(page)
    line, say = page.context.new_cdp_session(page), Catalog(lang)
    assert told_at
    for place, frames in told_at.items():
        stage = page.locator(f".gl-steps-stage[data-place='{place}']")
        page.locator(".gl-output").evaluate_all("all => all.forEach((one) => (one.hidden = true))")
        stage.evaluate("node => (node.closest('.gl-output').hidden = false)")
        for text in frames:
            tree = Tree(line, say)
            read = words(tree.of(element(line, ".gl-output:not([hidden]) .gl-shown")))
            told = words(unfolded(text, say))
            rest = iter(read)
            assert [word for word in told if word not in rest] == [], (text, read)
            extra = Counter(read) - Counter(told)
            assert set(extra) <= tree.headings, (text, extra)
            stage.locator(".gl-moves .gl-main").dispatch_event("click")
    assert heard.complaints == []


def element(line: CDPSession, selector: str) -> int:
    """An element of the page as the accessibility tree names it."""
    root = line.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    found = line.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    node = line.send("DOM.describeNode", {"nodeId": found})["node"]
    return int(node["backendNodeId"])
