"""Lessons that teach the rules of table games by ruling on real situations and saying why.

`Lesson` is loaded when it is asked for: whoever wants the rules alone need not load widgets.
"""

from typing import TYPE_CHECKING, Any

from gamelib.version import VERSION

if TYPE_CHECKING:
    from gamelib.lessons import Lesson, front_page

__version__ = VERSION

__all__ = ["Lesson", "__version__", "front_page"]


def __getattr__(name: str) -> Any:
    if name in ("Lesson", "front_page"):
        from gamelib import lessons  # noqa: PLC0415

        return getattr(lessons, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
