"""Nothing fails because the machine was busy: no example of a property has to be tried in time.

The kernels of notebooks start as our server starts them, which nbval, asking for no settings,
would not do: forked, and with sockets that no other kernel can take away.
"""

import tempfile
from typing import Any

import hypothesis
import nbval.kernel
from jupyter_client.manager import KernelManager
from jupyter_client.provisioning import KernelProvisionerFactory

from gamelib.publish import kernels
from gamelib.publish.settings import short_folder, sockets

hypothesis.settings.register_profile("untimed", deadline=None)
hypothesis.settings.load_profile("untimed")


def manager(**options: Any) -> KernelManager:
    """What nbval starts a kernel with. Its sockets are named after a file of its own."""
    folder = short_folder()
    named = tempfile.mktemp(prefix="kernel-", suffix=".json", dir=folder)
    return KernelManager(connection_file=named, transport=sockets(folder), **options)


nbval.kernel.KernelManager = manager
if kernels.available():
    KernelProvisionerFactory.instance(default_provisioner_name=kernels.NAME)
