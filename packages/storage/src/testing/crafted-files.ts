import { deflateSync } from "node:zlib";

/** Cuts a file off in the middle. */
export const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);

/** Returns a PNG whose last data chunk has a wrong checksum. */
export function flippedInData(png: Buffer) {
  const flipped = Buffer.from(png);
  // Only the end chunk follows it.
  const at = png.length - 13;
  flipped[at] = flipped[at]! ^ 0xff;
  return flipped;
}

/** Returns a GIF whose frames have one pixel each on a screen of any size, at 20 bytes a frame. */
export function emptyFrames(count: number, size: number) {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  screen.writeUInt16LE(size, 0);
  screen.writeUInt16LE(size, 2);
  const frame = Buffer.from([
    0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
  ]);
  return Buffer.concat([
    Buffer.from("GIF89a"),
    screen,
    ...Array.from({ length: count }, () => frame),
    Buffer.from(";"),
  ]);
}

/** Pads a PNG with a chunk after the header that every reader skips. */
export function padded(png: Buffer, length: number) {
  return Buffer.concat([
    png.subarray(0, 33),
    chunk("teSt", Buffer.alloc(length - png.length - 12)),
    png.subarray(33),
  ]);
}

/** Adds the chunk that makes a PNG animated. */
export function moving(png: Buffer, frames = 2) {
  return Buffer.concat([
    png.subarray(0, 33),
    chunk("acTL", Buffer.from([0, 0, 0, frames, 0, 0, 0, 0])),
    png.subarray(33),
  ]);
}

/** Returns a PNG of black pixels with one bit each: a few kilobytes that decode to tens of megapixels. */
export function bomb(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const all = Buffer.alloc(body.length + 8);
  all.writeUInt32BE(data.length, 0);
  body.copy(all, 4);
  all.writeUInt32BE(crc32(body), body.length + 4);
  return all;
}

function crc32(bytes: Buffer) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
