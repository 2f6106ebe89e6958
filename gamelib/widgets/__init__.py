"""Widgets that show what Python has worked out and go on without it, and those that ask it.

Each is loaded when it is first asked for: a page that only steps need not wait for the others.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gamelib.widgets.desk import Desk
    from gamelib.widgets.explore import Explore
    from gamelib.widgets.form import Form
    from gamelib.widgets.lesson import Ask, StepThrough
    from gamelib.widgets.own import Try
    from gamelib.widgets.pad import Sheet
    from gamelib.widgets.page import Keeping
    from gamelib.widgets.play import Play
    from gamelib.widgets.practice import Practice
    from gamelib.widgets.score import ScoreTable

MODULES = {
    "Ask": "lesson",
    "StepThrough": "lesson",
    "Try": "own",
    "Sheet": "pad",
    "Keeping": "page",
    **{name: name.lower() for name in ("Desk", "Explore", "Form", "Play", "Practice")},
    "ScoreTable": "score",
}
"""Where each of them is."""

__all__ = [
    "Ask",
    "Desk",
    "Explore",
    "Form",
    "Keeping",
    "Play",
    "Practice",
    "ScoreTable",
    "Sheet",
    "StepThrough",
    "Try",
]


def __getattr__(name: str) -> Any:
    if name in MODULES:
        return getattr(import_module(f"{__name__}.{MODULES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
