"""A table with fields to write in, such as a score pad."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from gamelib.widgets.page import NOTHING, Asking, Keeping, script, style
from gamelib.widgets.plain import words
from gamelib.widgets.scene import MODES
from gamelib.widgets.shape import Fields, different, fields, one_of, several, some

Table = Mapping[str, Any]
TABLE: Fields = {"caption": str, "head": Sequence, "rows": Sequence, "note": str, "link": str}
CELL: Fields = {
    **dict.fromkeys(("text", "html", "message", "class"), str),
    **dict.fromkeys(("span", "down"), int),
    "doubt": bool,
    "input": (Mapping, type(None)),
}
INPUT: Fields = {"key": str, "label": str, "value": str, "mode": str}

Change = Callable[[Mapping[str, str]], Table]


class ScoreTable(Asking):
    """A table whose fields are the learner's and whose other cells Python works out.

    `change(values)` is told what was typed, by the keys of the fields, and answers with the whole
    table: what follows from it, and what is wrong beside the field. It takes any text; the page
    never puts anything into a field that somebody is typing in.

    A table is plain data::

        {"caption": str, "head": [[cell]], "rows": [[cell]],
         "note": html below it, spoken when it changes, "link": an address that opens it as it is}

    and a cell is ``{"text"}``, ``{"html"}`` or ``{"input": {"key", "label", "value", "mode":
    "numeric" | "text"}}``, with ``"message"`` (html: what is wrong; with ``"doubt"`` what is worth
    a second look, though it counts), ``"class"``, and in the head ``"span"`` columns and ``"down"``
    rows. The first cell of each row is its heading.
    """

    SCRIPT = script("asking.js", "copy.js", "score.js")
    STYLE = style("asking.css")

    LABELS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "table-copy": (),
        "table-copied": (),
        "table-by-hand": (),
        "table-wait": (),
        "table-late": (),
        "table-lost": (),
        "table-link": (),
        "table-retry": (),
        "table-failed": (),
    }

    def __init__(
        self,
        table: Table,
        labels: Mapping[str, str],
        lang: str,
        name: str,
        change: Change,
        keeping: Keeping = NOTHING,
    ) -> None:
        super().__init__(labels, lang, name, keeping, **self.pictured(table))
        self._change = change

    def __repr__(self) -> str:
        return f"ScoreTable(rows={len(self.table['rows'])}, lang={self.lang!r})"

    @property
    def table(self) -> dict[str, Any]:
        """The table as it stands."""
        table: dict[str, Any] = self.shown["table"]
        return table

    def show(self, table: Table) -> None:
        """Show a table that no change asked for."""
        self._push(**self.pictured(table))

    def answer(self, message: Mapping[str, Any]) -> Mapping[str, Any]:
        """The table after a change."""
        return self.pictured(self._change(_typed(message["change"], self.table)))

    def pictured(self, shown: Table) -> Mapping[str, Any]:
        return {"table": _table(shown)}

    def text(self) -> str:
        rows = [*self.table["head"], *self.table["rows"]]
        lines = ["\t".join(map(_text, row)) for row in rows]
        return "\n".join([self.name, self.table["caption"], *lines, words(self.table["note"])])


def _text(cell: Mapping[str, Any]) -> str:
    written = cell["input"]["value"] if cell["input"] else cell["text"] or words(cell["html"])
    wrong = words(cell["message"])
    return f"{written} ({wrong})" if wrong else str(written)


def _table(given: object) -> dict[str, Any]:
    made = fields(given, TABLE, "table", {"head": (), "note": "", "link": ""})
    made["head"] = [
        _row(row, f"head {i}") for i, row in enumerate(several(made["head"], "head"), 1)
    ]
    made["rows"] = [_row(row, f"row {i}") for i, row in enumerate(some(made["rows"], "rows"), 1)]
    different(_keys(made), "table")
    return made


def _row(given: object, where: str) -> list[dict[str, Any]]:
    return [_cell(cell, f"{where}, cell {j}") for j, cell in enumerate(some(given, where), 1)]


def _cell(given: object, where: str) -> dict[str, Any]:
    empty = dict.fromkeys(("text", "html", "message", "class"), "")
    cell = fields(
        given, CELL, where, {**empty, "input": None, "span": 1, "down": 1, "doubt": False}
    )
    if cell["input"] is not None:
        cell["input"] = field = fields(cell["input"], INPUT, where, {"mode": "numeric"})
        one_of(field["mode"], MODES, where)
    return cell


def _keys(table: Table) -> list[str]:
    """The keys of the fields of a checked table."""
    rows = (*table["head"], *table["rows"])
    return [cell["input"]["key"] for row in rows for cell in row if cell["input"]]


def _typed(given: object, table: Table) -> dict[str, str]:
    """What the page says was typed: text, in fields that there are."""
    known = _keys(table)
    asked = [key for key in known if isinstance(given, Mapping) and key in given]
    return fields(given, dict.fromkeys(asked, str), "change")
