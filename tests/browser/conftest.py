"""A real server and a real browser for the tests of this folder.

``site`` serves the lessons of this project, ``serve`` those of any folder. ``visit`` opens a
lesson and waits until it is ready, ``shared`` does so once for all tests of a file; ``heard`` has
noted what every page asked for and complained about, and ``heard.assert_clean()`` says that this
was nothing.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from serving import Heard, Shared, Site, ready, serving

from gamelib.publish.serve import lessons_folder


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: for much of the time these tests wait."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The lessons of this project."""
    with serving(lessons_folder()) as running:
        yield running


@pytest.fixture
def serve() -> Iterator[Callable[[Path], Site]]:
    """Serve a folder of one's own, for the length of a test."""
    with ExitStack() as stack:
        yield lambda folder: stack.enter_context(serving(folder))


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Where Chromium is. Without one these tests fail: skipped, they would promise too much."""
    known = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    names = (os.environ.get("CHROMIUM"), *known)
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("No Chromium: install it, or set CHROMIUM to its path.")
    return found


# One Playwright at a time can run in a thread, so it ends with its module.
@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium_path, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture(scope="module")
def shared(site: Site, browser: Browser) -> Iterator[Shared]:
    """Pages for all tests of a module: ``shared.lent("en/wizard.ipynb")``."""
    pages = Shared(site, browser)
    yield pages
    pages.close()


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def open_page(browser: Browser, heard: Heard) -> Iterator[Callable[..., Page]]:
    """Open an empty page; the options are those of a Playwright context."""
    with ExitStack() as stack:

        def new(width: int = 1280, height: int = 900, **options: object) -> Page:
            context = browser.new_context(viewport={"width": width, "height": height}, **options)
            stack.callback(context.close)
            heard.listen(context)
            return context.new_page()

        yield new


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    return open_page()


@pytest.fixture
def visit(site: Site, open_page: Callable[..., Page]) -> Callable[..., Page]:
    """Open a lesson of this project, such as "en/wizard.ipynb", and wait until it is ready."""

    def go(path: str, **options: object) -> Page:
        page = open_page(**options)
        page.goto(site.address(path))
        ready(page)
        return page

    return go
