"""Many games of Qwixx at once, by players who choose among all that is allowed at random.

The rules stand in `gamelib.games.qwixx`; here they stand once more, as arrays `[game, player,
row]`. A place is counted from 0 in the order of its row, so the last one is 10.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gamelib.games.qwixx import SEATS
from gamelib.games.sheet import EACH_PENALTY, ENOUGH_TO_CLOSE
from gamelib.play import Seat

Small = npt.NDArray[np.int8]
Flags = npt.NDArray[np.bool_]
LAST, MOST_PENALTIES = 10, 4


@dataclass(slots=True)
class Finished:
    """What came of each game: how many turns it took, and the points of each seat."""

    turns: npt.NDArray[np.int64]
    totals: npt.NDArray[np.int64]


class Games:
    """Games that are on: the last place crossed (-1: none), the crosses, the rows closed."""

    def __init__(self, players: int, games: int, random: np.random.Generator) -> None:
        self.players, self.random = players, random
        self.last = np.full((games, players, 4), -1, np.int8)
        self.crosses = np.zeros((games, players, 4), np.int8)
        self.closed = np.zeros((games, 4), np.bool_)
        self.penalties = np.zeros((games, players), np.int8)

    @property
    def over(self) -> Flags:
        """Which games have ended: two rows are closed, or somebody has four penalties."""
        rows = np.count_nonzero(self.closed, axis=1) >= 2
        ended: Flags = rows | np.any(self.penalties >= MOST_PENALTIES, axis=1)
        return ended

    def keep(self, going: Flags) -> None:
        """Go on with some of the games only."""
        self.last, self.crosses = self.last[going], self.crosses[going]
        self.closed, self.penalties = self.closed[going], self.penalties[going]

    def turn(self, active: Seat) -> None:
        """Everybody's first action, and where the game is not over the active player's second."""
        dice = self.random.integers(1, 7, (len(self.last), 6), np.int8)
        white, colours = dice[:, :2], dice[:, 2:]
        crossed = self._first(white.sum(1, dtype=np.int8))
        self._second(active, white, colours, crossed[:, active])

    def _first(self, total: Small) -> Flags:
        """The sum of the white dice, which everybody may cross in one row; who has."""
        place = places(np.repeat(total[:, None], 4, 1))[:, None]
        chosen = self._pick(self._allowed(place, self.last, self.crosses, self.closed[:, None]))
        self.last = np.where(chosen, place, self.last)
        locked = chosen & (place == LAST)
        self.crosses += chosen
        self.crosses += locked  # a cross, too; two flags would only make another flag
        self.closed |= np.any(locked, axis=1)
        who: Flags = np.any(chosen, axis=2)
        return who

    def _second(self, active: Seat, white: Small, colours: Small, crossed: Flags) -> None:
        """One white die and that of a row, for the active player; or perhaps a penalty."""
        going = ~self.over
        place = places(colours[:, :, None] + white[:, None, :])
        last, crosses = self.last[:, active, :, None], self.crosses[:, active, :, None]
        allowed = self._allowed(place, last, crosses, self.closed[:, :, None])
        allowed[:, :, 1] &= (white[:, 0] != white[:, 1])[:, None]  # one place, not two
        allowed &= going[:, None, None]
        count = len(place)
        chosen = self._pick(allowed.reshape(count, 8)).reshape(count, 4, 2)
        row: Flags = np.any(chosen, axis=2)
        at = np.where(chosen, place, np.int8(-1)).max(2)
        self.last[:, active] = np.where(row, at, self.last[:, active])
        locked = row & (at == LAST)
        self.crosses[:, active] += row
        self.crosses[:, active] += locked
        self.closed |= locked
        self.penalties[:, active] += going & ~crossed & ~row.any(1)

    def _allowed(self, place: Small, last: Small, crosses: Small, closed: Flags) -> Flags:
        """Which places may be crossed: further right, and the last one after five crosses."""
        enough = (place < LAST) | (crosses >= ENOUGH_TO_CLOSE)
        allowed: Flags = ~closed & (place > last) & enough
        return allowed

    def _pick(self, allowed: Flags) -> Flags:
        """One of what is allowed, or nothing, each as likely as the others."""
        number = allowed.cumsum(-1, dtype=np.int8)
        ways = number[..., -1:] + 1
        drawn = (self.random.random(ways.shape, np.float32) * ways).astype(np.int8)
        chosen: Flags = allowed & (number == drawn + 1)
        return chosen


def places(number: Small) -> Small:
    """The places of numbers `[game, row, ...]`: red and yellow count up, green and blue down."""
    found = number - np.int8(2)
    found[:, 2:] = np.int8(LAST) - found[:, 2:]
    return found


def play(players: int, games: int, random: np.random.Generator) -> Finished:
    """Play games to their end. `ValueError` for no such number of players or games."""
    if players not in SEATS or games < 1:
        raise ValueError(f"{games!r} games of {players!r} players cannot be")
    on, number = Games(players, games, random), np.arange(games)
    found = Finished(np.zeros(games, np.int64), np.zeros((games, players), np.int64))
    turn = 0
    while len(number):
        on.turn(turn % players)
        turn += 1
        over = on.over
        found.turns[number[over]] = turn
        found.totals[number[over]] = points(on.crosses[over], on.penalties[over])
        on.keep(~over)
        number = number[~over]
    return found


def points(crosses: Small, penalties: Small) -> npt.NDArray[np.int64]:
    """The points of each sheet: 1, 3, 6, 10 ... for the crosses of a row."""
    many = crosses.astype(np.int64)
    found: npt.NDArray[np.int64] = (many * (many + 1) // 2).sum(2) - EACH_PENALTY * penalties
    return found
