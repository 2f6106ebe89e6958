"""A position to be set up: a board to press, its line to type, ways to share it, and the steps."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import ipywidgets as w

from gamelib.widgets.page import Asking, script, style, with_text
from gamelib.widgets.plain import words
from gamelib.widgets.shape import Fields, fields

SHOWN: Fields = {
    **dict.fromkeys(("html", "line", "query", "here", "cell", "wrong", "said", "more"), str),
    "steps": int,
}
Act = Callable[[str, str], Mapping[str, Any]]
Below = Callable[[], w.Widget | None]


class Board(Asking):
    """The part of `Desk` that lives in the page."""

    SCRIPT = script("asking.js", "desk.js")
    STYLE = style("asking.css", "desk.css")

    LABELS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        f"desk-{name}": ()
        for name in (
            *("line", "line-hint", "show", "empty", "share"),
            *("copy-link", "copy-cell", "qr", "print", "copied-link", "copied-cell", "copy-not"),
            *("mend", "wait", "late", "lost", "link", "retry", "failed"),
        )
    }

    def __init__(
        self, shown: Mapping[str, Any], labels: Mapping[str, str], lang: str, name: str, act: Act
    ) -> None:
        super().__init__(labels, lang, name, **fields(shown, SHOWN, "desk"))
        self._act = act
        self.after: Callable[[], None] = lambda: None

    def __repr__(self) -> str:
        return f"Board(lang={self.lang!r})"

    def answer(self, message: Mapping[str, Any]) -> Mapping[str, Any]:
        """What pressing or typing something brings."""
        return fields(self._act(str(message["do"]), str(message.get("text", ""))), SHOWN, "desk")

    def answered(self) -> None:
        self.after()

    def text(self) -> str:
        return "\n\n".join(filter(None, [self.name, self.shown["line"], words(self.shown["said"])]))


class Desk(w.VBox):  # type: ignore[misc]  # ipywidgets ships no types
    """A position to set up, and below it what `below` makes of it, if it makes anything.

    `act(do, text)` answers everything that is done: `do` is what a ``<button data-do="...">`` of
    the board says, ``@type`` for a line that was typed (`text`), or ``@qr`` for the address of the
    page (`text`). The answer, and what is shown at first, is ``{"html": the board, "line", "query":
    of a link to it, empty while there is nothing to share, "here": of the page as it stands, also
    with what is still wrong, "cell": the position for a notebook,
    "wrong": html about what stands nowhere on the board, "said": what is wrong, in words,
    "more": html to be shown below, "steps": how many there are}``.
    """

    LABELS = Board.LABELS

    def __init__(
        self,
        shown: Mapping[str, Any],
        labels: Mapping[str, str],
        lang: str,
        name: str,
        act: Act,
        below: Below,
    ) -> None:
        self.board, self._below = Board(shown, labels, lang, name, act), below
        super().__init__([self.board])
        self.add_class("gl-desk-page")
        self.board.after = self.show
        self.show()

    def __repr__(self) -> str:
        return f"Desk(lang={self.board.lang!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_text(super()._repr_mimebundle_(**kwargs), self.board.text())

    def show(self) -> None:
        """Put below what there is to step through."""
        made = self._below()
        self.children = (self.board, made) if made else (self.board,)
