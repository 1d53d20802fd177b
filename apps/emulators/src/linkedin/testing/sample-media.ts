import { writePdf } from "../../core/write-pdf";
import { type Color, encodePng } from "../model/encode-png";

/** Generates small files of each accepted kind for tests. */
export const sampleMedia = {
  /** A valid image in one colour. */
  png(width = 8, height = 8, color: Color = [60, 110, 200]): Buffer {
    return encodePng({ width, height }, () => color);
  },
  /** The headers of an image without its pixels, for size checks. */
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
  /** The boxes of a video of this length and size, with one video track and no frames. */
  mp4(durationMs = 5_000, size = 80_000): Buffer {
    const mvhd = Buffer.alloc(100);
    mvhd.writeUInt32BE(1_000, 12);
    mvhd.writeUInt32BE(durationMs, 16);
    const tkhd = Buffer.alloc(84);
    tkhd.writeUInt32BE(1_280 * 65_536, 76);
    tkhd.writeUInt32BE(720 * 65_536, 80);
    const hdlr = Buffer.concat([Buffer.alloc(8), Buffer.from("vide"), Buffer.alloc(13)]);
    const track = box("trak", Buffer.concat([box("tkhd", tkhd), box("mdia", box("hdlr", hdlr))]));
    const start = Buffer.concat([
      box("ftyp", Buffer.from("isom\0\0\0\0isom")),
      box("moov", Buffer.concat([box("mvhd", mvhd), track])),
    ]);
    return Buffer.concat([start, box("mdat", Buffer.alloc(size - start.length - 8, 1))]);
  },
  /** A document of empty pages with a cross-reference table. */
  pdf(pages = 1): Buffer {
    const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(" ");
    const objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 595 842] >>`,
      ...Array.from({ length: pages }, () => "<< /Type /Page /Parent 2 0 R >>"),
    ];
    return Buffer.from(writePdf(objects));
  },
};

function box(type: string, body: Buffer) {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}
