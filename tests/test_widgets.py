"""The widgets without a browser: what they accept, what they send, what they say as text."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from markupsafe import Markup

import gamelib
from gamelib.widgets import Ask, Play, ScoreTable, StepThrough
from gamelib.widgets.pieces import unpack
from gamelib.widgets.plain import words

LOCALES = Path(gamelib.__file__).parent / "locales"
STEP_LABELS = {key: key for key in StepThrough.LABELS}
ASK_LABELS = {key: key for key in Ask.LABELS}


def frame(**changes: Any) -> dict[str, Any]:
    return {"html": "<p>t</p>", "text": "Anna led blue 7.", "label": "Anna", "ask": None} | changes


def option(**changes: Any) -> dict[str, Any]:
    return {"html": "B1", "label": "blue 1", "right": True} | changes


def question(**changes: Any) -> dict[str, Any]:
    options = [option(why="It follows."), option(label="red 9", right=False, why="It does not.")]
    return {"html": "", "prompt": "Which?", "multiple": False, "options": options} | changes


def steps(*frames: Any, **changes: Any) -> StepThrough:
    given = {"labels": STEP_LABELS, "lang": "en", "name": "A trick"} | changes
    return StepThrough(list(frames) or [frame()], **given)


def ask(*questions: Any, **changes: Any) -> Ask:
    given = {"labels": ASK_LABELS, "lang": "en", "name": "Your turn"} | changes
    return Ask(list(questions) or [question()], **given)


def test_repr_holds_no_address() -> None:
    assert repr(steps(frame(), frame(), lang="el")) == "StepThrough(frames=2, lang='el')"
    assert repr(ask()) == "Ask(questions=1, lang='en')"


def test_a_reader_without_widgets_gets_every_step_as_text() -> None:
    data, _ = steps(frame(), frame(text="Giulia wins."))._repr_mimebundle_()
    assert data["text/plain"] == "A trick\n\nAnna led blue 7.\n\nGiulia wins."
    assert "application/vnd.jupyter.widget-view+json" in data


def test_a_reader_without_widgets_gets_the_question_and_no_answer() -> None:
    data, _ = ask(question(prompt="<b>Which</b> card &amp; why?"))._repr_mimebundle_()
    assert data["text/plain"] == "Your turn\n\nWhich card & why?\n- blue 1\n- red 9"


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p>One</p><p>two</p>", "One two"),
        ('A <span role="img" aria-label="red 2"><b>2</b>R</span> wins', "A red 2 wins"),
        (
            '<svg role="img" aria-label="Wizard"><path d="M0 0"/><text>Z</text></svg>, then',
            "Wizard, then",
        ),
        ('<svg role="img" aria-label="a"><svg><text>x</text></svg>y</svg>b', "ab"),
    ],
)
def test_words_of_html(html: str, text: str) -> None:
    assert words(html) == text


def test_everything_the_page_needs_travels_and_is_json() -> None:
    prediction = {"prompt": "Who?", "options": [option(html=Markup("<b>A</b>"))]}
    state = steps(frame(ask=prediction), frame(html=Markup("<p>&amp;</p>"))).get_state()
    assert unpack(json.loads(json.dumps(state["frames"])))[0]["ask"] == {
        "prompt": "Who?",
        "options": [{"html": "<b>A</b>", "label": "blue 1", "right": True}],
    }
    assert {type(f["html"]) for f in unpack(state["frames"])} == {str}
    assert state["kind"] == "steps"
    assert ask().get_state()["kind"] == "ask"


def test_script_and_styles_are_sent_once() -> None:
    one, other = steps(), ask()
    assert one.code is other.code
    assert one.get_state()["code"] == f"IPY_MODEL_{one.code.model_id}"
    assert "export default" in one.code.script
    assert "--gl-ink" in one.code.style
    assert len(json.dumps(one.get_state(["_esm"]))) < 3000
    one.code.close()
    assert steps().code.comm is not None


def test_a_frame_travels_packed_and_is_packed_once() -> None:
    card = '<svg class="gl-card"><rect x="1" y="1" width="75" height="107"/></svg>'
    widget = steps(frame(html=card), frame(html=f"<p>{card}</p>"))
    sent = widget.get_state("frames")["frames"]
    assert json.dumps(sent).count("107") == 1
    assert unpack(sent) == widget.frames
    assert widget.get_state("frames")["frames"] is sent
    widget.renew([frame(html=card)])
    assert unpack(widget.get_state("frames")["frames"]) == widget.frames


def test_the_question_of_a_frame_may_be_left_away() -> None:
    bare = frame()
    del bare["ask"]
    assert steps(bare).frames[0]["ask"] is None


def test_start_and_step() -> None:
    widget = steps(frame(), frame(), start=1)
    assert widget.step == 1
    with pytest.raises(ValueError, match="step 2: there are 2 frames"):
        widget.step = 2


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: StepThrough([], STEP_LABELS, "en", "n"), "^frames: at least one is needed"),
        (lambda: steps(start=1), "^step 1: there are 1 frames, counted from 0"),
        (lambda: steps(start=-1), "^step -1"),
        (lambda: steps(start=True), "^step True"),
        (lambda: steps(frame(), frame(picture="x")), "^frame 2: unknown 'picture'"),
        (lambda: steps({"html": ""}), "^frame 1: missing 'text', 'label'"),
        (lambda: steps("frame"), "^frame 1: expected a mapping, not str"),
        (lambda: steps(frame(text=3)), "^frame 1: 'text' cannot be 3"),
        (lambda: steps(frame(ask={"prompt": "Who?"})), "^frame 1, ask: missing 'options'"),
        (
            lambda: steps(frame(ask={"prompt": "Who?", "options": []})),
            "^frame 1, ask, options: at least one",
        ),
        (
            lambda: steps(frame(ask={"prompt": "?", "options": [option(right=False)]})),
            "^frame 1, ask: none of its options is right",
        ),
        (
            lambda: steps(frame(ask={"prompt": "?", "options": [option(right=1)]})),
            "^frame 1, ask, option 1: 'right' cannot be 1",
        ),
        (lambda: Ask([], ASK_LABELS, "en", "n"), "^questions: at least one is needed"),
        (lambda: ask(question(), question(options="B1")), "^question 2: 'options' cannot be"),
        (lambda: ask(question(options=[option()])), "^question 1, option 1: missing 'why'"),
        (
            lambda: ask(question(options=[option(right=False, why="")])),
            "^question 1: none of its options is right",
        ),
        (lambda: ask(lang=""), "^lang: expected some text"),
        (lambda: ask(name=" "), "^name: expected some text"),
        (lambda: ask(labels=STEP_LABELS), "^labels: unknown 'step-first'"),
        (lambda: ask(labels={}), "^labels: missing 'ask-place'"),
    ],
)
def test_a_wrong_shape_is_named(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make()


def messages(lang: str, file: str, *beginnings: str) -> dict[str, set[str]]:
    """The ids of the widgets' words in one language, each with its variables."""
    resource = FluentParser().parse((LOCALES / lang / file).read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: {
            part.expression.id.name
            for part in entry.value.elements
            if isinstance(part, ast.Placeable)
        }
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(beginnings)
    }


@pytest.mark.parametrize("lang", ["en", "el", "it", "ca"])
def test_every_label_has_its_words(lang: str) -> None:
    for file, first, second in (("ui", StepThrough, Ask), ("play", Play, ScoreTable)):
        labels = {**first.LABELS, **second.LABELS}
        beginnings = {f"{key.partition('-')[0]}-" for key in labels}
        said = messages(lang, f"{file}.ftl", *beginnings)
        assert said == {key: set(variables) for key, variables in labels.items()}
