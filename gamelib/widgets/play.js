// A play page: scenes from Python, the learner's actions back to Python.

const PAUSE = 600; // ms between the scenes of one answer

// The parts of a line that tell something here: not what is left empty, nor what others have added.
// One without "=" tells that the line is mistyped.
function told(line = "") {
  return line.replace(/^\?/, "").split("&").filter((part) => {
    const [[key, value] = ["", ""]] = new URLSearchParams(`&${part}`);
    return (value.trim() || (part && !part.includes("="))) && !FOREIGN.test(key.trim().toLowerCase());
  });
}

// The line of a game, however it is written in an address.
const plain = (line) => new URLSearchParams(told(line).join("&")).toString();

class Play extends Asking {
  constructor(model) {
    super(model, "play");
  }

  build() {
    super.build();
    this.queue = [];
    this.chosen = this.recalled();
    this.table = make("div", "gl-shown gl-felt-top");
    this.lines = make("ul", "gl-said", { "aria-label": this.label("said") });
    this.headline = make("p", "gl-headline gl-now", { tabindex: "-1", ...QUIET });
    this.actions = make("div", "gl-todo");
    this.side = make("div", "gl-side");
    this.entries = make("ol", "gl-log");
    this.log = make("details", "gl-below", {}, make("summary", "", QUIET, this.label("log")), this.entries);
    const turn = make("div", "gl-turn", {}, this.headline, this.actions, this.trouble, this.tools());
    this.stage.append(this.table, this.lines, turn, this.side, this.log, this.live);
    this.stage.addEventListener("click", (event) => this.again(event), true);
    this.stage.addEventListener("click", (event) => this.click(event));
    this.stage.addEventListener("keydown", (event) => this.key(event));
    this.stage.addEventListener("focusin", ({ target }) => entered(target));
  }

  tools() {
    this.skipper = button("gl-main", this.label("skip"), () => this.skip(), { hidden: "" });
    this.hint = button("", this.label("hint"), () => this.use("hint"));
    this.undo = button("", this.label("undo"), () => this.use("undo"));
    this.fresh = button("", this.label("new"), () => this.use("new"));
    const no = button("gl-main", this.label("new-no"), () => this.sure(false));
    const yes = button("", this.label("new-yes"), () => this.act("new"));
    const sure = this.label("new-sure");
    this.question = make("div", "gl-sure", { role: "group", "aria-label": sure, hidden: "" });
    this.question.append(make("p", "gl-prompt", {}, sure), make("div", "gl-line", {}, no, yes));
    this.stay = no;
    this.copy = new Copy((key) => this.label(key), () => this.address(), (node) => this.say(node));
    const { button: copy, told, plain } = this.copy;
    this.row = make("div", "gl-line", {}, this.skipper, this.hint, this.undo, this.fresh, copy, told, this.slow);
    return make("div", "gl-tools", {}, this.row, plain, this.question);
  }

  // Whether there is a game that a link of this page can open.
  get kept() {
    return Boolean(this.bookmark.page && this.names(this.model.get("shown").keep));
  }

  // Whether a line is to name a game; Python tells which of its parts does not.
  names(line) {
    return this.model.get("opens") && told(line).length > 0;
  }

  // The game as a link, and a game that a link brought: then the address keeps it, and what this
  // browser kept of another game stays as it is. A link to the very game that was kept is no other.
  // A link to a game that is still to be begun leads to what was played in it since.

  address() {
    return new URL(`?${this.model.get("shown").keep}`, location.href).href;
  }

  get linked() {
    const query = location.search.slice(1);
    this.shared = this.names(query) && plain(query) !== plain(this.bookmark.kept.line);
    if (!this.shared) return super.linked;
    const { link, game } = this.bookmark.read("link");
    const begins = !/(^|&)moves=/i.test(query);
    this.begins = begins ? plain(query) : plain(query) === plain(game) && link;
    return (begins && this.begins === link && game) || query;
  }

