"""What a lesson needs to know of each game: how to read a line, show it, and ask about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from gamelib import playing_qwixx, playing_wizard
from gamelib.games import sheet, wizard
from gamelib.games.qwixx import QWIXX
from gamelib.games.wizard import WIZARD
from gamelib.play import Seat, Trace
from gamelib.playing import Playable
from gamelib.questions import Maker, Question
from gamelib.questions import qwixx as qwixx_questions
from gamelib.questions import tricks as trick_questions
from gamelib.ruling import Rule
from gamelib.speech import Catalog
from gamelib.views import frame, odds, qwixx, tricks
from gamelib.views.explore import Explored

Course = Trace[Any, Any]


@dataclass(frozen=True, slots=True)
class Subject:
    """A game as a lesson sees it.

    read: line -> course of play, `Refused` names what is wrong with it. frames: course -> its
    moments. scene: question -> what lies on the table, with nothing that gives an answer away.
    deck: what the game is played with. topics and myths: what can be asked. examples: the files
    whose positions the rules page shows; moment: an example -> what it shows, if it can be shown.
    play: what it takes to play it; none where it cannot be played yet.
    possible: a line, even one that cannot be -> the question whether it can. explored: a seat's
    things, to be pointed at. pictures: what is drawn without a position. fields: what can be typed
    to try a position of one's own.
    """

    name: str
    rules: type[Rule]
    read: Callable[[str], Course]
    frames: Callable[[Course, Catalog], tuple[frame.Frame, ...]]
    scene: Callable[[Question, Catalog], frame.Frame]
    deck: Callable[[Catalog], frame.Block]
    topics: Mapping[str, Maker]
    myths: Mapping[str, Maker]
    examples: tuple[str, ...]
    play: Playable | None = None
    possible: Callable[[str], Question] | None = None
    explored: Callable[[Course, Seat, Catalog], Explored] | None = None
    pictures: Mapping[str, Callable[[Catalog], frame.Block]] = field(default_factory=dict)
    fields: tuple[str, ...] = ("players", "trump", "trick", "hand")

    def moment(self, example: Mapping[str, Any], say: Catalog) -> frame.Frame | None:
        """The last moment of an example that is a line; none for one that is refused."""
        if "line" not in example or "refused" in example:
            return None
        return self.frames(self.read(example["line"]), say)[-1]


SUBJECTS: dict[str, Subject] = {
    "wizard": Subject(
        name="wizard",
        rules=wizard.Rule,
        read=WIZARD.parse,
        frames=tricks.frames,
        scene=tricks.scene,
        deck=lambda say: tricks.Table(WIZARD, say).deck(),
        topics=trick_questions.TOPICS,
        myths=trick_questions.MYTHS,
        examples=("wizard",),
        play=playing_wizard.PLAYABLE,
    ),
    "qwixx": Subject(
        name="qwixx",
        rules=sheet.Rule,
        read=QWIXX.parse,
        frames=qwixx.frames,
        scene=qwixx.scene,
        deck=qwixx.card,
        topics=qwixx_questions.TOPICS,
        myths=qwixx_questions.MYTHS,
        examples=("qwixx",),
        possible=qwixx_questions.possible,
        explored=qwixx.explored,
        pictures={"white-sums": odds.white_sums, "with-colour": odds.with_colour},
        play=playing_qwixx.PLAYABLE,
        fields=("players", "active", *sheet.SHEET_KEYS, "dice", "choices", "second"),
    ),
}
