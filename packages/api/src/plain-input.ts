/** The largest legitimate input, a post with all its hashtags and files, has about a hundred values. */
const MAX_VALUES = 1000;
const MAX_DEPTH = 10;
/** PostgreSQL's integer. */
const MAX_NUMBER = 2 ** 31 - 1;
/** Years of four digits: what both sides write and read alike. */
const [FIRST_MOMENT, LAST_MOMENT] = [Date.UTC(1000, 0), Date.UTC(9999, 11, 31)];
/** Keys that reach an object's prototype. */
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/**
 * What keeps an input from being plain data of a size and kind that the database can hold; null: nothing. Asked of
 * every input before its schema: what passes a schema by oversight (a NUL in a text, a number beyond the column) is
 * then still a bad request and not a failure inside. Values that no schema takes, e.g. class instances, are not plain.
 * `nul`: a text has a NUL, which a user may have pasted unseen, and nothing else is wrong.
 */
export function inputProblem(input: unknown): "not_plain" | "nul" | null {
  let values = 0;
  let nul = false;
  // A list instead of recursion: the depth is the sender's choice.
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    values += 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH || !isPlain(value)) return "not_plain";
    if (typeof value === "string" && value.includes("\u0000")) nul = true;
    if (typeof value !== "object" || value === null || value instanceof Date) continue;
    const entries = Object.entries(value);
    if (entries.length > MAX_VALUES) return "not_plain";
    for (const [key, inner] of entries) {
      if (FORBIDDEN_KEYS.has(key) || key.includes("\u0000")) return "not_plain";
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return nul ? "nul" : null;
}

function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case "undefined":
    case "boolean":
    case "string":
      return true;
    case "number":
      return Math.abs(value) <= MAX_NUMBER;
    case "object":
      if (value === null || Array.isArray(value)) return true;
      if (value instanceof Date) return value.getTime() >= FIRST_MOMENT && value.getTime() <= LAST_MOMENT;
      return [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);
    default:
      return false;
  }
}
