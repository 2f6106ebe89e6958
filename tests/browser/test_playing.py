"""The play page of Wizard in a real browser: a short game of each variant, to its end."""

from collections.abc import Callable, Iterator

import pytest
from barriers import barriers
from playwright.sync_api import Locator, Page, expect
from serving import Heard, Shared

VARIANTS = [None, 0, 1, 2, 3, 4]
"""Which button of the variants is pressed, if any."""


@pytest.fixture
def page(shared: Shared) -> Iterator[Page]:
    """One page for all games: the way back to the lobby is part of what is tested."""
    with shared.lent("en/wizard-play.ipynb") as page:
        yield page


def begin(page: Page, variant: int | None, seed: str) -> None:
    """From the lobby: three rounds of four players."""
    groups = page.locator(".gl-choose .gl-group")
    groups.nth(0).get_by_role("radio", name="4").click()
    groups.nth(1).get_by_role("radio").nth(1).click()
    pressed = groups.nth(2).locator("[aria-checked=true]")
    while pressed.count():
        pressed.first.click()
    if variant is not None:
        groups.nth(2).get_by_role("checkbox").nth(variant).click()
    page.locator(".gl-choose input").nth(1).fill(seed)
    page.locator(".gl-choose .gl-main").click()
    expect(page.locator(".gl-choose")).to_have_count(0)


def can(page: Page) -> Locator:
    return page.locator(".gl-todo [data-do]:not(.gl-illegal)")


MARK = "document.querySelector('.gl-play-stage .gl-live').append(document.createElement('hr'))"


def act(page: Page, button: Locator) -> None:
    """Press it, and wait until the answer is told: it takes the place of the mark."""
    page.evaluate(MARK)
    button.click()
    expect(page.locator(".gl-play-stage .gl-live hr")).to_have_count(0)


def play_on(page: Page) -> None:
    """To the end, with one try at something illegal on the way."""
    onwards, tried = page.locator('[data-do="go-on"]'), False
    illegal = page.locator(".gl-todo .gl-illegal")
    while page.locator('[data-do="review:3"]').count() == 0:
        if illegal.count() and not tried:
            tried = True
            act(page, illegal.first)
            expect(page.locator(".gl-said .gl-bad cite")).to_be_visible()
        act(page, onwards if onwards.count() else can(page).first)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_short_game_to_its_end(page: Page, variant: int | None) -> None:
    begin(page, variant, f"game {variant}")
    play_on(page)
    expect(page.locator(".gl-tally tbody tr")).to_have_count(3)
    act(page, page.locator('[data-do="review:3"]'))
    expect(page.locator(".gl-steps-stage")).to_be_visible()
    if variant in (None, 3):
        assert barriers(page) == {}
    page.get_by_role("button", name="New game", exact=True).click()
    expect(page.locator(".gl-choose")).to_be_visible()
    expect(page.locator(".gl-steps-stage")).to_have_count(0)


def test_what_does_not_go_together_is_said_and_the_choice_stays(page: Page) -> None:
    groups = page.locator(".gl-choose .gl-group")
    pressed = groups.nth(2).locator("[aria-checked=true]")
    while pressed.count():
        pressed.first.click()
    for variant in (1, 2):
        groups.nth(2).get_by_role("checkbox").nth(variant).click()
    page.locator(".gl-choose input").nth(0).fill("x" * 30)
    page.locator(".gl-choose .gl-main").click()
    expect(page.locator(".gl-said .gl-bad")).to_be_visible()
    page.locator(".gl-choose input").nth(0).fill("<b>Zoë</b>")
    page.locator(".gl-choose .gl-main").click()
    expect(page.locator(".gl-said .gl-bad")).to_contain_text("exclude")
    expect(groups.nth(2).locator("[aria-checked=true]")).to_have_count(2)


@pytest.mark.parametrize("language", ["el", "it", "ca"])
def test_on_a_phone_nothing_is_wider(
    visit: Callable[..., Page], heard: Heard, language: str
) -> None:
    page = visit(f"{language}/wizard-play.ipynb", width=360, reduced_motion="reduce")
    groups = page.locator(".gl-choose .gl-group")
    groups.nth(0).get_by_role("radio", name="6").click()
    groups.nth(1).get_by_role("radio").nth(3).click()
    page.locator(".gl-choose .gl-main").click()
    expect(page.locator(".gl-choose")).to_have_count(0)
    for _ in range(3):
        act(page, can(page).first)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    heard.assert_clean()
