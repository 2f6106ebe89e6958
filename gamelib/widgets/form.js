// A form, what Python makes of its values, and a button that prints nothing but that.

const LONGEST = 4000; // signs of a link that a page reads

class Form extends Asking {
  constructor(model) {
    super(model, "form");
    this.onBefore = () => this.lay();
    this.onAfter = () => this.clearPaper();
    addEventListener("beforeprint", this.onBefore);
    addEventListener("afterprint", this.onAfter);
    this.stage.addEventListener("change", ({ target }) => this.changed(target));
    this.stage.addEventListener("input", rested(({ target }) => this.leave(target)));
    if (this.setHere()) this.changed();
  }

  build() {
    super.build();
    const { fields, values } = Object.fromEntries(["fields", "values"].map((key) => [key, this.model.get(key)]));
    this.specs = fields;
    this.given = { ...values };
    this.blocks = Object.fromEntries(fields.map((field) => [field.key, this.block(field, values[field.key])]));
    this.button = button("gl-main", this.label("print"), () => this.print());
    const tools = make("div", "gl-controls", {}, make("div", "gl-line", {}, this.button, this.slow), this.trouble);
    this.form = make("div", "gl-fields", {}, ...Object.values(this.blocks));
    this.made = make("div", "gl-made");
    const note = markup("div", "gl-problem", this.model.get("note"));
    this.stage.append(note, this.form, tools, this.made, this.live);
    this.sort();
  }

  block(field, value) {
    const problem = make("div", "gl-problem", { id: unique() });
    const control = field.options ? this.pills(field, value, problem.id) : this.input(field, value, problem.id);
    return make("div", `gl-block gl-block-${field.here ? "address" : field.kind}`, {}, control, problem);
  }

  input({ key, kind, label }, value, id) {
    const mode = kind === "number" ? { inputmode: "numeric" } : {};
    const attributes = { type: "text", name: key, autocomplete: "off", "aria-describedby": id, ...mode, ...QUIET };
    const input = make("input", "gl-seed", attributes);
    input.value = value;
    return make("label", "gl-field", {}, label, input);
  }

  pills({ key, kind, label, options }, value, id) {
    const name = unique();
    const many = kind === "many";
    const each = options.map((option) => {
      const words = option.lang ? { lang: option.lang } : {};
      const made = pill(many ? "checkbox" : "radio", option.value, option.label, { name }, words);
      made.firstChild.checked = many ? value.includes(option.value) : value === option.value;
      made.firstChild.dataset.of = option.of ?? "";
      return made;
    });
    return pills(label, each, "", { "aria-describedby": id, "data-key": key });
  }

  // Choices that belong to another one, such as the topics of a game, are there with it alone. Where
  // there is one to choose, the first of them is chosen, unless a link named another to be told.
  sort() {
    for (const { key, kind, by } of this.specs.filter(({ by }) => by)) {
      const of = this.blocks[by].querySelector("input:checked")?.value;
      const all = [...this.blocks[key].querySelectorAll("input")];
      for (const input of all) input.parentNode.hidden = input.dataset.of !== of;
      this.blocks[key].hidden = !of;
      const there = all.filter((input) => input.dataset.of === of);
      const wrong = there.every((input) => !input.checked);
      if (kind === "one" && wrong && !(key in this.given)) there[0].checked = true;
    }
  }

  values() {
    const value = ({ key, kind, options }) => {
      const block = this.blocks[key];
      const all = [...block.querySelectorAll("input")];
      const there = all.filter(({ parentNode }) => !parentNode.hidden);
      const known = (one) => (kind === "many" ? all : there).some(({ value }) => value === one);
      // What a link named and nobody can choose stays, to be told, until something is chosen.
      if (options && key in this.given && ![this.given[key]].flat().every(known)) return this.given[key];
      if (kind === "text" || kind === "number") return block.querySelector("input").value;
      const checked = there.filter((input) => input.checked).map((input) => input.value);
      return kind === "many" ? checked : (checked[0] ?? "");
    };
    return Object.fromEntries(this.specs.map((field) => [field.key, value(field)]));
  }

