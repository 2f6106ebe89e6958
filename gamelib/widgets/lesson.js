// Both lesson widgets. All they show is in the model when the page has loaded, so they go on
// when the kernel is gone, and on a static page, where a model of four methods is enough.

const SETTLED = 400; // ms without a change before a step is spoken
const SAID = 6000; // ms after which it has been heard, and need not be found a second time
const TICK = 1600; // ms of play a step
const SWIPE = 40; // px

const ICONS = {
  first: "M5 5h2.4v14H5zM19 5v14L8.6 12z",
  back: "M15.4 5 17 6.6 11.6 12l5.4 5.4-1.6 1.6-7-7z",
  next: "M8.6 5 7 6.6l5.4 5.4L7 17.4 8.6 19l7-7z",
  last: "M19 5h-2.4v14H19zM5 5v14l10.4-7z",
  play: "M7 4.5v15L19.5 12z",
  pause: "M6.5 5h4v14h-4zM13.5 5h4v14h-4z",
};

const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

function icon(name) {
  const svg = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;
  return markup("span", "gl-icon", svg);
}

class StepThrough {
  constructor(model) {
    this.model = model;
    this.frames = model.get("frames");
    this.labels = model.get("labels");
    this.bookmark = new Bookmark(model, this.frames.length);
    this.come();
    this.build();
    this.listen();
    this.draw();
  }

  // To where a link leads, or back to where the learner was.
  come() {
    const { step, predict, asking, answered, seen } = this.bookmark.kept;
    const there = (at) => Number.isInteger(at) && at >= 0 && at < this.frames.length;
    this.step = [step, this.model.get("step")].find(there) ?? 0;
    this.predict = predict === true;
    this.asking = asking === true && this.step === step && Boolean(this.frames[step].ask);
    this.answered = new Set(Array.isArray(answered) ? answered : []);
    this.seen = there(seen) ? seen : 0;
    if (seen === undefined) this.keep();
    if (!there(this.bookmark.wanted - 1)) return;
    // Until the learner moves, what a link shows is not the learner's place.
    this.asking &&= this.step === this.bookmark.wanted - 1;
    this.step = this.bookmark.wanted - 1;
  }

  keep() {
    const { step, predict, asking, frames } = this;
    this.seen = Math.max(this.seen, step);
    const state = { step, predict, asking, answered: [...this.answered], seen: this.seen };
    const last = frames.length - 1;
    this.bookmark.keep(state, Number(last > 0 && this.seen === last), Number(last > 0));
  }

  build() {
    this.frame = make("div", "gl-shown");
    this.live = make("div", "gl-live", { role: "status", "aria-live": "polite" });
    this.note = make("p", "gl-nudge", { hidden: "" });
    this.controls = make("div", "gl-controls", {}, this.buttons(), this.timeline(), this.note);
    // A single frame is a picture: there is nowhere to go.
    this.controls.hidden = this.frames.length === 1;
    this.stage = stage(this.model, "gl-steps-stage");
    this.stage.append(this.frame, this.controls, this.live);
    this.bookmark.sign(this.stage);
  }

  buttons() {
    const of = (name, look, content, act) =>
      button(look, content, act, { "aria-label": this.labels[`step-${name}`] });
    const last = this.frames.length - 1;
    this.first = of("first", "gl-square", icon("first"), () => this.jump(0));
    this.back = button("gl-back", icon("back"), () => this.move(-1));
    this.next = button("gl-main", this.labels["step-next"], () => this.move(1));
    this.last = of("last", "gl-square", icon("last"), () => this.jump(last));
    this.back.append(this.labels["step-back"]);
    this.next.append(icon("next"));
    this.toggle = button("gl-toggle", this.labels["step-predict"], () => this.predictFirst());
    this.toggle.hidden = !this.frames.some((frame) => frame.ask);
    const moves = make("div", "gl-moves", {}, this.first, this.back, this.next, this.last);
    return make("div", "gl-line", {}, moves, this.toggle);
  }

