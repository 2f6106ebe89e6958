"""Zaubercocktail against its examples, naive definitions, random play, and hostile input."""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest
from harness import check_playout, reasons
from hypothesis import given
from hypothesis import strategies as st

from gamelib.bots_zaubercocktail import choose, play_on, worth
from gamelib.examples import examples
from gamelib.games.zaubercocktail import (
    BY_THE_BOOK,
    ZAUBERCOCKTAIL,
    Input,
    Rule,
    Zaubercocktail,
    legality,
    scoring,
    table,
    values,
)
from gamelib.games.zaubercocktail import collections as coll
from gamelib.games.zaubercocktail import game as play_rules
from gamelib.games.zaubercocktail.ingredients import ALL, DECK, NATURAL, WILD, Cards, Ingredient
from gamelib.games.zaubercocktail.legality import Phase
from gamelib.games.zaubercocktail.line import (
    notation,
    parse,
    parse_action,
    parse_move,
    parse_position,
    str_move,
    str_position,
)
from gamelib.games.zaubercocktail.table import (
    SEATS,
    Accept,
    Deliver,
    LayStone,
    Offer,
    Play,
    Table,
    Withdraw,
)
from gamelib.games.zaubercocktail.values import PLAYING, Figure, Provenance, parse_kit
from gamelib.play import TABLE, Trace, Who
from gamelib.ruling import Reason, Refused, Rung, because, first
from gamelib.speech import LANGUAGES, Catalog

EXAMPLES = examples("zaubercocktail")
SAY = {language: Catalog(language) for language in LANGUAGES}


def having(*keys: str) -> list[Any]:
    return [pytest.param(e, id=e["id"]) for e in EXAMPLES if all(key in e for key in keys)]


def game(example: dict[str, Any]) -> Zaubercocktail:
    kit = example.get("kit", "playing")
    own = {"book": BY_THE_BOOK, "playing": ZAUBERCOCKTAIL}
    return own[kit] if kit in own else Zaubercocktail(kit=parse_kit(kit, PLAYING))


def at(example: dict[str, Any]) -> Table:
    return parse(game(example), example["line"]).state


def matches(reason: Reason, expected: str) -> bool:
    return expected in (reason.rule.id, f"{reason.rule.id}.{reason.case}")


def seat(letter: str) -> int:
    return TABLE if letter == "table" else SEATS.index(letter)


# Examples ---------------------------------------------------------------------------------------


def test_two_collections_are_told_one_after_the_other() -> None:
    both = (Cards.parse("3GW"), Cards.parse("3BE"))
    hand = Cards.parse("3GW,3BE,TH")
    told = first(coll.COLLECTING, both, hand, PLAYING.values).reason
    assert (told["first"], told["second"]) == (both[0].bunches, both[1].bunches)


@pytest.mark.parametrize("example", having("asks"))
def test_verdicts(example: dict[str, Any]) -> None:
    state = at(example)
    for who, what, legal, by in example["asks"]:
        verdict = game(example).verdict(state, seat(who), parse_action(what, 7))
        assert matches(verdict.reason, by), (who, what, verdict)
        assert verdict.legal is legal, (who, what, verdict)


@pytest.mark.parametrize("example", having("brings"))
def test_what_moves_bring_about(example: dict[str, Any]) -> None:
    given_ = list(reasons(parse(game(example), example["line"])))
    for expected in example["brings"]:
        assert any(matches(reason, expected) for reason in given_), (expected, given_)


