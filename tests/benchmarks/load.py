"""A full class on one machine: `make load`.

Opens 1, 10 and 30 lesson pages at once on a real server, first as plain requests, then in real
browsers, and says how long they took, what memory and processor time each visitor took, what went
wrong, and whether all kernels are gone when everybody has left. Exit code 1 if a bar is missed.
"""

import argparse
import asyncio
import re
import statistics
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from http.client import HTTPException
from itertools import cycle, islice
from pathlib import Path
from threading import Event, Thread

import psutil
from playwright.async_api import Browser, async_playwright
from playwright.async_api import Error as PlaywrightError

sys.path.insert(0, str(Path(__file__).parents[1] / "browser"))
from serving import Site, serving

from gamelib.publish.serve import lessons_folder

IDLE, LOOK = 20, 2
"""Seconds: the culling time over HTTP, shortened so that it can be waited for."""
SOON = f"""
SETTINGS.MappingKernelManager.cull_idle_timeout = {IDLE}
SETTINGS.MappingKernelManager.cull_interval = {LOOK}
import logging
logging.disable(logging.WARNING)  # of each kernel that is culled
"""
PATIENCE = 120
"""Seconds that a visitor waits for a page."""
KERNEL = re.compile(r'"kernelId": "([\w-]+)"')
MOST = 45
"""Megabytes of a visitor's own."""
LESSONS = [
    f"{language}/{name}.ipynb"
    for name in ("wizard", "qwixx", "camelot", "zaubercocktail", "wizard-play")
    for language in ("en", "el", "it", "ca")
]


SLACK = 5
"""Seconds for thirty kernels to end, once they are told to."""
READY = "html:not(.gl-busy)"


Kernels = dict[int, tuple[float, float]]
"""The most that each kernel took, by its process: megabytes of its own, seconds of a core."""


@dataclass
class Class:
    """So many visitors at once, and how long each waited."""

    name: str
    pages: int
    seconds: list[float]
    kernels: Kernels
    gone: float | None
    """Seconds until no kernel was left; none if some were."""

    def __str__(self) -> str:
        memory, processor = zip(*self.kernels.values(), strict=True)
        times = f"{statistics.median(self.seconds or [0]):7.1f} {max(self.seconds, default=0):7.1f}"
        own = f"{statistics.median(memory):6.0f} {max(memory):6.0f}"
        errors, gone = (
            self.pages - len(self.seconds),
            "no" if self.gone is None else f"{self.gone:.0f}",
        )
        return (
            f"{self.name:30} {times} {own} {statistics.median(processor):9.2f} {errors:6} {gone:>5}"
        )

    def missed(self) -> Iterator[str]:
        """The bars that it misses."""
        if len(self.seconds) < self.pages:
            yield f"{self.name}: {self.pages - len(self.seconds)} errors"
        if len(self.kernels) < self.pages:
            yield f"{self.name}: only {len(self.kernels)} kernels"
        if max(memory for memory, _ in self.kernels.values()) > MOST:
            yield f"{self.name}: more than {MOST} MB"
        if self.gone is None:
            yield f"{self.name}: kernels are left"


HEADING = f"{'median, most':30} {'seconds':>15} {'MB of own':>13} core-secs errors  gone"


def taken(process: psutil.Process) -> tuple[float, float]:
    """Megabytes that it has to itself, and seconds of a core."""
    return process.memory_full_info().uss / 2**20, sum(process.cpu_times()[:2])


@contextmanager
def watching(site: Site) -> Iterator[Kernels]:
    """What the kernels take, looked at now and then until the end of the block."""
    most: Kernels = {}
    over = Event()

    def look() -> None:
        for kernel in site.kernels():
            with suppress(psutil.NoSuchProcess):  # it ended just now
                most[kernel.pid] = max(taken(kernel), most.get(kernel.pid, (0, 0)))

    def watch() -> None:
        while not over.wait(3):
            look()

    watcher = Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield most
    finally:
        over.set()
        watcher.join()
        look()


def house(site: Site) -> str:
    """What the server takes, and the process that kernels are forked from and share with."""
    memory, seconds = taken(site.process)
    prepared = max(taken(each)[0] for each in site.process.children())
    return f"the server: {memory:.0f} MB, {seconds:.1f} s; prepared for kernels: {prepared:.0f} MB"


def gone(site: Site) -> float | None:
    """Seconds until no kernel is left; none if some are after the culling time."""
    began = time.monotonic()
    while site.kernels():
        if time.monotonic() - began > IDLE + LOOK + SLACK:
            return None
        time.sleep(0.2)
    return time.monotonic() - began


def fetch(address: str) -> tuple[float | None, str]:
    """Seconds until a whole page has come, none if it came with an error; and its kernel."""
    began = time.monotonic()
    page = ""
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            for line in answer:
                page += line.decode()
                if time.monotonic() - began > PATIENCE:
                    break
    except (OSError, HTTPException):
        pass
    whole = page.rstrip().endswith("</html>") and 'class="gl-failed"' not in page
    kernel = KERNEL.search(page)
    return (time.monotonic() - began if whole else None), kernel[1] if kernel else ""


def leave(site: Site, kernel: str) -> None:
    """Give a kernel back, as a page does."""
    with suppress(OSError):
        urllib.request.urlopen(f"{site.url}voila/api/shutdown/{kernel}", data=b"").close()


