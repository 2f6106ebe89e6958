"""What breaks in the middle of a lesson, and that nothing is lost: kernel, server, line, cell."""

import re
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import nbformat
import psutil
import pytest
from playwright.sync_api import Locator, Page, expect
from serving import Line, Site, ready, serving, until

from gamelib.speech import Catalog

LANG = "el"
SAY = Catalog(LANG)
IMPATIENT = """
SETTINGS.MappingKernelManager.cull_idle_timeout = 14
SETTINGS.MappingKernelManager.cull_interval = 1
SETTINGS.VoilaConfiguration.http_keep_alive_timeout = 1
"""
SETUP = f'from gamelib import Lesson\nlesson = Lesson("{LANG}")'
STEP = 'lesson.step("trump=R&trick=B7,B13,R2&hand=B1,W,R9")'
ASK = 'lesson.ask("winner", "trick=G12,G3,G13,G9", "trick=Y1,J,Y2,J")'
OWN = 'lesson.own(players="4", trump="R", trick="J W B7")'
PAD = "lesson.pad()"
PLAY = 'lesson.play(players=3, rounds="2-3", seed="7")'
HEARD = """
window.heard = [];
for (const live of document.querySelectorAll("[aria-live]"))
  new MutationObserver(() => live.textContent && heard.push(live.textContent))
    .observe(live, { childList: true });
"""
MARK = "document.querySelector('.gl-play-stage .gl-live').append(document.createElement('hr'))"
KEPT = "JSON.parse(localStorage['gl-place-play'])[1].line"

Open = Callable[..., Page]


