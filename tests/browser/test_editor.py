"""The position editor in a real browser: pressed, typed, shared, reopened, and given nonsense."""

import re
from collections.abc import Callable, Iterator
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from barriers import TOUCHING, barriers
from playwright.sync_api import Page, expect
from scanning import scanned
from serving import Heard, Site, ready

from gamelib import explain
from gamelib.address import parse
from gamelib.speech import Catalog

WRITE = "() => { window.copied = []; navigator.clipboard.writeText = async t => copied.push(t) }"


@pytest.fixture(scope="module")
def editor(site: Site, browser: object) -> Iterator[Page]:
    """One page for the tests of this file; each goes to the position that it needs."""
    page: Page = browser.new_page(viewport={"width": 1280, "height": 900})  # type: ignore[attr-defined]
    page.goto(site.address("en/editor.ipynb"))
    ready(page)
    page.evaluate(WRITE)
    yield page
    page.close()


def line(page: Page) -> str:
    return page.locator(".gl-desk-line textarea").input_value()


def type_line(page: Page, text: str) -> None:
    page.locator(".gl-desk-line textarea").fill(text)
    page.locator(".gl-desk-line textarea").press("Enter")


def spoken(page: Page) -> str:
    return page.locator(".gl-steps-stage .gl-frame").inner_text()


def test_a_position_made_by_pressing_reopens_by_link_and_by_code(
    editor: Page, visit: Callable[..., Page]
) -> None:
    type_line(editor, "game=wizard&trick=B7&trump=R")
    expect(editor.locator(".gl-steps-stage .gl-number")).to_have_count(1)
    editor.evaluate(  # The second before Python has answered the first.
        """() => ["Add: blue 13", "Add: red 2"].forEach(
            (label) => document.querySelector(`[aria-label="${label}"]`).click())"""
    )
    expect(editor.locator(".gl-steps-stage .gl-number")).to_have_count(3)
    assert line(editor) == "players=4&trump=R&trick=B7,B13,R2"
    editor.locator(".gl-steps-stage .gl-number").nth(1).click()
    editor.get_by_role("button", name="Copy link", exact=True).click()
    expect(editor.locator(".gl-desk-note")).to_be_visible()
    link = editor.evaluate("copied.at(-1)")
    assert urlsplit(link).query == "game=wizard&players=4&trump=R&trick=B7,B13,R2&lang=en&step=2"
    editor.get_by_role("button", name="QR code", exact=True).click()
    expect(editor.locator(".gl-qr")).to_be_visible()
    assert barriers(editor, ".gl-desk-stage") == {}
    assert scanned(editor.locator(".gl-desk-qr").inner_html()) == [link]
    editor.get_by_role("button", name="Copy notebook cell", exact=True).click()
    expect(editor.locator(".gl-desk-note")).to_be_visible()
    cell = 'Lesson("en").step("players=4&trump=R&trick=B7,B13,R2")'
    assert cell in editor.evaluate("copied.at(-1)")
    page = visit("en/editor.ipynb?" + urlsplit(link).query)
    assert line(page) == line(editor)
    expect(page.locator(".gl-number[aria-current]")).to_have_text("2")
    assert (
        page.locator(".gl-desk-board").inner_text() == editor.locator(".gl-desk-board").inner_text()
    )
    assert spoken(page) == spoken(editor)
    page.get_by_role("link", name="Ελληνικά").click()
    page.wait_for_url("**/el/editor.ipynb?*")
    ready(page)
    assert line(page) == line(editor)


def test_a_late_answer_leaves_the_reader_where_he_has_gone(site: Site, editor: Page) -> None:
    type_line(editor, "game=wizard&trick=B7&trump=R")
    expect(editor.locator(".gl-steps-stage .gl-number")).to_have_count(1)
    field = editor.locator(".gl-desk-line textarea")
    kernels = site.kernels()
    for kernel in kernels:
        kernel.suspend()
    try:
        editor.get_by_label("Add: red 2", exact=True).press("Enter")
        field.press("End")
        editor.keyboard.type("&hand")
    finally:
        for kernel in kernels:
            kernel.resume()
    expect(editor.locator(".gl-steps-stage .gl-number")).to_have_count(2)
    editor.keyboard.type("=B1")
    expect(field).to_be_focused()
    assert line(editor).endswith("&hand=B1")


