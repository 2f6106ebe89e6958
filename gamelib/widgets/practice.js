// Question after question, without end: an Ask whose questions never run out. More come from
// Python; when none answers, those that came with the page are asked again in another order.

const AHEAD = 3; // questions left when more are asked for
const PATIENCE = 3000; // ms until it goes on without an answer
const LEVELS = [1, 2, 3];
const LONGEST = 40; // characters of a seed
const COUNTS = [1, 60]; // questions of a series
const KEYS = ["topics", "seed", "count", "level"];
const MOST_ASKED = 100_000; // nobody answers so many
const SHELVED = 12; // series that were begun and left, and can be gone on with by their links

const sameSeries = (one, other) => KEYS.every((key) => String(one[key]) === String(other[key]));

// Whether the address is that of the series: so on a page of its own, not in JupyterLab.
function ownPage() {
  return Boolean(document.getElementById("gl-main")) && /-practice\.\w+$/.test(location.pathname);
}

// The order that belongs to a seed: who names the same one is asked the same, in every language.
function shuffled(things, seed) {
  const mix = (sum, sign) => Math.imul(sum ^ sign.codePointAt(0), 16777619);
  const order = things.map((thing, at) => [[...`${at}/${seed}`].reduce(mix, 2166136261), thing]);
  return order.sort(([a], [b]) => a - b).map(([, thing]) => thing);
}

class Practice extends Ask {
  build() {
    this.topics = this.model.get("topics");
    this.series = this.model.get("series");
    this.stock = this.model.get("stock");
    this.own = unique();
    this.sent = 0;
    this.forget();
    super.build();
    this.another.hidden = this.place.hidden = false;
    this.score = make("p", "gl-count");
    this.stage.firstChild.prepend(make("div", "gl-line gl-scores", {}, this.place, this.score));
    this.stage.prepend(this.settings());
    this.stage.append(this.overview());
    this.stage.classList.add("gl-practice-stage");
    this.listen();
  }

  listen() {
    this.onShown = () => this.heard();
    this.onLost = () => (this.lost = true);
    this.onFound = () => (this.lost = false);
    this.model.on("change:shown", this.onShown);
    addEventListener("gl-lost", this.onLost);
    addEventListener("gl-found", this.onFound);
  }

  // `starts` tells where among the questions each batch begins, `before` how many came before them,
  // `due` where the series goes on. Questions of its own, `spares` of them, stand in for those that
  // do not come: they have no place in the series and give way to it, as soon as it is there.
  forget() {
    Object.assign(this, { tally: {}, streak: 0, before: 0, over: false, deck: [], dealt: 0, given: [], coming: false });
    Object.assign(this, { starts: [[0, 0]], due: { batch: 1, at: 0 }, spares: 0, fresh: null });
  }

  // Whatever the questions are now, others were asked when the learner was here.
  shape() {
    return "";
  }

  // Each series that was begun, the last one first; what is not of that kind was kept by another.
  get begun() {
    const { others, ...last } = this.bookmark.kept;
    return [last].concat(others ?? []).filter((each) => each && this.sound(each));
  }

  sound({ series, batch, at, before, tally, streak, answer }) {
    if (tally?.constructor !== Object || !Array.isArray(series?.topics)) return false;
    const sums = Object.values(tally).flatMap((each) => [each?.right, each?.count]);
    const numbers = [series.count, batch, at, before, streak, ...sums];
    const topics = [...series.topics, ...Object.keys(tally)];
    return (
      numbers.every((number) => Number.isInteger(number) && number >= 0 && number < MOST_ASKED) &&
      topics.every((topic) => Object.hasOwn(this.topics, topic)) &&
      LEVELS.includes(series.level) &&
      typeof series.seed === "string" &&
      (answer === undefined || Array.isArray(answer?.chosen))
    );
  }

  // To where the learner was: in the series that a link names, or else in the last one.
  come() {
    const note = this.wish() || this.model.get("shown").note;
    const leads = KEYS.some((key) => new URLSearchParams(location.search).has(key));
    const same = this.begun.find(({ series }) => sameSeries(series, this.series));
    const left = same ?? (leads ? undefined : this.begun[0]);
    this.misled = Boolean(note);
    this.pose(0);
    if (note) this.refuse(note);
    else if (left) this.resume(left, left === same);
  }

  resume(kept, same) {
    if (same && kept.batch === 0) this.goOn(kept, this.questions);
    else this.ask({ ...kept.series, batch: kept.batch, kept });
  }

  // Where the learner was, in the batch that was kept; if that has not come, with another question.
  goOn({ series, batch, at, before, tally, streak, over, answer }, questions) {
    this.forget();
    Object.assign(this, { series, before: before + at, tally, streak, over });
    Object.assign(this, { at: -1, questions: [], starts: [], due: { batch, at, answer } });
    this.add(batch, questions.length || batch || !this.alone ? questions : this.deal());
    this.next();
    this.drawOverview();
  }

