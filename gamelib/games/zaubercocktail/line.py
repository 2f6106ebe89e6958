"""A position or a course of play as one line that fits a link.

`hands=3BS,GW/2FB/-/-&track=0/4/2/0&recipe=5/3/1/-2&stones=D&offers=A:3BS:FB` and, for a course of
play, `moves=A.stone;B.offer B:FB:any`. Seats are letters in the order of the hands; the table's
own moves have none (`move`, `turn 5/3/1/-2`). Every part is optional but `hands` or `players`.

players: how many. hands: `/` between seats, `-` or nothing for no cards. track: each marker's
space. stock: the layers of the ingredient deck, top first; without it, all cards that are nowhere
else. past, recipe: recipes. dealt: `yes` when the cards for the next recipe are dealt. stones: who
stopped, first the one on the ring. offers: maker, gives, wants, and perhaps to whom. bargains: for
both parties who, what was promised, and what was handed over (`-` nothing yet). chosen: each
seat's collections, `.` between two, `-` not yet, `none` for a hand that can form none. drawn: the
drawings that broke ties.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gamelib.games.notation import fields
from gamelib.games.zaubercocktail.collections import Choice, parse_choice, str_choice
from gamelib.games.zaubercocktail.game import Zaubercocktail
from gamelib.games.zaubercocktail.ingredients import DECK, NONE, Cards, Ingredient
from gamelib.games.zaubercocktail.rules import Input, Rule
from gamelib.games.zaubercocktail.table import (
    SEATS,
    Accept,
    Action,
    Bargain,
    Deal,
    Deliver,
    Draw,
    Drawing,
    LayStone,
    Move,
    Offer,
    Play,
    Resume,
    Table,
    Turn,
    Withdraw,
    str_action,
    str_drawing,
    total,
)
from gamelib.games.zaubercocktail.values import LONGEST_TRACK, parse_recipe, wrong
from gamelib.play import TABLE, Seat, Trace, replay
from gamelib.ruling import Refused, because

POSITION = (
    "players",
    "hands",
    "track",
    "stock",
    "past",
    "recipe",
    "dealt",
    "stones",
    "offers",
    "bargains",
    "chosen",
    "drawn",
)


def parse(game: Zaubercocktail, line: str) -> Trace[Table, Action]:
    """A position and what happens from there; the inverse of `notation`.

    `Refused` names the part that is wrong; `IllegalAction` the first move that is not allowed.
    """
    field = fields(line, (*POSITION, "moves"))
    start = read(game, field)
    moves = [part for part in field.get("moves", "").split(";") if part.strip()]
    return replay(game, start, [parse_move(move, start.players) for move in moves])


def notation(trace: Trace[Table, Action]) -> str:
    """The line that `parse` reads back into this trace."""
    moves = ";".join(str_move(step.seat, step.action) for step in trace.steps)
    return str_position(trace.start) + (f"&moves={moves}" if moves else "")


def parse_position(game: Zaubercocktail, line: str) -> Table:
    """A position alone; the inverse of `str_position`. `Refused` names the part that is wrong."""
    return read(game, fields(line, POSITION))


def str_position(at: Table) -> str:
    """The line that `parse_position` reads back into this table."""
    nobody = (None,) * at.players
    parts = {
        "hands": slashed(str(hand) or "-" for hand in at.hands),
        "track": slashed(map(str, at.track)) if any(at.track) else "",
        "stock": "" if at.stock == rest(at.hands) else slashed(map(str, at.stock)) or "-",
        "past": ",".join(map(str, at.past)),
        "recipe": str(at.recipe or ""),
        "dealt": "yes" if at.dealt and at.recipe is None else "",
        "stones": "".join(SEATS[seat] for seat in at.stones),
        "offers": slashed(map(str, at.offers)),
        "bargains": slashed(map(str, at.bargains)),
        "chosen": slashed(map(str_chosen, at.chosen)) if at.chosen != nobody else "",
        "drawn": slashed(map(str_drawing, at.drawings)),
    }
    return "&".join(f"{key}={value}" for key, value in parts.items() if value)


def slashed(parts: Any) -> str:
    """Parts with `/` in between."""
    return "/".join(parts)


def str_chosen(choice: Choice | None) -> str:
    """A choice, `-` for none yet."""
    return "-" if choice is None else str_choice(choice)


def rest(hands: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """The deck when all cards that are in no hand lie in it, in one layer."""
    left = DECK - total(hands)
    return (left,) if len(left) else ()


def read(game: Zaubercocktail, field: Mapping[str, str]) -> Table:
    """The table that the fields of a line describe."""
    players = count_players(field)
    ruling = game.seating(players)
    if not ruling.answer:
        raise Refused(ruling.reason)
    hands = tuple(
        parse_hand(part) for part in split(field.get("hands", "-" + "/-" * (players - 1)))
    )
    check_size(len(hands), players, "hands")
    chosen = tuple(
        parse_chosen(part) for part in split(field.get("chosen", slashed("-" * players)))
    )
    check_size(len(chosen), players, "chosen")
    used = [cards for choice in chosen if choice and None not in chosen for cards in choice]
    check_copies(total((*hands, *used)))
    track = [
        whole(part, "track", range(LONGEST_TRACK + 1)) for part in split(field.get("track", ""))
    ]
    check_size(len(track) or players, players, "track")
    recipe = parse_recipe(field["recipe"]) if field.get("recipe") else None
    at = Table(
        hands=hands,
        track=tuple(track) or (0,) * players,
        stock=parse_stock(field["stock"]) if "stock" in field else rest(hands),
        past=tuple(map(parse_recipe, field["past"].split(","))) if field.get("past") else (),
        recipe=recipe,
        dealt=flag(field.get("dealt", "no")) or recipe is not None,
        stones=tuple(parse_seat(part, players) for part in field.get("stones", "")),
        offers=tuple(parse_offer(part, players) for part in split(field.get("offers", ""))),
        bargains=tuple(parse_bargain(part, players) for part in split(field.get("bargains", ""))),
        chosen=chosen,
        drawings=tuple(parse_drawing(part) for part in split(field.get("drawn", ""))),
    )
    check(game, at)
    return at


def count_players(field: Mapping[str, str]) -> int:
    """How many seats a line speaks of; `Refused` if it speaks of none."""
    shown = next((field[key] for key in ("hands", "chosen", "track") if key in field), "")
    if "players" not in field and not shown:
        raise wrong(Input.POSITION, "empty")
    return whole(field.get("players", str(len(split(shown)))), "players", range(100))


def split(text: str) -> list[str]:
    """The parts between slashes; none of nothing."""
    return [part.strip() for part in text.split("/")] if text else []


def whole(text: str, key: str, allowed: range) -> int:
    """A whole number in plain digits within `allowed`; `Refused` otherwise."""
    plain = text.isascii() and text.isdigit() and len(text) < 4
    if not plain or int(text) not in allowed:
        right = f"{allowed[0]} - {allowed[-1]}"
        raise wrong(Input.NUMBER, "key-number", key=key, part=text, right=right)
    return int(text)


def flag(text: str) -> bool:
    """`yes` or `no`."""
    if text not in ("yes", "no"):
        raise wrong(Input.POSITION, "yes-or-no", part=text)
    return text == "yes"


def parse_hand(text: str) -> Cards:
    """The cards of a seat, `-` for none."""
    return NONE if text == "-" else Cards.parse(text)


def parse_stock(text: str) -> tuple[Cards, ...]:
    """The layers of the ingredient deck; `-` when it is empty."""
    return () if text == "-" else tuple(Cards.parse(part) for part in split(text))


def parse_chosen(text: str) -> Choice | None:
    """A seat's collections, `-` for none yet."""
    return None if text == "-" else parse_choice(text)


