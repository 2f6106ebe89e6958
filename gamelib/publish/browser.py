"""A lesson's Python inside the browser: the cells run there, and the widgets speak to the page.

There is no Jupyter here. A worker (`worker.js`) starts Python, runs the cells of the page
one by one and asks this module what each of them shows. What a kernel would send to the page is
handed to a function of the worker, one JSON text for each message::

    {"kind": "comm_open" | "comm_msg" | "comm_close", "id": of the widget's model, "data": {...}}
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import comm
from comm.base_comm import BaseComm

__all__ = ["bundle", "connect", "hear"]

WIDGET = "application/vnd.jupyter.widget-view+json"


class Line(BaseComm):
    """What a widget says, on its way to the page."""

    post: ClassVar[Callable[[str], object]]

    def publish_msg(
        self,
        msg_type: str,
        data: Any = None,
        metadata: Any = None,
        buffers: Any = None,
        **keys: Any,
    ) -> None:
        """Hand over a message; TypeError for raw bytes, which no widget of a lesson has."""
        if buffers:
            raise TypeError("a widget of a lesson sends no raw bytes")
        Line.post(json.dumps({"kind": msg_type, "id": self.comm_id, "data": data}))


def connect(post: Callable[[str], object]) -> None:
    """Have every widget that will be made speak through `post`."""
    Line.post = staticmethod(post)
    comm.create_comm = Line


def hear(model: str, data: str) -> None:
    """Give a widget what the page says to it; what it says to one that is gone is lost."""
    line = comm.get_comm_manager().comms.get(model)
    if line is not None:
        line.handle_msg({"content": {"data": json.loads(data)}, "buffers": []})


def bundle(value: object) -> str:
    """What a cell shows: ``{"model": id}``, ``{"html": markup}``, ``{"text": words}``, or none."""
    return json.dumps(_bundle(value))


def _bundle(value: object) -> Mapping[str, str]:
    if value is None:
        return {}
    made: Any = getattr(value, "_repr_mimebundle_", dict)()
    data = made[0] if isinstance(made, tuple) else made
    if WIDGET in data:
        return {"model": data[WIDGET]["model_id"]}
    markup = getattr(value, "_repr_html_", None)
    return {"html": markup()} if markup else {"text": repr(value)}
