"""Camelot, the trick: examples, the order of the rungs, naive definitions, bad input."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import pytest
from harness import check_playout, reasons
from hypothesis import given
from hypothesis import strategies as st

from gamelib.examples import examples
from gamelib.games.camelot import CAMELOT, CAMELOT_DECK, DOING, MERLIN, MORGAN, SPECIALS, TWOS
from gamelib.games.cards import Card, Cards, Kind, Suit, parse_cards, str_cards
from gamelib.games.tricks import Round, TrickGame
from gamelib.games.wizard import WIZARD
from gamelib.play import verdicts
from gamelib.ruling import Reason, Refused, Rung, first
from gamelib.speech import LANGUAGES, Catalog

EXAMPLES = examples("camelot")
JUDGED = [example for example in EXAMPLES if "refused" not in example]
LADDERS = ("led", "legality", "winning", "leads", "counting", "losing")


def said(reason: Reason) -> str:
    """Rule and case, as the examples write them."""
    return f"{reason.rule.id}.{reason.case}"


def cards(text: str) -> Cards:
    return parse_cards(text, CAMELOT.plays)


# Examples -----------------------------------------------------------------------------------


def judged(game: TrickGame, example: dict[str, Any]) -> dict[str, Any]:
    """What the rules say about an example, in the example's own keys."""
    course = game.parse(example["line"])
    at = course.state
    hand = verdicts(game, at, at.to_play)
    found: dict[str, Any] = {
        key: {str(c): said(v.reason) for c, v in hand if v.legal is legal}
        for key, legal in (("legal", True), ("illegal", False))
    }
    trick = at.trick or (at.taken[-1].cards if at.taken else ())
    led = game.suit_led(trick)
    found |= {"led": str(led.answer or "none"), "led_by": said(led.reason)}
    found["played"] = [said(step.verdict.reason) for step in course.steps]
    if trick:
        won = game.winner(trick, at.trump)
        found |= {"winner": 0 if won.answer is None else won.answer + 1, "by": said(won.reason)}
        found["counts"] = game.counts(trick).answer  # type: ignore[union-attr]
        does = zip(trick, CAMELOT.does(trick, at.trump), strict=True)
        found["doing"] = {str(card): said(ruling.reason) for card, ruling in does if ruling}
        found["loses"] = {
            seat: said(game.why_not(trick, at.trump, int(seat) - 1))
            for seat in example.get("loses", {})
        }
        found |= {"leads": at.leader + 1, "leads_by": said(course.steps[-1].reasons[-1])}
    return found


def holds(game: TrickGame, example: dict[str, Any]) -> bool:
    """Whether the game rules as the example says."""
    try:
        found = judged(game, example)
    except (ValueError, LookupError, AttributeError, IndexError):
        return False
    want = {k: v for k, v in example.items() if k not in ("id", "line", "shows")}
    if "winner" in want:
        want.setdefault("counts", "Excalibur" not in example["line"])
    if "legal" in want or "illegal" in want:
        want = {"legal": {}, "illegal": {}, **want}
    return all(found[key] == want[key] for key in want)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_example(example: dict[str, Any]) -> None:
    if "refused" in example:
        with pytest.raises(Refused) as refused:
            CAMELOT.parse(example["line"])
        assert said(refused.value.reason) == example["refused"]
    else:
        assert holds(CAMELOT, example), judged(CAMELOT, example)
        course = CAMELOT.parse(example["line"])
        assert CAMELOT.parse(CAMELOT.notation(course)) == course


def differs(game: TrickGame) -> bool:
    """Whether some example no longer holds."""
    return not all(holds(game, example) for example in JUDGED)


