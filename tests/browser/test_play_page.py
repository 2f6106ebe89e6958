"""The widgets that ask Python, on a real Voila page with a kernel that lives, errs and dies."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
from barriers import barriers
from playwright.sync_api import Locator, Page, expect
from serving import Heard, Site, ready, serving

LANGUAGES = ("en", "el", "it", "ca")
TOYS = Path(__file__).parent / "toys.py"
SPOKEN = """
window.spoken = [];
const hear = () => document.querySelectorAll("[aria-live]:not([data-heard])").forEach((live) => {
  live.dataset.heard = "";
  new MutationObserver(() => live.textContent && spoken.push(live.innerText))
    .observe(live, { childList: true });
});
hear();
"""

Open = Callable[..., Page]


def lesson(path: Path, *cells: str) -> None:
    """A notebook that shows what each of its cells makes."""
    title = nbformat.v4.new_markdown_cell("# Toys")
    made = [nbformat.v4.new_code_cell(cell) for cell in ("import toys", *cells)]
    book = nbformat.v4.new_notebook(cells=[title, *made], metadata={"gamelib": {"lang": "en"}})
    nbformat.write(book, path)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of toys."""
    folder = tmp_path_factory.mktemp("room")
    shutil.copy(TOYS, folder)
    lesson(folder / "index.ipynb")
    return folder


@pytest.fixture(scope="module")
def toys_site(room: Path) -> Iterator[Site]:
    with serving(room) as running:
        yield running


@pytest.fixture
def opened(
    toys_site: Site, room: Path, open_page: Callable[..., Page], request: pytest.FixtureRequest
) -> Open:
    """Opens a page of the given cells."""

    def go(*cells: str, **options: object) -> Page:
        name = re.sub(r"\W+", "-", request.node.name) + ".ipynb"
        lesson(room / name, *cells)
        page = open_page(**options)
        page.goto(toys_site.address(name))
        ready(page)
        page.evaluate(SPOKEN)
        return page

    return go


def named(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def spoken(page: Page) -> list[str]:
    """What was said since it was last asked, at least one thing."""
    page.wait_for_function("spoken.length")
    page.wait_for_timeout(200)
    heard: list[str] = page.evaluate("spoken.splice(0)")
    return heard


def focused(page: Page) -> str:
    name: str = page.evaluate(
        "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
    )
    return name


# Play


def test_a_game_by_mouse(opened: Open, heard: Heard) -> None:
    page = opened("toys.Nim().play")
    assert page.evaluate("spoken") == []
    named(page, "3 from A").click()
    expect(named(page, "Skip ahead")).to_be_visible()
    expect(page.locator(".gl-said li")).to_have_text(
        ["you: 3 from A", "Anna: 1 from B", "Nikos: 1 from B"]
    )
    assert spoken(page) == [
        "you: 3 from A\n\nAnna: 1 from B\n\nNikos: 1 from B\n\nTake some counters."
    ]
    named(page, "2 from B").click()
    expect(page.locator(".gl-now")).to_have_text("you won.")
    expect(page.locator(".gl-log li")).to_have_count(4)
    expect(page.get_by_role("group", name="The whole game")).to_be_visible()
    expect(named(page, "Hint")).to_have_attribute("aria-disabled", "true")
    named(page, "New game").click()
    expect(named(page, "3 from A")).to_be_visible()
    expect(page.get_by_role("group", name="The whole game")).to_have_count(0)
    heard.assert_clean()


def test_a_game_by_keyboard(opened: Open, heard: Heard) -> None:
    page = opened("toys.Nim().play")
    named(page, "1 from A").focus()
    for key, name in [
        ("ArrowRight", "2 from A"),
        ("End", "4 from A, not allowed now"),
        ("ArrowLeft", "3 from A"),
        ("Tab", "1 from B"),
        ("Shift+Tab", "3 from A"),
    ]:
        page.keyboard.press(key)
        assert focused(page) == name
    page.keyboard.press("Enter")
    expect(named(page, "Skip ahead")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".gl-said li")).to_have_count(3)
    expect(named(page, "3 from A, not allowed now")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator(".gl-now")).to_have_text("you won.")
    expect(page.locator(".gl-now")).to_be_focused()
    page.keyboard.press("Tab")
    assert focused(page) == "Hint"
    heard.assert_clean()


