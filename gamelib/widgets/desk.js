// A position being set up: what is pressed or typed goes to Python, which answers with the board.

const LONGEST = 4000; // signs of a line that are kept

class Desk extends Asking {
  constructor(model) {
    super(model, "desk");
  }

  build() {
    super.build();
    this.queue = []; // what was done before the last answer came
    this.typed = false; // whether the line holds what Python has not been shown
    this.board = make("div", "gl-desk-board");
    this.faults = make("div", "gl-desk-faults");
    this.more = make("div", "gl-desk-more");
    this.note = make("div", "gl-desk-note", { hidden: "" });
    this.stage.append(this.board, this.typing(), this.trouble, this.sharing(), this.live);
    this.stage.addEventListener("click", (event) => this.press(event));
    this.stage.addEventListener("keydown", lead);
    this.stage.addEventListener("focusin", ({ target }) => entered(target));
  }

  typing() {
    const id = unique();
    this.line = make("textarea", "", { id, rows: 2, spellcheck: "false", autocapitalize: "off", ...QUIET });
    this.line.addEventListener("keydown", (event) => this.entered(event));
    this.later = rested(() => this.leave());
    this.line.addEventListener("input", () => {
      this.typed = true;
      this.later();
    });
    const hint = make("p", "gl-task", { id: `${id}-hint` }, this.label("line-hint"));
    this.line.setAttribute("aria-describedby", hint.id);
    const show = button("gl-main", this.label("show"), () => this.type());
    const again = button("", this.label("empty"), () => this.soon(() => this.again()));
    const buttons = make("div", "gl-line", {}, show, again, this.slow);
    const label = make("label", "gl-task", { for: id }, this.label("line"));
    return make("div", "gl-desk-line", {}, label, this.line, hint, this.faults, buttons);
  }

  sharing() {
    const tools = {
      "copy-link": () => this.copy("link", this.address()),
      "copy-cell": () => this.copy("cell", this.shown.cell),
      qr: () => this.soon(() => this.act("@qr", this.address())),
      print: () => print(),
    };
    const use = (act) => () => (this.shown.query ? act() : this.tell(this.label("mend")));
    const buttons = Object.entries(tools).map(([name, act]) => button("", this.label(name), use(act)));
    const row = make("div", "gl-line", { role: "group", "aria-label": this.label("share") }, ...buttons);
    return make("div", "gl-desk-share", {}, row, this.note, this.more);
  }

  // What is done

  press(event) {
    const node = event.target.closest("[data-do]");
    if (!node || node.getAttribute("aria-disabled") === "true") return;
    // What was typed counts, too: it is shown first.
    if (this.typed) this.type();
    this.soon(() => this.hit(node));
  }

  // What was pressed before the answer came is pressed on the board that the answer brings.
  hit(node) {
    const label = node.getAttribute("aria-label");
    const alike = (one) => one.getAttribute("aria-label") === label;
    const there = node.isConnected ? node : [...this.board.querySelectorAll("[data-do]")].find(alike);
    if (there) this.act(there.dataset.do);
    else this.next();
  }

  // One thing after the other, each when the one before has been answered.
  soon(act) {
    this.queue.push(act);
    if (this.waiting) this.dawdle();
    else this.next();
  }

  next() {
    this.queue.shift()?.();
  }

  entered(event) {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.type();
  }

  type() {
    this.soon(() => {
      this.leave();
      this.typed = false;
      this.act("@type", this.line.value);
    });
  }

  again() {
    this.typed = false;
    this.act("@again");
  }

  act(key, text = "") {
    this.used = key;
    this.before = this.place(document.activeElement);
    this.ask({ do: key, text });
  }

  // Where the focus is: which button of which row; the rows may be longer or shorter afterwards.
  place(node) {
    const row = node?.closest?.(".gl-desk-row");
    if (!row || !this.board.contains(row)) return null;
    const rows = [...this.board.querySelectorAll(".gl-desk-row")];
    const at = [...row.children].indexOf(node);
    return { title: this.titled(row), row: rows.indexOf(row), at, label: node.getAttribute("aria-label") };
  }

