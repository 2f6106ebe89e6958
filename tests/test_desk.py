"""The position editor without its page: pressed or typed, shown, refused in place, shared."""

import re
from html import unescape
from html.parser import HTMLParser
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scanning import scanned

from gamelib import Lesson, address, explain
from gamelib.commands import run
from gamelib.desk import Desk
from gamelib.games.notation import told
from gamelib.speech import LANGUAGES, Catalog
from gamelib.subjects import SUBJECTS
from gamelib.views import frame

KINDS = [(game, kind) for game, subject in SUBJECTS.items() for kind in subject.setups]
ENGLISH = Catalog("en")


class Buttons(HTMLParser):
    """What can be pressed, and all tags that there are."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: dict[str, dict[str, str | None]] = {}
        self.tags: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        given = dict(attrs)
        if do := given.get("data-do"):
            self.found[do] = given


def pressable(shown: dict[str, Any]) -> dict[str, dict[str, str | None]]:
    return Buttons(shown["html"]).found


def press(desk: Desk, *dos: str) -> dict[str, Any]:
    """Press buttons that are on the board, one after the other."""
    shown = desk.shown()
    for do in dos:
        assert do in pressable(shown), do
        shown = desk.act(do)
    return shown


def told_by(frames: tuple[frame.Frame, ...]) -> list[str]:
    return [frame.text(one) for one in frames]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_each_kind_begins_with_something_to_step_through(game: str, kind: str, lang: str) -> None:
    desk = Desk(Catalog(lang), game=game)
    shown = desk.act(f"@kind {kind}")
    assert (desk.game, desk.kind) == (game, kind)
    assert desk.frames
    assert shown["query"]
    assert shown["wrong"] == ""
    buttons = pressable(shown).values()
    assert all((button["aria-label"] or "").strip() for button in buttons)
    assert any(button.get("aria-pressed") == "true" for button in buttons)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_whatever_is_pressed_is_shown_or_refused_in_place(game: str, kind: str) -> None:
    """A walk over the board: each button leads to a position, or to a reason why there is none."""
    random = Random(f"{game} {kind}")
    desk = Desk(ENGLISH, game=game)
    shown = desk.act(f"@kind {kind}")
    refusals = 0
    for _ in range(25):
        choices = [do for do in pressable(shown) if not do.startswith(("@game", "@kind"))]
        shown = desk.act(random.choice(choices))
        assert bool(desk.frames) != bool(desk.wrong)
        assert bool(shown["query"]) == bool(desk.frames)
        refusals += bool(desk.wrong)
        if desk.wrong:
            assert shown["wrong"] or "gl-notice" in shown["html"]
            assert shown["said"]
            shown = desk.act(f"@kind {kind}") if random.random() < 0.5 else shown
        else:
            assert (
                address.parse(shown["query"]).course()
                == address.of(desk.game, address.parse(shown["query"]).course()).course()
            )
    assert refusals < 25


@pytest.mark.parametrize(("game", "kind"), [pair for pair in KINDS if pair[1] != "pad"])
def test_more_players_still_make_a_position(game: str, kind: str) -> None:
    """Whoever joins the table at a press has no cards yet, and nobody is in the way."""
    desk = Desk(ENGLISH, game=game)
    shown = desk.act(f"@kind {kind}")
    for seats in (5, 4):
        seated = {button["aria-label"]: do for do, button in pressable(shown).items()}
        shown = desk.act(seated[str(seats)] or "")
        assert desk.wrong is None
        assert address.parse(shown["query"]).course().state.players == seats


def test_a_press_never_leaves_a_dealer_without_a_place() -> None:
    desk = Desk(ENGLISH)
    desk.type("players=6&round=2&dealer=5&turned=R7")
    press(desk, "players=3&dealer=")
    assert (desk.wrong, desk.fields["players"]) == (None, "3")


def test_who_lays_no_collection_has_none() -> None:
    desk = Desk(ENGLISH, game="zaubercocktail")
    desk.act("@kind collections")
    press(desk, "chosen=4GE.2WB/2FB/7GW.2BE/2WB,SE", "chosen=4GE.2WB/FB/7GW.2BE/2WB,SE")
    assert desk.wrong is not None
    press(desk, "chosen=4GE.2WB/none/7GW.2BE/2WB,SE")
    assert desk.wrong is None


MADE = {
    "wizard": ("players=3", "trump=G", "trick=B7,B13,R2/G5", "hand=W,R9,Y4"),
    "camelot": ("trump=S", "trick=7S,Grail,KH,3H"),
    "qwixx": (
        *("yellow=4/-", "dice=W6,W1,R2,Y3,G5,B6", "choices=G7/?"),
        *("@sheet 1", "penalties=0/1"),
    ),
    "zaubercocktail": ("hands=4BS,GW/GW,2FB/2GE,TH/WB,SE", "stones=DA", "track=0/1/0/0"),
}
"""For each game, what is pressed to make a position."""


def made(game: str, lang: str = "en") -> Desk:
    desk = Desk(Catalog(lang), game=game)
    for do in MADE[game]:
        desk.act(do)
    assert desk.wrong is None
    return desk


def test_a_position_is_made_by_pressing_alone() -> None:
    desk = Desk(ENGLISH)
    press(desk, "players=3", "trump=G")
    assert desk.line == "players=3&trump=G&trick=B7,B13,R2&hand=B1,W,R9"
    press(desk, "@hand", "hand=B1,W,R9,B4", "hand=B1,R9,B4", "@trick", "trick=B7,B13,R2/B1")
    assert desk.fields["trick"] == "B7,B13,R2/B1"
    desk = Desk(ENGLISH)  # also where nobody has said where the cards go
    desk.type("players=3&trick=B7,B13,B2&hand=B1,W")
    press(desk, "trick=B7,B13,B2/B8", "trick=B7,B13,B2/B8,B9")
    assert desk.wrong is None
    desk = Desk(ENGLISH, game="qwixx")
    press(desk, "red=5,7,9/-", "red=5,9/-", "@sheet 1", "blue=-/10", "choices=Y5/-")
    assert (desk.fields["red"], desk.fields["blue"]) == ("5,9/-", "-/10")
    desk = Desk(ENGLISH, game="zaubercocktail")
    press(desk, "hands=4BS,GW/GW,2FB/2GE,TH/WB,SE", "hands=3BS,GW/GW,2FB/2GE,TH/WB,SE")
    press(desk, "@hands 1", "@offer 1 gives", "offers=B:FB:any", "@offer 1 wants", "offers=B:FB:TH")
    assert desk.fields["offers"] == "B:FB:TH"
    press(desk, "@hands 0", "@offer 0 wants", "offers=B:FB:TH/A:any:SE", "offers=B:FB:TH")
    press(desk, "@hands 1", "offers=B:any:TH", "@offer 1 wants", "offers=")
    assert "offers" not in desk.fields
    press(desk, "@kind collections", "@chosen 1 1", "chosen=4GE.2WB/3FB.TH/7GW.2BE/2WB,SE")
    assert desk.wrong is not None
    press(desk, "chosen=4GE.2WB/3FB.2TH/7GW.2BE/2WB,SE")
    assert desk.wrong is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SUBJECTS)
def test_a_position_reopens_identically_by_link_cell_code_and_command(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = made(game, lang)
    wanted, shown = told_by(desk.frames), desk.shown()
    link = f"https://owner.github.io/lessons/{lang}/editor.ipynb?{shown['query']}&lang={lang}"
    # By link, also as forms and Jupyter write its query anew.
    for query in (link.partition("?")[2], link.partition("?")[2].replace("%20", "+")):
        again, typed = Desk(Catalog(lang), query), Desk(Catalog(lang), game=game)
        assert (again.game, again.line, again.fields) == (game, desk.line, desk.fields)
        assert told_by(again.frames) == wanted
        assert again.start == len(wanted) - 1
        assert again.shown() == typed.act("@type", desk.line)
        assert (
            again.shown()["html"] == Desk(Catalog(lang), f"game={game}&{desk.line}").shown()["html"]
        )
    # By cell.
    cell = re.search(r'Lesson\("(\w+)"(?:, "(\w+)")?\)\.step\("([^"]+)"\)', shown["cell"])
    assert cell
    lesson = Lesson(cell[1], cell[2] or "wizard")
    assert [one["text"] for one in lesson.step(cell[3]).frames] == wanted
    compile(shown["cell"], "cell", "exec")
    # By code.
    assert scanned(desk.act("@qr", link)["more"]) == [link]
    # By command line.
    assert run(["explain", shown["query"], "--lang", lang]) == 0
    said = capsys.readouterr().out.strip()
    assert said == explain.text(address.parse(shown["query"]), Catalog(lang)).strip()
    assert all(text in said for text in wanted)


def test_a_link_opens_at_its_step() -> None:
    query = str(address.parse(f"game=wizard&{made('wizard').line}&step=2"))
    desk = Desk(ENGLISH, query)
    assert (desk.start, desk.wrong) == (1, None)
    assert Lesson("en").editor.__doc__
    late = Desk(ENGLISH, query.replace("step=2", "step=99"))
    assert late.wrong is not None
    assert late.wrong.reason.rule.id == "INPUT-STEP"
    assert late.act("@type", late.line)["query"]


@pytest.mark.parametrize(
    ("game", "line", "key", "part"),
    [
        ("wizard", "trick=B7,B7", "trick", "B7"),
        ("wizard", "trick=B7,X9", "trick", "X9"),
        ("wizard", "trick=B7,B8&hand=B8", "trick", "B8"),
        ("camelot", "trick=KH,KH", "trick", "KH"),
        ("qwixx", "red=7,5", "red", "5"),
        ("qwixx", "dice=W4,W1,R2,Y3,G5,B9", "dice", "B9"),
        ("qwixx", "dice=W4,W1,R2,Y3,G5,B6&choices=R6/?", "choices", "R6"),
        ("wizard", "variants=misere&players=3&round=1&bids=1/-/-", "variants", "misere"),
        ("zaubercocktail", "hands=3BS/2XX/-/-", "hands", "2XX"),
        ("zaubercocktail", "hands=-/-/-/-&recipe=5/3/1/-2&stones=DD", "stones", "D"),
    ],
)
def test_what_is_wrong_is_marked_where_it_stands(game: str, line: str, key: str, part: str) -> None:
    desk = Desk(ENGLISH, f"game={game}&{line}")
    shown = desk.shown()
    assert desk.why().key == key
    assert desk.why().part == part.lower()
    assert shown["wrong"] == ""
    assert "gl-notice" in shown["html"]
    assert shown["query"] == shown["cell"] == ""
    assert desk.fields == told(line)
    assert Desk(ENGLISH, shown["here"]).shown() == shown  # whoever reloads the page comes back


HOSTILE = [
    "game=<script>alert(1)</script>",
    "game=wizard&trick=<img src=x onerror=alert(1)>",
    "game=wizard&players=<b>&trick=B7",
    "game=qwixx&dice=<svg/onload=alert(1)>",
    "game=qwixx&red=%3Cb%3E/-&choices=\"'><b>/?",
    "game=zaubercocktail&hands=<b>/-/-/-",
    "game=zaubercocktail&stones=<b>&hands=-/-/-/-",
    "game=camelot&hand={0.__class__}&trick=${7*7}",
    "game=wizard&trick=__import__('os').system('touch pwned')",
    "game=wizard&trick=[a](javascript:1)&hand={ $seat }",
    "trick=%",
    "game=wizard&trick=%",
    "game=wizard&trick=%E0%A4%A",
    "game=wizard&trick=%00",
    "game=wizard&trick=%0A",
    "game=wizard&game=qwixx",
    "game=wizard&red=5",
    "lang=xx&game=wizard&trick=B7",
    "%",
    "x=" + "y" * 100_000,
    "game=wizard&trick=" + "B7," * 30_000,
    "game=wizard&round=1000000000&bids=-/-/-",
    "game=wizard&players=99999999999999999999&trick=B7",
    "game=qwixx&penalties=9/9/9/9/9/9/9/9/9/9",
    "game=zaubercocktail&players=7000",
]


@pytest.mark.parametrize("query", HOSTILE, ids=lambda query: query[:40])
@pytest.mark.parametrize("lang", ["en", "el"])
def test_a_hostile_link_is_a_clear_line_and_the_editor_stays(query: str, lang: str) -> None:
    desk = Desk(Catalog(lang), query)
    shown = desk.shown()
    assert desk.wrong is not None
    assert shown["said"]
    assert "\n" not in shown["said"]
    assert len(shown["said"]) < 700
    assert shown["html"].count("gl-notice") + shown["wrong"].count("gl-notice") == 1
    for html in (shown["html"], shown["wrong"]):
        assert Buttons(html).tags <= {
            *("div", "p", "button", "span", "b", "bdi", "svg", "path", "g", "rect", "text"),
            *("circle", "a", "cite"),
        }
        # Nothing is linked but rules.
        links = re.findall(r"<a\b[^>]*>", html)
        assert all(
            re.fullmatch(r'<a class="gl-rule" href="[\w-]+\.ipynb#[\w-]+"[^<>]*>', a) for a in links
        )
        assert "onerror=alert" not in re.sub(r'"[^"]*"|>[^<]*<', "", html)
    assert desk.act("@game wizard")["query"]
    assert desk.act("trump=B")["query"]


def test_what_was_typed_is_not_lost() -> None:
    desk = Desk(ENGLISH)
    before = desk.fields
    shown = desk.act("@type", "game=wizard&trick=%")
    assert shown["wrong"]
    assert "gl-notice" not in shown["html"]
    assert shown["line"] == "game=wizard&trick=%"
    assert desk.fields == before
    assert desk.act("@type", "trick=B7,Q9")["line"] == "trick=B7,Q9"
    assert (
        desk.act("@type", "trick=B7,Y9")["query"] == "game=wizard&players=4&trump=none&trick=B7,Y9"
    )
    assert desk.act("@type", "game=qwixx&red=5,7")["query"].startswith("game=qwixx&")
    assert (desk.game, desk.kind) == ("qwixx", "turn")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    ["hello", "trick", "Ζ7 +&#", "trick=%", "trick=50%25 %zz", "trick=B\u200b7", "a&b", "⛄" * 9],
)
def test_a_line_that_cannot_be_read_outlives_a_reload(text: str, lang: str) -> None:
    desk = Desk(Catalog(lang))
    desk.act("@game qwixx")
    shown = desk.act("@type", text)
    assert shown["line"] == text
    again = Desk(Catalog(lang), shown["here"])
    assert again.shown() == shown
    assert again.game == "qwixx"


def test_a_line_stays_readable() -> None:
    desk = Desk(ENGLISH)
    shown = desk.act("@type", "trick=Ζ7,<b> “&trump=κόκκινο")
    assert shown["line"] == "trick=Ζ7,<b> “&trump=κόκκινο"
    assert Desk(ENGLISH, shown["here"]).shown() == shown
    assert Desk(ENGLISH, "trump&trick=%CE%96%207%26").line == "trump&trick=Ζ 7%26"


@pytest.mark.parametrize(
    ("cell", "game", "line"),
    [
        ('lesson.step("trick=B7,Y9")', "wizard", "players=4&trump=none&trick=B7,Y9"),
        ("lesson.step('trick=B7,Y9')", "wizard", "players=4&trump=none&trick=B7,Y9"),
        ('lesson.ask("winner", "trick=B7", "trick=Y9")', "wizard", "players=4&trump=none&trick=B7"),
        ("step = lesson.step(\n    “trick=Q7”,\n)", "wizard", "trick=Q7"),
        ('lesson.step("trick=%")', "wizard", "trick=%"),
        ('lesson.step("hello")', "wizard", 'lesson.step("hello")'),
        ('trick=f("x=1")', "wizard", 'trick=f("x=1")'),
    ],
)
def test_a_cell_of_a_notebook_can_be_pasted(cell: str, game: str, line: str) -> None:
    desk = Desk(ENGLISH)
    assert desk.act("@type", cell)["line"] == line
    assert desk.game == game


def test_the_editor_takes_its_own_cells() -> None:
    for subject in SUBJECTS:
        there = Desk(ENGLISH, game=subject)
        desk = Desk(ENGLISH)
        assert desk.act("@type", there.shown()["cell"])["query"] == there.shown()["query"]


@settings(max_examples=40)
@given(
    st.text(max_size=40) | st.sampled_from(["@", "@game", "@kind x", "@qr", "trick", "@hands 9"])
)
def test_a_forged_action_is_answered(do: str) -> None:
    desk = Desk(ENGLISH)
    shown = desk.act(do, do)
    assert shown["html"]
    assert desk.act("@again")["query"]


@pytest.mark.parametrize("at", ["javascript:alert(1)", "", "https://x y", "http://x/" + "a" * 3000])
def test_only_an_address_becomes_a_code(at: str) -> None:
    more = Desk(ENGLISH).act("@qr", at)["more"]
    assert "gl-qr" not in more
    assert at not in unescape(more) or not at


def test_an_empty_link_begins_with_a_position() -> None:
    for query in ("", "?", "lang=en", "token=secret", "lang=el&fbclid=1&at=7.2", "=&=&&"):
        desk = Desk(ENGLISH, query)
        assert desk.wrong is None
        assert "secret" not in str(desk.shown())
