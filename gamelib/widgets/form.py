"""A form, and below it what Python makes of its values, which can be printed alone."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import traitlets

from gamelib.widgets import shape
from gamelib.widgets.page import Asking, packed, script, style
from gamelib.widgets.plain import words

Values = Mapping[str, Any]

KINDS = ("text", "number", "one", "many")
FIELD: shape.Fields = {
    "key": str,
    "label": str,
    "kind": str,
    "options": (Sequence, type(None)),
    "by": str,
    "here": bool,
}
OPTION: shape.Fields = {"value": str, "label": str, "of": str, "lang": str}
MADE: shape.Fields = {"html": str, "css": str, "problems": Mapping, "query": str, "said": str}


class Form(Asking):
    """Fields, and what `make` makes of their values, to be looked at and printed.

    A field is ``{"key", "label", "kind"}``, of kind ``text`` or ``number``; or ``one`` or ``many``
    with ``"options": [{"value", "label"}]``. An option may be in a language of its own, its
    ``"lang"``; and those of a field ``"by"`` another are each there only with one value of that,
    its ``"of"``. Into a text field that is empty, ``"here"`` puts the address of the page's own
    folder of lessons.

    `make` answers any values whatever: with ``{"html", "css", "query", "said"}``, what is shown and
    printed, the style of its paper, the query that opens the form so again, and what to say; or
    with ``{"problems"}``, html for each field that will not do. What was typed always stays.
    `note` is html about what the form was opened with.
    """

    SCRIPT = script("asking.js", "form.js")
    STYLE = style("asking.css", "practice.css", "form.css", drawn=("paper.css",))

    LABELS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        f"form-{name}": () for name in ("print", "wait", "late", "lost", "link", "retry", "failed")
    }

    fields: Any = traitlets.List().tag(sync=True)
    values: Any = traitlets.Dict().tag(sync=True)
    note: Any = traitlets.Unicode().tag(sync=True)
    shown: Any = traitlets.Dict().tag(**packed("shown"))

    def __init__(
        self,
        fields: Sequence[Mapping[str, Any]],
        values: Values,
        labels: Mapping[str, str],
        lang: str,
        name: str,
        make: Callable[[Values], Mapping[str, Any]],
        note: str = "",
    ) -> None:
        self._make = make
        checked = [_field(given, f"field {i}") for i, given in enumerate(fields, 1)]
        shape.different((field["key"] for field in checked), "fields")
        stays = {"fields": checked, "values": dict(values), "note": note}
        super().__init__(labels, lang, name, stays=stays, **_made(make(values)))

    def __repr__(self) -> str:
        return f"Form(fields={len(self.fields)}, lang={self.lang!r})"

    def answer(self, message: Values) -> Mapping[str, Any]:
        """What is made of the values now."""
        return _made(self._make(message["values"]))

    def text(self) -> str:
        labels = [field["label"] for field in self.fields]
        return "\n\n".join([self.name, "\n".join(labels), words(self.shown["html"])])


def _field(given: object, where: str) -> dict[str, Any]:
    field = shape.fields(given, FIELD, where, {"options": None, "here": False, "by": ""})
    shape.one_of(field["kind"], KINDS, where)
    if field["options"] is not None:
        field["options"] = [
            shape.fields(option, OPTION, f"{where}, option {i}", {"of": "", "lang": ""})
            for i, option in enumerate(field["options"], 1)
        ]
    return field


def _made(given: Mapping[str, Any]) -> dict[str, Any]:
    absent = {"html": "", "css": "", "problems": {}, "query": "", "said": ""}
    return shape.fields(given, MADE, "what is made", absent)