  timeline() {
    const count = this.frames.length;
    this.player = button("gl-square", "", () => (this.timer ? this.pause() : this.play()));
    this.slider = make("input", "gl-slider", { type: "range", min: 1, max: count, ...QUIET });
    this.slider.setAttribute("aria-label", this.labels["step-slider"]);
    this.slider.addEventListener("input", () => this.jump(this.slider.value - 1));
    this.place = make("span", "gl-count");
    this.list = make("div", "gl-steps", { role: "group", "aria-label": this.labels["step-list"] });
    this.list.append(...this.frames.map((frame, at) => this.number(frame, at)));
    const track = make("div", "gl-track", {}, this.player, this.slider, this.place);
    return make("div", "gl-line", {}, track, this.list);
  }

  number(frame, at) {
    const name = fill(this.labels["step-jump"], { step: at + 1, label: frame.label });
    return button("gl-number", String(at + 1), () => this.jump(at), { "aria-label": name, title: frame.label });
  }

  listen() {
    this.stage.addEventListener("keydown", (event) => this.key(event));
    this.frame.addEventListener("pointerdown", (event) => {
      this.touch = event.pointerType === "mouse" ? null : event;
    });
    this.frame.addEventListener("pointerup", (event) => this.swipe(event));
    this.frame.addEventListener("pointercancel", () => (this.touch = null));
    new ResizeObserver(() => this.resized()).observe(this.stage);
    this.model.on("change:step", () => this.stopped || this.go(this.model.get("step"), false));
  }

  key(event) {
    const typing = event.target.closest("input:not([type=range]), textarea, select, [contenteditable]");
    if (typing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const last = this.frames.length - 1;
    const moves = {
      ArrowLeft: () => this.move(-1),
      ArrowRight: () => this.move(1),
      Home: () => this.jump(0),
      End: () => this.jump(last),
    };
    if (!moves[event.key]) return;
    event.preventDefault();
    moves[event.key]();
  }

  swipe(event) {
    if (!this.touch || !event.isPrimary) return;
    const across = event.clientX - this.touch.clientX;
    const down = event.clientY - this.touch.clientY;
    this.touch = null;
    if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) this.move(across < 0 ? 1 : -1);
  }

  // One step, the way a learner walks: where a question is open, it has to be dealt with.
  move(by) {
    this.pause();
    if (by > 0 && this.asking) this.remark(this.labels["step-choose"]);
    else this.go(this.step + by);
  }

  jump(step) {
    this.pause();
    this.go(step);
  }

  // What Python asks for is not the learner's place.
  go(step, own = true) {
    const to = Math.max(0, Math.min(step, this.frames.length - 1));
    if (to === this.step) return;
    const unseen = this.frames[to].ask && !this.answered.has(to);
    this.asking = this.predict && unseen && to > this.step;
    this.step = to;
    if (own) this.keep();
    this.draw();
    this.settle(this.spoken());
  }

  spoken() {
    return [this.asking ? this.panel.firstChild.textContent : this.frames[this.step].text];
  }

  play() {
    if (this.step === this.frames.length - 1) this.go(0);
    this.timer = setTimeout(() => this.tick(), TICK);
    this.drawPlayer();
  }

  tick() {
    this.timer = setTimeout(() => this.tick(), TICK);
    this.go(this.step + 1);
    if (this.asking || this.step === this.frames.length - 1) this.pause();
  }

