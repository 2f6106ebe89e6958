"""Camelot on its pages: what its frames show, what its questions ask, what changes from Wizard."""

import os
from pathlib import Path
from typing import Any

import pytest

from gamelib import Lesson
from gamelib.bots import changeable, hint
from gamelib.games.camelot import CAMELOT, GRAIL
from gamelib.games.camelot_round import CAMELOT_EVENING, NAMED_DEALER
from gamelib.games.camelot_rules import Rule
from gamelib.games.cards import parse_cards
from gamelib.games.rounds import Table
from gamelib.games.tricks import Round
from gamelib.games.wizard import WIZARD
from gamelib.lessons import Panel
from gamelib.questions import Question
from gamelib.ruling import Reason, Refused
from gamelib.sessions import Session
from gamelib.speech import LANGUAGES, Catalog
from gamelib.subjects import SUBJECTS
from gamelib.views import art, frame, tricks
from gamelib.views.pads import Pad, pad_of
from gamelib.widgets import Ask, Sheet, StepThrough

GOLDEN = Path(__file__).parent / "golden"
CAM = SUBJECTS["camelot"]
SPECIALS = "players=6&trump=S&trick=Excalibur,W,AS,Morgan,MerlinW,Grail"
HAND = "players=5&trump=none&trick=J,Excalibur,Grail,4C&hand=5C,6D,Merlin"
ANNULLED = "trump=none&trick=5S,Excalibur,KS,9S/4C"
BIDS = "players=3&round=5&dealer=2&turned=7H&bids=2/0/-"


