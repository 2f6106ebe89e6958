"""What is right, worked out from a question's line alone, by plain means and not by the ladders.

`right(game, topic, line, question)` gives for each option whether it is right.
"""

from collections.abc import Callable
from itertools import product
from urllib.parse import unquote

from gamelib.questions import Option, Question

Field = dict[str, str]
Rights = list[bool]
NAMES = "ABCDEFG"


def fields(line: str) -> Field:
    return {k: unquote(v) for k, _, v in (part.partition("=") for part in line.split("&"))}


def number(option: Option) -> int:
    return int(str(option.facts["number"]).replace("−", "-"))


# Tricks ----------------------------------------------------------------------------------------

RANKS = {"J": 11, "Q": 12, "K": 13, "A": 14}
PLAIN = ("W", "J", "Grail", "Excalibur", "Merlin", "MerlinW", "MerlinJ", "Morgan")


def suit(card: str, game: str) -> str:
    if card in PLAIN:
        return ""
    return card[-1] if game == "camelot" else card[0]


def rank(card: str, game: str) -> int:
    if card in PLAIN:
        return 0
    return RANKS.get(card[:-1]) or int(card[:-1]) if game == "camelot" else int(card[1:])


def null(card: str, at: int) -> bool:
    return card in ("J", "MerlinJ", "Excalibur") or (card == "Grail" and at % 2 == 0)


def led(cards: list[str], game: str) -> str:
    return next((suit(c, game) for at, c in enumerate(cards) if not null(c, at)), "")


def best(cards: list[str], trump: str, game: str) -> int | None:
    grail = [at for at, c in enumerate(cards) if c == "Grail" and at % 2]
    for kinds in ((), ("Morgan",), ("W", "MerlinW")):
        grail = grail or [at for at, c in enumerate(cards) if c in kinds]
    if grail:
        return grail[0]
    for wanted in (trump, led(cards, game)):
        found = [
            (rank(c, game), at) for at, c in enumerate(cards) if wanted and suit(c, game) == wanted
        ]
        if found:
            return max(found)[1]
    return next((at for at, c in enumerate(cards) if c in ("J", "MerlinJ")), None)


def trick(line: str) -> tuple[list[str], str, int]:
    field = fields(line)
    trump = field.get("trump", "none").replace("none", "")
    return field["trick"].split(","), trump, int(field["players"])


def legal(game: str, line: str, asked: Question) -> Rights:
    cards, hand = trick(line)[0], fields(line)["hand"].split(",")
    wanted = led(cards, game)
    holds = any(suit(c, game) == wanted for c in hand) and wanted
    return [
        not suit(str(o.shows), game) or not holds or suit(str(o.shows), game) == wanted
        for o in asked.options
    ]


def winner(game: str, line: str, asked: Question) -> Rights:
    cards, trump, players = trick(line)
    won = best(cards, trump, game)
    rights = [at == won for at in range(len(cards))]
    waits = game == "camelot" and len(cards) < players
    assert [str(o.shows) for o in asked.options[: len(cards)]] == cards
    return rights + [won is None] * waits


def suits(game: str, line: str, asked: Question) -> Rights:
    wanted = led(trick(line)[0], game)
    return [(str(o.shows) if not isinstance(o.shows, str) else "") == wanted for o in asked.options]


def outcome(game: str, line: str, asked: Question) -> Rights:
    cards, trump, _ = trick(line)
    right = (best(cards, trump, game), "Excalibur" not in cards)
    return [(o.facts["name"].seat, o.shows == "ask-trick-counts") == right for o in asked.options]


# Rounds ------------------------------------------------------------------------------------------


def trump(game: str, line: str, asked: Question) -> Rights:
    turned = fields(line).get("turned", "J")
    right = suit(turned, game) or ("ask-no-trump" if turned == "J" else "ask-dealer-chooses")
    return [str(o.shows) == right for o in asked.options]


def bids(game: str, line: str, asked: Question) -> Rights:
    field = fields(line)
    cards = int(field["round"])
    made = [int(bid) for bid in field["bids"].split("/") if bid != "-"]
    bound = len(made) == int(field["players"]) - 1 and (game == "wizard" or cards > 4)

    def allowed(bid: int) -> bool:
        zero = game == "camelot" and bid == 0
        return bid <= cards and not (bound and sum(made) + bid == cards and not zero)

    return [allowed(number(option)) for option in asked.options]


