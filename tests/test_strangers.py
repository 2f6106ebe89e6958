"""Whatever strangers send: every way in answers, or refuses in words, and none lets markup through.

FUZZ=20000 sends so many to each. What comes is made of what the way in knows (its keys, its words)
and of what it cannot want: markup, signs that nobody sees, numbers without end, endless text.
"""

import json
import os
from collections.abc import Callable
from html.parser import HTMLParser
from tracemalloc import get_traced_memory, start, stop
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gamelib import Lesson, address, class_links, record, series, worksheet, worksheet_form
from gamelib.coaching import Coaching
from gamelib.desk import Desk
from gamelib.games.notation import LONGEST
from gamelib.lessons import SHELF
from gamelib.practising import Practising
from gamelib.ruling import Refused
from gamelib.speech import Catalog
from gamelib.subjects import SUBJECTS
from gamelib.widgets import StepThrough, shape

CASES = int(os.environ.get("FUZZ", "40"))
SAY = Catalog("en")
LESSONS = {game: Lesson("en", game) for game in SUBJECTS}

HOSTILE = (
    *("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "</script>", "<b>", "&#x3c;"),
    *(
        "javascript:alert(1)",
        "{{7*7}}",
        "{ $card }",
        "]]>",
        "<!--",
        "'",
        '"',
        "\\",
        "\x00",
        "\x1b[",
    ),
    *("\u202eR7", "\u200b", "\ufeff", "\ud800", "e\u0301" * 40, "\U0001f0cf", "٣", "Ⅳ", "１２"),
    *("9" * 400, "-0", "1e999", "0x10", "NaN", "+7", "1_0", "%", "%00", "%zz", "%252525", "&amp;"),
    *("=", "&", "==", "/", "//", ",", ";", "..", "../../etc/passwd", " ", "\n", "\t", "", "?", "#"),
    "x" * 100_000,
    "R7," * 20_000,
)
WORDS = (
    *("R7", "B13", "W", "J", "Merlin=Z", "3GR", "2FB/7GW", "5,7/-", "W4,W4,R5", "none", "red"),
    *("4", "1", "0", "-1", "20", "1:1,0:0", "hidden", "mono-colour", "together", "winner,legal"),
    *("el", "wizard", "camelot", "qwixx", "zaubercocktail", "a4", "https://x.y/z", "@type", "@qr"),
)
KEYS = (
    *("game", "lang", "step", "players", "trump", "trick", "hand", "hands", "variants", "pad"),
    *("round", "seat", "bids", "turned", "dealer", "red", "blue", "penalties", "dice", "choices"),
    *("active", "chosen", "recipe", "moves", "values", "claim", "cards", "place", "seed", "count"),
    *("topics", "level", "title", "address", "paper", "language", "repository", "tag", "line"),
)
"""Not all of them for one way in: then they are keys of other games and pages."""

piece = st.sampled_from(HOSTILE) | st.sampled_from(WORDS) | st.text(max_size=12)
texts = st.lists(piece, max_size=3).map("".join)
pairs = st.tuples(st.sampled_from(KEYS) | st.text(max_size=5), texts)
lines = st.lists(st.tuples(pairs, st.booleans()), max_size=5).map(
    lambda parts: "&".join(
        f"{key}={quote(text.encode('utf-8', 'replace')) if coded else text}"
        for (key, text), coded in parts
    )
)
anything = lines | texts
fields = st.dictionaries(st.sampled_from(KEYS), texts | st.lists(texts, max_size=2), max_size=6)


class Seen(HTMLParser):
    """Notes each element that could do something, and each attribute that could."""

    def __init__(self) -> None:
        super().__init__()
        self.doing: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        if tag in ("script", "img", "iframe", "object", "embed", "form", "meta", "base", "link"):
            self.doing.append(tag)
        for name, value in attrs:
            if name.startswith("on") or (value or "").strip().lower().startswith("javascript:"):
                self.doing.append(f"{tag} {name}")


def harmless(*markup: str) -> bool:
    """Whether markup holds nothing that does something by itself."""
    seen = Seen()
    for html in markup:
        seen.feed(html)
        seen.close()
    return seen.doing == []


def said(refused: Refused) -> str:
    """A refusal in the words of each page."""
    return LESSONS["wizard"].refusal(refused).html


def markups(thing: Any) -> list[str]:
    """All text of an answer, whatever it is made of."""
    if isinstance(thing, str):
        return [thing]
    if isinstance(thing, dict):
        return [html for value in thing.values() for html in markups(value)]
    if isinstance(thing, list | tuple):
        return [html for value in thing for html in markups(value)]
    return []


def stepped(game: str, line: str) -> Any:
    made = LESSONS[game].step(line)
    return made.frames if isinstance(made, StepThrough) else made.html


def pressed(line: str) -> Any:
    desk = Desk(SAY, line)
    return [desk.act("@type", line), desk.act(line[:60], line), desk.act("@qr", line)]


def coached(game: str, line: str) -> Any:
    sitting = Coaching(game, SAY, {})
    opened = [sitting.opening("", f"{line}&hand=R7"), sitting.opening(line)]
    return [*opened, sitting.resume(line), sitting.resume(f"{line}&bid=1"), sitting.line]


def own(game: str, typed: dict[str, Any]) -> Any:
    made = LESSONS[game]._own({key: str(value) for key, value in typed.items()})
    return made.frames if isinstance(made, StepThrough) else made.html


def practised(game: str, line: str) -> Any:
    sitting = Practising(game, SAY, lambda _: {}, said)
    begun, note = sitting.begin({}, line)
    return [str(begun), note]


WAYS: dict[str, Callable[[str], Any]] = {
    **{f"line {game}": lambda text, game=game: stepped(game, text) for game in SUBJECTS},
    **{f"practice {game}": lambda text, game=game: practised(game, text) for game in SUBJECTS},
    "coach wizard": lambda text: coached("wizard", text),
    "coach camelot": lambda text: coached("camelot", text),
    "address": lambda text: str(address.parse(text)),
    "link": lambda text: address.linked(text, *series.KEYS),
    "language": lambda text: [address.spoken(text) or "", str(address.meant(text))],
    "editor": pressed,
    "record": lambda text: str(record.read(text)),
    **{
        f"link to {page}": lambda text, page=page: class_links.known_query(text, f"en/{page}")
        for pages in SHELF.values()
        for page, _ in pages
    },
}
FORMS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "worksheet": lambda given: worksheet_form.make(given, SAY, said),
    "class links": lambda given: class_links.make(given, SAY, SHELF, said),
    "series": lambda given: str(series.read("wizard", given)),
    "sheet": lambda given: worksheet.query(worksheet.read(given)),
    "coach": lambda given: Coaching("camelot", SAY, {}).act("deal", given),
    **{f"own {game}": lambda given, game=game: own(game, given) for game in SUBJECTS},
}
calm = settings(max_examples=CASES, suppress_health_check=list(HealthCheck), database=None)


