import type { ReadAt } from "../read-at";
import { NotPdf } from "./parse-value";

/** A document's bytes, and how much of them may still be looked at. */
export type Source = {
  read: ReadAt;
  /** Counts bytes that were unpacked. Throws NotPdf when it was too much. */
  spend: (bytes: number) => void;
};

/** Read and unpacked, together: a file that leads in circles or unpacks to anything is given up. */
export function createSource(readAt: ReadAt, most: number): Source {
  let spent = 0;
  const spend = (bytes: number) => {
    spent += bytes;
    if (spent > most) throw new NotPdf("too much to look at");
  };
  return {
    spend,
    async read(at, length) {
      const bytes = await readAt(at, length);
      spend(bytes.length);
      return bytes;
    },
  };
}
