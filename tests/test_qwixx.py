"""Qwixx: examples, naive definitions, the order of the rungs, random play, words, bad input."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import pytest
from harness import check_playout, reasons
from hypothesis import given
from hypothesis import strategies as st

from gamelib import bots_qwixx
from gamelib.bots_qwixx import Advice, hint, sensible
from gamelib.examples import examples
from gamelib.games import qwixx
from gamelib.games.qwixx import QWIXX, Turn, chances, start, sums, total, turns
from gamelib.games.sheet import (
    CELLS,
    LOCKS,
    PASS,
    POINTS,
    Cell,
    Colour,
    Die,
    Lock,
    Roll,
    Rule,
    Sheet,
    checked,
    parse_cell,
    parse_roll,
    parse_sheet,
    rolled,
)
from gamelib.play import TABLE, Step, Trace, Who, verdicts
from gamelib.ruling import Reason, Refused, Rung
from gamelib.speech import LANGUAGES, Catalog

EXAMPLES = examples("qwixx")
PLAYERS = (2, 3, 4, 5)
CATALOGS = [Catalog(language) for language in LANGUAGES]


def name(reason: Reason) -> str:
    return f"{reason.rule.id}.{reason.case}"


def of_kind(*kinds: str) -> Any:
    chosen = [example for example in EXAMPLES if example["kind"] in kinds]
    assert chosen
    return pytest.mark.parametrize("example", chosen, ids=lambda example: example["id"])


def state_of(example: dict[str, Any]) -> tuple[Turn, int]:
    return QWIXX.parse(example["line"]).state, example.get("seat", 1) - 1


def agrees(legal: bool, reason: Reason, want: str) -> bool:
    """`want` is yes or no, and a rule with or without the case of it that decided."""
    answer, rule = want.split()
    said = name(reason)
    return (answer == "yes") is legal and rule in (said, said.partition(".")[0])


# Examples ----------------------------------------


@of_kind("reading")
def test_reading(example: dict[str, Any]) -> None:
    state, seat = state_of(example)
    rows = [cell for cell in CELLS if str(cell.colour) in example["rows"]]
    is_open = [str(cell) for cell in rows if QWIXX.reading(state, seat, cell).legal]
    assert is_open == example["open"]
    for place, want in example["places"].items():
        verdict = QWIXX.reading(state, seat, parse_cell(place))
        assert agrees(verdict.legal, verdict.reason, want), f"{place}: {verdict}"


@of_kind("verdicts")
def test_verdicts(example: dict[str, Any]) -> None:
    state, seat = state_of(example)
    for text, want in example["verdicts"].items():
        verdict = QWIXX.verdict(state, seat, qwixx.parse_choice(text))
        assert agrees(verdict.legal, verdict.reason, want), f"{text}: {verdict}"


def judged(trace: Trace[Turn, Any]) -> tuple[set[str], Turn]:
    """The rules that speak in the last step but one action, and where it leads."""
    last = trace.steps[-1]
    state = trace.state
    heard = {reason.rule.id for reason in last.reasons}
    if last.seat == TABLE:
        heard.add(last.verdict.reason.rule.id)
    return heard, state


@of_kind("turn")
def test_turn(example: dict[str, Any]) -> None:
    trace = QWIXX.parse(example["line"])
    heard = {r.rule.id for step in trace.steps for r in step.reasons}
    heard |= {trace.steps[0].verdict.reason.rule.id}
    assert set(example["brings"]) <= heard
    assert not set(example["silent"]) & heard
    state = trace.state
    assert [str(colour) for colour in state.closed] == example["closed"]
    assert (QWIXX.actors(state) == ()) is example["over"]
    assert QWIXX.notation(Trace(QWIXX, replace(state, roll=None, choices=()))) == example["after"]


@of_kind("score")
def test_score(example: dict[str, Any]) -> None:
    state, seat = state_of(example)
    lines = QWIXX.scores(state)[seat]
    assert [line.points for line in lines] == example["points"]
    for line, want in zip(lines, example["rules"], strict=True):
        assert agrees(True, line.reason, f"yes {want}")
    assert sum(line.points for line in lines) == total(state.sheets[seat])


@of_kind("winners")
def test_winners(example: dict[str, Any]) -> None:
    won = QWIXX.winners(state_of(example)[0])
    assert [seat + 1 for seat in won.answer] == example["winners"]
    assert won.reason.rule.id == example["rule"]


@of_kind("refused")
def test_refused(example: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        QWIXX.parse(example["line"])
    assert name(refused.value.reason) == f"{example['refused']}.{example['case']}"
    for say in CATALOGS:
        assert str(say.why(refused.value.reason))


def test_every_rule_has_an_example() -> None:
    assert {rule.id for rule in Rule} == {shown for e in EXAMPLES for shown in e["shows"]}
    assert len({example["id"] for example in EXAMPLES}) == len(EXAMPLES)


@of_kind("reading", "verdicts", "turn", "score")
def test_what_an_example_shows_is_what_decides(example: dict[str, Any]) -> None:
    """At least one of the rules it shows is heard in it, or it shows a rule that never decides."""
    trace = QWIXX.parse(example["line"])
    heard = {reason.rule.id for reason in reasons(trace)}
    values = (*example.get("places", {}).values(), *example.get("verdicts", {}).values())
    heard |= {want.split()[1].partition(".")[0] for want in values}
    heard |= {rule.partition(".")[0] for rule in example.get("rules", ())}
    assert heard & set(example["shows"])


# The ladders ----------------------------------------

Question = tuple[Any, int, Turn]


def example_questions(ladder: str) -> Iterator[tuple[Question, str]]:
    """What examples ask of a ladder, and the right answer."""
    for example in EXAMPLES:
        if example["kind"] == "reading" and ladder == "READING":
            state, seat = state_of(example)
            bare = replace(state, roll=None, choices=())
            for place, want in example["places"].items():
                yield (parse_cell(place), seat, bare), want
        if example["kind"] == "verdicts":
            state, seat = state_of(example)
            for text, want in example["verdicts"].items():
                action = qwixx.parse_choice(text)
                if ladder == ("PASSING" if action == PASS else "CROSSING"):
                    yield (action, seat, state), want


def sampled_questions(ladder: str) -> Iterator[Question]:
    """What random games ask of a ladder."""
    for players, seed in product(PLAYERS, range(3)):
        for at, step in enumerate(random_game(players, seed)):
            if at % 8 == 0 and step.seat != TABLE:
                for seat in range(players):
                    turn = step.before
                    if ladder == "PASSING":
                        yield PASS, seat, turn
                    if ladder == "CROSSING":
                        yield from ((place, seat, turn) for place in (*CELLS, *LOCKS))
                    if ladder == "READING":
                        bare = replace(turn, roll=None, choices=())
                        yield from ((place, seat, bare) for place in (*CELLS, *LOCKS))


def asked(rung: Rung[bool], question: Question) -> tuple[bool, str] | None:
    """What a rung alone answers, asked at any place of the ladder."""
    try:
        found = rung(*question)
    except (AssertionError, AttributeError, KeyError, IndexError, TypeError, ValueError):
        return (False, "error")
    return found and (found.value, f"{rung.rule.id}.{rung.name}")


def swaps(answers: list[tuple[bool, str] | None]) -> Iterator[tuple[int, int]]:
    """The pairs of rungs whose swap changes the first answer."""
    top, *others = [place for place, found in enumerate(answers) if found]
    for b in others:
        yield from ((a, b) for a in range(top))
    for b in range(others[0], len(answers)) if others else ():
        yield top, b


LADDERS = ("READING", "CROSSING", "PASSING")


@pytest.mark.parametrize("ladder", LADDERS)
def test_the_order_of_rungs_is_pinned_by_examples(ladder: str) -> None:
    rungs = getattr(qwixx, ladder)
    pinned: set[tuple[int, int]] = set()
    for question, want in example_questions(ladder):
        answers = [asked(rung, question) for rung in rungs]
        for a, b in combinations(range(len(rungs)), 2):
            order = list(answers)
            order[a], order[b] = order[b], order[a]
            legal, rule = next(filter(None, order))
            right = {f"yes {rule}", f"yes {rule.partition('.')[0]}"}
            if not legal:
                right = {f"no {rule}", f"no {rule.partition('.')[0]}"}
            if want not in right:
                pinned.add((a, b))
    matters: dict[tuple[int, int], str] = {}
    for question in sampled_questions(ladder):
        answers = [asked(rung, question) for rung in rungs]
        matters.update(dict.fromkeys(swaps(answers), str(question)))
    loose = {(rungs[a].name, rungs[b].name): matters[a, b] for a, b in matters.keys() - pinned}
    assert not loose


@pytest.mark.parametrize("ladder", LADDERS)
def test_every_rung_decides_in_some_example(ladder: str) -> None:
    rungs = getattr(qwixx, ladder)
    decided = set()
    for question, _ in example_questions(ladder):
        answers = [asked(rung, question) for rung in rungs]
        decided.add(next(rung.name for rung, found in zip(rungs, answers, strict=True) if found))
    # Junk is not written in a line; it has a test of its own.
    junk = {"no-sheet", "dice-instead", "no-row", "no-number"}
    assert decided | junk == {rung.name for rung in rungs} | junk


def all_examples_hold() -> bool:
    """Whether the examples that play turns and count points still come out right."""
    checks = {"turn": test_turn, "score": test_score, "winners": test_winners}
    checks["refused"] = test_refused
    try:
        for example in EXAMPLES:
            if example["kind"] in checks:
                checks[example["kind"]](example)
    except (Exception, pytest.fail.Exception):
        return False
    return True


@pytest.mark.parametrize("ladder", ["ROLLING", "PENALISING", "ENDING", "ROW_SCORE", "WINNING"])
def test_no_rung_can_be_left_out(ladder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rungs = getattr(qwixx, ladder)
    assert all_examples_hold()
    unseen = {"no-dice", "rolled-already", "impossible-pips", "four-penalties"}
    for rung in rungs:
        monkeypatch.setattr(qwixx, ladder, tuple(r for r in rungs if r is not rung))
        assert rung.name in unseen or not all_examples_hold(), f"{rung.name} decides nothing"


@pytest.mark.parametrize(
    ("ladder", "above", "below"),
    [
        ("ENDING", "second-row", "next-player"),
        ("ENDING", "second-row", "second-follows"),
        ("ENDING", "fourth-penalty", "next-player"),
        ("PENALISING", "crossed-in-first", "only-others-crossed"),
        ("PENALISING", "crossed-in-second", "no-cross"),
        ("PENALISING", "only-others-crossed", "no-cross"),
        ("ROW_SCORE", "full-row", "with-lock"),
        ("ROW_SCORE", "with-lock", "by-crosses"),
        ("WINNING", "equal-totals", "highest-total"),
        ("ROLLING", "two-rows-closed", "remaining-dice"),
        ("ROLLING", "die-out", "other-dice"),
        ("ROLLING", "other-dice", "first-turn"),
        ("ROLLING", "remaining-dice", "later-turn"),
        ("ROLLING", "first-turn", "later-turn"),
    ],
)
def test_swapped_rungs_are_noticed(
    ladder: str, above: str, below: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rungs = list(getattr(qwixx, ladder))
    names = [rung.name for rung in rungs]
    a, b = names.index(above), names.index(below)
    assert a < b
    rungs[a], rungs[b] = rungs[b], rungs[a]
    monkeypatch.setattr(qwixx, ladder, tuple(rungs))
    assert not all_examples_hold()


# Naive definitions ----------------------------------------


def random_sheet(random: Random, lock: bool) -> Sheet:
    """Any sheet that somebody can have, perhaps with one lock."""
    rows = (
        tuple(n for n in colour.numbers[:-1] if random.random() < density)
        for colour, density in zip(Colour, random.choices((0.1, 0.4, 0.8), k=4), strict=True)
    )
    sheet = Sheet(tuple(rows), random.choice((0, 0, 1, 2, 3)))
    lockable = [Cell(c, c.last) for c in Colour if len(sheet.row(c)) >= 5]
    return sheet.crossed(random.choice(lockable)) if lock and lockable else sheet


def random_table(seed: int) -> Trace[Turn, Any]:
    """Any turn at any moment: sheets, dice, some choices, perhaps the second choice."""
    random = Random(seed)
    players = random.choice(PLAYERS)
    closer = random.choice((None, *range(players)))
    own = tuple(random_sheet(random, seat == closer) for seat in range(players))
    trace: Trace[Turn, Any] = Trace(QWIXX, Turn(own, random.randrange(players)))
    for _ in range(random.randint(0, players + 2)):
        acting = QWIXX.actors(trace.state)
        if not acting or (trace.steps and trace.state.roll is None):
            break
        seat, state = acting[0], trace.state
        at_table = seat == TABLE
        action = QWIXX.chance(state, random) if at_table else careless(state, seat, random)
        trace = trace.then(seat, action)
    return trace


# Built from a seed: Hypothesis draws a number only, so that a busy machine does not matter.
seeds = st.integers(0, 2**32)
sheets = seeds.map(lambda seed: random_sheet(Random(seed), seed % 3 == 0))
tables = seeds.map(random_table)


@given(tables)
def test_a_line_is_read_back(trace: Trace[Turn, Any]) -> None:
    line = QWIXX.notation(trace)
    again = QWIXX.parse(line)
    assert again == trace
    assert QWIXX.notation(again) == line


@given(sheets)
def test_a_sheet_is_read_back(sheet: Sheet) -> None:
    assert parse_sheet(str(sheet)) == sheet


@given(st.permutations([Die(None, 2), Die(None, 6), *(Die(colour, 3) for colour in Colour)]))
def test_dice_are_read_back(dice: list[Die]) -> None:
    roll = rolled(tuple(dice))
    assert parse_roll(str(roll)) == roll
    assert parse_roll(",".join(map(str, dice))) == roll


@given(sheets, st.sampled_from(CELLS))
def test_reading_agrees_with_the_naive_definition(sheet: Sheet, cell: Cell) -> None:
    numbers, row = cell.colour.numbers, sheet.row(cell.colour)
    place = numbers.index(cell.number)
    naive = all(numbers.index(n) < place for n in row) and (place < 10 or len(row) >= 5)
    naive = naive and numbers[-1] not in row
    assert QWIXX.reading(Turn((sheet, Sheet())), 0, cell).legal is naive


@given(tables, st.sampled_from(CELLS), st.integers(0, 4))
def test_verdict_agrees_with_the_naive_definition(
    trace: Trace[Turn, Any], cell: Cell, seat: int
) -> None:
    turn = trace.state
    seat %= turn.players
    fits = False
    if turn.roll and seat in QWIXX.actors(turn):
        a, b = (die.pips for die in turn.roll.white)
        coloured = [die.pips for die in turn.roll.coloured if die.colour is cell.colour]
        can = {a + b} if turn.action == 1 else {w + c for w in (a, b) for c in coloured}
        fits = cell.number in can
    is_open = not any(sheet.locked(cell.colour) for sheet in turn.sheets)
    legal = fits and is_open and QWIXX.reading(turn, seat, cell).legal
    assert QWIXX.verdict(turn, seat, cell).legal is legal
    assert (cell in QWIXX.likely(turn, seat)) or not legal


@given(sheets, st.sampled_from(CELLS))
def test_a_cross_skips_what_lies_between(sheet: Sheet, cell: Cell) -> None:
    if QWIXX.reading(Turn((sheet, Sheet())), 0, cell).legal:
        after = sheet.crossed(cell)
        gained = set(after.skipped(cell.colour)) - set(sheet.skipped(cell.colour))
        assert {c.number for c in sheet.between(cell)} == gained


def test_points_are_triangular() -> None:
    assert tuple(n * (n + 1) // 2 for n in range(13)) == POINTS


def test_no_sheet_is_worth_more_than_266() -> None:
    """All of two rows and their locks, and ten numbers of the others: three locks cannot be."""
    best = parse_sheet(next(e["line"] for e in EXAMPLES if e["id"] == "ADV-Q15"))
    assert total(best) == 266
    full = Sheet(tuple(colour.numbers for colour in Colour))
    for third in combinations(Colour, 3):
        rows = tuple(c.numbers if c in third else c.numbers[:-1] for c in Colour)
        with pytest.raises(Refused):
            checked(replace(full, rows=rows))


def test_chances_are_exact() -> None:
    assert sums()[7] == Fraction(1, 6)
    assert sum(sums().values()) == 1
    rolls = list(product(range(1, 7), repeat=2))
    assert all(sums()[t] == Fraction(sum(a + b == t for a, b in rolls), 36) for t in range(2, 13))
    assert chances()[2] == Fraction(11, 216)
    assert chances()[7] == Fraction(66, 216)
    assert min(chances(), key=lambda t: chances()[t]) in (2, 12)
    assert list(chances()) == list(sums()) == list(range(2, 13))


def test_two_have_sheets_where_nothing_says_more() -> None:
    assert [len(qwixx.unchecked(line).sheets) for line in ("red=5", "red=5/-/-")] == [2, 3]


def test_the_first_of_several_impossible_dice_is_named() -> None:
    roll = rolled(tuple(Die(colour, 7 + at) for at, colour in enumerate([None, None, *Colour])))
    said = QWIXX.verdict(QWIXX.parse("players=2").state, TABLE, roll).reason
    assert (said.case, said["part"]) == ("impossible-pips", "W7")


# Random play ----------------------------------------


def careless(turn: Turn, seat: int, random: Random) -> Any:
    """Anything legal that the dice offer, by a definition of its own: the verdict must agree."""
    sheet, closed, can = turn.sheets[seat], turn.closed, [PASS]
    for cell in QWIXX.likely(turn, seat)[:-1]:
        numbers, row = cell.colour.numbers, sheet.row(cell.colour)
        right = not row or numbers.index(cell.number) > numbers.index(row[-1])
        if right and (len(row) >= 5 or cell.number != numbers[-1]):
            can += [] if cell.colour in closed else [cell]
    choice = random.choice(can)
    assert QWIXX.verdict(turn, seat, choice).legal
    return choice


def played(players: int, seed: int, *bots: Callable[[Turn, int, Random], Any]) -> Turn:
    """A game to its end; the last bot plays for all further seats."""
    random, turn = Random(seed), start(players, seed % players)
    while acting := QWIXX.actors(turn):
        seat = acting[-1] if seed % 2 else acting[0]
        bot = bots[min(seat, len(bots) - 1)]
        action = QWIXX.chance(turn, random) if seat == TABLE else bot(turn, seat, random)
        turn, _ = QWIXX.apply(turn, seat, action)
    return turn


def random_game(players: int, seed: int) -> tuple[Step[Turn, Any], ...]:
    """A careless game, step by step."""
    random = Random(seed)
    trace: Trace[Turn, Any] = Trace(QWIXX, start(players, seed % players))
    while acting := QWIXX.actors(trace.state):
        seat = random.choice(acting)
        state = trace.state
        at_table = seat == TABLE
        action = QWIXX.chance(state, random) if at_table else careless(state, seat, random)
        trace = trace.then(seat, action)
    return trace.steps


def ends_correctly(turn: Turn) -> bool:
    """Two or three closed rows or one fourth penalty, and no sheet that cannot be."""
    closed = {colour for sheet in turn.sheets for colour in Colour if sheet.locked(colour)}
    fourth = [sheet for sheet in turn.sheets if sheet.penalties == 4]
    qwixx.together(tuple(map(checked, turn.sheets)))
    assert all(parse_sheet(str(sheet)) == sheet for sheet in turn.sheets)
    assert max(map(total, turn.sheets)) <= 266
    assert max(sheet.penalties for sheet in turn.sheets) <= 4
    return (len(closed) in (2, 3)) is not (len(fourth) == 1)


@pytest.mark.parametrize("quarter", range(4))
@pytest.mark.parametrize("players", PLAYERS)
def test_two_thousand_random_games(players: int, quarter: int) -> None:
    for seed in range(500 * quarter, 500 * (quarter + 1)):
        assert ends_correctly(played(players, seed, careless))


@pytest.mark.parametrize("players", PLAYERS)
def test_sensible_games_end_by_closed_rows_too(players: int) -> None:
    ends = [played(players, seed, lambda turn, seat, _: sensible(turn, seat)) for seed in range(40)]
    assert all(map(ends_correctly, ends))
    assert any(len(end.closed) >= 2 for end in ends)


@pytest.mark.parametrize("players", PLAYERS)
def test_playouts_by_the_harness(players: int) -> None:
    def everything_stays(state: Turn) -> tuple[int, bool]:
        lines = QWIXX.scores(state)
        for seat, sheet in enumerate(state.sheets):
            assert sum(line.points for line in lines[seat]) == total(sheet)
        return state.players, all(sheet.penalties <= 4 for sheet in state.sheets)

    for seed in range(3):
        trace = check_playout(QWIXX, start(players), seed, everything_stays)
        pieces = turns(trace)
        assert sum((piece.steps for piece in pieces), ()) == trace.steps
        for piece in pieces:
            assert QWIXX.parse(QWIXX.notation(piece)).state == piece.state
        assert QWIXX.parse(QWIXX.notation(trace)).state == trace.state


@given(tables, st.integers(0, 4), st.data())
def test_the_order_of_decisions_does_not_matter(
    trace: Trace[Turn, Any], seed: int, data: st.DataObject
) -> None:
    turn = turns(trace)[0].start
    if QWIXX.actors(turn) == ():
        return
    random = Random(seed)
    turn, _ = QWIXX.apply(turn, TABLE, QWIXX.chance(turn, random))
    choices = {seat: careless(turn, seat, random) for seat in range(turn.players)}
    results = []
    for order in (range(turn.players), data.draw(st.permutations(range(turn.players)))):
        after, said = turn, ()
        for seat in order:
            assert QWIXX.verdict(after, seat, choices[seat]).legal
            after, said = QWIXX.apply(after, seat, choices[seat])
        results.append((after, said))
    assert results[0] == results[1]


def test_nothing_happens_before_the_last_decision() -> None:
    line = "players=3&red=2,3,4,5,6/3,4,5,6,7/-&dice=W6,W6,R5,Y1,G1,B1&choices="
    sheets_before = QWIXX.parse(line).state.sheets
    for choices in ("R12", "R12/R12", "?/R12", "-/?/-"):
        trace = QWIXX.parse(line + choices)
        assert trace.state.sheets == sheets_before
        assert all(not step.reasons for step in trace.steps[1:])
    assert QWIXX.parse(line + "R12/R12/-").state.sheets != sheets_before


def third_row(order: tuple[int, ...]) -> Trace[Turn, Any]:
    """Green is closed; seat 0 closes red and seat 1 yellow with the same twelve."""
    begin = "players=3&red=2,3,4,5,6/-/-&yellow=-/2,4,6,8,9/-&green=-/-/12,11,10,9,8,2"
    trace = QWIXX.parse(f"{begin}&dice=W6,W6,R1,Y1,B1")
    does = {0: Cell(Colour.RED, 12), 1: Cell(Colour.YELLOW, 12), 2: PASS}
    for seat in order:
        trace = trace.then(seat, does[seat])
    return trace


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_third_row_closes_with_the_second(order: tuple[int, ...]) -> None:
    trace = third_row(order)
    assert trace.state.closed == (Colour.RED, Colour.YELLOW, Colour.GREEN)
    assert QWIXX.actors(trace.state) == ()
    assert Rule.THIRD_ROW in {reason.rule for reason in trace.steps[-1].reasons}
    with pytest.raises(Refused):
        trace.then(0, PASS)


def test_a_whole_game_reaches_a_third_closed_row() -> None:
    """Played from empty sheets: the rows are filled by white sums, the locks come by twos."""
    trace: Trace[Turn, Any] = Trace(QWIXX, start(2))
    plan = [
        *((n, f"R{n}", f"Y{n}") for n in range(2, 7)),
        *((n, f"B{n}", f"G{n}") for n in range(12, 7, -1)),
        (2, "-", "G2"),
        (12, "R12", "Y12"),
    ]
    for number, mine, yours in plan:
        one = max(1, number - 6)
        white = (Die(None, one), Die(None, number - one))
        dice = tuple(Die(colour, 1) for colour in trace.state.still_rolled)
        trace = trace.then(TABLE, Roll(white, dice))
        for seat, text in enumerate((mine, yours)):
            trace = trace.then(seat, qwixx.parse_choice(text))
        if QWIXX.actors(trace.state):
            trace = trace.then(trace.state.active, PASS)
    assert trace.state.closed == (Colour.RED, Colour.YELLOW, Colour.GREEN)
    assert QWIXX.actors(trace.state) == ()
    said = [reason.rule for reason in trace.steps[-1].reasons]
    assert {Rule.TWO_ROWS, Rule.THIRD_ROW, Rule.TWO_AT_ONCE, Rule.NO_SECOND} <= set(said)


def test_several_players_lock_the_same_row() -> None:
    line = "players=5&red=2,3,4,5,6/3,4,5,6,7/2,3,4,5,6,8/2/-&dice=W6,W6,R5,Y1,G1,B1"
    trace = QWIXX.parse(f"{line}&choices=R12/R12/R12/-/-")
    counts = [sheet.crosses(Colour.RED) for sheet in trace.state.sheets]
    assert counts == [7, 7, 8, 1, 0]
    together = next(r for r in trace.steps[-1].reasons if r.rule is Rule.TOGETHER)
    assert together["count"] == 3
    assert QWIXX.actors(trace.state) == (0,)


# Bad input ----------------------------------------

JUNK: tuple[Any, ...] = (
    None,
    7,
    "R5",
    "",
    (),
    ("R5",),
    [],
    {},
    object,
    float("nan"),
    Cell("R", 5),  # type: ignore[arg-type]
    Cell(Colour.RED, 13),
    Cell(Colour.RED, 5.0),  # type: ignore[arg-type]
    Cell(Colour.RED, True),
    Cell(Colour.RED, None),  # type: ignore[arg-type]
    Lock("R"),  # type: ignore[arg-type]
    (Cell(Colour.RED, 5), Cell(Colour.YELLOW, 5)),
    Roll((), ()),
    rolled((Die(None, 4), Die(None, 1))),
    rolled(tuple(Die(c, 7) for c in (None, None, *Colour))),
    rolled(tuple(Die(c, 0) for c in (None, None, *Colour))),
    rolled(tuple(Die(c, 1) for c in (None, None, None, *Colour))),
    Roll((Die(None, "6"), Die(None, 1)), ()),  # type: ignore[arg-type]
)

MOMENTS = (
    "players=2",
    "players=2&red=2,3,4,5,6,12/-",
    "players=2&dice=W4,W1,R2,Y3,G5,B6",
    "players=2&dice=W4,W1,R2,Y3,G5,B6&choices=R5/-",
    "players=2&penalties=4/0",
    "players=2&red=2,3,4,5,6,12/-&green=-/12,11,10,9,8,2",
)


@pytest.mark.parametrize("moment", MOMENTS)
def test_any_action_whatever_is_answered(moment: str) -> None:
    state = QWIXX.parse(moment).state
    for action in JUNK:
        for seat in (TABLE, 0, 1, 2, 99, -7, None, "0", 1.0, True):
            verdict = QWIXX.verdict(state, seat, action)  # type: ignore[arg-type]
            assert not verdict.legal, f"{seat!r}: {action!r}"
            for say in CATALOGS:
                assert str(say.why(verdict.reason))
                assert say.cite(verdict.reason.rule)


@pytest.mark.parametrize(
    ("moment", "action", "by"),
    [
        (MOMENTS[2], (), Rule.FOUR_ROWS),
        (MOMENTS[2], (Cell(Colour.RED, 5),), Rule.FOUR_ROWS),
        (MOMENTS[2], (Cell(Colour.RED, 5), Cell(Colour.YELLOW, 5)), Rule.WHITE_SUM),
        (MOMENTS[3], (Cell(Colour.RED, 5), Cell(Colour.YELLOW, 5)), Rule.ACTIVE_ONLY),
        (MOMENTS[3], (Cell(Colour.RED, 5),), Rule.FOUR_ROWS),
    ],
)
def test_several_crosses_are_told_from_what_is_none(moment: str, action: Any, by: Rule) -> None:
    assert QWIXX.verdict(QWIXX.parse(moment).state, 0, action).reason.rule is by


def test_every_die_shows_every_face() -> None:
    rolls = [QWIXX.chance(start(2), Random(seed)) for seed in range(150)]
    for dice in zip(*((*roll.white, *roll.coloured) for roll in rolls), strict=True):
        assert {die.pips for die in dice} == set(range(1, 7))


def test_two_play_where_nobody_says_how_many() -> None:
    assert QWIXX.parse("dice=W4,W1,R2,Y3,G5,B6").start.players == 2


@pytest.mark.parametrize("players", [0, 1, 6, -2, 10**9, "3", 3.0, None, True])
def test_other_numbers_of_players(players: Any) -> None:
    with pytest.raises(Refused) as refused:
        start(players)
    assert refused.value.reason.rule is Rule.PLAYERS


@pytest.mark.parametrize("active", [-1, 2, "0", None, True, 0.0])
def test_other_first_players(active: Any) -> None:
    with pytest.raises(Refused) as refused:
        start(2, active)
    assert refused.value.reason.rule is Rule.FIRST_ACTIVE


@pytest.mark.parametrize(
    "bad", ["0", "6", "7", "100000", "-1", "3.5", "1e309", "٣", "３", "", " 3"]
)
@pytest.mark.parametrize("key", ["players", "active", "penalties"])
def test_numbers_that_are_none(key: str, bad: str) -> None:
    if (key, bad) in {("penalties", "0"), ("penalties", ""), ("players", " 3")}:
        return
    if (key, bad) in {("penalties", " 3"), ("active", " 3")}:
        bad = "3x"
    with pytest.raises(Refused):
        QWIXX.parse(f"{key}={bad}")


@given(st.text(max_size=60))
def test_any_line_is_read_or_refused(text: str) -> None:
    lines = (text, f"red={text}", f"dice={text}", f"dice=W4,W1,R2,Y3,G5,B6&choices={text}")
    said: list[Reason] = []
    for line in lines:
        try:
            QWIXX.parse(line)
        except Refused as refused:
            said.append(refused.reason)
    assert all(str(CATALOGS[0].why(reason)) for reason in said)


def test_an_endless_line_is_refused() -> None:
    with pytest.raises(Refused):
        QWIXX.parse("red=" + "5," * 10**6)


# Words ----------------------------------------


def every_rung() -> list[Rung[Any]]:
    ladders = ("CROSSING", "PASSING", "READING", "ROLLING", "PENALISING", "ENDING", "ROW_SCORE")
    rungs = [rung for ladder in (*ladders, "WINNING") for rung in getattr(qwixx, ladder)]
    return [*rungs, *bots_qwixx.STRATEGY]


@pytest.mark.parametrize("say", CATALOGS, ids=LANGUAGES)
def test_every_rule_and_rung_has_its_words(say: Catalog) -> None:
    for rule in (*Rule, *Advice):
        assert say.rule(rule).parts
        assert say.cite(rule)
    for rung in every_rung():
        assert say.has(f"{rung.rule.id}.{rung.name}"), f"{rung.rule.id}.{rung.name}"
        assert say.has(f"ladder-{rung.name}")
        assert say.has(f"ladder-{rung.name}.pass")
    things = (*CELLS, *LOCKS, *Colour, PASS, *(Die(c, 4) for c in (None, *Colour)))
    assert len({say.label(thing) for thing in things}) == len(things)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_reason_is_spoken(players: int) -> None:
    """All reasons of whole games, and the verdict of every cell now and then."""
    heard: set[Reason] = set()
    for seed in range(6):
        steps = random_game(players, seed)
        heard.update(reasons(Trace(QWIXX, start(players), steps)))
        for step in steps[::7]:
            for seat in range(players):
                heard.update(v.reason for _, v in verdicts(QWIXX, step.before, seat))
                if seat in QWIXX.actors(step.before):
                    heard.add(hint(step.before, seat).reason)
        lines = QWIXX.scores(steps[-1].after)
        heard.update(line.reason for seat in lines for line in lines[seat])
        heard.add(QWIXX.winners(steps[-1].after).reason)
    for say in CATALOGS:
        for reason in heard:
            assert str(say.why(reason))


@of_kind("reading", "verdicts", "turn", "score", "winners")
def test_every_example_is_spoken(example: dict[str, Any]) -> None:
    trace = QWIXX.parse(example["line"])
    heard = list(reasons(trace))
    for seat in range(trace.state.players):
        heard += [v.reason for _, v in verdicts(QWIXX, trace.state, seat)]
        heard += [QWIXX.reading(trace.state, seat, place).reason for place in (*CELLS, *LOCKS)]
        heard += [line.reason for line in QWIXX.scores(trace.state)[seat]]
    heard.append(QWIXX.winners(trace.state).reason)
    for say in CATALOGS:
        for reason in heard:
            assert str(say.why(reason))


# The opponent ----------------------------------------


def test_the_bot_clearly_beats_random() -> None:
    won = 0
    for seed in range(500):
        bots = (lambda turn, seat, _: sensible(turn, seat), careless)
        ends = played(2, seed, *(bots if seed % 2 else bots[::-1]))
        mine, theirs = map(total, ends.sheets if seed % 2 else ends.sheets[::-1])
        won += mine > theirs
    assert won > 475


def test_the_bot_only_does_what_is_legal_and_every_rung_of_it_is_used() -> None:
    used = set()
    for seed in range(30):
        random, turn = Random(seed), start(3)
        while acting := QWIXX.actors(turn):
            seat = acting[0]
            if seat == TABLE:
                action: Any = QWIXX.chance(turn, random)
            else:
                advice = hint(turn, seat)
                used.add(advice.reason.case)
                action = advice.answer
                assert QWIXX.verdict(turn, seat, action).legal
                assert all(str(say.why(advice.reason)) for say in CATALOGS)
            turn, _ = QWIXX.apply(turn, seat, action)
    assert used == {rung.name for rung in bots_qwixx.STRATEGY}


@pytest.mark.parametrize(
    ("line", "case"),
    [
        ("red=5,5", "crossed-already"),
        ("blue=5,5", "crossed-already"),
        ("green=12,12", "crossed-already"),
        ("red=5,7,5", "crossed-already"),
        ("red=2,3,4,5,6,12,12", "crossed-already"),
        ("red=7,5", "out-of-order"),
        ("red=005", "no-such-number"),
        ("red=1", "no-such-number"),
        ("red=13", "no-such-number"),
    ],
)
def test_crosses_that_nobody_can_have_made(line: str, case: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_sheet(line)
    assert refused.value.reason.case == case


@pytest.mark.parametrize("seat", [2, 99, -7, True, 1.0, "0", None])
def test_a_seat_where_nobody_sits(seat: Any) -> None:
    verdict = QWIXX.verdict(QWIXX.parse(MOMENTS[2]).state, seat, PASS)
    assert (verdict.legal, name(verdict.reason)) == (False, "QWX-COMP-05.no-sheet")


def test_other_dice_are_told_which_are_rolled() -> None:
    """Green is closed, so its die is out."""
    state = QWIXX.parse("players=2&green=12,11,10,9,8,2/-").state
    roll = rolled((Die(None, 4), Die(None, 1)))
    said = QWIXX.verdict(state, TABLE, roll).reason
    assert (said.case, said["right"]) == ("other-dice", "W W R Y B")


def test_the_facts_of_a_cross_of_the_end_of_a_turn_and_of_a_total() -> None:
    state = QWIXX.parse("players=3&active=2&red=3,5/-/-&dice=W4,W3,R2,Y3,G5,B6").state
    crossed = QWIXX.reading(state, 0, Cell(Colour.RED, 7))
    assert (crossed.legal, crossed.reason["after"]) == (True, Cell(Colour.RED, 5))
    for seat in (0, 1, 2, 1):
        state, reasons = QWIXX.apply(state, seat, PASS)
    assert (name(reasons[-1]), reasons[-1]["who"]) == ("QWX-TURN-01.next-player", Who(2))
    told = qwixx.added(parse_sheet("red=2,3&penalties=2"))
    assert (told["red"], told["lost"], told["total"]) == (3, 10, -7)
    assert QWIXX.parse("dice=W4,W3,R2,Y3,G5,B6").state.players == 2
    with pytest.raises(Refused) as refused:
        parse_sheet("green=13")
    assert refused.value.reason["right"] == "12 - 2"
