"""What is kept, on the pages themselves: the front page's progress, a game that a link brings."""

import json
from collections.abc import Callable

from barriers import barriers, small
from playwright.sync_api import Locator, Page, expect
from serving import Heard, ready

from gamelib.publish import PACKAGE
from gamelib.speech import Catalog

Visit = Callable[..., Page]
KEPT = {
    "wizard": {
        "1": {"of": 1, "done": 1},
        "2": {"of": 3, "done": 2},
        "form-0": {"was": "", "now": []},
        "last": "2.3",
    },
    "qwixx-play": {"1": {"line": "players=3&seed=7&moves=", "of": 0, "done": 0}},
    "qwixx": {"1": {"of": 4, "done": 0}},
}
REMEMBER = """kept => {
  for (const name in kept) localStorage[`gl-place-${name}`] = JSON.stringify(kept[name]);
  localStorage.other = "of somebody else";
  dispatchEvent(new Event("storage"));
}"""


def test_the_front_page_says_how_much_is_done_and_forgets_it(visit: Visit, heard: Heard) -> None:
    page, say = visit("index.ipynb?lang=it", reduced_motion="reduce"), Catalog("it")
    shown = page.locator(".gl-progress:visible")
    expect(shown).to_have_count(0)
    expect(page.locator(".gl-forget:visible")).to_have_count(0)
    page.evaluate(REMEMBER, json.loads(json.dumps(KEPT)))
    expect(shown).to_have_text(
        [say.text("front-progress", done="3", of="4"), say.text("front-waiting")]
    )
    assert shown.locator("progress").first.evaluate("node => [node.value, node.max]") == [3, 4]
    go_on = page.get_by_role("link", name=say.text("front-go-on") + ":")
    expect(go_on).to_have_attribute("href", "it/wizard.ipynb?at=2.3")
    expect(page.get_by_role("link", name=say.text("front-go-on-game") + ":")).to_be_visible()
    assert barriers(page) == {}
    forget = page.get_by_role("button", name=say.text("front-forget"), exact=True)
    forget.click()
    expect(page.get_by_role("button", name=say.text("front-forget-no"))).to_be_focused()
    assert barriers(page, "section:not([hidden]) .gl-kept") == {}
    page.keyboard.press("Escape")
    expect(forget).to_be_focused()
    forget.click()
    page.get_by_role("button", name=say.text("front-forget-yes")).click()
    expect(page.get_by_text(say.text("front-forgotten"))).to_be_focused()
    expect(shown).to_have_count(0)
    assert page.evaluate("Object.keys(localStorage)") == ["other"]
    expect(go_on).to_have_count(0)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert small(page) == []
    heard.assert_clean()


def test_what_is_damaged_counts_for_nothing_and_can_be_forgotten(
    visit: Visit, heard: Heard
) -> None:
    page, say = visit("index.ipynb?lang=ca", reduced_motion="reduce"), Catalog("ca")
    numbers = ("Infinity", -5, 0.5, "<b>", [9], None, 1e308)
    damaged = {str(at): {"done": number, "of": number} for at, number in enumerate(numbers)}
    page.evaluate(REMEMBER, {"wizard": damaged | {"8": {"done": 9, "of": 2}, "9": 7}})
    page.reload()
    ready(page)
    shown = page.locator(".gl-progress:visible")
    expect(shown).to_have_text([say.text("front-progress", done="2", of="2")])
    page.get_by_role("button", name=say.text("front-forget"), exact=True).click()
    page.get_by_role("button", name=say.text("front-forget-yes")).click()
    expect(shown).to_have_count(0)
    heard.assert_clean()


def test_a_game_in_a_link_is_kept_by_its_address(visit: Visit, heard: Heard) -> None:
    link = "en/qwixx-play.ipynb?players=2&seed=7&name=%3Cimg%20src%3Dx%3E&lang=xx&moves=pass"
    page = visit(f"{link}+%00+%3Cb%3E", reduced_motion="reduce")
    expect(page.locator(".gl-said .gl-bad")).to_have_text(
        Catalog("en").text("lobby-resumed-partly")
    )
    assert page.locator("img[src=x]").count() == 0
    page.wait_for_url("**&seed=7&made=*&moves=pass")
    # What is heard where nobody sees it takes no focus there.
    assert page.locator(".gl-live a, .gl-live button").count() == 0
    can = page.locator(".gl-todo [data-do]:not(.gl-illegal)")
    can.last.click()
    page.wait_for_url("**&moves=pass+*")
    assert page.evaluate("localStorage['gl-place-qwixx-play']") is None
    page.reload()
    expect(page.locator(".gl-said .gl-info")).to_have_text(Catalog("en").text("lobby-resumed"))
    page.get_by_role("button", name="New game", exact=True).click()
    page.get_by_role("button", name="Yes, a new game").click()
    expect(page.locator(".gl-choose")).to_be_visible()
    assert page.evaluate("location.search") == ""
    heard.assert_clean()