  // An answer is kept with its place in the series. One to a question that has none counts, no more.
  keep() {
    const { series, tally, streak, spares, due } = this;
    const here = spares ? this.rest : this.at;
    const [batch, from] = spares ? [due.batch, here - due.at] : this.starts.findLast((start) => start[1] <= here);
    const answer = spares ? due.answer : { ...this.answer, chosen: [...this.chosen] };
    const over = this.over && !(spares && this.unfinished);
    const others = this.begun.filter((each) => !sameSeries(each.series, series)).slice(0, SHELVED);
    const state = { series, batch, at: here - from, before: this.before + from, tally, streak, over, answer, others };
    this.bookmark.keep(state, Math.min(this.total("count"), series.count), series.count);
  }

  told() {
    this.keep();
    if (ownPage() && this.address() !== location.search) readdress(this.address());
  }

  // What can be chosen ---------------------------------------------------------------------

  settings() {
    const name = unique();
    const topics = Object.entries(this.topics).map(([key, label]) => pill("checkbox", key, label));
    const levels = LEVELS.map((n) => pill("radio", n, this.labels[`practice-level-${n}`], { name }));
    this.seed = make("input", "gl-seed", { type: "text", maxlength: LONGEST, autocomplete: "off", ...QUIET });
    this.problem = make("div", "gl-problem", { id: unique() });
    this.title = make("summary", "", QUIET);
    this.link = make("a", "", QUIET, this.labels["practice-link"]);
    const begin = button("gl-main", this.labels["practice-begin"], () => this.begin());
    this.fold = make("details", "gl-fold", {}, this.title, this.set("topics", topics), this.set("level", levels));
    const seed = make("label", "gl-field", {}, this.labels["practice-seed"], this.seed);
    this.fold.append(seed, this.problem, make("div", "gl-line", {}, begin, this.link));
    return this.fold;
  }

  set(key, each) {
    const told = key === "topics" ? { "aria-describedby": this.problem.id } : {};
    return pills(this.labels[`practice-${key}`], each, `gl-set-${key}`, told);
  }

  pills(key) {
    return [...this.fold.querySelectorAll(`.gl-set-${key} input`)];
  }

  begin() {
    const topics = this.pills("topics").filter((pill) => pill.checked).map((pill) => pill.value);
    if (!topics.length) {
      this.refuse(make("p", "gl-nudge", {}, this.labels["practice-no-topic"]).outerHTML);
      this.pills("topics")[0].focus();
      return;
    }
    const level = Number(this.pills("level").find((pill) => pill.checked).value);
    this.ask({ topics, level, seed: this.seed.value.trim(), count: 0, batch: 0 });
  }

  refuse(html) {
    this.problem.innerHTML = html;
    this.fold.open = true;
  }

  drawSettings() {
    const { topics, level, seed } = this.series;
    for (const pill of this.pills("topics")) pill.checked = topics.includes(pill.value);
    for (const pill of this.pills("level")) pill.checked = Number(pill.value) === level;
    this.seed.value = seed;
    const all = Object.keys(this.topics).length;
    this.title.textContent = fill(this.labels["practice-chosen"], { count: topics.length, all, level });
    this.link.href = this.address();
  }

  // The link that leads here again; what else the page's own link says stays in it, if it was right.
  address() {
    const query = new URLSearchParams(ownPage() && !this.misled ? location.search : "");
    const { topics, level, seed, count } = this.series;
    for (const [key, value] of Object.entries({ topics: topics.join(","), seed, count, level })) query.set(key, value);
    if (!count) query.delete("count");
    return `?${query}`.replaceAll("%2C", ",");
  }

  // A page without Python has a first batch of its own: what came with it, in the order of the seed.
  get alone() {
    return !("voila" in document.body.dataset) && ownPage();
  }

  // Where no Python has read the page's link, it is read here. What is wrong with it is answered.
  wish() {
    if (!this.alone) return "";
    try {
      this.series = this.read(linked(location.search.slice(1), KEYS));
    } catch ({ label, facts }) {
      const said = Object.entries(facts).map(([name, fact]) => [name, fact.toLocaleString(this.model.get("lang"))]);
      return make("p", "gl-notice", {}, fill(this.labels[label], Object.fromEntries(said))).outerHTML;
    } finally {
      // Not those that came with the page: they are no other page's, to which the link leads too.
      this.questions = this.deal();
    }
    return "";
  }

  read({ topics, level, seed, count }) {
    return {
      topics: topics ? named(topics, Object.keys(this.topics)) : this.series.topics,
      level: level ? numbered(level, "option-pressed", [LEVELS[0], LEVELS.at(-1)]) : this.series.level,
      seed: short(seed, LONGEST) || this.series.seed,
      count: count ? numbered(count, "option-count", COUNTS) : 0,
    };
  }

