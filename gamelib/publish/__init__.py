"""How the lessons become web pages: the Voila template, its settings and the server."""

from pathlib import Path

PACKAGE = Path(__file__).parents[1]


def lessons_folder() -> Path:
    """The notebooks of an installed package, or else those of the checkout."""
    packaged = PACKAGE / "notebooks"
    return packaged if packaged.is_dir() else PACKAGE.parent / "notebooks"
