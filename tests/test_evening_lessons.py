"""A round, a pad and the variants in a lesson: frames, questions, and nothing that breaks them."""

import os
import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from gamelib import Lesson
from gamelib.games import pads
from gamelib.games.camelot_round import CAMELOT_EVENING
from gamelib.games.rounds import Evening
from gamelib.games.wizard import Rule
from gamelib.games.wizard_variants import Variant
from gamelib.lessons import Panel
from gamelib.play import playout
from gamelib.questions import Question
from gamelib.ruling import Refused
from gamelib.speech import LANGUAGES, Catalog
from gamelib.subjects import SUBJECTS
from gamelib.views import frame, rounds
from gamelib.views.pads import LEFT, WIDTH, Chart, pad_of
from gamelib.views.pads import Sheet as Drawn
from gamelib.widgets import Ask, Sheet, StepThrough

GOLDEN = Path(__file__).parent / "golden"
WIZARD = SUBJECTS["wizard"]
ROUND = (
    "players=3&round=2&dealer=2&hands=B2,R1/B9,G1/W,J&turned=R7&bids=1/1/1&trick=B2,B9,W/J,R1,G1"
)
LINES = {
    "round": ROUND,
    "chosen": "players=3&round=2&dealer=0&hands=R1,R2/B1,B2/G1,J&turned=W&chosen=B",
    "plus-minus-one": "variants=plus-minus-one&players=4&round=5&dealer=3&turned=R7&bids=2/1/1/-",
    "secret": "variants=secret&players=3&round=1&dealer=2&hands=B7/R2/G9&turned=Y5&bids=0/1/0"
    "&trick=B7,R2,G9",
    "clairvoyance": "variants=clairvoyance&players=3&round=1&dealer=0&hands=R1/B1/J&turned=W",
    "told": "pad=2:1,0:1,0:0&round=2&points=-10,-10,20",
    "shared": "totals=150,90,150",
    "together": "together=hidden+secret&players=4",
}
SWITCHED = {
    "switch-trick": "players=3&trump=R&trick=G13,R1,B12&hand=B1",
    "switch-round": "players=3&round=1&dealer=2&hands=B7/R2/G9&turned=R7&bids=1/0/-",
}


