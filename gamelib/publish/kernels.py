"""Kernels that begin with the lessons already loaded, and share that memory with each other.

A kernel of its own imports for a second and keeps 55 MB to itself. Here one process imports, and
each kernel is a fork of it: it starts at once, and only what it changes is its own. The process
ends with the server, and its kernels with it. Where there is no such fork (Windows), kernels
start as usual.
"""

from __future__ import annotations

import multiprocessing
import os
from contextlib import suppress
from contextvars import ContextVar
from datetime import UTC, datetime, timedelta
from multiprocessing import forkserver
from multiprocessing.process import BaseProcess
from typing import Any, cast

from jupyter_client.asynchronous.client import AsyncKernelClient
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from jupyter_server.services.kernels.kernelmanager import (
    AsyncMappingKernelManager,
    ServerKernelManager,
)
from traitlets import Instance, List, default

from gamelib.publish import forked

__all__ = ["NAME", "SOCKETS", "Forked", "Kernel", "Kernels", "available", "prepare", "started"]

NAME = "gamelib-forked"
"""The name under which Jupyter knows this way to start a kernel (an entry point)."""


def available() -> bool:
    """Whether processes can be forked from a prepared one here."""
    return "forkserver" in multiprocessing.get_all_start_methods()


def prepare() -> Any:
    """Where kernels are forked; the first call has everything loaded there, in the background."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["gamelib.publish.preloaded"])
    forkserver.ensure_running()
    return context


class Kernel(ServerKernelManager):
    """A kernel of Jupyter's that was last active now, as long as it only starts.

    Without that, each look for idle kernels tells of an error for each that is starting.
    """

    met = False
    """Whether a page has ever taken up its line to it."""
    last_activity = Instance(datetime)

    @default("last_activity")
    def _starting(self) -> datetime:
        return datetime.now(UTC)

    lines = List(Instance(AsyncKernelClient))
    """All that were made to it. Voila hangs up only where a page is written to its end."""

    def client(self, **kwargs: Any) -> Any:
        """Make a line to it, which ends with it."""
        line = super().client(**kwargs)
        self.lines.append(line)
        return line

    async def _async_post_start_kernel(self, **kwargs: Any) -> None:
        """Take up the line to what was launched; without one nobody could ever end it."""
        try:
            await super()._async_post_start_kernel(**kwargs)
        except BaseException:
            if self.provisioner:
                await self.provisioner.kill()
            self.cleanup_connection_file()
            raise


UNMET = timedelta(minutes=5)
"""For a page that was fetched whole by somebody who runs no scripts; a slow phone needs less."""

SOCKETS = 65_000
"""At most; each kernel takes five or so, and the system has a limit of its own."""

started: ContextVar[str] = ContextVar("started", default="")
"""The kernel that was started for this request."""


class Kernels(AsyncMappingKernelManager):
    """A server's kernels. Whoever looks for idle ones finds nothing wrong with one that is gone.

    Without that, a class that leaves while Jupyter looks is an error for each of them.
    """

    @default("context")
    def _context_default(self) -> Any:
        """What all their sockets are made of, without the limit of some two hundred kernels."""
        context = super()._context_default()
        context.max_sockets = SOCKETS
        return context

    async def start_kernel(  # type: ignore[override]  # it is one, though untyped, there, too
        self, *args: Any, **kwargs: Any
    ) -> str:
        """Start a kernel, and note which: Voila tells only when it has answered."""
        started.set(await super().start_kernel(*args, **kwargs))
        return started.get()

    async def end(self, kernel_id: str) -> None:
        """End a kernel at once, unless it has ended."""
        if kernel_id in self:
            await self.shutdown_kernel(kernel_id, now=True)  # type: ignore[no-untyped-call]

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended, with the lines that hung up while it was ending."""
        if kernel_id in self:
            self.stop_buffering(kernel_id)  # type: ignore[no-untyped-call]
            for line in cast(Kernel, self.get_kernel(kernel_id)).lines:
                line.stop_channels()
        return super().remove_kernel(kernel_id)

    def notify_connect(self, kernel_id: str) -> None:
        """Note that a page has taken up its line."""
        super().notify_connect(kernel_id)  # type: ignore[no-untyped-call]
        if kernel_id in self:
            cast(Kernel, self.get_kernel(kernel_id)).met = True

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End the kernel if nobody has used it for long, sooner if no page ever has."""
        if kernel_id not in self:
            return
        kernel = cast(Kernel, self.get_kernel(kernel_id))
        unused = datetime.now(UTC) - kernel.last_activity
        if not kernel.met and kernel.execution_state == "idle" and unused > UNMET:
            await self.end(kernel_id)
        else:
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]


class Forked(LocalProvisioner):
    """A kernel of this machine that is a fork; see the module."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> Any:
        """Start a kernel as `cmd` would, which is `python -m ipykernel_launcher ...`."""
        # Plain text only: a value of Voila's would make the fork load Voila.
        environment = {str(name): str(value) for name, value in kwargs["env"].items()}
        folder = str(kwargs.get("cwd") or "")
        # A daemon: whatever went wrong, nothing waits for it when the server ends.
        made = prepare().Process(
            target=forked.run, args=([*map(str, cmd)], environment, folder), daemon=True
        )
        made.start()
        self.process = cast(Any, Process(made))
        self.pid = self.pgid = made.pid
        return self.connection_info


class Process:
    """A forked process that answers to what Jupyter asks of a `Popen`."""

    stdin = stdout = stderr = None

    def __init__(self, made: BaseProcess) -> None:
        self.made = made
        self.pid = made.pid
        self.kill, self.terminate = made.kill, made.terminate

    def poll(self) -> int | None:
        """How it ended; nothing while it runs."""
        return self.made.exitcode

    def wait(self) -> int | None:
        """How it ended, as soon as it has."""
        self.made.join()
        return self.made.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it has not ended."""
        if self.pid and self.poll() is None:
            with suppress(ProcessLookupError):  # ended just now
                os.kill(self.pid, number)
