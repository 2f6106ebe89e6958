"""The Camelot pages as a learner meets them: the lesson, the rules, a game."""

from collections.abc import Iterator

import psutil
import pytest
from barriers import barriers
from playwright.sync_api import Locator, Page, expect
from serving import Shared, Site

LANGUAGE = "el"


@pytest.fixture
def page(shared: Shared) -> Iterator[Page]:
    with shared.lent(f"{LANGUAGE}/camelot.ipynb") as page:
        yield page


def rules(stage: Locator) -> list[str]:
    return stage.locator(".gl-rule").all_inner_texts()


def test_a_trick_is_stepped_through_with_its_positions(page: Page) -> None:
    stage = page.locator(".gl-steps-stage").first
    stage.locator(".gl-moves .gl-main").press("End")
    assert stage.locator(".gl-trick .gl-above").count() == 4
    assert "CAM-WIN-05" in rules(stage)
    assert "CAM-MORG-02" in rules(stage)
    expect(stage.locator(".gl-rung-decides")).to_have_count(1)


def test_an_annulled_trick_is_marked_by_word_and_shape(page: Page) -> None:
    form = page.locator(".gl-try")
    form.locator("input[type=text]").first.fill("5S Excalibur KS")
    form.locator("button.gl-main").first.click()
    slot = form.locator(".gl-slot:has(.gl-tag-void)").first
    expect(slot.locator(".gl-tag-void")).to_contain_text("⊘")
    dashes = slot.locator(".gl-face").evaluate("node => getComputedStyle(node).strokeDasharray")
    assert dashes != "none"


def test_a_wrong_answer_gets_its_reason(page: Page) -> None:
    stage = page.locator(".gl-ask-stage").first
    stage.locator(".gl-options button").first.click()
    stage.locator(".gl-controls .gl-main").click()
    assert rules(stage.locator(".gl-answers").first) == ["CAM-WIN-02"]


def test_a_second_grail_and_an_undeclared_merlin_are_refused(page: Page) -> None:
    form = page.locator(".gl-try")
    trick = form.locator("input[type=text]").first
    for typed, part in (("Grail J Grail", "2"), ("Merlin 3S", "Me/Z"), ("2S", "2S")):
        trick.fill(typed)
        form.locator("button.gl-main").first.click()
        expect(form.locator(".gl-notice")).to_contain_text(part)
        expect(form.locator(".gl-notice")).to_have_attribute("lang", LANGUAGE)
        expect(trick).to_have_value(typed)
    trick.fill("Excalibur MerlinW Grail")
    form.locator("button.gl-main").first.click()
    expect(form.locator(".gl-steps-stage")).to_be_visible()


def test_the_pad_knows_the_grail(page: Page) -> None:
    grail = page.locator('input[data-key="grail-0-0"]')
    expect(grail).to_have_value("1")
    total = page.locator(".gl-sum, .gl-best").first
    expect(total).to_have_text("50")
    grail.fill("")
    grail.press("Enter")
    expect(total).to_have_text("30")
    grail.fill("1")
    grail.press("Enter")
    expect(total).to_have_text("50")


OVERFLOWING = """() => [...document.querySelectorAll(".gl-frame *")]
  .filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > 361)
  .map((node) => node.className.baseVal ?? node.className)"""


def test_a_phone_needs_no_sideways_scrolling(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    for number in range(page.locator(".gl-steps-stage").count()):
        page.locator(".gl-steps-stage").nth(number).locator(".gl-moves .gl-main").press("End")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.evaluate(OVERFLOWING) == []


def test_axe_finds_nothing(page: Page) -> None:
    assert barriers(page) == {}


def test_what_changes_and_the_questions_outlive_the_kernel(site: Site, page: Page) -> None:
    """The last of the tests that share the page."""
    for kernel in site.kernels():
        for process in (kernel, *kernel.children(recursive=True)):
            process.kill()
        psutil.wait_procs([kernel], timeout=10)
    sides = page.locator(".gl-edition")
    assert sides.count() == 8
    assert "WIZ-WIN-03" in rules(sides.first)
    stage = page.locator(".gl-ask-stage").last
    stage.locator(".gl-options button").first.click()
    stage.locator(".gl-controls .gl-main").click()
    expect(stage.locator(".gl-answers").first).to_be_visible()


def test_a_game_is_played(shared: Shared) -> None:
    with shared.lent(f"{LANGUAGE}/camelot-play.ipynb") as page:
        page.locator(".gl-main:visible").first.click()
        expect(page.locator(".gl-above").first).to_be_visible()
        expect(page.locator(".gl-places")).to_be_visible()