def test_what_is_typed_is_never_lost(editor: Page) -> None:
    steps = editor.locator(".gl-steps-stage .gl-number")
    type_line(editor, "game=wizard&trick=B7&trump=R")
    expect(steps).to_have_count(1)
    editor.evaluate(  # A whole line, before Python has answered what was pressed.
        """() => {
            document.querySelector('[aria-label="Add: blue 13"]').click();
            const line = document.querySelector(".gl-desk-line textarea");
            line.value = "trump=R&trick=G1,G2,G3";
            line.dispatchEvent(new InputEvent("input", { bubbles: true }));
            line.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
            line.value += ",G4";
            line.dispatchEvent(new InputEvent("input", { bubbles: true }));
        }"""
    )
    expect(steps).to_have_count(4)
    assert line(editor) == "players=4&trump=R&trick=G1,G2,G3,G4"
    editor.locator(".gl-desk-line textarea").fill("trump=B&trick=G1")
    editor.get_by_role("button", name="Add: red 2", exact=True).click()
    expect(steps).to_have_count(2)
    assert line(editor) == "players=4&trump=B&trick=G1,R2"
    editor.locator(".gl-desk-line textarea").fill("trick=X9")  # What is wrong with it is told.
    editor.get_by_role("button", name="Add: red 3", exact=True).click()
    expect(editor.locator("main [role=alert]")).to_be_visible()
    assert "X9" in line(editor)
    expect(editor).to_have_url(re.compile("trick=X9"))


def test_a_sheet_is_crossed_and_what_cannot_be_is_marked(editor: Page) -> None:
    editor.get_by_role("button", name="Qwixx", exact=True).click()
    seven = editor.get_by_role("button", name="red 7", exact=True)
    expect(seven).to_have_attribute("aria-pressed", "true")
    editor.get_by_role("button", name="red 9", exact=True).click()
    nine = editor.get_by_role("button", name="red 9", exact=True)
    expect(nine).to_have_attribute("aria-pressed", "true")
    expect(nine).to_be_focused()
    assert "red=5,7,9/-" in line(editor)
    editor.get_by_role("button", name="Anna: red 5", exact=True).click()
    expect(editor.locator(".gl-desk-board .gl-notice")).to_have_count(1)
    assert barriers(editor, ".gl-desk-stage") == {}
    expect(editor.locator(".gl-steps-stage")).to_have_count(0)
    editor.get_by_role("button", name="Copy link", exact=True).click()
    expect(editor.locator(".gl-desk-note")).to_be_visible()
    editor.get_by_role("button", name="Anna: green 5", exact=True).click()
    expect(editor.locator(".gl-desk-board .gl-notice")).to_have_count(0)
    expect(editor.locator(".gl-steps-stage")).to_have_count(1)


def test_the_keyboard_stays_where_a_full_trick_begins_the_next(editor: Page) -> None:
    type_line(editor, "game=wizard&players=4&trick=B7,B13,R2&trump=R&hand=B1,W,R9")
    expect(editor.locator(".gl-steps-stage .gl-number")).to_have_count(3)
    jester = editor.get_by_role("button", name="Add: Jester", exact=True)
    jester.focus()
    for _ in range(3):
        editor.keyboard.press("Enter")
        editor.wait_for_timeout(1000)
        expect(jester).to_be_focused()
    assert "trick=B7,B13,R2,J/J,J" in line(editor)


