"""Widgets that show what Python has worked out, and go on without it."""

from gamelib.widgets.lesson import Ask, StepThrough
from gamelib.widgets.own import Try

__all__ = ["Ask", "StepThrough", "Try"]
