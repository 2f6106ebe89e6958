"""Zaubercocktail as a lesson shows it: frames, questions and their keys, the table of values."""

import os
import re
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamelib import Lesson
from gamelib.examples import examples
from gamelib.games.zaubercocktail import BY_THE_BOOK, ZAUBERCOCKTAIL, Rule
from gamelib.games.zaubercocktail.ingredients import ALL, DECK, NATURAL, WILD, Cards, Ingredient
from gamelib.games.zaubercocktail.legality import OWN, Phase
from gamelib.games.zaubercocktail.line import parse
from gamelib.games.zaubercocktail.rules import Input
from gamelib.games.zaubercocktail.scoring import LAST, RANKING
from gamelib.games.zaubercocktail.table import Accept, Deliver, LayStone, Offer, Play, Withdraw
from gamelib.games.zaubercocktail.values import BOOK, PLAYING, Provenance, parse_kit
from gamelib.lessons import Panel
from gamelib.play import Who
from gamelib.questions import Question
from gamelib.questions import zaubercocktail as questions
from gamelib.ruling import Refused, because
from gamelib.speech import LANGUAGES, Catalog
from gamelib.subjects import SUBJECTS
from gamelib.views import frame, zauber_art, zauber_blocks, zaubercocktail
from gamelib.views.zauber_values import Pad
from gamelib.widgets import Ask, ScoreTable, StepThrough

GOLDEN = Path(__file__).parent / "golden"
CHOSEN = "chosen=4GE.2WB/3FB/7GW.2BE/3TH.3GS/2WB,SE&recipe=5/3/1/-2&stones=DAB"
ROUND = f"{CHOSEN}&track=10/10/10/10/10&moves=move"
BROKEN = (
    "hands=2FB,BE/3BS/2GW/2GE&recipe=5/3/1/-2&offers=C:GW:any:D&moves=A.offer A:FB:3BS;"
    "B.accept A:FB:3BS;B.deliver 3BS;A.deliver BE;resume;C.stone;A.stone"
)
DRAWN = "chosen=7GW.2BE/3FB/7GW.2BE/2WB,SE&recipe=5/3/1/-2&stones=BD&moves=draw SG,-,BS,-;move"
SHOWN_HAND = (
    "hands=3TH,3GS,FB/2WB,SE/7GW,2BE/BS,GW,BE,GE,TH,GS,SG,WB,FB,GR&recipe=5/3/1/-2&stones=AB"
    "&moves=A.play 3TH.3GS;B.play 2WB,SE;C.play 7GW.2BE;D.play none"
)
LINES = {"round": ROUND, "broken": BROKEN, "drawn": DRAWN, "hand": SHOWN_HAND}
SUBJECT = SUBJECTS["zaubercocktail"]


def course(line: str) -> Any:
    return SUBJECT.read(line)


def frames(line: str, language: str = "en") -> tuple[frame.Frame, ...]:
    return SUBJECT.frames(course(line), Catalog(language))


# Frames -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["round", "broken"])
def test_text(language: str, name: str) -> None:
    """The texts of whole lines, kept to be read; `GOLDEN=write` writes them anew."""
    said = "\n\n".join(map(frame.text, frames(LINES[name], language))) + "\n"
    kept = GOLDEN / f"zaubercocktail-{name}.{language}.txt"
    if os.environ.get("GOLDEN") == "write":
        kept.write_text(said, encoding="utf-8")
    assert said == kept.read_text(encoding="utf-8")


