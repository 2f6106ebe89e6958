"""The widgets in a real browser, on a static page: there is no kernel, and none is missed.

What a kernel would send stands in the page as JSON, and the models are of a few methods.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

import gamelib
from gamelib.widgets import Ask, StepThrough

LOCALES = Path(gamelib.__file__).parent / "locales"
SETTLED = 700  # ms: a little more than the page waits before it speaks

SHIM = """
const model = (data, on = {}) => ({
  get: (name) => data[name],
  set(name, value) { data[name] = value; (on[`change:${name}`] ?? []).forEach((act) => act()); },
  save_changes() { throw new Error("the kernel is dead"); },
  on(event, act) { (on[event] ??= []).push(act); },
  widget_manager: { get_model: async (id) => model(codes[id]) },
});
const said = (id) => JSON.parse(document.getElementById(id).textContent);
const codes = said("codes");
const url = URL.createObjectURL(new Blob([said("loader")], { type: "text/javascript" }));
const widget = (await import(url)).default;
for (const data of said("data")) {
  const el = document.body.appendChild(document.createElement("div"));
  await widget.render({ model: model(data), el });
}
window.spoken = [];
for (const live of document.querySelectorAll("[aria-live]"))
  new MutationObserver(() => live.textContent && window.spoken.push(live.textContent))
    .observe(live, { childList: true });
"""


def labels(kind: type[StepThrough] | type[Ask], lang: str) -> dict[str, str]:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / lang / "ui.ftl").read_text("utf-8")))

    def words(key: str, variables: tuple[str, ...]) -> str:
        pattern = bundle.get_message(key).value
        return str(bundle.format_pattern(pattern, {v: f"{{{v}}}" for v in variables})[0])

    return {key: words(key, variables) for key, variables in kind.LABELS.items()}


def card(value: str) -> str:
    return (
        f'<svg class="gl-card" width="78" height="110" viewBox="0 0 78 110" role="img" '
        f'aria-label="{value}"><rect x="1.5" y="1.5" width="75" height="107" rx="11" '
        f'fill="var(--gl-surface)" stroke="var(--gl-line)"/><text x="10" y="27" '
        f'font-size="21" fill="currentColor">{value}</text></svg>'
    )


PLAYS = [("Anna", "B7", "Anna"), ("Nikos", "B13", "Nikos"), ("Giulia", "R2", "Giulia")]


def frames(count: int = 4) -> list[dict[str, Any]]:
    return [frame(i) for i in range(count)]


def frame(i: int) -> dict[str, Any]:
    name, played, winner = PLAYS[i % 3]
    html = (
        f'<div class="gl-body"><div class="gl-table" style="min-height:160px">{card(played)}</div>'
        f'<div class="gl-why"><h4>Why {winner} is winning</h4><p>Because of rule {i + 1}.</p>'
        f'<a href="#">WIZ-WIN-0{i + 1}</a></div></div>'
    )
    options = [{"html": n, "label": n, "right": n == winner} for n, _, _ in PLAYS]
    ask = {"prompt": "Who is winning now?", "options": options} if i else None
    text = f"{name} plays {played}. {winner} is winning."
    return {"html": html, "text": text, "label": f"{name}: {played}", "ask": ask}


def step_through(count: int = 4, lang: str = "en", **more: Any) -> StepThrough:
    return StepThrough(frames(count), labels(StepThrough, lang), lang, "A trick", **more)


CARDS = [("B1", True, "It follows blue."), ("W", True, "A Wizard may always be played.")]
CARDS += [("R9", False, "Pau still holds a blue card."), ("G12", False, "Pau can follow blue.")]


def ask(lang: str = "en") -> Ask:
    cards = [{"html": card(c), "label": c, "right": right, "why": why} for c, right, why in CARDS]
    names = [
        {"html": name, "label": name, "right": name == "Giulia", "why": f"About {name}."}
        for name in ("Anna", "Nikos", "Giulia")
    ]
    which = {"html": "", "prompt": "Which may Pau play?", "multiple": True, "options": cards}
    who = {"html": card("B7"), "prompt": "Who wins?", "multiple": False, "options": names}
    return Ask([which, who], labels(Ask, lang), lang, "Your turn")


def script(data: object) -> str:
    return json.dumps(data).replace("<", "\\u003c")


def page_of(*widgets: StepThrough | Ask) -> str:
    data = [
        {key: value for key, value in w.get_state().items() if not key.startswith("_")}
        for w in widgets
    ]
    codes = {w.code.model_id: w.code.get_state(["script", "style"]) for w in widgets}
    return f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Widgets</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{{margin:0;padding:12px;background:var(--gl-paper)}}</style><body>
<script type="application/json" id="loader">{script(widgets[0]._esm)}</script>
<script type="application/json" id="codes">{script(codes)}</script>
<script type="application/json" id="data">{script(data)}</script>
<script type="module">{SHIM}</script></body></html>"""


