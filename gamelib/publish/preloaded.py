"""Loads everything that a lesson's kernel needs, by being imported where kernels are forked.

The server itself needs none of it, so it never imports this; see `kernels`.
"""

import gc
import sys
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from gamelib import Lesson
from gamelib.speech import LANGUAGES, Catalog
from gamelib.subjects import SUBJECTS

KERNEL = (
    *("ipykernel.kernelapp", "ipykernel.zmqshell", "ipykernel.debugger"),
    *("IPython.core.completerlib", "IPython.core.debugger", "IPython.core.oinspect"),
    *("IPython.extensions.storemagic", "tornado.platform.asyncio"),
)
"""What a kernel loads by itself, early or late."""
VERBS = ("class_links", "coaching", "desk", "playing", "practising", "scorepad", "worksheet_form")
"""What a lesson loads when a page has need of it,"""
ROOMS = ("games", "questions", "views", "widgets")
"""and the rooms of which it loads what it uses."""


def load() -> None:
    """Load all, also what would be loaded when first asked for."""
    modules: dict[str, Any] = sys.modules
    modules["debugpy"] = None  # 15 MB each, and nobody debugs a lesson here
    for module in KERNEL:
        import_module(module)
    for verb in VERBS:
        import_module(f"gamelib.{verb}")
    for room in ROOMS:
        path = import_module(f"gamelib.{room}").__path__
        for found in iter_modules(path, f"gamelib.{room}."):
            import_module(found.name)
    for game in SUBJECTS:
        Lesson("en", game)
    for language in LANGUAGES:
        Catalog(language)
    gc.collect()
    gc.freeze()  # to collect garbage among it would be to write to it, hence to copy it


load()
