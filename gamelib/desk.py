"""A position being set up: what is pressed or typed becomes a line, and the line is explained.

The line is all there is. Each thing on the board writes a piece of it, so whatever can be pressed
can be typed, and whatever is wrong is still there to be mended.
"""

from __future__ import annotations

import re
from typing import Any, TypeAlias
from urllib.parse import parse_qs, urlencode

from markupsafe import Markup

from gamelib import address, explain
from gamelib.address import Address
from gamelib.games.notation import joined, readable, told
from gamelib.ruling import Reason, Refused
from gamelib.speech import Catalog
from gamelib.subjects import SUBJECTS, Course, Subject
from gamelib.views import desk, frame, qr

Shown: TypeAlias = dict[str, Any]

LONGEST_LINK = 2000
"""Characters of an address that become a QR code: more would be too fine to be read."""


class Desk:
    """A game, a line, and where the next card goes.

    query: what a link brings, if anything. `wrong` is why there is no position, and `unread`
    whether not even the board can show what was typed. `frames` are the moments of the position,
    none while it cannot be; `start` is the one to show first.
    """

    def __init__(self, say: Catalog, query: str = "", game: str = "wizard") -> None:
        self.say, self.game, self.place = say, game, ""
        self.fields: dict[str, str] = {}
        self.line, self.note = "", Markup("")
        self.wrong: Refused | None = None
        self.unread = False
        self.frames: tuple[frame.Frame, ...] = ()
        self.start = 0
        self.begin(game)
        if query and address.meant(query):
            self.open(query)

    @property
    def subject(self) -> Subject:
        """The game as lessons see it."""
        return SUBJECTS[self.game]

    # What is done ---------------------------------------------------------------------------------

    def act(self, do: str, text: str = "") -> Shown:
        """What an action of the page brings: a piece of a line, a place, or one of a few words."""
        self.note = Markup("")
        match do.partition(" "):
            case "@type", *_:
                self.type(text)
            case "@game", _, name:
                self.begin(name)
            case "@kind", _, kind:
                self.begin(self.game, kind)
            case "@again", *_:
                self.begin(self.game, self.kind)
            case "@qr", *_:
                self.note = self.code(text)
            case _ if do.startswith("@"):
                self.place = do[1:40]
            case _:
                self.merge(do)
        return self.shown()

    def begin(self, game: str, kind: str = "") -> None:
        """The position with which a game, or a kind of position, begins."""
        if game not in SUBJECTS:
            return
        self.game, self.place = game, ""
        setups = self.subject.setups
        self.take(told(setups.get(kind) or next(iter(setups.values()))))

    def merge(self, piece: str) -> None:
        """A piece of a line takes the place of what stood there; empty parts go."""
        try:
            new = told(piece)
        except Refused as refused:
            self.refuse(refused)
            return
        self.take({key: value for key, value in {**self.fields, **new}.items() if value})

    def open(self, query: str) -> None:
        """What a link brings; a line that could not be read, as it was typed."""
        left = parse_qs(query)
        if TYPED in left:
            self.begin(left.get("game", [""])[0])
            self.type(left[TYPED][0])
            return
        self.type(query)
        if self.unread:
            self.line = readable(self.line)

    def type(self, text: str) -> None:
        """A whole line, with or without its game; what is wrong with it stays to be mended.

        It may stand in a cell of a notebook: ``lesson.step("trick=B7")``.
        """
        game, text = pasted(text)
        self.line = text.strip().removeprefix("?")[:LONGEST_SHOWN]
        try:
            named = text if address.names_game(text) else f"game={game or self.game}&{text}"
            there = address.parse(named)
        except Refused as refused:
            self.refuse(refused)
            self.unread = True
            return
        self.game = there.game
        self.take(told(there.line), there.step)

    def take(self, given: dict[str, str], step: int | None = None) -> None:
        """The position of these parts; where it cannot be, they stay, and the reason is told."""
        self.fields = given
        there = Address(self.game, joined(given), self.say.language, step)
        self.line, self.wrong = readable(there.line), None
        try:
            course = there.course()
            self.frames = explain.moments(there, self.say)
        except Refused as refused:
            self.refuse(refused)
            return
        self.start = (step or len(self.frames)) - 1
        self.write(course)

    def write(self, course: Course) -> None:
        """The line in its one way of writing, as far as it tells the same."""
        self.line = self.subject.write(course)
        self.fields = told(self.line)

    def refuse(self, refused: Refused) -> None:
        """There is nothing to show but why."""
        self.wrong, self.frames, self.unread = refused, (), False

    def code(self, at: str) -> Markup:
        """The QR code of an address of this page, and the address to be typed."""
        if not re.match("https?://[!-~]+$", at) or len(at) > LONGEST_LINK:
            return Markup('<p class="gl-nudge">{}</p>').format(self.say.text("desk-qr-not"))
        drawn = qr.code(at, self.say.text("desk-qr-label"))
        return Markup('<figure class="gl-desk-qr">{}<figcaption>{}</figcaption></figure>').format(
            drawn, at
        )

    # What is shown --------------------------------------------------------------------------------

    def shown(self) -> Shown:
        """The page as it stands, as the widget takes it."""
        why = self.why()
        board = self.subject.board(self.fields, self.place, self.say)
        at = desk.blamed(board, why)
        here = str(Address(self.game, joined(self.fields) if self.wrong else self.line))
        left = urlencode({"game": self.game, TYPED: self.line}, errors="replace")
        return {
            "html": str(self.heads() + desk.html(board, why)),
            "line": self.line,
            "query": "" if self.wrong else here,
            "here": left if self.wrong and self.unread else here,
            "cell": "" if self.wrong else self.cell(),
            "wrong": str(why.why) if at is None else "",
            "said": str(self.say.why(self.wrong.reason)) if self.wrong else "",
            "more": str(self.note),
            "steps": len(self.frames),
        }

    def heads(self) -> Markup:
        """Which game, and which kind of position."""
        games = desk.pressed("@game", self.game, {g: self.say.text(f"front-{g}") for g in SUBJECTS})
        made = [desk.Part(self.say.text("desk-game"), (), (games,))]
        kinds = {kind: self.say.text(f"desk-kind-{kind}") for kind in self.subject.setups}
        if len(kinds) > 1:
            things = desk.pressed("@kind", self.kind, kinds)
            made.append(desk.Part(self.say.text("desk-kind"), (), (things,)))
        return desk.html(tuple(made), desk.Wrong())

    @property
    def kind(self) -> str:
        """The kind of position: the last one whose own parts the line has, or else the first."""
        keys = {kind: told(line).keys() - COMMON for kind, line in self.subject.setups.items()}
        own = [kind for kind in keys if keys[kind] & self.fields.keys()]
        return (own or list(keys))[-1 if own else 0]

    def why(self) -> desk.Wrong:
        """What is wrong, with the part of the line that it is about."""
        if self.wrong is None:
            return desk.Wrong()
        reason = self.wrong.reason
        key, part = ("", "") if self.unread else self.blamed(reason)
        notice = Markup('<p class="gl-notice" role="alert">{}</p>')
        return desk.Wrong(key, part, notice.format(frame.said_html(frame.remark(reason, self.say))))

    def blamed(self, reason: Reason) -> tuple[str, str]:
        """The key and the text of what a reason names, if it stands in the line."""
        facts = dict(reason.facts)
        if (key := str(facts.get("key", ""))) in self.fields:
            return key, str(facts.get("part", ""))
        named = [str(value).lower() for name, value in reason.facts if name in BLAMING]
        held = {
            key: self.fields[key].lower() for key in (*WHERE, *self.fields) if key in self.fields
        }
        for part in named:
            for key, value in held.items():
                if part in (value, *re.split(r"[\s,/.:;]+", value)):
                    return key, part
        letters = next((key for part in named for key in held if part in held[key]), "")
        return letters or next(iter(held), ""), next(iter(named), "")

    def cell(self) -> str:
        """The position as a cell of a notebook."""
        own = f'"{self.say.language}"' + (f', "{self.game}"' if self.game != "wizard" else "")
        return f'from gamelib import Lesson\n\nLesson({own}).step("{self.line}")'


def pasted(text: str) -> tuple[str, str]:
    """The game, if a notebook's cell names one, and its line; text that is no cell as it is."""
    before, *rest = re.split('["“”]' if re.search('["“”]', text) else "'", text)
    lines = [said for said in rest[::2] if "=" in said]
    if not lines or not re.search(r"(?:\.\w+|\bLesson)\(\s*$", before):
        return "", text
    return next((said for said in rest[::2] if said in SUBJECTS), ""), lines[0]


TYPED = "typed"
"""The part of the page's address that holds a line which cannot be read."""
BLAMING = ("part", "card", "cell", "first", "sum")
"""Facts of a reason that name a part of the line."""
WHERE = ("trick", "second", "choices", "dice", "bids", "chosen", "hands", "hand")
"""Where a fault is looked for first, and shown if nothing else is named."""
COMMON = {"players", "hands", "trick", "track", "recipe", "stones"}
"""Parts of a line that tell nothing about its kind."""
LONGEST_SHOWN = 4000
"""Characters of a line that stay to be mended."""
