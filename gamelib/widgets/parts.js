// What every widget is made of. The scripts of a widget are joined to one, this one first.
// The views escaped all html; names and labels are only ever set as text.

// Lab takes keys for its shortcuts (d d deletes a cell) unless the focused element says no.
const QUIET = { "data-lm-suppress-shortcuts": "true" };

function make(tag, look, attributes = {}, ...children) {
  const node = document.createElement(tag);
  if (look) node.className = look;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

function markup(tag, look, html, attributes) {
  const node = make(tag, look, attributes);
  node.innerHTML = html;
  return node;
}

// What is said where nobody sees it: words alone, for a link there would take the focus out of sight.
function heard(node) {
  for (const link of node.querySelectorAll("a, button")) link.replaceWith(...link.childNodes);
  return node;
}

function button(look, content, act, attributes = {}) {
  const node = make("button", `gl-button ${look}`, { type: "button", ...QUIET, ...attributes }, content);
  node.addEventListener("click", act);
  return node;
}

function choice({ html, label }, act, attributes = {}) {
  const look = html.includes("gl-card") ? "gl-option gl-pictured" : "gl-option";
  return button(look, markup("span", "", html), act, { "aria-label": label, ...attributes });
}

// One of several things to choose from: the browser's own box or button lies over its words.
function pill(type, value, label, attributes = {}, words = {}) {
  const input = make("input", "", { type, value, ...attributes, ...QUIET });
  return make("label", "", {}, input, make("span", "", words, label));
}

function pills(legend, each, look, attributes) {
  const set = make("fieldset", `gl-set ${look}`.trim(), attributes, make("legend", "", {}, legend));
  set.append(make("div", "gl-variants", {}, ...each));
  return set;
}

function fill(label, values) {
  return label.replace(/\{(\w+)\}/g, (token, key) => values[key] ?? token);
}

function parsed(html) {
  const made = document.createElement("template");
  made.innerHTML = html;
  return made.content;
}

// Makes what is in a node like what is wanted. What is the same in both stays, so that a browser
// has less to draw.
function match(there, wanted) {
  const before = [...there.childNodes];
  const after = [...wanted.childNodes];
  after.forEach((node, at) => {
    const old = before[at];
    if (!old) there.append(node);
    else if (!old.isEqualNode(node)) alike(old, node) ? dress(old, node) : old.replaceWith(node);
  });
  for (const old of before.slice(after.length)) old.remove();
}

const alike = (one, other) => one.nodeType === Node.ELEMENT_NODE && one.nodeName === other.nodeName;

function dress(old, node) {
  for (const { name } of [...old.attributes]) if (!node.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of node.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  match(old, node);
}

// What grew above a control has moved it down; who has only keys must still see where they are.
function follow(within) {
  const at = document.activeElement;
  if (within.contains(at) && at.matches(":focus-visible")) at.scrollIntoView({ block: "nearest" });
}

// A verdict by word and shape; the colour only repeats it.
function tag(kind, word) {
  const mark = make("span", "", { "aria-hidden": "true" }, { good: "✓ ", bad: "✕ ", gold: "! " }[kind]);
  return make("span", `gl-badge gl-${kind}`, {}, mark, word);
}

function unique() {
  return `gl-${Math.random().toString(36).slice(2)}`;
}

function stage(model, look) {
  // A group: a page holds many of these, and as many landmarks would lead nobody anywhere.
  const attributes = { role: "group", lang: model.get("lang"), "aria-label": model.get("name") };
  const made = make("div", `gl-stage ${look}`, attributes);
  made.addEventListener("keydown", once, true);
  return made;
}

// Who holds Enter does one thing, and not what would come after it.
function once(event) {
  if (!event.repeat || event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
}

// The next of the items above or below one, as they lie on the page.
function beyond(items, from, down) {
  const here = from.getBoundingClientRect();
  const off = (item) => {
    const there = item.getBoundingClientRect();
    const rows = down ? there.top - here.bottom : here.top - there.bottom;
    return { item, rows: Math.round(rows), across: Math.abs(there.left + there.width / 2 - here.left - here.width / 2) };
  };
  const found = items.map(off).filter(({ rows }) => rows > -6);
  return found.sort((a, b) => a.rows - b.rows || a.across - b.across)[0]?.item ?? from;
}

// Within an element with `data-acts` the arrow keys lead from one button to the next.
function lead(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const group = event.target.closest("[data-acts]");
  if (!group || !event.target.matches("button")) return;
  const items = [...group.querySelectorAll("button")];
  const at = items.indexOf(event.target);
  const to = {
    ArrowLeft: () => items[at - 1],
    ArrowRight: () => items[at + 1],
    ArrowUp: () => beyond(items, event.target, false),
    ArrowDown: () => beyond(items, event.target, true),
    Home: () => items[0],
    End: () => items.at(-1),
  }[event.key];
  if (!to) return;
  event.preventDefault();
  to()?.focus();
}

// Such a group is one stop on the way of the Tab key.
function entered(target) {
  const group = target.closest("[data-acts]");
  if (!group || !target.matches("button")) return;
  for (const item of group.querySelectorAll("button")) item.tabIndex = item === target ? 0 : -1;
}