def test_an_illegal_action_is_answered(opened: Open, heard: Heard) -> None:
    page = opened("toys.Nim().play")
    named(page, "4 from A, not allowed now").click()
    expect(page.locator(".gl-said .gl-bad")).to_have_text("Three at most.")
    assert spoken(page) == ["Three at most.\n\nTake some counters."]
    assert focused(page) == "4 from A, not allowed now"
    named(page, "4 from A, not allowed now").click()
    assert spoken(page) == ["Three at most.\n\nTake some counters."]
    heard.assert_clean()


def test_hint_undo_and_new(opened: Open) -> None:
    page = opened("toys.Nim().play")
    named(page, "Hint").click()
    expect(page.locator(".gl-said .gl-good")).to_have_text("Leave an even number.")
    expect(named(page, "Take back")).to_have_attribute("aria-disabled", "true")
    named(page, "1 from B").click()
    named(page, "Skip ahead").click()
    expect(page.locator(".gl-card:not(.gl-option *)")).to_have_count(4)
    named(page, "New game").click()
    assert focused(page) == "No, play on"
    page.keyboard.press("Escape")
    assert focused(page) == "New game"
    named(page, "New game").click()
    named(page, "No, play on").click()
    assert focused(page) == "New game"
    named(page, "Take back").click()
    expect(page.locator(".gl-card:not(.gl-option *)")).to_have_count(7)
    assert focused(page) == "Take back"
    named(page, "1 from B").click()
    expect(named(page, "Skip ahead")).to_be_visible()
    page.locator(".gl-shown").click()  # anywhere: on to the end
    named(page, "New game").click()
    named(page, "Yes, a new game").click()
    expect(page.locator(".gl-card:not(.gl-option *)")).to_have_count(7)
    assert focused(page) == "New game"


def test_a_double_click_acts_once(opened: Open) -> None:
    page = opened("toys.Nim().play", reduced_motion="reduce")
    named(page, "1 from B").dblclick()
    page.wait_for_timeout(500)
    expect(page.locator(".gl-card:not(.gl-option *)")).to_have_count(4)


def test_the_second_click_hits_nothing_that_the_first_one_brought(opened: Open) -> None:
    page = opened("toys.Nim().play")
    named(page, "3 from A").click()
    named(page, "Skip ahead").click()
    expect(named(page, "Skip ahead")).to_be_hidden()
    named(page, "Hint").dispatch_event("click", {"detail": 2})  # It lies there by then.
    page.wait_for_timeout(800)
    said = page.locator(".gl-said li").all_inner_texts()
    assert said == ["you: 3 from A", "Anna: 1 from B", "Nikos: 1 from B"]


def test_enter_held_down_acts_once(opened: Open) -> None:
    page = opened("toys.Nim().play", reduced_motion="reduce")
    named(page, "1 from B").focus()
    for _ in range(5):
        page.keyboard.down("Enter")  # from the second on it is a repeated key
        page.wait_for_timeout(250)
    page.keyboard.up("Enter")
    expect(page.locator(".gl-card:not(.gl-option *)")).to_have_count(4)


def test_a_lost_line_and_a_late_answer_are_told_as_they_are_while_a_button_is_held(
    opened: Open,
) -> None:
    page = opened("toys.Nim().play", reduced_motion="reduce")
    trouble = page.locator(".gl-trouble")
    page.locator(".gl-now").hover()
    page.mouse.down()
    named(page, "1 from B").focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(8500)  # longer than the patience with an answer
    expect(trouble).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('gl-lost'))")
    expect(trouble).to_be_visible()
    page.mouse.up()
    page.wait_for_timeout(300)
    expect(trouble).to_be_visible()
    expect(page.locator(".gl-card:not(.gl-option *)")).to_have_count(4)


