"""The lessons inside a Jupyter Server, set up as ``binder/postBuild`` does it."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect
from serving import Heard, ready, until

from gamelib.class_links import links
from gamelib.publish.serve import lessons_folder

ROOT = Path(__file__).parents[2]


class Hub:
    """A Jupyter Server at an address of its own, as Binder gives one to each reader."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/user/reader/"

    def ask(self, path: str) -> object:
        request = urllib.request.Request(self.url + path)
        request.add_header("Authorization", "token open")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def kernels(self) -> int:
        kernels = self.ask("api/kernels")
        assert isinstance(kernels, list)
        return len(kernels)

    def answers(self) -> bool:
        try:
            return bool(self.ask("api"))
        except URLError:
            return False


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hub]:
    """The settings are the file that postBuild puts there."""
    folder = tmp_path_factory.mktemp("binder")
    settings = "gamelib/publish/jupyter_server_config.py"
    assert f"cat {settings} >>" in (ROOT / "binder" / "postBuild").read_text("utf-8")
    shutil.copy(ROOT / settings, folder)
    (folder / "notebooks").symlink_to(lessons_folder())
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [
        *(sys.executable, "-m", "jupyter_server", "--no-browser", "--allow-root"),
        *("--ip=127.0.0.1", f"--port={port}", "--ServerApp.base_url=/user/reader/"),
        *("--IdentityProvider.token=open", f"--ServerApp.root_dir={folder}"),
    ]
    environment = {**os.environ, "JUPYTER_CONFIG_DIR": str(folder)}
    server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    with server:
        try:
            yield answering(Hub(port))
        finally:
            server.terminate()
            server.wait(20)


def answering(hub: Hub) -> Hub:
    """The same, once it answers."""
    assert until(hub.answers, 30), "The Jupyter Server does not start."
    return hub


def test_a_lesson_on_binder_is_the_same_page(
    hub: Hub, open_page: Callable[..., Page], heard: Heard
) -> None:
    page = open_page()
    page.goto(f"{hub.url}voila/render/notebooks/en/wizard.ipynb?token=open&at=2.3")
    ready(page)
    expect(page.locator("main h1").first).to_be_visible()
    expect(page.locator(".gl-widget svg").first).to_be_visible()
    here = page.locator('[data-place="2"] .gl-steps [aria-current]')
    expect(here).to_have_text("3")
    page.locator('[data-place="2"] .gl-moves .gl-main').click()
    page.wait_for_url("**/en/wizard.ipynb?at=2.4")  # and no token
    page.reload()
    ready(page)
    expect(here).to_have_text("4")
    page.get_by_role("link", name="Ελληνικά").click()
    page.wait_for_url("**/notebooks/el/wizard.ipynb?at=2.4")
    ready(page)
    expect(here).to_have_text("4")
    page.locator(".gl-brand").click()
    page.wait_for_url("**/notebooks/index.ipynb?lang=el")
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "el")
    heard.assert_clean()
    assert until(lambda: hub.kernels() <= 1), "Pages that were left have kept their kernels."


def test_a_link_for_a_class_opens_its_position(
    hub: Hub, open_page: Callable[..., Page], heard: Heard
) -> None:
    line = "game=qwixx&red=5,7/-&dice=W4,W1,R2,Y3,G5,B6&step=2"
    link = links("owner/lessons", "v1.0", "el/editor", line).binder
    [path] = parse_qs(urlsplit(link).query)["urlpath"]
    page = open_page()
    page.goto(f"{hub.url}{path}&token=open")
    ready(page)
    expect(page.locator(".gl-desk-line textarea")).to_have_value(re.compile("red=5,7/-&dice=W4,W1"))
    expect(page.locator(".gl-number[aria-current]")).to_have_text("2")
    page.get_by_role("link", name="Català").click()
    page.wait_for_url("**/ca/editor.ipynb?*")
    ready(page)
    expect(page.locator(".gl-desk-line textarea")).to_have_value(re.compile("red=5,7/-&dice=W4,W1"))
    heard.assert_clean()