def test_the_keyboard_reaches_every_card(editor: Page) -> None:
    type_line(editor, "game=wizard&trick=B7&trump=R")
    expect(editor.locator(".gl-steps-stage .gl-number")).to_have_count(1)
    editor.get_by_role("button", name="Add: blue 1", exact=True).focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
        editor.keyboard.press(key)
    expect(editor.get_by_role("button", name="Add: green 2", exact=True)).to_be_focused()
    editor.keyboard.press("Enter")
    expect(editor.get_by_role("button", name="Take away: green 2", exact=True)).to_be_visible()
    expect(editor.get_by_role("button", name="Add: green 2", exact=True)).to_be_focused()
    editor.set_viewport_size({"width": 640, "height": 450})  # Where the deck scrolls.
    for key in (*["ArrowDown"] * 4, *["ArrowUp"] * 5):
        editor.keyboard.press(key)
        assert editor.evaluate(
            """() => {
                const at = document.activeElement.getBoundingClientRect();
                const deck = document.querySelector(".gl-desk-deck").getBoundingClientRect();
                return at.top >= deck.top && at.bottom <= Math.min(deck.bottom, innerHeight);
            }"""
        ), key
    editor.set_viewport_size({"width": 1280, "height": 900})


def test_no_card_of_a_suit_is_alone_in_its_line(editor: Page) -> None:
    lines = """() => [...document.querySelectorAll(".gl-desk-deck .gl-desk-row")].slice(0, -1)
      .map(row => {
        const tops = [...row.querySelectorAll("button")].map(each => each.offsetTop);
        return tops.filter(top => top === Math.max(...tops)).length;
      })"""
    for width in (360, 480, 640, 720, 1280):
        editor.set_viewport_size({"width": width, "height": 900})
        assert len(found := editor.evaluate(lines)) == 4
        assert min(found) > 1, width


def test_axe_finds_nothing(editor: Page) -> None:
    for game in ("Zaubercocktail", "Qwixx", "Wizard"):
        editor.get_by_role("button", name=game, exact=True).click()
        chosen = editor.get_by_role("button", name=game, exact=True)
        expect(chosen).to_have_attribute("aria-pressed", "true")
        assert barriers(editor) == {}


def test_targets_are_large_enough_for_a_thumb(editor: Page) -> None:
    editor.set_viewport_size({"width": 360, "height": 740})
    for game in ("Wizard", "Wizard Camelot Edition", "Qwixx", "Zaubercocktail"):
        editor.get_by_role("button", name=game, exact=True).click()
        expect(editor.get_by_role("button", name=game, exact=True)).to_have_attribute(
            "aria-pressed", "true"
        )
        small = editor.evaluate(
            """() => [...document.querySelectorAll(".gl-desk-stage button")]
            .filter(b => b.offsetParent && (b.offsetWidth < 44 || b.offsetHeight < 44))
            .map(b => [b.getAttribute("aria-label"), b.offsetWidth, b.offsetHeight])"""
        )
        assert small == []
        narrow = editor.evaluate(
            """() => [...document.querySelectorAll(".gl-desk-stage button:not(.gl-desk-lies)")]
            .filter(b => b.scrollWidth > b.clientWidth + 1).map(b => b.ariaLabel)"""
        )
        assert narrow == []
        assert editor.evaluate("document.documentElement.scrollWidth") == 360
        assert editor.evaluate(
            """() => { scrollTo(0, 0); return [...document.querySelectorAll('[data-do^="@game"]')]
            .filter(b => b.getBoundingClientRect().bottom < innerHeight)
            .every(b => { const r = b.getBoundingClientRect();
                return b.contains(document.elementFromPoint(r.x + 9, r.y + 9)); }) }"""
        ), "the deck lies on the choice of games"
        editor.set_viewport_size({"width": 320, "height": 740})
        cut = "node => node.scrollWidth - node.clientWidth"
        assert editor.locator(".gl-desk-stage").evaluate(cut) == 0
        editor.set_viewport_size({"width": 360, "height": 740})
    editor.set_viewport_size({"width": 1280, "height": 900})