@pytest.mark.parametrize("ladder", LADDERS)
def test_every_rung_decides_and_passes(ladder: str) -> None:
    heard: set[tuple[str, bool]] = set()

    def listening(rung: Rung[Any]) -> Rung[Any]:
        def ask(*question: Any) -> Any:
            found = rung.ask(*question)
            heard.add((rung.name, found is not None))
            return found

        return replace(rung, ask=ask)

    rungs = getattr(CAMELOT, ladder)
    assert not differs(replace(CAMELOT, **{ladder: tuple(map(listening, rungs))}))
    for action, by in REFUSED:
        game = replace(CAMELOT, **{ladder: tuple(map(listening, rungs))})
        assert said(game.verdict(START, 0, action).reason) == by
    late_refusals(replace(CAMELOT, **{ladder: tuple(map(listening, rungs))}))
    names = [rung.name for rung in rungs]
    assert {name for name in names if (name, True) not in heard} == set()
    assert {name for name in names[:-1] if (name, False) not in heard} == set()


@pytest.mark.parametrize("ladder", ["led", "winning", "losing", "leads", "counting"])
def test_no_rung_can_be_left_out(ladder: str) -> None:
    rungs = getattr(CAMELOT, ladder)
    for rung in rungs:
        without = replace(CAMELOT, **{ladder: tuple(r for r in rungs if r is not rung)})
        assert differs(without), f"{rung.name} decides nothing"


def moments(seed: int, count: int = 150) -> Iterator[Round]:
    """Random moments with many special cards: any trick, any hand."""
    random = Random(seed)
    for _ in range(count):
        players = random.randint(3, 6)
        some = random.sample(SPECIALS, random.randint(0, 4))
        suited = random.sample(CAMELOT_DECK[:48], 6)
        deck = random.sample([*some, *suited], len(some) + 6)
        length = random.randint(0, players - 1)
        trick = tuple(random.choice(card.plays) for card in deck[:length])
        hands = tuple(tuple(deck[length:]) if s == length else None for s in range(players))
        yield Round(hands, random.choice(SUITS), 0, trick)


SUITS = [None, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]


def rulings(game: TrickGame, at: Round) -> Any:
    """Everything that is ruled about a moment, reasons included."""
    try:
        hand = game.candidates(at, at.to_play)
        judged = [game.verdict(at, at.to_play, card) for card in hand]
        last = game.apply(at, at.to_play, hand[0])[1] if at.trick else ()
        won = game.winner(at.trick, at.trump) if at.trick else None
        best = won.answer if won else None
        lost = [p for p in range(len(at.trick)) if best is not None and p != best]
        why = [game.why_not(at.trick, at.trump, p) for p in lost]
        return judged, last, won, why
    except (LookupError, AttributeError, ValueError) as error:
        return type(error)


@pytest.mark.parametrize("ladder", LADDERS)
def test_the_order_of_rungs_is_pinned_by_examples(ladder: str) -> None:
    rungs = getattr(CAMELOT, ladder)
    known = [(at, rulings(CAMELOT, at)) for at in moments(1)]
    for a, b in combinations(range(len(rungs)), 2):
        order = list(rungs)
        order[a], order[b] = order[b], order[a]
        swapped = replace(CAMELOT, **{ladder: tuple(order)})
        if any(rulings(swapped, at) != ruled for at, ruled in known):
            assert differs(swapped), f"{rungs[a].name} and {rungs[b].name} may be swapped"


@pytest.mark.parametrize("rung", DOING, ids=lambda rung: rung.name)
def test_every_doing_has_an_example(rung: Rung[bool]) -> None:
    shown = {by for example in EXAMPLES for by in example.get("doing", {}).values()}
    assert f"{rung.rule.id}.{rung.name}" in shown


# Cards --------------------------------------------------------------------------------


def test_deck() -> None:
    count = Counter(card.kind for card in CAMELOT_DECK)
    assert (len(CAMELOT_DECK), count[Kind.SUITED]) == (60, 48)
    assert {str(c)[:-1] for c in CAMELOT_DECK if c.suit} == {*"3456789JQKA", "10"}
    assert {kind: n for kind, n in count.items() if kind is not Kind.SUITED} == {
        Kind.JESTER: 4,
        Kind.WIZARD: 4,
        Kind.GRAIL: 1,
        Kind.EXCALIBUR: 1,
        Kind.MERLIN: 1,
        Kind.MORGAN: 1,
    }


def test_card_notation_is_inverse() -> None:
    assert parse_cards(str_cards(CAMELOT.plays), CAMELOT.plays) == CAMELOT.plays
    assert len({str(card) for card in CAMELOT.plays}) == len(CAMELOT.plays)
    assert parse_cards(str_cards(WIZARD.deck), WIZARD.deck) == WIZARD.deck


