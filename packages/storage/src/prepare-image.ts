import type { Metadata } from "sharp";
import sharp from "sharp";
import { checkPixels } from "./check-pixels";
import { decodeError } from "./decode-error";
import type { PreparedImage } from "./prepared-file";
import { refuseContent } from "./refuse-content";
import { writeImage } from "./write-image";

type Format = "jpeg" | "png" | "webp";

const FORMATS: Record<string, Format> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
};

type Raw = {
  /** By its magic bytes: only decoders of the three above see a file at all. */
  type: string;
  size: number;
  maxBytes: number;
};

/**
 * An uploaded image -> one that LinkedIn takes: by its magic bytes, then its header, then decoding all of it. JPEG and
 * PNG are written anew, turned upright and without metadata (a place, a camera, what hides behind the picture); WebP
 * becomes PNG.
 * A moving WebP or PNG is refused: only its first frame would go out, and that is not what was seen.
 * Refuses with `media_type_invalid`, `media_animated`, `media_damaged`, `media_too_large` or `media_too_complex`.
 */
export async function prepareImage(
  raw: string,
  ready: string,
  { type, size, maxBytes }: Raw,
): Promise<PreparedImage> {
  if (type === "image/apng") throw refuseContent("media_animated");
  const format = FORMATS[type];
  if (!format) throw refuseContent("media_type_invalid");
  if (size > maxBytes) throw refuseContent("media_too_large", { max: maxBytes });
  const header = await readHeader(raw);
  checkPixels(header);
  if ((header.pages ?? 1) > 1) throw refuseContent("media_animated");
  return writeImage(raw, ready, { format, hasAlpha: header.hasAlpha, maxBytes });
}

async function readHeader(file: string): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw decodeError(error);
  }
}
