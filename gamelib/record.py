"""A game being played as one line: what was chosen before it, and what the learner did in it.

Chance and the other players follow from the number of the game, so the learner's own deeds are
enough to play it again. The line is what a browser keeps and what a link to a game carries::

    players=4&rounds=1-3&seed=7&made=0.1.0&moves=bid:1+card:R7.0

`moves` holds one deed after the other with blanks between them: the key of the scene, and behind
a question mark what its form held. Only what the rules accepted stands there; what was taken back
does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, quote, unquote, urlencode

from gamelib.games.notation import FOREIGN, Input, unquoted, valueless, wrong

LONGEST_LINE, MOST_DEEDS = 40_000, 2_000
"""What is more than this is no game."""
MOVES = "moves"

Form = Mapping[str, Any]
"""What a form held: for each of its parts a text, or several keys."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something the learner did: the key of the scene, and what its form held."""

    key: str
    form: Form


def written(options: Form, deeds: Iterable[Deed]) -> str:
    """The line of a game."""
    moves = " ".join(map(_written, deeds))
    return urlencode({**options, MOVES: moves}, doseq=True, safe=":/")


def read(
    line: str, keys: Iterable[str] = ("seed",)
) -> tuple[dict[str, list[str]], tuple[Deed, ...]]:
    """What was chosen, and the deeds, of any text whatever; its keys may be in capitals.

    `Refused` for one that is too long, is badly encoded or tells the deeds twice, and for a part
    without value, which is answered with one of the `keys`.
    """
    if len(line) > LONGEST_LINE:
        raise wrong(Input.OPTION, "option-long", part=line[:20], most=LONGEST_LINE)
    found: dict[str, list[str]] = {}
    for key, value in _parts(line, keys):
        found.setdefault(key.lower(), []).append(value)
    moves = once(MOVES, found.pop(MOVES, [])).split()
    return found, tuple(map(_read, moves[:MOST_DEEDS]))


def _parts(line: str, keys: Iterable[str]) -> Iterator[tuple[str, str]]:
    """What a line tells, as an address writes it: not what is left empty, nor what others added."""
    for part in filter(None, line.replace("+", " ").split("&")):
        name, equals, value = part.partition("=")
        key = unquoted(name, part).strip().lower()
        if key == "lang" or FOREIGN.fullmatch(key):
            continue
        if not equals:
            raise valueless(part, key, keys)
        # A name may have signs that nobody sees, such as those that join two to one picture.
        if (told := unquoted(value, part)).strip():
            yield key, told


def once(key: str, values: Sequence[str]) -> str:
    """The value of a key that can have but one, empty for none. `Refused` if it is told twice."""
    if len(values) > 1:
        raise wrong(Input.UNKNOWN_KEY, "repeated-key", part=f"{key}={values[1]}")
    return "".join(values)


def _written(deed: Deed) -> str:
    form = urlencode(deed.form, doseq=True)
    return quote(deed.key, safe=":/") + (f"?{form}" if form else "")


def _read(move: str) -> Deed:
    key, _, form = move.partition("?")
    return Deed(unquote(key), parse_qs(form))
