import { deflateSync } from "node:zlib";

/** Small files of each accepted kind, made from nothing: for tests here and of clients. */
export const sampleMedia = {
  /** A plain picture in one colour, really decodable. */
  png(width = 8, height = 8, [r, g, b]: [number, number, number] = [60, 110, 200]): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([r, g, b]))]);
    const data = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
    const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
    return Buffer.concat([
      signature,
      chunk("IHDR", header),
      chunk("IDAT", data),
      chunk("IEND", Buffer.alloc(0)),
    ]);
  },
  /** Headers only: enough for size checks, no picture inside. */
  jpegHeader(width: number, height: number): Buffer {
    const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
    frame.writeUInt16BE(height, 5);
    frame.writeUInt16BE(width, 7);
    return Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2]),
      frame,
      Buffer.from([0xff, 0xd9]),
    ]);
  },
  gif(frames = 1): Buffer {
    const screen = Buffer.concat([
      Buffer.from("GIF89a"),
      Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ]);
    const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
    const frame = Buffer.from([...control, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
    return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
  },
  /** The boxes of a film of this length and size; no pictures inside. */
  mp4(durationMs = 5_000, size = 80_000): Buffer {
    const mvhd = Buffer.alloc(100);
    mvhd.writeUInt32BE(1_000, 12);
    mvhd.writeUInt32BE(durationMs, 16);
    const start = Buffer.concat([
      box("ftyp", Buffer.from("isom\0\0\0\0isom")),
      box("moov", box("mvhd", mvhd)),
    ]);
    return Buffer.concat([start, box("mdat", Buffer.alloc(size - start.length - 8, 1))]);
  },
  pdf(pages = 1): Buffer {
    const page = "1 0 obj\n<< /Type /Page >>\nendobj\n";
    return Buffer.from(`%PDF-1.4\n${page.repeat(pages)}2 0 obj\n<< /Type /Pages >>\nendobj\n%%EOF\n`);
  },
};

function box(type: string, body: Buffer) {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

function chunk(type: string, body: Buffer) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(body.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

function crc32(bytes: Buffer) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