@pytest.fixture(params=LANGUAGES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return Lesson(request.param, "camelot")


def frames(line: str, language: str = "en") -> tuple[frame.Frame, ...]:
    return CAM.frames(CAM.read(line), Catalog(language))


# What is shown -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_text(language: str) -> None:
    """The text of a trick with all special cards, kept to be read; see test_views."""
    said = "\n\n".join(map(frame.text, (*frames(SPECIALS, language), *frames(HAND, language))))
    kept = GOLDEN / f"camelot.{language}.txt"
    if os.environ.get("GOLDEN") == "write":
        kept.write_text(said + "\n", encoding="utf-8")
    assert said + "\n" == kept.read_text(encoding="utf-8")


def row(one: frame.Frame, at: int = 0) -> frame.Row:
    return [block for block in one.table if isinstance(block, frame.Row)][at]


def test_positions_are_counted_only_where_they_matter() -> None:
    assert [slot.above[0] for slot in row(frames(SPECIALS)[-1]).slots] == list("123456")
    wizard = tricks.frames(WIZARD.parse("trick=B1,B2"), Catalog("en"))[-1]
    assert {slot.above for slot in row(wizard).slots} == {""}


def test_nobody_is_winning_after_a_null_card() -> None:
    first, *_, last = frames(SPECIALS)
    kinds = [[mark.kind for mark in slot.marks] for slot in row(first).slots]
    assert kinds == [["led", "void"], ["turn"], [], [], [], []]
    assert [mark.kind for mark in row(last).slots[5].marks] == ["win"]
    ladder = first.why[0]
    assert isinstance(ladder, frame.Ladder)
    assert ladder.rungs[-1].state == "decides"


def remarked(blocks: tuple[frame.Block, ...]) -> list[str]:
    return [r.rule for b in blocks if isinstance(b, frame.Remarks) for r in b.remarks]


def test_each_special_card_says_what_it_does() -> None:
    last = frames(SPECIALS)[-1]
    does = ["CAM-EXC-01", "CAM-WIZ-04", "CAM-MORG-02", "CAM-WIZ-04", "CAM-GRAIL-01"]
    assert remarked(last.below) == does
    assert remarked(last.why) == ["CAM-WIN-05", "CAM-EXC-02"]
    assert remarked(last.table)[-1] == "A-CAM-03"


def test_merlin_is_one_card_of_the_hand_with_two_ways() -> None:
    last = frames(HAND)[-1]
    assert [str(slot.card.thing) for slot in row(last, 1).slots if slot.card] == [
        "5C",
        "6D",
        "Merlin",
    ]
    assert remarked(last.below)[-2:] == ["CAM-MERL-01", "CAM-MERL-01"]


def test_predictions_always_have_a_right_answer() -> None:
    for one in (*frames(SPECIALS), *frames(HAND), *frames("trick=Grail,Excalibur")):
        choices = one.predict.choices if one.predict else ()
        assert sum(choice.right for choice in choices) in (0, 1)
        assert any(choice.right for choice in choices) or not choices


# What is asked -------------------------------------------------------------------------------


def key(asked: Question) -> list[str]:
    return [
        str(option.facts.get("number", option.shows)) for option in asked.options if option.right
    ]


@pytest.mark.parametrize(
    ("topic", "line", "right"),
    [
        ("winner", "trick=Grail,Excalibur", ["ask-nobody-yet"]),
        ("winner", "trick=Excalibur,Grail", ["Grail"]),
        ("legal", "trump=D&trick=7H&hand=Merlin,9H,KS", ["MerlinW", "MerlinJ", "9H"]),
        ("led", "trick=Excalibur,W,7H", ["ask-no-suit"]),
        ("counts", "trick=W,AS,Grail,Morgan", ["ask-counts"]),
        ("counts", ANNULLED.partition("/")[0], ["ask-annulled"]),
        ("bids", BIDS, ["0", "1", "2", "4", "5"]),
        ("points", "pad=1:1:grail,3:3,2:2&round=6", ["50"]),
        ("points", "pad=0:0:grail,1:1,1:0&round=2", ["40"]),
        ("points", "pad=0:0,11:11,9:8&round=20", ["40"]),
        ("happened", "pad=2:1,0:0,3:1&round=5&dealer=2", ["ask-impossible"]),
        ("happened", "pad=11:11,10:9,0:0&round=20", ["ask-impossible"]),
    ],
)
def test_the_key_comes_from_the_rules(topic: str, line: str, right: list[str]) -> None:
    assert key(CAM.topics[topic](CAM.read(line))) == right


def test_who_leads_after_an_annulled_trick() -> None:
    asked = CAM.topics["leads"](CAM.read(ANNULLED.partition("/")[0]))
    assert [o.shows.seat for o in asked.options if o.right] == [2]
    assert asked.options[0].why.rule is Rule.ANNULLED_WINNER_LEADS


@pytest.mark.parametrize(
    ("name", "line", "true"),
    [
        ("grail-always-wins", "trick=W,W,Grail,5C", False),
        ("grail-always-wins", "trick=W,Grail,W,5C", True),
        ("grail-beats-morgan", "trick=W,AS,Grail,Morgan", False),
        ("grail-beats-morgan", "trick=Morgan,Grail,W,AD", True),
        ("real-wizard-first", "trick=AS,MerlinW,W,3S", False),
        ("real-wizard-first", "trick=AS,W,MerlinW,3S", True),
        ("annulled-passes-on", "trick=5S,Excalibur,KS,9S", False),
        ("excalibur-frees", "trick=Excalibur,7H", False),
        ("excalibur-frees", "trick=Excalibur,W", True),
        ("any-zero-frees", BIDS, False),
        ("any-zero-frees", "players=4&round=5&dealer=3&turned=7H&bids=2/2/1/-", True),
    ],
)
def test_myths_are_judged_by_the_rules(name: str, line: str, true: bool) -> None:
    answer = "ask-true" if true else "ask-false"
    assert key(CAM.myths[name](CAM.read(line))) == [answer]


def test_a_question_that_makes_no_sense_is_refused(lesson: Lesson) -> None:
    for made in (
        lesson.ask("leads", "trick=5S,6S"),
        lesson.myth("annulled-passes-on", "trick=5S"),
        lesson.ask("bids", "trick=5S"),
        lesson.ask("points", BIDS),
        Lesson("en").ask("counts", "trick=B1"),
    ):
        assert 'role="alert"' in made._repr_html_()


# Bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("trick=Merlin", "Merlin"),
        ("trick=Grail,J,Grail", "Grail"),
        ("trick=2S", "2S"),
        ("trick=WJ", "WJ"),
        ("trick=MorganW", "MorganW"),
        ("trick=5S&hand=MerlinJ", "MerlinJ"),
        ("trump=R&trick=5S", "R"),
        ("players=4&round=3&dealer=1&turned=Excalibur&chosen=none", ""),
        ("players=3&round=5&dealer=2&turned=7H&bids=2/0/3", "3"),
        ("pad=1:1:grail,1:1:grail,0:0&round=2", "2"),
        ("pad=1:1,1:0,1:1&round=5", "2"),
        ("variants=hidden&players=3", "hidden"),
    ],
)
def test_bad_input_is_explained(lesson: Lesson, line: str, part: str) -> None:
    made: Any = lesson.show(line)
    said = made._repr_html_()
    assert 'role="alert"' in said or "gl-sign-illegal" in said
    assert part in said
    assert isinstance(lesson.step(line), Panel) or line.startswith("pad")


