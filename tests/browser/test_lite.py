"""Pages whose Python runs in the browser, from a plain web server, with every other host cut off.

``make play-test`` runs these: they fetch Pyodide, and start it for each page.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import quote

import pytest
from barriers import barriers
from playwright.sync_api import Page, Route, expect
from serving import Heard

pytestmark = pytest.mark.play

FOLDER = "Μαθήματα στο USB"
LESSONS = ("wizard", "wizard-coach", "wizard-play", "wizard-rules")
SLOW = 120_000

Visit = Callable[..., Page]


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    goal = tmp_path_factory.mktemp("play") / FOLDER
    chosen = [f"--lesson={name}" for name in LESSONS]
    command = [sys.executable, "-m", "gamelib", "export", str(goal), "--play", "--lang=el"]
    subprocess.run([*command, *chosen], check=True)
    return goal


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    handler = partial(Quiet, directory=str(folder.parent))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{quote(FOLDER)}/"
        server.shutdown()


@pytest.fixture
def visit(address: str, open_page: Callable[..., Page]) -> Visit:
    def go(path: str, **options: object) -> Page:
        page = open_page(reduced_motion="reduce", **options)
        page.set_default_timeout(SLOW)

        def only_here(route: Route) -> None:
            here = route.request.url.startswith((address, "blob:", "data:"))
            route.continue_() if here else route.abort()

        page.context.route("**/*", only_here)
        page.goto(address + path)
        return page

    return go


def do(page: Page, key: str) -> None:
    """Press what does this, and wait for the answer."""
    headline = page.locator(".gl-headline").first
    before = headline.inner_text()
    page.locator(key).first.click()
    expect(headline).not_to_have_text(before, use_inner_text=True, timeout=30_000)


def test_a_game_is_played_in_the_browser(visit: Visit, heard: Heard) -> None:
    page = visit("el/wizard-play.html", width=360, height=740)
    expect(page.locator(".gl-starting progress")).to_be_visible()
    page.get_by_label("Αριθμός παρτίδας").fill("7")
    do(page, ".gl-choose [type=submit]")
    assert barriers(page) == {}
    do(page, ".gl-todo [data-do]")  # a bid
    do(page, ".gl-todo [data-do]:not(.gl-illegal)")  # the only card of the first round
    expect(page.locator(".gl-side table")).to_be_visible()
    do(page, ".gl-todo [data-do], .gl-choose [type=submit]")  # the next round
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    links = page.locator("main a[href*='rules']")
    assert links.first.get_attribute("href").startswith("wizard-rules.html#")
    heard.assert_clean()


def test_a_lesson_starts_python_when_somebody_wants_to_try(visit: Visit, heard: Heard) -> None:
    page = visit("el/wizard.html")
    expect(page.locator(".gl-stage").first).to_be_visible()
    before = len(heard.requests)
    assert not [url for url in heard.requests if "/python/" in url]
    page.locator(".gl-starting button").click()
    field = page.locator(".gl-try input[type=text]").first
    expect(field).to_have_value("J W B7", timeout=SLOW)
    assert page.evaluate("document.activeElement.matches('[data-asks]')")
    assert len(heard.requests) > before
    field.fill("J W B99")
    field.press("Enter")
    expect(page.locator(".gl-try .gl-notice")).to_contain_text("B99", timeout=SLOW)
    field.fill("R3 W")
    field.press("Enter")
    page.wait_for_selector(".gl-try .gl-stage .gl-headline")
    expect(page.locator(".gl-try .gl-notice")).to_have_count(0)
    assert page.locator("main a[href*='.ipynb']").count() == 0
    heard.assert_clean()


def test_the_coach_says_what_it_cannot_do_without_numpy(visit: Visit, heard: Heard) -> None:
    """Neither npm nor PyPI has NumPy for browsers; Pyodide's full distribution has."""
    page = visit("el/wizard-coach.html")
    bid = page.locator("[data-do='bid:1']")
    coach = page.locator(".gl-play-stage").filter(has=bid).first
    coach.locator(bid).click()
    expect(coach.locator(".gl-said")).to_contain_text("αντίγραφο", timeout=SLOW)
    expect(coach.locator(bid)).to_be_visible()
    heard.assert_clean()


def test_a_page_from_a_disk_says_what_it_needs(
    folder: Path, open_page: Callable[..., Page], heard: Heard
) -> None:
    page = open_page()
    page.goto((folder / "el" / "wizard-play.html").as_uri())
    expect(page.locator(".gl-starting")).to_contain_text("python3 -m http.server")
    assert heard.complaints == []


def test_python_that_does_not_arrive_is_admitted(visit: Visit) -> None:
    page = visit("index.html")
    page.context.route("**/lessons.zip", lambda route: route.abort())
    page.goto(page.url.replace("index.html", "el/wizard-play.html"))
    expect(page.locator(".gl-starting")).to_contain_text("Φόρτωσε ξανά", timeout=SLOW)
