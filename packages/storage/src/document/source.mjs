import { NotPdf } from "./parse-value.mjs";

/**
 * Read and unpacked, together: a file that leads in circles or unpacks to anything is given up.
 * @param {import("../inspect/inspect-types").ReadAt} readAt
 * @param {number} most bytes
 * @returns {import("./pdf-types").Source}
 */
export function createSource(readAt, most) {
  let spent = 0;
  /** @param {number} bytes */
  const spend = (bytes) => {
    spent += bytes;
    if (spent > most) throw new NotPdf("too much to look at");
  };
  return {
    spend,
    read(at, length) {
      const bytes = readAt(at, length);
      spend(bytes.length);
      return bytes;
    },
  };
}
