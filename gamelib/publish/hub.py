"""JupyterHub, for more visitors than one Voila holds: each gets a server, which ends when idle.

`jupyterhub_config.py` needs two lines::

    from gamelib.publish.hub import configure
    configure(c)

The word in the environment's `CLASS_WORD` lets a visitor in, under any name. A server is here a
process of this machine, and whoever has a server can run what they like in it, so let in whom
you would let sit at the machine. On Kubernetes the chart "Zero to JupyterHub" gives each visitor
a container instead: set its `hub.config` alike, and build its image with repo2docker from this
repository (`binder/`).
"""

import os
import sys
from pathlib import Path

from traitlets.config import Config

from gamelib.publish.serve import FRONT_PAGE, lessons_folder

__all__ = ["configure"]

SERVER_SETTINGS = Path(__file__).with_name("jupyter_server_config.py")
IDLE, LOOK = 20 * 60, 60
"""Seconds: a server without a visitor ends after so many, looked for so often."""


def configure(config: Config) -> None:
    """A hub whose visitors land on the lessons. `KeyError` if there is no `CLASS_WORD`."""
    hub, spawner = config.JupyterHub, config.Spawner
    hub.authenticator_class = "dummy"
    config.DummyAuthenticator.password = os.environ["CLASS_WORD"]
    config.Authenticator.allow_all = True
    hub.spawner_class = "simple"
    hub.shutdown_on_logout = True
    spawner.args = [f"--config={SERVER_SETTINGS}"]
    spawner.notebook_dir = str(lessons_folder())
    spawner.default_url = f"/voila/render/{FRONT_PAGE}"
    hub.services = [{"name": "idle", "command": culler()}]
    scopes = ["list:users", "read:users:activity", "read:servers", "delete:servers"]
    hub.load_roles = [{"name": "idle", "services": ["idle"], "scopes": scopes}]


def culler() -> list[str]:
    """The command that ends servers whose visitor has gone."""
    command = [sys.executable, "-m", "jupyterhub_idle_culler"]
    return [*command, f"--timeout={IDLE}", f"--cull-every={LOOK}"]
