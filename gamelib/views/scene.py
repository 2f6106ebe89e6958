"""What the scenes of a play page are made of, whatever the game; see `widgets.play` for a scene."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from markupsafe import Markup

from gamelib.ruling import Reason
from gamelib.speech import Catalog, Sentence
from gamelib.views import art, frame

Scene = dict[str, Any]
Chosen = Mapping[str, Any]
"""What a form holds: what was typed, or the keys that were chosen."""
WHOLE = "whole"
"""The wish to look back at a whole game, once it is over."""
MOST = 200
"""Steps that a page can carry at once."""
Line = dict[str, str]
"""Something said beside the table: its markup and its tone, `good`, `bad` or `info`."""


def line(said: Sentence | Markup | str, tone: str = "info") -> Line:
    """A line said beside the table."""
    markup = art.sentence(said) if isinstance(said, Sentence) else Markup.escape(said)
    return {"html": str(markup), "tone": tone}


def because(reason: Reason, say: Catalog, tone: str = "info") -> Line:
    """A reason with its rule and where that stands, as a line."""
    return line(frame.said_html(frame.remark(reason, say)), tone)


def shown(picture: frame.Frame, headline: Sentence | str, **more: Any) -> Scene:
    """A scene: what a frame shows, what to do now, and whatever else it has."""
    text = "\n".join(part for part in [frame.text(picture), str(headline)] if part)
    now = line(headline)["html"]
    return {"html": str(frame.html(picture)), "text": text, "headline": now, **more}


def action(key: str, label: str, html: Markup | str = "", *, legal: bool = True) -> dict[str, Any]:
    """Something the learner can do, or can try."""
    return {"key": key, "label": label, "html": str(html), "legal": legal}


def group(label: str, *actions: dict[str, Any]) -> dict[str, Any]:
    """Actions under a title."""
    return {"label": label, "actions": list(actions)}


def pick(
    key: str,
    label: str,
    options: Iterable[tuple[str, str]],
    chosen: Iterable[str] = (),
    *,
    many: bool = False,
) -> dict[str, Any]:
    """A part of a form: options (key, words), one of them or several to be chosen."""
    made = [{"key": name, "label": words, "html": ""} for name, words in options]
    known = [option["key"] for option in made]
    limits = {"min": 0, "max": len(made)} if many else {"min": 1, "max": 1}
    preset = [name for name in chosen if name in known]
    return {"key": key, "label": label, "options": made, "chosen": preset, **limits}


def typed(key: str, label: str, value: str = "") -> dict[str, Any]:
    """A part of a form: something to type."""
    return {"key": key, "label": label, "value": value, "mode": "text"}


def one(chosen: Chosen, key: str, absent: str = "") -> str:
    """What was typed or chosen in a part of a form, or what to take for nothing."""
    found = chosen.get(key) or absent
    return (found if isinstance(found, str) else str(found[0])).strip() or absent


def several(chosen: Chosen, key: str) -> list[str]:
    """All that was chosen in a part of a form; typed text may name several, with `+` or blanks."""
    found = chosen.get(key) or []
    return found.replace("+", " ").split() if isinstance(found, str) else [str(f) for f in found]


def wished(wish: str, among: range) -> int | None:
    """The number that is wished for, in plain digits; none if it is not among these."""
    plain = wish.isascii() and wish.isdigit() and len(wish) < 4
    return int(wish) if plain and int(wish) in among else None
