import { NotPdf, parseValue } from "./parse-value.mjs";
import { numberOf } from "./pdf-value.mjs";
import { readObject } from "./read-object.mjs";
import { readStream } from "./read-stream.mjs";

/**
 * @typedef {import("./pdf-types").PdfValue} PdfValue
 * @typedef {{ text: string, starts: Map<number, number> }} Opened
 */

/** Unpacked objects that hold others are kept while neighbours are likely to be asked for. */
const KEPT = 4;
/** References to references, in a row. */
const LONGEST_CHAIN = 8;

/**
 * Answers what a reference stands for, whichever way it is stored.
 * @param {import("./pdf-types").Source} source
 * @param {import("./pdf-types").ObjectTable} table
 * @returns {import("./pdf-types").Lookup}
 */
export function createLookup(source, table) {
  /** @type {Map<number, Opened>} */
  const opened = new Map();

  return function look(value) {
    /** @type {PdfValue} */
    let found = value ?? { kind: "other" };
    for (let step = 0; found.kind === "ref"; step++) {
      if (step === LONGEST_CHAIN) throw new NotPdf("references in a circle");
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
    // One that lies in another would be a circle.
    if (!place || !("at" in place)) throw new NotPdf("no object that holds others");
    const { value, data } = readObject(source, place.at);
    if (value.kind !== "dict" || data === null) throw new NotPdf("no object that holds others");
    const length = lengthOf(value.entries.get("Length"));
    const text = readStream(source, value.entries, data, length).toString("latin1") + "\n";
    const first = numberOf(value.entries.get("First")) ?? 0;
    const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
    /** @type {Map<number, number>} */
    const starts = new Map();
    for (let i = 0; i + 1 < numbers.length; i += 2)
      starts.set(numbers[i] ?? NaN, first + (numbers[i + 1] ?? NaN));
    const [oldest] = opened.keys();
    if (opened.size === KEPT && oldest !== undefined) opened.delete(oldest);
    const made = { text, starts };
    opened.set(holder, made);
    return made;
  }

  /**
   * A length may stand in an object of its own; that one lies at a place.
   * @type {(value: PdfValue | undefined) => number}
   */
  function lengthOf(value) {
    const place = value?.kind === "ref" ? table.find(value.id) : null;
    const direct = place && "at" in place ? readObject(source, place.at).value : value;
    const length = numberOf(direct);
    if (length === null) throw new NotPdf("a stream without a length");
    return length;
  }
}
