"""Camelot's evening: examples, naive definitions, whole games, every rule witnessed and spoken."""

from collections import Counter
from dataclasses import fields, replace
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from harness import GAMES, act, against_random, check_evening, drawn, fits, name, shown, speak
from hypothesis import given
from hypothesis import strategies as st

from gamelib import bots
from gamelib.examples import examples
from gamelib.games import pads, rounds
from gamelib.games.camelot import CAMELOT, CAMELOT_DECK, DOING, EXCALIBUR, GRAIL, TWOS
from gamelib.games.camelot_round import CAMELOT_EVENING, NAMED_DEALER, notation, parse
from gamelib.games.camelot_rules import Rule
from gamelib.games.cards import FRENCH_SUITS, Card, Cards, Suit, parse_cards, str_cards
from gamelib.games.editions import SameTrick, ask, points, same_trick
from gamelib.games.rounds import (
    Bid,
    Bidding,
    ChooseTrump,
    Deal,
    Draw,
    Edition,
    Evening,
    Result,
    TurnUp,
)
from gamelib.games.tricks import Taken
from gamelib.games.wizard import WIZARD
from gamelib.play import TABLE, Trace, verdicts
from gamelib.ruling import Reason, Refused, Ruling, Rung, first
from gamelib.speech import LANGUAGES, Catalog

EXAMPLES = examples("camelot-round")


PLAYS = (*CAMELOT.plays, *TWOS)


def cards(text: str) -> Cards:
    return parse_cards(text, PLAYS)