  pause() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.drawPlayer();
    this.settle(this.spoken());
  }

  predictFirst() {
    this.pause();
    this.predict = !this.predict;
    this.answered.clear();
    if (this.predict) this.remark(this.labels["step-predict-on"]);
    else if (this.asking) this.reveal();
    this.keep();
    this.toggle.setAttribute("aria-pressed", this.predict);
  }

  // Shows what was hidden; with a choice, says how good a guess it was.
  reveal(choice) {
    this.answered.add(this.step);
    this.asking = false;
    this.keep();
    this.draw();
    this.settle(choice ? [this.drawGuess(choice), ...this.spoken()] : this.spoken());
  }

  drawGuess({ right, html }) {
    const word = this.labels[right ? "step-right" : "step-wrong"];
    const guess = make("p", "gl-guess", {}, tag(right ? "good" : "bad", word));
    guess.append(markup("span", "gl-mini", html));
    (this.frame.querySelector(".gl-why") ?? this.frame).prepend(guess);
    return word;
  }

  draw() {
    const held = this.frame.contains(document.activeElement);
    match(this.frame, this.picture());
    this.stage.classList.toggle("gl-asking", this.asking);
    if (this.asking) this.drawPanel();
    this.note.hidden = true;
    this.drawPlayer();
    // What measures comes last: all of it needs but one layout.
    this.drawPlace();
    this.keepRoom();
    if (held) this.next.focus({ preventScroll: true });
    follow(this.controls);
  }

  // Mostly the next step is wanted next: it is read while the learner reads this one. What was read
  // ahead is used up by showing it, and the same step may be shown again before the next is read.
  picture() {
    const { step, frames, ahead } = this;
    const next = step + 1;
    this.ahead = null;
    whenIdle(() => (this.ahead = next < frames.length && { step: next, html: parsed(frames[next].html) }));
    return ahead?.step === step ? ahead.html : parsed(frames[step].html);
  }

  // A short step keeps the room of the tallest so far: the buttons stay under the finger.
  keepRoom() {
    const room = this.frame.offsetHeight;
    if (room === this.room) return;
    this.room = room;
    this.frame.style.minHeight = `${room}px`;
  }

  resized() {
    const width = this.stage.clientWidth;
    if (width === this.width) return;
    this.frame.style.minHeight = "";
    this.width = width;
    this.keepRoom();
    this.center();
  }

  // The question stands where the reason will.
  drawPanel() {
    const { prompt, options } = this.frames[this.step].ask;
    const choices = options.map((option) => choice(option, () => this.reveal(option)));
    const show = button("gl-show", this.labels["step-show"], () => this.reveal());
    this.panel = make("div", "gl-predict", {}, markup("p", "gl-prompt", prompt));
    this.panel.append(make("div", "gl-options", {}, ...choices), show);
    const reason = this.frame.querySelector(".gl-why");
    if (reason) reason.before(this.panel);
    else this.frame.append(this.panel);
  }

  drawPlace() {
    const last = this.frames.length - 1;
    const place = fill(this.labels["step-place"], { step: this.step + 1, count: last + 1 });
    this.place.textContent = place;
    this.slider.value = this.step + 1;
    this.slider.setAttribute("aria-valuetext", place);
    // Not `disabled`: the focus would fall to the top of the page.
    for (const node of [this.first, this.back]) node.setAttribute("aria-disabled", this.step === 0);
    for (const node of [this.next, this.last]) node.setAttribute("aria-disabled", this.step === last);
    this.toggle.setAttribute("aria-pressed", this.predict);
    this.drawNumbers();
  }

  // Only the current number is on the way of the Tab key; the arrows lead to the others.
  drawNumbers() {
    const numbers = [...this.list.children];
    const current = numbers[this.step];
    for (const node of numbers) {
      node.tabIndex = node === current ? 0 : -1;
      if (node === current) node.setAttribute("aria-current", "step");
      else node.removeAttribute("aria-current");
    }
    if (this.list.contains(document.activeElement)) current.focus({ preventScroll: true });
    this.center();
  }

  center() {
    const { offsetLeft, offsetWidth } = this.list.children[this.step];
    this.list.scrollLeft = offsetLeft + offsetWidth / 2 - this.list.clientWidth / 2;
  }

  drawPlayer() {
    const playing = Boolean(this.timer);
    if (playing === this.playing) return;
    this.playing = playing;
    this.player.replaceChildren(icon(playing ? "pause" : "play"));
    this.player.setAttribute("aria-label", this.labels[playing ? "step-pause" : "step-play"]);
  }

  remark(text) {
    this.note.textContent = text;
    this.note.hidden = false;
    this.settle([text]);
  }

  // Speaks once things have come to rest: a region rewritten at each tick drowns all else.
  settle(texts) {
    clearTimeout(this.settling);
    if (this.timer) return;
    this.settling = setTimeout(() => {
      this.live.replaceChildren(...texts.map((text) => make("p", "", {}, text)));
      this.model.set("step", this.step);
      this.bookmark.tell(this.step + 1);
      this.settling = setTimeout(() => this.live.replaceChildren(), SAID);
    }, SETTLED);
  }

  stop() {
    this.stopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.settling);
  }
}