def parse_seat(text: str, players: int) -> Seat:
    """The seat of a letter; `Refused` if nobody sits there."""
    letters = SEATS[:players]
    if len(text) != 1 or text.upper() not in letters:
        raise wrong(Input.SEAT, "no-seat", part=text, right=" ".join(letters))
    return letters.index(text.upper())


def parse_wish(text: str) -> Cards | None:
    """Cards of an offer, `any` for anything."""
    return None if text.strip().lower() == "any" else Cards.parse(text)


def parse_offer(text: str, players: int) -> Offer:
    """`A:3BS:FB` to all, `A:any:GR:B` to one."""
    parts = text.split(":")
    if len(parts) not in (3, 4):
        raise wrong(Input.POSITION, "offer", part=text, right="A:3BS:FB:B")
    to = parse_seat(parts[3], players) if len(parts) == 4 else None
    by = parse_seat(parts[0].strip(), players)
    return Offer(by, parse_wish(parts[1]), parse_wish(parts[2]), to)


def parse_bargain(text: str, players: int) -> Bargain:
    """`A:3BS:-:B:FB:BE`: who, what was promised, what was handed over; for both parties."""
    parts = text.split(":")
    if len(parts) != 6:
        raise wrong(Input.POSITION, "bargain", part=text, right="A:3BS:-:B:FB:-")
    one, other = parse_seat(parts[0], players), parse_seat(parts[3], players)
    handed = (parse_handed(parts[2]), parse_handed(parts[5]))
    return Bargain((one, other), (Cards.parse(parts[1]), Cards.parse(parts[4])), handed)


