"""The score pad: as a picture, and as a table to write in, with a chart of the totals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, cast

from markupsafe import Markup

from gamelib.games import pads
from gamelib.games.pads import Claim, signed
from gamelib.games.rounds import Edition, Row
from gamelib.play import Seat, Trace, Who
from gamelib.questions import Question
from gamelib.questions.rounds import TOTAL
from gamelib.ruling import Reason, Refused
from gamelib.speech import Catalog, Sentence
from gamelib.views import art
from gamelib.views import frame as f
from gamelib.views.rounds import Show

LEAST = 4
"""How many rows a pad shows at least."""

DOUBT = "\N{NO-BREAK SPACE}?"
"""What marks a provisional total; it stays on its line."""


def frames(course: Trace[Claim, Any], say: Catalog) -> tuple[f.Frame, ...]:
    """One frame: what was told, the points of the last row, and whether it can have happened."""
    return (Told(cast(Edition, course.game), say).frame(course.start),)


def scene(asked: Question, say: Catalog) -> f.Frame:
    """What was told, without an answer."""
    told = Told(cast(Edition, asked.course.game), say)
    claim = cast(Claim, asked.course.start)
    if asked.prompt == TOTAL:
        return f.Frame("", Sentence(()), told.show.variants, (told.rounds(claim),))
    table = (told.grid(claim),) if asked.picture else ()
    return f.Frame("", Sentence(()), told.facts(claim), table)


@dataclass(frozen=True, slots=True)
class Told:
    """Shows what somebody tells about a round."""

    edition: Edition
    say: Catalog

    @property
    def show(self) -> Show:
        """What shows points and names."""
        return Show(self.edition, self.say)

    def frame(self, told: Claim) -> f.Frame:
        """What was told, and what the rules say to it."""
        label = self.say.text("pad-title")
        head = f.Frame(label, Sentence(()), self.facts(told), (self.grid(told),))
        if not told.rows:
            ruling = self.edition.winners(told.totals)
            ladder = self.show.tricks.ladder(
                self.say.text("round-winners-title"), self.edition.ranking, ruling
            )
            return replace(head, why=(ladder, self.show.because(ruling.reason)))
        verdict = pads.happened(
            self.edition, told.last, told.number, told.points, told.first_dealer
        )
        mark = "legal" if verdict.legal else "illegal"
        said = f.Remarks("", (f.remark(verdict.reason, self.say, mark),))
        return replace(head, why=(said,), below=self.points(told))

    def facts(self, told: Claim) -> tuple[f.Fact, ...]:
        """Which round it is, who dealt it, and the variants it was played with."""
        facts = self.show.variants
        if not told.rows:
            return facts
        rounds = self.edition.rounds(told.players)
        place = self.say.text("round-place", number=told.number, rounds=rounds)
        round_ = f.Fact(self.say.text("round-number"), place)
        return (round_, self.show.deals(told.dealer), *facts)

    def points(self, told: Claim) -> tuple[f.Points, ...]:
        """The points of the last row, where its fields can be."""
        said = "round-points-of"
        cells = zip(told.last.bids, told.last.won, strict=True)
        return tuple(
            self.show.lines(self.say.sentence(said, name=Who(seat), bid=bid, won=won), lines)
            for seat, (bid, won) in enumerate(cells)
            if (lines := pads.written(self.edition, told.last, seat, told.number))
        )

    def rounds(self, told: Claim) -> f.Grid:
        """All rounds of the seat that is asked about."""
        notes = dict.fromkeys(note for row in told.rows for note in row.noted(told.seat))
        words = (
            "round-number",
            "round-predicted",
            "round-won",
            *(f"note-{note}" for note in notes),
        )
        rows: tuple[tuple[f.Cell, ...], ...] = tuple(
            (
                str(number),
                pads.shown(row.bids[told.seat]),
                pads.shown(row.won[told.seat]),
                *("✓" if note in row.noted(told.seat) else "–" for note in notes),
            )
            for number, row in enumerate(told.rows, told.opening)
        )
        return f.Grid(self.show.name(told.seat), tuple(map(self.say.text, words)), rows)

    def grid(self, told: Claim) -> f.Grid:
        """The rows that were told: predictions, tricks, and points if they were claimed."""
        if not told.rows:
            return self.show.ranked(told.totals, ahead=False)
        names = ["predicted", "won", *(["claimed"] if told.points else [])]
        notes = dict.fromkeys(note for noted in told.last.notes for note in noted)
        head = (
            "",
            *(self.say.text(f"round-{name}") for name in names),
            *(self.say.text(f"note-{note}") for note in notes),
        )
        rows: tuple[tuple[f.Cell, ...], ...] = tuple(
            (
                self.show.who(seat),
                pads.shown(told.last.bids[seat]) or "–",
                pads.shown(told.last.won[seat]) or "–",
                *([signed(told.points[seat])] if told.points else []),
                *("✓" if note in told.last.noted(seat) else "–" for note in notes),
            )
            for seat in range(told.players)
        )
        return f.Grid(self.say.text("pad-title"), head, rows)


# A pad to write in -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pad:
    """What was typed into a pad: any text, by the key of its field. Nothing is ever lost.

    dealer: who dealt round 1; whose prediction is the last in a round depends on it.
    """

    edition: Edition
    players: int
    typed: Mapping[str, str] = field(default_factory=dict)
    dealer: Seat = 0

    def write(self, typed: Mapping[str, str]) -> Pad:
        """The pad after something was typed."""
        return replace(self, typed={**self.typed, **typed})

    @property
    def names(self) -> tuple[str, ...]:
        """The names as typed."""
        return tuple(self.typed.get(f"name-{seat}", "") for seat in range(self.players))

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every row up to the last one that holds anything."""
        rounds = range(self.edition.rounds(self.players))
        rows = [self.row(at) for at in rounds]
        filled = [
            at
            for at in rounds
            if rows[at].notes or any(c is not None for c in (*rows[at].bids, *rows[at].won))
        ]
        return tuple(rows[: max(filled, default=-1) + 1])

    def row(self, at: int) -> Row:
        """What stands in a row."""
        bids, won = (
            tuple(pads.cell(self.typed.get(f"{kind}-{at}-{s}", "")) for s in range(self.players))
            for kind in ("bid", "tricks")
        )
        notes = tuple(
            tuple(note for note in self.notes if self.noted(f"{note}-{at}-{seat}") is True)
            for seat in range(self.players)
        )
        return Row(bids, won, notes if any(notes) else ())

    def noted(self, key: str) -> bool | Reason:
        """Whether something is noted in a field, or why its text will not do."""
        try:
            return pads.noted(self.typed.get(key, ""))
        except Refused as refused:
            return refused.reason

    @property
    def notes(self) -> tuple[str, ...]:
        """What may be noted beside the tricks."""
        return tuple(rung.name for rung in self.edition.noting)

    @property
    def complete(self) -> int:
        """How many rows are complete, from the first on."""
        sheet = pads.sheet(self.edition, self.rows)
        done = [at for at, row in enumerate(sheet) if any(entry.total is None for entry in row)]
        return done[0] if done else len(sheet)

    @property
    def sure(self) -> int:
        """How many rows have totals that nothing wrong or missing makes provisional."""
        return self.sound[1]

    @property
    def sound(self) -> tuple[int, int]:
        """How many rows can have happened, and how many have totals that rest on these alone."""
        rows = self.rows
        sound, sure = pads.sure(self.edition, rows, first_dealer=self.dealer)
        # What will not do as a note may have been meant for one, with its points.
        read = next(filter(self.unread, range(len(rows))), len(rows))
        return min(sound, read), min(sure, read)

    def unread(self, at: int) -> bool:
        """Whether a field for a note holds something that will not do."""
        keys = (f"{note}-{at}-{seat}" for note in self.notes for seat in range(self.players))
        return any(isinstance(self.noted(key), Reason) for key in keys)

    @property
    def remarks(self) -> tuple[pads.Remark, ...]:
        """What is wrong with the rows."""
        return pads.check(self.edition, self.rows, first_dealer=self.dealer)


