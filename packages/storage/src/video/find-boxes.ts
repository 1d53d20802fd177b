import type { ReadAt } from "../read-at";
import { refuseContent } from "../refuse-content";

/** A box of an MP4 file (ISO/IEC 14496-12, 4.2): where its contents begin and end. */
export type Box = { type: string; body: number; end: number };

/** More boxes in one place than any film has: a fragmented one has two a second or so. */
const MOST_BOXES = 20_000;

/**
 * The boxes in `[from, to)`, in order; nothing but their heads is read.
 * Refuses with `media_damaged` when one reaches over the end, as in a file that was cut.
 */
export async function findBoxes(read: ReadAt, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const box = await readHead(read, at, to);
    if (box.end > to || boxes.length === MOST_BOXES) throw refuseContent("media_damaged", { kind: "video" });
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

async function readHead(read: ReadAt, at: number, to: number): Promise<Box> {
  const head = await read(at, 16);
  const short = head.length < 8 ? -1 : head.readUInt32BE(0);
  const long = short === 1;
  if (short < 0 || (long && head.length < 16)) throw refuseContent("media_damaged", { kind: "video" });
  // 0: to the end; 1: the size stands behind the type, in eight bytes.
  const size = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
  const headLength = long ? 16 : 8;
  if (size < headLength) throw refuseContent("media_damaged", { kind: "video" });
  return { type: head.toString("latin1", 4, 8), body: at + headLength, end: at + size };
}
