import { NotPdf, parseValue } from "./parse-value";
import { numberOf, type PdfValue } from "./pdf-value";
import { readObject } from "./read-object";
import { readStream } from "./read-stream";
import type { ObjectTable } from "./read-table";
import type { Source } from "./source";

/** Unpacked objects that hold others are kept while neighbours are likely to be asked for. */
const KEPT = 4;
/** References to references, in a row. */
const LONGEST_CHAIN = 8;

/** Answers what a reference stands for, whichever way it is stored; `other` for an object that is not there. */
export function createLookup(source: Source, table: ObjectTable) {
  const opened = new Map<number, { text: string; starts: Map<number, number> }>();

  return async function look(value: PdfValue | undefined): Promise<PdfValue> {
    let found = value ?? { kind: "other" };
    for (let step = 0; found.kind === "ref"; step++) {
      if (step === LONGEST_CHAIN) throw new NotPdf("references in a circle");
      found = await fetch(found.id);
    }
    return found;
  };

  async function fetch(id: number): Promise<PdfValue> {
    const place = table.find(id);
    if (!place) return { kind: "other" };
    if ("inside" in place) return fetchInside(id, place.inside);
    const object = await readObject(source, place.at);
    if (object.id !== id) throw new NotPdf("another object than the table says");
    return object.value;
  }

  async function fetchInside(id: number, holder: number): Promise<PdfValue> {
    const { text, starts } = opened.get(holder) ?? (await open(holder));
    const start = starts.get(id);
    return start === undefined ? { kind: "other" } : parseValue(text, start).value;
  }

  async function open(holder: number) {
    const place = table.find(holder);
    // One that lies in another would be a circle.
    if (!place || !("at" in place)) throw new NotPdf("no object that holds others");
    const { value, data } = await readObject(source, place.at);
    if (value.kind !== "dict" || data === null) throw new NotPdf("no object that holds others");
    const length = await lengthOf(value.entries.get("Length"));
    const text = (await readStream(source, value.entries, data, length)).toString("latin1") + "\n";
    const first = numberOf(value.entries.get("First")) ?? 0;
    const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
    const starts = new Map<number, number>();
    for (let i = 0; i + 1 < numbers.length; i += 2) starts.set(numbers[i]!, first + numbers[i + 1]!);
    if (opened.size === KEPT) opened.delete(opened.keys().next().value!);
    const made = { text, starts };
    opened.set(holder, made);
    return made;
  }

  /** A length may stand in an object of its own; that one lies at a place. */
  async function lengthOf(value: PdfValue | undefined): Promise<number> {
    const place = value?.kind === "ref" ? table.find(value.id) : null;
    const direct = place && "at" in place ? (await readObject(source, place.at)).value : value;
    const length = numberOf(direct);
    if (length === null) throw new NotPdf("a stream without a length");
    return length;
  }
}
