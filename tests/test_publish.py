"""The template, the settings, the command line and the package, without a browser."""

import asyncio
import errno
import multiprocessing
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import zipfile
from datetime import UTC, datetime, timedelta
from importlib.metadata import requires
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from jinja2 import Environment, FileSystemLoader
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tornado.iostream import StreamClosedError
from voila.configuration import VoilaConfiguration

from gamelib import __main__ as start
from gamelib import __version__
from gamelib import commands as command
from gamelib.publish import kernels, serve
from gamelib.publish.settings import SETTINGS, sockets

ROOT = Path(__file__).parents[1]
TEMPLATE = ROOT / "gamelib" / "publish" / "template"
LOOK = ROOT / "gamelib" / "views" / "look.css"


def words() -> dict[str, dict[str, str]]:
    loader = FileSystemLoader(TEMPLATE)
    return Environment(loader=loader, autoescape=True).get_template("words.j2").module.WORDS


# The template


def test_every_language_says_every_word() -> None:
    said = words()
    assert list(said) == ["en", "el", "it", "ca"]
    assert {frozenset(each) for each in said.values()} == {frozenset(said["en"])}
    assert all(text.strip() for each in said.values() for text in each.values())


@pytest.mark.parametrize("lang", ["el", "it", "ca"])
def test_no_word_was_left_in_english(lang: str) -> None:
    said = words()
    assert not [key for key, text in said[lang].items() if text == said["en"][key]]


def test_each_word_is_used() -> None:
    pages = "".join(p.read_text("utf-8") for p in TEMPLATE.iterdir() if p.suffix != ".css")
    for key in words()["en"]:
        assert re.search(rf'(words|other|\])\.{key}\b|"{key}"(?!:)', pages), key


def test_styles_and_scripts_hold_no_template_marks() -> None:
    for file in (LOOK, *(TEMPLATE / name for name in ("page.css", "page.js", "living.js"))):
        assert not re.search(r"\{[{%#]", file.read_text("utf-8")), file.name


def test_colours_stand_in_one_place() -> None:
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b", (TEMPLATE / "page.css").read_text("utf-8"))
    known = set(re.findall(r"(--gl-[\w-]+)\s*:", LOOK.read_text("utf-8")))
    used = set(re.findall(r"var\((--gl-[\w-]+)", (TEMPLATE / "page.css").read_text("utf-8")))
    assert used <= known


def test_the_template_names_no_other_host() -> None:
    for file in TEMPLATE.iterdir():
        named = re.findall(r"(?:https?:)?//[\w.-]+\.\w+", file.read_text("utf-8"))
        assert set(named) <= {"http://www.w3.org"}, file.name


# The settings


def test_the_settings_that_keep_pages_safe() -> None:
    voila = SETTINGS.VoilaConfiguration
    assert voila.template == "gamelib"
    assert voila.allow_template_override == voila.allow_theme_override == "NO"
    assert voila.show_tracebacks is False
    assert SETTINGS.MappingKernelManager.cull_idle_timeout > 0
    assert SETTINGS.MappingKernelManager.cull_interval > 0


def test_nothing_that_moves_without_end_is_painted_anew() -> None:
    styles = [path.read_text("utf-8") for path in (ROOT / "gamelib").rglob("*.css")]
    endless = [rule for text in styles for rule in re.findall(r"animation:[^;}]*infinite", text)]
    moved = [part for text in styles for part in re.findall(r"@keyframes [^{]+{(.*?}.*?)}", text)]
    assert len(endless) == 1
    assert "steps(" in endless[0]
    assert {name for part in moved for name in re.findall(r"([\w-]+):", part)} == {"transform"}


def test_sockets_have_short_names(monkeypatch: pytest.MonkeyPatch) -> None:
    like_macos = "/var/folders/zz/zyxvpxvq6csfxvn_n0000000000000/T"
    home = "/home/κωνσταντίνα-αλεξάνδρα/.local/share/jupyter/runtime"
    assert [sockets(each) for each in ("/tmp", home)] == ["ipc", "tcp"]
    monkeypatch.setattr(tempfile, "tempdir", like_macos)
    told = serve.configuration(ROOT, "localhost", 0, False)
    assert told.Voila.connection_dir_root == "/tmp"
    assert told.KernelManager.transport == "ipc"


def test_a_kernel_that_only_starts_is_no_error_to_the_culler() -> None:
    told = serve.configuration(ROOT, "localhost", 0, False)
    assert told.MultiKernelManager.kernel_manager_class == "gamelib.publish.kernels.Kernel"
    assert datetime.now(UTC) - kernels.Kernel().last_activity < timedelta(minutes=1)


