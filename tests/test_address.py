"""One line, one position: written in one way, read back, and refused part by part."""

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelib import address, explain
from gamelib.address import Address
from gamelib.examples import examples
from gamelib.games import (
    camelot_round,
    pads,
    qwixx,
    round_notation,
    tricks,
    wizard_round,
    wizard_variants,
)
from gamelib.games.camelot import CAMELOT
from gamelib.games.notation import LONGEST, fields, joined
from gamelib.games.qwixx import QWIXX
from gamelib.games.sheet import parse_sheet
from gamelib.games.tricks import Round, TrickGame
from gamelib.games.wizard import WIZARD
from gamelib.games.zaubercocktail import ZAUBERCOCKTAIL
from gamelib.games.zaubercocktail import line as zauber_line
from gamelib.games.zaubercocktail.values import parse_kit
from gamelib.play import TABLE, Trace, verdicts
from gamelib.ruling import Refused
from gamelib.speech import LANGUAGES, Catalog
from gamelib.subjects import SUBJECTS

LINES = [
    (game, example["line"])
    for game, subject in SUBJECTS.items()
    for file in subject.examples
    for example in examples(file)
    if "line" in example
]


def readable() -> Iterator[tuple[str, str]]:
    """The lines of the examples that can be read as a position of their game."""
    for game, line in LINES:
        try:
            SUBJECTS[game].read(line)
        except Refused:
            continue
        yield game, line


PADS = [
    ("wizard", "pad=1:1,0:0,1:0&round=3&points=30,20,-10&seat=2"),
    ("wizard", "variants=plus-minus-one&pad=0:0,1:0,1:1/2:1,0:1,0:0&dealer=2"),
    ("wizard", "pad=x:1,50 %25:0,%CE%A8?:"),
    ("wizard", "pad==0:1,0:0,a%26b:0"),
    ("wizard", "totals=150,150,-90"),
    ("wizard", "together=hidden,secret&players=5"),
    ("camelot", "pad=1:1:grail,0:0,1:0&round=2"),
    ("camelot", "totals=0,10,20,30"),
]
READABLE = [*readable(), *PADS]


def walk(trace: Trace[Any, Any], steps: int, random: Random) -> Trace[Any, Any]:
    """So many steps at random, or fewer where it is over."""
    for _ in range(steps):
        if not (actors := trace.game.actors(trace.state)):
            break
        seat = actors[0]  # In the order in which a line tells of what all do at once.
        if seat == TABLE:
            trace = trace.then(seat, trace.game.chance(trace.state, random))
            continue
        legal = [a for a, verdict in verdicts(trace.game, trace.state, seat) if verdict.legal]
        trace = trace.then(seat, random.choice(legal))
    return trace


def of_tricks(game: TrickGame, random: Random) -> Trace[Any, Any]:
    players = random.choice(list(game.tables))
    deck = random.sample(game.deck, len(game.deck))
    size = random.randint(1, 5)
    hands = [tuple(deck[size * seat : size * (seat + 1)]) for seat in range(players)]
    suits = [None, *dict.fromkeys(card.suit for card in game.deck)]
    return Trace(game, Round(tuple(hands), random.choice(suits)))


def of_round(choices: Any, random: Random) -> Trace[Any, Any]:
    game = random.choice(choices)
    players = random.choice(list(game.tricks.tables))
    rounds = range(1, min(4, game.rounds(players)) + 1)
    seats = random.randrange(players)
    return Trace(game, game.start(players, seats, random.choice(rounds)))


MADE = [wizard_round.EVENING, *map(wizard_variants.edition, [[v] for v in wizard_variants.Variant])]
STARTS: dict[str, Any] = {
    "wizard": (
        lambda random: of_tricks(WIZARD, random),
        lambda random: of_round(MADE, random),
    ),
    "camelot": (
        lambda random: of_tricks(CAMELOT, random),
        lambda random: of_round([camelot_round.NAMED_DEALER], random),
    ),
    "qwixx": (
        lambda random: Trace(QWIXX, walk(Trace(QWIXX, qwixx.start(3)), 40, random).state),
        lambda random: Trace(QWIXX, qwixx.start(2)),
    ),
    "zaubercocktail": (
        lambda random: Trace(ZAUBERCOCKTAIL, ZAUBERCOCKTAIL.start(4)),
        lambda random: Trace(
            ZAUBERCOCKTAIL, walk(Trace(ZAUBERCOCKTAIL, ZAUBERCOCKTAIL.start(5)), 9, random).state
        ),
    ),
}
"""For each game, ways to begin a course of play that one line can tell."""


