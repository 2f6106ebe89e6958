"""JupyterHub: each visitor gets a whole Jupyter Server, which ends when its visitor has gone.

`jupyterhub_config.py` needs two lines::

    from gamelib.publish.hub import configure
    configure(c)

The word in the environment's `CLASS_WORD`, of eight letters or more, lets a visitor in under any
name. A server is here a process of this machine, and whoever has a server can run what they like
in it, so let in whom you would let sit at the machine. On Kubernetes each visitor gets a container
instead: `DEPLOYING.md`.
"""

import os
import sys
from pathlib import Path

from traitlets.config import Config

from gamelib.publish.serve import FRONT_PAGE, lessons_folder

__all__ = ["configure"]

SERVER_SETTINGS = Path(__file__).with_name("jupyter_server_config.py")
IDLE, LOOK = 20 * 60, 60
"""Seconds: a server without a visitor ends after so many, looked for so often. An open page is a
visitor, however long nobody touches it: the browser answers the server's pings."""


def configure(config: Config) -> None:
    """A hub whose visitors land on the lessons. `KeyError` if there is no `CLASS_WORD`."""
    hub, spawner = config.JupyterHub, config.Spawner
    hub.authenticator_class = "shared-password"
    config.SharedPasswordAuthenticator.user_password = os.environ["CLASS_WORD"]
    config.Authenticator.allow_all = True
    config.Authenticator.username_pattern = r"[\w-]+$"  # it names a folder, too
    hub.spawner_class = "simple"
    config.SimpleLocalProcessSpawner.home_dir_template = str(Path("homes", "{username}").absolute())
    hub.shutdown_on_logout = True
    spawner.cmd = [sys.executable, "-m", "jupyterhub.singleuser"]
    spawner.args = [f"--config={SERVER_SETTINGS}"]
    spawner.notebook_dir = str(lessons_folder())
    spawner.default_url = f"/voila/render/{FRONT_PAGE}"
    hub.last_activity_interval = LOOK  # how often the proxy is asked who is still there
    hub.services = [{"name": "idle", "command": culler()}]
    scopes = ["list:users", "read:users:activity", "read:servers", "delete:servers"]
    hub.load_roles = [{"name": "idle", "services": ["idle"], "scopes": scopes}]


def culler() -> list[str]:
    """The command that ends servers whose visitor has gone."""
    command = [sys.executable, "-m", "jupyterhub_idle_culler"]
    return [*command, f"--timeout={IDLE}", f"--cull-every={LOOK}"]
