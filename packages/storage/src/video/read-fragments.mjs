import { inside } from "./find-tracks.mjs";

/**
 * @typedef {import("./find-boxes.mjs").Box} Box
 * @typedef {import("./find-tracks.mjs").Film} Film
 * @typedef {{ start: number, end: number }} Range in the track's units of time
 */

/** Flags of `tfhd` and `trun` (ISO/IEC 14496-12, 8.8.7 and 8.8.8), with the bytes of the field that each announces. */
const TFHD_BEFORE_DURATION = /** @type {const} */ ([
  [0x1, 8],
  [0x2, 4],
]);
const TFHD_DURATION = 0x8;
const TRUN_BEFORE_SAMPLES = /** @type {const} */ ([
  [0x1, 4],
  [0x4, 4],
]);
const TRUN_DURATION = 0x100;
const TRUN_SAMPLE_FIELDS = [0x100, 0x200, 0x400, 0x800];

/**
 * Returns the time that the fragments (`moof`) of one track cover together, or null when none has a length. A fragment without
 * a time (`tfdt`) follows the one before it.
 * @param {Film} film
 * @param {Box[]} top the boxes of the file
 * @param {{ trackId: number, sampleDuration: number }} track its number, and the duration of a sample that has none
 * @returns {Range | null}
 */
export function readFragments(film, top, track) {
  let range = /** @type {Range | null} */ (null);
  for (const moof of top.filter(({ type }) => type === "moof")) {
    for (const traf of film.find(moof.body, moof.end).filter(({ type }) => type === "traf")) {
      const fragment = readFragment(film, film.find(traf.body, traf.end), track, range?.end ?? 0);
      if (!fragment || fragment.end === fragment.start) continue;
      range = {
        start: Math.min(range?.start ?? fragment.start, fragment.start),
        end: Math.max(range?.end ?? fragment.end, fragment.end),
      };
    }
  }
  return range;
}

/**
 * Returns what the track extends box says of a sample's duration; 0 when it says nothing.
 * @param {Film} film
 * @param {Box[]} moov
 * @param {number} trackId
 */
export function readDefaultDuration(film, moov, trackId) {
  for (const trex of inside(film, moov, "mvex").filter(({ type }) => type === "trex")) {
    const body = film.read(trex.body, 16);
    if (body.length === 16 && body.readUInt32BE(4) === trackId) return body.readUInt32BE(12);
  }
  return 0;
}

/** @type {(film: Film, traf: Box[], track: { trackId: number, sampleDuration: number }, next: number) => Range | null} */
function readFragment({ read }, traf, track, next) {
  const tfhd = traf.find(({ type }) => type === "tfhd");
  const head = tfhd ? read(tfhd.body, 24) : Buffer.alloc(0);
  if (head.length < 8 || head.readUInt32BE(4) !== track.trackId) return null;
  const tfdt = traf.find(({ type }) => type === "tfdt");
  const time = tfdt ? read(tfdt.body, 12) : Buffer.alloc(0);
  const start = time.length < 8 ? next : readTime(time);
  const sampleDuration = readFragmentDefault(head) ?? track.sampleDuration;
  const runs = traf.filter(({ type }) => type === "trun");
  return { start, end: runs.reduce((end, trun) => end + readRun(read, trun, sampleDuration), start) };
}

/** @param {Buffer} body of `tfdt` */
const readTime = (body) =>
  body[0] === 1 && body.length === 12 ? Number(body.readBigUInt64BE(4)) : body.readUInt32BE(4);

/** @type {(head: Buffer) => number | null} */
function readFragmentDefault(head) {
  const flags = head.readUIntBE(1, 3);
  if ((flags & TFHD_DURATION) === 0) return null;
  const at = 8 + announcedBytes(flags, TFHD_BEFORE_DURATION);
  return at + 4 <= head.length ? head.readUInt32BE(at) : null;
}

/** @type {(read: Film["read"], trun: Box, sampleDuration: number) => number} */
function readRun(read, trun, sampleDuration) {
  const head = read(trun.body, 8);
  if (head.length < 8) return 0;
  const flags = head.readUIntBE(1, 3);
  const count = head.readUInt32BE(4);
  if ((flags & TRUN_DURATION) === 0) return count * sampleDuration;
  const at = trun.body + 8 + announcedBytes(flags, TRUN_BEFORE_SAMPLES);
  const row = TRUN_SAMPLE_FIELDS.filter((flag) => flags & flag).length * 4;
  const rows = read(at, Math.max(0, Math.min(count * row, trun.end - at)));
  let sum = 0;
  for (let from = 0; from + row <= rows.length; from += row) sum += rows.readUInt32BE(from);
  return sum;
}

/** @type {(flags: number, fields: readonly (readonly [flag: number, bytes: number])[]) => number} */
const announcedBytes = (flags, fields) =>
  fields.reduce((sum, [flag, bytes]) => sum + (flags & flag ? bytes : 0), 0);
