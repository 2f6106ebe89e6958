"""A game that is kept: its line plays it again, and no line whatever does harm."""

import os
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamelib.games.notation import FOREIGN
from gamelib.playing import Sitting
from gamelib.record import LONGEST_LINE, MOST_DEEDS, Deed, read, written
from gamelib.ruling import Refused
from gamelib.speech import Catalog, Sentence
from gamelib.subjects import SUBJECTS
from gamelib.views import frame
from gamelib.views.scene import Scene
from gamelib.widgets.scene import scenes as checked

GAMES = [name for name, subject in SUBJECTS.items() if subject.play]
CASES = int(os.environ.get("FUZZ", "25"))
OPTIONS = {"wizard": {"rounds": "2-3", "players": "3"}, "camelot": {"rounds": "1-2"}}

words = st.text(st.characters(exclude_categories=("Cs",)), max_size=12)
held = st.lists(words.filter(bool), min_size=1, max_size=3)
NOT_CHOSEN = re.compile(f"moves|lang|{FOREIGN.pattern}")
# No more than the longest line has room for, each sign taking up to twelve there.
forms = st.dictionaries(words.filter(bool), held, max_size=4)


def sitting(game: str, lang: str = "en", **options: Any) -> Sitting:
    kit = SUBJECTS[game].playable
    assert kit is not None
    picture = frame.Frame("", Sentence(()), (), ())
    return Sitting(kit, Catalog(lang), picture, lambda frames: frames, options)


def picked(part: dict[str, Any], random: Random) -> str | list[str]:
    """Something for a part of a form."""
    if "options" not in part:
        return str(part["value"])
    keys = [option["key"] for option in part["options"]]
    return random.sample(keys, min(len(keys), random.randint(part["min"], max(1, part["min"]))))


def something(scene: Scene, random: Random) -> tuple[str, dict[str, Any]]:
    """Anything that the scene offers; not everything is allowed."""
    actions = [a["key"] for group in scene.get("groups", ()) for a in group["actions"]]
    done = [key for key in actions if not key.startswith("review")]
    sent = [
        (form["key"], {part["key"]: picked(part, random) for part in form["parts"]})
        for form in scene.get("forms", ())
    ]
    return random.choice([*((key, {}) for key in done), *sent])


def played(game: str, seed: str, acts: int) -> Sitting:
    """A game with as many requests, some of which are refused and some taken back."""
    page, random = sitting(game, seed=seed, name="Zoë & <b>", **OPTIONS.get(game, {})), Random(seed)
    for _ in range(acts):
        assert page.session
        if page.session.over:
            break
        if random.random() < 0.12:
            page.act("undo", {})
        else:
            page.act(*something(page.now(), random))
    return page


def steps(page: Sitting) -> list[tuple[int, Any]]:
    assert page.session
    return [(step.seat, step.action) for step in page.session.trace.steps]


@given(forms, st.lists(st.tuples(words.filter(bool), forms), max_size=8))
def test_a_line_is_read_as_it_was_written(options: Any, deeds: Any) -> None:
    made = tuple(Deed(key, form) for key, form in deeds)
    options = {key.strip().lower(): [v for v in held if v.strip()] for key, held in options.items()}
    for key in [key for key in options if not options[key] or NOT_CHOSEN.fullmatch(key)]:
        del options[key]
    assert read(written(options, made)) == (options, made)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_a_game_that_is_brought_back(game: str) -> None:
    say = Catalog("el")
    begun = played(game, "a", 0)
    for line, case in ((begun.line, "-begun"), (played(game, "a", 3).line, "")):
        *_, scene = sitting(game, "el").resume(line)
        assert scene["said"][-1]["html"] == say.text(f"lobby-resumed{case}")


@pytest.mark.parametrize("game", GAMES)
def test_a_kept_game_goes_on_where_it_was(game: str) -> None:
    for seed in "ab":
        page = played(game, seed, 40)
        assert len(page.deeds) > 5
        again = sitting(game, "el")
        (scene,) = checked(again.resume(page.line))
        assert steps(again) == steps(page)
        assert again.line == page.line
        assert scene["said"][-1]["tone"] == "info"
        assert "<b>" not in again.say.names
        assert len(page.line) < 2_000


@pytest.mark.parametrize("game", GAMES)
def test_what_no_longer_fits_is_said_and_all_before_it_stays(game: str) -> None:
    page = played(game, "c", 12)
    head, moves = page.line.rsplit("moves=", 1)
    forged = sitting(game)
    (scene,) = checked(forged.resume(f"{head}moves={moves}+nonsense:1+{moves}"))
    assert steps(forged) == steps(page)
    assert scene["said"][-1]["tone"] == "bad"
    assert forged.line == page.line


def test_a_game_of_another_version_says_so() -> None:
    page = sitting("qwixx")
    (scene,) = checked(page.resume("players=2&seed=7&made=%3Cb%3E0.0.9&moves=pass"))
    assert [said["tone"] for said in scene["said"]] == ["info", "info"]
    assert "&lt;b&gt;0.0.9" in scene["said"][0]["html"]
    assert read(page.line)[0]["made"] == ["<b>0.0.9"]


