"""What a forked process does: it is a kernel. It loads nothing by itself; see `kernels`."""

import os
import sys
from collections.abc import Mapping
from multiprocessing import parent_process
from threading import Thread

__all__ = ["run"]


def run(command: list[str], environment: Mapping[str, str], folder: str) -> None:
    """Be the kernel that `command` would start, one without history and without words.

    It would tell how to connect to it, to whoever reads what the server says: the terminal, or a
    pipe that nobody empties, in which it would wait for ever.
    """
    os.setsid()  # a group of its own, so that a signal reaches what it may start, too
    os.environ.clear()
    os.environ.update(environment)
    Thread(target=outlive_nobody, daemon=True).start()
    if folder:
        os.chdir(folder)
    still = ("--HistoryManager.enabled=False", "--IPKernelApp.no_stdout=True")
    sys.argv = [*command[command.index("ipykernel_launcher") :], *still]
    try:
        sys.modules["ipykernel.kernelapp"].launch_new_instance()
    finally:
        # What it said went to its pages. Nobody hears it any more, and saying so would fail.
        sys.stdout, sys.stderr = sys.__stdout__, sys.__stderr__


def outlive_nobody() -> None:
    """End with the server, even where it was killed and could not end its kernels."""
    if server := parent_process():
        server.join()
        os._exit(1)
