"""What the Qwixx lesson asks, shows and plays, checked against naive definitions."""

import json
import re
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from gamelib import Lesson
from gamelib.examples import examples
from gamelib.games import qwixx
from gamelib.games.qwixx import QWIXX, Turn, last_number, lock_within, start
from gamelib.games.sheet import CELLS, PASS, Cell, Colour, Rule
from gamelib.lessons import Panel
from gamelib.play import TABLE, Trace, playout
from gamelib.playing_qwixx import PLAYABLE, begin
from gamelib.questions import Question
from gamelib.questions import qwixx as questions
from gamelib.ruling import Refused
from gamelib.sessions import Session
from gamelib.speech import LANGUAGES, Catalog
from gamelib.views import frame, odds
from gamelib.views import qwixx as views
from gamelib.widgets import Ask, Explore, StepThrough

SAMPLE = "red=5,7&yellow=3,4,7,8,10&green=12,10,6&blue=10"
ROLL = "dice=W4,W1,R2,Y3,G5,B6"
LOCKS = "players=3&active=1&red=2,3,4,5,6/3,4,5,6,7/2,4&dice=W6,W6,R5,Y1,G1,B1&choices=R12/R12/-"
LESSON = Path(__file__).parents[1] / "notebooks" / "en" / "qwixx.ipynb"


def right(asked: Question) -> set[str]:
    return {str(option.facts or option.shows) for option in asked.options if option.right}


def moments() -> list[Trace[Turn, Any]]:
    """Moments of random games in which somebody has to decide."""
    found = []
    for players in range(2, 6):
        game = playout(QWIXX, start(players), Random(players))
        cut = (game.undo(len(game.steps) - at) for at in range(1, len(game.steps), 5))
        found += [one for one in cut if TABLE not in QWIXX.actors(one.state)]
    return found


MOMENTS = moments()


def dice_give(turn: Turn, seat: int, cell: Cell) -> bool:
    """The number as the dice give it, defined anew."""
    assert turn.roll
    whites = [die.pips for die in turn.roll.white]
    if turn.action == 1:
        return cell.number == sum(whites)
    pips = [die.pips for die in turn.roll.coloured if die.colour is cell.colour]
    return cell.number in [a + b for a, b in product(whites, pips)]


def sheet_allows(turn: Turn, seat: int, cell: Cell) -> bool:
    """What the rows of all sheets allow, defined anew."""
    row = turn.sheets[seat].row(cell.colour)
    order = cell.colour.numbers.index
    last = cell.number == cell.colour.numbers[-1]
    closed = any(cell.colour.last in sheet.row(cell.colour) for sheet in turn.sheets)
    return not closed and all(order(n) < order(cell.number) for n in row) and len(row) >= 5 * last


def test_the_key_of_what_may_be_crossed() -> None:
    for course in MOMENTS:
        turn, seat = course.state, QWIXX.actors(course.state)[0]
        able = [c for c in CELLS if dice_give(turn, seat, c) and sheet_allows(turn, seat, c)]
        assert right(questions.crossable(course)) == (set(map(str, able)) or {"ask-qwixx-none"})
        rows = {str(cell.colour) for cell in able if cell.last}
        assert right(questions.closable(course)) == (rows or {"ask-qwixx-none"})


def test_the_key_of_open_places() -> None:
    for course in MOMENTS:
        for colour in Colour:
            cells = (Cell(colour, number) for number in colour.numbers)
            able = {str(c) for c in cells if sheet_allows(course.state, 0, c)}
            if able:
                assert right(questions.open_in(colour)(course)) == able


