"""Play and ScoreTable without a browser: their shapes, their answers, their faults."""

import json
import logging
from collections.abc import Callable, Mapping
from typing import Any

import ipywidgets
import pytest
from markupsafe import Markup

from gamelib.widgets import Play, ScoreTable
from gamelib.widgets.page import Asking

PLAY_LABELS = {key: key for key in Play.LABELS}
TABLE_LABELS = {key: key for key in ScoreTable.LABELS}


def scene(**changes: Any) -> dict[str, Any]:
    return {"html": "<p>A <b>table</b></p>", "headline": "Play a card."} | changes


def group(**changes: Any) -> dict[str, Any]:
    return {"label": "Cards", "actions": [{"key": "B1", "label": "blue <1>"} | changes]}


def form(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"key": "offer", "label": "Offer", "parts": parts}


def pick(*keys: str, **changes: Any) -> dict[str, Any]:
    options = [{"key": key, "label": key} for key in keys]
    return {"key": "give", "label": "You give", "options": options} | changes


def play(
    first: Any = None, act: Callable[..., Any] = lambda *_: scene(), review: Any = None
) -> Play:
    return Play(scene() if first is None else first, PLAY_LABELS, "en", "A game", act, review)


def field(**changes: Any) -> dict[str, Any]:
    return {"input": {"key": "1:0", "label": "Anna, round 1", "value": "2"} | changes}


