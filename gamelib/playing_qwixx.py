"""Qwixx as it is played on its page: the company at the table, and what can be chosen before."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from gamelib import bots_qwixx
from gamelib.games import qwixx
from gamelib.games.qwixx import QWIXX as GAME
from gamelib.games.qwixx import SEATS, Choice, Qwixx, Turn
from gamelib.play import Seat, Trace
from gamelib.playing import Playable
from gamelib.sessions import Advice, Company
from gamelib.speech import Catalog
from gamelib.views import qwixx_scene
from gamelib.views.scene import Chosen, one, pick

PLAYERS, LEARNER, OTHER = "3", "1", "2"
"""What is chosen unless something else is: how many play; who may begin."""


def view(game: Qwixx, state: Turn, seat: Seat) -> Turn:
    """What a seat may see: not what others have decided while somebody still decides."""
    if state.action != 1:
        return state
    own = tuple(c if at == seat else None for at, c in enumerate(state.choices))
    return replace(state, choices=own)


def advise(game: Qwixx, seen: Turn, seat: Seat, random: Random) -> Advice[Choice]:
    """The bot's choice; the same position gives the same."""
    hint = bots_qwixx.hint(seen, seat)
    return Advice(hint.answer, hint.reason)


def begin(chosen: Chosen) -> Trace[Turn, Any]:
    """Empty sheets. `Refused` for a number of players or a first player that there cannot be."""
    players = qwixx.seats(one(chosen, "players", PLAYERS), 2)
    active = qwixx.parse_active(one(chosen, "begins", LEARNER), players)
    return Trace(GAME, qwixx.start(players, active))


def options(say: Catalog, chosen: Chosen) -> list[dict[str, Any]]:
    """The form of the lobby."""
    players = [(str(n), str(n)) for n in SEATS]
    first = [(LEARNER, say.text("lobby-you")), (OTHER, say.text("qwixx-play-another"))]
    return [
        pick("players", say.text("try-players"), players, [one(chosen, "players", PLAYERS)]),
        pick("begins", say.text("qwixx-play-begins"), first, [one(chosen, "begins", LEARNER)]),
    ]


PLAYABLE: Playable = Playable(
    company=Company(advise, view),
    options=options,
    begin=begin,
    scene=qwixx_scene.scene,
    said=qwixx_scene.said,
    action=qwixx_scene.chosen_action,
    hint=qwixx_scene.hint,
    log=qwixx_scene.log,
    review=qwixx_scene.review,
)
