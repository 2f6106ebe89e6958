"""What a hand is worth, drawn: how often each number of tricks is taken, what each bid brings."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from markupsafe import Markup

from gamelib.bidding import Before, Outlook, percent, rounded, why
from gamelib.games.cards import Card
from gamelib.play import Seat
from gamelib.speech import Catalog, Sentence
from gamelib.views import art
from gamelib.views import frame as f

WIDE, TALL, STEP = 16, 150, 54
"""Width of a bar, height of one that reaches 100 %, room for a number of tricks."""
ABREAST = 6
"""Numbers of tricks in one drawing at most: on a phone its figures can be read, others go below."""


@dataclass(frozen=True, slots=True)
class Bars(f.Own):
    """For each number of tricks how often it is taken, by two models.

    `legend` names the models, `lines` say the numbers in words, `own` is the bid that is drawn.
    """

    title: str
    legend: tuple[str, str]
    chances: tuple[tuple[float, float], ...]
    lines: tuple[str, ...]
    own: int


@dataclass(frozen=True, slots=True)
class Said(f.Own):
    """Sentences under a title."""

    title: str
    lines: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class Coached:
    """What a coach shows, in the words of one catalog."""

    known: Before
    say: Catalog

    def asked(self) -> f.Frame:
        """The hand, before anything is given away."""
        return f.Frame("", Sentence(()), self.facts(), self.cards(None))

    def answered(self, outlook: Outlook, bid: int) -> f.Frame:
        """All there is to say about the hand and a bid."""
        said = Said(self.say.text("coach-why"), tuple(map(self.say.why, why(outlook, bid))))
        table: tuple[f.Block, ...] = (*self.cards(outlook), self.bars(outlook, bid))
        below = (self.grid(outlook, bid),)
        return f.Frame("", Sentence(()), self.facts(), table, (said,), below)

    def facts(self) -> tuple[f.Fact, ...]:
        """Trump and the card turned up, players, place, and what was bid before."""
        known, say = self.known, self.say
        bids = " · ".join(map(str, known.before)) or say.text("coach-none")
        turned = say.text("round-turned-title")
        return (
            self.trump(),
            *(f.Fact(turned, card.label, card) for card in map(say.token, known.out)),
            f.Fact(say.text("playing-players"), str(known.players)),
            f.Fact(say.text("coach-place"), str(known.seat + 1)),
            f.Fact(say.text("coach-before"), bids),
            *f.variants(known.variants, say),
        )

    def trump(self) -> f.Fact:
        """The trump suit, or none."""
        suit, label = self.known.trump, self.say.text("trick-trump")
        if suit is None:
            return f.Fact(label, self.say.text("trick-no-trump"))
        return f.Fact(label, self.say.text(f"{suit.term[0]}.full"), self.say.token(suit))

    def cards(self, outlook: Outlook | None) -> tuple[f.Row, ...]:
        """The own hand; where it is not seen, the cards of the others."""
        if self.known.hand:
            slots = tuple(self.slot(card, outlook) for card in self.known.hand)
            return (f.Row(self.say.text("coach-your-hand"), slots, hand=True),)
        others = tuple(self.foreign(seat) for seat in range(self.known.players))
        return (f.Row(self.say.text("coach-other-hands"), others),)

    def slot(self, card: Card, outlook: Outlook | None) -> f.Slot:
        """A card, and how often it takes a trick."""
        token = self.say.token(card)
        return f.Slot(token, marks=(self.mark(card, outlook),) if outlook else ())

    def mark(self, card: Card, outlook: Outlook) -> f.Mark:
        """How often a card takes a trick, in few words; and what that makes it."""
        low, high = map(percent, outlook.takes(card))
        span = str(low) if low == high else f"{low}–{high}"
        sure, losing = card in outlook.sure, card in outlook.losing
        word = "sure" if sure else "losing" if losing else "between"
        kind = "legal" if sure else "lose" if losing else "count"
        return f.Mark(kind, self.say.text(f"coach-{word}", span=span))

    def foreign(self, seat: Seat) -> f.Slot:
        """The card of another player, or the place of the own one."""
        place = self.say.text("coach-seat", number=seat + 1)
        if seat == self.known.seat:
            return f.Slot(None, place, empty=self.say.text("coach-unseen"))
        hand = self.known.hands[seat]
        return f.Slot(self.say.token(hand[0]) if hand else None, place, empty="?")

    def bars(self, outlook: Outlook, bid: int) -> Bars:
        """How often each number of tricks is taken by who has made this bid."""
        own, other = outlook.aiming[bid], outlook.chance[bid]
        pairs = tuple(zip(own.chances, other.chances, strict=True))
        lines = tuple(
            self.say.text("coach-line", tricks=n, percent=percent(a), other=percent(b))
            for n, (a, b) in enumerate(pairs)
        )
        legend = (self.say.text("coach-aiming"), self.say.text("coach-chance"))
        return Bars(self.say.text("coach-bars", bid=bid), legend, pairs, lines, bid)

    def grid(self, outlook: Outlook, bid: int) -> f.Grid:
        """What each bid brings."""
        head = tuple(
            self.say.text(f"coach-{name}") for name in ("bid", "right", "points", "random")
        )
        rows = tuple(self.row(outlook, n, bid) for n in range(self.known.cards + 1))
        return f.Grid(self.say.text("coach-grid"), head, rows, (outlook.best,))

    def row(self, outlook: Outlook, bid: int, own: int) -> tuple[f.Cell, ...]:
        """One bid; those that may not be made say so."""
        verdict = self.known.verdict(bid)
        name = self.say.text("coach-own-bid", bid=bid) if bid == own else str(bid)
        if not verdict.legal:
            return (name, self.say.text("coach-forbidden"), "–", "–")
        aiming, chance = outlook.aiming[bid], outlook.chance[bid]
        right = str(percent(aiming.right))
        return (name, right, rounded(aiming.points), rounded(chance.points))


@f.as_text.register
def _said_text(block: Said) -> str:
    return "\n".join([block.title, *(f"  {line}" for line in block.lines)])


@f.as_html.register
def _said_html(block: Said) -> Markup:
    item = Markup("<li><span>{}</span></li>")
    items = Markup("").join(item.format(art.sentence(line)) for line in block.lines)
    whole = Markup('<div class="gl-remarks"><p class="gl-title">{}</p><ul>{}</ul></div>')
    return whole.format(block.title, items)


@f.as_text.register
def _bars_text(block: Bars) -> str:
    return "\n".join([block.title, *(f"  {line}" for line in block.lines)])


@f.as_html.register
def _bars_html(block: Bars) -> Markup:
    tricks = notable(block)
    rows = ceil(len(tricks) / ABREAST)
    wide = ceil(len(tricks) / rows) if rows > 1 else ABREAST
    drawn = (tricks[at : at + wide] for at in range(0, len(tricks), wide))
    whole = Markup(
        '<p class="gl-title gl-apart">{}</p>'
        '<div class="gl-bars" role="img" aria-label="{}" style="--wide:{}">{}</div>{}'
    )
    drawings = Markup("").join(drawing(block, some, wide) for some in drawn)
    return whole.format(block.title, ". ".join(block.lines), wide, drawings, legend(block))


def notable(block: Bars) -> range:
    """The numbers of tricks to draw: all if they are few, or else none that nearly never comes."""
    if len(block.chances) <= ABREAST:
        return range(len(block.chances))
    some = [at for at, both in enumerate(block.chances) if any(map(percent, both))]
    return range(min(*some, block.own), max(*some, block.own) + 1)


def drawing(block: Bars, tricks: range, wide: int) -> Markup:
    """Some of the numbers of tricks side by side, to the same scale as all others."""
    most = highest(block)
    svg = Markup('<svg class="gl-odds" viewBox="{} {} {} {}" aria-hidden="true">{}</svg>')
    columns = Markup("").join(column(block, at) for at in tricks)
    return svg.format(STEP * tricks[0], -most - 20, wide * STEP, most + 50, columns)


def highest(block: Bars) -> int:
    """The height of the longest bar; room is left for small ones."""
    return max(60, round(TALL * max(map(max, block.chances))))


def column(block: Bars, at: int) -> Markup:
    """Two bars with their percentages, and the number of tricks below; the base line is at 0."""
    kinds = zip(("aiming", "chance"), block.chances[at], (-WIDE, 0), strict=True)
    bars = Markup("").join(bar(kind, chance, left) for kind, chance, left in kinds)
    group = Markup(
        '<g class="gl-column{}" transform="translate({} 0)">{}'
        '<text class="gl-sum" y="18">{}</text></g>'
    )
    own = " gl-own" if at == block.own else ""
    return group.format(own, STEP * at + STEP // 2, bars, at)


def bar(kind: str, chance: float, left: int) -> Markup:
    """A bar and its percentage; nothing for what is rarer than one in a hundred."""
    tall, number = TALL * chance, percent(chance)
    if not number:
        return Markup("")
    drawn = Markup(
        '<rect class="gl-{}" x="{}" y="{:.1f}" width="{}" height="{:.1f}" rx="2"/>'
        '<text class="gl-pair" x="{}" y="{:.1f}">{}</text>'
    )
    middle = left + WIDE / 2
    return drawn.format(kind, left + 1, -tall, WIDE - 2, tall, middle, -tall - 5, number)


def legend(block: Bars) -> Markup:
    """Which bars are which: told by pattern, too."""
    item = Markup(
        '<span><svg class="gl-odds gl-key" viewBox="0 0 16 16" aria-hidden="true">'
        '<rect class="gl-{}" x="1" y="1" width="14" height="14" rx="2"/></svg>{}</span>'
    )
    return Markup('<p class="gl-legend">{}</p>').format(
        Markup("").join(
            item.format(kind, words)
            for kind, words in zip(("aiming", "chance"), block.legend, strict=True)
        )
    )
