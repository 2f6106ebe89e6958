// A table to write in: what is typed stays, the rest follows from Python.

const TYPED = 700; // ms after the last key until what was typed is sent
const LONG = 200; // signs that a field takes: one without end would leave no room for what others hold

class ScoreTable extends Asking {
  constructor(model) {
    super(model, "table");
    this.onStored = ({ key }) => key === SHELF + this.bookmark.page && this.catchUp();
    addEventListener("storage", this.onStored);
  }

  // Another window has written in the same table: here it stands, too, and what is written next
  // takes nothing of it away.
  catchUp() {
    const { line } = this.bookmark.kept;
    const busy = this.asked || this.typed.size || this.resuming;
    if (line && !busy && line !== this.model.get("shown").keep) this.ask({ resume: line });
  }

  build() {
    super.build();
    this.fields = new Map();
    this.typed = new Set(); // keys of what Python has not answered yet
    this.caption = make("caption", "");
    this.head = make("thead", "");
    this.body = make("tbody", "");
    this.table = make("table", "gl-score", {}, this.caption, this.head, this.body);
    this.scroll = make("div", "gl-scroll", {}, this.table);
    this.note = make("p", "gl-table-note");
    this.copy = new Copy((key) => this.label(key), () => this.grid(), (node) => this.say(node));
    const line = make("div", "gl-line", {}, this.copy.button, this.copy.told, this.slow);
    this.stage.append(this.scroll, this.note, this.trouble, make("div", "gl-controls", {}, line, this.copy.plain), this.live);
    this.stage.addEventListener("keydown", (event) => this.key(event));
    // Wider than its room, it has to be reached by keyboard to be scrolled.
    this.watch = new ResizeObserver(() => this.measure());
    this.watch.observe(this.scroll);
    this.watch.observe(this.table);
  }

  measure() {
    const wide = this.scroll.scrollWidth > this.scroll.clientWidth;
    this.scroll.style.setProperty("--gl-room", `${this.scroll.clientWidth}px`);
    this.scroll.style.setProperty("--gl-first", `${this.table.querySelector("tbody th")?.offsetWidth ?? 0}px`);
    if (wide) this.scroll.tabIndex = 0;
    else this.scroll.removeAttribute("tabindex");
    const attributes = { role: "region", "aria-label": this.data.caption, ...QUIET };
    for (const [name, value] of Object.entries(attributes)) {
      if (wide) this.scroll.setAttribute(name, value);
      else this.scroll.removeAttribute(name);
    }
  }

  // What Python has not answered yet is kept beside the line: also when the connection is gone.
  remember(line = "") {
    const fresh = [...this.typed].map((key) => [key, this.fields.get(key)?.value]);
    const left = this.resuming ? this.left : { line };
    this.bookmark.keep({ line: left.line, typed: { ...left.typed, ...Object.fromEntries(fresh) } });
  }

  // What was typed last, and never arrived, is typed again.
  resumed() {
    super.resumed();
    const left = this.linked === undefined ? this.left.typed : {};
    for (const [key, value] of Object.entries(left ?? {})) {
      if (!this.fields.has(key) || typeof value !== "string") continue;
      this.fields.get(key).value = value;
      this.typed.add(key);
    }
    if (this.typed.size) this.rest();
  }

  // What the learner does

  edit(key) {
    this.typed.add(key);
    this.copy.clear();
    this.remember(this.model.get("shown").keep);
    this.unlink();
    this.rest();
  }

