"""Laying out a round of Zaubercocktail: hands and the market, or the collections and the track."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from gamelib.games.zaubercocktail import ZAUBERCOCKTAIL
from gamelib.games.zaubercocktail.ingredients import ALL, NONE, Bunch, Cards, Ingredient
from gamelib.games.zaubercocktail.table import SEATS
from gamelib.ruling import Refused
from gamelib.speech import Catalog
from gamelib.views import zauber_art
from gamelib.views.desk import (
    Fields,
    Part,
    Place,
    Thing,
    choice,
    place_part,
    players,
    stepper,
    swapped,
    tables,
    values,
)

TABLES = range(4, 8)
MOST = max(TABLES)


@dataclass(frozen=True, slots=True)
class Laid:
    """The parts of a line on the way to a round, and where the next card goes."""

    fields: Fields
    place: str
    say: Catalog

    @property
    def count(self) -> int:
        """How many players there are."""
        return players(self.fields, 4, MOST)

    @property
    def laid_down(self) -> bool:
        """Whether it is the collections that are laid out."""
        return "chosen" in self.fields

    @property
    def key(self) -> str:
        """The part of the line that the cards are written in."""
        return "chosen" if self.laid_down else "hands"

    @property
    def empty(self) -> str:
        """How a seat without cards is written; whoever lays nothing down has chosen so."""
        return "none" if self.laid_down else "-"

    # The board ------------------------------------------------------------------------------------

    def parts(self) -> tuple[Part, ...]:
        """Everything to press, from the top."""
        return (*self.seats(), *self.cards(), *self.recipe(), *self.track(), *self.stones())

    def seats(self) -> Iterator[Part]:
        """How many players: each has a hand, or collections, and a marker."""
        yield tables(TABLES, self.count, self.resized, self.say, "hands", "track")

    def resized(self, count: int) -> str:
        """The parts that speak of every seat, for so many players."""
        cards = f"{self.key}={'/'.join(values(self.fields, self.key, count, self.empty))}"
        if self.laid_down and "hands" in self.fields:
            cards += f"&hands={'/'.join(values(self.fields, 'hands', count))}"
        track = values(self.fields, "track", count, "0")
        moved = "/".join(track) if any(space != "0" for space in track) else ""
        stones = "".join(s for s in self.fields.get("stones", "") if s.upper() in SEATS[:count])
        return f"players=&{cards}&track={moved}&stones={stones}"

    def cards(self) -> Iterator[Part]:
        """The places, and the ingredients to put there."""
        places = (*self.places(), *([] if self.laid_down else self.offer()))
        names = [place.name for place in places]
        active = self.place if self.place in names else names[0]
        for place in places:
            yield place_part(place, active, self.drawn, self.say)
        target = places[names.index(active)]
        title = self.say.text("desk-cards", where=target.title)
        yield Part(
            title,
            (),
            (tuple(self.to_put(kind, target) for kind in ALL),),
            "gl-desk-deck gl-desk-wares",
        )

    def to_put(self, kind: Ingredient, target: Place) -> Thing:
        """An ingredient that can be put at a place."""
        label = self.say.label(kind)
        what = self.say.text("desk-put", what=label)
        return Thing(target.put(str(kind)), what, zauber_art.card(kind, label))

    def places(self) -> Iterator[Place]:
        """A hand for each seat, or its two collections."""
        parts = values(self.fields, self.key, self.count, self.empty)
        for seat, part in enumerate(parts):
            name = self.say.names[seat]
            if not self.laid_down:
                yield self.pile(
                    f"hands {seat}", self.say.text("desk-hand", name=name), parts, seat, 0
                )
                continue
            own = () if part in ("-", "none") else part.split(".")
            for at in range(min(len(own) + 1, 2)):
                title = self.say.text("desk-collection", name=name, number=at + 1)
                yield self.pile(f"chosen {seat} {at}", title, parts, seat, at)

    @property
    def seat(self) -> int:
        """Whose cards the next one is about."""
        told = self.place.split(" ")[1:2]
        return int(told[0]) if told and told[0] in map(str, range(self.count)) else 0

    def offer(self) -> Iterator[Place]:
        """What the seat offers, and what it wants for that."""
        offers = [part for part in self.fields.get("offers", "").split("/") if part]
        letter, name = SEATS[self.seat], self.say.names[self.seat]
        own = next((one for one in offers if one[:1].upper() == letter), "")
        sides = (*(["" if side == "any" else side for side in own.split(":")[1:3]]), "", "")[:2]
        others = [one for one in offers if one != own]
        for at, word in enumerate(("gives", "wants")):
            yield self.side(f"offer {self.seat} {word}", f"desk-{word}", name, sides, others, at)

    def side(
        self, place: str, title: str, name: str, sides: Sequence[str], others: list[str], at: int
    ) -> Place:
        """One side of an offer; with nothing on either side there is no offer."""
        lies = cards(sides[at])

        def written(new: Cards) -> str:
            both = [str(new) if side == at else text for side, text in enumerate(sides)]
            own = f"{SEATS[self.seat]}:{both[0] or 'any'}:{both[1] or 'any'}"
            return f"offers={'/'.join([*others, own] if any(both) else others)}"

        return self.of_cards(place, self.say.text(title, name=name), "offers", lies, written)

    def of_cards(
        self, name: str, title: str, key: str, lies: Cards, written: Callable[[Cards], str]
    ) -> Place:
        """A place for ingredients, sort by sort."""
        bunches = lies.bunches
        return Place(
            name,
            title,
            key,
            tuple(map(str, bunches)),
            lambda letters: written(lies + cards(letters)),
            lambda bunch: written(lies - Cards.of(bunches[bunch].ingredient)),
        )

    def pile(self, name: str, title: str, parts: list[str], seat: int, at: int) -> Place:
        """One pile of cards of a seat; `at` tells which of its collections."""
        piles = [] if parts[seat] in ("-", "none") else parts[seat].split(".")
        lies = cards(piles[at]) if at < len(piles) else NONE

        def written(new: Cards) -> str:
            others = [*piles[:at], str(new), *piles[at + 1 :]]
            own = ".".join(pile for pile in others if pile) or self.empty
            return f"{self.key}={'/'.join(swapped(parts, seat, own))}"

        return self.of_cards(name, title, self.key, lies, written)

    def drawn(self, text: str) -> tuple[str, Markup]:
        """Several cards of one sort in words and drawn."""
        bunch: Bunch = cards(text).bunches[0]
        label = self.say.label(bunch)
        return label, zauber_art.card(bunch.ingredient, label, bunch.count)

    def recipe(self) -> Iterator[Part]:
        """The recipe on the table."""
        known = dict.fromkeys(str(r) for r in ZAUBERCOCKTAIL.kit.cards if not r.lightning)
        options = [
            (text, text.replace("-", "\N{MINUS SIGN}").replace("/", " / ")) for text in known
        ]
        if not self.laid_down:
            options.append(("", self.say.text("zau-no-recipe")))
        yield choice(self.say.text("zau-recipe"), "recipe", self.fields.get("recipe", ""), options)

    def track(self) -> Iterator[Part]:
        """The space of each marker."""
        title = self.say.text("desk-track")
        spaces = values(self.fields, "track", self.count, "0")
        rows = (
            (
                Thing(
                    "",
                    "",
                    Markup("<bdi>{}</bdi>").format(self.say.names[seat]),
                    look="gl-desk-name",
                ),
                *self.space(title, seat, spaces),
            )
            for seat in range(self.count)
        )
        yield Part(title, ("track",), tuple(rows), "gl-desk-lines")

    def space(self, title: str, seat: int, spaces: list[str]) -> tuple[Thing, ...]:
        """One space less, the space, one more."""
        told = spaces[seat]
        now = int(told) if told.isascii() and told.isdigit() and len(told) < 4 else 0
        less = f"track={'/'.join(swapped(spaces, seat, str(now - 1)))}" if now else None
        more = f"track={'/'.join(swapped(spaces, seat, str(now + 1)))}"
        return stepper(title, self.say.names[seat], told, less, more, self.say)

    def stones(self) -> Iterator[Part]:
        """Who has stopped, in order; the first stone lies on the ring."""
        laid = [letter for letter in self.fields.get("stones", "").upper() if letter in SEATS]
        things = []
        for seat in range(self.count):
            letter, name = SEATS[seat], self.say.names[seat]
            on = letter in laid
            new = [one for one in laid if one != letter] if on else [*laid, letter]
            order = f" {laid.index(letter) + 1}." if on else ""
            html = Markup("<bdi>{}</bdi>{}").format(name, order)
            things.append(Thing(f"stones={''.join(new)}", name + order, html, on, part=letter))
        yield Part(self.say.text("desk-stones"), ("stones",), (tuple(things),))


def cards(text: str) -> Cards:
    """Cards as they are written; none for what is no card."""
    try:
        return Cards.parse(text)
    except Refused:
        return NONE
