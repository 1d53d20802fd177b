import { CutShort, NotPdf, parseValue, skipSpace } from "./parse-value.mjs";

/** Bytes that are read for one object at first, and at most. */
const INITIAL_READ_BYTES = 4 * 1024;
const MAX_OBJECT_BYTES = 1024 * 1024;
/** `12 0 obj`, with some white space. */
const MAX_HEAD_BYTES = 64;

/** @typedef {import("./pdf-types").FoundObject} FoundObject */

/**
 * Reads the object whose `12 0 obj` is at an offset, or the bare value there. Throws NotPdf.
 * @param {import("./pdf-types").Source} source
 * @param {number} at
 * @param {{ bare?: boolean }} [options]
 * @returns {FoundObject}
 */
export function readObject(source, at, { bare = false } = {}) {
  for (let length = INITIAL_READ_BYTES; ; length *= 4) {
    const text = source.read(at, length).toString("latin1");
    try {
      return parseObject(text, at, bare);
    } catch (error) {
      if (!(error instanceof CutShort)) throw error;
      if (text.length < length || length >= MAX_OBJECT_BYTES) throw new NotPdf("an object has no end");
    }
  }
}

/** @type {(text: string, at: number, bare: boolean) => FoundObject} */
function parseObject(text, at, bare) {
  // Comments may stand wherever white space may.
  const start = bare ? 0 : skipSpace(text, 0);
  const head = bare
    ? null
    : /^(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj/.exec(text.slice(start, start + MAX_HEAD_BYTES));
  if (!bare && !head) {
    if (text.length - start < MAX_HEAD_BYTES) throw new CutShort();
    throw new NotPdf("no object where one should be");
  }
  const { value, end } = parseValue(text, start + (head?.[0].length ?? 0));
  const id = Number(head?.[1] ?? 0);
  if (bare || value.kind !== "dict") return { id, value, data: null };
  const next = skipSpace(text, end);
  if (next + 8 > text.length) throw new CutShort();
  if (!text.startsWith("stream", next)) return { id, value, data: null };
  // "stream", then CR LF or LF.
  const bytes = next + 6 + (text[next + 6] === "\r" && text[next + 7] === "\n" ? 2 : 1);
  return { id, value, data: at + bytes };
}
