"""What people believe about the end of trading: table -> how many stones are still missing."""

from __future__ import annotations

from gamelib.games.zaubercocktail.table import Table


def two_always(at: Table) -> int:
    """Two stones end trading at every table."""
    return max(0, 2 - len(at.stones))


def three_always(at: Table) -> int:
    """Three stones end trading at every table."""
    return max(0, 3 - len(at.stones))


def everybody_stops(at: Table) -> int:
    """Trading goes on until everybody has laid a stone."""
    return at.players - len(at.stones)


def first_stone_ends(at: Table) -> int:
    """The first stone ends trading."""
    return max(0, 1 - len(at.stones))


STONE_MISTAKES = (two_always, three_always, everybody_stops, first_stone_ends)
