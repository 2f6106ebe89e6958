"""Wizard Camelot Edition."""

from __future__ import annotations

from gamelib.games import camelot_round, camelot_rules
from gamelib.games.camelot import CAMELOT
from gamelib.questions import camelot as questions
from gamelib.subjects.trick_games import Lines, trick_game

SUBJECT = trick_game(
    Lines(CAMELOT, camelot_round.parse, camelot_round.edition),
    camelot_rules.Rule,
    ("camelot", "camelot-round"),
    questions.MYTHS,
    questions.OF_A_HAND,
    play="playing_wizard:CAMELOT",
    setups={
        "trick": "trump=H&trick=7S,Grail,KH&hand=3S,Merlin,Excalibur",
        "round": "players=3&round=2&dealer=2&hands=7S,KH/Grail,3D/10S,J&turned=5C&bids=1/0/-",
    },
)
