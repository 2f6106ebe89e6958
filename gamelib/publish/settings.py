"""Voila's settings, for our own server and for a Jupyter Server (Binder) alike."""

import os
import sys
import tempfile
from typing import Any
from uuid import UUID

from jupyter_core.paths import jupyter_runtime_dir
from traitlets.config import Config

__all__ = ["OWN", "SETTINGS", "extend", "short_folder", "sockets"]

LONGEST = 103
"""Bytes in the name of a socket; Linux has four more than macOS."""
OWN = "voila_12345678"
"""A folder of its own as Voila names it; nobody's is longer."""

SETTINGS = Config(
    {
        "VoilaConfiguration": {
            "template": "gamelib",
            "theme": "light",  # The page follows the reader's system by itself.
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
            "show_tracebacks": False,
            "strip_sources": True,
            # What draws the widgets, and no other extension that may be installed beside it.
            "extension_allowlist": [
                "@voila-dashboards/widgets-manager8",
                "@jupyter-widgets/jupyterlab-manager",
                "anywidget",
            ],
        },
        # A tab that vanished without a word, as on a telephone, gives its kernel back.
        "MappingKernelManager": {"cull_idle_timeout": 20 * 60, "cull_interval": 60},
    }
)


def sockets(folder: str) -> str:
    """How to speak to kernels whose files are in that folder: by sockets there ("ipc"), or "tcp".

    With TCP, two kernels that start at once can fight for a port and a page hangs for ever; but a
    socket's name may not be long, and Windows has none.
    """
    longest = f"{folder}/kernel-{UUID(int=0)}-ipc-1"  # so Jupyter names it
    return "tcp" if sys.platform == "win32" or len(os.fsencode(longest)) > LONGEST else "ipc"


def short_folder() -> str:
    """Where temporary files go, unless that has too long a name for sockets, as on macOS."""
    system = tempfile.gettempdir()
    fitting = (each for each in (system, "/tmp") if sockets(f"{each}/{OWN}") == "ipc")
    return next(fitting, system)


def keep_xsrf_cookie(handler: Any, **_: Any) -> None:
    """Set the cookie without which a Jupyter Server refuses the page's farewell.

    A refused farewell leaves the kernel running, so that each reload costs another 54 MB.
    """
    handler.xsrf_token  # noqa: B018 - reading it sets the cookie


def extend(config: Config) -> None:
    """Let a Jupyter Server publish the lessons as our own server does.

    A page on a JupyterHub has a link to log out.
    """
    config.merge(SETTINGS)
    config.KernelManager.transport = sockets(jupyter_runtime_dir())
    config.VoilaConfiguration.prelaunch_hook = keep_xsrf_cookie
    hub = os.environ.get("JUPYTERHUB_BASE_URL")
    if hub and "BINDER_LAUNCH_HOST" not in os.environ:  # where nobody has logged in
        config.VoilaConfiguration.resources = {"leave": f"{hub}hub/logout"}