def pad(line: str) -> tuple[Field, list[tuple[int, int, bool]], int, bool]:
    """Fields, (bid, won, Grail) of each seat, the round, whether it is the last one."""
    field = fields(line)
    row = [part.split(":") for part in field["pad"].split(",")]
    seats = [(int(one[0]), int(one[1]), len(one) > 2) for one in row]
    return field, seats, int(field["round"]), int(field["round"]) == 60 // len(seats)


def due(game: str, seats: list[tuple[int, int, bool]], seat: int, cards: int, last: bool) -> int:
    bid, won, grail = seats[seat]
    if game == "camelot" and cards == 1 and sum(one[1] for one in seats) == 0:
        return 0
    if bid != won:
        return -10 * abs(bid - won)
    zero = 20 + cards if last else 25 if cards > 4 else 20
    return (zero if game == "camelot" and not bid else 20 + 10 * won) + 20 * grail


def points(game: str, line: str, asked: Question) -> Rights:
    field, seats, cards, last = pad(line)
    right = due(game, seats, int(field["seat"]), cards, last)
    return [number(option) == right for option in asked.options]


def total_of(game: str, line: str, asked: Question) -> Rights:
    field = fields(line)
    seat, right = int(field["seat"]), 0
    for at, row in enumerate(field["pad"].split("/"), int(field["round"])):
        _, seats, _, last = pad(f"pad={row}&round={at}")
        right += due(game, seats, seat, at, last)
    return [number(option) == right for option in asked.options]


def fault(game: str, line: str, asked: Question) -> Rights:
    field, seats, cards, last = pad(line)
    dealer, players = int(field["dealer"]), len(seats)
    order = [seats[(dealer + 1 + step) % players][0] for step in range(players)]
    total = sum(order)
    bound = "plus-minus-one" in line or (game == "camelot" and cards > 4)
    zero = game == "camelot" and order[-1] == 0
    won = [one[1] for one in seats]
    sums = {cards}
    if game == "camelot":
        sums = {cards - 1} if last else {cards, cards - 1}
    lost = sum(won) == cards and any(grail and not tricks for _, tricks, grail in seats)
    wrong = {
        "bids": max(order) > cards or (bound and total == cards and not zero),
        "tricks": max(won) > cards or sum(won) not in sums or lost,
        "points": "points" in field
        and [int(n) for n in field["points"].split(",")]
        != [due(game, seats, seat, cards, last) for seat in range(players)],
    }
    assert sum(wrong.values()) < 2
    return [wrong.get(o.shows.rpartition("-")[2], not any(wrong.values())) for o in asked.options]


def winners(game: str, line: str, asked: Question) -> Rights:
    totals = [int(n) for n in fields(line)["totals"].split(",")]
    return [totals[o.shows.seat] == max(totals) for o in asked.options]


APART = ({"hidden", "secret"}, {"secret", "plus-minus-one"}, {"hidden", "plus-minus-one"})


def together(game: str, line: str, asked: Question) -> Rights:
    field = fields(line)

    def fits(other: str) -> bool:
        both = {field["together"], other}
        crowd = "mono-colour" in both and int(field["players"]) > 4
        return not crowd and both not in (*APART, {"clairvoyance", "mono-colour"})

    return [fits(str(option.shows)) for option in asked.options]


def seen(game: str, line: str, asked: Question) -> Rights:
    field = fields(line)
    variants, players = field.get("variants", ""), int(field["players"])
    order = [(int(field["dealer"]) + 1 + step) % players for step in range(players)]
    made = field.get("bids", "/".join("-" * players)).split("/")
    waiting = [seat for seat in order if made[seat] == "-"]
    viewer = (waiting or order)[0]
    if "bids" not in field:
        blind = "clairvoyance" in variants and field["round"] == "1"
        known = [seat for seat in order if (seat == viewer) != blind]
    elif "secret" in variants or ("hidden" in variants and waiting):
        known = [viewer] if made[viewer] != "-" else []
    else:
        known = [seat for seat in order if made[seat] != "-"]
    return [not known if isinstance(o.shows, str) else o.shows.seat in known for o in asked.options]


def mono(game: str, line: str, asked: Question) -> Rights:
    cards = fields(line)["trick"].split(",")
    strength = [14 if c == "W" else rank(c, game) for c in cards]
    return [at == strength.index(max(strength)) for at in range(len(cards))]


