"""What the editions of the trick game have in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from gamelib.games import pads, round_notation, wizard_variants
from gamelib.games import tricks as trick_games
from gamelib.games.notation import fields
from gamelib.games.pads import Claim
from gamelib.games.rounds import Evening
from gamelib.games.tricks import Round, TrickGame
from gamelib.games.wizard_variants import Together
from gamelib.questions import Maker, Question
from gamelib.questions import rounds as round_questions
from gamelib.questions import tricks as trick_questions
from gamelib.ruling import Rule
from gamelib.speech import Catalog
from gamelib.subjects import Choose, Course, Read, Subject, Write
from gamelib.views import frame, tricks

if TYPE_CHECKING:
    from gamelib.views.desk import Fields, Part
    from gamelib.views.moments import Moments

VIEWS = {Round: "tricks", Evening: "rounds", Claim: "pads", Together: "variants"}
"""What a course of play begins with, and the view that shows it, loaded when it is asked for."""


def view(course: Course) -> Any:
    """The view of tricks, of a round, of a pad, or of a choice of variants."""
    return import_module(f"gamelib.views.{VIEWS[type(course.start)]}")


def frames(course: Course, say: Catalog) -> tuple[frame.Frame, ...]:
    """The moments of tricks, of a round, or of a pad."""
    made: tuple[frame.Frame, ...] = view(course).frames(course, say)
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
    made: frame.Frame = view(asked.course).scene(asked, say)
    return made


def changes(course: Course, say: Catalog) -> frame.Frame:
    """A trick under each edition; only few pages need the other one."""
    from gamelib.views import editions  # noqa: PLC0415

    return editions.frame(course, say)


def keys(line: str) -> set[str]:
    """The keys of a line, in small letters."""
    parts = (part.partition("=")[0].strip().lower() for part in line.split("&"))
    return set(filter(None, parts))


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


# What only pages of rules and the editor need is imported where it is needed.


def moments(lines: Lines, say: Catalog) -> Moments:
    """Shows the examples of an edition."""
    from gamelib.views.moments import Moments  # noqa: PLC0415

    return Moments(lines.edition, say)


def laid(
    lines: Lines, variants: tuple[str, ...], fields: Fields, place: str, say: Catalog
) -> tuple[Part, ...]:
    """What to press to set up a position of an edition."""
    from gamelib.views.desk_tricks import Laid  # noqa: PLC0415

    return Laid(lines.game, variants, lines.sizes, fields, place, say).parts()


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
        pictures=lambda example, say: moments(lines, say).of(example),
        asked=lambda example, course, say: moments(lines, say).asked(example, course),
        edition=lines.edition,
        cards=lines.game,
        changes=changes,
        board=lambda fields, place, say: laid(lines, variants, fields, place, say),
        variants=variants,
        **more,
    )
