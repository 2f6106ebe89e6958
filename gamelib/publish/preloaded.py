"""Everything that a lesson's kernel needs: loaded once, then forked for each; see `kernels`."""

import gc
import os
import sys
from collections.abc import Mapping
from importlib import import_module
from multiprocessing import parent_process
from threading import Thread
from typing import Any

from gamelib import Lesson
from gamelib.speech import LANGUAGES, Catalog
from gamelib.subjects import SUBJECTS

__all__ = ["run"]

KERNEL = (
    *("ipykernel.kernelapp", "ipykernel.zmqshell", "ipykernel.debugger"),
    *("IPython.core.completerlib", "IPython.core.debugger", "IPython.core.oinspect"),
    *("IPython.extensions.storemagic", "tornado.platform.asyncio"),
)
"""What a kernel loads by itself, early or late."""
VERBS = ("class_links", "coaching", "desk", "playing", "practising", "scorepad", "worksheet_form")
"""What a lesson loads when a page has need of it."""


def load() -> None:
    """Load all, also what would be loaded when first asked for."""
    modules: dict[str, Any] = sys.modules
    modules["debugpy"] = None  # 15 MB each, and nobody debugs a lesson here
    for module in KERNEL:
        import_module(module)
    for verb in VERBS:
        import_module(f"gamelib.{verb}")
    for game in SUBJECTS:
        Lesson("en", game)
    for language in LANGUAGES:
        Catalog(language)
    gc.collect()
    gc.freeze()  # to collect garbage among it would be to write to it, hence to copy it


def run(command: list[str], environment: Mapping[str, str], folder: str) -> None:
    """Be the kernel that `command` would start, one that keeps no history of what is run."""
    os.setsid()  # a group of its own, so that a signal reaches what it may start, too
    os.environ.clear()
    os.environ.update(environment)
    Thread(target=outlive_nobody, daemon=True).start()
    if folder:
        os.chdir(folder)
    sys.argv = [*command[command.index("ipykernel_launcher") :], "--HistoryManager.enabled=False"]
    sys.modules["ipykernel.kernelapp"].launch_new_instance()


def outlive_nobody() -> None:
    """End with the server, even where it was killed and could not end its kernels."""
    if server := parent_process():
        server.join()
        os._exit(1)
