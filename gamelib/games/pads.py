"""The score pad: running totals, and what can be wrong with an entry.

A pad is a tuple of `Row`s, one for each round from `opening` on, with what was typed into its
fields. Fields may hold anything: what is no number is explained, never lost.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from gamelib.games.notation import Input, fields, joined, whole, wrong
from gamelib.games.rounds import Bidding, Cell, Edition, Row, Sum
from gamelib.play import Seat, Trace
from gamelib.ruling import Reason, Ruling, ScoreLine, Verdict, because, first, ruled
from gamelib.signs import alike, one_line


@dataclass(frozen=True, slots=True)
class Entry:
    """One player's part of a row: the lines of the round and the total after it.

    Without a bid and tricks that can be, there are no lines and no total.
    """

    lines: tuple[ScoreLine, ...] = ()
    total: int | None = None

    @property
    def points(self) -> int:
        """The points of the round."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class Remark:
    """What is wrong with a field: its row (from 0), its seat, `bid`, `tricks` or `points`, and why.

    A remark without seat is about the whole row.
    """

    row: int
    seat: Seat | None
    field: str
    reason: Reason


def signed(points: int) -> str:
    """Points as text, with a minus that does not break."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def cell(text: str) -> Cell:
    """What was typed: a whole number, nothing, or the text itself.

    Only plain digits with an optional minus are a number, at most 12 of them.

    >>> cell(" 7 "), cell("-1"), cell(""), cell("two")
    (7, -1, None, 'two')
    """
    text = text.strip()
    unsigned = text.replace("\N{MINUS SIGN}", "-").removeprefix("-")
    if unsigned.isascii() and unsigned.isdigit() and len(unsigned) <= 12:
        return int(unsigned) if text == unsigned else -int(unsigned)
    return text or None


def sheet(
    edition: Edition, rows: tuple[Row, ...], opening: int = 1
) -> tuple[tuple[Entry, ...], ...]:
    """Every entry of the pad, row by row: lines and running totals."""
    totals: list[int] = [0] * (len(rows[0].bids) if rows else 0)
    entries = []
    for number, row in enumerate(rows, opening):
        for seat in range(len(totals)):
            totals[seat] += sum(line.points for line in written(edition, row, seat, number))
        entries.append(
            tuple(
                Entry(lines, total) if (lines := written(edition, row, seat, number)) else Entry()
                for seat, total in enumerate(totals)
            )
        )
    return tuple(entries)


def totals(edition: Edition, rows: tuple[Row, ...], opening: int = 1) -> tuple[int, ...]:
    """Each seat's points after the last row; fields that cannot be count nothing."""
    return tuple(
        sum(
            line.points
            for number, row in enumerate(rows, opening)
            for line in written(edition, row, seat, number)
        )
        for seat in range(len(rows[0].bids) if rows else 0)
    )


def written(edition: Edition, row: Row, seat: Seat, number: int) -> tuple[ScoreLine, ...]:
    """The lines of one entry; none as long as its bid and tricks cannot be."""
    cards = edition.cards(len(row.bids), number)
    fields = (row.bids[seat], row.won[seat])
    possible = all(type(field) is int and 0 <= field <= cards for field in fields)
    return edition.lines(edition.result(row, seat, number)) if possible else ()


def check(
    edition: Edition, rows: tuple[Row, ...], opening: int = 1, first_dealer: Seat = 0
) -> tuple[Remark, ...]:
    """Everything that is wrong with a pad, field by field; empty fields are not wrong."""
    return tuple(
        remark
        for at, row in enumerate(rows)
        for remark in check_row(edition, row, opening + at, first_dealer, at)
    )


def sure(
    edition: Edition, rows: tuple[Row, ...], opening: int = 1, first_dealer: Seat = 0
) -> tuple[int, int]:
    """How many rows, from the first on, are complete and can have happened; how many have totals
    that rest on such rows alone. The totals of all others are provisional.
    """
    sums = sheet(edition, rows, opening)
    wrong = {remark.row for remark in check(edition, rows, opening, first_dealer)}
    open_ = {at for at, entries in enumerate(sums) if any(e.total is None for e in entries)}
    sound = min(wrong | open_, default=len(rows))
    return sound, sound if sound in wrong else min(sound + 1, len(rows))