def test_a_double_click_sends_a_form_once(opened: Open) -> None:
    page = opened("toys.Market().play", reduced_motion="reduce")
    page.get_by_role("checkbox", name="card 1").click()
    page.get_by_role("radio", name="frogs").click()
    named(page, "Offer").click()
    expect(page.locator(".gl-said .gl-good")).to_be_visible()
    named(page, "Offer").dispatch_event("click", {"detail": 2})  # It is drawn anew by then.
    expect(page.locator(".gl-nudge")).to_be_hidden()
    named(page, "Offer").click()
    expect(page.locator(".gl-nudge")).to_be_visible()


def test_without_motion_everything_is_there_at_once(opened: Open) -> None:
    page = opened("toys.Nim().play", reduced_motion="reduce")
    page.evaluate("""() => {
      window.seen = [];
      const look = () => seen.push(document.querySelectorAll(".gl-said li").length);
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    }""")
    named(page, "1 from B").click()
    expect(page.locator(".gl-said li")).to_have_count(3)
    assert set(page.evaluate("seen")) <= {0, 3}
    expect(named(page, "Skip ahead")).to_be_hidden()


def test_a_fault_in_the_game_becomes_a_notice(opened: Open) -> None:
    page = opened("toys.Nim().play")
    named(page, "4 from B, not allowed now").click()
    expect(page.locator(".gl-trouble")).to_contain_text("Something went wrong here.")
    assert "Something went wrong here." in spoken(page)[-1]
    named(page, "1 from B").click()
    expect(page.locator(".gl-trouble")).to_be_hidden()
    expect(page.locator(".gl-said li")).to_have_count(3)


def test_a_form_is_chosen_sent_and_kept_when_refused(opened: Open, heard: Heard) -> None:
    page = opened("toys.Market().play")
    named(page, "Offer").click()
    expect(page.locator(".gl-nudge")).to_have_text("You give: choose at least 1.")
    assert spoken(page) == ["You give: choose at least 1."]
    for i in (1, 2, 3):
        page.get_by_role("checkbox", name=f"card {i}").click()
    named(page, "Offer").click()
    expect(page.locator(".gl-nudge")).to_have_text("You give: choose 2 at most.")
    page.get_by_role("checkbox", name="card 2").click()
    expect(page.locator(".gl-task .gl-count").first).to_have_text("chosen: 2")
    page.get_by_role("radio", name="frogs").click()
    page.get_by_role("radio", name="keys & locks").click()
    expect(page.get_by_role("radio", name="frogs")).not_to_be_checked()
    page.get_by_label("How many").fill("0")
    page.keyboard.press("Enter")
    sent = "offer {'give': ['c1', 'c3'], 'want': ['keys & locks'], 'count': '%s'}"
    expect(page.locator(".gl-said .gl-bad")).to_have_text(sent % 0)
    expect(page.get_by_role("checkbox", name="card 3")).to_be_checked()
    expect(page.get_by_label("How many")).to_have_value("0")
    assert focused(page) == "Offer"
    page.get_by_label("How many").fill("2")
    named(page, "Offer").click()
    expect(page.locator(".gl-said .gl-good")).to_have_text(sent % 2)
    expect(page.get_by_role("checkbox", name="card 3")).not_to_be_checked()
    expect(page.get_by_label("How many")).to_have_value("1")
    heard.assert_clean()


