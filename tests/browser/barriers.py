"""What would keep somebody out of a page: what axe finds, and targets too small for a thumb."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

TRANSITIONS_END = """() => Promise.allSettled(document.getAnimations()
  .filter(each => each instanceof CSSTransition).map(each => each.finished))"""

SMALL = """() => [...document.querySelectorAll(
    "a[href], button, input, select, textarea, summary, [tabindex='0']")]
  .filter((node) => {
    const { width, height } = node.getBoundingClientRect();
    // What cannot be seen is for keys alone; what only scrolls is no target.
    if (!node.checkVisibility() || width < 2 || node.matches(".gl-skip, div")) return false;
    if (width >= 43.5 && height >= 43.5) return false;
    let line = node;
    while (getComputedStyle(line).display.startsWith("inline")) line = line.parentElement;
    // A link within a sentence is as high as its line.
    const [all, own] = [line, node].map((part) => part.textContent.trim().length);
    return !node.matches("a") || all < own + 4;
  })
  .map((node) => `${node.outerHTML.slice(0, 90)} ${node.offsetWidth} x ${node.offsetHeight}`)"""


TOUCHING = """() => {
  // As far as a frame is drawn: an outline lies outside the box.
  const drawn = [...document.querySelectorAll(".gl-slot .gl-tag")].map((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    const more = style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth);
    const framed = more > 0 || parseFloat(style.borderWidth) > 0;
    return { text: node.textContent, framed,
      left: left - more, right: right + more, top: top - more, bottom: bottom + more };
  });
  return drawn.flatMap((one, at) => drawn.slice(at + 1)
    .filter((other) => (one.framed || other.framed)
      && one.left < other.right && other.left < one.right
      && one.top < other.bottom && other.top < one.bottom)
    .map((other) => `${one.text} / ${other.text}`));
}"""
"""Marks below cards whose frames touch."""


def barriers(page: Page, part: str | None = None) -> dict[str, list[str]]:
    """What axe finds on a page or in a part of it, by the rules of WCAG 2.2 AA and good practice.

    In light colours, and in dark ones whatever depends on colours.
    """
    found: list[dict[str, Any]] = []
    for scheme, rules in (("dark", ["color-contrast"]), ("light", RULES)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.evaluate(TRANSITIONS_END)
        options = {"runOnly": rules, "resultTypes": ["violations"]}
        found += Axe().run(page, part, options).response["violations"]
    return {fault["id"]: [node["html"][:120] for node in fault["nodes"]] for fault in found}


def small(page: Page) -> list[str]:
    """Targets of less than 44 pixels in width or height, where there are fingers."""
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    found = list(page.evaluate(SMALL))
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    line.detach()
    return found