def naive_total(line: str) -> int:
    sheet = QWIXX.parse(line).state.sheets[0]
    crosses = [len(sheet.row(c)) + (c.last in sheet.row(c)) for c in Colour]
    return sum(n * (n + 1) // 2 for n in crosses) - 5 * sheet.penalties


@pytest.mark.parametrize("line", [SAMPLE, "red=2,3,4,5,6,12&penalties=1", "penalties=4", "blue=12"])
def test_the_key_of_the_score(line: str) -> None:
    asked = questions.score(QWIXX.parse(line))
    assert right(asked) == {str({"points": naive_total(line)})}
    assert len({str(option.facts) for option in asked.options}) == len(asked.options)


@pytest.mark.parametrize(
    ("topic", "line", "answer"),
    [
        ("penalty", f"{ROLL}&choices=-/-&second=-", "ask-qwixx-yes"),
        ("penalty", f"{ROLL}&choices=R5/-&second=-", "ask-qwixx-no"),
        ("penalty", f"{ROLL}&choices=-/R5&second=-", "ask-qwixx-yes"),
        ("penalty", f"{ROLL}&choices=-/-&second=B10", "ask-qwixx-no"),
        ("over", LOCKS, "qwixx-goes-on"),
        ("over", f"penalties=3/0&{ROLL}&choices=-/-&second=-", "qwixx-is-over"),
        ("dice", "players=2&green=12,11,10,9,8,2/-", "{'count': 5}"),
        ("dice", "players=2", "{'count': 6}"),
    ],
)
def test_the_keys_of_a_turn(topic: str, line: str, answer: str) -> None:
    assert right(questions.TOPICS[topic](QWIXX.parse(line))) == {answer}


def test_no_penalty_when_the_first_action_ends_the_game() -> None:
    line = "players=2&red=-/2,3,4,5,6&green=12,11,10,9,8,2/-&dice=W6,W6,R2,Y3,B6&choices=-/R12"
    asked = questions.penalty(QWIXX.parse(line))
    assert right(asked) == {"ask-qwixx-no"}
    assert asked.options[0].why.rule is Rule.NO_SECOND


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        (SAMPLE, Rule.LEFT_TO_RIGHT),
        ("red=5,7,12", Rule.NOT_WITHOUT_LOCK),
        ("red=2,3,4,5,6,12&yellow=2,3,4,5,6,12&green=12,11,10,9,8,2", Rule.TWO_ROWS),
        ("players=2&penalties=4/4", Rule.FOURTH_PENALTY),
    ],
)
def test_sheets_that_can_and_cannot_be(line: str, rule: Rule) -> None:
    asked = questions.possible(line)
    assert right(asked) == {"ask-qwixx-yes" if rule is Rule.LEFT_TO_RIGHT else "ask-qwixx-no"}
    assert {option.why.rule for option in asked.options} == {rule}


@pytest.mark.parametrize(
    ("name", "false", "true", "rule"),
    [
        ("only-first-locks", LOCKS, LOCKS.replace("R12/R12/-", "R12/-/-"), "QWX-LOCK-07"),
        ("five-are-enough", "red=2,3,4,5,6", None, "A-QWX-18"),
        ("active-has-no-white-sum", ROLL, "red=7/-&yellow=7&green=4&blue=4&" + ROLL, "QWX-A1-03"),
        ("unused-turn-costs", f"{ROLL}&choices=R5/-&second=-", None, "QWX-PEN-02"),
        ("both-sums", f"{ROLL}&choices=R5/Y5", None, "QWX-A2-01"),
    ],
)
def test_myths_are_judged_by_the_rules(name: str, false: str, true: str | None, rule: str) -> None:
    asked = questions.MYTHS[name](QWIXX.parse(false))
    assert right(asked) == {"ask-false"}
    assert asked.options[0].why.rule.id == rule
    if true:
        assert right(questions.MYTHS[name](QWIXX.parse(true))) == {"ask-true"}


def test_all_myths_are_there() -> None:
    assert len(questions.MYTHS) == 5


@pytest.mark.parametrize("topic", [*questions.TOPICS])
def test_a_question_needs_what_it_asks_about(topic: str) -> None:
    line = {"score": None, "dice": "red=5&dice=W1,W1,R1,Y1,G1,B1", "winner": None}
    over = "players=2&red=2,3,4,5,6,12/-&green=-/12,11,10,9,8,2"
    closed = over.replace("red", "yellow").replace("green", "blue")
    asked = line.get(topic, closed if topic in ("open-yellow", "open-blue") else over)
    if asked:
        with pytest.raises(Refused):
            questions.TOPICS[topic](QWIXX.parse(asked))


def cells_marked(one: frame.Frame) -> set[str]:
    return {
        p.now for s in one.table if isinstance(s, views.Sheet) for r in s.lines for p in r.places
    }


