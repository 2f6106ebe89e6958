"""The tricks of Wizard: examples, naive definitions, random play, and the order of the rungs."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from harness import check_playout, reasons
from hypothesis import given
from hypothesis import strategies as st

from gamelib.examples import examples
from gamelib.games.cards import (
    JESTER,
    WIZARD_DECK,
    WIZARD_SUITS,
    Card,
    Kind,
    Suit,
    parse_card,
    parse_cards,
)
from gamelib.games.cards import WIZARD as WIZARD_CARD
from gamelib.games.tricks import Round, TrickGame
from gamelib.games.wizard import WIZARD, Rule
from gamelib.play import verdicts
from gamelib.ruling import IllegalAction, Reason, Refused, Ruling, Rung, first
from gamelib.speech import LANGUAGES, Catalog

EXAMPLES = examples("wizard")
SUITS = [None, *WIZARD_SUITS]


def name(reason: Reason) -> str:
    return f"{reason.rule.id}.{reason.case}"


def judged(game: TrickGame, example: dict[str, Any]) -> dict[str, Any]:
    """What the rules say about an example, in the example's own keys."""
    course = game.parse(example["line"])
    state = course.state
    said: dict[str, Any] = {}
    hand = verdicts(game, state, state.to_play)
    for key, legal in (("legal", True), ("illegal", False)):
        said[key] = {str(c): name(v.reason) for c, v in hand if v.legal is legal}
    cards = state.trick
    if course.steps:
        last = course.steps[-1]
        cards = (*last.before.trick, last.action)
        won = game.winner(cards, state.trump)
        said |= {"winner": won.answer + 1, "by": name(won.reason)}
        said["loses"] = {
            seat: name(game.why_not(cards, state.trump, int(seat) - 1))
            for seat in example.get("loses", {})
        }
        said |= {"leads": state.leader + 1, "leads_by": name(last.reasons[-1])}
    led = game.suit_led(cards)
    said |= {"led": str(led.answer or "none").lower(), "led_by": name(led.reason)}
    said["played"] = [name(step.verdict.reason) for step in course.steps]
    said["asked"] = [
        {**asked, "legal": v.legal, "rule": name(v.reason)}
        for asked in example.get("asked", [])
        for v in [game.verdict(state, asked["seat"] - 1, parse_card(asked["card"], game.deck))]
    ]
    return said


def holds(game: TrickGame, example: dict[str, Any]) -> bool:
    """Whether the game rules as the example says."""
    try:
        said = judged(game, example)
    except IllegalAction:
        return False
    want = {k: v for k, v in example.items() if k not in ("id", "line", "shows", "refused")}
    if "legal" in want or "illegal" in want:
        want = {"legal": {}, "illegal": {}, **want}
    if "led" in want:
        want["led"] = want["led"].lower()
    return all(matches(said[key], want[key]) for key in want)


def matches(said: Any, want: Any) -> bool:
    """Equal, where a rule may be named with or without the case of it that decided."""
    if isinstance(want, dict):
        return said.keys() == want.keys() and all(matches(said[k], want[k]) for k in want)
    if isinstance(want, list):
        return len(said) == len(want) and all(map(matches, said, want))
    return said == want or (isinstance(said, str) and said.partition(".")[0] == want)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_example(example: dict[str, Any]) -> None:
    if "refused" in example:
        with pytest.raises(Refused) as refused:
            WIZARD.parse(example["line"])
        assert refused.value.reason.rule.id == example["refused"]
    else:
        assert holds(WIZARD, example)


def judged_examples() -> list[dict[str, Any]]:
    return [example for example in EXAMPLES if "refused" not in example]


def test_every_rule_has_an_example() -> None:
    witnessed: set[str] = set()
    for example in judged_examples():
        said = judged(WIZARD, example)
        witnessed |= {*said["legal"].values(), *said["illegal"].values(), *said["played"]}
        witnessed |= {said[key] for key in ("by", "led_by", "leads_by") if key in said}
        witnessed |= {asked["rule"] for asked in said["asked"]}
    every = (*EXAMPLES, *examples("wizard-round"))
    shown = {rule for example in every for rule in example.get("shows", [])}
    decided = {rule.partition(".")[0] for rule in witnessed}
    own = ("WIZ-DEF-01", "WIZ-DECK", "WIZ-PLAY", "WIZ-WIN", "WIZ-SPEC", "A-WIZ-01", "A-WIZ-02")
    assert {rule.id for rule in Rule if rule.id.startswith(own)} <= decided | shown


LADDERS = ("led", "legality", "winning", "leads", "losing")


