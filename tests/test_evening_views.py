"""Frames of tricks, rounds and pads: who deals, what is said once, what a lobby understands."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gamelib import playing_wizard
from gamelib.examples import examples
from gamelib.lessons import Lesson
from gamelib.ruling import Refused
from gamelib.speech import LANGUAGES, Catalog
from gamelib.views import frame as f

EN = {game: Lesson("en", game) for game in ("wizard", "camelot")}
FILES = [("wizard", "wizard"), ("wizard", "wizard-round"), ("camelot", "camelot")]
ROUND = "players=3&round=2&dealer=2&hands=B1,R2/G3,W/Y4,J&turned=R7&bids=1/0/0&trick=B1,G3,Y4"


def frames(line: str, game: str = "wizard") -> tuple[f.Frame, ...]:
    subject = EN[game].subject
    return subject.frames(subject.read(line), EN[game].say)


def remarks(one: f.Frame) -> Iterator[f.Remark]:
    for block in (*one.table, *one.why, *one.below):
        if isinstance(block, f.Remarks):
            yield from block.remarks


@pytest.mark.parametrize(("game", "file"), FILES)
def test_what_has_to_be_followed_is_said_once(game: str, file: str) -> None:
    """After a led Wizard, and in mono-colour, the same sentence also tells why a card may go."""
    for example in examples(file):
        for one in EN[game].subject.moments(example, EN[game].say):
            said = Counter((r.rule, str(r.said)) for r in remarks(one))
            led = [(r.rule, str(r.said)) for r in remarks(one) if r.mark == "led"]
            assert all(said[remark] == 1 for remark in led), example["id"]


def test_who_deals_is_told_throughout_a_round() -> None:
    dealer = f.Fact(EN["wizard"].say.text("round-dealer"), EN["wizard"].say.names[2])
    shown = frames(ROUND)
    assert all(dealer in one.facts for one in shown)
    assert all(dealer in one.facts for one in frames("pad=1:1,0:0,0:0&round=1&dealer=2"))


@pytest.mark.parametrize(
    ("text", "rounds"),
    [("1-3", (1, 3)), ("1–3", (1, 3)), ("2 — 3", (2, 3)), ("5", (5, 5)), ("last", (15, 15))],
)
def test_any_dash_will_do_between_two_rounds(text: str, rounds: tuple[int, int]) -> None:
    assert playing_wizard.length(text, 15) == rounds


@pytest.mark.parametrize(
    ("text", "case", "part"),
    [
        ("3-1", "round-backwards", "3-1"),
        ("0-3", "round", "0"),
        ("1-99", "round", "99"),
        ("first", "round", "first"),
        ("1-", "round", "1-"),
    ],
)
def test_a_length_that_cannot_be_is_refused(text: str, case: str, part: str) -> None:
    with pytest.raises(Refused) as refused:
        playing_wizard.length(text, 15)
    reason = refused.value.reason
    assert (reason.case, reason["part"]) == (case, part)
    assert all(Catalog(language).why(reason).parts for language in LANGUAGES)


def test_a_total_names_the_prediction_that_makes_it() -> None:
    line = "variants=plus-minus-one&players=4&round=5&dealer=3&turned=R7&bids=0/0/0/-"
    subject = EN["wizard"].subject
    asked: Any = subject.myths["off-by-one"](subject.read(line))
    (reason,) = asked.options[0].reasons
    assert (reason.case, reason["bid"], reason["total"]) == ("total-differs", 0, 0)
