"""The links of a lesson for a class: each to be clicked, typed, or pointed a telephone at."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from gamelib.speech import Catalog
from gamelib.views import qr


def sheet(title: str, ways: Mapping[str, str], say: Catalog) -> Markup:
    """A sheet with every way to a lesson: its link, its code, and how long one waits."""
    parts = Markup("").join(way(name, link, say) for name, link in ways.items())
    return Markup('<article class="gl-ways" lang="{}"><h3>{}</h3>{}</article>').format(
        say.language, title, parts
    )


def way(name: str, link: str, say: Catalog) -> Markup:
    """One way to a lesson."""
    title = say.text(f"class-way-{name}")
    return Markup(
        '<section class="gl-way"><div class="gl-way-code">{}</div><div><h4>{}</h4><p>{}</p>'
        '<p class="gl-way-link"><a href="{}" target="_blank" rel="noopener">{}</a></p>'
        "</div></section>"
    ).format(
        qr.code(link, say.text("class-code", way=title)),
        title,
        say.text(f"class-way-{name}.wait"),
        link,
        link,
    )


def nothing(say: Catalog) -> Markup:
    """What to do before there is any link."""
    return Markup('<p class="gl-nudge">{}</p>').format(say.text("class-nothing"))
