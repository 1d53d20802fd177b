const PAGE_PATTERN = /\/Type\s*\/Page\b(?!s)/g;
/** The overlap is longer than the type entry of one page object. */
const OVERLAP_LENGTH = 64;

/** Counts the page objects of a file that arrives in pieces; pages in compressed object streams are not counted. */
export function createPageCounter() {
  let tail = "";
  let pages = 0;
  return {
    add(piece: Uint8Array) {
      const text = tail + Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString("latin1");
      // A match in the overlap is counted with the next piece, because it may continue there.
      const end = Math.max(0, text.length - OVERLAP_LENGTH);
      for (const { index } of text.matchAll(PAGE_PATTERN)) if (index < end) pages += 1;
      tail = text.slice(end);
    },
    total: () => pages + [...tail.matchAll(PAGE_PATTERN)].length,
  };
}
