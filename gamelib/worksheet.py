"""A worksheet: a series of questions to be printed, with its key and the way to it on a screen.

The same choices make the same sheet. `article` is the sheet as a piece of a page, `page` a page of
its own that asks for nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any
from urllib.parse import urlencode, urlsplit

from markupsafe import Markup

from gamelib import series
from gamelib.games.notation import Input, wrong
from gamelib.questions import endless
from gamelib.series import Series
from gamelib.speech import LANGUAGES, Catalog
from gamelib.subjects import SUBJECTS
from gamelib.views import frame, worksheet

PAPERS = {"a4": "A4", "letter": "letter"}
"""Sizes of paper, and their names in a style sheet."""

PAGE = re.compile(rf"/(?:index|(?:{'|'.join(LANGUAGES)})/[a-z-]+)\.(?:ipynb|html)/*$")
"""Where the path of the lessons ends, if it leads to one of their pages."""

LONGEST_TITLE = 60
LONGEST_ADDRESS = 200
"""Characters; with the rest of a link a longer one makes a code too dense for a telephone."""

DEFAULTS: Mapping[str, str] = {
    "game": "wizard",
    "title": "",
    "topics": "",
    "count": "8",
    "level": "1",
    "seed": "1",
    "language": "en",
    "paper": "a4",
    "address": "",
}
"""The parts of a sheet, and what they are if nothing is said."""


@dataclass(frozen=True, slots=True)
class Worksheet:
    """What is printed: questions in a language, under a title, on paper of some size.

    `address` is where the lessons are, or empty.
    """

    series: Series
    language: str
    paper: str = "a4"
    title: str = ""
    address: str = ""

    @property
    def link(self) -> str:
        """Where the same questions are asked on a screen; empty without an address."""
        page = f"{self.language}/{self.series.game}-practice.ipynb"
        return self.address and f"{self.address}/{page}?{self.series}"


def read(given: Mapping[str, Any]) -> Worksheet:
    """A sheet from the parts that were given.

    `Refused` names what is wrong, and its fact `field` the part it stands in.
    """
    whole = {key: given.get(key, value) for key, value in DEFAULTS.items()}
    game = one_of(whole["game"], "game", SUBJECTS)
    asked = {key: whole[key] for key in series.KEYS}
    asked |= {"seed": whole["seed"] or DEFAULTS["seed"]}
    series.number(series.plain(whole["count"], "count"), "option-count", series.COUNTS)
    return Worksheet(
        series.read(game, asked),
        one_of(whole["language"], "language", LANGUAGES),
        one_of(whole["paper"], "paper", PAPERS),
        series.plain(whole["title"], "title", LONGEST_TITLE),
        lessons_at(series.plain(whole["address"], "address", LONGEST_ADDRESS)),
    )


def one_of(value: Any, field: str, known: Iterable[str]) -> str:
    """One of the known words."""
    text = series.plain(value, field, LONGEST_TITLE)
    if text not in known:
        right = ", ".join(known)
        raise wrong(Input.OPTION, "option-unknown", part=text, right=right, field=field)
    return text


def lessons_at(address: str) -> str:
    """The folder of the lessons, from its address or that of any of its pages; empty for none."""
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        fine = parts.scheme in ("http", "https") and parts.hostname and " " not in address
    except ValueError:
        fine = False
    if not fine:
        raise wrong(Input.OPTION, "option-address", part=address[:40], field="address")
    path = PAGE.sub("", parts.path).rstrip("/")
    return f"{parts.scheme}://{parts.netloc}{path}"


def query(sheet: Worksheet) -> str:
    """The query of a link that opens the form with this sheet."""
    parts = {"game": sheet.series.game, "title": sheet.title, "language": sheet.language}
    more = {"paper": sheet.paper, "address": sheet.address}
    return f"{urlencode(parts)}&{sheet.series}&{urlencode(more)}"


def article(sheet: Worksheet) -> Markup:
    """The sheet and its key, as a piece of a page."""
    say, subject = Catalog(sheet.language), SUBJECTS[sheet.series.game]
    questions = [asked.question for asked in sheet.series.questions()]
    asked = [(question, subject.scene(question, say)) for question in questions]
    inner = worksheet.html(asked, head(sheet, say), say)
    return Markup('<article class="gl-paper" lang="{}">{}</article>').format(sheet.language, inner)


def head(sheet: Worksheet, say: Catalog) -> worksheet.Head:
    """What stands above the questions."""
    asked, game = sheet.series, say.text(f"front-{sheet.series.game}")
    some = asked.topics if asked.topics != endless.topics(asked.game) else ()
    topics = tuple(say.text(endless.title(asked.game, topic)) for topic in some)
    about = say.text("sheet-about", game=game, level=asked.level, seed=asked.seed)
    title = sheet.title or say.text("sheet-title", game=game)
    return worksheet.Head(title, about, topics, sheet.link)


def page(sheet: Worksheet) -> str:
    """The sheet as one file: style and pictures are in it."""
    title = head(sheet, Catalog(sheet.language)).title
    return str(
        Markup(
            '<!DOCTYPE html>\n<html lang="{}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            "<title>{}</title>\n<style>\n{}\n{}\n{}</style>\n</head>\n"
            '<body class="gl-paper gl-paper-page">\n{}\n</body>\n</html>\n'
        ).format(
            sheet.language, title, Markup(frame.style()), style(), of_paper(sheet), article(sheet)
        )
    )


def style() -> Markup:
    """How a sheet is set, on a screen and on paper."""
    return Markup((files("gamelib") / "views" / "paper.css").read_text(encoding="utf-8"))


def of_paper(sheet: Worksheet) -> Markup:
    """The size of the paper, which only a style sheet can tell a printer."""
    return Markup("@page{{size:{}}}\n").format(PAPERS[sheet.paper])
