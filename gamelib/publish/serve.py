"""The lessons' own server: Voila, narrowed to the lessons."""

import asyncio
import errno
import logging
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from jupyter_core.utils import run_sync
from jupyter_server.base.handlers import FileFindHandler, JupyterHandler, Template404
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.httputil import RequestStartLine
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, RedirectHandler, authenticated
from tornado.websocket import WebSocketClosedError
from traitlets.config import Config
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import MultiStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from gamelib.publish import PACKAGE, kernels, lessons_folder
from gamelib.publish.settings import OWN, SETTINGS, short_folder, sockets

__all__ = ["LessonServer", "free_port", "lessons_folder", "serve"]

FRONT_PAGE = "index.ipynb"

# A lesson's address: folders and a notebook of plain names, so no way leads out of the folder.
LESSON = r"((?:[\w-]+/)*[\w-]+\.ipynb)"

# An address within these gets its lesson, which says what is wrong with the link; another gets a
# page that says no more than that. Without that page Tornado answers with an empty one or none.
LONGEST_ADDRESS, MOST_PARTS = 60_000, 1000
LONGEST_HEAD = 1_000_000
"""Bytes of a request before its body: more is not read, however long it goes on."""
TOO_LONG = "voila/too-long"

# What a lesson needs besides its page: its kernel, Voila's scripts and the widgets' scripts.
NEEDED = (
    KernelHandler,
    VoilaKernelWebsocketHandler,
    VoilaShutdownKernelHandler,
    MultiStaticFileHandler,
    FileFindHandler,
)

# The browser itself refuses whatever would leave this server.
ONLY_THIS_SERVER = (
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; "
    "connect-src 'self' data: blob: ws: wss:; frame-ancestors 'self'"
)

OPEN_FILES = 2 * kernels.SOCKETS
"""At most: a socket takes one or two."""

HEARTBEAT = "voila_heartbeat()"
"""In what Voila sends when no cell has come for ten seconds."""
KERNEL = '"kernelId": "'
"""In the piece that names the kernel, which comes as soon as it has answered."""
BROKEN = "<script>gl.broken();gl.prepared()</script>"
"""The end of a page whose kernel died before it answered, for which Voila would wait for ever."""


class Lesson(TornadoVoilaHandler):  # type: ignore[misc]  # Voila ships no types
    """A lesson's page; if nobody waits for it any more, it leaves no kernel behind."""

    gone = False

    def on_connection_close(self) -> None:
        """Note that the visitor has gone, or has asked once more."""
        self.gone = True

    async def get_generator(self, path: str) -> AsyncIterator[str]:
        """The page piece by piece, written to its end for nobody, too: a cell takes no break."""
        answered = whole = False
        try:
            async for piece in super().get_generator(path):
                answered = answered or KERNEL in piece
                if self.gone and HEARTBEAT in piece:
                    break  # its kernel is dead, or as good as
                yield piece
                if HEARTBEAT in piece and not answered and not await self.starting():
                    yield BROKEN
                    break
            else:
                whole = True
        finally:
            if self.gone or not whole:
                await self.kernel_manager.end(kernels.started.get())

    async def starting(self) -> bool:
        """Whether the kernel of this page is alive."""
        kernel = kernels.started.get()
        return kernel in self.kernel_manager and await self.kernel_manager.is_alive(kernel)


