import type { ContentType } from "./content-type";
import { decodeWindows1252 } from "./decode-windows-1252";

const META_WITHIN = 4096;
const META = /<meta[^>]{0,500}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]{1,40})/i;

type Decode = (bytes: Buffer) => string;

/**
 * Bytes as text, in the order of trust: byte order mark, header, meta (in the first 4 kB of HTML), UTF-8 if it is valid,
 * windows-1252, which any bytes are.
 */
export function decodeText(bytes: Buffer, { kind, charset }: ContentType): string {
  const named = markOf(bytes) ?? decoderOf(charset) ?? (kind === "plain" ? undefined : metaOf(bytes));
  if (named) return named(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

function markOf(bytes: Buffer) {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return decoderOf("utf-8");
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoderOf("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoderOf("utf-16be");
  return undefined;
}

function metaOf(bytes: Buffer) {
  const label = META.exec(bytes.toString("latin1", 0, META_WITHIN))?.[1];
  // It could be read, so it is no UTF-16 (HTML standard, 13.2.3.2).
  return decoderOf(label && /^utf-?16/i.test(label) ? "utf-8" : (label ?? null));
}

/** Undefined for a name that is none. */
function decoderOf(label: string | null): Decode | undefined {
  if (label === null) return undefined;
  try {
    const decoder = new TextDecoder(label);
    return decoder.encoding === "windows-1252" ? decodeWindows1252 : (bytes) => decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
