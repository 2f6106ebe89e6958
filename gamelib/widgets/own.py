"""Fields to try something of one's own: what they hold is shown, or what is wrong with it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import ipywidgets as w

from gamelib.widgets import shape
from gamelib.widgets.waiting import Waiting

Options = Mapping[str, Sequence[tuple[str, str]]]


class Try(w.VBox):  # type: ignore[misc]
    """Labelled fields, a button, and below them what `show` makes of the fields' values.

    `fields` are the names of the fields, in order; `options` holds the choices (words, value) of
    those that are chosen rather than typed, `values` what stands in them at first. `show` must
    answer for any values whatever, with a widget, or with a message that may know its `field`:
    then it stands below that field. Whatever changes is shown at once, and once: the button draws
    nothing anew that is there already, for the focus may be within it. What was typed always stays.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("players", "trump", "trick", "hand")
    LABELS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        f"try-{name}": () for name in (*FIELDS, "show", "hint", "late")
    }
    """The labels of the usual fields; a field `x` of a game's own has the label `try-x`."""

    def __init__(
        self,
        labels: Mapping[str, str],
        lang: str,
        options: Options,
        values: Mapping[str, str],
        show: Callable[[Mapping[str, str]], Any],
        fields: Sequence[str] = FIELDS,
    ) -> None:
        unknown = set(values) - set(fields)
        if unknown:
            raise ValueError(f"unknown field {min(unknown)!r}; there are {tuple(fields)}")
        for name, choices in options.items():
            if values.get(name, choices[0][1]) not in dict(choices).values():
                right = ", ".join(value for _, value in choices)
                raise ValueError(f"{name} cannot be {values[name]!r}; there are {right}")
        self.lang, self._show = lang, show
        self._shown: dict[str, str] = {}
        self.fields = {
            name: field(labels[f"try-{name}"], options.get(name), values.get(name, ""))
            for name in fields
        }
        self.remarks = {name: w.HTML() for name in fields}
        for one in self.fields.values():
            one.observe(lambda _: self.show(), "value")
        self.button = w.Button(description=labels["try-show"], layout=w.Layout(width="auto"))
        self.button.on_click(lambda _: self.show())
        self.button.add_class("gl-main")
        self.result = w.VBox()
        hint = w.HTML(f'<p class="gl-hint">{labels["try-hint"]}</p>')
        pairs = [w.VBox([self.fields[name], self.remarks[name]]) for name in fields]
        form = w.VBox([*pairs, hint, self.button])
        form.add_class("gl-form")
        super().__init__([form, Waiting(labels["try-late"], lang), self.result])
        self.add_class("gl-try")
        self.show()

    def __repr__(self) -> str:
        return f"Try({self.values}, lang={self.lang!r})"

    @property
    def values(self) -> dict[str, str]:
        """What stands in the fields now."""
        return {name: shape.sound(str(field.value)) for name, field in self.fields.items()}

    def show(self) -> None:
        """Show what `show` makes of the values, in place of what was shown before."""
        values = self.values
        if values == self._shown:
            return
        self._shown = values
        made = self._show(values)
        wrong = getattr(made, "field", "")
        for name, remark in self.remarks.items():
            remark.value = made._repr_html_() if name == wrong else ""
        markup = getattr(made, "_repr_html_", None)
        shown = w.HTML(markup()) if markup else made
        self.result.children = [] if wrong else [shown]


def field(label: str, options: Sequence[tuple[str, str]] | None, value: str) -> w.Widget:
    """A field to type into, or to choose from where there are options."""
    style = {"description_width": "initial"}
    if options is None:
        return w.Text(description=label, value=value, style=style, continuous_update=False)
    first = value or options[0][1]
    return w.Dropdown(description=label, options=list(options), value=first, style=style)