Open = Callable[..., Page]


@pytest.fixture
def opened(browser: Browser, tmp_path: Path) -> Iterator[Open]:
    """Opens a page of widgets; a script error or a request to elsewhere fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def on_request(url: str) -> None:
        if not url.startswith(("file:", "blob:", "data:")):
            faults.append(url)

    def open_page(*widgets: StepThrough | Ask, **context: Any) -> Page:
        file = tmp_path / "widgets.html"
        file.write_text(page_of(*widgets), "utf-8")
        contexts.append(browser.new_context(**context))
        page = contexts[-1].new_page()
        page.set_default_timeout(5000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda m: faults.append(m.text) if m.type == "error" else None)
        page.on("request", lambda request: on_request(request.url))
        page.goto(file.as_uri())
        page.wait_for_function("window.spoken")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults


def named(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def place(page: Page) -> Locator:
    return page.locator(".gl-steps-stage .gl-count")


def spoken(page: Page) -> list[str]:
    """What was said since it was last asked, at least one thing."""
    page.wait_for_function("spoken.length")
    page.wait_for_timeout(SETTLED)
    said: list[str] = page.evaluate("window.spoken.splice(0)")
    return said


def focused(page: Page) -> str:
    name: str = page.evaluate(
        "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
    )
    return name


def test_buttons_step_and_speak(opened: Open) -> None:
    page = opened(step_through())
    expect(place(page)).to_have_text("Step 1 of 4")
    assert page.evaluate("spoken") == []
    named(page, "Next").click()
    expect(place(page)).to_have_text("Step 2 of 4")
    expect(page.locator(".gl-why h4")).to_have_text("Why Nikos is winning")
    assert spoken(page) == ["Nikos plays B13. Nikos is winning."]
    named(page, "Last step").click()
    expect(place(page)).to_have_text("Step 4 of 4")
    named(page, "Back").click()
    expect(place(page)).to_have_text("Step 3 of 4")
    named(page, "First step").click()
    expect(place(page)).to_have_text("Step 1 of 4")
    assert spoken(page)
    last, back = (named(page, each).element_handle() for each in ("Last step", "Back"))
    # In one task, so that it does not matter how slow the machine is.
    page.evaluate("all => all.forEach(each => each.click())", [last, back, back])
    expect(place(page)).to_have_text("Step 2 of 4")
    assert len(spoken(page)) == 1
    named(page, "Step 3: Giulia: R2").click()
    expect(place(page)).to_have_text("Step 3 of 4")
    expect(named(page, "Step 3: Giulia: R2")).to_have_attribute("aria-current", "step")
    assert page.locator("[aria-current]").count() == 1


def test_the_stage_has_a_name_and_its_language(opened: Open) -> None:
    page = opened(step_through(lang="el"), ask("ca"))
    stage = page.get_by_role("group", name="A trick")
    expect(stage).to_have_attribute("lang", "el")
    expect(page.get_by_role("group", name="Your turn")).to_have_attribute("lang", "ca")
    expect(named(page, "Επόμενο")).to_be_visible()
    expect(place(page)).to_have_text("Βήμα 1 από 4")
    ids = page.evaluate("[...document.querySelectorAll('div[id]')].map((node) => node.id)")
    assert len(ids) == len(set(ids))


def test_arrow_keys_go_one_step_wherever_the_focus_is(opened: Open) -> None:
    page = opened(step_through(5))
    stops = [named(page, "Next"), page.get_by_role("slider"), named(page, "Step 1: Anna: B7")]
    for stop in stops:
        stop.focus()
        page.keyboard.press("ArrowRight")
        expect(place(page)).to_have_text("Step 2 of 5")
        page.keyboard.press("End")
        expect(place(page)).to_have_text("Step 5 of 5")
        page.keyboard.press("ArrowLeft")
        expect(place(page)).to_have_text("Step 4 of 5")
        page.keyboard.press("Alt+ArrowLeft")
        page.keyboard.press("Home")
        expect(place(page)).to_have_text("Step 1 of 5")
    assert focused(page) == "Step 1: Anna: B7"


def test_no_key_reaches_the_shortcuts_of_lab(opened: Open) -> None:
    page = opened(step_through(), ask())
    named(page, "Predict first").click()
    named(page, "Next").first.click()
    page.get_by_role("checkbox", name="B1").click()
    named(page, "Check").click()
    # Lab looks at the focused element itself first: one on the section would come too late.
    loud = """[...document.querySelectorAll("button, input, summary, [tabindex]")]
      .filter((node) => node.dataset.lmSuppressShortcuts !== "true").length"""
    assert page.evaluate(loud) == 0


def test_keys_outside_are_left_alone(opened: Open) -> None:
    page = opened(step_through())
    page.keyboard.press("ArrowRight")
    expect(place(page)).to_have_text("Step 1 of 4")


def test_focus_never_falls_to_the_top(opened: Open) -> None:
    page = opened(step_through(2))
    named(page, "Next").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert focused(page) == "Next"
    expect(named(page, "Next")).to_have_attribute("aria-disabled", "true")
    page.locator(".gl-why a").focus()
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "Next"


def test_dragging_the_slider_speaks_once(opened: Open) -> None:
    page = opened(step_through(40))
    box = page.get_by_role("slider").bounding_box()
    assert box
    y = box["y"] + box["height"] / 2
    page.clock.install(time=0)
    page.clock.pause_at(1000)  # however slow the machine, it is one movement
    page.mouse.move(box["x"] + 8, y)
    page.mouse.down()
    for at in range(1, 41):
        page.mouse.move(box["x"] + 8 + at * (box["width"] - 10) / 40, y)
        page.clock.run_for(10)
    page.mouse.up()
    expect(place(page)).to_have_text("Step 40 of 40")
    page.clock.run_for(1000)
    assert len(spoken(page)) == 1
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "Step 40 of 40")


def test_play_runs_to_the_end_and_speaks_there(opened: Open) -> None:
    page = opened(step_through(3))
    named(page, "Play").click()
    assert focused(page) == "Pause"
    expect(place(page)).to_have_text("Step 2 of 3")
    expect(place(page)).to_have_text("Step 3 of 3")
    expect(named(page, "Play")).to_be_visible()
    assert spoken(page) == ["Giulia plays R2. Giulia is winning."]
    named(page, "Play").click()
    expect(place(page)).to_have_text("Step 1 of 3")
    named(page, "Pause").click()
    page.wait_for_timeout(2000)
    expect(place(page)).to_have_text("Step 1 of 3")


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    session = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    send("touchStart", start)
    for i in range(1, 11):
        send("touchMove", *[(s + (e - s) * i / 10, t + (f - t) * i / 10)
                            for (s, t), (e, f) in [(start, end)]])  # fmt: skip
        page.wait_for_timeout(16)
    send("touchEnd")


PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_touch_swipes_drags_and_scrolls(opened: Open) -> None:
    page = opened(step_through(6), ask(), **PHONE)
    box = page.locator(".gl-table").bounding_box()
    assert box
    x, y = box["x"], box["y"] + 80
    drag(page, (x + 250, y), (x + 60, y + 10))
    expect(place(page)).to_have_text("Step 2 of 6")
    drag(page, (x + 60, y), (x + 250, y))
    expect(place(page)).to_have_text("Step 1 of 6")
    slider = page.get_by_role("slider").bounding_box()
    assert slider
    middle = slider["y"] + slider["height"] / 2
    drag(page, (slider["x"] + 8, middle), (slider["x"] + slider["width"] - 4, middle))
    expect(place(page)).to_have_text("Step 6 of 6")
    drag(page, (x + 100, y + 60), (x + 100, y - 100))
    page.wait_for_timeout(300)
    assert page.evaluate("window.scrollY") > 50
    expect(place(page)).to_have_text("Step 6 of 6")


@pytest.mark.parametrize("lang", ["en", "el", "it", "ca"])
def test_a_phone_needs_no_sideways_scrolling(opened: Open, lang: str) -> None:
    page = opened(step_through(40, lang), ask(lang), **PHONE)
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not page.evaluate(wide)
    small = """[...document.querySelectorAll("button")].filter((b) => b.offsetParent)
      .map((b) => b.getBoundingClientRect()).filter((r) => r.width < 44 || r.height < 44).length"""
    assert page.evaluate(small) == 0
    cut = """[...document.querySelectorAll("button, input")].filter((b) => b.offsetParent)
      .filter((b) => !b.closest(".gl-steps") && b.getBoundingClientRect().right > 347).length"""
    assert page.evaluate(cut) == 0
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    current = page.locator("[aria-current]").bounding_box()
    assert current
    assert 0 <= current["x"] <= 300


def test_predict_first_asks_then_shows(opened: Open) -> None:
    page = opened(step_through())
    named(page, "Predict first").click()
    expect(named(page, "Predict first")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".gl-nudge")).to_contain_text("From now on")
    named(page, "Next").click()
    expect(page.locator(".gl-stage")).to_have_class("gl-stage gl-steps-stage gl-asking")
    assert spoken(page)[-1] == "Who is winning now?"
    named(page, "Next").click()
    expect(page.locator(".gl-nudge")).to_have_text("Choose an answer first, or press “Show”.")
    expect(place(page)).to_have_text("Step 2 of 4")
    named(page, "Anna").click()
    expect(page.locator(".gl-guess")).to_contain_text("Not right")
    expect(page.locator(".gl-why h4")).to_be_visible()
    expect(page.locator(".gl-asking")).to_have_count(0)
    assert focused(page) == "Next"
    assert spoken(page)[-1].startswith("Not rightNikos plays B13.")
    page.keyboard.press("Enter")
    named(page, "Giulia").click()
    expect(page.locator(".gl-guess .gl-badge")).to_have_text("✓ Right")


def test_predict_first_is_never_a_dead_end(opened: Open) -> None:
    page = opened(step_through())
    named(page, "Predict first").click()
    named(page, "Next").click()
    named(page, "Show").click()
    expect(page.locator(".gl-guess")).to_have_count(0)
    expect(page.locator(".gl-predict")).to_have_count(0)
    named(page, "Next").click()
    expect(page.locator(".gl-predict")).to_be_visible()
    named(page, "Back").click()
    named(page, "Next").click()
    expect(page.locator(".gl-predict")).to_be_visible()
    named(page, "Predict first").click()
    expect(page.locator(".gl-predict")).to_have_count(0)
    assert focused(page) == "Predict first"
    expect(place(page)).to_have_text("Step 3 of 4")


def test_play_waits_for_a_prediction(opened: Open) -> None:
    page = opened(step_through())
    named(page, "Predict first").click()
    named(page, "Play").click()
    expect(page.locator(".gl-predict")).to_be_visible()
    expect(named(page, "Play")).to_be_visible()
    assert spoken(page)[-1] == "Who is winning now?"


def test_one_frame_has_no_controls(opened: Open) -> None:
    page = opened(step_through(1))
    expect(page.locator(".gl-controls")).to_be_hidden()
    expect(page.locator(".gl-why h4")).to_be_visible()


def test_start_is_shown_first(opened: Open) -> None:
    page = opened(step_through(start=2))
    expect(place(page)).to_have_text("Step 3 of 4")


def answers(page: Page) -> list[str]:
    return page.locator(".gl-result > ul > li").all_inner_texts()


def test_nothing_chosen_is_answered_kindly(opened: Open) -> None:
    page = opened(ask())
    named(page, "Check").click()
    expect(page.locator(".gl-result")).to_have_text("Choose an answer first, then press “Check”.")
    expect(named(page, "Check")).to_be_visible()


def test_right_wrong_missed_and_left_out(opened: Open) -> None:
    page = opened(ask())
    page.get_by_role("checkbox", name="B1").click()
    page.get_by_role("checkbox", name="R9").click()
    named(page, "Check").click()
    rows = [" ".join(row.split()) for row in answers(page)]
    assert [row.split()[1] for row in rows] == ["right", "not", "missed"]
    assert rows[1].endswith("Pau still holds a blue card.")
    expect(page.locator(".gl-left summary")).to_have_text("Rightly left out: 1")
    expect(page.locator(".gl-left")).to_contain_text("Pau can follow blue.")
    assert "Not quite" in spoken(page)[0]
    named(page, "Try again").click()
    expect(page.locator(".gl-result")).to_be_empty()
    expect(page.get_by_role("checkbox", name="B1")).to_be_checked()
    page.get_by_role("checkbox", name="R9").click()
    page.get_by_role("checkbox", name="W").click()
    named(page, "Check").click()
    expect(page.locator(".gl-outcome")).to_have_text("Exactly right.")
    expect(page.locator(".gl-left summary")).to_have_text("Rightly left out: 2")


def test_a_wrong_single_choice_does_not_give_the_right_one_away(opened: Open) -> None:
    page = opened(ask())
    named(page, "Another one").click()
    expect(page.locator(".gl-ask-stage .gl-count")).to_have_text("Question 2 of 2")
    assert focused(page) == "Who wins?"
    for wrong in ("Anna", "Nikos"):
        page.get_by_role("radio", name=wrong).click()
        named(page, "Check").click()
        assert len(answers(page)) == 1
        expect(page.locator(".gl-answers")).to_contain_text(f"About {wrong}.")
        assert "Giulia" not in page.locator(".gl-result").inner_text()
    page.get_by_role("radio", name="Giulia").click()
    expect(page.locator(".gl-result")).to_be_empty()
    named(page, "Check").click()
    expect(page.locator(".gl-outcome")).to_have_text("Exactly right.")
    named(page, "Another one").click()
    expect(page.locator(".gl-ask-stage .gl-count")).to_have_text("Question 1 of 2")


def test_ask_by_keyboard_alone(opened: Open) -> None:
    page = opened(ask())
    for key in ("Tab", "Space", "Tab", "Enter", "Tab", "Tab", "Tab", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".gl-outcome")).to_have_text("Exactly right.")
    assert focused(page) == "Try again"
    for key in ("Tab", "Enter"):
        page.keyboard.press(key)
    assert focused(page) == "Who wins?"
    for key in ("Tab", "ArrowUp"):
        page.keyboard.press(key)
    assert focused(page) == "Giulia"
    for key in ("Tab", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".gl-outcome")).to_have_text("Exactly right.")


def test_print_shows_neither_controls_nor_answers(opened: Open) -> None:
    page = opened(step_through(), ask())
    page.get_by_role("checkbox", name="B1").click()
    named(page, "Check").click()
    page.emulate_media(media="print")
    expect(page.locator(".gl-steps-stage .gl-controls")).to_be_hidden()
    expect(page.locator(".gl-result")).to_be_hidden()
    expect(page.get_by_text("Which may Pau play?")).to_be_visible()
