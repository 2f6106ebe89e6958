"""What the fixtures hand out: a running server, and an ear for what pages ask and complain.

A test that passes only where everything is quick fails with ``SLOW=550 python -m pytest
tests/browser``: what a kernel changes comes so many milliseconds after the change before it, which
is longer than Playwright waits between two looks.
"""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import psutil
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

expect.set_options(timeout=20_000)  # only what fails takes longer

SLOWLY = """(pause => {
  window.WebSocket = class extends WebSocket {
    #waiting = [];
    #last = 0;
    set onmessage(heard) {
      super.onmessage = message => {
        if (this.#waiting.push(message) === 1) this.#pass(heard);
      };
    }
    async #pass(heard) {
      for (; this.#waiting.length; this.#waiting.shift()) {
        const { data } = this.#waiting[0];
        const text = typeof data === "string" ? data : new TextDecoder().decode(data);
        if (text.includes('"comm_msg"') && !document.querySelector("html.gl-busy")) {
          await new Promise(go => setTimeout(go, this.#last + pause - performance.now()));
          this.#last = performance.now();
        }
        heard.call(this, this.#waiting[0]);
      }
    }
  };
})(%s)"""


def ready(page: Page) -> None:
    """Wait until every cell has run and every widget is drawn."""
    page.wait_for_selector("html:not(.gl-busy)", state="attached")


def until(true: Callable[[], bool], seconds: float = 10) -> bool:
    """Whether it becomes true in time.

    Unlike ``page.wait_for_function`` it needs no eval, which exported pages forbid.
    """
    end = time.monotonic() + seconds
    while not true() and time.monotonic() < end:
        time.sleep(0.1)
    return true()


@dataclass
class Site:
    """A running ``gamelib serve``."""

    url: str
    process: psutil.Process

    def address(self, path: str) -> str:
        return f"{self.url}voila/render/{path}"

    def kernels(self) -> list[psutil.Process]:
        """The running kernels: forks of a child of the server."""
        found = []
        for each in self.process.children(recursive=True):
            with suppress(psutil.NoSuchProcess):  # it has ended since it was listed
                if each.ppid() != self.process.pid:
                    found.append(each)
        return found


@contextmanager
def killed_unless_ended(server: "subprocess.Popen[str]") -> Iterator[None]:
    """A server that does not end fails its test, and does not stop all others."""
    try:
        yield
    except subprocess.TimeoutExpired:
        server.kill()
        raise


@contextmanager
def serving(folder: Path, port: int = 0, settings: str = "", base_url: str = "/") -> Iterator[Site]:
    """The lessons of a folder, at a free port or a given one, until the end of the block.

    `settings` is code that changes them first: ``SETTINGS.X.y = 1``.
    """
    start = f"from gamelib.publish.settings import SETTINGS\n{settings}\n"
    start += "import sys\nfrom gamelib.commands import run\nsys.exit(run(sys.argv[1:]))"
    command = [sys.executable, "-c", start] if settings else [sys.executable, "-m", "gamelib"]
    where = ("--notebooks", str(folder), f"--port={port}", f"--base-url={base_url}")
    server = subprocess.Popen(
        [*command, "serve", "--no-browser", *where],
        stdout=subprocess.PIPE,
        text=True,
    )
    with server:
        assert server.stdout is not None
        said = server.stdout.readline()
        address = re.search(r"http://\S+", said)
        assert address, f"gamelib serve said {said!r} and no address"
        try:
            yield Site(address[0], psutil.Process(server.pid))
        finally:
            server.send_signal(signal.SIGINT)
            with killed_unless_ended(server):
                server.wait(20)
            assert server.stdout.read() == "", "it says its address and nothing else"


class Line:
    """The line between a browser and a server, which can be cut and mended."""

    def __init__(self, site: Site) -> None:
        self.target = urlsplit(site.url).port
        self.whole, self.ends = True, set[socket.socket]()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.site = Site(f"http://127.0.0.1:{self.listening.getsockname()[1]}/", site.process)
        Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(("localhost", self.target))
                self.ends |= {near, far}
                for one, other in ((near, far), (far, near)):
                    Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while heard := one.recv(65536):
                other.sendall(heard)
        self._hang_up(one, other)

    def _hang_up(self, *ends: socket.socket) -> None:
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
            self.ends.discard(end)

    def cut(self) -> None:
        self.whole = False
        self._hang_up(*self.ends.copy())

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self.listening.close()


@dataclass
class Heard:
    """What the pages of a test asked for, and what they complained about."""

    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def listen(self, context: BrowserContext) -> None:
        if pause := os.environ.get("SLOW"):
            context.add_init_script(SLOWLY % int(pause))
        context.on("request", lambda request: self.requests.append(request.url))
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("console", self._console)
        context.on("page", self._page)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self.requests.append(socket.url))

    def outside(self) -> list[str]:
        """Requests that left the machine."""
        here = re.compile(r"(data:|blob:)|(http|ws)://(localhost|127\.0\.0\.1):")
        return [url for url in self.requests if not here.match(url)]

    def assert_clean(self) -> None:
        assert self.outside() == []
        assert self.complaints == []


class Shared:
    """Pages that the tests of a file share, since each takes seconds to load.

    Each is a visitor of its own; its tests leave it usable.
    """

    def __init__(self, site: Site, browser: Browser) -> None:
        self.site, self.browser = site, browser
        self.pages: dict[str, tuple[Page, Heard]] = {}

    def page(self, path: str) -> Page:
        """The page, opened when first asked for, as wide and light as for everybody."""
        if path not in self.pages:
            self.pages[path] = self._opened(path)
        page, heard = self.pages[path]
        page.bring_to_front()
        page.set_viewport_size({"width": 1280, "height": 900})
        page.emulate_media(color_scheme="light", forced_colors="none")
        heard.complaints.clear()
        return page

    def _opened(self, path: str) -> tuple[Page, Heard]:
        context, heard = self.browser.new_context(reduced_motion="reduce"), Heard()
        heard.listen(context)
        page = context.new_page()
        page.goto(self.site.address(path))
        ready(page)
        return page, heard

    @contextmanager
    def lent(self, path: str) -> Iterator[Page]:
        """The page for one test, which must not make it complain."""
        yield self.page(path)
        self.pages[path][1].assert_clean()

    def close(self) -> None:
        for page, _ in self.pages.values():
            page.context.close()