@st.composite
def courses(draw: st.DrawFn) -> tuple[str, Trace[Any, Any]]:
    """A game and some of its play, cut where one line has to begin anew."""
    game = draw(st.sampled_from(list(STARTS)))
    random = Random(draw(st.integers(0, 10**6)))
    start = random.choice(STARTS[game])(random)
    course = walk(start, draw(st.integers(0, 14)), random)
    return game, qwixx.turns(course)[-1] if game == "qwixx" else within_a_round(course)


def within_a_round(course: Trace[Any, Any]) -> Trace[Any, Any]:
    """The course up to the end of its first round."""
    ends = [i for i, step in enumerate(course.steps, 1) if getattr(step.after, "rows", ())]
    return Trace(course.game, course.start, course.steps[: min(ends, default=len(course.steps))])


@given(courses(), st.sampled_from([None, *LANGUAGES]), st.sampled_from([None, 1, 3, 999]))
def test_a_course_of_play_comes_back(
    made: tuple[str, Trace[Any, Any]], lang: str | None, step: int | None
) -> None:
    game, course = made
    written = address.of(game, course, lang, step)
    if written.line and not (game in ("wizard", "camelot") and not course.steps):
        again = address.parse(str(written))
        assert again == written
        assert again.course() == course
        assert address.of(game, again.course(), lang, step) == written


@pytest.mark.parametrize(("game", "line"), READABLE)
def test_every_example_is_written_in_one_way(game: str, line: str) -> None:
    course = address.parse(f"game={game}&{line}").course()
    assert course == SUBJECTS[game].read(line)
    written = address.of(game, course)
    again = address.parse(str(written))
    assert again == written
    assert again.course() == course
    assert address.of(game, again.course()) == written


def test_the_readme_has_every_part_of_a_line_once() -> None:
    text = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    rows = [row.split(" | ") for row in text.splitlines() if row.count(" | ") == 3]
    told = [key for row in rows for key in re.findall("`([a-z]+)`", row[1])]
    keys = {*tricks.KEYS, *round_notation.KEYS, *pads.CLAIM, "together"}
    keys |= {*qwixx.KEYS, *zauber_line.POSITION, "moves"}
    assert set(told) == keys | {"game", "lang", "step"}
    shared = {"hands", "chosen"}  # Two games mean different things by them.
    assert {key for key in told if told.count(key) > 1} == shared


def test_there_are_examples_of_every_kind() -> None:
    kinds = {(game, type(SUBJECTS[game].read(line).start).__name__) for game, line in READABLE}
    tricks = {(game, kind) for game in ("wizard", "camelot") for kind in ("Round", "Evening")}
    pads = {("wizard", "Claim"), ("camelot", "Claim"), ("wizard", "Together")}
    assert kinds == {*tricks, *pads, ("qwixx", "Turn"), ("zaubercocktail", "Table")}


VALUES = st.text(max_size=12) | st.sampled_from(["Tom & Ana", "A+B", "#1", "50 %", "a=b", "Ψ?"])


NAMES = st.text(st.characters(categories=("Ll", "Nd")), min_size=1, max_size=6)


