"""Checks of what a widget is given: JavaScript would show a wrong shape as an empty page."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Fields = Mapping[str, type | tuple[type, ...]]

FRAME: Fields = {"html": str, "text": str, "label": str, "ask": (Mapping, type(None))}
PREDICTION: Fields = {"prompt": str, "options": Sequence}
OPTION: Fields = {"html": str, "label": str, "right": bool}
QUESTION: Fields = {"html": str, "prompt": str, "multiple": bool, "options": Sequence}
ANSWER: Fields = {**OPTION, "why": str}
SORTED: Fields = {**QUESTION, "topic": str, "level": int}


def frames(given: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The frames of a step-through, as plain data."""
    return [_frame(frame, f"frame {i}") for i, frame in enumerate(some(given, "frames"), 1)]


def questions(
    given: Sequence[Mapping[str, Any]], wanted: Fields = QUESTION
) -> list[dict[str, Any]]:
    """The questions of an exercise, as plain data."""
    asked = enumerate(some(given, "questions"), 1)
    return [_question(question, wanted, f"question {i}") for i, question in asked]


def labels(given: Mapping[str, str], wanted: Iterable[str]) -> dict[str, str]:
    """The words on the controls: each of those wanted, and no other."""
    return fields(given, dict.fromkeys(wanted, str), "labels")


def step(given: object, count: int) -> int:
    """The place of one of ``count`` frames, counted from 0."""
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < count:
        raise ValueError(f"step {given!r}: there are {count} frames, counted from 0")
    return given


def _frame(given: object, where: str) -> dict[str, Any]:
    frame = fields({"ask": None, **given} if isinstance(given, Mapping) else given, FRAME, where)
    if frame["ask"] is not None:
        where = f"{where}, ask"
        frame["ask"] = ask = fields(frame["ask"], PREDICTION, where)
        ask["options"] = _options(ask["options"], OPTION, where)
    return frame


def _question(given: object, wanted: Fields, where: str) -> dict[str, Any]:
    question = fields(given, wanted, where)
    question["options"] = _options(question["options"], ANSWER, where)
    return question


def _options(given: object, wanted: Fields, where: str) -> list[dict[str, Any]]:
    options = [
        fields(option, wanted, f"{where}, option {i}")
        for i, option in enumerate(some(given, f"{where}, options"), 1)
    ]
    if not any(option["right"] for option in options):
        raise ValueError(f"{where}: none of its options is right")
    return options


def some(given: object, where: str) -> Sequence[Any]:
    """A sequence with something in it."""
    if not (found := several(given, where)):
        raise ValueError(f"{where}: at least one is needed")
    return found


def several(given: object, where: str) -> Sequence[Any]:
    """A sequence, which may be empty. A str is one too, but never one of parts."""
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise ValueError(f"{where}: expected a sequence, not {type(given).__name__}")
    return given


def fields(
    given: object, wanted: Fields, where: str, absent: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """A mapping with the wanted fields and no others; `absent` stands for those left out."""
    if not isinstance(given, Mapping):
        raise ValueError(f"{where}: expected a mapping, not {type(given).__name__}")
    if unknown := [key for key in given if key not in wanted]:
        raise ValueError(f"{where}: unknown {', '.join(map(repr, unknown))}")
    whole = {**(absent or {}), **given}
    if missing := [key for key in wanted if key not in whole]:
        raise ValueError(f"{where}: missing {', '.join(map(repr, missing))}")
    for key, kind in wanted.items():
        if not fits(whole[key], kind):
            raise ValueError(f"{where}: {key!r} cannot be {whole[key]!r}")
    # Markup is a subclass of str that must not travel: its format() escapes.
    return {key: str(v) if isinstance(v, str) else v for key, v in whole.items()}


def fits(value: object, kind: type | tuple[type, ...]) -> bool:
    """Whether a value is of a kind: a str is no sequence of parts, True is no number."""
    if kind is Sequence and isinstance(value, str):
        return False
    return isinstance(value, kind) and not (kind is int and isinstance(value, bool))


def one_of(value: str, known: Iterable[str], where: str) -> None:
    """Check a word against those that there are."""
    if value not in known:
        raise ValueError(f"{where}: {value!r} is none of {', '.join(map(repr, known))}")


def sound(given: Any) -> Any:
    """What came from a page, as text that can be encoded: JSON lets half of a pair through."""
    if isinstance(given, str):
        return given.encode("utf-8", "replace").decode("utf-8")
    if isinstance(given, Mapping):
        return {sound(key): sound(value) for key, value in given.items()}
    return [sound(value) for value in given] if isinstance(given, list) else given


def different(keys: Iterable[str], where: str) -> None:
    """Check that no key stands twice: what is sent back would mean two things."""
    seen: set[str] = set()
    for key in keys:
        if key in seen:
            raise ValueError(f"{where}: the key {key!r} stands twice")
        seen.add(key)
