"""The pages as a reader meets them, and the server as a stranger does."""

import http.client
import signal
import time
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import nbformat
import psutil
import pytest
from barriers import barriers
from playwright.sync_api import Page, expect
from serving import Heard, Site, ready, serving, until

from gamelib.publish.serve import KERNEL, OPEN_FILES

LANGUAGES = ("en", "el", "it", "ca")
NAMES = {"en": "English", "el": "Ελληνικά", "it": "Italiano", "ca": "Català"}
BRANDS = {
    "en": "Learn by stepping",
    "el": "Μαθαίνω βήμα βήμα",
    "it": "Imparare passo passo",
    "ca": "Aprendre pas a pas",
}
FAILED = {
    "en": "could not be prepared",
    "el": "δεν μπόρεσε να ετοιμαστεί",
    "it": "Non è stato possibile preparare",
    "ca": "No ha estat possible preparar",
}

Visit = Callable[..., Page]


def shown(page: Page) -> list[str | None]:
    sections = page.locator("section.gl-index")
    return [s.get_attribute("lang") for s in sections.all() if s.is_visible()]


def fits_a_phone(page: Page) -> None:
    """Nothing has to be scrolled sideways, and the page may be made larger."""
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    viewport = page.locator("meta[name=viewport]").get_attribute("content")
    assert viewport == "width=device-width, initial-scale=1"  # pinch zoom stays allowed


# The front page


def test_the_front_page_is_at_the_root(site: Site, page: Page, heard: Heard) -> None:
    answer = page.goto(site.url)
    ready(page)
    assert answer is not None
    assert answer.ok
    assert page.url == site.address("index.ipynb")
    assert shown(page) == ["en"]
    fits_a_phone(page)
    heard.assert_clean()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_to_the_front_page_chooses_the_language(
    site: Site, page: Page, heard: Heard, lang: str
) -> None:
    page.goto(f"{site.url}?lang={lang}")
    ready(page)
    assert shown(page) == [lang]
    assert page.title() == BRANDS[lang]
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator(".gl-brand")).to_have_text(BRANDS[lang])
    expect(page.locator(".gl-langs [aria-current]")).to_have_text(NAMES[lang])
    heard.assert_clean()


@pytest.mark.parametrize(
    ("locale", "lang"),
    [("de", "en"), ("el-GR", "el"), ("it-CH", "it"), ("ca-ES-valencia", "ca"), ("en-GB", "en")],
)
def test_without_a_choice_the_browser_decides(visit: Visit, locale: str, lang: str) -> None:
    page = visit("index.ipynb", locale=locale)
    assert shown(page) == [lang]


@pytest.mark.parametrize("query", ["lang=", "lang=+", "lang"])
def test_an_empty_wish_is_none(visit: Visit, query: str) -> None:
    page = visit(f"index.ipynb?{query}", locale="el-GR")
    assert shown(page) == ["el"]
    expect(page.locator(".gl-hint")).to_have_count(0)


@pytest.mark.parametrize("wish", ["xx", "%", "<b>x</b>", "{{7*7}}"])
def test_an_unknown_language_is_english_with_a_hint(visit: Visit, wish: str) -> None:
    page = visit(f"index.ipynb?lang={wish}", locale="el-GR")
    assert shown(page) == ["en"]
    expect(page.locator(".gl-hint")).to_contain_text(f"“{wish}”")