@given(st.dictionaries(NAMES, VALUES, max_size=4), st.sampled_from(LANGUAGES))
def test_whatever_is_kept_is_kept_for_good(told: dict[str, str], lang: str) -> None:
    """Any text that is not refused is the same after it was written and read once more."""
    line = joined({"game": "qwixx", **told, "lang": lang})
    try:
        first = address.parse(line)
    except Refused:
        return
    again = address.parse(str(first))
    assert again == first
    assert str(again) == str(first)
    kept = {key: value for key, value in told.items() if value == value.strip() and value}
    assert set(fields(first.line, tuple(told)).values()) >= set(kept.values()) - {"qwixx", lang}


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for query in (text, f"game=wizard&{text}", f"game=zaubercocktail&hands={text}"):
        try:
            there = address.parse(query)
            there.course()
        except Refused as refused:
            said = str(Catalog("el").why(refused.reason))
        else:
            said = str(address.parse(str(there)))
            assert said == str(there)
        assert "\n" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("query", "rule", "part"),
    [
        ("", "INPUT-GAME.no-game", None),
        ("trump=R", "INPUT-GAME.no-game", None),
        ("game=chess", "INPUT-GAME.unknown-game", "chess"),
        ("game=<b>x</b>", "INPUT-GAME.unknown-game", "<b>x</b>"),
        ("game=wizard&game=qwixx", "INPUT-KEY.repeated-key", "game=qwixx"),
        ("game=wizard&TRUMP=R&trump=B", "INPUT-KEY.repeated-key", "trump=B"),
        ("game=wizard&trick", "INPUT-KEY.no-value", "trick"),
        ("game=wizard&red=5,7", "INPUT-KEY.unknown-key", "red=5,7"),
        ("game=qwixx&trick=B7", "INPUT-KEY.unknown-key", "trick=B7"),
        ("game=zaubercocktail&dice=W1", "INPUT-KEY.unknown-key", "dice=W1"),
        ("game=camelot&together=hidden", "INPUT-KEY.unknown-key", "together=hidden"),
        ("game=wizard&seat=<img src=x>", "INPUT-KEY.unknown-key", "seat=<img src=x>"),
        ("game=wizard&lang=xx&trick=B7", "INPUT-LANGUAGE.unknown-language", "xx"),
        ("game=wizard&step=0&trick=B7", "INPUT-STEP.step", "0"),
        ("game=wizard&step=1e309&trick=B7", "INPUT-STEP.step", "1e309"),
        ("game=wizard&step=٣&trick=B7", "INPUT-STEP.step", "٣"),
        ("game=wizard&trick=%", "INPUT-SIGN.bad-percent", "trick=%"),
        ("game=wizard&trick=%E0%A4%A", "INPUT-SIGN.bad-percent", "trick=%E0%A4%A"),
        ("game=wizard&trick=%ff", "INPUT-SIGN.bad-bytes", "trick=%ff"),
        ("game=wizard&trick=%C3%28", "INPUT-SIGN.bad-bytes", "trick=%C3%28"),
        ("game=wizard&trick=%E2%82", "INPUT-SIGN.bad-bytes", "trick=%E2%82"),
        ("game=wizard&%ff=%zz", "INPUT-SIGN.bad-bytes", "%ff=%zz"),
        ("game=wizard&trick=%ff%zz", "INPUT-SIGN.bad-percent", "trick=%ff%zz"),
        ("game=wizard&trick=B7%00", "INPUT-SIGN.unseen", "trick=B7�"),
        ("game=wizard&trick=B7%0AB8", "INPUT-SIGN.unseen", "trick=B7�B8"),
        ("game=wizard&trick=B7\x1b[31m", "INPUT-SIGN.unseen", "trick=B7�[31m"),
        ("game=wizard&trick=\u202eB7", "INPUT-SIGN.unseen", "trick=�B7"),
        ("game=wizard&trick=B7\udcff", "INPUT-SIGN.unseen", "trick=B7�"),
        ("game=wizard&trick=%25", "INPUT-CARD.unknown-card", "%"),
        ("game=wizard&trick=50%25", "INPUT-CARD.unknown-card", "50%"),
        ("game=wizard&trick={0.__class__}", "INPUT-CARD.unknown-card", "{0.__class__}"),
        ("game=wizard&trick=${7*7}", "INPUT-CARD.unknown-card", "${7*7}"),
        ("game=wizard&players=3.5&trick=B7", "INPUT-PLAYERS.players", "3.5"),
        ("game=wizard&players=３&trick=B7", "INPUT-PLAYERS.players", "３"),
        ("game=wizard&round=1000000000&bids=1/1/1/1", "INPUT-ROUND.round", "1000000000"),
        ("game=wizard&variants=misere&bids=1/1/1/1", "INPUT-VARIANT.unknown-variant", "misere"),
        (f"game=wizard&trick={'B7,' * 40000}", "INPUT-LENGTH.too-long", None),
        ("game=" + "x" * 100_000, "INPUT-LENGTH.too-long", None),
        ("&" * 5_000_000, "INPUT-LENGTH.too-long", None),
    ],
    ids=lambda value: value[:24] if isinstance(value, str) else "",
)
def test_what_is_wrong_is_named(query: str, rule: str, part: str | None, lang: str) -> None:
    with pytest.raises(Refused) as refused:
        address.parse(query).course()
    reason = refused.value.reason
    assert f"{reason.rule.id}.{reason.case}" == rule
    assert dict(reason.facts).get("part") == part
    said = str(Catalog(lang).why(reason))
    assert "\n" not in said
    assert len(said) < 600
    assert (part or "") in said


def test_capitals_languages_and_what_a_server_adds() -> None:
    asked = "?GAME=Wizard&Lang=EL-gr&STEP=2&trick=b7,j&token=secret&fbclid=1"
    assert address.parse(asked) == Address("wizard", "trick=b7,j", "el", 2)


@pytest.mark.parametrize("before", ["http://127.0.0.1:8866/voila/render/el/", " HTTPS://x.y/z/"])
def test_a_whole_link_is_as_good_as_what_stands_behind_its_question_mark(before: str) -> None:
    link = f"{before}editor.ipynb?lang=el&game=wizard&trick=B7"
    assert address.parse(link) == Address("wizard", "trick=B7", "el")
    assert address.spoken(link) == "el"


