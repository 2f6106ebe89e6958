"""The exported pages, opened from a disk and from a plain web server, with the network cut.

The notebooks are executed within the test. With EXPORTED=folder the tests visit what
``gamelib export`` has written there, and all of its lessons.
"""

import os
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from barriers import barriers, small
from executed import executed
from playwright.sync_api import Browser, Locator, Page, expect
from serving import Heard, Site, ready, until

from gamelib import series
from gamelib.address import linked
from gamelib.games.notation import pressed
from gamelib.publish import PACKAGE, still
from gamelib.publish.serve import lessons_folder
from gamelib.questions import endless
from gamelib.ruling import Refused
from gamelib.speech import LANGUAGES, Catalog, clipped
from gamelib.widgets import Practice

LIVE = "https://example.org/voila/render/"
WRITTEN = os.environ.get("EXPORTED")
PAGES = (
    "index.ipynb",
    *(f"{lang}/wizard.ipynb" for lang in LANGUAGES),
    *(f"{lang}/wizard-play.ipynb" for lang in LANGUAGES),
    "el/qwixx.ipynb",
    "el/qwixx-rules.ipynb",
    "el/wizard-practice.ipynb",
    "el/editor.ipynb",
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site in a folder whose name no program expects."""
    if WRITTEN:
        return Path(WRITTEN)
    goal = tmp_path_factory.mktemp("export") / "Μια τάξη, 2ος όροφος"
    site = still.Site(LANGUAGES, frozenset(PAGES), LIVE)
    for path in PAGES:
        file = (goal / path).with_suffix(".html")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(still.page(executed(lessons_folder() / path), path, site), "utf-8")
    return goal


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A plain web server with the site."""
    handler = partial(Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *said: Any) -> None:
        """Nothing."""


Open = Callable[..., Page]


@pytest.fixture
def opened(browser: Browser, folder: Path, address: str) -> Iterator[Open]:
    """Opens a page and cuts the network; whatever else a page asks for fails the test."""
    heard = Heard()
    contexts = []

    def go(path: str, served: bool = False, **options: Any) -> Page:
        context = browser.new_context(**{"reduced_motion": "reduce"} | options)
        contexts.append(context)
        heard.listen(context)
        page = context.new_page()
        context.set_offline(not served)
        page.goto(f"{address}/{path}" if served else folder.as_uri() + f"/{path}")
        context.set_offline(True)
        ready(page)
        return page

    yield go
    for context in contexts:
        context.close()
    assert [url for url in heard.requests if not url.startswith((folder.as_uri(), address))] == []
    assert heard.complaints == []


def lessons(folder: Path) -> list[str]:
    return [
        path.relative_to(folder).as_posix()
        for path in sorted(folder.glob("*/*.html"))
        if "data-model=" in path.read_text("utf-8")
    ]


def holds(page: Page) -> None:
    """A lesson steps to its end and answers every question, with the reason."""
    for stage in page.locator(".gl-steps-stage").all():
        steps = stage.locator(".gl-number")
        if steps.count() > 1:
            stage.locator(".gl-moves .gl-main").press("End")
            expect(steps.last).to_have_attribute("aria-current", "step")
    for stage in page.locator(".gl-ask-stage").all():
        stage.locator(".gl-options button").first.click()
        stage.locator(".gl-controls .gl-main").click()
        expect(stage.locator(".gl-answers > li").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_opens_steps_and_answers(
    opened: Open, folder: Path, address: str, language: str
) -> None:
    for path in lessons(folder):
        if path.startswith(language):
            page = opened(path, served=language == "it")
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert page.locator(".gl-stage").count() >= page.locator("[data-model]").count() > 0
            holds(page)
            page.context.close()


def test_axe_finds_nothing(opened: Open, folder: Path) -> None:
    """On every page that was written; else on one of each kind that the living pages leave out."""
    written = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*.html"))]
    for path in written if WRITTEN else ("el/qwixx-rules.html", "ca/wizard-play.html"):
        page = opened(path)
        assert {path: barriers(page)} == {path: {}}
        page.context.close()


@pytest.mark.parametrize(
    "path", ["index", "el/wizard", "el/qwixx", "el/qwixx-rules", "ca/wizard-play"]
)
def test_a_phone_and_large_letters_need_no_sideways_scrolling(opened: Open, path: str) -> None:
    page = opened(f"{path}.html", viewport={"width": 360, "height": 740})
    page.locator("details").evaluate_all(
        "all => all.slice(0, 9).forEach((one) => (one.open = true))"
    )
    assert small(page) == []
    for size, widths in (("100%", (320, 360, 640)), ("200%", (360, 1280))):
        page.evaluate("size => (document.documentElement.style.fontSize = size)", size)
        for width in widths:
            page.set_viewport_size({"width": width, "height": 740})
            assert page.evaluate("document.documentElement.scrollWidth") == width, size
    letters = page.locator("main p:visible").first
    assert letters.evaluate("node => parseFloat(getComputedStyle(node).fontSize)") >= 30
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground != "rgba(0, 0, 0, 0)"  # The colours are there.


def test_nothing_moves_for_who_does_not_want_it(opened: Open) -> None:
    page = opened("el/wizard.html")
    page.locator(".gl-toggle").nth(1).click()
    page.locator(".gl-ask-stage .gl-option").first.click()
    for main in page.locator(".gl-stage .gl-controls .gl-main:visible").all()[:4]:
        main.click()
    assert page.evaluate("document.getAnimations().length") == 0


def test_forced_colours_leave_more_than_a_colour(opened: Open) -> None:
    page = opened("el/wizard.html", forced_colors="active")

    def style(part: Locator, name: str, pseudo: str | None = None) -> str:
        found = "(node, [name, pseudo]) => getComputedStyle(node, pseudo)[name]"
        return str(part.evaluate(found, [name, pseudo]))

    ask, steps = page.locator(".gl-ask-stage").first, page.locator(".gl-steps-stage").first
    chosen, other = ask.locator(".gl-option").nth(0), ask.locator(".gl-option").nth(1)
    chosen.click()
    ask.locator(".gl-controls .gl-main").click()
    numbers, toggle = steps.locator(".gl-number"), steps.locator(".gl-toggle")
    toggle.click()
    on, off = toggle, page.locator(".gl-steps-stage").nth(1).locator(".gl-toggle")
    for one, another in ((chosen, other), (numbers.nth(0), numbers.nth(1)), (on, off)):
        assert style(one, "borderTopWidth") > style(another, "borderTopWidth")
    assert style(chosen, "content", "::after") != style(other, "content", "::after")
    assert style(ask.locator(".gl-badge").first, "borderTopWidth") == "1px"
    assert style(steps.locator(".gl-chip").first, "forcedColorAdjust") == "none"


def test_a_class_finds_its_way(opened: Open) -> None:
    page = opened("index.html", locale="it-CH")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.locator('.gl-langs a[lang="el"]').click()
    expect(page.locator("section.gl-index[lang=el]")).to_be_visible()
    page.locator('section[lang=el] .gl-go[href$="wizard.html"]').click()
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "el")
    page.locator('.gl-langs a[lang="ca"]').click()
    page.wait_for_url("**/ca/wizard.html*")
    ready(page)
    page.locator(".gl-brand").click()
    page.wait_for_url("**/index.html?lang=ca")
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "ca")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_needs_python_says_so(opened: Open, language: str) -> None:
    page = opened(f"{language}/wizard-play.html?players=3&name=50%25")
    note = page.locator(".gl-asks")
    expect(note).to_be_visible()
    if not WRITTEN:
        wanted = f"{LIVE}{language}/wizard-play.ipynb?players=3&name=50%25"
        expect(note.locator("a")).to_have_attribute("href", wanted)


