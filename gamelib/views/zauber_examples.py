"""An example of Zaubercocktail on the page of rules: its last moment, and what it asks about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from gamelib.games.zaubercocktail import BY_THE_BOOK, ZAUBERCOCKTAIL, Zaubercocktail
from gamelib.games.zaubercocktail.collections import count
from gamelib.games.zaubercocktail.ingredients import NATURAL, Cards
from gamelib.games.zaubercocktail.line import parse, parse_action
from gamelib.games.zaubercocktail.table import SEATS, Table
from gamelib.games.zaubercocktail.values import BOOK, PLAYING, parse_kit
from gamelib.play import TABLE
from gamelib.questions.zaubercocktail import said_action
from gamelib.ruling import Refused
from gamelib.speech import Catalog, Sentence
from gamelib.views import frame as f
from gamelib.views import zaubercocktail

KITS = {"book": BY_THE_BOOK, "playing": ZAUBERCOCKTAIL}


def game_of(example: Mapping[str, Any]) -> Zaubercocktail:
    """The game with the values that an example counts with."""
    kit = str(example.get("kit", "playing"))
    return KITS.get(kit) or Zaubercocktail(kit=parse_kit(kit, PLAYING))


def moments(example: Mapping[str, Any], say: Catalog) -> tuple[f.Frame, ...]:
    """All that an example shows: its course, each action asked about; without a line, words."""
    if "line" in example:
        try:
            return tuple(of_line(example, say))
        except Refused as refused:
            return (said(say, f.remark(refused.reason, say, "illegal"), str(example["line"])),)
    if "seating" in example:
        rulings = [ZAUBERCOCKTAIL.seating(players) for players, *_ in example["seating"]]
        marks = ("legal" if ruling.answer else "illegal" for ruling in rulings)
        made = zip(rulings, marks, strict=True)
        return tuple(said(say, f.remark(r.reason, say, mark)) for r, mark in made)
    if "contents" in example:
        return tuple(said(say, f.remark(r, say)) for r in ZAUBERCOCKTAIL.contents())
    if "known" in example:
        remarks = (f.remark(count(c, BOOK.values).reason, say) for c in known())
        return (words(say, "", *remarks),)
    return ()


def known() -> Iterator[Cards]:
    """Every collection whose value stands in the rule book."""
    for kind, scale in zip(NATURAL, BOOK.values.scales, strict=True):
        for size, figure in enumerate(scale.figures, 1):
            if figure:
                yield Cards.of(*(kind,) * size)


def said(say: Catalog, remark: f.Remark, title: str = "") -> f.Frame:
    """A frame that is one remark."""
    return words(say, title, remark)


def words(say: Catalog, title: str, *remarks: f.Remark) -> f.Frame:
    """A frame that is only words; the line that is refused stands above them."""
    return f.Frame(say.text("zau-table"), Sentence(()), (), (f.Remarks(title, remarks),))


def of_line(example: Mapping[str, Any], say: Catalog) -> Iterator[f.Frame]:
    """The moments of a line, and each action that the example asks about."""
    game = game_of(example)
    course = parse(game, str(example["line"]))
    made = zaubercocktail.frames(course, say)
    yield from made
    for asked in verdicts(game, course.state, example, say):
        yield replace(made[-1], why=(asked,), below=(), predict=None)


def verdicts(
    game: Zaubercocktail, at: Table, example: Mapping[str, Any], say: Catalog
) -> Iterator[f.Remarks]:
    """Each action that the example asks about, and its verdict."""
    for who, what, *_ in example.get("asks", ()):
        seat, action = TABLE if who == "table" else SEATS.index(who), parse_action(what, len(SEATS))
        verdict = game.verdict(at, seat, action)
        message, facts = said_action(min(seat, at.players - 1), action)
        title = "".join(
            part if isinstance(part, str) else part.label
            for part in say.sentence(message, **facts).parts
        )
        mark = "legal" if verdict.legal else "illegal"
        yield f.Remarks(title, (f.remark(verdict.reason, say, mark),))
