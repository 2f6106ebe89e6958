"""The Qwixx pages as a learner meets them: sheets to point at, locks together, a whole game."""

from collections.abc import Iterator

import pytest
from barriers import barriers
from playwright.sync_api import Locator, Page, expect
from serving import Shared

from gamelib.speech import Catalog

SETTLED = 700  # ms: a little more than the page waits before it speaks


@pytest.fixture
def page(shared: Shared) -> Iterator[Page]:
    with shared.lent("el/qwixx.ipynb") as page:
        yield page


@pytest.fixture
def table(shared: Shared) -> Iterator[Page]:
    with shared.lent("it/qwixx-play.ipynb") as page:
        yield page


def sheet(page: Page, at: int = 0) -> Locator:
    return page.locator(".gl-explore-stage").nth(at)


def place(stage: Locator, key: str) -> Locator:
    return stage.locator(f"[data-do={key}]")


def rule(stage: Locator) -> str:
    return stage.locator(".gl-spot .gl-rule").first.inner_text()


def test_a_click_says_whether_and_why(page: Page) -> None:
    stage = sheet(page)
    for key, legal, why in (
        ("R8", True, "QWX-A1-03"),
        ("Y8", False, "QWX-MARK-01"),
        ("G8", False, "QWX-MARK-03"),
        ("R12", False, "QWX-LOCK-01"),
        ("RL", False, "A-QWX-02"),
        ("B7", False, "QWX-A1-03"),
    ):
        place(stage, key).click()
        assert rule(stage) == why
        expect(place(stage, key)).to_have_attribute("data-verdict", "right" if legal else "wrong")
        assert stage.locator(".gl-spot .gl-rung-decides").count() == 1
    assert stage.locator("[aria-current=true]").count() == 1
    page.wait_for_timeout(SETTLED)
    expect(stage.locator(".gl-live")).to_contain_text("QWX-A1-03")


def test_a_sheet_by_keyboard(page: Page) -> None:
    stage = sheet(page, 1)
    place(stage, "R2").focus()
    for key, there in (
        ("ArrowRight", "R3"),
        ("ArrowDown", "Y3"),
        ("ArrowDown", "G11"),
        ("ArrowUp", "Y3"),
        ("ArrowLeft", "Y2"),
        ("End", "BL"),
        ("Home", "R2"),
    ):
        page.keyboard.press(key)
        expect(place(stage, there)).to_be_focused()
        expect(place(stage, there)).to_have_attribute("aria-current", "true")
    assert rule(stage) == "QWX-MARK-03"
    assert stage.locator("[data-do][tabindex='0']").count() == 1
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.matches('[data-do]')")


def test_all_is_shown_and_hidden_again(page: Page) -> None:
    stage = sheet(page, 1)
    name = place(stage, "B9").get_attribute("aria-label") or ""
    toggle = stage.locator(".gl-toggle")
    toggle.click()
    assert stage.locator("[data-verdict]").count() == 48
    assert stage.locator("[data-verdict=right]").count() == 16
    assert Catalog("el").text("explore-legal") in (
        place(stage, "B9").get_attribute("aria-label") or ""
    )
    toggle.click()
    assert stage.locator("[data-verdict]").count() == 0
    expect(place(stage, "B9")).to_have_attribute("aria-label", name)


def together(page: Page) -> Locator:
    """The step-through in which two players close the red row at once."""
    has = page.locator(".gl-number[aria-label]")
    stages = page.locator(".gl-steps-stage").filter(has=has)
    return stages.nth(4)


def test_locks_at_the_same_moment(page: Page) -> None:
    stage = together(page)
    stage.locator(".gl-moves .gl-main").focus()
    page.keyboard.press("End")
    sheets = stage.locator(".gl-sheet")
    assert sheets.count() == 3
    for at, new in ((0, 2), (1, 2), (2, 0)):
        assert sheets.nth(at).locator("tr.gl-R .gl-new").count() == new
    assert sheets.nth(2).locator("tr.gl-R .gl-closed").count() > 0
    assert [sheets.nth(at).locator("tr.gl-R .gl-sum").inner_text() for at in range(3)] == [
        *("28", "28", "3"),
    ]
    assert stage.locator(".gl-die .gl-strike").count() == 1
    rules = stage.locator(".gl-rule").all_inner_texts()
    assert {"QWX-LOCK-07", "A-QWX-01", "QWX-LOCK-04", "QWX-LOCK-05"} <= set(rules)
    page.keyboard.press("ArrowLeft")
    assert stage.locator(".gl-new").count() == 0


