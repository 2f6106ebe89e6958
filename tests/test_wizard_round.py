"""Wizard's evening: examples, naive definitions, whole games of every variant, who sees what."""

from collections import Counter
from dataclasses import fields, replace
from functools import cache
from itertools import combinations, pairwise, product
from random import Random
from typing import Any

import pytest
from harness import GAMES, act, against_random, check_evening, fits, name, shown, speak
from hypothesis import given
from hypothesis import strategies as st

from gamelib import bots
from gamelib.examples import examples
from gamelib.games import pads, wizard_round, wizard_variants
from gamelib.games.cards import WIZARD_DECK, Card, Kind, Suit, parse_card, parse_cards
from gamelib.games.notation import Input
from gamelib.games.rounds import (
    Bid,
    Bidding,
    ChooseTrump,
    Deal,
    Draw,
    Edition,
    Evening,
    Glance,
    Row,
    TurnUp,
    Unseen,
    on_table,
)
from gamelib.games.tricks import Round, Taken
from gamelib.games.wizard import WIZARD, Rule
from gamelib.games.wizard_round import EVENING
from gamelib.games.wizard_variants import (
    COMBINING,
    PILES,
    Variant,
    combine,
    compare,
    edition,
    how_many_rounds,
    may_bid,
    may_play,
    may_see_bid,
    may_see_hand,
    notation,
    parse,
    parse_variants,
    together,
    variants_of,
    which_trump,
    who_wins,
)
from gamelib.play import TABLE, Trace, verdicts
from gamelib.ruling import Reason, Refused, Rung, Verdict, first
from gamelib.speech import LANGUAGES, Catalog

EXAMPLES = examples("wizard-round")


def cards_of(text: str) -> tuple[Card, ...]:
    return parse_cards(text, WIZARD_DECK)


