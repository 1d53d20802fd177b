import { fileTypeFromFile } from "file-type";
import type { Metadata } from "sharp";
import sharp from "sharp";
import { checkPixels } from "./check-pixels";
import { notAnImage } from "./not-an-image";
import type { PreparedImage } from "./prepared-image";
import { writeImage } from "./write-image";

type Format = "jpeg" | "png" | "gif" | "webp";

const FORMATS: Record<string, Format> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
};

/**
 * An uploaded file -> one that LinkedIn takes. Its content decides, never its name: the magic bytes (only decoders
 * of these four see a file at all), then the header, then decoding all of it. JPEG and PNG are written anew, turned upright and without metadata (a place, a camera, what
 * hides behind the picture); WebP becomes PNG; a GIF stays as it is, it may move.
 * A moving WebP or PNG is refused: only its first frame would go out, and that is not what was seen.
 * Refuses with `media_type_invalid` or `media_too_large`.
 */
export async function prepareImage(raw: string, ready: string, maxBytes: number): Promise<PreparedImage> {
  const type = await fileTypeFromFile(raw);
  // An animated PNG has a type of its own (image/apng), and none here.
  const format = FORMATS[type?.mime ?? ""];
  if (!format) throw notAnImage();
  const header = await readHeader(raw);
  checkPixels(header);
  if (format === "gif") {
    await decodeFrames(raw, header.height);
    return { file: raw, mimeType: "image/gif", width: header.width, height: header.height };
  }
  if ((header.pages ?? 1) > 1) throw notAnImage();
  return writeImage(raw, ready, { format, hasAlpha: header.hasAlpha, maxBytes });
}

async function readHeader(file: string): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw notAnImage(cause);
  }
}

/** All frames, and only to see that they can be: of each one pixel of the last row is asked for. */
async function decodeFrames(file: string, height: number) {
  const options = { pages: -1, failOn: "error", limitInputPixels: false, sequentialRead: true } as const;
  const pixel = { left: 0, top: height - 1, width: 1, height: 1 };
  try {
    await sharp(file, options).extract(pixel).raw().toBuffer();
  } catch (cause) {
    throw notAnImage(cause);
  }
}
