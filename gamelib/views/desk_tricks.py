"""Laying out a trick, or a whole round of one, of either edition of the trick game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from gamelib.games.cards import JESTER, Card, Suit, parse_card
from gamelib.games.tricks import TrickGame
from gamelib.ruling import Refused
from gamelib.speech import Catalog
from gamelib.views import art
from gamelib.views.desk import (
    Fields,
    Part,
    Place,
    Thing,
    choice,
    listed,
    place_part,
    players,
    seated,
    stepper,
    swapped,
    tables,
    together,
    values,
)

MOST = 6
"""Players at most."""
ROUND = frozenset(("variants", "round", "dealer", "turned", "chosen", "bids"))
"""The parts of a line that only a whole round has."""


@dataclass(frozen=True, slots=True)
class Laid:
    """The parts of a line on the way to a position, and where the next card goes."""

    game: TrickGame
    variants: tuple[str, ...]
    sizes: Mapping[int, int]
    """players -> rounds."""
    fields: Fields
    place: str
    say: Catalog

    # What lies where ------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many players there are."""
        return players(self.fields, 4, MOST)

    @property
    def tricks(self) -> list[list[str]]:
        """The cards of each trick."""
        return [listed(part) for part in self.fields.get("trick", "").split("/")]

    @property
    def active(self) -> str:
        """Where the next card goes: a place that there is; at first the last trick."""
        names = [place.name for place in self.places]
        return self.place if self.place in names else "hands 0" if self.round else "trick"

    @property
    def places(self) -> tuple[Place, ...]:
        """All places for cards."""
        return (*self.on_table(), *self.in_hands())

    def on_table(self) -> Iterator[Place]:
        """The tricks; in a round also the card that is turned up."""
        if self.round:
            turned = self.fields.get("turned", "")
            title = self.say.text("round-turned-title")
            own = (turned,) if turned else ()
            yield Place(
                "turned", title, "turned", own, lambda c: f"turned={c}", lambda _: "turned="
            )
        tricks = self.tricks
        for at, cards in enumerate(tricks):
            title = self.say.text("trick-number", number=at + 1)
            title = title if len(tricks) > 1 else self.say.text("trick-title")
            last = at == len(tricks) - 1
            name = "trick" if last else f"trick {at}"
            yield Place(name, title, "trick", tuple(cards), self.add_to(at), self.drop_from(at))

    def add_to(self, at: int) -> Callable[[str], str]:
        """One more card in a trick; a full one begins the next."""

        def put(card: str) -> str:
            tricks = self.tricks
            full = len(tricks[at]) >= self.count and at == len(tricks) - 1
            tricks = (
                [*tricks, [card]]
                if full
                else [[*own, card] if place == at else own for place, own in enumerate(tricks)]
            )
            return f"trick={'/'.join(','.join(own) for own in tricks)}"

        return put

    def drop_from(self, at: int) -> Callable[[int], str]:
        """A trick without one of its cards; an empty one is none."""

        def take(card: int) -> str:
            tricks = [
                [c for i, c in enumerate(own) if (place, i) != (at, card)]
                for place, own in enumerate(self.tricks)
            ]
            return f"trick={'/'.join(','.join(own) for own in tricks if own)}"

        return take

    def in_hands(self) -> Iterator[Place]:
        """The hand of who plays next; in a round, or where all are shown, those of all seats."""
        if not self.round and "hands" not in self.fields:
            cards = listed(self.fields.get("hand", ""))
            yield Place(
                "hand",
                self.say.text("try-hand"),
                "hand",
                tuple(cards),
                lambda card: f"hand={','.join([*cards, card])}",
                lambda at: f"hand={','.join(c for i, c in enumerate(cards) if i != at)}",
            )
            return
        for seat in range(self.count):
            yield self.hand(seat)

    def hand(self, seat: int) -> Place:
        """The hand of one seat, as it was dealt."""
        hands = values(self.fields, "hands", self.count)
        cards = listed(hands[seat])
        title = self.say.text("desk-hand", name=self.say.names[seat])

        def written(own: list[str]) -> str:
            return f"hands={together(swapped(hands, seat, ','.join(own)))}"

        return Place(
            f"hands {seat}",
            title,
            "hands",
            tuple(cards),
            lambda card: written([*cards, card]),
            lambda at: written([card for i, card in enumerate(cards) if i != at]),
        )

    @property
    def round(self) -> bool:
        """Whether a whole round is laid out."""
        return not ROUND.isdisjoint(self.fields)

    # The board ------------------------------------------------------------------------------------

    def parts(self) -> tuple[Part, ...]:
        """Everything to press, from the top."""
        trump = self.opening() if self.round else self.trump()
        return (*self.seats(), *trump, *self.cards())

    def seats(self) -> Iterator[Part]:
        """How many players; in a round also the variants, the round and the dealer."""
        yield tables(self.game.tables, self.count, self.resized, self.say)
        if not self.round:
            return
        if self.variants:
            yield self.variant_part()
        yield self.round_part()
        dealer = self.fields.get("dealer", "0")
        yield seated(self.say.text("round-dealer"), "dealer", dealer, self.count, 0, self.say)

    def resized(self, count: int) -> str:
        """The parts that speak of every seat, for so many players; others predict anew."""
        piece = f"players={count}"
        if "hands" in self.fields:
            piece += f"&hands={together(values(self.fields, 'hands', count))}"
        if self.fields.get("dealer", "") in map(str, range(count, MOST)):
            piece += "&dealer="
        return piece + ("&bids=" if "bids" in self.fields and count != self.count else "")

    def variant_part(self) -> Part:
        """Each variant can be switched on and off."""
        on = [
            v
            for v in self.fields.get("variants", "").replace("+", ",").replace(" ", ",").split(",")
            if v
        ]
        things = []
        for name in self.variants:
            label = self.say.text(f"variant-{name}")
            new = [v for v in on if v != name] if name in on else [*on, name]
            do = f"variants={','.join(new)}"
            things.append(Thing(do, label, Markup.escape(label), name in on, part=name))
        return Part(self.say.text("pad-variants"), ("variants",), (tuple(things),))

    def round_part(self) -> Part:
        """One round back or on."""
        title, told = self.say.text("round-number"), self.fields.get("round", "1")
        now = int(told) if told.isascii() and told.isdigit() and len(told) < 4 else 1
        less = f"round={now - 1}" if now > 1 else None
        more = f"round={now + 1}" if now < self.sizes.get(self.count, 60) else None
        return Part(title, ("round",), (stepper(title, "", told, less, more, self.say),))

    def trump(self) -> Iterator[Part]:
        """The trump suit."""
        none = self.say.text("trick-no-trump")
        options = [*((str(suit), self.suit(suit)) for suit in self.suits), ("none", none)]
        now = self.fields.get("trump", "none")
        title = self.say.text("trick-trump")
        yield choice(title, "trump", now if now.lower() == "none" else now.upper(), options)

    def opening(self) -> Iterator[Part]:
        """What the dealer chose, where that is asked, and the predictions."""
        turned = self.fields.get("turned", "")
        special = turned and self.special(turned)
        if special or "chosen" in self.fields:
            title = self.say.text("desk-chosen")
            options = [(str(suit), self.suit(suit)) for suit in self.suits]
            yield choice(title, "chosen", self.fields.get("chosen", ""), options)
        bids = values(self.fields, "bids", self.count)
        title = self.say.text("round-bids")
        rows = (
            (
                Thing("", "", Markup("<bdi>{}</bdi>").format(self.say.names[seat])),
                *self.bid(seat, bids),
            )
            for seat in range(self.count)
        )
        yield Part(title, ("bids",), tuple(rows), "gl-desk-lines")

    def bid(self, seat: int, bids: list[str]) -> tuple[Thing, ...]:
        """One less, the prediction, one more; below nothing there is none yet."""
        told = bids[seat]
        now = int(told) if told.isascii() and told.isdigit() and len(told) < 3 else -1
        less = (
            f"bids={together(swapped(bids, seat, str(now - 1) if now else '-'))}"
            if now >= 0
            else None
        )
        more = f"bids={together(swapped(bids, seat, str(now + 1)))}"
        shown = "–" if told == "-" else told
        return stepper(
            self.say.text("round-bids"), self.say.names[seat], shown, less, more, self.say
        )

    def cards(self) -> Iterator[Part]:
        """The places, and the cards to put there."""
        active = self.active
        for place in self.places:
            yield place_part(place, active, self.drawn, self.say)
        target = next(place for place in self.places if place.name == active)
        title = self.say.text("desk-cards", where=target.title)
        plays = self.game.plays if target.key == "trick" else self.game.deck
        kinds = [c for c in dict.fromkeys(plays) if target.key != "trick" or c.plays == (c,)]
        rows = [tuple(c for c in kinds if c.suit is suit) for suit in (*self.suits, None)]
        there, deck = self.there, Counter(self.game.deck)
        gone = {card for card in kinds if there[str(card.held)] >= deck[card.held]}
        things = tuple(
            tuple(self.to_put(card, target, card in gone) for card in row) for row in rows
        )
        yield Part(title, (), things, "gl-desk-deck")

    def to_put(self, card: Card, target: Place, gone: bool) -> Thing:
        """A card that can be put at a place; `gone`: the deck has no more of it."""
        token = self.say.token(card)
        what = self.say.text("desk-put", what=token.label)
        return Thing(
            target.put(str(card)), what, art.chip(token), look="gl-desk-gone" if gone else ""
        )

    @property
    def there(self) -> Counter[str]:
        """How often each card lies anywhere."""
        found = Counter[str]()
        for place in self.places:
            for text in place.cards:
                card = self.read(text)
                found[str(card.held) if card else text] += 1
        return found

    def drawn(self, text: str) -> tuple[str, Markup]:
        """A card of the line in words and drawn; what is none stands as it was typed."""
        card = self.read(text)
        if card is None:
            return text, Markup.escape(text)
        token = self.say.token(card)
        return token.label, art.card(token)

    def read(self, text: str) -> Card | None:
        """The card that is written so, if there is one."""
        try:
            return parse_card(text, self.game.plays)
        except Refused:
            return None

    def special(self, text: str) -> bool:
        """Whether the dealer chooses when this card is turned up."""
        card = self.read(text)
        return card is not None and card.suit is None and card != JESTER

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits of the game."""
        return tuple(dict.fromkeys(card.suit for card in self.game.deck if card.suit))

    def suit(self, suit: Suit) -> Markup:
        """A suit as a chip."""
        return art.chip(self.say.token(suit))