@pytest.mark.parametrize("blank", ["%20", "+", " "])
def test_a_blank_may_be_written_as_forms_write_it(blank: str) -> None:
    line = f"hands=3BS/2FB/-/-&recipe=5/3/1/-2&moves=A.offer{blank}A:BS:FB"
    there = address.parse(f"game=zaubercocktail&{line}")
    assert there.line.endswith("moves=A.offer A:BS:FB")
    assert str(there).endswith("moves=A.offer%20A:BS:FB")
    there = address.parse(f"game=wizard&variants=hidden{blank}mono-colour&players=3&bids=0/0/0")
    assert there.line.startswith("variants=hidden mono-colour")


@pytest.mark.parametrize("separator", [",", "+", " ", "%2B", "%2C", ", "])
def test_variants_go_into_a_line_and_come_back(separator: str) -> None:
    query = f"game=wizard&variants=clairvoyance{separator}hidden&players=3&turned=R7"
    course = address.parse(query).course()
    assert course.game.name == "wizard+hidden+clairvoyance"
    assert "variants=hidden,clairvoyance&" in str(address.of("wizard", course))


def test_the_longest_address_fits_a_link() -> None:
    """Six players with ten cards each, a step and a language."""
    deck = Random(7).sample(WIZARD.deck, 60)
    hands = "/".join(",".join(map(str, deck[i : i + 10])) for i in range(0, 60, 10))
    query = f"game=wizard&players=6&round=10&turned=none&hands={hands}&bids=1/1/1/1/1/1"
    there = address.parse(query.replace("&turned=none", ""))
    longest = str(Address("wizard", there.line, "el", 61))
    assert len(longest) < 400 < LONGEST


LINKS = tomllib.loads((Path(__file__).parent / "links.toml").read_text(encoding="utf-8"))["link"]


@pytest.mark.parametrize("link", LINKS, ids=lambda link: link["query"][:60])
def test_links_that_were_handed_out_open_the_same(link: dict[str, Any]) -> None:
    there = address.parse(link["query"])
    assert there.line == link["line"]
    told = explain.data(Address(there.game, there.line), Catalog("en"))
    assert told["line"] == f"game={there.game}&{link['line']}".replace(" ", "%20")
    assert len(told["steps"]) == link["steps"]
    last = told["done"][-1]["because"][-1]["rule"] if told["done"] else ""
    assert last == link["last"]


# A page's link


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", {}),
        ("topics=led&seed=%CE%A8+%26%2B&lang=el", {"topics": "led", "seed": "Ψ &+"}),
        ("token=1&at=2.3&utm_source=x&voila-theme=dark&fbclid=1&seed=7", {"seed": "7"}),
    ],
)
def test_a_page_takes_from_its_link_what_is_its_own(query: str, found: dict[str, str]) -> None:
    assert address.linked(query, "topics", "seed") == found


@pytest.mark.parametrize(
    ("part", "right"), [("garbage", "topics"), ("topics", "topics"), ("Seed", "seed")]
)
def test_a_part_without_value_is_answered_with_one_that_the_page_knows(
    part: str, right: str
) -> None:
    with pytest.raises(Refused) as refused:
        address.linked(f"lang=el&{part}", "topics", "seed")
    assert refused.value.reason["right"] == right


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("red", address.parse),
        ("red", QWIXX.parse),
        ("red", parse_sheet),
        ("garbage", parse_kit),
        ("moves", SUBJECTS["zaubercocktail"].read),
        ("garbage", SUBJECTS["wizard"].read),
        ("totals", SUBJECTS["wizard"].read),
    ],
)
def test_a_part_without_value_is_answered_with_one_that_the_line_may_have(
    line: str, read: Callable[[str], Any]
) -> None:
    """Read with that key, the line is no longer told that it means nothing."""
    with pytest.raises(Refused) as refused:
        read(line)
    assert refused.value.reason.case == "no-value"
    right = refused.value.reason["right"]
    with pytest.raises(Refused) as refused:
        read(f"{right}=x")
    assert refused.value.reason.case != "unknown-key"


@pytest.mark.parametrize(
    ("query", "case", "part"),
    [
        ("topics=led&trump=R", "unknown-key", "trump=R"),
        ("seed=1&seed=2", "repeated-key", "seed=2"),
        ("seed=%E0%A4%A", "bad-percent", "seed=%E0%A4%A"),
        ("seed=%F0%9F", "bad-bytes", "seed=%F0%9F"),
        ("seed", "no-value", "seed"),
        ("seed=a%00", "unseen", "seed=a�"),
    ],
)
def test_what_is_wrong_with_a_page_s_link_is_named(query: str, case: str, part: str) -> None:
    with pytest.raises(Refused) as refused:
        address.linked(query, "topics", "seed")
    assert refused.value.reason.case == case
    assert refused.value.reason["part"] == part
