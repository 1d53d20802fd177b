import type { ContentLimits, FileFacts } from "@takt/domain/media/ports/file-store";
import { type ReadAt, withFile } from "../read-at";
import { refuseContent } from "../refuse-content";
import { type Box, findBoxes } from "./find-boxes";

type VideoFacts = Extract<FileFacts, { kind: "video" }>;

/**
 * Looks at a file that begins like an MP4: its boxes are whole, it has pictures, and its length is one that LinkedIn
 * takes (Videos API; linkedin-api 5.2). Reads a few hundred bytes of it.
 * Refuses with `media_damaged` or `media_video_length`.
 */
export function checkVideo(file: string, seconds: ContentLimits["videoSeconds"]): Promise<VideoFacts> {
  return withFile(file, async (read, size) => {
    const top = await findBoxes(read, 0, size);
    const moov = top.find(({ type }) => type === "moov");
    if (!moov || !top.some(({ type }) => type === "mdat")) throw damaged();
    const inside = await findBoxes(read, moov.body, moov.end);
    const track = await findPictures(read, inside);
    const durationMs = await readDuration(read, inside);
    if (!track || durationMs === null) throw damaged();
    if (durationMs < seconds.least * 1_000 || durationMs > seconds.most * 1_000)
      throw refuseContent("media_video_length", { least: seconds.least, most: seconds.most / 60 });
    return { kind: "video", mimeType: "video/mp4", durationMs, ...(await readSize(read, track)) };
  });
}

const damaged = () => refuseContent("media_damaged", { kind: "video" });

/** The boxes of the first track of pictures. */
async function findPictures(read: ReadAt, moov: Box[]): Promise<Box[] | null> {
  for (const trak of moov.filter(({ type }) => type === "trak")) {
    const boxes = await findBoxes(read, trak.body, trak.end);
    const mdia = boxes.find(({ type }) => type === "mdia");
    const hdlr = mdia && (await findBoxes(read, mdia.body, mdia.end)).find(({ type }) => type === "hdlr");
    if (hdlr && (await read(hdlr.body + 8, 4)).toString("latin1") === "vide") return boxes;
  }
  return null;
}

/** Milliseconds: of the film's head, or, for one written in fragments, of the box that speaks for all of them. */
async function readDuration(read: ReadAt, moov: Box[]): Promise<number | null> {
  const mvhd = moov.find(({ type }) => type === "mvhd");
  if (!mvhd) return null;
  const head = await read(mvhd.body, 32);
  const long = head[0] === 1;
  if (head.length < 32) return null;
  const timescale = head.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  const units = duration || (await readFragmentDuration(read, moov));
  return timescale > 0 && units > 0 ? Math.round((units / timescale) * 1_000) : null;
}

async function readFragmentDuration(read: ReadAt, moov: Box[]): Promise<number> {
  const mvex = moov.find(({ type }) => type === "mvex");
  const mehd = mvex && (await findBoxes(read, mvex.body, mvex.end)).find(({ type }) => type === "mehd");
  if (!mehd) return 0;
  const body = await read(mehd.body, 12);
  if (body.length < 8) return 0;
  return body[0] === 1 && body.length === 12 ? Number(body.readBigUInt64BE(4)) : body.readUInt32BE(4);
}

/** The size it is shown in, from the head of its track; one that lies on its side changes places. */
async function readSize(read: ReadAt, track: Box[]): Promise<Pick<VideoFacts, "width" | "height">> {
  const tkhd = track.find(({ type }) => type === "tkhd");
  const body = tkhd ? await read(tkhd.body, 96) : Buffer.alloc(0);
  // The matrix stands before the size; version 1 has three times of eight bytes instead of four.
  const matrix = body[0] === 1 ? 52 : 40;
  if (body.length < matrix + 44) return { width: null, height: null };
  const width = Math.round(body.readUInt32BE(matrix + 36) / 65_536);
  const height = Math.round(body.readUInt32BE(matrix + 40) / 65_536);
  if (width === 0 || height === 0) return { width: null, height: null };
  // (a, b, u, c, d, v, …): turned by a quarter, a and d are 0.
  const lies = body.readInt32BE(matrix) === 0 && body.readInt32BE(matrix + 4) !== 0;
  return lies ? { width: height, height: width } : { width, height };
}
