"""Qwixx without end: what may be crossed and closed, what comes of a turn, what a sheet scores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from gamelib.games import qwixx
from gamelib.games.qwixx import QWIXX, Turn
from gamelib.games.sheet import (
    COLOURS,
    ENOUGH_TO_CLOSE,
    PASS,
    Cell,
    Colour,
    Die,
    Lock,
    Roll,
    Rule,
    Sheet,
)
from gamelib.play import TABLE, Seat, Trace, Who
from gamelib.questions import Option, Question
from gamelib.questions import qwixx as questions
from gamelib.questions.mistakes_qwixx import (
    CROSS_MISTAKES,
    SCORE_MISTAKES,
    lock_is_forgotten,
    penalties_are_forgotten,
    penalties_cost_one,
)
from gamelib.questions.qwixx import decides, missing
from gamelib.questions.topic import MOST, Topic, answers, good, simply, some
from gamelib.ruling import Reason, Refused, because

Course = Trace[Turn, Any]

# Drawing sheets and dice -------------------------------------------------------------------------

FILLED = {1: (0, 3, 6), 2: (1, 4, 8), 3: (2, 6, 10)}
"""Fewest and most crosses in a row, and how far it may reach, by level."""
NEXT_TO_LAST = 10
"""How many numbers a row has before the last one."""


def row(colour: Colour, crosses: int, reach: int, random: Random) -> tuple[int, ...]:
    """So many crosses among the first numbers of a row."""
    places = sorted(random.sample(range(reach), min(crosses, reach)))
    return tuple(colour.numbers[at] for at in places)


def closed_row(colour: Colour, random: Random) -> tuple[int, ...]:
    """A row with its last number."""
    crosses = random.randint(ENOUGH_TO_CLOSE, 7)
    return (*row(colour, crosses, NEXT_TO_LAST, random), colour.last)


def sheet(random: Random, level: int, penalties: int = 0) -> Sheet:
    """A sheet on which no row is closed."""
    low, high, reach = FILLED[level]
    rows = (row(c, random.randint(low, high), reach, random) for c in COLOURS)
    return Sheet(tuple(rows), penalties)


def with_row(on: Sheet, colour: Colour, crosses: tuple[int, ...]) -> Sheet:
    """A sheet with another row."""
    at = colour.place
    return replace(on, rows=(*on.rows[:at], crosses, *on.rows[at + 1 :]))


def roll(random: Random, closed: tuple[Colour, ...] = (), white: tuple[int, ...] = ()) -> Roll:
    """A roll of the dice still in the game; the white ones may be given."""
    pips = white or (random.randint(1, 6), random.randint(1, 6))
    left = (colour for colour in COLOURS if colour not in closed)
    coloured = tuple(Die(colour, random.randint(1, 6)) for colour in left)
    return Roll((Die(None, pips[0]), Die(None, pips[1])), coloured)


def line(turn: Turn, dice: Roll | None = None, choices: str = "", second: str = "") -> str:
    """A turn as one line."""
    parts = [f"players={turn.players}", f"active={turn.active + 1}"]
    parts += qwixx.columns_of(turn.sheets)
    said = {"dice": dice or "", "choices": choices, "second": second}
    return "&".join([*parts, *(f"{key}={value}" for key, value in said.items() if value)])


# What may be crossed now -------------------------------------------------------------------------


def draw_cross(random: Random, level: int) -> str:
    """Draws the first action; then the second; then both, with a row that is closed."""
    own, other = sheet(random, min(level, 2)), Sheet()
    closed: tuple[Colour, ...] = ()
    if level == 3:
        closed = (random.choice(COLOURS),)
        other = with_row(other, closed[0], closed_row(closed[0], random))
    second = level == 2 or (level == 3 and random.random() < 0.6)
    active = 0 if second else random.randrange(2)
    turn = Turn((own, other), active)
    dice = roll(random, closed)
    if not second:
        return line(turn, dice)
    return line(turn, dice, f"{white_choice(turn, dice, random, level)}/-")


def white_choice(turn: Turn, dice: Roll, random: Random, level: int) -> str:
    """What the first player does with the white sum; at first nothing."""
    rolled = replace(turn, roll=dice, choices=(None,) * turn.players)
    cells = [Cell(colour, dice.sum) for colour in COLOURS]
    able = [str(cell) for cell in cells if QWIXX.verdict(rolled, 0, cell).legal]
    return random.choice([*able, "-"]) if level == 3 else "-"


def crossable(course: Course, random: Random) -> Question:
    """Which of these numbers may be crossed now, if any?"""
    turn, seat = course.state, decides(course)
    assert turn.roll
    offered = [cell for cell in QWIXX.likely(turn, seat) if isinstance(cell, Cell)]
    believed = [c for mistake in CROSS_MISTAKES for c in mistake(turn.roll, turn.action)]
    judged = {cell: QWIXX.verdict(turn, seat, cell) for cell in (*offered, *believed)}
    right = [cell for cell, verdict in judged.items() if verdict.legal]
    wrong = [cell for cell, verdict in judged.items() if not verdict.legal]
    kept = some(right, 2, random) if turn.action == 2 else right
    kept += some(wrong, MOST - 1 - len(kept), random) if turn.action == 2 else wrong
    kept.sort(key=lambda cell: (cell.colour.place, cell.number))
    rare(not right, random)
    options = questions.with_none((cell, judged[cell]) for cell in kept)
    return Question("ask-qwixx-crossable", {"name": Who(seat)}, course, options, multiple=True)


def rare(nothing: bool, random: Random) -> None:
    """`Refused` for most positions in which nothing is possible, so that they stay a surprise."""
    if nothing and random.random() > 0.3:
        raise missing()


def mixed(asked: Question, level: int) -> bool:
    """Whether some of the things may be done and others not, or nothing at all."""
    things = [option for option in asked.options if not isinstance(option.shows, str)]
    return good(asked, level) and not all(option.right for option in things)


# Which rows may be closed now --------------------------------------------------------------------


def draw_close(random: Random, level: int) -> str:
    """Draws rows near their end and dice that give last numbers; later a row closed by another."""
    rows = [row(c, random.choice((3, 4, 5, 5, 6)), NEXT_TO_LAST, random) for c in COLOURS]
    own, other = Sheet(tuple(rows)), Sheet()
    closed: tuple[Colour, ...] = ()
    if level > 1 and random.random() < 0.6:
        closed = (random.choice(COLOURS),)
        other = with_row(other, closed[0], closed_row(closed[0], random))
    if level < 3:
        white = random.choice(((6, 6), (1, 1)))
        return line(Turn((own, other), random.randrange(2)), roll(random, closed, white))
    dice = roll(random, closed, random.choice(((6, 1), (1, 6))))
    ends = tuple(Die(die.colour, random.choice((1, 6))) for die in dice.coloured)
    return line(Turn((own, other), 0), Roll(dice.white, ends), "-/-")


def closable(course: Course, random: Random) -> Question:
    """Which rows may be closed now, if any?"""
    asked = questions.closable(course)
    rare(asked.options[-1].right, random)
    return asked


# Which places are open ---------------------------------------------------------------------------


def draw_open(random: Random, level: int) -> str:
    """Draws a sheet, in the end beside one that closed a row."""
    own, other = sheet(random, level), Sheet()
    if level == 3 and random.random() < 0.4:
        colour = random.choice(COLOURS)
        other = with_row(other, colour, closed_row(colour, random))
    return line(Turn((own, other)))


def still_open(course: Course, random: Random) -> Question:
    """Which of these places of a row are still open? `Refused` for an empty row."""
    turn = course.state
    colour = random.choice(COLOURS)
    begun = turn.sheets[0].row(colour)
    if not begun:
        raise missing()
    numbers = [Cell(colour, number) for number in colour.numbers]
    last = numbers.index(Cell(colour, begun[-1]))
    left = [cell for cell in numbers[:last] if cell.number not in begun]
    places: list[Cell | Lock] = [*some(left, 2, random), *some(numbers[last + 1 : -1], 2, random)]
    places += [*some(numbers[last : last + 1], 1, random), numbers[-1], Lock(colour)]
    kept = some(places, MOST, random)
    judged = [(place, QWIXX.reading(turn, 0, place)) for place in kept]
    options = tuple(Option(place, v.legal, v.reason) for place, v in judged)
    facts = {"name": Who(0), "row": colour}
    return Question("ask-qwixx-which-open", facts, course, options, multiple=True)


def rising(asked: Question, level: int) -> bool:
    """At first only rows that rise from left to right; later mostly those that fall."""
    return good(asked, level) and (level > 1 or asked.facts["row"].numbers[0] == 2)


# What a sheet is worth -------------------------------------------------------------------------


def draw_score(random: Random, level: int) -> str:
    """Draws a sheet: two rows, then four and penalties, then closed rows as well."""
    own = scored_sheet(random, level)
    return line(Turn((own, Sheet())))


def scored_sheet(random: Random, level: int) -> Sheet:
    """A sheet at the end of a game."""
    own = sheet(random, max(level, 2), 0 if level == 1 else random.randint(0, 3))
    if level == 1:
        for colour in random.sample(COLOURS, 2):
            own = with_row(own, colour, ())
    for colour in random.sample(COLOURS, random.randint(1, 2)) if level == 3 else ():
        own = with_row(own, colour, closed_row(colour, random))
    return own


def score(course: Course) -> Question:
    """What is the first sheet worth? Beside the right total what comes of mistakes."""
    on = course.state.sheets[0]
    right = qwixx.total(on)
    if right < 0:
        raise missing()
    told = [right, *(p for p in answers(SCORE_MISTAKES, on) if p != right and p >= 0)]
    options = tuple(
        Option("ask-qwixx-points", points == right, counted(points, on), facts={"points": points})
        for points in sorted(told[:MOST])
    )
    return Question("ask-qwixx-score", {"name": Who(0)}, course, options)


def counted(points: int, on: Sheet) -> Reason:
    """What is to be said about a total: the line that was forgotten, or how it is added."""
    lines = qwixx.score(on)
    if points == penalties_are_forgotten(on) or points == penalties_cost_one(on):
        return lines[-1].reason
    if points == lock_is_forgotten(on):
        return lines[on.locks[0].place].reason
    return qwixx.added(on)


# Who wins ----------------------------------------------------------------------------------------


def draw_winner(random: Random, level: int) -> str:
    """Draws three sheets, close to each other; in the end often with equal totals."""
    while True:
        sheets = tuple(final_sheet(random, level) for _ in range(3))
        totals = sorted(map(qwixx.total, sheets))
        equal = totals[-1] == totals[-2]
        fits = (equal or random.random() < 0.1) if level == 3 else not equal
        if fits and totals[-1] - totals[-2] <= 12:
            return line(Turn(sheets))


def final_sheet(random: Random, level: int) -> Sheet:
    """A short sheet: two rows, later also penalties."""
    penalties = 0 if level == 1 else random.randint(0, 2)
    rows = [row(c, random.randint(1, 5), 9, random) for c in COLOURS]
    for colour in random.sample(COLOURS, 2 if level < 3 else 1):
        rows[colour.place] = ()
    return Sheet(tuple(rows), penalties)


# What comes of a turn ----------------------------------------------------------------------------


def draw_aftermath(random: Random, level: int) -> str:
    """Draws a turn that is carried out: penalties, then a closed row, then the end of the game."""
    players = 2 if level == 1 else 3
    sheets = [sheet(random, min(level, 2)) for _ in range(players)]
    last_penalty = level == 3 and random.random() < 0.4
    closing = level > 1 and not last_penalty
    white = random.choice(((6, 6), (1, 1))) if closing else ()
    ends = [colour for colour in COLOURS if colour.last == sum(white)]
    for seat in range(players) if closing else ():
        colour = random.choice(ends)
        full = row(colour, random.choice((4, 5, 6)), NEXT_TO_LAST, random)
        sheets[seat] = with_row(sheets[seat], colour, full)
    closed: tuple[Colour, ...] = ()
    if level == 3 and random.random() < 0.7:
        closed = (random.choice([colour for colour in COLOURS if colour not in ends]),)
        sheets[-1] = with_row(sheets[-1], closed[0], closed_row(closed[0], random))
    penalties = 3 if last_penalty else random.randint(0, level)
    sheets[0] = replace(sheets[0], penalties=penalties)
    return played(Turn(tuple(sheets)), roll(random, closed, white), random)


def played(turn: Turn, dice: Roll, random: Random) -> str:
    """The turn with a choice for everybody: to close a row, to pass, or another cross."""
    course = Trace(QWIXX, turn).then(TABLE, dice)
    said = []
    for seat in range(turn.players):
        choice = eager(course.state, seat, random)
        said.append(str(choice))
        course = course.then(seat, choice)
    second = ""
    if course.state.action == 2:
        second = str(eager(course.state, turn.active, random))
    return line(turn, dice, "/".join(said), second)


def eager(turn: Turn, seat: Seat, random: Random) -> Any:
    """A choice: closing a row comes first, passing as often as any other cross."""
    able = [c for c in QWIXX.likely(turn, seat) if QWIXX.verdict(turn, seat, c).legal]
    closing = [cell for cell in able if isinstance(cell, Cell) and cell.last]
    if closing and random.random() < 0.8:
        return random.choice(closing)
    return random.choice([PASS, random.choice(able)])


def aftermath(course: Course, random: Random) -> Question:
    """What is true after this turn: a penalty, a closed row, the end, how many dice are left?"""
    step = questions.last_step(course)
    before, after = step.before, step.after
    started = course.steps[0].before
    penalty = questions.penalty(course).options[0]
    ending = questions.ending(step)
    active, colour = Who(before.active), in_question(course)
    shut = after.is_closed(colour) and not started.is_closed(colour)
    left = len(after.still_rolled) + 2
    count = random.choice([left, left, 6])
    options = (
        Option("ask-qwixx-penalty-due", penalty.right, penalty.why, facts={"name": active}),
        Option("ask-qwixx-shut", shut, shutting(course, colour), facts={"row": colour}),
        Option("ask-qwixx-ends", ending.answer, ending.reason),
        Option(
            "ask-qwixx-next-dice",
            not ending.answer and count == left,
            ending.reason if ending.answer else rolled_next(after),
            facts={"count": count},
        ),
    )
    return Question("ask-qwixx-aftermath", {"name": active}, course, options, multiple=True)


def in_question(course: Course) -> Colour:
    """The row that was closed in this turn, or the one in which most was crossed."""
    started, after = course.steps[0].before, course.state
    new = [c for c in after.closed if not started.is_closed(c)]
    able = [c for c in COLOURS if not started.is_closed(c)]
    return new[0] if new else max(able, key=lambda c: max(s.crosses(c) for s in after.sheets))


def shutting(course: Course, colour: Colour) -> Reason:
    """Why a row is closed for all now, or what it still takes."""
    said = (reason for step in course.steps for reason in step.reasons)
    closing = (r for r in said if r.rule is Rule.CLOSED_FOR_ALL and r["row"] is colour)
    found = next(closing, None)
    if found:
        return found
    sheets = course.state.sheets
    fullest = max(range(len(sheets)), key=lambda seat: sheets[seat].crosses(colour))
    return QWIXX.reading(course.state, fullest, Lock(colour)).reason


def rolled_next(turn: Turn) -> Reason:
    """Why so many dice are rolled next."""
    dice = Roll((Die(None, 1), Die(None, 1)), tuple(Die(c, 1) for c in turn.still_rolled))
    return QWIXX.verdict(turn, TABLE, dice).reason


# What can stand in a row -------------------------------------------------------------------------


def draw_rows(random: Random, level: int) -> str:
    """Draws a sheet with an empty row; in the end with rows that are closed."""
    rows = [row(c, random.randint(1, 4), FILLED[level][2], random) for c in COLOURS]
    hidden = random.choice(COLOURS[:2] if level == 1 else COLOURS)
    others = [colour for colour in COLOURS if colour is not hidden]
    for colour in random.sample(others, random.randint(1, 2)) if level == 3 else ():
        rows[colour.place] = closed_row(colour, random)
    rows[hidden.place] = ()
    return line(Turn((Sheet(tuple(rows)), Sheet())))


def possible_rows(course: Course, random: Random) -> Question:
    """Which of these crosses can stand in the row that is empty here?"""
    own = course.state.sheets[0]
    colour = next((c for c in COLOURS if not own.row(c)), None)
    if colour is None:
        raise missing()
    options = []
    for crosses in dict.fromkeys(candidates(colour, random)):
        refused = refusal(course, colour, crosses)
        why = refused or because(Rule.LEFT_TO_RIGHT, "can-be")
        shown = " ".join(map(str, crosses))
        options.append(Option("ask-qwixx-crosses", not refused, why, facts={"numbers": shown}))
    facts = {"name": Who(0), "row": colour}
    return Question("ask-qwixx-which-row", facts, course, tuple(options), multiple=True)


def candidates(colour: Colour, random: Random) -> Iterator[tuple[int, ...]]:
    """Crosses that can be and some that cannot: the last number with too few before it."""
    yield row(colour, random.randint(1, 4), NEXT_TO_LAST, random)
    few = random.randint(2, ENOUGH_TO_CLOSE - 1)
    for crosses in random.sample((few, ENOUGH_TO_CLOSE - 1, ENOUGH_TO_CLOSE, 6), 3):
        yield (*row(colour, crosses, NEXT_TO_LAST, random), colour.last)


def refusal(course: Course, colour: Colour, crosses: tuple[int, ...]) -> Reason | None:
    """Why this row cannot stand on the first sheet; none if it can."""
    own, *others = course.state.sheets
    try:
        QWIXX.parse(line(Turn((with_row(own, colour, crosses), *others))))
    except Refused as refused:
        return refused.reason
    return None


# The topics --------------------------------------------------------------------------------------

Draw = Callable[[Random, int], str]


def topic(name: str, draw: Draw, make: Any, fits: Any = good) -> Topic:
    """A topic of Qwixx."""
    return Topic(f"topic-qwixx-{name}", draw, QWIXX.parse, make, fits)


OF_QWIXX = {
    "crossable": topic("crossable", draw_cross, crossable, mixed),
    "open": topic("open", draw_open, still_open, rising),
    "closable": topic("closable", draw_close, closable, mixed),
    "aftermath": topic("aftermath", draw_aftermath, aftermath),
    "score": topic("score", draw_score, simply(score)),
    "rows": topic("rows", draw_rows, possible_rows),
    "winner": topic("winner", draw_winner, simply(questions.winner)),
}
