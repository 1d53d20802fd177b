import { inside } from "./find-tracks.mjs";
import { readDefaultDuration, readFragments } from "./read-fragments.mjs";

/**
 * @typedef {import("./find-boxes.mjs").Box} Box
 * @typedef {import("./find-tracks.mjs").Film} Film
 */

/** All bits set: the writer does not know the duration (ISO/IEC 14496-12, 8.2.2). */
const UNKNOWN = 0xffff_ffff;

/**
 * Returns the duration of a film in milliseconds, or null when nothing in the file says it: from its fragments where it
 * has some, since their headers often say nothing or speak of the first one alone; else from the movie header, the
 * box that covers all fragments (`mehd`), or the index of segments (`sidx`).
 * @param {Film} film
 * @param {{ top: Box[], moov: Box[], track: import("./find-tracks.mjs").Track }} boxes
 * @returns {number | null}
 */
export function readDuration(film, { top, moov, track }) {
  const movie = readHeader(film, moov, "mvhd");
  if (!movie) return null;
  const movieMs = toMs(movie.duration, movie.timescale);
  const fragmentsMs = readFragmentsMs(film, { top, moov, track, hasSamples: movieMs > 0 });
  if (fragmentsMs > 0) return Math.max(movieMs, fragmentsMs);
  return movieMs || toMs(readFragmentDuration(film, moov), movie.timescale) || readIndexMs(film, top) || null;
}

/** @type {(film: Film, boxes: { top: Box[], moov: Box[], track: import("./find-tracks.mjs").Track, hasSamples: boolean }) => number} */
function readFragmentsMs(film, { top, moov, track, hasSamples }) {
  const media = readHeader(film, track.mdia, "mdhd");
  const trackId = readTrackId(film, track.boxes);
  if (!media || trackId === null) return 0;
  const range = readFragments(film, top, {
    trackId,
    sampleDuration: readDefaultDuration(film, moov, trackId),
  });
  if (!range) return 0;
  // A part of a live stream begins at the time of day; after samples of the movie itself, times count from its start.
  return toMs(range.end - (hasSamples ? 0 : range.start), media.timescale);
}

/**
 * `mvhd` and `mdhd` begin alike; version 1 has longer times.
 * @type {(film: Film, boxes: Box[], wanted: string) => { timescale: number, duration: number } | null}
 */
function readHeader({ read }, boxes, wanted) {
  const box = boxes.find(({ type }) => type === wanted);
  const head = box ? read(box.body, 32) : Buffer.alloc(0);
  const long = head[0] === 1;
  if (head.length < (long ? 32 : 20)) return null;
  const duration = long ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  const isUnknown = long ? duration >= 2 ** 64 - 2 ** 12 : duration === UNKNOWN;
  return { timescale: head.readUInt32BE(long ? 20 : 12), duration: isUnknown ? 0 : duration };
}

/** @type {(film: Film, trak: Box[]) => number | null} */
function readTrackId({ read }, trak) {
  const tkhd = trak.find(({ type }) => type === "tkhd");
  const head = tkhd ? read(tkhd.body, 24) : Buffer.alloc(0);
  return head.length < 24 ? null : head.readUInt32BE(head[0] === 1 ? 20 : 12);
}

/** @type {(film: Film, moov: Box[]) => number} */
function readFragmentDuration(film, moov) {
  const mehd = inside(film, moov, "mvex").find(({ type }) => type === "mehd");
  const body = mehd ? film.read(mehd.body, 12) : Buffer.alloc(0);
  if (body.length < 8) return 0;
  return body[0] === 1 && body.length === 12 ? Number(body.readBigUInt64BE(4)) : body.readUInt32BE(4);
}

/**
 * Adds up the durations of the first index: an entry has 12 bytes, its duration is the second four (8.16.3).
 * @type {(film: Film, top: Box[]) => number}
 */
function readIndexMs({ read }, top) {
  const sidx = top.find(({ type }) => type === "sidx");
  const body = sidx ? read(sidx.body, Math.min(sidx.end - sidx.body, 1024 * 1024)) : Buffer.alloc(0);
  const entries = body[0] === 1 ? 32 : 24;
  if (body.length < entries) return 0;
  let units = 0;
  for (let at = entries; at + 12 <= body.length; at += 12) units += body.readUInt32BE(at + 4);
  return toMs(units, body.readUInt32BE(8));
}

/** @type {(units: number, timescale: number) => number} */
const toMs = (units, timescale) => (timescale > 0 ? Math.round((units / timescale) * 1_000) : 0);
