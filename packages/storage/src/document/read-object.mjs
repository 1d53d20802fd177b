import { CutShort, NotPdf, parseValue, skipSpace } from "./parse-value.mjs";

/** What is read of a file at first, and at most, for one object. */
const WINDOW = 4 * 1024;
const LARGEST = 1024 * 1024;

/** @typedef {import("./pdf-types").FoundObject} FoundObject */

/**
 * The object whose `12 0 obj` stands at a place, or the bare value there. Throws NotPdf.
 * @param {import("./pdf-types").Source} source
 * @param {number} at
 * @param {{ bare?: boolean }} [options]
 * @returns {FoundObject}
 */
export function readObject(source, at, { bare = false } = {}) {
  for (let length = WINDOW; ; length *= 4) {
    const text = source.read(at, length).toString("latin1");
    try {
      return parseObject(text, at, bare);
    } catch (error) {
      if (!(error instanceof CutShort)) throw error;
      if (text.length < length || length >= LARGEST) throw new NotPdf("an object has no end");
    }
  }
}

/** @type {(text: string, at: number, bare: boolean) => FoundObject} */
function parseObject(text, at, bare) {
  const head = bare ? null : /^[\0\t\n\f\r ]*(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj/.exec(text);
  if (!bare && !head) throw new NotPdf("no object where one should be");
  const { value, end } = parseValue(text, head?.[0].length ?? 0);
  const id = Number(head?.[1] ?? 0);
  if (bare || value.kind !== "dict") return { id, value, data: null };
  const next = skipSpace(text, end);
  if (next + 8 > text.length) throw new CutShort();
  if (!text.startsWith("stream", next)) return { id, value, data: null };
  // "stream", then CR LF or LF.
  const begin = next + 6 + (text[next + 6] === "\r" && text[next + 7] === "\n" ? 2 : 1);
  return { id, value, data: at + begin };
}
