"""What a learner waits for: the first frame, a page, a look back at a whole game."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter, process_time, sleep
from typing import Any
from urllib.request import urlopen

import nbformat
import psutil
import pytest
from jupyter_client.manager import start_new_kernel
from jupyter_client.provisioning import KernelProvisionerFactory
from playwright.sync_api import Browser, Page, sync_playwright
from serving import Site, serving

from gamelib import Lesson
from gamelib.games.wizard_round import EVENING
from gamelib.play import Trace, playout
from gamelib.publish.serve import lessons_folder

Hold = Callable[..., None]

FIRST_FRAME = """
from time import process_time
started = process_time()
from gamelib import Lesson
lesson = Lesson("en")
lesson.step("trump=R&trick=B7,B13,R2&hand=B1,W,J,R9,G12")
print(process_time() - started)
"""
IN_A_KERNEL = "import ipykernel.kernelapp, ipywidgets" + FIRST_FRAME


@pytest.mark.parametrize("code", [FIRST_FRAME, IN_A_KERNEL], ids=["bare", "kernel"])
def bench_first_frame(bar: Hold, code: str) -> None:
    runs = [subprocess.check_output([sys.executable, "-c", code], text=True) for _ in range(5)]
    where = "  the same where a kernel and ipywidgets are there already"
    name = where if code is IN_A_KERNEL else "import gamelib and the first frame"
    bar(name, min(map(float, runs)), 0.25, "s", more=False)


def own(process: psutil.Process) -> float:
    """The memory that a process shares with no other, in MB."""
    return float(process.memory_full_info().uss / 1e6)


def bench_memory(bar: Hold, shelf: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one more visitor costs: the kernel of a lesson on our server, beside a bare one."""
    factory = KernelProvisionerFactory.instance()
    monkeypatch.setattr(factory, "default_provisioner_name", "local-provisioner")
    manager, client = start_new_kernel()
    try:
        code = "import ipywidgets as w\nw.IntSlider()"
        client.execute_interactive(code, timeout=60, output_hook=lambda _: None)
        bare = own(psutil.Process(manager.provisioner.pid))  # type: ignore[union-attr]
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    with urlopen(shelf.address("en/wizard.ipynb")) as page:
        page.read()
    lesson = max(map(own, shelf.kernels()))
    bar("memory of a lesson's kernel, 1.1 x a bare one", lesson, 1.1 * bare, "MB", more=False)


# A page ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shelf() -> Iterator[Site]:
    """The lessons."""
    with serving(lessons_folder()) as site:
        yield site


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A page of one widget, published by Voila as it comes."""
    folder = tmp_path_factory.mktemp("bare")
    cell = nbformat.v4.new_code_cell("import ipywidgets as w\nw.HTML('<p class=\"bare\">one</p>')")
    nbformat.write(nbformat.v4.new_notebook(cells=[cell]), folder / "bare.ipynb")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "voila", "--no-browser", f"--port={port}"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen([*command, str(folder / "bare.ipynb")], stdout=quiet, stderr=quiet) as it:
        yield f"http://127.0.0.1:{port}/"
        it.terminate()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield running
        running.close()


def visible(page: Page, address: str, selector: str) -> float:
    """How long it takes until something of a page can be seen."""
    started = perf_counter()
    page.goto(address)
    page.locator(selector).first.wait_for(timeout=60_000)
    took = perf_counter() - started
    page.wait_for_timeout(1000)
    return took


def bench_page(bar: Hold, shelf: Site, bare: str, browser: Browser) -> None:
    """In a browser that knows both sites; by turns, so that both meet the same machine."""
    page = browser.new_context().new_page()
    until_answered(bare)
    times = [
        (visible(page, bare, ".bare"), visible(page, shelf.address("en/wizard.ipynb"), ".gl-card"))
        for _ in range(5)
    ]
    one, lesson = (min(each) for each in zip(*times[1:], strict=True))
    name = "a lesson's page visible, 1.15 x a page of one widget"
    bar(name, lesson, 1.15 * one, "s", more=False)


def until_answered(address: str) -> None:
    """Wait for a server."""
    for _ in range(100):
        try:
            urlopen(address).close()
            return
        except OSError:
            sleep(0.3)


# The log of a whole game -------------------------------------------------------------------------


def log(rounds: int) -> Trace[Any, Any]:
    """A game of three players from the first round on, at random."""
    game = playout(EVENING, EVENING.start(3), Random(1))
    ends = [at for at, step in enumerate(game.steps, 1) if len(step.after.rows) == rounds]
    return Trace(game.game, game.start, game.steps[: ends[0]])


def shown(trace: Trace[Any, Any]) -> tuple[float, int]:
    """How long it takes to show every step, and how large the frames are."""
    lesson = Lesson("en")
    started = process_time()
    frames = [lesson._frame(one) for one in lesson.subject.frames(trace, lesson.say)]
    return process_time() - started, len(json.dumps(frames))


def bench_the_log_grows_with_the_game(bar: Hold) -> None:
    half, whole = log(10), log(20)
    shown(half)
    per_step = [
        tuple(value / len(trace.steps) for value in min(shown(trace) for _ in range(2)))
        for trace in (half, whole)
    ]
    (time, size), (whole_time, whole_size) = per_step
    # A later round has larger hands to show at each step: at most twice as much.
    bar("a log's time per step, 20 rounds to 10", whole_time / time, 2.0, "x", more=False)
    bar("a log's size per step, 20 rounds to 10", whole_size / size, 2.0, "x", more=False)


def bench_the_log_opens(bar: Hold) -> None:
    """As a play page shows it: a long evening trick by trick."""
    from gamelib.playing_wizard import COMPANY, WIZARD  # noqa: PLC0415
    from gamelib.sessions import Session  # noqa: PLC0415
    from gamelib.views.scene import WHOLE  # noqa: PLC0415

    lesson, session = Lesson("en"), Session(log(20), COMPANY)
    times = []
    for _ in range(3):
        started = process_time()
        frames = WIZARD.review(session, WHOLE, lesson.say)
        assert frames
        lesson._stepped(frames)
        times.append(process_time() - started)
    bar("the log of a whole game of 20 rounds opens", min(times), 1.0, "s", more=False)