  remember(line = "") {
    const named = this.names(location.search);
    // A mistyped link begins no game, and takes no other's place.
    const begun = this.shared && this.begins && (line || this.begins === this.bookmark.read("link").link);
    if (begun) this.bookmark.write("link", { link: this.begins, game: line });
    if (this.shared) readdress(line ? this.address() : location.pathname);
    else this.bookmark.keep({ line, typed: this.unsent() });
    if (named && !this.shared) readdress(location.pathname);
    this.shared &&= Boolean(line);
  }

  // What was typed and chosen and is still to be sent: as pairs of a place and what stands there.

  unsent() {
    const forms = this.model.get("shown").scenes.at(-1).forms.map(({ key }) => key);
    const there = [...this.chosen].filter(([place]) => forms.includes(JSON.parse(place)[0]));
    return there.map(([place, what]) => [place, what instanceof Set ? [...what] : what]);
  }

  recalled() {
    const { typed = [] } = this.linked === undefined ? this.bookmark.kept : {};
    return new Map(typed.map(([place, what]) => [place, Array.isArray(what) ? new Set(what) : what]));
  }

  edited() {
    this.unlink();
    const { line = "" } = this.resuming ? this.left : { line: this.model.get("shown").keep };
    if (!this.shared) this.bookmark.keep({ line, typed: this.unsent() });
  }

  // What the learner does

  click(event) {
    if (this.queue.length) {
      if (!event.target.closest("a, summary, .gl-tools")) this.skip();
      return;
    }
    const node = event.target.closest("[data-do]");
    if (node) this.act(node.dataset.do);
  }

  // The second click of a double click does not count for whatever lies there by then.
  again(event) {
    const node = event.target.closest("button");
    if (event.detail < 2) this.clicked = node;
    else if (node !== this.clicked) {
      event.stopPropagation();
      event.preventDefault();
    }
  }

  use(tool) {
    if (this[tool === "new" ? "fresh" : tool].getAttribute("aria-disabled") === "true") return;
    if (tool === "new" && this.scene.begun && !this.scene.over) this.sure(true);
    else this.act(tool);
  }

  sure(asked) {
    const held = this.question.contains(document.activeElement);
    this.question.hidden = !asked;
    this.row.hidden = asked;
    if (asked) this.stay.focus();
    else if (held) this.fresh.focus();
  }

