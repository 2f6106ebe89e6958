"""Worksheets on paper, as a browser prints them, and the form that makes them."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import pytest
from barriers import barriers, small
from playwright.sync_api import Browser, Locator, Page, expect
from pypdf import PdfReader
from serving import Heard, Site, ready

from gamelib import worksheet
from gamelib.lessons import SHELF
from gamelib.speech import Catalog

Visit = Callable[..., Page]

ADDRESS = "https://lessons.example.org/voila/render"
SHEETS = [
    {"game": "wizard", "language": "el", "paper": "a4", "level": "3", "count": "7"},
    {"game": "qwixx", "language": "en", "paper": "letter", "level": "2", "count": "4"},
]
SIZES = {"a4": (595, 842), "letter": (612, 792)}
GREEK = re.compile("[α-ωάέήίόύώϊϋΐΰΑ-Ω]")


def printed(page: Page) -> PdfReader:
    return PdfReader(BytesIO(page.pdf(prefer_css_page_size=True)))


@dataclass
class Letters:
    """The text of each page, and the font families that its Greek and Latin letters come from."""

    pages: list[str] = field(default_factory=list)
    greek: set[str] = field(default_factory=set)
    latin: set[str] = field(default_factory=set)

    def note(self, text: str, _cm: Any, _tm: Any, font: Any, _size: Any) -> None:
        name = str(font.get("/BaseFont", "?+?")) if font else "?+?"
        family = name.partition("+")[2].partition("-")[0]
        if GREEK.search(text):
            self.greek.add(family)
        if re.search("[a-z]{3}", text):
            self.latin.add(family)


def read(document: PdfReader) -> Letters:
    letters = Letters()
    for page in document.pages:
        text = page.extract_text(visitor_text=letters.note)
        letters.pages.append(" ".join(text.split()))
    return letters


@pytest.fixture(scope="module", params=SHEETS, ids=lambda given: given["language"])
def sheet(request: pytest.FixtureRequest) -> worksheet.Worksheet:
    return worksheet.read({**request.param, "address": ADDRESS, "title": "Tom & <b>Ana</b>"})


@pytest.fixture(scope="module")
def paper(sheet: worksheet.Worksheet, browser: Browser, tmp_path_factory: Any) -> Iterator[Page]:
    """The file of a sheet, opened from disk on a dark desktop."""
    file = tmp_path_factory.mktemp("φύλλα") / "sheet.html"
    file.write_text(worksheet.page(sheet), encoding="utf-8")
    context = browser.new_context(color_scheme="dark")
    page = context.new_page()
    page.goto(file.as_uri())
    yield page
    context.close()


@pytest.fixture(scope="module")
def document(paper: Page) -> PdfReader:
    return printed(paper)


@pytest.fixture(scope="module")
def letters(document: PdfReader) -> Letters:
    return read(document)


def test_it_has_the_size_of_the_paper(sheet: worksheet.Worksheet, document: PdfReader) -> None:
    for page in document.pages:
        size = (float(page.mediabox.width), float(page.mediabox.height))
        assert size == pytest.approx(SIZES[sheet.paper], abs=1)


def test_no_question_is_split_and_nothing_is_lost(
    sheet: worksheet.Worksheet, letters: Letters
) -> None:
    """Each question has its hint at its head and room for a reason at its foot, on one page."""
    say, count = Catalog(sheet.language), sheet.series.count
    hints = [say.text("ask-one"), say.text("ask-several")]
    pages = letters.pages
    heads = [sum(page.count(hint) for hint in hints) for page in pages]
    feet = [page.count(say.text("sheet-because")) for page in pages]
    assert heads == feet
    assert sum(heads) == count
    first = next(at for at, page in enumerate(pages) if say.text("sheet-key", title="Tom") in page)
    assert heads[first:] == [0] * (len(pages) - first)
    about = say.text("sheet-end", title=sheet.title, about=worksheet.head(sheet, say).about)
    assert about in pages[first - 1]
    assert about in pages[-1]
    assert "Tom & <b>Ana</b>" in pages[0]
    assert sheet.link in pages[0].replace(" ", "")


def test_letters_come_from_one_family(sheet: worksheet.Worksheet, letters: Letters) -> None:
    """Greek and Latin alike."""
    assert len(letters.latin) == 1
    assert letters.greek == (letters.latin if sheet.language == "el" else set())


CUT = """() => {
  const { left, right } = document.querySelector(".gl-paper .gl-paper").getBoundingClientRect();
  const within = (box) => box.left > left - 0.5 && box.right < right + 0.5;
  return [...document.querySelectorAll(".gl-paper .gl-paper *")]
    .filter((node) => !node.closest(".gl-unseen, .gl-aside"))
    .filter((node) => !within(node.getBoundingClientRect()))
    .map((node) => node.className.baseVal ?? node.className);
}"""


def test_nothing_is_cut_at_the_sides(sheet: worksheet.Worksheet, paper: Page) -> None:
    """At the width that the margins leave."""
    paper.emulate_media(media="print")
    width = (SIZES[sheet.paper][0] / 72 * 25.4 - 28) / 25.4 * 96
    paper.set_viewport_size({"width": round(width), "height": 900})
    assert paper.evaluate(CUT) == []
    paper.emulate_media(media="screen")


def test_it_is_black_on_white_from_a_dark_desktop(paper: Page) -> None:
    for media in ("screen", "print"):
        paper.emulate_media(media=media, color_scheme="dark")
        look = paper.evaluate_handle("getComputedStyle(document.body)")
        ink, ground = look.evaluate("({ color, backgroundColor }) => [color, backgroundColor]")
        assert ground == "rgb(255, 255, 255)"
        assert max(map(int, re.findall(r"\d+", ink))) < 60
    paper.emulate_media(media="screen")


def test_a_small_screen_needs_no_sideways_scrolling(paper: Page) -> None:
    paper.emulate_media(media="screen")
    paper.set_viewport_size({"width": 360, "height": 740})
    assert paper.evaluate("document.documentElement.scrollWidth") == 360


# The form ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shared(site: Site, browser: Browser) -> Iterator[tuple[Page, Heard]]:
    context, heard = browser.new_context(reduced_motion="reduce", color_scheme="dark"), Heard()
    heard.listen(context)
    page = context.new_page()
    page.goto(site.address("el/worksheet.ipynb?game=camelot&count=3&seed=5"))
    ready(page)
    page.locator(".gl-scan").wait_for()
    yield page, heard
    context.close()


@pytest.fixture
def form(shared: tuple[Page, Heard]) -> Iterator[Page]:
    page, heard = shared
    heard.complaints.clear()
    yield page
    heard.assert_clean()


def questions(page: Page) -> Locator:
    return page.locator(".gl-made .gl-because")


def test_the_form_makes_a_sheet(form: Page, site: Site) -> None:
    expect(questions(form)).to_have_count(3)
    here = site.address("").rstrip("/")
    link = form.locator(".gl-scan a").get_attribute("href")
    assert str(link).startswith(f"{here}/el/camelot-practice.ipynb?topics=")
    assert str(link).endswith("&seed=5&count=3&level=1")
    count = form.locator("input[name=count]")
    count.fill("4")
    count.press("Enter")
    expect(questions(form)).to_have_count(4)
    assert "count=4" in form.url


def test_a_mistake_is_said_beside_its_field(form: Page) -> None:
    say = Catalog("el")
    count, title = form.locator("input[name=count]"), form.locator("input[name=title]")
    title.fill("<b>Τάξη</b> & 1000000000")
    count.fill("1000000000")
    count.press("Tab")
    block = form.locator(".gl-block", has=count)
    expect(block.locator(".gl-notice")).to_contain_text("1000000000")
    expect(count).to_have_attribute("aria-invalid", "true")
    expect(count).to_have_value("1000000000")
    expect(form.locator(".gl-made")).to_be_empty()
    expect(form).to_have_url(re.compile("count=1000000000&.*title=%3Cb%3E"))  # and not lost
    expect(form.locator(".gl-form-stage .gl-live")).to_contain_text("1000000000")
    count.fill("2")
    count.press("Enter")
    expect(questions(form)).to_have_count(2)
    expect(form.locator(".gl-made h1").first).to_have_text("<b>Τάξη</b> & 1000000000")
    expect(form.locator(".gl-form-stage .gl-live")).to_have_text(say.text("sheet-ready", count=2))


def test_what_a_link_names_and_nobody_can_choose_is_told(visit: Callable[..., Page]) -> None:
    page = visit("en/worksheet.ipynb?game=zzz&topics=legal,qqq")
    wrong = page.locator(".gl-problem:not(:empty)")
    expect(wrong).to_contain_text("zzz")
    page.locator("[data-key=game] input[value=wizard]").check(force=True)
    expect(wrong).to_contain_text("qqq")
    page.locator("[data-key=topics] input[value=winner][data-of=wizard]").check(force=True)
    expect(wrong).to_have_count(0)
    expect(page).to_have_url(re.compile("topics=legal,winner&"))


def test_what_is_being_typed_outlives_a_reload(visit: Callable[..., Page]) -> None:
    page = visit("it/worksheet.ipynb")
    title = page.locator(".gl-fields input[name=title]")
    title.press_sequentially("Età & <b>")
    page.wait_for_url("**title=Et*")
    page.reload()
    ready(page)
    expect(title).to_have_value("Età & <b>")


def test_another_game_brings_its_topics(form: Page) -> None:
    topics = form.locator("[data-key=topics] label:visible")
    of_camelot = topics.all_inner_texts()
    form.locator("[data-key=game] input[value=qwixx]").check()
    expect(form.locator(".gl-scan a")).to_have_attribute("href", re.compile("qwixx-practice"))
    assert topics.all_inner_texts() != of_camelot


def test_printing_prints_nothing_but_the_sheet(form: Page) -> None:
    say = Catalog("el")
    form.locator("input[name=title]").fill("<b>")
    expect(form.locator(".gl-made")).to_contain_text("<b>")
    text = " ".join(read(printed(form)).pages)
    assert say.text("sheet-date") in text
    assert say.text("sheet-key", title="<b>") in text
    assert say.text("sheet-field-count") not in text
    assert say.text("form-print") not in text
    assert form.locator(".gl-print").count() == 0
    assert form.locator("main").is_visible()


def test_what_was_typed_last_is_printed(form: Page) -> None:
    form.evaluate(
        "() => { window.print = () => {"
        " window.told = document.querySelector('.gl-made').innerText; } }"
    )
    title = form.locator("input[name=title]")
    title.fill("Fourth class")
    form.locator(".gl-form-stage .gl-main").click()
    form.wait_for_function("window.told?.includes('Fourth class')")
    # Also from the menu of the browser, while the cursor is still there.
    title.fill("Fifth class")
    expect(form.locator(".gl-made")).to_contain_text("Fifth class")
    assert "Fifth class" in " ".join(read(printed(form)).pages)
    count = form.locator("input[name=count]")
    count.fill("3")
    expect(form.locator(".gl-live")).to_contain_text("3")
    count.fill("99")
    form.wait_for_timeout(1000)
    # What cannot be is told, and nothing of before is printed for it.
    assert Catalog("el").text("sheet-date") not in " ".join(read(printed(form)).pages)
    expect(count).to_have_attribute("aria-invalid", "true")
    count.fill("2")
    count.press("Enter")
    expect(form.locator(".gl-made .gl-paper")).to_have_count(1)


def test_half_a_number_is_no_mistake_yet_and_is_not_printed(form: Page) -> None:
    form.evaluate("() => { window.told = 0; window.print = () => window.told++; }")
    count = form.locator("input[name=count]")
    count.focus()
    count.fill("0")
    form.wait_for_timeout(1000)
    assert count.get_attribute("aria-invalid") is None
    form.locator(".gl-form-stage .gl-main").click()
    expect(count).to_have_attribute("aria-invalid", "true")
    expect(count).to_be_focused()
    assert form.evaluate("window.told") == 0


def test_an_answer_moves_no_button_from_under_the_pointer(form: Page) -> None:
    form.evaluate("() => { window.told = 0; window.print = () => window.told++; }")
    count, to_print = form.locator("input[name=count]"), form.locator(".gl-form-stage .gl-main")
    count.fill("0")
    to_print.scroll_into_view_if_needed()
    box = to_print.bounding_box()
    assert box
    # The pointer leaves the field for the button, and the answer comes while it is pressed.
    form.mouse.move(box["x"] + box["width"] / 2, box["y"] + 3)
    form.mouse.down()
    form.wait_for_timeout(1500)
    assert to_print.bounding_box() == box
    form.mouse.up()
    expect(count).to_have_attribute("aria-invalid", "true")
    expect(count).to_be_focused()
    assert form.evaluate("window.told") == 0


def test_a_mistake_that_was_taken_back_at_once_prevents_no_printing(form: Page) -> None:
    form.evaluate("() => { window.told = 0; window.print = () => window.told++; }")
    count = form.locator("input[name=count]")
    count.fill("2")
    count.press("Enter")
    expect(form.locator(".gl-made .gl-paper")).to_have_count(1)
    form.locator("input[name=title]").focus()
    count.press("Control+a")
    form.keyboard.type("0")
    form.wait_for_timeout(1000)
    count.press("Control+a")
    form.keyboard.type("2")
    form.keyboard.press("Shift+Tab")  # to no text field, and this one has not changed
    form.wait_for_timeout(1000)
    form.locator(".gl-form-stage .gl-main").click()
    form.wait_for_function("window.told === 1")


@pytest.mark.parametrize("width", [360, 1280])
def test_axe_and_small_screens(form: Page, width: int) -> None:
    form.set_viewport_size({"width": width, "height": 800})
    assert form.evaluate("document.documentElement.scrollWidth") == width
    if width == 360:
        assert small(form) == []
    assert barriers(form) == {}


LINKS = "class-links.ipynb?repository=a/b&tag=v1"


def test_of_a_late_answer_no_more_is_said_when_it_has_come(visit: Visit, site: Site) -> None:
    before, say = site.kernels(), Catalog("el")
    page = visit("el/class-links.ipynb")
    kernels = [kernel for kernel in site.kernels() if kernel not in before]
    for kernel in kernels:
        kernel.suspend()
    page.locator("[name=repository]").fill("a/b")
    page.keyboard.press("Tab")
    late, told = say.text("form-late"), page.locator(".gl-form-stage .gl-live")
    expect(told).to_contain_text(late, timeout=15_000)
    for kernel in kernels:
        kernel.resume()
    expect(page.locator(".gl-trouble")).to_be_hidden()
    expect(told).not_to_contain_text(late)


def offered(page: Page) -> tuple[list[str], list[str]]:
    """The pages there are to choose, and those that are chosen."""
    shown = page.locator("[data-key=page] label:visible input")
    all_of_them = "all => all.map(input => input.value)"
    ticked = page.locator("[data-key=page] label:visible input:checked")
    return shown.evaluate_all(all_of_them), ticked.evaluate_all(all_of_them)


def test_the_form_of_links_offers_the_pages_of_the_shelf(visit: Visit, heard: Heard) -> None:
    page = visit(f"it/{LINKS}")
    shelf = {game: [path for path, _ in pages] for game, pages in SHELF.items()}
    assert offered(page) == (shelf["wizard"], ["wizard"])
    for game, own in [*shelf.items(), *shelf.items()]:
        page.locator(f"[data-key=game] label:has([value={game}])").click()
        assert offered(page) == (own, own[:1])
        page.wait_for_url(f"**game={game}&page={own[0]}*")
        page.locator(f"[data-key=page] label:visible:has([value={own[-1]}])").click()
        page.wait_for_url(f"**game={game}&page={own[-1]}*")
        expect(page.locator(".gl-made a").first).to_have_attribute("href", re.compile(own[-1]))
        expect(page.locator(".gl-problem p")).to_have_count(0)
    heard.assert_clean()


@pytest.mark.parametrize(
    ("more", "chosen", "told"),
    [
        ("&page=camelot-play", "camelot", ""),
        ("&game=qwixx", "qwixx", ""),
        ("&game=wizard&page=qwixx", "wizard", "qwixx"),
        ("&game=chess", "", "chess"),
        ("&page=nope", "wizard", "nope"),
    ],
)
def test_a_link_to_the_form_of_links_is_coherent_or_told(
    visit: Visit, more: str, chosen: str, told: str
) -> None:
    page = visit(f"ca/{LINKS}{more}")
    ticked = page.locator("[data-key=game] input:checked")
    assert ticked.evaluate_all("all => all.map(input => input.value).join()") == chosen
    if told:
        expect(page.locator(".gl-problem:not(:empty)")).to_contain_text(told)
        page.locator("[data-key=game] label:has([value=camelot])").click()
    expect(page.locator(".gl-made a").first).to_be_visible()
    assert len(offered(page)[1]) == 1
