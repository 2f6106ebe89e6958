"""An evening of tricks with bids as it is played on its page, whichever edition it is.

The company at the table, and what can be chosen before a game begins.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache, partial
from random import Random
from typing import Any

from gamelib import bots
from gamelib.games import camelot_round
from gamelib.games.notation import Input, whole, wrong
from gamelib.games.rounds import Action, Edition, Evening, Phase, on, on_table
from gamelib.games.wizard_variants import Variant, edition, parse_variants
from gamelib.play import Seat, Step, Trace
from gamelib.playing import Playable
from gamelib.ruling import Answer, Rung, answer
from gamelib.sessions import Advice, Company
from gamelib.speech import Catalog, Term
from gamelib.views import evening_scene
from gamelib.views.scene import Chosen, one, pick, several

Choose = Callable[[str, int], Edition]
"""Variants and players -> the edition they make."""

PLAYERS = range(3, 7)
WHOLE, LAST = "all", "last"
LENGTHS = (WHOLE, "1-3", "1-5", LAST)
"""What the lobby offers: all rounds, from one to another, the last one alone."""
DASHES = str.maketrans("\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}", "---")
"""Dashes that people, or their keyboards, write for a hyphen."""


# The others at the table -------------------------------------------------------------------------


def view(game: Edition, state: Evening, seat: Seat) -> Evening:
    """What a seat may see. When it comes to playing it holds its own card, even unseen ones."""
    seen = game.view(state, seat)
    if game.phase(state) is not Phase.PLAY or seat < 0:
        return seen
    own, held = on_table(state).round.hands[seat], on_table(seen).round
    hands = tuple(own if s == seat else hand for s, hand in enumerate(held.hands))
    return on(seen, round=held._replace(hands=hands))


def advise(game: Edition, seen: Evening, seat: Seat, random: Random) -> Advice[Action]:
    """The bot's choice; the same position gives the same."""
    hint = bots.hint(game, seen, seat)
    return Advice(hint.action, hint.reason)


def round_ends(step: Step[Evening, Action]) -> bool:
    """After the last trick of a round everybody looks at the points."""
    return len(step.after.rows) > len(step.before.rows)


COMPANY: Company[Evening, Action] = Company(advise, view, round_ends)

# What can be chosen ------------------------------------------------------------------------------


def begin(choose: Choose, chosen: Chosen) -> Trace[Evening, Action]:
    """The evening that was chosen. `Refused` for what does not go together."""
    players = whole(one(chosen, "players", "4"), "players", PLAYERS)
    game = choose("+".join(several(chosen, "variants")), players)
    first, last = length(one(chosen, "rounds", WHOLE), game.rounds(players))
    game = ending_after(game, players, last)
    return Trace(game, game.start(players, opening=first))


def length(text: str, rounds: int) -> tuple[int, int]:
    """The first and the last round of what was chosen, such as `all`, `last`, `1-3` or `5`.

    Any dash will do. `Refused` names a part that is no round, or an end before the beginning.
    """
    if text.lower() in (WHOLE, LAST):
        return (1 if text.lower() == WHOLE else rounds), rounds
    start, dash, end = text.translate(DASHES).partition("-")
    ends = (start, end) if dash else (start, start)
    known = range(1, rounds + 1)
    first, last = (whole(part.strip() or text, "round", known, Input.ROUND) for part in ends)
    if last < first:
        raise wrong(Input.ROUND, "round-backwards", part=text, right=f"{last}-{first}")
    return first, last


@lru_cache
def ending_after(game: Edition, players: int, last: int) -> Edition:
    """A shorter evening: the players have agreed to end after this round."""
    sizes = game.hand_sizes(players).answer
    if last == len(sizes):
        return game

    def agreed_rounds(_: int) -> Answer[range] | None:
        return answer(sizes[:last], rounds=last)

    return replace(game, sizes=(Rung(Input.ROUND, "agreed-rounds", agreed_rounds),))


def options(
    choose: Choose, variants: Iterable[Term], say: Catalog, chosen: Chosen
) -> list[dict[str, Any]]:
    """The form of the lobby; without variants there is nothing to choose among them."""
    players = [(str(n), str(n)) for n in PLAYERS]
    wanted = one(chosen, "rounds", LENGTHS[1])
    own = wanted not in LENGTHS and some_rounds(choose, wanted)  # as a link may name them
    ways = (*LENGTHS, wanted) if own else LENGTHS
    lengths = [(way, spoken(way, say)) for way in ways]
    made = [
        pick("players", say.text("playing-players"), players, [one(chosen, "players", "4")]),
        pick("rounds", say.text("playing-rounds"), lengths, [wanted]),
    ]
    if named := [(str(v), say.label(v)) for v in variants]:
        chosen_before = several(chosen, "variants")
        made.append(pick("variants", say.text("playing-variants"), named, chosen_before, many=True))
    return made


def some_rounds(choose: Choose, text: str) -> bool:
    """Whether it is `2-5` or the like, and some number of players has these rounds."""
    some = re.fullmatch(r"(\d{1,2})-(\d{1,2})", text)
    most = max(choose("", players).rounds(players) for players in PLAYERS)
    return some is not None and 1 <= int(some[1]) < int(some[2]) <= most


def spoken(way: str, say: Catalog) -> str:
    """A length of the evening in words."""
    if way in (WHOLE, LAST):
        return say.text(f"playing-rounds-{way}")
    first, last = way.split("-")
    return say.text("playing-rounds-some", first=first, last=last)


def playable(choose: Choose, variants: Iterable[Term] = ()) -> Playable:
    """What it takes to play an edition; `choose` makes it of variants and players."""
    return Playable(
        company=COMPANY,
        options=partial(options, choose, tuple(variants)),
        begin=partial(begin, choose),
        scene=evening_scene.scene,
        said=evening_scene.said,
        action=evening_scene.chosen_action,
        hint=evening_scene.hint,
        log=evening_scene.log,
        review=evening_scene.review,
    )


def wizard(names: str, players: int) -> Edition:
    """Wizard with variants written as in a line."""
    return edition(parse_variants(names), players)


WIZARD: Playable = playable(wizard, Variant)
CAMELOT: Playable = playable(camelot_round.edition)
