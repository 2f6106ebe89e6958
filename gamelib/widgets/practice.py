"""Practice: question after question; more come from Python while there is one."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import traitlets

from gamelib.widgets import shape
from gamelib.widgets.lesson import Ask, asked
from gamelib.widgets.page import Asking, packed, script, style

Series = Mapping[str, Any]
Draw = Callable[[Mapping[str, Any]], Mapping[str, Any]]

SERIES: shape.Fields = {"topics": Sequence, "level": int, "seed": str, "count": int}


class Practice(Asking):
    """Questions of chosen topics, without end, with a score and a summary by topic.

    `topics` are the keys and names of what can be asked. `series` is what is asked at first:
    ``{"topics", "level", "seed", "count"}``; after `count` questions it takes stock, 0 for never.
    `questions` are its first questions; `stock` is asked when Python does not answer. A question is
    that of an `Ask` with its ``"topic"`` and ``"level"``.

    `draw` answers a wish, which is a series and the number of a ``"batch"`` of its questions: with
    ``{"series", "batch", "questions"}``, so that the page knows a late answer, too, or with
    ``{"note"}``, html that says what is wrong with the wish.
    `note` is such a note to begin with.
    """

    alone: ClassVar[bool] = True
    """It goes on without Python."""

    SCRIPT = script("lesson.js", "link.js", "practice.js")
    STYLE = style("practice.css")

    LABELS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        **Ask.LABELS,
        "practice-place": ("question",),
        "practice-spare": ("question",),
        "practice-score": ("right", "count"),
        "practice-streak": ("count",),
        "practice-next": (),
        "practice-skip": (),
        "practice-chosen": ("count", "all", "level"),
        "practice-topics": (),
        "practice-level": (),
        "practice-level-1": (),
        "practice-level-2": (),
        "practice-level-3": (),
        "practice-seed": (),
        "practice-begin": (),
        "practice-link": (),
        "practice-no-topic": (),
        "practice-summary": (),
        "practice-of": ("right", "count"),
        "practice-all": (),
        "practice-missed": ("count",),
        "practice-again": (),
        "practice-done": ("right", "count"),
        "practice-go-on": (),
        "practice-alone": (),
        # What can be wrong with a link, where no Python reads it.
        "INPUT-LENGTH.too-long": ("length", "longest"),
        "INPUT-SIGN.bad-percent": ("part",),
        "INPUT-SIGN.bad-bytes": ("part",),
        "INPUT-SIGN.unseen": ("part", "sign"),
        "INPUT-KEY.no-value": ("part", "right"),
        "INPUT-KEY.repeated-key": ("part",),
        "INPUT-KEY.unknown-key": ("part", "right"),
        "INPUT-OPTION.option-long": ("part", "most"),
        "INPUT-OPTION.option-pressed": ("part",),
        "INPUT-OPTION.option-count": ("part", "right"),
    }

    kind = traitlets.Unicode("practice").tag(sync=True)
    topics: Any = traitlets.Dict().tag(sync=True)
    series: Any = traitlets.Dict().tag(sync=True)
    questions: Any = traitlets.List().tag(**packed("questions"))
    stock: Any = traitlets.List().tag(**packed("stock"))
    shown: Any = traitlets.Dict().tag(**packed("shown"))

    def __init__(
        self,
        topics: Mapping[str, str],
        series: Series,
        questions: Sequence[Mapping[str, Any]],
        stock: Sequence[Mapping[str, Any]],
        labels: Mapping[str, str],
        lang: str,
        name: str,
        draw: Draw,
        note: str = "",
    ) -> None:
        self._draw = draw
        stays = {
            "topics": shape.fields(topics, dict.fromkeys(topics, str), "topics"),
            "series": shape.fields(series, SERIES, "series"),
            "questions": shape.questions(questions, shape.SORTED),
            "stock": shape.questions(stock, shape.SORTED),
        }
        super().__init__(labels, lang, name, stays=stays, note=str(note))

    def __repr__(self) -> str:
        return f"Practice(topics={len(self.topics)}, lang={self.lang!r})"

    def answer(self, message: Mapping[str, Any]) -> Mapping[str, Any]:
        """More questions of the series that the page wishes, or why there are none."""
        return self._draw(message)

    def text(self) -> str:
        return "\n\n".join([self.name, *map(asked, self.questions)])