def test_card_notation_as_people_type_it() -> None:
    assert str_cards(cards("10♠ j♠, a♦ qh J w grail EXCALIBUR merlinj")) == (
        "10S,JS,AD,QH,J,W,Grail,Excalibur,MerlinJ"
    )


# Naive definitions --------------------------------------------------------------------------------


def naive_led(trick: Cards) -> Suit | None:
    """The suit of the first card that is not null."""
    null = (Kind.JESTER, Kind.EXCALIBUR)
    rest = [
        c for k, c in enumerate(trick, 1) if c.kind not in null and (c.kind, k % 2) != (GRAIL, 1)
    ]
    return rest[0].suit if rest else None


def naive_winner(trick: Cards, trump: Suit | None) -> int | None:
    """The position with the greatest strength, the first among equals; none without strength."""
    led = naive_led(trick)

    def strength(k: int) -> int:
        card = trick[k]
        special = {Kind.MORGAN: 800, Kind.WIZARD: 700, Kind.JESTER: 1, GRAIL: 900 * (k % 2)}
        suited = 200 if card.suit is trump else 100 if card.suit is led else -99
        return special.get(card.kind, suited + card.rank if card.suit else 0)

    best = max(range(len(trick)), key=strength)
    return best if strength(best) > 0 else None


GRAIL = Kind.GRAIL
SPECIAL_PLAYS = cards("J W Grail Excalibur MerlinW MerlinJ Morgan")


def possible(trick: Cards) -> bool:
    """Whether the deck holds the cards of a trick."""
    deck = Counter(CAMELOT_DECK)
    return all(n <= deck[card] for card, n in Counter(card.held for card in trick).items())


@lru_cache
def special_tricks(players: int) -> list[Cards]:
    """All tricks of null and special cards alone, in every order."""
    return [t for t in product(SPECIAL_PLAYS, repeat=players) if possible(t)]


@pytest.mark.parametrize("players", range(1, 7))
def test_all_tricks_of_special_cards(players: int) -> None:
    """The ladder agrees with the naive definition, and a finished trick always has a winner."""
    for trick in special_tricks(players):
        found = CAMELOT.winner(trick, Suit.SPADES).answer
        assert found == naive_winner(trick, Suit.SPADES), str_cards(trick)
        assert found is not None or players < 3
        assert CAMELOT.suit_led(trick).answer is naive_led(trick)


def test_the_position_that_a_reason_names_is_that_of_its_card() -> None:
    """Counted from 1, as players do."""
    named = 0
    for trick in (*special_tricks(1), *special_tricks(3)):
        said = [CAMELOT.suit_led(trick), CAMELOT.winner(trick, None), *CAMELOT.does(trick, None)]
        for facts in (dict(ruling.reason.facts) for ruling in said if ruling):
            if "position" in facts:
                card = facts.get("best") or facts.get("grail") or facts["card"]
                assert facts["position"] > 0
                assert trick[facts["position"] - 1] == card
                named += 1
    assert named > 500


def test_a_reason_that_names_who_was_led_names_the_first_card() -> None:
    for trick in special_tricks(3):
        led = CAMELOT.suit_led(trick).reason
        if led.rule.id.startswith("CAM-LEAD"):
            assert led["card"] == trick[0]


def test_no_reason_why_a_card_loses_says_that_it_wins() -> None:
    plays = (*SPECIAL_PLAYS, *cards("5S 6S 3D AH"))
    for trick in filter(possible, product(plays, repeat=3)):
        won, led = CAMELOT.winner(trick, Suit.DIAMONDS).answer, CAMELOT.suit_led(trick).answer
        for at, card in enumerate(trick):
            if card.suit and at != won:
                assert not first(CAMELOT.losing, trick, at, Suit.DIAMONDS, led).answer


def test_the_first_special_card_that_frees_nobody_is_named() -> None:
    at = CAMELOT.parse("players=4&trick=7S,W,Morgan&hand=8S,9D").state
    duty = CAMELOT.verdict(at, 3, *cards("9D")).reason
    assert said(duty) == "A-CAM-02.duty-stays"
    assert duty["special"] == cards("W")[0]


