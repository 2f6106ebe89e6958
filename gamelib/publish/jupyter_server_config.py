"""A Jupyter Server that publishes the lessons: on Binder, and for each visitor of a JupyterHub."""

from gamelib.publish.settings import extend

extend(c)  # type: ignore[name-defined]  # noqa: F821 - Jupyter hands `c` to its settings