def check_row(
    edition: Edition, row: Row, number: int, first_dealer: Seat = 0, at: int = 0
) -> tuple[Remark, ...]:
    """Everything that is wrong with the bids and tricks of one round."""
    players = len(row.bids)
    cards = edition.cards(players, number)
    bids = (
        Remark(at, seat, "bid", ruling.reason)
        for seat, ruling in bid_rulings(edition, row, number, first_dealer)
        if not ruling.answer and row.bids[seat] is not None
    )
    tricks = (
        Remark(at, seat, "tricks", ruling.reason)
        for seat, said in enumerate(row.won)
        if said is not None and not (ruling := first(edition.tallying, said, cards)).answer
    )
    remarks = (*bids, *tricks)
    if any(remark.field == "tricks" for remark in remarks):
        return remarks
    total = sum_of(edition, row, number)
    if total is None or total.answer:
        return remarks
    return (*remarks, Remark(at, None, "tricks", total.reason))


def bid_rulings(
    edition: Edition, row: Row, number: int, first_dealer: Seat = 0
) -> tuple[tuple[Seat, Ruling[bool]], ...]:
    """The ruling on each bid of a row, in the order of bidding."""
    players = len(row.bids)
    cards = edition.cards(players, number)
    before: list[int] = []
    rulings = []
    for step in range(players):
        seat = (first_dealer + number + step) % players
        said = row.bids[seat]
        made = tuple(before) if edition.in_turn else ()
        bidding = Bidding(seat, seat if edition.in_turn else None, cards, players, made)
        rulings.append((seat, first(edition.bidding, said, bidding)))
        before += [said] if type(said) is int else []
    return tuple(rulings)


def sum_of(edition: Edition, row: Row, number: int) -> Ruling[bool] | None:
    """The ruling on the total of the tricks; none as long as a field is empty."""
    return summed(edition, row, number) if len(row.counted) == len(row.won) else None


def summed(edition: Edition, row: Row, number: int) -> Ruling[bool]:
    """The ruling on the total of the tricks that are numbers."""
    players = len(row.bids)
    cards, last = edition.cards(players, number), edition.all_dealt(players, number)
    notes = tuple(map(row.noted, range(players)))
    return first(edition.summing, Sum(row.counted, cards, number, last, notes))


def happened(
    edition: Edition,
    row: Row,
    number: int,
    points: tuple[int, ...] = (),
    first_dealer: Seat = 0,
) -> Verdict:
    """Whether a round can have gone like that, and why (not).

    `points` are what each seat is claimed to have scored; leave them out if nothing is claimed.
    `Refused` if the row is for a number of players or a round that the game does not have.
    """
    check_shape(edition, row, number, points)
    rulings = bid_rulings(edition, row, number, first_dealer)
    cards = edition.cards(len(row.bids), number)
    tricks = [first(edition.tallying, said, cards) for said in row.won]
    for ruling in (*(ruling for _, ruling in rulings), *tricks):
        if not ruling.answer:
            return Verdict(False, ruling.reason)
    total = summed(edition, row, number)
    if not total.answer:
        return ruled(total)
    awards = [award(edition, row, seat, number, said) for seat, said in enumerate(points)]
    return ruled(next((ruling for ruling in awards if not ruling.answer), total))


def award(edition: Edition, row: Row, seat: Seat, number: int, claimed: int) -> Ruling[bool]:
    """Whether the points claimed for a seat are those of its bid and tricks."""
    result = edition.result(row, seat, number)
    due = sum(line.points for line in edition.lines(result))
    return first(edition.awarding, claimed, due, result)


def denied(edition: Edition, row: Row, seat: Seat, number: int, claimed: int) -> tuple[Reason, ...]:
    """Why a round brings a seat other points than those claimed: how many, and line by line why."""
    lines = edition.lines(edition.result(row, seat, number))
    facts = {"claimed": signed(claimed), "due": signed(sum(line.points for line in lines))}
    other = because(edition.awarding[-1].rule, "other-points", number=number, **facts)
    return (other, *(line.reason for line in lines))


def refused(
    edition: Edition, row: Row, seat: Seat, number: int, claimed: int
) -> tuple[Reason, ...]:
    """Why points claimed are wrong: in one sentence, or line by line where they have more parts."""
    reason = award(edition, row, seat, number, claimed).reason
    if reason.case != "other-points":
        return (reason,)
    return denied(edition, row, seat, number, claimed)


