"""What the fixtures hand out: a running server, and an ear for what pages ask and complain."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psutil
from playwright.sync_api import BrowserContext, ConsoleMessage, Page


def ready(page: Page) -> None:
    """Wait until every cell has run and every widget is drawn."""
    page.wait_for_selector("html:not(.gl-busy)", state="attached")


@dataclass
class Site:
    """A running ``gamelib serve``."""

    url: str
    process: psutil.Process

    def address(self, path: str) -> str:
        return f"{self.url}voila/render/{path}"

    def kernels(self) -> list[psutil.Process]:
        """The running kernels: forks of a child of the server."""
        mine = self.process.pid
        return [each for each in self.process.children(recursive=True) if each.ppid() != mine]


@contextmanager
def killed_unless_ended(server: "subprocess.Popen[str]") -> Iterator[None]:
    """A server that does not end fails its test, and does not stop all others."""
    try:
        yield
    except subprocess.TimeoutExpired:
        server.kill()
        raise


@contextmanager
def serving(folder: Path) -> Iterator[Site]:
    """The lessons of a folder, at a free port, until the end of the block."""
    command = [sys.executable, "-m", "gamelib", "serve", "--port", "0", "--no-browser"]
    server = subprocess.Popen(
        [*command, "--notebooks", str(folder)], stdout=subprocess.PIPE, text=True
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


@dataclass
class Heard:
    """What the pages of a test asked for, and what they complained about."""

    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def listen(self, context: BrowserContext) -> None:
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
