"""What the pictures of a page share travels once.

The frames of a lesson differ in a card or two, so most of their html is the same. In packed
values ``<17>`` stands for piece 17 of a table; a piece may hold others. Html has no digit after
``<``; where any other text has, piece 0 stands for that ``<``. So every text comes back as it was,
whatever it holds. Mappings alike in a list become ``{"of": keys, "rows": values}``, keys that no
other mapping may have. The page's script does the inverse: `pieces.js`.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

_TAG = re.compile(r"<(/)?((?:br|hr|img|input|wbr)\b)?[^<>]*>")
_LINE = re.compile(r"[^\n]+")
_AMBIGUOUS = re.compile(r"<(?=\d)")
_PIECE = re.compile(r"<(\d+)>")
_PHRASE = re.compile(r"(?:<[a-z][^<>]*>)+|(?:</[a-z]+>){2,}|\([^()<>\n]{9,}\)")
"""What is alike where elements or lines differ: how they begin and end, a citation."""


def _worth(text: str, times: int) -> bool:
    """Whether a piece is shorter: a reference takes about 5 characters, a place in the table 3."""
    return (times - 1) * len(text) > times * 5 + 3


def pack(value: Any) -> dict[str, Any]:
    """Plain data as ``{"pieces": [str], "packed": the same data with references}``."""
    table = _Table(list(_texts(value)))
    packed = _each(value, table.text)
    return _ranked(_phrased({"pieces": table.pieces, "packed": _tabled(packed)}))


def _phrased(given: dict[str, Any]) -> dict[str, Any]:
    """The same with pieces for phrases, too."""
    found = Counter(phrase for text in _texts(given) for phrase in _PHRASE.findall(text))
    phrases = [phrase for phrase, times in found.most_common() if _worth(phrase, times)]
    places = {phrase: f"<{at}>" for at, phrase in enumerate(phrases, len(given["pieces"]))}
    made = _each(given, lambda text: _PHRASE.sub(lambda m: places.get(m[0], m[0]), text))
    return {**made, "pieces": [*made["pieces"], *phrases]}


def _ranked(given: dict[str, Any]) -> dict[str, Any]:
    """The same with the shortest numbers for the pieces that are most often referred to."""
    used = Counter(int(found) for text in _texts(given) for found in _PIECE.findall(text))
    order = [0, *sorted(range(1, len(given["pieces"])), key=lambda at: -used[at])]
    places = {str(at): f"<{place}>" for place, at in enumerate(order)}
    made = _each(given, lambda text: _PIECE.sub(lambda found: places[found[1]], text))
    return {**made, "pieces": [made["pieces"][at] for at in order]}


def unpack(given: dict[str, Any]) -> Any:
    """The inverse of `pack`."""
    pieces = given["pieces"]

    def whole(text: str) -> str:
        return _PIECE.sub(lambda found: piece(int(found[1])), text)

    def piece(at: int) -> str:
        return whole(pieces[at]) if at else "<"

    return _mapped(_each(given["packed"], whole))


def _tabled(value: Any) -> Any:
    """The same data with the keys of mappings alike said once for a list of them."""
    if isinstance(value, dict):
        return {key: _tabled(part) for key, part in value.items()}
    if not isinstance(value, list):
        return value
    parts = [_tabled(part) for part in value]
    keys = {tuple(part) if isinstance(part, dict) else () for part in parts}
    if len(parts) < 2 or len(keys) > 1 or () in keys:
        return parts
    rows = [list(part.values()) for part in parts]
    return {"of": [_plain(key) for key in parts[0]], "rows": rows}


def _mapped(value: Any) -> Any:
    """The inverse of `_tabled`."""
    if isinstance(value, dict) and value.keys() == {"of", "rows"}:
        return [dict(zip(value["of"], _mapped(row), strict=True)) for row in value["rows"]]
    if isinstance(value, dict):
        return {key: _mapped(part) for key, part in value.items()}
    return [_mapped(part) for part in value] if isinstance(value, list) else value


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _texts(part)


def _each(value: Any, change: Callable[[str], str]) -> Any:
    """The same data with each of its texts changed; keys are none."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, dict):
        return {key: _each(part, change) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_each(part, change) for part in value]
    return value


class _Table:
    """The pieces of some texts: each element or line that is worth it."""

    def __init__(self, texts: list[str]) -> None:
        self.pieces = ["<"]
        self._places: dict[str, int] = {}
        self._parts: dict[str, list[tuple[int, int]]] = {}
        self._times = Counter(texts)
        waiting = list(self._times)
        while waiting:
            text = waiting.pop()
            self._parts[text] = parts(text)
            for start, end in self._parts[text]:
                part = text[start:end]
                if part not in self._times:
                    waiting.append(part)
                self._times[part] += 1

    def text(self, text: str) -> str:
        """A text, or a reference to it."""
        if not _worth(text, self._times[text]):
            return self._inside(text)
        if text not in self._places:
            inside = self._inside(text)
            self._places[text] = len(self.pieces)
            self.pieces.append(inside)
        return f"<{self._places[text]}>"

    def _inside(self, text: str) -> str:
        """A text with references to its parts."""
        made, at = [], 0
        for start, end in self._parts[text]:
            made += [_plain(text[at:start]), self.text(text[start:end])]
            at = end
        return "".join([*made, _plain(text[at:])])


def _plain(text: str) -> str:
    return _AMBIGUOUS.sub("<0>", text)


def parts(text: str) -> list[tuple[int, int]]:
    """Where the outermost elements or lines of a text lie, or those within its only one."""
    if "</" not in text:
        lines = [line.span() for line in _LINE.finditer(text)]
        return lines if len(lines) > 1 else []
    outer: list[tuple[int, int]] = []
    inner: list[tuple[int, int]] = []
    opened: list[int] = []
    for tag in _TAG.finditer(text):
        start = tag.start()
        if tag[1]:  # Its end; without a beginning it stands for itself.
            start = opened.pop() if opened else start
        elif not (tag[2] or tag[0].endswith("/>")):
            opened.append(start)
            continue
        if len(opened) < 2:
            (inner if opened else outer).append((start, tag.end()))
    return inner if outer == [(0, len(text))] else outer