def answer(way: Callable[[Any], Any], given: Any) -> list[str]:
    """What comes back, or the refusal in words; anything else fails the test."""
    try:
        return markups(way(given))
    except Refused as refused:
        return [said(refused)]


@pytest.mark.parametrize("way", WAYS)
@calm
@given(text=anything)
def test_any_text_is_answered_or_refused(way: str, text: str) -> None:
    found = answer(WAYS[way], text)
    assert harmless(*(html for html in found if "gl-" in html))
    assert all(len(html) < 500_000 for html in found)


@pytest.mark.parametrize("form", FORMS)
@calm
@given(typed=fields)
def test_any_form_is_answered_or_refused(form: str, typed: dict[str, Any]) -> None:
    # As a widget hands it on.
    found = answer(FORMS[form], shape.sound(typed))
    assert harmless(*(html for html in found if "gl-" in html))


@pytest.mark.parametrize("key", ["id", "line", "\udc80"])
def test_half_a_sign_is_no_failure(key: str) -> None:
    """JSON can bring half of a pair of surrogates, which no address can hold."""
    form = Lesson("en").class_links()
    form._heard(form, {"id": "1", "values": {"game": "\ud800", "line": "a"}} | {key: "\ud800"}, [])
    assert form.shown["note"] == ""
    assert "\ud800" not in json.dumps(form.shown, ensure_ascii=False)


@pytest.mark.parametrize("way", WAYS)
def test_endless_text_takes_no_more_room_than_long_text(way: str) -> None:
    """Memory is counted, which no other work on the machine disturbs."""

    def peak(text: str) -> int:
        answer(WAYS[way], text)
        start()
        answer(WAYS[way], text)
        most = get_traced_memory()[1]
        stop()
        return most

    endless = "trick=" + "R7," * 300_000
    assert peak(endless) < peak(endless[:LONGEST]) + 6 * len(endless)
