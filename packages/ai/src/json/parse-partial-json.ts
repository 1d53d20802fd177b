/** The readable part of a growing JSON text. */
export type PartialJson = {
  /** Undefined means nothing yet. An unfinished string is included as far as it goes. */
  value: unknown;
  /** The unfinished objects and arrays. */
  open: ReadonlySet<object>;
};

const ESCAPES: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
/** Deeper than any requested answer. */
const MAX_DEPTH = 20;

/**
 * Parses as much of `raw` as has arrived, from the first `{`, so that a code fence or text before it does no harm.
 * Never throws: parsing stops at invalid JSON. Half an escape or surrogate pair at the end is held back, so a
 * parsed string only ever grows.
 */
export function parsePartialJson(raw: string): PartialJson {
  const open = new Set<object>();
  const start = raw.indexOf("{");
  if (start < 0) return { value: undefined, open };
  let at = start;
  /** Once true, nothing more is read: the text has ended or is invalid. */
  let ended = false;

  const skipSpace = () => {
    while (at < raw.length && /\s/.test(raw[at]!)) at += 1;
  };
  const end = (): undefined => {
    ended = true;
  };

  function readValue(depth: number): unknown {
    skipSpace();
    if (at >= raw.length || depth > MAX_DEPTH) return end();
    if (raw[at] === "{") return readObject(depth);
    if (raw[at] === "[") return readArray(depth);
    if (raw[at] === '"') return readString();
    return readWord();
  }

  function readObject(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    open.add(object);
    at += 1;
    for (;;) {
      skipSpace();
      if (raw[at] === "}") return close(object);
      if (raw[at] !== '"') return (end(), object);
      const key = readString();
      skipSpace();
      if (ended || raw[at] !== ":") return (end(), object);
      at += 1;
      const value = readValue(depth + 1);
      if (value !== undefined) object[key] = value;
      if (!goOn("}")) return ended ? object : close(object);
    }
  }

  function readArray(depth: number): unknown[] {
    const array: unknown[] = [];
    open.add(array);
    at += 1;
    skipSpace();
    if (raw[at] === "]") return close(array);
    for (;;) {
      const value = readValue(depth + 1);
      if (value !== undefined) array.push(value);
      if (!goOn("]")) return ended ? array : close(array);
    }
  }

  /** Skips a comma. Returns false at the closing character and at the end. */
  function goOn(mark: string): boolean {
    if (ended) return false;
    skipSpace();
    if (raw[at] === ",") {
      at += 1;
      return true;
    }
    if (raw[at] !== mark) end();
    return false;
  }

  function close<T extends object>(container: T): T {
    at += 1;
    open.delete(container);
    return container;
  }

  function readString(): string {
    let text = "";
    at += 1;
    while (at < raw.length) {
      const sign = raw[at]!;
      if (sign === '"') {
        at += 1;
        return text;
      }
      if (sign !== "\\") {
        text += sign;
        at += 1;
        continue;
      }
      const escape = raw.slice(at + 1, at + 2);
      const size = escape === "u" ? 6 : 2;
      const hex = raw.slice(at + 2, at + 6);
      if (escape === "u" && !/^[\da-f]{4}$/i.test(hex)) break;
      text += escape === "u" ? String.fromCharCode(Number.parseInt(hex, 16)) : (ESCAPES[escape] ?? escape);
      at += size;
    }
    end();
    return text.replace(/[\ud800-\udbff]$/, "");
  }

  /** Reads a number, true, false or null; at the end of the text it may be incomplete. */
  function readWord(): unknown {
    const word = /^[-+.\w]+/.exec(raw.slice(at, at + 40))?.[0];
    if (word === undefined || at + word.length >= raw.length) return end();
    at += word.length;
    try {
      return JSON.parse(word) as unknown;
    } catch {
      // The text is not JSON, so parsing ends here.
      return end();
    }
  }

  return { value: readValue(0), open };
}
