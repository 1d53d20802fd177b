const PAGE = /\/Type\s*\/Page\b(?!s)/g;
/** Longer than what one page object's type can reasonably take. */
const OVERLAP = 64;

/** Counts page objects that are not packed into streams, in a file that comes piece by piece: enough to catch a plain one that is far too long. */
export function createPageCounter() {
  let tail = "";
  let pages = 0;
  return {
    add(piece: Uint8Array) {
      const text = tail + Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString("latin1");
      // What lies wholly in the overlap, or might go on behind the end, is counted with the next piece.
      const end = Math.max(0, text.length - OVERLAP);
      for (const { index } of text.matchAll(PAGE)) if (index < end) pages += 1;
      tail = text.slice(end);
    },
    total: () => pages + [...tail.matchAll(PAGE)].length,
  };
}
