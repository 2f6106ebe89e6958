// The place of a widget on its page, and what this browser keeps of it. Nothing of it is sent
// anywhere. Where storage is blocked nothing is kept, and all goes on.

const SHELF = "gl-place-"; // and the name of the lesson, the same in all languages
const MOST = 100_000; // signs; what is longer is nobody's work, and would leave no room for any

// Keys of a link that say nothing of what is on the page.
const FOREIGN = /^(lang|token|at|fbclid|gclid|utm_\w+|voila-\w+)$/;

// In JupyterLab, where a page is written and not learnt from, nothing is kept.
function lesson() {
  if (!document.getElementById("gl-main")) return null;
  return /([\w-]+)\.(?:ipynb|html)$/.exec(location.pathname)?.[1];
}

function recall(name) {
  try {
    const found = JSON.parse(localStorage.getItem(SHELF + name));
    return found?.constructor === Object ? found : {};
  } catch {
    return {};
  }
}

class Bookmark {
  // A model's `place` is "7.3fa9c2": the seventh of its page, and a mark of what it is made of.
  // `shape` tells what else must be as it was, such as which answers are right.
  constructor(model, shape = "") {
    const [number, mark] = (model.get("place") || "").split(".");
    Object.assign(this, { number, mark: `${mark}${shape}`, page: number && lesson() });
  }

  // For the page: it scrolls to a place that a link names.
  sign(stage) {
    if (this.page) stage.dataset.place = this.number;
  }

  // What was kept; nothing if the lesson has changed since.
  get kept() {
    const found = this.page && recall(this.page)[this.number];
    return found?.mark === this.mark ? found : {};
  }

  // `of` is how much there is to do here, `done` how much of it has been done.
  keep(state, done = 0, of = 0) {
    this.write(this.number, { ...state, done, of, mark: this.mark });
  }

  write(key, value) {
    if (!this.page || JSON.stringify(value).length > MOST) return;
    try {
      localStorage.setItem(SHELF + this.page, JSON.stringify({ ...recall(this.page), [key]: value }));
    } catch {
      // Blocked or full.
    }
  }

  // What is kept beside the places of this page.
  read(key) {
    return (this.page && recall(this.page)[key]) || {};
  }

  // What a link wants to be shown here: `?at=7.2` in the seventh widget the second step.
  get wanted() {
    const link = new URLSearchParams(location.search).get("at");
    const [, number, spot] = /^(\d{1,3})\.([\w-]{1,40})$/.exec(link) ?? [];
    return this.page && number === this.number ? spot : undefined;
  }

  // Whoever copies the address shares the place; whoever comes again is led to it.
  tell(spot) {
    if (!this.page) return;
    this.write("last", `${this.number}.${spot}`);
    const here = new URL(location.href);
    here.searchParams.set("at", `${this.number}.${spot}`);
    here.searchParams.delete("token");
    here.hash = "";
    readdress(here);
  }
}

const RESTING = 300; // ms after the last key until an address holds what was typed

// What is typed is in the address soon: a browser takes only so many changes of it at a time.
function rested(act) {
  let resting;
  return (...given) => {
    clearTimeout(resting);
    resting = setTimeout(act, RESTING, ...given);
  };
}

function readdress(url) {
  try {
    history.replaceState(history.state, "", url);
  } catch {
    // Too often at once, or a page that has no address of its own.
  }
}
