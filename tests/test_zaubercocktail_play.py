"""The play page of Zaubercocktail without a browser: what it plays, hides and answers."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from gamelib import Lesson
from gamelib.games.zaubercocktail.collections import best_choice, rests_on, total
from gamelib.games.zaubercocktail.ingredients import ALL, WILD, Cards
from gamelib.games.zaubercocktail.legality import Phase
from gamelib.games.zaubercocktail.table import (
    Accept,
    Bargain,
    Deliver,
    LayStone,
    Move,
    Offer,
    Play,
    Resume,
    Withdraw,
    str_action,
)
from gamelib.games.zaubercocktail.values import Figure, Provenance
from gamelib.play import TABLE
from gamelib.playing import Sitting
from gamelib.playing_zaubercocktail import OFFERS, SHORT_TRACK, view
from gamelib.sessions import Session
from gamelib.speech import LANGUAGES, Catalog, Sentence
from gamelib.subjects import SUBJECTS
from gamelib.views import frame
from gamelib.views.scene import Scene
from gamelib.widgets.scene import scenes as checked

On = Session[Any, Any]


def sitting(lang: str = "en", **options: Any) -> Any:
    kit = SUBJECTS["zaubercocktail"].playable
    assert kit is not None
    picture = frame.Frame("", Sentence(()), (), ())
    return Sitting(kit, Catalog(lang), picture, lambda frames: frames, options)


def test_whoever_only_waits_has_a_game_to_lose() -> None:
    page = sitting(players=4, seed="7")
    assert not page.now()["begun"]
    (*_, scene) = checked(page.act("go-on", {}))
    assert scene["begun"]
    assert not scene["tools"]["undo"]
    again = sitting()
    (*_, scene) = checked(again.resume(page.line))
    assert scene["begun"]


def wish(page: Any) -> str:
    """The key behind the hint; waiting where nothing is left to be said."""
    if page.session.paused:
        return "go-on"
    action = page.session.hint().action
    return "go-on" if isinstance(action, Withdraw) else str_action(action)


def answers(page: Any) -> Iterator[list[Scene]]:
    """The whole game by its hints."""
    yield page.opening
    while not page.session.over:
        yield page.act(wish(page), {})


def to(page: Any, *phases: Phase) -> Any:
    """Play by the hints until it has come so far."""
    while page.session.game.phase(page.session.state) not in phases:
        page.act(wish(page), {})
    return page


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_a_whole_game_and_no_market_without_end(players: int) -> None:
    page = sitting(players=players, seed=str(players))
    decisions = 0
    for answer in answers(page):
        decisions += 1
        assert checked(answer[-1:])
        assert len(answer) < 80
        assert all(scene["headline"] for scene in answer)
    on = page.session
    rounds = sum(isinstance(step.action, Move) for step in on.trace.steps)
    assert rounds >= 2
    assert decisions < 40 * rounds
    assert page.now()["over"]
    assert len(page.now()["log"]) == rounds
    assert max(on.state.track) >= SHORT_TRACK or on.state.recipe.lightning
    for step in on.trace.steps:
        for seat in step.after.seats:
            assert seat == on.learner or sum(o.by == seat for o in step.after.offers) <= OFFERS
    frames = page.act("review:1", {}) and page.below
    assert len(frames) > 10
    assert len(page.act("review:whole", {}) and page.below) > len(frames)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_has_one_name(language: str) -> None:
    """What is looked back at is called as the table calls it; in Italian a hand is the cards."""
    name = Catalog(language).text("zau-round").casefold()
    page = sitting(language, players=4, seed="4")
    for _ in answers(page):
        pass
    (looks,) = [group for group in page.now()["groups"] if group["actions"]]
    *rounds, whole = looks["actions"]
    assert whole["key"] == "review:whole"
    assert rounds
    said = [looks["label"], *(one["label"] for one in rounds)]
    assert [words for words in said if name[:-1] not in words.casefold()] == []


def disguised(on: On) -> On:
    """The same moment, but for what the others hold beside what they offered or promised."""
    state, last = on.state, on.trace.steps[-1]
    hands = list(state.hands)
    for seat in set(state.seats) - {on.learner}:
        known = on.view.hands[seat]
        more = len(hands[seat]) - len(known)
        hands[seat] = known + Cards.of(*(WILD,) * more)
    after = replace(state, hands=tuple(hands), stock=())
    steps = (*on.trace.steps[:-1], replace(last, after=after))
    return replace(on, trace=replace(on.trace, steps=steps))


def test_scenes_are_the_same_whatever_the_others_hold() -> None:
    page = sitting(players=5, seed="3")
    for _ in answers(page):
        pass
    compared = 0
    for at in range(1, len(page.session.trace.steps) + 1):
        on = page.session.at(at)
        if on.trace.steps[-1].after.revealed or isinstance(on.trace.steps[-1].action, Deliver):
            continue
        other = disguised(on)
        assert other.state.hands != on.state.hands
        for show in (page.kit.scene, page.kit.said, page.kit.log):
            assert show(on, page.say) == show(other, page.say)
        compared += 1
    assert compared > 50


def test_a_review_shows_no_hand_but_the_own() -> None:
    page = sitting(players=5, seed="3")
    for _ in answers(page):
        pass
    page.act("review:1", {})
    drawn = [str(frame.html(one)).count("gl-card gl-in-") for one in page.below]
    assert 0 < max(drawn) <= len(ALL)


def test_the_view_of_a_seat() -> None:
    page = sitting(players=5, seed="3")
    on = page.session
    seen = on.view
    for seat in set(on.state.seats) - {on.learner}:
        assert on.state.hands[seat].holds(seen.hands[seat])
        assert len(seen.hands[seat]) < len(on.state.hands[seat])
    assert seen.hands[on.learner] == on.state.hands[on.learner]
    assert not seen.stock


def test_choices_stay_hidden_until_all_are_revealed() -> None:
    page = to(sitting(players=4, seed="2"), Phase.COLLECTING)
    on = page.session
    state = on.state
    other = next(seat for seat in state.seats if seat != on.learner)
    advice = page.kit.company.advise(on.game, view(on.game, state, other), other, None)
    after, _ = on.game.apply(state, other, advice.action)
    assert isinstance(advice.action, Play)
    assert view(on.game, after, on.learner).chosen == (None,) * 4


def agreed(page: Any) -> Bargain:
    """Make offers until the learner has a trade to carry out."""
    while not (page.session.may_act and page.session.state.bargain(0)):
        on = page.session
        if on.paused:
            page.act("go-on", {})
            continue
        trading = on.game.phase(on.state) is Phase.TRADING
        others = [Accept(offer) for offer in on.state.offers if offer.by != 0]
        legal = [accept for accept in others if trading and on.verdict(accept).legal]
        page.act(str_action(legal[0]) if legal else wish(page), {})
    found: Bargain = page.session.state.bargain(0)
    return found


def test_a_broken_promise_is_told_and_the_deal_is_void() -> None:
    page = sitting(players=4, seed="7")
    bargain = agreed(page)
    promised = bargain.promised[bargain.side(0)]
    hand = page.session.state.hands[0]
    kind = next(kind for kind in hand.kinds if Cards.of(kind) != promised)
    before = len(page.session.trace.steps)
    told = page.act("deliver", {"gives": [f"{kind}.1"]})
    said = [line for scene in told for line in scene["said"]]
    assert any(line["tone"] == "bad" and "ZAU-TRADE-05" in line["html"] for line in said)
    steps = page.session.trace.steps[before:]
    assert isinstance(steps[0].action, Deliver)
    assert [step.action for step in steps if step.seat == TABLE][:1] == [Resume()]
    assert page.session.state.bargain(0) != bargain
    page.act("undo", {})
    assert page.session.state.bargain(0) == bargain


def test_a_promise_kept_changes_the_hands() -> None:
    page = sitting(players=4, seed="7")
    bargain = agreed(page)
    side = bargain.side(0)
    before = page.session.state.hands[0]
    page.act(str_action(Deliver(bargain.promised[side])), {})
    after = page.session.state.hands[0]
    assert after == before - bargain.promised[side] + bargain.promised[1 - side]


def test_an_own_offer_by_form_is_on_the_table_and_can_be_taken_back() -> None:
    page = sitting(players=4, seed="7")
    kind, *_ = page.session.state.hands[0].kinds
    chosen = {"gives": [f"{kind}.1"], "wants": ["any"], "count": ["1"], "to": ["all"]}
    page.act("offer", chosen)
    offer = Offer(0, Cards.of(kind), None)
    made = page.session.trace.steps
    assert any(step.action == offer for step in made)
    if offer in page.session.state.offers:
        page.act(str_action(Withdraw(offer)), {})
        assert offer not in page.session.state.offers
    (scene,) = page.act("offer", {"gives": [], "wants": ["any"]})
    assert scene["said"][-1]["tone"] == "bad"


def test_collections_by_form() -> None:
    page = to(sitting(players=4, seed="2"), Phase.COLLECTING)
    first, *_ = page.session.hint().action.choice
    (scene,) = page.act("play", {"first": [], "second": []})
    assert scene["said"][-1]["tone"] == "bad"
    natural = str(Cards.of(*(kind for kind in first if not kind.wild)))
    wild = len([kind for kind in first if kind.wild])
    page.act("play", {"first": [natural], "first-wild": [str(wild)], "second": []})
    last = [s for s in page.session.trace.steps if s.seat == 0][-1]
    assert last.action == Play((first,))


def test_waiting_and_the_stone() -> None:
    page = sitting(players=6, seed="9")
    before = page.session
    page.act("go-on", {})
    seats = {s.seat for s in page.session.trace.steps[len(before.trace.steps) :]}
    assert 0 not in seats
    assert len(seats) == 5
    page.act("undo", {})
    page.act(str_action(LayStone()), {})
    assert page.session.game.phase(page.session.state) is Phase.COLLECTING


FORGED = ["", "offer A:3BS:FB", "offer B:BS:FB", "offer", "offer A:99GR:any", "accept", "accept A",
          "accept B:BS:FB", "withdraw B:BS:FB", "deliver", "deliver 99GR", "deliver ٣GW", "stone",
          "play", "play none", "play SE", "play 2GW.2GW.2GW", "play <b>", "deal", "deal -/-/-/-",
          "turn lightning", "move", "resume", "draw BS,-,-,-", "review:", "review:0", "review:99",
          "review:²", "undo", "go-on", "hint", "x" * 5000, ":::", "offer Z:BS:FB"]  # fmt: skip
FORMS: list[dict[str, Any]] = [
    {},
    {"gives": ["<b>.1"], "wants": ["XX"], "count": ["٣"], "to": ["Z"]},
    {"gives": "99GR", "wants": "any", "to": "A"},
    {"first": ["99GR"], "first-wild": ["99"], "second": ["99GR"]},
]


@pytest.mark.parametrize("moment", [None, Phase.TRADING, Phase.COLLECTING, Phase.OVER])
def test_whatever_the_page_sends_is_answered(moment: Phase | None) -> None:
    page = to(sitting(players=4, seed="1"), moment) if moment else sitting()
    before = page.session
    for forged in FORGED:
        for form in FORMS if forged in ("offer", "deliver", "play") else FORMS[:1]:
            page.session = before
            for scene in checked(page.act(forged, form)):
                assert scene["html"]
                assert not any("<b>" in line["html"].split("gl-")[0] for line in scene["said"])


@pytest.mark.parametrize(
    "options", [{"players": 3}, {"players": 8}, {"players": "٤"}, {"length": "<b>"}]
)
def test_options_that_will_not_do(options: dict[str, Any]) -> None:
    page = sitting(**options)
    (scene,) = checked(page.opening)
    assert page.session is None
    assert scene["said"][-1]["tone"] == "bad"
    assert "<b>" not in scene["said"][-1]["html"]


def test_a_whole_track_is_that_of_the_kit() -> None:
    short, whole = sitting(length="short", seed="1"), sitting(length="whole", seed="1")
    assert short.session.game.kit.track.number == SHORT_TRACK
    assert whole.session.game.kit.track.number > SHORT_TRACK
    assert short.session.game.kit.values == whole.session.game.kit.values


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_plays_a_round(lang: str) -> None:
    page = sitting(lang, players=4, seed="5")
    while not any(isinstance(step.action, Move) for step in page.session.trace.steps):
        if page.session.may_act:
            (scene,) = page.act("hint", {})
            assert scene["said"][-1]["tone"] == "good"
        page.act(wish(page), {})
    assert "ZAU-RANK" in page.now()["html"] or "ZAU-COLL-06" in page.now()["html"]


def test_the_widget_of_a_lesson() -> None:
    board = Lesson("ca", "zaubercocktail").play(players=4, seed=5)
    assert board.scene["forms"]
    assert board.scene["side"]


def test_a_hint_marks_guessed_totals() -> None:
    """The totals it names carry the sign of their least sure value, as everywhere on the page."""
    page = sitting(players=5, seed="3")
    while not isinstance(page.session.hint().action, Offer):
        page.act(wish(page), {})
    offer = page.session.hint().action
    hand, values = page.session.state.hands[0], page.session.game.kit.values
    best = best_choice(hand - offer.gives + offer.wants, values)
    figure = Figure(total(best, values), rests_on(best, values))
    assert figure.provenance is Provenance.CONJECTURE
    assert f"{figure.number}?" in page.act("hint", {})[-1]["said"][0]["html"]
