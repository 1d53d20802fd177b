import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { NotPdf } from "./parse-value";
import { nameOf, numberOf, type PdfDict, type PdfValue } from "./pdf-value";
import type { Source } from "./source";

const inflated = promisify(inflate);

/** Bytes of one stream, packed and unpacked: tables of objects are far smaller, bombs far larger. */
const MOST = 16 * 1024 * 1024;

/** What a stream of structure holds, unpacked. `length` has been looked up. Throws NotPdf. */
export async function readStream(source: Source, dict: PdfDict, at: number, length: number): Promise<Buffer> {
  if (length < 0 || length > MOST) throw new NotPdf("a stream is too long");
  const packed = await source.read(at, length);
  if (packed.length < length) throw new NotPdf("a stream is cut");
  const filter = dict.get("Filter");
  const only = filter?.kind === "list" ? filter.items : filter ? [filter] : [];
  if (only.length === 0) return packed;
  if (only.length > 1 || nameOf(only[0]) !== "FlateDecode")
    throw new NotPdf("a filter that tables do not have");
  const bytes = await inflated(packed, { maxOutputLength: MOST }).catch((cause: unknown) => {
    throw new NotPdf("a stream cannot be unpacked", { cause });
  });
  source.spend(bytes.length);
  return undoPredictor(bytes, dict.get("DecodeParms"));
}

/** Rows of PNG: each begins with the way it was written (ISO 32000-1, 7.4.4.4). */
function undoPredictor(bytes: Buffer, given: PdfValue | undefined): Buffer {
  const parms = given?.kind === "list" ? given.items[0] : given;
  if (parms?.kind !== "dict" || (numberOf(parms.entries.get("Predictor")) ?? 1) < 10) return bytes;
  const columns = numberOf(parms.entries.get("Columns")) ?? 1;
  if (columns < 1 || columns > 64) throw new NotPdf("rows of a table are too long");
  const rows = Math.floor(bytes.length / (columns + 1));
  const out = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const way = bytes[row * (columns + 1)]!;
    for (let column = 0; column < columns; column++) {
      const place = row * columns + column;
      const left = column > 0 ? out[place - 1]! : 0;
      const up = row > 0 ? out[place - columns]! : 0;
      const corner = row > 0 && column > 0 ? out[place - columns - 1]! : 0;
      out[place] = bytes[row * (columns + 1) + 1 + column]! + guess(way, left, up, corner);
    }
  }
  return out;
}

function guess(way: number, left: number, up: number, corner: number): number {
  if (way === 1) return left;
  if (way === 2) return up;
  if (way === 3) return (left + up) >> 1;
  if (way !== 4) return 0;
  const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
