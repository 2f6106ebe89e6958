"""The verbs of a notebook: a lesson shows, steps, asks, and lets people try.

Whatever a line holds, a learner never meets a traceback: a refused line becomes a panel that says
what is wrong with it, in the lesson's language, and the rest of the page goes on.

What only some pages need is imported by its verb, so that no page waits for what it has not.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar, cast

from markupsafe import Markup

from gamelib import address, widgets
from gamelib.examples import examples, witnessed
from gamelib.games.cards import Card
from gamelib.games.notation import Input, filled, wrong
from gamelib.questions import Maker, Option, Question
from gamelib.ruling import Reason, Refused
from gamelib.speech import LANGUAGES, Catalog, Sentence
from gamelib.subjects import SUBJECTS
from gamelib.views import art, frame, front, rules
from gamelib.views.explore import Spot
from gamelib.widgets.page import Page

T = TypeVar("T")


class Panel:
    """A piece of a page that needs no widget: markup, and the same as text.

    `field` names what was filled in wrongly, if it is a message about that.
    """

    def __init__(self, markup: Markup, text: str, field: str = "") -> None:
        self.markup, self.text, self.field = markup, text, field

    def __repr__(self) -> str:
        return self.text

    @property
    def html(self) -> str:
        """The markup as plain text."""
        return str(self.markup)

    def _repr_html_(self) -> str:
        return self.html


def known(what: str, name: str, among: Mapping[str, T]) -> T:
    """One of several by its name; `ValueError` names it and says which there are."""
    if name not in among:
        raise ValueError(f"unknown {what} {name!r}; there are {', '.join(among)}")
    return among[name]


class Lesson:
    """A lesson in one language about one game.

    `ValueError` for a language or a game that there is not.
    """

    def __init__(self, language: str, game: str = "wizard") -> None:
        self.say = Catalog(language)
        self.subject = known("game", game, SUBJECTS)
        self._renewals: list[Callable[[], None]] = []
        self._switches = self._places = 0
        self._link = os.environ.get("QUERY_STRING", "")

    def __repr__(self) -> str:
        return f"Lesson({self.say.language!r}, {self.subject.name!r})"

    def _repr_html_(self) -> str:
        """What pictures outside of widgets need to look right, also inside JupyterLab."""
        return f"<style>{frame.style()}</style>"

    def step(self, line: str) -> widgets.StepThrough | Panel:
        """Step through a position, card by card."""
        made = self._or_refusal(self._step, line)
        if isinstance(made, widgets.StepThrough):
            steps = made
            self._put(steps, "step", line)
            self._renewals.append(lambda: steps.renew(self._renewed(line)))
        return made

    def ask(self, topic: str, *lines: str) -> widgets.Ask | Panel:
        """Ask about positions, one after the other; the game's subject knows the topics."""
        make = known("topic", topic, self.subject.topics)
        return self._or_refusal(self._ask, (make, lines))

    def myth(self, name: str, *lines: str) -> widgets.Ask | Panel:
        """Is what people say true? The game's subject knows the myths."""
        make = known("myth", name, self.subject.myths)
        return self._or_refusal(self._ask, (make, lines))

    def possible(self, *lines: str) -> widgets.Ask | Panel:
        """Can this be? Asked about lines that perhaps no game can lead to."""
        make = self.subject.possible
        if make is None:
            raise ValueError(f"{self.subject.name!r} does not ask whether something can be")
        return self._or_refusal(self._asked, [(make, line) for line in lines])

    def explore(self, line: str, seat: int = 0) -> widgets.Explore | Panel:
        """What a player has before them, to point at: may it be chosen, and why?"""
        return self._or_refusal(self._explore, (line, seat))

    def picture(self, name: str) -> Panel:
        """A picture of the game that needs no position; the game's subject knows them."""
        draw = known("picture", name, self.subject.drawings)
        return self._block(draw(self.say))

    def show(self, line: str) -> Panel:
        """The last moment of a position, as a picture that does not move."""

        def made(line: str) -> Panel:
            last = self.subject.frames(self.subject.read(line), self.say)[-1]
            return self._panel(frame.html(last), frame.text(last))

        return self._or_refusal(made, line)

    def changes(self, line: str) -> Panel:
        """The same position under each edition, side by side, as a picture that does not move."""

        def made(line: str) -> Panel:
            if self.subject.changes is None:
                raise ValueError(f"{self.subject.name} has no other edition")
            one = self.subject.changes(self.subject.read(line), self.say)
            return self._panel(frame.html(one), frame.text(one))

        return self._or_refusal(made, line)

    def deck(self) -> Panel:
        """What the game is played with."""
        return self._block(self.subject.deck(self.say))

    def _block(self, block: frame.Block) -> Panel:
        """A block that stands alone."""
        markup = Markup('<div class="gl-frame"><div class="gl-table">{}</div></div>')
        return self._panel(markup.format(frame.as_html(block)), frame.as_text(block))

    def rules(self) -> Panel:
        """Every rule of the game, with its source and an example."""
        shown = self._shown()
        markup = rules.rules(self.subject.rules, shown, self.say)
        return Panel(markup, rules.words(self.subject.rules, self.say))

    def _shown(self) -> dict[str, frame.Frame]:
        """For each rule an example: the first that tells it in words, or else the first."""
        told: dict[str, frame.Frame] = {}
        shown: dict[str, frame.Frame] = {}
        for example in (e for file in self.subject.examples for e in examples(file)):
            new = witnessed(example) - told.keys()
            moments = self.subject.moments(example, self.say) if new else ()
            told |= {rule: m for rule in new for m in rules.telling(moments, rule)}
            shown = dict.fromkeys(new, moments[-1]) | shown if moments else shown
        return shown | told

    def pad(self, line: str = "") -> widgets.Sheet | Panel:
        """A score pad to write in; `line` is what stands in it at first: `pad=1:1,0:0,1:0`."""
        return self._or_refusal(self._pad, line)

    def _pad(self, line: str) -> widgets.Sheet:
        from gamelib.games.pads import Claim  # noqa: PLC0415
        from gamelib.scorepad import ScorePad  # noqa: PLC0415

        start = self.subject.read(line) if line else None
        if self.subject.edition is None or (start and not isinstance(start.start, Claim)):
            raise wrong(Input.EMPTY, "nothing-to-ask")
        labels = self._labels(widgets.ScoreTable)
        made = ScorePad(self.subject, self.say, start, labels, lambda no: self.refusal(no).html)
        self._put(made.table, "pad", line)
        return made.sheet

    def variants(self, line: str) -> Panel:
        """The same position under the base game and each variant: choose one to see it."""
        return self._or_refusal(self._variants, line)

    def _variants(self, line: str) -> Panel:
        from gamelib.views import variants  # noqa: PLC0415

        if self.subject.switch is None:
            raise wrong(Input.EMPTY, "nothing-to-ask")
        frames = self.subject.switch(self.subject.read(line), self.say)
        self._switches += 1
        group = f"gl-switch-{self._switches}"
        text = "\n\n".join(map(frame.text, frames))
        return self._panel(variants.html(frames, group, self.say), text)

    def play(self, **options: Any) -> widgets.Play:
        """A whole game against bots. With options it begins at once, else where they are chosen.

        `ValueError` for an option that there is not, or a game that cannot be played.
        """
        from gamelib.playing import Sitting  # noqa: PLC0415

        if not self.subject.play:
            raise ValueError(f"{self.subject.name!r} cannot be played here")
        picture = frame.Frame("", Sentence(()), (), (self.subject.deck(self.say),))
        sitting = Sitting(self.subject.playable, self.say, picture, self._stepped, options)
        game = self.say.text(f"front-{self.subject.name}")
        name = self.say.text("lobby-game", game=game)
        labels, language = self._labels(widgets.Play), self.say.language
        keeping = widgets.Keeping(lambda: sitting.line, sitting.resume, opens=True)
        act, opening = sitting.act, sitting.opening
        made = widgets.Play(opening, labels, language, name, act, lambda: sitting.below, keeping)
        self._put(made.page, "play", str(sorted(options.items())))
        return made

    def editor(self) -> widgets.Desk:
        """A position to set up, explained at once and ready to be shared; a link may bring one."""
        from gamelib import desk  # noqa: PLC0415

        sitting = desk.Desk(self.say, self._link, self.subject.name)
        below: list[widgets.StepThrough] = []

        def steps() -> widgets.StepThrough | None:
            if not sitting.frames:
                return None
            if not below:
                below.append(self._stepped(sitting.frames))
                below[0].step = sitting.start
            below[0].renew([self._frame(one) for one in sitting.frames], sitting.start)
            return below[0]

        labels, name = self._labels(widgets.Desk), self.say.text("desk-name")
        return widgets.Desk(sitting.shown(), labels, self.say.language, name, sitting.act, steps)

    def practice(self, **options: Any) -> widgets.Practice:
        """Question after question, without end. Options are `topics`, `level`, `seed`, `count`.

        What the page's link names goes before them. `ValueError` for an option that there is not.
        """
        from gamelib import practising, series  # noqa: PLC0415

        if unknown := set(options) - set(series.KEYS):
            raise ValueError(f"unknown option {min(unknown)!r}; there are {series.KEYS}")
        name, say = self.subject.name, self.say
        sitting = practising.Practising(name, say, self._question, self._notice)
        first, note = sitting.begin(options, self._link)
        made = widgets.Practice(
            sitting.topics,
            sitting.shown(first),
            sitting.questions(first),
            sitting.stock(),
            self._labels(widgets.Practice),
            say.language,
            say.text("practice-name", game=say.text(f"front-{name}")),
            sitting.answer,
            note,
        )
        self._put(made, "practice", *sitting.topics)
        return made

    def worksheet(self, **given: Any) -> widgets.Form:
        """A form that makes a sheet of questions with its key, and prints it.

        What is given stands in it at first; see `worksheet.DEFAULTS`. `ValueError` for a field that
        there is not.
        """
        from gamelib import worksheet, worksheet_form  # noqa: PLC0415

        if unknown := set(given) - set(worksheet.DEFAULTS):
            raise ValueError(f"unknown field {min(unknown)!r}; there are {[*worksheet.DEFAULTS]}")
        say = self.say
        link, note = self._linked(*worksheet.DEFAULTS)
        return widgets.Form(
            worksheet_form.fields(say),
            worksheet_form.values(say, {"game": self.subject.name, **given, **link}),
            self._labels(widgets.Form),
            say.language,
            say.text("sheet-form"),
            lambda typed: worksheet_form.make(typed, say, self._notice),
            note,
        )

    def coach(self, line: str = "") -> widgets.Play:
        """What is a hand worth? Predict, and see what comes of it; a link may bring a hand along.

        Without a `line` the page offers to deal a hand or to type one; see `gamelib.coaching`.
        `ValueError` for a game without bids.
        """
        from gamelib import coaching  # noqa: PLC0415

        known("game with a coach", self.subject.name, coaching.EDITIONS)
        sitting = coaching.Coaching(self.subject.name, self.say, {})
        link, self._link = self._link, ""  # the first on a page takes it
        own = {f"play-{word}": self.say.text(f"coach-{word}") for word in ("late", "lost", "link")}
        labels, language = {**self._labels(widgets.Play), **own}, self.say.language
        name, opening = self.say.text("coach-name"), sitting.opening(line, link)
        by = coaching.KEYS if coaching.brings(link) else ()
        keeping = widgets.Keeping(lambda: sitting.line, sitting.resume, by)
        made = widgets.Play(opening, labels, language, name, sitting.act, keeping=keeping)
        self._put(made.page, "coach", line)
        return made

    def class_links(self, **given: str) -> widgets.Form:
        """A form that makes the links and codes by which a class reaches a page.

        What is given stands in it at first; see `class_links.DEFAULTS`.
        """
        from gamelib import class_links  # noqa: PLC0415

        if unknown := set(given) - set(class_links.DEFAULTS):
            raise ValueError(f"unknown field {min(unknown)!r}; there are {[*class_links.DEFAULTS]}")
        say = self.say
        link, note = self._linked(*class_links.DEFAULTS)
        return widgets.Form(
            class_links.fields(say, SHELF),
            class_links.standing({"language": say.language, **given, **link}, SHELF),
            self._labels(widgets.Form),
            say.language,
            say.text("class-form"),
            lambda typed: class_links.make(typed, say, SHELF, self._notice),
            note,
        )

    def _linked(self, *keys: str) -> tuple[dict[str, str], str]:
        """What the page's link names; nothing, and a note, if something is wrong with it."""
        try:
            return address.linked(self._link, *keys), ""
        except Refused as refused:
            return {}, self._notice(refused)

    def values(self) -> widgets.ScoreTable:
        """A table for the values of the real cards; everything on the page counts with them.

        A link may bring them along. `ValueError` for a game whose cards have no such values.
        """
        if self.subject.values is None:
            raise ValueError(f"{self.subject.name!r} has no values to be entered")
        pad = self.subject.values(self.say)

        def followed(change: Callable[[T], Mapping[str, Any]]) -> Callable[[T], Mapping[str, Any]]:
            def follow(given: T) -> Mapping[str, Any]:
                # The page is drawn anew only where another kit counts.
                before, table = pad.kit, change(given)
                if pad.kit != before:
                    self._use(pad)
                return table

            return follow

        table, by = self._brought(pad), address.brought(self._link, "values")
        keeping = widgets.Keeping(lambda: pad.line, followed(pad.resume), by)
        name, labels = self.say.text("zau-values-name"), self._labels(widgets.ScoreTable)
        made = widgets.ScoreTable(
            table, labels, self.say.language, name, followed(pad.change), keeping
        )
        self._put(made, "values")
        return made

    def _brought(self, pad: Any) -> Mapping[str, Any]:
        """The table with the values that the page's link brings, if it brings any."""
        try:
            if values := address.linked(self._link, "values").get("values"):
                pad.bring(values)
                self._use(pad)
        except Refused as refused:
            return cast(Mapping[str, Any], pad.refused(refused))
        return cast(Mapping[str, Any], pad.table())

    def _use(self, pad: Any) -> None:
        """Let all that stands on the page count with the values of a table."""
        self.subject = replace(self.subject, read=pad.read)
        for renew in self._renewals:
            renew()

    def own(self, **fields: str) -> widgets.Try:
        """Fields to try a position of one's own; `fields` are what stands in them at first."""
        names = (*self.subject.fields, "show", "late")
        labels = {f"try-{name}": self.say.text(f"try-{name}") for name in names}
        labels["try-hint"] = self._hint()
        options = self._options() if "trump" in self.subject.fields else {}
        return widgets.Try(
            labels, self.say.language, options, fields, self._own, self.subject.fields
        )

    def _hint(self) -> str:
        """How what is typed has to be written; a game may say it in its own way."""
        own = f"try-hint-{self.subject.name}"
        return self.say.text(own if self.say.has(own) else "try-hint")

    def _own(self, fields: Mapping[str, str]) -> widgets.StepThrough | Panel:
        """The end of what the fields of `own` hold, or what is wrong with which of them."""
        try:
            made = self._step(filled(fields))
        except Refused as refused:
            panel = self.refusal(refused)
            panel.field = self._field(refused.reason, fields)
            return panel
        made.step = len(made.frames) - 1
        return made

    def _field(self, reason: Reason, typed: Mapping[str, str]) -> str:
        """The field that holds what a reason names; empty if none does."""
        if (key := dict(reason.facts).get("key")) in self.subject.fields:
            return str(key)
        # Numbers stand in many fields, so only the offending one counts.
        parts = {str(v) for name, v in reason.facts if name == "part" or not isinstance(v, int)}
        searched = ("hand", "trick") if "trick" in self.subject.fields else self.subject.fields
        held = {key: re.split(r"[\s,/]+", typed.get(key, "")) for key in searched}
        named = (key for key in searched if parts.intersection(held[key]))
        return next(named, "trick" if typed.get("trick", "").strip() else "")

    def _options(self) -> dict[str, list[tuple[str, str]]]:
        """What can be chosen in the fields of `own`: words and the value behind them."""
        game = self.subject.cards
        if game is None:
            raise ValueError(f"{self.subject.name} has no tricks to lay out")
        suits = dict.fromkeys(card.suit for card in game.deck if card.suit)
        trumps = [(self.say.text(f"{suit.term[0]}.full"), str(suit)) for suit in suits]
        none = (self.say.text("trick-no-trump"), "none")
        return {"players": [(str(n), str(n)) for n in game.tables], "trump": [*trumps, none]}

    def _step(self, line: str) -> widgets.StepThrough:
        return self._stepped(self.subject.frames(self.subject.read(line), self.say))

    def _stepped(self, frames: tuple[frame.Frame, ...]) -> widgets.StepThrough:
        made = [self._frame(one) for one in frames]
        name = self.say.text("lesson-step-name")
        return widgets.StepThrough(made, self._labels(widgets.StepThrough), self.say.language, name)

    def _moments(self, line: str) -> list[dict[str, Any]]:
        """The frames of a line, as the widget takes them."""
        return [self._frame(one) for one in self.subject.frames(self.subject.read(line), self.say)]

    def _renewed(self, line: str) -> list[dict[str, Any]]:
        """The frames of a line with other values; what is wrong with it, if that makes it wrong."""
        try:
            return self._moments(line)
        except Refused as refused:
            said = self.refusal(refused)
            return [{"html": said._repr_html_(), "text": repr(said), "label": repr(said)}]

    def _frame(self, one: frame.Frame) -> dict[str, Any]:
        """A frame as the widget takes it."""
        ask = one.predict and {
            "prompt": str(art.sentence(one.predict.prompt)),
            "options": [
                {"html": str(self._guess(c)), "label": c.label, "right": c.right}
                for c in one.predict.choices
            ],
        }
        return {
            "html": str(frame.html(one)),
            "text": frame.text(one),
            "label": one.label,
            "ask": ask,
        }

    def _guess(self, choice: frame.Choice) -> Markup:
        """An answer before a step is shown: a card with its owner, a suit, or words."""
        if choice.card is None:
            return Markup.escape(choice.label)
        drawn = isinstance(choice.card.thing, Card)
        return self._option(choice.card, choice.label) if drawn else art.chip(choice.card)

    def _option(self, card: Any, name: str = "") -> Markup:
        """A card to choose, with the name of its owner below it."""
        owner = Markup('<span class="gl-owner"><bdi>{}</bdi></span>').format(name) if name else ""
        return art.card(card) + owner

    def _explore(self, asked: tuple[str, int]) -> widgets.Explore:
        line, seat = asked
        explored = self.subject.explored
        if explored is None:
            raise ValueError(f"{self.subject.name!r} has nothing to point at")
        found = explored(self.subject.read(line), seat, self.say)
        markup, text = str(frame.html(found.frame)), frame.text(found.frame)
        spots = {key: self._spot(spot) for key, spot in found.spots.items()}
        name = self.say.text("lesson-explore-name")
        made = widgets.Explore(
            markup, text, spots, self._labels(widgets.Explore), self.say.language, name
        )
        self._put(made, "explore", line, str(seat))
        return made

    def _spot(self, spot: Spot) -> dict[str, Any]:
        """A place as the widget takes it."""
        return {
            "html": str(art.chip(spot.thing)),
            "label": spot.thing.label,
            "legal": spot.legal,
            "why": str(frame.said_html(spot.why)),
            "more": str(frame.as_html(spot.ladder)),
        }

    def _ask(self, asked: tuple[Maker, tuple[str, ...]]) -> widgets.Ask:
        make, lines = asked
        return self._asked([(lambda line: make(self.subject.read(line)), line) for line in lines])

    def _asked(self, asked: list[tuple[Callable[[str], Question], str]]) -> widgets.Ask:
        name = self.say.text("lesson-ask-name")

        def questions() -> list[dict[str, Any]]:
            return [self._question(make(line)) for make, line in asked]

        made = widgets.Ask(questions(), self._labels(widgets.Ask), self.say.language, name)

        def renew() -> None:
            with suppress(Refused):  # What cannot be asked with these values stays as it was.
                made.renew(questions())

        self._renewals.append(renew)
        self._put(made, "ask", *(line for _, line in asked))
        return made

    def _question(self, asked: Question) -> dict[str, Any]:
        """A question as the widget takes it; what the table would give away is left out."""
        picture = self.subject.scene(asked, self.say)
        prompt = art.sentence(self.say.sentence(asked.prompt, **asked.facts))
        return {
            "html": str(frame.html(picture)),
            "prompt": str(prompt),
            "multiple": asked.multiple,
            "options": [self._choice(option) for option in asked.options],
        }

    def _choice(self, option: Option) -> dict[str, Any]:
        """An option: a card with its owner, a suit, or words."""
        owner = self.say.label(option.owner) if option.owner else ""
        if isinstance(option.shows, str):
            said = self.say.sentence(option.shows, **option.facts)
            label, markup = said.plain, art.sentence(said)
        else:
            token = self.say.token(option.shows)
            label = f"{owner}: {token.label}" if owner else token.label
            drawn = isinstance(option.shows, Card)
            markup = self._option(token, owner) if drawn else art.chip(token)
        why = Markup(" ").join(
            frame.said_html(frame.remark(reason, self.say)) for reason in option.reasons
        )
        return {"html": str(markup), "label": label, "right": option.right, "why": str(why)}

    def _put(self, made: Page, *content: str) -> None:
        """Give a widget its place on the page: the browser keeps what is done there."""
        self._places += 1
        made.put(self._places, self.subject.name, *content)

    def _labels(self, widget: type[Any]) -> dict[str, str]:
        """The words of a widget; the page fills in what stands in braces."""
        return {
            message: self.say.text(message, **{name: f"{{{name}}}" for name in names})
            for message, names in widget.LABELS.items()
        }

    def _panel(self, markup: Markup, text: str) -> Panel:
        inner = Markup('<div class="gl-stage gl-still" lang="{}">{}</div>')
        return Panel(inner.format(self.say.language, markup), text)

    def _or_refusal(self, make: Callable[[Any], T], given: Any) -> T | Panel:
        """What `make` makes of it, or a panel that says what is wrong with it."""
        try:
            return make(given)
        except Refused as refused:
            return self.refusal(refused)

    def _notice(self, refused: Refused) -> str:
        """What is wrong, for a widget that sees to it that it is heard."""
        said = frame.said_html(frame.remark(refused.reason, self.say))
        return str(Markup('<p class="gl-notice">{}</p>').format(said))

    def refusal(self, refused: Refused) -> Panel:
        """What is wrong with a line, in words."""
        said = frame.remark(refused.reason, self.say)
        markup = Markup('<p class="gl-notice" role="alert" lang="{}">{}</p>')
        html = markup.format(self.say.language, frame.said_html(said))
        return Panel(html, frame.said_text(said))


