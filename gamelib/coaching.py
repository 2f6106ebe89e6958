"""The bid coach without its widget: a hand is dealt or typed, a bid is made, and then explained."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from gamelib import address
from gamelib.bidding import Before, Outlook, seen
from gamelib.games import camelot_round, wizard_variants
from gamelib.games.cards import Cards, Kind, Suit, check_copies, parse_cards, spectrum, str_cards
from gamelib.games.notation import LONGEST, Input, fields, filled, joined, pressed, whole, wrong
from gamelib.games.round_notation import one_card
from gamelib.games.rounds import Due, Edition, Glance, Moment, Phase, trump_of
from gamelib.play import Trace
from gamelib.playing_wizard import COMPANY
from gamelib.ruling import Refused, first
from gamelib.sessions import Session, fresh_seed
from gamelib.speech import Catalog
from gamelib.views import coach
from gamelib.views.scene import (
    Chosen,
    Line,
    Scene,
    action,
    because,
    group,
    line,
    one,
    pick,
    several,
    shown,
    typed,
)

KEYS = ("variants", "players", "place", "cards", "trump", "hand", "turned", "bids", "seed")
"""What a line may hold; without a hand one is dealt, of so many cards."""

PLAYERS, MOST = range(3, 7), 15
AS_TURNED = "turned"
"""The trump of a hand that is dealt."""
KEPT = (*KEYS, "bid")
"""What the browser keeps: what was chosen, and the last bid. `none`: no bid yet; without it the
form stands, and no hand."""


def wizard(names: str, players: int) -> Edition:
    """Wizard with variants written as in a line; mono-colour has no tables yet."""
    chosen = wizard_variants.parse_variants(names)
    if wizard_variants.Variant.MONO_COLOUR in chosen:
        right = " ".join(str(v) for v in wizard_variants.Variant if v not in chosen)
        raise wrong(Input.VARIANT, "unknown-variant", part="mono-colour", right=right)
    return wizard_variants.edition(chosen, players)


def camelot(_names: str, _players: int) -> Edition:
    """Camelot; it has no variants (see `keys`). Who deals is given, not drawn."""
    return camelot_round.NAMED_DEALER


EDITIONS = {"wizard": wizard, "camelot": camelot}
VARIANTS = {
    "wizard": (wizard_variants.Variant.PLUS_MINUS_ONE, wizard_variants.Variant.CLAIRVOYANCE),
    "camelot": (),
}
"""Those that change what may be bid, or what is seen before."""


def keys(game: str) -> tuple[str, ...]:
    """What a line of the game may hold: variants where it has some."""
    return KEYS if VARIANTS[game] else KEYS[1:]


def read(game: str, text: str) -> Before:
    """What is known, from a line. `Refused` names the part that is wrong.

    players (4), place (1: bids first), trump (a suit's letter or `none`), hand, turned (the card
    turned up, if it is known), bids (of those before, with `,` or `/` between them), variants.
    Without a hand: cards (how many are dealt), seed (the same one deals the same), and neither
    trump nor turned. Bids that are not given are made by bots then.
    """
    field = {key: value for key, value in fields(text, keys(game)).items() if value}
    players = whole(field.get("players", "4"), "players", PLAYERS)
    edition = EDITIONS[game](field.get("variants", ""), players)
    place = whole(field.get("place", "1"), "seat", range(1, players + 1), Input.SEAT)
    if "hand" in field:
        return typed_in(edition, field, players, place - 1)
    if "turned" in field or field.get("trump", AS_TURNED) != AS_TURNED:
        raise wrong(Input.HANDS, "hand-untyped")
    sizes = range(1, edition.rounds(players) + 1)
    cards = whole(field.get("cards", "5"), "round", sizes, Input.ROUND)
    known = dealt(edition, players, place - 1, cards, field.get("seed") or fresh_seed())
    bids = earlier(edition, field.get("bids", ""), place - 1, cards)
    return replace(known, bids=bids) if bids else known


def typed_in(edition: Edition, field: Mapping[str, str], players: int, seat: int) -> Before:
    """A hand that somebody has typed."""
    deck = edition.tricks.deck
    own = parse_cards(field["hand"], deck)
    out = (one_card(field["turned"], edition),) if "turned" in field else ()
    if not own:
        raise wrong(Input.UNKNOWN_CARD, "unknown-card", part=field["hand"], right=spectrum(deck))
    most = edition.rounds(players)
    if len(own) > most:
        raise wrong(Input.HANDS, "hand-size", count=len(own), right=most)
    check_copies((*own, *out), deck)
    hands = tuple(own if s == seat else None for s in range(players))
    bids = earlier(edition, field.get("bids", ""), seat, len(own))
    known = Before(edition, len(own), hands, seat, trump(edition, field, out), bids, out)
    possible(known)
    if len(own) == 1 and str(wizard_variants.Variant.CLAIRVOYANCE) in known.variants:
        raise wrong(Input.HANDS, "own-unseen", part=field["hand"])
    return known


def trump(edition: Edition, field: Mapping[str, str], out: Cards) -> Suit | None:
    """The trump suit that was named, or that of the card turned up.

    `Refused` if they differ, or if it is the dealer's choice and no suit was named.
    """
    named = field.get("trump", AS_TURNED).strip()
    turned = trump_of(edition, out[0] if out else None, None, 1).answer
    suit = None if named == AS_TURNED else edition.tricks.trump_named(named)
    if turned is Due.CHOICE:
        moment = Moment(0, Phase.CHOOSE, edition.start(PLAYERS[0]), 0, 1)
        chosen = first(edition.choosing, suit, moment)
        if not chosen.answer:
            raise Refused(chosen.reason)
        return suit
    if isinstance(turned, Due) or suit is turned:
        return suit
    if named != AS_TURNED:
        case = "trump-turned" if suit else "no-trump-turned"
        raise wrong(Input.UNKNOWN_TRUMP, case, card=out[0], **called(suit))
    return turned


def called(suit: Suit | None) -> dict[str, Suit]:
    """The suit as a fact, if there is one."""
    return {"suit": suit} if suit else {}


def possible(known: Before) -> None:
    """`Refused` for a trump that no card can have made."""
    if known.stock:
        if not (known.out or known.turnable):
            case = "trump-unturned" if known.trump else "no-trump-unturned"
            raise wrong(Input.UNKNOWN_TRUMP, case, **called(known.trump))
    elif known.trump or known.out:
        raise Refused(trump_of(known.edition, None, None, 0).reason)


def earlier(edition: Edition, text: str, seat: int, cards: int) -> tuple[int, ...]:
    """The bids that were made before; `Refused` if there are more, or if nobody sees them yet."""
    parts = text.replace("/", " ").replace(",", " ").split()
    bids = tuple(whole(part, "bid", range(cards + 1), Input.BIDS) for part in parts)
    if len(bids) > seat:
        raise wrong(Input.BIDS, "bids-before", count=len(bids), right=seat)
    first_seen = first(edition.bids_seen, Glance(seat, 0, cards, all_bid=False))
    if bids and not first_seen.answer:
        raise Refused(first_seen.reason)
    return bids


def dealt(edition: Edition, players: int, seat: int, cards: int, seed: str) -> Before:
    """A hand dealt from the deck, and the bids that bots make before."""
    # The learner sits at 0; the first to bid sits left of who deals.
    dealer = (-seat - 1) % players
    start = edition.start(players, (dealer - cards + 1) % players, cards)
    on = Session(Trace(edition, start), COMPANY, seed).settled()
    while edition.phase(on.state) is not Phase.BID:
        on = on.act(on.hint().action)
    return seen(edition, edition.view(on.state, 0), 0)


def brings(query: str) -> bool:
    """Whether a link says anything of a hand or its table, right or wrong."""
    return bool(address.brought(query[:LONGEST], *KEYS))


def from_link(query: str, game: str) -> str:
    """The line that a link brings, without what is not ours; none if it says nothing of a hand.

    `Refused` for one that says more than a coach knows, or is badly written.
    """
    return joined(address.linked(query, *keys(game))) if brings(query) else ""


def notation(known: Before) -> str:
    """The line that `read` reads back, for a hand that is seen."""
    parts = [f"variants={'+'.join(known.variants)}"] if known.variants else []
    parts += [f"players={known.players}", f"place={known.seat + 1}"]
    parts += [f"trump={known.trump or 'none'}", f"hand={str_cards(known.hand)}"]
    parts += [f"turned={str_cards(known.out)}"] if known.out else []
    parts += [f"bids={','.join(map(str, known.before))}"] if known.before else []
    return "&".join(parts)


@dataclass(slots=True)
class Coaching:
    """Somebody with the coach: `chosen` is what the form holds, `known` the hand on the table.

    `predicted` is the bid that is explained, if one is.
    """

    game: str
    say: Catalog
    chosen: dict[str, Any]
    known: Before | None = None
    outlook: Outlook | None = None
    predicted: int | None = None

    def opening(self, text: str, link: str = "") -> Scene:
        """The form; or at once the hand of the page's link, or else of a line."""
        try:
            text = from_link(link, self.game) or text
            if not text:
                return self.form()
            chosen = fields(text, keys(self.game))
        except Refused as refused:
            return self.refuse(refused)
        return self.deal(chosen)

    def act(self, key: str, chosen: Chosen) -> Scene:
        """What an action brings about."""
        if key == "deal":
            variants = "+".join(several(chosen, "variants"))
            return self.deal({**{name: one(chosen, name) for name in KEYS}, "variants": variants})
        if key == "again":
            return self.deal(self.alike())
        kind, _, number = key.partition(":")
        if self.known is None or kind != "bid":
            return self.form()
        return self.bid(self.known, number)

    def refuse(self, refused: Refused) -> Scene:
        """The form, and what is wrong."""
        return self.form(because(pressed(refused).reason, self.say, "bad"))

    @property
    def line(self) -> str:
        """What is chosen and how far it went, for `resume`; empty while nothing is."""
        bid = "none" if self.predicted is None else str(self.predicted)
        return joined({**self.chosen, "bid": bid if self.known else ""})

    def resume(self, kept: str) -> Scene:
        """What stood on the page when the line was kept, as far as it makes sense."""
        try:
            chosen = fields(kept, KEPT)
        except Refused as refused:
            return self.refuse(refused)
        bid = chosen.pop("bid", "")
        if not bid:
            self.chosen = chosen
            return self.form()
        dealt = self.deal(chosen)
        return dealt if self.known is None or bid == "none" else self.bid(self.known, bid)

    def alike(self) -> dict[str, Any]:
        """The table as it is, for another hand."""
        known = self.known
        if known is None:
            return {**self.chosen, "hand": "", "bids": "", "seed": ""}
        table = {"players": known.players, "place": known.seat + 1, "cards": known.cards}
        return {
            "variants": "+".join(known.variants),
            **{key: str(number) for key, number in table.items()},
        }

    def deal(self, chosen: dict[str, Any]) -> Scene:
        """A hand as it was chosen; or the form again, and what is wrong with it."""
        self.chosen, self.known, self.outlook = chosen, None, None
        if not chosen.get("hand"):
            chosen["seed"] = chosen.get("seed") or fresh_seed()
        try:
            self.known = read(self.game, filled(chosen))
        except Refused as refused:
            return self.refuse(refused)
        return self.table(*self.untold(self.known))

    def untold(self, known: Before) -> tuple[Line, ...]:
        """That no trump was said for a hand that was typed, and what is made of that."""
        told = one(self.chosen, "trump", AS_TURNED) != AS_TURNED
        jester = bool(known.out) and known.out[0].kind is Kind.JESTER
        if told or jester or known.trump or not one(self.chosen, "hand"):
            return ()
        return (line(self.say.text("coach-trump-untold")),)

    def bid(self, known: Before, number: str) -> Scene:
        """The bid is judged; if it may not be made, the reason is given and no more."""
        plain = number.isascii() and number.isdigit() and len(number) < 3
        verdict = known.verdict(int(number) if plain else -1)
        if not verdict.legal:
            return self.table(because(verdict.reason, self.say, "bad"))
        if self.outlook is None:
            # NumPy takes a while to import, and only who has bid needs it.
            try:
                from gamelib.odds.coach import outlook  # noqa: PLC0415
            except ModuleNotFoundError:  # The Python of a browser may come without it.
                return self.table(line(self.say.sentence("coach-uncounted")))
            self.outlook = outlook(known)
        return self.answer(known, self.outlook, int(number))

    def form(self, *said: Line) -> Scene:
        """What can be chosen, dealt or typed; no hand is on the table then."""
        self.known = self.outlook = None
        deck = EDITIONS[self.game]("", 4).tricks.deck
        say, now = self.say, self.chosen
        suits = dict.fromkeys(card.suit for card in deck if card.suit)
        trumps = [(AS_TURNED, say.text("coach-as-turned"))]
        trumps += [(str(s), say.text(f"{s.term[0]}.full")) for s in suits]
        trumps.append(("none", say.text("trick-no-trump")))
        numbers = [(str(n), str(n)) for n in PLAYERS]
        places = [(str(n), str(n)) for n in range(1, PLAYERS[-1] + 1)]
        sizes = [(str(n), str(n)) for n in range(1, MOST + 1)]
        parts = [
            pick("players", say.text("playing-players"), numbers, [one(now, "players", "4")]),
            pick("place", say.text("coach-place-long"), places, [one(now, "place", "1")]),
            pick("cards", say.text("coach-cards"), sizes, [one(now, "cards", "5")]),
            typed("hand", say.text(f"coach-hand-{self.game}"), one(now, "hand")),
            typed("turned", say.text("coach-turned"), one(now, "turned")),
            pick("trump", say.text("coach-trump"), trumps, [one(now, "trump", AS_TURNED)]),
            typed("bids", say.text("coach-bids"), one(now, "bids")),
        ]
        if named := [(str(v), say.label(v)) for v in VARIANTS[self.game]]:
            before = several(now, "variants")
            parts.append(pick("variants", say.text("playing-variants"), named, before, many=True))
        form = {"key": "deal", "label": say.text("coach-deal"), "parts": parts}
        return {
            "html": "",
            "text": say.text("coach-headline"),
            "headline": line(say.text("coach-headline"))["html"],
            "forms": [form],
            "said": [*said],
        }

    def table(self, *said: Line) -> Scene:
        """The hand, and the question how many tricks it is worth."""
        assert self.known is not None
        self.predicted = None
        picture = coach.Coached(self.known, self.say).asked()
        headline = self.say.text("coach-ask", cards=self.known.cards)
        groups = [self.bids(self.known), self.more()]
        return shown(picture, headline, groups=groups, said=[*said], **self.link())

    def answer(self, known: Before, outlook: Outlook, bid: int) -> Scene:
        """What comes of the bid, and why."""
        self.predicted = bid
        picture = coach.Coached(known, self.say).answered(outlook, bid)
        groups = [self.more(), self.bids(known, "coach-another")]
        headline = self.say.text("coach-answer", bid=bid)
        return shown(picture, headline, groups=groups, **self.link())

    def link(self) -> dict[str, str]:
        """An address that opens the hand again; none where the own hand is not seen."""
        return {"link": f"?{notation(self.known)}"} if self.known and self.known.hand else {}

    def bids(self, known: Before, title: str = "coach-your-bid") -> dict[str, Any]:
        """The bids; those that are not allowed are marked, and can be tried."""
        actions = (
            action(f"bid:{n}", str(n), legal=known.verdict(n).legal) for n in range(known.cards + 1)
        )
        return group(self.say.text(title), *actions)

    def more(self) -> dict[str, Any]:
        """Another hand, or another table."""
        keys = ("again", "change")
        return group("", *(action(key, self.say.text(f"coach-{key}")) for key in keys))