def test_cells_of_the_table_act_and_arrows_lead_through_them(opened: Open) -> None:
    page = opened("toys.Market().play")
    named(page, "0").focus()
    for key, name in [("ArrowDown", "3"), ("ArrowRight", "4"), ("ArrowUp", "1"), ("ArrowUp", "1")]:
        page.keyboard.press(key)
        assert focused(page) == name
    page.keyboard.press("Enter")
    expect(page.locator(".gl-said li")).to_have_text("cell 1 {}")
    assert focused(page) == "1"


def test_a_dead_kernel_is_told_within_ten_seconds(opened: Open, toys_site: Site) -> None:
    page = opened("toys.Nim().play", "toys.Market().play", "toys.pad()")
    for kernel in toys_site.kernels():
        kernel.kill()
    field(page, "Núria", 1).fill("1")
    named(page, "1 from A").click()
    game, market, table = page.locator(".gl-trouble").all()
    expect(game).to_contain_text("The connection to the game is gone", timeout=10_000)
    expect(market).to_contain_text("The connection to the game is gone")
    expect(table).to_contain_text("What you typed is still in the fields")
    assert any("The connection to the game is gone" in words for words in spoken(page))
    link = game.get_by_role("link", name="Open the game again from here")
    expect(link).to_have_attribute("href", "?moves=0")
    expect(market.get_by_role("link")).to_be_hidden()
    expect(field(page, "Núria", 1)).to_have_value("1")
    named(page, "2 from A").click()
    expect(game).to_contain_text("The connection to the game is gone")


def test_no_answer_is_told_and_can_be_asked_again(opened: Open, toys_site: Site) -> None:
    page = opened("toys.Nim().play")
    kernels = toys_site.kernels()
    for kernel in kernels:
        kernel.suspend()
    named(page, "1 from A").click()
    expect(page.get_by_text("One moment…")).to_be_visible()
    expect(page.locator(".gl-trouble")).to_contain_text("No answer has come yet", timeout=10_000)
    assert "No answer has come yet" in spoken(page)[-1]
    named(page, "Try again").click()
    for kernel in kernels:
        kernel.resume()
    expect(page.locator(".gl-said li")).to_have_count(3)
    expect(page.locator(".gl-trouble")).to_be_hidden()
    page.wait_for_timeout(1000)
    expect(page.locator(".gl-log li")).to_have_count(3)  # asked twice, done once


# ScoreTable


def field(page: Page, player: str, turn: int) -> Locator:
    return page.get_by_label(f"{player}, round {turn}", exact=True)


def test_a_pad_adds_up_and_says_what_is_wrong_beside_the_field(opened: Open, heard: Heard) -> None:
    page = opened("toys.pad()")
    nuria = field(page, "Núria", 2)
    nuria.click()
    page.keyboard.type("7")
    wrong = page.locator(".gl-wrong")
    expect(wrong).to_have_text("Núria, round 2: “7” will not do: 0 to 2, please.")
    expect(nuria).to_have_attribute("aria-invalid", "true")
    described = nuria.get_attribute("aria-describedby")
    assert page.locator(f"#{described}").count() == 1
    assert "Núria, round 2: “7” will not do: 0 to 2, please." in spoken(page)[-1]
    expect(nuria).to_be_focused()
    expect(nuria).to_have_value("7")
    nuria.fill("2")
    expect(wrong).to_have_count(0)
    expect(page.locator(".gl-table-note")).to_have_text("Together: 2")
    expect(nuria).not_to_have_attribute("aria-invalid", "true")
    expect(nuria).to_be_focused()
    expect(page.locator("tbody tr").nth(2).locator("td").last).to_have_text("2")
    assert spoken(page) == ["Together: 2"]
    heard.assert_clean()


