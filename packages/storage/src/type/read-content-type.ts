import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { countApngFrames } from "./count-apng-frames";

/** Films in the container of MP4 under other names: Apple's, and those of phones (3GPP TS 26.244). */
const MP4_FAMILY = new Set(["video/mp4", "video/x-m4v", "video/3gpp", "video/3gpp2"]);
/** Boxes with which a piece of a streamed film begins (ISO/IEC 23000-19, 7.3). */
const SEGMENT_STARTS = new Set(["styp", "sidx", "moof", "emsg", "prft"]);
/** Readers look for a PDF's header in the first 1,024 bytes (ISO 32000-1, Annex H.3). */
const PDF_HEADER_WINDOW_BYTES = 1_024;

/**
 * Returns the MIME type of a file by its content, never by its name; empty when it is unknown. Every film that is read
 * as an MP4 is `video/mp4`, a PDF may have other bytes before its header, and a PNG animation of one frame is a PNG.
 */
export async function readContentType(file: string): Promise<string> {
  const mime = (await fileTypeFromFile(file))?.mime ?? "";
  if (MP4_FAMILY.has(mime)) return "video/mp4";
  if (mime === "image/apng") return (await countApngFrames(file)) > 1 ? mime : "image/png";
  return mime === "" || !/^(image|video|audio)\//.test(mime) ? ((await readLateType(file)) ?? mime) : mime;
}

/** The types whose marks the library does not look for: a piece of a film, and a PDF behind other bytes. */
async function readLateType(file: string): Promise<string | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(PDF_HEADER_WINDOW_BYTES) });
    const head = buffer.toString("latin1", 0, bytesRead);
    if (SEGMENT_STARTS.has(head.slice(4, 8))) return "video/mp4";
    return head.includes("%PDF-") ? "application/pdf" : null;
  } finally {
    await handle.close();
  }
}
