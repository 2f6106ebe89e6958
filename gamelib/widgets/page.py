"""What the widgets that live in the page have in common, and how those that ask Python ask."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2s
from importlib.resources import files
from typing import Any, ClassVar

import anywidget
import ipywidgets as w
import traitlets
from traitlets.log import get_logger

from gamelib.widgets import pieces, shape

_HERE = files("gamelib") / "widgets"
_VIEWS = files("gamelib") / "views"


def script(*names: str) -> str:
    """The scripts of a widget joined to one, after what they all are made of."""
    parts = ("parts.js", "place.js", *names)
    return "\n".join((_HERE / name).read_text("utf-8") for name in parts)


def style(*names: str, drawn: tuple[str, ...] = ()) -> str:
    """The style sheets of a widget joined to one, after the colours and the controls.

    `drawn` are those of what the views drew.
    """
    views = (_VIEWS / name for name in ("look.css", *drawn))
    sheets = (*views, *(_HERE / name for name in ("controls.css", *names)))
    return "".join(sheet.read_text("utf-8") for sheet in sheets)


class Code(w.Widget):  # type: ignore[misc]
    """The script and the styles of a kind of widget: sent once, however many there are."""

    script = traitlets.Unicode().tag(sync=True)
    style = traitlets.Unicode().tag(sync=True)

    sent: ClassVar[dict[tuple[str, str], "Code"]] = {}

    @classmethod
    def of(cls, script: str, style: str) -> "Code":
        """The one that has been sent, unless it has been closed since."""
        known = cls.sent.get((script, style))
        if known is None or known.comm is None:
            known = cls.sent[script, style] = cls(script=script, style=style)
        return known


class Page(anywidget.AnyWidget):
    """Words, a language, and a text for readers without widgets."""

    _esm = "\n".join((_HERE / name).read_text("utf-8") for name in ("pieces.js", "loader.js"))

    alone: ClassVar[bool] = True
    """Whether it goes on without Python."""

    SCRIPT: ClassVar[str] = ""
    STYLE: ClassVar[str] = ""
    LABELS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Message id of each label, and the numbers or words which the page fills in."""

    code = traitlets.Instance(Code).tag(sync=True, **w.widget_serialization)
    labels = traitlets.Dict().tag(sync=True)
    lang = traitlets.Unicode().tag(sync=True)
    name = traitlets.Unicode().tag(sync=True)
    place = traitlets.Unicode().tag(sync=True)
    """Which widget of its page it is, and a mark of its content: see `put`. Empty: none."""

    def __init__(self, labels: Mapping[str, str], lang: str, name: str, **traits: object) -> None:
        for what, value in {"lang": lang, "name": name}.items():
            if not isinstance(value, str) or not value.strip():
                raise ValueError(f"{what}: expected some text, not {value!r}")
        checked = shape.labels(labels, self.LABELS)
        self._packed: dict[str, tuple[object, object]] = {}
        code = Code.of(self.SCRIPT, self.STYLE)
        super().__init__(code=code, labels=checked, lang=str(lang), name=str(name), **traits)

    def put(self, number: int, *content: str) -> None:
        """Give it its place on the page, by which the browser keeps what is done there.

        `content` says in no language what it is made of: with other content nothing of what
        was kept is shown again.
        """
        mark = blake2s("\n".join(content).encode(), digest_size=4).hexdigest()
        self.place = f"{number}.{mark}"

    def text(self) -> str:
        """The whole content as plain text."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        # A notebook read where no widget can live still tells what happened at the table.
        return with_text(super()._repr_mimebundle_(**kwargs), self.text())


def packed(name: str) -> Mapping[str, object]:
    """How a trait of that name, whose value is never changed in place, travels in few bytes."""

    def to_json(value: object, page: Page) -> object:
        # A page asks again for what it was sent, and then nothing has to be worked out.
        known, made = page._packed.get(name, (None, None))
        if known is not value:
            made = pieces.pack(value)
            page._packed[name] = value, made
        return made

    return {"sync": True, "to_json": to_json}


def with_text(bundle: Any, text: str) -> Any:
    """What a widget shows of itself, with words of ours for readers without widgets."""
    if isinstance(bundle, tuple):
        data, metadata = bundle
        return {**data, "text/plain": text}, metadata
    return bundle and {**bundle, "text/plain": text}


@dataclass(frozen=True, slots=True)
class Keeping:
    """How things are brought back after the page was reloaded, or by a link.

    line      one line that says how things stand; empty if there is nothing to keep
    resume    any line whatever -> what to show, as far as the line makes sense
    brought   the keys of the page's link that brought what stands there at first: it goes before
              what was kept, until something is done
    opens     whether the page's link may itself be such a line
    """

    line: Callable[[], str]
    resume: Callable[[str], Any]
    brought: tuple[str, ...] = ()
    opens: bool = False


NOTHING = Keeping(lambda: "", lambda line: None)


class Asking(Page):
    """A page whose moves Python answers.

    The page sends ``{"id", "seen", ...}``: a name of its own for the request, and what it saw
    when it asked. Python answers in one piece, ``shown``, that carries the same id, so that the
    page knows what has arrived and says so when something has not. Each answer brings along, as
    ``keep``, a line that the browser keeps; after a reload ``{"id", "resume": line}`` asks for it.
    What never changes are traits of its own, given as `stays`.
    """

    alone: ClassVar[bool] = False

    brought: Any = traitlets.List().tag(sync=True)
    opens = traitlets.Bool().tag(sync=True)
    shown: Any = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        labels: Mapping[str, str],
        lang: str,
        name: str,
        keeping: Keeping = NOTHING,
        stays: Mapping[str, object] | None = None,
        **content: object,
    ) -> None:
        shown = {"id": "0", "note": "", "keep": keeping.line(), **content}
        known = {"brought": list(keeping.brought), "opens": keeping.opens}
        stays = {**known, **(stays or {})}
        super().__init__(labels, lang, name, shown=shown, **stays)
        self._pushed, self._keeping = 0, keeping
        self.on_msg(self._heard)

    def answer(self, message: Mapping[str, Any]) -> Mapping[str, Any]:
        """What to show in answer to a message: parts of `shown`."""
        raise NotImplementedError

    def pictured(self, shown: Any) -> Mapping[str, Any]:
        """The parts of `shown` that show a scene, or whatever the page shows."""
        raise NotImplementedError

    def standing(self) -> Mapping[str, Any]:
        """How things stand, without what led there: for an answer that changes nothing."""
        return {}

    def answered(self) -> None:
        """What else follows from an answer, once it is on its way."""

    def _heard(self, _widget: object, message: Any, _buffers: object) -> None:
        """Answer whatever comes. In Voila an exception here would vanish without a trace."""
        key = ""
        try:
            key = shape.sound(str(message["id"]))
            if key == self.shown["id"]:  # Asked again because the answer was lost on the way.
                self.send_state("shown")
                return
            self._show(key, **self._answer(shape.sound(message)))
            self.answered()
        except Exception:
            # A kernel's own log is the one that reaches the terminal of the server.
            get_logger().exception("%r could not answer %.200r", self, message)
            self._show(key, **self.standing(), note="failed")

    def _answer(self, message: Mapping[str, Any]) -> Mapping[str, Any]:
        if "resume" not in message:
            return self.answer(message)
        found = self._keeping.resume(str(message["resume"]))
        return self.standing() if found is None else self.pictured(found)

    def _push(self, **content: object) -> None:
        """Show something that no message asked for."""
        self._pushed += 1
        self._show(f"push-{self._pushed}", **content)

    def _show(self, key: str, **content: object) -> None:
        about = {"id": key, "note": "", "keep": self._keeping.line()}
        self.shown = {**self.shown, **about, **content}