@pytest.mark.parametrize("players", [3, 4])
def test_all_tricks_with_suits(players: int) -> None:
    """The same with two suited cards, a trump and an off-suit card mixed in."""
    plays = (*SPECIAL_PLAYS, *cards("5S 6S 3D AH"))
    for trick in product(plays, repeat=players):
        if possible(trick):
            ruling = CAMELOT.winner(trick, Suit.DIAMONDS)
            assert ruling.answer == naive_winner(trick, Suit.DIAMONDS), str_cards(trick)
            assert CAMELOT.suit_led(trick).answer is naive_led(trick)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Cards, Cards, Suit | None]:
    """A trick and a hand from one deck, and a trump."""
    deck = draw(st.permutations(CAMELOT_DECK))
    on_table = draw(st.integers(1, 6))
    as_wizard = draw(st.booleans())
    trick = tuple(card.plays[-1 if as_wizard else 0] for card in deck[:on_table])
    trump = draw(st.sampled_from([None, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]))
    return trick, tuple(deck[on_table : on_table + 8]), trump


@given(tables())
def test_agreement_with_naive(drawn: tuple[Cards, Cards, Suit | None]) -> None:
    trick, hand, trump = drawn
    assert CAMELOT.winner(trick, trump).answer == naive_winner(trick, trump)
    led = naive_led(trick)
    follow = [card for card in hand if card.suit and card.suit is led]
    at = Round((None,) * len(trick) + (hand,), trump, 0, trick)
    for card, verdict in verdicts(CAMELOT, at, len(trick)):
        assert verdict.legal == (not follow or card.suit is None or card.suit is led)
        assert verdict.legal or said(verdict.reason)


@pytest.mark.parametrize("trick", [*permutations(cards("Grail Excalibur Morgan W"))], ids=str_cards)
def test_all_orders_of_four_specials(trick: Cards) -> None:
    """Even Grail wins, else Morgan; always annulled, and the winner leads the next."""
    where = [card.kind for card in trick]
    best = GRAIL if where.index(GRAIL) % 2 else Kind.MORGAN
    trace = CAMELOT.play(Round((None,) * 4), trick)
    assert trace.state.leader == where.index(best)
    reasons = [said(reason) for reason in trace.steps[-1].reasons]
    by = "CAM-WIN-05.even-grail" if best is GRAIL else "CAM-WIN-04.morgan"
    assert reasons[1:] == [by, "CAM-EXC-02.excalibur-annuls", "A-CAM-03.annulled-winner-leads"]


@given(tables())
def test_doing_agrees_with_the_winner(drawn: tuple[Cards, Cards, Suit | None]) -> None:
    trick, _, trump = drawn
    winner = CAMELOT.winner(trick, trump).answer
    for at, (card, ruling) in enumerate(zip(trick, CAMELOT.does(trick, trump), strict=True)):
        assert (ruling is None) == (card.suit is not None)
        assert ruling is None or ruling.answer == (at == winner)


# Any action whatever ----------------------------------------------------------------------

START = Round((cards("4C 5H Merlin"), cards("AC AH W"), cards("KC KH J")))


REFUSED = (
    (MERLIN, "CAM-MERL-02.merlin-undeclared"),
    (Card(Kind.MORGAN, face=Kind.MERLIN), "CAM-MERL-01.neither-wizard-nor-jester"),
    (Card(Kind.WIZARD, face=Kind.MORGAN), "CAM-MERL-01.only-merlin-is-declared"),
    (MORGAN, "CAM-DEF-04.not-held"),
    (Card(Kind.SUITED, Suit.CLUBS, 2), "CAM-COMP-03.twos-are-out"),
    (Card(Kind.SUITED, Suit.CLUBS, 1), "CAM-COMP-04.no-such-card"),
    (Card(Kind.SUITED, Suit.RED, 7), "CAM-COMP-04.no-such-card"),
    ("4C", "CAM-COMP-04.no-such-card"),
    (None, "CAM-COMP-04.no-such-card"),
    (7, "CAM-COMP-04.no-such-card"),
)