def parse_handed(text: str) -> Cards | None:
    """What was handed over, `-` for not yet, `none` for nothing."""
    return None if text == "-" else NONE if text == "none" else Cards.parse(text)


def parse_drawing(text: str) -> Drawing:
    """`WB,-,GR,-`: the card of each seat."""
    return tuple(None if part == "-" else card(part) for part in text.split(","))


def card(text: str) -> Ingredient:
    """One card; `Refused` for none or several."""
    cards = tuple(Cards.parse(text))
    if len(cards) != 1:
        raise wrong(Input.CARD, "one-card", part=text)
    return cards[0]


# Do the parts fit together? -----------------------------------------------------------------------


def check_size(count: int, players: int, key: str) -> None:
    """`Refused` if a part does not speak of every seat, or of more."""
    if count != players:
        raise wrong(Input.SIZE, "size", key=key, count=count, right=players)


def check_copies(cards: Cards) -> None:
    """`Refused` if there are more cards of a type than in the box."""
    for bunch in cards.bunches:
        if bunch.count > DECK[bunch.ingredient]:
            facts = {"ingredient": bunch.ingredient, "count": bunch.count}
            raise Refused(
                because(Rule.DISTRIBUTION, "copies", **facts, right=DECK[bunch.ingredient])
            )


def check(game: Zaubercocktail, at: Table) -> None:
    """`Refused` for what cannot lie on any table."""
    check_copies(at.cards)
    if at.cards != DECK:
        missing = at.cards.missing(DECK)
        raise wrong(Input.POSITION, "cards-missing", cards=missing.bunches, count=len(missing))
    end = game.kit.track
    if end and max(at.track) > end.number:
        raise wrong(
            Input.NUMBER,
            "key-number",
            key="track",
            part=str(max(at.track)),
            right=f"0 - {end.number}",
        )
    check_stones(at)
    check_market(at)
    check_choices(game, at)
    for drawing in at.drawings:
        check_size(len(drawing), at.players, "drawn")


def check_stones(at: Table) -> None:
    """`Refused` for stones laid twice, too many, or without a recipe."""
    twice = next((seat for seat in at.stones if at.stones.count(seat) > 1), None)
    if twice is not None:
        raise wrong(Input.POSITION, "stone-twice", part=SEATS[twice])
    if len(at.stones) > at.stones_needed:
        facts = {"count": len(at.stones), "right": at.stones_needed}
        raise wrong(Input.POSITION, "too-many-stones", **facts)
    market = at.stones or at.offers or at.bargains or any(c is not None for c in at.chosen)
    if market and (at.recipe is None or at.recipe.lightning):
        raise wrong(Input.POSITION, "no-recipe")