def addresses(site: Site, pages: int) -> list[str]:
    return [site.address(path) for path in islice(cycle(LESSONS), pages)]


def plainly(site: Site, pages: int, turn: int) -> Class:
    """So many pages asked for at once; the first time nobody says goodbye."""
    with ThreadPoolExecutor(pages) as visitors:
        with watching(site) as most:
            took = list(visitors.map(fetch, addresses(site, pages)))
        if turn > 1:
            list(visitors.map(partial(leave, site), [kernel for _, kernel in took]))
    came = [seconds for seconds, _ in took if seconds is not None]
    return Class(f"HTTP: {pages} at once, round {turn}", pages, came, most, gone(site))


class Visitor:
    """One page in a browser of its own, from its opening until it is left."""

    def __init__(self) -> None:
        self.seconds: float | None = None
        self.errors: list[object] = []

    async def come(self, browser: Browser, address: str) -> None:
        """Wait until the page is ready."""
        self.context = await browser.new_context()
        self.page = await self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        began = time.monotonic()
        try:
            await self.page.goto(address, timeout=300_000)
            await self.page.wait_for_selector(READY, state="attached", timeout=300_000)
            self.seconds = time.monotonic() - began
        except PlaywrightError as error:
            self.errors.append(error)

    async def leave(self) -> None:
        """Close the page as a visitor does."""
        wrong = ".gl-failed, .gl-trouble:not([hidden]), .gl-lost p"
        self.errors += await self.page.locator(wrong).filter(visible=True).all_text_contents()
        await self.page.close(run_before_unload=True)
        await asyncio.sleep(1)
        await self.context.close()


async def in_browsers(browser: Browser, site: Site, pages: int, turn: int) -> Class:
    """So many pages opened at once in real browsers."""
    visitors = [Visitor() for _ in range(pages)]
    places = zip(visitors, addresses(site, pages), strict=True)
    with watching(site) as most:
        await asyncio.gather(*(each.come(browser, address) for each, address in places))
        await asyncio.sleep(2)
    await asyncio.gather(*(each.leave() for each in visitors))
    came = [each.seconds for each in visitors if each.seconds is not None and not each.errors]
    for error, times in Counter(str(error) for each in visitors for error in each.errors).items():
        print(f"{times} x {error}", file=sys.stderr)
    name = f"browsers: {pages} at once, round {turn}"
    return Class(name, pages, came, most, await asyncio.to_thread(gone, site))


async def reloads(browser: Browser, site: Site, times: int) -> int:
    """How many kernels are left after so many reloads of one page."""
    page = await browser.new_page()
    await page.goto(site.address(LESSONS[0]))
    for _ in range(times):
        await page.wait_for_selector(READY, state="attached", timeout=60_000)
        await page.reload()
    await page.wait_for_selector(READY, state="attached", timeout=60_000)
    await asyncio.sleep(2)
    left = len(site.kernels())
    await page.close(run_before_unload=True)
    return left


def rounds(sizes: Sequence[int], most: int) -> Iterator[tuple[int, int]]:
    """How many visitors come at once, and for which time."""
    for pages in sizes:
        for turn in range(most if pages == max(sizes) else 1):
            yield pages, turn + 1


def over_http(sizes: Sequence[int], most: int) -> Iterator[Class]:
    """Visitors without browsers."""
    with serving(lessons_folder(), settings=SOON) as site:
        fetch(site.address(LESSONS[0]))  # nobody is the first visitor twice
        print(house(site), HEADING, sep="\n")
        for pages, turn in rounds(sizes, most):
            yield plainly(site, pages, turn)
        print(house(site))


async def really(
    chromium: str, sizes: Sequence[int], most: int, again: int
) -> AsyncIterator[Class]:
    """Visitors with browsers, which give their kernel back when they leave."""
    with serving(lessons_folder()) as site:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=chromium, args=["--no-sandbox"]
            )
            for pages, turn in rounds(sizes, most):
                yield await in_browsers(browser, site, pages, turn)
            left = await reloads(browser, site, again)
            assert left == 1, f"{again} reloads leave {left} kernels."
            print(f"{again} reloads leave one kernel")
            await browser.close()
        print(house(site))


async def load(chromium: str, sizes: Sequence[int], plain: int, real: int, again: int) -> list[str]:
    """All of it: the bars that were missed."""
    missed: list[str] = []

    def told(seen: Class) -> None:
        print(seen, flush=True)
        missed.extend(seen.missed())

    for seen in over_http(sizes, plain):
        told(seen)
    async for seen in really(chromium, sizes, real, again):
        told(seen)
    return missed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--pages", type=int, nargs="+", default=[1, 10, 30])
    parser.add_argument("--plain", type=int, default=10, help="rounds of the most pages, over HTTP")
    parser.add_argument("--real", type=int, default=1, help="rounds of the most pages, in browsers")
    parser.add_argument("--reloads", type=int, default=100)
    chosen = parser.parse_args()
    again = (chosen.plain, chosen.real, chosen.reloads)
    missed = asyncio.run(load(chosen.chromium, chosen.pages, *again))
    for bar in missed:
        print(f"MISSED {bar}")
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main())
