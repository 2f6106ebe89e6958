"""One position is one line: `key=value&key=value`, readable, and fit to be a link's query."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from urllib.parse import quote, unquote

from gamelib.ruling import Reason, Refused, Rule, because
from gamelib.signs import unseen, visible

LONGEST = 4000
"""Characters; the longest real position (six players, ten cards each) needs about 300."""
FOREIGN = re.compile(r"token|at|fbclid|gclid|utm_\w+|voila-\w+")
"""What a server, a page, or a site that passed a link on adds to it; it says nothing here."""
LONGEST_FIELD = 300
"""Characters of a field that holds a part of it."""


class Input(Rule):
    """What can be wrong with a line that somebody typed or a link brought."""

    UNKNOWN_CARD = "INPUT-CARD"
    """A part of the line is no card of this game."""
    DECLARATION = "INPUT-DECLARATION"
    """A card is declared to be something, but it cannot be, or not before it is played."""
    COPIES = "INPUT-COPIES"
    """A card stands more often than the deck holds it, on the table and in hands together."""
    TOO_MANY_CARDS = "INPUT-TRICK"
    """A trick has more cards than there are players."""
    PLAYERS = "INPUT-PLAYERS"
    """The game is not for that number of players."""
    EMPTY = "INPUT-EMPTY"
    """There is nothing to rule on: no card on the table and none in a hand."""
    UNKNOWN_TRUMP = "INPUT-TRUMP"
    """The trump is neither a suit of this game nor `none`."""
    HANDS = "INPUT-HANDS"
    """The hands do not fit the players or the tricks."""
    UNKNOWN_KEY = "INPUT-KEY"
    """The line has a key that means nothing here, or the same key twice, or a part without `=`."""
    TOO_LONG = "INPUT-LENGTH"
    """The line is longer than any position can be."""
    ACTION = "INPUT-ACTION"
    """What was done is nothing that anybody can do in this game."""
    ROUND = "INPUT-ROUND"
    """The game has no round of that number."""
    SEAT = "INPUT-SEAT"
    """There is no player at that place."""
    BIDS = "INPUT-BIDS"
    """The bids do not fit the players, or stand out of order."""
    VARIANT = "INPUT-VARIANT"
    """There is no variant of that name."""
    PAD = "INPUT-PAD"
    """The pad's line does not fit the players."""
    NAME = "INPUT-NAME"
    """What was typed cannot be a player's name."""
    NAMES = "INPUT-NAMES"
    """A name on the pad is missing, too long, or there twice."""
    OPTION = "INPUT-OPTION"
    """What was typed is nothing that can be chosen."""
    SIGN = "INPUT-SIGN"
    """A part of the line is encoded so that it says nothing, or has a sign that nobody sees."""
    GAME = "INPUT-GAME"
    """The line does not say which game it is about, or names one that is not here."""
    LANGUAGE = "INPUT-LANGUAGE"
    """The lessons do not speak that language."""
    STEP = "INPUT-STEP"
    """The course of play has no such step."""


def wrong(rule: Input, case: str, **facts: object) -> Refused:
    """The error for a bad part of the line."""
    return Refused(because(rule, case, **facts))


WRITTEN = ("option-unknown", "option-level", "unknown-trump", "unknown-variant")
"""Cases that name what could be written."""


def pressed(refused: Refused) -> Refused:
    """The same error where it is chosen with buttons: they do not say what a link would."""
    reason = refused.reason
    if reason.case not in WRITTEN:
        return refused
    return Refused(Reason(Input.OPTION, "option-pressed", reason.facts))


def fields(line: str, keys: tuple[str, ...]) -> dict[str, str]:
    """Split a line into its fields; values may be percent-encoded, as in a link.

    `Refused` for unknown or repeated keys, signs that nobody sees, and endless lines.

    >>> fields("trump=R&trick=W,B7", ("trump", "trick"))
    {'trump': 'R', 'trick': 'W,B7'}
    """
    named = {key.lower(): key for key in keys}
    found: dict[str, str] = {}
    for part, name, value in parts(line, keys):
        key = named.get(name)
        if key is None:
            raise wrong(Input.UNKNOWN_KEY, "unknown-key", part=part, right=" ".join(keys))
        found[key] = value
    return found


def joined(values: Mapping[str, str]) -> str:
    """The line that `fields` splits into these values again; empty values are left out.

    >>> joined({"trick": "W,B7/J", "pad": "50 %", "hand": ""})
    'trick=W,B7/J&pad=50 %25'
    """
    told = ((quote(key), quote(value, safe=PLAIN)) for key, value in values.items() if value)
    return "&".join(f"{key}={value}" for key, value in told)


