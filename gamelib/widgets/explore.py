"""Explore: a picture whose places say, when pointed at, whether they are allowed and why."""

from collections.abc import Mapping
from typing import Any, ClassVar

import traitlets

from gamelib.widgets.page import Page, packed, script, style
from gamelib.widgets.plain import words
from gamelib.widgets.shape import Fields, fields

SPOT: Fields = {"html": str, "label": str, "legal": bool, "why": str, "more": str}


class Explore(Page):
    """A picture to point at; all answers are in the page.

    `html` is the picture: its places are ``<button data-do="key">`` within an element with
    ``data-acts``, where the arrow keys lead from one to the next. `spots` holds for each key
    ``{"html", "label", "legal", "why", "more"}``: the place as a chip and in words, whether it is
    allowed, the reason, and html that goes into it.
    """

    SCRIPT = script("explore.js")
    STYLE = style("explore.css")

    LABELS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "explore-hint": (),
        "explore-all": (),
        "explore-legal": (),
        "explore-illegal": (),
        "explore-more": (),
    }

    html: Any = traitlets.Unicode().tag(**packed("html"))
    spots: Any = traitlets.Dict().tag(**packed("spots"))

    def __init__(
        self,
        html: str,
        text: str,
        spots: Mapping[str, Mapping[str, Any]],
        labels: Mapping[str, str],
        lang: str,
        name: str,
    ) -> None:
        checked = {key: fields(spot, SPOT, f"spot {key!r}") for key, spot in spots.items()}
        self._said = text
        super().__init__(labels, lang, name, html=str(html), spots=checked)

    def __repr__(self) -> str:
        return f"Explore(spots={len(self.spots)}, lang={self.lang!r})"

    def text(self) -> str:
        signs = {True: "✓", False: "✕"}
        lines = (
            f"- {signs[spot['legal']]} {spot['label']}: {words(spot['why'])}"
            for spot in self.spots.values()
        )
        return "\n".join([self.name, self._said, *lines])