# Qwixx -------------------------------------------------------------------------------------------

ROWS = {"red": "R", "yellow": "Y", "green": "G", "blue": "B"}
WORTH = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]
Sheet = dict[str, list[int]]


def order(row: str) -> list[int]:
    return list(range(2, 13)) if row in "RY" else list(range(12, 1, -1))


def sheets(line: str) -> list[Sheet]:
    field = fields(line)
    parts = {letter: field.get(key, "").split("/") for key, letter in ROWS.items()}
    return [
        {
            letter: [int(n) for n in part[seat].split(",") if n.isdigit()]
            if seat < len(part)
            else []
            for letter, part in parts.items()
        }
        for seat in range(int(field["players"]))
    ]


def closed(table: list[Sheet], row: str) -> bool:
    return any(order(row)[-1] in sheet[row] for sheet in table)


def fits(table: list[Sheet], seat: int, row: str, n: int) -> bool:
    own, places = table[seat][row], order(row)
    far = not own or places.index(n) > places.index(own[-1])
    return far and not closed(table, row) and (n != places[-1] or len(own) > 4)


def dice(line: str) -> tuple[list[int], dict[str, int]]:
    all_ = fields(line)["dice"].split(",")
    white = [int(die[1]) for die in all_ if die[0] == "W"]
    return white, {die[0]: int(die[1]) for die in all_ if die[0] != "W"}


def gives(line: str) -> set[tuple[str, int]]:
    """What the dice allow in the action that is on."""
    white, coloured = dice(line)
    if "choices" not in fields(line):
        return {(row, sum(white)) for row in "RYGB"}
    return {(row, one + die) for one, (row, die) in product(white, coloured.items())}


def after_first(line: str) -> list[Sheet]:
    """The sheets after the first action; rows closed in it are closed."""
    table = sheets(line)
    for sheet, choice in zip(table, fields(line).get("choices", "").split("/"), strict=False):
        if choice not in ("", "-"):
            sheet[choice[0]].append(int(choice[1:]))
    return table


def crossable(game: str, line: str, asked: Question) -> Rights:
    table, can = after_first(line), gives(line)
    seat = asked.facts["name"].seat
    cells = [(str(o.shows)[0], int(str(o.shows)[1:])) for o in asked.options[:-1]]
    rights = [cell in can and fits(table, seat, *cell) for cell in cells]
    return [*rights, not any(rights)]


def closable(game: str, line: str, asked: Question) -> Rights:
    table, can = after_first(line), gives(line)
    cells = [(str(o.shows), order(str(o.shows))[-1]) for o in asked.options[:-1]]
    rights = [cell in can and fits(table, 0, *cell) for cell in cells]
    return [*rights, not any(rights)]


def still_open(game: str, line: str, asked: Question) -> Rights:
    table = sheets(line)
    places = [str(option.shows) for option in asked.options]
    return [p[1:] != "L" and fits(table, 0, p[0], int(p[1:])) for p in places]


def total(sheet: Sheet, penalties: int) -> int:
    crosses = [len(cells) + (order(row)[-1] in cells) for row, cells in sheet.items()]
    return sum(WORTH[n] for n in crosses) - 5 * penalties


def penalties(line: str) -> list[int]:
    field = fields(line)
    told = field.get("penalties", "").split("/")
    return [int(told[s]) if s < len(told) and told[s] else 0 for s in range(int(field["players"]))]


def score(game: str, line: str, asked: Question) -> Rights:
    right = total(sheets(line)[0], penalties(line)[0])
    return [option.facts["points"] == right for option in asked.options]


def most(game: str, line: str, asked: Question) -> Rights:
    totals = [total(s, p) for s, p in zip(sheets(line), penalties(line), strict=True)]
    return [totals[o.shows.seat] == max(totals) for o in asked.options]


def aftermath(game: str, line: str, asked: Question) -> Rights:
    field, table, active = fields(line), after_first(line), int(fields(line)["active"]) - 1
    shut = [row for row in "RYGB" if closed(table, row)]
    second = field.get("second", "")
    if second not in ("", "-"):
        table[active][second[0]].append(int(second[1:]))
    ended = len(shut) > 1
    assert ended == ("second" not in field)
    nothing = second == "-" and field["choices"].split("/")[active] == "-"
    now = [row for row in "RYGB" if closed(table, row)]
    over = len(now) > 1 or penalties(line)[active] + nothing > 3

    def true(option: Option) -> bool:
        row = str(option.facts.get("row", ""))
        return {
            "ask-qwixx-penalty-due": nothing,
            "ask-qwixx-shut": row in now and not closed(sheets(line), row) if row else False,
            "ask-qwixx-ends": over,
            "ask-qwixx-next-dice": not over and option.facts.get("count") == 6 - len(now),
        }[option.shows]

    return [true(option) for option in asked.options]