def filled(values: Mapping[str, str]) -> str:
    """The line of what stands in fields, each under its key; empty ones are left out.

    `Refused`, with the `key` of the field, for text that is too long or has a sign that nobody
    sees.

    >>> filled({"trick": " W,B7", "hand": "50 % & <b>", "bids": ""})
    'trick=W,B7&hand=50 %25 %26 <b>'
    """
    made = []
    for key, value in values.items():
        text = value.strip()
        line = text.replace("%", "%25").replace("&", "%26")
        if len(line) > LONGEST_FIELD:
            part, most = visible(text[:20]), LONGEST_FIELD
            raise wrong(Input.TOO_LONG, "field-long", part=part, most=most, key=key)
        if visible(text) != text:
            raise hidden(text, text, key)
        made += [f"{key}={line}"] if line else []
    return "&".join(made)


def readable(line: str) -> str:
    """A line to be read and mended: signs in place of codes in its values, if that tells the same.

    >>> readable("trick=%CE%96%207%3D,%26%E2%80%8B&hand=%zz")
    'trick=Ζ 7=,%26%E2%80%8B&hand=%zz'
    """
    cut = (part.partition("=") for part in line.split("&"))
    return "&".join(key + equals + CODES.sub(_signs, value) for key, equals, value in cut)


def _signs(codes: re.Match[str]) -> str:
    try:
        signs = unquote(codes[0], errors="strict")
    except UnicodeDecodeError:
        return codes[0]
    return "".join(quote(c) if c in "%&+" or unseen(c) else c for c in signs)


def told(line: str, keys: tuple[str, ...] = ("game",)) -> dict[str, str]:
    """Whatever a line tells, whichever game it is for: key -> value.

    `keys` are some that it may have; a part without value is answered with one of them.
    """
    return {name: value for _, name, value in parts(line, keys)}


PLAIN = "/,:;.-?_~ "
"""Signs that stand in a line as they are; a link has `%20` for the blank."""
UNENCODED = re.compile("%(?![0-9A-Fa-f]{2})")
CODES = re.compile("(?:%[0-9A-Fa-f]{2})+")


def parts(line: str, keys: tuple[str, ...]) -> Iterator[tuple[str, str, str]]:
    """Each part of a line, decoded: the whole, its key in small letters, its value."""
    if len(line) > LONGEST:
        raise wrong(Input.TOO_LONG, "too-long", length=len(line), longest=LONGEST)
    seen: set[str] = set()
    for part in filter(None, (part.strip() for part in line.split("&"))):
        name, equals, value = part.partition("=")
        name = decoded(name, part, "").strip().lower()
        if not equals:
            raise valueless(part, name, keys)
        if name in seen:
            raise wrong(Input.UNKNOWN_KEY, "repeated-key", part=visible(part))
        seen.add(name)
        value = decoded(value, part, name).strip()
        yield decoded(part, part, name), name, value


def valueless(part: str, name: str, keys: Iterable[str]) -> Refused:
    """The error for a part without `=`: it shows how its key, or else the first one, is written."""
    first, *others = keys
    right = next((key for key in (first, *others) if key.lower() == name), first)
    return wrong(Input.UNKNOWN_KEY, "no-value", part=visible(part), right=right)


def decoded(text: str, part: str, key: str) -> str:
    """Text out of a link; `Refused` names the part that is badly encoded, or hides something."""
    plain = unquoted(text, part)
    if visible(plain) != plain:
        raise hidden(plain, unquote(part), key)
    return plain


def unquoted(text: str, part: str) -> str:
    """Text out of a link, whatever it says; `Refused` names the part that is badly encoded."""
    if UNENCODED.search(text):
        raise wrong(Input.SIGN, "bad-percent", part=visible(part))
    try:
        return unquote(text, errors="strict")
    except UnicodeDecodeError:
        raise wrong(Input.SIGN, "bad-bytes", part=visible(part)) from None


def hidden(text: str, part: str, key: str) -> Refused:
    """The error for text with a sign that nobody sees: the sign by its number in Unicode."""
    sign = next(filter(unseen, text))
    name = f"U+{ord(sign):04X}"
    return wrong(Input.SIGN, "unseen", part=visible(part), sign=name, key=key)


def whole(text: str, key: str, allowed: range, rule: Input = Input.PLAYERS) -> int:
    """A whole number in plain digits within `allowed`; `Refused` otherwise."""
    plain = text.isascii() and text.isdigit() and len(text) < 4
    if not plain or int(text) not in allowed:
        right = f"{allowed[0]}–{allowed[-1]}"
        raise wrong(rule, key, part=text, right=right)
    return int(text)
