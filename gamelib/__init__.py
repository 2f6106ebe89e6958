"""Lessons that teach the rules of table games by ruling on real situations and saying why."""

__version__ = "0.1.0"