class Ask {
  constructor(model) {
    this.model = model;
    this.questions = model.get("questions");
    this.labels = model.get("labels");
    this.touched = new Set(); // what was answered here, and not in another window
    this.stage = stage(model, "gl-ask-stage");
    this.bookmark = new Bookmark(model, this.shape());
    this.bookmark.sign(this.stage);
    this.build();
    this.come();
  }

  shape() {
    return this.questions.map(({ options }) => options.map((option) => Number(option.right)).join(""));
  }

  // To where a link leads, or back to where the learner was, with what was answered.
  come() {
    const { at, given } = this.bookmark.kept;
    const within = (list) => (one) => Number.isInteger(one) && list[one] !== undefined;
    this.given = this.questions.map(({ options }, i) => {
      const { chosen, judged, right } = given?.[i] ?? {};
      const known = Array.isArray(chosen) ? chosen.filter(within(options)) : [];
      return { chosen: new Set(known), judged: judged === true && known.length > 0, right: right === true };
    });
    if (!given) this.keep(0);
    this.pose([this.bookmark.wanted - 1, at].find(within(this.questions)) ?? 0);
  }

  keep(at = this.at) {
    const kept = this.bookmark.kept.given ?? [];
    const given = this.given.map((answer, i) => (!this.touched.has(i) && kept[i]) || { ...answer, chosen: [...answer.chosen] });
    const done = given.filter((answer) => answer.right).length;
    this.bookmark.keep({ at, given }, done, given.length);
  }

  build() {
    const id = unique();
    this.place = make("p", "gl-count");
    this.prompt = make("div", "gl-prompt", { id, tabindex: "-1", ...QUIET });
    this.picture = make("div", "gl-scene");
    this.hint = make("p", "gl-task");
    this.options = make("div", "gl-options", { "aria-labelledby": id });
    this.options.addEventListener("keydown", (event) => this.key(event));
    this.result = make("div", "gl-result", { role: "status", "aria-live": "polite" });
    const parts = [this.place, this.prompt, this.picture, this.hint, this.options, this.result];
    this.check = button("gl-main", "", () => this.press());
    this.another = button("", this.labels["ask-another"], () => this.leave());
    this.place.hidden = this.another.hidden = this.questions.length === 1;
    const controls = make("div", "gl-controls", {}, make("div", "gl-line", {}, this.check, this.another));
    this.stage.append(make("div", "gl-question", {}, ...parts), controls);
  }

  pose(at) {
    this.at = at;
    this.question = this.questions[at];
    const { html, prompt, multiple, options } = this.question;
    const role = multiple ? "checkbox" : "radio";
    this.place.textContent = this.where();
    this.prompt.innerHTML = prompt;
    this.picture.innerHTML = html;
    this.picture.hidden = !html;
    this.hint.textContent = this.labels[multiple ? "ask-several" : "ask-one"];
    this.options.setAttribute("role", multiple ? "group" : "radiogroup");
    this.options.replaceChildren(...options.map((option, i) => choice(option, () => this.choose(i), { role })));
    this.answer = this.given[at];
    if (this.answer.judged) this.judge();
    else this.again();
  }

  get chosen() {
    return this.answer.chosen;
  }

  where() {
    return fill(this.labels["ask-place"], { question: this.at + 1, count: this.questions.length });
  }

  leave() {
    this.turn();
  }

