"""A table to write in, with choices and buttons above it and a picture below it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import ipywidgets as w

from gamelib.widgets.score import ScoreTable
from gamelib.widgets.waiting import Waiting

Options = Sequence[tuple[str, str]]


class Sheet(w.VBox):  # type: ignore[misc]
    """Fields to choose from, buttons, a score table, and markup below it.

    `choices` holds for each field its label, its options (words, value) and what is chosen at
    first; `chosen` is told of a change. `buttons` are words and what pressing them does. `late` is
    said when no answer to either comes.
    """

    def __init__(
        self,
        table: ScoreTable,
        choices: Mapping[str, tuple[str, Options, str]],
        buttons: Sequence[tuple[str, Callable[[], None]]],
        chosen: Callable[[Mapping[str, str]], None],
        late: str,
    ) -> None:
        self.table, self._chosen = table, chosen
        self.choices = {
            name: w.Dropdown(description=label, options=list(options), value=value)
            for name, (label, options, value) in choices.items()
        }
        for choice in self.choices.values():
            choice.observe(lambda _: self._chosen(self.values), names="value")
        self.buttons = [button(words, press) for words, press in buttons]
        self.note, self.below = w.HTML(), w.HTML()
        head = w.HBox([*self.choices.values(), *self.buttons])
        head.add_class("gl-pad-head")
        super().__init__([head, Waiting(late, table.lang), self.note, self.table, self.below])
        self.add_class("gl-pad")

    def __repr__(self) -> str:
        return f"Sheet({self.values}, {self.table!r})"

    @property
    def values(self) -> dict[str, str]:
        """What is chosen now."""
        return {name: str(choice.value) for name, choice in self.choices.items()}

    def choose(self, **values: str) -> None:
        """Choose something, without telling of it."""
        told, self._chosen = self._chosen, lambda values: None
        for name, value in values.items():
            self.choices[name].value = value
        self._chosen = told

    def say(self, note: str = "", below: str = "") -> None:
        """Show markup above and below the table."""
        self.note.value, self.below.value = note, below


def button(words: str, press: Callable[[], None]) -> Any:
    """A button that is as wide as its words."""
    made = w.Button(description=words, layout=w.Layout(width="auto"))
    made.on_click(lambda _: press())
    return made
