// A picture to point at. All answers are in the model when the page has loaded.

const SETTLED = 400; // ms without a change before a reason is spoken

class Explore {
  constructor(model) {
    this.spots = model.get("spots");
    this.labels = model.get("labels");
    this.stage = stage(model, "gl-explore-stage");
    this.build(model.get("html"));
    this.places = [...this.picture.querySelectorAll("[data-do]")];
    for (const node of this.places) {
      node.dataset.lmSuppressShortcuts = "true";
      node.dataset.name = node.getAttribute("aria-label");
      node.tabIndex = node === this.places[0] ? 0 : -1;
    }
    this.listen();
    this.bookmark = new Bookmark(model);
    this.bookmark.sign(this.stage);
    this.come();
  }

  // To the place a link leads to, or the one that the learner asked about last.
  come() {
    const { at, done } = this.bookmark.kept;
    if (done === undefined) this.bookmark.keep({}, 0, 1);
    const key = this.bookmark.wanted ?? at;
    const place = this.places.find((node) => node.dataset.do === key);
    if (place) this.show(place);
    if (place) entered(place);
  }

  build(html) {
    this.picture = markup("div", "gl-shown", html);
    this.said = make("div", "gl-why gl-spot", {}, make("p", "gl-task", {}, this.labels["explore-hint"]));
    this.picture.querySelector(".gl-body").append(this.said);
    this.toggle = button("gl-toggle", this.labels["explore-all"], () => this.showAll(), { "aria-pressed": "false" });
    this.live = make("div", "gl-live", { role: "status", "aria-live": "polite" });
    const controls = make("div", "gl-controls", {}, make("div", "gl-line", {}, this.toggle));
    this.stage.append(this.picture, controls, this.live);
  }

  listen() {
    this.picture.addEventListener("keydown", (event) => this.key(event));
    this.picture.addEventListener("focusin", ({ target }) => entered(target));
    this.picture.addEventListener("click", ({ target }) => {
      const place = target.closest("[data-do]");
      if (place) this.point(place);
    });
  }

  key(event) {
    lead(event);
    const place = document.activeElement;
    if (place !== event.target && this.places.includes(place)) this.point(place);
  }

  point(place) {
    const key = place.dataset.do;
    this.show(place);
    this.bookmark.keep({ at: key }, 1, 1);
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      this.live.replaceChildren(...this.spoken(this.spots[key]).map(heard));
      this.bookmark.tell(key);
    }, SETTLED);
  }

  show(place) {
    for (const node of this.places) node.removeAttribute("aria-current");
    place.setAttribute("aria-current", "true");
    this.mark(place);
    this.draw(this.spots[place.dataset.do]);
  }

  word(legal) {
    return this.labels[legal ? "explore-legal" : "explore-illegal"];
  }

  // A place that was asked about keeps its sign, in its picture and in its name.
  mark(place) {
    const { legal } = this.spots[place.dataset.do];
    place.dataset.verdict = legal ? "right" : "wrong";
    place.setAttribute("aria-label", `${place.dataset.name}, ${this.word(legal)}`);
  }

  draw({ html, legal, why, more }) {
    const head = make("p", "gl-guess", {}, markup("span", "gl-mini", html), tag(legal ? "good" : "bad", this.word(legal)));
    const fold = make("details", "gl-left", {}, make("summary", "", QUIET, this.labels["explore-more"]));
    fold.append(markup("div", "", more));
    fold.open = this.open ?? !matchMedia("(max-width: 720px)").matches;
    fold.addEventListener("toggle", () => (this.open = fold.open));
    this.said.replaceChildren(head, markup("p", "gl-reason", why), fold);
  }

  spoken({ label, legal, why }) {
    return [make("p", "", {}, `${label}, ${this.word(legal)}`), markup("p", "", why)];
  }

  showAll() {
    const shown = this.toggle.getAttribute("aria-pressed") !== "true";
    this.toggle.setAttribute("aria-pressed", shown);
    for (const place of this.places) {
      if (shown) this.mark(place);
      else {
        delete place.dataset.verdict;
        place.setAttribute("aria-label", place.dataset.name);
      }
    }
  }

  stop() {
    clearTimeout(this.settling);
  }
}

function render({ model, el }) {
  const explore = new Explore(model);
  el.append(explore.stage);
  return () => explore.stop();
}

export default { render };
