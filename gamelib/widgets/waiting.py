"""What Jupyter's own controls do not do by themselves: say so when no answer comes."""

from importlib.resources import files

import anywidget
import traitlets


class Waiting(anywidget.AnyWidget):
    """In a box with Jupyter's own controls, `late` is said when Python does not answer them.

    The page sends a word after each use of a control, and waits for it to come back.
    """

    _esm = (files("gamelib") / "widgets" / "waiting.js").read_text("utf-8")

    late = traitlets.Unicode().tag(sync=True)
    lang = traitlets.Unicode().tag(sync=True)

    def __init__(self, late: str, lang: str) -> None:
        super().__init__(late=late, lang=lang)
        self.on_msg(lambda _, word, __: self.send(word))