  // The series -----------------------------------------------------------------------------

  ask(wish) {
    const { kept, more, ...sent } = wish;
    this.sent += 1;
    this.asked = { ...wish, id: `${this.own}-${this.sent}` };
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.unanswered(), PATIENCE);
    this.stage.setAttribute("aria-busy", !more);
    try {
      if (this.lost) throw new Error();
      this.model.send({ ...sent, id: this.asked.id });
    } catch {
      this.unanswered();
    }
  }

  heard() {
    const { id, note, series, batch, questions } = this.model.get("shown");
    const late = id !== this.asked?.id;
    // What comes late is taken, too, if it is what the series goes on with.
    if (late && (note || JSON.stringify(series) !== JSON.stringify(this.series))) return;
    this.silent = false;
    if (late) this.add(batch, questions);
    else if (note === "failed") this.unanswered();
    else if (note) this.settle(() => this.refuse(note));
    else this.settle((asked) => this.take(asked, series, questions));
  }

  take({ batch, kept, more }, series, questions) {
    if (kept) this.goOn(kept, questions);
    else if (more) this.add(batch, questions);
    else this.start(series, questions);
  }

  unanswered() {
    this.silent = true;
    this.settle((asked) => this.take(asked, asked, []));
  }

  settle(then) {
    const { asked } = this;
    clearTimeout(this.waiting);
    this.asked = null;
    this.stage.setAttribute("aria-busy", "false");
    if (asked) then(asked);
    const { coming } = this;
    this.coming = false;
    if (coming) this.advance();
  }

  start({ topics, level, seed, count }, questions) {
    const series = { topics, level, seed: seed || String(Math.floor(Math.random() * 1e6)), count };
    this.problem.replaceChildren();
    this.fold.open = false;
    this.goOn({ series, batch: 0, at: 0, before: 0, tally: {}, streak: 0, over: false }, questions);
    this.attend();
    if (!questions.length) this.admit();
    this.told();
  }

  // A spare question that is being asked may be answered first.
  add(batch, questions) {
    if (batch !== this.due.batch || this.fresh || !questions.length) return;
    this.fresh = questions;
    if (!this.spares) this.join();
  }

  join() {
    const { due, rest, fresh, spares } = this;
    if (spares) {
      this.over &&= !this.unfinished;
      this.given.length = rest;
      this.at = rest - 1;
    }
    const more = fresh.slice(due.at);
    this.questions.splice(rest, spares, ...more);
    if (more.length && due.answer) {
      const chosen = due.answer.chosen.filter((choice) => more[0].options[choice]);
      this.given[rest] = { ...due.answer, chosen: new Set(chosen) };
    }
    this.starts.push([due.batch, rest - due.at]);
    Object.assign(this, { due: { batch: due.batch + 1, at: 0 }, spares: 0, fresh: null });
  }

  // How many questions of the series are here: the spare ones stand behind them.
  get rest() {
    return this.questions.length - this.spares;
  }

  get unfinished() {
    return this.before + this.rest < this.series.count;
  }

  more() {
    if (this.lost || this.asked || this.fresh || this.questions.length - this.at > AHEAD) return;
    this.ask({ ...this.series, batch: this.due.batch, more: true });
  }

  // Those that came with the page: of the chosen topics, and those of the chosen level first.
  deal() {
    const { topics, level, seed } = this.series;
    const stock = this.stock.filter(({ topic }) => topics.includes(topic));
    const off = (question) => Math.abs(question.level - level);
    this.dealt += 1;
    return shuffled(stock, `${seed}/${this.dealt}`).sort((a, b) => off(a) - off(b));
  }

  spare() {
    if (!this.deck.length) this.deck = this.deal();
    if (this.deck[0] === this.question) this.deck.push(this.deck.shift());
    return this.deck.shift();
  }

  // Said once, when it first matters.
  admit() {
    if (!this.admitted) this.result.append(make("p", "gl-nudge", {}, this.labels["practice-alone"]));
    this.admitted = true;
  }

  turn() {
    if (this.number === this.series.count && !this.over && !this.fresh) {
      this.finish();
      return;
    }
    if (this.out) this.more();
    // What is on its way belongs to the series: it is waited for, unless nobody seems to be there.
    this.coming = this.out && Boolean(this.asked) && !this.silent;
    if (this.coming) this.stage.setAttribute("aria-busy", "true");
    else this.advance();
  }

  get out() {
    return this.at + 1 === this.questions.length;
  }

  advance() {
    this.next();
    this.attend();
    if (this.spares) this.admit();
    this.more();
    this.told();
  }

  // To the question, unless the reader has gone elsewhere while it was on its way.
  attend() {
    const now = document.activeElement;
    if (now === document.body || this.stage.contains(now)) this.prompt.focus();
  }

  next() {
    if (this.fresh) this.join();
    if (this.out) {
      this.questions.push(this.spare());
      this.spares += 1;
    }
    this.pose(this.at + 1);
  }

  get number() {
    return this.before + this.at + 1;
  }

  finish() {
    this.over = true;
    this.keep();
    this.check.textContent = this.labels[this.answer.judged ? "practice-go-on" : "ask-check"];
    this.drawOverview();
    this.summary.open = true;
    this.summary.firstChild.focus();
  }

  // A question -----------------------------------------------------------------------------

  pose(at) {
    this.given[at] ??= { chosen: new Set(), judged: false, right: false, counted: false };
    super.pose(at);
    this.drawScore();
    this.drawSettings();
  }

  where() {
    const { count } = this.series;
    // The numbers are those of the series, which goes on where it was.
    const spare = this.at - this.rest + 1;
    if (spare > 0 && !this.alone) return fill(this.labels["practice-spare"], { question: spare });
    const label = this.number <= count ? "ask-place" : "practice-place";
    return fill(this.labels[label], { question: this.number, count });
  }

  press() {
    if (this.answer.judged) return this.turn();
    this.judge();
    follow(this.stage);
    this.told();
  }

  leave() {
    if (!this.answer.judged) return this.turn();
    this.again();
    follow(this.stage);
    this.told();
  }

  again() {
    super.again();
    this.another.textContent = this.labels["practice-skip"];
    this.another.hidden = false;
  }

  // The first answer counts; another try is for oneself.
  report(verdicts) {
    super.report(verdicts);
    const right = this.passed(verdicts);
    this.check.textContent = this.labels["practice-next"];
    this.another.textContent = this.labels["ask-again"];
    this.another.hidden = right;
    if (!this.answer.counted) this.count(right);
    this.result.append(make("p", "gl-live", {}, this.score.textContent));
  }

  lead() {
    super.lead(this.check);
  }

  count(right) {
    const tally = (this.tally[this.question.topic] ??= { right: 0, count: 0 });
    tally.count += 1;
    tally.right += right;
    this.streak = right ? this.streak + 1 : 0;
    this.answer.counted = true;
    this.drawScore();
    this.drawOverview();
  }

  // How it goes ----------------------------------------------------------------------------

  total(key) {
    return Object.values(this.tally).reduce((sum, tally) => sum + tally[key], 0);
  }

  drawScore() {
    const score = { right: this.total("right"), count: this.total("count") };
    const said = [fill(this.labels["practice-score"], score), fill(this.labels["practice-streak"], { count: this.streak })];
    this.score.textContent = score.count ? said.join(" · ") : "";
  }

  overview() {
    this.rows = make("tbody", "");
    this.done = make("p", "gl-done");
    this.repeat = button("", this.labels["practice-again"], () => this.practiseAgain());
    const title = make("summary", "", QUIET, this.labels["practice-summary"]);
    const table = make("table", "gl-topics", {}, this.rows);
    this.summary = make("details", "gl-fold", { hidden: "" }, title, this.done, table, this.repeat);
    return this.summary;
  }

  drawOverview() {
    const answered = Object.keys(this.topics).filter((topic) => this.tally[topic]);
    const sums = { right: this.total("right"), count: this.total("count") };
    this.summary.hidden = !answered.length && !this.over;
    this.summary.open &&= !this.summary.hidden;
    this.rows.replaceChildren(...answered.map((topic) => this.row(topic)));
    this.done.textContent = this.over ? fill(this.labels["practice-done"], sums) : "";
    this.repeat.hidden = !this.missed().length;
  }

  row(topic) {
    const { right, count } = this.tally[topic];
    const label = count === right ? "practice-all" : "practice-missed";
    const mark = tag(count === right ? "good" : "bad", fill(this.labels[label], { count: count - right }));
    const of = make("td", "", {}, fill(this.labels["practice-of"], { right, count }));
    return make("tr", "", {}, make("th", "", { scope: "row" }, this.topics[topic]), of, make("td", "", {}, mark));
  }

  missed() {
    return Object.keys(this.topics).filter((topic) => this.tally[topic]?.right < this.tally[topic]?.count);
  }

  practiseAgain() {
    this.ask({ topics: this.missed(), level: this.series.level, seed: "", count: 0, batch: 0 });
  }

  stop() {
    clearTimeout(this.waiting);
    this.model.off("change:shown", this.onShown);
    removeEventListener("gl-lost", this.onLost);
    removeEventListener("gl-found", this.onFound);
  }
}

function render({ model, el }) {
  const practice = new Practice(model);
  el.replaceChildren(practice.stage);
  return () => practice.stop();
}

export default { render };
