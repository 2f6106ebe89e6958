"""Widgets that show what Python has worked out and go on without it, and those that ask it."""

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
