"""Zaubercocktail."""

from __future__ import annotations

from gamelib.games import zaubercocktail
from gamelib.games.zaubercocktail import line
from gamelib.questions import zaubercocktail as questions
from gamelib.speech import Catalog
from gamelib.subjects import Example, Subject
from gamelib.views import desk_zauber, frame, zauber_examples, zauber_values
from gamelib.views import zaubercocktail as view


class ZauberSubject(Subject):
    """Zaubercocktail: an example may bring its own values, and shows each action it asks about."""

    def moments(self, example: Example, say: Catalog) -> tuple[frame.Frame, ...]:
        """All that an example shows."""
        return zauber_examples.moments(example, say)


SUBJECT = ZauberSubject(
    name="zaubercocktail",
    rules=zaubercocktail.Rule,
    read=lambda text: line.parse(zaubercocktail.ZAUBERCOCKTAIL, text),
    write=line.notation,
    frames=view.frames,
    scene=view.scene,
    deck=view.deck,
    topics=questions.TOPICS,
    myths=questions.MYTHS,
    examples=("zaubercocktail",),
    play="playing_zaubercocktail:PLAYABLE",
    setups={
        "trading": "hands=3BS,GW/2FB,GW/2GE,TH/SE,WB&recipe=5/3/1/-2&stones=D",
        "collections": "chosen=4GE.2WB/3FB/7GW.2BE/2WB,SE&track=4/2/7/0&recipe=5/3/1/-2&stones=DA",
    },
    board=lambda fields, place, say: desk_zauber.Laid(fields, place, say).parts(),
    values=lambda say: zauber_values.Pad(zaubercocktail.ZAUBERCOCKTAIL.kit, say),
)
