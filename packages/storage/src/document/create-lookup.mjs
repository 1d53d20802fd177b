import { NotPdf, parseValue, asNumber } from "./parse-value.mjs";
import { readObject } from "./read-object.mjs";
import { readStream } from "./read-stream.mjs";

/**
 * @typedef {import("./pdf-types").PdfValue} PdfValue
 * @typedef {{ text: string, starts: Map<number, number> }} Opened
 */

/** Number of cached object streams: neighbouring objects are often requested next. */
const MAX_CACHED_STREAMS = 4;
/** Maximum number of references to references in a row. */
const MAX_REFERENCE_CHAIN = 8;

/**
 * Returns a function that resolves a reference, however its object is stored.
 * @param {import("./pdf-types").Source} source
 * @param {import("./pdf-types").ObjectTable} table
 * @returns {import("./pdf-types").Lookup}
 */
export function createLookup(source, table) {
  /** @type {Map<number, Opened>} */
  const opened = new Map();

  return function find(value) {
    /** @type {PdfValue} */
    let found = value ?? { kind: "other" };
    for (let step = 0; found.kind === "ref"; step++) {
      if (step === MAX_REFERENCE_CHAIN) throw new NotPdf("references in a circle");
      found = fetch(found.id);
    }
    return found;
  };

  /** @type {(id: number) => PdfValue} */
  function fetch(id) {
    const place = table.find(id);
    if (!place) return { kind: "other" };
    if ("inside" in place) return fetchInside(id, place.inside);
    const object = readObject(source, place.at);
    if (object.id !== id) throw new NotPdf("another object than the table says");
    return object.value;
  }

  /** @type {(id: number, holder: number) => PdfValue} */
  function fetchInside(id, holder) {
    const { text, starts } = opened.get(holder) ?? open(holder);
    const start = starts.get(id);
    return start === undefined ? { kind: "other" } : parseValue(text, start).value;
  }

  /** @type {(holder: number) => Opened} */
  function open(holder) {
    const place = table.find(holder);
    // An object stream inside another one would be a cycle.
    if (!place || !("at" in place)) throw new NotPdf("no object that holds others");
    const { value, data } = readObject(source, place.at);
    if (value.kind !== "dict" || data === null) throw new NotPdf("no object that holds others");
    const length = lengthOf(value.entries.get("Length"));
    const text = readStream(source, value.entries, data, length).toString("latin1") + "\n";
    const first = asNumber(value.entries.get("First")) ?? 0;
    const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
    /** @type {Map<number, number>} */
    const starts = new Map();
    for (let i = 0; i + 1 < numbers.length; i += 2)
      starts.set(numbers[i] ?? NaN, first + (numbers[i + 1] ?? NaN));
    const [oldest] = opened.keys();
    if (opened.size === MAX_CACHED_STREAMS && oldest !== undefined) opened.delete(oldest);
    const made = { text, starts };
    opened.set(holder, made);
    return made;
  }

  /**
   * A length may be a separate object, which is at an offset.
   * @type {(value: PdfValue | undefined) => number}
   */
  function lengthOf(value) {
    const place = value?.kind === "ref" ? table.find(value.id) : null;
    const direct = place && "at" in place ? readObject(source, place.at).value : value;
    const length = asNumber(direct);
    if (length === null) throw new NotPdf("a stream without a length");
    return length;
  }
}
