"""A full class on one machine: `make load`.

Opens 1, 10 and 30 lesson pages at once on a real server, first as plain requests, then in real
browsers, and says how long they took, what memory each visitor took, what went wrong, and
whether all kernels are gone when everybody has left. Exit code 1 if a bar is missed.
"""

import argparse
import asyncio
import logging
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path

import psutil
from playwright.async_api import Browser, async_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "browser"))
from serving import Site

IDLE, LOOK = 20, 5
"""Seconds: the culling time of this server, shortened so that it can be waited for."""
MOST = 45
"""Megabytes of a visitor's own."""
LESSONS = [
    f"{language}/{name}.ipynb"
    for name in ("wizard", "qwixx", "camelot", "zaubercocktail", "wizard-play")
    for language in ("en", "el", "it", "ca")
]


@dataclass
class Report:
    """What was measured; `missed` are the bars that were."""

    rows: list[tuple[str, ...]] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)

    def add(self, what: str, seconds: Sequence[float], own: Sequence[float], errors: int) -> None:
        """A line of the table, and whether it holds the bars."""
        slowest = f"{max(seconds):.1f}" if seconds else "–"
        middle = f"{statistics.median(seconds):.1f}" if seconds else "–"
        memory = f"{max(own):.0f}" if own else "–"
        self.rows.append((what, middle, slowest, memory, str(errors)))
        print(
            f"{what:34} {middle:>8} s {slowest:>8} s {memory:>6} MB {errors:>4} errors", flush=True
        )
        self.bar(f"{what}: no errors", errors == 0)
        self.bar(f"{what}: at most {MOST} MB each", not own or max(own) <= MOST)

    def bar(self, what: str, held: bool) -> None:
        """Note a bar."""
        if not held:
            self.missed.append(what)


@contextmanager
def serving() -> Iterator[Site]:
    """The lessons, on a server that culls soon."""
    command = [sys.executable, __file__, "--serve"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield Site(server.stdout.readline().strip(), psutil.Process(server.pid))
        finally:
            server.terminate()


def serve() -> None:
    """Be that server."""
    from gamelib.publish import serve as server  # noqa: PLC0415
    from gamelib.publish.settings import SETTINGS  # noqa: PLC0415

    SETTINGS.MappingKernelManager.cull_idle_timeout = IDLE
    SETTINGS.MappingKernelManager.cull_interval = LOOK
    logging.disable(logging.WARNING)
    say: Callable[[str], None] = lambda address: print(address, flush=True)  # noqa: E731
    server.serve(server.lessons_folder(), "127.0.0.1", server.free_port("127.0.0.1"), False, say)


def memory(site: Site) -> list[float]:
    """Megabytes that each kernel has to itself."""
    return [kernel.memory_full_info().uss / 2**20 for kernel in site.kernels()]


def gone(site: Site, seconds: float) -> float | None:
    """Seconds until no kernel is left; none if some still are after so many."""
    began = time.monotonic()
    while site.kernels():
        if time.monotonic() - began > seconds:
            return None
        time.sleep(0.5)
    return time.monotonic() - began


def fetch(address: str) -> float | None:
    """Seconds until a whole page has come; none if it came with an error."""
    began = time.monotonic()
    try:
        with urllib.request.urlopen(address, timeout=300) as answer:
            page = answer.read().decode()
    except OSError:
        return None
    whole = page.rstrip().endswith("</html>") and 'class="gl-failed"' not in page
    return time.monotonic() - began if whole else None


def plainly(site: Site, pages: int) -> tuple[list[float], list[float], int]:
    """So many pages asked for at once: seconds, megabytes, errors."""
    with ThreadPoolExecutor(pages) as visitors:
        addresses = [site.address(path) for path in islice(cycle(LESSONS), pages)]
        took = list(visitors.map(fetch, addresses))
    fine = [seconds for seconds in took if seconds is not None]
    return fine, memory(site), pages - len(fine)


async def visit(browser: Browser, address: str, leave: asyncio.Event) -> float | None:
    """Seconds until a page in a browser of its own is ready; it stays until all may leave."""
    context = await browser.new_context()
    page = await context.new_page()
    errors: list[object] = []
    page.on("pageerror", errors.append)
    began = time.monotonic()
    try:
        await page.goto(address, timeout=300_000)
        ready = "html:not(.gl-busy)"
        await page.wait_for_selector(ready, state="attached", timeout=300_000)
        seconds = time.monotonic() - began
    except Exception as error:
        errors.append(error)
    await leave.wait()
    await page.close(run_before_unload=True)
    await asyncio.sleep(1)
    await context.close()
    return None if errors else seconds


async def in_browsers(
    browser: Browser, site: Site, pages: int
) -> tuple[list[float], list[float], int]:
    """So many pages opened at once in real browsers: seconds, megabytes, errors."""
    leave = asyncio.Event()
    addresses = [site.address(path) for path in islice(cycle(LESSONS), pages)]
    visits = [asyncio.create_task(visit(browser, each, leave)) for each in addresses]
    began = time.monotonic()
    while len(memory(site)) < pages and time.monotonic() - began < 300:
        await asyncio.sleep(1)
    await asyncio.sleep(2)
    own = memory(site)
    leave.set()
    took = [seconds for seconds in await asyncio.gather(*visits) if seconds is not None]
    return took, own, pages - len(took)


async def reloads(browser: Browser, site: Site, times: int) -> int:
    """How many kernels are left after so many reloads of one page."""
    page = await browser.new_page()
    await page.goto(site.address(LESSONS[0]))
    for _ in range(times):
        await page.wait_for_selector("html:not(.gl-busy)", state="attached", timeout=60_000)
        await page.reload()
    await page.wait_for_selector("html:not(.gl-busy)", state="attached", timeout=60_000)
    await asyncio.sleep(2)
    left = len(site.kernels())
    await page.close(run_before_unload=True)
    return left


async def load(chromium: str, sizes: Sequence[int], rounds: int, again: int) -> Report:
    """All of it."""
    report = Report()
    with serving() as site:
        fetch(site.address(LESSONS[0]))  # nobody is the first visitor twice
        print(f"the server itself: {site.process.memory_full_info().uss / 2**20:.0f} MB")
        for pages in sizes:
            for turn in range(rounds if pages == max(sizes) else 1):
                name = f"{pages} at once over HTTP, round {turn + 1}"
                report.add(name, *await asyncio.to_thread(plainly, site, pages))
                report.bar(f"{name}: all kernels gone", gone(site, 3 * (IDLE + LOOK)) is not None)
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=chromium, args=["--no-sandbox"]
            )
            for pages in sizes:
                name = f"{pages} at once in browsers"
                report.add(name, *await in_browsers(browser, site, pages))
                left = gone(site, 3 * (IDLE + LOOK))
                print(f"  all kernels gone after {left and round(left, 1)} s")
                report.bar(f"{name}: all kernels gone", left is not None)
            left_over = await reloads(browser, site, again)
            print(f"{again} reloads leave {left_over} kernel(s)")
            report.bar("reloads leave one kernel", left_over <= 1)
            await browser.close()
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--pages", type=int, nargs="+", default=[1, 10, 30])
    parser.add_argument("--rounds", type=int, default=10, help="of the largest number of pages")
    parser.add_argument("--reloads", type=int, default=100)
    chosen = parser.parse_args()
    if chosen.serve:
        serve()
        return 0
    report = asyncio.run(load(chosen.chromium, chosen.pages, chosen.rounds, chosen.reloads))
    for bar in report.missed:
        print(f"MISSED {bar}")
    return bool(report.missed)


if __name__ == "__main__":
    sys.exit(main())