# What changes --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("trump=D&trick=8C,AD,W,4C", "editions-same"),
        ("trump=D&trick=8C,AD,MerlinW,W", "editions-same"),
        ("trump=D&trick=8C,Grail,W,4C", "editions-only"),
        ("players=5&trick=W,W,W,W,MerlinW", "editions-only"),
        (BIDS, "editions-bids-other"),
        ("players=3&round=3&dealer=2&turned=7H&bids=2/0/-", "editions-bids-same"),
        ("pad=0:0,3:3,1:2&round=5", "editions-points-other"),
        ("pad=1:1,0:0,1:2&round=3", "editions-points-same"),
    ],
)
def test_what_changes(lesson: Lesson, line: str, said: str) -> None:
    made = lesson.changes(line)
    assert lesson.say.text(said) in repr(made)
    assert "gl-edition" in made._repr_html_()


def test_what_changes_can_be_asked_from_wizard_too() -> None:
    assert "CAM-COMP-03" in repr(Lesson("en").changes("trick=B1,B2,R3,W"))
    assert "CAM-WIN-03" in repr(Lesson("en").changes("trick=B7,B2,R3,W"))
    assert 'role="alert"' in Lesson("en").changes("hand=B1")._repr_html_()


# The page of rules, the pad, the play page --------------------------------------------------------


def test_every_ruling_says_why() -> None:
    for language in LANGUAGES:
        say = Catalog(language)
        assert [rule.id for rule in Rule if rule.ruled_here and not say.has(f"{rule.id}.why")] == []


def test_the_page_of_rules_shows_each_rule_at_work(lesson: Lesson) -> None:
    markup = lesson.rules()._repr_html_()
    entries = {rule.id: markup.split(f'id="{rule.id}"')[1].split("gl-entry")[0] for rule in Rule}
    bare = {rule for rule, entry in entries.items() if "<details" not in entry}
    assert bare == set()
    assert 'href="camelot-rules.ipynb#CAM-WIN-05"' in markup


def test_the_pad_notes_the_grail(lesson: Lesson) -> None:
    assert isinstance(lesson.pad("pad=1:1:grail,0:0,0:0/1:0,1:1,1:1"), Sheet)
    pad = Pad(CAMELOT_EVENING, 3).write({"bid-0-0": "1", "tricks-0-0": "1", "grail-0-0": "x"})
    assert pad.rows[0].notes == (("grail",), (), ())
    for none in ("0", "-", "", "2", "y"):
        assert pad.write({"grail-0-0": none}).rows[0].notes == ()
    told = [pad.write({"grail-0-0": said}).noted("grail-0-0") for said in ("1", "-", "2", "<b>")]
    assert told[:2] == [True, False]
    assert [(one.case, one["part"]) for one in told[2:] if isinstance(one, Reason)] == [
        ("pad-note", "2"),
        ("pad-note", "<b>"),
    ]
    assert pad_of(CAMELOT_EVENING, pad.rows, 3).rows == pad.rows
    assert pad_of(SUBJECTS["wizard"].edition("", 3), (), 3).notes == ()  # type: ignore[misc]


def test_deck_and_cards_are_told_apart() -> None:
    block = CAM.deck(Catalog("en"))
    assert isinstance(block, frame.Row)
    assert [slot.marks[0].word for slot in block.slots[:4]] == ["3 – A"] * 4
    say = Catalog("en")
    drawn = {str(art.card(say.token(card))) for card in CAMELOT.plays}
    assert len(drawn) == len(CAMELOT.plays)