class House:
    """A server of small lessons that can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.stack, self.port = folder, ExitStack(), 0

    def write(self, name: str, *cells: str) -> None:
        made = [nbformat.v4.new_code_cell(cell) for cell in (SETUP, *cells)]
        book = nbformat.v4.new_notebook(cells=[*made, nbformat.v4.new_markdown_cell("*17*")])
        book.metadata["gamelib"] = {"lang": LANG, "lesson": name, "title": name}
        path = self.folder / LANG / f"{name}.ipynb"
        path.parent.mkdir(exist_ok=True)
        nbformat.write(book, path)

    def start(self, settings: str = "") -> None:
        self.settings = settings
        self.site = self.stack.enter_context(serving(self.folder, self.port, settings))
        self.port = urlsplit(self.site.url).port or 0

    def soon(self) -> None:
        """Serve with a patience that can be waited for."""
        if self.settings != IMPATIENT:
            self.stop()
            self.start(IMPATIENT)

    def stop(self) -> None:
        self.stack.close()

    def address(self, name: str, site: Site | None = None) -> str:
        return (site or self.site).address(f"{LANG}/{name}.ipynb")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    nbformat.write(nbformat.v4.new_notebook(), found.folder / "index.ipynb")
    found.write("lesson", STEP, ASK, OWN, PAD)
    found.write("play", PLAY)
    found.start()
    yield found
    found.stop()


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    made = Line(house.site)
    yield made
    made.close()


def opened(page: Page, address: str) -> Page:
    page.goto(address)
    ready(page)
    page.evaluate(HEARD)
    return page


def kill(site: Site) -> None:
    for kernel in site.kernels():
        for process in (kernel, *kernel.children(recursive=True)):
            process.kill()
        psutil.wait_procs([kernel], timeout=10)


def trouble(page: Page) -> Locator:
    return page.locator(".gl-play-stage .gl-trouble")


def can(page: Page) -> Locator:
    return page.locator(".gl-todo [data-do]:not(.gl-illegal)")


def moves(page: Page) -> list[str]:
    """What is kept of the game."""
    found: list[str] = page.evaluate(f"new URLSearchParams({KEPT}).get('moves').split(' ')")
    return found


def act(page: Page) -> None:
    """A move, and the answer to it: it takes the place of the mark."""
    page.evaluate(MARK)
    can(page).first.click()
    expect(page.locator(".gl-play-stage .gl-live hr")).to_have_count(0)


def answer(page: Page) -> None:
    """What needs no kernel: a step, and a question."""
    page.locator(".gl-moves .gl-main").first.click()
    page.locator(".gl-ask-stage .gl-options button").nth(2).click()
    page.locator(".gl-ask-stage .gl-main").click()
    expect(page.locator(".gl-outcome")).to_be_visible()


def table(page: Page) -> list[str]:
    return [
        page.locator(f".gl-play-stage {part}").inner_text() for part in (".gl-shown", ".gl-now")
    ]


def test_a_killed_kernel_is_told_once_and_the_game_goes_on_after_a_reload(
    house: House, open_page: Open
) -> None:
    page = opened(open_page(360, 740, reduced_motion="reduce"), house.address("play"))
    act(page)
    act(page)
    before, done = table(page), moves(page)
    assert len(done) == 2
    kill(house.site)
    expect(trouble(page)).to_contain_text(SAY.text("play-lost"), timeout=10_000)
    expect(page.locator(".gl-lost")).to_be_hidden()
    page.wait_for_timeout(500)
    assert page.evaluate("heard").count(SAY.text("play-lost")) == 1
    again = trouble(page).get_by_role("link").get_attribute("href") or ""
    assert "moves=" in again
    page.reload()
    ready(page)
    expect(page.locator(".gl-said")).to_contain_text(SAY.text("lobby-resumed"))
    assert (table(page), moves(page)) == (before, done)
    # The notice's own link opens the same game, which stays the one that is kept.
    opened(page, again)
    expect(page.locator(".gl-said")).to_contain_text(SAY.text("lobby-resumed"))
    assert page.evaluate("location.search") == ""
    act(page)
    assert moves(page)[:2] == done
    assert len(moves(page)) > 2


def test_a_line_that_is_cut_and_mended_brings_the_answer(
    house: House, line: Line, open_page: Open
) -> None:
    page = opened(open_page(reduced_motion="reduce"), house.address("play", line.site))
    other = opened(page.context.new_page(), house.address("lesson", line.site))
    expect(other.locator(".gl-form input")).to_have_count(2)
    line.cut()
    page.bring_to_front()
    can(page).first.click()
    expect(trouble(page)).to_contain_text(SAY.text("play-lost"), timeout=10_000)
    expect(other.locator(".gl-lost p")).to_be_visible()
    answer(other)
    line.mend()
    expect(trouble(page)).to_be_hidden(timeout=90_000)
    page.wait_for_function(f"{KEPT}.includes('moves=')")
    assert len(moves(page)) == 1  # asked more than once, done once
    expect(other.locator(".gl-lost p")).to_have_count(0, timeout=90_000)
    expect(other.locator(".gl-outcome")).to_be_visible()
    trick = other.locator(".gl-form input").first
    trick.fill("J Q7")
    trick.press("Tab")
    expect(other.locator(".gl-try .gl-notice")).to_contain_text("Q7")


def test_what_was_done_late_is_kept_also_if_another_was_asked(
    house: House, open_page: Open
) -> None:
    page = opened(open_page(reduced_motion="reduce"), house.address("play"))
    kernels = house.site.kernels()
    for kernel in kernels:
        kernel.suspend()
    for button in (can(page).first, can(page).last):
        button.click()
        page.evaluate("dispatchEvent(new Event('gl-lost'))")
    for kernel in kernels:
        kernel.resume()
    expect(trouble(page)).to_contain_text(SAY.text("play-stale"))
    assert len(moves(page)) == 1


def test_no_answer_to_jupyters_own_controls_is_told_until_it_comes(
    house: House, open_page: Open
) -> None:
    page = opened(open_page(reduced_motion="reduce"), house.address("lesson"))
    trick = page.locator(".gl-form input").first
    players = page.locator(".gl-pad-head select").first
    columns = page.locator(".gl-table-stage thead th").count()
    told = page.get_by_role("status").filter(has_text=SAY.text("try-late"))
    kernels = house.site.kernels()
    for kernel in kernels:
        kernel.suspend()
    trick.fill("J Q7")
    trick.press("Tab")
    page.locator(".gl-form .gl-main").click()
    expect(page.locator(".gl-try").filter(has=told)).to_be_visible(timeout=12_000)
    expect(page.locator(".gl-pad").filter(has=told)).to_have_count(0)
    players.select_option("4")
    expect(page.locator(".gl-pad").filter(has=told)).to_be_visible(timeout=12_000)
    expect(trick).to_have_value("J Q7")
    for kernel in kernels:
        kernel.resume()
    expect(told).to_have_count(0)
    expect(page.locator(".gl-try .gl-notice")).to_contain_text("Q7")
    expect(page.locator(".gl-table-stage thead th")).not_to_have_count(columns)


def test_a_server_that_comes_back_goes_on_with_game_and_lesson(
    house: House, open_page: Open
) -> None:
    page = opened(open_page(reduced_motion="reduce"), house.address("play"))
    act(page)
    before = table(page)
    other = opened(page.context.new_page(), house.address("lesson"))
    house.stop()
    expect(trouble(page)).to_contain_text(SAY.text("play-lost"), timeout=10_000)
    expect(other.locator(".gl-lost p")).to_be_visible(timeout=10_000)
    answer(other)
    house.start(IMPATIENT)
    for each in (page, other):
        each.bring_to_front()
        each.reload()
        ready(each)
    expect(page.locator(".gl-said")).to_contain_text(SAY.text("lobby-resumed"))
    assert table(page) == before
    assert other.locator(".gl-steps [aria-current]").first.inner_text() == "2"
    expect(other.locator(".gl-outcome")).to_be_visible()


def test_after_a_long_sleep_the_lesson_goes_on_and_a_reload_brings_all_back(
    house: House, open_page: Open
) -> None:
    house.soon()
    line = Line(house.site)
    page = opened(open_page(), house.address("lesson", line.site))
    page.locator('input[data-key="bid-0-0"]').fill("1")
    page.locator(".gl-moves .gl-main").first.click()
    page.locator(".gl-ask-stage .gl-options button").nth(2).click()
    trick = page.locator(".gl-form input").first
    trick.fill("J Q7")
    trick.press("Tab")
    expect(page.locator(".gl-try .gl-notice")).to_contain_text("Q7")
    line.cut()  # the lid is closed; the server ends what nobody uses
    assert until(lambda: house.site.kernels() == [], 40)
    line.mend()
    expect(page.locator(".gl-lost p")).to_be_visible(timeout=10_000)
    page.locator(".gl-moves .gl-main").first.click()
    page.locator(".gl-ask-stage .gl-main").click()
    expect(page.locator(".gl-outcome")).to_be_visible()
    page.locator('input[data-key="bid-0-1"]').fill("zero")
    expect(page.locator(".gl-table-stage .gl-trouble")).to_contain_text(SAY.text("table-lost"))
    page.evaluate("document.querySelector('.gl-ask-stage').scrollIntoView()")
    top = "document.querySelector('.gl-ask-stage').getBoundingClientRect().top"
    before = page.evaluate(top)
    page.wait_for_timeout(500)
    page.reload()
    ready(page)
    assert page.locator(".gl-steps [aria-current]").first.inner_text() == "3"
    expect(page.locator(".gl-outcome")).to_be_visible()
    expect(page.locator('input[data-key="bid-0-0"]')).to_have_value("1", timeout=20_000)
    expect(page.locator('input[data-key="bid-0-1"]')).to_have_value("zero")
    expect(page.locator(".gl-wrong")).to_contain_text("zero")
    expect(trick).to_have_value("J Q7")
    page.wait_for_function(f"Math.abs({top} - {before}) < 3")
    line.close()


def test_a_page_that_the_browser_kept_begins_anew_where_it_was_left(
    house: House, open_page: Open
) -> None:
    # Chromium keeps no page with a line of its own, so what those say that do is said for it.
    shown = "persisted => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))"
    page = opened(open_page(reduced_motion="reduce"), house.address("lesson"))
    answer(page)
    page.evaluate(f"window.kept = 1; ({shown})(true)")
    assert page.evaluate("kept") == 1  # It was not left, so its kernel is there.
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    assert until(lambda: house.site.kernels() == [], 20)
    with page.expect_navigation():
        page.evaluate(shown, True)
    ready(page)
    assert page.locator(".gl-steps [aria-current]").first.inner_text() == "2"
    expect(page.locator(".gl-outcome")).to_be_visible()
    expect(page.locator(".gl-lost p")).to_have_count(0)
    assert len(house.site.kernels()) == 1


def test_a_cell_that_fails_costs_no_answer(house: House, open_page: Open) -> None:
    house.write("broken", STEP, ASK)
    page = opened(open_page(), house.address("broken"))
    answer(page)
    house.write("broken", STEP, "1 / 0", ASK)
    opened(page, house.address("broken"))
    expect(page.locator(".gl-failed")).to_be_visible()
    page.locator(".gl-moves .gl-main").first.click()
    expect(page.locator(".gl-ask-stage")).to_have_count(0)
    expect(page.locator(".gl-prose")).to_have_text("17")
    house.write("broken", STEP, ASK)
    opened(page, house.address("broken"))
    assert page.locator(".gl-steps [aria-current]").first.inner_text() == "3"
    expect(page.locator(".gl-outcome")).to_be_visible()


def test_a_kernel_that_dies_at_its_work_or_takes_long_is_told(house: House, page: Page) -> None:
    house.soon()
    note = page.locator(".gl-loading")
    house.write("dying", STEP, "import os, signal\nos.kill(os.getpid(), signal.SIGKILL)")
    page.goto(house.address("dying"))
    expect(page.locator(".gl-failed")).to_be_visible()
    expect(note).to_be_hidden()
    house.write("dying", *(STEP,) * 3, "import time\ntime.sleep(60)")
    page.goto(house.address("dying"), wait_until="commit")
    expect(note).to_have_attribute("data-word", "slow", timeout=20_000)
    expect(note).to_have_text(note.get_attribute("data-slow") or "?")
    expect(note).to_be_in_viewport(ratio=1)
    house.write("dying", STEP, ASK)
    answer(opened(page, house.address("dying")))


def test_a_kernel_that_dies_before_it_answers_is_told(house: House, page: Page) -> None:
    house.soon()
    before = house.site.kernels()

    def die() -> None:
        # Without a rest: it answers within a tenth of a second.
        end = time.monotonic() + 20
        while not (made := [one for one in house.site.kernels() if one not in before]):
            assert time.monotonic() < end
        made[0].kill()

    with ThreadPoolExecutor(1) as pool:
        dead = pool.submit(die)
        page.goto(house.address("lesson"), wait_until="commit")
        dead.result()
    expect(page.locator(".gl-broken [role=alert]")).to_be_visible()
    expect(page.locator(".gl-loading")).to_be_hidden()
    page.locator(".gl-broken button").click()
    ready(page)
    answer(page)


@pytest.mark.parametrize(
    "cells",
    [
        ("import os, signal\nos.kill(os.getpid(), signal.SIGKILL)", STEP, STEP),
        ("import os, threading\nthreading.Timer(0.1, os._exit, [1]).start()",),
        ("import os, threading\nthreading.Timer(0.02, os._exit, [1]).start()",),
    ],
    ids=["among the cells", "after them", "before the page has its line"],
)
def test_a_kernel_that_dies_before_all_is_drawn_leaves_one_sentence_and_no_jupyters_text(
    house: House, open_page: Open, cells: tuple[str, ...]
) -> None:
    house.write("cut", STEP, ASK, *cells)
    page = open_page(360, 740)
    page.goto(house.address("cut"))
    page.wait_for_selector("html:not(.gl-busy)", state="attached", timeout=40_000)
    page.wait_for_timeout(3000)  # Jupyter waits two seconds for a model
    note = page.locator(".gl-broken")
    expect(note).to_be_visible()
    expect(page.locator(".gl-prose")).to_have_text("17")
    expect(page.locator(".gl-failed")).to_have_count(int(len(cells) > 1))
    expect(page.locator(".gl-lost p")).to_have_count(0)
    assert not re.search("widget|model", page.locator("main").inner_text())
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    house.write("cut", STEP, ASK)
    note.get_by_role("button").click()
    expect(page.locator(".gl-ask-stage")).to_be_visible(timeout=20_000)
    expect(note).to_be_hidden()


def test_who_does_not_wait_for_a_page_leaves_no_kernel(house: House) -> None:
    house.soon()
    before = len(house.site.kernels())
    port = urlsplit(house.site.url).port
    for _ in range(3):
        with socket.create_connection(("localhost", port)) as hasty:
            path = urlsplit(house.address("lesson")).path
            hasty.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n".encode())
            hasty.recv(1)
    assert until(lambda: len(house.site.kernels()) > before)
    assert until(lambda: len(house.site.kernels()) <= before, 13)  # culling takes longer