  titled(row) {
    return row.closest(".gl-desk-part").getAttribute("aria-label");
  }

  // What Python answers

  show(shown, answered) {
    this.shown = shown;
    this.heed(document.activeElement);
    this.board.innerHTML = shown.html;
    if (!this.typed && (answered || !this.line.value)) this.line.value = shown.line;
    this.faults.innerHTML = shown.wrong;
    this.faults.hidden = !shown.wrong;
    this.more.innerHTML = shown.more;
    this.note.hidden = true;
    this.keep();
    this.prepare();
    this.say(make("p", "", {}, shown.said));
    if (this.before) this.home();
    this.before = null;
    if (answered) this.next();
  }

  // Who has gone elsewhere while the answer was on its way stays there.
  heed(now) {
    if (this.board.contains(now)) this.before = this.place(now) ?? this.before;
    else if (now !== document.body) this.before = null;
  }

  // What was changed is in the page's own address: whoever reloads it comes back here, also to a
  // position that is still wrong.
  keep() {
    this.leadTo(this.shown.query ? this.address() : "");
    const changed = this.shown.here && this.shown.id !== "0";
    if (changed && document.body.dataset.voila) readdress(`?${this.shown.here}`);
    if (this.typed) this.later();
  }

  // So does what was typed and not yet shown.
  leave() {
    const game = new URLSearchParams(this.shown.here).get("game");
    const left = new URLSearchParams({ game, typed: this.line.value });
    if (this.typed && this.line.value.length < LONGEST && document.body.dataset.voila) readdress(`?${left}`);
  }

  // Each part of the board is one stop of the Tab key: what is chosen, or else the first.
  prepare() {
    for (const row of this.board.querySelectorAll("[data-acts]")) {
      const items = [...row.querySelectorAll("button")];
      const entry = items.find((item) => item.getAttribute("aria-pressed") === "true") ?? items[0];
      for (const item of items) {
        item.tabIndex = item === entry ? 0 : -1;
        item.dataset.lmSuppressShortcuts = "true";
      }
    }
  }

  home() {
    if (!this.before) return;
    const { title, row, at, label } = this.before;
    const rows = [...this.board.querySelectorAll(".gl-desk-row")];
    const same = rows.filter((one) => this.titled(one) === title);
    // A part may have another title by now, and yet the same buttons.
    const alike = () => rows.find((one) => [...one.children].some((item) => label && item.getAttribute("aria-label") === label));
    const there = same.includes(rows[row]) ? rows[row] : (same[0] ?? alike() ?? rows[Math.min(row, rows.length - 1)]);
    const items = [...there.children].filter((item) => item.matches("button"));
    const node = there.children[at]?.matches("button") ? there.children[at] : items.at(-1);
    node?.focus({ preventScroll: true });
    follow(this.board);
  }

  // Sharing

  // The step that is shown below, unless it is the last, which is shown anyway.
  address() {
    const slider = this.stage.closest(".gl-desk-page")?.querySelector(".gl-steps-stage .gl-slider");
    const step = slider && Number(slider.value) < this.shown.steps ? `&step=${slider.value}` : "";
    // From JupyterLab the link leads to the page that Voila makes of this notebook.
    const page = location.pathname.replace(/\/lab(\/workspaces\/[^/]+)?\/tree\//, "/voila/render/");
    return `${location.origin}${page}?${this.shown.query}&lang=${this.model.get("lang")}${step}`;
  }

  async copy(kind, text) {
    try {
      await navigator.clipboard.writeText(text);
      this.tell(this.label(`copied-${kind}`));
    } catch {
      this.tell(this.label("copy-not"), text);
    }
  }

  tell(words, text = "") {
    this.note.replaceChildren(make("p", "gl-nudge", { role: "status" }, words));
    this.note.hidden = false;
    if (!text) return;
    const field = make("textarea", "", { rows: 3, readonly: "", "aria-label": words, ...QUIET });
    field.value = text;
    this.note.append(field);
    field.select();
  }
}

function render({ model, el }) {
  const desk = new Desk(model);
  el.append(desk.stage);
  return () => desk.stop();
}

export default { render };
