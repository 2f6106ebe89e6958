"""A play page without a browser: what its scenes show and hide, and what it answers to anything."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from gamelib import Lesson
from gamelib.games.rounds import Bid, Phase, on_table
from gamelib.games.wizard_variants import Variant, combine
from gamelib.play import Who
from gamelib.playing import LONGEST_NAME, Sitting
from gamelib.signs import alike
from gamelib.speech import LANGUAGES, Catalog, Sentence
from gamelib.subjects import SUBJECTS
from gamelib.views import frame
from gamelib.views.scene import Scene
from gamelib.widgets import Play, StepThrough
from gamelib.widgets.scene import scenes as checked

Page = Any


def sitting(lang: str = "en", **options: Any) -> Sitting:
    kit = SUBJECTS["wizard"].playable
    assert kit is not None
    picture = frame.Frame("", Sentence(()), (), ())
    return Sitting(kit, Catalog(lang), picture, lambda frames: frames, options)


def keys(scene: Scene) -> list[str]:
    return [a["key"] for group in scene["groups"] for a in group["actions"] if a["legal"]]


def moves(page: Page) -> Iterator[list[Scene]]:
    """The whole game by its hints: the scenes of each answer."""
    yield page.opening
    while not page.session.over:
        wish = "go-on" if page.session.paused else key(page)
        yield page.act(wish, {})


def key(page: Page) -> str:
    """The key behind the hint."""
    action = page.session.hint().action
    if isinstance(action, Bid):
        return f"bid:{action.tricks}"
    named = getattr(action, "suit", None) if not hasattr(action, "rank") else None
    if named:
        return f"trump:{named}"
    return "card:?" if "card:?" in keys(page.now()) else f"card:{action}"


def secrets(on: Any, say: Catalog) -> set[str]:
    """What must not be read anywhere: the cards with a number that only others hold."""
    if on.state.table is None:
        return set()
    seen = on_table(on.game.view(on.state, on.learner)).round.hands
    real = on_table(on.state).round.hands
    covered = [hand for hand, shown in zip(real, seen, strict=True) if shown is None]
    return {say.label(card) for hand in covered for card in hand if card.suit}


WAYS = [
    (players, (variant,) if variant else ())
    for players, variant in [
        (3, None),
        (6, None),
        (4, Variant.PLUS_MINUS_ONE),
        (5, Variant.HIDDEN),
        (4, Variant.SECRET),
        (3, Variant.CLAIRVOYANCE),
        (4, Variant.MONO_COLOUR),
    ]
]


@pytest.mark.parametrize(("players", "variants"), WAYS)
def test_a_whole_game_hides_what_is_hidden(players: int, variants: tuple[Variant, ...]) -> None:
    assert combine(variants, players).legal
    names = [variant.value for variant in variants]
    page = sitting(players=players, variants=names, rounds="1-3", seed="5")
    for answer in moves(page):
        assert checked(answer)
    hidden = 0
    for at in range(len(page.session.trace.steps)):
        on, kit = page.session.at(at), page.kit
        shown = [kit.scene(on, page.say), kit.said(on, page.say), kit.log(on, page.say)]
        words = set(re.findall(r"(?:blue|green|red|yellow) \d+", str(shown)))
        assert not words & secrets(on, page.say)
        hidden += len(secrets(on, page.say))
    assert hidden > 20
    assert page.now()["over"]


def test_secret_bids_are_nowhere() -> None:
    page = sitting(players=4, variants="secret", rounds="1-3", seed="5")
    while page.session.game.phase(page.session.state) is Phase.BID:
        answer = page.act(key(page), {})
    for scene in answer:
        for line in scene["said"]:
            others = [page.say.label(Who(seat)) for seat in (1, 2, 3)]
            if any(name in line["html"] for name in others):
                assert not re.search(r"prediction \d", line["html"])
    assert answer[-1]["side"].count("? / ") == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_plays(lang: str) -> None:
    page = sitting(lang, players=4, variants="clairvoyance", rounds="1-2", seed="5")
    said = [line for answer in moves(page) for scene in answer for line in scene["said"]]
    assert {line["tone"] for line in said} >= {"info"}
    page.act("review:2", {})
    assert len(page.below) > 8
    page.act("review:whole", {})
    assert len(page.below) > 14


def test_a_long_evening_is_looked_back_at_trick_by_trick() -> None:
    page = sitting(players=3, rounds="1-11", seed="5")
    page.act("review:whole", {})
    assert page.below is None
    for _ in moves(page):
        pass
    page.act("review:whole", {})
    assert sum(range(1, 12)) <= len(page.below) <= 2 * sum(range(1, 12))


def test_a_link_with_one_wrong_part_loses_no_other() -> None:
    (scene,) = sitting().resume("players=6&rounds=9-10&seed=2&name=" + "x" * 21)
    parts = {part["key"]: part for part in scene["forms"][0]["parts"]}
    assert parts["players"]["chosen"] == ["6"]
    assert parts["rounds"]["chosen"] == ["9-10"]
    assert parts["seed"]["value"] == "2"
    for wrong in ("9-1", "1-99", "0-2", "1-21"):
        (scene,) = sitting().resume(f"players=3&rounds={wrong}")
        (rounds,) = [p for p in scene["forms"][0]["parts"] if p["key"] == "rounds"]
        assert wrong not in [option["key"] for option in rounds["options"]]


def test_waiting_for_nobody_is_no_move() -> None:
    page = sitting(players="3", rounds="1-3", seed="7")
    before = page.line
    page.resume(f"{before}go-on+go-on")
    assert page.line == before


def test_an_illegal_card_is_answered_and_nothing_changes() -> None:
    page = sitting(players=4, rounds="last", seed="11")
    while page.session.game.phase(page.session.state) is Phase.BID:
        page.act(key(page), {})
    before = page.session
    illegal = [a for g in page.now()["groups"] for a in g["actions"] if not a["legal"]]
    assert illegal
    (scene,) = page.act(illegal[0]["key"], {})
    assert scene["said"][-1]["tone"] == "bad"
    assert "WIZ-PLAY-03" in scene["said"][-1]["html"]
    assert page.session is before


FORGED = ["", "bid:", "bid:-1", "bid:99", "bid:٣", "card:", "card:R99", "card:?", "card:W.9",
          "trump:none", "trump:<b>", "deal", "review:", "review:0", "review:99", "review:²",
          "review:" + "9" * 5000, "undo", "go-on", "hint", "x" * 5000, ":::"]  # fmt: skip


@pytest.mark.parametrize("moment", ["lobby", "bid", "play", "over"])
def test_whatever_the_page_sends_is_answered(moment: str) -> None:
    options: dict[str, Any] = {"players": 3, "rounds": "1-1", "seed": "5"}
    for forged in FORGED:
        page = sitting(**({} if moment == "lobby" else options))
        if moment in ("play", "over"):
            page.act(key(page), {})
        if moment == "over":
            page.act(key(page), {})
            assert page.session is not None
            assert page.session.over
        for scene in checked(page.act(forged, {"name": "x", "players": ["9"]})):
            assert "<b>" not in scene["headline"]
            assert scene["html"]


def repr_of(options: dict[str, Any]) -> str:
    return ",".join(options)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 7},
        {"players": "٣"},
        {"players": ["4", "5"], "rounds": "no"},
        {"players": 5, "variants": ["mono-colour"]},
        {"variants": "hidden+secret"},
        {"variants": ["<b>chess</b>"]},
        {"name": "x" * (LONGEST_NAME + 1)},
        {"seed": 10**300},
        {"seed": 10**5000},
        {"seed": "x" * 5000},
        {"rounds": "5-1"},
    ],
    ids=repr_of,
)
def test_options_that_will_not_do(options: dict[str, Any]) -> None:
    page = sitting(**options)
    (scene,) = checked(page.opening)
    assert page.session is None
    assert scene["said"][-1]["tone"] == "bad"
    assert "<b>" not in scene["said"][-1]["html"]
    assert [form["key"] for form in scene["forms"]] == ["begin"]
    page.act("begin", {"players": ["4"], "rounds": ["1-3"], "variants": [], "name": "", "seed": ""})
    assert page.session is not None


@pytest.mark.parametrize("seed", [0, -1, 10**100, "٣", "<b>", "a word"], ids=str)
def test_any_seed_repeats_its_game(seed: Any) -> None:
    one, other = (sitting(players=4, seed=seed) for _ in range(2))
    assert one.session == other.session
    assert "<b>" not in one.now()["html"].replace("<b>", "", one.now()["html"].count("</b>"))


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("", "Anna"),
        ("  ", "Anna"),
        ("Zoë", "Zoë"),
        ("<b>x</b>", "&lt;b&gt;x&lt;/b&gt;"),
        ("Nikos", "Nikos"),
        ("a\u202eb\n", "a b"),
        ("\u3164\u2800", "Anna"),
        ("nIKOS", "nIKOS"),
        ("Ｎｉｋｏｓ", "Ｎｉｋｏｓ"),
    ],
)
def test_names(typed: str, shown: str) -> None:
    page = sitting(players=4, name=typed, seed=1)
    assert f"<bdi>{shown}</bdi>" in page.now()["html"]
    names = [alike(page.say.label(Who(seat))) for seat in range(4)]
    assert len(set(names)) == 4


def test_undo_hint_new_and_back() -> None:
    page = sitting(players=4, rounds="1-3", seed="5")
    before = page.session
    (scene,) = page.act("hint", {})
    assert scene["said"][-1]["tone"] == "good"
    page.act(key(page), {})
    assert page.now()["tools"]["undo"]
    assert page.now()["begun"]
    page.act("undo", {})
    assert page.session == before
    assert not page.now()["begun"]
    (lobby,) = page.act("new", {})
    assert page.session is None
    chosen = {
        part["key"]: part.get("chosen", part.get("value")) for part in lobby["forms"][0]["parts"]
    }
    assert chosen["rounds"] == ["1-3"]
    assert chosen["seed"] == "5"


def test_the_widget_of_a_lesson() -> None:
    lesson = Lesson("el")
    board = lesson.play()
    assert isinstance(board, Play)
    assert board.scene["forms"]
    started = lesson.play(players=3, rounds="1-1", seed=5)
    assert started.scene["groups"]
    with pytest.raises(ValueError, match=r"'colour'.*players"):
        lesson.play(colour="red")
    act = started.page._act
    started.show(*act("bid:0", {}))
    started.show(*act("card:" + str(started_card(started)), {}))
    assert started.scene["over"]
    started.show(*act("review:1", {}))
    assert isinstance(started.children[1], StepThrough)


def started_card(board: Play) -> str:
    (action,) = board.scene["groups"][0]["actions"]
    return str(action["key"]).removeprefix("card:")
