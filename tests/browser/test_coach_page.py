"""The bid coach in a real browser: predict, look, try another prediction, type a hand."""

from collections.abc import Iterator

import pytest
from barriers import TOUCHING, barriers, small
from playwright.sync_api import Page, expect
from serving import Shared, ready


@pytest.fixture
def page(shared: Shared) -> Iterator[Page]:
    """One page for all tests."""
    with shared.lent("el/wizard-coach.ipynb?hand=R13,R12,J&trump=R&place=2&bids=1") as page:
        yield page


def test_prediction_first_then_the_picture(page: Page) -> None:
    coach = page.locator(".gl-play-stage").first
    expect(coach.locator(".gl-hand .gl-card")).to_have_count(3)
    expect(coach.locator(".gl-bars")).to_have_count(0)
    coach.locator('[data-do="bid:2"]').click()
    expect(coach.locator(".gl-bars .gl-column")).to_have_count(4)
    expect(coach.locator(".gl-bars .gl-own .gl-sum")).to_have_text("2")
    expect(coach.locator(".gl-grid tbody tr")).to_have_count(4)
    expect(coach.locator(".gl-best")).to_have_count(1)
    bars, hand = coach.locator(".gl-apart").bounding_box(), coach.locator(".gl-hand").bounding_box()
    assert bars
    assert hand
    assert bars["y"] - hand["y"] - hand["height"] > 12
    coach.locator('[data-do="bid:0"]').press("Enter")
    expect(coach.locator(".gl-bars .gl-own .gl-sum")).to_have_text("0")
    assert page.evaluate("document.activeElement !== document.body")
    assert barriers(page) == {}


def test_forced_colours_leave_each_card_its_own_mark(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    coach = page.locator(".gl-play-stage").first
    coach.locator('[data-do="bid:0"]').click()
    expect(coach.locator(".gl-slot .gl-tag")).to_have_count(3)
    assert page.evaluate(TOUCHING) == []


def test_what_is_typed_wrongly_stays_and_is_named(page: Page) -> None:
    coach = page.locator(".gl-play-stage").nth(1)
    field = coach.locator(".gl-choose input").first
    field.fill("B99, <b>")
    coach.locator(".gl-choose .gl-main").click()
    expect(coach.locator(".gl-said .gl-bad")).to_contain_text("B99")
    expect(field).to_have_value("B99, <b>")
    said = coach.locator(".gl-said")
    width = "e => e.getBoundingClientRect().width"
    assert said.evaluate(width) > 0.95 * coach.evaluate(width)  # no picture, no column for it
    field.fill("W, J")
    coach.locator(".gl-choose .gl-main").click()
    expect(coach.locator(".gl-hand .gl-card")).to_have_count(2)
    expect(coach.locator(".gl-hand")).to_be_in_viewport(ratio=1)


def test_what_is_chosen_and_predicted_outlives_a_reload_and_a_language(page: Page) -> None:
    mine, other = (page.locator(".gl-play-stage").nth(at) for at in (0, 1))
    other.locator('[data-do="change"]').click()
    field = other.locator(".gl-choose input").first
    expect(field).to_have_value("W, J")
    field.fill("W, <b> R7")
    other.get_by_role("radio", name="6", exact=True).first.click()
    chosen = '[...document.querySelectorAll("[aria-checked=true]")].map(e => e.dataset.at)'
    before = page.evaluate(chosen)
    page.reload()
    ready(page)
    page.get_by_role("link", name="Català").click()
    page.wait_for_url("**/ca/*")
    ready(page)
    expect(field).to_have_value("W, <b> R7")
    assert page.evaluate(chosen) == before
    assert len(before) == 4
    expect(mine.locator(".gl-bars .gl-own .gl-sum")).to_have_text("0")  # the last prediction
    expect(mine.locator(".gl-hand .gl-card")).to_have_count(3)
    page.goto(page.url + "?hand=B1,B2&players=5&cards=4")
    ready(page)
    expect(mine.locator(".gl-hand .gl-card")).to_have_count(2)
    expect(mine.locator(".gl-bars")).to_have_count(0)
    expect(field).to_have_value("W, <b> R7")
    mine.locator('[data-do="bid:1"]').click()
    expect(mine.locator(".gl-bars .gl-own .gl-sum")).to_have_text("1")
    assert page.evaluate("location.search") == ""
    page.reload()
    ready(page)
    expect(mine.locator(".gl-bars .gl-own .gl-sum")).to_have_text("1")
    expect(mine.locator(".gl-hand .gl-card")).to_have_count(2)


def test_it_fits_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    assert small(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360