class Channels(VoilaKernelWebsocketHandler):  # type: ignore[misc]  # Voila ships no types
    """A page's line to its kernel; if one of them hangs up while it is made, that is no fault."""

    connection: Any

    async def pre_get(self) -> None:
        """Make the connection; HTTPError 504 if no kernel answers, 404 if it ends meanwhile, 400 if
        nobody waits any more.
        """
        made = asyncio.ensure_future(super().pre_get())
        while not made.done():
            await asyncio.wait({made}, timeout=1)
            if not made.done() and self.kernel_id not in self.kernel_manager:
                made.cancel()  # it would be waited for, for a minute
                if self.connection:
                    self.connection.disconnect()
                    self.connection = None
                raise HTTPError(404)
        try:
            await made
        except TimeoutError:  # the page says so, too
            raise HTTPError(504) from None
        if self.connection is None:  # closed while the kernel was asked who it is
            raise HTTPError(400)

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Send it; that the visitor has hung up meanwhile is no news to anybody."""
        with suppress(WebSocketClosedError):
            if sent := super().write_message(message, binary):
                sent.add_done_callback(lambda done: done.cancelled() or done.exception())
            return sent


class Farewell(VoilaShutdownKernelHandler):  # type: ignore[misc]  # Voila ships no types
    """What a page says when it is left: there is nothing its kernel would have to finish."""

    @authenticated
    async def post(self, kernel_id: str) -> None:
        """End it, unless it has ended: Voila says farewell, too, as soon as its scripts run."""
        await self.kernel_manager.end(kernel_id)
        self.set_status(204)


class Static(MultiStaticFileHandler):  # type: ignore[misc]  # Voila ships no types
    """Voila's scripts; where there is none, the page of all other errors says so."""

    def write_error(self, status_code: int, **_: Any) -> None:
        """The page; Jupyter's own handlers have it, but first make out who asks."""
        page = self.settings["jinja2_env"].get_template("error.html")
        self.write(page.render(status_code=status_code, base_url=self.settings["base_url"]))

    def validate_absolute_path(self, root: str, absolute_path: str) -> str | None:
        """The file; HTTPError 404 for any that is not there, wherever it would be."""
        try:
            found: str | None = super().validate_absolute_path(root, absolute_path)
        except HTTPError:
            raise HTTPError(404) from None
        return found


class TooLong(JupyterHandler):
    """The page for an address longer than any link of ours."""

    def get(self) -> None:
        """Answer with HTTPError 414."""
        raise HTTPError(414)


class Door(HTTPServer):
    """Where requests come in. An endless address is not taken apart: `instead` answers for it."""

    instead = ""

    def start_request(self, *connection: Any) -> Any:
        """What Tornado reads one request with; it never hears of an endless address."""
        reader: Any = super().start_request(*connection)
        read = reader.headers_received

        def received(line: RequestStartLine, headers: Any) -> Any:
            fits = len(line.path) <= LONGEST_ADDRESS and line.path.count("&") < MOST_PARTS
            return read(line if fits else line._replace(path=self.instead), headers)

        reader.headers_received = received
        return reader


class LessonServer(Voila):  # type: ignore[misc]  # Voila ships no types
    """Voila without its file list, file server and templates of others."""

    name = "voila"
    announce: Callable[[str], None] = print
    template_paths: list[str]

    def setup_template_dirs(self) -> None:
        """Find the template in the package first, so that a checkout shows its latest state."""
        super().setup_template_dirs()
        own = [PACKAGE / "publish" / "template", PACKAGE / "views"]
        self.template_paths = [*map(str, own), *self.template_paths]

    def init_settings(self) -> dict[str, Any]:
        """Answer errors with our page."""
        settings: dict[str, Any] = super().init_settings()
        settings["jinja2_env"] = settings["voila_jinja2_env"]
        return settings

    def init_handlers(self) -> list[Any]:
        """Keep what a lesson needs and answer 404 to everything else."""
        ours = {
            VoilaKernelWebsocketHandler: Channels,
            VoilaShutdownKernelHandler: Farewell,
            MultiStaticFileHandler: Static,
        }
        kept = [
            (path, ours.get(handler, handler), *rest)
            for path, handler, *rest in super().init_handlers()
            if handler in NEEDED
        ]
        page = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        render = url_path_join(self.server_url, "voila/render/")
        front = {
            "url": url_path_join(self.base_url, "voila/render", FRONT_PAGE),
            "permanent": False,
        }
        return [
            *kept,
            (self.server_url, RedirectHandler, front),
            (url_path_join(self.server_url, TOO_LONG), TooLong),
            (render + LESSON, Lesson, page),
        ]

    def listen(self) -> None:
        """Say the address as soon as somebody answers there."""
        IOLoop.current().add_callback(lambda: self.announce(self.display_url))
        door = Door(self.app, max_header_size=LONGEST_HEAD)
        door.instead = url_path_join(self.server_url, TOO_LONG)
        self.app.listen = door.listen
        super().listen()

    def stop(self) -> None:
        """End the kernels while their sockets still exist; Voila would remove those first."""
        for end in (partial(run_sync(self.kernel_manager.shutdown_all), now=True), super().stop):
            with suppress(HTTPError):  # one was being culled just now, and is no more
                end()


