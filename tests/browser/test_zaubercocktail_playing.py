"""The play page of Zaubercocktail in a real browser: a round, from the market to the moves."""

from collections.abc import Callable

from barriers import barriers
from playwright.sync_api import Browser, Locator, Page, expect
from serving import Heard, Site, ready

MARK = "document.querySelector('.gl-play-stage .gl-live').append(document.createElement('hr'))"
SEED = "a market"


def act(page: Page, button: Locator) -> None:
    """Press it, and wait until the answer is told: it takes the place of the mark."""
    page.evaluate(MARK)
    button.click()
    expect(page.locator(".gl-play-stage .gl-live hr")).to_have_count(0)


def option(page: Page, group: int, at: int) -> Locator:
    return page.locator(".gl-choose .gl-group").nth(group).locator(".gl-options button").nth(at)


def trade(page: Page) -> None:
    """Accept the first offer that can be accepted, and keep the promise; else wait."""
    possible = page.locator('[data-do^="accept"]:not(.gl-illegal)')
    for _ in range(9):
        if possible.count():
            act(page, possible.first)
        if page.locator('[data-do^="deliver"]').count():
            act(page, page.locator('[data-do^="deliver"]'))
            return
        act(page, page.locator('[data-do="go-on"]'))


def test_whoever_only_waited_is_asked_before_a_new_game(visit: Callable[..., Page]) -> None:
    link = "en/zaubercocktail-play.ipynb?seed=7&moves=go-on"
    page = visit(link, reduced_motion="reduce")
    fresh = page.locator(".gl-tools button:visible").nth(2)
    expect(fresh).to_have_attribute("aria-disabled", "false")
    fresh.click()
    expect(page.locator(".gl-tools .gl-sure .gl-main")).to_be_focused()
    page.keyboard.press("Escape")
    expect(fresh).to_be_focused()
    expect(page.locator('[data-do="go-on"]')).to_be_visible()
    # The button for a new game goes with the old one; who used it is where the new one begins.
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".gl-choose")).to_be_visible()
    expect(page.locator(".gl-todo :focus")).to_have_count(1)


def test_a_round(site: Site, browser: Browser) -> None:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 900})
    heard = Heard()
    heard.listen(context)
    page = context.new_page()
    page.goto(site.address("el/zaubercocktail-play.ipynb"))
    ready(page)
    page.locator(".gl-choose input").nth(1).fill(SEED)
    act(page, page.locator(".gl-choose .gl-main"))
    # An offer of one's own: nothing chosen is not sent, then a card for anything, to all.
    page.locator(".gl-choose .gl-main").click()
    expect(page.locator(".gl-nudge")).to_be_visible()
    option(page, 0, 0).click()
    page.locator(".gl-choose .gl-group").nth(1).locator(".gl-options button").last.click()
    act(page, page.locator(".gl-choose .gl-main"))
    expect(page.locator(".gl-said li").first).to_be_visible()
    assert barriers(page) == {}
    trade(page)
    page.set_viewport_size({"width": 360, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    stone = page.locator('[data-do="stone"]')
    if stone.count():
        act(page, stone)
    # The bare hand can be tried, and is refused; then a collection.
    act(page, page.locator('[data-do="play none"]'))
    expect(page.locator(".gl-said .gl-bad cite")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    option(page, 0, 0).click()
    act(page, page.locator(".gl-choose .gl-main"))
    for _ in range(9):
        if not page.locator(".gl-choose").count():
            break
        option(page, 0, _).click()
        act(page, page.locator(".gl-choose .gl-main"))
    expect(page.locator(".gl-results tbody th")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    act(page, page.locator('[data-do="review:1"]'))
    expect(page.locator(".gl-steps-stage")).to_be_visible()
    act(page, page.locator('[data-do="go-on"]'))
    expect(page.locator('[data-do="stone"]')).to_be_visible()
    heard.assert_clean()
    context.close()
