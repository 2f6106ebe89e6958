"""The Zaubercocktail lesson as a learner and a teacher meet it: one page, shared by its tests."""

from collections.abc import Callable, Iterator

import pytest
from barriers import barriers
from playwright.sync_api import Locator, Page, expect
from serving import Shared, Site, ready

from gamelib.games.zaubercocktail import Rule
from gamelib.ruling import because
from gamelib.speech import Catalog

LESSON = "zaubercocktail.ipynb"
BOOKS_ROUND = 10
"""Which of the page's step-throughs is the round in the rule book."""


@pytest.fixture
def page(shared: Shared) -> Iterator[Page]:
    with shared.lent(f"en/{LESSON}") as page:
        yield page


def stepper(page: Page, at: int) -> Locator:
    return page.locator(".gl-steps-stage").nth(at)


def rules(stage: Locator) -> list[str]:
    return stage.locator(".gl-rule").all_inner_texts()


def test_the_books_round_comes_out_move_by_move(page: Page) -> None:
    stage, say = stepper(page, BOOKS_ROUND), Catalog("en")
    forward = stage.locator(".gl-moves .gl-main")
    forward.press("Home")
    told = []
    for _ in range(stage.locator(".gl-number").count() - 1):
        forward.click()
        now = stage.locator(".gl-results tr.gl-is-now")
        if now.count():
            who = now.locator("th").inner_text()
            points, place, moves = now.locator(".gl-number-cell").all_inner_texts()[1:]
            told.append((who, points, place, moves, rules(stage)))
    anna, nikos, giulia, pau, eleni = say.names[:5]
    assert [one[:4] for one in told] == [
        (nikos, "90", "1", "+5"),
        (pau, "87", "2", "+5"),
        (giulia, "86", "3", "+1"),
        (anna, "86", "4", "0"),
        (eleni, "66", "5", "−2"),
    ]
    assert told[1][4] == ["ZAU-COLL-06", "ZAU-MOVE-01", "ZAU-MOVE-04"]
    assert told[2][4][0] == "ZAU-RANK-01"
    held = stage.locator(".gl-space.gl-held > span:first-child > [aria-hidden]")
    assert held.all_inner_texts() == ["8", "10", "11", "15"]
    assert "ZAU-NEXT-02" in rules(stage)


def test_predict_first_asks_who_comes_next(page: Page) -> None:
    stage = stepper(page, 5)
    stage.locator(".gl-moves .gl-main").press("Home")
    stage.locator(".gl-toggle").click()
    for _ in range(2):
        stage.locator(".gl-moves .gl-main").click()
    choices = stage.locator(".gl-predict .gl-options button")
    assert choices.count() == 4
    choices.nth(1).click()
    expect(stage.locator(".gl-guess")).to_be_visible()
    assert "ZAU-COLL-06" in rules(stage)
    stage.locator(".gl-toggle").click()


def test_a_broken_promise_is_told_with_its_rule(page: Page) -> None:
    stage = stepper(page, 2)
    stage.locator(".gl-number").nth(3).click()
    assert rules(stage).count("ZAU-TRADE-05") == 3
    before = stage.locator(".gl-holding").all_inner_texts()
    stage.locator(".gl-number").nth(4).click()
    after = stage.locator(".gl-holding").all_inner_texts()
    assert len(before) == len(after) == 4
    expect(stage.locator(".gl-market-log li")).to_have_count(4)


def test_a_wrong_answer_gets_its_reason(page: Page) -> None:
    asked = page.locator(".gl-ask-stage").first
    options = asked.locator(".gl-options button")
    assert options.count() == 6
    options.nth(1).click()
    asked.locator(".gl-main").first.click()
    assert "ZAU-TRADE-04" in rules(asked)
    asked.locator(".gl-main").first.click()


def test_the_values_of_real_cards_count_on_the_whole_page(page: Page) -> None:
    table, guesses = page.locator(".gl-table-stage"), stepper(page, 11)
    points = guesses.locator(".gl-results tbody tr").first.locator(".gl-number-cell").nth(1)
    expect(points).to_have_text("86")
    label = Catalog("en").text("zau-values-label", ingredient="Goldrose", size=2)
    field = table.get_by_label(label, exact=True)
    field.fill("40")
    expect(points).to_have_text("104", timeout=15000)
    expect(guesses.locator(".gl-origin-entered")).to_have_count(1)
    field.fill("forty <img src=x>")
    expect(table.locator(".gl-wrong")).to_contain_text("forty <img", timeout=15000)
    expect(field).to_have_value("forty <img src=x>")
    expect(points).to_have_text("104")
    assert page.locator("img[src=x]").count() == 0
    field.fill("31~")
    expect(points).to_have_text("86", timeout=15000)
    expect(table.locator(".gl-wrong")).to_have_count(0)


def test_a_contradiction_with_the_book_is_said_beside_the_field(page: Page) -> None:
    table = page.locator(".gl-table-stage")
    label = Catalog("en").text("zau-values-label", ingredient="Faranblatt", size=3)
    field = table.get_by_label(label, exact=True)
    field.fill("31")
    expect(table.locator(".gl-wrong")).to_contain_text("30", timeout=15000)
    expect(table.locator("a[href*='values=']").first).to_be_visible()
    expect(field).not_to_have_attribute("aria-invalid", "true")
    said = because(Rule.VALUES, "unlike-the-book", number=31, book=30)
    expect(field).to_have_accessible_description(str(Catalog("en").why(said)))
    field.fill("many")
    expect(field).to_have_attribute("aria-invalid", "true", timeout=15000)
    field.fill("30")
    expect(table.locator(".gl-wrong")).to_have_count(0, timeout=15000)


def test_a_link_opens_the_page_with_these_values(site: Site, visit: Callable[..., Page]) -> None:
    page = visit(f"el/{LESSON}?values=GR%3D30%2C40%2C41")
    points = stepper(page, 11).locator(".gl-results tbody tr").first.locator(".gl-number-cell")
    expect(points.nth(1)).to_have_text("104")
    expect(page.locator("html")).to_have_attribute("lang", "el")
    label = Catalog("el").text("zau-values-label", ingredient="Goldrose", size=2)
    field = page.locator(".gl-table-stage").get_by_label(label, exact=True)
    field.fill("35")  # from now on this counts, and not what the link brought
    page.reload()
    ready(page)
    expect(field).to_have_value("35")
    expect(page.locator("[data-key=GR3]")).to_have_value("41")


def test_a_citation_leads_to_its_rule(visit: Callable[..., Page]) -> None:
    page = visit("ca/zaubercocktail-rules.ipynb")
    for rule in Rule:
        assert page.locator(f"[id='{rule.id}']").count() == 1
    entry = page.locator("[id='ZAU-MOVE-04']")
    entry.locator("summary").click()
    expect(entry.locator(".gl-results").first).to_be_visible()


OVERFLOWING = """() => [...document.querySelectorAll(".gl-frame *")]
  .filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > 361)
  .map((node) => node.className.baseVal ?? node.className)"""


def test_a_phone_needs_no_sideways_scrolling(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    for number in range(page.locator(".gl-steps-stage").count()):
        stepper(page, number).locator(".gl-moves .gl-main").press("End")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.evaluate(OVERFLOWING) == []


def test_axe_finds_nothing(page: Page) -> None:
    assert barriers(page) == {}
