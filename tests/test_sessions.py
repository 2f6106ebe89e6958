"""A session: whose turn it is, what may be seen, and that taking back is exact."""

from typing import Any

import pytest

from gamelib.games.rounds import Bid, Phase, Unseen, on_table
from gamelib.games.wizard_variants import Variant, combine
from gamelib.play import TABLE
from gamelib.playing_wizard import COMPANY, WIZARD
from gamelib.ruling import IllegalAction, Refused
from gamelib.sessions import Session

WAYS = [
    (players, (variant,) if variant else ())
    for players in range(3, 7)
    for variant in (None, *Variant)
    if combine((variant,) if variant else (), players).legal
]


def session(players: int = 4, *variants: Variant, rounds: str = "1-3", seed: str = "7") -> Any:
    names = [variant.value for variant in variants]
    start = WIZARD.begin({"players": str(players), "variants": names, "rounds": rounds})
    return Session(start, COMPANY, seed).settled()


@pytest.mark.parametrize(("players", "variants"), WAYS)
def test_a_whole_game_by_its_hints(players: int, variants: tuple[Variant, ...]) -> None:
    on = session(players, *variants)
    while not on.over:
        if on.paused:
            assert on.undo() != on
            on = on.go_on()
            continue
        advice = on.hint()
        assert on.verdict(advice.action).legal
        after = on.act(advice.action)
        assert after.undo() == on
        on = after
    assert len(on.state.rows) == 3
    assert on.go_on() is on
    assert [step.seat for step in on.trace.steps].count(TABLE) >= 3


def test_the_seed_repeats_the_game_and_taking_back_changes_no_card() -> None:
    one, other = session(seed="7"), session(seed="8")
    assert one == session(seed="7")
    assert one.state != other.state
    again = one.act(Bid(0)).undo().act(Bid(1))
    assert again.state.table.turned == one.state.table.turned
    assert again.undo() == one


def test_an_illegal_action_changes_nothing() -> None:
    on = session()
    for action in (Bid(2), Bid(-1), Bid("٣"), "nonsense", None):
        verdict = on.verdict(action)
        assert not verdict.legal
        with pytest.raises(IllegalAction):
            on.act(action)


def test_where_all_write_at_once_the_learner_is_first() -> None:
    on = session(4, Variant.HIDDEN)
    assert on.may_act
    assert on.state.table.bids == (None,) * 4
    after = on.act(Bid(0))
    assert None not in after.state.table.bids


def test_secret_bids_stay_unseen_until_the_round_is_over() -> None:
    on = session(4, Variant.SECRET).act(Bid(0))
    assert on.game.phase(on.state) is Phase.PLAY
    assert on_table(on.view).bids == (0, *(Unseen.BID,) * 3)


def test_in_clairvoyance_only_the_own_card_is_hidden() -> None:
    on = session(4, Variant.CLAIRVOYANCE)
    assert [hand is None for hand in on_table(on.view).round.hands] == [True, False, False, False]


def test_the_steps_since() -> None:
    on = session()
    after = on.act(on.hint().action)
    assert [s.trace.steps[-1] for s in after.since(on)] == [*after.trace.steps][
        len(on.trace.steps) :
    ]


@pytest.mark.parametrize(
    "chosen",
    [
        {"players": "2"},
        {"players": "7"},
        {"players": "٣"},
        {"players": "1" * 200},
        {"players": "5", "variants": "mono-colour"},
        {"variants": ["hidden", "secret"]},
        {"variants": "chess"},
        {"rounds": "0-3"},
        {"rounds": "3-2"},
        {"rounds": "1-99"},
        {"rounds": "many"},
        {"rounds": "-"},
    ],
    ids=str,
)
def test_what_will_not_do_is_refused(chosen: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        WIZARD.begin(chosen)


@pytest.mark.parametrize(("rounds", "played"), [("1-1", 1), ("last", 1), ("14-15", 2), ("2-4", 3)])
def test_shorter_evenings(rounds: str, played: int) -> None:
    on = session(4, rounds=rounds)
    while not on.over:
        on = on.go_on() if on.paused else on.act(on.hint().action)
    assert len(on.state.rows) == played
