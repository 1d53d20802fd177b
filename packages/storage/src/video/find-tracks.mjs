import { ContentRefused } from "../inspect/content-refused.mjs";
import { damagedVideo } from "./find-boxes.mjs";

/**
 * @typedef {import("./find-boxes.mjs").Box} Box
 * @typedef {{ read: import("../inspect/inspect-types").ReadAt, find: import("./find-boxes.mjs").FindBoxes }} Film
 * @typedef {{ boxes: Box[], mdia: Box[] }} Track
 */

/** Sample entries of copy protection: Common Encryption, and Apple's older films. */
const PROTECTED = new Set(["encv", "drmi"]);

/**
 * Returns the first video track. Throws ContentRefused: `media_sound_only` when there is sound alone,
 * `media_video_protected` when its pictures are encrypted, else `media_damaged`.
 * @param {Film} film
 * @param {Box[]} moov
 * @returns {Track}
 */
export function findVideoTrack(film, moov) {
  let hasSound = false;
  for (const trak of moov.filter(({ type }) => type === "trak")) {
    const boxes = film.find(trak.body, trak.end);
    const mdia = inside(film, boxes, "mdia");
    const hdlr = mdia.find(({ type }) => type === "hdlr");
    const handler = hdlr && film.read(hdlr.body + 8, 4).toString("latin1");
    if (handler === "soun") hasSound = true;
    if (handler !== "vide") continue;
    if (isProtected(film, mdia)) throw new ContentRefused("media_video_protected");
    return { boxes, mdia };
  }
  if (hasSound) throw new ContentRefused("media_sound_only");
  throw damagedVideo("no pictures");
}

/**
 * Returns the boxes in the first box of a type, none when it is missing.
 * @param {Film} film
 * @param {Box[]} boxes
 * @param {string} wanted
 * @returns {Box[]}
 */
export function inside(film, boxes, wanted) {
  const box = boxes.find(({ type }) => type === wanted);
  return box ? film.find(box.body, box.end) : [];
}

/** @type {(film: Film, mdia: Box[]) => boolean} */
function isProtected(film, mdia) {
  const stbl = inside(film, inside(film, mdia, "minf"), "stbl");
  const stsd = stbl.find(({ type }) => type === "stsd");
  // Eight bytes of version and count, then the first entry: its size and type.
  return stsd !== undefined && PROTECTED.has(film.read(stsd.body + 12, 4).toString("latin1"));
}
