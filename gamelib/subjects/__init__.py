"""What a lesson needs to know of each game: how to read a line, show it, and ask about it.

A game is loaded when it is first asked for: a page is about one, and others need not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, cast

from gamelib.play import Seat, Trace
from gamelib.questions import Maker, Question
from gamelib.ruling import Refused, Rule
from gamelib.speech import Catalog
from gamelib.views import frame

if TYPE_CHECKING:
    from gamelib.games.rounds import Edition
    from gamelib.games.tricks import TrickGame
    from gamelib.playing import Playable
    from gamelib.views import desk
    from gamelib.views.explore import Explored

Course = Trace[Any, Any]
Example = Mapping[str, Any]
Read = Callable[[str], Course]
Write = Callable[[Course], str]
Choose = Callable[[str, int], "Edition"]
"""Variants and players -> the edition they make."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A game as a lesson sees it.

    read: line -> course of play, `Refused` names what is wrong with it; write: its inverse.
    frames: course -> its moments. scene: question -> what lies on the table, with nothing that
    gives an answer away. deck: what the game is played with. topics and myths: what can be asked.
    examples: the files whose positions the rules page shows; pictures: an example that is no line
    -> what it shows; asked: what else an example asks about its course -> what is to be said to it.
    edition: variants and players -> what an evening is played with, if the game has a score pad;
    variants: what can be chosen for it; sheets: message -> an example to write into the pad.
    switch: course -> it under the base game and each variant.
    cards: how tricks are played, if the game has any. changes: course -> it under each edition, if
    there are several.
    play: the module and the name of its `Playable`; none where it cannot be played yet.
    possible: a line, even one that cannot be -> the question whether it can. explored: a seat's
    things, to be pointed at. drawings: what is drawn without a position. fields: what can be typed
    to try a position of one's own. setups: kinds of position to set up, each with the line that it
    begins with; board: parts of a line, where the next card goes -> what to press to set it up.
    """

    name: str
    rules: type[Rule]
    read: Read
    write: Write
    frames: Callable[[Course, Catalog], tuple[frame.Frame, ...]]
    scene: Callable[[Question, Catalog], frame.Frame]
    deck: Callable[[Catalog], frame.Block]
    topics: Mapping[str, Maker]
    myths: Mapping[str, Maker]
    examples: tuple[str, ...]
    pictures: Callable[[Example, Catalog], tuple[frame.Frame, ...]] = lambda example, say: ()
    asked: Callable[[Example, Course, Catalog], tuple[frame.Frame, ...]] = lambda *_: ()
    edition: Choose | None = None
    variants: tuple[str, ...] = ()
    sheets: Mapping[str, str] = field(default_factory=dict)
    switch: Callable[[Course, Catalog], tuple[frame.Frame, ...]] | None = None
    cards: TrickGame | None = None
    changes: Callable[[Course, Catalog], frame.Frame] | None = None
    play: str = ""
    possible: Callable[[str], Question] | None = None
    explored: Callable[[Course, Seat, Catalog], Explored] | None = None
    drawings: Mapping[str, Callable[[Catalog], frame.Block]] = field(default_factory=dict)
    fields: tuple[str, ...] = ("players", "trump", "trick", "hand")
    values: Callable[[Catalog], Any] | None = None
    setups: Mapping[str, str] = field(default_factory=dict)
    board: Callable[[desk.Fields, str, Catalog], tuple[desk.Part, ...]] = lambda *_: ()

    @property
    def playable(self) -> Playable:
        """What it takes to play it, loaded when it is asked for: few pages need it."""
        return cast("Playable", resolve_name(f"gamelib.{self.play}"))

    def moments(self, example: Example, say: Catalog) -> tuple[frame.Frame, ...]:
        """All that an example shows; where it is refused, why."""
        if "line" not in example or ("kind" in example and example["kind"] != "round"):
            return self.pictures(example, say)
        try:
            course = self.read(example["line"])
            return (*self.asked(example, course, say), *self.frames(course, say))
        except Refused as refused:
            return (frame.refusal(refused, say),)


class Games(Mapping[str, Subject]):
    """Every game by its name: `SUBJECT` of the module of that name."""

    NAMES = ("wizard", "camelot", "qwixx", "zaubercocktail")

    def __getitem__(self, name: str) -> Subject:
        """The game. `KeyError` if there is none of that name."""
        if name not in self.NAMES:
            raise KeyError(name)
        return cast(Subject, import_module(f"gamelib.subjects.{name}").SUBJECT)

    def __iter__(self) -> Iterator[str]:
        return iter(self.NAMES)

    def __len__(self) -> int:
        return len(self.NAMES)


SUBJECTS = Games()