SHELF: front.Shelf = {
    "wizard": (
        ("wizard", 15),
        ("wizard-round", 20),
        ("wizard-variants", 10),
        ("wizard-practice", 0),
        ("wizard-play", 15),
        ("wizard-coach", 10),
        ("wizard-rules", 0),
    ),
    "camelot": (
        ("camelot", 25),
        ("camelot-practice", 0),
        ("camelot-play", 15),
        ("camelot-coach", 10),
        ("camelot-rules", 0),
    ),
    "qwixx": (("qwixx", 20), ("qwixx-practice", 0), ("qwixx-play", 15), ("qwixx-rules", 0)),
    "zaubercocktail": (
        ("zaubercocktail", 25),
        ("zaubercocktail-practice", 0),
        ("zaubercocktail-play", 20),
        ("zaubercocktail-rules", 0),
    ),
    "teachers": (("editor", 0), ("worksheet", 0), ("class-links", 0)),
}
"""The pages of each game and those for teachers: notebook and minutes, where they are known."""


def front_page() -> Panel:
    """The front page in all languages; a page's script shows the visitor's."""
    says = [Catalog(language) for language in LANGUAGES]
    markup = Markup("").join(front.front(SHELF, say) for say in says)
    return Panel(markup, "\n\n".join(front.words(SHELF, say) for say in says))
