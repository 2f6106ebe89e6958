"""What a lesson needs to know of each game: how to read a line, show it, and ask about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gamelib.games import camelot_rules, wizard
from gamelib.games.camelot import CAMELOT
from gamelib.games.tricks import TrickGame
from gamelib.games.wizard import WIZARD
from gamelib.play import Trace
from gamelib.questions import Maker, Question
from gamelib.questions import camelot as camelot_questions
from gamelib.questions import tricks as trick_questions
from gamelib.ruling import Rule
from gamelib.speech import Catalog
from gamelib.views import editions, frame, tricks

Course = Trace[Any, Any]


@dataclass(frozen=True, slots=True)
class Subject:
    """A game as a lesson sees it.

    read: line -> course of play, `Refused` names what is wrong with it. frames: course -> its
    moments. scene: question -> what lies on the table, with nothing that gives an answer away.
    deck: what the game is played with. topics and myths: what can be asked. examples: the files
    whose positions the rules page shows; moment: an example -> what it shows, if it can be shown.
    cards: how tricks are played, if the game has any. changes: course -> the same under each
    edition, if there are several.
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
    cards: TrickGame | None = None
    changes: Callable[[Course, Catalog], frame.Frame] | None = None

    def moment(self, example: Mapping[str, Any], say: Catalog) -> frame.Frame | None:
        """The last moment of an example that is a line; none for one that is refused."""
        if "line" not in example or "refused" in example:
            return None
        return self.frames(self.read(example["line"]), say)[-1]


def trick_game(
    game: TrickGame, rules: type[Rule], myths: Mapping[str, Maker], *examples: str
) -> Subject:
    """An edition of the trick game as a lesson sees it."""
    return Subject(
        name=game.name,
        rules=rules,
        read=game.parse,
        frames=tricks.frames,
        scene=tricks.scene,
        deck=lambda say: tricks.Table(game, say).deck(),
        topics=trick_questions.TOPICS,
        myths={**trick_questions.MYTHS, **myths},
        examples=examples,
        cards=game,
        changes=editions.trick,
    )


SUBJECTS: dict[str, Subject] = {
    subject.name: subject
    for subject in (
        trick_game(WIZARD, wizard.Rule, {}, "wizard"),
        trick_game(CAMELOT, camelot_rules.Rule, camelot_questions.MYTHS, "camelot"),
    )
}
