"""StepThrough and Ask: everything they show travels to the page once, the page does the rest.

A class talks about a trick for longer than a server keeps a kernel, so nothing here waits
for an answer from Python. The html is trusted: the views that made it escaped every name.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import traitlets

from gamelib.widgets import shape
from gamelib.widgets.page import Page, packed, script, style
from gamelib.widgets.plain import words


class _Lesson(Page):
    """What the two have in common: one script that draws them both."""

    SCRIPT = script("lesson.js", "lesson_page.js")
    STYLE = style()

    kind = traitlets.Unicode().tag(sync=True)


class StepThrough(_Lesson):
    """A situation, step by step.

    A frame is ``{"html", "text", "label", "ask"}``: the markup of the table and its reasons,
    what a screen reader speaks, a short name for the list of steps, and None or what to ask
    before showing it: ``{"prompt", "options": [{"html", "label", "right"}]}``.
    """

    LABELS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "step-first": (),
        "step-back": (),
        "step-next": (),
        "step-last": (),
        "step-play": (),
        "step-pause": (),
        "step-slider": (),
        "step-list": (),
        "step-place": ("step", "count"),
        "step-jump": ("step", "label"),
        "step-predict": (),
        "step-predict-on": (),
        "step-choose": (),
        "step-show": (),
        "step-right": (),
        "step-wrong": (),
    }

    frames: Any = traitlets.List().tag(**packed("frames"))
    step = traitlets.Int().tag(sync=True)

    def __init__(
        self,
        frames: Sequence[Mapping[str, Any]],
        labels: Mapping[str, str],
        lang: str,
        name: str,
        start: int = 0,
    ) -> None:
        checked = shape.frames(frames)
        step = shape.step(start, len(checked))
        super().__init__(labels, lang, name, kind="steps", frames=checked, step=step)

    @traitlets.validate("step")
    def _within(self, proposal: Mapping[str, Any]) -> int:
        return shape.step(proposal["value"], len(self.frames))

    def renew(self, frames: Sequence[Mapping[str, Any]], start: int = 0) -> None:
        """Show other frames, from the first one on or from another."""
        checked = shape.frames(frames)
        if checked != self.frames:
            with self.hold_sync():
                self.step = 0
                self.frames = checked
                self.step = shape.step(start, len(checked))

    def __repr__(self) -> str:
        return f"StepThrough(frames={len(self.frames)}, lang={self.lang!r})"

    def text(self) -> str:
        return "\n\n".join([self.name, *(frame["text"] for frame in self.frames)])


class Ask(_Lesson):
    """Questions with an answer for every choice.

    A question is ``{"html", "prompt", "multiple", "options"}``: a picture or nothing, what is
    asked, whether several choices may be right, and the choices, each
    ``{"html", "label", "right", "why"}``.
    """

    LABELS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "ask-place": ("question", "count"),
        "ask-one": (),
        "ask-several": (),
        "ask-check": (),
        "ask-again": (),
        "ask-another": (),
        "ask-nothing": (),
        "ask-all-right": (),
        "ask-not-yet": (),
        "ask-right": (),
        "ask-wrong": (),
        "ask-missed": (),
        "ask-left-out": ("count",),
    }

    questions: Any = traitlets.List().tag(**packed("questions"))

    def __init__(
        self,
        questions: Sequence[Mapping[str, Any]],
        labels: Mapping[str, str],
        lang: str,
        name: str,
    ) -> None:
        checked = shape.questions(questions)
        super().__init__(labels, lang, name, kind="ask", questions=checked)

    def renew(self, questions: Sequence[Mapping[str, Any]]) -> None:
        """Ask other questions."""
        self.questions = shape.questions(questions)

    def __repr__(self) -> str:
        return f"Ask(questions={len(self.questions)}, lang={self.lang!r})"

    def text(self) -> str:
        return "\n\n".join([self.name, *map(asked, self.questions)])


def asked(question: Mapping[str, Any]) -> str:
    """A question and what can be answered, as text."""
    return "\n".join([words(question["prompt"]), *(f"- {o['label']}" for o in question["options"])])
