"""The lessons on a whole round and on the variants as a learner meets them."""

import re
from collections.abc import Iterator

import psutil
import pytest
from barriers import barriers
from playwright.sync_api import Locator, Page, expect
from serving import Shared, Site

from gamelib.speech import Catalog


@pytest.fixture
def rounds(shared: Shared) -> Iterator[Page]:
    with shared.lent("el/wizard-round.ipynb") as page:
        yield page


@pytest.fixture
def variants(shared: Shared) -> Iterator[Page]:
    with shared.lent("en/wizard-variants.ipynb") as page:
        yield page


def field(sheet: Locator, key: str) -> Locator:
    return sheet.locator(f'input[data-key="{key}"]')


def totals(sheet: Locator, row: int) -> list[str]:
    line = sheet.locator(".gl-score tbody tr:not(.gl-wrong-row)").nth(row)
    return line.locator(".gl-first").all_inner_texts()


def test_a_round_ends_with_points_that_sum(rounds: Page) -> None:
    stage = rounds.locator(".gl-steps-stage").first
    stage.locator(".gl-moves .gl-main").press("End")
    scores = stage.locator(".gl-points")
    expect(scores).to_have_count(3)
    assert [score.locator(".gl-total b").inner_text() for score in scores.all()] == [
        "= 30",
        "= −10",
        "= 30",
    ]
    assert scores.nth(1).locator(".gl-rule").all_inner_texts() == ["WIZ-SCORE-02"]


def test_points_and_trump_are_predicted_before_they_show(rounds: Page) -> None:
    stage = rounds.locator(".gl-steps-stage").first
    stage.locator(".gl-moves .gl-main").press("Home")
    stage.locator(".gl-toggle").click()
    stage.locator(".gl-moves .gl-main").press("End")
    expect(stage.locator(".gl-points").first).to_be_hidden()
    options = stage.locator(".gl-predict .gl-options button")
    options.get_by_text("−10", exact=True).click()
    expect(stage.locator(".gl-points").first).to_be_visible()
    stage.locator(".gl-toggle").click()


def test_the_pad_adds_up_what_is_typed(rounds: Page) -> None:
    sheet = rounds.locator(".gl-pad")
    sheet.locator(".jupyter-button").nth(0).click()
    expect(sheet.locator(".gl-aside-note")).to_be_visible()
    expect(sheet.locator(".gl-score .gl-first").nth(8)).to_have_text("50")
    assert totals(sheet, 1) == ["10", "−20", "50"]
    chart = sheet.locator(".gl-chart > svg")
    expect(chart).to_have_attribute("aria-label", re.compile(r": 50\b"))
    sheet.locator(".jupyter-button").nth(1).click()
    expect(sheet.locator(".gl-score .gl-first").nth(8)).to_have_text("20")
    assert totals(sheet, 1) == ["10", "10", "20"]
    expect(chart).to_have_attribute("aria-label", re.compile(r": 20\b"))
    drawn = chart.get_attribute("aria-label") or ""
    field(sheet, "bid-0-0").fill("1")
    field(sheet, "bid-0-0").press("Enter")
    expect(sheet.locator(".gl-score .gl-first").nth(6)).to_have_text("−20")
    expect(chart).not_to_have_attribute("aria-label", drawn)
    assert totals(sheet, 1) == ["−20", "10", "20"]
    expect(sheet.locator(".gl-table-note")).to_contain_text(Catalog("el").names[2])
    field(sheet, "bid-0-0").fill("0")
    field(sheet, "bid-0-0").press("Enter")
    expect(chart).to_have_attribute("aria-label", drawn)


def test_the_pad_explains_beside_the_field(rounds: Page) -> None:
    sheet = rounds.locator(".gl-pad")
    for key, typed in {"bid-2-0": "9", "bid-2-1": "x", "tricks-2-2": "-1"}.items():
        field(sheet, key).fill(typed)
    field(sheet, "name-0").fill("<img src=x onerror=alert(1)>")
    field(sheet, "name-1").fill("Γιώργος")
    field(sheet, "name-1").press("Enter")
    wrong = sheet.locator("input[aria-invalid]")
    expect(wrong).to_have_count(4)
    said = sheet.locator(".gl-wrong .gl-rule").all_inner_texts()
    assert said == ["A-WIZ-07", "A-WIZ-07", "WIZ-DEF-02"]
    assert barriers(rounds, ".gl-pad:has([aria-invalid])") == {}
    expect(field(sheet, "bid-2-1")).to_have_value("x")
    expect(sheet.locator(".gl-chart")).to_contain_text("Γιώργος")
    assert rounds.locator("img[src=x]").count() == 0
    heights = sheet.locator(".gl-wrong p").evaluate_all("all => all.map(p => p.clientHeight)")
    assert min(heights) > 30  # each on a line of its own, also those about names
    for key in ("bid-2-0", "bid-2-1", "tricks-2-2"):
        field(sheet, key).fill("")
    field(sheet, "name-0").fill("Άννα")
    field(sheet, "name-0").press("Enter")
    expect(wrong).to_have_count(0)
    expect(sheet.locator(".gl-live")).to_have_text("")