def test_the_front_page_says_which_pages_need_python(opened: Open, folder: Path) -> None:
    pages = {path.stem: path.read_text("utf-8") for path in folder.glob("el/*.html")}
    # The first cell sets the lesson up; what the second shows is what a page begins with.
    asking = {name for name, text in pages.items() if 'data-cell="1" data-asks' in text}
    page = opened("index.html?lang=el")
    said = page.locator("section[lang=el] .gl-lesson:has(.gl-needs:visible) h3 a")
    linked = {Path(str(link.get_attribute("href") or "")).stem for link in said.all()}
    assert asking
    assert asking == linked & set(pages)


def test_a_position_that_a_link_names_is_not_shown_as_another(opened: Open) -> None:
    page = opened("el/editor.html?game=wizard&trump=R&trick=J,W,B7&hand=B2,G13")
    expect(page.locator(".gl-asks")).to_be_visible()
    expect(page.locator(".gl-stage")).to_have_count(0)
    expect(opened("el/editor.html").locator(".gl-stage")).to_have_count(1)


@pytest.mark.parametrize(
    "query", ["at=%", "at=%E0%A4%A", "at=99.x&x=%00", "lang=%&values=<b>", "%"]
)
def test_a_broken_link_opens_the_page(opened: Open, query: str) -> None:
    page = opened(f"en/wizard.html?{query}#%E0%A4%A")
    page.locator(".gl-steps-stage .gl-main").first.click()
    expect(page.locator(".gl-steps-stage .gl-number").nth(1)).to_have_attribute(
        "aria-current", "step"
    )


