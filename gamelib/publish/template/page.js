"use strict";
/* The page around a lesson: language, loading state, lost connection. No step needs it. */
const gl = (() => {
  const root = document.documentElement;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  root.classList.add("gl-busy");

  /* The front page holds all languages and shows one: ?lang=el first, then the browser's own. */
  function choose(known) {
    const wish = new URLSearchParams(location.search).get("lang");
    const primary = tag => tag.toLowerCase().split(/[-_]/)[0];
    const fits = tag => known.includes(primary(tag));
    if (wish !== null) return fits(wish) ? { lang: primary(wish) } : { lang: "en", unknown: wish };
    return { lang: primary((navigator.languages || []).find(fits) || "en") };
  }

  function speak(words, lang) {
    root.lang = root.dataset.lang = lang;
    document.title = words[lang].brand;
    for (const e of all("[data-word]")) e.textContent = words[lang][e.dataset.word];
    for (const e of all("[data-label]")) e.setAttribute("aria-label", words[lang][e.dataset.label]);
    for (const a of all(".gl-langs a")) {
      if (a.lang === lang) a.setAttribute("aria-current", "page");
      else a.removeAttribute("aria-current");
    }
  }

  function front() {
    const words = JSON.parse(document.getElementById("gl-words").textContent);
    const { lang, unknown } = choose(Object.keys(words));
    speak(words, lang);
    for (const a of all(".gl-langs a")) a.addEventListener("click", event => {
      event.preventDefault();  /* every language is here already: no second kernel for it */
      history.replaceState(null, "", a.href);
      document.querySelector(".gl-hint")?.remove();
      speak(words, a.lang);
    });
    front.again = () => speak(words, root.lang);
    if (unknown !== undefined) hint(unknown);
  }

  function hint(unknown) {
    const note = document.createElement("p");
    note.className = "gl-note gl-hint";
    note.setAttribute("role", "status");
    note.textContent = `There is no version for “${unknown.slice(0, 20)}” yet; this is the English one.`;
    document.querySelector(".gl-header").after(note);
  }

  /* Another language opens the same place: the link's parameters and step stay as they are. */
  function keepPlace() {
    const query = new URLSearchParams(location.search);
    for (const own of ["lang", "token"]) query.delete(own);
    const place = (query.size ? `?${query}` : "");
    for (const a of all(".gl-langs a")) {
      const href = a.getAttribute("href") + place;
      const point = () => { a.href = href + location.hash; };
      a.addEventListener("pointerdown", point);
      a.addEventListener("focus", point);
      a.href = href;
    }
  }

  /* All cells have run; the widgets follow as soon as Voila's script has drawn them. */
  function prepared() {
    front.again?.();
    const drawn = () => all(".gl-widget").every(e => e.querySelector(".jp-OutputArea-output *"));
    const settle = () => drawn() && (root.classList.remove("gl-busy"), watch.disconnect());
    const watch = new MutationObserver(settle);
    watch.observe(document.getElementById("gl-main"), { childList: true, subtree: true });
    settle();
    if (location.hash) document.getElementById(decode(location.hash))?.scrollIntoView();
  }

  const decode = hash => { try { return decodeURIComponent(hash.slice(1)); } catch { return hash.slice(1); } };

  /* A page that is only read needs neither Voila's scripts nor, once it is written, its kernel. */
  function release(base, kernel) {
    const token = document.cookie.match(/(?:^|; )_xsrf=([^;]*)/);
    const headers = token ? { "X-XSRFToken": token[1] } : {};
    const address = `${base}voila/api/shutdown/${encodeURIComponent(kernel)}`;
    fetch(address, { method: "POST", headers, keepalive: true }).catch(() => {});
  }

  /* Steps go on without the kernel, so its loss is a small notice, said once. */
  let lostFor = 0, told = false;
  function lost() {
    dispatchEvent(new Event("gl-lost"));  /* what needs Python says so where it stands */
    const box = document.querySelector(".gl-lost");
    if (!box || told) return;
    told = true;
    root.classList.add("gl-kernelless");
    for (const form of all(".gl-form")) form.inert = true;
    box.append(box.querySelector("template").content.cloneNode(true));
    if (front.again) front.again();
    box.querySelector("button").addEventListener("click", () => box.replaceChildren());
  }

  const stopped = /"execution_state": ?"(restarting|autorestarting|dead)"/;
  const said = data => typeof data === "string" ? data : new TextDecoder().decode(data);
  function listen(socket) {
    socket.addEventListener("open", () => clearTimeout(lostFor));
    socket.addEventListener("close", () => {
      clearTimeout(lostFor);
      lostFor = setTimeout(lost, 4000);  /* a short interruption mends itself */
    });
    socket.addEventListener("message", ({ data }) => {
      if ((data.length ?? data.byteLength) < 5000 && stopped.test(said(data))) lost();
    });
  }
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(url, ...rest) {
      super(url, ...rest);
      if (/\/api\/kernels\//.test(url)) listen(this);
    }
  };
  addEventListener("pagehide", () => { told = true; });
  addEventListener("pageshow", event => { if (event.persisted) told = false; });

  return { front, keepPlace, prepared, release };
})();
