"""An executed notebook as a page without a server: one file that holds all it shows.

It is made by the template of the living pages. What a kernel would have sent to the widgets
stands in the page, packed as one, beside their scripts; `template/still.js` draws them. What asks
Python says so and offers the living page. Where `gamelib.publish.lite` has put Python beside the
pages, `template/living.js` starts it in the browser.
"""

import json
import posixpath
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from nbconvert.exporters.html import HTMLExporter

from gamelib import widgets
from gamelib.widgets.page import script, style
from gamelib.widgets.pieces import pack, unpack

PACKAGE = Path(__file__).parents[1]
LOOK = (PACKAGE / "views" / "look.css").read_text("utf-8")
PLACES = [str(PACKAGE / room) for room in ("publish/template", "views", "widgets")]

VIEW = "application/vnd.jupyter.widget-view+json"
STATES = "application/vnd.jupyter.widget-state+json"

LARGE = 6000
"""Characters of a picture whose pieces are worth sharing; it is drawn by the page's script."""
FOLDED = re.compile("<details>.*?</details>", re.DOTALL)
"""What unfolds in a text; the text itself is read without scripts, too."""

LINK = re.compile(r"""(<a\b[^>]*?)\s(href=\\?["'])([^"'\\:#?]+)\.ipynb([^"'\\]*)(\\?["'])""")

CODE = re.compile(r"(<(?:style|script)>)(.*?)(</(?:style|script)>)", re.DOTALL)
FOR_DEVELOPERS = re.compile(
    r"^[ \t]+|^[ \t]*(?://.*|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)?\n", re.MULTILINE
)
"""Indentation, and lines that are empty or comments alone."""
AROUND = re.compile(r"\s*([{};,])\s*")
"""What stands around the marks of a style sheet."""
SHEET = re.compile(r"(?<=<style>)(.*?)(?=</style>)", re.DOTALL)
RULE = re.compile(r"([^{}]+)\{[^{}]*\}")
CLASS = re.compile(r"\.(gl-[\w-]+)")


@dataclass(frozen=True, slots=True)
class Site:
    """What the pages of a site have in common.

    `pages` are the notebooks that become pages, seen from the site's front page. `live` is where
    the living pages are, up to such a name: of a server ``https://host/voila/render/``, of a
    Binder ``https://mybinder.org/v2/gh/owner/project/tag?urlpath=voila%2Frender%2Fnotebooks%2F``.
    `play` says that the folder of the browser's Python is beside the front page.
    """

    languages: tuple[str, ...]
    pages: frozenset[str]
    live: str = ""
    play: bool = False

    def living(self, path: str, query: str = "") -> str:
        """The address of a page with Python; empty if there is none."""
        if "urlpath=" in self.live:
            return self.live + quote(path + query, safe="")
        return self.live and self.live + quote(path) + query

    def link(self, page: str, found: re.Match[str]) -> str:
        """A link of a page, to the page of that notebook here or else where it lives."""
        tag, attribute, target, query, end = found.groups()
        path = posixpath.normpath(posixpath.join(posixpath.dirname(page), f"{target}.ipynb"))
        if path in self.pages:
            return f"{tag} {attribute}{target}.html{query}{end}"
        return f"{tag} {attribute}{self.living(path, query)}{end}" if self.live else tag