def test_a_kernel_that_has_just_left_is_not_looked_for() -> None:
    told = VoilaConfiguration(config=serve.configuration(ROOT, "localhost", 0, False))
    assert told.multi_kernel_manager_class is kernels.Kernels
    asyncio.run(kernels.Kernels().cull_kernel_if_idle("no-kernel"))
    assert kernels.Kernels().context.max_sockets == kernels.SOCKETS


@pytest.mark.parametrize(("met", "left"), [(False, 0), (True, 1)])
def test_a_kernel_that_no_page_has_spoken_to_ends_soon(met: bool, left: int) -> None:
    async def look() -> None:
        settings = serve.configuration(ROOT, "localhost", 0, False)
        manager = kernels.Kernels(config=settings, root_dir=str(ROOT))
        name = await manager.start_kernel()
        if met:
            manager.notify_connect(name)
        kernel = manager.get_kernel(name)
        for idle, there in ((timedelta(minutes=4), 1), (timedelta(minutes=6), left)):
            kernel.last_activity, kernel.execution_state = datetime.now(UTC) - idle, "idle"
            await manager.cull_kernel_if_idle(name)
            assert len(manager) == there
        await manager.shutdown_all(now=True)

    asyncio.run(asyncio.wait_for(look(), 30))


class Mute(kernels.Kernel):
    """A kernel to which there is no line, as when a server may open no more."""

    def _connect_control_socket(self) -> None:
        raise OSError(errno.EMFILE, "no more")


def test_a_kernel_without_a_line_is_not_left_running(tmp_path: Path) -> None:
    async def start() -> None:
        kernel = Mute(kernel_name="python3", connection_file=str(tmp_path / "kernel.json"))
        with pytest.raises(OSError, match="no more"):
            await kernel.start_kernel()
        assert kernel.provisioner is not None
        assert await kernel.provisioner.wait() == -signal.SIGKILL
        assert list(tmp_path.iterdir()) == []

    asyncio.run(asyncio.wait_for(start(), 20))


@pytest.mark.parametrize(("answers", "status"), [(True, 400), (False, 504)])
def test_whoever_hangs_up_while_connecting_is_no_failure(
    monkeypatch: pytest.MonkeyPatch, answers: bool, status: int
) -> None:
    async def hung_up(self: Any) -> None:
        self.connection = None
        if not answers:
            raise TimeoutError

    monkeypatch.setattr(serve.VoilaKernelWebsocketHandler, "pre_get", hung_up)
    channels = serve.Channels.__new__(serve.Channels)
    with pytest.raises(serve.HTTPError) as refused:
        asyncio.run(channels.pre_get())
    assert refused.value.status_code == status


def test_what_is_sent_to_nobody_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    complaints: list[Any] = []

    async def gone() -> None:
        raise StreamClosedError

    async def send() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, told: complaints.append(told))
        handed = lambda *_: asyncio.ensure_future(gone())  # noqa: E731
        monkeypatch.setattr(serve.VoilaKernelWebsocketHandler, "write_message", handed)
        serve.Channels.__new__(serve.Channels).write_message({})
        await asyncio.sleep(0.01)

    asyncio.run(send())
    assert complaints == []


@pytest.mark.parametrize("name", ["index.ipynb", "en/wizard.ipynb", "ca/wizard-camelot.ipynb"])
def test_a_lesson_has_an_address(name: str) -> None:
    assert re.fullmatch(serve.LESSON, name)


@pytest.mark.parametrize(
    "name",
    ["../README.ipynb", "/etc/passwd.ipynb", "en/.hidden.ipynb", ".x/a.ipynb", "a.py", "en/", ""],
)
def test_nothing_else_has_one(name: str) -> None:
    assert not re.fullmatch(serve.LESSON, name)


