import { ContentRefused } from "../inspect/content-refused.mjs";

/**
 * A box of an MP4 file (ISO/IEC 14496-12, 4.2): the start and end of its content.
 * @typedef {{ type: string, body: number, end: number }} Box
 * @typedef {(from: number, to: number, options?: { allowTail?: boolean }) => Box[]} FindBoxes
 */

/** More boxes than a film of half an hour has in fragments of a quarter of a second. */
const MAX_BOXES = 100_000;
/** Bytes that tools add after the last box: a line break, padding, tags, a vendor's notes. */
const MAX_TAIL_BYTES = 64 * 1024;
/** The boxes of a whole file, by which a cut file is told from one with something behind it. */
const TOP_LEVEL = new Set(
  "ftyp styp moov moof mdat mfra sidx ssix prft emsg free skip wide uuid meta pdin udta".split(" "),
);

/**
 * Returns a function that finds the boxes in `[from, to)` of a file in order and reads only their headers. With
 * `allowTail`, what follows the last box may be something else of at most 64 KiB. Boxes are counted for the whole
 * file, however often they are requested. Throws ContentRefused: `media_damaged` when a box exceeds the end, as in a
 * truncated file, `media_too_complex` when there are too many.
 * @param {import("../inspect/inspect-types").ReadAt} read
 * @returns {FindBoxes}
 */
export function createBoxFinder(read) {
  let found = 0;
  return (from, to, { allowTail = false } = {}) => {
    /** @type {Box[]} */
    const boxes = [];
    for (let at = from; at < to;) {
      if (allowTail && isTail(read, at, to)) break;
      if (++found > MAX_BOXES) throw new ContentRefused("media_too_complex", {}, "too many boxes");
      const box = readHead(read, at, to);
      if (box.end > to) throw damagedVideo("a box reaches over the end");
      boxes.push(box);
      at = box.end;
    }
    return boxes;
  };
}

/** @param {string} reason */
export const damagedVideo = (reason) => new ContentRefused("media_damaged", { kind: "video" }, reason);

/** @type {(read: import("../inspect/inspect-types").ReadAt, at: number, to: number) => boolean} */
function isTail(read, at, to) {
  if (to - at > MAX_TAIL_BYTES) return false;
  return to - at < 8 || !TOP_LEVEL.has(read(at + 4, 4).toString("latin1"));
}

/** @type {(read: import("../inspect/inspect-types").ReadAt, at: number, to: number) => Box} */
function readHead(read, at, to) {
  const head = read(at, 16);
  const short = head.length < 8 ? -1 : head.readUInt32BE(0);
  const long = short === 1;
  if (short < 0 || (long && head.length < 16)) throw damagedVideo("half a box");
  // 0 means to the end; 1 means that the size follows the type in eight bytes.
  const size = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
  const headLength = long ? 16 : 8;
  if (size < headLength) throw damagedVideo("a box smaller than its head");
  return { type: head.toString("latin1", 4, 8), body: at + headLength, end: at + size };
}