class Contents:
    """What the widgets and the large pictures of a page show, and how they are drawn."""

    def __init__(self, states: Mapping[str, Any]) -> None:
        self.states = states
        self.codes: list[tuple[str, str]] = []
        self.labels: list[Any] = []
        self.models: list[dict[str, Any]] = []
        self.panels: list[str] = []
        self.asks = False

    def output(self, output: Any) -> None:
        """Let an output of a cell hold what the page shows for it."""
        data = output.get("data", {})
        if VIEW in data:
            model = data.pop(VIEW)["model_id"]
            output.metadata["asks"] = not self._alone(self.states[model]["state"])
            self.asks |= output.metadata["asks"]
            data["text/html"] = self.widget(model)
        elif len(data.get("text/html", "")) > LARGE:
            data["text/html"] = self.panel(data["text/html"])

    def panel(self, html: str) -> str:
        """A place for a picture, or a text with places for what unfolds in it.

        The colours of notebooks are the page's own already.
        """
        if html.startswith("<style>"):
            return ""
        if FOLDED.search(html):
            return FOLDED.sub(lambda found: self.drawn(found[0]), html)
        return self.drawn(html) if "<svg" in html else html

    def drawn(self, html: str) -> str:
        """A place for something that the page's script draws."""
        return f'<div data-panel="{place(self.panels, html)}"></div>'

    def widget(self, model: str) -> str:
        """Places for a widget, or for those within it that go on without Python."""
        state = self.states[model]["state"]
        if self._alone(state):
            self.models.append(self._traits(state))
            return f'<div data-model="{len(self.models) - 1}"></div>'
        inner = [child.removeprefix("IPY_MODEL_") for child in state.get("children", ())]
        return "".join(map(self.widget, inner))

    def _alone(self, state: Mapping[str, Any]) -> bool:
        """Whether a widget goes on without Python."""
        name = state.get("_anywidget_id", "").rpartition(".")[2]
        return bool(getattr(getattr(widgets, name, None), "alone", False))

    def _traits(self, state: Mapping[str, Any]) -> dict[str, Any]:
        """What a script asks its model for."""
        traits = {
            name: unpack(value) if isinstance(value, dict) and "pieces" in value else value
            for name, value in state.items()
            if not name.startswith("_") and name not in ("layout", "tabbable", "tooltip")
        }
        code = self.states[traits["code"].removeprefix("IPY_MODEL_")]["state"]
        own = code["script"].removeprefix(script()), code["style"].removeprefix(style())
        traits["code"] = place(self.codes, own)
        traits["labels"] = place(self.labels, traits["labels"])
        return traits

    @property
    def data(self) -> str:
        """All of it, as json within a page."""
        shown = {"labels": self.labels, "models": self.models, "panels": self.panels}
        made = json.dumps(pack(shown), ensure_ascii=False, separators=(",", ":"))
        return made.replace("</script", "<\\/script").replace("<!--", "\\u003c!--")


def place(among: list[Any], thing: Any) -> int:
    """Where a thing stands in a list; it is added if it does not."""
    if thing not in among:
        among.append(thing)
    return among.index(thing)


def page(notebook: Any, path: str, site: Site) -> str:
    """The page of an executed notebook; `path` is the notebook, seen from the front page."""
    contents = Contents(notebook.metadata.get("widgets", {}).get(STATES, {}).get("state", {}))
    for output in outputs(notebook):
        contents.output(output)
    codes = contents.codes
    static = {
        "languages": site.languages,
        "living": site.living(path),
        "alone": not site.play,
        "python": python(notebook, path, site) if site.play and contents.asks else None,
        "common": {"script": script(), "style": style().removeprefix(LOOK)} if codes else {},
        "styles": [own for _, own in codes],
        # A script of a page on a disk cannot import another, so each becomes a function.
        "scripts": [own.replace("export default", "return") for own, _ in codes],
        "data": contents.data,
    }
    resources = {"metadata": {"name": Path(path).stem}, "base_url": "", "static": static}
    made: str = template().render(nb=notebook, resources=resources)
    made = CODE.sub(lean, made)
    if not codes:
        made = clad(made)
    return LINK.sub(lambda found: site.link(path, found), made)


def python(notebook: Any, path: str, site: Site) -> dict[str, Any]:
    """What a page must know to run its notebook by itself."""
    folder = posixpath.dirname(path)
    return {
        "cells": [cell.source for cell in notebook.cells if cell.cell_type == "code"],
        "pages": sorted(Path(one).stem for one in site.pages if posixpath.dirname(one) == folder),
        "python": posixpath.relpath("python", folder or ".") + "/",
    }


@cache
def template() -> Any:
    """The template of the living pages, with the filters that it expects."""
    exporter: Any = HTMLExporter
    return exporter(template_paths=PLACES, template_file="index.html.j2").template


def lean(found: re.Match[str]) -> str:
    """A script or styles without what only developers read."""
    tag, code, end = found.groups()
    code = FOR_DEVELOPERS.sub("", FOR_DEVELOPERS.sub("", code))
    return tag + (AROUND.sub(r"\1", code) if tag == "<style>" else code) + end


def clad(page: str) -> str:
    """A page whose pictures all stand in it, without styles that are for none of them."""
    before, style, after = SHEET.split(page, maxsplit=1)
    there = set(re.findall(r"gl-[\w-]+", before + after))

    def worn(rule: re.Match[str]) -> str:
        idle = ":not(" not in rule[1] and all(
            (classes := CLASS.findall(selector)) and there.isdisjoint(classes)
            for selector in rule[1].split(",")
        )
        return "" if idle else rule[0]

    return before + RULE.sub(worn, style) + after


def outputs(notebook: Any) -> Iterable[Any]:
    """All outputs of a notebook."""
    return (each for cell in notebook.cells for each in cell.get("outputs", ()))