class Judge:
    """What the rules say about an example of each kind, in the example's own keys."""

    def __init__(self, example: dict[str, Any]) -> None:
        self.example = example
        self.heard: list[str] = []
        self.players = example.get("players", 4)
        variants = parse_variants(example.get("variants", ""))
        self.edition = edition(variants if combine(variants).legal else ())

    def hear(self, reason: Reason) -> str:
        self.heard.append(name(reason))
        return name(reason)

    def verdict(self, verdict: Verdict) -> tuple[bool, str]:
        return verdict.legal, self.hear(verdict.reason)

    def round(self) -> dict[str, Any]:
        try:
            course = parse(self.example["line"])
        except Refused as refused:
            return {"refused": self.hear(refused.reason)}
        assert notation(parse(notation(course))) == notation(course)
        assert parse(notation(course)) == course
        game, state = course.game, course.state
        assert isinstance(game, Edition)
        actors = game.actors(state)
        said: dict[str, Any] = {"due": game.phase(state).value, "actors": list(actors)}
        if actors:
            said["dealer"] = game.dealer(state)
            judged = verdicts(game, state, actors[0])
            for key, legal in (("legal", True), ("illegal", False)):
                said[key] = {shown(a): self.hear(v.reason) for a, v in judged if v.legal is legal}
        if state.table:
            trump = game.trump(state)
            said["trump"] = str(trump.answer or "none").lower()
            said["trump_by"] = self.hear(trump.reason)
        said["said"] = [self.hear(step.verdict.reason) for step in course.steps]
        said["gave"] = [self.hear(reason) for reason in course.steps[-1].reasons]
        said["totals"] = list(game.totals(state))
        said["asked"] = []
        for ask in self.example.get("asked", []):
            legal, rule = self.verdict(
                game.verdict(state, ask["seat"], act(ask["do"], WIZARD_DECK))
            )
            said["asked"].append({**ask, "legal": legal, "rule": rule})
        return said

    def claim(self) -> dict[str, Any]:
        (row,) = pads.parse(self.example["pad"])
        points = tuple(self.example.get("points", ()))
        first_dealer = self.example.get("first_dealer", 0)
        verdict = pads.happened(self.edition, row, self.example["round"], points, first_dealer)
        happened, by = self.verdict(verdict)
        awards = [
            self.hear(pads.award(self.edition, row, seat, self.example["round"], said).reason)
            for seat, said in enumerate(points)
        ]
        return {"happened": happened, "by": by, "awards": awards}

    def pad(self) -> dict[str, Any]:
        rows = pads.parse(self.example["pad"])
        assert pads.parse(pads.notation(rows)) == rows
        opening = self.example.get("opening", 1)
        sheet = pads.sheet(self.edition, rows, opening)
        totals = [["" if e.total is None else e.total for e in entries] for entries in sheet]
        lines = [[self.hear(line.reason) for line in entry.lines] for entry in sheet[-1]]
        remarks = {
            f"{r.row}.{'-' if r.seat is None else r.seat}.{r.field}": self.hear(r.reason)
            for r in pads.check(self.edition, rows, opening)
        }
        said = {"totals": totals, "lines": lines, "remarks": remarks}
        if "printed" in self.example:
            said["printed"] = pads.printed_row(self.edition, rows, opening)
            pairs = [(e.total, bid) for e, bid in zip(sheet[-1], rows[-1].bids, strict=True)]
            assert list(pads.printed(said["printed"])) == pairs
        return said

    def winner(self) -> dict[str, Any]:
        trick = cards_of(self.example["trick"])
        trump = None if self.example["trump"] == "none" else Suit(self.example["trump"])
        won = self.edition.tricks.winner(trick, trump)
        said = {"winner": won.answer + 1, "by": self.hear(won.reason)}
        return {**said, **self.switch(who_wins(trick, trump), lambda at: at + 1)}

    def ask(self) -> dict[str, Any]:
        e = self.example
        look = Glance(
            e.get("viewer", 0), e.get("owner", 0), e.get("round", 1), e.get("all_bid", False)
        )
        match e["question"]:
            case "bid":
                question = may_bid(e["bid"], tuple(e["before"]), e["cards"], e["players"])
                return self.switch(question, bool)
            case "see-bid":
                return self.switch(may_see_bid(look), bool)
            case "see-hand":
                return self.switch(may_see_hand(look), bool)
            case "trump":
                turned = parse_card(e["turned"], WIZARD_DECK)
                return self.switch(
                    which_trump(turned, e["stock"]), lambda suit: str(suit or "none")
                )
            case "rounds":
                return self.switch(how_many_rounds(e["players"]), len)
        state = WIZARD.parse(e["line"]).state
        return self.switch(may_play(parse_card(e["card"], WIZARD_DECK), state), bool)

    def switch(self, question: Any, show: Any) -> dict[str, Any]:
        base, differences = compare(question, self.players)
        for difference in differences:
            self.hear(difference.reason)
        return {
            "base": show(base.answer),
            "changed": {
                str(d.variant): show(d.ruling.answer) for d in differences if d.changed and d.ruling
            },
            "same": [str(d.variant) for d in differences if d.ruling and not d.changed],
            "impossible": [str(d.variant) for d in differences if d.ruling is None],
        }

    def combine(self) -> dict[str, Any]:
        variants = parse_variants(self.example.get("variants", ""))
        allowed, by = self.verdict(combine(variants, self.players))
        if allowed:
            assert set(variants_of(edition(variants, self.players))) == set(variants)
        else:
            with pytest.raises(Refused):
                edition(variants, self.players)
        return {"allowed": allowed, "by": by}

    def sizes(self) -> dict[str, Any]:
        ruling = self.edition.hand_sizes(self.players)
        cards = ruling.answer
        by = self.hear(ruling.reason)
        return {"rounds": len(cards), "first": cards[0], "last": cards[-1], "by": by}

    def sight(self) -> dict[str, Any]:
        e = self.example
        look = Glance(e["viewer"], e["owner"], e["round"], e["all_bid"])
        question = may_see_hand(look) if e["look"] == "hand" else may_see_bid(look)
        ruling = question(self.edition)
        return {"seen": ruling.answer, "by": self.hear(ruling.reason)}

    def ranking(self) -> dict[str, Any]:
        ruling = self.edition.winners(tuple(self.example["totals"]))
        return {"winners": list(ruling.answer), "by": self.hear(ruling.reason)}

    def fact(self) -> dict[str, Any]:
        return {}

    def deck(self) -> dict[str, Any]:
        return {}


