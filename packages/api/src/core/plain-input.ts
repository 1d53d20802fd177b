/** The largest legitimate input, a post with all hashtags and files, has about a hundred values. */
const MAX_VALUES = 1000;
const MAX_DEPTH = 10;
/** The maximum of PostgreSQL's integer type. */
const MAX_NUMBER = 2 ** 31 - 1;
/** Four-digit years, which JavaScript and PostgreSQL write and read alike. */
const [FIRST_MOMENT, LAST_MOMENT] = [Date.UTC(1000, 0), Date.UTC(9999, 11, 31)];
/** Keys that would change an object's prototype. */
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Whether an input is plain data of a size and kind that the database can hold. It is checked for every input before its
 * schema, so that a value a schema lets through by oversight (a number beyond the column) is a bad request and not an
 * internal error. Values that no schema accepts, such as class instances, are not plain. Texts are made what Takt keeps
 * by their schemas (`textInput`).
 */
export function isPlainInput(input: unknown): boolean {
  let values = 0;
  // An explicit stack instead of recursion, because the caller chooses the depth.
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    values += 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH || !isPlain(value)) return false;
    if (typeof value !== "object" || value === null || value instanceof Date) continue;
    const entries = Object.entries(value);
    if (entries.length > MAX_VALUES) return false;
    for (const [key, inner] of entries) {
      if (FORBIDDEN_KEYS.has(key) || key.includes("\u0000")) return false;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
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
