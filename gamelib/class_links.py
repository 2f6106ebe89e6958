"""The links that a class gets: to Binder, to a server, and to a copy that needs neither.

>>> made = links("owner/lessons", "v1.0", "en/wizard", site="https://owner.example/lessons")
>>> print(made.binder)
https://mybinder.org/v2/gh/owner/lessons/v1.0?urlpath=voila%2Frender%2Fnotebooks%2Fen%2Fwizard.ipynb
>>> print(made.site)
https://owner.example/lessons/en/wizard.html
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl, quote, urlencode

from gamelib import address, coaching, explain, series, worksheet
from gamelib.games.notation import FOREIGN, Input, filled, joined, pressed, told, wrong
from gamelib.playing import Sitting
from gamelib.publish import lessons_folder
from gamelib.ruling import Refused
from gamelib.speech import LANGUAGES, Catalog, Sentence
from gamelib.subjects import SUBJECTS
from gamelib.views import class_links as view
from gamelib.views import frame
from gamelib.views.front import Shelf

BINDER = "https://mybinder.org/v2/gh"
OWNER_AND_NAME = re.compile("[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})/[A-Za-z0-9._-]{1,100}")
TAG = re.compile("[A-Za-z0-9][A-Za-z0-9._/-]{0,99}")
PLACE = re.compile(r"\d{1,3}(?:\.[\w-]{1,40})?")
"""Which thing on a page, and which step or place of it."""
EVERYWHERE = ("at", "lang")
"""What the link of any page can say, but that rules are one thing without places."""
FIRST = "wizard"
"""The game of a position that names none."""
BRANCHES = ("main", "master", "head", "develop", "trunk", "gh-pages")
"""What moves on: a link to it is another one tomorrow."""

DEFAULTS: Mapping[str, str] = {
    "repository": "",
    "tag": "",
    "language": "en",
    "game": "wizard",
    "page": "wizard",
    "line": "",
    "site": "",
    "server": "",
}
"""The parts of the form, and what they are if nothing is said."""


@dataclass(frozen=True, slots=True)
class Links:
    """The same page in up to three ways; a way that was not asked for is empty."""

    binder: str = ""
    server: str = ""
    site: str = ""


def links(
    repository: str, tag: str, lesson: str, line: str = "", site: str = "", server: str = ""
) -> Links:
    """The links to a lesson, such as `en/wizard`, and perhaps what stands behind their `?`.

    repository: `owner/name` on GitHub, or its address; empty for no Binder link. tag: of a version,
    not a branch. site: address of the exported pages; server: of a running `gamelib serve`.
    `Refused` names what is wrong, and its fact `field` the part that it stands in.
    """
    page = known_page(lesson)
    query = known_query(line, page)
    more = f"?{query}" if query else ""
    binder = ""
    if repository or not (site or server):
        path = quote(f"voila/render/notebooks/{page}.ipynb{more}", safe="")
        binder = f"{BINDER}/{known_repository(repository)}/{known_tag(tag)}?urlpath={path}"
    ways = (at(server, "server", f"voila/render/{page}.ipynb"), at(site, "site", f"{page}.html"))
    return Links(binder, *(f"{way}{more}" if way else "" for way in ways))


def at(root: str, field: str, page: str) -> str:
    """A page below an address; nothing below none."""
    try:
        found = worksheet.lessons_at(series.plain(root, field, worksheet.LONGEST_ADDRESS))
    except Refused as refused:
        raise wrong(Input.OPTION, "option-address", part=root[:40], field=field) from refused
    return found and f"{found.removesuffix('/voila/render')}/{page}"


def known_repository(text: str) -> str:
    """`owner/name`, from that or from its address on GitHub."""
    plain = series.plain(text, "repository", 200)
    name = re.sub(r"^(https?://)?(www\.)?github\.com/", "", plain).removesuffix("/")
    name = name.removesuffix(".git")
    if not plain:
        raise wrong(Input.OPTION, "option-no-repository", field="repository")
    if not OWNER_AND_NAME.fullmatch(name) or name.endswith(("/.", "/..")):
        raise wrong(Input.OPTION, "option-repository", part=plain[:60], field="repository")
    return name


def known_tag(text: str) -> str:
    """A tag, fit for a link; no branch."""
    plain = series.plain(text, "tag", 100)
    if not plain:
        raise wrong(Input.OPTION, "option-no-tag", field="tag")
    if plain.lower() in BRANCHES:
        raise wrong(Input.OPTION, "option-branch", part=plain, field="tag")
    if not TAG.fullmatch(plain) or ".." in plain or "//" in plain or plain[-1] in "./":
        raise wrong(Input.OPTION, "option-tag", part=plain[:60], field="tag")
    return quote(plain, safe="")


def known_page(lesson: str) -> str:
    """A lesson's language and page; there has to be such a one."""
    path = series.plain(lesson, "page", 100).removesuffix(".ipynb")
    language, _, page = path.partition("/")
    known = language in LANGUAGES and re.fullmatch("[a-z]+(?:-[a-z]+)*", page)
    folder = lessons_folder()
    if not known or (folder.is_dir() and not (folder / f"{path}.ipynb").is_file()):
        raise wrong(Input.OPTION, "option-page", part=path[:60], field="page")
    return path


def known_query(line: str, page: str) -> str:
    """What stands behind the `?` of a link, written in one way, if the page itself can read it."""
    try:
        return opening(line.strip().removeprefix("?"), page)
    except Refused as refused:
        raise series.within(refused, "line") from refused


