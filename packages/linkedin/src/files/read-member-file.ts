import type { MemberFiles } from "@takt/domain/sync/ports/member-files";
import { detectFile, extractShares } from "./detect-file";
import { openShares } from "./shares/open-shares";
import { openSpreadsheet } from "./spreadsheet/open-spreadsheet";

/**
 * Reads the files that LinkedIn gives its members, in the thread that calls it: the product does so in a worker
 * (member-files.ts). It keeps nothing and calls nobody.
 */
export const memberFileReader: MemberFiles = {
  detect: (bytes) => detectFile(Buffer.from(bytes)),
  async open(bytes, source, fileName, now) {
    const buffer = Buffer.from(bytes);
    if (source === "archive_file") return openShares(await extractShares(buffer), now);
    return openSpreadsheet(buffer, fileName, now);
  },
};