@pytest.mark.parametrize("ladder", LADDERS)
def test_every_rung_decides_and_passes(ladder: str) -> None:
    heard: dict[str, set[bool]] = {}

    def listening(rung: Rung[Any]) -> Rung[Any]:
        def ask(*question: Any) -> Any:
            found = rung.ask(*question)
            heard.setdefault(rung.name, set()).add(found is not None)
            return found

        return replace(rung, ask=ask)

    rungs = getattr(WIZARD, ladder)
    game = replace(WIZARD, **{ladder: tuple(map(listening, rungs))})
    assert not differs(game)
    assert {name for name, answers in heard.items() if True in answers} == {r.name for r in rungs}
    assert {name for name, answers in heard.items() if False in answers} == {
        rung.name for rung in rungs[:-1]
    }


@pytest.mark.parametrize("ladder", LADDERS)
def test_no_rung_can_be_left_out(ladder: str) -> None:
    rungs = getattr(WIZARD, ladder)
    for rung in rungs:
        without = replace(WIZARD, **{ladder: tuple(r for r in rungs if r is not rung)})
        assert differs(without), f"{rung.name} decides nothing"


def differs(game: TrickGame) -> bool:
    """Whether some example no longer holds."""
    for example in judged_examples():
        try:
            if not holds(game, example):
                return True
        except (LookupError, ValueError, AttributeError, IndexError):
            return True
    return False


def sampled(seed: int, count: int = 1500) -> list[Round]:
    """Random moments: any trick, any hand."""
    random, made = Random(seed), []
    for _ in range(count):
        players = random.randint(3, 6)
        head = [JESTER] * random.choice([0, 0, 0, 1, 2]) + [WIZARD_CARD] * random.choice([0, 0, 1])
        cards = [*head, *random.sample(WIZARD_DECK, 30)][: random.randint(0, players - 1)]
        hand = tuple(random.sample(WIZARD_DECK, 4))
        hands = tuple(hand if s == len(cards) else None for s in range(players))
        made.append(Round(hands, random.choice(SUITS), 0, tuple(cards)))
    return made


def losers(trick: tuple[Card, ...], won: Ruling[int | None] | None) -> list[int]:
    return [p for p in range(len(trick)) if won and p != won.answer]


def rulings(game: TrickGame, at: Round) -> Any:
    """Everything that is ruled about a moment, reasons included."""
    try:
        seats = (at.to_play, (at.to_play + 1) % at.players)
        hand = at.hands[at.to_play] or ()
        said = [game.verdict(at, seat, card) for seat in seats for card in (*hand, WIZARD_DECK[0])]
        won = game.winner(at.trick, at.trump) if at.trick else None
        lost = [game.why_not(at.trick, at.trump, p) for p in losers(at.trick, won)]
        return said, won, lost, game.suit_led(at.trick)
    except (LookupError, AttributeError, IndexError) as error:
        return type(error)


@pytest.mark.parametrize("ladder", LADDERS)
def test_the_order_of_rungs_is_pinned_by_examples(ladder: str) -> None:
    rungs = getattr(WIZARD, ladder)
    moments = sampled(1)
    known = [rulings(WIZARD, at) for at in moments]
    for a, b in combinations(range(len(rungs)), 2):
        order = list(rungs)
        order[a], order[b] = order[b], order[a]
        swapped = replace(WIZARD, **{ladder: tuple(order)})
        matters = any(rulings(swapped, m) != k for m, k in zip(moments, known, strict=True))
        if matters:
            assert differs(swapped), f"{rungs[a].name} and {rungs[b].name} may be swapped"


# Naive definitions ----------------------------------------


def naive_led(trick: tuple[Card, ...]) -> Suit | None:
    return next((card.suit for card in trick if card != JESTER), None)


def naive_winner(trick: tuple[Card, ...], trump: Suit | None) -> int:
    led = naive_led(trick)

    def strength(position: int) -> tuple[int, int, int]:
        card = trick[position]
        if card.kind is Kind.WIZARD:
            return (3, 0, -position)
        if card.suit and card.suit is trump:
            return (2, card.rank, 0)
        if card.suit and card.suit is led:
            return (1, card.rank, 0)
        return (0, 0, -position)

    return max(range(len(trick)), key=strength)


def naive_legal(card: Card, hand: tuple[Card, ...], trick: tuple[Card, ...]) -> bool:
    led = naive_led(trick)
    return card.suit is None or led not in {c.suit for c in hand} or led in (None, card.suit)


