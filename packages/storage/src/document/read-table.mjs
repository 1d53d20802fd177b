import { createEntries } from "./create-entries.mjs";
import { NotPdf, asNumber } from "./parse-value.mjs";
import { readObject } from "./read-object.mjs";
import { readPackedSection } from "./read-packed-section.mjs";

/**
 * @typedef {import("./pdf-types").Source} Source
 * @typedef {import("./pdf-types").PdfDict} PdfDict
 * @typedef {import("./create-entries.mjs").Entries} Entries
 */

/** Each incremental update adds a section. */
const MAX_SECTIONS = 500;
const TAIL_BYTES = 2_048;
/** Bytes of a plain table that are read at a time. */
const TABLE_READ_BYTES = 60_000;
/** A line has 20 bytes; some writers end it with one character instead of two, or add spaces. */
const MAX_LINE_BYTES = 32;
const FREE_LIST_HEAD = "0000000000 65535 f";

/**
 * Reads the table of all objects (ISO 32000-1, 7.5.4 and 7.5.8), from the newest section back to the first. Throws
 * NotPdf.
 * @param {Source} source
 * @param {number} size of the file
 * @returns {import("./pdf-types").ObjectTable}
 */
export function readTable(source, size) {
  const tail = source.read(Math.max(0, size - TAIL_BYTES), TAIL_BYTES).toString("latin1");
  const start = /startxref\s+(\d{1,12})/.exec(tail.slice(Math.max(0, tail.lastIndexOf("startxref"))));
  if (!start) throw new NotPdf("no table of objects");
  const entries = createEntries();
  const queue = [Number(start[1])];
  const seen = new Set();
  /** @type {PdfDict} */
  let trailer = new Map();
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (seen.has(at)) continue;
    if (seen.add(at).size > MAX_SECTIONS) throw new NotPdf("too many sections");
    const dict = readSection(source, at, entries);
    if (seen.size === 1) trailer = dict;
    for (const name of ["XRefStm", "Prev"]) {
      const next = asNumber(dict.get(name));
      if (next !== null) queue.push(next);
    }
  }
  return { trailer, find: entries.find };
}

/** @type {(source: Source, at: number, entries: Entries) => PdfDict} */
function readSection(source, at, entries) {
  const head = source.read(at, 32).toString("latin1");
  const written = /^\s*xref\s+/.exec(head);
  if (written) return readWritten(source, at + written[0].length, entries);
  return readPackedSection(source, at, entries);
}

/**
 * `0 6`, six lines of some 20 bytes, the next part, …, `trailer << … >>`.
 * @type {(source: Source, at: number, entries: Entries) => PdfDict}
 */
function readWritten(source, at, entries) {
  for (;;) {
    const text = source.read(at, 64).toString("latin1");
    const trailer = /^\s*trailer/.exec(text);
    if (trailer) {
      const { value } = readObject(source, at + trailer[0].length, { bare: true });
      if (value.kind !== "dict") throw new NotPdf("no dictionary where one should be");
      return value.entries;
    }
    const part = /^\s*(\d{1,10})\s+(\d{1,10})[ \t]*(\r\n|\r|\n)/.exec(text);
    if (!part) throw new NotPdf("a table without an end");
    at = readLines(source, at + part[0].length, Number(part[1]), Number(part[2]), entries);
  }
}

/** @type {(source: Source, at: number, first: number, count: number, entries: Entries) => number} */
function readLines(source, at, first, count, entries) {
  const line = /[ \t\r\n]*(\d{10}) (\d{5}) ([nf])/y;
  let done = 0;
  while (done < count) {
    const text = source.read(at, TABLE_READ_BYTES).toString("latin1");
    const isLast = text.length < TABLE_READ_BYTES;
    line.lastIndex = 0;
    let end = 0;
    while (done < count && (isLast || end + MAX_LINE_BYTES <= text.length)) {
      const entry = line.exec(text);
      if (!entry) throw new NotPdf("a broken line in the table");
      // The head of the list of free objects is number 0, also where a writer counts from 1.
      if (done === 0 && first === 1 && entry[0].endsWith(FREE_LIST_HEAD)) first = 0;
      entries.add(first + done, entry[3] === "n" ? 2 : 1, Number(entry[1]), 0);
      end = line.lastIndex;
      done += 1;
    }
    at += end;
  }
  return at;
}
