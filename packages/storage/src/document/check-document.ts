import type { FileFacts } from "@takt/domain/media/ports/file-store";
import { withFile } from "../read-at";
import { refuseContent } from "../refuse-content";
import { countPages } from "./count-pages";
import { createLookup } from "./create-lookup";
import { NotPdf } from "./parse-value";
import { readTable } from "./read-table";
import { createSource } from "./source";

/** Bytes of structure. The table of a million objects has 20 MB, a page a few hundred bytes. */
const MOST_STRUCTURE = 48 * 1024 * 1024;

/**
 * Looks at a file that begins like a PDF: its table of objects leads to at least one page, to no more than LinkedIn
 * takes, and nothing is encrypted (Documents API; linkedin-api 5.3). Reads only the structure, piece by piece, and not
 * without end: no file makes it take long or hold much.
 * Refuses with `media_damaged`, `media_encrypted` or `media_pages_too_many`.
 */
export function checkDocument(file: string, most: number): Promise<FileFacts> {
  return withFile(file, async (read, size) => {
    try {
      const source = createSource(read, MOST_STRUCTURE);
      const table = await readTable(source, size);
      if (table.trailer.has("Encrypt")) throw refuseContent("media_encrypted");
      const pages = await countPages(createLookup(source, table), table.trailer, most);
      if (pages > most) throw refuseContent("media_pages_too_many", { max: most });
      if (pages === 0) throw new NotPdf("no pages");
      return { kind: "document", mimeType: "application/pdf", pages };
    } catch (error) {
      if (error instanceof NotPdf) throw refuseContent("media_damaged", { kind: "document" }, error);
      throw error;
    }
  });
}
