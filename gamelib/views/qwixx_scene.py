"""A game of Qwixx as its learner sees it: the scenes of a play page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup

from gamelib.games import qwixx
from gamelib.games.qwixx import QWIXX, Turn
from gamelib.games.sheet import PASS, Rule, parse_cell
from gamelib.play import TABLE, Step, Trace, Who
from gamelib.ruling import Reason
from gamelib.sessions import Session
from gamelib.speech import Catalog, Sentence
from gamelib.views import art
from gamelib.views import frame as f
from gamelib.views.qwixx import Table, frames
from gamelib.views.scene import WHOLE, Chosen, Line, Scene, action, because, group, shown, wished

On = Session[Turn, Any]
LET_GO = "pass"

UNSAID = {Rule.STRIKE, Rule.EVERYBODY_MAY, Rule.ONE_AFTER_THE_OTHER}
"""What everybody sees without being told, in a game that goes on."""


def scene(on: On, say: Catalog) -> Scene:
    """The dice, the learner's own sheet to write on, and those of the others beside it."""
    return Shown(on, say).scene()


def said(on: On, say: Catalog) -> list[Line]:
    """What the last step brought; decisions that wait for those of others stay hidden."""
    return [*Shown(on, say).news()]


def log(on: On, say: Catalog) -> list[dict[str, str]]:
    """A line for each turn that is over: who was active, and what everybody did."""
    return [Shown(on, say).entry(piece) for piece in done(on)]


def hint(on: On, say: Catalog) -> Markup:
    """What to do, and why."""
    advice = on.hint()
    return art.sentence(say.why(advice.reason)) if advice.reason else Markup("")


def chosen_action(on: On, key: str, chosen: Chosen) -> Any:
    """The action behind a key. `Refused` for a key that is no place of a sheet."""
    return PASS if key == LET_GO else parse_cell(key)


def review(on: On, wish: str, say: Catalog) -> tuple[f.Frame, ...] | None:
    """A turn that is over, step by step; they are numbered from 1. Or the game, turn by turn."""
    pieces = done(on)
    if wish == WHOLE:
        return tuple(frames(piece, say)[-1] for piece in pieces) if on.over else None
    number = wished(wish, range(1, len(pieces) + 1))
    return frames(pieces[number - 1], say) if number else None


def done(on: On) -> tuple[Trace[Turn, Any], ...]:
    """The turns that are over."""
    pieces = qwixx.turns(on.trace)
    return pieces if on.over or not on.state.roll else pieces[:-1]


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment of a game, in the words of one catalog."""

    on: On
    say: Catalog

    @property
    def turn(self) -> Turn:
        """The moment as the learner sees it."""
        return self.on.view

    @property
    def before(self) -> Turn | None:
        """What stood there before the last step, for what has just been crossed."""
        return self.on.last.before if self.on.last else None

    def scene(self) -> Scene:
        """The table, what to do now, the other sheets beside it."""
        show = Table(self.say)
        own = show.sheet(self.turn, self.on.learner, self.before)
        seed = f.Fact(self.say.text("lobby-seed-now"), self.on.seed[:12])
        picture = f.Frame(
            label="",
            headline=Sentence(()),
            facts=(*show.facts(self.turn), seed),
            table=(
                *([show.dice(self.turn)] if self.turn.roll else ()),
                replace(own, acts=self.on.may_act),
            ),
        )
        seats = [seat for seat in range(self.turn.players) if seat != self.on.learner]
        beside = Table(self.say, quiet=True)
        others = [beside.sheet(self.turn, seat, self.before) for seat in seats]
        side = Markup("").join(map(f.as_html, others))
        made = shown(picture, self.headline(), groups=[*self.groups()])
        words = "\n".join([made["text"], *map(f.as_text, others)])
        return {**made, "side": f'<div class="gl-frame">{side}</div>', "text": words}

    def headline(self) -> Sentence:
        """What to do now, or that the others move."""
        if self.on.over:
            best = self.say.why(QWIXX.winners(self.on.state).reason)
            return Sentence((*self.say.sentence("qwixx-final").parts, ". ", *best.parts))
        if not self.on.may_act:
            return self.say.sentence("qwixx-play-wait")
        if self.turn.action == 1 and self.turn.roll:
            return self.say.sentence("qwixx-play-first", sum=self.turn.roll.sum)
        return self.say.sentence("qwixx-play-second")

    def groups(self) -> Iterator[dict[str, Any]]:
        """To let the number go, and to look back at turns that are over."""
        if self.on.may_act:
            words = self.say.text("qwixx-play-pass")
            yield group(self.say.text("qwixx-play-or"), action(LET_GO, words))
        numbers = range(1, len(done(self.on)) + 1)
        shown = numbers if self.on.over else numbers[-1:]
        if shown and (self.on.over or self.on.may_act):
            looks = (
                action(f"review:{n}", self.say.text("qwixx-play-turn", number=n)) for n in shown
            )
            whole = action(f"review:{WHOLE}", self.say.text("playing-look-whole"))
            yield group(
                self.say.text("qwixx-play-look"), *looks, *([whole] if self.on.over else [])
            )

    def news(self) -> Iterator[Line]:
        """What the last step brought, as far as it has to be said."""
        last = self.on.last
        if last is None or not last.reasons:
            return
        for reason in last.reasons:
            if reason.rule not in UNSAID:
                yield because(reason, self.say, self.tone(reason))

    def tone(self, reason: Reason) -> str:
        """Good for what the learner crosses, bad for the learner's penalties."""
        facts = dict(reason.facts)
        mine = facts.get("who") == Who(self.on.learner)
        if mine and reason.case in ("no-cross", "only-others-crossed"):
            return "bad"
        return "good" if mine and reason.case in ("crosses", "crosses-lock") else "info"

    def entry(self, piece: Trace[Turn, Any]) -> dict[str, str]:
        """A turn in one line."""
        acts: list[Step[Turn, Any]] = [step for step in piece.steps if step.seat != TABLE]
        said = (
            self.say.sentence("qwixx-chooses", name=Who(step.seat), choice=step.action)
            for step in acts
        )
        html = Markup(" · ").join(map(art.sentence, said))
        return {"label": self.say.label(Who(piece.start.active)), "html": str(html)}
