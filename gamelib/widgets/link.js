// A page's own link, where no Python has read it: as `address.linked` and `series.read` read it
// there, and with the same words for what is wrong with it.

const LINE = 4000; // signs of a link
const FIELD = 400; // signs of a part that names several things
const CLIP = 160; // signs of it that are said again
const UNENCODED = /%(?![0-9A-Fa-f]{2})/;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

// What is wrong: the label that says it, and what stands in its braces.
class Wrong extends Error {
  constructor(label, facts) {
    super(label);
    this.label = label;
    this.facts = facts;
    if (facts.part?.length > CLIP) facts.part = `${facts.part.slice(0, CLIP)}…`;
  }
}

const visible = (text) => text.replace(new RegExp(UNSEEN, "gu"), "\ufffd");

function decoded(text, part) {
  const [plain, whole] = [text, part].map((one) => {
    try {
      return decodeURIComponent(one);
    } catch {
      const wrong = UNENCODED.test(one) ? "bad-percent" : "bad-bytes";
      throw new Wrong(`INPUT-SIGN.${wrong}`, { part: visible(part) });
    }
  });
  const sign = UNSEEN.exec(plain)?.[0].codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
  if (sign) throw new Wrong("INPUT-SIGN.unseen", { part: visible(whole), sign: `U+${sign}` });
  return plain.trim();
}

// The parts of a query by their keys; throws what is `Wrong` with it.
function linked(query, keys) {
  if (query.length > LINE) throw new Wrong("INPUT-LENGTH.too-long", { length: query.length, longest: LINE });
  const found = new Map();
  for (const part of query.replaceAll("+", "%20").split("&").filter(Boolean)) {
    const [raw] = part.split("=", 1);
    const key = decoded(raw, part).toLowerCase();
    const right = keys.includes(key) ? key : keys[0];
    if (raw === part) throw new Wrong("INPUT-KEY.no-value", { part: visible(part), right });
    if (found.has(key)) throw new Wrong("INPUT-KEY.repeated-key", { part: visible(part) });
    found.set(key, decoded(part.slice(raw.length + 1), part));
  }
  for (const [key, value] of found) {
    if (keys.includes(key) || FOREIGN.test(key)) continue;
    throw new Wrong("INPUT-KEY.unknown-key", { part: `${key}=${value}`, right: keys.join(" ") });
  }
  return Object.fromEntries(keys.map((key) => [key, found.get(key) ?? ""]));
}

function short(text, most = FIELD) {
  if (text.length > most) throw new Wrong("INPUT-OPTION.option-long", { part: text.slice(0, 20), most });
  return text.split(/\s+/).join(" ");
}

// Those of what there is that a text names; all if it names none.
function named(text, known) {
  const names = short(text).split(",").map((name) => name.trim()).filter(Boolean);
  const part = names.find((name) => !known.includes(name));
  if (part !== undefined) throw new Wrong("INPUT-OPTION.option-pressed", { part });
  return known.filter((name) => !names.length || names.includes(name));
}

function numbered(text, label, [first, last]) {
  const number = Number(/^\d{1,3}$/.exec(short(text)) ?? NaN);
  if (number >= first && number <= last) return number;
  throw new Wrong(`INPUT-OPTION.${label}`, { part: text, right: `${first}–${last}` });
}