def opening(text: str, page: str) -> str:
    """The query that opens a page. `Refused` for one that the page would refuse, or not heed."""
    language, _, name = page.partition("/")
    say, (game, _, kind) = Catalog(language), name.rpartition("-")
    if name == "editor" and address.meant(text):
        there = address.parse(text if address.names_game(text) else f"game={FIRST}&{text}")
        explain.moments(there, say)
        return str(there)
    if kind == "play" and game in SUBJECTS:
        return begun(text, game, say)
    keys, read = opened_by(name, say)
    found = told(text.replace("+", "%20"), (*keys, *EVERYWHERE))
    made = joined({key: found[key] for key in found if key in (*keys, *EVERYWHERE)})
    given = address.linked(text, *keys, *EVERYWHERE)
    address.language(given.pop("lang", ""))
    if kind == "rules" and "at" in found:
        raise wrong(Input.UNKNOWN_KEY, "unknown-key", part="at", right="lang")
    if not PLACE.fullmatch(found.get("at", "1")):
        raise wrong(Input.STEP, "place", part=found["at"])
    if given:
        read(given)
    return made.replace(" ", "%20")


def opened_by(name: str, say: Catalog) -> tuple[tuple[str, ...], Callable[[dict[str, str]], Any]]:
    """What the link of a page can say, and what the page makes of it."""
    game, _, kind = name.rpartition("-")
    if kind == "practice" and game in SUBJECTS:
        return series.KEYS, lambda given: series.read(game, given)
    if kind == "coach" and game in coaching.EDITIONS:
        return coaching.keys(game), lambda given: coaching.read(game, filled(given))
    if name == "worksheet":
        # Its form would leave out topics of another game, which a link does not name for nothing.
        return tuple(worksheet.DEFAULTS), worksheet.read
    if name == "class-links":
        return tuple(DEFAULTS), lambda given: given  # its fields may be filled in in part
    if name in SUBJECTS and (values := SUBJECTS[name].values):
        return ("values",), lambda given: values(say).bring(given["values"])
    return (), lambda given: given


def begun(text: str, game: str, say: Catalog) -> str:
    """The query of a game: an option of which several can be chosen may stand there again."""
    picture = frame.Frame("", Sentence(()), (), ())
    sitting = Sitting(SUBJECTS[game].playable, say, picture, lambda frames: frames)
    if text:
        sitting.check(text)
    for part in text.split("&"):
        found = told(part, tuple(sorted(sitting.known)))
        address.language(found.get("lang", ""))
    own = [(key, value) for key, value in parse_qsl(text) if not FOREIGN.fullmatch(key.lower())]
    return urlencode(own, safe=":/").replace("+", "%20")


# The form ----------------------------------------------------------------------------------------


def fields(say: Catalog, shelf: Shelf) -> list[dict[str, Any]]:
    """The fields of the form, in the words of a language; the pages are those on the shelf."""

    def field(key: str, kind: str = "text", options: Any = None) -> dict[str, Any]:
        label = say.text(f"class-{key}")
        return {"key": key, "kind": kind, "label": label, "options": options}

    tongues = [{"value": t, "label": say.text(f"language-{t}"), "lang": t} for t in LANGUAGES]
    games = [{"value": game, "label": say.text(f"front-{game}")} for game in shelf]
    pages = [
        {"value": page, "label": say.text(f"front-{game}-{page}"), "of": game}
        for game, lessons in shelf.items()
        for page, _ in lessons
    ]
    return [
        *(field("repository"), field("tag"), field("language", "one", tongues)),
        *(field("game", "one", games), {**field("page", "one", pages), "by": "game"}),
        field("line"),
        *(field("site"), field("server")),
    ]


def standing(given: Mapping[str, Any], shelf: Shelf) -> dict[str, str]:
    """What stands in the fields at first: a page brings its game, and a game its first page."""
    games = {page: game for game, lessons in shelf.items() for page, _ in lessons}
    game = str(given.get("game", games.get(str(given.get("page")), DEFAULTS["game"])))
    first = shelf[game][0][0] if game in shelf else DEFAULTS["page"]
    own = {**DEFAULTS, "game": game, "page": first}
    return {key: str(given.get(key, value)) for key, value in own.items()}


def make(
    given: Mapping[str, Any], say: Catalog, shelf: Shelf, refuse: Callable[[Refused], str]
) -> dict[str, Any]:
    """The links that the form describes, or what is wrong with which of its fields."""
    told = standing(given, shelf)
    try:
        language = worksheet.one_of(told["language"], "language", LANGUAGES)
        own = [page for page, _ in shelf[worksheet.one_of(told["game"], "game", shelf)]]
        page = worksheet.one_of(told["page"], "page", own)
        query = urlencode(told)
        if not (told["repository"] or told["site"] or told["server"]):
            return {"html": str(view.nothing(say)), "query": query}
        ways = (told["repository"], told["tag"], f"{language}/{page}")
        made = links(*ways, told["line"], told["site"], told["server"])
    except Refused as refused:
        field = refused.reason["field"]
        return {"problems": {field: refuse(refused if field == "line" else pressed(refused))}}
    title = Catalog(told["language"]).text(f"front-{told['game']}-{page}")
    shown = view.sheet(title, vars_of(made), Catalog(told["language"]))
    return {"html": str(shown), "query": query, "said": say.text("class-ready")}


def vars_of(made: Links) -> dict[str, str]:
    """The links that there are, the safest first."""
    ways = {"site": made.site, "server": made.server, "binder": made.binder}
    return {name: link for name, link in ways.items() if link}