def words(markup: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", re.sub(r"<[^>]*>", " ", markup)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LINES)
def test_text_and_markup_say_the_same(language: str, name: str) -> None:
    for one in frames(LINES[name], language):
        markup = str(frame.html(one))
        spoken = " ".join(re.findall(r'aria-label="([^"]*)"', markup))
        assert words(frame.text(one)) <= words(markup) | words(spoken)
        ElementTree.fromstring(f"<div>{markup}</div>")
        assert " id=" not in markup


def block(one: frame.Frame, kind: type[Any]) -> Any:
    return next(b for b in (*one.table, *one.below) if isinstance(b, kind))


def test_the_books_round_comes_out_move_by_move() -> None:
    opening, *places, end = frames(ROUND)
    assert [row.numbers for row in block(opening, zauber_blocks.Results).rows] == [
        (cards, points, "", "") for cards, points in zip("63963", RESULTS, strict=True)
    ]
    say = Catalog("en")
    order = [Who(seat) for seat in (1, 3, 2, 0, 4)]
    told = [next(r for r in block(one, zauber_blocks.Results).rows if r.now) for one in places]
    assert [row.name for row in told] == [say.label(who) for who in order]
    assert [row.numbers[2:] for row in told] == [
        ("1", "+5"),
        ("2", "+5"),
        ("3", "+1"),
        ("4", "0"),
        ("5", "−2"),
    ]
    road = {s.number: s.names for s in block(end, zauber_blocks.Road).spaces if s.names}
    assert {number: len(names) for number, names in road.items()} == {
        "8": 1,
        "10": 1,
        "11": 1,
        "15": 2,
    }
    rules = [[r.rule for r in row.reasons] for row in block(end, zauber_blocks.Results).rows]
    assert rules[0] == ["ZAU-COLL-06", "ZAU-MOVE-01", "A-ZAU-20"]
    assert rules[1] == ["ZAU-COLL-06", "ZAU-MOVE-01", "ZAU-MOVE-04"]
    assert rules[2][0] == "ZAU-RANK-01"
    assert rules[4] == ["ZAU-COLL-06", "ZAU-MOVE-02", "ZAU-MOVE-06"]


RESULTS = ("86", "90", "86", "87", "66")


def test_every_value_says_how_it_is_known() -> None:
    one = frames("chosen=2GR.4BS/3FB/7GW.2BE/3SG&recipe=5/3/1/-2")[0]
    rows = block(one, zauber_blocks.Results).rows
    origins = [[laid.origin[0] for laid in row.laid] for row in rows]
    assert origins == [["reported", "conjecture"], ["book"], ["book", "book"], ["conjecture"]]
    markup = str(frame.html(one))
    for origin in ("reported", "conjecture", "book"):
        assert f"gl-origin-{origin}" in markup


def test_a_tie_has_to_be_drawn_for_before_places_are_told() -> None:
    labels = len(frames(DRAWN.partition(";")[0].partition("&moves")[0]))
    assert labels == 1
    opening, drawn, *places, _ = frames(DRAWN)
    assert [r.rule for r in opening.why[0].remarks] == ["ZAU-RANK-02"]  # type: ignore[union-attr]
    assert len(places) == 4
    ladder = places[1].why[0]
    assert isinstance(ladder, frame.Ladder)
    assert [rung.state for rung in ladder.rungs] == ["pass", "pass", "decides", "rest"]
    assert block(drawn, zauber_blocks.Results)


def test_predictions_have_one_right_answer() -> None:
    for line in LINES.values():
        for one in frames(line):
            if one.predict:
                assert sum(choice.right for choice in one.predict.choices) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rung_that_can_be_shown_has_its_words(language: str) -> None:
    say = Catalog(language)
    sorts = (Offer, Accept, Withdraw, Deliver, LayStone, Play)
    shown = {rung.name for sort in sorts for rung in OWN[sort]} | {"stone-laid"}
    shown -= {"not-own-offer", "chosen-already", "nothing-named", "value-unknown"}
    shown |= {rung.name for rung in (*RANKING, *LAST)}
    for name in shown:
        assert say.has(f"ladder-{name}"), name
        assert say.has(f"ladder-{name}.pass"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_of_ours_says_why(language: str) -> None:
    say = Catalog(language)
    for rule in Rule:
        assert say.has(f"{rule.id}.why") is rule.ruled_here


def test_every_rule_has_an_example_on_its_page() -> None:
    shown = Lesson("en", "zaubercocktail")._shown()
    assert {rule.id for rule in Rule} <= shown.keys()
    for one in shown.values():
        ElementTree.fromstring(f"<div>{frame.html(one)}</div>")


def test_a_rule_is_witnessed_by_the_example_that_shows_it() -> None:
    for example in examples("zaubercocktail"):
        for one in SUBJECT.moments(example, Catalog("en")):
            assert frame.text(one)


def test_ingredients_are_told_by_shape_and_letters() -> None:
    say = Catalog("ca")
    assert len({zauber_art.SHAPES[str(kind)] for kind in ALL}) == len(ALL)
    for kind in ALL:
        drawn = str(zauber_art.card(kind, say.label(kind), 3))
        ElementTree.fromstring(drawn)
        assert f">{kind}</text>" in drawn
        assert ">3</text>" in drawn


def test_names_are_escaped_and_isolated() -> None:
    say = Catalog("en", ("<script>alert(1)</script>", "דנה", "سامي", "Ana & Co", "e", "f", "g"))
    for line in (ROUND, BROKEN):
        for one in zaubercocktail.frames(course(line), say):
            markup = str(frame.html(one))
            assert "<script" not in markup
            assert "<bdi>דנה</bdi>" in markup


# Questions --------------------------------------------------------------------------------------

BOOK_VALUES = {
    ("GE", 4): 11,
    ("WB", 2): 21,
    ("WB", 3): 22,
    ("FB", 3): 30,
    ("GW", 7): 10,
    ("BE", 2): 8,
    ("TH", 3): 14,
    ("GS", 3): 15,
}
"""What the rule book says, once more by hand."""


def right(asked: Question) -> list[Any]:
    return [option for option in asked.options if option.right]


def ask(topic: str, line: str) -> Question:
    return questions.TOPICS[topic](course(line))


def points(choice: tuple[Cards, ...]) -> int:
    return sum(len(c) * BOOK_VALUES[str(c.kinds[0]), len(c)] for c in choice)


@pytest.mark.parametrize(
    ("line", "value"),
    [("2WB,SE", 66), ("WB,2SE", 66), ("7GW", 70), ("3FB", 90), ("2TH,SE", 42), ("2BE", 16)],
)
def test_worth(line: str, value: int) -> None:
    asked = ask("worth", f"hands={line}/-/-/-")
    assert [option.facts["points"] for option in right(asked)] == [value]
    assert len({option.facts["points"] for option in asked.options}) == len(asked.options) >= 3


@pytest.mark.parametrize("line", ["3GR", "2BS", "7BS", "3SG", "2FB", "5GW", "2SE", "GW,BE", "GR"])
def test_nothing_is_asked_that_the_book_does_not_say(line: str) -> None:
    with pytest.raises(Refused):
        ask("worth", f"hands={line}/-/-/-")


hands = st.tuples(*(st.integers(0, min(7, kind.copies)) for kind in ALL)).map(Cards)


@settings(max_examples=60, deadline=None)
@given(hands)
def test_what_may_be_laid_down(hand: Cards) -> None:
    """Against a naive definition; and nothing that hangs on a guess is among the options."""
    try:
        asked = ask("collection", f"hands={hand or '-'}/-/-/-&recipe=5/3/1/-2")
    except Refused:
        return
    offered = list(dict.fromkeys(questions.conceivable(hand)))
    said = {repr(questions.said_choice(choice)): choice for choice in offered}
    able = any(hand[k] > 1 or (hand[k] and hand[WILD]) for k in NATURAL)
    for option in asked.options:
        choice = said[repr((option.shows, dict(option.facts)))]
        fits = all(len(c) > 1 and len(c.kinds) == 1 for c in choice)
        kinds = [c.kinds for c in choice]
        good = 0 < len(choice) < 3 and fits and len(set(kinds)) == len(kinds)
        assert option.right is (good if choice else not able)
        assert option.why.rule is not Rule.VALUES
        if option.right and choice:
            assert points(choice) > 0


@settings(max_examples=60, deadline=None)
@given(hands)
def test_the_best_choice_is_the_best_of_those_offered(hand: Cards) -> None:
    try:
        asked = ask("best", f"hands={hand or '-'}/-/-/-&recipe=5/3/1/-2")
    except Refused:
        return
    known = [c for c in single(hand) if (str(c.kinds[0]), len(c)) in BOOK_VALUES]
    pairs = [p for p in combinations(known, 2) if p[0].kinds != p[1].kinds]
    legal = [p for p in [*((c,) for c in known), *pairs] if hand.holds(sum(p, Cards()))]
    best = max(legal, key=lambda choice: (points(choice), sum(map(len, choice))))
    assert [option.why["points"] for option in right(asked)] == [points(best)]
    assert all(o.why.case in ("result", "more-points", "more-cards-laid") for o in asked.options)


def single(hand: Cards) -> list[Cards]:
    return [
        Cards.of(*(kind,) * n, *(WILD,) * w)
        for kind in hand.kinds
        for n in range(1, hand[kind] + 1)
        for w in range(hand[WILD] + 1)
        if n + w > 1
    ]


@settings(max_examples=60, deadline=None)
@given(hands, st.data())
def test_what_may_be_done_in_the_market(hand: Cards, data: st.DataObject) -> None:
    """Accepting takes the cards wanted, an offer for all or for oneself; offering, one's cards."""
    want = data.draw(st.sampled_from(NATURAL))
    if not len(hand) or not (DECK - hand)[Ingredient.GRUENWURZ]:
        return
    to = data.draw(st.sampled_from(["", ":A", ":C"]))
    line = f"hands={hand}/GW/-/-&recipe=5/3/1/-2&offers=B:GW:{want}{to}"
    asked = ask("may", line)
    for option in asked.options:
        if option.shows == "zau-accepts":
            assert option.right is (hand[want] > 0 and to != ":C")
        elif option.shows == "zau-offers-all":
            assert option.right is hand.holds(
                sum((Cards.of(*(b.ingredient,) * b.count) for b in option.facts["gives"]), Cards())
            )
        else:
            assert option.right


@pytest.mark.parametrize(
    ("moves", "kept"),
    [("A.deliver FB", True), ("A.deliver BE", False), ("B.deliver 2BS", False)],
)
def test_honest(moves: str, kept: bool) -> None:
    start = "hands=2FB,BE/3BS/2GW/2GE&recipe=5/3/1/-2&offers=A:FB:3BS&moves=B.accept A:FB:3BS;"
    asked = ask("honest", start + moves)
    assert {option.shows: option.right for option in asked.options} == {
        "ask-zau-yes": kept,
        "ask-zau-no": not kept,
    }
    assert not asked.picture


@pytest.mark.parametrize("players", range(4, 8))
def test_open(players: int) -> None:
    for stones in range((2 if players == 4 else 3) + 1):
        asked = ask("open", f"players={players}&recipe=5/3/1/-2&stones={'CABD'[:stones]}")
        open_ = stones < (2 if players == 4 else 3)
        assert right(asked)[0].shows == ("ask-zau-yes" if open_ else "ask-zau-no")


def test_places_are_a_sort() -> None:
    for line in (ROUND, DRAWN, "chosen=4GE.2WB/3FB/7GW.2BE/3TH.3GS&recipe=5/3/1/-2"):
        chosen = [
            c for c in parse(BY_THE_BOOK, line.partition("&moves")[0]).state.chosen if c is not None
        ]
        order = sorted(
            range(len(chosen)),
            key=lambda s: (points(chosen[s]), len(sum(chosen[s], Cards()))),
        )
        assert right(ask("last", line))[0].shows == Who(order[0])
    assert right(ask("ahead", ROUND))[0].shows == Who(2)
    assert right(ask("ahead", DRAWN))[0].shows == Who(0)
    assert ask("ahead", ROUND).facts == {"place": 3}


@pytest.mark.parametrize(
    ("line", "spaces"),
    [
        (ROUND, "+5"),
        (ROUND.replace("stones=DAB", "stones=ADB"), "−2"),
        (ROUND.replace("3TH.3GS", "2BE"), "−4"),
        ("chosen=3FB/7GW.2BE/4GE.2WB/2BE&recipe=5/3/1/-2&stones=DA&track=0/0/0/3", "−3"),
        (CHOSEN.replace("2WB,SE", "2WB,SE/7GW").replace("DAB", "ABD"), "+2"),
    ],
)
def test_moves(line: str, spaces: str) -> None:
    asked = ask("moves", line)
    assert [option.facts["spaces"] for option in right(asked)] == [spaces]
    assert len({option.facts["spaces"] for option in asked.options}) == len(asked.options)


def test_moves_are_not_asked_where_the_track_is_guessed() -> None:
    with pytest.raises(Refused):
        ask("moves", f"{CHOSEN}&track=3/22/11/23/9")
    with pytest.raises(Refused):
        ask("over", f"{CHOSEN}&track=3/22/11/23/9&moves=move")


SIX = "past=5/3/1/-2,6/4/2/-3,5/3/1/-2,4/2/1/-1,4/2/1/-1,4/2/1/-1&dealt=yes"


def test_the_end() -> None:
    start = f"players=4&{SIX}&track=4/9/9/2"
    assert right(ask("over", start))[0].shows == "ask-zau-no"
    assert right(ask("over", f"{start}&moves=turn lightning"))[0].shows == "ask-zau-yes"
    wins = ask("wins", f"{start}&moves=turn lightning")
    assert [option.shows for option in right(wins)] == [Who(1), Who(2)]
    with pytest.raises(Refused):
        ask("wins", start)


RING_LAST = "chosen=3FB/7GW.2BE/4GE.2WB/2BE&recipe=5/3/1/-2&stones=DA"


@pytest.mark.parametrize(
    ("name", "line", "true"),
    [
        ("stone-may-trade", "hands=FB/3BS/-/-&recipe=5/3/1/-2&stones=A&offers=B:BS:FB", False),
        ("stone-may-trade", "hands=FB/3BS/-/-&recipe=5/3/1/-2&offers=B:BS:FB", True),
        ("promise-costs", BROKEN.partition(";C.stone")[0], False),
        ("wild-alone", "hands=2SE,GW/-/-/-", False),
        ("tie-shares", ROUND, False),
        ("ring-pays", RING_LAST, False),
        ("ring-pays", ROUND, True),
        ("second-stone-pays", RING_LAST, False),
    ],
)
def test_myths_are_judged_by_the_rules(name: str, line: str, true: bool) -> None:
    asked = questions.MYTHS[name](course(line))
    assert {o.shows: o.right for o in asked.options} == {"ask-true": true, "ask-false": not true}


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_said_and_give_nothing_away(language: str) -> None:
    lesson = Lesson(language, "zaubercocktail")
    for topic in ("ahead", "last", "moves"):
        made = lesson.ask(topic, ROUND)
        assert isinstance(made, Ask)
        for asked in made.questions:
            assert "+5" not in asked["html"]
            assert all(option["why"] and option["label"] for option in asked["options"])
            assert not any("[" in option["label"] for option in asked["options"])


def test_a_scene_tells_no_place() -> None:
    scene = zaubercocktail.scene(ask("ahead", ROUND), Catalog("en"))
    rows = block(scene, zauber_blocks.Results).rows
    assert [row.numbers[2:] for row in rows] == [("", "")] * 5


@pytest.mark.parametrize("line", ["hands=2QQ/-/-/-", "players=3", "hands=30BS/-/-/-", "nonsense"])
def test_a_bad_line_becomes_a_message(line: str) -> None:
    lesson = Lesson("el", "zaubercocktail")
    for made in (lesson.step(line), lesson.ask("worth", line), lesson.show(line)):
        assert isinstance(made, Panel)
        assert 'role="alert"' in made._repr_html_()


# The table of values ----------------------------------------------------------------------------


def pad() -> Pad:
    return Pad(PLAYING, Catalog("en"))


def messages(table: dict[str, Any]) -> dict[str, str]:
    cells = [cell for row in table["rows"] for cell in row if cell.get("message")]
    return {cell["input"]["key"]: cell["message"] for cell in cells}


def doubted(table: dict[str, Any]) -> list[str]:
    return [cell["input"]["key"] for row in table["rows"] for cell in row if cell.get("doubt")]


def test_what_is_written_reads_back() -> None:
    made = pad()
    made.change(dict(made.typed))
    assert made.kit == PLAYING
    assert made.faults == {}


def test_an_entered_value_counts_and_is_marked() -> None:
    made = pad()
    table = made.change({"GR3": "40"})
    scale = made.kit.values.scale(Ingredient.GOLDROSE)
    figure = scale.at(3)
    assert figure
    assert (figure.number, figure.provenance) == (40, Provenance.ENTERED)
    assert messages(table) == {}
    made.change({"GR1": "30", "GR2": "31"})
    assert made.kit.values.scale(Ingredient.GOLDROSE).end is Provenance.ENTERED


def test_a_contradiction_with_the_book_is_said_and_counts() -> None:
    made = pad()
    table = made.change({"FB3": "31"})
    assert list(messages(table)) == doubted(table) == ["FB3"]
    assert made.kit.values.points(Ingredient.FARANBLATT, 3) == 93
    assert messages(made.change({"FB3": "30"})) == {}
    assert made.kit == PLAYING


def test_what_is_said_beside_a_field_does_not_repeat_its_name() -> None:
    missing = str(Catalog("en").why(because(Input.VALUES, "missing")))
    assert messages(pad().change({"GR2": "", "track": ""})) == {"GR2": missing, "track": missing}
    table = pad().change({"FB3": ""})
    assert list(messages(table)) == doubted(table) == ["FB3"]
    assert Catalog("en").label(Ingredient.FARANBLATT) not in messages(table)["FB3"]


@pytest.mark.parametrize(
    "text", ["x", "<b>", "0", "1000", "-3", "3.5", "", "٣", "9" * 5000, "1e3", "??", "3x?"]
)
def test_a_bad_entry_is_explained_and_nothing_is_lost(text: str) -> None:
    made = pad()
    table = made.change({"FB2": text, "GR3": "40"})
    assert list(messages(table)) == ["FB2"]
    assert doubted(table) == []
    assert made.kit == PLAYING
    assert made.typed["FB2"] == text
    assert made.typed["GR3"] == "40"
    made.change({"FB2": "29"})
    assert made.kit.values.points(Ingredient.GOLDROSE, 3) == 120


def test_a_row_needs_two_numbers() -> None:
    made = pad()
    table = made.change({"GR1": "", "GR2": "", "GR3": ""})
    assert set(messages(table)) == {"GR1", "GR2"}


def test_unknown_fields_are_ignored() -> None:
    made = pad()
    made.change({"XX1": "3", "FB9": "2"})
    assert made.kit == PLAYING


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch) -> Lesson:
    monkeypatch.delenv("QUERY_STRING", raising=False)
    return Lesson("it", "zaubercocktail")


def test_everything_on_the_page_counts_with_the_table(lesson: Lesson) -> None:
    step = lesson.step("chosen=3GR/3FB/7GW/2BE&recipe=5/3/1/-2")
    asked = lesson.ask("worth", "hands=3FB/-/-/-")
    table = lesson.values()
    assert isinstance(step, StepThrough)
    assert isinstance(asked, Ask)
    assert isinstance(table, ScoreTable)
    assert "96" in step.frames[0]["text"]
    table.answer({"change": {"GR3": "40", "FB3": "31"}})
    assert "120" in step.frames[0]["text"]
    assert "93" in next(o["label"] for o in asked.questions[0]["options"] if o["right"])
    table.answer({"change": {"FB3": "x"}})
    assert "120" in step.frames[0]["text"]
    later = lesson.step("chosen=3GR/3FB/7GW/2BE&recipe=5/3/1/-2")
    assert isinstance(later, StepThrough)
    assert "120" in later.frames[0]["text"]
    table.answer({"change": {"FB1": "1", "FB2": "1", "FB3": ""}})
    assert 'role="alert"' in step.frames[0]["html"]
    assert asked.questions


def test_a_link_brings_the_values(lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lesson.values()
    answer = table.answer({"change": {"GR3": "40"}})
    monkeypatch.setenv("QUERY_STRING", answer["table"]["link"].removeprefix("?"))
    other = Lesson("ca", "zaubercocktail")
    step = other.step("chosen=3GR/3FB/7GW/2BE&recipe=5/3/1/-2")
    other.values()
    assert isinstance(step, StepThrough)
    assert "120" in step.frames[0]["text"]


@pytest.mark.parametrize(
    "link", ["values=FB=2,x", "values=%", "values=QQ", "values=" + "x" * 9000, "values=track%3D0"]
)
def test_a_bad_link_is_explained(monkeypatch: pytest.MonkeyPatch, link: str) -> None:
    monkeypatch.setenv("QUERY_STRING", link)
    table = Lesson("it", "zaubercocktail").values()
    assert "<strong>" in table.table["note"]
    assert len(table.table["note"]) < 4000


def test_a_link_cannot_speak_for_the_book() -> None:
    made = pad()
    made.bring("FB=28b,29b,99b&track=30b")
    origins = {
        one.provenance for one in made.kit.values.scale(Ingredient.FARANBLATT).figures if one
    }
    assert origins == {Provenance.ENTERED}
    assert made.kit.track
    assert made.kit.track.provenance is Provenance.ENTERED


def test_a_game_without_values_says_so() -> None:
    with pytest.raises(ValueError, match="wizard"):
        Lesson("en", "wizard").values()


def test_certain_values_are_those_of_the_book() -> None:
    sure = questions.certain_kit(PLAYING)
    for kind in NATURAL:
        for size in range(1, 10):
            assert sure.values.points(kind, size) == BOOK.values.points(kind, size)
        assert sure.values.largest(kind) is None
    assert sure.track is None
    entered = questions.certain_kit(parse_kit("GR=30,31,33", PLAYING))
    assert entered.values.points(Ingredient.GOLDROSE, 3) == 99
    assert entered.values.largest(Ingredient.GOLDROSE) == 3


def test_a_round_before_its_moves_is_ready_to_move() -> None:
    assert ZAUBERCOCKTAIL.phase(course(CHOSEN).state) is Phase.MOVING
