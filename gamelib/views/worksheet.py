"""A sheet of questions to be printed, each with its picture and room to write; and its key.

It has to be read on paper, perhaps without any colour: a box is a border, a verdict a sign and a
letter, and a rule is cited in words, since paper has no links.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from gamelib.games.cards import Card
from gamelib.questions import Option, Question
from gamelib.ruling import Reason
from gamelib.speech import Catalog
from gamelib.views import art, frame, qr

Asked = tuple[Question, frame.Frame]
"""A question and the picture of its situation."""


@dataclass(frozen=True, slots=True)
class Head:
    """What stands above the questions: a title, which they are, and where else they are asked.

    `topics` only where not everything is asked.
    """

    title: str
    about: str
    topics: tuple[str, ...]
    link: str


def html(asked: Sequence[Asked], head: Head, say: Catalog) -> Markup:
    """The sheet and, on a page of its own, its key."""
    questions = Markup("").join(question(at, *one, say) for at, one in enumerate(asked, 1))
    answers = Markup("").join(key(at, one, say) for at, (one, _) in enumerate(asked, 1))
    return Markup(
        '<section class="gl-sheet-part"><header class="gl-sheet-head-line"><div><h1>{title}</h1>'
        '<p class="gl-about">{about}{topics}</p>{blanks}</div>{code}</header>'
        '<ol class="gl-asked">{questions}</ol>{foot}</section>'
        '<section class="gl-sheet-part gl-key"><h1>{named}</h1><p class="gl-about">{about}{topics}'
        "</p>"
        '<ol class="gl-asked">{answers}</ol>{foot}</section>'
    ).format(
        title=head.title,
        named=say.text("sheet-key", title=head.title),
        about=head.about,
        topics=Markup("<br>{}").format(" · ".join(head.topics)) if head.topics else "",
        blanks=blanks(say),
        code=code(head.link, say),
        questions=questions,
        answers=answers,
        foot=foot(head, say),
    )


def blanks(say: Catalog) -> Markup:
    """Where a name and a date are written."""
    fields = (say.text(f"sheet-{field}") for field in ("name", "date"))
    blank = Markup("<span>{}<i></i></span>")
    return Markup('<p class="gl-blanks">{}</p>').format(Markup("").join(map(blank.format, fields)))


def code(link: str, say: Catalog) -> Markup:
    """The way to the same questions on a screen, to be scanned or typed; nothing without a link."""
    if not link:
        return Markup("")
    return Markup(
        '<figure class="gl-scan">{}<figcaption>{}<br><a href="{}">{}</a></figcaption></figure>'
    ).format(qr.code(link, say.text("sheet-scan")), say.text("sheet-scan"), link, broken(link))


def broken(link: str) -> Markup:
    """An address that may be broken where its parts meet."""
    made = Markup.escape(link)
    for sign in ("/", "?", "&amp;", ","):
        made = made.replace(sign, Markup(f"{sign}<wbr>"))
    return made


def foot(head: Head, say: Catalog) -> Markup:
    """The last line of a part: what it was, so that sheet and key find each other."""
    text = say.text("sheet-end", title=head.title, about=head.about)
    return Markup('<footer class="gl-foot">{}</footer>').format(text)


def question(number: int, asked: Question, picture: frame.Frame, say: Catalog) -> Markup:
    """A question with its picture, its options, and a line for the reason."""
    hint = say.text("ask-several" if asked.multiple else "ask-one")
    letters = say.text("sheet-letters").split()
    options = Markup("").join(
        option(letter, one, asked.multiple, say)
        for letter, one in zip(letters, asked.options, strict=False)
    )
    drawn = any(isinstance(one.shows, Card) for one in asked.options)
    return Markup(
        '<li><div class="gl-no">{}</div><div><p class="gl-ask">{} <small>{}</small></p>{}'
        '<ul class="gl-offered{}">{}</ul><p class="gl-because">{}<i></i></p></div></li>'
    ).format(
        number,
        art.sentence(say.sentence(asked.prompt, **asked.facts)),
        hint,
        frame.html(picture),
        " gl-drawn" if drawn else "",
        options,
        say.text("sheet-because"),
    )


def option(letter: str, one: Option, several: bool, say: Catalog) -> Markup:
    """A choice: a box to tick, its letter, and what it shows."""
    return Markup('<li><span class="gl-tick{}"></span><b>{}</b> {}</li>').format(
        "" if several else " gl-tick-one", letter, shown(one, say)
    )


def shown(one: Option, say: Catalog) -> Markup:
    """What an option shows: words, a card with its owner, or something small."""
    if isinstance(one.shows, str):
        return Markup("<span>{}</span>").format(art.sentence(say.sentence(one.shows, **one.facts)))
    token = say.token(one.shows)
    owner = Markup("<small>{}</small>").format(say.label(one.owner)) if one.owner else ""
    drawn = isinstance(one.shows, Card)
    return Markup("<span>{}{}</span>").format(art.card(token) if drawn else art.chip(token), owner)


def key(number: int, asked: Question, say: Catalog) -> Markup:
    """The answer to a question: which letters are right, and each reason with its letters."""
    letters = say.text("sheet-letters").split()
    right = [letter for letter, one in zip(letters, asked.options, strict=False) if one.right]
    reasons = Markup("").join(
        Markup("<li><b>{} {}</b> {}</li>").format(sign, " ".join(found), said)
        for (sign, said), found in grouped(asked, letters, say).items()
    )
    return Markup(
        '<li><div class="gl-no">{}</div><div><p class="gl-ask"><span class="gl-answer">{}</span> '
        '{}</p><ul class="gl-whys">{}</ul></div></li>'
    ).format(
        number,
        " ".join(right),
        art.sentence(say.sentence(asked.prompt, **asked.facts)),
        reasons,
    )


def grouped(
    asked: Question, letters: Sequence[str], say: Catalog
) -> dict[tuple[str, Markup], list[str]]:
    """Sign and reason -> the letters that it answers; what is right comes first.

    Where the same reason answers wrong ones too, it need not be said again.
    """
    found: dict[tuple[str, Markup], list[str]] = {}
    right, wrong = (frame.SIGNS[mark] for mark in ("legal", "illegal"))
    pairs = zip(letters, asked.options, strict=False)
    for letter, one in sorted(pairs, key=lambda pair: not pair[1].right):
        said = Markup(" ").join(cited(reason, say) for reason in one.reasons)
        if one.right or (right, said) not in found:
            found.setdefault((right if one.right else wrong, said), []).append(letter)
    return found


def cited(reason: Reason, say: Catalog) -> Markup:
    """A reason and where its rule stands, without a link."""
    return Markup('{} <cite class="gl-cite">{} · {}</cite>').format(
        art.sentence(say.why(reason)), reason.rule.id, say.cite(reason.rule)
    )
