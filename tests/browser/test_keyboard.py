"""A whole lesson and a round with nothing but a keyboard, and the focus always to be seen."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from serving import Heard, ready

Visit = Callable[..., Page]

FOCUS = """() => {
  const at = document.activeElement;
  const drawn = at.matches(".gl-variants input") ? at.nextElementSibling : at;
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
  const { top, bottom, left, width } = drawn.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  return {
    tag: at.tagName,
    seen: outlineStyle !== "none" && parseFloat(outlineWidth) >= 1,
    within: bottom > 0 && top < innerHeight,
    covered: there !== null && !drawn.contains(there) && !there.contains(drawn),
  };
}"""


class Keys:
    """A learner who has only a keyboard, and asks after each key where the focus is."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        assert self.focus()["tag"] != "BODY", f"{key} lost the focus"

    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        if found["tag"] not in ("BODY", "MAIN"):
            assert found["seen"], self.page.evaluate("document.activeElement.outerHTML")
            assert found["within"], self.page.evaluate("document.activeElement.outerHTML")
            assert not found["covered"], self.page.evaluate("document.activeElement.outerHTML")
        return found

    def on(self, selector: str) -> bool:
        return bool(self.page.evaluate("at => document.activeElement.matches(at)", selector))

    def to(self, selector: str, key: str = "Tab") -> None:
        """Press a key until the focus is where it is wanted."""
        for _ in range(60):
            self.press(key)
            if self.on(selector):
                return
        raise AssertionError(f"{key} does not lead to {selector}")

    def on_to(self) -> bool:
        """The next stop; whether there is one."""
        self.page.keyboard.press("Tab")
        return self.focus()["tag"] != "BODY"

    def stage(self) -> Locator:
        """The widget with the focus."""
        every = "[...document.querySelectorAll('.gl-stage')]"
        at = self.page.evaluate(f"{every}.indexOf(document.activeElement.closest('.gl-stage'))")
        return self.page.locator(".gl-stage").nth(at)

    def walk(self) -> None:
        """Every step, from the first to the last."""
        numbers = self.stage().locator(".gl-number")
        for number in numbers.all()[1:]:
            self.press("Enter")
            expect(number).to_have_attribute("aria-current", "step")

    def answer(self) -> None:
        """All questions of a widget: whatever is wrong at first is put right by what is said."""
        stage = self.stage()
        count = stage.locator(".gl-count").inner_text().split()
        for more in range(int(count[-1]) - 1 if count else 0, -1, -1):
            if stage.locator(".gl-options[role=radiogroup]").count():
                self.choose_one(stage)
            else:
                self.choose_several(stage)
            expect(stage.locator(".gl-outcome.gl-good")).to_be_visible()
            if more:
                self.to(ANOTHER)
                self.press("Enter")
                self.to(OPTION)

    def choose_one(self, stage: Locator) -> None:
        self.press("Space")
        while True:
            self.to(CHECK)
            self.press("Enter")
            if not stage.locator("[data-verdict=wrong]").count():
                return
            self.to(OPTION, "Shift+Tab")
            self.press("ArrowRight")

    def choose_several(self, stage: Locator) -> None:
        """All first; then those go that are not right."""
        options = stage.locator(OPTION)
        for at in range(options.count()):
            if at:
                self.press("Tab")
            self.press("Space")
        self.to(CHECK)
        self.press("Enter")
        verdicts = [option.get_attribute("data-verdict") for option in options.all()]
        if "wrong" not in verdicts:
            return
        self.to(OPTION, "Shift+Tab")
        for verdict in reversed(verdicts):
            if verdict == "wrong":
                self.press("Space")
            if self.on(f"{OPTION}:not(:first-child)"):
                self.press("Shift+Tab")
        self.to(CHECK)
        self.press("Enter")


OPTION = ".gl-option"
CHECK = ".gl-ask-stage .gl-controls button:first-child"
ANOTHER = ".gl-ask-stage .gl-controls button:last-child"
NEXT = ".gl-steps-stage .gl-moves .gl-main:not([aria-disabled=true])"


