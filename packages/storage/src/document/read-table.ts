import { NotPdf } from "./parse-value";
import { numberOf, type PdfDict, type PdfValue } from "./pdf-value";
import { readObject } from "./read-object";
import { readStream } from "./read-stream";
import type { Source } from "./source";

/** Where objects lie: at a place of the file, or in another object at an index. */
export type Place = { at: number } | { inside: number; index: number };
export type ObjectTable = { trailer: PdfDict; find: (id: number) => Place | null };

const MOST_OBJECTS = 1_000_000;
/** Each change that was saved behind the file adds a section. */
const MOST_SECTIONS = 500;
const TAIL = 2_048;
/** Lines of a written table that are read at once; each has 20 bytes. */
const LINES = 3_000;

/**
 * The table of all objects (ISO 32000-1, 7.5.4 and 7.5.8): the newest section first, back to the first one.
 * 13 bytes an object are held. Throws NotPdf.
 */
export async function readTable(source: Source, size: number): Promise<ObjectTable> {
  const tail = (await source.read(Math.max(0, size - TAIL), TAIL)).toString("latin1");
  const start = /[\s\S]*startxref\s+(\d{1,12})/.exec(tail);
  if (!start) throw new NotPdf("no table of objects");
  const entries = createEntries();
  const queue = [Number(start[1])];
  const seen = new Set<number>();
  let trailer: PdfDict | null = null;
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (seen.has(at)) continue;
    if (seen.add(at).size > MOST_SECTIONS) throw new NotPdf("too many sections");
    const dict = await readSection(source, at, entries);
    trailer ??= dict;
    for (const name of ["XRefStm", "Prev"]) {
      const next = numberOf(dict.get(name));
      if (next !== null) queue.push(next);
    }
  }
  return { trailer: trailer!, find: entries.find };
}

type Entries = ReturnType<typeof createEntries>;

function createEntries() {
  // Grown as needed: a file can announce any number.
  let kinds = new Uint8Array(1_024);
  let places = new Float64Array(1_024);
  let indices = new Uint32Array(1_024);
  return {
    /** The first word about an object counts: it is the newest. Kinds: 1 free, 2 at a place, 3 inside another. */
    add(id: number, kind: 1 | 2 | 3, place: number, index: number) {
      if (id >= MOST_OBJECTS) throw new NotPdf("too many objects");
      if (id >= kinds.length) {
        const length = Math.min(MOST_OBJECTS, Math.max(id + 1, kinds.length * 2));
        kinds = copy(kinds, new Uint8Array(length));
        places = copy(places, new Float64Array(length));
        indices = copy(indices, new Uint32Array(length));
      }
      if (kinds[id] !== 0) return;
      kinds[id] = kind;
      places[id] = place;
      indices[id] = index;
    },
    find(id: number): Place | null {
      if (kinds[id] === 2) return { at: places[id]! };
      if (kinds[id] === 3) return { inside: places[id]!, index: indices[id]! };
      return null;
    },
  };
}

function copy<T extends Uint8Array | Float64Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

async function readSection(source: Source, at: number, entries: Entries): Promise<PdfDict> {
  const head = (await source.read(at, 32)).toString("latin1");
  const written = /^\s*xref\s+/.exec(head);
  if (written) return readWritten(source, at + written[0].length, entries);
  return readPacked(source, at, entries);
}

/** `0 6`, six lines of 20 bytes, the next part, …, `trailer << … >>`. */
async function readWritten(source: Source, at: number, entries: Entries): Promise<PdfDict> {
  for (;;) {
    const text = (await source.read(at, 64)).toString("latin1");
    const trailer = /^\s*trailer/.exec(text);
    if (trailer) return dictOf((await readObject(source, at + trailer[0].length, { bare: true })).value);
    const part = /^\s*(\d{1,10})\s+(\d{1,10})[ \t]*(\r\n|\r|\n)/.exec(text);
    if (!part) throw new NotPdf("a table without an end");
    at = await readLines(source, at + part[0].length, Number(part[1]), Number(part[2]), entries);
  }
}

async function readLines(source: Source, at: number, first: number, count: number, entries: Entries) {
  if (first + count > MOST_OBJECTS) throw new NotPdf("too many objects");
  for (let done = 0; done < count; done += LINES) {
    const lines = Math.min(LINES, count - done);
    const text = (await source.read(at + done * 20, lines * 20)).toString("latin1");
    for (let line = 0; line < lines; line++) {
      const entry = /^(\d{10}) (\d{5}) ([nf])/.exec(text.slice(line * 20, line * 20 + 18));
      if (!entry) throw new NotPdf("a broken line in the table");
      entries.add(first + done + line, entry[3] === "n" ? 2 : 1, Number(entry[1]), 0);
    }
  }
  return at + count * 20;
}

/** The table as a stream: each entry is three numbers of the widths in W. */
async function readPacked(source: Source, at: number, entries: Entries): Promise<PdfDict> {
  const { value, data } = await readObject(source, at);
  const dict = dictOf(value);
  const length = numberOf(dict.get("Length"));
  const widths = numbersOf(dict.get("W"));
  if (data === null || length === null || widths.length !== 3 || widths.some((width) => width > 8))
    throw new NotPdf("no table where one should be");
  const bytes = await readStream(source, dict, data, length);
  const [kindWidth, placeWidth, indexWidth] = widths as [number, number, number];
  const row = kindWidth + placeWidth + indexWidth;
  if (row === 0) throw new NotPdf("a table without rows");
  const index = numbersOf(dict.get("Index"));
  const parts = index.length > 0 ? index : [0, numberOf(dict.get("Size")) ?? 0];
  let from = 0;
  for (let part = 0; part + 1 < parts.length; part += 2) {
    for (let id = parts[part]!; id < parts[part]! + parts[part + 1]!; id++, from += row) {
      if (from + row > bytes.length) return dict;
      // Without a width of its own, every entry lies at a place.
      const kind = kindWidth === 0 ? 1 : unsigned(bytes, from, kindWidth);
      const place = unsigned(bytes, from + kindWidth, placeWidth);
      const third = unsigned(bytes, from + kindWidth + placeWidth, indexWidth);
      if (kind === 0 || kind === 1 || kind === 2) entries.add(id, (kind + 1) as 1 | 2 | 3, place, third);
    }
  }
  return dict;
}

function dictOf(value: PdfValue): PdfDict {
  if (value.kind !== "dict") throw new NotPdf("no dictionary where one should be");
  return value.entries;
}

function numbersOf(value: PdfValue | undefined): number[] {
  if (value?.kind !== "list") return [];
  const numbers = value.items.map(numberOf);
  if (numbers.some((item) => item === null || item < 0 || !Number.isInteger(item)))
    throw new NotPdf("not a number in a table");
  return numbers as number[];
}

function unsigned(bytes: Buffer, at: number, width: number): number {
  let value = 0;
  for (let i = 0; i < width; i++) value = value * 256 + bytes[at + i]!;
  return value;
}
