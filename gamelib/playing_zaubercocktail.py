"""Zaubercocktail as it is played on its page: the company at the table, and what can be chosen.

The bots of the page are those of `bots_zaubercocktail` with two manners more, so that a market
stays short enough to be read: a bot has at most two offers on the table, and it grows tired.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

from gamelib.bots_zaubercocktail import choose, ideas
from gamelib.games.notation import Input, whole, wrong
from gamelib.games.zaubercocktail import ZAUBERCOCKTAIL, Zaubercocktail
from gamelib.games.zaubercocktail.ingredients import Cards
from gamelib.games.zaubercocktail.table import Action, LayStone, Move, Offer, Table, Withdraw
from gamelib.games.zaubercocktail.values import Figure, Provenance
from gamelib.play import Seat, Step, Trace
from gamelib.playing import Playable
from gamelib.sessions import Advice, Company
from gamelib.speech import Catalog
from gamelib.views import zaubercocktail_scene
from gamelib.views.scene import Chosen, one, pick

PLAYERS, WHOLE, SHORT = "4", "whole", "short"
SHORT_TRACK = 12
"""Where a short game ends: about half the track."""
OFFERS = 2
"""How many offers of one bot are on the table at once."""
TIRED = 0.25
"""How likely a bot stops when it has said all it wanted; so much more for every stone laid."""


# The others at the table -------------------------------------------------------------------------


def view(game: Zaubercocktail, state: Table, seat: Seat) -> Table:
    """What a seat may see: its own hand, of the others what they offered or promised aloud."""
    hands = tuple(h if at == seat else aloud(state, at) for at, h in enumerate(state.hands))
    own = tuple(c if at == seat else None for at, c in enumerate(state.chosen))
    chosen = state.chosen if state.revealed else own
    return replace(state, hands=hands, chosen=chosen, stock=())


def aloud(state: Table, seat: Seat) -> Cards:
    """The cards that a seat certainly holds, since it offers or has promised them."""
    said = [offer.gives for offer in state.offers if offer.by == seat and offer.gives]
    bargain = state.bargain(seat)
    said += [bargain.promised[bargain.side(seat)]] if bargain else []
    return Cards(tuple(map(max, *(cards.counts for cards in (Cards(), Cards(), *said)))))


def advise(game: Zaubercocktail, seen: Table, seat: Seat, random: Random) -> Advice[Action]:
    """What a bot does; in the same position, and with the same luck, always the same."""
    action = choose(game, seen, seat)
    if not isinstance(action, Offer | LayStone):
        return Advice(action)
    standing = [offer for offer in seen.offers if offer.by == seat]
    if isinstance(action, Offer) and len(standing) < OFFERS:
        return Advice(another(game, seen, seat, random) if standing else action)
    if standing and random.random() > TIRED * (1 + len(seen.stones)):
        return Advice(Withdraw(standing[0]))
    return Advice(LayStone())


def another(game: Zaubercocktail, seen: Table, seat: Seat, random: Random) -> Offer:
    """Some other idea, so that not the same is called out again and again."""
    every = ideas(seat, seen.hands[seat], game.kit.values.totals)
    return random.choice([idea for idea in every if idea not in seen.offers])


def round_ends(step: Step[Table, Action]) -> bool:
    """When the markers have moved everybody looks at the results."""
    return isinstance(step.action, Move)


# What can be chosen ------------------------------------------------------------------------------


@lru_cache
def ending_at(space: int) -> Zaubercocktail:
    """A shorter game: the players have agreed to end at this space of the track."""
    kit = replace(ZAUBERCOCKTAIL.kit, track=Figure(space, Provenance.ENTERED))
    return replace(ZAUBERCOCKTAIL, kit=kit)


def begin(chosen: Chosen) -> Trace[Table, Action]:
    """The table before the first cards. `Refused` for what cannot be played."""
    players = whole(one(chosen, "players", PLAYERS), "players", ZAUBERCOCKTAIL.tables)
    length = one(chosen, "length", SHORT)
    if length not in (WHOLE, SHORT):
        raise wrong(Input.OPTION, "option-unknown", part=length[:20], right=f"{WHOLE}, {SHORT}")
    game = ZAUBERCOCKTAIL if length == WHOLE else ending_at(SHORT_TRACK)
    return Trace(game, game.start(players))


def options(say: Catalog, chosen: Chosen) -> list[dict[str, Any]]:
    """The form of the lobby."""
    players = [(str(n), str(n)) for n in ZAUBERCOCKTAIL.tables]
    track = ZAUBERCOCKTAIL.kit.track
    spaces = {SHORT: SHORT_TRACK, WHOLE: track.number if track else 0}
    lengths = [(way, say.text(f"zau-play-{way}", space=spaces[way])) for way in spaces]
    return [
        pick("players", say.text("playing-players"), players, [one(chosen, "players", PLAYERS)]),
        pick("length", say.text("playing-rounds"), lengths, [one(chosen, "length", SHORT)]),
    ]


PLAYABLE: Playable = Playable(
    company=Company(advise, view, round_ends),
    options=options,
    begin=begin,
    scene=zaubercocktail_scene.scene,
    said=zaubercocktail_scene.said,
    action=zaubercocktail_scene.chosen_action,
    hint=zaubercocktail_scene.hint,
    log=zaubercocktail_scene.log,
    review=zaubercocktail_scene.review,
)
