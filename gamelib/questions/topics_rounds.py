"""Rounds without end: trump, predictions, points, what can have happened, who wins, variants."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from gamelib.games import camelot_round, pads, wizard_variants
from gamelib.games.cards import Card, Kind
from gamelib.games.notation import Input, wrong
from gamelib.games.pads import Claim
from gamelib.games.rounds import Bid, Edition, Phase, Result, Row, on_table
from gamelib.games.tricks import TrickGame
from gamelib.games.wizard_round import EVENING
from gamelib.games.wizard_variants import PILES, Together, Variant, combine
from gamelib.play import Seat, Trace, Who
from gamelib.questions import Option, Question, rounds, tricks
from gamelib.questions.mistakes_rounds import BID_MISTAKES, CAMELOT_POINTS, WIZARD_POINTS
from gamelib.questions.mistakes_tricks import MONO_MISTAKES
from gamelib.questions.rounds import claim, edition_of, evening
from gamelib.questions.topic import MOST, Topic, answers, good, simply
from gamelib.ruling import Reason, Ruling, first

Course = Trace[Any, Any]
Mistake = Callable[[Result], int | None]


@dataclass(frozen=True, slots=True)
class Kept:
    """An edition as its questions need it.

    base: its evening. choose: variants and players -> what is played. round, pad: read a line.
    bound: the variant under which bids are bound, if it takes one, and from how many cards on.
    """

    base: Edition
    choose: Callable[[str, int], Edition]
    round: Callable[[str], Course]
    bound: tuple[str, int]

    def pad(self, line: str) -> Course:
        """Rows of a pad, or totals."""
        return pads.read(line, self.choose)

    @property
    def tricks(self) -> TrickGame:
        """What its tricks are played with."""
        return self.base.tricks


def chosen(names: str, players: int) -> Edition:
    """Wizard with variants written as in a line."""
    return wizard_variants.edition(wizard_variants.parse_variants(names), players)


WIZARD = Kept(EVENING, chosen, wizard_variants.parse, (str(Variant.PLUS_MINUS_ONE), 1))
CAMELOT = Kept(camelot_round.CAMELOT_EVENING, camelot_round.edition, camelot_round.parse, ("", 5))


def written(**fields: Any) -> str:
    """Fields as one line; empty ones are left out."""
    return "&".join(f"{key}={value}" for key, value in fields.items() if value != "")


def slashed(things: Iterable[Any]) -> str:
    """Things of all seats."""
    return "/".join("-" if thing is None else str(thing) for thing in things)


def turned(kept: Kept, random: Random, special: bool = False) -> Card:
    """A card to turn up: with a suit, or special."""
    sorts = [card for card in dict.fromkeys(kept.tricks.deck) if (card.suit is None) is special]
    return random.choice(sorts)


# Trump -----------------------------------------------------------------------------------------


def draw_trump(kept: Kept) -> Callable[[Random, int], str]:
    """Draws what was turned up: suits first, then special cards, then no card at all."""

    def draw(random: Random, level: int) -> str:
        players = random.randint(3, 2 + level) if level > 1 else 3
        last = kept.base.rounds(players)
        full = level > 2 and random.random() < 0.3
        number = last if full else random.randint(1, last - 1)
        card = "" if full else turned(kept, random, random.random() < (level - 1) * 0.7)
        dealer = random.randrange(players)
        return written(players=players, round=number, dealer=dealer, turned=card)

    return draw


def trump(course: Course, random: Random) -> Question:
    """What is trump? Two suits, none, or the dealer's choice."""
    asked = rounds.trump(course)
    up = on_table(course.state).turned
    suits = [option for option in asked.options if not isinstance(option.shows, str)]
    near = [option for option in suits if up and option.shows is up.suit]
    far = random.sample([option for option in suits if option not in near], 2 - len(near))
    rest = [option for option in asked.options if option not in suits]
    kept = [option for option in suits if option in (*near, *far)]
    return replace(asked, options=(*kept, *rest))


# Predictions -----------------------------------------------------------------------------------


