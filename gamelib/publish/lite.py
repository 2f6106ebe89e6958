"""Python for pages without a server: what a folder of lessons needs to run Python in the browser.

`build` writes a folder ``python`` beside the pages:

- Pyodide, which is Python compiled for browsers;
- ``lessons.zip``, this package and the packages it imports, taken from the installation that
  builds: none of them needs its compiled parts;
- ``worker.js``, which starts Python, and ``python.json``, what it must know of all these.

The page's side of it is ``template/living.js``.
"""

import json
import re
import shutil
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from hashlib import sha512
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath

from gamelib.speech import LANGUAGES

__all__ = ["PYODIDE", "Unavailable", "archive", "build"]

PYODIDE = "314.0.7"
"""The version of Pyodide that the lessons are tested with."""

SEAL = (
    "d18bd7c4485f11da4b7dbfd790cd8114078c44eab488c517d9bcf31fda4eb6dc"
    "8c716930abe1db139bb2b860fcd8b37bcb6abe48dbe2ffa579244b0e943d91d4"
)
"""The SHA-512 of that version as npm packs it."""

CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "package.json")
LOCK = "pyodide-lock.json"

HERE = Path(__file__).parent
PACKAGE = HERE.parent

# What the lessons import, and what those import in turn.
PACKAGES = (
    *("anywidget", "attrs", "babel", "comm", "fluent.runtime", "fluent.syntax", "ipywidgets"),
    *("MarkupSafe", "psygnal", "pytz", "segno", "traitlets", "typing_extensions"),
)

# Binary packages that a page can do without. Pyodide's full distribution has them, its core not.
WELCOME = ("numpy",)

# Not for the browser: servers, the command line, scripts of Jupyter, tests, other languages.
UNUSED_HERE = re.compile(r"notebooks/|__main__|commands|publish/(?!__init__|browser)")
UNUSED = ("labextension", "nbextension", "tests", "test", "zoneinfo", "__pycache__", "RECORD")
COMPILED = (".so", ".pyd", ".dll", ".c", ".h", ".pyi", ".pyc")

# ipywidgets asks IPython whether it runs in a notebook. It does not.
STAND_IN = {
    "IPython/__init__.py": "def get_ipython():\n    return None\n",
    "IPython/core/__init__.py": "",
    "IPython/core/interactiveshell.py": "class InteractiveShell:\n    pass\n",
    "IPython/display.py": "def display(*shown, **how):\n    pass\n\n\nclear_output = display\n",
}

# A fixed day, so that the same lessons make the same archive.
DAY = (2020, 1, 1, 0, 0, 0)


class Unavailable(Exception):
    """What the browser's Python is made of cannot be had; the message says what and why."""


def build(folder: Path, pyodide: Path | None = None) -> int:
    """Write the folder ``python`` into `folder`; how many bytes a page then loads from it.

    `pyodide` is a folder of Pyodide, its core or the full distribution; without one the core
    comes from npm. `Unavailable` if it cannot be had, or is of another version; then nothing is
    written.
    """
    target = folder / "python"
    with tempfile.TemporaryDirectory() as scratch:
        source = pyodide or _from_npm(Path(scratch))
        _check(source)
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        packages = _copy(source, target)
    shutil.copy(HERE / "worker.js", target)
    archive(target / "lessons.zip")
    size = sum(file.stat().st_size for file in target.iterdir())
    about = {"bytes": size, "packages": packages}
    (target / "python.json").write_text(json.dumps(about), encoding="utf-8")
    return size


def _from_npm(scratch: Path) -> Path:
    """Pyodide's core, unpacked; npm itself checks what it fetches."""
    npm = shutil.which("npm")
    if npm is None:
        raise Unavailable(
            f"Pyodide {PYODIDE} comes from npm, which is not installed; "
            "with --pyodide it is taken from a folder."
        )
    asked = [npm, "pack", "--silent", f"pyodide@{PYODIDE}", "--pack-destination", str(scratch)]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    if done.returncode:
        why = (done.stderr.strip() or done.stdout.strip()).splitlines() or ["no reason given"]
        raise Unavailable(f"npm could not fetch Pyodide {PYODIDE}: {why[-1]}")
    fetched = scratch / f"pyodide-{PYODIDE}.tgz"
    if sha512(fetched.read_bytes()).hexdigest() != SEAL:
        raise Unavailable(f"npm fetched a Pyodide {PYODIDE} that is not the one tested.")
    with tarfile.open(fetched) as packed:
        for name in (*CORE, LOCK):
            inside = packed.getmember(f"package/{name}")
            inside.name = name
            packed.extract(inside, scratch, filter="data")
    return scratch


def _check(source: Path) -> None:
    """`Unavailable` if a folder is not the Pyodide that the lessons need."""
    for name in (*CORE, LOCK):
        if not (source / name).is_file():
            raise Unavailable(f"{source} is no folder of Pyodide: it holds no {name}.")
    found = json.loads((source / "package.json").read_text("utf-8"))["version"]
    if found != PYODIDE:
        raise Unavailable(f"{source} holds Pyodide {found}; the lessons need {PYODIDE}.")


def _copy(source: Path, target: Path) -> list[str]:
    """Copy what a page needs of Pyodide; the names of the binary packages that came along."""
    for name in CORE:
        shutil.copyfile(source / name, target / name)
    lock = json.loads((source / LOCK).read_text("utf-8"))
    known = {name: lock["packages"].get(name) for name in WELCOME}
    there = {n: one for n, one in known.items() if one and (source / one["file_name"]).is_file()}
    for one in there.values():
        shutil.copy(source / one["file_name"], target)
    # A page is never led to look for a package elsewhere: the list names what is here.
    (target / LOCK).write_text(json.dumps({**lock, "packages": there}), encoding="utf-8")
    return list(there)


def archive(path: Path) -> None:
    """The lessons and what they import, with nothing that a browser cannot use."""
    held = dict(sorted(_contents()))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, content in held.items():
            packed.writestr(zipfile.ZipInfo(name, DAY), content, zipfile.ZIP_DEFLATED)


def _contents() -> Iterator[tuple[str, bytes]]:
    for name, text in STAND_IN.items():
        yield name, text.encode()
    for file in PACKAGE.rglob("*"):
        inside = PurePosixPath(file.relative_to(PACKAGE).as_posix())
        if file.is_file() and _useful(inside) and not UNUSED_HERE.match(str(inside)):
            yield f"gamelib/{inside}", file.read_bytes()
    for package in PACKAGES:
        yield from _installed(package)


def _installed(package: str) -> Iterator[tuple[str, bytes]]:
    """The files of an installed package that run anywhere, and its licence."""
    try:
        files = distribution(package).files or []
    except PackageNotFoundError:
        raise Unavailable(f"The package {package} is not installed.") from None
    for file in files:
        inside = PurePosixPath(file.as_posix())
        if inside.parts[0] != ".." and _useful(inside):
            yield str(inside), file.read_binary()


def _useful(file: PurePosixPath) -> bool:
    if file.suffix in COMPILED or {*file.parts} & {*UNUSED}:
        return False
    # Babel knows a thousand languages.
    if "locale-data" in file.parts:
        return file.stem in ("root", *LANGUAGES)
    return True
