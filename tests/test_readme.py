"""What the README shows is what one gets."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_of_the_readme() -> None:
    assert doctest.testfile(str(README), module_relative=False).failed == 0


def test_the_readme_opens_with_a_picture_and_the_two_commands() -> None:
    text = README.read_text(encoding="utf-8")
    picture = text.index("![")
    assert picture < text.index("make lessons") < text.index("make test")
    assert (README.parent / text[picture:].partition("(")[2].partition(")")[0]).exists()
