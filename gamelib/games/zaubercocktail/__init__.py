"""Zaubercocktail: trading, collections, the track.

One subject a module: `rules` (their names), `ingredients` (the cards), `values` (what they count,
recipes and track, with their origin), `collections` (and the best of a hand), `table` (a position
and all actions), `legality` (may it be done), `scoring` (places, moves, the end), `game` (the game
itself), `line` (its notation).
"""

from gamelib.games.zaubercocktail.game import BY_THE_BOOK, ZAUBERCOCKTAIL, Zaubercocktail
from gamelib.games.zaubercocktail.rules import Input, Rule

__all__ = ["BY_THE_BOOK", "ZAUBERCOCKTAIL", "Input", "Rule", "Zaubercocktail"]
