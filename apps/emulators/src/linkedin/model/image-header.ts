export type ImageHeader = {
  type: "image/png" | "image/jpeg" | "image/gif";
  width: number;
  height: number;
  frames: number;
};

/** Reads format and size from the first bytes of a PNG, JPEG or GIF; undefined for anything else or an invalid file. */
export function readImageHeader(bytes: Buffer): ImageHeader | undefined {
  try {
    return readPng(bytes) ?? readGif(bytes) ?? readJpeg(bytes);
  } catch (error) {
    // A header that ends too early is an invalid image.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readPng(bytes: Buffer): ImageHeader | undefined {
  if (bytes.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1a\n" || bytes.toString("latin1", 12, 16) !== "IHDR")
    return;
  return { type: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), frames: 1 };
}

/** Walks the segments to the frame header (SOF0 to SOF15, without the three tables among those codes). */
function readJpeg(bytes: Buffer): ImageHeader | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return;
  for (let at = 2; at < bytes.length;) {
    if (bytes.readUInt8(at) !== 0xff) return;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return {
        type: "image/jpeg",
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        frames: 1,
      };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function readGif(bytes: Buffer): ImageHeader | undefined {
  if (!/^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6))) return;
  const flags = bytes.readUInt8(10);
  let at = 13 + colorTable(flags);
  let frames = 0;
  for (let block = bytes.readUInt8(at); block !== 0x3b; block = bytes.readUInt8(at)) {
    if (block === 0x2c) {
      frames += 1;
      at = skipSubBlocks(bytes, at + 10 + colorTable(bytes.readUInt8(at + 9)) + 1);
    } else if (block === 0x21) at = skipSubBlocks(bytes, at + 2);
    else return;
  }
  return { type: "image/gif", width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), frames };
}

const colorTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function skipSubBlocks(bytes: Buffer, from: number) {
  let at = from;
  for (let size = bytes.readUInt8(at); size !== 0; size = bytes.readUInt8(at)) at += size + 1;
  return at + 1;
}
