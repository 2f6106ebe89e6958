"""What a lesson needs to know of each game: how to read a line, show it, and ask about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from gamelib import playing_qwixx, playing_wizard, playing_zaubercocktail
from gamelib.games import (
    camelot_round,
    camelot_rules,
    pads,
    round_notation,
    sheet,
    wizard,
    wizard_variants,
    zaubercocktail,
)
from gamelib.games import tricks as trick_games
from gamelib.games.camelot import CAMELOT
from gamelib.games.notation import fields
from gamelib.games.pads import Claim
from gamelib.games.qwixx import QWIXX
from gamelib.games.rounds import Edition, Evening
from gamelib.games.tricks import Round, TrickGame
from gamelib.games.wizard import WIZARD
from gamelib.games.wizard_variants import Together
from gamelib.games.zaubercocktail import line as zauber_line
from gamelib.play import Seat, Trace
from gamelib.playing import Playable
from gamelib.questions import Maker, Question
from gamelib.questions import camelot as camelot_questions
from gamelib.questions import qwixx as qwixx_questions
from gamelib.questions import rounds as round_questions
from gamelib.questions import tricks as trick_questions
from gamelib.questions import zaubercocktail as zauber_questions
from gamelib.ruling import Refused, Rule
from gamelib.speech import Catalog
from gamelib.views import (
    desk,
    desk_qwixx,
    desk_tricks,
    desk_zauber,
    editions,
    frame,
    moments,
    odds,
    qwixx,
    rounds,
    tricks,
    zauber_examples,
    zauber_values,
)
from gamelib.views import pads as pad_views
from gamelib.views import variants as variant_views
from gamelib.views import zaubercocktail as zauber_view
from gamelib.views.explore import Explored

Course = Trace[Any, Any]
Example = Mapping[str, Any]
Read = Callable[[str], Course]
Write = Callable[[Course], str]
Choose = Callable[[str, int], Edition]
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
    play: what it takes to play it; none where it cannot be played yet.
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
    play: Playable | None = None
    possible: Callable[[str], Question] | None = None
    explored: Callable[[Course, Seat, Catalog], Explored] | None = None
    drawings: Mapping[str, Callable[[Catalog], frame.Block]] = field(default_factory=dict)
    fields: tuple[str, ...] = ("players", "trump", "trick", "hand")
    values: Callable[[Catalog], zauber_values.Pad] | None = None
    setups: Mapping[str, str] = field(default_factory=dict)
    board: Callable[[desk.Fields, str, Catalog], tuple[desk.Part, ...]] = lambda *_: ()

    def moments(self, example: Example, say: Catalog) -> tuple[frame.Frame, ...]:
        """All that an example shows; where it is refused, why."""
        if "line" not in example or ("kind" in example and example["kind"] != "round"):
            return self.pictures(example, say)
        try:
            course = self.read(example["line"])
            return (*self.asked(example, course, say), *self.frames(course, say))
        except Refused as refused:
            return (moments.refusal(refused, say),)


VIEWS: dict[type[Any], Any] = {
    Round: tricks,
    Evening: rounds,
    Claim: pad_views,
    Together: variant_views,
}
"""What a course of play begins with, and the view that shows it."""


def frames(course: Course, say: Catalog) -> tuple[frame.Frame, ...]:
    """The moments of tricks, of a round, or of a pad."""
    made: tuple[frame.Frame, ...] = VIEWS[type(course.start)].frames(course, say)
    return made


WRITERS: dict[type[Any], Write] = {
    Round: lambda course: cast(TrickGame, course.game).notation(course),
    Evening: round_notation.notation,
    Claim: pads.line,
    Together: wizard_variants.str_together,
}
"""What a course of play begins with, and how it is written as a line."""


def written(course: Course) -> str:
    """The line of tricks, of a round, or of a pad."""
    return WRITERS[type(course.start)](course)


def scene(asked: Question, say: Catalog) -> frame.Frame:
    """What a question about tricks, a round or a pad shows."""
    made: frame.Frame = VIEWS[type(asked.course.start)].scene(asked, say)
    return made


def keys(line: str) -> set[str]:
    """The keys of a line, in small letters."""
    parts = (part.partition("=")[0].strip().lower() for part in line.split("&"))
    return set(filter(None, parts))


def edition(names: str, players: int) -> Edition:
    """Wizard with variants written as in a line."""
    return wizard_variants.edition(wizard_variants.parse_variants(names), players)


def about_tricks(make: Maker) -> Maker:
    """A question about tricks; of a round it is asked about its tricks."""
    return lambda course: make(trick_questions.tricks_of(course))


@dataclass(frozen=True, slots=True)
class Lines:
    """How an edition of the trick game reads its lines, by the keys that stand in them.

    `round` reads a round, `edition` makes what a pad is kept for, `others` read what only this
    edition has, by the key that tells.
    """

    game: TrickGame
    round: Read
    edition: Choose
    others: Mapping[str, Read] = field(default_factory=dict)

    @property
    def sizes(self) -> dict[int, int]:
        """How many rounds an evening has, for each number of players."""
        return {n: self.edition("", n).rounds(n) for n in self.game.tables}

    def read(self, line: str) -> Course:
        """Tricks, a round, or rows of a pad."""
        there = keys(line)
        known = (*trick_games.KEYS, *round_notation.KEYS, *pads.CLAIM, *self.others)
        if there - set(known):
            fields(line, tuple(dict.fromkeys(known)))  # refuses, and names what there is
        for key, read in self.others.items():
            if key in there:
                return read(line)
        if there & {"pad", "totals"}:
            return pads.read(line, self.edition)
        if there & (set(round_notation.KEYS) - set(trick_games.KEYS)):
            return self.round(line)
        return self.game.parse(line)


def trick_game(
    lines: Lines,
    rules: type[Rule],
    examples: tuple[str, ...],
    myths: Mapping[str, Maker],
    round_myths: Mapping[str, Maker],
    variants: tuple[str, ...] = (),
    **more: Any,
) -> Subject:
    """An edition of the trick game as a lesson sees it; the myths are those of this edition."""
    of_tricks = {**trick_questions.MYTHS, **myths}
    return Subject(
        name=lines.game.name,
        rules=rules,
        read=lines.read,
        write=written,
        frames=frames,
        scene=scene,
        deck=lambda say: tricks.Table(lines.game, say).deck(),
        topics={
            **{name: about_tricks(make) for name, make in trick_questions.TOPICS.items()},
            **round_questions.TOPICS,
        },
        myths={
            **{name: about_tricks(make) for name, make in of_tricks.items()},
            **round_questions.MYTHS,
            **round_myths,
        },
        examples=examples,
        pictures=lambda example, say: moments.Moments(lines.edition, say).of(example),
        asked=lambda e, course, say: moments.Moments(lines.edition, say).asked(e, course),
        edition=lines.edition,
        cards=lines.game,
        changes=editions.frame,
        board=lambda fields, place, say: desk_tricks.Laid(
            lines.game, variants, lines.sizes, fields, place, say
        ).parts(),
        variants=variants,
        **more,
    )


OF_WIZARD = Lines(WIZARD, wizard_variants.parse, edition, {"together": wizard_variants.together})
OF_CAMELOT = Lines(CAMELOT, camelot_round.parse, camelot_round.edition)


class ZauberSubject(Subject):
    """Zaubercocktail: an example may bring its own values, and shows each action it asks about."""

    def moments(self, example: Example, say: Catalog) -> tuple[frame.Frame, ...]:
        """All that an example shows."""
        return zauber_examples.moments(example, say)


SUBJECTS: dict[str, Subject] = {
    "wizard": trick_game(
        OF_WIZARD,
        wizard.Rule,
        ("wizard", "wizard-round"),
        {},
        {},
        variants=tuple(map(str, wizard_variants.Variant)),
        sheets={"pad-greek": "0:0,1:0,1:1/2:1,0:1,0:0", "pad-italian": "0:0,1:0,1:1/2:1,0:0,0:1"},
        switch=lambda course, say: variant_views.Switch(course, say).frames(),
        play=playing_wizard.WIZARD,
        setups={
            "trick": "trump=R&trick=B7,B13,R2&hand=B1,W,R9",
            "round": "players=3&round=2&dealer=2&hands=B1,R9/G4,W/Y2,B12&turned=R7&bids=1/0/-",
        },
    ),
    "camelot": trick_game(
        OF_CAMELOT,
        camelot_rules.Rule,
        ("camelot", "camelot-round"),
        camelot_questions.MYTHS,
        camelot_questions.OF_A_HAND,
        play=playing_wizard.CAMELOT,
        setups={
            "trick": "trump=H&trick=7S,Grail,KH&hand=3S,Merlin,Excalibur",
            "round": "players=3&round=2&dealer=2&hands=7S,KH/Grail,3D/10S,J&turned=5C&bids=1/0/-",
        },
    ),
    "qwixx": Subject(
        name="qwixx",
        rules=sheet.Rule,
        read=QWIXX.parse,
        write=QWIXX.notation,
        frames=qwixx.frames,
        scene=qwixx.scene,
        deck=qwixx.card,
        topics=qwixx_questions.TOPICS,
        myths=qwixx_questions.MYTHS,
        examples=("qwixx",),
        possible=qwixx_questions.possible,
        explored=qwixx.explored,
        pictures=qwixx.pictured,
        drawings={
            "white-sums": odds.white_sums,
            "with-colour": odds.with_colour,
            "lock": odds.lock,
        },
        play=playing_qwixx.PLAYABLE,
        setups={"turn": "red=5,7/-&dice=W4,W1,R2,Y3,G5,B6&choices=Y5/?"},
        board=lambda fields, place, say: desk_qwixx.Laid(fields, place, say).parts(),
        fields=("players", "active", *sheet.SHEET_KEYS, "dice", "choices", "second"),
    ),
    "zaubercocktail": ZauberSubject(
        name="zaubercocktail",
        rules=zaubercocktail.Rule,
        read=lambda line: zauber_line.parse(zaubercocktail.ZAUBERCOCKTAIL, line),
        write=zauber_line.notation,
        frames=zauber_view.frames,
        scene=zauber_view.scene,
        deck=zauber_view.deck,
        topics=zauber_questions.TOPICS,
        myths=zauber_questions.MYTHS,
        examples=("zaubercocktail",),
        play=playing_zaubercocktail.PLAYABLE,
        setups={
            "trading": "hands=3BS,GW/2FB,GW/2GE,TH/SE,WB&recipe=5/3/1/-2&stones=D",
            "collections": "chosen=4GE.2WB/3FB/7GW.2BE/2WB,SE&track=4/2/7/0"
            "&recipe=5/3/1/-2&stones=DA",
        },
        board=lambda fields, place, say: desk_zauber.Laid(fields, place, say).parts(),
        values=lambda say: zauber_values.Pad(zaubercocktail.ZAUBERCOCKTAIL.kit, say),
    ),
}