def pad_of(edition: Edition, rows: tuple[Row, ...], players: int) -> Pad:
    """A pad in which these rows are written."""
    typed = {
        f"{kind}-{at}-{seat}": pads.shown(cell)
        for at, row in enumerate(rows)
        for kind, cells in (("bid", row.bids), ("tricks", row.won))
        for seat, cell in enumerate(cells)
    }
    noted = {
        f"{note}-{at}-{seat}": pads.NOTED[0]
        for at, row in enumerate(rows)
        for seat in range(players)
        for note in row.noted(seat)
    }
    return Pad(edition, players, typed | noted)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A pad in the words of a catalog: as data for a table to write in, and as a chart."""

    pad: Pad
    say: Catalog

    def table(self) -> dict[str, Any]:
        """The pad as the books lay it out: two cells for each player, the total and the bid."""
        sure = self.pad.sure
        return {
            "caption": self.say.text("pad-title"),
            "head": [self.names(), self.head()],
            "rows": [self.row(at, at >= sure) for at in range(self.visible)],
            "note": str(self.leader() + self.doubt()),
        }

    @property
    def visible(self) -> int:
        """How many rows are shown: one more than are used, so that there is room to go on."""
        used = max(LEAST, len(self.pad.rows) + 1)
        return min(used, self.pad.edition.rounds(self.pad.players))

    def names(self) -> list[dict[str, Any]]:
        """The fields for the names."""
        remarks = pads.check_names(self.pad.names)
        cells = [
            {
                "span": 3 + len(self.pad.notes),
                "class": "gl-player",
                "message": self.message(remarks.get(seat)),
                "input": {
                    "key": f"name-{seat}",
                    "label": self.say.text("pad-name", number=seat + 1),
                    "value": name,
                    "mode": "text",
                },
            }
            for seat, name in enumerate(self.pad.names)
        ]
        return [{"text": self.say.text("pad-players"), "class": "gl-corner"}, *cells]

    def head(self) -> list[dict[str, Any]]:
        """What the columns hold."""
        corner = {"text": self.say.text("round-number"), "class": "gl-corner"}
        own = [
            {"text": self.say.text("round-total"), "class": "gl-first"},
            {"text": self.say.text("round-predicted")},
            {"text": self.say.text("round-won")},
        ]
        own += [{"text": self.say.text(f"note-{note}")} for note in self.pad.notes]
        return [corner, *own * self.pad.players]

    def row(self, at: int, provisional: bool = False) -> list[dict[str, Any]]:
        """A round: for each player the total so far, the prediction and the tricks."""
        entries = pads.sheet(self.pad.edition, self.pad.rows)
        totals = [e.total for e in entries[at]] if at < len(entries) else [None] * self.pad.players
        remarks = [r for r in self.pad.remarks if r.row == at]
        whole = next((r.reason for r in remarks if r.seat is None), None)
        best = max((total for total in totals if total is not None), default=None)
        cells: list[dict[str, Any]] = [{"text": str(at + 1), "message": self.message(whole)}]
        for seat, total in enumerate(totals):
            said = {r.field: r.reason for r in remarks if r.seat == seat}
            full = None not in totals and total == best and not provisional
            shown = "" if total is None else doubted(total, provisional)
            cells.append({"text": shown, "class": f"gl-first {'gl-best' if full else 'gl-sum'}"})
            kinds = ("bid", "tricks", *self.pad.notes)
            cells += [self.field(kind, at, seat, said.get(kind)) for kind in kinds]
        return cells

    def field(self, kind: str, at: int, seat: Seat, wrong: Reason | None) -> dict[str, Any]:
        """A field for a prediction or for tricks."""
        key = f"{kind}-{at}-{seat}"
        label = self.say.text(f"pad-{kind}", name=self.say.names[seat], number=at + 1)
        value = self.pad.typed.get(key, "")
        noted = kind in self.pad.notes and self.pad.noted(key)
        wrong = noted if isinstance(noted, Reason) else wrong
        return {
            "message": self.message(wrong),
            "input": {"key": key, "label": label, "value": value, "mode": "numeric"},
        }

    def message(self, reason: Reason | None) -> str:
        """What is wrong, in words."""
        return str(f.said_html(f.remark(reason, self.say))) if reason else ""

    def leader(self) -> Markup:
        """Who is ahead, or who has won; all of them where there are several."""
        done = self.pad.complete
        if not done:
            return Markup.escape(self.say.text("pad-hint"))
        sums = pads.totals(self.pad.edition, self.pad.rows[:done])
        ruling = self.pad.edition.winners(sums)
        if done == self.pad.edition.rounds(self.pad.players):
            return f.said_html(f.remark(ruling.reason, self.say))
        ahead = tuple(map(Who, ruling.answer))
        facts = {"players": ahead, "points": signed(max(sums)), "number": done}
        return art.sentence(self.say.sentence("pad-ahead", **facts))

    def doubt(self) -> Markup:
        """That some totals are provisional, and until which round is put right."""
        if self.pad.sure == len(self.pad.rows):
            return Markup("")
        number = self.pad.sound[0] + 1
        return Markup("<br>{}").format(self.say.text("pad-provisional", number=number))

    def chart(self) -> Markup:
        """The totals after each complete round as lines; nothing before the first."""
        done = self.pad.complete
        if not done:
            return Markup("")
        sheet = pads.sheet(self.pad.edition, self.pad.rows[:done])
        lines = [
            (0, *(entries[seat].total or 0 for entries in sheet))
            for seat in range(self.pad.players)
        ]
        return Chart(tuple(lines), self.say, self.pad.sure).html()


# A chart of the totals -------------------------------------------------------------------------

WIDTH, HEIGHT, LEFT, RIGHT, TOP = 640, 280, 84, 32, 16
"""The picture and the room around its lines: for −1000, and for half of “20 ?”, on a phone."""


@dataclass(frozen=True, slots=True)
class Chart:
    """Totals as lines: by seat, the points before the first round and after each.

    After `sure` rounds they are provisional.
    """

    lines: tuple[tuple[int, ...], ...]
    say: Catalog
    sure: int

    @property
    def doubtful(self) -> bool:
        """Whether the totals now are provisional."""
        return self.sure < len(self.lines[0]) - 1

    @property
    def title(self) -> str:
        """What is shown, and from where on it is provisional."""
        words = [self.say.text("pad-chart")]
        if self.doubtful:
            words.append(self.say.text("pad-chart-provisional", number=self.sure + 1))
        return " · ".join(words)

    def html(self) -> Markup:
        """The picture and below it whose line is which, with the points now."""
        keys = Markup("").join(self.key(seat) for seat in range(len(self.lines)))
        figure = '<figure class="gl-chart"><figcaption>{}</figcaption>{}<ul>{}</ul></figure>'
        return Markup(figure).format(self.title, self.svg(), keys)

    def key(self, seat: Seat) -> Markup:
        """A piece of the line, the name, the points."""
        sample = Markup(
            '<svg viewBox="0 0 44 16" width="44" height="16" aria-hidden="true">'
            '<g class="gl-line gl-line-{}"><path d="M2 8H42"/>{}</g></svg>'
        ).format(seat, dot(seat, 22, 8))
        return Markup("<li>{}<bdi>{}</bdi> <b>{}</b></li>").format(
            sample, self.say.label(Who(seat)), doubted(self.lines[seat][-1], self.doubtful)
        )

    def svg(self) -> Markup:
        """The picture; its text alternative is the totals now, the table holds the rest."""
        said = ", ".join(
            f"{self.say.label(Who(seat))}: {doubted(line[-1], self.doubtful)}"
            for seat, line in enumerate(self.lines)
        )
        return Markup('<svg viewBox="0 0 {} {}" role="img" aria-label="{}">{}{}{}</svg>').format(
            WIDTH,
            HEIGHT,
            f"{self.title}: {said}",
            Markup("").join(map(self.level, self.levels())),
            Markup("").join(map(self.foot, range(len(self.lines[0])))),
            Markup("").join(self.line(seat) for seat in range(len(self.lines))),
        )

    @property
    def points(self) -> tuple[int, int]:
        """The lowest and the highest total; the start is one, too."""
        points = [0, *(point for line in self.lines for point in line)]
        return min(points), max(points)

    @property
    def step(self) -> int:
        """How many points lie between two levels, so that there are no more than seven."""
        low, high = self.points
        steps = (10, 20, 50, 100, 200, 500)
        return next((s for s in steps if -(-high // s) - low // s <= 6), 1000)

    @property
    def span(self) -> tuple[int, int]:
        """The lowest and the highest level, a little outside of all points."""
        low, high = self.points
        return (low // self.step * self.step, -(-high // self.step) * self.step)

    def levels(self) -> range:
        """Where there are lines across; one of them is zero."""
        low, high = self.span
        return range(low, high + 1, self.step)

    def x(self, number: int) -> float:
        """How far right the end of a round stands."""
        room = WIDTH - LEFT - RIGHT
        return round(LEFT + number * room / (len(self.lines[0]) - 1), 1)

    def y(self, points: int) -> float:
        """How far down a total stands."""
        low, high = self.span
        room = HEIGHT - TOP - 40
        return round(TOP + (high - points) * room / max(1, high - low), 1)

    def level(self, points: int) -> Markup:
        """A line across, and how many points it stands for."""
        kind = " gl-zero" if points == 0 else ""
        return Markup(
            '<path class="gl-level{}" d="M{} {}H{}"/>'
            '<text class="gl-label" x="{}" y="{}" text-anchor="end">{}</text>'
        ).format(
            kind,
            *(LEFT, self.y(points), WIDTH - 8),
            *(LEFT - 8, self.y(points) + 5, signed(points)),
        )

    def foot(self, number: int) -> Markup:
        """The number of a round below the picture, where there is room for it."""
        every = -(-(len(self.lines[0]) - 1) // 12)
        if not number or number % every:
            return Markup("")
        return Markup('<text class="gl-label" x="{}" y="{}" text-anchor="middle">{}</text>').format(
            self.x(number), HEIGHT - 8, f"{number}{DOUBT}" if number > self.sure else number
        )

    def line(self, seat: Seat) -> Markup:
        """The way of one player's total, each round marked in the player's own shape."""
        at = [(self.x(number), self.y(points)) for number, points in enumerate(self.lines[seat])]
        path = "L".join(f"{x} {y}" for x, y in at)
        dots = Markup("").join(
            dot(seat, x, y, hollow=number > self.sure) for number, (x, y) in enumerate(at) if number
        )
        return Markup('<g class="gl-line gl-line-{}"><path d="M{}"/>{}</g>').format(
            seat, path, dots
        )


SHAPES = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "M-5-5H5V5H-5z",
    "M0-6 6 5H-6z",
    "M0-6 6 0 0 6-6 0z",
    "M0 6 6-5H-6z",
    "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2z",
)
"""A shape for each player, so that nobody has to tell colours apart."""


def dot(seat: Seat, x: float, y: float, *, hollow: bool = False) -> Markup:
    """A player's mark at a point; hollow where it is provisional."""
    mark = '<path class="gl-dot{}" transform="translate({} {})" d="{}"/>'
    return Markup(mark).format(" gl-hollow" if hollow else "", x, y, SHAPES[seat])


def doubted(total: int, provisional: bool) -> str:
    """A total, marked if it is provisional."""
    return f"{signed(total)}{DOUBT}" if provisional else signed(total)
