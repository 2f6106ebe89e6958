"""Qwixx."""

from __future__ import annotations

from gamelib.games import sheet
from gamelib.games.qwixx import QWIXX
from gamelib.questions import qwixx as questions
from gamelib.subjects import Subject
from gamelib.views import desk_qwixx, odds, qwixx

SUBJECT = Subject(
    name="qwixx",
    rules=sheet.Rule,
    read=QWIXX.parse,
    write=QWIXX.notation,
    frames=qwixx.frames,
    scene=qwixx.scene,
    deck=qwixx.card,
    topics=questions.TOPICS,
    myths=questions.MYTHS,
    examples=("qwixx",),
    possible=questions.possible,
    explored=qwixx.explored,
    pictures=qwixx.pictured,
    drawings={
        "white-sums": odds.white_sums,
        "with-colour": odds.with_colour,
        "lock": odds.lock,
    },
    play="playing_qwixx:PLAYABLE",
    setups={"turn": "red=5,7/-&dice=W4,W1,R2,Y3,G5,B6&choices=Y5/?"},
    board=lambda fields, place, say: desk_qwixx.Laid(fields, place, say).parts(),
    fields=("players", "active", *sheet.SHEET_KEYS, "dice", "choices", "second"),
)