# The command line


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["serve", "--port", "70000"], "70000"),
        (["serve", "--port", "many"], "many"),
        (["serve", "--port", "-1"], "-1"),
        (["serve", "--notebooks", "nowhere"], "nowhere"),
        (["serve", "--notebooks", str(ROOT / "tests")], "index.ipynb"),
        (["serve", "--base-url", "/lessons/<b>"], "/lessons/<b>"),
        (["serve", "--base-url", "//elsewhere"], "//elsewhere"),
        (["serve", "--colour"], "--colour"),
        (["sevre"], "sevre"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.run(arguments) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert said[0].startswith("gamelib: ")
    assert complaint in said[0]


def test_whoever_stops_it_while_it_loads_sees_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Loading(ModuleType):
        def __getattr__(self, name: str) -> Any:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "gamelib.commands", Loading("gamelib.commands"))
    monkeypatch.delattr(sys.modules["gamelib"], "commands")
    assert start.run() == 130
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["explain", "game=wizard&trick=B7"],
        ["explain", "--json", "game=wizard&trick=B7"],
        ["simulate", "wizard", "--games", "5"],
        ["worksheet", "wizard", "--out", "/dev/full"],
    ],
    ids=" ".join,
)
def test_a_full_disk_is_one_line(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "gamelib", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode in (1, 2)
    said = done.stderr.strip().splitlines()[-1]  # before it there may be a bar
    assert said.startswith("gamelib: ")
    assert os.strerror(errno.ENOSPC) in said
    assert "Traceback" not in done.stderr


def test_the_version_is_said_and_agrees(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["--version"]) == 0
    assert capsys.readouterr().out == f"gamelib, version {__version__}\n"
    assert f'version = "{__version__}"' in (ROOT / "pyproject.toml").read_text("utf-8")


def test_a_taken_port_is_refused_when_asked_for_and_avoided_when_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(command.click.UsageError, match=str(port)):
            command.choose_port("127.0.0.1", port)
        monkeypatch.setattr(command, "DEFAULT_PORT", port)
        assert command.choose_port("127.0.0.1", None) not in (0, port)


def test_port_0_is_a_free_one() -> None:
    with socket.create_server(("127.0.0.1", command.choose_port("127.0.0.1", 0))):
        pass


# The package


def pins(name: str) -> dict[str, str]:
    lines = (ROOT / name).read_text("utf-8").splitlines()
    each = [line.split("==") for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(package): version for package, version in each}


def test_every_requirement_is_pinned_and_the_pin_fits() -> None:
    runtime, tests = pins("binder/requirements.txt"), pins("tests/requirements.txt")
    hub = pins("tests/requirements-hub.txt")
    assert not runtime.keys() & tests.keys()
    assert not hub.keys() & (runtime | tests).keys()
    for line in requires("gamelib-lessons") or []:
        wanted = Requirement(line)
        pinned = runtime if wanted.marker is None else runtime | tests | hub
        assert wanted.specifier.contains(pinned[canonicalize_name(wanted.name)]), line


def test_the_installed_packages_agree() -> None:
    subprocess.run([sys.executable, "-m", "pip", "check"], check=True, stdout=subprocess.DEVNULL)


def test_binder_has_one_configuration_folder_that_survives_any_checkout() -> None:
    others = (".binder", "environment.yml", "requirements.txt", "Dockerfile", "postBuild")
    assert not [name for name in others if (ROOT / name).exists()]
    listing = subprocess.run(
        ["git", "ls-files", "--eol", "-s", "binder"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert len(listing.splitlines()) == 3
    assert all("i/lf" in line and "eol=lf" in line for line in listing.splitlines())
    assert re.search(r"^100755 .*binder/postBuild$", listing, re.MULTILINE)


def test_the_wheel_brings_lessons_template_and_data(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    data = f"gamelib_lessons-{__version__}.data/data/share/jupyter/voila/templates/gamelib/"
    wanted = {
        *("gamelib/" + name for name in files(ROOT / "notebooks")),
        *files(ROOT / "gamelib"),
        *(data + path.name for path in TEMPLATE.iterdir()),
        data + "look.css",
    }
    assert wanted <= names


def files(folder: Path) -> list[str]:
    """What is in a folder, seen from the project's root, less what tools left there."""
    left = {"__pycache__", ".ipynb_checkpoints"}
    found = (path for path in folder.rglob("*") if path.is_file() and not left & set(path.parts))
    return [path.relative_to(ROOT).as_posix() for path in found]


# Kernels


ENDED = """
import multiprocessing, sys
from types import SimpleNamespace
from gamelib.publish import forked
class Closed:
    def flush(self): raise OSError("nobody is there")
def launch(): sys.stdout = sys.stderr = Closed()
sys.modules["ipykernel.kernelapp"] = SimpleNamespace(launch_new_instance=launch)
kernel = multiprocessing.get_context("fork").Process(
    target=forked.run, args=(["ipykernel_launcher"], {}, "")
)
kernel.start()
kernel.join()
sys.exit(kernel.exitcode)
"""


@pytest.mark.skipif(not kernels.available(), reason="no process can be forked here")
def test_a_kernel_that_has_ended_says_nothing_more() -> None:
    command = [sys.executable, "-c", ENDED]
    ended = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.skipif(not kernels.available(), reason="no process can be forked here")
def test_a_kernel_that_has_ended_needs_no_signal() -> None:
    made = multiprocessing.get_context("forkserver").Process(target=print)
    made.start()
    process = kernels.Process(made)
    assert process.wait() == 0
    process.send_signal(signal.SIGINT)
    assert process.poll() == 0
