"""A practice page as a learner meets it: by link, by keyboard, and when its kernel has gone."""

from collections.abc import Callable, Iterator
from typing import Any

import psutil
import pytest
from barriers import barriers, small
from playwright.sync_api import Locator, Page, expect
from serving import Heard, Shared, Site, ready

from gamelib import series
from gamelib.speech import Catalog

LINK = {"topics": "legal,winner", "seed": "7", "count": "3", "level": "1"}
PAGE = "el/wizard-practice.ipynb?" + "&".join(f"{key}={value}" for key, value in LINK.items())
SAY = Catalog("el")
INSIDE = "document.activeElement.closest('.gl-practice-stage') !== null"


@pytest.fixture
def page(shared: Shared) -> Iterator[Page]:
    with shared.lent(PAGE) as page:
        yield page


def stage(page: Page) -> Locator:
    return page.locator(".gl-practice-stage")


def main_button(page: Page) -> Locator:
    return stage(page).locator(".gl-controls .gl-main")


def answer(page: Page, options: list[bool]) -> None:
    """Choose what is marked, by keyboard alone, and check."""
    role = stage(page).locator(".gl-options").get_attribute("role")
    choices = stage(page).locator(".gl-options .gl-option")
    for at, right in enumerate(options):
        if right:
            choices.nth(at).focus()
            page.keyboard.press("Space")
    assert role == ("group" if sum(options) > 1 else role)
    main_button(page).focus()
    page.keyboard.press("Enter")


def keys() -> list[list[bool]]:
    """What is right in the questions of the link, and what else would be asked later."""
    asked = series.read("wizard", LINK).questions()
    return [[option.right for option in one.question.options] for one in asked]


def wrong(options: list[bool]) -> list[bool]:
    at = options.index(False)
    return [place == at for place in range(len(options))]


def test_a_set_from_a_link_by_keyboard(page: Page) -> None:
    """The first two questions right, the third wrong; then what was missed comes again."""
    for at, key in enumerate(keys()):
        place = SAY.text("ask-place", question=at + 1, count=3)
        expect(stage(page).locator(".gl-scores")).to_contain_text(place)
        assert stage(page).locator(".gl-options .gl-option").count() == len(key)
        answer(page, key if at < 2 else wrong(key))
        word = SAY.text("ask-all-right" if at < 2 else "ask-not-yet")
        expect(stage(page).locator(".gl-outcome")).to_have_text(word)
        assert stage(page).locator(".gl-result .gl-rule").count() >= 1
        assert page.evaluate(INSIDE)
        page.keyboard.press("Enter")  # the same button leads on
        assert page.evaluate(INSIDE)
    score = SAY.text("practice-score", right=2, count=3)
    streak = SAY.text("practice-streak", count=0)
    expect(stage(page).locator(".gl-scores")).to_contain_text(f"{score} · {streak}")
    summary = stage(page).locator(".gl-fold").last
    expect(summary.locator(".gl-done")).to_have_text(SAY.text("practice-done", right=2, count=3))
    assert summary.locator(".gl-badge.gl-bad").count() == 1
    assert barriers(page, ".gl-practice-stage") == {}
    assert page.evaluate("document.activeElement.tagName") == "SUMMARY"


def test_the_missed_topics_come_again(page: Page) -> None:
    stage(page).locator(".gl-topics ~ button").click()
    expect(stage(page).locator(".gl-scores")).to_contain_text(
        SAY.text("practice-place", question=1)
    )
    assert page.evaluate(INSIDE)
    missed = series.read("wizard", LINK).questions()[2].topic
    assert f"topics={missed}&" in page.url
    assert "count=" not in page.url
    other = page.locator(".gl-langs a[lang=it]")
    other.focus()
    assert f"topics={missed}&" in str(other.get_attribute("href"))


def test_questions_never_run_out(page: Page) -> None:
    """More than a batch: the rest is fetched before it is needed."""
    skip = stage(page).locator(".gl-controls button").last
    for number in range(2, series.BATCH + 6):
        skip.click()
        place = SAY.text("practice-place", question=number)
        expect(stage(page).locator(".gl-scores")).to_contain_text(place)
    expect(stage(page).locator(".gl-nudge")).to_have_count(0)


