"""Lessons that teach the rules of table games by ruling on real situations and saying why."""

from gamelib.lessons import Lesson, front_page
from gamelib.version import VERSION

__version__ = VERSION

__all__ = ["Lesson", "__version__", "front_page"]
