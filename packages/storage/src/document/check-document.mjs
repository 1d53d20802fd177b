import { ContentRefused } from "../inspect/content-refused.mjs";
import { withFile } from "../inspect/with-file.mjs";
import { countPages } from "./count-pages.mjs";
import { createLookup } from "./create-lookup.mjs";
import { NotPdf } from "./parse-value.mjs";
import { readTable } from "./read-table.mjs";

const HEADER_WINDOW_BYTES = 1_024;
/** Bytes of structure. The table of a million objects takes 20 MB, a page a few hundred bytes. */
const MAX_STRUCTURE_BYTES = 48 * 1024 * 1024;

/**
 * Checks a file that begins like a PDF: its object table leads to at least one page and at most as many as LinkedIn
 * accepts, and nothing is encrypted (Microsoft Learn, Documents API). Reads only the structure, in pieces and
 * within a limit. Throws ContentRefused: `media_damaged`, `media_encrypted`, `media_no_pages` or `media_pages_too_many`.
 * @param {string} file
 * @param {number} most pages
 * @returns {import("@takt/domain/media/ports/file-store").FileFacts}
 */
export function checkDocument(file, most) {
  return withFile(file, (read, size) => {
    try {
      const source = createSource(read, MAX_STRUCTURE_BYTES);
      const { origin, table } = openTable(source, size);
      if (table.trailer.has("Encrypt")) throw new ContentRefused("media_encrypted");
      const pages = countPages(createLookup(origin, table), table.trailer, most);
      if (pages > most) throw new ContentRefused("media_pages_too_many", { max: most });
      return { kind: "document", mimeType: "application/pdf", pages };
    } catch (error) {
      if (error instanceof NotPdf)
        throw new ContentRefused("media_damaged", { kind: "document" }, error.message);
      throw error;
    }
  });
}

/**
 * Reads the table of objects, whose offsets count from the start of the file or, behind other bytes, from the header
 * (ISO 32000-1, Annex H.3). Throws NotPdf.
 * @param {import("./pdf-types").Source} source
 * @param {number} size of the file
 */
function openTable(source, size) {
  const header = source.read(0, HEADER_WINDOW_BYTES).toString("latin1").indexOf("%PDF-");
  try {
    return { origin: source, table: readTable(source, size) };
  } catch (error) {
    if (!(error instanceof NotPdf) || header <= 0) throw error;
    const origin = {
      ...source,
      read: (/** @type {number} */ at, /** @type {number} */ length) => source.read(at + header, length),
    };
    return { origin, table: readTable(origin, size - header) };
  }
}

/**
 * Budget for read and unpacked bytes together: a file with cycles or decompression bombs is given up.
 * @param {import("../inspect/inspect-types").ReadAt} readAt
 * @param {number} most bytes
 * @returns {import("./pdf-types").Source}
 */
function createSource(readAt, most) {
  let consumed = 0;
  /** @param {number} bytes */
  const consume = (bytes) => {
    consumed += bytes;
    if (consumed > most) throw new NotPdf("too much to look at");
  };
  return {
    consume,
    read(at, length) {
      const bytes = readAt(at, length);
      consume(bytes.length);
      return bytes;
    },
  };
}