class Judge:
    """What the rules say about an example of each kind, in the example's own keys."""

    def __init__(self, example: dict[str, Any], edition: Edition = CAMELOT_EVENING) -> None:
        self.example, self.edition = example, edition
        self.heard: list[Reason] = []
        self.players = example.get("players", 3)

    def hear(self, reason: Reason) -> str:
        self.heard.append(reason)
        return name(reason)

    def round(self) -> dict[str, Any]:
        try:
            course = parse(self.example["line"])
        except Refused as refused:
            return {"refused": self.hear(refused.reason)}
        assert parse(notation(course)) == course
        game, state = course.game, course.state
        assert isinstance(game, Edition)
        actors = game.actors(state)
        found: dict[str, Any] = {"due": game.phase(state).value, "actors": list(actors)}
        judged = verdicts(game, state, actors[0]) if actors else ()
        for key, legal in (("legal", True), ("illegal", False)):
            found[key] = {shown(a): self.hear(v.reason) for a, v in judged if v.legal is legal}
        if state.table:
            trump = game.trump(state)
            answer = trump.answer if isinstance(trump.answer, Suit) else "none"
            found |= {"trump": str(answer), "trump_by": self.hear(trump.reason)}
        found["said"] = [self.hear(step.verdict.reason) for step in course.steps]
        found["gave"] = [self.hear(reason) for reason in course.steps[-1].reasons]
        found["totals"] = list(game.totals(state))
        found["notes"] = [list(n) for row in state.rows for n in row.notes]
        found["asked"] = [
            {**asked, "legal": v.legal, "rule": self.hear(v.reason)}
            for asked in self.example.get("asked", [])
            for v in [game.verdict(state, asked["seat"], act(asked["do"], PLAYS))]
        ]
        return found

    def draws(self) -> dict[str, Any]:
        game, state = self.edition, Evening(self.players)
        for draw in (drawn(text, PLAYS) for text in self.example["draws"]):
            verdict = game.verdict(state, TABLE, draw)
            assert verdict.legal, self.hear(verdict.reason)
            state = game.apply(state, TABLE, draw)[0]
        found = first(game.first_dealer, state)
        key = "again" if isinstance(found.answer, tuple) else "dealer"
        answer = list(found.answer) if isinstance(found.answer, tuple) else found.answer
        asked = [
            {**question, "legal": v.legal, "rule": self.hear(v.reason)}
            for question in self.example.get("asked", [])
            for v in [game.verdict(state, TABLE, drawn(question["draw"], PLAYS))]
        ]
        return {key: answer, "by": self.hear(found.reason), "asked": asked}

    def claim(self) -> dict[str, Any]:
        (row,) = pads.parse(self.example["pad"])
        number = self.example["round"]
        said = tuple(self.example.get("points", ()))
        verdict = pads.happened(
            self.edition, row, number, said, self.example.get("first_dealer", 0)
        )
        awards = [
            self.hear(pads.award(self.edition, row, seat, number, claimed).reason)
            for seat, claimed in enumerate(said)
        ]
        return {"happened": verdict.legal, "by": self.hear(verdict.reason), "awards": awards}

    def pad(self) -> dict[str, Any]:
        rows = pads.parse(self.example["pad"])
        assert pads.parse(pads.notation(rows)) == rows
        sheet = pads.sheet(self.edition, rows)
        remarks = {
            f"{r.row}.{'-' if r.seat is None else r.seat}.{r.field}": self.hear(r.reason)
            for r in pads.check(self.edition, rows)
        }
        totals = [["" if e.total is None else e.total for e in entries] for entries in sheet]
        lines = [[self.hear(line.reason) for line in entry.lines] for entry in sheet[-1]]
        return {"totals": totals, "lines": lines, "remarks": remarks}

    def points(self) -> dict[str, Any]:
        lines = self.edition.lines(result(self.example))
        return {"lines": {self.hear(line.reason): line.points for line in lines}}

    def both(self) -> dict[str, Any]:
        game = WIZARD if self.example.get("from") == "wizard" else CAMELOT
        trump = next((s for s in Suit if str(s) == self.example["trump"]), None)
        same = same_trick(game, parse_cards(self.example["trick"], game.plays), trump)
        return {
            "wizard": self.side(same.wizard),
            "camelot": self.side(same.camelot),
            "changed": same.changed,
        }

    def side(self, side: Any) -> str:
        if isinstance(side, Reason):
            return self.hear(side)
        return f"{side.winner.answer + 1} {self.hear(side.winner.reason)}"

    def sizes(self) -> dict[str, Any]:
        ruling = self.edition.hand_sizes(self.players)
        sizes = ruling.answer
        return {"rounds": len(sizes), "last": sizes[-1], "by": self.hear(ruling.reason)}

    def ranking(self) -> dict[str, Any]:
        ruling = self.edition.winners(tuple(self.example["totals"]))
        return {"winners": list(ruling.answer), "by": self.hear(ruling.reason)}

    def fact(self) -> dict[str, Any]:
        return {}


def result(e: dict[str, Any]) -> Result:
    """The hand of a points example, for one seat."""
    number, rounds = e["round"], CAMELOT_EVENING.rounds(e["players"])
    notes = tuple(e.get("notes", ()))
    return Result(e["bid"], e["won"], number, number, number == rounds, notes, e["total"])


INPUTS = {
    "round": {"line"},
    "draws": {"draws"},
    "claim": {"pad", "points", "round", "first_dealer"},
    "pad": {"pad"},
    "points": {"round", "bid", "won", "total", "notes"},
    "both": {"from", "trick", "trump"},
    "ranking": {"totals"},
}
COMMON = {"id", "kind", "players", "shows"}


def wanted(example: dict[str, Any]) -> dict[str, Any]:
    """What an example expects."""
    inputs = COMMON | INPUTS.get(example["kind"], set())
    return {key: value for key, value in example.items() if key not in inputs}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_example(example: dict[str, Any]) -> None:
    found = getattr(Judge(example), example["kind"])()
    for key, value in wanted(example).items():
        assert key in found, found
        assert fits(found[key], value), (key, found[key])


def test_example_ids_are_unique() -> None:
    ids = [example["id"] for example in (*EXAMPLES, *examples("camelot"))]
    assert [i for i, count in Counter(ids).items() if count > 1] == []