  act(key, chosen = {}) {
    if (this.waiting) {
      this.dawdle();
      return;
    }
    this.sure(false);
    this.used = key;
    this.unlink();
    this.ask({ do: key, chosen, seen: this.seen });
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "Escape" && !this.question.hidden) this.sure(false);
    lead(event);
  }

  // What Python answers

  show({ id, scenes, note }, answered) {
    clearTimeout(this.pausing);
    if (answered && this.sent && !note) this.forget(scenes);
    // The form that stood there until then was as it is for whoever comes first.
    if (answered && this.resuming) this.chosen = this.recalled();
    const still = !this.seen || matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.seen = id;
    this.told = [];
    this.queue = [...scenes];
    if (still) this.skip();
    else this.step();
  }

  step() {
    const scene = this.queue.shift();
    this.told.push(...scene.said);
    this.draw(scene);
    if (this.queue.length) this.pausing = setTimeout(() => this.step(), PAUSE);
    else this.rest(scene);
  }

  // What is passed over is told all the same.
  skip() {
    clearTimeout(this.pausing);
    while (this.queue.length > 1) this.told.push(...this.queue.shift().said);
    this.step();
  }

  rest(scene) {
    this.entries.replaceChildren(...scene.log.map((entry) => this.entry(entry)));
    this.log.hidden = !scene.log.length;
    this.say(...[...this.told.map(({ html }) => html), scene.headline].map((html) => markup("p", "", html)));
    if (scene.busy) this.wait();
  }

  entry({ label, html }) {
    return make("li", "", {}, make("b", "", {}, make("bdi", "", {}, label)), markup("span", "", html));
  }

  draw(scene) {
    const before = document.activeElement;
    const held = this.holder();
    const reach = this.actions.offsetHeight;
    this.keepRoom();
    const begins = this.scene?.forms.length && !scene.forms.length;
    this.scene = scene;
    this.redraw(this.table, scene.html);
    this.redraw(this.side, scene.side);
    this.side.hidden = !scene.side;
    this.headline.innerHTML = scene.headline;
    this.actions.replaceChildren(
      ...scene.groups.map((group) => this.group(group)),
      ...scene.forms.map((form) => this.form(form)),
    );
    this.lines.replaceChildren(...this.told.map((line) => markup("li", `gl-${line.tone}`, line.html)));
    this.lines.hidden = !this.told.length;
    this.beside ||= Boolean(scene.side || this.told.length);
    this.stage.classList.toggle("gl-beside", this.beside);
    this.drawTools();
    this.leadTo(this.kept ? this.address() : scene.link);
    this.actions.style.minHeight = this.queue.length ? `${reach}px` : "";
    this.prepare();
    this.keepRoom();
    // A form may be far taller than the table that it leads to.
    if (held && begins) this.table.scrollIntoView();
    // Also a tool that is there no more has had the focus.
    if (held || (this.row.contains(before) && before.hidden)) this.home();
  }

  // A short scene keeps the room of the tallest so far of its kind, and moves that of what can be done.
  keepRoom() {
    const { style, clientWidth } = this.table;
    Object.assign(style, { minHeight: "", alignSelf: "start" });
    const other = this.scene?.room !== this.shape || clientWidth !== this.width;
    if (other || !this.scene?.tools.undo) this.room = 0;
    this.shape = this.scene?.room;
    this.width = clientWidth;
    this.room = Math.max(this.room, this.table.offsetHeight);
    Object.assign(style, { minHeight: `${this.room}px`, alignSelf: "" });
  }

  // Only what changes is written anew: what is being read or pointed at stays.
  redraw(node, html) {
    if (node.shows !== html) node.innerHTML = node.shows = html;
  }

  drawTools() {
    const moving = this.queue.length > 0;
    this.stage.classList.toggle("gl-moving", moving);
    this.skipper.hidden = !moving;
    for (const [tool, node] of [["hint", this.hint], ["undo", this.undo], ["new", this.fresh]]) {
      node.hidden = !(tool in this.scene.tools);
      node.setAttribute("aria-disabled", moving || !this.scene.tools[tool]);
    }
    this.fresh.classList.toggle("gl-main", this.scene.over);
    this.copy.button.hidden = !this.kept;
    this.copy.clear();
  }

  prepare() {
    for (const node of this.stage.querySelectorAll("button, a, summary, input")) node.dataset.lmSuppressShortcuts = "true";
    for (const group of this.stage.querySelectorAll("[data-acts]")) {
      const items = [...group.querySelectorAll("button")];
      const entry = items.find((item) => item.dataset.do === this.used) ?? items[0];
      for (const item of items) item.tabIndex = item === entry ? 0 : -1;
    }
  }

  // Whether the focus is in what will be drawn anew, or has been lost on the way.
  holder() {
    const node = document.activeElement;
    const drawn = [this.table, this.side, this.actions, this.trouble, this.headline, this.skipper];
    return drawn.some((part) => part.contains(node));
  }

  // Back to what was used, or on to what can be done now.
  home() {
    const can = [...this.stage.querySelectorAll("[data-do], .gl-todo button, .gl-todo input")];
    const used = can.find((node) => node.dataset.do === this.used || node.dataset.at === this.used);
    const node = this.queue.length ? this.skipper : (used ?? can.find((one) => one.tabIndex === 0) ?? this.headline);
    node.focus({ preventScroll: true });
    node.scrollIntoView({ block: "nearest" });
  }

  group({ label, actions }) {
    return this.named(label, make("div", "gl-options", { "data-acts": "" }, ...actions.map((action) => this.action(action))));
  }

  named(label, ...content) {
    const id = unique();
    return make("div", "gl-group", { role: "group", "aria-labelledby": id }, make("p", "gl-task", { id }, label), ...content);
  }

  action({ key, label, html, legal }) {
    const name = legal ? label : this.label("illegal", { label });
    const node = choice({ html, label: name }, () => {}, { "data-do": key });
    if (!legal) node.classList.add("gl-illegal");
    return node;
  }

  // Forms: choose first, then do

  form({ key, label, title, parts }) {
    const send = make("button", "gl-button gl-main", { type: "submit", ...QUIET, "data-at": key }, label);
    const nudge = make("p", "gl-nudge", { hidden: "" });
    const form = make("form", "gl-choose", { novalidate: "" });
    if (title) form.append(make("p", "gl-prompt", {}, title));
    form.append(...parts.map((part) => (part.options ? this.pick(key, part) : this.field(key, part))), nudge, send);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!this.queue.length) this.submit(key, parts, nudge);
    });
    return form;
  }

  pick(form, part) {
    const place = JSON.stringify([form, part.key]);
    const known = part.options.map((option) => option.key);
    const kept = [...(this.chosen.get(place) ?? part.chosen)].filter((key) => known.includes(key));
    this.chosen.set(place, new Set(kept));
    const single = part.max === 1;
    const count = make("span", "gl-count");
    const items = part.options.map((option) => {
      const at = JSON.stringify([form, part.key, option.key]);
      const role = single ? "radio" : "checkbox";
      return choice(option, () => this.choose(place, option.key, part, mark), { role, "data-at": at });
    });
    const mark = () => {
      const chosen = this.chosen.get(place);
      items.forEach((item, i) => item.setAttribute("aria-checked", chosen.has(known[i])));
      count.textContent = single ? "" : this.label("chosen", { count: chosen.size });
    };
    mark();
    const options = make("div", "gl-options", { "data-acts": "" }, ...items);
    if (single) options.setAttribute("role", "radiogroup");
    const group = this.named(part.label, options);
    if (single) options.setAttribute("aria-labelledby", group.firstChild.id);
    group.firstChild.append(" ", count);
    return group;
  }

  // Where one has to be chosen, a choice can be changed but not undone.
  choose(place, key, { min, max }, mark) {
    if (this.queue.length) return;
    const chosen = this.chosen.get(place);
    const was = chosen.delete(key);
    if (max === 1) chosen.clear();
    if (!was || (max === 1 && min === 1)) chosen.add(key);
    mark();
    this.edited();
  }

  field(form, { key, label, value, mode }) {
    const place = JSON.stringify([form, key]);
    const input = make("input", "", { type: "text", inputmode: mode, autocomplete: "off", "data-at": place, ...QUIET });
    input.value = this.chosen.get(place) ?? value;
    this.chosen.set(place, input.value);
    input.addEventListener("input", () => {
      this.chosen.set(place, input.value);
      this.edited();
    });
    return make("label", "gl-field", {}, make("span", "gl-task", {}, label), input);
  }

  submit(form, parts, nudge) {
    const chosen = {};
    for (const { key, label, options, min, max, value } of parts) {
      const own = this.chosen.get(JSON.stringify([form, key]));
      chosen[key] = options ? [...own] : (own ?? value);
      const few = options && own.size < min;
      if (!few && !(options && own.size > max)) continue;
      nudge.textContent = this.label(few ? "too-few" : "too-many", { label, min, max });
      nudge.hidden = false;
      this.say(make("p", "", {}, nudge.textContent));
      return;
    }
    this.sent = form;
    this.act(form, chosen);
  }

  // What was done need not be chosen again; what was refused can be mended.
  forget(scenes) {
    const refused = scenes.at(-1).said.at(-1)?.tone === "bad";
    for (const place of this.chosen.keys())
      if (!refused && JSON.parse(place)[0] === this.sent) this.chosen.delete(place);
    this.sent = null;
  }

  stop() {
    super.stop();
    clearTimeout(this.pausing);
  }
}

function render({ model, el }) {
  const play = new Play(model);
  el.append(play.stage);
  return () => play.stop();
}

export default { render };
