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


def front(shelf: Shelf, say: Catalog) -> Markup:
    """What there is to learn, with links to the lessons in the language of the catalog."""
    steps = ("front-one", "front-two", "front-three")
    return Markup(
        '<section lang="{lang}" class="gl-index"><h1>{title}</h1><p class="gl-lead">{lead}</p>'
        '{games}<h2>{how}</h2><ol class="gl-how">{steps}</ol></section>'
    ).format(
        lang=say.language,
        title=say.text("front-title"),
        lead=say.text("front-lead"),
        games=Markup("").join(game(name, lessons, say) for name, lessons in shelf.items()),
        how=say.text("front-try"),
        steps=Markup("").join(Markup("<li>{}</li>").format(say.text(step)) for step in steps),
    )


def game(name: str, lessons: tuple[tuple[str, int], ...], say: Catalog) -> Markup:
    """A game and its lessons."""
    items = Markup("").join(lesson(name, title, minutes, say) for title, minutes in lessons)
    players = f"front-{name}.players"
    return Markup('<article class="gl-game"><h2>{}</h2><p>{}</p>{}{}</article>').format(
        say.text(f"front-{name}"),
        say.text(f"front-{name}.about"),
        Markup('<p class="gl-players">{}</p>').format(say.text(players))
        if say.has(players)
        else "",
        items,
    )


def lesson(game: str, name: str, minutes: int, say: Catalog) -> Markup:
    """A lesson with its link."""
    message = f"front-{game}-{name}"
    go = say.text(GO.get(name.rpartition("-")[2], "front-open"))
    takes = Markup(" <small>{}</small>").format(say.text("front-minutes", minutes=minutes))
    return Markup(
        '<div class="gl-lesson"><h3><a href="{}/{}.ipynb">{}</a></h3><p>{}</p>'
        '<p><a class="gl-go" href="{}/{}.ipynb" aria-label="{}: {}">{}</a>{}</p></div>'
    ).format(
        *(say.language, name, say.text(message), say.text(f"{message}.learn")),
        *(say.language, name, go, say.text(message), go),
        takes if minutes else "",
    )


def words(shelf: Shelf, say: Catalog) -> str:
    """The front page as text."""
    lines = [say.text("front-title"), say.text("front-lead")]
    for name, lessons in shelf.items():
        lines += [say.text(f"front-{name}"), say.text(f"front-{name}.about")]
        lines += [f"- {say.text(f'front-{name}-{title}')}" for title, _ in lessons]
    return "\n".join(lines)