  choose(at) {
    this.touched.add(this.at);
    const was = this.chosen.delete(at);
    if (!this.question.multiple) this.chosen.clear();
    if (!was || !this.question.multiple) this.chosen.add(at);
    this.again();
    this.told();
  }

  // Keeps what the learner did, and lets the address lead to it.
  told() {
    this.keep();
    this.bookmark.tell(this.at + 1);
  }

  key(event) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (this.question.multiple || !by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const nodes = [...this.options.children];
    const to = (nodes.indexOf(event.target) + by + nodes.length) % nodes.length;
    this.choose(to);
    nodes[to].focus();
  }

  press() {
    this.touched.add(this.at);
    if (this.answer.judged) this.again();
    else this.judge();
    follow(this.stage);
    this.told();
  }

  // Back to choosing: what was chosen stays chosen.
  again() {
    this.answer.judged = false;
    this.mark();
    this.lead(this.check);
    this.check.textContent = this.labels["ask-check"];
    this.result.replaceChildren();
    for (const node of this.options.children) delete node.dataset.verdict;
  }

  // Which options are chosen, and which of them the Tab key leads to.
  mark() {
    const entry = this.question.multiple ? null : ([...this.chosen][0] ?? 0);
    [...this.options.children].forEach((node, at) => {
      node.setAttribute("aria-checked", this.chosen.has(at));
      node.tabIndex = entry === null || entry === at ? 0 : -1;
    });
  }

  judge() {
    if (!this.chosen.size) {
      this.result.replaceChildren(make("p", "gl-nudge", {}, this.labels["ask-nothing"]));
      return;
    }
    this.answer.judged = true;
    this.mark();
    this.check.textContent = this.labels["ask-again"];
    const verdicts = this.verdicts();
    [...this.options.children].forEach((node, at) => (node.dataset.verdict = verdicts[at]));
    this.report(verdicts);
  }

  // One right choice settles a single question; a wrong one must not give the right one away.
  verdicts() {
    const { multiple, options } = this.question;
    const settled = multiple || options.some((option, at) => option.right && this.chosen.has(at));
    return options.map(({ right }, at) => {
      if (this.chosen.has(at)) return right ? "right" : "wrong";
      if (!settled) return "open";
      if (right) return multiple ? "missed" : "open";
      return "left";
    });
  }

  passed(verdicts) {
    return !verdicts.includes("wrong") && !verdicts.includes("missed");
  }

  report(verdicts) {
    const good = this.passed(verdicts);
    const word = this.labels[good ? "ask-all-right" : "ask-not-yet"];
    this.answer.right ||= good;
    this.lead(good && !this.another.hidden ? this.another : this.check);
    const shown = ["right", "wrong", "missed"].flatMap((verdict) => this.answers(verdicts, verdict));
    this.result.replaceChildren(make("p", `gl-outcome gl-${good ? "good" : "bad"}`, {}, word));
    this.result.append(make("ul", "gl-answers", {}, ...shown));
    const left = this.answers(verdicts, "left");
    if (!left.length || !this.question.multiple) return;
    const title = fill(this.labels["ask-left-out"], { count: left.length });
    const fold = make("details", "gl-left", {}, make("summary", "", QUIET, title));
    fold.append(make("ul", "gl-answers", {}, ...left));
    this.result.append(fold);
  }

  // The button that leads on is the one that stands out.
  lead(to) {
    for (const node of [this.check, this.another]) node.classList.toggle("gl-main", node === to);
  }

  answers(verdicts, verdict) {
    const kind = { right: "good", wrong: "bad", missed: "gold" }[verdict];
    return this.question.options.flatMap((option, at) => {
      if (verdicts[at] !== verdict) return [];
      const chip = markup("span", "gl-mini", option.html);
      const why = markup("span", "gl-reason", option.why);
      return make("li", "", {}, ...(kind ? [tag(kind, this.labels[`ask-${verdict}`])] : []), chip, why);
    });
  }

  turn() {
    this.pose((this.at + 1) % this.questions.length);
    this.told();
    this.prompt.focus();
  }

  stop() {}
}