def test_without_a_topic_it_says_so(page: Page) -> None:
    fold = stage(page).locator(".gl-fold").first
    fold.locator("summary").click()
    for pill in fold.locator(".gl-set-topics input:checked").all():
        pill.uncheck()
    fold.locator("button.gl-main").click()
    expect(fold.locator(".gl-problem")).to_contain_text(SAY.text("practice-no-topic"))
    fold.locator(".gl-set-topics input").nth(1).check()
    fold.locator(".gl-set-level input").nth(2).check()
    fold.locator(".gl-seed").fill("Ψ & 50 %")
    fold.locator("button.gl-main").click()
    expect(fold.locator(".gl-problem")).to_be_empty()
    assert page.url.endswith("topics=winner&seed=%CE%A8+%26+50+%25&level=3")


def test_a_reload_comes_back_to_the_question_and_the_score(page: Page) -> None:
    options = stage(page).locator(".gl-options .gl-option")
    options.first.click()
    main_button(page).click()
    main_button(page).click()
    for number in range(3, series.BATCH + 4):
        stage(page).locator(".gl-controls button").last.click()
        place = SAY.text("practice-place", question=number)
        expect(stage(page).locator(".gl-scores")).to_contain_text(place)
    options.first.click()
    before = stage(page).locator(".gl-question").inner_text()
    assert SAY.text("practice-place", question=series.BATCH + 3) in before
    page.reload()
    ready(page)
    expect(stage(page).locator(".gl-question")).to_have_text(before, use_inner_text=True)
    expect(options.first).to_have_attribute("aria-checked", "true")


def test_a_series_is_gone_on_with_by_its_link_after_another_one(
    visit: Callable[..., Page],
) -> None:
    page = visit(PAGE)
    answer(page, keys()[0])
    main_button(page).click()
    for count in (1, 2):
        page.goto(page.url.replace("seed=7", f"seed=other-{count}"))
        ready(page)
        main = stage(page).locator(".gl-scores")
        expect(main).to_contain_text(SAY.text("ask-place", question=1, count=3))
        stage(page).locator(".gl-options .gl-option").first.click()
        main_button(page).click()
        expect(stage(page).locator(".gl-outcome")).not_to_be_empty()
        page.goto(page.url.replace(f"seed=other-{count}", "seed=7"))
        ready(page)
        expect(main).to_contain_text(SAY.text("ask-place", question=2, count=3))
        expect(main).to_contain_text(SAY.text("practice-score", right=1, count=1))


@pytest.mark.parametrize(
    "damage",
    [
        {"others": None},
        {"others": [None, 5, {}, {"series": {"topics": "legal"}}]},
        {"tally": None},
        {"tally": {"legal": 5}},
        {"series": 5},
        {"at": -5},
        {"streak": "<b>"},
        {"answer": {"chosen": 5}},
    ],
)
def test_what_is_damaged_in_storage_is_not_taken(page: Page, damage: dict[str, Any]) -> None:
    page.goto(page.url.partition("?")[0] + "?seed=damaged&count=3")
    ready(page)
    stage(page).locator(".gl-options .gl-option").first.click()
    main_button(page).click()
    entry = "localStorage['gl-place-wizard-practice']"
    page.evaluate(
        f"""damage => {{ const kept = JSON.parse({entry});
        Object.assign(kept[1], damage); {entry} = JSON.stringify(kept); }}""",
        damage,
    )
    page.reload()
    ready(page)
    number = 2 if "others" in damage else 1
    place = SAY.text("ask-place", question=number, count=3)
    main_button(page).click()
    expect(stage(page).locator(".gl-scores")).to_contain_text(place)
    stage(page).locator(".gl-options .gl-option").first.click()
    main_button(page).click()
    assert page.evaluate(f"JSON.parse({entry})[1].before + JSON.parse({entry})[1].at") == number - 1


def test_one_live_region(page: Page) -> None:
    assert stage(page).locator("[aria-live], [role=status], [role=alert]").count() == 1


