"""Lessons that teach the rules of table games by ruling on real situations and saying why."""

__version__ = "0.1.0"

from gamelib.lessons import Lesson, front_page

__all__ = ["Lesson", "__version__", "front_page"]