INPUTS = {
    "winner": {"trick", "trump"},
    "ask": {
        "bid",
        "before",
        "cards",
        "viewer",
        "owner",
        "round",
        "all_bid",
        "turned",
        "stock",
        "line",
        "card",
    },
    "sight": {"viewer", "owner", "round", "all_bid", "look"},
    "ranking": {"totals"},
    "round": {"line"},
    "claim": {"pad", "points", "round", "first_dealer"},
    "pad": {"pad", "opening"},
}
COMMON = {"id", "kind", "variants", "players", "shows", "question"}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_example(example: dict[str, Any]) -> None:
    said = getattr(Judge(example), example["kind"])()
    inputs = COMMON | INPUTS.get(example["kind"], set())
    want = {key: value for key, value in example.items() if key not in inputs}
    if isinstance(want.get("trump"), str):
        want["trump"] = want["trump"].lower()
        said["trump"] = said["trump"].removeprefix("suit.")
    assert want.keys() <= said.keys(), want.keys() - said.keys()
    for key, value in want.items():
        assert fits(said[key], value), (key, said[key])


def test_example_ids_are_unique() -> None:
    ids = [example["id"] for example in (*EXAMPLES, *examples("wizard"))]
    assert len(ids) == len(set(ids))


def test_every_rule_has_an_example() -> None:
    """By deciding in an example, or by being shown in one."""
    seen: set[str] = set()
    for example in EXAMPLES:
        judge = Judge(example)
        getattr(judge, example["kind"])()
        seen |= {heard.partition(".")[0] for heard in judge.heard} | set(example.get("shows", ()))
    tricks = {rule.id for rule in Rule if any(rule.id in str(e) for e in examples("wizard"))}
    assert {rule.id for rule in Rule} == (seen | tricks) & {rule.id for rule in Rule}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_examples_has_its_sentence(language: str) -> None:
    say = Catalog(language)
    for example in EXAMPLES:
        judge = Judge(example)
        getattr(judge, example["kind"])()
        assert all(say.has(heard) for heard in judge.heard), judge.heard


# Ladders -----------------------------------------------------------------------------------------


def editions() -> list[Edition]:
    """Every combination that may be played by four."""
    return [
        edition(variants, 4)
        for size in range(len(Variant) + 1)
        for variants in combinations(Variant, size)
        if combine(variants, 4).legal
    ]


def rungs(thing: Any) -> list[Rung[Any]]:
    if isinstance(thing, Rung):
        return [thing]
    if isinstance(thing, tuple):
        return [rung for part in thing for rung in rungs(part)]
    return []


