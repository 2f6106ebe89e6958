"""What a lesson needs to know of each game: how to read a line, show it, and ask about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from gamelib.games import wizard, zaubercocktail
from gamelib.games.wizard import WIZARD
from gamelib.games.zaubercocktail import line as zauber_line
from gamelib.play import Trace
from gamelib.questions import Maker, Question
from gamelib.questions import tricks as trick_questions
from gamelib.questions import zaubercocktail as zauber_questions
from gamelib.ruling import Rule
from gamelib.speech import Catalog
from gamelib.views import frame, tricks, zauber_examples, zauber_values
from gamelib.views import zaubercocktail as zauber_view

Course = Trace[Any, Any]


@dataclass(frozen=True, slots=True)
class Subject:
    """A game as a lesson sees it.

    read: line -> course of play, `Refused` names what is wrong with it. frames: course -> its
    moments. scene: question -> what lies on the table, with nothing that gives an answer away.
    deck: what the game is played with. topics and myths: what can be asked. examples: the files
    whose positions the rules page shows; moment: an example -> what it shows, if it can be shown.
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

    def moment(self, example: Mapping[str, Any], say: Catalog) -> frame.Frame | None:
        """The last moment of an example that is a line; none for one that is refused."""
        if "line" not in example or "refused" in example:
            return None
        return self.frames(self.read(example["line"]), say)[-1]

    def pad(self, say: Catalog) -> zauber_values.Pad:
        """A table in which the values of the real cards are entered; not for every game."""
        raise LookupError(f"{self.name} has no values to be entered")

    def using(self, pad: zauber_values.Pad) -> Subject:
        """The same game with the values of a table."""
        raise LookupError(f"{self.name} has no values to be entered")


class ZauberSubject(Subject):
    """Zaubercocktail: an example may bring its own values, and shows the actions it asks about."""

    def moment(self, example: Mapping[str, Any], say: Catalog) -> frame.Frame | None:
        """What an example shows."""
        return zauber_examples.moment(example, say)

    def pad(self, say: Catalog) -> zauber_values.Pad:
        """The values to play with, partly guessed."""
        return zauber_values.Pad(zaubercocktail.ZAUBERCOCKTAIL.kit, say)

    def using(self, pad: zauber_values.Pad) -> Subject:
        """Everything counts with the values of the table."""
        game = zaubercocktail.Zaubercocktail(kit=pad.kit)
        return replace(self, read=lambda line: zauber_line.parse(game, line))


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
    ),
    "zaubercocktail": ZauberSubject(
        name="zaubercocktail",
        rules=zaubercocktail.Rule,
        read=lambda line: zauber_line.parse(zaubercocktail.ZAUBERCOCKTAIL, line),
        frames=zauber_view.frames,
        scene=zauber_view.scene,
        deck=zauber_view.deck,
        topics=zauber_questions.TOPICS,
        myths=zauber_questions.MYTHS,
        examples=("zaubercocktail",),
    ),
}
