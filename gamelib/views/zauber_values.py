"""A table in which the values of the real cards can be entered.

A number is written with a sign for how it is known: `28?` is a guess, `62~` is told in a review; a
number without a sign is from the rule book or was entered. What was typed stays as it was typed,
right or wrong; the kit is the last one without a mistake.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, quote, urlencode

from markupsafe import Markup

from gamelib.games.zaubercocktail import Zaubercocktail
from gamelib.games.zaubercocktail.ingredients import NATURAL, Ingredient
from gamelib.games.zaubercocktail.line import parse
from gamelib.games.zaubercocktail.rules import Input, Rule
from gamelib.games.zaubercocktail.table import Action, Table
from gamelib.games.zaubercocktail.values import (
    BOOK,
    LONGEST_TRACK,
    Figure,
    Kit,
    Provenance,
    Scale,
    Values,
    contradictions,
    parse_figure,
    parse_kit,
    wrong,
)
from gamelib.play import Trace
from gamelib.ruling import Reason, Refused, because
from gamelib.speech import Catalog
from gamelib.views import art
from gamelib.views import frame as f
from gamelib.views.zauber_art import chip

SIZES = 7
"""How large a collection there is room for at least; real cards have at most seven numbers."""
SIGNS = {Provenance.REPORTED: "~", Provenance.CONJECTURE: "?"}
TRACK = "track"
VALUES = "values"
"""The part of a link, and of a line that is kept, that holds the kit."""

Shown = dict[str, Any]


class Pad:
    """What somebody has typed into a table of values, and the kit that follows from it."""

    def __init__(self, kit: Kit, say: Catalog) -> None:
        self.kit, self.say = kit, say
        self.typed = dict(entries(kit))
        self.faults: dict[str, Reason] = {}

    def read(self, line: str) -> Trace[Table, Action]:
        """A course of play in which the values of the table count."""
        return parse(Zaubercocktail(kit=self.kit), line)

    @property
    def sizes(self) -> range:
        """The sizes of collections that there is room for."""
        return range(1, room(self.kit) + 1)

    @property
    def link(self) -> str:
        """The address that opens the same page with the values of the kit."""
        return f"?{VALUES}={quote(str(self.kit))}"

    def change(self, typed: Mapping[str, str]) -> Shown:
        """The table after somebody has typed; a new kit, if nothing is wrong."""
        self.typed |= {key: text for key, text in typed.items() if key in self.typed}
        self.faults = {}
        scales = tuple(map(self.scale, NATURAL))
        track = self.figure(TRACK, LONGEST_TRACK)
        if not self.faults:
            self.kit = replace(self.kit, values=Values(scales), track=track)
        return self.table()

    def bring(self, line: str) -> None:
        """Take the values of a link. `Refused` if something is wrong with them."""
        self.kit = claimed(parse_kit(line, self.kit))
        self.typed = dict(entries(self.kit))

    @property
    def line(self) -> str:
        """The table as one line: its kit, and what stands in each field, which may be wrong."""
        return urlencode({VALUES: str(self.kit), **self.typed})

    def resume(self, line: str) -> Shown:
        """The table of a line, with what fits into it."""
        typed = dict(parse_qsl(line, keep_blank_values=True))
        with suppress(Refused):  # Without a kit the fields alone tell what counts.
            self.bring(typed.pop(VALUES, ""))
        return self.change(typed)

    # Reading ----------------------------------------------------------------------------

    def scale(self, kind: Ingredient) -> Scale:
        """The row of a type; what is wrong with it is noted."""
        texts = [self.typed[f"{kind}{size}"].strip() for size in self.sizes]
        length = max((size for size, text in enumerate(texts, 1) if text), default=0)
        figures = tuple(self.entry(kind, size) for size in range(1, max(length, 2) + 1))
        known = [one.provenance for one in figures if one]
        guessed = any(origin in SIGNS for origin in known)
        old = self.kit.values.scale(kind)
        kept = guessed and len(old.figures) == len(figures)
        return Scale(figures, old.end if kept else Provenance.ENTERED)

    def entry(self, kind: Ingredient, size: int) -> Figure | None:
        """One number of a row; what is wrong with it is noted."""
        found = self.figure(f"{kind}{size}", 999)
        book = BOOK.values.scale(kind).at(size)
        entered = found and found.provenance is Provenance.ENTERED
        return book if entered and book and found and book.number == found.number else found

    def figure(self, key: str, most: int) -> Figure | None:
        """The number in a field and how it is known; what is wrong with it is noted."""
        text = self.typed[key].strip()
        if not text:
            self.faults[key] = wrong(Input.VALUES, "missing").reason
            return None
        origin = next((o for o, sign in SIGNS.items() if text.endswith(sign)), Provenance.ENTERED)
        digits = text.rstrip("?~").strip() if len(text) < 9 else text
        try:
            return Figure(parse_figure(digits or "-", most).number, origin)
        except Refused:
            right = f"1 - {most}"
            self.faults[key] = wrong(Input.NUMBER, "number", part=text, right=right).reason
            return None

    # Showing ----------------------------------------------------------------------------

    def table(self) -> Shown:
        """The table as it stands, with what is wrong beside each field."""
        doubts = {f"{r['ingredient']}{r['size']}": unlike(r) for r in contradictions(self.kit)}
        said = {**({} if self.faults else doubts), **self.faults}
        head = [self.say.text("zau-values-type"), *map(str, self.sizes)]
        return {
            "caption": self.say.text("zau-values-caption"),
            "head": [[{"text": text} for text in head]],
            "rows": [*(self.row(kind, said) for kind in NATURAL), self.track(said)],
            "note": str(self.note()),
            "link": self.link,
        }

    def row(self, kind: Ingredient, said: Mapping[str, Reason]) -> list[Shown]:
        """The row of a type."""
        name = chip(kind, self.say.label(kind))
        return [{"html": str(name)}, *(self.cell(f"{kind}{n}", kind, n, said) for n in self.sizes)]

    def cell(self, key: str, kind: Ingredient, size: int, said: Mapping[str, Reason]) -> Shown:
        """A field for one number."""
        label = self.say.text("zau-values-label", ingredient=self.say.label(kind), size=size)
        return self.field(key, label, said)

    def track(self, said: Mapping[str, Reason]) -> list[Shown]:
        """The row for the length of the track."""
        label = self.say.text("zau-values-track")
        return [{"text": label}, self.field(TRACK, label, said)]

    def field(self, key: str, label: str, said: Mapping[str, Reason]) -> Shown:
        """A field: its kind of border tells how its number is known."""
        text = self.typed[key]
        kind = next((o.name.lower() for o, sign in SIGNS.items() if text.endswith(sign)), "known")
        message = art.sentence(self.say.why(said[key])) if key in said else ""
        field = {"key": key, "label": label, "value": text, "mode": "numeric"}
        about = {"message": str(message), "doubt": bool(message) and key not in self.faults}
        return {"input": field, **about, "class": f"gl-value-{kind}"}

    def note(self) -> Markup:
        """Whether the page counts with the table, and how its numbers are known."""
        counted = Counter(one.provenance.name.lower() for one in figures(self.kit))
        counts = {origin.name.lower(): counted[origin.name.lower()] for origin in Provenance}
        used = self.say.text("zau-values-kept" if self.faults else "zau-values-used")
        parts = (
            used,
            self.say.text("zau-values-count", **counts),
            self.say.text("zau-values-legend"),
        )
        said = Markup("{}<br>{}<br>{}").format(*parts)
        if self.faults:
            return said
        link = Markup('<br><a href="{}">{}</a>')
        return said + link.format(self.link, self.say.text("zau-values-link"))

    def refused(self, refused: Refused) -> Shown:
        """The table, and what was wrong with a link that brought values."""
        table = self.table()
        why = f.said_html(f.remark(refused.reason, self.say))
        return {**table, "note": str(Markup("<strong>{}</strong><br>").format(why)) + table["note"]}


def unlike(reason: Reason) -> Reason:
    """A contradiction with the book, as it is said beside the field, which has a name already."""
    if reason.case == "cut-short":
        return because(Rule.VALUES, "empty-unlike-the-book", book=reason["book"])
    facts = {"number": reason["number"], "book": reason["book"]}
    return because(Rule.VALUES, "unlike-the-book", **facts)


def claimed(kit: Kit) -> Kit:
    """A kit from a link, which cannot make a number stand in the rule book."""
    scales = []
    for kind, scale in zip(NATURAL, kit.values.scales, strict=True):
        book = BOOK.values.scale(kind)
        known = enumerate(scale.figures, 1)
        scales.append(Scale(tuple(honest(one, book.at(n)) for n, one in known), scale.end))
    return replace(kit, values=Values(tuple(scales)), track=honest(kit.track, None))


def honest(figure: Figure | None, book: Figure | None) -> Figure | None:
    """A figure that calls itself the book's is one only if the book has it."""
    false = figure and figure.provenance is Provenance.BOOK and figure != book
    return Figure(figure.number) if figure and false else figure


def figures(kit: Kit) -> list[Figure]:
    """Every number of a kit's scales."""
    return [one for scale in kit.values.scales for one in scale.figures if one]


def room(kit: Kit) -> int:
    """How many sizes of collections a table needs."""
    return max(SIZES, *(len(scale.figures) for scale in kit.values.scales))


def entries(kit: Kit) -> dict[str, str]:
    """What stands in each field for a kit."""
    made = {
        f"{kind}{size}": written(kit.values.scale(kind).at(size))
        for kind in NATURAL
        for size in range(1, room(kit) + 1)
    }
    return {**made, TRACK: written(kit.track)}


def written(figure: Figure | None) -> str:
    """A number with the sign for how it is known."""
    return f"{figure.number}{SIGNS.get(figure.provenance, '')}" if figure else ""