def test_a_scene_gives_nothing_away() -> None:
    say = Catalog("en")
    for course in MOMENTS:
        assert cells_marked(views.scene(questions.crossable(course), say)) == {""}
    scored = views.scene(questions.score(QWIXX.parse(SAMPLE)), say)
    assert "25" not in frame.text(scored)
    locked = views.scene(questions.over(QWIXX.parse(LOCKS)), say)
    assert "R12" not in {
        str(p.thing)
        for s in locked.table
        if isinstance(s, views.Sheet)
        for r in s.lines
        for p in r.places
        if p.state == "crossed"
    }
    waiting = QWIXX.parse(f"players=3&active=3&{ROLL}&choices=R5/?/?")
    assert not [
        b
        for b in views.scene(questions.crossable(waiting), say).table
        if isinstance(b, views.Choices)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_of_the_lesson_works(language: str) -> None:
    cells = json.loads(LESSON.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    lesson = Lesson(language, "qwixx")
    for source in code[1:]:
        made = eval(source, {"lesson": lesson})  # noqa: S307
        assert made is not None
        assert not isinstance(made, Panel) or "alert" not in made._repr_html_()


def test_every_worked_example_of_the_book_is_in_the_lesson() -> None:
    text = LESSON.read_text(encoding="utf-8")
    for example in examples("qwixx"):
        if example["id"].startswith("QWX-EX-"):
            assert example["line"] in text, example["id"]


def test_what_can_be_pointed_at() -> None:
    made = Lesson("en", "qwixx").explore(f"players=2&active=2&{SAMPLE}&{ROLL}")
    assert isinstance(made, Explore)
    allowed = {key for key, spot in made.spots.items() if spot["legal"]}
    assert allowed == {"G5", "B5"}
    assert set(re.findall(r'data-do="(\w+)"', made.html)) == made.spots.keys()
    sent = json.dumps(made.get_state("spots"))
    assert len(sent) < len(json.dumps(made.spots)) / 4
    sheet_alone = Lesson("en", "qwixx").explore(SAMPLE)
    assert isinstance(sheet_alone, Explore)
    assert {key for key, spot in sheet_alone.spots.items() if spot["legal"]} == {
        *("R8", "R9", "R10", "R11", "Y11", "Y12", "G5", "G4", "G3"),
        *(f"B{n}" for n in range(3, 10)),
    }
    assert "✕ red 12" in sheet_alone.text()


def test_a_seat_that_there_is_not() -> None:
    for seat in (2, -1, 10**9):
        made = Lesson("en", "qwixx").explore(SAMPLE, seat)
        assert isinstance(made, Panel)


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_as_text_and_as_a_picture(language: str) -> None:
    say = Catalog(language)
    white, colour, lock = odds.white_sums(say), odds.with_colour(say), odds.lock(say)
    assert [len(rolls) for rolls in white.pairs.values()] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert sum(white.chances.values()) == 1
    for block in (white, colour, lock):
        assert len(frame.as_text(block).splitlines()) == 1 + len(block.chances)
        markup = str(frame.as_html(block))
        assert " id=" not in markup
        picture = ElementTree.fromstring(f"<div>{markup}</div>").find("svg")
        assert picture is not None
        assert all(line in (picture.get("aria-label") or "") for line in block.lines)
    assert len(re.findall("<rect", str(frame.as_html(white)))) == 36


def test_a_lock_takes_its_time() -> None:
    own, other = last_number()
    assert (own, other) == (Fraction(16, 216), Fraction(1, 36))
    assert lock_within(0, 3) == 0
    assert lock_within(1, 3) == own
    assert lock_within(4, 3) == 1 - (1 - own) ** 2 * (1 - other) ** 2
    assert lock_within(5, 5) == 1 - (1 - own) * (1 - other) ** 4
    assert [lock_within(n, 2) for n in range(9)] == sorted(lock_within(n, 2) for n in range(9))
    for turns, players in ((-1, 3), (1, 1), (1, 6)):
        with pytest.raises(ValueError, match=str(turns)):
            lock_within(turns, players)


BAD = [
    "players=1",
    "players=6",
    "dice=W7,W1,R2,Y3,G5,B6",
    "dice=W4,W1,R2,Y3,G5",
    "dice=W4,W1,W2,R2,Y3,G5,B6",
    "red=5,7,12",
    "red=7,5",
    "green=12,11,10,9,8,2,3",
    "red=2,3,4,5,6,12&yellow=2,3,4,5,6,12&green=12,11,10,9,8,2",
    f"{ROLL}&choices=R6/-",
    f"{ROLL}&choices=R5+Y5/-",
    f"{ROLL}&choices=-/-&second=B11",
    f"{ROLL}&second=B10",
    "red=<img src=x>",
    "x" * 100_000,
]


@pytest.mark.parametrize("line", BAD, ids=lambda line: line[:40])
def test_a_bad_line_becomes_a_message(line: str) -> None:
    lesson = Lesson("el", "qwixx")
    for made in (lesson.step(line), lesson.ask("score", line), lesson.explore(line)):
        assert isinstance(made, Panel)
        assert 'role="alert"' in made._repr_html_()
        assert "<img" not in made._repr_html_()


def test_own_turns() -> None:
    fields = Lesson("it", "qwixx").own(players="2", dice=ROLL.removeprefix("dice="))
    assert tuple(fields.fields) == questions_fields()
    assert isinstance(fields.result.children[0], StepThrough)
    fields.fields["players"].value = "6"
    assert "6" in fields.remarks["players"].value
    assert fields.result.children == ()
    fields.fields["players"].value = "2"
    assert fields.remarks["players"].value == ""
    fields.fields["dice"].value = "W7,W1,R2,Y3,G5,B6"
    assert "W7" in fields.remarks["dice"].value
    fields.fields["dice"].value = ROLL.removeprefix("dice=")
    fields.fields["choices"].value = "R5+Y5/-"
    assert "alert" in fields.result.children[0].value


def questions_fields() -> tuple[str, ...]:
    return ("players", "active", "red", "yellow", "green", "blue", "penalties", "dice",
            "choices", "second")  # fmt: skip


def test_sheets_without_dice_are_counted() -> None:
    (one,) = views.frames(QWIXX.parse(SAMPLE), Catalog("en"))
    assert [s.total for s in one.table if isinstance(s, views.Sheet)] == ["25"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_their_reasons(language: str) -> None:
    say = Catalog(language)
    assert all(say.has(f"{rule.id}.why") is rule.ruled_here for rule in Rule)
    assert Rule.ALL_AT_ONCE.id in Lesson(language, "qwixx").rules()._repr_html_()


# The play page --------------------------------------------------------------------------


def session(players: int, seed: str = "5", begins: str = "1") -> Session[Turn, Any]:
    chosen = {"players": str(players), "begins": begins}
    return Session(begin(chosen), PLAYABLE.company, seed).settled()


@pytest.mark.parametrize("players", range(2, 6))
def test_a_whole_game_by_its_hints(players: int) -> None:
    on, say = session(players), Catalog("en")
    while not on.over:
        assert on.may_act
        advice = on.hint()
        assert on.verdict(advice.action).legal
        assert PLAYABLE.hint(on, say)
        key = "pass" if advice.action == PASS else str(advice.action)
        assert PLAYABLE.action(on, key, {}) == advice.action
        after = on.act(advice.action)
        assert after.undo() == on
        on = after
    shown = PLAYABLE.scene(on, say)
    assert "data-do" not in shown["html"]
    turns = len(qwixx.turns(on.trace))
    assert len(PLAYABLE.log(on, say)) == turns
    for wish in ("1", str(turns)):
        assert PLAYABLE.review(on, wish, say)
    assert len(PLAYABLE.review(on, "whole", say) or ()) == turns
    for wish in ("0", str(turns + 1), "-1", "x", "９", "1" * 5000):
        assert PLAYABLE.review(on, wish, say) is None


def test_nobody_sees_what_others_decide_before_all_have() -> None:
    on = session(3, begins="2")
    peeked = QWIXX.parse(f"players=3&active=2&{ROLL}&choices=?/R5/?").state
    assert PLAYABLE.company.view(QWIXX, peeked, 0).choices == (None, None, None)
    assert PLAYABLE.said(on, Catalog("en"))
    after = on.act(PASS)
    spoken = [len(PLAYABLE.said(one, Catalog("en"))) for one in after.since(on)]
    assert spoken[:2] == [0, 0]
    assert spoken[2] > 0


def test_what_cannot_be_done_is_answered() -> None:
    made = Lesson("en", "qwixx").play(players="2", seed="3")
    for key in ("R2", "RL", "B12", "Q7", "review:99", "9" * 5000, "<img src=x>"):
        (shown,) = made.page._act(key, {})
        assert shown["over"] is False
        assert "<img" not in str(shown)
    (tried,) = made.page._act("RL", {})
    assert tried["said"][-1]["tone"] == "bad"
    assert "A-QWX-02" in tried["said"][-1]["html"]


@pytest.mark.parametrize("players", ["1", "6", "0", "x", "3.5"])
def test_other_numbers_of_players_are_refused(players: str) -> None:
    made = Lesson("ca", "qwixx").play(players=players)
    assert made.scene["said"][-1]["tone"] == "bad"
    assert isinstance(Lesson("ca", "qwixx").ask("score", SAMPLE), Ask)