def test_keys_lead_up_and_down_a_column(opened: Open) -> None:
    page = opened("toys.pad()")
    field(page, "דנה", 1).focus()
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect(field(page, "דנה", 2)).to_be_focused()
    expect(page.locator(".gl-table-note")).to_have_text("Together: 1", timeout=600)
    page.keyboard.press("ArrowDown")
    expect(field(page, "דנה", 3)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(field(page, "דנה", 3)).to_be_focused()
    page.keyboard.press("Shift+Enter")
    page.keyboard.press("ArrowUp")
    expect(field(page, "דנה", 1)).to_be_focused()


def test_typing_on_is_never_overwritten(opened: Open) -> None:
    page = opened("toys.pad()")
    first = field(page, "Núria", 1)
    first.click()
    for _ in range(12):
        page.keyboard.type("0")
        page.wait_for_timeout(150)
    page.keyboard.type("1")
    field(page, "Núria", 2).focus()
    page.keyboard.type("x")
    expect(page.locator(".gl-wrong")).to_contain_text("“x” will not do")
    expect(first).to_have_value("0000000000001")
    expect(page.locator(".gl-table-note")).to_have_text("Together: 1")


def test_a_fault_leaves_what_was_typed(opened: Open) -> None:
    page = opened("toys.pad()")
    field(page, "Núria", 1).fill("boom")
    expect(page.locator(".gl-trouble")).to_contain_text("Something went wrong here")
    expect(field(page, "Núria", 1)).to_have_value("boom")
    field(page, "Núria", 1).fill("1")
    expect(page.locator(".gl-trouble")).to_be_hidden()
    expect(page.locator(".gl-table-note")).to_have_text("Together: 1")


@pytest.mark.parametrize("safe", [True, False])
def test_the_pad_is_copied_as_text(opened: Open, safe: bool) -> None:
    page = opened("toys.pad()")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    field(page, "Núria", 1).fill("-2")
    expect(page.locator(".gl-table-note")).to_have_text("Together: -2")
    if not safe:
        page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    named(page, "Copy the table").click()
    expect(page.get_by_text("Copied.").first).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").replace("\r", "").split("\n")[:3] == [
        "Round\tTom & <b>Ana</b>\t\tדנה\t\tNúria\t",
        "\tbid\ttotal\tbid\ttotal\tbid\ttotal",
        "Round 1\t\t0\t\t0\t-2\t-2",
    ]


def test_where_copying_is_forbidden_the_text_is_marked(opened: Open) -> None:
    page = opened("toys.pad()")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    page.evaluate("() => { document.execCommand = () => false; }")
    named(page, "Copy the table").click()
    expect(page.get_by_role("textbox", name="Copy the table")).to_be_focused()


# Both


PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


def test_a_phone_has_room_for_all(opened: Open, heard: Heard) -> None:
    toys = ("toys.Nim({!r}).play", "toys.Market({!r}).play", "toys.pad({!r})")
    page = opened(*(toy.format(lang) for lang in LANGUAGES for toy in toys), **PHONE)
    for button in page.locator('[data-do="0:1"]').all():
        button.tap()
    page.locator(".gl-play-stage .gl-main:visible >> nth=3").wait_for(state="attached")
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not page.evaluate(wide)
    small = """[...document.querySelectorAll(".gl-stage :is(button, input, summary)")]
      .filter((b) => b.offsetParent).map((b) => b.getBoundingClientRect())
      .filter((r) => r.width < 44 || r.height < 44).length"""
    assert page.evaluate(small) == 0
    pad = page.locator(".gl-scroll").first
    assert pad.evaluate("(e) => e.scrollWidth > e.clientWidth")
    pad.evaluate("(e) => e.scrollTo(200, 0)")
    box = page.locator("tbody th").first.bounding_box()
    assert box
    assert box["x"] < 20
    heard.assert_clean()


def test_no_barrier_is_found(opened: Open, heard: Heard) -> None:
    """After a move that was refused, and with a wrong cell."""
    page = opened("toys.Nim().play", "toys.Market().play", "toys.pad()")
    named(page, "4 from A, not allowed now").click()
    field(page, "Núria", 1).fill("9")
    page.locator(".gl-wrong").wait_for()
    assert barriers(page) == {}
    heard.assert_clean()
