"""The form in which a worksheet is put together, without its widget."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from gamelib import worksheet
from gamelib.games.notation import pressed
from gamelib.questions import endless
from gamelib.questions.topic import LEVELS
from gamelib.ruling import Refused
from gamelib.speech import LANGUAGES, Catalog
from gamelib.subjects import SUBJECTS
from gamelib.worksheet import DEFAULTS, PAPERS

Field = dict[str, Any]

EVERY = {topic for game in SUBJECTS for topic in endless.topics(game)}
"""What can be asked about any of the games."""


def fields(say: Catalog) -> list[Field]:
    """The fields, in the words of a language; each sheet language is named in itself."""

    def field(key: str, kind: str, options: Iterable[Field] | None = None, **more: Any) -> Field:
        chosen = None if options is None else list(options)
        label = say.text(f"sheet-field-{key}")
        return {"key": key, "kind": kind, "label": label, "options": chosen, **more}

    def named(message: str, values: Iterable[Any]) -> list[Field]:
        return [{"value": str(v), "label": say.text(f"{message}-{v}")} for v in values]

    tongues = [
        {"value": tag, "label": say.text(f"language-{tag}"), "lang": tag} for tag in LANGUAGES
    ]
    return [
        field("game", "one", named("front", SUBJECTS)),
        {**field("topics", "many", topics(say)), "by": "game"},
        field("level", "one", named("practice-level", LEVELS)),
        field("count", "number"),
        field("seed", "text"),
        field("title", "text"),
        field("address", "text", here=True),
        field("language", "one", tongues),
        field("paper", "one", named("sheet-paper", PAPERS)),
    ]


def topics(say: Catalog) -> list[Field]:
    """What can be asked about each game."""
    return [
        {"value": topic, "label": say.text(endless.title(game, topic)), "of": game}
        for game in SUBJECTS
        for topic in endless.topics(game)
    ]


def values(say: Catalog, given: Mapping[str, Any]) -> dict[str, Any]:
    """What stands in the fields at first."""
    made = {**DEFAULTS, "language": say.language, **given}
    named = str(made["topics"]).split(",") if made["topics"] else sorted(EVERY)
    return {**{key: str(value) for key, value in made.items()}, "topics": named}


def of_game(given: Mapping[str, Any]) -> Any:
    """The topics that were chosen, without those of another game that stay chosen unseen."""
    chosen = given.get("topics", [])
    if not isinstance(chosen, list) or not all(isinstance(topic, str) for topic in chosen):
        return chosen
    unseen = EVERY - {*endless.topics(str(given.get("game", "")))}
    return [topic for topic in chosen if topic not in unseen]


def read(given: Mapping[str, Any]) -> worksheet.Worksheet:
    """The sheet that the fields describe. `Refused` names the one that is wrong."""
    return worksheet.read({**given, "topics": of_game(given)})


def make(given: Mapping[str, Any], say: Catalog, refuse: Callable[[Refused], str]) -> Field:
    """The sheet that the fields describe, or what is wrong with which of them."""
    try:
        sheet = read(given)
    except Refused as refused:
        return {"problems": {refused.reason["field"]: refuse(pressed(refused))}}
    said = say.text("sheet-ready", count=sheet.series.count)
    parts = {"html": worksheet.article(sheet), "css": worksheet.of_paper(sheet)}
    return {**parts, "query": worksheet.query(sheet), "said": said}
