"use strict";
/* The page around a lesson: language, loading state, lost connection. No step needs it. */
const gl = (() => {
  const root = document.documentElement;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const PATIENCE = 120;  /* seconds; the last of a full class waits long for its kernel */
  const REFUSED = 10_000;  /* ms; what fails so soon was not waited for */
  root.classList.add("gl-busy");

  /* The front page holds all languages and shows one: ?lang=el first, then the browser's own. */
  function choose(known) {
    const wish = new URLSearchParams(location.search).get("lang")?.trim();
    const primary = tag => tag.toLowerCase().split(/[-_]/)[0];
    const fits = tag => known.includes(primary(tag));
    const mine = (navigator.languages || []).find(fits);
    const other = primary(known.includes("en") ? "en" : mine ?? known[0]);
    if (wish) return fits(wish) ? { lang: primary(wish) } : { lang: other, unknown: wish };
    return { lang: primary(mine ?? other) };
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
    if (unknown !== undefined) hint(words[lang].unspoken.replace("{tag}", () => unknown.slice(0, 20)));
  }

  function hint(text) {
    const note = document.createElement("p");
    note.className = "gl-note gl-hint";
    note.setAttribute("role", "status");
    note.textContent = text;
    document.querySelector(".gl-header").after(note);
  }

  /* Voila's sign that nothing has come for ten seconds: a full class, or a kernel that died. Once
     all cells are there a slow line may still keep the scripts. */
  let silence = 0;
  function waiting() {
    if (++silence >= 3) slow();
  }
  function slow() {
    if (!busy()) return;
    const note = document.querySelector(".gl-loading");
    note.dataset.word = "slow";
    if (front.again) front.again();
    else note.textContent = note.dataset.slow;
  }
  setTimeout(slow, 30_000);

  /* Another language opens the same place: the link's parameters and step stay as they are. */
  function keepPlace() {
    const place = () => {
      const query = new URLSearchParams(location.search);
      for (const own of ["lang", "token"]) query.delete(own);
      return (query.size ? `?${query}` : "") + location.hash;
    };
    for (const a of all(".gl-langs a")) {
      const href = a.getAttribute("href");
      const point = () => { a.href = href + place(); };
      for (const near of ["pointerdown", "focus", "pointerenter"]) a.addEventListener(near, point);
      point();
    }
    follow();
  }

  /* A link that names another language leads to that page, at the same place. */
  function follow() {
    const wanted = (new URLSearchParams(location.search).get("lang") ?? "").toLowerCase().split("-")[0];
    const other = all(".gl-langs a").find(a => a.lang === wanted && !a.matches("[aria-current]"));
    if (other) location.replace(other.href);
  }

  /* All cells have run; the widgets follow as soon as Voila's script has drawn them. */
  function prepared() {
    front.again?.();
    if (front.again) glKept.forgetting();
    for (const e of all(".gl-widget")) e.glModel = modelOf(e.querySelector("script"));
    watch.observe(document.getElementById("gl-main"), { childList: true, subtree: true });
    settle();
  }

  const watch = new MutationObserver(settle);
  function settle() {
    const left = undrawn();
    if (left.length) return left.forEach(unknown);
    root.classList.remove("gl-busy");
    watch.disconnect();
    /* Without a kernel there was nobody to draw them, and they stand as text. */
    if ("voila" in document.body.dataset && document.querySelector(".gl-widget") && !app?.widgetManager) broken();
    if (!isBroken) glKept.settled();
  }

  /* The kernel died before all was drawn. What stands here as text may be read, but only another
     kernel brings the rest; and of what was kept, nothing may be taken for gone. */
  let isBroken = false;
  function broken() {
    if (isBroken) return;
    isBroken = told = true;
    const note = document.querySelector(".gl-broken");
    note.append(note.querySelector("template").content.cloneNode(true));
    note.querySelector("button").addEventListener("click", () => location.reload());
  }

  /* Jupyter would say of each that there is no model, in English. */
  const undrawn = () => all(".gl-widget:not([hidden])").filter(e => !e.querySelector(".jp-OutputArea-output *"));
  function missing(nodes = undrawn()) {
    for (const e of nodes) e.hidden = true;
    broken();
    settle();
  }

  const modelOf = script => JSON.parse(script?.textContent ?? "{}").data?.["application/vnd.jupyter.widget-view+json"]?.model_id;

  /* Whoever draws an output waits two seconds for its model and looks each tenth of a second. What
     came while the page was too busy to look is seen at one last look; Voila sets its app before it
     draws anything. */
  function lookOnceMore(manager) {
    const ask = manager.get_model.bind(manager);
    manager.get_model = id => ask(id).catch(none => {
      if (manager.has_model(id)) return ask(id);
      throw none;
    });
  }
  let app;
  Object.defineProperty(window, "jupyterapp", {
    get: () => app,
    set(started) {
      app = started;
      if (app.widgetManager) lookOnceMore(app.widgetManager);
    },
  });

  /* A widget whose script has not come after two seconds would hear no answer any more. A telephone
     may take longer for all of a lesson's, and so does a class on one machine. */
  const timeout = AbortSignal.timeout?.bind(AbortSignal);  /* which old browsers do not have */
  AbortSignal.timeout = milliseconds => timeout(Math.max(milliseconds, PATIENCE * 1000));

  /* A kernel that was begun anew knows none of the page's models. */
  let comms;
  async function unknown(e) {
    if (!e.querySelector(".jp-OutputArea-output.jupyter-widgets")?.textContent) return;
    comms ??= app.widgetManager.kernel.requestCommInfo({ target_name: "jupyter.widget" });
    const { content } = await comms;
    if (content.comms && !(e.glModel in content.comms) && !e.hidden) missing([e]);
  }

  /* Voila ends the kernel of a page that is left, but only once its scripts run. A page that the
     browser kept and shows again has lost it, and begins anew; answers are kept. */
  let own;
  function begun(base, kernel) {
    own = `${base}voila/api/shutdown/${encodeURIComponent(kernel)}`;
    let ended = false;
    addEventListener("pagehide", () => {
      ended = Boolean(own);
      release();
    });
    addEventListener("pageshow", event => { if (event.persisted && ended) location.reload(); });
  }

  /* A page that is only read needs neither Voila's scripts nor, once it is written, its kernel. */
  function release() {
    if (!own) return;
    const token = document.cookie.match(/(?:^|; )_xsrf=([^;]*)/);
    const headers = token ? { "X-XSRFToken": token[1] } : {};
    fetch(own, { method: "POST", headers, keepalive: true }).catch(() => {});
    own = "";
  }

  /* Steps go on without the kernel, so its loss is a small notice, said once. What needs Python
     says so where it stands; as long as that is in sight, the notice would only say it again. */
  let lostFor = 0, told = false;
  const box = () => document.querySelector(".gl-lost");
  const aside = new IntersectionObserver(seen => {
    for (const { target, isIntersecting } of seen) target.glSeen = isIntersecting;
    box().hidden = all(".gl-trouble").some(node => node.glSeen);
  });
  const inSight = node => {
    const { top, bottom, height } = node.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  };
  function lost(refused = false) {
    dispatchEvent(new Event("gl-lost"));
    if (!box()) return;
    if (busy() && died) missing();
    else if (busy() && refused) cut();
    else tell();
  }

  /* Before all is drawn: where the server answers and yet refuses the line, the kernel is gone. One
     that is slow is waited for. */
  async function cut() {
    const script = document.querySelector("script[src]").src;
    const answers = await fetch(script, { method: "HEAD", cache: "no-store" }).then(() => true, () => false);
    if (!answers) tell();
    else if (busy()) {
      gone();
      missing();
    }
  }

  function tell() {
    if (told) return;
    told = true;
    without(true);
    box().hidden = all(".gl-trouble").some(inSight);
    box().append(box().querySelector("template").content.cloneNode(true));
    if (front.again) front.again();
    box().querySelector("button").addEventListener("click", gone);
    for (const node of all(".gl-trouble")) aside.observe(node);
  }

  function gone() {
    aside.disconnect();
    for (const node of all(":scope > :not(template)", box())) node.remove();
  }

  /* The same kernel answers again: what was asked in the meantime is asked once more. One that has
     died may come back at its address, but it knows nothing of the page any more. */
  let died = false;
  function found() {
    if (!told || died) return;
    told = false;
    without(false);
    gone();
    dispatchEvent(new Event("gl-found"));
  }

  function without(kernel) {
    root.classList.toggle("gl-kernelless", kernel);
    for (const form of all(".gl-form")) form.inert = kernel;
  }

  const busy = () => root.classList.contains("gl-busy");
  const stopped = /"execution_state": ?"(restarting|autorestarting|dead)"/;
  const said = data => typeof data === "string" ? data : new TextDecoder().decode(data);
  function listen(socket) {
    /* The server makes the line as soon as the kernel answers; it waits for a dead one, too. The
       seconds are counted one by one: a page that is kept from running has not waited. */
    let seconds = 0;
    const made = performance.now();
    const stuck = setInterval(() => {
      seconds += 1;
      if (seconds < PATIENCE) return;
      clearInterval(stuck);
      if (busy()) missing();
    }, 1000);
    socket.addEventListener("open", () => {
      clearInterval(stuck);
      clearTimeout(lostFor);
      found();
    });
    socket.addEventListener("close", () => {
      const refused = performance.now() - made < REFUSED;
      clearTimeout(lostFor);
      lostFor = setTimeout(() => lost(refused), 4000);  /* a short interruption mends itself */
    });
    socket.addEventListener("message", ({ data }) => {
      if ((data.length ?? data.byteLength) < 5000 && stopped.test(said(data))) {
        died = true;
        lost();
      }
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

  return { begun, broken, front, hint, keepPlace, prepared, release, waiting };
})();