@pytest.mark.parametrize(
    ("typed", "by"), [("2C", "CAM-COMP-03"), ("1C", "INPUT-CARD"), ("15C", "INPUT-CARD")]
)
def test_a_two_is_told_from_what_is_no_card(typed: str, by: str) -> None:
    with pytest.raises(Refused) as refused:
        CAMELOT.read(typed, CAMELOT.plays)
    assert refused.value.reason.rule.id == by


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_must_declare_is_told_how_it_is_written(lang: str) -> None:
    with pytest.raises(Refused) as refused:
        CAMELOT.parse("trick=4C,Merlin")
    said = str(Catalog(lang).why(refused.value.reason))
    assert all(str(way) in said for way in MERLIN.plays)


@pytest.mark.parametrize("two", TWOS, ids=str)
def test_there_is_no_two(two: Card) -> None:
    assert first(CAMELOT.absent, str(two)).answer is False


@pytest.mark.parametrize(("action", "by"), REFUSED)
def test_refused_action(action: Any, by: str) -> None:
    verdict = CAMELOT.verdict(START, 0, action)
    assert (verdict.legal, said(verdict.reason)) == (False, by)


def late_refusals(game: TrickGame) -> list[str]:
    """What is said to a card out of turn, to one by the loser of a trick, and after the end."""
    four, ace, king, heart = cards("4C AC KC 5H")
    led, won = game.play(START, (four,)).state, game.play(START, (four, ace, king)).state
    asked = [(START, 1, ace), (led, 2, king), (won, 0, heart)]
    asked.append((won._replace(hands=((), (), ())), 1, ace))
    proved = CAMELOT.parse("players=3&trick=4S,9H,6S/7S,8S").state
    asked.append((proved, proved.to_play, cards("10S")[0]))
    judged = [game.verdict(*question) for question in asked]
    assert not any(verdict.legal for verdict in judged)
    return [said(verdict.reason) for verdict in judged]


def test_out_of_turn_and_after_the_end() -> None:
    assert late_refusals(CAMELOT) == [
        "CAM-PLAY-01.not-first-leader",
        "CAM-DEF-02.out-of-turn",
        "CAM-PLAY-05.not-winner",
        "CAM-DEF-05.hand-is-over",
        "CAM-PLAY-03.void-before",
    ]


# Random play --------------------------------------------------------------------------------


def all_cards(at: Round) -> Counter[Card]:
    """The cards of a round, wherever they are."""
    played = [card for trick in at.taken for card in trick.cards]
    held = [card for hand in at.hands for card in hand or ()]
    return Counter(card.held for card in (*played, *at.trick, *held))


@pytest.mark.parametrize("players", range(3, 7))
def test_playouts(players: int) -> None:
    for seed in range(12):
        size = 1 + seed * 3 % (60 // players)
        deal = Random(seed).sample(CAMELOT_DECK, size * players)
        hands = tuple(tuple(deal[seat::players]) for seat in range(players))
        start = Round(hands, SUITS[seed % 5])
        trace = check_playout(CAMELOT, start, seed, all_cards)
        for trick in trace.state.taken:
            winner = naive_winner(trick.cards, start.trump)
            assert winner is not None
            assert trick.winner == (trick.leader + winner) % players
        for language in LANGUAGES:
            say = Catalog(language)
            for reason in set(reasons(trace)):
                assert say.why(reason).parts
                assert say.cite(reason.rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_and_doings_are_spoken(language: str) -> None:
    say = Catalog(language)
    for action, _ in REFUSED:
        assert say.why(CAMELOT.verdict(START, 0, action).reason).parts
    for example in JUDGED:
        at = CAMELOT.parse(example["line"]).state
        trick = at.trick or (at.taken[-1].cards if at.taken else ())
        for ruling in CAMELOT.does(trick, at.trump) if trick else ():
            assert ruling is None or say.why(ruling.reason).parts
    for example in EXAMPLES:
        if "refused" in example:
            with pytest.raises(Refused) as refused:
                CAMELOT.parse(example["line"])
            assert say.why(refused.value.reason).parts