def test_a_reload_keeps_the_place_and_the_front_page_counts(opened: Open) -> None:
    page = opened("el/wizard.html")
    step = page.locator('[data-place="2"] .gl-steps [aria-current]')
    page.locator('[data-place="2"] .gl-moves .gl-main').press("End")
    last = step.inner_text()
    page.wait_for_url("**/wizard.html?at=2.*")
    page.reload()
    ready(page)
    expect(step).to_have_text(last)
    page.locator(".gl-brand").click()
    expect(page.locator("section[lang=el] .gl-progress:visible")).to_have_count(1)
    expect(page.locator("section[lang=el] .gl-go[href*='?at=']")).to_have_count(1)


def test_a_page_of_rules_opens_at_its_rule(opened: Open) -> None:
    page = opened("el/qwixx-rules.html#A-QWX-05")
    expect(page.locator("#A-QWX-05")).to_be_in_viewport()
    example = page.locator("#A-QWX-05 details")
    example.locator("summary").click()
    expect(example.locator(".gl-frame")).to_be_visible()


def test_a_step_leaves_the_rest_of_the_page_as_it_is(opened: Open) -> None:
    """A careless style makes a browser look at every node again, at each step."""
    page = opened("el/qwixx.html")
    main = page.locator(".gl-steps-stage").first.locator(".gl-moves .gl-main")
    whole = page.locator("*").count() / 4
    # Something else may have the whole page looked at once: not at each of three steps.
    assert min(max(styled(page, main.click)) for _ in range(3)) < whole


def styled(page: Page, act: Callable[[], None]) -> list[int]:
    """How many nodes were looked at, each time that styles were worked out after an act."""
    heard: list[dict[str, Any]] = []
    told: list[bool] = []
    line = page.context.new_cdp_session(page)
    line.on("Tracing.dataCollected", lambda more: heard.extend(more["value"]))
    line.on("Tracing.tracingComplete", lambda _: told.append(True))
    line.send("Tracing.start", {"traceConfig": {"includedCategories": ["devtools.timeline"]}})
    act()
    frame = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
    page.evaluate(frame)
    line.send("Tracing.end")
    assert until(lambda: page.evaluate("1") == 1 and bool(told))  # Asking lets events in.
    found = [each["args"]["elementCount"] for each in heard if each["name"] == "UpdateLayoutTree"]
    assert found, {each["name"] for each in heard}
    return found


@pytest.mark.parametrize(
    ("page", "at", "told"),
    [
        *(("wizard", at, True) for at in ("99.1", "4.99", "1.0", "1.x", "%204.2", "word", "<b>")),
        *(("wizard", at, False) for at in ("1.2", "1", "2.1", "")),
        ("qwixx-rules", "9.9", True),
    ],
)
def test_a_link_to_a_place_that_is_not_there_says_so(
    opened: Open, page: str, at: str, told: bool
) -> None:
    there = opened(f"el/{page}.html?at={at}")
    hint = there.locator("body > .gl-hint")
    expect(hint).to_have_count(int(told))
    if told:
        expect(hint).to_have_text(there.locator("main").get_attribute("data-nowhere") or "?")
        assert there.evaluate("scrollY") == 0


def test_the_contents_lead_to_their_sections(opened: Open) -> None:
    page = opened("el/qwixx.html")
    page.locator(".gl-toc summary").click()
    for link in page.locator(".gl-toc a").all():
        link.click()
        expect(page.locator("h2:target")).to_have_text(f"{link.inner_text()}¶")
    page = opened(f"el/qwixx.html{page.evaluate('location.hash')}")
    top = "document.querySelector(':target').getBoundingClientRect().top"
    assert until(lambda: page.evaluate(top) > 10)
    expect(page.locator("h2:target")).to_be_in_viewport()


def asked(page: Page) -> list[str]:
    """What a series that a link leads to asks, up to its end."""
    stage, seen = page.locator(".gl-practice-stage"), []
    while stage.locator(".gl-done").text_content() == "" and len(seen) < 9:
        seen.append(stage.locator(".gl-options").inner_text())
        stage.locator(".gl-options button").first.click()
        stage.locator(".gl-controls .gl-main").click()
        stage.locator(".gl-controls .gl-main").click()
    return seen