def test_a_link_to_a_game_that_nobody_has_begun(visit: Visit, heard: Heard) -> None:
    say = Catalog("ca")
    page = visit("ca/wizard-play.ipynb?players=5&rounds=1-3&seed=7", reduced_motion="reduce")
    expect(page.locator(".gl-said .gl-info")).to_have_text(say.text("lobby-resumed-begun"))
    page.wait_for_url("**?players=5&rounds=1-3&seed=7&made=*&moves=")
    page.locator(".gl-todo [data-do]:not(.gl-illegal)").first.click()
    page.wait_for_url("**&moves=bid:*")
    played = page.evaluate("location.search")
    # Whoever follows the link of the class again goes on with the game of the class.
    page.goto(page.url.partition("?")[0] + "?players=5&rounds=1-3&seed=7&utm_source=x")
    ready(page)
    expect(page.locator(".gl-said .gl-info")).to_have_text(say.text("lobby-resumed"))
    assert page.evaluate("location.search") == played
    assert "1" not in page.evaluate("JSON.parse(localStorage['gl-place-wizard-play'])")
    for wrong in ("players=99", "rounds=5-1", "players=4&players=5", "rond=1-3", "bots=9"):
        page.goto(page.url.partition("?")[0] + f"?{wrong}&seed=7")
        ready(page)
        expect(page.locator(".gl-said .gl-bad")).to_contain_text(wrong.partition("=")[2][-1])
        expect(page.locator(".gl-choose")).to_be_visible()
    page.goto(page.url.partition("?")[0] + "?players=5&rounds=1-3&seed=7")
    ready(page)
    expect(page.locator(".gl-said .gl-info")).to_have_text(say.text("lobby-resumed"))
    assert page.evaluate("location.search") == played
    heard.assert_clean()


def test_a_mistyped_link_begins_no_game_an_empty_one_is_none(visit: Visit, heard: Heard) -> None:
    page = visit("it/qwixx-play.ipynb", reduced_motion="reduce")
    page.locator(".gl-choose .gl-main").click()
    page.locator(".gl-todo [data-do]:not(.gl-illegal)").last.click()
    undo = page.locator(".gl-tools button:visible").nth(1)
    expect(undo).to_have_attribute("aria-disabled", "false")
    kept = page.evaluate("localStorage['gl-place-qwixx-play']")
    assert "moves=" in kept
    for wrong in ("banana", "%", "%E0%A4", "%FF", "seed", "seed=%FF", "players=2&%&lang=it"):
        page.goto(page.url.partition("?")[0] + f"?{wrong}")
        ready(page)
        expect(page.locator(".gl-said .gl-bad")).to_have_count(1)
        expect(page.locator(".gl-choose")).to_be_visible()
        assert page.evaluate("location.search") == ""
        assert page.evaluate("localStorage['gl-place-qwixx-play']") == kept
    for empty in ("seed=", "seed=+&players=", "banana=&moves=", "&=&", "lang&fbclid&utm_x=%FF"):
        page.goto(page.url.partition("?")[0] + f"?{empty}")
        ready(page)
        expect(page.locator(".gl-said .gl-info")).to_have_text(Catalog("it").text("lobby-resumed"))
        assert page.evaluate("localStorage['gl-place-qwixx-play']") == kept
    heard.assert_clean()


def test_a_link_in_capitals_opens_its_game_too(visit: Visit, heard: Heard) -> None:
    page = visit("en/qwixx-play.ipynb?PLAYERS=2&SEED=7&MOVES=pass", reduced_motion="reduce")
    expect(page.locator(".gl-said .gl-info")).to_have_text(Catalog("en").text("lobby-resumed"))
    heard.assert_clean()


def test_one_page_can_be_begun_again(visit: Visit, heard: Heard) -> None:
    page = visit("ca/qwixx.ipynb", reduced_motion="reduce")
    again = page.locator(".gl-kept .gl-forget")
    expect(again).to_be_hidden()
    page.evaluate('localStorage[\'gl-place-wizard\'] = \'{"1":{"of":1,"done":1}}\'')
    first = page.locator(".gl-ask-stage").first
    first.locator(".gl-options button").first.click()
    first.locator(".gl-controls button").first.click()
    expect(first.locator(".gl-badge").first).to_be_visible()
    field = page.locator("main .gl-form input[type=text]").first
    before = field.input_value()
    field.fill("12 <b>")
    again.click()
    assert barriers(page, ".gl-kept") == {}
    expect(page.locator(".gl-kept .gl-main")).to_be_focused()
    page.keyboard.press("Escape")
    expect(again).to_be_focused()
    again.click()
    with page.expect_navigation():
        page.locator(".gl-kept .gl-sure button").last.click()
    ready(page)
    assert page.evaluate("[location.search, scrollY]") == ["", 0]
    assert page.evaluate("'gl-place-wizard' in localStorage")
    expect(first.locator(".gl-badge")).to_have_count(0)
    expect(field).to_have_value(before)
    expect(again).to_be_hidden()
    heard.assert_clean()


