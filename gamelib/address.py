"""One line, one position: any game, position, step and language as the query of a link.

`game=wizard&trump=R&trick=J,W,B7&hand=B2,G13&lang=el&step=3`: the game, then the game's own line,
then the language of the page and the step (from 1), if anybody cares. Cells, links, QR codes and
the command line all hold this one line.

>>> there = parse("lang=el&trump=R&game=Wizard&trick=J,W,B7")
>>> there.line, there.lang, there.step
('trump=R&trick=J,W,B7', 'el', None)
>>> str(there)
'game=wizard&trump=R&trick=J,W,B7&lang=el'
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from gamelib.games.notation import FOREIGN, LONGEST, Input, joined, told, whole, wrong
from gamelib.speech import LANGUAGES
from gamelib.subjects import SUBJECTS, Course, Subject

STEPS = range(1, 1000)
"""More than any position has; the page knows how many there are."""

LINK = re.compile(r"^\s*https?://[^?#\s]*(?=\?)", re.IGNORECASE)
"""What stands before the query, if somebody pastes a whole link."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where to go: the game, its line, and perhaps a language and a step (from 1)."""

    game: str
    line: str
    lang: str | None = None
    step: int | None = None

    def __str__(self) -> str:
        """The query of a link, percent-encoded where a link needs it; the inverse of `parse`."""
        ends = {"lang": self.lang or "", "step": str(self.step or "")}
        pieces = (f"game={self.game}", self.line, joined(ends))
        return "&".join(filter(None, pieces)).replace(" ", "%20")

    @property
    def subject(self) -> Subject:
        """The game as lessons see it."""
        return SUBJECTS[self.game]

    def course(self) -> Course:
        """The course of play; `Refused` names the part of the line that is wrong."""
        return self.subject.read(self.line)


def parse(query: str) -> Address:
    """The address that a link's query holds; the game's own part of it is not yet read.

    A blank may be written `+`, as forms do, and the whole link may be given. `Refused` names what
    is wrong with the line itself: its length, signs, game, language or step, a part without value
    or said twice.
    """
    plain = LINK.sub("", query.strip()).removeprefix("?").replace("+", " ")
    found = own(plain)
    game, lang, step = (found.pop(key, "") for key in ("game", "lang", "step"))
    return Address(known_game(game), joined(found), language(lang), numbered(step))


def own(line: str, keys: tuple[str, ...] = ("game",)) -> dict[str, str]:
    """What a line tells, without what others have added to it; for `keys` see `told`."""
    return {name: value for name, value in told(line, keys).items() if not FOREIGN.fullmatch(name)}


def brought(query: str, *keys: str) -> tuple[str, ...]:
    """Those of the keys that a link has, right or wrong."""
    return tuple(key for key in keys if re.search(rf"(?i)(?:^|[?&])\s*{key}\s*=", query))


def linked(query: str, *keys: str) -> dict[str, str]:
    """The parts that a page's link names, if the page knows but these keys and the language.

    A browser that builds a query writes `+` for a blank, and %2B for a plus. `Refused` names what
    is wrong with the link: what is not encoded, said twice or not known here.
    """
    found = own(query.replace("+", "%20"), keys)
    for name, value in found.items():
        if name not in (*keys, "lang"):
            part = f"{name}={value}"
            raise wrong(Input.UNKNOWN_KEY, "unknown-key", part=part, right=" ".join(keys))
    return {key: found[key] for key in keys if key in found}


def of(game: str, course: Course, lang: str | None = None, step: int | None = None) -> Address:
    """The address of a course of play, written in the one way that `parse` keeps as it is."""
    return Address(game, SUBJECTS[game].write(course), lang, step)


def names_game(query: str) -> bool:
    """Whether a line says which game it is about."""
    return bool(re.search(r"(?:^|[?&])\s*game\s*=", query[:LONGEST], re.IGNORECASE))


def meant(query: str) -> bool:
    """Whether a link brings more than a language and what others have added to it."""
    names = (part.partition("=")[0].strip().lower() for part in query.lstrip("?").split("&"))
    return any(name and name != "lang" and not FOREIGN.fullmatch(name) for name in names)


def spoken(query: str) -> str | None:
    """The language that a line asks for, whatever else may be wrong with it; none if none."""
    asked = re.search(r"(?:^|[?&])\s*lang=([a-z]{2})\b", query[:LONGEST], re.IGNORECASE)
    return asked[1].lower() if asked and asked[1].lower() in LANGUAGES else None


def known_game(text: str) -> str:
    """The name of the game; `Refused` names it if there is none."""
    right = " ".join(SUBJECTS)
    if not text:
        raise wrong(Input.GAME, "no-game", right=right)
    if text.lower() not in SUBJECTS:
        raise wrong(Input.GAME, "unknown-game", part=text, right=right)
    return text.lower()


def language(text: str) -> str | None:
    """The language of `el`, `EL` or `el-GR`, none of nothing; `Refused` if nobody speaks it."""
    if not text:
        return None
    tag = text.lower().partition("-")[0]
    if tag not in LANGUAGES:
        raise wrong(Input.LANGUAGE, "unknown-language", part=text, right=" ".join(LANGUAGES))
    return tag


def numbered(text: str) -> int | None:
    """The number of a step, none of nothing; `Refused` if it is no number of any step."""
    return whole(text, "step", STEPS, Input.STEP) if text else None