def test_a_link_asks_everybody_the_same(opened: Open) -> None:
    link = "el/wizard-practice.html?topics=winner,legal&level=1&count=4&seed="
    once, again, other = (asked(opened(link + seed)) for seed in ("7", "7", "8"))
    assert len(once) == 4
    assert once == again != other


def test_a_page_asks_what_its_own_link_asks(opened: Open) -> None:
    """Its link leads on: to a page in another language, which came with other questions."""
    page = opened("el/wizard-practice.html")
    seen = page.locator(".gl-practice-stage .gl-options").inner_text()
    page.locator(".gl-practice-stage .gl-options button").first.click()
    page.locator(".gl-practice-stage .gl-controls .gl-main").click()
    own = page.url.partition("?")[2]
    assert "seed=" in own
    other = opened(f"el/wizard-practice.html?{own}&count=4")
    expect(other.locator(".gl-practice-stage .gl-options")).to_have_text(seen, use_inner_text=True)


def test_a_wrong_link_to_practice_is_answered_in_words(opened: Open) -> None:
    page = opened("el/wizard-practice.html?topics=winner,%3Cimg%20src=x%3E&seed=7&count=2")
    fold, say = page.locator(".gl-practice-stage .gl-fold").first, Catalog("el")
    with pytest.raises(Refused) as refused:
        series.read("wizard", {"topics": "winner,<img src=x>"})
    reason = pressed(refused.value).reason
    expect(fold.locator(".gl-notice")).to_have_text(str(say.why(reason)))
    assert page.locator("img").count() == 0
    shown = page.locator(".gl-practice-stage .gl-scores").inner_text
    page.locator(".gl-options button").first.click()
    page.locator(".gl-controls .gl-main").first.click()
    assert until(lambda: "img" not in page.url)  # what was wrong would be told again
    before = shown()
    page.reload()
    ready(page)
    assert shown() == before
    expect(fold.locator(".gl-notice")).to_have_count(0)


LINKS = [
    *("", "lang=el&at=3.1&utm_x=%3Cb%3E&topics=led+,winner,led&level=02&count=&seed=+a++b%2B"),
    *("topics=led&trump=R", "Topics=%3Cb%3E", "topics=,", "topics=" + "x," * 201),
    *("level=4", "level=0", "level=%D9%A3", "level=1e0", "level=0001", "count=61", "count=-1"),
    *("count=0", "seed=1&SEED=2", "seed", "=1", "seed=%E0%A4%A", "seed=%zz", "seed=a%00", "%"),
    *("seed=" + "9" * 41, "seed=%E2%80%AE7", "se%E2%80%8Bed=7", "seed=%F3%A0%80%81", "&&"),
    *("seed=" + "a" * 4000, "k=" + "b" * 500, "seed=a%3Db", "seed%3D7", " seed = 7 "),
    *("seed=%ff", "seed=%C3%28", "seed=%ED%A0%80", "%F0%9F=1", "%ff=%zz", "seed=%ff%zz", "%zz=%ff"),
    *("topics=constructor", "toString=1", "__proto__=1"),
]
READ = """([script, queries, known]) => {
    const read = new Function("known", "query", `${script}
        const { topics, level, seed, count } = linked(query, "topics seed count level".split(" "));
        return [named(topics, known), numbered(level || "1", "option-pressed", [1, 3]),
            short(seed, 40), count ? numbered(count, "option-count", [1, 60]) : 0];`);
    return queries.map((query) => {
        try { return read(known, query); }
        catch ({ label, facts }) { return { label, facts }; }
    });
}"""


def test_a_link_is_read_in_the_page_as_python_reads_it(browser: Browser) -> None:
    page = browser.new_page()
    parts = (PACKAGE / "widgets" / name for name in ("place.js", "link.js"))
    script = "\n".join(part.read_text("utf-8") for part in parts)
    told = page.evaluate(READ, [script, LINKS, [*endless.topics("wizard")]])
    page.close()
    for query, found in zip(LINKS, told, strict=True):
        try:
            one = series.read("wizard", linked(query, *series.KEYS))
        except Refused as refused:
            reason = pressed(refused).reason
            assert found["label"] == f"{reason.rule.id}.{reason.case}"
            facts = {k: clipped(v) if isinstance(v, str) else v for k, v in reason.facts}
            wanted = {key: facts[key] for key in Practice.LABELS[found["label"]]}
            assert found["facts"].items() >= wanted.items()
        else:
            assert found == [[*one.topics], one.level, one.seed, one.count]


