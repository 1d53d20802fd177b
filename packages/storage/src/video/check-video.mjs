import { ContentRefused } from "../inspect/content-refused.mjs";
import { withFile } from "../inspect/with-file.mjs";
import { createBoxFinder, damagedVideo } from "./find-boxes.mjs";

/**
 * @typedef {Extract<import("@takt/domain/media/ports/file-store").FileFacts, { kind: "video" }>} VideoFacts
 * @typedef {import("./find-boxes.mjs").Box} Box
 * @typedef {{ read: import("../inspect/inspect-types").ReadAt, find: (from: number, to: number) => Box[] }} Film
 */

/**
 * Checks a file that begins like an MP4: its boxes are complete, it has a video track, and LinkedIn accepts its
 * duration (Microsoft Learn, Videos API). Reads the headers of its boxes and a few hundred bytes. Throws
 * ContentRefused: `media_damaged`, `media_too_complex` or `media_video_length`.
 * @param {string} file
 * @param {{ least: number, most: number }} seconds
 * @returns {VideoFacts}
 */
export function checkVideo(file, seconds) {
  return withFile(file, (read, size) => {
    const film = { read, find: createBoxFinder(read) };
    const top = film.find(0, size);
    const moov = top.find(({ type }) => type === "moov");
    if (!moov || !top.some(({ type }) => type === "mdat")) throw damagedVideo("no film");
    const inside = film.find(moov.body, moov.end);
    const track = findPictures(film, inside);
    const durationMs = readDuration(film, inside);
    if (!track || durationMs === null) throw damagedVideo("no pictures or no length");
    if (durationMs < seconds.least * 1_000 || durationMs > seconds.most * 1_000)
      throw new ContentRefused("media_video_length", { least: seconds.least, most: seconds.most / 60 });
    return { kind: "video", mimeType: "video/mp4", durationMs, ...readSize(film, track) };
  });
}

/**
 * Returns the boxes of the first video track.
 * @type {(film: Film, moov: Box[]) => Box[] | null}
 */
function findPictures({ read, find }, moov) {
  for (const trak of moov.filter(({ type }) => type === "trak")) {
    const boxes = find(trak.body, trak.end);
    const mdia = boxes.find(({ type }) => type === "mdia");
    const hdlr = mdia && find(mdia.body, mdia.end).find(({ type }) => type === "hdlr");
    if (hdlr && read(hdlr.body + 8, 4).toString("latin1") === "vide") return boxes;
  }
  return null;
}

/**
 * Returns the duration in milliseconds from the movie header or, for a fragmented file, from the box that covers
 * all fragments.
 * @type {(film: Film, moov: Box[]) => number | null}
 */
function readDuration(film, moov) {
  const mvhd = moov.find(({ type }) => type === "mvhd");
  if (!mvhd) return null;
  const head = film.read(mvhd.body, 32);
  const long = head[0] === 1;
  if (head.length < 32) return null;
  const timescale = head.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  const units = duration || readFragmentDuration(film, moov);
  return timescale > 0 && units > 0 ? Math.round((units / timescale) * 1_000) : null;
}

/** @type {(film: Film, moov: Box[]) => number} */
function readFragmentDuration({ read, find }, moov) {
  const mvex = moov.find(({ type }) => type === "mvex");
  const mehd = mvex && find(mvex.body, mvex.end).find(({ type }) => type === "mehd");
  if (!mehd) return 0;
  const body = read(mehd.body, 12);
  if (body.length < 8) return 0;
  return body[0] === 1 && body.length === 12 ? Number(body.readBigUInt64BE(4)) : body.readUInt32BE(4);
}

/**
 * Returns the displayed size from the track header; width and height of a rotated video change places.
 * @type {(film: Film, track: Box[]) => Pick<VideoFacts, "width" | "height">}
 */
function readSize({ read }, track) {
  const tkhd = track.find(({ type }) => type === "tkhd");
  const body = tkhd ? read(tkhd.body, 96) : Buffer.alloc(0);
  // The matrix precedes the size; version 1 has three times of eight bytes instead of four.
  const matrix = body[0] === 1 ? 52 : 40;
  if (body.length < matrix + 44) return { width: null, height: null };
  const width = Math.round(body.readUInt32BE(matrix + 36) / 65_536);
  const height = Math.round(body.readUInt32BE(matrix + 40) / 65_536);
  if (width === 0 || height === 0) return { width: null, height: null };
  // The matrix is (a, b, u, c, d, v, …): after a quarter turn a and d are 0.
  const lies = body.readInt32BE(matrix) === 0 && body.readInt32BE(matrix + 4) !== 0;
  return lies ? { width: height, height: width } : { width, height };
}
