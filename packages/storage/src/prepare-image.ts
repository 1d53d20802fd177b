import sharp, { type Metadata } from "sharp";
import { checkPixels } from "./image-limits";
import { decodeError, refuseContent } from "./refuse-content";
import { type PreparedImage, writeImage } from "./write-image";

type Format = "jpeg" | "png" | "webp";

const FORMATS: Record<string, Format> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
};

type Raw = {
  /** The type by its magic bytes, which select one of the three decoders above. */
  type: string;
  size: number;
  maxBytes: number;
};

/**
 * Turns an uploaded image into one that LinkedIn accepts, by its magic bytes, then its header, then by decoding all
 * of it. JPEG and PNG are re-encoded, upright and without metadata (location, camera, bytes after the end); WebP
 * becomes PNG. An animated WebP or PNG is refused, because only its first frame would be published. Refuses with
 * `media_type_invalid`, `media_animated`, `media_damaged`, `media_too_large` or `media_too_complex`.
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