def table(*cells: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {"caption": "Pad", "rows": [[{"text": "1"}, *(cells or [field()])]]} | changes


def pad(first: Any = None, change: Callable[..., Any] = lambda _: table()) -> ScoreTable:
    return ScoreTable(first or table(), TABLE_LABELS, "el", "Score pad", change)


def send(page: Asking, key: str = "p-1", **content: Any) -> Mapping[str, Any]:
    """What is shown once a message of the page has arrived."""
    message = {"id": key, "seen": page.shown["id"], **content}
    page._handle_custom_msg(message, [])
    shown: Mapping[str, Any] = page.shown
    return shown


def bundle(widget: Any) -> dict[str, Any]:
    """What the widget shows of itself, by kind: some widgets give metadata with it."""
    made = widget._repr_mimebundle_()
    data: dict[str, Any] = made[0] if isinstance(made, tuple) else made
    assert "application/vnd.jupyter.widget-view+json" in data
    return data


def test_a_scene_travels_whole_and_is_json() -> None:
    given = scene(html=Markup("<i>x</i>"), groups=[group()], tools={"undo": False})
    page = play(given).page
    state = json.loads(json.dumps(page.get_state()["shown"]))
    (shown,) = state["scenes"]
    assert shown["html"] == "<i>x</i>"
    assert type(page.scene["html"]) is str
    assert shown["groups"][0]["actions"] == [
        {"key": "B1", "label": "blue <1>", "html": "blue &lt;1&gt;", "legal": True}
    ]
    assert shown["tools"] == {"undo": False}
    assert not shown["over"]


def test_an_action_is_answered_by_scenes() -> None:
    asked = []

    def act(key: str, chosen: Mapping[str, Any]) -> list[dict[str, Any]]:
        asked.append((key, chosen))
        return [scene(headline="Anna plays."), scene(headline="You again.")]

    board = play(act=act)
    shown = send(board.page, do="offer", chosen={"give": ["B1"], "count": "2"})
    assert asked == [("offer", {"give": ["B1"], "count": "2"})]
    assert (shown["id"], shown["note"]) == ("p-1", "")
    assert [s["headline"] for s in shown["scenes"]] == ["Anna plays.", "You again."]
    assert board.scene["headline"] == "You again."


def test_the_same_message_twice_acts_once() -> None:
    asked = []
    board = play(act=lambda key, _: asked.append(key) or scene())
    send(board.page, do="B1")
    send(board.page, do="B1")
    assert asked == ["B1"]


def test_a_message_about_an_old_scene_does_not_act() -> None:
    asked = []
    board = play(act=lambda key, _: asked.append(key) or scene())
    board.show(scene(headline="Changed."))
    shown = send(board.page, seen="0", do="B1")
    assert asked == []
    assert shown["note"] == "stale"
    assert [s["headline"] for s in shown["scenes"]] == ["Changed."]


@pytest.mark.parametrize(
    "message",
    [{"do": "boom"}, {}, {"do": "B1", "chosen": 3}, {"do": "nothing"}, {"do": "B1", "id": None}],
)
def test_a_fault_is_a_notice_and_is_logged(
    message: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    def act(key: str, _: object) -> Any:
        return {"boom": lambda: 1 // 0, "nothing": lambda: None}.get(key, scene)()

    board = play(act=act)
    with caplog.at_level(logging.ERROR):
        shown = send(board.page, **message)
    wrong = message != {"do": "B1", "id": None}
    assert shown["note"] == ("failed" if wrong else "")
    assert bool([r for r in caplog.records if r.exc_info]) is wrong
    assert [one["headline"] for one in shown["scenes"]] == ["Play a card."]


@pytest.mark.parametrize("message", ["x", None, 3, []])
def test_nonsense_is_a_notice_too(message: Any) -> None:
    board = play()
    board.page._handle_custom_msg(message, [])
    assert board.page.shown["note"] == "failed"


def test_a_review_stands_below_while_the_game_is_over() -> None:
    made = ipywidgets.HTML("all of it")
    board = play(act=lambda key, _: scene(over=key == "end"), review=lambda: made)
    assert board.children == (board.page,)
    send(board.page, do="end")
    assert board.children == (board.page, made)
    send(board.page, "p-2", do="undo")
    assert board.children == (board.page,)
    board.show(scene(over=True))
    assert board.children == (board.page, made)


def test_a_fault_in_the_review_is_a_notice() -> None:
    board = play(act=lambda *_: scene(over=True, headline="Over."), review=lambda: 1 // 0)
    assert send(board.page, do="end")["note"] == "failed"
    assert board.scene["headline"] == "Over."


def test_words_for_readers_without_widgets() -> None:
    said = [{"html": "Anna won <b>that</b>."}]
    board = play(scene(text="On the table: blue 7", groups=[group()], said=said))
    data = bundle(board)
    words = "A game\n\nOn the table: blue 7\n\nAnna won that.\n\nPlay a card.\n- blue <1>"
    assert data["text/plain"] == words
    assert repr(board) == "Play(lang='en')"
    assert repr(board.page) == "Scenes(lang='en')"
    assert "A table" in bundle(play())["text/plain"]
    wrong = pad(table(field() | {"message": "Too <b>many</b>."}, note="Sum: 2"))
    assert bundle(wrong)["text/plain"] == "Score pad\nPad\n1\t2 (Too many.)\nSum: 2"
    assert repr(wrong) == "ScoreTable(rows=1, lang='el')"


def test_a_change_is_answered_by_a_table() -> None:
    asked = []
    sheet = pad(change=lambda values: asked.append(values) or table(note="Sum"))
    shown = send(sheet, change={"1:0": "x"})
    assert asked == [{"1:0": "x"}]
    assert (shown["note"], shown["table"]["note"]) == ("", "Sum")
    sheet.show(table(note="Another"))
    assert sheet.table["note"] == "Another"


@pytest.mark.parametrize("change", [{"9:9": "1"}, {"1:0": 3}, "x", None])
def test_a_change_of_no_field_is_a_notice(change: Any) -> None:
    sheet = pad(change=lambda _: pytest.fail("asked"))
    assert send(sheet, change=change)["note"] == "failed"


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: play([]), "^scenes: at least one"),
        (lambda: play("x"), "^scenes: expected a sequence, not str"),
        (lambda: play({"html": ""}), "^scene 1: missing 'headline'"),
        (lambda: play([scene(), scene(picture="")]), "^scene 2: unknown 'picture'"),
        (lambda: play(scene(over=1)), "^scene 1: 'over' cannot be 1"),
        (lambda: play(scene(said=[{"html": "", "tone": "loud"}])), "^scene 1, said 1: 'loud' is n"),
        (lambda: play(scene(said="x")), "^scene 1: 'said' cannot be 'x'"),
        (lambda: play(scene(tools={"redo": True})), "^scene 1, tools: unknown 'redo'"),
        (lambda: play(scene(tools={"undo": 1})), "^scene 1, tools: 'undo' cannot be 1"),
        (lambda: play(scene(log=[{"label": ""}])), "^scene 1, log 1: missing 'html'"),
        (lambda: play(scene(groups=[group(legal=0)])), "^scene 1, groups 1, actions 1: 'legal'"),
        (lambda: play(scene(groups=[group(key="undo")])), "^scene 1: the key 'undo' stands twice"),
        (lambda: play(scene(groups=[group(), group()])), "^scene 1: the key 'B1' stands twice"),
        (lambda: play(scene(forms=[form({})])), "^scene 1, forms 1, parts 1: missing 'key', 'la"),
        (lambda: play(scene(forms=[form(pick("a", "a"))])), "parts 1: the key 'a' stands twice"),
        (lambda: play(scene(forms=[form(pick("a", min=True))])), "parts 1: 'min' cannot be True"),
        (lambda: play(scene(forms=[form(pick(options="ab"))])), "'options' cannot be 'ab'"),
        (lambda: play(scene(forms=[form(pick("a"), pick("a"))])), "key 'give' stands twice"),
        (
            lambda: play(scene(forms=[form({"key": "n", "label": "n", "mode": "date"})])),
            "'date' is none of 'text', 'numeric'",
        ),
        (lambda: Play(scene(), TABLE_LABELS, "en", "n", print), "^labels: unknown 'table-copy'"),
        (lambda: Play(scene(), PLAY_LABELS, "", "n", print), "^lang: expected some text"),
        (lambda: pad({"caption": "", "rows": []}), "^rows: at least one"),
        (lambda: pad({"caption": "", "rows": [[]]}), "^row 1: at least one"),
        (lambda: pad(table({"words": ""})), "^row 1, cell 2: unknown 'words'"),
        (lambda: pad(table(field(value=3))), "^row 1, cell 2: 'value' cannot be 3"),
        (lambda: pad(table(field(mode="date"))), "^row 1, cell 2: 'date' is none of"),
        (lambda: pad(table(field(), field())), "^table: the key '1:0' stands twice"),
        (lambda: pad(table(head=[[{"text": 1}]])), "^head 1, cell 1: 'text' cannot be 1"),
        (lambda: ScoreTable(table(), PLAY_LABELS, "en", "n", print), "^labels: unknown 'play-h"),
    ],
)
def test_a_wrong_shape_is_named(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make()