def check_market(at: Table) -> None:
    """`Refused` for offers or trades that nobody could have made."""
    if at.closed and (at.offers or at.bargains):
        raise wrong(Input.POSITION, "market-closed", stones=len(at.stones))
    for offer in at.offers:
        if not could_offer(at, offer):
            raise wrong(Input.POSITION, "impossible-offer", part=str(offer))
    for bargain in at.bargains:
        if not could_agree(at, bargain):
            raise wrong(Input.POSITION, "impossible-bargain", part=str(bargain))


def could_offer(at: Table, offer: Offer) -> bool:
    """Whether somebody can have made this offer, and it still stands."""
    named = [side for side in (offer.gives, offer.wants) if side is not None]
    real = all(len(side) and DECK.holds(side) for side in named)
    trading = not {offer.by, offer.to} & set(at.stones) and offer.to != offer.by
    return real and trading and at.hands[offer.by].holds(offer.gives or NONE)


def could_agree(at: Table, bargain: Bargain) -> bool:
    """Whether two players can be carrying out this trade."""
    parties = [seat for other in at.bargains for seat in other.parties]
    once = all(parties.count(seat) == 1 for seat in bargain.parties)
    held = all(
        at.hands[seat].holds(promised) and at.hands[seat].holds(handed or NONE) and len(promised)
        for seat, promised, handed in zip(
            bargain.parties, bargain.promised, bargain.handed, strict=True
        )
    )
    unfinished = bargain.broken or not bargain.complete
    return once and held and unfinished and not set(bargain.parties) & set(at.stones)


def check_choices(game: Zaubercocktail, at: Table) -> None:
    """`Refused`, with the rule, for collections that nobody may lay down.

    Collections may stand without the stones that ended trading: a lesson about scoring need not
    say who stopped.
    """
    used = [total(choice or ()) for choice in at.chosen]
    revealed = None not in at.chosen
    for seat, choice in enumerate(at.chosen):
        if choice is None:
            continue
        hand = at.hands[seat] + used[seat] if revealed else at.hands[seat]
        game.check_choice(choice, hand)


# Moves --------------------------------------------------------------------------------------------


def str_move(seat: Seat, action: Action) -> str:
    """`A.stone`; the table's moves have no letter before them."""
    words = str_action(action)
    return words if seat == TABLE else f"{SEATS[seat]}.{words}"


def parse_move(text: str, players: int) -> tuple[Seat, Action]:
    """The inverse of `str_move`. `Refused` names what is no move."""
    text = text.strip()
    if text[1:2] == ".":
        return parse_seat(text[0], players), parse_action(text[2:], players)
    return TABLE, parse_action(text, players)


def parse_action(text: str, players: int) -> Action:
    """The inverse of `str_action`. `Refused` names what is no action."""
    word, _, rest = text.strip().partition(" ")
    word, rest = word.lower(), rest.strip()
    if word in ALONE and not rest:
        return ALONE[word]
    if word in WITH_MORE:
        return WITH_MORE[word](rest)
    return parse_agreement(text, word, rest.split(), players)


ALONE: Mapping[str, Action] = {"stone": LayStone(), "resume": Resume(), "move": Move()}
WITH_MORE: Mapping[str, Callable[[str], Action]] = {
    "deliver": lambda text: Deliver(Cards.parse(text)),
    "play": lambda text: Play(parse_choice(text)),
    "deal": lambda text: Deal(tuple(map(parse_hand, split(text)))),
    "turn": lambda text: Turn(parse_recipe(text)),
    "draw": lambda text: Draw(parse_drawing(text)),
}


def parse_agreement(text: str, word: str, parts: list[str], players: int) -> Action:
    """An action about an offer."""
    match word, parts:
        case "offer", [offer]:
            return parse_offer(offer, players)
        case "withdraw", [offer]:
            return Withdraw(parse_offer(offer, players))
        case "accept", [offer]:
            return Accept(parse_offer(offer, players))
        case "accept", [offer, gives, takes]:
            return Accept(parse_offer(offer, players), parse_wish(gives), parse_wish(takes))
    right = "offer, withdraw, accept, deliver, stone, play, deal, turn, resume, draw, move"
    raise wrong(Input.ACTION, "unknown-word", part=text[:80], right=right)
