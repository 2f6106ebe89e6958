"""From a reason to a sentence, in the learner's language.

Sentences live in `locales/<language>/*.ftl` (Project Fluent). A rule's message is named by its id:
the value states the rule, each attribute is one sentence about a case of it, whose arguments are
the reason's facts. Cards, suits and players are never words inside a sentence: they stay `Token`s,
which text shows in brackets and a page draws as small chips, so no grammar depends on them.

`Catalog` is strict where the library is lenient: unknown language, unknown message, missing
argument and bad syntax all raise.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from gamelib.play import Who
from gamelib.ruling import Reason, Rule
from gamelib.signs import visible

LANGUAGES = ("en", "el", "it", "ca")


@runtime_checkable
class Term(Protocol):
    """A thing with a name of its own: a card, a suit, a die."""

    @property
    def term(self) -> tuple[str, Mapping[str, Any]]:
        """The message that names it, and that message's arguments."""


@dataclass(frozen=True, slots=True)
class Token:
    """A card, a suit or a name inside a sentence: what it is and how it is called."""

    thing: Any
    label: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence in pieces: text, and tokens that a page draws."""

    parts: tuple[str | Token, ...]

    def __str__(self) -> str:
        return "".join(p if isinstance(p, str) else bracketed(p) for p in self.parts)

    @property
    def plain(self) -> str:
        """The same without the brackets, as it is spoken."""
        return "".join(p if isinstance(p, str) else p.label for p in self.parts)


def bracketed(token: Token) -> str:
    """A token within text: names stand as they are, cards and suits in brackets."""
    return token.label if isinstance(token.thing, Who) else f"[{token.label}]"


class Catalog:
    """All messages of one language. `ValueError` for an unknown language."""

    def __init__(self, language: str, names: tuple[str, ...] = ()) -> None:
        if language not in LANGUAGES:
            right = ", ".join(LANGUAGES)
            raise ValueError(f"unknown language {language!r}; there are {right}")
        self.language = language
        self._messages = messages(language)
        self.names = names or tuple(self.text("names").split(", "))

    def __repr__(self) -> str:
        return f"Catalog({self.language!r})"

    def text(self, message: str, **facts: Any) -> str:
        """A message as plain text. `LookupError` / `ValueError` if it or an argument is missing."""
        return str(self.sentence(message, **facts))

    def has(self, message: str) -> bool:
        """Whether there is such a message (`id` or `id.attribute`)."""
        return self._pattern(message) is not None

    def sentence(self, message: str, **facts: Any) -> Sentence:
        """A message with its facts; `message` is `id` or `id.attribute`."""
        tokens: list[tuple[Token, ...]] = []
        arguments = {name: self._argument(value, tokens) for name, value in facts.items()}
        return Sentence(tuple(pieces(self._format(message, arguments), tokens)))

    def why(self, reason: Reason) -> Sentence:
        """The sentence of a reason."""
        return self.sentence(f"{reason.rule.id}.{reason.case}", **dict(reason.facts))

    def rule(self, rule: Rule) -> Sentence:
        """A rule in general words."""
        return self.sentence(rule.id)

    def cite(self, rule: Rule) -> str:
        """Where a rule stands: the books and the section, or that we rule so ourselves."""
        if rule.ruled_here:
            return self.text("cite-ruling")
        books = self.text("books-" + "-".join(rule.books))
        section = self.text("section-" + rule.id.rpartition("-")[0])
        return self.text("cite", books=books, section=section)

    def label(self, thing: Any) -> str:
        """What a card, a suit or a player is called."""
        if isinstance(thing, Who):
            return self.names[thing.seat]
        message, facts = thing.term
        return self.text(message, **facts)

    def token(self, thing: Any) -> Token:
        """A thing with its label."""
        return Token(thing, self.label(thing))

    def _argument(self, value: Any, tokens: list[tuple[Token, ...]]) -> Any:
        """What the library gets: numbers and text as they are, a mark in place of things."""
        if isinstance(value, str):
            return clipped(visible(value, UNMARKED))
        if isinstance(value, int):
            # A minus is no hyphen; of less than nothing there is never one.
            return value if value >= 0 else str(value).replace("-", "\N{MINUS SIGN}")
        things = value if isinstance(value, tuple) else (value,)
        tokens.append(tuple(self.token(thing) for thing in things))
        return MARK.format(len(tokens) - 1)

    def _pattern(self, message: str) -> Any:
        """What a message or its attribute says; none if there is no such."""
        name, _, attribute = message.partition(".")
        found = self._messages.find(name)
        if found is None:
            return None
        return found.attributes.get(attribute) if attribute else found.value

    def _format(self, message: str, arguments: Mapping[str, Any]) -> str:
        """Format strictly: anything the library would only note is an error here."""
        pattern = self._pattern(message)
        if pattern is None:
            raise LookupError(f"no message {message!r} in {self.language!r}")
        text, errors = self._messages.bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise ValueError(f"message {message!r} in {self.language!r}: {errors[0]}")
        return str(text)


MARK = "\ue000{}\ue001"
UNMARKED = "\t\n\u200c\u200d"
"""Signs that nobody sees and that a sentence may quote: blanks, and what joins signs to one."""
MARKED = re.compile("\ue000([0-9]+)\ue001")


def clipped(text: str, most: int = 160) -> str:
    """Text that somebody typed, short enough to be repeated in a message."""
    return text if len(text) <= most else f"{text[:most]}…"


def pieces(text: str, tokens: list[tuple[Token, ...]]) -> Iterator[str | Token]:
    """Split formatted text at its marks and put the tokens in."""
    for at, part in enumerate(MARKED.split(text)):
        if at % 2 == 0:
            if part:
                yield part
            continue
        for index, token in enumerate(tokens[int(part)]):
            if index:
                yield ", " if isinstance(token.thing, Who) else " "
            yield token


ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message: its first line, and what is indented, closes a choice, or is empty."""


REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)")
"""Another message that stands within one."""


class Messages:
    """The messages of a language, each parsed when it is first said, with what it refers to.

    `ValueError` for junk or an id that stands twice.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self._waiting: dict[str, str] = {}
        for name, text in sources(language):
            self._add(name, text + "\n")
        self._names = frozenset(self._waiting)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._names))

    def find(self, name: str) -> Any:
        """The message of that name; none if there is none."""
        text = self._waiting.pop(name, None)
        if text is not None:
            resource = FluentResource(text)
            if [type(entry) for entry in resource.body] != [ast.Message]:
                raise ValueError(f"{self.language}: bad syntax in {name!r}: {text!r}")
            self.bundle.add_resource(resource)
            for other in REFERENCE.findall(text):
                self.find(other)
        return self.bundle.get_message(name) if name in self._names else None

    def _add(self, file: str, text: str) -> None:
        """Note which messages a file has, and that it has nothing else."""
        for line in ENTRY.sub("", text).splitlines():
            if line.strip() and not line.startswith("#"):
                raise ValueError(f"{self.language}/{file}: bad syntax: {line!r}")
        for entry in ENTRY.finditer(text):
            if entry[1] in self._waiting:
                raise ValueError(f"{self.language}/{file}: {entry[1]!r} stands twice")
            self._waiting[entry[1]] = entry[0]


messages = lru_cache(Messages)


def sources(language: str) -> Iterator[tuple[str, str]]:
    """The message files of a language, by name."""
    folder = files("gamelib") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")
