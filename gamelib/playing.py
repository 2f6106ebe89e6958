"""A play page without its widget: the lobby, then a game, scene after scene.

Whatever the page sends, forged or late, is answered by a scene: an action that the rules do not
allow by its reason, options that will not do by what is wrong with them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from gamelib.games.notation import Input, pressed, valueless, wrong
from gamelib.play import Seat, Trace
from gamelib.record import Deed, once, read, written
from gamelib.ruling import Refused
from gamelib.sessions import Company, Session, fresh_seed
from gamelib.signs import alike, one_line
from gamelib.speech import Catalog
from gamelib.version import VERSION
from gamelib.views import frame
from gamelib.views.scene import Chosen, Line, Scene, because, line, one, shown, typed

LONGEST_NAME, LONGEST_SEED = 20, 200
COMMON = ("name", "seed")
"""The options that every game has."""


@dataclass(frozen=True, slots=True)
class Playable:
    """What a game offers to be played.

    company   bots, what a seat may see, when all pause; see `Company`
    options   the parts of the form that begins a game (`scene.pick`, `scene.typed`), from what
              was chosen last; name and seed are added
    begin     what was chosen -> the trace before the first step. `Refused` if it will not do
    scene     the table as the learner sees it: `scene.shown` with groups and forms of what can be
              done; its key `go-on` lets the others act, `review:...` asks for a review
    said      what the last step brought, line by line; empty for a step that is nobody's business
    action    key of the scene, what its form holds -> the action; for any key whatever
    hint      what to do, and why, in words
    log       the entries (`label`, `html`) below the table
    review    what comes after `review:` in the key -> frames to step through; none if too early
    """

    company: Company[Any, Any]
    options: Callable[[Catalog, Chosen], list[dict[str, Any]]]
    begin: Callable[[Chosen], Trace[Any, Any]]
    scene: Callable[[Session[Any, Any], Catalog], Scene]
    said: Callable[[Session[Any, Any], Catalog], Sequence[Line]]
    action: Callable[[Session[Any, Any], str, Chosen], Any]
    hint: Callable[[Session[Any, Any], Catalog], Markup]
    log: Callable[[Session[Any, Any], Catalog], list[dict[str, str]]]
    review: Callable[[Session[Any, Any], str, Catalog], tuple[frame.Frame, ...] | None]
    learner: Seat = 0


class Sitting:
    """Somebody at a play page.

    `session` is the game that is on, if one is. `below` is what `look` made of the frames that the
    learner wants to step through, if any. Options begin a game at once. `deeds` is what the
    learner did in it, each with the number of steps before it; `made` is the version that the game
    was begun with, since in another one bots may think differently.
    """

    def __init__(
        self,
        kit: Playable,
        say: Catalog,
        picture: frame.Frame,
        look: Callable[[tuple[frame.Frame, ...]], Any],
        options: Chosen | None = None,
    ) -> None:
        self.kit, self.say, self.picture, self.look = kit, say, picture, look
        self.session: Session[Any, Any] | None = None
        self.chosen: dict[str, Any] = {}
        self.deeds: tuple[tuple[int, Deed], ...] = ()
        self.made = VERSION
        self.below: Any = None
        unknown = set(options or ()) - self.known
        if unknown:
            raise ValueError(f"unknown option {min(unknown)!r}; there are {sorted(self.known)}")
        self.opening = self.begin(options) if options else [self.lobby()]

    @property
    def known(self) -> set[str]:
        """The names of all options."""
        return {part["key"] for part in self.kit.options(self.say, {})} | set(COMMON)

    @property
    def several(self) -> set[str]:
        """The names of the options of which several can be chosen."""
        return {part["key"] for part in self.kit.options(self.say, {}) if part.get("max", 1) > 1}

    def act(self, key: str, chosen: Chosen) -> list[Scene]:
        """What an action brings about, scene after scene."""
        if key == "begin":
            return self.begin(chosen)
        self.below = None
        if key == "new" or self.session is None:
            self.session = None
            return [self.lobby()]
        match key.partition(":"):
            case "undo", *_:
                self._undo(self.session)
                return [self.now()]
            case "hint", *_:
                return [self.now(*self._hint(self.session))]
            case "review", _, wish:
                frames = self.kit.review(self.session, wish, self.say)
                self.below = self.look(frames) if frames else None
                return [self.now(*self.kit.said(self.session, self.say))]
        return self._tried(self.session, Deed(key, chosen))

    def _undo(self, on: Session[Any, Any]) -> None:
        """Take back the learner's last decision, and what was done since."""
        self.session = on.undo()
        left = len(self.session.trace.steps)
        self.deeds = tuple((at, deed) for at, deed in self.deeds if at < left)

    def _tried(self, before: Session[Any, Any], deed: Deed) -> list[Scene]:
        """What a deed brought, or why it cannot be done."""
        try:
            after = self._after(deed)
        except Refused as refused:
            return [self.now(because(refused.reason, self.say, "bad"))]
        self._done(deed, after)
        return self._on(before, after)

    def _after(self, deed: Deed) -> Session[Any, Any]:
        """The game after a deed. `Refused` for what is no action, or is not allowed now."""
        assert self.session is not None
        on = self.session
        if deed.key == "go-on":
            return on.go_on()
        action = self.kit.action(on, deed.key, deed.form)
        verdict = on.verdict(action)
        if not verdict.legal:
            raise Refused(verdict.reason)
        return on.act(action)

    def _done(self, deed: Deed, after: Session[Any, Any]) -> None:
        """Note a deed; whoever waits while nobody else can act has done nothing."""
        assert self.session is not None
        before = len(self.session.trace.steps)
        if len(after.trace.steps) > before:
            self.deeds += ((before, deed),)
        self.session = after

    # A game that is kept -------------------------------------------------------------------------

    @property
    def line(self) -> str:
        """The game that is on as one line; empty if none is."""
        if self.session is None:
            return ""
        options = {key: value for key, value in self.chosen.items() if key != "seed" and value}
        known = {"seed": self.session.seed, "made": self.made}
        return written({**options, **known}, (deed for _, deed in self.deeds))

    def resume(self, kept: str) -> list[Scene]:
        """The game of a line, after all that can be done of what it says was done."""
        try:
            options, deeds = self._told(kept)
        except Refused as refused:
            return [self._here(because(refused.reason, self.say, "bad"))]
        opening = self.begin(options)
        self.chosen.pop("seed", None)  # The next game is to be another one.
        if self.session is None:
            return opening
        self.made = one(options, "made")[:LONGEST_NAME] or VERSION
        done = all(map(self._does, deeds))
        case = "-partly" if not done else "" if deeds else "-begun"
        said = [line(self.say.text(f"lobby-resumed{case}"), "info" if done else "bad")]
        if self.made != VERSION:
            said = [line(self.say.text("lobby-resumed-older", version=self.made)), *said]
        return [self.now(*said)]

    def check(self, kept: str) -> None:
        """`Refused` for a line that begins no game here, or has moves that cannot be made in it."""
        options, deeds = self._told(kept)
        self._begun(options)
        if deeds and not one(options, "seed"):
            raise valueless("seed", "seed", sorted(self.known))
        for deed in deeds:
            self._done(deed, self._after(deed))

    def _told(self, kept: str) -> tuple[dict[str, list[str]], tuple[Deed, ...]]:
        """What a line tells. `Refused` for an option that this game does not have, or not twice."""
        options, deeds = read(kept, ("seed", *sorted(self.known)))
        for key in self.known - self.several:
            once(key, options.get(key, []))
        for key, (value, *_) in options.items():
            if key not in {*self.known, "made"}:
                right = " ".join(sorted(self.known))
                raise wrong(Input.UNKNOWN_KEY, "unknown-key", part=f"{key}={value}", right=right)
        return options, deeds

    def _here(self, said: Line) -> Scene:
        """What stands on the page, with something said."""
        return self.now(said) if self.session else self.lobby(said)

    def _does(self, deed: Deed) -> bool:
        """Do it, if it can be done."""
        try:
            self._done(deed, self._after(deed))
        except Refused:
            return False
        return True

    # The lobby -----------------------------------------------------------------------------------

    def lobby(self, *said: Line) -> Scene:
        """What can be chosen before a game."""
        named = [typed(key, self.say.text(f"lobby-{key}"), one(self.chosen, key)) for key in COMMON]
        parts = [*self.kit.options(self.say, self.chosen), *named]
        form = {"key": "begin", "label": self.say.text("lobby-begin"), "parts": parts}
        return shown(self.picture, self.say.text("lobby-headline"), forms=[form], said=[*said])

    def begin(self, options: Chosen) -> list[Scene]:
        """A new game; or the lobby again, which says what is wrong with the options."""
        try:
            return self._begun(options)
        except Refused as refused:
            self.session = None
            return [self.lobby(because(pressed(refused).reason, self.say, "bad"))]

    def _begun(self, options: Chosen) -> list[Scene]:
        """A new game. `Refused` for options that will not do."""
        names, start = self._start(options)
        self.say = Catalog(self.say.language, names)
        seed = one(self.chosen, "seed") or fresh_seed()
        empty = Session(start, self.kit.company, seed, self.kit.learner)
        self.session, self.below, self.deeds = empty.settled(), None, ()
        self.made = VERSION
        return self._on(empty, self.session)

    def _start(self, options: Chosen) -> tuple[tuple[str, ...], Trace[Any, Any]]:
        """Who plays, and the trace before the first step. `Refused` for what will not do."""
        self.chosen = {key: plain(options[key]) for key in options if key in self.known}
        names = seated(one(self.chosen, "name"), Catalog(self.say.language), self.kit)
        return names, self.kit.begin(self.chosen)

    # The game ------------------------------------------------------------------------------------

    def now(self, *said: Line) -> Scene:
        """The game as it stands."""
        assert self.session is not None
        on = self.session
        made = self._scene(on, said)
        made["tools"]["hint"] = on.may_act
        more = {"over": on.over, "begun": bool(self.deeds), "review": self.below is not None}
        return {**made, **more, "log": self.kit.log(on, self.say)}

    def _on(self, before: Session[Any, Any], after: Session[Any, Any]) -> list[Scene]:
        """The scenes of all that has happened, as far as the learner may know of it."""
        told = [(on, self.kit.said(on, self.say)) for on in after.since(before)]
        passing = [self._scene(on, said) for on, said in told[:-1] if said]
        return [*passing, self.now(*(told[-1][1] if told else ()))]

    def _scene(self, on: Session[Any, Any], said: Sequence[Line]) -> Scene:
        tools = {"undo": on.can_undo, "hint": False, "new": True}
        return {**self.kit.scene(on, self.say), "said": [*said], "tools": tools}

    def _hint(self, on: Session[Any, Any]) -> tuple[Line, ...]:
        return (line(self.kit.hint(on, self.say), "good"),) if on.may_act else ()


def plain(value: Any) -> str | list[str]:
    """An option as a form holds it. `Refused` for what is too long to be one."""
    if isinstance(value, (list, tuple)):
        return [str(plain(part)) for part in value[:LONGEST_NAME]]
    # Python refuses to write out a number of thousands of digits.
    huge = isinstance(value, int) and value.bit_length() > 4 * LONGEST_SEED
    text = "" if value is None else "…" if huge else str(value)
    if huge or len(text) > LONGEST_SEED:
        raise wrong(Input.OPTION, "option-long", part=text[:LONGEST_NAME], most=LONGEST_SEED)
    return text


def seated(name: str, say: Catalog, kit: Playable) -> tuple[str, ...]:
    """The names of all seats: the learner's own, and nobody else of the same name."""
    own = one_line(name)
    if len(own) > LONGEST_NAME:
        raise wrong(Input.NAME, "name-long", part=own, most=LONGEST_NAME)
    learner = say.names[kit.learner]
    names = [learner if alike(other) == alike(own) else other for other in say.names]
    names[kit.learner] = own or learner
    return tuple(names)
