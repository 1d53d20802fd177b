import { ContentRefused } from "../inspect/content-refused.mjs";
import { withFile } from "../inspect/with-file.mjs";

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;

/**
 * Walks all blocks of a GIF to its trailer (GIF89a specification, 17 to 27): a decoder shows a truncated file, but
 * LinkedIn refuses it. Every frame lies within the screen. Throws ContentRefused: `media_damaged`,
 * `media_frames_too_many`, or `media_too_large` for the pixels of all frames.
 * @param {string} file
 * @param {import("../inspect/inspect-types").GifLimits} limits
 * @returns {Extract<import("@takt/domain/media/ports/file-store").FileFacts, { kind: "image" }>}
 */
export function checkGif(file, limits) {
  return withFile(file, (read, size) => {
    const bytes = read(0, size);
    const { width, height, first } = readScreen(bytes);
    let frames = 0;
    for (let at = first; bytes[at] !== TRAILER;) {
      if (bytes[at] === IMAGE) {
        at = skipFrame(bytes, at, { width, height });
        frames += 1;
      } else if (bytes[at] === EXTENSION) at = skipSubBlocks(bytes, at + 2);
      else throw damaged("no trailer");
      if (frames > limits.gifFrames)
        throw new ContentRefused("media_frames_too_many", { max: limits.gifFrames });
    }
    if (frames === 0) throw damaged("no frames");
    // A decoder allocates the whole screen for each frame, however small the frame is.
    const maxPixels = limits.gifPixels;
    if (frames * width * height > maxPixels) throw new ContentRefused("media_too_large", { maxPixels });
    return { kind: "image", mimeType: "image/gif", width, height };
  });
}

/** @param {Buffer} bytes */
function readScreen(bytes) {
  if (bytes.length < 14) throw damaged("no screen");
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  if (width === 0 || height === 0) throw damaged("a screen of nothing");
  return { width, height, first: 13 + colorTableBytes(bytes.readUInt8(10)) };
}

/** @type {(bytes: Buffer, at: number, screen: { width: number, height: number }) => number} */
function skipFrame(bytes, at, screen) {
  if (at + 11 > bytes.length) throw damaged("half a frame");
  const [left, top] = [bytes.readUInt16LE(at + 1), bytes.readUInt16LE(at + 3)];
  const [width, height] = [bytes.readUInt16LE(at + 5), bytes.readUInt16LE(at + 7)];
  if (width === 0 || height === 0) throw damaged("a frame of nothing");
  if (left + width > screen.width || top + height > screen.height) throw damaged("a frame beside the screen");
  const data = at + 10 + colorTableBytes(bytes.readUInt8(at + 9)) + 1;
  if (bytes[data] === 0) throw damaged("a frame without data");
  return skipSubBlocks(bytes, data);
}

/** @param {number} flags */
const colorTableBytes = (flags) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * Returns the position after the sub-blocks at `from` and the empty block that ends them.
 * @type {(bytes: Buffer, from: number) => number}
 */
function skipSubBlocks(bytes, from) {
  let at = from;
  for (let size = bytes[at]; size !== 0; size = bytes[at]) {
    if (size === undefined) throw damaged("it ends early");
    at += size + 1;
  }
  return at + 1;
}

/** @param {string} reason */
const damaged = (reason) => new ContentRefused("media_damaged", { kind: "image" }, reason);
