import { NotPdf } from "./parse-value.mjs";

/**
 * Budget for read and unpacked bytes together: a file with cycles or decompression bombs is given up.
 * @param {import("../inspect/inspect-types").ReadAt} readAt
 * @param {number} most bytes
 * @returns {import("./pdf-types").Source}
 */
export function createSource(readAt, most) {
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
