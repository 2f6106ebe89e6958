"""Examples of the rules as frames: what a page of rules shows beside each rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from gamelib.games.cards import Card, Suit, parse_card, parse_cards, str_cards
from gamelib.games.pads import Claim, cell, parse, told
from gamelib.games.rounds import Bid, ChooseTrump, Draw, Edition, Glance, Result
from gamelib.games.tricks import Round
from gamelib.games.wizard import WIZARD
from gamelib.games.wizard_variants import combine, parse_variants
from gamelib.play import TABLE, Seat, Trace, Who
from gamelib.ruling import Reason, Refused, first
from gamelib.speech import Catalog, Sentence
from gamelib.views import editions, pads, rounds, tricks
from gamelib.views import frame as f

Example = Mapping[str, Any]
Choose = Callable[[str, int], Edition]
"""Variants and players -> the edition they make."""
Told = tuple[Sentence, Reason, str]
"""What somebody does or would like to do, what is to be said to it, and its mark."""


@dataclass(frozen=True, slots=True)
class Moments:
    """Shows the examples of one game; `choose` makes its editions."""

    choose: Choose
    say: Catalog

    def of(self, example: Example) -> tuple[f.Frame, ...]:
        """What an example shows, if it is of a kind that can be shown."""
        made = getattr(self, f"_{example['kind'].replace('-', '_')}", None)
        frame: f.Frame | None = made(example) if made else None
        return (frame,) if frame else ()

    def edition(self, example: Example) -> Edition:
        """The edition of an example."""
        return self.choose(example.get("variants", ""), example.get("players", 4))

    def _deck(self, example: Example) -> f.Frame:
        """The cards of the game."""
        deck = tricks.Table(self.edition(example).tricks, self.say).deck()
        return f.Frame("", Sentence(()), (), (deck,))

    def _winner(self, example: Example) -> f.Frame:
        """Who wins a trick."""
        game = self.edition(example).tricks
        cards = parse_cards(example["trick"], game.deck)
        trump = None if example["trump"] == "none" else Suit(example["trump"])
        start = Round((None,) * len(cards), trump)
        if self.edition(example).name != "wizard":  # Its hands are other ones.
            start = start._replace(hands=tuple((card,) for card in cards))
        return tricks.frames(game.play(start, cards), self.say)[-1]

    def _claim(self, example: Example) -> f.Frame:
        """Whether a round can have happened."""
        rows = parse(example["pad"])
        number = example["round"]
        dealer = (example.get("first_dealer", 0) + number - 1) % len(rows[0].bids)
        points = tuple(example.get("points", ()))
        return self._told(example, Claim(rows, number, dealer, points))

    def _pad(self, example: Example) -> f.Frame | None:
        """The last row of a pad, if it can be."""
        rows = parse(example["pad"])
        return self._told(example, Claim(rows, example.get("opening", 1)))

    def _ranking(self, example: Example) -> f.Frame:
        """Who wins with these totals."""
        return self._told(example, Claim(totals=tuple(example["totals"])))

    def _told(self, example: Example, claim: Claim) -> f.Frame:
        """A claim as a frame."""
        return pads.frames(told(self.edition(example), claim), self.say)[0]

    def _combine(self, example: Example) -> f.Frame:
        """Whether variants go together."""
        variants = parse_variants(example.get("variants", ""))
        verdict = combine(variants, example["players"])
        names = " + ".join(self.say.text(f"variant-{name}") for name in variants)
        said = names or self.say.text("variant-base")
        return self.remark(said, verdict.reason, "legal" if verdict.legal else "illegal")

    def _sizes(self, example: Example) -> f.Frame:
        """How many rounds there are."""
        ruling = self.edition(example).hand_sizes(example["players"])
        return self.remark("", ruling.reason)

    def _sight(self, example: Example) -> f.Frame:
        """Who sees what."""
        edition = self.edition(example)
        look = Glance(example["viewer"], example["owner"], example["round"], example["all_bid"])
        ladder = edition.hands_seen if example["look"] == "hand" else edition.bids_seen
        ruling = first(ladder, look)
        return self.remark("", ruling.reason, "legal" if ruling.answer else "illegal")

    def _draws(self, example: Example) -> f.Frame:
        """Who deals first, after cards were drawn for it."""
        edition = self.edition(example)
        game: Any = edition
        drawn = [tuple(map(self.card, draw.split(","))) for draw in example["draws"]]
        players = len(drawn[0]) if drawn else example["players"]
        trace: Any = Trace(game, edition.start(players))
        for cards in drawn:
            trace = trace.then(TABLE, Draw(cards))
        return rounds.frames(trace, self.say)[-1]

    def card(self, text: str) -> Card | None:
        """A card that was drawn; none where nobody drew."""
        deck = self.choose("", 4).tricks.deck
        return None if text == "-" else parse_card(text, deck)

    def _points(self, example: Example) -> f.Frame:
        """The points of one player, line by line."""
        edition = self.edition(example)
        number, players = example["round"], example["players"]
        last = number == edition.rounds(players)
        cards = edition.cards(players, number)
        notes, total = tuple(example.get("notes", ())), example["total"]
        result = Result(example["bid"], example["won"], cards, number, last, notes, total)
        facts = {"name": Who(0), "bid": result.bid, "won": result.won}
        title = self.say.sentence("round-points-of", **facts)
        block = rounds.Show(edition, self.say).lines(title, edition.lines(result))
        return f.Frame(self.say.text("round-points-label"), Sentence(()), (), (block,))

    def _both(self, example: Example) -> f.Frame:
        """The same trick in two editions."""
        game = WIZARD if example.get("from") == "wizard" else self.edition(example).tricks
        cards = parse_cards(example["trick"], game.plays)
        line = f"players={max(3, len(cards))}&trump={example['trump']}&trick={str_cards(cards)}"
        return editions.frame(game.parse(line), self.say)

    # What an example asks besides ---------------------------------------------------------------

    def asked(self, example: Example, course: Trace[Any, Any]) -> tuple[f.Frame, ...]:
        """The last moment again for each thing that somebody would like to do, and each card that
        does not win: why (not).
        """
        last = self.last(course)
        told = (*self.wishes(example, course), *self.losers(example, course))
        return tuple(
            replace(
                last,
                headline=said,
                why=(f.Remarks("", (f.remark(reason, self.say, mark),)),),
                below=(),
                predict=None,
            )
            for said, reason, mark in told
        )

    def last(self, course: Trace[Any, Any]) -> f.Frame:
        """The last moment of tricks or of a round."""
        of_tricks = isinstance(course.start, Round)
        made = (tricks.frames if of_tricks else rounds.frames)(course, self.say)
        return made[-1]

    def wishes(self, example: Example, course: Trace[Any, Any]) -> Iterator[Told]:
        """Who would like to do what, and whether it is allowed."""
        seats = 1 if isinstance(course.start, Round) else 0
        for ask in example.get("asked", ()):
            seat, action = ask["seat"] - seats, self.action(ask.get("card") or ask["do"], course)
            said = self.wish(seat, action) if seat in range(course.state.players) else None
            if said:
                verdict = course.game.verdict(course.state, seat, action)
                yield said, verdict.reason, "legal" if verdict.legal else "illegal"

    def losers(self, example: Example, course: Trace[Any, Any]) -> Iterator[Told]:
        """Cards of the last trick that do not win."""
        for player in example.get("loses", ()):
            game, at = course.game, course.steps[-1].before
            trick, position = (*at.trick, course.steps[-1].action), int(player) - 1
            seat = Who((at.leader + position) % at.players)
            said = self.say.sentence("trick-plays", name=seat, card=trick[position])
            yield said, game.why_not(trick, at.trump, position), "lose"  # type: ignore[attr-defined]

    def action(self, text: str, course: Trace[Any, Any]) -> Any:
        """A card, a prediction or a choice as examples write it; none for anything else."""
        verb, _, what = text.partition(" ")
        game: Any = course.game
        cards = game if isinstance(course.start, Round) else game.tricks
        match verb:
            case "bid":
                return Bid(cell(what))
            case "choose":
                return ChooseTrump(next((suit for suit in Suit if str(suit) == what), what))
        try:
            return None if what else cards.read(text, cards.plays)[0]
        except Refused:
            return None

    def wish(self, seat: Seat, action: Any) -> Sentence | None:
        """What somebody would like to do, in words; none where there are none for it."""
        match action:
            case Bid(int(bid)):
                return self.say.sentence("round-bid", name=Who(seat), tricks=bid)
            case ChooseTrump(Suit() as suit):
                return self.say.sentence("round-chosen", name=Who(seat), suit=suit)
            case Card():
                return self.say.sentence("trick-plays", name=Who(seat), card=action)
        return None

    def remark(self, headline: str, reason: Reason, mark: str = "") -> f.Frame:
        """A ruling in words alone."""
        said = f.Remarks("", (f.remark(reason, self.say, mark),))
        return f.Frame(headline, Sentence((headline,) if headline else ()), (), (said,))