OVERFLOWING = """() => [...document.querySelectorAll(".gl-frame *, .gl-stage")]
  .filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > 361)
  .map((node) => node.className.baseVal ?? node.className)"""
SMALL = """() => [...document.querySelectorAll(".gl-acts [data-do]")]
  .map((node) => node.getBoundingClientRect()).filter((box) => box.height < 44 || box.width < 42)
  .length"""


def test_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.evaluate(OVERFLOWING) == []
    assert page.evaluate(SMALL) == 0
    stage = sheet(page)
    place(stage, "R2").click()
    box, room = stage.locator(".gl-spot").bounding_box(), 740
    assert box is not None
    assert 0 < box["y"] < room


def test_forced_colours_keep_the_marks(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    stage = sheet(page)
    place(stage, "R8").click()
    sign = place(stage, "R8").evaluate("node => getComputedStyle(node, '::after').content")
    assert sign == '"✓"'
    outline = "node => getComputedStyle(node.closest('td')).outlineStyle"
    assert place(stage, "R8").evaluate(outline) == "solid"


def test_axe_finds_nothing(page: Page) -> None:
    sheet(page).locator(".gl-toggle").click()
    place(sheet(page), "G5").click()
    assert barriers(page) == {}
    sheet(page).locator(".gl-toggle").click()


def test_what_cannot_be_is_said_beside_its_field(page: Page) -> None:
    form = page.locator(".gl-try")
    fields = form.locator("input[type=text]")
    fields.first.fill("6")
    fields.first.press("Tab")
    expect(form.locator(".gl-notice")).to_contain_text("6")
    fields.first.fill("2")
    fields.first.press("Tab")
    expect(form.locator(".gl-notice")).to_have_count(0)
    expect(form.locator(".gl-steps-stage")).to_be_visible()


def crossed(stage: Locator) -> int:
    return stage.locator(".gl-acts .gl-crossed").count()


def test_a_game(table: Page) -> None:
    stage = table.locator(".gl-play-stage")
    stage.locator("input").last.fill("7")
    stage.locator("button[type=submit]").click()
    expect(stage.locator(".gl-acts [data-do]")).to_have_count(48)
    assert stage.locator(".gl-side .gl-sheet").count() == 2
    place(stage, "R12").click()
    refused = stage.locator(".gl-said .gl-bad")
    expect(refused).to_contain_text("QWX-LOCK-01")
    assert crossed(stage) == 0
    stage.locator(".gl-legal [data-do]").first.click()
    expect(stage.locator(".gl-acts .gl-crossed")).to_have_count(1)
    assert stage.locator(".gl-side .gl-legal").count() == 0
    undo = stage.get_by_role("button", name=Catalog("it").text("play-undo"), exact=True)
    undo.click()
    expect(stage.locator(".gl-acts .gl-crossed")).to_have_count(0)
    stage.get_by_role("button", name=Catalog("it").text("play-hint"), exact=True).click()
    expect(stage.locator(".gl-said .gl-good")).to_have_count(1)
    for _ in range(2):
        asked = stage.locator(".gl-headline").inner_text()
        place(stage, "pass").click()
        expect(stage.locator(".gl-headline")).not_to_have_text(asked)
    stage.locator("[data-do='review:1']").click()
    expect(table.locator(".gl-steps-stage")).to_be_visible()


def test_axe_finds_nothing_in_a_game(table: Page) -> None:
    assert barriers(table) == {}


def test_a_game_on_a_phone(table: Page) -> None:
    table.set_viewport_size({"width": 360, "height": 740})
    assert table.evaluate("document.documentElement.scrollWidth") == 360
    assert table.evaluate(SMALL) == 0
    # A word that is wider than its cell runs into the number beside it: the longest there are.
    wide = """() => [...document.querySelectorAll(".gl-sheet tfoot th")].filter((cell, at) => {
      cell.textContent = at % 2 ? "Σύνολο" : "Penalitzacions";
      return cell.scrollWidth > cell.clientWidth;
    }).length"""
    assert table.evaluate(wide) == 0