  // Where the lessons are is where this page is, as long as nobody says otherwise.
  setHere() {
    const field = document.getElementById("gl-main") && this.specs.find(({ here }) => here);
    const input = field && this.blocks[field.key].querySelector("input");
    const here = /^(https?:\/\/.*)\/\w+\/[\w-]+\.(ipynb|html)$/.exec(location.origin + location.pathname);
    if (!input || input.value || !here) return false;
    input.value = here[1];
    return true;
  }

  changed(field) {
    const named = field?.closest("[data-key]")?.dataset.key;
    const over = ({ key, kind, by }) => key === named || (kind === "one" && by === named);
    for (const { key } of named ? this.specs.filter(over) : []) delete this.given[key];
    this.sort();
    this.typing = false;
    const values = this.values();
    // Also what will not do outlives a reload, and is told again then.
    if (field) this.lead(new URLSearchParams(values));
    this.ask({ values });
  }

  // What is still being typed outlives a reload, too, and is on the sheet before it is printed.
  leave(field) {
    const typing = field.matches("input[type=text]:focus");
    // Whoever left a field as it had been brings about no change, and yet is done.
    if (!typing && !this.typing) return;
    this.typing = typing;
    const values = this.values();
    this.lead(new URLSearchParams(values));
    this.ask({ values });
  }

  // The address opens the form as it stands.
  lead(query) {
    if (document.getElementById("gl-main") && String(query).length < LONGEST) readdress(`?${query}`);
  }

  show({ html, css, problems, query, said }, answered) {
    this.sheet = html && { html, css };
    // A mistake is told when the typing is done: half a number is none yet.
    if (this.typing && !html) return;
    for (const { key } of this.specs) this.mark(key, problems[key] ?? "");
    this.made.innerHTML = html;
    this.button.setAttribute("aria-disabled", !html);
    const told = html ? [make("p", "", {}, said)] : Object.values(problems).map((problem) => markup("p", "", problem));
    this.say(...told);
    if (html && answered && !this.typing) this.lead(query);
    if (answered && this.printing) this.print();
  }

  admit(kind) {
    this.printing = false;
    super.admit(kind);
  }

  mark(key, problem) {
    const block = this.blocks[key];
    block.lastChild.innerHTML = problem;
    for (const input of block.querySelectorAll("input")) {
      if (problem) input.setAttribute("aria-invalid", "true");
      else input.removeAttribute("aria-invalid");
    }
  }

  home() {
    this.button.focus();
  }

  // What was changed last is answered first.
  print() {
    this.printing = Boolean(this.asked);
    if (this.printing) return;
    if (this.sheet) print();
    else this.form.querySelector("[aria-invalid]")?.focus();
  }

  // While it is printed the sheet stands alone on the page, whichever way the printing began.
  lay() {
    if (!this.stage.isConnected) return;
    this.clearPaper();
    if (!this.sheet) return this.refuse();
    this.paper = markup("div", "gl-print", this.sheet.html);
    this.paper.prepend(make("style", "", {}, this.sheet.css));
    document.body.append(this.paper);
    document.body.classList.add("gl-printing");
  }

  // No sheet of before is printed in place of one that cannot be; what is wrong is told at once.
  refuse() {
    if (!this.typing) return;
    this.made.replaceChildren();
    document.activeElement.blur();
  }

  clearPaper() {
    this.paper?.remove();
    document.body.classList.remove("gl-printing");
  }

  stop() {
    super.stop();
    removeEventListener("beforeprint", this.onBefore);
    removeEventListener("afterprint", this.onAfter);
  }
}

function render({ model, el }) {
  const form = new Form(model);
  el.replaceChildren(form.stage);
  return () => form.stop();
}

export default { render };
