import { copyFile } from "node:fs/promises";
import type { Metadata } from "sharp";
import sharp from "sharp";
import { checkPixels } from "./check-pixels";
import type { PreparedImage } from "./prepared-file";
import { refuseContent } from "./refuse-content";
import { writeImage } from "./write-image";

type Format = "jpeg" | "png" | "gif" | "webp";

const FORMATS: Record<string, Format> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
};

type Raw = {
  /** By its magic bytes: only decoders of the four above see a file at all. */
  type: string;
  size: number;
  maxBytes: number;
};

/**
 * An uploaded image -> one that LinkedIn takes: by its magic bytes, then its header, then decoding all of it. JPEG and
 * PNG are written anew, turned upright and without metadata (a place, a camera, what hides behind the picture); WebP
 * becomes PNG; a GIF stays as it is, it may move.
 * A moving WebP or PNG is refused: only its first frame would go out, and that is not what was seen.
 * Refuses with `media_type_invalid` or `media_too_large`.
 */
export async function prepareImage(
  raw: string,
  ready: string,
  { type, size, maxBytes }: Raw,
): Promise<PreparedImage> {
  // An animated PNG has a type of its own (image/apng), and none here.
  const format = FORMATS[type];
  if (!format) throw refuseContent("media_type_invalid");
  if (size > maxBytes) throw refuseContent("media_too_large", { max: maxBytes });
  const header = await readHeader(raw);
  checkPixels(header);
  if (format === "gif") {
    await copyFile(raw, ready);
    await decodeFrames(ready, header.height);
    const { width, height } = header;
    return { file: ready, facts: { kind: "image", mimeType: "image/gif", width, height } };
  }
  if ((header.pages ?? 1) > 1) throw refuseContent("media_type_invalid");
  return writeImage(raw, ready, { format, hasAlpha: header.hasAlpha, maxBytes });
}

async function readHeader(file: string): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw refuseContent("media_type_invalid", {}, cause);
  }
}

/** All frames, and only to see that they can be: of each one pixel of the last row is asked for. */
async function decodeFrames(file: string, height: number) {
  const options = { pages: -1, failOn: "error", limitInputPixels: false, sequentialRead: true } as const;
  const pixel = { left: 0, top: height - 1, width: 1, height: 1 };
  try {
    await sharp(file, options).extract(pixel).raw().toBuffer();
  } catch (cause) {
    throw refuseContent("media_type_invalid", {}, cause);
  }
}
