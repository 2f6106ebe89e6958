"""The lessons as plain files, for a web server, a USB stick or a school network without either."""

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, DeadKernelError

from gamelib.publish.serve import FRONT_PAGE
from gamelib.publish.settings import short_folder, sockets
from gamelib.publish.still import Site, outputs, page
from gamelib.speech import LANGUAGES

__all__ = ["Failed", "Site", "export", "lessons", "notebooks"]

PATIENCE = 300
"""Seconds a cell or the start of a kernel may take, on however slow a machine."""


class Failed(Exception):
    """A notebook that did not run to its end."""


def lessons(folder: Path) -> list[str]:
    """The names of the notebooks that the languages have."""
    return sorted({path.stem for tag in LANGUAGES for path in (folder / tag).glob("*.ipynb")})


def notebooks(folder: Path, languages: Sequence[str], names: Sequence[str]) -> list[str]:
    """The front page and those lessons in those languages, as far as they are there."""
    wanted = [f"{tag}/{name}.ipynb" for tag in languages for name in names]
    return [FRONT_PAGE, *(path for path in wanted if (folder / path).is_file())]


def export(folder: Path, site: Site, goal: Path, done: Callable[[], object]) -> int:
    """Write the pages of a site and return how many bytes they are; `done` hears of each page.

    As many notebooks run at a time as there are processors, and nothing is written before all
    have. `Failed` if one does not run, `OSError` if a file cannot be written.
    """

    def made(path: str) -> tuple[Path, str]:
        text = page(executed(folder / path), path, site)
        done()
        return goal / Path(path).with_suffix(".html"), text

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        pages = dict(pool.map(made, sorted(site.pages)))
    for file, text in pages.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    # Without this file GitHub would publish the folder through Jekyll.
    (goal / ".nojekyll").touch()
    return sum(len(text.encode()) for text in pages.values())


def executed(path: Path) -> Any:
    """A notebook with what its cells show; `Failed` says what went wrong in which."""
    notebook: Any = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    try:
        asyncio.run(_execute(notebook, path.parent))
    except CellExecutionError as error:
        raise Failed(f"{path}: {error.ename}: {error.evalue}") from error
    except (DeadKernelError, RuntimeError, TimeoutError) as error:
        raise Failed(f"{path}: {error}") from error
    for output in outputs(notebook):
        if output.get("name") == "stderr":
            raise Failed(f"{path}: {output.text.strip().splitlines()[-1]}")
    return notebook


async def _execute(notebook: Any, folder: Path) -> None:
    """Run a notebook where it lies, with a kernel of its own."""
    with TemporaryDirectory(dir=short_folder()) as room:
        # Its sockets are named after this file: without a name of their own, kernels would share.
        file = str(Path(room) / "kernel.json")
        kernel = AsyncKernelManager(connection_file=file, transport=sockets(room))
        client = NotebookClient(
            notebook,
            kernel,
            resources={"metadata": {"path": str(folder)}},
            timeout=PATIENCE,
            startup_timeout=PATIENCE,
            shutdown_kernel="immediate",
        )
        await client.async_execute(cleanup_kc=True)