def test_options_that_will_not_do_open_the_lobby() -> None:
    page = sitting("wizard")
    (scene,) = checked(page.resume("players=17&moves=bid:0"))
    assert scene["forms"]
    assert scene["said"][0]["tone"] == "bad"
    assert page.line == ""


LINK = "players=2&seed=7&moves=pass+pass"


def test_a_link_in_capitals_is_the_same_game() -> None:
    plain, shouted = sitting("qwixx"), sitting("qwixx")
    plain.resume(LINK)
    shouted.resume(LINK.replace("players", "PLAYERS").replace("seed", "Seed").replace("mov", "MOV"))
    assert plain.line == shouted.line


@pytest.mark.parametrize("again", ["moves=pass", "seed=8", "players=3", "Seed=7", LINK])
def test_what_a_link_says_twice_is_refused(again: str) -> None:
    page = sitting("qwixx")
    (scene,) = checked(page.resume(f"{LINK}&{again}"))
    assert [said["tone"] for said in scene["said"]] == ["bad"]
    assert page.line == ""


@pytest.mark.parametrize(
    ("mistyped", "case"),
    [
        ("banana", "no-value"),
        ("players=2&Seed", "no-value"),
        ("%", "bad-percent"),
        ("%=7", "bad-percent"),
        ("seed=7%", "bad-percent"),
        ("%E0%A4", "bad-bytes"),
        ("seed=%FF", "bad-bytes"),
        (f"{LINK}+%FF", "bad-bytes"),
    ],
)
def test_a_mistyped_link_begins_no_game(mistyped: str, case: str) -> None:
    with pytest.raises(Refused) as refused:
        read(mistyped)
    assert refused.value.reason.case == case
    page = sitting("qwixx")
    (scene,) = checked(page.resume(mistyped))
    assert [said["tone"] for said in scene["said"]] == ["bad"]
    assert page.line == ""


@pytest.mark.parametrize("more", ["name=", "name=+", "seed=", "banana=", "=", "&", "moves="])
def test_what_a_link_leaves_empty_is_not_given(more: str) -> None:
    assert read(f"{more}&{LINK}") == read(LINK)


@pytest.mark.parametrize("more", ["lang", "lang=%FF", "fbclid", "UTM_source=%E0&at=%", "token=x"])
def test_what_others_add_to_a_link_is_no_part_of_it(more: str) -> None:
    assert read(f"{more}&{LINK}") == read(LINK)


def test_several_variants_in_a_link_are_no_repetition() -> None:
    page = sitting("wizard")
    page.resume("players=4&variants=clairvoyance&variants=plus-minus-one&seed=7&moves=")
    assert read(page.line)[0]["variants"] == ["clairvoyance", "plus-minus-one"]


def test_the_next_game_is_another_one() -> None:
    page = sitting("wizard")
    page.resume("players=3&seed=7&moves=")
    (lobby,) = checked(page.act("new", {}))
    assert [part["value"] for part in lobby["forms"][0]["parts"] if part["key"] == "seed"] == [""]
    assert page.line == ""


def test_no_line_is_too_long_to_be_answered() -> None:
    page = sitting("qwixx")
    (scene,) = checked(page.resume("players=2&moves=" + "go-on+" * LONGEST_LINE))
    assert scene["said"][0]["tone"] == "bad"
    _, deeds = read("moves=" + "+".join("x" for _ in range(MOST_DEEDS + 5)))
    assert len(deeds) == MOST_DEEDS


MOVES = "bid:1 bid:99 card:R7 card:? trump:R R5 pass go-on undo new hint review:1 play?first=GW"
LINE = st.lists(
    st.sampled_from([*MOVES.split(), "offer?gives=GW&wants=BS&to=2", "accept:0", "%00", "<b>"])
    | words,
    max_size=8,
).map(" ".join)
LINES = st.fixed_dictionaries(
    {"moves": LINE},
    optional={
        "players": st.sampled_from("23456") | words,
        "rounds": st.sampled_from(["1-2", "last", "whole"]) | words,
        "variants": st.sampled_from(["hidden", "secret", "mono-colour"]) | words,
        "seed": words,
        "name": words,
    },
)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=CASES)
@given(line=LINES)
def test_any_line_is_answered_by_scenes(game: str, line: dict[str, str]) -> None:
    page = sitting(game)
    assert checked(page.resume("&".join(f"{key}={value}" for key, value in line.items())))
    assert checked(
        page.resume(written({**line, "moves": ""}, (Deed(m, {}) for m in line["moves"].split())))
    )


@given(text=st.text(max_size=60))
@settings(max_examples=CASES)
def test_any_text_is_answered_by_scenes(text: str) -> None:
    assert checked(sitting("wizard").resume(text))
