"""Frames of Qwixx: dice, sheets, each choice and why, what an action brings about, the points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from gamelib.games import qwixx
from gamelib.games.qwixx import CELLS, LOCKS, QWIXX, Turn
from gamelib.games.sheet import POINTS, Cell, Colour, Lock, Pass, Roll, Rule, refused
from gamelib.play import TABLE, Seat, Step, Trace, Who
from gamelib.questions import Question
from gamelib.questions.qwixx import BACK, UNCOUNTED
from gamelib.ruling import Reason, Refused, Rung, Verdict
from gamelib.speech import Catalog, Sentence
from gamelib.views import frame as f
from gamelib.views.explore import Explored, Spot
from gamelib.views.score_card import Choices, Dice, Line, Place, Sheet

Steps = tuple[Step[Turn, Any], ...]

PLACES: tuple[Cell | Lock, ...] = (*CELLS, *LOCKS)
"""All places of a sheet."""


def frames(trace: Trace[Turn, Any], say: Catalog) -> tuple[f.Frame, ...]:
    """A frame before the first roll, for each action, for all crosses made, and for the points.

    Sheets without dice are a picture of one frame: what is on them, and what it is worth.
    """
    show = Table(say)
    if not trace.steps:
        return (show.counted(trace.start),)
    moments = (one for step in trace.steps for one in show.after(step))
    over = QWIXX.actors(trace.state) == ()
    return (show.before(trace.start), *moments, *([show.counted(trace.state)] if over else ()))


def scene(asked: Question, say: Catalog) -> f.Frame:
    """What lies on the table when a question is asked, with nothing that gives the answer away."""
    counts = asked.prompt not in UNCOUNTED
    return Table(say, quiet=True, counts=counts).question(asked)


def card(say: Catalog) -> Sheet:
    """An empty sheet."""
    return Table(say).sheet(qwixx.start(2), 0)


def pictured(example: Mapping[str, Any], say: Catalog) -> tuple[f.Frame, ...]:
    """What an example shows; where it is refused, why."""
    try:
        return frames(QWIXX.parse(example["line"]), say)
    except Refused as refused:
        return (f.refusal(refused, say),)


def explored(course: Trace[Turn, Any], seat: Seat, say: Catalog) -> Explored:
    """A sheet whose every place says whether it may be crossed now; without dice, at all."""
    turn = course.state
    if seat not in range(turn.players):
        raise refused(Rule.OWN_SHEET, "no-sheet", players=turn.players)
    show = Table(say, quiet=True)
    return Explored(show.pointing(turn, seat), show.answers(turn, seat))


@dataclass(frozen=True, slots=True)
class Table:
    """Turns moments of a game into frames, in the words of one catalog.

    `quiet`: what may be crossed is not marked; `counts`: points are added up.
    """

    say: Catalog
    quiet: bool = False
    counts: bool = True

    def before(self, turn: Turn) -> f.Frame:
        """The moment before the roll."""
        return f.Frame(
            label=self.say.text("qwixx-start"),
            headline=self.say.sentence("qwixx-start"),
            facts=self.facts(turn),
            table=(self.dice(turn), *self.sheets(turn)),
        )

    def counted(self, turn: Turn) -> f.Frame:
        """The sheets, and line by line what they are worth; at the end, who wins."""
        over = QWIXX.over(turn)
        headline = "qwixx-final" if over else "qwixx-counted"
        seats = used(turn)
        points = tuple(
            self.points(turn, seat) for seat in seats if turn.sheets[seat] != qwixx.Sheet()
        )
        return f.Frame(
            label=self.say.text(headline),
            headline=self.say.sentence(headline),
            facts=self.facts(turn) if over else (),
            table=tuple(self.sheet(turn, seat) for seat in seats),
            why=(*points, *([self.remarks("", QWIXX.winners(turn))] if over else ())),
        )

    def points(self, turn: Turn, seat: Seat) -> f.Remarks:
        """The lines of a score and their sum; rows without a cross go without saying."""
        sheet = turn.sheets[seat]
        lines = (line.reason for line in qwixx.score(sheet) if line.points)
        title = self.say.text("qwixx-points-of", name=Who(seat))
        return self.remarks(title, *lines, qwixx.added(sheet))

    def question(self, asked: Question) -> f.Frame:
        """The sheets of those who are asked about, the dice, and what has been decided."""
        course, back = asked.course, asked.prompt in BACK
        turn = course.steps[-1].before if back else course.state
        name = asked.facts.get("name")
        seats = (name.seat,) if isinstance(name, Who) and not back else used(turn)
        return f.Frame(
            label=self.say.text("qwixx-dice"),
            headline=Sentence(()),
            facts=self.facts(turn)[:1] if turn.roll else (),
            table=(
                *([self.dice(turn)] if turn.roll else ()),
                *self.choices(course.steps, back),
                *(self.sheet(turn, seat) for seat in seats),
            ),
        )

    def choices(self, steps: Steps, back: bool) -> tuple[Choices, ...]:
        """What has been decided in this turn; what nobody knows yet is not told."""
        made = [step for step in steps if step.seat != TABLE]
        done = back or any(step.reasons for step in made)
        said = tuple(
            self.say.sentence("qwixx-chooses", name=Who(step.seat), choice=step.action)
            for step in made
            if done
        )
        return (Choices(self.say.text("qwixx-decided"), said),) if said else ()

    def pointing(self, turn: Turn, seat: Seat) -> f.Frame:
        """A sheet to be pointed at, and the dice if they are rolled."""
        sheet = replace(self.sheet(turn, seat), acts=True)
        return f.Frame(
            label=sheet.title,
            headline=Sentence(()),
            facts=self.facts(turn) if turn.roll else (),
            table=(*([self.dice(turn)] if turn.roll else ()), sheet),
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
            why=(self.remarks(self.say.text("qwixx-happens"), *told(step.reasons)),),
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
        """The sheets in use; what was not there `before` is marked as new."""
        return (self.sheet(turn, seat, before) for seat in used(turn))

    def sheet(self, turn: Turn, seat: Seat, before: Turn | None = None) -> Sheet:
        """One player's sheet, with what may be crossed now if it is this player's decision."""
        heads = ("head-row", "head-numbers", "head-lock", "head-points", "penalties", "total")
        return Sheet(
            self.say.text("qwixx-sheet", name=Who(seat)),
            tuple(self.say.text(f"qwixx-{head}") for head in heads),
            tuple(self.line(turn, seat, colour, before) for colour in Colour),
            turn.sheets[seat].penalties,
            minus(qwixx.total(turn.sheets[seat])) if self.counts else "?",
        )

    def line(self, turn: Turn, seat: Seat, colour: Colour, before: Turn | None) -> Line:
        """One row of a sheet, as table cells and as words."""
        numbers = (Cell(colour, number) for number in colour.numbers)
        things: tuple[Cell | Lock, ...] = (*numbers, Lock(colour))
        places = tuple(self.place(turn, seat, thing, before) for thing in things)
        points = str(POINTS[turn.sheets[seat].crosses(colour)]) if self.counts else "?"
        row = self.say.token(colour)
        scored = f"{self.say.text('qwixx-head-points')}: {points}"
        text = " · ".join([*grouped(self.say, places), scored])
        return Line(row, places, points, f"{row.label}: {text}")

    def place(self, turn: Turn, seat: Seat, thing: Cell | Lock, before: Turn | None) -> Place:
        """One place: crossed, skipped, closed or open, and what is special about it now."""
        state, now = state_of(turn, seat, thing), ""
        if state == "open" and not self.quiet and seat in QWIXX.actors(turn):
            now = "legal" if QWIXX.verdict(turn, seat, thing).legal else ""
        if state == "crossed" and before and state_of(before, seat, thing) != "crossed":
            now = "new"
        said = self.say.text(f"qwixx-{now or state}")
        return Place(thing, state, now, self.say.label(thing), said)

    def answers(self, turn: Turn, seat: Seat) -> dict[str, Spot]:
        """Every place of a sheet, by its notation (`R5`, `RL`), and what is said about it.

        With dice: whether it may be crossed now. Without: what the sheet alone says.
        """
        return {str(thing): self.answer(turn, seat, thing) for thing in PLACES}

    def answer(self, turn: Turn, seat: Seat, thing: Cell | Lock) -> Spot:
        """What is said about one place."""
        if turn.roll or QWIXX.over(turn):
            verdict = QWIXX.verdict(turn, seat, thing)
            ladder = self.ladder(turn, seat, thing)
        else:
            verdict = QWIXX.reading(turn, seat, thing)
            ladder = self.ticked("qwixx-may-ever", read(thing), verdict)
        why = f.remark(verdict.reason, self.say, "legal" if verdict.legal else "illegal")
        return Spot(self.say.token(thing), verdict.legal, why, ladder)

    def ladder(self, turn: Turn, seat: Seat, action: Any) -> f.Ladder:
        """The rungs that matter for this action, ticked off down to the one that decided."""
        verdict = QWIXX.verdict(turn, seat, action)
        title = "qwixx-may-pass" if isinstance(action, Pass) else "qwixx-may"
        return self.ticked(title, shown(turn, seat, action, verdict), verdict)

    def ticked(self, title: str, rungs: tuple[Rung[bool], ...], verdict: Verdict) -> f.Ladder:
        """Rungs ticked off down to the one that gave the verdict."""
        decided = [rung.name for rung in rungs].index(verdict.reason.case)
        lines = tuple(self.rung(rung, at - decided) for at, rung in enumerate(rungs))
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
        """Verdicts (with their mark), rulings and reasons as remarks."""
        made = []
        for one in given:
            mark = ("legal" if one.legal else "illegal") if isinstance(one, Verdict) else ""
            reason = one if isinstance(one, Reason) else one.reason
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


def minus(points: int) -> str:
    """Points with a minus that is not a hyphen."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def told(reasons: tuple[Reason, ...]) -> Iterator[Reason]:
    """What is said of an action: what is skipped shows on the sheets, where several cross."""
    several = sum(reason.case == "crosses" for reason in reasons) > 1
    return (r for r in reasons if not (several and r.rule is Rule.STRIKE))


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
LAST_ONLY |= {"five-crosses"}