@pytest.fixture(params=LANGUAGES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return Lesson(request.param)


def frames(language: str, line: str) -> tuple[frame.Frame, ...]:
    return WIZARD.frames(WIZARD.read(line), Catalog(language))


def switched(language: str, line: str) -> tuple[frame.Frame, ...]:
    assert WIZARD.switch
    return WIZARD.switch(WIZARD.read(line), Catalog(language))


def every(language: str) -> dict[str, tuple[frame.Frame, ...]]:
    shown = {name: frames(language, line) for name, line in LINES.items()}
    return shown | {name: switched(language, line) for name, line in SWITCHED.items()}


# Frames ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*LINES, *SWITCHED])
def test_text(language: str, name: str) -> None:
    """The texts, kept to be read; `GOLDEN=write` writes them anew."""
    said = "\n\n".join(map(frame.text, every(language)[name])) + "\n"
    kept = GOLDEN / f"{name}.{language}.txt"
    if os.environ.get("GOLDEN") == "write":
        kept.write_text(said, encoding="utf-8")
    assert said == kept.read_text(encoding="utf-8")


def words(markup: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", re.sub(r"<[^>]*>", " ", markup)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_markup_say_the_same(language: str) -> None:
    for one in (one for shown in every(language).values() for one in shown):
        markup = str(frame.html(one))
        spoken = " ".join(re.findall(r'aria-label="([^"]*)"', markup))
        assert words(frame.text(one)) <= words(markup) | words(spoken)
        ElementTree.fromstring(f"<div>{markup}</div>")
        assert " id=" not in markup


def blocks(one: frame.Frame, kind: type[Any]) -> list[Any]:
    return [b for b in (*one.table, *one.why, *one.below) if isinstance(b, kind)]


def test_a_round_is_told_from_the_deal_to_the_points() -> None:
    shown = frames("en", ROUND)
    assert len(shown) == 1 + 1 + 3 + 6 + 1
    points = blocks(shown[-1], frame.Points)
    assert [score.total for score in points] == [30, -10, 30]
    assert [[line.points for line in score.lines] for score in points] == [
        [20, 10],
        [-10],
        [20, 10],
    ]
    assert [line.why.rule for line in points[1].lines] == ["WIZ-SCORE-02"]
    ladder = blocks(shown[1], frame.Ladder)[0]
    assert [rung.state for rung in ladder.rungs][-1] == "decides"


def test_each_prediction_has_one_right_answer() -> None:
    for one in (one for shown in every("en").values() for one in shown):
        if one.predict:
            assert sum(choice.right for choice in one.predict.choices) == 1
            assert len(one.predict.choices) > 1
    asked = frames("en", ROUND)
    assert [bool(one.predict) for one in asked][:3] == [False, True, False]
    assert [c.label for c in asked[-1].predict.choices if c.right] == ["−10"]  # type: ignore[union-attr]


def test_a_forbidden_bid_is_marked_and_explained() -> None:
    last = frames("en", LINES["plus-minus-one"])[-1]
    (chips,) = blocks(last, frame.Chips)
    assert [chip.mark.kind for chip in chips.chips].index("illegal") == 1
    assert last.below[0].remarks[0].rule == "WIZ-VAR-PM-01"  # type: ignore[union-attr]


def test_covered_bids_stay_covered_and_own_cards_unseen() -> None:
    said = [frame.text(one) for one in frames("en", LINES["secret"])]
    covered = Catalog("en").text("round-covered")
    assert covered in said[4]
    assert covered not in said[-1]
    row = blocks(frames("en", LINES["clairvoyance"])[-1], frame.Row)[-1]
    assert [slot.card is None for slot in row.slots] == [True, False, False]


def test_all_winners_are_named(lesson: Lesson) -> None:
    (one,) = frames(lesson.say.language, LINES["shared"])
    for name in (lesson.say.names[0], lesson.say.names[2]):
        assert name in str(one.why[-1].remarks[0].said)  # type: ignore[union-attr]
    assert lesson.say.names[1] not in str(one.why[-1].remarks[0].said)  # type: ignore[union-attr]
    whole = frames("en", mono_last_round())[-1]
    assert blocks(whole, frame.Grid)[0].best == (1,)
    assert blocks(whole, frame.Ladder)


def mono_last_round() -> str:
    suits = {"B": "", "G": "", "R": ""}
    cards = [*range(1, 14), "W", "J"]
    hands = "/".join(
        ",".join(f"{s if isinstance(c, int) else ''}{c}" for c in cards) for s in suits
    )
    tricks = "/".join(
        ",".join(f"{s if isinstance(c, int) else ''}{c}" for s in "GRB") for c in cards
    )
    head = "variants=mono-colour&players=3&round=12&dealer=0"
    return f"{head}&hands={hands}&bids=0/15/0&trick={tricks}"


# Questions ---------------------------------------------------------------------------------------


def asked(topic: str, line: str) -> Question:
    return WIZARD.topics[topic](WIZARD.read(line))


def key(topic: str, line: str) -> list[str]:
    options = asked(topic, line).options
    return [
        str(o.facts.get("number", getattr(o.shows, "seat", o.shows))) for o in options if o.right
    ]


@pytest.mark.parametrize(
    ("topic", "line", "right"),
    [
        ("trump", "players=4&round=5&turned=Y1", ["Y"]),
        ("trump", "players=4&round=5&turned=J", ["ask-no-trump"]),
        ("trump", "players=4&round=5&turned=W", ["ask-dealer-chooses"]),
        ("trump", "players=4&round=15", ["ask-no-trump"]),
        ("choice", "players=4&round=5&turned=W", ["B", "G", "R", "Y"]),
        ("bids", "players=3&round=2&dealer=2&turned=R7&bids=2/0/-", ["0", "1", "2"]),
        ("bids", LINES["plus-minus-one"], ["0", "2", "3", "4", "5"]),
        ("bidder", "players=4&round=3&dealer=3&turned=R7", ["0"]),
        ("bidder", "variants=hidden&players=3&round=3&turned=R7", ["0", "1", "2"]),
        ("dealer", "players=4&round=4&dealer=3", ["0"]),
        ("dealer", "players=6&round=10&dealer=3", ["ask-nobody-deals"]),
        ("cards-seen", LINES["clairvoyance"], ["1", "2"]),
        ("cards-seen", "players=3&round=1&turned=R5", ["1"]),
        ("bids-seen", "variants=secret&players=3&round=2&turned=R7&bids=1/0/1", ["1"]),
        ("bids-seen", "variants=hidden&players=3&round=2&turned=R7&bids=1/0/-", ["ask-nobody"]),
        ("points", "pad=3:3,0:0,1:2&round=5", ["50"]),
        ("points", "pad=3:3,0:0,1:2&round=5&seat=1", ["20"]),
        ("points", "pad=3:3,0:0,1:2&round=5&seat=2", ["−10"]),
        ("happened", "pad=2:1,0:1,0:0&round=2&points=-10,-10,20", ["ask-possible"]),
        ("happened", "pad=2:1,0:0,0:1&round=2", ["ask-possible"]),
        ("happened", "pad=2:1,0:0,0:0&round=2", ["ask-impossible"]),
        ("happened", "variants=plus-minus-one&pad=2:1,0:1,0:0&round=2", ["ask-impossible"]),
        ("winners", "totals=150,90,150", ["0", "2"]),
        ("winners", "totals=-90,-50,-50", ["1", "2"]),
        ("together", "together=hidden+secret", ["ask-impossible"]),
        ("together", "together=mono-colour&players=4", ["ask-possible"]),
    ],
)
def test_the_key_comes_from_the_rules(topic: str, line: str, right: list[str]) -> None:
    assert key(topic, line) == right


@pytest.mark.parametrize(
    ("name", "line", "true"),
    [
        ("dealer-may-decline", "players=3&round=3&turned=W", False),
        ("off-by-one", "variants=plus-minus-one&players=4&round=5&turned=R7&bids=-/0/0/0", False),
        ("tricks-always-pay", "pad=1:3,0:0,2:2&round=5", False),
        ("tricks-always-pay", "pad=3:3,0:0,2:2&round=5", True),
        ("zero-is-nothing", "pad=0:0,3:3,2:2&round=5", False),
    ],
)
def test_myths_are_judged_by_the_rules(name: str, line: str, true: bool) -> None:
    made = WIZARD.myths[name](WIZARD.read(line))
    assert [option.right for option in made.options] == [true, not true]


def test_tricks_of_a_round_are_asked_about_under_its_variant() -> None:
    mono = "variants=mono-colour&players=3&round=1&dealer=2&bids=0/0/0&trick=R7,G3,B8"
    options = asked("winner", mono).options
    assert [option.right for option in options] == [False, False, True]
    assert {why.rule.id for option in options for why in option.reasons} == {"WIZ-VAR-MONO-08"}
    assert [o.right for o in asked("winner", ROUND).options] == [False, True, False]


@pytest.mark.parametrize("topic", WIZARD.topics)
def test_a_topic_meets_every_kind_of_position(topic: str, lesson: Lesson) -> None:
    """What cannot be asked is refused with a sentence, never with a traceback."""
    for line in (*LINES.values(), *SWITCHED.values()):
        made = lesson.ask(topic, line)
        assert isinstance(made, Ask) or 'role="alert"' in made.html


@pytest.mark.parametrize("name", WIZARD.myths)
def test_a_myth_meets_every_kind_of_position(name: str) -> None:
    for line in (*LINES.values(), *SWITCHED.values()):
        with suppress(Refused):
            assert WIZARD.myths[name](WIZARD.read(line)).options


def test_scenes_give_nothing_away() -> None:
    say = Catalog("en")
    shown = frame.text(WIZARD.scene(asked("trump", "players=4&round=5&turned=Y1"), say))
    assert say.text("trick-trump") not in shown
    for topic, line in (("points", "pad=2:2,0:0,0:0&round=2"), ("happened", LINES["told"])):
        one = WIZARD.scene(asked(topic, line), say)
        assert not blocks(one, frame.Points)
        assert one.why == one.below == ()
    totals = WIZARD.scene(asked("winners", LINES["shared"]), say)
    assert blocks(totals, frame.Grid)[0].best == ()


BAD = {
    "players=3&round=2&dealer=2&turned=R7&bids=3/-/-": "A-WIZ-07",
    "players=3&round=2&dealer=2&turned=R7&bids=-1/-/-": "A-WIZ-07",
    "players=3&round=2&dealer=2&turned=R7&bids=-/-/1": "WIZ-BID-02",
    "players=3&round=2&turned=W&chosen=none": "A-WIZ-03",
    "players=3&round=1&dealer=2&hands=B7/R2/G9&turned=Y5&bids=0/0/0&trick=B8": "WIZ-DEF-01",
    "players=3&round=1&dealer=2&hands=B7/R2/G9&turned=Y5&bids=0/0/0&trick=B7,R2,G9/B8": "INPUT",
    "players=3&round=99": "INPUT-ROUND",
    "players=3&round=2&dealer=9": "INPUT-SEAT",
    "variants=misere&players=3": "INPUT-VARIANT",
    "variants=hidden+secret&players=4": "A-WIZ-17",
    "pad=1:1,0:0": "INPUT-PLAYERS",
    "pad=1,0,0": "INPUT-PAD",
    "pad=1:1,0:0,0:0&round=21": "INPUT-ROUND",
    "pad=1:1,0:0,0:0&points=x,0,0": "INPUT-PAD",
    "pad=1:1,0:0,0:0&seat=3": "INPUT-SEAT",
    "totals=": "INPUT-PAD",
    "totals=1e309,3,4": "INPUT-PAD",
    "together=misere": "INPUT-VARIANT",
    "pad=<img src=x onerror=alert(1)>": "INPUT-PAD",
}


@pytest.mark.parametrize("line", BAD)
def test_a_bad_line_becomes_a_message(line: str, lesson: Lesson) -> None:
    for make in (lesson.step, lesson.show, lesson.variants):
        made = make(line)
        assert isinstance(made, Panel)
        assert 'role="alert"' in made.html
        assert "<img" not in made.html


# The pad -----------------------------------------------------------------------------------------

GREEK = "pad=0:0,1:0,1:1/2:1,0:1,0:0"


def pad(line: str = GREEK, language: str = "en") -> Sheet:
    made = Lesson(language).pad(line)
    assert isinstance(made, Sheet)
    return made


def type_in(sheet: Sheet, **typed: str) -> None:
    change = {name.replace("_", "-"): value for name, value in typed.items()}
    sheet.table._show("1", **sheet.table.answer({"change": change}))


def totals(sheet: Sheet, row: int) -> list[str]:
    return [cell["text"] for cell in sheet.table.table["rows"][row][1::3]]


def wrong(sheet: Sheet) -> dict[str, str]:
    """Key of the field (or the heading of the row) -> what is wrong."""
    cells = [c for row in (*sheet.table.table["head"], *sheet.table.table["rows"]) for c in row]
    return {
        (c["input"]["key"] if c["input"] else c["text"]): c["message"]
        for c in cells
        if c["message"]
    }


def test_both_books_are_loaded_at_a_click() -> None:
    sheet = pad("")
    greek, italian, empty = sheet.buttons
    greek.click()
    assert totals(sheet, 1) == ["10", "−20", "50"]
    assert sheet.note.value
    italian.click()
    assert totals(sheet, 1) == ["10", "10", "20"]
    empty.click()
    assert totals(sheet, 0) == ["", "", ""]
    assert not sheet.note.value
    assert not sheet.below.value


def test_a_correction_reaches_every_later_total_and_back() -> None:
    sheet = pad("pad=" + "/".join(["1:1,0:0,0:0", *["0:0,1:1,1:1"] * 8, "0:0,1:1,1:9"]))
    before = sheet.table.table, sheet.below.value
    assert [totals(sheet, at)[0] for at in (0, 1, 8)] == ["30", "50", "190\N{NO-BREAK SPACE}?"]
    type_in(sheet, bid_1_0="2")
    assert [totals(sheet, at)[0] for at in (0, 1, 8)] == ["30", "10", "150\N{NO-BREAK SPACE}?"]
    assert sheet.below.value != before[1]
    type_in(sheet, bid_1_0="0")
    assert (sheet.table.table, sheet.below.value) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_ties_are_named_in_the_line_below(language: str) -> None:
    sheet = pad("pad=0:0,1:1,0:0", language)
    note = sheet.table.table["note"]
    names = Catalog(language).names
    assert names[1] in note
    type_in(sheet, bid_0_1="0", tricks_0_1="0", tricks_0_2="1")
    note = sheet.table.table["note"]
    assert names[0] in note
    assert names[1] in note
    assert names[2] not in note


def test_what_cannot_be_is_explained_beside_the_field_and_stays() -> None:
    sheet = pad()
    hostile = "<img src=x onerror=alert(1)>"
    typed = {"bid_2_0": "4", "bid_2_1": "two", "bid_2_2": "-1", "tricks_2_0": "1e309"}
    type_in(sheet, **typed, tricks_2_1=hostile, tricks_2_2="٣")
    said = wrong(sheet)
    for name in (*typed, "tricks_2_1", "tricks_2_2"):
        assert name.replace("_", "-") in said
    assert "A-WIZ-07" in said["bid-2-0"]
    assert "WIZ-DEF-02" in said["tricks-2-1"]
    assert "<img" not in "".join(said.values())
    fields = {
        c["input"]["key"]: c["input"]["value"] for c in sheet.table.table["rows"][2] if c["input"]
    }
    assert fields["tricks-2-1"] == hostile
    assert totals(sheet, 1) == ["10", "−20", "50"]


def test_tricks_that_do_not_sum_and_the_forbidden_total() -> None:
    sheet = pad("pad=2:1,0:0,0:0&round=2")
    assert "WIZ-DEF-02" in wrong(pad("pad=0:0,1:0,1:1/2:1,0:0,0:0"))["2"]
    assert isinstance(sheet, Sheet)
    assert "WIZ-VAR-PM-01" in wrong(pad(f"{GREEK}&variants=plus-minus-one"))["bid-1-1"]


def test_names_that_are_missing_alike_long_or_hostile() -> None:
    sheet = pad()
    type_in(sheet, name_0="", name_1="Ana & <b>Tom</b>", name_2="x" * 5000)
    said = wrong(sheet)
    assert {"name-0", "name-2"} == set(said)
    assert "<b>Tom" not in sheet.below.value
    assert "x" * 30 not in sheet.below.value
    assert Catalog("en").names[0] in sheet.below.value
    type_in(sheet, name_0="Núria", name_1="núria ", name_2="דנה")
    assert set(wrong(sheet)) == {"name-1"}
    assert "<bdi>דנה</bdi>" in sheet.below.value


def test_other_players_and_variants_lose_nothing() -> None:
    sheet = pad()
    sheet.choices["players"].value = "6"
    assert len(sheet.table.table["rows"][0]) == 1 + 18
    sheet.choices["variants"].value = "mono-colour"
    assert 'role="alert"' in sheet.note.value
    sheet.choices["players"].value = "3"
    assert totals(sheet, 1) == [
        "10\N{NO-BREAK SPACE}?",
        "−20\N{NO-BREAK SPACE}?",
        "50\N{NO-BREAK SPACE}?",
    ]  # mono-colour begins with four cards
    assert not sheet.note.value


def test_the_pad_ends_with_the_last_round() -> None:
    rows = "/".join(f"{n}:{n},0:0,0:0,0:0,0:0,0:0" for n in range(1, 11))
    sheet = pad(f"pad={rows}")
    assert len(sheet.table.table["rows"]) == 10
    assert "WIZ-OBJ-03" in sheet.table.table["note"]


@pytest.mark.parametrize("line", [ROUND, "totals=1,2,3", "trick=B1", "pad=x"])
def test_a_pad_needs_rows(line: str) -> None:
    assert isinstance(Lesson("en").pad(line), Panel | Sheet)
    assert not isinstance(Lesson("en").pad(ROUND), Sheet)


def test_the_chart_is_a_picture_with_a_text() -> None:
    lines = ((0, 20, 10), (0, -10, -20), (0, 30, 50))
    chart = Chart(lines, Catalog("en"), len(lines[0]) - 1)
    tree = ElementTree.fromstring(str(chart.html()))
    picture = next(node for node in tree if node.tag == "svg")
    assert picture.attrib["role"] == "img"
    assert "−20" in picture.attrib["aria-label"]
    assert chart.span == (-20, 60)
    sign = 0.6 * 24  # as wide as on a phone
    assert len("−1000") * sign <= LEFT - 8
    assert chart.x(2) + len("20 ?") / 2 * sign <= WIDTH
    for low, high in ((0, 0), (0, 10), (-30, 90), (0, 100), (-490, 510), (-2100, 495), (0, 12000)):
        drawn = Chart(((0, low), (0, high)), Catalog("en"), 1)
        assert len(drawn.levels()) <= (7 if high - low <= 3000 else 14)
        assert 0 in drawn.levels()
        assert drawn.levels()[0] <= low <= high <= drawn.levels()[-1]


# Variants, rules ---------------------------------------------------------------------------------


def test_the_switch_says_what_changes() -> None:
    shown = switched("en", SWITCHED["switch-trick"])
    assert len(shown) == 1 + len(Variant)
    changed = [blocks(one, frame.Grid)[0].best for one in shown]
    assert changed == [(), (), (), (), (), (0,)]
    changed = [blocks(one, frame.Grid)[0].best for one in switched("en", SWITCHED["switch-round"])]
    assert changed == [(), (1,), (3,), (3,), (2,), (0, 4)]
    five = switched("en", "players=5&trump=R&trick=B1,B2")
    assert [bool(blocks(one, frame.Grid)) for one in five] == [True] * 5 + [False]


def test_two_switches_on_a_page_do_not_meet(lesson: Lesson) -> None:
    first, second = (lesson.variants(line).html for line in SWITCHED.values())
    groups = [set(re.findall(r'name="([^"]*)"', html)) for html in (first, second)]
    assert [len(group) for group in groups] == [1, 1]
    assert groups[0] != groups[1]
    assert first.count(" checked") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", [rule for rule in Rule if rule.ruled_here], ids=lambda r: r.id)
def test_every_ruling_says_why(language: str, rule: Rule) -> None:
    assert Catalog(language).has(f"{rule.id}.why")


@pytest.mark.parametrize("game", SUBJECTS)
def test_every_rule_is_told_by_its_example(game: str) -> None:
    """By a reason in the picture, or by words about what there is to see; never by both."""
    lesson = Lesson("en", game)
    shown = lesson._shown()
    for rule in lesson.subject.rules:
        told = rule.id in shown and f"({rule.id} " in frame.text(shown[rule.id])
        assert told is not lesson.say.has(f"example-{rule.id}"), rule.id
    assert {rule.id for rule in lesson.subject.rules} - shown.keys() <= {
        "WIZ-COMP-02",  # for whom the game is
        "A-WIZ-21",  # what is no matter of the cards
        "CAM-COMP-02",
    }


def test_steps_and_questions_are_made(lesson: Lesson) -> None:
    assert isinstance(lesson.step(ROUND), StepThrough)
    made = lesson.ask("points", "pad=3:3,0:0,1:2&round=5")
    assert isinstance(made, Ask)
    right = next(option for option in made.questions[0]["options"] if option["right"])
    assert right["why"].count("WIZ-SCORE-01") == 4  # Two lines, each with its link.
    assert isinstance(WIZARD.read(ROUND).start, Evening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_edition_is_told_by_the_same_code(language: str) -> None:
    """Camelot draws for the deal, annuls tricks and notes the Grail; nothing here knows of it."""
    say = Catalog(language)
    for seed, players in ((2, 4), (3, 6)):
        start = CAMELOT_EVENING.start(players, opening=60 // players - 1)
        for one in rounds.frames(playout(CAMELOT_EVENING, start, Random(seed)), say):
            assert frame.text(one)
    rows = pads.parse("0:0,1:1:grail,0:0/0:0,1:1:grail,0:1")
    table = Drawn(pad_of(CAMELOT_EVENING, rows, 3), say).table()
    assert [cell.get("text") for cell in table["rows"][1][1::4]] == ["40", "100", "10"]
    assert [cell["input"]["value"] for cell in table["rows"][1][4::4]] == ["", "1", ""]