def test_a_name_typed_while_another_is_answered_is_not_lost(rounds: Page) -> None:
    sheet = rounds.locator(".gl-pad")
    for number, name in enumerate(("Ζωή", "Γιώργος", "Μαρία")):
        field(sheet, f"name-{number}").fill(name)
    for name in ("Ζωή", "Γιώργος", "Μαρία"):
        expect(sheet.locator(".gl-chart")).to_contain_text(name)


def test_a_text_without_end_leaves_room_for_what_others_hold(rounds: Page) -> None:
    sheet = rounds.locator(".gl-pad")
    field(sheet, "bid-3-0").focus()
    rounds.keyboard.insert_text("\u03a9" * 10_000)
    assert len(field(sheet, "bid-3-0").input_value()) == 200
    field(sheet, "bid-3-0").fill("")


def test_the_pad_with_other_players_and_a_variant(rounds: Page) -> None:
    sheet = rounds.locator(".gl-pad")
    sheet.locator("select").nth(0).select_option(index=3)
    expect(field(sheet, "name-5")).to_be_visible()
    sheet.locator("select").nth(1).select_option(index=5)
    expect(sheet.locator("p.gl-notice")).to_be_visible()
    sheet.locator("select").nth(0).select_option(index=0)
    expect(sheet.locator("p.gl-notice")).to_have_count(0)
    sheet.locator("select").nth(1).select_option(index=0)
    expect(field(sheet, "name-3")).to_have_count(0)


def test_a_right_answer_shows_every_line_of_the_score(rounds: Page) -> None:
    points = Catalog("el").text("ask-points", name=Catalog("el").names[0], bid=3, won=3)
    stage = rounds.locator(".gl-ask-stage").filter(has_text=points)
    stage.get_by_role("radio", name="50", exact=True).click()
    stage.locator(".gl-main").click()
    assert stage.locator(".gl-answers .gl-rule").all_inner_texts()[:2] == ["WIZ-SCORE-01"] * 2


def test_the_switch_shows_one_variant_by_keyboard(variants: Page) -> None:
    switch = variants.locator(".gl-switch").first
    cases = switch.locator(".gl-case")
    switch.locator("input").first.focus()
    expect(cases.nth(0)).to_be_visible()
    for _ in range(5):
        variants.keyboard.press("ArrowRight")
    expect(cases.nth(5)).to_be_visible()
    expect(cases.nth(0)).to_be_hidden()
    assert cases.nth(5).locator(".gl-rule").all_inner_texts() == [
        "WIZ-VAR-MONO-07",
        "WIZ-VAR-MONO-08",
    ]
    assert cases.nth(5).locator(".gl-best td").all_inner_texts() == ["Nikos", "Anna"]
    second = variants.locator(".gl-switch").nth(1)
    expect(second.locator(".gl-case").nth(0)).to_be_visible()


OVERFLOWING = """() => [...document.querySelectorAll(".gl-frame *, .gl-pad .gl-stage")]
  .filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > 361)
  .map((node) => node.className.baseVal ?? node.className)"""


@pytest.mark.parametrize("path", ["el/wizard-round.ipynb", "en/wizard-variants.ipynb"])
def test_a_phone_needs_no_sideways_scrolling(shared: Shared, path: str) -> None:
    page = shared.page(path)
    page.set_viewport_size({"width": 360, "height": 740})
    for stage in page.locator(".gl-steps-stage .gl-moves .gl-main").all():
        stage.press("End")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.evaluate(OVERFLOWING) == []


@pytest.mark.parametrize("path", ["el/wizard-round.ipynb", "en/wizard-variants.ipynb"])
def test_axe_finds_nothing(shared: Shared, path: str) -> None:
    assert barriers(shared.page(path)) == {}


def test_the_switch_outlives_its_kernel(shared: Shared, site: Site) -> None:
    """Last of all, since it leaves the pages without a server."""
    page = shared.page("en/wizard-variants.ipynb")
    for kernel in site.kernels():
        for process in (kernel, *kernel.children(recursive=True)):
            process.kill()
        psutil.wait_procs([kernel], timeout=10)
    switch = page.locator(".gl-switch").last
    switch.locator("input").nth(1).check()
    expect(switch.locator(".gl-case").nth(1)).to_be_visible()
    assert switch.locator(".gl-case").nth(1).locator(".gl-best").count() == 1
