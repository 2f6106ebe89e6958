"""Nothing fails because the machine was busy.

No example of a property has to be tried in time, and no two kernels of notebooks that start at
once fight for a port: nbval asks for no settings, so it is given a manager that has ours.
"""

from functools import partial

import hypothesis
import nbval.kernel
from jupyter_client.manager import KernelManager
from jupyter_core.paths import jupyter_runtime_dir

from gamelib.publish.settings import sockets

hypothesis.settings.register_profile("untimed", deadline=None)
hypothesis.settings.load_profile("untimed")

nbval.kernel.KernelManager = partial(KernelManager, transport=sockets(jupyter_runtime_dir()))