def test_a_whole_lesson(visit: Visit, heard: Heard) -> None:
    """From the link that skips the head of the page to the last question, and back to the front."""
    page = visit("en/wizard.ipynb", reduced_motion="reduce")
    keys, walked, answered, typed = Keys(page), 0, 0, False
    keys.press("Tab")
    assert keys.on(".gl-skip")
    keys.press("Enter")
    while keys.on_to():
        if keys.on(NEXT):
            keys.walk()
            walked += 1
        elif keys.on(f".gl-ask-stage {OPTION}"):
            keys.answer()
            answered += 1
        elif keys.on(".gl-try input[type=text]") and not typed:
            keys.press("Control+A")
            page.keyboard.type("W J B7 R2")
            keys.to(".gl-try button.gl-main")
            keys.press("Enter")
            # Before the first card, and after each: the hand that stands there is Anna's.
            expect(page.locator(".gl-try .gl-steps-stage .gl-number")).to_have_count(5)
            typed = True
    assert typed
    own = page.locator(".gl-try .gl-steps-stage .gl-number")
    expect(own.last).to_have_attribute("aria-current", "step")  # It opens at its end.
    assert walked + 1 == page.locator(".gl-steps-stage .gl-controls:visible").count()
    assert answered == page.locator(".gl-ask-stage").count()
    page.keyboard.press("Tab")
    keys.to(".gl-brand")
    page.keyboard.press("Enter")
    page.wait_for_url("**/index.ipynb?lang=en")
    ready(page)
    done = page.locator("section[lang=en] .gl-progress[data-lesson=wizard] progress")
    value, most = done.evaluate("node => [node.value, node.max]")
    assert value == most > walked + answered - 2
    heard.assert_clean()


MARK = "document.querySelector('.gl-play-stage .gl-live').append(document.createElement('hr'))"
LEGAL = ".gl-todo .gl-option:not(.gl-illegal)"


def test_a_round(visit: Visit, heard: Heard) -> None:
    """The form, the bid and a card; the round is written down, and the focus was never lost."""
    page = visit("el/wizard-play.ipynb", reduced_motion="reduce")
    keys = Keys(page)
    keys.press("Tab")
    keys.to(".gl-choose input")
    page.keyboard.type("Ζωή")
    keys.to(".gl-choose .gl-main")
    rows = page.locator(".gl-tally tbody tr")
    for _ in range(12):
        page.evaluate(MARK)
        keys.press("Enter")
        expect(page.locator(".gl-play-stage .gl-live hr")).to_have_count(0)
        assert keys.focus()["tag"] != "BODY"
        if rows.count():
            break
        if not keys.on(LEGAL):
            keys.to(LEGAL)
    expect(rows.first).to_be_visible()
    heard.assert_clean()


ZOOMED = {"width": 640, "height": 450, "device_scale_factor": 2, "reduced_motion": "reduce"}


def test_practice_at_twice_the_size(visit: Visit, heard: Heard) -> None:
    """Two questions up to the summary: an answer does not push its button out of sight."""
    page = visit("el/wizard-practice.ipynb?topics=legal,winner&seed=7&count=2&level=1", **ZOOMED)
    keys, stage = Keys(page), page.locator(".gl-practice-stage")
    for _ in range(2):
        keys.to(f".gl-practice-stage {OPTION}")
        keys.press("Space")
        keys.to(CHECK)
        keys.press("Enter")
        expect(stage.locator(".gl-outcome")).to_be_visible()
        keys.focus()
        keys.press("Enter")
    assert keys.on(".gl-fold[open] > summary")
    keys.press("Shift+Tab")
    heard.assert_clean()


def test_a_pad_at_twice_the_size(visit: Visit, heard: Heard) -> None:
    """No field lies below the column that stays, and what is wrong is read without being lost."""
    page = visit("el/wizard-round.ipynb", **ZOOMED)
    keys, sheet = Keys(page), page.locator(".gl-pad")
    sheet.locator("input[data-key='bid-0-0']").focus()
    for typed, wrong in zip("102012", (0, 0, 1, 1, 1, 2), strict=True):
        keys.press("Control+A")
        page.keyboard.type(typed)
        keys.press("Tab")
        expect(sheet.locator(".gl-wrong p")).to_have_count(wrong)
    assert keys.on(".gl-wrong .gl-rule")
    keys.to("input[data-key='bid-1-0']")
    heard.assert_clean()
