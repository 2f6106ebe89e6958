"""The lessons on a JupyterHub, a server for each visitor; `make hub-test` brings what it needs."""

import os
import re
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from urllib.error import URLError

import psutil
import pytest
from playwright.sync_api import Page, expect
from serving import Heard, ready, until

from gamelib.publish.hub import SERVER_SETTINGS

pytestmark = pytest.mark.hub

WORD = "a word for the class"
IDLE = 8
HUB = f"""
from gamelib.publish import hub
hub.IDLE, hub.LOOK = {IDLE}, 1
hub.configure(c)
c.Spawner.args = ["--config=%s/server.py", "--allow-root"]
c.JupyterHub.bind_url, c.JupyterHub.hub_port, c.ConfigurableHTTPProxy.api_url = (
    "http://127.0.0.1:%d", %d, "http://127.0.0.1:%d"
)
"""
SERVER = f"""
load_subconfig({str(SERVER_SETTINGS)!r})
c.ServerApp.tornado_settings = {{"ws_ping_interval": 1000}}  # shorter than the culling time, too
"""


class House:
    """A running JupyterHub."""

    def __init__(self, port: int, process: psutil.Process) -> None:
        self.url, self.process = f"http://127.0.0.1:{port}/", process

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "hub/login"):
                return True
        except URLError:
            return False

    def servers(self) -> list[psutil.Process]:
        """The servers of the visitors."""
        return [each for each in self.process.children() if "singleuser" in " ".join(said(each))]

    def kernels(self) -> int:
        """How many kernels all of them have."""
        return sum(len(server.children()) for server in self.servers())


def said(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()
    except psutil.Error:
        return []  # it ended just now


def free_ports(count: int) -> list[int]:
    with ExitStack() as taken:
        made = [taken.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [each.getsockname()[1] for each in made]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if shutil.which("configurable-http-proxy") is None:
        pytest.fail("No configurable-http-proxy: make hub-test fetches it with npm.")
    folder, ports = tmp_path_factory.mktemp("hub"), free_ports(3)
    (folder / "jupyterhub_config.py").write_text(HUB % (folder, *ports), "utf-8")
    (folder / "server.py").write_text(SERVER, "utf-8")
    environment = {**os.environ, "CLASS_WORD": WORD}
    with (folder / "log").open("w") as log:
        command = [sys.executable, "-m", "jupyterhub"]
        running = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT
        )
        with running:
            made = House(ports[0], psutil.Process(running.pid))
            try:
                assert until(made.answers, 60), (folder / "log").read_text()
                yield made
            finally:
                running.terminate()
                running.wait(60)  # it waits for a server that it is culling


def enter(page: Page, name: str, word: str = WORD) -> None:
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password").fill(word)
    page.get_by_role("button", name="Sign in").click()


def test_a_visitor_logs_in_steps_and_logs_out(
    house: House, open_page: Callable[..., Page], heard: Heard
) -> None:
    page = open_page()
    page.goto(house.url)
    for name, word in (("anna", "another word"), ("../anna", WORD)):
        enter(page, name, word)
        expect(page.locator(".login_error")).to_be_visible()
    heard.complaints.clear()  # the browser's, of the answers 403
    enter(page, "anna")
    page.wait_for_url("**/user/anna/voila/render/index.ipynb*", timeout=60_000)
    ready(page)
    page.locator('main a[href*="en/wizard.ipynb"]:visible').first.click()
    page.wait_for_url("**/en/wizard.ipynb*")
    ready(page)
    page.locator('[data-place="2"] .gl-moves .gl-main').click()
    page.wait_for_url("**/en/wizard.ipynb?at=2.2")
    assert len(house.servers()) == 1
    assert until(lambda: house.kernels() == 1), "A page that was left has kept its kernel."
    heard.assert_clean()
    page.get_by_role("link", name="Log out", exact=True).click()
    assert until(lambda: house.servers() == [])
    page.goto(f"{house.url}user/anna/voila/render/en/wizard.ipynb")
    expect(page.get_by_label("Password")).to_be_visible()


def test_a_link_for_a_class_leads_through_the_door_and_who_has_gone_is_noticed(
    house: House, open_page: Callable[..., Page], heard: Heard
) -> None:
    page = open_page()
    page.goto(f"{house.url}hub/user-redirect/voila/render/el/wizard.ipynb?at=2.3")
    enter(page, "Βασιλική")
    page.wait_for_url(
        re.compile(r"/user/[^/]+/voila/render/el/wizard\.ipynb\?at=2\.3$"), timeout=60_000
    )
    ready(page)
    expect(page.locator('[data-place="2"] .gl-steps [aria-current]')).to_have_text("3")
    trick = page.locator(".gl-try input").first
    page.wait_for_timeout(2 * IDLE * 1000)  # reading
    assert len(house.servers()) == 1
    trick.fill("Q7")
    trick.press("Tab")
    expect(page.locator(".gl-try .gl-notice").first).to_contain_text("Q7")
    heard.assert_clean()
    page.close()
    assert until(lambda: house.servers() == [], 4 * IDLE), "A server outlives its visitor."