@pytest.mark.parametrize("example", having("refused"))
def test_refused_lines(example: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        parse(game(example), example["line"])
    assert matches(refused.value.reason, example["refused"])


@pytest.mark.parametrize("example", having("results"))
def test_results(example: dict[str, Any]) -> None:
    found = game(example).results(at(example))
    assert [sum(line.points for line in found[s]) for s in sorted(found)] == example["results"]
    for s, by in enumerate(example.get("results_by", [])):
        assert matches(found[s][0].reason, by)


@pytest.mark.parametrize("example", having("ranking"))
def test_ranking(example: dict[str, Any]) -> None:
    places = game(example).ranking(at(example))
    assert "".join(SEATS[place.result.seat] for place in places) == example["ranking"]
    assert [place.place for place in places] == list(range(1, len(places) + 1))
    for place, by in zip(places, example.get("ranked_by", []), strict=False):
        assert matches(place.reason, by)


@pytest.mark.parametrize("example", having("moves"))
def test_moves(example: dict[str, Any]) -> None:
    state = at(example)
    lines = game(example).scores(state)
    moved = [sum(line.points for line in lines[s][1:]) for s in state.seats]
    assert moved == example["moves"]
    after = game(example).apply(state, TABLE, table.Move())[0].track
    assert after == tuple(sum(line.points for line in lines[s]) for s in state.seats)
    for letter, by in example.get("moved_by", {}).items():
        rules = [line.reason for line in lines[seat(letter)][1:]]
        assert all(map(matches, rules, by)), rules
        assert len(rules) == len(by)


@pytest.mark.parametrize("example", having("track"))
def test_track(example: dict[str, Any]) -> None:
    assert list(at(example).track) == example["track"]


@pytest.mark.parametrize("example", having("hands"))
def test_hands(example: dict[str, Any]) -> None:
    state = at(example)
    assert list(map(len, state.hands)) == example["hands"][: state.players]
    assert state.cards == DECK


@pytest.mark.parametrize("example", having("best"))
def test_best_collections(example: dict[str, Any]) -> None:
    found = game(example).best(at(example), 0)
    assert coll.str_choice(found.choice) == example["best"]
    assert found.points == example["points"]
    if "runner_up" in example:
        assert coll.str_choice(found.runner_up or ()) == example["runner_up"]
    if "why" in example:
        assert found.why is not None
        assert matches(found.why, example["why"])


@pytest.mark.parametrize("example", having("over"))
def test_ending(example: dict[str, Any]) -> None:
    state, rules = at(example), game(example)
    ending = rules.ending(state)
    assert matches(ending.reason, example["over"])
    assert (rules.actors(state) == ()) is ending.answer
    if "winners" in example:
        winners = rules.winners(state)
        assert "".join(SEATS[s] for s in winners.answer) == example["winners"]
        assert matches(winners.reason, example.get("won_by", winners.reason.rule.id))


@pytest.mark.parametrize("example", having("left"))
def test_recipes_that_may_come(example: dict[str, Any]) -> None:
    assert len(legality.recipes_left(at(example), PLAYING)) == example["left"]


@pytest.mark.parametrize("example", having("shares"))
def test_shares(example: dict[str, Any]) -> None:
    line = example["line"].partition("&moves")[0]
    assert list(legality.shares(parse_position(game(example), line))) == example["shares"]


@pytest.mark.parametrize("example", having("seating"))
def test_seating(example: dict[str, Any]) -> None:
    for players, fits, by in example["seating"]:
        ruling = ZAUBERCOCKTAIL.seating(players)
        assert (ruling.answer, matches(ruling.reason, by)) == (fits, True)


@pytest.mark.parametrize("example", having("kit_line"))
def test_bad_tables_of_values(example: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        parse_kit(example["kit_line"], PLAYING)
    assert matches(refused.value.reason, example["kit_refused"])


@pytest.mark.parametrize("example", having("known"))
def test_known_and_unknown_values(example: dict[str, Any]) -> None:
    def figure(name: str) -> Figure | None:
        return values.BOOK.values.scale(Ingredient(name[:2])).at(int(name[2:]))

    for name, number in example["known"].items():
        assert figure(name) == Figure(number, Provenance.BOOK)
    assert [figure(name) for name in example["unknown"]] == [None] * len(example["unknown"])


@pytest.mark.parametrize("example", having("contents"))
def test_contents(example: dict[str, Any]) -> None:
    totals = {r.rule.id: dict(r.facts).get("total") for r in ZAUBERCOCKTAIL.contents()}
    for rule, number in example["contents"].items():
        assert totals[rule] == number


def test_the_lightning_is_one_of_the_last_four() -> None:
    facts = next(r for r in ZAUBERCOCKTAIL.contents() if r.rule is Rule.SIX_TO_NINE).facts
    assert dict(facts) == {"earliest": 7, "latest": 10}


def test_what_is_in_the_box() -> None:
    """155 ingredients, 151 of them natural; with the recipes and the Lightning 165 cards."""
    box = {r.rule: dict(r.facts) for r in ZAUBERCOCKTAIL.contents()}
    assert box[Rule.CARDS] == {"ingredients": 155, "recipes": 9, "total": 165}
    assert box[Rule.TYPES] == {"types": 10, "wild": 4}
    assert box[Rule.PIECES] == {"stones": 7}
    assert box[Rule.DISTRIBUTION] == {"natural": 151, "wild": 4, "total": 155}


@pytest.mark.parametrize("text", ["0GW", "00GW", "GW,0BE"])
def test_no_cards_at_all_are_no_cards(text: str) -> None:
    with pytest.raises(Refused) as refused:
        Cards.parse(text)
    assert refused.value.reason.rule is Input.CARD


@pytest.mark.parametrize("count", range(8))
def test_cards_come_from_the_upper_layers_first(count: int) -> None:
    stock = (Cards.parse("2GW"), Cards.parse("3BE"), Cards.parse("4FB"))
    top = play_rules.top_cards(stock, count, Random(count))
    assert len(top) == count
    assert Cards.of(*top[:2]).kinds <= stock[0].kinds
    assert Cards.of(*top[2:5]).kinds <= stock[1].kinds


@pytest.mark.parametrize(
    "offer",
    ["A:GW:any", "A:any:99FB", "A:any:any:A", "B:FB:any", "A:BS:any:B", "A:4BS:any"],
)
def test_offers_that_nobody_can_have_made_are_refused(offer: str) -> None:
    line = f"hands=3BS,2FB/2FB/2GW/2GE&stones=B&offers={offer}&recipe=5/3/1/-2"
    with pytest.raises(Refused) as refused:
        parse(ZAUBERCOCKTAIL, line)
    assert refused.value.reason.case == "impossible-offer"


def test_what_is_worth_showing_at_the_market() -> None:
    line = "hands=3BS,2FB/2FB/2GW/2GE&offers=A:BS:any/B:FB:any&recipe=5/3/1/-2"
    state = parse(ZAUBERCOCKTAIL, line).state
    mine, other = state.offers
    shown = ZAUBERCOCKTAIL.candidates(state, 0)
    assert Withdraw(mine) in shown
    assert Withdraw(other) not in shown
    assert [one.offer for one in shown if isinstance(one, Accept)] == [other]
    assert all(state.hands[0].holds(one.gives) for one in shown if isinstance(one, Accept))
    own = [one for one in shown if isinstance(one, Offer)]
    assert [one.gives for one in own if one.gives] == [Cards.parse("BS"), Cards.parse("FB")]
    assert [one.wants for one in own if one.wants] == [Cards.of(kind) for kind in NATURAL]


def test_offers_made_with_other_hands_lapse() -> None:
    line = f"{HELD}&recipe=5/3/1/-2&offers=A:BS:any/A:FB:any/C:GW:any&bargains=A:FB:-:B:FB:-"
    trace = parse(ZAUBERCOCKTAIL, f"{line}&moves=A.deliver FB;B.deliver FB")
    assert [str(offer) for offer in trace.state.offers] == ["C:GW:any"]
    assert trace.steps[-1].reasons[-1]["count"] == 2


def test_who_has_agreed_to_a_trade_is_told_with_whom() -> None:
    line = f"{HELD}&recipe=5/3/1/-2&bargains=A:FB:-:B:FB:-"
    state = parse(ZAUBERCOCKTAIL, line).state
    for seat_, other in ((0, 1), (1, 0)):
        verdict = ZAUBERCOCKTAIL.verdict(state, seat_, LayStone())
        assert (verdict.reason.case, verdict.reason["other"]) == ("deliver-first", Who(other))


@pytest.mark.parametrize("gives", ["FB", ""])
def test_a_trade_takes_something_from_both(gives: str) -> None:
    state = parse(ZAUBERCOCKTAIL, f"{HELD}&recipe=5/3/1/-2&offers=A:any:any").state
    accept = Accept(state.offers[0], Cards.parse(gives), Cards())
    verdict = ZAUBERCOCKTAIL.verdict(state, 1, accept)
    assert (verdict.legal, verdict.reason.case) == (False, "nothing-named")


def test_the_tables_are_those_at_which_one_can_play() -> None:
    seats = [number for number in range(12) if ZAUBERCOCKTAIL.seating(number).answer]
    assert seats == [*ZAUBERCOCKTAIL.tables] == [4, 5, 6, 7]


def test_all_markers_begin_at_the_start() -> None:
    assert ZAUBERCOCKTAIL.start(4).track == (0, 0, 0, 0)


HELD = "hands=3BS,2FB/2FB/2GW/2GE"


@pytest.mark.parametrize(
    ("rest", "case"),
    [
        ("bargains=A:GR:-:B:FB:-", "impossible-bargain"),
        ("bargains=A:FB:GR:B:FB:-", "impossible-bargain"),
        ("bargains=A::-:B:FB:-", "impossible-bargain"),
        ("bargains=A:FB:FB:B:FB:FB", "impossible-bargain"),
        ("bargains=A:FB:-:B:FB:-/A:BS:-:C:GW:-", "impossible-bargain"),
        ("bargains=A:FB:-:B:FB:-&stones=B", "impossible-bargain"),
        ("offers=A:FB:any&stones=CD", "market-closed"),
        ("bargains=A:FB:-:B:FB:-&stones=CD", "market-closed"),
        ("stones=CDA", "too-many-stones"),
        ("stones=CC", "stone-twice"),
        ("drawn=WB,-,GR", "size"),
        ("chosen=-/FB/-/-", "too-few-cards"),
    ],
)
def test_tables_that_cannot_be(rest: str, case: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(ZAUBERCOCKTAIL, f"{HELD}&recipe=5/3/1/-2&{rest}")
    assert refused.value.reason.case == case


@pytest.mark.parametrize("rest", ["stones=C", "offers=A:FB:any", "bargains=A:FB:-:B:FB:-"])
def test_no_market_without_a_recipe(rest: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(ZAUBERCOCKTAIL, f"{HELD}&{rest}")
    assert refused.value.reason.case == "no-recipe"


@pytest.mark.parametrize("space", ["501", "0005", "-1", "x"])
def test_a_space_that_is_not_on_any_track(space: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(ZAUBERCOCKTAIL, f"{HELD}&track=1/2/{space}/4")
    assert refused.value.reason.case == "key-number"
    assert (refused.value.reason["part"], refused.value.reason["right"]) == (space, "0 - 500")


def test_any_space_of_a_track_whose_end_is_unknown() -> None:
    assert parse(BY_THE_BOOK, f"{HELD}&track=500/0/25/100").state.track == (500, 0, 25, 100)


@pytest.mark.parametrize(
    ("place", "space", "edge", "spaces", "together"),
    [(4, 3, "held-at-start", 1, "−3"), (1, 20, "held-at-end", 2, "+5")],
)
def test_how_far_a_marker_was_held_on_the_track(
    place: int, space: int, edge: str, spaces: int, together: str
) -> None:
    """On the ring: the last of four loses two and two, the best wins five and two."""
    moving = scoring.Moving(0, place, 4, values.parse_recipe("5/3/1/-2"), stones=(0, 1))
    lines = scoring.moves(moving, space, 25)
    assert (lines[-1].reason.case, lines[-1].reason["spaces"]) == (edge, spaces)
    in_all = scoring.in_all(0, lines)
    assert (in_all.case, in_all["together"]) == ("held", together)


def test_a_marker_may_stand_on_the_last_space() -> None:
    state = parse(ZAUBERCOCKTAIL, f"{HELD}&track=25/0/1/2").state
    assert ZAUBERCOCKTAIL.ending(state).answer


@pytest.mark.parametrize(("place", "space", "moved"), [(1, 18, [5, 2]), (4, 4, [-2, -2])])
def test_a_marker_that_just_reaches_an_end_is_not_held(
    place: int, space: int, moved: list[int]
) -> None:
    moving = scoring.Moving(0, place, 4, values.parse_recipe("5/3/1/-2"), stones=(0, 1))
    lines = scoring.moves(moving, space, 25)
    assert [line.points for line in lines] == moved
    assert scoring.in_all(0, lines).case == "in-all"


@pytest.mark.parametrize(
    "text", ["5/3/-1/-2", "5/3/2/1", "3/5/1/-2", "a/b/c/d", "5/3/1/-", "5/3/1", "1000/3/1/-2"]
)
def test_what_is_no_recipe(text: str) -> None:
    with pytest.raises(Refused) as refused:
        values.parse_recipe(text)
    assert refused.value.reason["part"] == text


@pytest.mark.parametrize(
    ("text", "case", "facts"),
    [
        ("28,1000", "no-number", {"size": 2, "part": "1000", "right": "1 - 999"}),
        ("28,29bc", "no-number", {"size": 2, "part": "29bc"}),
        ("28,-,30", "gap", {"size": 2}),
        ("28,29,-", "gap", {"size": 3}),
        ("28", "too-few", {"count": 1}),
        ("1,2,3,4,5,6,7,8,9,10", "too-many", {"count": 10, "right": 9}),
    ],
)
def test_what_is_no_scale(text: str, case: str, facts: dict[str, Any]) -> None:
    """Of Goldrose there are five cards, and four wild ones."""
    with pytest.raises(Refused) as refused:
        values.parse_scale(text, Ingredient.GOLDROSE)
    assert refused.value.reason.case == case
    assert facts.items() <= dict(refused.value.reason.facts).items()


@pytest.mark.parametrize("text", ["998,999", "1,2,3,4,5,6,7,8,9"])
def test_what_is_a_scale(text: str) -> None:
    scale = values.parse_scale(text, Ingredient.GOLDROSE)
    assert [figure.number for figure in scale.figures if figure] == [*map(int, text.split(","))]
    assert scale.at(0) is scale.at(len(scale.figures) + 1) is None


@pytest.mark.parametrize(("text", "whole"), [("1,2", True), ("1,-,3", False), ("1,2,-", False)])
def test_a_scale_without_a_gap_is_complete(text: str, whole: bool) -> None:
    assert values.parse_scale(text, Ingredient.GOLDROSE, complete=False).complete is whole


@pytest.mark.parametrize("points", [(5, 3, 0, 0), (15, 10, 5, -10)])
def test_what_is_a_recipe(points: tuple[int, ...]) -> None:
    assert values.parse_recipe("/".join(map(str, points))).points == points


@pytest.mark.parametrize("text", ["5/3/1/-2rc", "lightning", "lightningr"])
def test_what_is_no_recipe_of_the_box(text: str) -> None:
    with pytest.raises(Refused) as refused:
        values.parse_known_recipe(text)
    assert refused.value.reason.rule is Input.RECIPE


def test_a_kit_is_complete_with_scales_recipes_and_track() -> None:
    whole = PLAYING.values, PLAYING.recipes, PLAYING.track
    assert values.Kit(*whole).complete
    for lacking in ((values.BOOK.values, *whole[1:]), (whole[0], (), whole[2]), (*whole[:2], None)):
        assert not values.Kit(*lacking).complete


CARDS = Cards.parse("3BS")


@pytest.mark.parametrize(
    "action",
    [
        *(Play(part) for part in (("3BS",), (None,), [CARDS], "3BS", None)),
        *(table.Draw(part) for part in ((1,), ("WB",), [Ingredient.WEISSBEERE], None)),
        *(
            Accept(part)
            for part in (LayStone(), None, Offer("A", None, None), Offer(True, CARDS, None))
        ),
        *(Offer(0, *part) for part in (("3BS", None), (None, 1), (None, None, "B"))),
        *(Deliver(Cards(part)) for part in ((1,), (-1,) * 11)),
        table.Turn("5/3/1/-2"),
        Play,
    ],
    ids=repr,
)
def test_what_is_no_action(action: Any) -> None:
    assert not table.sound(action)


def test_what_is_no_action_is_quoted_in_part() -> None:
    at = parse(ZAUBERCOCKTAIL, f"{HELD}&dealt=yes").state
    reason = ZAUBERCOCKTAIL.verdict(at, 0, "z" * 200).reason
    assert (reason.rule, reason["part"]) == (Input.ACTION, "z" * 80)


def test_only_the_lightning_comes_after_nine_recipes() -> None:
    for count in (9, 10):
        past = ",".join(["5/3/1/-2"] * count)
        state = parse(ZAUBERCOCKTAIL, f"{HELD}&past={past}&dealt=yes").state
        assert legality.recipes_left(state, PLAYING) == (values.LIGHTNING,)
    early = ZAUBERCOCKTAIL.verdict(
        parse(ZAUBERCOCKTAIL, f"{HELD}&dealt=yes").state, TABLE, table.Turn(values.LIGHTNING)
    )
    assert not early.legal
    assert (early.reason["card"], early.reason["earliest"]) == (1, 7)


def test_a_layer_of_the_deck_that_is_used_up_is_gone() -> None:
    stock = (Cards.parse("2GW"), Cards.parse("3BE"))
    assert legality.off_the_top(stock, Cards.parse("2GW")) == (Cards.parse("3BE"),)
    assert legality.off_the_top(stock, Cards.parse("2GW,BE")) == (Cards.parse("2BE"),)
    for others in ("FB", "BE", "GW,BE", "2GW,FB", "2GW,4BE"):
        assert legality.off_the_top(stock, Cards.parse(others)) is None


@pytest.mark.parametrize(("wanted", "by"), [("4SE", "ZAU-TRADE-03"), ("5SE", "ZAU-DIST-01")])
def test_all_cards_of_a_type_can_be_wanted(wanted: str, by: str) -> None:
    state = parse(ZAUBERCOCKTAIL, "hands=3BS/2FB/2GW/2GE&recipe=5/3/1/-2").state
    verdict = ZAUBERCOCKTAIL.verdict(state, 0, Offer(0, Cards.parse("BS"), Cards.parse(wanted)))
    assert matches(verdict.reason, by)
    assert verdict.legal is (wanted == "4SE")


def test_what_is_worth_showing_of_a_trade_agreed_on() -> None:
    """What was promised, and one card that was not."""
    line = "hands=3BS,2FB,GR/2FB/2GW/2GE&bargains=A:2FB:-:B:FB:-&recipe=5/3/1/-2"
    shown = ZAUBERCOCKTAIL.candidates(parse(ZAUBERCOCKTAIL, line).state, 0)
    assert [str(one.cards) for one in shown if isinstance(one, Deliver)] == ["2FB", "BS"]


def test_what_is_worth_showing_of_collections() -> None:
    """The best, the next best, each type as far as its scale goes, wild cards alone, nothing."""
    line = "hands=3BS,9GW,2FB,SE/2FB/2GW/2GE&stones=CD&recipe=5/3/1/-2"
    shown = ZAUBERCOCKTAIL.candidates(parse(ZAUBERCOCKTAIL, line).state, 0)
    alone = ["3BS", "7GW", "2FB", "SE", "none"]
    choices = [coll.str_choice(one.choice) for one in shown if isinstance(one, Play)]
    assert choices == ["2FB,SE.7GW", "6GW,SE.2FB", *alone]


def test_tied_seats_are_named() -> None:
    example = next(e for e in EXAMPLES if "ranking_open" in e)
    (group,) = scoring.tied(at(example), PLAYING.values)
    assert "".join(SEATS[s] for s in group) == example["ranking_open"]


def test_every_example_is_a_line_that_reads_back() -> None:
    for example in EXAMPLES:
        if "line" in example and "refused" not in example:
            trace = parse(game(example), example["line"])
            again = parse(game(example), notation(trace))
            assert (again.start, again.state, again.steps) == (
                trace.start,
                trace.state,
                trace.steps,
            )


# Completeness -----------------------------------------------------------------------------------


def expected(example: dict[str, Any]) -> Iterator[str]:
    """Every rule that an example names."""
    yield from (by for *_, by in example.get("asks", []) + example.get("seating", []))
    for key in ("brings", "ranked_by", "results_by", "shows"):
        yield from example.get(key, [])
    yield from (by for rules in example.get("moved_by", {}).values() for by in rules)
    yield from (
        example[k] for k in ("refused", "over", "won_by", "why", "kit_refused") if k in example
    )
    yield from example.get("contents", {})


NAMED = {name for example in EXAMPLES for name in expected(example)}


@pytest.mark.parametrize("rule", [*Rule, *Input], ids=lambda rule: rule.id)
def test_every_rule_has_an_example_a_message_and_a_citation(rule: Any) -> None:
    assert rule.id in {name.partition(".")[0] for name in NAMED}
    for say in SAY.values():
        assert str(say.rule(rule))
        if rule in Rule:
            assert say.cite(rule)


def rungs() -> list[Rung[Any]]:
    rooms = (legality, scoring, coll)
    return [thing for room in rooms for thing in vars(room).values() if isinstance(thing, Rung)]


def test_every_rung_decides_in_an_example_or_in_play() -> None:
    """By name: what examples name, and what they bring about on the way."""
    decided = {name.partition(".")[2] for name in NAMED}
    for example in EXAMPLES:
        if "line" in example and "refused" not in example:
            trace = parse(game(example), example["line"])
            decided |= {reason.case for reason in reasons(trace)}
            lines = game(example).scores(trace.state).values()
            decided |= {line.reason.case for one in lines for line in one}
            decided |= {r.reason.case for r in game(example).ranking(trace.state)}
            found = game(example).results(trace.state).values()
            decided |= {line.reason.case for one in found for line in one}
            for who, what, *_ in example.get("asks", []):
                action = parse_action(what, 7)
                verdict = game(example).verdict(trace.state, seat(who), action)
                decided.add(verdict.reason.case)
    only_by_hand = {"no-action", "nothing-named", "handed-not-held", "over-by-track"}
    assert {step.name for step in rungs()} - decided <= only_by_hand


def refusal(example: dict[str, Any]) -> Reason:
    """Why an example's line, or its table of values, is refused."""
    with pytest.raises(Refused) as refused:
        parse_kit(example["kit_line"], PLAYING) if "kit_line" in example else at(example)
    return refused.value.reason


def test_the_sentences_of_all_examples_can_be_said() -> None:
    for example in EXAMPLES:
        found: list[Reason] = []
        if "refused" in example or "kit_line" in example:
            found.append(refusal(example))
        elif "line" in example:
            trace = parse(game(example), example["line"])
            found += reasons(trace)
            for who, what, *_ in example.get("asks", []):
                found.append(
                    game(example).verdict(trace.state, seat(who), parse_action(what, 7)).reason
                )
            found += [
                line.reason for ls in game(example).scores(trace.state).values() for line in ls
            ]
            found += [r.reason for r in game(example).ranking(trace.state)]
            found += [ln.reason for ls in game(example).results(trace.state).values() for ln in ls]
            found += [game(example).ending(trace.state).reason]
            why = example.get("best") and game(example).best(trace.state, 0).why
            found += [why] if why else []
        speak(found)


def speak(found: list[Reason]) -> None:
    for say in SAY.values():
        for reason in found:
            sentence = str(say.why(reason))
            assert sentence
            assert "{" not in sentence


def test_every_case_has_a_message_and_every_message_a_case() -> None:
    """The catalog and the code know the same cases."""
    folder = Path(legality.__file__).parent
    pages = ("questions/zaubercocktail.py", "views/zauber_values.py")
    files = (*folder.glob("*.py"), *(folder.parents[1] / page for page in pages))
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    said = {(step.rule.id, step.name) for step in rungs()}
    said |= {(s.rule.id, s.name) for s in vars(play_rules).values() if isinstance(s, Rung)}
    for kind, member, case in re.findall(
        r'(?:because|wrong)\(\s*(Rule|Input)\.(\w+),\s*"([a-z-]+)"', code
    ):
        rules = {"Rule": Rule, "Input": Input}[kind]
        said.add((rules[member].id, case))
    text = (folder.parents[1] / "locales/en/zaubercocktail.ftl").read_text(encoding="utf-8")
    there: set[tuple[str, str]] = set()
    head = ""
    for row in text.splitlines():
        if found := re.match(r"((?:A-|INPUT-)?ZAU-[A-Z0-9-]+) =", row):
            head = found[1]
        elif re.match(r"[a-z]", row):
            head = ""
        elif head and (found := re.match(r"    \.(?!why =)([a-z-]+) =", row)):
            there.add((head, found[1]))
    assert there == said
    for step in (*scoring.RANKING, *scoring.LAST, *scoring.BY_RECIPE, *scoring.BY_RING):
        assert all(say.has(f"ladder-{step.name}.pass") for say in SAY.values())
    for step in (*scoring.ENDING, *scoring.WINNING, *coll.BETTER):
        assert all(say.has(f"ladder-{step.name}.pass") for say in SAY.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    say = SAY[language]
    assert len({say.label(kind) for kind in Ingredient}) == 11
    assert all(say.text(kind.meaning) for kind in Ingredient)
    assert len({say.label(origin) for origin in Provenance}) == 4
    assert say.label(values.LIGHTNING) != say.label(values.Recipe((5, 3, 1, -2)))
    assert "−2" in say.label(values.Recipe((5, 3, 1, -2)))
    assert say.label(Cards.parse("3FB").bunches[0]) == "3 × Faranblatt"
    assert len(set(say.names)) >= 7


# Against naive definitions ------------------------------------------------------------------------

counts = st.tuples(*(st.integers(0, min(7, kind.copies)) for kind in ALL))
small = st.tuples(*(st.integers(0, min(3, kind.copies)) for kind in ALL))


def every_choice(hand: Cards) -> Iterator[coll.Choice]:
    """All that a hand may lay down, by trying everything."""
    singles = [
        Cards.of(*(kind,) * n, *(WILD,) * wild)
        for kind in NATURAL
        for n in range(1, hand[kind] + 1)
        for wild in range(hand[WILD] + 1)
        if 2 <= n + wild <= (PLAYING.values.largest(kind) or 99)
    ]
    yield from ((one,) for one in singles)
    for one, other in combinations(singles, 2):
        if one.kinds != other.kinds and hand.holds(one + other):
            yield (one, other)


@given(small)
def test_best_is_the_best_of_all(held: tuple[int, ...]) -> None:
    hand = Cards(held)

    def merit(choice: coll.Choice) -> tuple[int, int, int]:
        cards = coll.together(choice)
        return coll.total(choice, PLAYING.values) if choice else 0, len(cards), -cards[WILD]

    def part(choice: coll.Choice, of: coll.Choice) -> bool:
        return all(any(one.holds(c) and one.kinds == c.kinds for one in of) for c in choice)

    found = coll.best(hand, PLAYING.values)
    points = [merit(choice or ())[0] for choice in (found.choice, found.runner_up)]
    assert [found.points, found.runner_up_points] == points
    every = list(every_choice(hand))
    assert merit(found.choice) == max(map(merit, every), default=(0, 0, 0))
    others = [choice for choice in every if not part(choice, found.choice)]
    assert merit(found.runner_up or ()) == max(map(merit, others), default=(0, 0, 0))
    if found.why and found.runner_up_points == found.points and found.why.case != "wild-kept":
        assert found.why["points"] == found.points
    assert coll.best_choice(hand, PLAYING.values) == found.choice
    ruling = ZAUBERCOCKTAIL.choosing(found.choice, hand)
    assert ruling.answer


def test_wild_cards_alone_are_not_even_second_best() -> None:
    found = coll.best(Cards.parse("GR,4SE"), PLAYING.values)
    assert (coll.str_choice(found.choice), found.runner_up) == ("GR,2SE", None)


def test_a_collection_tells_what_it_counts() -> None:
    """Three times 22: the wild card counts like the two others."""
    line = coll.count(Cards.parse("2WB,SE"), PLAYING.values)
    told = dict(line.reason.facts)
    assert (line.points, told["size"], told["each"], told["points"]) == (66, 3, 22, 66)


@pytest.mark.parametrize(
    ("natural", "wild", "points", "by", "facts"),
    [
        (2, 0, 16, "more-points", {"points": 16, "best": 18}),
        (2, 0, 18, "more-cards-laid", {"count": 2, "best": 3, "points": 18}),
        (2, 1, 18, "wild-kept", {"kept": 1}),
        (3, 0, 18, "equally-good", {"points": 18}),
    ],
)
def test_why_the_best_is_better(
    natural: int, wild: int, points: int, by: str, facts: dict[str, int]
) -> None:
    best = coll.Option(Ingredient.GRUENWURZ, 3, 0, 18)
    second = coll.Option(Ingredient.BLEIERDE, natural, wild, points)
    ruling = first(coll.BETTER, (best,), (second,))
    assert (ruling.answer, ruling.reason.case) == (True, by)
    assert facts.items() <= dict(ruling.reason.facts).items()


def test_best_of_forty_cards_with_four_wild_is_fast() -> None:
    hand = Cards.parse("6BS,5GW,5BE,5GE,4TH,3GS,3SG,2WB,2FB,GR,4SE")
    assert len(hand) == 40
    began = process_time()
    for _ in range(10):
        coll.best(hand, PLAYING.values)
    assert (process_time() - began) / 10 < 0.05


@given(counts, st.lists(small, max_size=3))
def test_what_may_be_laid_down(held: tuple[int, ...], laid: list[tuple[int, ...]]) -> None:
    hand, choice = Cards(held), tuple(map(Cards, laid))
    naturals = [[kind for kind in NATURAL if cards[kind]] for cards in choice]
    good = (
        1 <= len(choice) <= 2
        and all(len(kinds) == 1 for kinds in naturals)
        and len({kinds[0] for kinds in naturals}) == len(choice)
        and all(len(cards) >= 2 for cards in choice)
        and hand.holds(coll.together(choice))
        and all(
            len(c) <= (PLAYING.values.largest(k[0]) or 0)
            for c, k in zip(choice, naturals, strict=True)
        )
    )
    none = not choice and next(every_choice(hand), None) is None
    assert ZAUBERCOCKTAIL.choosing(choice, hand).answer is (good or none)


made = st.tuples(
    st.integers(0, 40), st.integers(0, 6), st.lists(st.sampled_from(NATURAL), max_size=2)
)


@given(st.lists(made, min_size=2, max_size=7))
def test_ranking_is_a_sort(found: list[tuple[int, int, list[Ingredient]]]) -> None:
    results = [scoring.Result(s, p, c, tuple(d)) for s, (p, c, d) in enumerate(found)]
    for own in results:
        for other in results:
            key, against = ((r.points, r.cards) for r in (own, other))
            decided = scoring.first(scoring.RANKING, own, other).answer
            if key != against:
                assert decided == (1 if key > against else -1)
            assert decided == -scoring.first(scoring.RANKING, other, own).answer


@given(st.integers(4, 7), st.data())
def test_moves_are_the_two_sentences_of_the_book(players: int, data: st.DataObject) -> None:
    place = data.draw(st.integers(1, players))
    stones = tuple(data.draw(st.permutations(range(players)))[: 2 if players == 4 else 3])
    space = data.draw(st.integers(0, 30))
    moving = scoring.Moving(0, place, players, values.Recipe((5, 3, 1, -2)), stones)
    naive = {1: 5, 2: 3, 3: 1, players: -2}.get(place, 0)
    if stones[0] == 0:
        naive += 2 if place <= (3 if players <= 5 else 4) else -2
    lines = scoring.moves(moving, space, 30)
    assert space + sum(line.points for line in lines) == min(30, max(0, space + naive))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_without_cards_is_told_without_a_list_of_them(language: str) -> None:
    reason = ZAUBERCOCKTAIL.choosing((), Cards()).reason
    assert (reason.rule, reason.case) == (Rule.TWO_CARDS, "unable")
    say, others = Catalog(language), Cards.parse("SE").bunches
    listing = because(reason.rule, reason.case, **{**dict(reason.facts), "cards": others})
    assert say.why(listing) == say.why(reason)


def test_the_order_of_rungs_matters() -> None:
    """Two wild cards are too few natural ones, not too few cards; one is too few cards."""
    hand = Cards.parse("2SE,GW")
    assert ZAUBERCOCKTAIL.choosing((Cards.parse("SE"),), hand).reason.rule is Rule.TWO_CARDS
    assert ZAUBERCOCKTAIL.choosing((Cards.parse("2SE"),), hand).reason.rule is Rule.WILD


# Values and where they come from -----------------------------------------------------------------


def test_the_kits_read_back() -> None:
    assert parse_kit(str(values.BOOK), complete=False) == values.BOOK
    assert parse_kit(str(PLAYING)) == PLAYING
    own = parse_kit("WB=20,21,22&track=40", PLAYING)
    assert parse_kit(str(own)) == own
    assert own.track == Figure(40)
    assert own.values.scale(Ingredient.FARANBLATT) == PLAYING.values.scale(Ingredient.FARANBLATT)


def test_only_the_default_kit_is_guessed() -> None:
    assert PLAYING.conjectured
    assert PLAYING.complete
    assert not values.BOOK.conjectured
    assert not values.BOOK.complete


def test_the_default_kit_agrees_with_the_book() -> None:
    assert values.contradictions(PLAYING) == ()
    (reason,) = values.contradictions(parse_kit("WB=20,25,22", PLAYING))
    assert dict(reason.facts)["book"] == 21
    (short,) = values.contradictions(parse_kit("FB=1,2", PLAYING))
    assert (short.case, short["size"], short["book"]) == ("cut-short", 3, 30)
    speak([reason, short])


def test_a_whole_entered_kit_has_no_guess() -> None:
    rows = "&".join(f"{kind}=1,2,3" for kind in NATURAL)
    recipes = ",".join(["5/3/1/-2"] * 9)
    kit = parse_kit(f"{rows}&recipes={recipes}&track=30")
    assert not kit.conjectured
    with pytest.raises(Refused) as refused:
        parse_kit(f"{rows.partition('&')[2]}&recipes={recipes}&track=30")
    assert refused.value.reason.case == "no-row"
    with pytest.raises(Refused) as refused:
        parse_kit(f"{rows}&recipes={recipes}")
    assert refused.value.reason.case == "no-track"


def test_what_an_answer_rests_on() -> None:
    def rests(choice: str) -> Provenance:
        return coll.rests_on(coll.parse_choice(choice), PLAYING.values)

    assert rests("7GW.2BE") is Provenance.BOOK
    assert rests("7GW.7BS") is Provenance.REPORTED
    assert rests("7BS.4SG") is Provenance.CONJECTURE


def test_the_book_is_never_guessed() -> None:
    for choice in every_choice(Cards.parse("4GW,3SG,2WB,SE")):
        known = all(BY_THE_BOOK.kit.values.points(c.kinds[0], len(c)) is not None for c in choice)
        assert BY_THE_BOOK.choosing(choice, Cards.parse("4GW,3SG,2WB,SE")).answer is known
        if not known:
            with pytest.raises(Refused):
                coll.total(choice, BY_THE_BOOK.kit.values)
    with pytest.raises(Refused):
        BY_THE_BOOK.best(parse_position(BY_THE_BOOK, "hands=2SG,2WB/-/-/-"), 0)
    with pytest.raises(Refused) as refused:
        BY_THE_BOOK.chance(parse_position(BY_THE_BOOK, "players=4&dealt=yes"), Random(1))
    speak([refused.value.reason])


# Play -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_random_play(players: int) -> None:
    start = ZAUBERCOCKTAIL.start(players)
    trace = check_playout(ZAUBERCOCKTAIL, start, players, lambda state: state.cards)
    speak(list({(r.rule, r.case): r for r in reasons(trace)}.values()))
    for step in trace.steps[::5]:
        assert parse_position(ZAUBERCOCKTAIL, str_position(step.after)) == step.after
        move = str_move(step.seat, step.action)
        assert parse_move(move, players) == (step.seat, step.action)
        for own in step.after.seats:
            for action in ZAUBERCOCKTAIL.candidates(step.after, own):
                speak([ZAUBERCOCKTAIL.verdict(step.after, own, action).reason])
    check_scores(trace)


def check_scores(trace: Trace[Table, Any]) -> None:
    for step in trace.steps:
        lines = ZAUBERCOCKTAIL.scores(step.before)
        stands = step.after if isinstance(step.action, table.Move) else step.before
        for own in step.before.seats:
            assert sum(line.points for line in lines[own]) == stands.track[own]


def bots_play(seed: int) -> None:
    random = Random(seed)
    state = ZAUBERCOCKTAIL.start(4 + seed % 4)
    while ZAUBERCOCKTAIL.actors(state):
        step = play_on(ZAUBERCOCKTAIL, Trace(ZAUBERCOCKTAIL, state), random).steps[-1]
        assert step.after.cards == DECK
        state = step.after
    rounds = len(state.past)
    ended = ZAUBERCOCKTAIL.ending(state).reason.rule
    assert 6 <= rounds <= 9 or (ended is Rule.TRACK_ENDS and rounds > 0)
    assert max(state.track) == state.track[ZAUBERCOCKTAIL.winners(state).answer[0]]


@pytest.mark.parametrize("first", range(0, 1000, 25))
def test_a_thousand_games_end(first: int) -> None:
    for seed in range(first, first + 25):
        bots_play(seed)


def test_a_market_of_bots_makes_every_trader_richer() -> None:
    rows = PLAYING.values.totals
    for seed in range(8):
        random = Random(seed)
        trace = Trace(ZAUBERCOCKTAIL, ZAUBERCOCKTAIL.start(5))
        while ZAUBERCOCKTAIL.phase(trace.state) is not Phase.COLLECTING:
            trace = play_on(ZAUBERCOCKTAIL, trace, random)
        for step in trace.steps:
            if isinstance(step.action, Deliver) and step.before.hands != step.after.hands:
                for own in step.before.seats:
                    before, after = step.before.hands[own], step.after.hands[own]
                    assert before == after or worth(after, rows) > worth(before, rows)


def test_bots_are_seeded_and_look_at_their_own_hand_only() -> None:
    line = "hands=3BS,2GW,FB/2FB,BS/2GW/2GE&recipe=5/3/1/-2&offers=B:BS:GW"
    other = "hands=3BS,2GW,FB/BS,GR,TH/2BE/2TH&recipe=5/3/1/-2&offers=B:BS:GW"
    one, two = (parse_position(ZAUBERCOCKTAIL, text) for text in (line, other))
    assert choose(ZAUBERCOCKTAIL, one, 0) == choose(ZAUBERCOCKTAIL, two, 0)


# Anything whatever --------------------------------------------------------------------------------

START = "hands=2FB,BE/3BS/2GW/2GE,SG&recipe=5/3/1/-2&offers=A:FB:2BS"
NONSENSE = [
    None,
    3,
    "stone",
    Offer,
    Offer(0, 3, None),  # type: ignore[arg-type]
    Offer(0, Cards((1,)), None),
    Offer(0, Cards((-1,) * 11), None),
    Offer("A", None, None),  # type: ignore[arg-type]
    Play((3,)),  # type: ignore[arg-type]
    Play(Cards()),  # type: ignore[arg-type]
    Deliver((WILD,)),  # type: ignore[arg-type]
    table.Accept(None),  # type: ignore[arg-type]
    table.Draw((1, 2)),  # type: ignore[arg-type]
    table.Turn("x"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("action", NONSENSE, ids=repr)
def test_any_action_whatever_is_answered(action: Any) -> None:
    state = parse_position(ZAUBERCOCKTAIL, START)
    for who in (0, 1, TABLE, 99, -7, "A", None):
        verdict = ZAUBERCOCKTAIL.verdict(state, who, action)  # type: ignore[arg-type]
        assert not verdict.legal
        speak([verdict.reason])


def test_any_action_at_any_time_is_answered() -> None:
    lines = [e["line"] for e in EXAMPLES if "line" in e and "refused" not in e and "kit" not in e]
    whats = {what for e in EXAMPLES for _, what, *_ in e.get("asks", [])}
    actions = [parse_action(what, 7) for what in sorted(whats)]
    for line in lines:
        state = parse(ZAUBERCOCKTAIL, line).state
        for action in (*actions, LayStone()):
            for who in (0, 3, 6, TABLE):
                verdict = ZAUBERCOCKTAIL.verdict(state, who, action)
                if verdict.legal:
                    after, _ = ZAUBERCOCKTAIL.apply(state, who, action)
                    assert after.cards == DECK


hostile = st.text(alphabet="ABG0123456789:/.,;&=-%{}$<> anyofferplaystonehdsckrt", max_size=60)


def refused_or_read(read: Any, *text: Any) -> None:
    """Nothing but a refusal with a sentence may come of foreign text."""
    refused = None
    try:
        read(*text)
    except Refused as error:
        refused = error.reason
    assert refused is None or str(SAY["ca"].why(refused))


@given(hostile, hostile)
def test_hostile_lines_are_refused_with_a_sentence(one: str, other: str) -> None:
    for line in (one, f"hands={one}", f"{START}&moves={one}", f"{START}&{one}={other}"):
        refused_or_read(parse, ZAUBERCOCKTAIL, line)


@given(hostile)
def test_hostile_tables_are_refused_with_a_sentence(text: str) -> None:
    for line in (text, f"WB={text}", f"recipes={text}", f"track={text}"):
        refused_or_read(parse_kit, line, PLAYING)


@pytest.mark.parametrize(
    "number", ["0", "2", "100000", "-1", "3.5", "1e309", "٣", "３", "", "9" * 3000]
)
def test_odd_numbers_of_players_are_refused(number: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(ZAUBERCOCKTAIL, f"players={number}")
    speak([refused.value.reason])
