"""The score pad of a lesson: what is typed, what follows from it, and examples at a click."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, urlencode

from gamelib.games import pads
from gamelib.games.notation import Input, whole
from gamelib.games.pads import Claim
from gamelib.games.rounds import Edition
from gamelib.play import Trace
from gamelib.ruling import Refused
from gamelib.speech import Catalog
from gamelib.subjects import Subject
from gamelib.views.pads import Pad, pad_of
from gamelib.views.pads import Sheet as Drawn
from gamelib.widgets import Keeping, ScoreTable, Sheet

LONGEST = 40_000
"""Letters; what is more is no pad."""
FIELD = re.compile(r"name-\d|[a-z]{1,20}-\d{1,2}-\d")
"""The key of a field."""
Complain = Callable[[Refused], str]
"""What is wrong, as markup."""


class ScorePad:
    """Keeps what was typed and shows what follows. Nothing that was typed is ever lost."""

    def __init__(
        self,
        subject: Subject,
        say: Catalog,
        start: Trace[Claim, Any] | None,
        labels: Mapping[str, str],
        complain: Complain,
    ) -> None:
        self.subject, self.say, self._complain = subject, say, complain
        assert subject.edition is not None  # `Lesson.pad` has looked
        self._edition: Callable[[str, int], Edition] = subject.edition
        self.pad = self._named(self._opening(start))
        drawn = self.drawn()
        name = say.text("pad-title")
        keeping = Keeping(lambda: self.line, self.resume)
        table = drawn.table()
        self.table = ScoreTable(table, labels, say.language, name, self.write, keeping)
        loads = [
            (say.text(words), lambda line=line: self.load(line))
            for words, line in subject.sheets.items()
        ]
        buttons = [*loads, (say.text("pad-empty"), lambda: self.load(""))]
        self.sheet = Sheet(self.table, self._choices(), buttons, self.choose, say.text("try-late"))
        self.sheet.say(below=str(drawn.chart()))

    def drawn(self) -> Drawn:
        """The pad in the words of the players' own names."""
        names = pads.named(self.pad.names, self.say.names)
        others = self.say.names[len(names) :]
        return Drawn(self.pad, Catalog(self.say.language, (*names, *others)))

    def write(self, typed: Mapping[str, str]) -> Mapping[str, Any]:
        """Something was typed: the whole table as it is now."""
        self.pad = self.pad.write(typed)
        drawn = self.drawn()
        self.sheet.say(self.sheet.note.value, str(drawn.chart()))
        return drawn.table()

    def choose(self, chosen: Mapping[str, str]) -> None:
        """Other players or another variant; what goes with neither is refused with its reason."""
        players = int(chosen["players"])
        dealer = min(int(chosen["dealer"]), players - 1)
        try:
            edition = self._edition(chosen.get("variants", ""), players)
        except Refused as refused:
            self.sheet.say(self._complain(refused), self.sheet.below.value)
            return
        pad = replace(self.pad, edition=edition, players=players, dealer=dealer)
        self.pad = self._named(pad)
        self.sheet.choose(dealer=str(dealer))
        self._show()

    def load(self, line: str) -> None:
        """Write an example into the pad in place of what stands there; nothing empties it."""
        rows = pads.parse(line)
        players = len(rows[0].bids) if rows else self.pad.players
        edition = self._edition("", players)
        names = {key: name for key, name in self.pad.typed.items() if key.startswith("name-")}
        self.pad = self._named(pad_of(edition, rows, players).write(names))
        plain = {"variants": ""} if self._variants() else {}
        self.sheet.choose(players=str(players), dealer="0", **plain)
        self._show(self._explained() if rows else "")

    @property
    def line(self) -> str:
        """The pad as one line, with all that was typed: `players=3&dealer=0&bid-0-0=1&...`.

        A name that nobody wrote is not in it: in another language it is another.
        """
        chosen = {"players": self.pad.players, "dealer": self.pad.dealer}
        given = {(f"name-{seat}", name) for seat, name in enumerate(self.say.names)}
        typed = dict(pair for pair in self.pad.typed.items() if pair not in given)
        return urlencode({**chosen, "variants": self._played, **typed})

    def resume(self, line: str) -> Mapping[str, Any]:
        """The pad of a line, with what fits into it; one that cannot be leaves all as it was."""
        typed = dict(parse_qsl(line[:LONGEST], keep_blank_values=True))
        try:
            players = whole(typed.pop("players", ""), "players", self.pad.edition.tricks.tables)
            dealer = whole(typed.pop("dealer", "0"), "seat", range(players), Input.SEAT)
            named = typed.pop("variants", "")
            variants = named if named in self._variants() else ""
            edition = self._edition(variants, players)
        except Refused as refused:
            self.sheet.say(self._complain(refused), self.sheet.below.value)
            return self.drawn().table()
        kept = {key: typed[key] for key in typed if FIELD.fullmatch(key)}
        self.pad = self._named(Pad(edition, players, kept, dealer))
        chosen = {"variants": variants} if self._variants() else {}
        self.sheet.choose(players=str(players), dealer=str(dealer), **chosen)
        drawn = self.drawn()
        self.sheet.say("", str(drawn.chart()))
        return drawn.table()

    def _show(self, note: str = "") -> None:
        """Show the pad as it is now."""
        drawn = self.drawn()
        self.table.show(drawn.table())
        self.sheet.say(note, str(drawn.chart()))

    def _opening(self, start: Trace[Claim, Any] | None) -> Pad:
        """What stands in the pad at first."""
        if start is None:
            return Pad(self._edition("", 3), 3)
        assert isinstance(start.game, Edition)
        told = start.start
        return replace(pad_of(start.game, told.rows, told.players), dealer=told.first_dealer)

    def _named(self, pad: Pad) -> Pad:
        """The pad with a name in each field that nobody has written in yet."""
        names = {f"name-{seat}": self.say.names[seat] for seat in range(pad.players)}
        return replace(pad, typed={**names, **pad.typed})

    def _choices(self) -> dict[str, tuple[str, Any, str]]:
        """How many players, which variant if there are any, and who deals first."""
        tables = self.pad.edition.tricks.tables
        numbers = [(str(n), str(n)) for n in tables]
        players = (self.say.text("pad-players"), numbers, str(self.pad.players))
        seats = [(str(seat + 1), str(seat)) for seat in range(tables[-1])]
        dealer = (self.say.text("pad-dealer"), seats, str(self.pad.dealer))
        if not self._variants():
            return {"players": players, "dealer": dealer}
        names = [(self.say.text("variant-base"), "")]
        names += [(self.say.text(f"variant-{name}"), name) for name in self._variants()]
        variants = (self.say.text("pad-variants"), names, self._played)
        return {"players": players, "variants": variants, "dealer": dealer}

    @property
    def _played(self) -> str:
        """The variants that are played, as they are chosen."""
        return "+".join(self.pad.edition.name.split("+")[1:])

    def _variants(self) -> tuple[str, ...]:
        """The variants that can be chosen."""
        return self.subject.variants

    def _explained(self) -> str:
        """What is to be said about the examples."""
        return f'<p class="gl-aside-note">{self.say.text("pad-explained")}</p>'
