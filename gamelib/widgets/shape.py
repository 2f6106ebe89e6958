"""Checks of what a widget is given: JavaScript would show a wrong shape as an empty page."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Fields = Mapping[str, type | tuple[type, ...]]

FRAME: Fields = {"html": str, "text": str, "label": str, "ask": (Mapping, type(None))}
PREDICTION: Fields = {"prompt": str, "options": Sequence}
OPTION: Fields = {"html": str, "label": str, "right": bool}
QUESTION: Fields = {"html": str, "prompt": str, "multiple": bool, "options": Sequence}
ANSWER: Fields = {**OPTION, "why": str}


def frames(given: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The frames of a step-through, as plain data."""
    return [_frame(frame, f"frame {i}") for i, frame in enumerate(_some(given, "frames"), 1)]


def questions(given: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The questions of an exercise, as plain data."""
    return [_question(q, f"question {i}") for i, q in enumerate(_some(given, "questions"), 1)]


def labels(given: Mapping[str, str], wanted: Iterable[str]) -> dict[str, str]:
    """The words on the controls: each of those wanted, and no other."""
    return _fields(given, dict.fromkeys(wanted, str), "labels")


def step(given: object, count: int) -> int:
    """The place of one of ``count`` frames, counted from 0."""
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < count:
        raise ValueError(f"step {given!r}: there are {count} frames, counted from 0")
    return given


def _frame(given: object, where: str) -> dict[str, Any]:
    frame = _fields({"ask": None, **given} if isinstance(given, Mapping) else given, FRAME, where)
    if frame["ask"] is not None:
        where = f"{where}, ask"
        frame["ask"] = ask = _fields(frame["ask"], PREDICTION, where)
        ask["options"] = _options(ask["options"], OPTION, where)
    return frame


def _question(given: object, where: str) -> dict[str, Any]:
    question = _fields(given, QUESTION, where)
    question["options"] = _options(question["options"], ANSWER, where)
    return question


def _options(given: object, fields: Fields, where: str) -> list[dict[str, Any]]:
    options = [
        _fields(option, fields, f"{where}, option {i}")
        for i, option in enumerate(_some(given, f"{where}, options"), 1)
    ]
    if not any(option["right"] for option in options):
        raise ValueError(f"{where}: none of its options is right")
    return options


def _some(given: object, where: str) -> Sequence[object]:
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise ValueError(f"{where}: expected a sequence, not {type(given).__name__}")
    if not given:
        raise ValueError(f"{where}: at least one is needed")
    return given


def _fields(given: object, fields: Fields, where: str) -> dict[str, Any]:
    if not isinstance(given, Mapping):
        raise ValueError(f"{where}: expected a mapping, not {type(given).__name__}")
    if unknown := [key for key in given if key not in fields]:
        raise ValueError(f"{where}: unknown {', '.join(map(repr, unknown))}")
    if missing := [key for key in fields if key not in given]:
        raise ValueError(f"{where}: missing {', '.join(map(repr, missing))}")
    for key, kind in fields.items():
        # A str is a Sequence, but never one of options.
        if not isinstance(given[key], kind) or (kind is Sequence and isinstance(given[key], str)):
            raise ValueError(f"{where}: {key!r} cannot be {given[key]!r}")
    # Markup is a subclass of str that must not travel: its format() escapes.
    return {key: str(v) if isinstance(v, str) else v for key, v in given.items()}