def shown(turn: Turn, seat: Seat, action: Any, verdict: Verdict) -> tuple[Rung[bool], ...]:
    """The rungs worth showing: those that could decide about such an action at such a time."""
    hidden = {rung.name for rung in qwixx.CROSSING[: -len(qwixx.ON_SHEET + qwixx.WITH_DICE)]}
    hidden |= {"not-rolled"} | (FIRST_ONLY if turn.action == 2 else SECOND_ONLY)
    hidden |= set() if isinstance(action, Lock) else LOCK_ONLY
    hidden |= set() if isinstance(action, Cell) and action.last else LAST_ONLY
    hidden |= {"no-closing-along", "not-active"} if seat == turn.active else set()
    ladder = QWIXX.ladder(seat, action)
    return tuple(r for r in ladder if r.name not in hidden or r.name == verdict.reason.case)


def read(thing: Cell | Lock) -> tuple[Rung[bool], ...]:
    """The rungs worth showing when the sheet alone is asked about a place."""
    last = isinstance(thing, Cell) and thing.last
    hidden = set() if isinstance(thing, Lock) else LOCK_ONLY
    hidden = hidden | (set() if last else LAST_ONLY)
    return tuple(rung for rung in qwixx.READING if rung.name not in hidden)


def used(turn: Turn) -> tuple[Seat, ...]:
    """The seats whose sheets are worth showing: those that are not empty, or the active one's."""
    seats = range(turn.players)
    begun = tuple(seat for seat in seats if turn.sheets[seat] != qwixx.Sheet())
    return begun or (turn.active,)
