"""Voila's settings, for our own server and for a Jupyter Server (Binder) alike."""

import sys
from typing import Any

from traitlets.config import Config

__all__ = ["SETTINGS", "extend"]

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
        # With TCP, two kernels that start at once can fight for a port and a page hangs for ever.
        "KernelManager": {"transport": "tcp" if sys.platform == "win32" else "ipc"},
    }
)


def keep_xsrf_cookie(handler: Any, **_: Any) -> None:
    """Set the cookie without which a Jupyter Server refuses the page's farewell.

    A refused farewell leaves the kernel running, so that each reload costs another 54 MB.
    """
    handler.xsrf_token  # noqa: B018 - reading it sets the cookie


def extend(config: Config) -> None:
    """Let a Jupyter Server publish the lessons as our own server does."""
    config.merge(SETTINGS)
    config.VoilaConfiguration.prelaunch_hook = keep_xsrf_cookie