def test_what_is_typed_before_a_game_is_kept(visit: Visit, heard: Heard) -> None:
    page = visit("en/wizard-play.ipynb", reduced_motion="reduce")
    name, unchosen = page.locator(".gl-choose input").first, "[role=radio][aria-checked=false]"
    name.fill("Νίκη <i>")
    page.locator(unchosen).first.click()
    page.evaluate("dispatchEvent(new Event('gl-lost'))")  # what is typed then is not lost either
    page.locator(unchosen).last.click()
    chosen = '[...document.querySelectorAll("[aria-checked=true]")].map(e => e.dataset.at)'
    before = page.evaluate(chosen)
    page.reload()
    ready(page)
    expect(name).to_have_value("Νίκη <i>")
    page.get_by_role("link", name="Ελληνικά").click()
    page.wait_for_url("**/el/*")
    ready(page)
    expect(name).to_have_value("Νίκη <i>")
    assert page.evaluate(chosen) == before
    page.locator(".gl-choose .gl-main").click()
    expect(page.locator(".gl-choose")).to_have_count(0)
    page.locator(".gl-tools button:visible").nth(2).click()
    expect(name).to_have_value("Νίκη <i>")
    page.reload()
    ready(page)
    expect(name).to_have_value("Νίκη <i>")
    heard.assert_clean()


def test_two_windows_of_a_lesson_keep_what_was_done_in_both(visit: Visit, heard: Heard) -> None:
    page = visit("en/wizard.ipynb", reduced_motion="reduce")
    other = page.context.new_page()
    other.goto(page.url)
    ready(other)
    for window, at in ((page, 0), (other, 1)):
        window.bring_to_front()
        first = window.locator(".gl-ask-stage").first
        for _ in range(at):
            first.locator(".gl-controls button").nth(1).click()
        first.locator(".gl-options button").first.click()
    kept = page.evaluate(
        """() => {
            const place = document.querySelector(".gl-ask-stage").dataset.place;
            return JSON.parse(localStorage["gl-place-wizard"])[place].given;
        }"""
    )
    assert [given["chosen"] for given in kept[:2]] == [[0], [0]]
    field = other.locator("main .gl-form input[type=text]").first
    field.evaluate(  # Nothing can be kept any more where this was kept.
        """field => {
            field.value = "B".repeat(3_000_000);
            field.dispatchEvent(new Event("input", { bubbles: true }));
        }"""
    )
    assert other.evaluate("localStorage['gl-place-wizard'].length") < 100_000
    heard.assert_clean()


def test_two_windows_of_a_table_hold_what_was_written_in_both(visit: Visit, heard: Heard) -> None:
    page = visit("it/wizard-round.ipynb")
    other = page.context.new_page()
    other.goto(page.url.partition("?")[0])
    ready(other)

    def field(where: Page, key: str) -> Locator:
        return where.locator(f'.gl-pad [data-key="{key}"]')

    for where, beside, key in ((page, other, "bid-2-0"), (other, page, "bid-2-1")):
        field(where, key).fill("1")
        field(where, key).press("Enter")
        expect(field(beside, key)).to_have_value("1")
    page.reload()
    ready(page)
    for key in ("bid-2-0", "bid-2-1"):
        expect(field(page, key)).to_have_value("1")
    heard.assert_clean()


def test_what_is_still_to_be_drawn_is_not_taken_for_gone(page: Page, heard: Heard) -> None:
    box = "<div class=gl-widget><div class=jp-OutputArea-output><b></b></div></div>"
    script = (PACKAGE / "publish/template/kept.js").read_text(encoding="utf-8")
    body = f"<main id=gl-main>{box * 3}</main><script>{script}</script>"
    page.route("**/*", lambda route: route.fulfill(body=body, content_type="text/html"))
    page.goto("http://localhost:1/wizard.ipynb")
    page.evaluate('localStorage[\'gl-place-wizard\'] = \'{"1":{},"2":{},"3":{}}\'')
    kept = "Object.keys(JSON.parse(localStorage['gl-place-wizard']))"
    draw = "html => document.querySelector('b').outerHTML = html"
    page.evaluate(draw, "<i class=gl-stage data-place=1></i>")
    page.evaluate("glKept.settled()")
    page.evaluate(draw, "<i class=gl-try></i>")
    assert page.evaluate(kept) == ["1", "2", "3"]  # the pad comes later than its box
    page.evaluate(draw, "<i class=gl-stage data-place=2></i>")
    page.wait_for_function(f"{kept}.length === 2")
    assert page.evaluate(kept) == ["1", "2"]
    heard.assert_clean()