HEADS = parse_cards("J W B1 B9 G1 R5", WIZARD_DECK)


def test_all_heads_of_a_trick() -> None:
    hand = parse_cards("B3 G2 R1 Y4 W J", WIZARD_DECK)
    for length in range(6):
        for trick in product(HEADS, repeat=length):
            hands = tuple(hand if s == length else None for s in range(6))
            assert WIZARD.suit_led(trick).answer is naive_led(trick)
            for trump in (None, Suit.RED, Suit.BLUE):
                at = Round(hands, trump, 0, trick)
                for card, verdict in verdicts(WIZARD, at, length):
                    assert verdict.legal is naive_legal(card, hand, trick)
                if trick:
                    assert WIZARD.winner(trick, trump).answer == naive_winner(trick, trump)


def test_no_reason_why_a_card_loses_says_that_it_wins() -> None:
    for trick in product(HEADS, repeat=3):
        for trump in (None, Suit.RED):
            led = naive_led(trick)
            for at in losers(trick, WIZARD.winner(trick, trump)):
                assert first(WIZARD.losing, trick, at, trump, led).answer is False


tricks = st.lists(st.sampled_from(WIZARD_DECK), min_size=1, max_size=6).map(tuple)
trumps = st.sampled_from(SUITS)


@given(tricks, trumps)
def test_winner_agrees_with_the_naive_definition(
    trick: tuple[Card, ...], trump: Suit | None
) -> None:
    assert WIZARD.winner(trick, trump).answer == naive_winner(trick, trump)


# Random play ----------------------------------------


def dealt(players: int, size: int, seed: int) -> Round:
    cards = Random(seed).sample(WIZARD_DECK, players * size)
    hands = tuple(tuple(cards[s * size : (s + 1) * size]) for s in range(players))
    return Round(hands, SUITS[seed % 5], seed % players)


