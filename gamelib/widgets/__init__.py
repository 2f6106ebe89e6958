"""Widgets that show what Python has worked out, and go on without it."""

from gamelib.widgets.lesson import Ask, StepThrough

__all__ = ["Ask", "StepThrough"]