def test_the_front_page_changes_language_without_a_new_kernel(visit: Visit) -> None:
    page = visit("index.ipynb?lang=en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("link", name="Italiano").click()
    assert shown(page) == ["it"]
    assert page.title() == BRANDS["it"]
    assert page.url.endswith("?lang=it")
    assert asked == []


def test_without_script_all_languages_are_shown(site: Site, open_page: Callable[..., Page]) -> None:
    page = open_page(java_script_enabled=False)
    page.goto(site.url)
    assert shown(page) == list(LANGUAGES)


# A lesson


def test_a_link_to_a_place_that_is_not_there_says_so_once(visit: Visit) -> None:
    """Which places are there is tried on exported pages."""
    page = visit("el/wizard.ipynb?at=99.1")
    hint = page.locator("body > .gl-hint")
    expect(hint).to_have_text(page.locator("main").get_attribute("data-nowhere") or "?")
    assert page.evaluate("scrollY") == 0
    page.reload()
    ready(page)
    expect(hint).to_have_count(0)


def test_the_language_switch_stays_on_the_lesson_in_each_language(
    visit: Visit, heard: Heard
) -> None:
    page = visit("it/wizard.ipynb?pos=R7%20W#step-3", locale="el-GR")
    for lang in ("en", "el", "it", "ca"):
        page.get_by_role("link", name=NAMES[lang], exact=True).click()
        page.wait_for_url(f"**/{lang}/wizard.ipynb?pos=R7+W#step-3")
        ready(page)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert page.title().endswith(f" · {BRANDS[lang]}")
        expect(page.locator("main h1").first).to_be_visible()
        expect(page.locator(".gl-langs [aria-current]")).to_have_text(NAMES[lang])
        fits_a_phone(page)
        page.set_viewport_size({"width": 1280, "height": 900})
    page.locator(".gl-brand").click()
    page.wait_for_url("**/index.ipynb?lang=ca")
    ready(page)
    assert shown(page) == ["ca"]
    heard.assert_clean()


@pytest.mark.parametrize("lang", ["el", "ca"])
def test_axe_finds_no_fault(visit: Visit, lang: str) -> None:
    """Lessons are tried in files of their own."""
    assert barriers(visit(f"index.ipynb?lang={lang}")) == {}


def test_the_skip_link_leads_past_the_header(visit: Visit) -> None:
    page = visit("en/wizard.ipynb")
    page.keyboard.press("Tab")
    expect(page.locator(".gl-skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_a_dark_page_prints_dark_on_white(visit: Visit) -> None:
    page = visit("en/wizard.ipynb", color_scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(".gl-langs")).to_be_hidden()
    colours = "[getComputedStyle(document.body).color, getComputedStyle(document.body)"
    ink, paper = page.evaluate(colours + ".backgroundColor]")
    assert ink == "rgb(0, 0, 0)"
    assert paper in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)")


# When something breaks


def write(path: Path, cells: Iterable[str], lang: str = "en") -> None:
    """Write a lesson that is nothing but code."""
    node = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    node.metadata["gamelib"] = {"lang": lang, "lesson": path.stem, "title": "?"}
    path.parent.mkdir(exist_ok=True)
    nbformat.write(node, path)


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Lessons that fail in their second cell, after a warning."""
    cells = ("print('before')", "import warnings; warnings.warn('psst')\n1 / 0", "print('after')")
    folder = tmp_path_factory.mktemp("broken")
    write(folder / "index.ipynb", ["1 / 0"])
    for lang in LANGUAGES:
        write(folder / lang / "broken.ipynb", cells, lang)
    with serving(folder) as site:
        yield site


def test_a_failed_cell_is_a_sentence_and_no_traceback(broken: Site, page: Page) -> None:
    for lang in LANGUAGES:
        page.goto(broken.address(f"{lang}/broken.ipynb"))
        ready(page)
        expect(page.get_by_role("alert")).to_contain_text(FAILED[lang])
        expect(page.locator("main")).to_contain_text("before")
        for secret in ("ZeroDivisionError", "Traceback", "psst", "show_tracebacks"):
            assert secret not in page.content()


def test_a_failed_front_page_says_so_in_the_chosen_language(broken: Site, page: Page) -> None:
    page.goto(f"{broken.url}?lang=el")
    ready(page)
    expect(page.get_by_role("alert")).to_contain_text(FAILED["el"])


def test_the_page_outlives_its_kernel(visit: Visit, site: Site) -> None:
    before = site.kernels()
    page = visit("el/wizard.ipynb")
    for kernel in [k for k in site.kernels() if k not in before]:
        kernel.kill()
    notice = page.locator(".gl-lost")
    expect(notice).to_contain_text("χάθηκε", timeout=15_000)
    expect(notice).to_have_role("status")
    expect(page.locator(".jp-Dialog")).to_have_count(0)
    notice.get_by_role("button", name="Κλείσιμο").click()
    expect(notice).to_be_empty()
    expect(page.locator("main h1").first).to_be_visible()


MODELS_COME_UNSEEN = """
const soon = setTimeout; setTimeout = (f, ms, ...a) => soon(f, ms === 100 ? 4000 : ms, ...a);
"""
SCRIPTS_COME_LATE = """
const own = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = ms => own(ms > 2000 ? ms : 0);
"""


@pytest.mark.parametrize("slow", [MODELS_COME_UNSEEN, SCRIPTS_COME_LATE], ids=["models", "scripts"])
def test_on_a_slow_machine_no_widget_is_given_up(
    site: Site, open_page: Callable[..., Page], heard: Heard, slow: str
) -> None:
    """A model is looked for each tenth of a second, for two; two is the time for a script, too."""
    page = open_page()
    page.add_init_script(f"{{ {slow} }}")
    page.goto(site.address("en/wizard.ipynb"))
    ready(page)
    page.locator(".gl-moves .gl-main").first.click()
    second = page.locator(".gl-steps-stage .gl-number").nth(1)
    expect(second).to_have_attribute("aria-current", "step")
    trick = page.locator(".gl-try input").first
    trick.fill("J Q7")
    trick.press("Tab")
    expect(page.locator(".gl-try .gl-notice")).to_contain_text("Q7")
    heard.assert_clean()


def test_a_slow_line_is_told(site: Site, page: Page) -> None:
    page.clock.install()
    page.route("**/voila.js*", lambda route: None)
    page.goto(site.address("ca/wizard-play.ipynb"), wait_until="commit")
    page.locator(".gl-widget").wait_for(state="attached")
    note = page.locator(".gl-loading")
    expect(note).to_have_attribute("data-word", "loading")
    page.clock.fast_forward(30_000)
    expect(note).to_have_text(note.get_attribute("data-slow") or "?")
    expect(note).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("path", ["index.ipynb", "en/wizard-rules.ipynb"])
def test_a_page_that_is_only_read_gives_its_kernel_back(
    visit: Visit, site: Site, heard: Heard, path: str
) -> None:
    before = site.kernels()
    visit(path)
    assert until(lambda: not [k for k in site.kernels() if k not in before])
    heard.assert_clean()


def test_the_page_outlives_its_server(
    tmp_path: Path, serve: Callable[[Path], Site], page: Page
) -> None:
    write(tmp_path / "index.ipynb", [])
    cell = "from gamelib import Lesson\nprint('hello')\nLesson('ca').step('trick=B1')"
    write(tmp_path / "ca" / "lesson.ipynb", [cell], "ca")
    server = serve(tmp_path)
    page.goto(server.address("ca/lesson.ipynb"))
    ready(page)
    page.wait_for_load_state("networkidle")
    kernels = server.kernels()
    assert kernels
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(20) == 0
    assert not any(kernel.is_running() for kernel in kernels)
    expect(page.locator(".gl-lost")).to_contain_text("ha caigut", timeout=15_000)
    expect(page.locator(".jp-Dialog")).to_have_count(0)
    expect(page.locator("main")).to_contain_text("hello")


def test_a_reload_leaves_no_kernel_behind(visit: Visit, site: Site) -> None:
    before = site.kernels()
    page = visit("en/wizard.ipynb")
    for _ in range(3):
        page.reload()
        ready(page)
    assert until(lambda: len([k for k in site.kernels() if k not in before]) <= 1)


def test_who_leaves_before_all_is_there_leaves_nothing_behind(site: Site, page: Page) -> None:
    address = site.address("el/editor.ipynb")
    before = site.kernels()
    page.goto(address)
    ready(page)
    open_files = site.process.num_fds()
    for milliseconds in (0, 100, 200, 350, 400, 450, 500, 550, 650, 800):
        page.goto(address)
        page.wait_for_timeout(milliseconds)
    page.goto("about:blank")
    assert until(lambda: not [k for k in site.kernels() if k not in before], 20)
    assert until(lambda: site.process.num_fds() < open_files + 10, 20)


def test_a_class_gets_all_the_files_that_there_are(site: Site) -> None:
    soft, hard = site.process.rlimit(psutil.RLIMIT_NOFILE)
    assert soft in (hard, OPEN_FILES)


def test_a_killed_server_leaves_no_kernel_behind(
    tmp_path: Path, serve: Callable[[Path], Site], page: Page
) -> None:
    write(tmp_path / "index.ipynb", ["import ipywidgets\nipywidgets.IntSlider()"])
    server = serve(tmp_path)
    page.goto(server.address("index.ipynb"))
    ready(page)
    processes = server.process.children(recursive=True)
    assert server.kernels()
    server.process.kill()
    gone = (psutil.STATUS_ZOMBIE, psutil.STATUS_DEAD)
    assert until(lambda: all(not p.is_running() or p.status() in gone for p in processes))


def test_cells_that_nobody_waits_for_are_not_tried(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "index.ipynb", [])
    write(tmp_path / "en" / "lesson.ipynb", ["import time\ntime.sleep(2)", *"12345678"])
    with serving(tmp_path) as site:
        page = urllib.request.urlopen(site.address("en/lesson.ipynb"))
        line = next(line.decode() for line in page if KERNEL in line.decode())
        kernel = line.partition(KERNEL)[2].partition('"')[0]
        urllib.request.urlopen(f"{site.url}voila/api/shutdown/{kernel}", data=b"").close()
        page.close()
        assert until(lambda: not site.kernels())
        time.sleep(4)
    assert capfd.readouterr().err.count("Error at server") <= 1


def test_kernels_share_what_the_lessons_need(visit: Visit, site: Site) -> None:
    """A visitor's kernel keeps little to itself; one that had not been forked keeps most."""
    before = site.kernels()
    visit("en/wizard.ipynb")
    (kernel,) = [each for each in site.kernels() if each not in before]
    memory = kernel.memory_full_info()
    assert memory.uss < 0.6 * memory.rss


# Strangers


def status(site: Site, path: str) -> int:
    """The answer to a path exactly as written: no client tidies its dots away."""
    parts = urlsplit(site.url)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port)
    try:
        connection.putrequest("GET", path)
        connection.endheaders()
        return connection.getresponse().status
    finally:
        connection.close()


@pytest.mark.parametrize(
    "path",
    [
        "/static/etc/passwd",
        "/voila/static/..%2f..%2fetc%2fpasswd",
        "/voila/static//etc/passwd",
        "/voila/static/",
        "/voila/files/../pyproject.toml",
        "/voila/files/en/wizard.ipynb",
        "/voila/api/contents",
        "/voila/api/contents/en",
        "/voila/tree",
        "/voila/tree/en",
        "/voila/render/..%2fREADME.md",
        "/voila/render/../../pyproject.toml",
        "/voila/render/..%2f..%2fnotebooks%2findex.ipynb",
        "/voila/render/%2fetc%2fpasswd",
        "/voila/render/en",
        "/voila/render/en/missing.ipynb",
        "/voila/templates/lab/static/..%2f..%2fetc%2fpasswd",
        "/voila/labextensions/..%2f..%2fetc%2fpasswd",
        "/voila/api/themes/..%2f..%2fetc%2fpasswd",
        "/api/kernels",
        "/api/contents",
        "/api/sessions",
        "/api/terminals",
        "/tree",
        "/lab",
    ],
)
def test_only_the_lessons_can_be_read(site: Site, path: str) -> None:
    assert status(site, path) in (403, 404)


@pytest.mark.parametrize("path", ["static/none.js", "static/", "labextensions/none", "none"])
def test_what_there_is_not_is_answered_by_a_page(site: Site, page: Page, path: str) -> None:
    answer = page.goto(f"{site.url}voila/{path}")
    assert answer
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text("404")
    assert [p.get_attribute("lang") for p in page.locator("main p").all()] == [*LANGUAGES]


@pytest.mark.parametrize("query", ["a" * 100_000, "%CE%B1" * 100_000, "a=1&" * 2000, "&" * 1000])
def test_an_endless_address_is_answered_by_a_page(site: Site, page: Page, query: str) -> None:
    answer = page.goto(site.address(f"en/wizard.ipynb?game=wizard&trick={query}"))
    assert answer
    assert answer.status == 414
    expect(page.locator("h1")).to_have_text("414")
    assert [p.get_attribute("lang") for p in page.locator("main p").all()] == [*LANGUAGES]


@pytest.mark.parametrize("query", ["a" * 59_000, "&a=1" * 900])
def test_a_long_address_opens_its_lesson(site: Site, query: str) -> None:
    assert status(site, f"/voila/render/index.ipynb?{query}") == 200


def test_a_request_without_end_is_not_read_to_it(site: Site) -> None:
    with pytest.raises((http.client.RemoteDisconnected, ConnectionError)):
        status(site, f"/?{'a' * 5_000_000}")
    assert status(site, "/nothing") == 404


def test_the_lessons_may_stand_under_a_path(tmp_path: Path) -> None:
    write(tmp_path / "index.ipynb", ["print('hello')"])
    with serving(tmp_path, base_url="lessons") as site:
        assert urlsplit(site.url).path == "/lessons/"
        with urllib.request.urlopen(site.url) as answer:
            assert answer.url == site.address("index.ipynb")
            assert "hello" in answer.read().decode()
        assert status(site, "/voila/render/index.ipynb") == 404
        assert status(site, "/lessons/?" + "a" * 70_000) == 414


SENT = """async (wanted) => {
  const page = JSON.parse(document.getElementById("jupyter-config-data").textContent);
  const path = `${page.baseUrl}api/kernels/${page.kernelId}/channels`;
  const line = new WebSocket(new URL(path, location.href.replace("http", "ws"))), heard = [];
  line.onmessage = ({ data }) =>
    typeof data === "string" && heard.push(JSON.parse(data).header.msg_type);
  await new Promise((open) => (line.onopen = open));
  const about = { session: "x", username: "", version: "5.3" };
  const rest = { parent_header: {}, metadata: {}, buffers: [] };
  for (const [channel, msg_type, content] of wanted) {
    const header = { ...about, msg_id: crypto.randomUUID(), msg_type };
    line.send(JSON.stringify({ channel, header, content, ...rest }));
  }
  for (let left = 100; left && !heard.includes("kernel_info_reply"); left -= 1) {
    await new Promise((soon) => setTimeout(soon, 100));
  }
  line.close();
  return heard;
}"""


def test_a_visitor_can_run_no_code(visit: Visit) -> None:
    """What is not for widgets is thrown away on its way to the kernel."""
    page = visit("en/wizard-play.ipynb")
    code = {"code": "1/0", "silent": False, "store_history": False, "allow_stdin": False}
    heard = page.evaluate(
        SENT,
        [
            ["shell", "execute_request", code],
            ["shell", "inspect_request", {"code": "a", "cursor_pos": 1, "detail_level": 0}],
            ["shell", "complete_request", {"code": "im", "cursor_pos": 2}],
            ["control", "debug_request", {"command": "evaluate", "seq": 1, "type": "request"}],
            ["shell", "kernel_info_request", {}],
        ],
    )
    assert "kernel_info_reply" in heard
    assert set(heard) <= {"kernel_info_reply", "status"}


def test_a_wrong_address_is_answered_in_four_languages(site: Site, page: Page) -> None:
    page.goto(site.url + "nowhere")
    for lang in LANGUAGES:
        expect(page.locator(f"main p[lang={lang}] a")).to_have_attribute("href", f"/?lang={lang}")


def test_the_browser_itself_refuses_other_hosts(visit: Visit) -> None:
    page = visit("index.ipynb")
    tried = "fetch('http://192.0.2.1/').then(() => 'sent', e => e.message)"
    assert page.evaluate(tried) == "Failed to fetch"
