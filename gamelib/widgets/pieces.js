// What the pictures of a page share is sent once: in packed values `<17>` stands for a piece, and
// a piece may hold others; mappings alike are rows of one table. The inverse of `pack` in pieces.py.

const PIECE = /<(\d+)>/g;

function unpacked(value) {
  if (!value?.pieces) return value;
  const { pieces, packed } = value;
  const made = ["<"];
  const piece = (at) => (made[at] ??= whole(pieces[at]));
  const whole = (text) => text.replace(PIECE, (_, at) => piece(at));
  const mapped = (keys, row) => Object.fromEntries(row.map((part, at) => [keys[at], each(part)]));
  const each = (part) => {
    if (typeof part === "string") return whole(part);
    if (Array.isArray(part)) return part.map(each);
    if (!part || typeof part !== "object") return part;
    if (part.of && part.rows) return part.rows.map((row) => mapped(part.of.map(whole), row));
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, each(inner)]));
  };
  return each(packed);
}