def test_steps_and_questions_in_every_language(lesson: Lesson) -> None:
    for line in (SPECIALS, HAND, ANNULLED, BIDS):
        assert isinstance(lesson.step(line), StepThrough)
    assert isinstance(lesson.ask("winner", SPECIALS, "trick=Grail"), Ask)
    assert isinstance(lesson.own(trick="Excalibur MerlinW").result.children[0], StepThrough)


# Bots ------------------------------------------------------------------------------------------


def chosen(hand: str, bid: int, trick: str) -> tuple[str, str]:
    """What the third seat does with this bid and hand when the trick comes to it, and why."""
    cards, own = parse_cards(trick, CAMELOT.plays), parse_cards(hand, CAMELOT.deck)
    lies = Round((None, None, own), None, 2 - len(cards), cards)
    start = NAMED_DEALER.start(3, opening=len(own))
    advice = hint(NAMED_DEALER, start._replace(table=Table(lies, (0, 0, bid))), 2)
    return str(advice.action), advice.reason.case


@pytest.mark.parametrize(
    ("hand", "bid", "trick", "card", "case"),
    [
        ("Merlin,3S", 1, "KH,AH", "MerlinW", "trick-missing"),
        ("Merlin,AS", 0, "5S,6S", "MerlinJ", "bid-fulfilled"),
        ("Merlin,3S", 1, "Morgan,AH", "3S", "not-this-trick"),
        ("Grail,3H", 1, "5S", "Grail", "trick-missing"),
        ("Merlin,3S", 1, "5S,Excalibur", "3S", "keep"),
        ("Morgan,3S", 0, "5S,Excalibur", "Morgan", "throw"),
        ("Grail,Merlin,W", 1, "W,KH", "MerlinJ", "not-this-trick"),
        ("Grail,Merlin,W", 2, "W,KH", "Grail", "not-this-trick"),  # both others have to win
        ("Grail,KD,AD", 1, "W,KH", "KD", "not-this-trick"),
        ("Grail,3S,W", 1, "W,KH", "3S", "not-this-trick"),
        ("Grail,Merlin,W", 1, "5S,Excalibur", "MerlinJ", "keep"),
    ],
)
def test_bots_understand_the_special_cards(
    hand: str, bid: int, trick: str, card: str, case: str
) -> None:
    assert chosen(hand, bid, trick) == (card, case)


def test_only_the_grail_changes_with_its_position() -> None:
    assert changeable(CAMELOT) == {GRAIL}
    assert changeable(WIZARD) == set()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_whole_evening_on_the_play_page(players: int) -> None:
    kit = CAM.playable
    assert kit
    say = Catalog(LANGUAGES[players % 4])
    on: Any = Session(kit.begin({"players": str(players), "rounds": "all"}), kit.company, "7")
    on = on.settled()
    while not on.over:
        scene = kit.scene(on, say)
        assert scene["text"]
        assert [*kit.said(on, say)] or not on.last
        on = on.act(on.hint().action) if on.may_act else on.go_on()
    for number, played in enumerate(on.state.rows, 1):
        cards = CAMELOT_EVENING.cards(players, number)
        assert sum(played.won) in (cards, cards - 1)
    assert sum(on.state.rows[-1].won) == 60 // players - 1


def test_a_shorter_evening_has_no_last_hand() -> None:
    kit = CAM.playable
    assert kit
    game = kit.begin({"players": "3", "rounds": "1-3"}).game
    line = CAM.read("pad=0:0,1:1,2:2&round=3").start.rows[0]
    assert sum(one.points for one in game.lines(game.result(line, 0, 3))) == 20
    assert (
        sum(
            one.points
            for one in CAMELOT_EVENING.lines(
                CAMELOT_EVENING.result(CAM.read("pad=0:0,11:11,8:8&round=20").start.rows[0], 0, 20)
            )
        )
        == 40
    )


@pytest.mark.parametrize("key", ["card:MerlinX", "card:Grail", "card:", "merlin", "card:MerlinW"])
def test_forged_moves_are_answered(key: str) -> None:
    page = Lesson("en", "camelot").play(players="3", rounds="1-3", seed="3")
    assert page is not None
    kit: Any = CAM.playable
    on = Session(kit.begin({"players": "3", "rounds": "1-3"}), kit.company, "3").settled()
    try:
        made = kit.action(on, key, {})
    except Refused:
        return
    assert not on.verdict(made).legal