def test_a_hostile_link_is_answered_in_words(visit: Callable[..., Page], heard: Heard) -> None:
    page = visit("el/editor.ipynb?game=wizard&trick=%&hand=%3Cimg%20src=x%3E")
    expect(page.locator(".gl-desk-faults .gl-notice")).to_contain_text("trick=%")
    type_line(page, "trick=B7&hand=<img src=x onerror=boom()>")
    expect(page.locator(".gl-desk-board .gl-notice")).to_contain_text("<img")
    expect(page.locator(".gl-desk-stage img")).to_have_count(0)
    type_line(page, "γεια <b> +50%")
    expect(page.locator(".gl-desk-faults .gl-notice")).to_contain_text("γεια <b>")
    page.reload()
    ready(page)
    page.get_by_role("link", name="Italiano").click()
    page.wait_for_url("**/it/editor.ipynb?*")
    ready(page)
    assert line(page) == "γεια <b> +50%"
    expect(page.locator(".gl-desk-faults .gl-notice")).to_contain_text("γεια <b>")
    page.locator(".gl-desk-line textarea").fill("half a lí")
    page.wait_for_url("**typed=half+a+l*")
    page.reload()
    ready(page)
    assert line(page) == "half a lí"
    page.locator(".gl-desk-line textarea").fill("half")
    page.evaluate(  # Sent and then never answered.
        """() => {
            const line = document.querySelector(".gl-desk-line textarea");
            line.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
            window.there = location.search;
        }"""
    )
    assert "typed=half&" in page.evaluate("there") + "&"
    type_line(page, 'lesson.step("trick=B7")')
    expect(page.locator(".gl-steps-stage")).to_have_count(1)
    assert line(page) == "players=4&trump=none&trick=B7"
    heard.assert_clean()


def test_every_game_opens_by_a_link_that_was_written_anew(visit: Callable[..., Page]) -> None:
    """As Binder does it: the path decoded once, and its query built again by the browser."""
    there = "game=zaubercocktail&hands=3BS,GW/2FB/GE/SE&recipe=5/3/1/-2&moves=A.offer A:BS:FB"
    path = quote(f"notebooks/ca/editor.ipynb?{parse(there)}", safe="")
    once = parse_qs(f"urlpath={path}")["urlpath"][0].partition("?")[2]
    page = visit("index.ipynb")
    anew = page.evaluate(
        """query => {
            const url = new URL("http://x/?" + query);
            url.searchParams.append("token", "secret");
            return url.search;
        }""",
        once,
    )
    assert "+" in anew
    page = visit(f"en/editor.ipynb{anew}&lang=CA")
    page.wait_for_url("**/ca/editor.ipynb?*")
    ready(page)
    assert line(page) == parse(there).line
    steps = explain.moments(parse(there), Catalog("ca"))
    expect(page.locator(".gl-steps-stage .gl-number")).to_have_count(len(steps))
    type_line(page, "game=qwixx&red=5")
    page.wait_for_url("**/ca/editor.ipynb?game=qwixx&*red=5/-")


def test_a_printed_position_is_one_sheet(editor: Page) -> None:
    """The tallest step of the longest list of rules, on A4 with a browser's usual margins."""
    type_line(editor, "game=camelot&trump=H&trick=10S,QH,MerlinW&hand=Grail,3S")
    expect(editor.locator(".gl-steps-stage .gl-number")).to_have_count(3)
    side = "10mm"
    margin = {"top": side, "bottom": side, "left": side, "right": side}
    made = editor.pdf(format="A4", margin=margin)  # type: ignore[arg-type]
    assert len(re.findall(rb"/Type\s*/Page\b", made)) == 1


@pytest.mark.parametrize("lang", ["el", "ca"])
def test_forced_colours_leave_each_card_its_own_mark(lang: str, visit: Callable[..., Page]) -> None:
    query = "game=wizard&players=4&trump=R&trick=B7,B13,R2&hand=B1,W,R9"
    page = visit(f"{lang}/editor.ipynb?{query}", width=360, forced_colors="active")
    expect(page.locator(".gl-steps-stage .gl-slot .gl-tag")).to_have_count(6)
    assert page.evaluate(TOUCHING) == []
