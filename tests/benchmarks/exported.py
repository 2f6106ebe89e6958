"""How large the exported pages are, how soon they are seen, and how long a step takes.

    gamelib export FOLDER && python tests/benchmarks/exported.py FOLDER

Each page is opened from the disk in a fresh Chromium context. *Seen* is the first paint with
content, *whole* is when every widget is drawn, *step* is the median time from a key to the picture
with its layout done. A busy machine makes all three longer, so of three times the shortest counts;
the load is printed, too.

What was measured stands in README.md.
"""

import argparse
import gzip
import os
import shutil
import statistics
import sys
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PAGE, PACKED, SITE = 350_000, 90_000, 12_000_000
"""Bytes: of a lesson, of a lesson as servers send it, of the whole site in four languages."""
SEEN, STEP = 500, 3
"""Milliseconds."""
TIMES = 3

STEPS = """() => {
  const took = [];
  for (const stage of document.querySelectorAll(".gl-steps-stage")) {
    for (let left = stage.querySelectorAll(".gl-number").length - 1; left > 0; left -= 1) {
      const start = performance.now();
      stage.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      stage.getBoundingClientRect();
      took.push(performance.now() - start);
    }
  }
  return took;
}"""
SEEN_AT = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime"""


@dataclass(frozen=True, slots=True)
class Measured:
    """Bytes and milliseconds of a page; no step where there is nothing to step through."""

    name: str
    size: int
    packed: int
    seen: float
    whole: float
    step: float | None

    @property
    def lesson(self) -> bool:
        """Whether it is one that the budgets are about."""
        return self.step is not None

    def __str__(self) -> str:
        step = "" if self.step is None else f"{self.step:.1f}"
        sizes = f"{self.size / 1000:7.0f} {self.packed / 1000:7.0f}"
        return f"{self.name:32} {sizes} {self.seen:7.0f} {self.whole:7.0f} {step:>6}"


def measured(browser: Browser, folder: Path, file: Path) -> Measured:
    """A page, opened a few times."""
    text = file.read_bytes()
    seen, whole, steps = [], [], []
    for _ in range(TIMES):
        context = browser.new_context(offline=True)
        page = context.new_page()
        page.goto(file.as_uri())
        page.wait_for_selector("html:not(.gl-busy)", state="attached")
        whole.append(page.evaluate("performance.now()"))
        while (at := page.evaluate(SEEN_AT)) is None:
            page.wait_for_timeout(20)
        seen.append(at)
        steps += [statistics.median(took)] if (took := page.evaluate(STEPS)) else []
        context.close()
    name, packed = file.relative_to(folder).as_posix(), len(gzip.compress(text))
    step = min(steps, default=None)
    return Measured(name, len(text), packed, min(seen), min(whole), step)


def beyond(pages: list[Measured]) -> list[str]:
    """What is over its budget."""
    found = [] if sum(page.size for page in pages) <= SITE else ["the whole site is too large"]
    for page in (page for page in pages if page.lesson):
        over = {
            "size": page.size > PAGE,
            "packed": page.packed > PACKED,
            "seen": page.seen > SEEN,
            "step": (page.step or 0) > STEP,
        }
        found += [f"{page.name}: {what}" for what, is_over in over.items() if is_over]
    return found


def main() -> int:
    """Print a line for each page; 1 if a budget is not kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--chromium", default=shutil.which("chromium"))
    given = parser.parse_args()
    folder = given.folder.resolve()
    print(f"{'page':32} {'kB':>7} {'packed':>7} {'seen':>7} {'whole':>7} {'step':>6}")
    with sync_playwright() as playwright:
        options = {"executable_path": given.chromium, "args": ["--no-sandbox"]}
        browser = playwright.chromium.launch(**options)
        pages = []
        for file in sorted(folder.rglob("*.html")):
            pages.append(measured(browser, folder, file))
            print(pages[-1], flush=True)
        browser.close()
    size, packed = sum(p.size for p in pages) / 1e6, sum(p.packed for p in pages) / 1e6
    print(
        f"{len(pages)} pages, {size:.1f} MB, packed {packed:.1f} MB; load {os.getloadavg()[0]:.1f}"
    )
    for fault in (faults := beyond(pages)):
        print(f"over its budget: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
