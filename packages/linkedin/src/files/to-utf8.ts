import { isUtf8 } from "node:buffer";

/** Bytes of one step of decoding: a whole file as one string would fill the worker's memory. */
const CHUNK_BYTES = 1 << 20;
/** So much of a file tells whether every second byte of it is zero. */
const SAMPLE_BYTES = 1_024;

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/**
 * Converts a text file to UTF-8 without a byte order mark: from UTF-8, UTF-16 with or without a mark, and Windows-1252, in
 * which Western European spreadsheet programs save a CSV. In a UTF-8 file with broken bytes U+FFFD stands for each of
 * them, so that only its row is refused.
 */
export function toUtf8(bytes: Buffer): Buffer {
  const encoding = detectEncoding(bytes);
  if (encoding === "utf-8" && isUtf8(bytes))
    return startsWith(bytes, 0xef, 0xbb, 0xbf) ? bytes.subarray(3) : bytes;
  return Buffer.concat([...decode(bytes, encoding)].map((text) => Buffer.from(text, "utf8")));
}

function detectEncoding(bytes: Buffer): Encoding {
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  if (startsWith(bytes, 0xfe, 0xff)) return "utf-16be";
  const zeros = zerosIn(bytes.subarray(0, SAMPLE_BYTES));
  if (zeros) return zeros;
  return isUtf8(bytes) || isMostlyUtf8(bytes) ? "utf-8" : "windows-1252";
}

/** Latin letters have a zero byte each in UTF-16: on which side of them tells the order. */
function zerosIn(sample: Buffer): "utf-16le" | "utf-16be" | null {
  const counts = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) counts[at % 2]! += 1;
  const enough = sample.length / 4;
  if (counts[1]! > enough && counts[0]! < enough / 4) return "utf-16le";
  if (counts[0]! > enough && counts[1]! < enough / 4) return "utf-16be";
  return null;
}

/** Whether more letters beyond ASCII are valid than broken: a damaged UTF-8 file, not one in another encoding. */
function isMostlyUtf8(bytes: Buffer): boolean {
  let [valid, broken] = [0, 0];
  for (const text of decode(bytes, "utf-8"))
    for (const [character] of text.matchAll(/[^\0-\x7f]/gu))
      if (character === "\ufffd") broken += 1;
      else valid += 1;
  return valid > broken;
}

function* decode(bytes: Buffer, encoding: Encoding): Iterable<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    yield decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true });
  yield decoder.decode();
}

const startsWith = (bytes: Buffer, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);
