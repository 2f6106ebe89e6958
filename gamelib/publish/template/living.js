"use strict";
/* A page whose Python runs in the browser: this starts Python beside the page and draws its widgets. */
(() => {
  const page = JSON.parse(document.getElementById("gl-living").textContent);
  const slots = [...document.querySelectorAll("[data-cell]")];
  const asking = slots.filter((slot) => "asks" in slot.dataset);
  const models = new Map();
  let worker;

  const make = (tag, look, ...children) => {
    const node = document.createElement(tag);
    if (look) node.className = look;
    node.append(...children);
    return node;
  };

  /* Models: what is known of a widget, and its line to Python */

  class Model {
    constructor(id, state) {
      Object.assign(this, { id, state, changed: {}, listeners: [] });
    }

    get = (name) => this.state[name];

    set = (name, value) => {
      this.state[name] = value;
      this.changed[name] = value;
      this.tell(`change:${name}`, value);
    };

    save_changes = () => {
      this.speak({ method: "update", state: this.changed, buffer_paths: [] });
      this.changed = {};
    };

    send = (content) => this.speak({ method: "custom", content });

    speak(data) {
      worker.postMessage({ kind: "comm", id: this.id, data });
    }

    on = (event, act) => void this.listeners.push({ event, act });

    off = (event, act) => {
      this.listeners = this.listeners.filter((one) => (event && one.event !== event) || (act && one.act !== act));
    };

    tell(event, ...what) {
      for (const one of this.listeners) if (one.event === event) one.act(...what);
    }

    heard({ method, state, content }) {
      if (method === "custom") this.tell("msg:custom", content, []);
      if (method !== "update") return;
      Object.assign(this.state, state);
      for (const name of Object.keys(state)) this.tell(`change:${name}`, state[name]);
    }

    widget_manager = { get_model: async (id) => models.get(id) };
  }

  const model = (reference) => models.get(reference.replace("IPY_MODEL_", ""));

  /* Views: a node, and what to do when it goes */

  const KINDS = { AnyModel: any, VBoxModel: box, HBoxModel: box, HTMLModel: html, TextModel: text, DropdownModel: dropdown, ButtonModel: press };

  function view(one) {
    const kind = KINDS[one.get("_model_name")];
    if (!kind) throw new Error(`no view for ${one.get("_model_name")}`);
    const made = kind(one);
    made.node.classList.add(...(one.get("_dom_classes") ?? []));
    return made;
  }

  const scripts = new Map();
  function script(code) {
    if (!scripts.has(code)) {
      const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
      scripts.set(code, import(url));
    }
    return scripts.get(code);
  }

  const looks = new Set();
  function look(css) {
    if (!css || looks.has(css)) return;
    looks.add(css);
    const sheet = make("style");
    sheet.textContent = css;
    document.head.append(sheet);
  }

  function any(one) {
    const node = make("div");
    const gone = new AbortController();
    look(one.get("_css"));
    const drawn = script(one.get("_esm")).then(({ default: widget }) => widget.render({ model: one, el: node, signal: gone.signal }));
    const stop = () => {
      gone.abort();
      drawn.then((end) => end?.());
    };
    return { node, stop };
  }

  /* What stays in a box stays as it is. */
  function box(one) {
    const node = make("div", `widget-box ${one.get("_model_name") === "HBoxModel" ? "widget-hbox" : "widget-vbox"}`);
    let shown = new Map();
    const fill = () => {
      const wanted = new Map(one.get("children").map((child) => [child, shown.get(child) ?? view(model(child))]));
      for (const [child, made] of shown)
        if (!wanted.has(child)) {
          made.stop();
          made.node.remove();
        }
      for (const [at, { node: child }] of [...wanted.values()].entries())
        if (node.children[at] !== child) node.insertBefore(child, node.children[at] ?? null);
      shown = wanted;
    };
    one.on("change:children", fill);
    fill();
    const stop = () => {
      one.off("change:children", fill);
      for (const made of shown.values()) made.stop();
    };
    return { node, stop };
  }

  /* A view that follows some traits of its model. */
  function follow(one, node, names, draw) {
    for (const name of names) one.on(`change:${name}`, draw);
    draw();
    const stop = () => {
      for (const name of names) one.off(`change:${name}`, draw);
    };
    return { node, stop };
  }

  function html(one) {
    const content = make("div", "widget-html-content");
    const draw = () => {
      content.innerHTML = one.get("value");
    };
    return follow(one, make("div", "widget-html", content), ["value"], draw);
  }

  function labelled(one, kind, input) {
    const label = make("span", "widget-label", one.get("description"));
    return make("label", `widget-inline-hbox ${kind}`, label, input);
  }

  function text(one) {
    const input = make("input");
    input.type = "text";
    input.addEventListener("change", () => {
      one.set("value", input.value);
      one.save_changes();
    });
    const draw = () => {
      if (input.value !== one.get("value")) input.value = one.get("value");
    };
    return follow(one, labelled(one, "widget-text", input), ["value"], draw);
  }

  function dropdown(one) {
    const input = make("select");
    input.addEventListener("change", () => {
      one.set("index", input.selectedIndex);
      one.save_changes();
    });
    const draw = () => {
      input.replaceChildren(...one.get("_options_labels").map((label) => make("option", "", label)));
      input.selectedIndex = one.get("index") ?? -1;
    };
    return follow(one, labelled(one, "widget-dropdown", input), ["_options_labels", "index"], draw);
  }

  function press(one) {
    const node = make("button", "widget-button jupyter-button");
    node.type = "button";
    node.addEventListener("click", () => one.send({ event: "click" }));
    const draw = () => {
      node.textContent = one.get("description");
      node.disabled = one.get("disabled");
    };
    return follow(one, node, ["description", "disabled"], draw);
  }

  /* The page */

  const bar = make("progress");

  /* The focus of what is replaced stays in its place. */
  function put(slot, node, old) {
    const held = slot.contains(document.activeElement);
    if (old) old.replaceWith(node);
    else slot.replaceChildren(node);
    if (!held) return;
    slot.tabIndex = -1;
    slot.focus({ preventScroll: true });
  }

  /* What is said where a widget will stand. */
  function say(slot, what, ...more) {
    const note = make("div", "gl-note gl-starting", make("p", "", page.words[what]), ...more);
    note.setAttribute("role", "status");
    put(slot, note, slot.querySelector(".gl-asks, .gl-starting"));
  }

  /* Markup without a widget stands in the page already. */
  function show({ cell, model: id, text: plain }) {
    const slot = slots.find((one) => Number(one.dataset.cell) === cell);
    if (slot && id) put(slot, view(models.get(id)).node);
    if (slot && plain) put(slot, make("pre", "", plain));
  }

  const HEARD = {
    progress({ bytes, total }) {
      if (total) bar.max = total;
      else bar.value = Math.min(bytes, bar.max);
    },
    comm_open: ({ id, data }) => models.set(id, new Model(id, data.state)),
    comm_msg: ({ id, data }) => models.get(id)?.heard(data),
    comm_close: ({ id }) => models.delete(id),
    shown: show,
    ready() {
      new MutationObserver(lead).observe(document.getElementById("gl-main"), { childList: true, subtree: true });
      lead();
    },
    failed() {
      const waiting = asking.filter((slot) => slot.querySelector(".gl-starting"));
      for (const slot of waiting) say(slot, "stuck");
      dispatchEvent(new Event("gl-lost"));
    },
  };

  /* Python speaks of notebooks; here they are pages, or have been left out. */
  function lead() {
    for (const a of document.querySelectorAll("a[href*='.ipynb']")) {
      const address = a.getAttribute("href");
      if (page.pages.includes(/([\w-]+)\.ipynb/.exec(address)?.[1])) a.setAttribute("href", address.replace(".ipynb", ".html"));
      else a.removeAttribute("href");
    }
  }

  function start() {
    bar.setAttribute("aria-label", page.words.starting);
    for (const slot of asking) say(slot, "starting", ...(slot === asking[0] ? [bar] : []));
    const script = new URL(`${page.python}worker.js`, location.href);
    try {
      worker = new Worker(script, { type: "module" });
    } catch {
      HEARD.failed();
      return;
    }
    worker.onmessage = ({ data }) => HEARD[data.kind](data);
    worker.onerror = () => HEARD.failed();
    worker.postMessage({ kind: "start", cells: page.cells, query: location.search.slice(1) });
  }

  /* A lesson waits until somebody wants to try something; a page to play on begins at once. */
  function offer(slot) {
    const button = make("button", "gl-go", page.words.set);
    button.type = "button";
    button.addEventListener("click", start);
    say(slot, "offer", button);
  }

  const disk = location.protocol === "file:";
  if (disk) for (const slot of asking) slot.querySelector("a[data-living]") ?? say(slot, "disk");
  else if (document.querySelector("[data-cell]:not([data-asks]) [data-model]")) asking.forEach(offer);
  else start();
})();
