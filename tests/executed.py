"""Notebooks executed within a test: what a kernel would send, without the seconds it takes."""

import ast
from pathlib import Path
from typing import Any

import nbformat
from ipywidgets import Widget

from gamelib.publish.still import STATES


def executed(path: Path) -> Any:
    """A notebook with what its cells show, as nbclient leaves it."""
    Widget.close_all()  # what was shown before does not belong to this notebook
    notebook = nbformat.read(path, as_version=4)
    names: dict[str, Any] = {}
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = [output(shown(cell.source, names))]
    notebook.metadata["widgets"] = {STATES: Widget.get_manager_state()}
    return nbformat.from_dict(notebook)


def shown(source: str, names: dict[str, Any]) -> Any:
    """What the last line of a cell comes to."""
    *before, last = ast.parse(source).body
    exec(compile(ast.Module(before, []), "cell", "exec"), names)  # noqa: S102
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307


def output(value: Any) -> Any:
    """The output of a cell that shows a value."""
    bundle = getattr(value, "_repr_mimebundle_", dict)()
    data = dict(bundle[0] if isinstance(bundle, tuple) else bundle)
    if not data:
        data = {"text/plain": repr(value), "text/html": value._repr_html_()}
    return nbformat.v4.new_output("execute_result", data, execution_count=1)
