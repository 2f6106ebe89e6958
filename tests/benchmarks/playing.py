"""How much a page with Python loads, and how long it takes until its table stands.

    gamelib export FOLDER --play --lesson wizard-play && python tests/benchmarks/playing.py FOLDER

A page is opened from a web server on this machine, first by a browser that has never been there,
then again. *Seconds* pass until there is something to choose; *processor* is what they took of it,
in the page and its worker, and is what a busy machine changes least. *Answer* is the median time
from a choice to the next scene.
"""

import argparse
import gzip
import os
import shutil
import statistics
import tempfile
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import psutil
from playwright.sync_api import BrowserContext, Page, sync_playwright

CHOICES = 12


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def spent(profile: str) -> float:
    """Seconds of processor that the pages of a browser have taken."""
    return sum(
        sum(process.cpu_times()[:2])
        for process in psutil.process_iter(["cmdline"])
        if (line := " ".join(process.info["cmdline"] or ()))
        and "--type=renderer" in line
        and profile in line
    )


def opened(context: BrowserContext, address: str, profile: str) -> Page:
    """Open a page and say how long it took."""
    page = context.new_page()
    page.emulate_media(reduced_motion="reduce")
    before, start = spent(profile), time.perf_counter()
    page.goto(address)
    page.wait_for_selector(".gl-play-stage", timeout=300_000)
    took = time.perf_counter() - start
    print(f"  {took:5.1f} seconds, processor {spent(profile) - before:4.1f}")
    return page


def answers(page: Page) -> list[float]:
    """Milliseconds from a choice to the next scene, some times."""
    page.locator(".gl-choose [type=submit]").first.click()
    page.wait_for_selector(".gl-todo [data-do]")
    script = """() => new Promise(done => {
      const start = performance.now();
      const stage = document.querySelector(".gl-play-stage");
      const seen = new MutationObserver(() => {
        seen.disconnect();
        done(performance.now() - start);
      });
      seen.observe(stage.querySelector(".gl-todo"), { childList: true });
      stage.querySelector(".gl-todo [data-do]:not(.gl-illegal)").click();
    })"""
    return [page.evaluate(script) for _ in range(CHOICES)]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("--page", default="en/wizard-play.html")
    arguments.add_argument("--chromium", default=shutil.which("chromium"))
    given = arguments.parse_args()
    files = list((given.folder / "python").iterdir())
    plain = sum(path.stat().st_size for path in files) / 1e6
    packed = sum(len(gzip.compress(path.read_bytes())) for path in files) / 1e6
    print(
        f"Python: {plain:.1f} MB, {packed:.1f} MB as servers send it; load {os.getloadavg()[0]:.1f}"
    )
    handler = partial(Quiet, directory=str(given.folder))
    with (
        ThreadingHTTPServer(("127.0.0.1", 0), handler) as server,
        tempfile.TemporaryDirectory() as profile,
        sync_playwright() as playwright,
    ):
        Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/{given.page}"
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=given.chromium, args=["--no-sandbox"]
        )
        opened(context, address, profile).close()
        page = opened(context, address, profile)
        print(f"  {statistics.median(answers(page)):5.0f} milliseconds for an answer")
        context.close()
        server.shutdown()


if __name__ == "__main__":
    main()
