"""The rules of a game on one page: each with its id, its sentence, its source and an example."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from markupsafe import Markup

from gamelib.ruling import Rule
from gamelib.speech import Catalog
from gamelib.views import art, frame

Shown = Mapping[str, frame.Frame]
"""rule id -> the moment that shows the rule at work."""


def rules(all_rules: Iterable[Rule], shown: Shown, say: Catalog) -> Markup:
    """Section by section; rulings of this project come last and say why."""
    sections = groupby(all_rules, lambda rule: section(rule, say))
    return Markup('<div class="gl-rules">{}</div>').format(
        Markup("").join(
            Markup('<section><h2>{}</h2><dl class="gl-rulelist">{}</dl></section>').format(
                title, Markup("").join(entry(rule, shown.get(rule.id), say) for rule in group)
            )
            for title, group in sections
        )
    )


def section(rule: Rule, say: Catalog) -> str:
    """The part of the book a rule belongs to."""
    if rule.ruled_here:
        return say.text("rules-own")
    title = say.text("section-" + rule.id.rpartition("-")[0])
    return title[:1].upper() + title[1:]


def entry(rule: Rule, example: frame.Frame | None, say: Catalog) -> Markup:
    """A rule: what it says, where it stands, and an example to unfold."""
    why = f"{rule.id}.why"
    return Markup(
        '<div class="gl-entry" id="{0}" tabindex="-1"><dt><a href="#{0}">{0}</a></dt>'
        "<dd>{1}{2} <cite>{3}</cite>{4}</dd></div>"
    ).format(
        rule.id,
        art.sentence(say.rule(rule)),
        Markup(" {}").format(art.sentence(say.sentence(why))) if say.has(why) else "",
        say.cite(rule),
        unfold(rule, example, say),
    )


def unfold(rule: Rule, example: frame.Frame | None, say: Catalog) -> Markup:
    """An example that shows when asked for: what there is to see, and the picture; if either is."""
    said = seen(rule, say)
    if not said and not example:
        return Markup("")
    words = Markup('<p class="gl-seen">{}</p>').format(said) if said else ""
    stage = Markup('<div class="gl-stage gl-still">{}</div>')
    return Markup("<details><summary>{}</summary>{}{}</details>").format(
        say.text("rules-example"), words, stage.format(frame.html(example)) if example else ""
    )


def seen(rule: Rule, say: Catalog) -> str:
    """What there is to see in the example of a rule that no reason in it tells; else empty."""
    message = f"example-{rule.id}"
    return say.text(message) if say.has(message) else ""


def telling(moments: tuple[frame.Frame, ...], rule: str) -> tuple[frame.Frame, ...]:
    """The last moment of an example that gives the rule as a reason, if there is one."""
    return tuple(moment for moment in moments if f"({rule} " in frame.text(moment))[-1:]


def words(all_rules: Iterable[Rule], say: Catalog) -> str:
    """The rules as text."""
    return "\n".join(f"{rule.id} · {say.rule(rule)} ({say.cite(rule)})" for rule in all_rules)
