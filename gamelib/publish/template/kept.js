"use strict";
/* What this browser has kept of the lessons (widgets/place.js writes it), and where it had scrolled. */
const glKept = (() => {
  const MOST = 100_000;  /* signs; what is longer is nobody's work, and would leave no room for any */
  const SHELF = "gl-place-", SCROLL = "gl-scroll-" + location.pathname;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const lesson = /([\w-]+)\.(?:ipynb|html)$/.exec(location.pathname)?.[1];

  function read(store, key) {
    try {
      const found = JSON.parse(store().getItem(key));
      return found?.constructor === Object ? found : {};
    } catch { return {}; }
  }
  function write(store, key, value) {
    try { store().setItem(key, JSON.stringify(value)); } catch { /* blocked or full */ }
  }
  const local = () => localStorage, session = () => sessionStorage;

  /* The place on the page: what stands highest in sight, and how high. */
  const marks = () => all("main :is(h1, h2, h3, .gl-stage, .gl-try)");
  const above = innerHeight / 3;
  function here() {
    const at = marks().findLastIndex(node => node.getBoundingClientRect().top < above);
    if (at >= 0) write(session, SCROLL, { at, top: marks()[at].getBoundingClientRect().top });
  }

  /* A link leads to a place or a section, a reload back to where the page was. */
  function wanted() {
    const left = reloaded() ? read(session, SCROLL) : {};
    if (Number.isInteger(left.at)) return { node: marks()[left.at], top: Number(left.top) || 0 };
    const section = location.hash && ids(location.hash.slice(1)).map(id => document.getElementById(id)).find(Boolean);
    return { node: section || place(), top: 16 };
  }
  /* The id of a heading that is not English is written as in an address; others are not. */
  const ids = hash => { try { return [hash, decodeURIComponent(hash)]; } catch { return [hash]; } };

  const reloaded = () => !["navigate", undefined].includes(performance.getEntriesByType("navigation")[0]?.type);

  /* Where a link leads, if that is here; a step-through has no step beyond its end. */
  const at = () => new URLSearchParams(location.search).get("at") ?? "";
  function place() {
    const [, number, step] = /^(\d{1,3})(?:\.([\w-]{1,40}))?$/.exec(at()) ?? [];
    const found = number && all(`[data-place="${number}"]`)[0];
    const steps = found?.querySelectorAll(".gl-number").length;
    return steps && step && !(step >= 1 && step <= steps) ? undefined : found;
  }
  const nowhere = () => at().trim() && !place() && !document.querySelector(".gl-index");

  /* Things go on growing for a moment; as long as the reader does nothing the place stays in sight. */
  function arrive() {
    const grown = new ResizeObserver(() => {
      const { node, top } = wanted();
      if (node) scrollBy({ top: node.getBoundingClientRect().top - top, behavior: "instant" });
    });
    const free = () => {
      grown.disconnect();
      addEventListener("scroll", rest, { passive: true });
      addEventListener("pagehide", here);
    };
    grown.observe(document.querySelector("main"));
    const own = ["wheel", "touchstart", "pointerdown", "keydown"];
    own.forEach(what => addEventListener(what, free, { once: true, passive: true }));
    setTimeout(free, 3000);
  }
  let resting;
  const rest = () => { clearTimeout(resting); resting = setTimeout(here, 200); };

  /* Fields to try something of one's own are Jupyter's, so what stands in them is kept from here. */
  const stands = field => field.tagName === "SELECT" ? String(field.selectedIndex) : field.value;
  const whole = form => all(":scope > .widget-vbox", form).every(box => box.querySelector("input, select"));
  const known = new WeakSet();
  function forms() {
    for (const [at, form] of all(".gl-try .gl-form:has(> button)").entries()) {
      if (known.has(form) || !whole(form)) continue;
      known.add(form);
      const fields = all("input, select", form), key = `form-${at}`;
      const was = fields.map(stands).join("|");
      const left = read(local, SHELF + lesson)[key];
      form.addEventListener("input", () => keep(key, was, fields));
      if (left?.was === was && Array.isArray(left.now)) fields.forEach((field, i) => retype(field, String(left.now[i])));
    }
  }
  function keep(key, was, fields) {
    const entry = { was, now: fields.map(stands) };
    if (JSON.stringify(entry).length > MOST) return;
    write(local, SHELF + lesson, { ...read(local, SHELF + lesson), [key]: entry });
  }
  function retype(field, value) {
    if (stands(field) === value) return;
    if (field.tagName === "SELECT") field.selectedIndex = value;
    else field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /* What the lesson no longer has need not be counted. Drawn is what has its stage: a box may
     stand before what is in it, and what is still to come must not be taken for gone. */
  let swept = false;
  function sweep() {
    if (swept || !all(".gl-widget").every(e => e.querySelector(".gl-stage, .gl-try"))) return;
    swept = true;
    if (nowhere() && !reloaded()) gl.hint(document.getElementById("gl-main").dataset.nowhere);
    const there = new Set(all("[data-place]").map(node => node.dataset.place));
    const kept = read(local, SHELF + lesson);
    const gone = Object.keys(kept).filter(key => /^\d+$/.test(key) && !there.has(key));
    if (!there.size || !gone.length || document.querySelector(".gl-failed, [data-asks]")) return;
    for (const key of gone) delete kept[key];
    write(local, SHELF + lesson, kept);
  }

  /* Below a page stands how to begin it again, as soon as something has been done on it. */
  const foot = () => document.querySelector("main > .gl-kept");
  function afresh() {
    if (!foot()) return;
    const { last, ...entries } = read(local, SHELF + lesson);
    const begun = entry => entry?.done || entry?.line || entry?.now || entry?.typed?.length || entry?.series;
    foot().hidden = !last && !Object.values(entries).some(begun);
  }
  function again() {
    removeEventListener("pagehide", here);
    clearTimeout(resting);
    localStorage.removeItem(SHELF + lesson);
    sessionStorage.removeItem(SCROLL);
    const fresh = new URL(location.href);
    fresh.searchParams.delete("at");
    fresh.hash = "";
    location.replace(fresh);
  }

  function settled() {
    const drawn = () => { sweep(); forms(); afresh(); };
    arrive();
    if (foot()) asking(foot(), again);
    addEventListener("storage", afresh);
    drawn();
    new MutationObserver(drawn).observe(document.getElementById("gl-main"), { childList: true, subtree: true });
  }

  /* The front page says how much of each lesson has been done, and leads on from there. */
  function front() {
    for (const node of all(".gl-progress")) {
      const { waiting, words, lesson } = node.dataset;
      const kept = read(local, SHELF + lesson), entries = Object.values(kept).filter(Boolean);
      const whole = number => Number.isSafeInteger(number) && number > 0 ? number : 0;
      const sum = counted => entries.reduce((sum, entry) => sum + counted(entry), 0);
      const of = sum(entry => whole(entry.of)), done = sum(entry => Math.min(whole(entry.done), whole(entry.of)));
      const game = /-play$/.test(lesson) && entries.some(entry => entry.line);
      node.hidden = !done && !game;
      node.firstChild.hidden = !done;
      Object.assign(node.firstChild, { max: of || 1, value: done });
      node.lastChild.textContent = game ? waiting : words.replace("{done}", done).replace("{of}", of);
      goOn(node, game || typeof kept.last === "string", kept.last);
    }
    const some = keys().length > 0;
    for (const node of all(".gl-forget")) node.hidden = !some;
  }

  function goOn(node, begun, last) {
    const link = node.parentNode.querySelector(".gl-go");
    link.first ??= { text: link.textContent, name: link.getAttribute("aria-label"), href: link.getAttribute("href") };
    const { text, name, href } = link.first;
    if (href === null) return;  /* a page that was left out of this copy */
    link.textContent = begun ? node.dataset.goOn : text;
    link.setAttribute("aria-label", begun ? name.replace(text, node.dataset.goOn) : name);
    link.setAttribute("href", begun && last ? `${href}?at=${encodeURIComponent(last)}` : href);
  }

  function keys() {
    try { return Object.keys(localStorage).filter(key => key.startsWith(SHELF)); } catch { return []; }
  }

  /* Asks once more before something is forgotten. */
  function asking(node, forget) {
    const ask = node.querySelector(".gl-forget"), sure = node.querySelector(".gl-sure");
    const [no, yes] = all("button", sure);
    const asked = on => {
      sure.hidden = !on;
      ask.hidden = on;
      (on ? no : ask).focus();
      node.querySelector("[role=status]")?.replaceChildren();
    };
    ask.addEventListener("click", () => asked(true));
    no.addEventListener("click", () => asked(false));
    sure.addEventListener("keydown", event => event.key === "Escape" && asked(false));
    yes.addEventListener("click", () => forget(node));
  }

  function forget(node) {
    const told = node.querySelector("[role=status]");
    for (const key of keys()) localStorage.removeItem(key);
    node.querySelector(".gl-sure").hidden = true;
    front();
    told.textContent = told.dataset.words;
    told.tabIndex = -1;
    told.focus();
  }

  function forgetting() {
    for (const node of all(".gl-kept")) asking(node, forget);
    front();
    addEventListener("pageshow", front);
    addEventListener("storage", front);
  }

  if ("scrollRestoration" in history) history.scrollRestoration = "manual";
  return { settled, forgetting };
})();