def test_practice_comes_back_to_its_question(opened: Open) -> None:
    page = opened("el/wizard-practice.html?topics=winner&seed=7&count=4")
    stage = page.locator(".gl-practice-stage")
    for _ in "12":
        stage.locator(".gl-controls .gl-main + *").click()
    was = stage.inner_text()
    page.reload()
    ready(page)
    expect(stage).to_have_text(was, use_inner_text=True)


def test_without_script_the_text_is_there(folder: Path, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(folder.as_uri() + "/el/wizard.html")
    expect(page.locator("h1").first).to_be_visible()
    expect(page.locator("noscript .gl-note")).to_be_visible()
    page.goto(folder.as_uri() + "/el/qwixx-rules.html")
    rules = page.locator(".gl-entry")
    expect(rules.nth(20)).to_be_visible()
    assert rules.count() == len({*rules.evaluate_all("all => all.map(rule => rule.id)")}) > 60
    page.goto(folder.as_uri() + "/index.html")
    for language in LANGUAGES:
        expect(page.locator(f'a.gl-go[href="{language}/wizard.html"]')).to_be_visible()
    context.close()


@pytest.mark.parametrize("script", [True, False], ids=["script", "none"])
def test_what_was_not_exported_is_not_offered(
    tmp_path: Path, browser: Browser, script: bool
) -> None:
    site = still.Site(LANGUAGES, frozenset(["index.ipynb", "it/wizard.ipynb"]))
    made = still.page(executed(lessons_folder() / "index.ipynb"), "index.ipynb", site)
    (tmp_path / "index.html").write_text(made, "utf-8")
    context = browser.new_context(java_script_enabled=script)
    page = context.new_page()
    page.goto((tmp_path / "index.html").as_uri() + "?lang=it")
    expect(page.locator("a.gl-go:visible")).to_have_count(1)
    expect(page.locator(".gl-game h2:visible")).to_have_text(["Wizard"])
    for acts in (".gl-langs", ".gl-index[lang=it] .gl-kept"):
        expect(page.locator(acts)).to_be_visible(visible=script)
    context.close()


@pytest.mark.parametrize(("locale", "shown"), [("it-IT", "it"), ("de", "el"), ("en", "el")])
def test_a_language_that_was_not_exported_is_told_in_one_that_was(
    tmp_path: Path, browser: Browser, locale: str, shown: str
) -> None:
    site = still.Site(("el", "it"), frozenset(["index.ipynb", "it/wizard.ipynb"]))
    made = still.page(executed(lessons_folder() / "index.ipynb"), "index.ipynb", site)
    (tmp_path / "index.html").write_text(made, "utf-8")
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto((tmp_path / "index.html").as_uri() + "?lang=ca")
    expect(page.locator("html")).to_have_attribute("lang", shown)
    told = page.locator(".gl-hint")
    expect(told).to_contain_text("«ca»")
    context.close()


# The living page and this one

STAGES = ":is(.gl-steps-stage, .gl-ask-stage, .gl-explore-stage)"
SHOWN = """all => all.map(part => [
  // What is spoken is gone after a while.
  [...part.children].filter(e => !e.matches(".gl-live")).map(e => e.textContent).join(" ")
    .replace(/\\s+/g, " ") || part.textContent,
  ...[...part.querySelectorAll("svg, [role=img], th, td, button")].map(e =>
    e.outerHTML.replace(/\\.(ipynb|html)\\b/g, "")),
])"""


def content(page: Page) -> dict[str, Any]:
    """Texts and pictures, in prose, in still pictures and in widgets that go on without Python."""
    kinds = (".gl-prose", ".gl-still", STAGES)
    return {kind: page.locator(kind).evaluate_all(SHOWN) for kind in kinds}


def test_the_living_page_shows_the_same(
    opened: Open, folder: Path, site: Site, open_page: Open
) -> None:
    """At the first step and at the last, before the answers and after them."""
    # What is practised is another question each time.
    whole = [path for path in lessons(folder) if "-practice" not in path]
    for path in whole if WRITTEN else ["el/wizard.html"]:
        living, page = open_page(reduced_motion="reduce"), opened(path)
        living.goto(site.address(path.replace(".html", ".ipynb")))
        ready(living)
        expect(living.locator(STAGES)).to_have_count(page.locator(STAGES).count())
        assert content(living) == content(page), path
        holds(living)
        holds(page)
        assert content(living) == content(page), path
        living.context.close()
        page.context.close()