def all_rungs() -> set[tuple[str, str]]:
    """Every rung of every edition, by rule and name."""
    return {
        (rung.rule.id, rung.name)
        for made in editions()
        for owner in (made, made.tricks)
        for field in fields(owner)
        for rung in rungs(getattr(owner, field.name))
    } | {(rung.rule.id, rung.name) for rung in COMBINING}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rung_has_its_sentence(language: str) -> None:
    say = Catalog(language)
    assert [f"{rule}.{case}" for rule, case in all_rungs() if not say.has(f"{rule}.{case}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rung_of_a_shown_ladder_has_a_label(language: str) -> None:
    say = Catalog(language)
    for made in editions():
        shown_ladders = (made.trumps, made.ranking, made.scoring, made.tricks.winning)
        for rung in rungs(shown_ladders):
            assert say.has(f"ladder-{rung.name}"), rung.name
            assert say.has(f"ladder-{rung.name}.pass"), rung.name


def check_all_examples() -> None:
    for example in EXAMPLES:
        test_example(example)


# Two neighbours that never answer the same question, so that their order is free.
FREE = {
    ("evening-over", "not-dealt-yet"),
    ("not-dealt-yet", "not-turned-yet"),
    ("round-still-on", "trump-is-settled"),
    ("trump-is-settled", "nobody-draws"),
    ("choice-is-due", "nothing-to-choose"),
    ("nothing-to-choose", "bids-first"),
    ("bids-first", "bids-are-written"),
    ("one-card", "two-cards"),
    ("two-cards", "all-are-dealt"),
    ("card-to-turn-up", "jester-turned-up"),
    ("jester-turned-up", "dealer-has-chosen"),
    ("wizard-turned-up", "suit-turned-up"),
    ("bid-already", "not-first-bidder"),
    ("below-zero", "more-than-hand"),
    ("exact-bid", "too-many-tricks"),
    ("forehead-of-another", "own-hand"),
    ("more-than-hand", "total-forbidden"),
    # Tested by itself below, since a line always has a hand for each.
    ("hand-for-each", "wrong-hand-size"),
}
LADDERS = [
    field.name
    for field in fields(Edition)
    if isinstance(getattr(EVENING, field.name), tuple) and field.name != "scoring"
]


def neighbours() -> list[tuple[str, str, int]]:
    """Every pair of neighbours, by edition and ladder, once."""
    seen: set[tuple[str, ...]] = set()
    pairs = []
    for made in editions():
        for ladder in LADDERS if len(variants_of(made)) < 2 else ():
            names = [rung.name for rung in rungs(getattr(made, ladder))]
            key = (ladder, *(rung.rule.id + rung.name for rung in rungs(getattr(made, ladder))))
            fresh = key not in seen
            seen.add(key)
            pairs += [
                (made.name, ladder, at)
                for at, pair in enumerate(pairwise(names))
                if fresh and pair not in FREE
            ]
    return pairs


@pytest.mark.parametrize(("label", "ladder", "at"), neighbours())
def test_order_of_rungs_matters(
    label: str, ladder: str, at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exchanging two neighbours breaks an example: the order stands for something."""
    own = by_name(label)
    swapped = list(getattr(own, ladder))
    swapped[at], swapped[at + 1] = swapped[at + 1], swapped[at]
    changed = replace(own, **{ladder: tuple(swapped)})
    whole = wizard_variants.made

    def made(variants: frozenset[Variant]) -> Edition:
        return changed if variants == frozenset(variants_of(own)) else whole(variants)

    monkeypatch.setattr(wizard_variants, "made", made)
    if label == "wizard":
        monkeypatch.setattr(wizard_variants, "EVENING", changed)
    with pytest.raises((AssertionError, LookupError, TypeError, Refused)):
        check_all_examples()


# Naive definitions -------------------------------------------------------------------------------

CARDS = st.sampled_from(WIZARD_DECK)


@given(st.integers(0, 20), st.integers(0, 20))
def test_points_agree_with_one_line(bid: int, won: int) -> None:
    row = Row((bid, 0, 0), (won, 0, 0))
    points = sum(line.points for line in EVENING.lines(EVENING.result(row, 0, 20)))
    assert points == (20 + 10 * won if bid == won else -10 * abs(bid - won))


@given(st.integers(3, 6), st.data())
def test_plus_minus_one_forbids_exactly_one_bid(players: int, data: st.DataObject) -> None:
    """H-03: the last bidder always has a bid; the others have all of them."""
    game = edition((Variant.PLUS_MINUS_ONE,), players)
    cards = data.draw(st.integers(1, game.rounds(players)))
    before = tuple(data.draw(st.lists(st.integers(0, cards), max_size=players - 1)))
    allowed = {b for b in range(cards + 1) if may_bid(b, before, cards, players)(game).answer}
    last = len(before) == players - 1
    assert allowed == {b for b in range(cards + 1) if not last or sum(before) + b != cards}
    assert allowed


@given(st.lists(CARDS, min_size=3, max_size=6), st.sampled_from([None, *Suit]))
def test_only_mono_colour_changes_the_winner(trick: list[Card], trump: Suit | None) -> None:
    """H-02."""
    base, differences = compare(who_wins(tuple(trick), trump), 4)
    assert base == WIZARD.winner(tuple(trick), trump)
    for difference in differences:
        mono = difference.variant is Variant.MONO_COLOUR
        assert mono or (not difference.changed and difference.ruling == base)


@given(st.lists(CARDS, min_size=3, max_size=4))
def test_mono_colour_agrees_with_one_line(trick: list[Card]) -> None:
    ranks = [{Kind.WIZARD: 14, Kind.JESTER: 0}.get(card.kind, card.rank) for card in trick]
    won = edition((Variant.MONO_COLOUR,), 4).tricks.winner(tuple(trick), None)
    assert won.answer == ranks.index(max(ranks))


@given(st.integers(3, 6), st.sets(st.sampled_from(list(Variant))))
def test_combinations_agree_with_one_line(players: int, variants: set[Variant]) -> None:
    plus, hid, sec, div, mono = (variant in variants for variant in Variant)
    wrong = (hid and sec) or (plus and (hid or sec)) or (mono and (div or players > 4))
    assert combine(variants, players).legal is not wrong


def test_stock_of_the_last_round_but_one() -> None:
    """One card for each player is left, so that round still has a trump."""
    for players in range(3, 7):
        rounds = EVENING.rounds(players)
        assert len(WIZARD_DECK) - players * (rounds - 1) == players


# Whole games -------------------------------------------------------------------------------------

TABLES = [(made.name, players) for made in editions() for players in made.tricks.tables]


def by_name(label: str) -> Edition:
    return next(made for made in editions() if made.name == label)


@pytest.mark.parametrize(("label", "players"), TABLES)
def test_random_games_end_and_add_up(label: str, players: int) -> None:
    """Evenings from all sorts of rounds on, of every combination and number of players."""
    game = by_name(label)
    rounds = game.rounds(players)
    for seed in range(GAMES):
        opening = 1 if label == "wizard" or GAMES > 1 else rounds - (seed + players) % (rounds // 2)
        start = game.start(players, seed % players, opening)
        trace = check_evening(game, start, seed)
        check_rows(game, trace)
        if seed < 2:
            speak(trace)


@cache
def evening_of_three(label: str) -> Trace[Evening, Any]:
    """One whole evening of each combination, for tests that look at its moments."""
    game = by_name(label)
    return check_evening(game, game.start(3), 3)


def check_rows(game: Edition, trace: Trace[Evening, Any]) -> None:
    """Each round's tricks sum to its cards; lines sum to totals; dealers go round."""
    state, players = trace.state, trace.start.players
    assert len(state.rows) == game.rounds(players) - trace.start.opening + 1
    for number, row in enumerate(state.rows, trace.start.opening):
        assert sum(row.won) == game.cards(players, number)  # type: ignore[arg-type]
        dealer = trace.start.scorekeeper
        assert pads.check_row(game, row, number, dealer) == ()
        assert pads.happened(game, row, number, first_dealer=dealer).legal
    totals = game.totals(state)
    assert totals == pads.totals(game, state.rows, trace.start.opening)
    assert pads.sheet(game, state.rows, trace.start.opening)[-1][0].total == totals[0]
    dealers = [game.dealer(step.before) for step in trace.steps if isinstance(step.action, Deal)]
    assert all((one + 1) % players == other for one, other in pairwise(dealers))


def test_a_game_ends_within_its_rounds() -> None:
    """After the end nothing may be done, and everything is answered."""
    game = edition((Variant.MONO_COLOUR,), 3)
    state = check_evening(game, game.start(3, 0, 12), 1).state
    for action in (Bid(1), parse_card("W", WIZARD_DECK), ChooseTrump(None), Deal(()), None, 7, "x"):
        for seat in (TABLE, 0, 2, 5, "nobody"):
            verdict = game.verdict(state, seat, action)  # type: ignore[arg-type]
            assert not verdict.legal
            assert all(Catalog(language).why(verdict.reason) for language in LANGUAGES)


@pytest.mark.parametrize("variants", [(), (Variant.MONO_COLOUR,)])
def test_a_hand_for_each_comes_before_its_size(variants: tuple[Variant, ...]) -> None:
    game = edition(variants, 3)
    verdict = game.verdict(game.start(3), TABLE, Deal((cards_of("R1,R2"), cards_of("B1"))))
    assert name(verdict.reason) == "A-WIZ-20.hand-for-each"


WEIRD = [None, "", "two", -1, 99, 10**100, 1.5, float("inf"), True, "<b>", "{ $seat }", (), object]


@pytest.mark.parametrize("label", [made.name for made in editions()])
def test_any_action_whatever_is_answered(label: str) -> None:
    game = by_name(label)
    trace = evening_of_three(label)
    moments = {game.phase(step.before): step.before for step in reversed(trace.steps)}
    hands = (Deal(()), Deal(((), (), ())), Draw(()), TurnUp(parse_card("W", WIZARD_DECK)))
    actions = (*WEIRD, *map(Bid, WEIRD), *map(ChooseTrump, WEIRD), *hands)
    asked = [*product(moments.values(), (TABLE, 0, 1, 2, 3, -7), actions)]
    verdicts = [game.verdict(*ask) for ask in asked]
    # A Wizard may be turned up where there is one in the stock.
    legal = [action for (*_, action), verdict in zip(asked, verdicts, strict=True) if verdict.legal]
    assert set(map(type, legal)) <= {TurnUp}
    heard = {str(verdict.reason): verdict.reason for verdict in verdicts}
    for say in map(Catalog, LANGUAGES):
        assert all(say.why(reason).parts for reason in heard.values())


@pytest.mark.parametrize(
    ("said", "case"),
    [
        *((-1, "tricks-no-number"), ("0", "tricks-no-number"), (4, "more-tricks-than-played")),
        *((None, "tricks-missing"), (" ", "tricks-missing"), (3, "tricks-in-range")),
    ],
)
def test_what_was_typed_as_tricks(said: Any, case: str) -> None:
    assert first(EVENING.tallying, said, 3).reason.case == case


def test_why_a_card_of_mono_colour_does_not_win() -> None:
    tricks = edition([Variant.MONO_COLOUR]).tricks
    trick = parse_cards("R5 B7 G7 J", tricks.deck)
    assert tricks.winner(trick, None).answer == 1
    cases = [tricks.why_not(trick, None, at).case for at in (0, 2, 3)]
    assert cases == ["lower-number", "equal-but-later", "jester-loses"]
    lost = [first(tricks.losing, trick, at, None, None) for at in (0, 2, 3)]
    assert not any(ruling.answer for ruling in lost)


@pytest.mark.parametrize("seat", [3, 7, -7, True, "0", None])
def test_a_seat_where_nobody_sits_is_told_from_those_there_are(seat: Any) -> None:
    reason = EVENING.verdict(EVENING.start(3), seat, Bid(0)).reason
    assert (reason.rule.id, reason["right"]) == ("INPUT-SEAT", "0–2")


@pytest.mark.parametrize(
    "bad", [(2, 0, 1), (7, 0, 1), (3, 3, 1), (3, -1, 1), (3, 0, 0), (3, 0, 21)]
)
def test_bad_starts_are_refused(bad: tuple[int, int, int]) -> None:
    with pytest.raises(Refused) as refused:
        EVENING.start(*bad)
    assert all(Catalog(language).why(refused.value.reason) for language in LANGUAGES)


# One line ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("label", [made.name for made in editions()])
@pytest.mark.parametrize("seed", range(2))
def test_any_round_is_one_line(label: str, seed: int) -> None:
    """Any moment of a round goes into a line and comes back, and the line is short enough."""
    game, random = by_name(label), Random(seed)
    players = random.choice(list(game.tricks.tables))
    start = game.start(players, random.randrange(players), random.randint(1, game.rounds(players)))
    trace = check_evening(game, start, seed)
    last = next(i for i, step in enumerate(trace.steps) if step.after.rows)
    for length in {1, 2, 3, players, last // 2, last, last + 1} - {0}:
        course = Trace(game, start, trace.steps[:length])
        if any(isinstance(step.action, Bid) for step in course.steps) and not game.in_turn:
            continue
        assert parse(notation(course)) == course
        assert len(notation(course)) < 1000


# Who sees what -----------------------------------------------------------------------------------


@pytest.mark.parametrize("label", [made.name for made in editions()])
def test_views_hide_what_they_must(label: str) -> None:
    game = by_name(label)
    trace = evening_of_three(label)
    for step in trace.steps:
        state = step.after
        if state.table is None:
            continue
        bids, hands = state.table.bids, state.table.round.hands
        blind = Variant.CLAIRVOYANCE in variants_of(game) and state.number == 1
        for viewer in (TABLE, 0, 1, 2):
            view = on_table(game.view(state, viewer))
            for owner in range(3):
                sees = viewer != TABLE and (viewer == owner) is not blind
                assert view.round.hands[owner] == (hands[owner] if sees else None)
                covered = Variant.SECRET in variants_of(game) or (
                    Variant.HIDDEN in variants_of(game) and None in bids
                )
                hides = covered and viewer != owner and bids[owner] is not None
                assert view.bids[owner] == (Unseen.BID if hides else bids[owner])


# Bots --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("label", [made.name for made in editions()])
def test_bots_beat_random_players(label: str) -> None:
    """Short games of each edition: a bot comes out ahead of the random players in most."""
    ahead, lead = against_random(by_name(label), 5 if GAMES == 1 else 200)
    assert ahead > 0.75
    assert lead > 100


@pytest.mark.parametrize("label", [made.name for made in editions()])
def test_bots_do_not_peek(label: str) -> None:
    """What the seat may not see makes no difference to what the bot does."""
    game, random = by_name(label), Random(2)
    trace = evening_of_three(label)
    for step in trace.steps:
        if step.seat == TABLE or random.random() > 0.1:
            continue
        hint = bots.hint(game, step.before, step.seat)
        assert hint == bots.hint(game, shuffled(game, step.before, step.seat, random), step.seat)
        for language in LANGUAGES:
            assert Catalog(language).why(hint.reason).parts


def shuffled(game: Edition, state: Evening, seat: int, random: Random) -> Evening:
    """The state with other cards in the hands, and other bids, that this seat may not see."""
    table, view = on_table(state), on_table(game.view(state, seat))
    covered = [s for s, hand in enumerate(view.round.hands) if hand is None and s != seat]
    pool = [card for s in covered for card in table.round.hands[s] or ()]
    pool += game.stock(state)
    random.shuffle(pool)
    hands = list(table.round.hands)
    for s in covered:
        size = len(hands[s] or ())
        hands[s], pool = tuple(pool[:size]), pool[size:]
    bids = tuple(0 if bid is Unseen.BID else bid for bid in view.bids)
    changed = table._replace(round=table.round._replace(hands=tuple(hands)), bids=bids)
    return state._replace(table=changed)


# The pad -----------------------------------------------------------------------------------------


def test_a_corrected_entry_reaches_every_total() -> None:
    """H-35: ten rounds; change the second, and all later totals follow; change it back."""
    random = Random(0)
    rows = tuple(
        Row(tuple(random.randint(0, n) for _ in range(4)), (n, 0, 0, 0)) for n in range(1, 11)
    )
    before = pads.sheet(EVENING, rows)
    changed = (rows[0], replace(rows[1], bids=(2, *rows[1].bids[1:])), *rows[2:])
    after = pads.sheet(EVENING, changed)
    moved = (after[1][0].total or 0) - (before[1][0].total or 0)
    for one, other in zip(before[1:], after[1:], strict=True):
        assert (other[0].total or 0) - (one[0].total or 0) == moved
        assert [e.total for e in one[1:]] == [e.total for e in other[1:]]
    assert pads.sheet(EVENING, (*changed[:1], rows[1], *changed[2:])) == before


@pytest.mark.parametrize(
    "text", ["x", "1e309", "٣", "３", "1.5", "--1", "9" * 70, "<script>", "{ $seat }"]
)
def test_what_was_typed_is_kept_and_explained(text: str) -> None:
    rows = (Row((pads.cell(text), 0, 0), (pads.cell(text), 0, 1)),)
    assert rows[0].bids[0] == text
    remarks = pads.check(EVENING, rows)
    assert {(r.seat, r.field) for r in remarks} == {(0, "bid"), (0, "tricks")}
    for remark in remarks:
        for language in LANGUAGES:
            assert text in str(Catalog(language).why(remark.reason))


@pytest.mark.parametrize("line", ["1:1,2", "1:1:1,0:0", "a", "0:0,1:0/0:0"])
def test_bad_pads_are_refused(line: str) -> None:
    with pytest.raises(Refused) as refused:
        pads.parse(line)
    assert refused.value.reason.rule is Input.PAD


def test_only_cards_with_a_suit_have_a_rank() -> None:
    assert {bool(card.suit) is (card.rank > 0) for card in WIZARD_DECK} == {True}


def test_own_cards_of_mono_colour() -> None:
    """ADV-W30: with three players 45 cards are in play; a suit, a Wizard, a Jester are not."""
    assert [len(set(pile)) for pile in PILES] == [15] * 4
    used = Counter(card for pile in PILES[:3] for card in pile)
    left = Counter(WIZARD_DECK) - used
    assert sum(used.values()) == 45
    assert Counter(card.kind for card in left.elements()) == {
        Kind.SUITED: 13,
        Kind.WIZARD: 1,
        Kind.JESTER: 1,
    }


def test_facts_that_only_their_sentence_tells() -> None:
    assert [wizard_round.digits(n) for n in (10**12 - 1, 10**12, -(10**12), 0)] == [
        "999999999999",
        "1e12…",
        "−1e12…",
        "0",
    ]
    missed = EVENING.result(Row((2, 0, 0, 0), (3, 0, 0, 2)), 0, 5)
    assert first(EVENING.awarding, 30, -10, missed).reason["off"] == 1
    # One variant alone is no combination of variants.
    assert name(combine([Variant.PLUS_MINUS_ONE], 4).reason) == "WIZ-COMP-01.enough-players"
    for nothing in (None, " "):
        assert first(EVENING.tallying, nothing, 5).answer is False
    bound = edition([Variant.PLUS_MINUS_ONE]).bidding
    assert first(bound, 3, Bidding(3, 3, 5, 4, (2, 1, 0))).reason["total"] == 6


def test_the_stock_is_what_lies_in_no_hand_and_not_on_the_table() -> None:
    line = "players=3&round=2&hands=W,R1/W,R2/J,R3&turned=W&chosen=R&bids=0/0/0&trick=R2"
    course = parse(line)
    gone = cards_of("W R1 W R2 J R3 W")
    assert Counter(EVENING.stock(course.state)) == Counter(WIZARD_DECK) - Counter(gone)
    before = Trace(EVENING, course.start, course.steps[:1]).state
    assert Counter(EVENING.stock(before)) == Counter(WIZARD_DECK) - Counter(gone[:-1])


@pytest.mark.parametrize("row", [Row((None, 0, 0), (1, 0, 0)), Row((0, 0, 0), ("x", 0, 1))])
def test_points_are_asked_of_numbers_alone(row: Row) -> None:
    with pytest.raises(TypeError):
        EVENING.result(row, 0, 1)


def test_who_took_the_last_trick_is_named_when_a_round_is_over() -> None:
    taken = [Taken(0, cards_of("R1 R2 R3"), winner) for winner in (0, 1, 2)]
    for tricks in (taken[:1], taken):
        over = Round(((),) * 3, taken=tuple(tricks))
        assert first(WIZARD.leads, over).answer == first(EVENING.tricks.leads, over).answer
        assert first(WIZARD.leads, over).answer == tricks[-1].winner


def test_of_several_hands_of_a_wrong_size_the_first_is_told() -> None:
    with pytest.raises(Refused) as refused:
        parse("players=3&round=2&hands=R1,R2/R3/R4,R5,R6")
    assert refused.value.reason["count"] == 1


def test_bids_stay_covered_or_are_counted() -> None:
    bids = (1, 0, 2)
    assert first(EVENING.announcing, bids, 2, False).answer == 3
    assert first(edition([Variant.SECRET]).announcing, bids, 2, False).answer == 0


@pytest.mark.parametrize("players", range(3, 7))
def test_variants_may_be_put_together_for_any_table(players: int) -> None:
    assert together(f"together=hidden+secret&players={players}").start.players == players
    for other in (2, 7):
        with pytest.raises(Refused):
            together(f"together=hidden&players={other}")


def test_the_evening_ends_after_its_last_round_and_not_before() -> None:
    last = EVENING.start(4, opening=15)
    played = last._replace(rows=(Row((0,) * 4, (0,) * 4),))
    assert first(EVENING.passing, last, 15, 2).answer == 2
    assert first(EVENING.passing, played, 15, 2).answer is None


def test_equal_numbers_are_told_in_their_order() -> None:
    tricks = edition([Variant.MONO_COLOUR]).tricks
    two = tricks.winner(parse_cards("R9 B9 G1", WIZARD_DECK), None)
    assert (two.answer, str(two.reason["card"]), str(two.reason["other"])) == (0, "R9", "B9")
    three = tricks.winner(parse_cards("Y1 R9 B9 G9", WIZARD_DECK), None)
    assert (three.answer, str(three.reason["card"]), three.reason["count"]) == (1, "R9", 3)


def test_a_variant_that_cannot_be_played_changes_nothing() -> None:
    _, differences = compare(how_many_rounds(6), 6)
    found = {difference.variant: difference for difference in differences}
    impossible = found[Variant.MONO_COLOUR]
    assert (impossible.ruling, impossible.changed) == (None, False)
