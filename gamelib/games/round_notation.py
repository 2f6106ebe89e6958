"""One round of an evening as one line: `players=3&round=2&dealer=0&turned=R7&bids=2/0/1&...`."""

from __future__ import annotations

from collections.abc import Callable

from gamelib.games import pads
from gamelib.games.cards import (
    LETTERS,
    Card,
    Cards,
    Suit,
    check_copies,
    parse_card,
    str_cards,
)
from gamelib.games.notation import Input, fields, whole, wrong
from gamelib.games.rounds import (
    Action,
    Bid,
    ChooseTrump,
    Deal,
    Edition,
    Evening,
    TurnUp,
)
from gamelib.games.tricks import Hand, check_tricks
from gamelib.play import TABLE, Trace

KEYS = ("variants", "players", "round", "dealer", "hands", "turned", "chosen", "bids", "trick")

Course = Trace[Evening, Action]


def parse(line: str, choose: Callable[[str, int], Edition]) -> Course:
    """The course of one round; `choose` makes an edition of the variants and the players.

    players (4 if not said), variants, round (1), dealer (seat from 0; 0), hands (`/` between
    seats from 0, each as dealt, `-` if not shown), turned (a card), chosen (a suit's letter),
    bids (`/` between seats from 0; `-` if not made), trick (cards in order of play; `/` between
    tricks). `Refused` names the part that is wrong.
    """
    field = fields(line, KEYS)
    shown = field["hands"].split("/") if "hands" in field else []
    players = whole(field.get("players", str(len(shown) or 4)), "players", range(3, 7))
    edition = choose(field.get("variants", ""), players)
    rounds = range(1, edition.rounds(players) + 1)
    number = whole(field.get("round", "1"), "round", rounds, Input.ROUND)
    dealer = whole(field.get("dealer", "0"), "seat", range(players), Input.SEAT)
    start = edition.start(players, (dealer - number + 1) % players, number)
    course = dealt(Trace(edition, start), shown or ["-"] * players)
    course = trumped(course, edition, field)
    course = bid(course, edition, field["bids"].split("/") if "bids" in field else [])
    return played(course, edition, field.get("trick", ""))


def dealt(course: Course, shown: list[str]) -> Course:
    """The cards are dealt."""
    edition, players = edition_of(course), course.start.players
    game = edition.tricks
    covered = ("", "-")
    hands = tuple(None if h.strip() in covered else game.read(h, game.deck) for h in shown)
    if len(hands) != players:
        raise wrong(Input.HANDS, "hands-players", count=len(hands), right=players)
    return course.then(TABLE, Deal(hands))


def trumped(course: Course, edition: Edition, field: dict[str, str]) -> Course:
    """The card is turned up and the trump chosen, if the line says so."""
    if "turned" in field:
        course = course.then(TABLE, TurnUp(one_card(field["turned"], edition)))
    if "chosen" in field:
        named = suit(field["chosen"], edition)
        course = course.then(edition.dealer(course.state), ChooseTrump(named))
    return course


def one_card(text: str, edition: Edition) -> Card:
    """The card written there; `Refused` if it is none of the deck, or not one."""
    cards = edition.tricks.read(text, edition.tricks.deck)
    return cards[0] if len(cards) == 1 else parse_card(text, edition.tricks.deck)


def suit(text: str, edition: Edition) -> Suit | str | None:
    """The suit of that letter; none for `none`; the text itself if it is neither."""
    suits = {str(card.suit): card.suit for card in edition.tricks.deck if card.suit}
    return None if text.lower() == "none" else suits.get(text.translate(LETTERS).upper(), text)


def bid(course: Course, edition: Edition, parts: list[str]) -> Course:
    """The bids are made, from the dealer's left on; whoever is missing must come last."""
    if not parts:
        return course
    players = course.start.players
    if len(parts) != players:
        raise wrong(Input.BIDS, "bids-players", count=len(parts), right=players)
    dealer = edition.dealer(course.state)
    for step in range(players):
        seat = (dealer + 1 + step) % players
        if (part := parts[seat].strip()) != "-":
            course = course.then(seat, Bid(pads.cell(part)))
    return course


def played(course: Course, edition: Edition, text: str) -> Course:
    """The tricks are played."""
    plays = edition.tricks.plays
    tricks = [edition.tricks.read(part, plays) for part in text.split("/")] if text else []
    check_tricks(tricks, course.start.players)
    for card in (card for trick in tricks for card in trick):
        actors = edition.actors(course.state)
        course = course.then(actors[0] if actors else 0, card)
    check_copies(known_cards(course), edition.tricks.deck)
    return course


def known_cards(course: Course) -> Cards:
    """All cards that the line shows: hands as dealt, the card turned up, plays of covered hands."""
    cards: list[Card] = []
    hands: tuple[Hand, ...] = ()
    for step in course.steps:
        match step.action:
            case Deal():
                hands = step.action.hands
                cards += [card for hand in hands for card in hand or ()]
            case TurnUp():
                cards.append(step.action.card)
            case Card() if hands[step.seat] is None:
                cards.append(step.action)
    return tuple(cards)


def notation(course: Course) -> str:
    """The line that `parse` reads back into this course of one round."""
    edition, start = edition_of(course), course.start
    variants = edition.name.partition("+")[2].replace("+", ",")
    parts = [f"variants={variants}"] if variants else []
    parts += [f"players={start.players}", f"round={start.number}"]
    parts.append(f"dealer={edition.dealer(start._replace(rows=(), table=None))}")
    parts += [part for step in course.steps if (part := laid(step.action))]
    bids = {step.seat: step.action.tricks for step in course.steps if isinstance(step.action, Bid)}
    if bids:
        parts.append("bids=" + "/".join(str(bids.get(s, "-")) for s in range(start.players)))
    plays = [step.action for step in course.steps if isinstance(step.action, Card)]
    if plays:
        n = start.players
        tricks = (str_cards(plays[at : at + n]) for at in range(0, len(plays), n))
        parts.append("trick=" + "/".join(tricks))
    return "&".join(parts)


def laid(action: Action) -> str:
    """The part of the line for a deal, a card turned up or a choice; empty for the rest."""
    match action:
        case Deal(hands) if any(hand is not None for hand in hands):
            return "hands=" + "/".join("-" if h is None else str_cards(h) for h in hands)
        case TurnUp(card):
            return f"turned={card}"
        case ChooseTrump(suit):
            return f"chosen={suit}"
    return ""


def edition_of(course: Course) -> Edition:
    """The edition that a course is played with."""
    if not isinstance(course.game, Edition):
        raise TypeError(f"{course.game!r} is no edition of an evening")
    return course.game
