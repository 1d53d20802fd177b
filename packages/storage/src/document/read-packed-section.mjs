import { NotPdf, asNumber } from "./parse-value.mjs";
import { readObject } from "./read-object.mjs";
import { readStream } from "./read-stream.mjs";

/**
 * Reads a cross-reference stream (ISO 32000-1, 7.5.8): each entry is three numbers of the widths in W. Returns its
 * dictionary, which is also the trailer. Throws NotPdf.
 * @param {import("./pdf-types").Source} source
 * @param {number} at
 * @param {import("./create-entries.mjs").Entries} entries
 * @returns {import("./pdf-types").PdfDict}
 */
export function readPackedSection(source, at, entries) {
  const { value, data } = readObject(source, at);
  if (value.kind !== "dict") throw new NotPdf("no dictionary where one should be");
  const dict = value.entries;
  const length = asNumber(dict.get("Length"));
  const [kindWidth, placeWidth, indexWidth] = getWidths(dict);
  if (data === null || length === null) throw new NotPdf("no table where one should be");
  const bytes = readStream(source, dict, data, length);
  const row = kindWidth + placeWidth + indexWidth;
  if (row === 0) throw new NotPdf("a table without rows");
  let from = 0;
  for (const id of getIds(dict)) {
    if (from + row > bytes.length) return dict;
    // Without its own width, every entry is at an offset.
    const kind = kindWidth === 0 ? 1 : unsigned(bytes, from, kindWidth);
    const place = unsigned(bytes, from + kindWidth, placeWidth);
    const third = unsigned(bytes, from + kindWidth + placeWidth, indexWidth);
    if (kind === 0) entries.add(id, 1, place, third);
    else if (kind === 1) entries.add(id, 2, place, third);
    else if (kind === 2) entries.add(id, 3, place, third);
    from += row;
  }
  return dict;
}

/** @type {(dict: import("./pdf-types").PdfDict) => [number, number, number]} */
function getWidths(dict) {
  const [kind, place, index, ...more] = toNumbers(dict.get("W"));
  if (kind === undefined || place === undefined || index === undefined || more.length > 0)
    throw new NotPdf("no table where one should be");
  if (Math.max(kind, place, index) > 8) throw new NotPdf("numbers of a table are too long");
  return [kind, place, index];
}

/**
 * Yields the object numbers of a section in order; each part is a first number and a count.
 * @param {import("./pdf-types").PdfDict} dict
 */
function* getIds(dict) {
  const index = toNumbers(dict.get("Index"));
  const parts = index.length > 0 ? index : [0, asNumber(dict.get("Size")) ?? 0];
  for (let part = 0; part + 1 < parts.length; part += 2) {
    const first = parts[part] ?? 0;
    const count = parts[part + 1] ?? 0;
    for (let id = first; id < first + count; id++) yield id;
  }
}

/** @type {(value: import("./pdf-types").PdfValue | undefined) => number[]} */
function toNumbers(value) {
  if (value?.kind !== "list") return [];
  return value.items.map((item) => {
    const number = asNumber(item);
    if (number === null || number < 0 || !Number.isInteger(number))
      throw new NotPdf("not a number in a table");
    return number;
  });
}

/** @type {(bytes: Buffer, at: number, width: number) => number} */
function unsigned(bytes, at, width) {
  let value = 0;
  for (let i = 0; i < width; i++) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}
