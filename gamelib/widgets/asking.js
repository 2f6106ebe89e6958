// What the widgets that ask Python have in common: no answer that is missing goes unmentioned.

const PATIENCE = 8000; // ms until a missing answer is admitted
const SLOW = 400; // ms until waiting shows
const RELEASED = ["pointerup", "pointercancel", "contextmenu", "blur"];
const TAPPED = 50; // ms until the click of a finger that was lifted has come

class Asking {
  constructor(model, prefix) {
    this.model = model;
    this.words = model.get("labels");
    this.prefix = prefix;
    this.own = unique();
    this.count = 0;
    this.bookmark = new Bookmark(model);
    this.build();
    this.bookmark.sign(this.stage);
    this.onShown = () => (this.pressed ? (this.behind = true) : this.heard());
    // What a pointer presses stays under it until its click has come: an answer waits for that.
    this.onRelease = () => {
      clearTimeout(this.releasing);
      this.releasing = setTimeout(() => this.release(), TAPPED);
    };
    this.stage.addEventListener("pointerdown", ({ button }) => {
      clearTimeout(this.releasing);
      this.pressed = button === 0;
    });
    for (const type of RELEASED) addEventListener(type, this.onRelease);
    // The page around the lesson tells when it has lost its kernel, and when it is back.
    this.onLost = () => {
      this.release();
      this.admit("lost");
    };
    this.onFound = () => this.found();
    model.on("change:shown", this.onShown);
    addEventListener("gl-lost", this.onLost);
    addEventListener("gl-found", this.onFound);
    this.left = this.bookmark.kept;
    this.heard();
    this.resume();
  }

  // Goes on where a link leads, or where this browser left off; Python makes of it what it can.
  resume() {
    const line = this.linked ?? this.left.line;
    this.resuming = typeof line === "string" && line !== "" && line !== this.model.get("shown").keep;
    if (!this.resuming) return this.resumed();
    this.stage.classList.add("gl-resuming");
    this.ask({ resume: line });
  }

  // Things stand as they stood.
  resumed() {
    this.resuming = false;
  }

  // What an address brings along, if it does: nothing is asked for where it stands there already.
  get linked() {
    return this.parts.length ? "" : undefined;
  }

  // The parts of the page's address that brought what stands there.
  get parts() {
    const brought = this.model.get("brought");
    return [...new URLSearchParams(location.search).keys()].filter((key) => brought.includes(key.trim().toLowerCase()));
  }

  // From now on what is kept counts: the address would bring back what was there before.
  unlink() {
    if (!this.bookmark.page || !this.parts.length) return;
    const here = new URL(location.href);
    for (const key of this.parts) here.searchParams.delete(key);
    readdress(here);
  }

  // Python writes as one line how things stand.
  remember(line = "") {
    this.bookmark.keep({ line });
  }

  label(key, values = {}) {
    return fill(this.words[`${this.prefix}-${key}`], values);
  }

  build() {
    this.live = make("div", "gl-live", { role: "status", "aria-live": "polite" });
    this.slow = make("span", "gl-slow", { hidden: "" }, this.label("wait"));
    this.link = make("a", "", { ...QUIET, hidden: "" }, this.label("link"));
    this.retry = button("", this.label("retry"), () => this.send());
    this.problem = make("p", "");
    const ways = make("div", "gl-line", {}, this.link, this.retry);
    this.trouble = make("div", "gl-notice gl-trouble", { hidden: "" }, this.problem, ways);
    this.stage = stage(this.model, `gl-${this.prefix}-stage`);
  }

  // Each request has a name of its own, also when a second view of the widget asks.
  ask(content) {
    this.count += 1;
    this.asked = { ...content, id: `${this.own}-${this.count}` };
    this.send();
  }

  send() {
    this.wait();
    try {
      this.model.send(this.asked);
    } catch {
      this.admit("lost");
    }
  }

  // The time runs from the first unanswered request, however many follow it.
  wait() {
    this.waiting ??= setTimeout(() => this.late(), PATIENCE);
    this.slowly ??= setTimeout(() => this.dawdle(), SLOW);
  }

  // A page that has just come may ask before Python listens, so it asks once more by itself.
  late() {
    if (this.behind) return;
    if (!this.resuming || this.insisted) return this.admit("late");
    this.insisted = true;
    this.waiting = null;
    this.send();
  }

  dawdle() {
    this.slow.hidden = false;
    this.stage.setAttribute("aria-busy", "true");
  }

  settle() {
    clearTimeout(this.waiting);
    clearTimeout(this.slowly);
    this.waiting = this.slowly = null;
    this.slow.hidden = true;
    this.stage.removeAttribute("aria-busy");
  }

  release() {
    this.pressed = false;
    if (!this.behind) return;
    this.behind = false;
    this.heard();
  }

  heard() {
    const shown = this.model.get("shown");
    const answered = !this.asked || shown.id === this.asked.id;
    if (answered) {
      this.settle();
      this.clear();
      this.asked = null;
    }
    this.show(shown, answered);
    if (!answered) return;
    this.stage.classList.remove("gl-resuming");
    if (this.resuming) this.resumed();
    if (shown.note) this.admit(shown.note);
    // What could not be brought back is not given up for that; what else is shown stands.
    if (this.resuming === false && shown.note !== "failed") this.remember(shown.keep);
  }

  // The connection is back: what was asked in the meantime is asked again.
  found() {
    if (!["late", "lost"].includes(this.kind)) return;
    if (this.asked) this.send();
    else this.clear();
  }

  // Says what is wrong and what can be done about it. A connection that is gone stays gone.
  admit(kind) {
    this.settle();
    this.stage.classList.remove("gl-resuming");
    if (kind === "late" && this.kind === "lost") kind = "lost";
    this.kind = kind;
    this.problem.textContent = this.label(kind);
    this.retry.hidden = kind !== "late";
    this.link.hidden = !["late", "lost"].includes(kind) || !this.link.getAttribute("href");
    this.link.parentNode.hidden = this.retry.hidden && this.link.hidden;
    this.trouble.hidden = false;
    this.say(make("p", "", {}, this.problem.textContent));
  }

  clear() {
    if (this.trouble.contains(document.activeElement)) this.home();
    if (this.kind) this.say();
    this.trouble.hidden = true;
    this.kind = null;
  }

  // Where the focus goes when what had it is gone.
  home() {}

  leadTo(address) {
    this.link.href = address;
    if (!address || !/^(https?|file):$/.test(this.link.protocol)) this.link.removeAttribute("href");
  }

  say(...nodes) {
    this.live.replaceChildren(...nodes.map(heard));
  }

  stop() {
    this.settle();
    clearTimeout(this.releasing);
    this.model.off("change:shown", this.onShown);
    for (const type of RELEASED) removeEventListener(type, this.onRelease);
    removeEventListener("gl-lost", this.onLost);
    removeEventListener("gl-found", this.onFound);
  }
}
