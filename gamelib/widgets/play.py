"""A play page: scenes made by a game's view, and the learner's actions brought back to Python."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import ipywidgets as w

from gamelib.widgets.page import NOTHING, Asking, Keeping, script, style, with_text
from gamelib.widgets.plain import words
from gamelib.widgets.scene import chosen, scenes

Scene = Mapping[str, Any]
Act = Callable[[str, Mapping[str, Any]], Scene | Sequence[Scene]]
Review = Callable[[], w.Widget | None]


class Scenes(Asking):
    """The part of `Play` that lives in the page."""

    SCRIPT = script("asking.js", "copy.js", "play.js")
    STYLE = style("asking.css")

    LABELS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "play-hint": (),
        "play-undo": (),
        "play-new": (),
        "play-new-sure": (),
        "play-new-yes": (),
        "play-new-no": (),
        "play-skip": (),
        "play-wait": (),
        "play-illegal": ("label",),
        "play-said": (),
        "play-log": (),
        "play-chosen": ("count",),
        "play-too-few": ("label", "min"),
        "play-too-many": ("label", "max"),
        "play-late": (),
        "play-lost": (),
        "play-link": (),
        "play-retry": (),
        "play-stale": (),
        "play-failed": (),
        "play-copy": (),
        "play-copied": (),
        "play-by-hand": (),
    }

    def __init__(
        self,
        scene: Scene | Sequence[Scene],
        labels: Mapping[str, str],
        lang: str,
        name: str,
        act: Act,
        keeping: Keeping = NOTHING,
    ) -> None:
        super().__init__(labels, lang, name, keeping, **self.pictured(scene))
        self._act = act
        self.after: Callable[[], None] = lambda: None

    def __repr__(self) -> str:
        return f"Scenes(lang={self.lang!r})"

    @property
    def scene(self) -> dict[str, Any]:
        """The scene that stands on the page when all have been shown."""
        last: dict[str, Any] = self.shown["scenes"][-1]
        return last

    def show(self, *shown: Scene) -> None:
        """Show scenes that no action asked for."""
        self._push(**self.pictured(shown))

    def answer(self, message: Mapping[str, Any]) -> Mapping[str, Any]:
        """What the action brought about, unless the page had not seen how things stand."""
        if message["seen"] != self.shown["id"]:
            return {**self.standing(), "note": "stale"}
        picked = chosen(message.get("chosen", {}))
        return self.pictured(self._act(str(message["do"]), picked))

    def pictured(self, shown: Scene | Sequence[Scene]) -> Mapping[str, Any]:
        return {"scenes": scenes(shown)}

    def standing(self) -> Mapping[str, Any]:
        return {"scenes": [self.scene]}

    def answered(self) -> None:
        self.after()

    def text(self) -> str:
        return "\n\n".join([self.name, self.scene["text"], *_to_do(self.scene)])


def _to_do(scene: Scene) -> list[str]:
    said = [words(line["html"]) for line in scene["said"]]
    actions = [f"- {a['label']}" for group in scene["groups"] for a in group["actions"]]
    return [*said, "\n".join([words(scene["headline"]), *actions])]


class Play(w.VBox):  # type: ignore[misc]  # ipywidgets ships no types
    """A game to play: one scene after the other, and below them a review of the whole game.

    `act(key, chosen)` answers every action: with a scene, or with several that are shown one
    after the other, such as the moves of the other players. It decides whether an action is
    allowed; a refusal is the same scene again with the reason as its last ``said`` line, of tone
    ``bad``, and leaves what was chosen as it was. Keys are those of the scene, and those of its
    tools: ``undo``, ``hint`` and ``new``. `chosen` is empty except for forms: the keys chosen in
    each of its parts, or what was typed there.

    A scene is plain data; only the first three must be there::

        {"html": the table, "text": the same in words, "headline": what to do now (html),
         "said": [{"html", "tone": "good" | "bad" | "info"}], new since the scene before,
         "groups": [{"label", "actions": [{"key", "label", "html", "legal"}]}],
         "forms": [{"key", "label": words of its button, "title", "parts": [
             {"key", "label", "options": [{"key", "label", "html"}], "min", "max",
              "chosen": the keys that are chosen at first},
             {"key", "label", "value", "mode": "numeric" | "text"}]}],
         "side": html beside the table, such as a score pad,
         "log": [{"label", "html"}], "tools": {"undo": bool, "hint": bool, "new": bool},
         "link": an address that opens the game as it stands,
         "room": what kind of table it is: those of a kind are given equal room,
         "review": there is something to look back at,
         "busy": more will come without being asked for, "over": the game has ended,
         "begun": the learner has done something that a new game would throw away}

    An illegal action (``"legal": False``) is marked, and can be tried. A tool that is left out is
    not shown; one that is False is shown and cannot be used now. In the html of the table and of
    its side, ``<button data-do="key">`` acts too; inside an element with ``data-acts`` the arrow
    keys lead from one to the next.

    When the game is over, and with every scene that says "review", `review` may make a widget to
    be shown below, such as a StepThrough; the same one again stays as it is. With `keeping` a game
    goes on after a reload, and can be shared as a link.
    """

    LABELS = Scenes.LABELS

    def __init__(
        self,
        scene: Scene | Sequence[Scene],
        labels: Mapping[str, str],
        lang: str,
        name: str,
        act: Act,
        review: Review | None = None,
        keeping: Keeping = NOTHING,
    ) -> None:
        self.page = Scenes(scene, labels, lang, name, act, keeping)
        self._review = review
        super().__init__([self.page])
        self.add_class("gl-play-page")
        self.page.after = self._below
        self._below()

    def __repr__(self) -> str:
        return f"Play(lang={self.page.lang!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_text(super()._repr_mimebundle_(**kwargs), self.page.text())

    @property
    def scene(self) -> Scene:
        """The scene that stands on the page now."""
        return self.page.scene

    def show(self, *shown: Scene) -> None:
        """Show scenes that no action asked for."""
        self.page.show(*shown)
        self._below()

    def _below(self) -> None:
        """Put below what there is to look back at, and take it away when there is nothing."""
        wanted = self._review and (self.scene["over"] or self.scene["review"])
        made = self._review() if wanted and self._review else None
        self.children = (self.page, made) if made else (self.page,)
