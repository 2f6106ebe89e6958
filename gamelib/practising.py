"""A practice page without its widget: what can be asked, more and more of it, and spare questions.

Whatever a link or the page wishes, forged or mistaken, is answered: with questions, or with what
is wrong with the wish.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from gamelib import address, series
from gamelib.games.notation import pressed
from gamelib.questions import Question, endless
from gamelib.questions.endless import Asked
from gamelib.questions.topic import LEVELS
from gamelib.ruling import Refused
from gamelib.series import Series
from gamelib.sessions import fresh_seed
from gamelib.speech import Catalog

SPARE = 2
"""Questions of each topic and level that go with the page, for when Python does not answer."""

LAST_BATCH = 10_000
"""Nobody answers so many questions; a page that asks for more is not ours."""


class Practising:
    """Somebody at a practice page.

    `draw` makes of a question what the widget takes, `refuse` markup of what is wrong.
    """

    def __init__(
        self,
        game: str,
        say: Catalog,
        draw: Callable[[Question], dict[str, Any]],
        refuse: Callable[[Refused], str],
    ) -> None:
        self.game, self._draw, self._refuse = game, draw, refuse
        names = endless.topics(game)
        self.topics = {name: say.text(endless.title(game, name)) for name in names}

    def begin(self, given: Mapping[str, Any], link: str = "") -> tuple[Series, str]:
        """The series to begin with, and a note if it is not the one that was wished.

        What the page's link names goes before what was given.
        """
        try:
            wished = {**given, **address.linked(link, *series.KEYS)}
            return self._seeded(series.read(self.game, wished)), ""
        except Refused as refused:
            return self._seeded(series.read(self.game, {})), self._refuse(pressed(refused))

    def _seeded(self, wished: Series) -> Series:
        return replace(wished, seed=wished.seed or fresh_seed())

    def answer(self, wish: Mapping[str, Any]) -> dict[str, Any]:
        """A batch of the series that the page wishes, or a note."""
        try:
            found = self._seeded(series.read(self.game, {**wish, "count": wish["count"] or ""}))
        except Refused as refused:
            return {"note": self._refuse(pressed(refused))}
        batch = int(wish["batch"])
        if not 0 <= batch <= LAST_BATCH:
            raise ValueError(f"there is no batch {batch}")
        questions = self.questions(found, batch)
        return {"series": self.shown(found), "batch": batch, "questions": questions}

    def shown(self, one: Series) -> dict[str, Any]:
        """A series as the widget takes it."""
        return {"topics": [*one.topics], "level": one.level, "seed": one.seed, "count": one.count}

    def questions(self, one: Series, batch: int = 0) -> list[dict[str, Any]]:
        """The questions of a batch, as the widget takes them."""
        return [self._question(asked) for asked in one.questions(batch)]

    def stock(self) -> list[dict[str, Any]]:
        """Some questions of each topic and level, always the same."""
        return [
            self._question(endless.asked(self.game, topic, f"spare/{number}", level))
            for topic in self.topics
            for level in LEVELS
            for number in range(SPARE)
        ]

    def _question(self, asked: Asked) -> dict[str, Any]:
        return {**self._draw(asked.question), "topic": asked.topic, "level": asked.level}