def free_port(ip: str, port: int = 0) -> int:
    """The port if nobody has it, and any free one for 0; OSError if there is none."""
    failure = OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
    found = None
    for family, *_, address in socket.getaddrinfo(ip, port, type=socket.SOCK_STREAM):
        try:
            with socket.create_server((address[0], found or port), family=family) as probe:
                found = int(probe.getsockname()[1])
        except OSError as error:
            # "localhost" may name an address of a family that this machine does without.
            if error.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                raise
            failure = error
    if found is None:
        raise failure
    return found


def configuration(
    folder: Path, ip: str, port: int, open_browser: bool, base_url: str = "/"
) -> Config:
    """Everything Voila is told."""
    root = short_folder()
    tornado = {
        # Nobody logs in here, so there is nothing to forge; without this the page's farewell
        # is refused and each reload leaves a kernel behind.
        "disable_check_xsrf": True,
        "compress_response": True,
        "default_handler_class": Template404,
        "headers": {"Content-Security-Policy": ONLY_THIS_SERVER},
    }
    voila = {
        "root_dir": str(folder),
        "connection_dir_root": root,
        "ip": ip,
        "port": port,
        "base_url": base_url,
        "port_retries": 0,
        "open_browser": open_browser,
        "config_file_paths": [],  # A settings file lying about must not reopen what we closed.
        "log_level": logging.ERROR,
        "tornado_settings": tornado,
    }
    pages = {
        **SETTINGS.VoilaConfiguration,
        "multi_kernel_manager_class": "gamelib.publish.kernels.Kernels",
    }
    start = {"default_provisioner_name": kernels.NAME} if kernels.available() else {}
    running = {
        "Voila": voila,
        "VoilaConfiguration": pages,
        "KernelManager": {"transport": sockets(f"{root}/{OWN}")},
        "KernelProvisionerFactory": start,
        # One that died is not begun anew: it would know nothing of its page, and fail at its cells.
        "KernelRestarter": {"restart_limit": 0, "time_to_dead": 1.0},
        "MultiKernelManager": {"kernel_manager_class": "gamelib.publish.kernels.Kernel"},
    }
    return Config({**SETTINGS, **running})


def open_files() -> None:
    """Let as many files be open as may be: with none left for a socket, ZeroMQ ends the server."""
    with suppress(ImportError, OSError, ValueError):  # some systems count differently
        import resource  # noqa: PLC0415  # Windows has none

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        enough = OPEN_FILES if most == resource.RLIM_INFINITY else min(OPEN_FILES, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (enough, most))


def serve(
    folder: Path,
    ip: str,
    port: int,
    open_browser: bool,
    announce: Callable[[str], None],
    base_url: str = "/",
) -> None:
    """Serve the lessons until the server is told to stop; its kernels end with it."""
    # Jupyter gives Tornado milliseconds for seconds, which it corrects and mentions each time.
    logging.getLogger("tornado.general").setLevel(logging.ERROR)
    open_files()
    if kernels.available():
        kernels.prepare()
    server = LessonServer.instance(config=configuration(folder, ip, port, open_browser, base_url))
    server.announce = announce
    server.initialize([])
    # Started in the background, a shell's child ignores Ctrl-C; then nothing would end the kernels.
    for end in (signal.SIGINT, signal.SIGTERM):
        signal.signal(end, signal.default_int_handler)
    server.start()