def rows(game: str, line: str, asked: Question) -> Rights:
    last = order(str(asked.facts["row"]))[-1]
    own = sheets(line)[0]
    locks = sum(order(row)[-1] in cells for row, cells in own.items())

    def can(numbers: list[int]) -> bool:
        return last not in numbers or (len(numbers) > 5 and locks < 2)

    return [can([int(n) for n in o.facts["numbers"].split()]) for o in asked.options]


# Zaubercocktail ----------------------------------------------------------------------------------

BOOK = {"GW7": 10, "BE2": 8, "GE4": 11, "TH3": 14, "GS3": 15, "WB2": 21, "WB3": 22, "FB3": 30}
Bag = dict[str, int]


def bag(text: str) -> Bag:
    """`3FB,SE` as types and counts."""
    parts = [part for part in text.split(",") if part not in ("", "-")]
    return {part[-2:]: int(part[:-2] or 1) for part in parts}


def told(things: object) -> Bag:
    """The cards of a fact, bunch by bunch; nothing for what is no card."""
    each = things if isinstance(things, tuple) else (things,)
    return {str(t.ingredient): t.count for t in each if hasattr(t, "ingredient")}


def holds(hand: Bag, cards: Bag) -> bool:
    return all(hand.get(kind, 0) >= count for kind, count in cards.items())


def counted(cards: Bag) -> int:
    size = sum(cards.values())
    kind = next(kind for kind in cards if kind != "SE")
    return size * BOOK[f"{kind}{size}"]


def market(line: str) -> tuple[list[Bag], list[list[str]], str, str]:
    field = fields(line)
    offers = [part.split(":") for part in field.get("offers", "").split("/") if part]
    table = [bag(hand) for hand in field["hands"].split("/")]
    return table, offers, field.get("stones", ""), field.get("bargains", "")


def may(game: str, line: str, asked: Question) -> Rights:
    table, offers, stones, bargains = market(line)
    busy = [part for part in bargains.split(":") if part in NAMES and part]

    def agrees(option: Option) -> bool:
        other = NAMES[option.facts["other"].seat]
        mine, theirs = told(option.facts["gives"]), told(option.facts["takes"])
        mine_all = [o for o in offers if o[0] == other and bag(o[1]) == theirs]
        mine_all = [o for o in mine_all if o[2] == "any" or bag(o[2]) == mine]
        (offer,) = mine_all[:1]
        meant = len(offer) == 3 or offer[3] == "A"
        able = holds(table[0], mine) and holds(table[NAMES.index(other)], theirs)
        return meant and able and "A" not in busy and other not in busy and other not in stones

    def allowed(option: Option) -> bool:
        match option.shows:
            case "zau-accepts":
                return agrees(option)
            case "zau-delivers":
                return "A" in busy
            case "zau-lays-stone":
                return "A" not in busy
        return "A" not in busy and holds(table[0], told(option.facts["gives"]))

    assert "A" not in stones
    return [allowed(option) for option in asked.options]


def deal(game: str, line: str, asked: Question) -> Rights:
    field = fields(line)
    promise = bag(field["offers"].split(":")[1])
    given = bag(field["moves"].rpartition("deliver")[2].strip())
    return [promise == given, promise != given, False]


def stones(game: str, line: str, asked: Question) -> Rights:
    field = fields(line)
    missing = (2 if field["players"] == "4" else 3) - len(field.get("stones", ""))
    return [number(option) == missing for option in asked.options]


def collections(option: Option) -> list[Bag]:
    return [told(option.facts[part]) for part in ("one", "two", "three") if part in option.facts]


