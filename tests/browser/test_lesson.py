"""The Wizard lesson as a learner meets it: real pages, a real server, a real browser."""

from collections.abc import Callable, Iterator

import psutil
import pytest
from barriers import barriers
from playwright.sync_api import Locator, Page, expect
from serving import Heard, Shared, Site

from gamelib.speech import LANGUAGES, Catalog

Visit = Callable[..., Page]


def lesson(language: str) -> str:
    return f"{language}/wizard.ipynb"


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(shared: Shared, language: str) -> Iterator[Page]:
    with shared.lent(lesson(language)) as page:
        yield page


def stepper(page: Page, at: int = 0) -> Locator:
    return page.locator(".gl-steps-stage").nth(at)


def to_the_end(stage: Locator) -> None:
    stage.locator(".gl-moves .gl-main").press("End")


def question(page: Page, at: int = 0) -> Locator:
    return page.locator(".gl-ask-stage").nth(at)


def following_suit(page: Page) -> Locator:
    """The first question about which cards may be played: Y6 led, hand Y1 W J R5."""
    return question(page, 1)


def rules(stage: Locator) -> list[str]:
    return stage.locator(".gl-rule").all_inner_texts()


def test_a_step_changes_picture_and_text(page: Page, language: str) -> None:
    stage, say = stepper(page), Catalog(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(stage).to_have_attribute("lang", language)
    assert rules(stage)[-1] == "WIZ-WIN-05"
    assert stage.locator(".gl-trick .gl-slot > .gl-card:not(.gl-place)").count() == 1
    stage.locator(".gl-moves .gl-main").click()
    stage.locator(".gl-moves .gl-main").click()
    assert stage.locator(".gl-trick .gl-slot > .gl-card:not(.gl-place)").count() == 3
    assert stage.locator(".gl-is-win").get_by_text(say.names[2]).count() == 1
    assert "WIZ-WIN-04" in rules(stage)
    assert stage.locator(".gl-hand .gl-card.gl-illegal").count() == 2
    expect(stage.locator(".gl-live")).to_contain_text("WIZ-WIN-04")


def test_what_stays_is_not_drawn_again(page: Page) -> None:
    stage = stepper(page)
    card = stage.locator(".gl-trick .gl-slot").first
    stage.locator(".gl-moves .gl-main").press("Home")
    card.evaluate("node => (node.seen = true)")
    stage.locator(".gl-moves .gl-main").press("End")
    assert card.evaluate("node => node.seen === true")


def test_keys_step(page: Page) -> None:
    stage = stepper(page)
    place = stage.locator(".gl-numbers [aria-current], .gl-steps [aria-current]")
    stage.locator(".gl-moves .gl-main").focus()
    for key, step in (("End", 3), ("ArrowLeft", 2), ("Home", 1), ("ArrowRight", 2)):
        page.keyboard.press(key)
        expect(place).to_have_text(str(step))
    assert page.evaluate("document.activeElement !== document.body")


def test_predict_first_hides_the_answer_until_it_is_given(page: Page) -> None:
    stage = stepper(page, 1)
    stage.locator(".gl-toggle").click()
    stage.locator(".gl-moves .gl-main").click()
    for hidden in (".gl-why", ".gl-tag-win", ".gl-table > .gl-remarks"):
        expect(stage.locator(hidden).first).to_be_hidden()
    assert barriers(page, ".gl-steps-stage.gl-asking") == {}
    stage.locator(".gl-predict .gl-options button").first.click()
    expect(stage.locator(".gl-why")).to_be_visible()
    expect(stage.locator(".gl-guess")).to_be_visible()


AT_ONCE = """async (stage) => {
  await new Promise((read) => setTimeout(read, 300)); // a page in the background is never idle
  stage.querySelector(".gl-moves .gl-main").click();
  stage.querySelector(".gl-predict .gl-options button").click();
}"""

SHOWN = """(stage) => {
  const shown = stage.querySelector(".gl-shown").cloneNode(true);
  shown.querySelector(".gl-guess")?.remove();
  return shown.textContent;
}"""


def test_an_answer_given_at_once_shows_the_step(page: Page) -> None:
    stage = stepper(page, 1)
    stage.locator(".gl-moves .gl-main").press("Home")
    if stage.locator(".gl-toggle").get_attribute("aria-pressed") == "true":
        stage.locator(".gl-toggle").click()
    stage.locator(".gl-toggle").click()
    stage.evaluate(AT_ONCE)
    expect(stage.locator(".gl-guess")).to_be_visible()
    answered = stage.evaluate(SHOWN)
    stage.locator(".gl-moves .gl-main").press("Home")
    stage.locator(".gl-moves .gl-main").click()
    expect(stage.locator(".gl-guess")).to_have_count(0)
    assert stage.evaluate(SHOWN) == answered
    stage.locator(".gl-toggle").click()


def test_a_wrong_card_is_answered_with_its_reason(page: Page) -> None:
    stage = following_suit(page)
    options = stage.locator(".gl-options button")
    assert options.count() == 4
    options.nth(0).click()
    options.nth(3).click()
    stage.locator(".gl-main").click()
    answers = stage.locator(".gl-answers > li")
    assert rules(stage) == ["WIZ-PLAY-03", "WIZ-PLAY-04", "WIZ-PLAY-06", "WIZ-PLAY-06"]
    assert answers.count() == 4
    assert barriers(page, ".gl-ask-stage:has(.gl-outcome.gl-bad)") == {}
    options.nth(3).click()
    options.nth(1).click()
    options.nth(2).click()
    stage.locator(".gl-main").click()
    if stage.locator(".gl-answers > li").count():
        assert "WIZ-PLAY-04" not in rules(stage)


def test_a_whole_question_by_keyboard(page: Page) -> None:
    stage = question(page)
    stage.locator(".gl-options button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    for _ in range(4):
        page.keyboard.press("Tab")
        if stage.locator(".gl-main:focus").count():
            break
    page.keyboard.press("Enter")
    expect(stage.locator(".gl-answers").first).to_contain_text("WIZ-WIN-05")
    assert page.evaluate("document.activeElement.closest('.gl-ask-stage') !== null")


def test_lessons_outlive_their_kernel(site: Site, visit: Visit, heard: Heard) -> None:
    before = set(site.kernels())
    page = visit(lesson("en"))
    for kernel in set(site.kernels()) - before:
        for process in (kernel, *kernel.children(recursive=True)):
            process.kill()
        psutil.wait_procs([kernel], timeout=10)
    stage = stepper(page)
    to_the_end(stage)
    assert "WIZ-WIN-04" in rules(stage)
    asked = following_suit(page)
    asked.locator(".gl-options button").nth(3).click()
    asked.locator(".gl-main").click()
    assert "WIZ-PLAY-04" in rules(asked)
    page.wait_for_timeout(1000)
    assert heard.outside() == []


OVERFLOWING = """() => [...document.querySelectorAll(".gl-frame *")]
  .filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > 361)
  .map((node) => node.className.baseVal ?? node.className)"""


# In how many rows the cards of four players lie, question by question.
ROWS = """() => [...document.querySelectorAll(".gl-options")]
  .map((all) => [...all.querySelectorAll(".gl-pictured")])
  .filter((cards) => cards.length === 4)
  .map((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size)"""


def test_a_phone_needs_no_sideways_scrolling(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    for number in range(page.locator(".gl-steps-stage").count()):
        to_the_end(stepper(page, number))
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.evaluate(OVERFLOWING) == []
    rows: list[int] = page.evaluate(ROWS)
    assert rows
    assert max(rows) == 1


def test_a_wrong_position_is_explained_and_the_page_goes_on(page: Page, language: str) -> None:
    form = page.locator(".gl-try")
    trick = form.locator("input[type=text]").first
    trick.fill("J Q7 <img src=x onerror=alert(1)>")
    form.locator("button.gl-main").first.click()
    notice = form.locator(".gl-notice")
    expect(notice).to_contain_text("Q7")
    expect(notice).to_have_attribute("lang", language)
    assert barriers(page, ".gl-try") == {}
    expect(trick).to_have_value("J Q7 <img src=x onerror=alert(1)>")
    assert page.locator("img[src=x]").count() == 0
    trick.fill("J W B7")
    form.locator("button.gl-main").first.click()
    expect(form.locator(".gl-steps-stage")).to_be_visible()


def test_axe_finds_nothing(page: Page) -> None:
    to_the_end(stepper(page))
    assert barriers(page) == {}
