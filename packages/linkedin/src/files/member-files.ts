import type { MemberFiles } from "@takt/domain/sync/ports/member-files";
import { detectFile, extractShares } from "./detect-file";
import { openShares } from "./shares/open-shares";
import { openSpreadsheet } from "./spreadsheet/open-spreadsheet";

/** Creates the reader of the files that LinkedIn gives its members. It keeps nothing and calls nobody. */
export function createMemberFiles(): MemberFiles {
  return {
    detect: (bytes) => detectFile(Buffer.from(bytes)),
    async open(bytes, source, fileName) {
      const buffer = Buffer.from(bytes);
      if (source === "archive_file") return openShares(await extractShares(buffer));
      return openSpreadsheet(buffer, fileName);
    },
  };
}
