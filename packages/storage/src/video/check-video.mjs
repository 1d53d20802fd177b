import { ContentRefused } from "../inspect/content-refused.mjs";
import { withFile } from "../inspect/with-file.mjs";
import { createBoxFinder, damagedVideo } from "./find-boxes.mjs";
import { findVideoTrack } from "./find-tracks.mjs";
import { readDuration } from "./read-duration.mjs";

/**
 * @typedef {Extract<import("@takt/domain/media/ports/file-store").FileFacts, { kind: "video" }>} VideoFacts
 * @typedef {import("./find-tracks.mjs").Film} Film
 * @typedef {import("./find-boxes.mjs").Box} Box
 */

/**
 * Checks a file of the MP4 family: its boxes are complete, it has a video track, and LinkedIn accepts its duration
 * (Microsoft Learn, Videos API). Reads the headers of its boxes and a few hundred bytes. Throws ContentRefused:
 * `media_damaged`, `media_sound_only`, `media_video_segment`, `media_video_protected`, `media_too_complex` or
 * `media_video_length`.
 * @param {string} file
 * @param {{ least: number, most: number }} seconds
 * @returns {VideoFacts}
 */
export function checkVideo(file, seconds) {
  return withFile(file, (read, size) => {
    const film = { read, find: createBoxFinder(read) };
    const top = film.find(0, size, { allowTail: true });
    const moov = readMovie(film, top);
    const track = findVideoTrack(film, moov);
    const durationMs = readDuration(film, { top, moov, track });
    if (durationMs === null) throw damagedVideo("no length");
    if (durationMs < seconds.least * 1_000 || durationMs > seconds.most * 1_000)
      throw new ContentRefused("media_video_length", { least: seconds.least, most: seconds.most / 60 });
    return { kind: "video", mimeType: "video/mp4", durationMs, ...readSize(film, track.boxes) };
  });
}

/**
 * Returns the boxes of the movie. A stream's file holds either the head of all pieces or one piece, and nothing plays
 * one without the other.
 * @type {(film: Film, top: Box[]) => Box[]}
 */
function readMovie(film, top) {
  const has = (/** @type {string} */ wanted) => top.some(({ type }) => type === wanted);
  const moov = top.find(({ type }) => type === "moov");
  if (!moov && (has("moof") || has("styp"))) throw new ContentRefused("media_video_segment");
  if (!moov) throw damagedVideo("no film");
  const movie = film.find(moov.body, moov.end);
  if (has("mdat")) return movie;
  if (movie.some(({ type }) => type === "mvex")) throw new ContentRefused("media_video_segment");
  throw damagedVideo("no film");
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
