"""Frames of Qwixx: dice, sheets as real tables, each choice and why, what an action brings about.

`sheet` and `dice` are the data of the blocks; text and markup come from the same data.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from gamelib.games import qwixx
from gamelib.games.qwixx import QWIXX, Turn
from gamelib.games.sheet import (
    MOST_PENALTIES,
    POINTS,
    Cell,
    Colour,
    Die,
    Lock,
    Pass,
    Roll,
    Rule,
)
from gamelib.play import TABLE, Seat, Step, Trace, Who
from gamelib.ruling import Rung, Verdict
from gamelib.speech import Catalog, Token
from gamelib.views import art
from gamelib.views import frame as f

# What is drawn --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place:
    """A number or a lock: `state` is crossed, skipped, open or closed; `now` is new, legal or ''.

    `label` says all of it in words.
    """

    thing: Cell | Lock
    state: str
    now: str
    label: str

    @property
    def shown(self) -> str:
        """What is printed there."""
        return "" if isinstance(self.thing, Lock) else str(self.thing.number)


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a sheet: its places, left to right, the lock last; its points; its text."""

    row: Token
    places: tuple[Place, ...]
    points: str
    text: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said when somebody points at a place: may it be crossed now, why, by which rungs."""

    place: Place
    legal: bool
    why: f.Remark
    ladder: f.Ladder


@dataclass(frozen=True, slots=True)
class Sheet(f.Own):
    """A sheet with its words: `heads` are row, numbers, lock, points, penalties and total."""

    title: str
    heads: tuple[str, ...]
    lines: tuple[Line, ...]
    penalties: int
    total: int


@dataclass(frozen=True, slots=True)
class Dice(f.Own):
    """The dice on the table; `out` are those whose row was closed since they were rolled."""

    title: str
    dice: tuple[Token, ...]
    none: str
    out: tuple[Token, ...] = ()


@f.as_text.register
def _sheet_text(block: Sheet) -> str:
    penalties = f"  {block.heads[4]}: {block.penalties} · {block.heads[5]}: {block.total}"
    return "\n".join([block.title, *(f"  {line.text}" for line in block.lines), penalties])


@f.as_text.register
def _dice_text(block: Dice) -> str:
    there = " ".join(f"[{token.label}]" for token in block.dice if token not in block.out)
    return f"{block.title}: {there or block.none}"


@f.as_html.register
def _sheet_html(block: Sheet) -> Markup:
    row, numbers, lock, points, penalties, total = block.heads
    head = Markup(
        '<thead><tr><th scope="col">{}</th><th scope="col" colspan="11">{}</th>'
        '<th scope="col">{}</th><th scope="col">{}</th></tr></thead>'
    ).format(words(row), words(numbers), words(lock), words(points))
    foot = Markup(
        '<tfoot><tr><th scope="row" colspan="6">{}</th><td colspan="8">{}</td></tr>'
        '<tr><th scope="row" colspan="6">{}</th><td colspan="8" class="gl-sum">{}</td></tr></tfoot>'
    ).format(penalties, boxes(block.penalties), total, block.total)
    body = Markup("").join(map(line_html, block.lines))
    return Markup(
        '<table class="gl-sheet"><caption>{}</caption>{}<tbody>{}</tbody>{}</table>'
    ).format(block.title, head, body, foot)


def words(text: str) -> Markup:
    """Words for those who listen; the picture says it to those who look."""
    return Markup('<span class="gl-unseen">{}</span>').format(text)


def line_html(line: Line) -> Markup:
    """A row of the table, its colour in its header."""
    colour: Colour = line.row.thing
    return Markup(
        '<tr class="gl-{}"><th scope="row">{}{}</th>{}<td class="gl-sum">{}</td></tr>'
    ).format(colour, mark_of(colour), words(line.row.label), places_html(line), line.points)


def places_html(line: Line) -> Markup:
    """The cells of a row: what is printed, the mark drawn over it, and both in words."""
    return Markup("").join(
        Markup('<td class="gl-cell gl-{}{}"><span aria-hidden="true">{}</span>{}{}</td>').format(
            place.state,
            f" gl-{place.now}" if place.now else "",
            LOCK if isinstance(place.thing, Lock) else place.shown,
            STROKES.get(place.state, ""),
            words(place.label),
        )
        for place in line.places
    )


def boxes(count: int) -> Markup:
    """The four boxes for penalties."""
    drawn = (
        Markup('<span class="gl-box{}" aria-hidden="true">{}</span>').format(
            " gl-crossed" if at < count else "", STROKES["crossed"] if at < count else ""
        )
        for at in range(MOST_PENALTIES)
    )
    return words(str(count)) + Markup("").join(drawn)


DRAWN = '<svg class="gl-stroke" viewBox="0 0 24 24" aria-hidden="true"><path d="{}"/></svg>'
STROKES = {
    "crossed": Markup(DRAWN).format("M4 4 20 20M20 4 4 20"),
    "skipped": Markup(DRAWN).format("M3 12H21"),
}
"""What a player draws on a place: a cross, or the short line through a skipped number."""

LOCK = Markup(
    '<svg class="gl-padlock" viewBox="0 0 24 24" aria-hidden="true">'
    '<path d="M7 10V7.5a5 5 0 0 1 10 0V10h1.5v11h-13V10zm2.2 0h5.6V7.5a2.8 2.8 0 0 0-5.6 0z" '
    'fill-rule="evenodd"/></svg>'
)

SHAPES = {
    Colour.RED: "M12 3 22 20H2z",
    Colour.YELLOW: "M4 4H20V20H4z",
    Colour.GREEN: "M12 2 22 12 12 22 2 12z",
    Colour.BLUE: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
}
"""A shape of its own for each row, so that nothing hangs on the colour alone."""


def mark_of(colour: Colour) -> Markup:
    """The shape of a row."""
    return Markup(
        '<svg class="gl-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">'
        '<path d="{}"/></svg>'
    ).format(SHAPES[colour])


PIPS = {
    1: ((12, 12),),
    2: ((7, 7), (17, 17)),
    3: ((7, 7), (12, 12), (17, 17)),
    4: ((7, 7), (17, 7), (7, 17), (17, 17)),
    5: ((7, 7), (17, 7), (12, 12), (7, 17), (17, 17)),
    6: ((7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)),
}


def die_svg(die: Die, label: str = "", out: bool = False) -> Markup:
    """A die with its pips; without a label it is only decoration. `out` strikes it through."""
    named = Markup('role="img" aria-label="{}"').format(label) if label else 'aria-hidden="true"'
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="2"/>' for x, y in PIPS[die.pips])
    strike = '<path class="gl-strike" d="M2 22 22 2"/>' if out else ""
    return Markup(
        '<svg class="gl-die gl-{}" viewBox="0 0 24 24" {}>'
        '<rect x="1.5" y="1.5" width="21" height="21" rx="4.5"/>{}{}</svg>'
    ).format(die.colour or "white", Markup(named), Markup(pips), Markup(strike))


@f.as_html.register
def _dice_html(block: Dice) -> Markup:
    drawn = [die_svg(token.thing, token.label, token in block.out) for token in block.dice]
    inner = Markup("").join(drawn) or Markup("<p>{}</p>").format(block.none)
    return Markup('<p class="gl-title">{}</p><div class="gl-dice">{}</div>').format(
        block.title, inner
    )


@art.chip_of.register
def _row_chip(thing: Colour, label: str) -> Markup:
    return chip(str(thing), mark_of(thing), label)


@art.chip_of.register
def _cell_chip(thing: Cell, label: str) -> Markup:
    return chip(str(thing.colour), mark_of(thing.colour), label)


@art.chip_of.register
def _lock_chip(thing: Lock, label: str) -> Markup:
    return chip(str(thing.colour), LOCK, label)


@art.chip_of.register
def _die_chip(thing: Die, label: str) -> Markup:
    return chip(str(thing.colour or "white"), die_svg(thing), label)


@art.chip_of.register
def _pass_chip(thing: Pass, label: str) -> Markup:
    return Markup("{}").format(label)


def chip(kind: str, picture: Markup, label: str) -> Markup:
    """A small picture and its name."""
    return Markup(
        '<span class="gl-chip gl-{}" role="img" aria-label="{}">{}'
        '<span aria-hidden="true">{}</span></span>'
    ).format(kind, label, picture, label)


# Moments --------------------------------------------------------------------------------


def frames(trace: Trace[Turn, Any], say: Catalog) -> tuple[f.Frame, ...]:
    """A frame before the first roll, one for each action, and one where all crosses are made."""
    show = Table(say)
    return (show.before(trace.start), *(one for step in trace.steps for one in show.after(step)))


@dataclass(frozen=True, slots=True)
class Table:
    """Turns moments of a game into frames, in the words of one catalog."""

    say: Catalog

    def before(self, turn: Turn) -> f.Frame:
        """The moment before the roll."""
        return f.Frame(
            label=self.say.text("qwixx-start"),
            headline=self.say.sentence("qwixx-start"),
            facts=self.facts(turn),
            table=(self.dice(turn), *self.sheets(turn)),
        )

    def after(self, step: Step[Turn, Any]) -> Iterator[f.Frame]:
        """One action, and what it brings about; the last decision is followed by all crosses."""
        if step.seat == TABLE:
            yield self.roll(step)
            return
        yield self.choice(step)
        if step.reasons:
            yield self.outcome(step)

    def roll(self, step: Step[Turn, Any]) -> f.Frame:
        """The dice are rolled and the sum is announced."""
        turn = step.after
        return f.Frame(
            label=self.say.text("qwixx-rolls", name=Who(turn.active)),
            headline=self.say.sentence("qwixx-rolls", name=Who(turn.active)),
            facts=self.facts(turn),
            table=(self.dice(turn), *self.sheets(turn)),
            why=(self.remarks("", step.verdict, *step.reasons),),
        )

    def choice(self, step: Step[Turn, Any]) -> f.Frame:
        """What one player decides, why that may be, and what else the dice offer."""
        turn, seat = step.before, step.seat
        said = {"name": Who(seat), "choice": step.action}
        return f.Frame(
            label=self.say.text("qwixx-chooses", **said),
            headline=self.say.sentence("qwixx-chooses", **said),
            facts=self.facts(turn),
            table=(self.dice(turn), self.sheet(turn, seat)),
            why=(
                self.ladder(turn, seat, step.action),
                self.remarks("", step.verdict),
            ),
            below=(self.offers(turn, seat),),
        )

    def outcome(self, step: Step[Turn, Any]) -> f.Frame:
        """The crosses made, rows closed, a penalty, the end or what comes next."""
        first = step.before.action == 1
        headline = "qwixx-resolved" if first else "qwixx-happens"
        return f.Frame(
            label=self.say.text(headline),
            headline=self.say.sentence(headline),
            facts=self.facts(step.after),
            table=(self.dice(step.before, step.after), *self.sheets(step.after, step.before)),
            why=(self.remarks(self.say.text("qwixx-happens"), *step.reasons),),
            predict=self.prediction(step),
        )

    def facts(self, turn: Turn) -> tuple[f.Fact, ...]:
        """Who is active, the announced sum, which action it is, what is closed."""
        over = QWIXX.over(turn) if not turn.roll else None
        action = "over" if over else str(turn.action)
        closed = ", ".join(map(self.say.label, turn.closed)) or self.say.text("qwixx-none")
        facts = {
            "qwixx-active": self.say.label(Who(turn.active)),
            "qwixx-action": self.say.text(f"qwixx-action-{action}"),
            "qwixx-closed-rows": closed,
        }
        if turn.action == 1 and turn.roll:
            facts["qwixx-sum"] = str(turn.roll.sum)
        return tuple(f.Fact(self.say.text(label), value) for label, value in facts.items())

    def dice(self, turn: Turn, after: Turn | None = None) -> Dice:
        """The dice of the turn; those of rows closed meanwhile (or `after` it) have left."""
        roll, closed = turn.roll or Roll((), ()), (after or turn).closed
        out = tuple(die for die in roll.coloured if die.colour in closed)
        return Dice(
            self.say.text("qwixx-dice"),
            tuple(map(self.say.token, roll.dice)),
            self.say.text("qwixx-no-dice"),
            tuple(map(self.say.token, out)),
        )

    def sheets(self, turn: Turn, before: Turn | None = None) -> Iterator[Sheet]:
        """All sheets; what was not there `before` is marked as new."""
        return (self.sheet(turn, seat, before) for seat in range(turn.players))

    def sheet(self, turn: Turn, seat: Seat, before: Turn | None = None) -> Sheet:
        """One player's sheet, with what may be crossed now if it is this player's decision."""
        heads = ("head-row", "head-numbers", "head-lock", "head-points", "penalties", "total")
        return Sheet(
            self.say.text("qwixx-sheet", name=Who(seat)),
            tuple(self.say.text(f"qwixx-{head}") for head in heads),
            tuple(self.line(turn, seat, colour, before) for colour in Colour),
            turn.sheets[seat].penalties,
            qwixx.total(turn.sheets[seat]),
        )

    def line(self, turn: Turn, seat: Seat, colour: Colour, before: Turn | None) -> Line:
        """One row of a sheet, as table cells and as words."""
        numbers = (Cell(colour, number) for number in colour.numbers)
        things: tuple[Cell | Lock, ...] = (*numbers, Lock(colour))
        places = tuple(self.place(turn, seat, thing, before) for thing in things)
        points = POINTS[turn.sheets[seat].crosses(colour)]
        row = self.say.token(colour)
        scored = f"{self.say.text('qwixx-head-points')}: {points}"
        text = " · ".join([*grouped(self.say, places), scored])
        return Line(row, places, str(points), f"{row.label}: {text}")

    def place(self, turn: Turn, seat: Seat, thing: Cell | Lock, before: Turn | None) -> Place:
        """One place: crossed, skipped, closed or open, and what is special about it now."""
        state = state_of(turn, seat, thing)
        now = ""
        if (
            state == "open"
            and seat in QWIXX.actors(turn)
            and QWIXX.verdict(turn, seat, thing).legal
        ):
            now = "legal"
        if state == "crossed" and before and state_of(before, seat, thing) != "crossed":
            now = "new"
        said = self.say.text(f"qwixx-{now or state}")
        return Place(thing, state, now, said)

    def answers(self, turn: Turn, seat: Seat) -> dict[str, Answer]:
        """Every place of a sheet, by its notation (`R5`, `RL`), and what is said about it now."""
        return {
            str(place.thing): self.answer(turn, seat, place)
            for line in self.sheet(turn, seat).lines
            for place in line.places
        }

    def answer(self, turn: Turn, seat: Seat, place: Place) -> Answer:
        """What is said about one place."""
        verdict = QWIXX.verdict(turn, seat, place.thing)
        why = f.remark(verdict.reason, self.say, "legal" if verdict.legal else "illegal")
        return Answer(place, verdict.legal, why, self.ladder(turn, seat, place.thing))

    def ladder(self, turn: Turn, seat: Seat, action: Any) -> f.Ladder:
        """The rungs that matter for this action, ticked off down to the one that decided."""
        verdict = QWIXX.verdict(turn, seat, action)
        rungs = shown(turn, seat, action, verdict)
        decided = [rung.name for rung in rungs].index(verdict.reason.case)
        lines = tuple(self.rung(rung, at - decided) for at, rung in enumerate(rungs))
        title = "qwixx-may-pass" if isinstance(action, Pass) else "qwixx-may"
        return f.Ladder(self.say.text(title), lines)

    def rung(self, rung: Rung[Any], distance: int) -> f.Rung:
        """A rung above (negative distance), at, or below the one that decided."""
        label = self.say.text(f"ladder-{rung.name}")
        if distance < 0:
            return f.Rung(label, "pass", self.say.text(f"ladder-{rung.name}.pass"))
        if distance == 0:
            return f.Rung(label, "decides", self.say.text("frame-decides"))
        return f.Rung(label, "rest", self.say.text("frame-not-reached"))

    def offers(self, turn: Turn, seat: Seat) -> f.Remarks:
        """Each number that the dice give, and to pass: allowed or not, and why."""
        verdicts = (QWIXX.verdict(turn, seat, action) for action in QWIXX.likely(turn, seat))
        title = self.say.text("qwixx-offers", name=Who(seat))
        return self.remarks(title, *dict.fromkeys(verdicts))

    def remarks(self, title: str, *given: Any) -> f.Remarks:
        """Verdicts (with their mark) and reasons as remarks."""
        made = []
        for one in given:
            mark = ("legal" if one.legal else "illegal") if isinstance(one, Verdict) else ""
            reason = one.reason if isinstance(one, Verdict) else one
            made.append(f.remark(reason, self.say, mark))
        return f.Remarks(title, tuple(made))

    def prediction(self, step: Step[Turn, Any]) -> f.Prediction | None:
        """Does the game go on? Asked where a row was closed or a penalty marked."""
        rules = {reason.rule for reason in step.reasons}
        penalised = any(
            now.penalties > then.penalties
            for now, then in zip(step.after.sheets, step.before.sheets, strict=True)
        )
        if not penalised and Rule.CLOSED_FOR_ALL not in rules:
            return None
        over = QWIXX.actors(step.after) == ()
        answers = (("qwixx-goes-on", not over), ("qwixx-is-over", over))
        choices = tuple(f.Choice(self.say.text(label), right) for label, right in answers)
        return f.Prediction(self.say.sentence("qwixx-ask-over"), choices)


def state_of(turn: Turn, seat: Seat, thing: Cell | Lock) -> str:
    """What stands on a place of a sheet: crossed, skipped, closed or open."""
    sheet = turn.sheets[seat]
    if isinstance(thing, Lock):
        crossed = sheet.locked(thing.colour)
    else:
        crossed = thing.number in sheet.row(thing.colour)
    if crossed:
        return "crossed"
    if isinstance(thing, Cell) and thing.number in sheet.skipped(thing.colour):
        return "skipped"
    return "closed" if turn.is_closed(thing.colour) else "open"


def grouped(say: Catalog, places: tuple[Place, ...]) -> Iterator[str]:
    """The places of a row in words, those alike together: `crossed 5 7`."""
    for kind in ("new", "crossed", "skipped", "legal", "open", "closed"):
        alike = [p for p in places if (p.now or p.state) == kind]
        if alike:
            lock = say.text("qwixx-head-lock").lower()
            numbers = ", ".join(place.shown or lock for place in alike)
            yield f"{say.text(f'qwixx-{kind}')}: {numbers}"


FIRST_ONLY = {"not-along", "sum-used", "sum-let-go", "another-sum", "white-sum", "passes-first"}
SECOND_ONLY = {"closed-in-first-action", "die-gone", "no-closing-along", "first-action-over"}
SECOND_ONLY |= {"not-active", "all-three-dice", "row-of-another-die", "no-such-pair"}
SECOND_ONLY |= {"fifth-then-last", "same-row-again", "white-and-colour"}
SECOND_ONLY |= {"passes-second", "takes-penalty"}
LOCK_ONLY = {"lock-too-early", "lock-by-itself"}
LAST_ONLY = {"not-along", "fewer-than-five", "no-closing-along", "fifth-then-last"}


def shown(turn: Turn, seat: Seat, action: Any, verdict: Verdict) -> tuple[Rung[bool], ...]:
    """The rungs worth showing: those that could decide about such an action at such a time."""
    hidden = {rung.name for rung in qwixx.CROSSING[: -len(qwixx.ON_SHEET + qwixx.WITH_DICE)]}
    hidden |= {"not-rolled"} | (FIRST_ONLY if turn.action == 2 else SECOND_ONLY)
    hidden |= set() if isinstance(action, Lock) else LOCK_ONLY
    hidden |= set() if isinstance(action, Cell) and action.last else LAST_ONLY
    hidden |= {"no-closing-along", "not-active"} if seat == turn.active else set()
    ladder = QWIXX.ladder(seat, action)
    return tuple(r for r in ladder if r.name not in hidden or r.name == verdict.reason.case)
