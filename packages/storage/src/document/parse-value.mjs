/**
 * @typedef {import("./pdf-types").PdfValue} PdfValue
 * @typedef {{ value: PdfValue, end: number }} Parsed
 */

/** The bytes are not valid PDF. */
export class NotPdf extends Error {}
/** The bytes end inside a value: more of the file is needed, or the file is cut off. */
export class CutShort extends NotPdf {}

const SPACE = "\0\t\n\f\r ";
const DELIMITER = "()<>[]{}/%" + SPACE;
const MAX_DEPTH = 64;
/** Longer than any number; the expressions below take time quadratic in a word's length. */
const MAX_WORD_LENGTH = 64;

/** @type {(text: string, at: number) => boolean} */
const isSpace = (text, at) => SPACE.includes(text.charAt(at));

/**
 * Parses the value at `at` of a text (one character per byte) and returns it with its end. Throws CutShort or
 * NotPdf.
 * @param {string} text
 * @param {number} at
 * @param {number} [depth]
 * @returns {Parsed}
 */
export function parseValue(text, at, depth = 0) {
  if (depth > MAX_DEPTH) throw new NotPdf("nested too deeply");
  const start = skipSpace(text, at);
  if (text.startsWith("<<", start)) return parseDict(text, start + 2, depth);
  switch (text[start]) {
    case "[":
      return parseList(text, start + 1, depth);
    case "(":
      return { value: { kind: "other" }, end: endOfString(text, start + 1) };
    case "<":
      return { value: { kind: "other" }, end: after(text, ">", start) };
    case "/": {
      const end = endOfWord(text, start + 1);
      return { value: { kind: "name", value: toName(text.slice(start + 1, end)) }, end };
    }
    default:
      return parseWord(text, start);
  }
}

/**
 * Skips white space and comments.
 * @param {string} text
 * @param {number} at
 * @returns {number}
 */
export function skipSpace(text, at) {
  for (;;) {
    while (at < text.length && isSpace(text, at)) at += 1;
    if (at >= text.length) throw new CutShort();
    if (text[at] !== "%") return at;
    while (at < text.length && text[at] !== "\r" && text[at] !== "\n") at += 1;
  }
}

/** @type {(text: string, at: number, depth: number) => Parsed} */
function parseDict(text, at, depth) {
  /** @type {import("./pdf-types").PdfDict} */
  const entries = new Map();
  for (;;) {
    at = skipSpace(text, at);
    if (text.startsWith(">>", at)) return { value: { kind: "dict", entries }, end: at + 2 };
    if (at + 1 >= text.length) throw new CutShort();
    const key = parseValue(text, at, depth + 1);
    if (key.value.kind !== "name") throw new NotPdf("a dictionary's key is no name");
    const entry = parseValue(text, key.end, depth + 1);
    entries.set(key.value.value, entry.value);
    at = entry.end;
  }
}

/** @type {(text: string, at: number, depth: number) => Parsed} */
function parseList(text, at, depth) {
  /** @type {PdfValue[]} */
  const items = [];
  for (;;) {
    at = skipSpace(text, at);
    if (text[at] === "]") return { value: { kind: "list", items }, end: at + 1 };
    const item = parseValue(text, at, depth + 1);
    items.push(item.value);
    at = item.end;
  }
}

/**
 * Parses a number, a reference (`12 0 R`), true, false or null.
 * @type {(text: string, at: number) => Parsed}
 */
function parseWord(text, at) {
  const end = endOfWord(text, at);
  if (end - at > MAX_WORD_LENGTH) throw new NotPdf("not a value");
  const word = text.slice(at, end);
  if (/^(true|false|null)$/.test(word)) return { value: { kind: "other" }, end };
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) throw new NotPdf("not a value");
  const reference =
    /^\d+$/.test(word) &&
    /^[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^()<>[\]{}/%\0\t\n\f\r ])/.exec(text.slice(end, end + 24));
  if (reference) return { value: { kind: "ref", id: Number(word) }, end: end + reference[0].length };
  return { value: { kind: "number", value: Number(word) }, end };
}

/** @type {(text: string, at: number) => number} */
function endOfWord(text, at) {
  let end = at;
  while (end < text.length && !DELIMITER.includes(text.charAt(end))) end += 1;
  if (end >= text.length) throw new CutShort();
  return end;
}

/**
 * Brackets inside a string are balanced or escaped.
 * @type {(text: string, at: number) => number}
 */
function endOfString(text, at) {
  for (let open = 1; at < text.length; at++) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "(") open += 1;
    else if (text[at] === ")" && --open === 0) return at + 1;
  }
  throw new CutShort();
}

/** @type {(text: string, sign: string, from: number) => number} */
function after(text, sign, from) {
  const at = text.indexOf(sign, from);
  if (at < 0) throw new CutShort();
  return at + 1;
}

/**
 * `/A#42` is `/AB`.
 * @param {string} written
 */
const toName = (written) =>
  written.replace(/#([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));

/** @type {(value: PdfValue | undefined) => number | null} */
export const asNumber = (value) => (value?.kind === "number" ? value.value : null);

/** @type {(value: PdfValue | undefined) => string | null} */
export const asName = (value) => (value?.kind === "name" ? value.value : null);
