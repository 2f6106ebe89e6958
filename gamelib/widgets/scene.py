"""The shape of a scene of a play page."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from gamelib.widgets.plain import words
from gamelib.widgets.shape import Fields, different, fields, one_of, several, some

SCENE: Fields = {
    **dict.fromkeys(("html", "text", "headline", "side", "link", "room"), str),
    **dict.fromkeys(("said", "groups", "forms", "log"), Sequence),
    **dict.fromkeys(("busy", "begun", "over", "review"), bool),
    "tools": Mapping,
}
SAID: Fields = {"html": str, "tone": str}
GROUP: Fields = {"label": str, "actions": Sequence}
ACTION: Fields = {"key": str, "label": str, "html": str, "legal": bool}
FORM: Fields = {"key": str, "label": str, "title": str, "parts": Sequence}
PICK: Fields = {
    **dict.fromkeys(("key", "label"), str),
    **dict.fromkeys(("options", "chosen"), Sequence),
    **dict.fromkeys(("min", "max"), int),
}
OPTION: Fields = {"key": str, "label": str, "html": str}
FIELD: Fields = {"key": str, "label": str, "value": str, "mode": str}
LOGGED: Fields = {"label": str, "html": str}

TONES = ("info", "good", "bad")
TOOLS = ("undo", "hint", "new")
MODES = ("text", "numeric")


def scenes(given: object) -> list[dict[str, Any]]:
    """One scene, or several to be shown one after the other, as plain data."""
    listed = [given] if isinstance(given, Mapping) else some(given, "scenes")
    return [_scene(scene, f"scene {i}") for i, scene in enumerate(listed, 1)]


def chosen(given: object) -> dict[str, str | list[str]]:
    """What the page says was chosen or typed in each part of a form."""
    if not isinstance(given, Mapping):
        raise ValueError(f"chosen: expected a mapping, not {given!r}")
    return {
        str(part): value if isinstance(value, str) else [str(key) for key in value]
        for part, value in given.items()
    }


def _scene(given: object, where: str) -> dict[str, Any]:
    empty = dict.fromkeys(("said", "groups", "forms", "log"), ())
    absent = {"text": "", "side": "", "link": "", "room": "", "tools": {}}
    unsaid = dict.fromkeys(("busy", "begun", "over", "review"), False)
    scene = fields(given, SCENE, where, {**empty, **absent, **unsaid})
    scene["text"] = scene["text"] or words(scene["html"])
    scene["said"] = [_said(line, at) for line, at in _parts(scene, "said", where)]
    scene["groups"] = [_group(group, at) for group, at in _parts(scene, "groups", where)]
    scene["forms"] = [_form(form, at) for form, at in _parts(scene, "forms", where)]
    scene["log"] = [fields(entry, LOGGED, at) for entry, at in _parts(scene, "log", where)]
    scene["tools"] = _tools(scene["tools"], where)
    _distinct(scene, where)
    return scene


def _parts(of: Mapping[str, Any], key: str, where: str) -> list[tuple[Any, str]]:
    """The parts of something, each with where it is."""
    listed = several(of[key], f"{where}, {key}")
    return [(part, f"{where}, {key} {i}") for i, part in enumerate(listed, 1)]


def _said(given: object, where: str) -> dict[str, Any]:
    line = fields(given, SAID, where, {"tone": "info"})
    one_of(line["tone"], TONES, where)
    return line


def _tools(given: Mapping[str, Any], where: str) -> dict[str, Any]:
    known = {tool: bool for tool in TOOLS if tool in given}
    return fields(given, known, f"{where}, tools")


def _group(given: object, where: str) -> dict[str, Any]:
    group = fields(given, GROUP, where)
    group["actions"] = [
        _pictured(action, ACTION, at, legal=True) for action, at in _parts(group, "actions", where)
    ]
    return group


def _form(given: object, where: str) -> dict[str, Any]:
    form = fields(given, FORM, where, {"title": ""})
    form["parts"] = [_part(part, at) for part, at in _parts(form, "parts", where)]
    different((part["key"] for part in form["parts"]), where)
    return form


def _part(given: object, where: str) -> dict[str, Any]:
    if not isinstance(given, Mapping) or "options" not in given:
        field = fields(given, FIELD, where, {"value": "", "mode": "text"})
        one_of(field["mode"], MODES, where)
        return field
    absent = {"chosen": (), "min": 0, "max": len(given["options"])}
    pick = fields(given, PICK, where, absent)
    pick["chosen"] = [*pick["chosen"]]
    pick["options"] = [_pictured(o, OPTION, at) for o, at in _parts(pick, "options", where)]
    different((option["key"] for option in pick["options"]), where)
    return pick


def _pictured(given: object, wanted: Fields, where: str, **absent: object) -> dict[str, Any]:
    """Something to press: without a picture it shows its label."""
    made = fields(given, wanted, where, {"html": "", **absent})
    return {**made, "html": made["html"] or escape(made["label"])}


def _distinct(scene: Mapping[str, Any], where: str) -> None:
    """No key may mean two things, nor what a tool means."""
    actions = [action["key"] for group in scene["groups"] for action in group["actions"]]
    different([*TOOLS, *actions, *(form["key"] for form in scene["forms"])], where)
