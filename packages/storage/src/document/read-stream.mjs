import { inflateSync } from "node:zlib";
import { NotPdf, asName, asNumber } from "./parse-value.mjs";
import { undoPngRows } from "./undo-png-rows.mjs";

/**
 * Maximum bytes of one stream, packed and unpacked: object tables are far smaller, decompression bombs far larger.
 */
const MAX_STREAM_BYTES = 16 * 1024 * 1024;

/**
 * Unpacks a stream of structure. `length` has been resolved. Throws NotPdf.
 * @param {import("./pdf-types").Source} source
 * @param {import("./pdf-types").PdfDict} dict
 * @param {number} at
 * @param {number} length
 * @returns {Buffer}
 */
export function readStream(source, dict, at, length) {
  if (length < 0 || length > MAX_STREAM_BYTES) throw new NotPdf("a stream is too long");
  const packed = source.read(at, length);
  if (packed.length < length) throw new NotPdf("a stream is cut");
  const filter = dict.get("Filter");
  const only = filter?.kind === "list" ? filter.items : filter ? [filter] : [];
  if (only.length === 0) return packed;
  if (only.length > 1 || asName(only[0]) !== "FlateDecode")
    throw new NotPdf("a filter that tables do not have");
  const bytes = inflate(packed);
  source.consume(bytes.length);
  return undoPredictor(bytes, dict.get("DecodeParms"));
}

/** @param {Buffer} packed */
function inflate(packed) {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_STREAM_BYTES });
  } catch (cause) {
    throw new NotPdf("a stream cannot be unpacked", { cause });
  }
}

/**
 * @param {Buffer} bytes
 * @param {import("./pdf-types").PdfValue | undefined} given
 */
function undoPredictor(bytes, given) {
  const parms = given?.kind === "list" ? given.items[0] : given;
  if (parms?.kind !== "dict" || (asNumber(parms.entries.get("Predictor")) ?? 1) < 10) return bytes;
  const columns = asNumber(parms.entries.get("Columns")) ?? 1;
  if (!Number.isInteger(columns) || columns < 1 || columns > 64)
    throw new NotPdf("rows of a table are too long");
  return undoPngRows(bytes, columns);
}
