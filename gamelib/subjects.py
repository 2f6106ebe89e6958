"""What a lesson needs to know of each game: how to read a line, show it, and ask about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from gamelib import playing_qwixx, playing_wizard
from gamelib.games import pads, round_notation, sheet, wizard, wizard_variants
from gamelib.games import tricks as trick_games
from gamelib.games.cards import Card
from gamelib.games.notation import Input, wrong
from gamelib.games.pads import Claim
from gamelib.games.qwixx import QWIXX
from gamelib.games.rounds import Edition, Evening, Phase, on_table
from gamelib.games.tricks import Round
from gamelib.games.wizard import WIZARD
from gamelib.games.wizard_variants import Together
from gamelib.play import Seat, Trace
from gamelib.playing import Playable
from gamelib.questions import Maker, Question
from gamelib.questions import qwixx as qwixx_questions
from gamelib.questions import rounds as round_questions
from gamelib.questions import tricks as trick_questions
from gamelib.ruling import Refused, Rule
from gamelib.speech import Catalog
from gamelib.views import frame, moments, odds, qwixx, rounds, tricks, variants
from gamelib.views import pads as pad_views
from gamelib.views.explore import Explored

Course = Trace[Any, Any]
Example = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Subject:
    """A game as a lesson sees it.

    read: line -> course of play, `Refused` names what is wrong with it. frames: course -> its
    moments. scene: question -> what lies on the table, with nothing that gives an answer away.
    deck: what the game is played with. topics and myths: what can be asked. examples: the files
    whose positions the rules page shows; pictures: an example that is no line -> what it shows.
    edition: variants and players -> what an evening is played with, if the game has a score pad;
    variants: what can be chosen for it; sheets: message -> an example to write into the pad.
    switch: course -> it under the base game and each variant.
    play: what it takes to play it; none where it cannot be played yet.
    possible: a line, even one that cannot be -> the question whether it can. explored: a seat's
    things, to be pointed at. drawings: what is drawn without a position. fields: what can be typed
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
    pictures: Callable[[Example, Catalog], tuple[frame.Frame, ...]] = lambda example, say: ()
    edition: Callable[[str, int], Edition] | None = None
    variants: tuple[str, ...] = ()
    sheets: Mapping[str, str] = field(default_factory=dict)
    switch: Callable[[Course, Catalog], tuple[frame.Frame, ...]] | None = None
    play: Playable | None = None
    possible: Callable[[str], Question] | None = None
    explored: Callable[[Course, Seat, Catalog], Explored] | None = None
    drawings: Mapping[str, Callable[[Catalog], frame.Block]] = field(default_factory=dict)
    fields: tuple[str, ...] = ("players", "trump", "trick", "hand")

    def moments(self, example: Example, say: Catalog) -> tuple[frame.Frame, ...]:
        """All that an example shows; where it is refused, why."""
        if "line" not in example or ("kind" in example and example["kind"] != "round"):
            return self.pictures(example, say)
        try:
            return self.frames(self.read(example["line"]), say)
        except Refused as refused:
            return (moments.refusal(refused, say),)


VIEWS: dict[type[Any], Any] = {Round: tricks, Evening: rounds, Claim: pad_views, Together: variants}
"""What a course of play begins with, and the view that shows it."""


def frames(course: Course, say: Catalog) -> tuple[frame.Frame, ...]:
    """The moments of tricks, of a round, or of a pad."""
    made: tuple[frame.Frame, ...] = VIEWS[type(course.start)].frames(course, say)
    return made


def scene(asked: Question, say: Catalog) -> frame.Frame:
    """What a question about tricks, a round or a pad shows."""
    made: frame.Frame = VIEWS[type(asked.course.start)].scene(asked, say)
    return made


def keys(line: str) -> set[str]:
    """The keys of a line."""
    return {part.partition("=")[0].strip().lower() for part in line.split("&")}


def edition(names: str, players: int) -> Edition:
    """Wizard with variants written as in a line."""
    return wizard_variants.edition(wizard_variants.parse_variants(names), players)


def read(line: str) -> Course:
    """Tricks, a round, rows of a pad, or variants to combine: the keys tell which."""
    if "together" in keys(line):
        return wizard_variants.together(line)
    if keys(line) & {"pad", "totals"}:
        return pads.read(line, edition)
    if keys(line) & (set(round_notation.KEYS) - set(trick_games.KEYS)):
        return wizard_variants.parse(line)
    return WIZARD.parse(line)


def about_tricks(make: Maker) -> Maker:
    """A question about tricks; of a round it is asked about its tricks."""
    return lambda course: make(tricks_of(course))


def tricks_of(course: Course) -> Course:
    """The tricks of a course; `Refused` if no cards are in play."""
    if isinstance(course.start, Round):
        return course
    played = [step for step in course.steps if isinstance(step.action, Card)]
    state = played[0].before if played else course.state
    game = course.game
    if not isinstance(game, Edition) or not isinstance(state, Evening):
        raise wrong(Input.EMPTY, "nothing-to-ask")
    if game.phase(state) is not Phase.PLAY:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    return game.tricks.play(on_table(state).round, tuple(step.action for step in played))


SUBJECTS: dict[str, Subject] = {
    "wizard": Subject(
        name="wizard",
        rules=wizard.Rule,
        read=read,
        frames=frames,
        scene=scene,
        deck=lambda say: tricks.Table(WIZARD, say).deck(),
        topics={
            **{name: about_tricks(make) for name, make in trick_questions.TOPICS.items()},
            **round_questions.TOPICS,
        },
        myths={
            **{name: about_tricks(make) for name, make in trick_questions.MYTHS.items()},
            **round_questions.MYTHS,
        },
        examples=("wizard", "wizard-round"),
        pictures=lambda example, say: moments.Moments(edition, say).of(example),
        edition=edition,
        variants=tuple(map(str, wizard_variants.Variant)),
        sheets={"pad-greek": "0:0,1:0,1:1/2:1,0:1,0:0", "pad-italian": "0:0,1:0,1:1/2:1,0:0,0:1"},
        switch=lambda course, say: variants.Switch(course, say).frames(),
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
        pictures=qwixx.pictured,
        drawings={"white-sums": odds.white_sums, "with-colour": odds.with_colour},
        play=playing_qwixx.PLAYABLE,
        fields=("players", "active", *sheet.SHEET_KEYS, "dice", "choices", "second"),
    ),
}