def check_shape(edition: Edition, row: Row, number: int, points: tuple[Any, ...]) -> None:
    """`Refused` if a claim does not fit the game: players, round, fields, notes."""
    players = len(row.bids)
    edition.start(players, opening=number)
    for count in (len(row.won), len(points) or players):
        if count != players:
            raise wrong(Input.PAD, "pad-fields", count=count, right=players)
    known = {rung.name for rung in edition.noting}
    for note in (note for notes in row.notes for note in notes):
        if note not in known:
            raise wrong(Input.PAD, "pad-part", part=note)


LONGEST_NAME = 20


def check_names(names: tuple[str, ...]) -> dict[Seat, Reason]:
    """What is wrong with names, by seat: missing, too long, or the same as an earlier one."""
    wrong: dict[Seat, Reason] = {}
    earlier: set[str] = set()
    for seat, name in enumerate(map(one_line, names)):
        if not name:
            wrong[seat] = because(Input.NAMES, "name-missing")
        elif len(name) > LONGEST_NAME:
            wrong[seat] = because(Input.NAMES, "name-too-long", longest=LONGEST_NAME)
        elif alike(name) in earlier:
            wrong[seat] = because(Input.NAMES, "name-twice", part=name)
        earlier.add(alike(name))
    return wrong


def named(names: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """What to call each player: the name typed, shortened, or another where there is none.

    Signs that cannot be seen are left out: some turn round what stands beside them.
    """
    return tuple(
        (name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…") or other
        for name, other in zip(map(one_line, names), others, strict=False)
    )


@dataclass(frozen=True, slots=True)
class Claim:
    """Rows of a pad as somebody tells them, or the final totals alone.

    opening: the round of the first row. dealer: who dealt the last row. points: what each seat is
    claimed to have scored in the last row. seat: whom a question is about.
    """

    rows: tuple[Row, ...] = ()
    opening: int = 1
    dealer: Seat = 0
    points: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    seat: Seat = 0

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.rows[0].bids) if self.rows else len(self.totals)

    @property
    def last(self) -> Row:
        """The last row; `Refused` if there is none."""
        if not self.rows:
            raise wrong(Input.EMPTY, "nothing-to-ask")
        return self.rows[-1]

    @property
    def number(self) -> int:
        """The round of the last row."""
        return self.opening + len(self.rows) - 1

    @property
    def usual_dealer(self) -> Seat:
        """Who dealt the last row if seat 0 dealt round 1."""
        return (self.number - 1) % self.players

    @property
    def first_dealer(self) -> Seat:
        """Who dealt round 1."""
        return (self.dealer - self.number + 1) % self.players

    def sums(self, edition: Edition) -> tuple[int, ...]:
        """Each seat's points after the last row."""
        return self.totals or totals(edition, self.rows, self.opening)


CLAIM = ("variants", "pad", "round", "dealer", "points", "totals", "seat")


def read(line: str, choose: Callable[[str, int], Edition]) -> Trace[Claim, Any]:
    """A claim written as one line; `choose` makes an edition of the variants and the players.

    variants, pad (rows as in `parse`), round (of the first row; 1), dealer (of the last row; seat
    from 0; if not said, seat 0 dealt round 1), points (by seat, with commas), or totals alone,
    seat (whom to ask about). `Refused` names the part that is wrong.
    """
    field = fields(line, CLAIM)
    rows = parse(field.get("pad", ""))
    sums = numbers(field.get("totals", ""))
    players = len(rows[0].bids) if rows else len(sums)
    if not players:
        raise wrong(Input.PAD, "pad-part", part=line)
    edition = choose(field.get("variants", ""), whole(str(players), "players", range(3, 7)))
    rounds = range(1, edition.rounds(players) + 1)
    opening = whole(field.get("round", "1"), "round", rounds, Input.ROUND)
    claim = Claim(rows, opening, points=numbers(field.get("points", "")), totals=sums)
    dealer, seat = (
        whole(field.get(key, str(first)), "seat", range(players), Input.SEAT)
        for key, first in (("dealer", claim.usual_dealer), ("seat", 0))
    )
    claim = replace(claim, dealer=dealer, seat=seat)
    if rows:
        check_shape(edition, rows[-1], claim.number, claim.points)
    return told(edition, claim)


def line(course: Trace[Claim, Any]) -> str:
    """The line that `read` reads back."""
    edition, claim = course.game, course.start
    if not isinstance(edition, Edition):
        raise TypeError(f"{edition!r} is no edition of an evening")
    return joined(
        {
            "variants": edition.name.partition("+")[2].replace("+", ","),
            "pad": notation(claim.rows),
            "totals": ",".join(map(str, claim.totals)),
            "round": str(claim.opening) if claim.opening > 1 else "",
            "dealer": str(claim.dealer) if claim.dealer != claim.usual_dealer else "",
            "points": ",".join(map(str, claim.points)),
            "seat": str(claim.seat or ""),
        }
    )


def told(edition: Edition, claim: Claim) -> Trace[Claim, Any]:
    """A claim as a course in which nothing is done any more."""
    game: Any = edition
    return Trace(game, claim)


def numbers(text: str) -> tuple[int, ...]:
    """Whole numbers with commas between them; `Refused` names a part that is none."""
    parts = [part for part in text.split(",") if part.strip()]
    for part in parts:
        if not isinstance(cell(part), int):
            raise wrong(Input.PAD, "pad-number", part=part.strip())
    return tuple(number for part in parts if isinstance(number := cell(part), int))


# One pad is one line -----------------------------------------------------------------------------


def parse(line: str) -> tuple[Row, ...]:
    """Rows from `bid:tricks` for each seat, `/` between rounds; the inverse of `notation`.

    What is noted beside the tricks follows after another colon: `1:1:grail`.

    >>> notation(parse("0:0,1:0,1:1/2:1,0:,x:0"))
    '0:0,1:0,1:1/2:1,0:,x:0'
    """
    rows = tuple(parse_row(part) for part in line.split("/") if part.strip())
    for row in rows:
        if len(row.bids) != len(rows[0].bids):
            raise wrong(Input.PAD, "pad-fields", count=len(row.bids), right=len(rows[0].bids))
    return rows


NOTED, NOT_NOTED = ("1", "x", "✓"), ("", "0", "-", "–")
"""What may be written where something is noted beside the tricks, and where it is not."""


def noted(text: str) -> bool:
    """Whether a field says that something is noted. `Refused` for what says neither."""
    said = text.strip().lower()
    if said not in (*NOTED, *NOT_NOTED):
        raise wrong(Input.PAD, "pad-note", part=text)
    return said in NOTED


def parse_row(text: str) -> Row:
    """One row; `Refused` for a part that is not `bid:tricks`."""
    parts = [part.strip() for part in text.split(",")]
    for part in parts:
        notes = part.split(":")[2:]
        plain = all(n.replace("-", "").isalpha() and n.isascii() for n in " ".join(notes).split())
        if part.count(":") not in (1, 2) or not plain:
            raise wrong(Input.PAD, "pad-part", part=part)
    bids, won, said = zip(*(f"{part}:".split(":")[:3] for part in parts), strict=True)
    noted = tuple(tuple(note.lower().split()) for note in said)
    return Row(tuple(map(cell, bids)), tuple(map(cell, won)), noted if any(noted) else ())


def notation(rows: tuple[Row, ...]) -> str:
    """The line that `parse` reads back."""
    return "/".join(",".join(entry(row, seat) for seat in range(len(row.bids))) for row in rows)


def entry(row: Row, seat: Seat) -> str:
    """One seat's part of a row as text."""
    notes = " ".join(row.noted(seat))
    said = f"{shown(row.bids[seat])}:{shown(row.won[seat])}"
    return f"{said}:{notes}" if notes else said


def shown(field: Cell) -> str:
    """A field as text; signs that the line needs for itself are left out."""
    return "" if field is None else str(field).translate(str.maketrans("", "", ",:/"))


def printed(line: str) -> tuple[tuple[int, int], ...]:
    """A row as rule books print it: each player owns two cells, the total and then the bid.

    >>> printed("10 2 -20 0 50 0")
    ((10, 2), (-20, 0), (50, 0))
    """
    cells = [cell(part) for part in line.split()]
    numbers = [number for number in cells if isinstance(number, int)]
    if len(numbers) < len(cells) or len(numbers) % 2:
        raise wrong(Input.PAD, "printed-row", part=line)
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def printed_row(edition: Edition, rows: tuple[Row, ...], opening: int = 1) -> str:
    """The last row as rule books print it; the inverse of `printed`."""
    last = sheet(edition, rows, opening)[-1]
    cells = ((entry.total, bid) for entry, bid in zip(last, rows[-1].bids, strict=True))
    return " ".join(f"{total} {bid}" for total, bid in cells)
