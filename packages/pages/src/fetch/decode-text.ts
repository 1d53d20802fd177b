import type { ContentType } from "./content-type";
import { decodeWindows1252 } from "./decode-windows-1252";
import { findMetaTags } from "./find-meta-tags";

/** Where a page declares its encoding by the HTML Standard (13.2.3.2), and how far behind it is looked for besides. */
const META_BYTES = 1_024;
const LATE_META_BYTES = 256 * 1024;
const META = /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]{1,40})/i;

type Decode = (bytes: Buffer) => string;

/**
 * Decodes bytes as text. The encoding comes, in this order, from the byte order mark, the header, the meta tag in the
 * first kilobyte of HTML, UTF-8 if it is valid, a meta tag behind that, and windows-1252, which fits any bytes.
 */
export function decodeText(bytes: Buffer, { kind, charset }: ContentType): string {
  const isPlain = kind === "plain";
  const named =
    decoderOfMark(bytes) ?? findDecoder(charset) ?? (isPlain ? undefined : decoderOfMeta(bytes, META_BYTES));
  if (named) return named(bytes);
  const unicode = decodeUtf8(bytes);
  // Some encodings have seven bits, and look like UTF-8.
  if (unicode !== null && (isPlain || unicode.length < bytes.length)) return unicode;
  const late = isPlain ? undefined : decoderOfMeta(bytes, LATE_META_BYTES);
  return late?.(bytes) ?? unicode ?? decodeWindows1252(bytes);
}

/** Returns null for bytes that are not UTF-8. */
function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decoderOfMark(bytes: Buffer) {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return findDecoder("utf-8");
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return findDecoder("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return findDecoder("utf-16be");
  return undefined;
}

function decoderOfMeta(bytes: Buffer, searched: number) {
  for (const tag of findMetaTags(bytes.toString("latin1", 0, searched))) {
    const label = META.exec(tag)?.[1];
    // The tag was readable, so the page is not UTF-16.
    const decoder = label && findDecoder(/^utf-?16/i.test(label) ? "utf-8" : label);
    if (decoder) return decoder;
  }
  return undefined;
}

/** Returns undefined for an unknown encoding. */
function findDecoder(label: string | null): Decode | undefined {
  if (label === null) return undefined;
  try {
    const decoder = new TextDecoder(label);
    return decoder.encoding === "windows-1252" ? decodeWindows1252 : (bytes) => decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

const SAMPLE_LENGTH = 65_536;
/** One in a hundred characters; a stray one is harmless. */
const MAX_CONTROL_SHARE = 0.01;
const MAX_STRAY_CONTROLS = 8;

/** Returns whether a text is binary, whatever its server calls it: control characters are everywhere in it. */
export function isBinary(text: string): boolean {
  const start = text.slice(0, SAMPLE_LENGTH);
  const odd = start.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return odd > MAX_STRAY_CONTROLS && odd > start.length * MAX_CONTROL_SHARE;
}