  rest() {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.flush(), TYPED);
  }

  flush() {
    clearTimeout(this.resting);
    const change = {};
    for (const key of this.typed) change[key] = this.fields.get(key).value;
    const all = JSON.stringify(change);
    if (!this.typed.size || (this.asked && all === this.last)) return;
    this.last = all;
    this.ask({ change });
  }

  key(event) {
    const input = event.target.closest(".gl-score input");
    if (!input || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    if (event.key === "Enter") this.flush();
    const column = [...this.fields.values()].filter((one) => one.column === input.column);
    const next = column[column.indexOf(input) + by];
    next?.focus();
    next?.select();
  }

  // What Python answers

  show({ table, note }, answered) {
    if (answered && this.last && !note) {
      for (const [key, value] of Object.entries(JSON.parse(this.last)))
        if (this.fields.get(key)?.value === value) this.typed.delete(key);
      this.last = null;
    }
    // What was typed in the meantime goes on its way, too.
    if (answered && !note && this.typed.size) this.rest();
    const before = this.data;
    this.data = table;
    const held = this.laid?.findIndex(({ node }) => node.messages?.contains(document.activeElement)) ?? -1;
    const rule = held >= 0 && document.activeElement.getAttribute("href");
    const plan = JSON.stringify([table.head, table.rows].map((rows) => rows.map((row) => row.map(this.plan))));
    if (plan !== this.planned) this.lay(table);
    this.planned = plan;
    this.caption.replaceChildren(make("span", "", {}, table.caption));
    [...table.head, ...table.rows].forEach((row, at) => this.write(row, this.laid[at]));
    if (held >= 0) this.back(this.laid[held]?.node, rule);
    this.note.innerHTML = table.note;
    this.note.hidden = !table.note;
    this.leadTo(table.link);
    if (before) this.tell(before);
  }

  // Whoever was at a rule below a row finds it again, or else the first field of the row.
  back(row, rule) {
    const to = row?.messages?.querySelector(`[href="${CSS.escape(rule)}"]`) ?? row?.querySelector("input");
    to?.focus({ preventScroll: true });
    follow(this.stage);
  }

  plan({ input, span, down }) {
    return [input && [input.key, input.mode], span, down];
  }

  // Another shape of table: everything is laid anew, and the focus finds its field again.
  lay({ head, rows }) {
    const held = document.activeElement?.closest(".gl-score input") && document.activeElement;
    const place = held && this.fields.get(held.dataset.key) === held && [held.dataset.key, held.selectionStart, held.selectionEnd];
    const kept = new Map([...this.fields].filter(([key]) => this.typed.has(key)).map(([key, input]) => [key, input.value]));
    this.fields.clear();
    this.laid = [];
    this.head.replaceChildren(...head.map((row) => this.row(row, true)));
    this.body.replaceChildren(...rows.map((row) => this.row(row, false)));
    for (const [key, value] of kept) if (this.fields.has(key)) this.fields.get(key).value = value;
    for (const key of [...this.typed]) if (!this.fields.has(key)) this.typed.delete(key);
    if (!place || !this.fields.has(place[0])) return;
    this.fields.get(place[0]).focus({ preventScroll: true });
    this.fields.get(place[0]).setSelectionRange(place[1], place[2]);
  }

  row(cells, heading) {
    let column = 0;
    const made = cells.map((cell, at) => {
      const node = make(heading || !at ? "th" : "td", "", {});
      if (heading) node.scope = cell.span > 1 ? "colgroup" : "col";
      else if (!at) node.scope = "row";
      if (cell.span > 1) node.colSpan = cell.span;
      if (cell.down > 1) node.rowSpan = cell.down;
      if (cell.input) node.append(this.input(cell.input, column));
      column += cell.span;
      return node;
    });
    const node = make("tr", "", {}, ...made);
    this.laid.push({ node, cells: made, wide: column });
    return node;
  }

  input({ key, label, mode, value }, column) {
    const attributes = { type: "text", inputmode: mode, maxlength: LONG, autocomplete: "off", "aria-label": label, "data-key": key, ...QUIET };
    const input = make("input", mode === "numeric" ? "gl-numeric" : "", attributes);
    input.value = value;
    input.column = column;
    input.addEventListener("input", () => this.edit(key));
    // A field that is taken out of the page says that it changed; by then it is no longer ours.
    input.addEventListener("change", () => this.fields.get(key) === input && this.flush());
    input.addEventListener("blur", () => this.tidy(key));
    this.fields.set(key, input);
    return input;
  }

  write(row, { node, cells, wide }) {
    const wrong = [];
    row.forEach((cell, at) => {
      cells[at].className = cell.class;
      if (cell.message) wrong.push(this.message(cell));
      if (cell.input) this.fill(cell, wrong.at(-1));
      else if (cell.html) cells[at].innerHTML = cell.html;
      else cells[at].replaceChildren(make("bdi", "", {}, cell.text));
    });
    node.messages?.remove();
    node.messages = null;
    if (!wrong.length) return;
    const inner = make("div", "gl-wrong", {}, ...wrong);
    node.messages = make("tr", "gl-wrong-row", {}, make("td", "", { colspan: wide }, inner));
    node.after(node.messages);
  }

  message({ input, message, doubt }) {
    const said = make("p", doubt ? "gl-doubt" : "");
    if (input) said.append(make("b", "", {}, make("bdi", "", {}, input.label)), ": ");
    said.append(markup("span", "", message));
    return said;
  }

  // Beside the field stands what is wrong; within it, always what was typed. A value that counts is
  // no mistake, whatever is said of it.
  fill({ input, message, doubt }, said) {
    const field = this.fields.get(input.key);
    field.setAttribute("aria-label", input.label);
    field.known = input.value;
    this.tidy(input.key);
    field.classList.toggle("gl-doubt", Boolean(message && doubt));
    if (message && !doubt) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    if (!message) return field.removeAttribute("aria-describedby");
    // The words alone: the field has its name already.
    said.lastChild.id = unique();
    field.setAttribute("aria-describedby", said.lastChild.id);
  }

  tidy(key) {
    const field = this.fields.get(key);
    const left = document.activeElement !== field && !this.typed.has(key);
    if (left && field.known !== undefined && field.value !== field.known) field.value = field.known;
  }

  // Speaks what is wrong now and was not before, and the note below the table.
  tell(before) {
    const wrong = (table) =>
      [...table.head, ...table.rows].flat().filter((cell) => cell.message).map((cell) => this.message(cell).innerHTML);
    const [old, now] = [wrong(before), wrong(this.data)];
    const told = now.filter((html) => !old.includes(html));
    if (this.data.note !== before.note) told.push(this.data.note);
    // What is mended is not left to be found by a reader that goes through the page.
    const mended = old.some((html) => !now.includes(html));
    if (told.length || mended) this.say(...told.map((html) => markup("p", "", html)));
  }

  // A table as text: cells between tabs, as spreadsheets take it.

  grid() {
    const lines = [];
    for (const [at, row] of [...this.data.head, ...this.data.rows].entries()) {
      let column = 0;
      lines[at] ??= [];
      row.forEach((cell, i) => {
        while (lines[at][column] !== undefined) column += 1;
        for (let down = 0; down < cell.down; down += 1)
          for (let across = 0; across < cell.span; across += 1)
            (lines[at + down] ??= [])[column + across] = down || across ? "" : this.written(cell, at, i);
      });
    }
    return lines.map((line) => Array.from(line, (words) => words ?? "").join("\t")).join("\n");
  }

  written({ input }, at, i) {
    const text = input ? this.fields.get(input.key).value : this.laid[at].cells[i].textContent;
    return text.replaceAll("\u2212", "-").replace(/\s+/g, " ").trim();
  }

  home() {
    (this.stage.querySelector(".gl-score input") ?? this.stage.querySelector("button")).focus();
  }

  stop() {
    super.stop();
    removeEventListener("storage", this.onStored);
    clearTimeout(this.resting);
    this.watch.disconnect();
  }
}

function render({ model, el }) {
  const table = new ScoreTable(model);
  el.append(table.stage);
  return () => table.stop();
}

export default { render };
