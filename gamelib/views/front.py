"""The front page: the games and their lessons, in one language."""

from __future__ import annotations

from markupsafe import Markup

from gamelib.speech import Catalog

Shelf = dict[str, tuple[tuple[str, int], ...]]
"""game, or another heading -> its pages: names of notebooks, and minutes (0: as long as one likes).
"""


GO = {
    "play": "front-play",
    "practice": "front-practise",
    "rules": "front-look-up",
    "worksheet": "front-print",
    "editor": "front-set-up",
    "links": "front-links",
}
"""What a page is for, by the end of its name: the words of the link to it."""

NEED_PYTHON = {"play", "coach", "editor", "worksheet", "links"}
"""The ends of the names of pages that begin with something Python answers."""


def front(shelf: Shelf, say: Catalog) -> Markup:
    """What there is to learn, with links to the lessons in the language of the catalog."""
    steps = ("front-one", "front-two", "front-three")
    return Markup(
        '<section lang="{lang}" class="gl-index"><h1>{title}</h1><p class="gl-lead">{lead}</p>'
        '{games}<h2>{how}</h2><ol class="gl-how">{steps}</ol>{kept}</section>'
    ).format(
        lang=say.language,
        title=say.text("front-title"),
        lead=say.text("front-lead"),
        games=Markup("").join(game(name, lessons, say) for name, lessons in shelf.items()),
        how=say.text("front-try"),
        steps=Markup("").join(Markup("<li>{}</li>").format(say.text(step)) for step in steps),
        kept=kept(say),
    )


def game(name: str, lessons: tuple[tuple[str, int], ...], say: Catalog) -> Markup:
    """A game and its lessons."""
    items = Markup("").join(lesson(name, title, minutes, say) for title, minutes in lessons)
    said = f"front-{name}.players"
    players = Markup('<p class="gl-players">{}</p>').format(say.text(said)) if say.has(said) else ""
    return Markup('<article class="gl-game"><h2>{}</h2><p>{}</p>{}{}</article>').format(
        say.text(f"front-{name}"),
        say.text(f"front-{name}.about"),
        players,
        items,
    )


def lesson(game: str, name: str, minutes: int, say: Catalog) -> Markup:
    """A lesson with its link."""
    message = f"front-{game}-{name}"
    kind = name.rpartition("-")[2]
    go = say.text(GO.get(kind, "front-open"))
    takes = Markup(" <small>{}</small>").format(say.text("front-minutes", minutes=minutes))
    return Markup(
        '<div class="gl-lesson"><h3><a href="{}/{}.ipynb">{}</a></h3><p>{}</p>{}'
        '<p><a class="gl-go" href="{}/{}.ipynb" aria-label="{}: {}">{}</a>{}</p>{}</div>'
    ).format(
        *(say.language, name, say.text(message), say.text(f"{message}.learn")),
        progress(name, say) if minutes else "",
        *(say.language, name, go, say.text(message), go),
        takes if minutes else "",
        needs(say) if kind in NEED_PYTHON else "",
    )


def needs(say: Catalog) -> Markup:
    """What is shown of it in a copy of the pages without Python."""
    return Markup('<p class="gl-needs">{}</p>').format(say.text("front-needs-python"))


def progress(name: str, say: Catalog) -> Markup:
    """Room for how much of a lesson has been done. Only the visitor's browser knows."""
    go_on = "front-go-on-game" if name.endswith("-play") else "front-go-on"
    return Markup(
        '<p class="gl-progress" hidden data-lesson="{}" data-waiting="{}" data-words="{}" '
        'data-go-on="{}"><progress aria-hidden="true"></progress><span></span></p>'
    ).format(
        name,
        say.text("front-waiting"),
        say.text("front-progress", done="{done}", of="{of}"),
        say.text(go_on),
    )


def kept(say: Catalog) -> Markup:
    """Where what a visitor has done is kept, and how it is forgotten."""
    words = ("private", "forget", "forget-sure", "forget-sure", "forget-no", "forget-yes")
    return Markup(
        '<div class="gl-kept"><p>{}</p>'
        '<button type="button" class="gl-button gl-forget">{}</button>'
        '<div class="gl-sure" role="group" aria-label="{}" hidden><p>{}</p>'
        '<button type="button" class="gl-button gl-main">{}</button> '
        '<button type="button" class="gl-button">{}</button></div>'
        '<p class="gl-forgotten" role="status" data-words="{}"></p></div>'
    ).format(*(say.text(f"front-{word}") for word in words), say.text("front-forgotten"))


def words(shelf: Shelf, say: Catalog) -> str:
    """The front page as text."""
    lines = [say.text("front-title"), say.text("front-lead")]
    for name, lessons in shelf.items():
        lines += [say.text(f"front-{name}"), say.text(f"front-{name}.about")]
        lines += [f"- {say.text(f'front-{name}-{title}')}" for title, _ in lessons]
    return "\n".join(lines)
