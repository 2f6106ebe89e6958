"""What the browser keeps of a lesson, on static pages: steps, answers, and the address."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect
from test_widgets_page import SETTLED, ask, page_of, step_through

from gamelib.widgets import Ask, StepThrough

SITE = "http://lessons.test"
BLOCKED = "Object.defineProperty(window, 'localStorage', {get() { throw new Error('blocked') }})"
Widget = StepThrough | Ask


class Reader:
    """A browser with an empty memory, and pages at addresses like those of the lessons."""

    def __init__(self, context: BrowserContext) -> None:
        self.context, self.faults, self.pages = context, [], {}
        self.page = context.new_page()
        self.page.set_default_timeout(5000)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        context.route(f"{SITE}/**", self.answer)

    def answer(self, route: Route) -> None:
        body = self.pages[route.request.url.partition("?")[0]]
        route.fulfill(body=body, content_type="text/html; charset=utf-8")

    def write(self, path: str, *widgets: Widget) -> None:
        """Put widgets on a page, each at its place."""
        for number, widget in enumerate(widgets, 1):
            if not widget.place:
                widget.put(number, "a line")
        made = page_of(*widgets).replace("<body>", '<body id="gl-main">')
        self.pages[f"{SITE}/{path}"] = made

    def open(self, path: str) -> Page:
        self.page.goto(f"{SITE}/{path}")
        self.page.wait_for_function("window.spoken")
        return self.page


@pytest.fixture
def reader(browser: Browser) -> Iterator[Reader]:
    context = browser.new_context()
    found = Reader(context)
    found.write("en/toy.ipynb", step_through(), ask())
    yield found
    context.close()
    assert found.faults == []


def place(page: Page) -> str:
    return page.locator(".gl-steps [aria-current]").inner_text()


def forward(page: Page, by: int = 1) -> None:
    for _ in range(by):
        page.locator(".gl-moves .gl-main").click()


def options(page: Page) -> Locator:
    return page.locator(".gl-ask-stage .gl-options button")


def check(page: Page) -> Locator:
    return page.locator(".gl-ask-stage .gl-controls button").first


def test_a_reload_brings_step_and_answers_back_without_a_word(reader: Reader) -> None:
    page = reader.open("en/toy.ipynb")
    page.locator(".gl-toggle").click()
    forward(page)
    page.locator(".gl-predict .gl-options button").nth(1).click()
    forward(page)
    options(page).nth(0).click()
    options(page).nth(2).click()
    check(page).click()
    reader.open("en/toy.ipynb")
    assert place(page) == "3"
    expect(page.locator(".gl-toggle")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".gl-predict")).to_be_visible()  # still asked, as it was
    expect(options(page).nth(2)).to_have_attribute("data-verdict", "wrong")
    expect(page.locator(".gl-answers").first.locator("li")).to_have_count(3)
    page.wait_for_timeout(SETTLED)
    assert page.evaluate("spoken") == []
    assert page.evaluate("document.activeElement === document.body")
    check(page).click()
    expect(options(page).nth(2)).to_have_attribute("aria-checked", "true")


def test_every_question_keeps_its_answer(reader: Reader) -> None:
    page = reader.open("en/toy.ipynb")
    options(page).nth(3).click()
    page.locator(".gl-ask-stage .gl-controls button").nth(1).click()
    options(page).nth(2).click()
    check(page).click()
    reader.open("en/toy.ipynb")
    expect(page.locator(".gl-outcome")).to_have_class("gl-outcome gl-good")
    page.locator(".gl-ask-stage .gl-controls button").nth(1).click()
    expect(options(page).nth(3)).to_have_attribute("aria-checked", "true")


def test_the_other_languages_go_on_from_there(reader: Reader) -> None:
    reader.write("el/toy.html", step_through(lang="el"), ask("el"))
    page = reader.open("en/toy.ipynb")
    forward(page, 2)
    reader.open("el/toy.html")
    assert place(page) == "3"


def test_the_address_leads_to_the_place(reader: Reader) -> None:
    page = reader.open("en/toy.ipynb?pos=50%25#there")
    forward(page, 2)
    page.wait_for_timeout(SETTLED)
    assert page.url == f"{SITE}/en/toy.ipynb?pos=50%25&at=1.3"
    page.locator(".gl-ask-stage .gl-controls button").nth(1).click()
    assert page.url.endswith("&at=2.2")
    page.evaluate("localStorage.clear()")
    reader.open("en/toy.ipynb?at=1.4")
    assert place(page) == "4"
    reader.open("en/toy.ipynb?at=2.2")
    assert place(page) == "1"  # a link that was only opened changes nothing
    expect(options(page)).to_have_count(3)


HOSTILE = [
    "1.9",
    "1.0",
    "1.-1",
    "1.1e3",
    "9.1",
    "1",
    "%",
    "%00",
    "<b>x",
    "1.2.3",
    "1." + "9" * 5000,
]


def test_a_wrong_address_leads_nowhere(reader: Reader) -> None:
    for wish in (*HOSTILE, "1.constructor", "2.length", "2.__proto__"):
        page = reader.open(f"en/toy.ipynb?at={wish}")
        assert place(page) == "1"
        expect(options(page)).to_have_count(4)


@pytest.mark.parametrize(
    "kept",
    ['{"1":', "7", "null", '"x"', "[]"]
    + [f'{{"1":{one},"2":{one}}}' for one in ("null", "7", '"x"', "[]", '{"mark":MARK}')]
    + ['{"1":{"mark":MARK,"step":99,"answered":7,"seen":"x","predict":1}}']
    + ['{"2":{"mark":MARK,"at":"length","given":[{"chosen":["length",-1,9,{}],"judged":true},7]}}'],
)
def test_a_damaged_memory_is_no_memory(reader: Reader, kept: str) -> None:
    page = reader.open("en/toy.ipynb")
    marks = page.evaluate(
        "Object.values(JSON.parse(localStorage['gl-place-toy'])).map(o => o.mark)"
    )
    for mark in marks:
        page.evaluate(
            "all => localStorage['gl-place-toy'] = all", kept.replace("MARK", f'"{mark}"')
        )
        reader.open("en/toy.ipynb")
        assert place(page) == "1"
        forward(page)
        options(page).nth(0).click()
        check(page).click()
        expect(page.locator(".gl-outcome")).to_be_visible()


def test_where_storage_is_blocked_all_goes_on(reader: Reader) -> None:
    reader.context.add_init_script(BLOCKED)
    page = reader.open("en/toy.ipynb")
    forward(page, 2)
    options(page).nth(0).click()
    check(page).click()
    expect(page.locator(".gl-outcome")).to_be_visible()
    reader.open("en/toy.ipynb")
    assert place(page) == "1"


def test_another_lesson_or_a_changed_one_begins_at_the_beginning(reader: Reader) -> None:
    page = reader.open("en/toy.ipynb")
    forward(page, 2)
    options(page).nth(0).click()
    reader.write("en/other.ipynb", step_through(), ask())
    reader.open("en/other.ipynb")
    assert place(page) == "1"
    changed = step_through()
    changed.put(1, "another line")
    reader.write("en/toy.ipynb", changed, ask())
    reader.open("en/toy.ipynb")
    assert place(page) == "1"
    expect(options(page).nth(0)).to_have_attribute("aria-checked", "true")


def test_what_is_done_is_counted(reader: Reader) -> None:
    def counted() -> Any:
        entries = "Object.values(JSON.parse(localStorage['gl-place-toy'])).filter(e => e.of)"
        return page.evaluate(f"{entries}.map(e => [e.done, e.of])")

    page = reader.open("en/toy.ipynb")
    assert counted() == [[0, 1], [0, 2]]
    forward(page, 3)
    for at in (0, 1):
        options(page).nth(at).click()
    check(page).click()
    assert counted() == [[1, 1], [1, 2]]
    page.locator(".gl-moves button").first.click()
    check(page).click()
    options(page).nth(0).click()
    assert counted() == [[1, 1], [1, 2]]  # once done, it stays done


def test_a_page_that_is_no_lesson_keeps_nothing(reader: Reader, browser: Browser) -> None:
    plain: Callable[..., str] = page_of
    widget = step_through()
    widget.put(1, "a line")
    reader.pages[f"{SITE}/lab/toy.ipynb"] = plain(widget)
    page = reader.open("lab/toy.ipynb")
    forward(page)
    page.wait_for_timeout(SETTLED)
    assert page.url == f"{SITE}/lab/toy.ipynb"
    assert page.evaluate("localStorage.length") == 0