def collection(game: str, line: str, asked: Question) -> Rights:
    hand = bag(fields(line)["hands"].split("/")[0])

    def may_lie(parts: list[Bag]) -> bool:
        kinds = [sorted(set(part) - {"SE"}) for part in parts]
        each = all(len(k) == 1 for k in kinds) and all(sum(p.values()) > 1 for p in parts)
        used = {kind: sum(p.get(kind, 0) for p in parts) for p in parts for kind in p}
        return (
            0 < len(parts) < 3
            and each
            and kinds[0] != kinds[1:][:1]
            and holds(hand, used)
            and (len(parts) == 1 or kinds[0] != kinds[1])
        )

    return [may_lie(collections(option)) for option in asked.options]


def worth(game: str, line: str, asked: Question) -> Rights:
    right = counted(bag(fields(line)["hands"].split("/")[0]))
    return [option.facts["points"] == right for option in asked.options]


def merit(parts: list[Bag]) -> tuple[int, int]:
    return sum(map(counted, parts)), sum(sum(part.values()) for part in parts)


def best_choice(game: str, line: str, asked: Question) -> Rights:
    hand = bag(fields(line)["hands"].split("/")[0])
    found = [merit(collections(option)) for option in asked.options]
    for option in asked.options:
        parts = collections(option)
        assert holds(hand, {k: sum(p.get(k, 0) for p in parts) for p in parts for k in p})
    assert found.count(max(found)) == 1
    return [one == max(found) for one in found]


def ranking(line: str) -> list[int]:
    """Seats, best first; drawn cards break the last ties."""
    field = fields(line)
    rare = ["BS", "GW", "BE", "GE", "TH", "GS", "SG", "WB", "FB", "GR"]
    laid = [[bag(part) for part in choice.split(".")] for choice in field["chosen"].split("/")]
    drawn = (
        field["moves"].removeprefix("draw ").split(",") if "moves" in field else ["-"] * len(laid)
    )
    keys = [
        (*merit(one), rare.index(c) if c in rare else -1)
        for one, c in zip(laid, drawn, strict=True)
    ]
    assert len(set(keys)) == len(keys)
    return sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)


def place(game: str, line: str, asked: Question) -> Rights:
    order_ = ranking(line)
    field = fields(line)
    laid = [merit([bag(p) for p in one.split(".")]) for one in field["chosen"].split("/")]
    right = order_[-1]
    if asked.prompt != "ask-zau-last":
        tie = next(
            (at for at, seat in enumerate(order_[:-1]) if laid[seat][0] == laid[order_[at + 1]][0]),
            0,
        )
        assert asked.facts["place"] == tie + 1
        right = order_[tie]
    return [option.shows.seat == right for option in asked.options]


def moves(game: str, line: str, asked: Question) -> Rights:
    field, order_ = fields(line), ranking(line)
    seat = NAMES.index(field["stones"][0])
    at, players = order_.index(seat) + 1, len(order_)
    recipe = [int(n) for n in field["recipe"].split("/")]
    by_recipe = recipe[at - 1] if at < 4 else recipe[3] if at == players else 0
    ring = 2 if at <= (3 if players < 6 else 4) else -2
    space = int(field["track"].split("/")[seat])
    right = max(by_recipe + ring, -space)
    signed = [int(option.facts["spaces"].replace("−", "-")) for option in asked.options]
    return [spaces == right for spaces in signed]


def furthest(game: str, line: str, asked: Question) -> Rights:
    track = [int(n) for n in fields(line)["track"].split("/")]
    return [track[o.shows.seat] == max(track) for o in asked.options]


Check = Callable[[str, str, Question], Rights]
OF_TRICKS: dict[str, Check] = {"legal": legal, "winner": winner, "led": suits}
OF_ROUNDS: dict[str, Check] = {
    "trump": trump,
    "bids": bids,
    "points": points,
    "total": total_of,
    "fault": fault,
    "winners": winners,
}
CHECKS: dict[str, dict[str, Check]] = {
    "wizard": {
        **OF_TRICKS,
        **OF_ROUNDS,
        "together": together,
        "seen": seen,
        "mono": mono,
    },
    "camelot": {**OF_TRICKS, "outcome": outcome, **OF_ROUNDS},
    "qwixx": {
        "crossable": crossable,
        "open": still_open,
        "closable": closable,
        "aftermath": aftermath,
        "score": score,
        "rows": rows,
        "winner": most,
    },
    "zaubercocktail": {
        "may": may,
        "deal": deal,
        "stones": stones,
        "collection": collection,
        "worth": worth,
        "best": best_choice,
        "place": place,
        "moves": moves,
        "wins": furthest,
    },
}