def heard() -> list[Reason]:
    """Every reason of the examples."""
    judges = [Judge(example) for example in EXAMPLES]
    for judge in judges:
        getattr(judge, judge.example["kind"])()
    return [reason for judge in judges for reason in judge.heard]


def test_every_rule_has_an_example() -> None:
    """By deciding in an example, or by being shown in one."""
    witnessed = {reason.rule.id for reason in heard()}
    text = str(examples("camelot"))
    shown = {rule for example in EXAMPLES for rule in example.get("shows", ())}
    missing = {r.id for r in Rule if r.id not in witnessed | shown and r.id not in text}
    assert missing == set()


# Words -------------------------------------------------------------------------------------


def rungs(value: Any) -> list[Rung[Any]]:
    """Every rung of an edition, a game or a ladder."""
    if isinstance(value, Rung):
        return [value]
    if isinstance(value, tuple):
        return [rung for part in value for rung in rungs(part)]
    if isinstance(value, Edition) or value is CAMELOT:
        return [rung for field in fields(value) for rung in rungs(getattr(value, field.name))]
    return []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_rung_has_its_words(language: str) -> None:
    say = Catalog(language)
    for rule in Rule:
        assert say.rule(rule).parts
        assert say.cite(rule)
    for rung in rungs((*rungs(CAMELOT), *rungs(CAMELOT_EVENING), *rungs(NAMED_DEALER), *DOING)):
        assert say.has(f"{rung.rule.id}.{rung.name}"), f"{rung.rule.id}.{rung.name}"
    for rung in CAMELOT.winning:
        assert say.has(f"ladder-{rung.name}")
        assert say.has(f"ladder-{rung.name}.pass")
    for card in CAMELOT.plays:
        assert say.label(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_examples_is_spoken(language: str) -> None:
    say = Catalog(language)
    assert all(say.why(reason).parts for reason in set(heard()))


# The order of the rungs ------------------------------------------------------------------------


LADDERS = ("first_dealer", "drawing", "trumps", "choosing", "bidding", "summing", "awarding")


def fails(edition: Edition) -> bool:
    """Whether some example no longer holds for this edition (its hands excepted)."""
    for example in EXAMPLES:
        if example["kind"] in ("draws", "claim", "pad", "points"):
            try:
                found = getattr(Judge(example, edition), example["kind"])()
            except (LookupError, TypeError, ValueError, AttributeError, AssertionError):
                return True
            if not all(
                key in found and fits(found[key], value) for key, value in wanted(example).items()
            ):
                return True
    return False


@pytest.mark.parametrize("ladder", ["first_dealer", "drawing", "summing", "scoring"])
def test_no_rung_can_be_left_out(ladder: str) -> None:
    whole = getattr(CAMELOT_EVENING, ladder)
    for rung in rungs(whole):
        less = tuple(
            part if part is not rung else None for part in (whole if ladder != "scoring" else ())
        )
        made: Any = tuple(part for part in less if part)
        if ladder == "scoring":
            made = tuple(tuple(r for r in part if r is not rung) for part in whole)
        assert fails(replace(CAMELOT_EVENING, **{ladder: made})), rung.name


RESULTS = [
    Result(bid, won, n, n, n == 20, notes, n - less)
    for bid, won, n, notes, less in product((0, 1), (0, 1), (1, 4, 5, 20), ((), ("grail",)), (0, 1))
    if won <= n - less
]


def test_the_order_of_the_points_is_pinned() -> None:
    for at, ladder in enumerate(CAMELOT_EVENING.scoring):
        for a, b in combinations(range(len(ladder)), 2):
            order = list(ladder)
            order[a], order[b] = order[b], order[a]
            scoring = list(CAMELOT_EVENING.scoring)
            scoring[at] = tuple(order)
            swapped = replace(CAMELOT_EVENING, scoring=tuple(scoring))
            if any(swapped.lines(r) != CAMELOT_EVENING.lines(r) for r in RESULTS):
                assert fails(swapped), f"{ladder[a].name} and {ladder[b].name} may be swapped"


# Naive definitions -----------------------------------------------------------------------------


@given(st.integers(1, 20), st.integers(0, 20), st.integers(0, 20), st.booleans(), st.booleans())
def test_points_agree_with_one_line(n: int, bid: int, won: int, grail: bool, less: bool) -> None:
    won, total = min(won, n - less), n - less
    hand = Result(bid, won, n, n, n == 20, ("grail",) if grail else (), total)
    zero = 20 + n if n == 20 else 25 if n > 4 else 20
    exact = (zero if bid == 0 else 20 + 10 * won) + 20 * grail
    naive = 0 if n == 1 and less else exact if bid == won else -10 * abs(bid - won)
    assert sum(line.points for line in CAMELOT_EVENING.lines(hand)) == naive


@given(
    st.integers(1, 20), st.lists(st.integers(0, 20), min_size=0, max_size=5), st.integers(-2, 22)
)
def test_bids_agree_with_one_line(n: int, others: list[int], bid: int) -> None:
    before = tuple(min(other, n) for other in others)
    asked = Bidding(len(before), len(before), n, 6, before)
    last, total = len(before) == 5, sum(before) + bid
    legal = 0 <= bid <= n and (n <= 4 or not last or total != n or bid == 0)
    assert first(CAMELOT_EVENING.bidding, bid, asked).answer is legal


@given(st.lists(st.integers(0, 6), min_size=3, max_size=6), st.integers(1, 20))
def test_sums_agree_with_one_line(won: list[int], n: int) -> None:
    pairs = ",".join(f"0:{count}" for count in won)
    (row,) = pads.parse(pairs)
    if n <= CAMELOT_EVENING.rounds(len(won)):
        last = n == CAMELOT_EVENING.rounds(len(won))
        right = (n - 1,) if last else (n, n - 1)
        ruling = pads.sum_of(CAMELOT_EVENING, row, n)
        assert ruling is not None
        assert ruling.answer is (sum(won) in right)


# Both editions ---------------------------------------------------------------------------------


@given(st.permutations(CAMELOT_DECK), st.integers(1, 6), st.sampled_from([None, *FRENCH_SUITS]))
def test_what_both_can_write_both_rule_alike(
    deck: list[Card], size: int, trump: Suit | None
) -> None:
    trick = tuple(card.plays[-1] for card in deck[:size])
    same = same_trick(CAMELOT, trick, trump)
    assert isinstance(same, SameTrick)
    if isinstance(same.wizard, Reason):
        assert any(card.suit is None for card in trick)
    else:
        assert not same.changed
        back = same_trick(WIZARD, same.wizard.trick, same.wizard.trump)
        assert not isinstance(back.camelot, Reason)
        pairs = zip(trick, back.camelot.trick, strict=True)
        assert all(card.suit is None or card == other for card, other in pairs)


def test_what_changes_around_the_trick() -> None:
    zero = Result(0, 0, 5, 5, False, (), 5)
    assert points(zero).changed
    assert not points(zero._replace(cards=4, number=4, total=4)).changed
    bound = Bidding(3, 3, 5, 4, (2, 1, 0))

    def may_bid_two(edition: Edition) -> Ruling[bool]:
        return first(edition.bidding, 2, bound)

    both = ask(may_bid_two)
    assert (both.wizard.answer, both.camelot.answer, both.changed) == (True, False, True)


# Whole games -----------------------------------------------------------------------------------


def played(trace: Trace[Evening, Any]) -> list[set[Card]]:
    """The cards played in each hand."""
    hands: list[set[Card]] = []
    for step in trace.steps:
        if isinstance(step.action, Deal):
            hands.append(set())
        if isinstance(step.action, Card):
            hands[-1].add(step.action)
    return hands


@pytest.mark.parametrize("players", range(3, 7))
def test_random_games_end_and_add_up(players: int) -> None:
    rounds = CAMELOT_EVENING.rounds(players)
    for seed in range(GAMES):
        opening = 1 if GAMES > 1 else rounds // 2
        start = CAMELOT_EVENING.start(players, opening=opening)
        trace = check_evening(CAMELOT_EVENING, start, seed)
        check_game(trace, opening)
        if seed < 2:
            speak(trace)


def check_game(trace: Trace[Evening, Any], opening: int) -> None:
    """Counted tricks are n, or n - 1 with Excalibur; the Grail is noted where it was won."""
    state, edition = trace.state, CAMELOT_EVENING
    players = state.players
    hands = played(trace)
    assert len(state.rows) == len(hands) == edition.rounds(players) - opening + 1
    dealer = edition.dealer(state._replace(rows=(), table=None))
    for number, (row, seen) in enumerate(zip(state.rows, hands, strict=True), opening):
        cards = edition.cards(players, number)
        won = [count for count in row.won if isinstance(count, int)]
        assert sum(won) == cards - (EXCALIBUR in seen)
        assert sum(map(len, row.notes)) == (GRAIL in seen)
        first_dealer = (dealer - opening + 1) % players
        assert pads.happened(edition, row, number, first_dealer=first_dealer).legal
    assert edition.totals(state) == pads.totals(edition, state.rows, opening)


WEIRD = [None, "", 7, (), object, Bid(None), Bid("x"), Bid(10**100), ChooseTrump("none")]
WEIRD += [Draw(()), Draw((None,) * 4), Deal(()), TurnUp(GRAIL), cards("MerlinW")[0], GRAIL]


def test_any_action_whatever_is_answered() -> None:
    trace = check_evening(CAMELOT_EVENING, CAMELOT_EVENING.start(3, opening=18), 1)
    say = Catalog("en")
    for step in Random(1).sample(trace.steps, 25):
        for action, seat in product(WEIRD, (TABLE, 0, 2, 5)):
            verdict = CAMELOT_EVENING.verdict(step.before, seat, action)
            assert say.why(verdict.reason).parts
    for action, seat in product(WEIRD, (TABLE, 0, 2, 5)):
        assert not CAMELOT_EVENING.verdict(trace.state, seat, action).legal


def test_bots_beat_random_players() -> None:
    ahead, lead = against_random(CAMELOT_EVENING, 8 if GAMES == 1 else 200)
    assert ahead > 0.75
    assert lead > 100


@pytest.mark.parametrize("players", [3, 5])
def test_bots_play_a_camelot_evening(players: int) -> None:
    edition, random = CAMELOT_EVENING, Random(players)
    trace = Trace(edition, edition.start(players, opening=edition.rounds(players) - 2))
    while actors := edition.actors(trace.state):
        seat = actors[0]
        table = seat == TABLE
        action = edition.chance(trace.state, random) if table else None
        trace = trace.then(seat, action or bots.action(edition, trace.state, seat))
    assert len(trace.state.rows) == 3


def test_doing_is_spoken_for_every_trick_of_a_game() -> None:
    trace = check_evening(CAMELOT_EVENING, CAMELOT_EVENING.start(6, opening=8), 5)
    says = [Catalog(language) for language in LANGUAGES]
    for step in trace.steps:
        at = step.before.table
        if at and at.round.trick:
            for ruling in CAMELOT.does(at.round.trick, at.round.trump):
                assert ruling is None or all(say.why(ruling.reason).parts for say in says)


def test_notation_of_cards_stays_readable_in_a_link() -> None:
    line = "players=3&round=1&dealer=2&hands=AH/Excalibur/Grail&turned=5H"
    assert notation(parse(line)) == line
    assert str_cards(cards("MerlinW 10S")) == "MerlinW,10S"


def test_a_note_that_nobody_knows_is_refused() -> None:
    row = pads.parse("1:1:grial,1:1,2:3")[0]
    with pytest.raises(Refused) as refused:
        pads.happened(CAMELOT_EVENING, row, 5, ())
    assert refused.value.reason["part"] == "grial"


def test_variants_are_not_among_the_keys_of_camelot() -> None:
    with pytest.raises(Refused) as refused:
        parse("variants=mono-colour&players=3&round=1")
    assert refused.value.reason["part"] == "variants=mono-colour"
    assert str(refused.value.reason["right"]).split()[:2] == ["players", "round"]


@pytest.mark.parametrize(
    ("row", "number", "by", "facts"),
    [
        ("2:1,0:0,1:1", 5, "CAM-TRACK-03.tricks-cannot-be", {"total": 2, "cards": 5, "less": 4}),
        ("9:9,9:9,2:2", 20, "CAM-EXC-02.last-hand-has-excalibur", {"total": 20, "right": 19}),
    ],
)
def test_tricks_that_cannot_be_are_told_how_many_there_could_be(
    row: str, number: int, by: str, facts: dict[str, int]
) -> None:
    ruling = pads.sum_of(CAMELOT_EVENING, *pads.parse(row), number)
    assert ruling is not None
    assert name(ruling.reason) == by
    assert facts.items() <= dict(ruling.reason.facts).items()


def test_the_grail_is_noted_where_it_lies() -> None:
    trick = Taken(0, cards("4C,Grail,6C"), 1)
    assert [rung.ask(trick).value for rung in CAMELOT_EVENING.noting] == [True]


def test_a_card_that_was_drawn_for_the_deal_is_not_drawn_again() -> None:
    deck = cards("3S 4S 5S")
    tied = CAMELOT_EVENING.start(3)._replace(draws=(Draw((deck[0], None, None)),))
    for seed in range(12):
        again = rounds.drawn((1, 2), tied, deck, Random(seed))
        assert again.cards[0] is None
        assert set(again.cards[1:]) == set(deck[1:])


@pytest.mark.parametrize(
    ("bids", "number", "notes", "case", "due"),
    [
        ("0:0,1:2,2:3", 5, (), "CAM-DEF-05.other-points", "25"),
        ("0:0,1:2,2:3", 5, ("grail",), "CAM-DEF-05.other-points", "45"),
        ("1:1,1:1,2:3", 5, ("grail",), "CAM-DEF-05.other-points", "50"),
        ("1:1,1:1,2:3", 5, (), "CAM-SCORE-02.wrong-for-exact", "30"),
        ("1:0,2:2,2:3", 5, ("grail",), "CAM-SCORE-04.wrong-for-missed", "\N{MINUS SIGN}10"),
    ],
)
def test_points_refused_are_refused_by_the_rule_that_pays_them(
    bids: str, number: int, notes: tuple[str, ...], case: str, due: str
) -> None:
    """An exact bid is not worth 20 where it is a bid of zero."""
    (row,) = pads.parse(bids)
    row = replace(row, notes=(notes, (), ()))
    ruling = pads.award(CAMELOT_EVENING, row, 0, number, 17)
    assert not ruling.answer
    assert f"{ruling.reason.rule.id}.{ruling.reason.case}" == case
    assert ruling.reason["due"] == due
    other, *lines = pads.denied(CAMELOT_EVENING, row, 0, number, 17)
    assert (other["number"], other["claimed"], other["due"]) == (number, "17", due)
    paid = CAMELOT_EVENING.lines(CAMELOT_EVENING.result(row, 0, number))
    assert lines == [line.reason for line in paid]
    told = pads.refused(CAMELOT_EVENING, row, 0, number, 17)
    assert told == ((other, *lines) if case.endswith("other-points") else (ruling.reason,))
    for language in LANGUAGES:
        for reason in (ruling.reason, other):
            assert due in str(Catalog(language).why(reason))