def draw_bids(kept: Kept) -> Callable[[Random, int], str]:
    """Draws bids made so far: the last bidder first, then also earlier ones and more cards."""
    name, few = kept.bound

    def draw(random: Random, level: int) -> str:
        players = random.randint(3, 2 + level) if level > 1 else 3
        low, high = (max(few, 2), max(few, 2) + 2) if level == 1 else (3, 4 + 2 * level)
        cards = random.randint(low, min(high, kept.base.rounds(players) - 1))
        made = players - 1
        if level > 1 and random.random() < 0.25:
            made = random.randint(1, players - 1)
        dealer = random.randrange(players)
        said = [random.randint(0, -(-cards // players) + 1) for _ in range(made)]
        if level > 1 and made == players - 1 and random.random() < 0.3:
            said = shares(cards, made, random)  # Zero is left for the last bidder.
        bids: list[int | None] = [None] * players
        for step, bid in enumerate(said, 1):
            bids[(dealer + step) % players] = bid
        up = turned(kept, random)
        facts = {"players": players, "round": cards, "dealer": dealer, "turned": up}
        return written(variants=name, **facts, bids=slashed(bids))

    return draw


def bids(course: Course, random: Random) -> Question:
    """Which of these may be predicted? `Refused` if no number could be forbidden."""
    state = evening(course, Phase.BID)
    edition = edition_of(course)
    at = edition.bidding_of(state, edition.actors(state)[0])
    fits = at.cards - sum(at.before)
    if fits not in range(at.cards + 1):
        raise wrong(Input.EMPTY, "nothing-to-ask")
    near = dict.fromkeys((fits, 0, at.cards + 1, fits - 1, fits + 1, at.cards))
    said = sorted([bid for bid in near if 0 <= bid <= at.cards + 1][:MOST])
    judged = [(bid, edition.verdict(state, at.seat, Bid(bid))) for bid in said]
    options = tuple(
        Option("ask-number", v.legal, v.reason, facts={"number": str(bid)}) for bid, v in judged
    )
    facts = {"name": Who(at.seat), "cards": at.cards}
    return Question("ask-which-bids", facts, course, options, multiple=True)


def mistaken_bids(asked: Question, level: int) -> bool:
    """Whether somebody who believes a mistake would allow other predictions."""
    state, edition = asked.course.state, edition_of(asked.course)
    at = edition.bidding_of(state, edition.actors(state)[0])
    said = {int(option.facts["number"]): option.right for option in asked.options}
    right = frozenset(bid for bid, legal in said.items() if legal)
    told = answers(BID_MISTAKES, at, frozenset(said))
    bound = at.last and at.cards - sum(at.before) not in right
    return good(asked, level) and any(one != right for one in told) and (bound or level > 1)


# Points ----------------------------------------------------------------------------------------


def shares(total: int, players: int, random: Random) -> list[int]:
    """Tricks shared out at random."""
    won = [0] * players
    for _ in range(total):
        won[random.randrange(players)] += 1
    return won


NEAR = {1: (0, 0, 1, -1), 2: (0, 0, 1, -1, 2, -2), 3: (0, 0, 1, -1, 2, -2, 3)}
"""How far predictions are off, by level."""


def row_of(kept: Kept, players: int, number: int, random: Random, level: int) -> Row:
    """A row of a pad: tricks shared out, predictions near them; in Camelot with what is noted."""
    cards = kept.base.cards(players, number)
    annulled = level > 1 and kept is CAMELOT and random.random() < 0.3
    if kept is CAMELOT and number == kept.base.rounds(players):
        annulled = True
    won = shares(cards - annulled, players, random)
    said = [min(cards, max(0, w + random.choice(NEAR[level]))) for w in won]
    notes: list[tuple[str, ...]] = [()] * players
    if level > 1 and kept is CAMELOT and random.random() < 0.5:
        able = [seat for seat in range(players) if won[seat] or annulled]
        notes[random.choice(able)] = ("grail",)
    return Row(tuple(said), tuple(won), tuple(notes) if any(notes) else ())


def numbers(kept: Kept, random: Random, level: int) -> tuple[int, int]:
    """Players and round: few of both first; later large rounds, in Camelot the last one too."""
    players = random.randint(3, 2 + level) if level > 1 else 3
    last = kept.base.rounds(players)
    if level > 2 and random.random() < 0.3:
        return players, last if kept is CAMELOT else random.randint(6, last)
    return players, random.randint(1, (5, 7, 9)[level - 1])


def draw_points(kept: Kept) -> Callable[[Random, int], str]:
    """Draws a row of the pad and a seat."""

    def draw(random: Random, level: int) -> str:
        players, number = numbers(kept, random, level)
        row = row_of(kept, players, number, random, level)
        special = [seat for seat in range(players) if kept is CAMELOT and is_special(row, seat)]
        seat = random.choice(special if special and random.random() < 0.7 else range(players))
        return written(pad=pads.notation((row,)), round=number, seat=seat)

    return draw


def is_special(row: Row, seat: Seat) -> bool:
    """Whether a seat's points in Camelot hang on the Grail, on a bid of zero, or on Excalibur."""
    zero = row.bids[seat] == row.won[seat] == 0
    return bool(row.noted(seat)) or zero or not any(row.won)


def points(mistakes: Iterable[Mistake]) -> Callable[..., Question]:
    """How many points are due? The others are what comes of these mistakes."""

    def make(course: Course, random: Random) -> Question:
        _, result, lines = rounds.scored(course)
        due = sum(line.points for line in lines)
        told_points = [due, *(n for n in answers(mistakes, result) if n != due)]
        asked = rounds.points(course, tuple(sorted(told_points[:MOST])))
        return replace(asked, picture=bool(edition_of(course).noting))

    return make


def happened(asked: Question, level: int) -> bool:
    """Whether the round that is asked about can have gone like that."""
    told = claim(asked.course)
    edition = edition_of(asked.course)
    can = pads.happened(edition, told.last, told.number, (), told.first_dealer)
    return can.legal and good(asked, level)


# The total of several rounds ---------------------------------------------------------------------


def draw_total(kept: Kept) -> Callable[[Random, int], str]:
    """Draws two rounds in a row, then three, then four, and a seat."""

    def draw(random: Random, level: int) -> str:
        players, number = numbers(kept, random, min(level, 2))
        rounds = [row_of(kept, players, number + at, random, level) for at in range(level + 1)]
        facts = {"round": number, "seat": random.randrange(players)}
        return written(pad=pads.notation(tuple(rounds)), **facts)

    return draw


def total(mistakes: Iterable[Mistake]) -> Callable[[Course], Question]:
    """How many points are all rounds together? The others come of a mistake made throughout."""

    def make(course: Course) -> Question:
        told, edition = claim(course), edition_of(course)
        due = [
            paid_to(edition, row, told.seat, at) for at, row in enumerate(told.rows, told.opening)
        ]
        why: dict[int, Reason | tuple[Reason, ...]] = {sum(due): summed(told, edition)}
        for mistake in mistakes:
            paid = [believed(mistake, told, edition, at, due[at]) for at in range(len(due))]
            if paid != due:
                why.setdefault(sum(paid), denied(told, edition, due, paid))
        options = tuple(
            Option("ask-number", n == sum(due), why[n], facts={"number": pads.signed(n)})
            for n in sorted(list(why)[:MOST])
        )
        return Question(rounds.TOTAL, {"name": Who(told.seat)}, course, options)

    return make


def believed(mistake: Mistake, told: Claim, edition: Edition, at: int, due: int) -> int:
    """What somebody writes down for a row who makes this mistake."""
    said = mistake(edition.result(told.rows[at], told.seat, told.opening + at))
    return due if said is None else said


def summed(told: Claim, edition: Edition) -> tuple[Reason, ...]:
    """Every line of every round."""
    return tuple(
        line.reason
        for number, row in enumerate(told.rows, told.opening)
        for line in edition.lines(edition.result(row, told.seat, number))
    )


def denied(told: Claim, edition: Edition, due: list[int], paid: list[int]) -> tuple[Reason, ...]:
    """Why the first round that was paid wrongly is worth something else."""
    at = next(at for at in range(len(due)) if paid[at] != due[at])
    return pads.denied(edition, told.rows[at], told.seat, told.opening + at, paid[at])


def rows_happened(asked: Question, level: int) -> bool:
    """Whether all rounds that are asked about can have gone like that, and not all were missed."""
    told = claim(asked.course)
    edition = edition_of(asked.course)
    can = [
        pads.happened(edition, row, number, (), told.first_dealer).legal
        for number, row in enumerate(told.rows, told.opening)
    ]
    hits = [row.bids[told.seat] == row.won[told.seat] for row in told.rows]
    return all(can) and any(hits) and good(asked, level)


# What can have happened --------------------------------------------------------------------------


def draw_fault(kept: Kept) -> Callable[[Random, int], str]:
    """Draws a row, often with one thing in it that cannot be; later with points to check."""

    def draw(random: Random, level: int) -> str:
        players, number = numbers(kept, random, max(level, 2))
        number = max(number, 2)
        variants = kept.bound[0] if level > 2 else ""
        edition = kept.choose(variants, players)
        fault = random.choice(("", "tricks", "bids", *(["points"] if level > 1 else [])))
        row = spoilt(row_of(kept, players, number, random, level), fault, random)
        dealer = random.randrange(players)
        paid = ""
        if level > 1:
            due = [paid_to(edition, row, seat, number) for seat in range(players)]
            if fault == "points":
                due = mispaid(edition, row, number, due, random)
            paid = ",".join(map(str, due))
        facts = {"pad": pads.notation((row,)), "round": number, "dealer": dealer}
        return written(variants=variants, **facts, points=paid)

    return draw


def paid_to(edition: Edition, row: Row, seat: Seat, number: int) -> int:
    """What a seat is due."""
    return sum(line.points for line in edition.lines(edition.result(row, seat, number)))


def spoilt(row: Row, fault: str, random: Random) -> Row:
    """The row with one trick too many or too few, or with a prediction that cannot be made."""
    if fault not in ("tricks", "bids"):
        return row
    seat = random.randrange(len(row.bids))
    cells = [int(cell or 0) for cell in (row.won if fault == "tricks" else row.bids)]
    if fault == "tricks":
        cells[seat] = max(0, cells[seat] + random.choice((1, 1, -1)))
        return replace(row, won=tuple(cells))
    cells[seat] += random.choice((1, sum(int(won or 0) for won in row.won) + 1))
    return replace(row, bids=tuple(cells))


def mispaid(edition: Edition, row: Row, number: int, due: list[int], random: Random) -> list[int]:
    """The points due, but one player was paid as somebody believes who makes a mistake."""
    seat = random.randrange(len(due))
    mistakes = CAMELOT_POINTS if edition.noting else WIZARD_POINTS
    result = edition.result(row, seat, number)
    told = [points for points in answers(mistakes, result) if points != due[seat]]
    return [*due[:seat], random.choice(told), *due[seat + 1 :]]


def fault(course: Course) -> Question:
    """Can this round have happened, and if not, what is wrong? `Refused` for several faults."""
    told = claim(course)
    found = dict(parts(told, edition_of(course)))
    faults = [part for part, ruling in found.items() if not ruling.answer]
    if len(faults) > 1:
        raise wrong(Input.EMPTY, "nothing-to-ask")
    whole = pads.happened(
        edition_of(course), told.last, told.number, told.points, told.first_dealer
    )
    options = [Option("ask-possible", not faults, whole.reason)]
    for part, ruling in found.items():
        # That one player was paid right says nothing about all of them.
        why = whole.reason if part == "points" else ruling.reason
        options.append(Option(f"ask-fault-{part}", part in faults, why))
    return Question("ask-fault", {"name": Who(told.dealer)}, course, tuple(options))


def parts(told: Claim, edition: Edition) -> Iterator[tuple[str, Ruling[bool]]]:
    """The ruling on each part of a row: the one against it, if there is one."""
    row, number = told.last, told.number
    bids = [r for _, r in pads.bid_rulings(edition, row, number, told.first_dealer)]
    yield "bids", worst(bids)
    cards = edition.cards(told.players, number)
    each = [first(edition.tallying, said, cards) for said in row.won]
    total = pads.sum_of(edition, row, number)
    yield "tricks", worst([*each, *([total] if total else [])])
    if told.points:
        seats = range(told.players)
        yield "points", worst([pads.award(edition, row, s, number, told.points[s]) for s in seats])


def worst(rulings: list[Ruling[bool]]) -> Ruling[bool]:
    """The first ruling against it, or the last one for it."""
    return next((ruling for ruling in rulings if not ruling.answer), rulings[-1])


# Who wins ----------------------------------------------------------------------------------------


def draw_totals(kept: Kept) -> Callable[[Random, int], str]:
    """Draws totals: first all different, then with some below zero, then with ties."""

    def draw(random: Random, level: int) -> str:
        players = 3 if level == 1 else random.randint(3, 5)
        low = 0 if level == 1 else -150
        totals = [10 * random.randint(low // 10, 25) for _ in range(players)]
        if level == 2:
            totals[random.randrange(players)] = -max(map(abs, totals)) - 10
        if level == 3 and random.random() < 0.8:
            best = max(totals)
            for seat in random.sample(range(players), random.randint(2, players - 1)):
                totals[seat] = best
        return written(totals=",".join(map(str, totals)))

    return draw


def close(asked: Question, level: int) -> bool:
    """Whether the answer hangs on what the level is about; ties come with the last one."""
    winners = sum(option.right for option in asked.options)
    return good(asked, level) and (winners == 1 or level == 3)


# Variants ----------------------------------------------------------------------------------------


def draw_together(random: Random, level: int) -> str:
    """Draws a variant that is played, and by how many; in the end also too many for another."""
    players = random.randint(3, 6) if level == 3 else random.randint(3, 4)
    simple = (Variant.PLUS_MINUS_ONE, Variant.HIDDEN, Variant.SECRET)
    able = [v for v in (simple if level == 1 else Variant) if combine((v,), players).legal]
    return written(together=random.choice(able), players=players)


def together(course: Course) -> Question:
    """Which variants can be played besides?"""
    wish: Together = course.start
    others = [variant for variant in Variant if variant not in wish.variants]
    judged = [(v, combine((*wish.variants, v), wish.players)) for v in others]
    options = tuple(Option(variant, v.legal, v.reason) for variant, v in judged)
    return Question("ask-besides", {"players": wish.players}, course, options, multiple=True)


SEEING: Mapping[int, tuple[tuple[str, int], ...]] = {
    1: (("clairvoyance", 1), ("hidden", 2), ("secret", 2), ("", 2)),
    2: (("clairvoyance", 1), ("clairvoyance", 2), ("hidden", 3), ("secret", 3)),
    3: (("hidden+clairvoyance", 1), ("secret+clairvoyance", 1), ("hidden+clairvoyance", 3)),
}
"""What is played, and in which round, by level."""


def draw_seen(random: Random, level: int) -> str:
    """Draws a variant and how far the predictions are; none at all to ask about cards."""
    variants, number = random.choice(SEEING[level])
    players = random.randint(3, 4)
    dealer = random.randrange(players)
    made = random.choice((0, players)) if level == 1 else random.randint(0, players)
    bids: list[int | None] = [None] * players
    for step in range(made):
        bids[(dealer + 1 + step) % players] = random.randint(0, 1)
    facts = {
        "players": players,
        "round": number,
        "dealer": dealer,
        "turned": turned(WIZARD, random),
    }
    return written(variants=variants, **facts, bids=slashed(bids) if made else "")


def seen(course: Course) -> Question:
    """Whose cards (before any prediction), or whose predictions, does the next player know?"""
    state = evening(course, Phase.BID, Phase.PLAY)
    none = all(bid is None for bid in on_table(state).bids)
    return rounds.cards_seen(course) if none else rounds.bids_seen(course)


def draw_mono(random: Random, level: int) -> str:
    """Draws a trick of mono-colour: an own suit each; later equals and special cards."""
    players = 3 if level == 1 else 4
    dealer = random.randrange(players)
    ranks = random.sample(range(1, 14), (13, 4, 2)[level - 1])
    often = (0.0, 0.15, 0.3)[level - 1]
    cards = []
    for step in range(players):
        pile = PILES[(dealer + 1 + step) % players]
        special = random.random() < often
        kinds = (Kind.WIZARD, Kind.JESTER) if special else (Kind.SUITED,)
        able = [c for c in pile if c.kind in kinds and (special or c.rank in ranks)]
        cards.append(random.choice(able))
    facts = {"players": players, "round": 1, "dealer": dealer, "bids": slashed([1] * players)}
    return written(variants="mono-colour", **facts, trick=",".join(map(str, cards)))


def mono(course: Course) -> Question:
    """Who takes this trick of mono-colour? `Refused` where a mistake would do no harm."""
    played = tricks.tricks_of(course)
    at, cards = tricks.last_trick(played)
    right = tricks.game_of(played).winner(cards, at.trump).answer
    if all(found == right for found in answers(MONO_MISTAKES, cards, None)):
        raise wrong(Input.EMPTY, "nothing-to-ask")
    return replace(tricks.winner(played), prompt="ask-wins-mono")


# The topics --------------------------------------------------------------------------------------


def topics(kept: Kept, mistakes: tuple[Mistake, ...]) -> dict[str, Topic]:
    """What can be asked about the rounds of an edition: name -> topic."""
    due, sums = points(mistakes), total(mistakes)
    return {
        "trump": Topic("topic-shared-trump", draw_trump(kept), kept.round, trump),
        "bids": Topic("topic-shared-bids", draw_bids(kept), kept.round, bids, mistaken_bids),
        "points": Topic("topic-shared-points", draw_points(kept), kept.pad, due, happened),
        "total": Topic(
            "topic-shared-total", draw_total(kept), kept.pad, simply(sums), rows_happened
        ),
        "fault": Topic("topic-shared-fault", draw_fault(kept), kept.pad, simply(fault)),
        "winners": Topic(
            "topic-shared-winners", draw_totals(kept), kept.pad, simply(rounds.winners), close
        ),
    }


OF_WIZARD = {
    **topics(WIZARD, WIZARD_POINTS),
    "together": Topic(
        "topic-wizard-together", draw_together, wizard_variants.together, simply(together)
    ),
    "seen": Topic("topic-wizard-seen", draw_seen, wizard_variants.parse, simply(seen)),
    "mono": Topic("topic-wizard-mono", draw_mono, wizard_variants.parse, simply(mono)),
}
OF_CAMELOT = topics(CAMELOT, CAMELOT_POINTS)