def all_cards(state: Round) -> Counter[Card]:
    taken = [card for trick in state.taken for card in trick.cards]
    return Counter([*taken, *state.trick, *(c for hand in state.hands for c in hand or ())])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_playouts(players: int) -> None:
    catalogs = [Catalog(language) for language in LANGUAGES]
    for seed in range(25):
        size = 1 + seed % (60 // players)
        trace = check_playout(WIZARD, dealt(players, size, seed), seed, all_cards)
        assert len(trace.state.taken) == size
        for trick in trace.state.taken:
            won = naive_winner(trick.cards, trace.start.trump)
            assert trick.winner == (trick.leader + won) % players
        for say in catalogs:
            for reason in set(reasons(trace)):
                assert say.why(reason).parts
                assert say.cite(reason.rule)


def test_the_third_player_leads_after_taking_the_first_trick() -> None:
    course = WIZARD.parse("trump=Y&trick=B9,B10,Y2,B1/G4,G11,R3,G6")
    assert [step.seat for step in course.steps] == [0, 1, 2, 3, 2, 3, 0, 1]


# Notation ----------------------------------------


@given(st.lists(st.sampled_from(WIZARD_DECK), max_size=20).map(tuple))
def test_cards_are_read_back(cards: tuple[Card, ...]) -> None:
    assert parse_cards(" ".join(map(str, cards)), WIZARD_DECK) == cards
    assert parse_cards(",".join(map(str, cards)).lower(), WIZARD_DECK) == cards


@given(st.integers(3, 6), st.integers(0, 200), st.integers(1, 10), st.integers(0, 40))
def test_positions_are_read_back(players: int, seed: int, size: int, played: int) -> None:
    trace = check_playout(WIZARD, dealt(players, size, seed)._replace(leader=0), seed, all_cards)
    trace = trace.undo(max(0, len(trace.steps) - played))
    assert WIZARD.parse(WIZARD.notation(trace)) == trace


@pytest.mark.parametrize("line", [e["line"] for e in judged_examples()])
def test_examples_are_read_back(line: str) -> None:
    course = WIZARD.parse(line)
    assert WIZARD.parse(WIZARD.notation(course)) == course


BAD = {
    "trick=Q7": ("INPUT-CARD", "Q7"),
    "trick=B14": ("INPUT-CARD", "B14"),
    "trick=B0": ("INPUT-CARD", "B0"),
    "trick=<b>": ("INPUT-CARD", "<b>"),
    "trick=B٣": ("INPUT-CARD", "B٣"),
    "trick=B7,G2,B7": ("INPUT-COPIES", "B7"),
    "trick=W,W,W,W&hand=W": ("INPUT-COPIES", "W"),
    "players=3&trick=B1,B2,B3,B4": ("INPUT-TRICK", "B1,B2,B3,B4"),
    "trick=B1,B2/G1": ("INPUT-TRICK", "B1,B2"),
    "trick=B1&hand=B1": ("INPUT-COPIES", "B1"),
    "players=3&hands=B1,G2/B1,G3/R1,R2": ("INPUT-COPIES", "B1"),
    "players=2&trick=B1": ("INPUT-PLAYERS", "2"),
    "players=7&trick=B1": ("INPUT-PLAYERS", "7"),
    "players=0&trick=B1": ("INPUT-PLAYERS", "0"),
    "players=-1&trick=B1": ("INPUT-PLAYERS", "-1"),
    "players=3.5&trick=B1": ("INPUT-PLAYERS", "3.5"),
    "players=1e309&trick=B1": ("INPUT-PLAYERS", "1e309"),
    "players=٣&trick=B1": ("INPUT-PLAYERS", "٣"),
    "players=３&trick=B1": ("INPUT-PLAYERS", "３"),
    "players=" + "9" * 3000 + "&trick=B1": ("INPUT-PLAYERS", "9" * 3000),
    "trick=": ("INPUT-EMPTY", ""),
    "": ("INPUT-EMPTY", ""),
    "trump=X&trick=B1": ("INPUT-TRUMP", "X"),
    "trump=W&trick=B1": ("INPUT-TRUMP", "W"),
    "trump=&trick=B1": ("INPUT-TRUMP", ""),
    "colour=R&trick=B1": ("INPUT-KEY", "colour=R"),
    "trick": ("INPUT-KEY", "trick"),
    "trick=B1&trick=B2": ("INPUT-KEY", "trick=B2"),
    "hand=B1&hands=B1/-/-": ("INPUT-HANDS", "hand=B1"),
    "players=4&hands=B1/B2/B3": ("INPUT-HANDS", "3"),
    "hands=B1,B2/R1/-": ("INPUT-HANDS", "1 / 2"),
    "players=6&hand=" + ",".join(f"B{n}" for n in range(1, 12)): ("INPUT-HANDS", "11"),
    "trick=" + "B1," * 5000: ("INPUT-LENGTH", "15006"),
    "players=3&hands=B7,B1/B3,R9/R5,Y8&trick=B7,R9": ("WIZ-PLAY-03", "R9"),
    "players=3&hands=B7,B1/B3,R9/R5,Y8&trick=G7": ("WIZ-DEF-01", "G7"),
}


@pytest.mark.parametrize("line", BAD, ids=lambda line: line[:40])
def test_bad_lines_are_refused_and_named(line: str) -> None:
    rule, part = BAD[line]
    assert issubclass(Refused, ValueError)
    with pytest.raises(Refused) as refused:
        WIZARD.parse(line)
    assert refused.value.reason.rule.id == rule
    assert part in str(refused.value)
    for language in LANGUAGES:
        said = str(Catalog(language).why(refused.value.reason))
        assert part[:80] in said or rule != "INPUT-CARD"
        assert len(said) < 500


@given(st.text(max_size=80))
def test_any_line_is_read_or_refused(line: str) -> None:
    try:
        WIZARD.parse(line)
    except Refused as refused:
        said = Catalog("en").why(refused.reason)
    else:
        return
    assert said.parts


def test_nobody_wins_an_empty_trick() -> None:
    with pytest.raises(Refused) as refused:
        WIZARD.winner((), None)
    assert refused.value.reason.rule.id == "INPUT-EMPTY"


def test_a_card_that_is_not_allowed_is_not_played() -> None:
    course = WIZARD.parse("trump=R&trick=Y6&hand=Y1,R5")
    with pytest.raises(IllegalAction) as refused:
        course.then(1, parse_card("R5", WIZARD_DECK))
    assert refused.value.reason.rule is Rule.CANNOT_FOLLOW


def test_the_deck() -> None:
    assert len(WIZARD_DECK) == 60
    assert Counter(card.kind for card in WIZARD_DECK) == {
        Kind.SUITED: 52,
        Kind.WIZARD: 4,
        Kind.JESTER: 4,
    }
    for suit in WIZARD_SUITS:
        assert [card.rank for card in WIZARD_DECK if card.suit is suit] == list(range(1, 14))


def test_the_trace_knows_its_reasons() -> None:
    course = WIZARD.parse("players=3&trump=B&trick=J,J,J")
    assert [reason.rule for reason in reasons(course)][-2:] == [
        Rule.ONLY_JESTERS,
        Rule.WINNER_LEADS,
    ]