def test_a_phone_and_axe(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    stage(page).evaluate("node => node.querySelectorAll('details').forEach((d) => (d.open = true))")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert small(page) == []
    assert barriers(page) == {}


def test_it_goes_on_when_its_kernel_has_gone(site: Site, shared: Shared) -> None:
    page = shared.page(PAGE.replace("count=3", "count="))
    for kernel in site.kernels():
        for process in (kernel, *kernel.children(recursive=True)):
            process.kill()
        psutil.wait_procs([kernel], timeout=10)
    skip = stage(page).locator(".gl-controls button").last
    place, said = stage(page).locator(".gl-scores p").first, 0
    for _ in range(series.BATCH + 6):
        before = place.inner_text()
        skip.click()
        expect(place).not_to_have_text(before)
        said += stage(page).locator(".gl-nudge").count()
    assert said == 1
    fold = stage(page).locator(".gl-fold").first
    fold.locator("summary").click()
    fold.locator(".gl-set-topics input").nth(0).check()
    fold.locator("button.gl-main").click()
    # The numbers are those of the series, which may come back.
    expect(stage(page).locator(".gl-scores")).to_have_text(SAY.text("practice-spare", question=1))
    stage(page).locator(".gl-options .gl-option").first.click()
    main_button(page).click()
    expect(stage(page).locator(".gl-outcome")).to_be_visible()
    assert stage(page).locator(".gl-nudge").count() == 0


def test_a_bad_link_is_explained(visit: Callable[..., Page], heard: Heard) -> None:
    link = "topics=<img src=x onerror=alert(1)>&level=9"
    page = visit(f"en/qwixx-practice.ipynb?{link}")
    expect(stage(page).locator(".gl-problem .gl-notice")).to_contain_text("<img src=x")
    assert page.locator("img").count() == 0
    assert stage(page).locator(".gl-options .gl-option").count() > 1
    heard.assert_clean()


SEED = {"topics": "legal,winner", "seed": "classe-3B", "level": "1"}


def begin(page: Page) -> None:
    """The series of a class, typed by hand."""
    fold = stage(page).locator(".gl-fold").first
    fold.evaluate("node => (node.open = true)")
    for pill in fold.locator(".gl-set-topics input").all():
        pill.set_checked(pill.input_value() in SEED["topics"].split(","))
    fold.locator(".gl-seed").fill(SEED["seed"])
    fold.locator("button.gl-main").click()
    expect(stage(page)).to_have_attribute("aria-busy", "false")


def judge(page: Page) -> None:
    """Answer what is asked, whatever it is."""
    stage(page).locator(".gl-options .gl-option").first.click()
    main_button(page).click()
    expect(stage(page).locator(".gl-outcome")).to_be_visible()


def at_the_first_of_the_series(page: Page) -> None:
    """Afresh: with nothing chosen."""
    first, *_ = series.read("wizard", SEED).questions()
    options = stage(page).locator(".gl-options .gl-option")
    expect(options).to_have_count(len(first.question.options))
    expect(stage(page).locator(".gl-outcome")).to_have_count(0)
    expect(stage(page).locator(".gl-options [aria-checked=true]")).to_have_count(0)
    place = SAY.text("practice-place", question=1)
    expect(stage(page).locator(".gl-scores p").first).to_have_text(place)
    answer(page, [option.right for option in first.question.options])
    expect(stage(page).locator(".gl-outcome")).to_have_text(SAY.text("ask-all-right"))


@pytest.mark.parametrize("answered", [1, 3])
def test_no_answer_to_a_spare_question_lands_on_one_of_the_series(
    site: Site, visit: Callable[..., Page], answered: int
) -> None:
    before = site.kernels()
    page = visit("el/wizard-practice.ipynb")
    for kernel in set(site.kernels()) - set(before):
        kernel.kill()
    begin(page)
    for _ in range(answered - 1):
        judge(page)
        main_button(page).click()
    judge(page)
    score = stage(page).locator(".gl-scores p").last.inner_text()
    page.reload()
    ready(page)
    assert f"seed={SEED['seed']}" in page.url
    expect(stage(page).locator(".gl-scores p").last).to_have_text(score)
    at_the_first_of_the_series(page)


def test_a_series_that_comes_late_is_asked_from_its_first_question(
    site: Site, visit: Callable[..., Page]
) -> None:
    before = site.kernels()
    page = visit("el/wizard-practice.ipynb")
    kernels = set(site.kernels()) - set(before)
    for kernel in kernels:
        kernel.suspend()
    begin(page)
    spare = stage(page).locator(".gl-prompt").inner_text()
    place = SAY.text("practice-spare", question=1)
    expect(stage(page).locator(".gl-scores p").first).to_have_text(place)
    expect(stage(page).locator(".gl-nudge")).to_have_text(SAY.text("practice-alone"))
    for kernel in kernels:
        kernel.resume()
    page.wait_for_timeout(1500)
    assert stage(page).locator(".gl-prompt").inner_text() == spare
    judge(page)
    main_button(page).click()
    at_the_first_of_the_series(page)
    page.reload()
    ready(page)
    expect(stage(page).locator(".gl-outcome")).to_have_text(SAY.text("ask-all-right"))
    expect(stage(page).locator(".gl-scores")).to_contain_text(
        SAY.text("practice-place", question=1)
    )
