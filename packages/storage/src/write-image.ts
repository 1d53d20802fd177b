import { stat } from "node:fs/promises";
import type { Sharp } from "sharp";
import sharp from "sharp";
import type { PreparedImage } from "./prepared-file";
import { refuseContent } from "./refuse-content";

type Source = { format: "jpeg" | "png" | "webp"; hasAlpha: boolean | undefined; maxBytes: number };

/** From good to passable; the last is kept whatever it weighs: LinkedIn names no limit in bytes (linkedin-api 5.1). */
const QUALITIES = [95, 90, 82];

/**
 * Decodes all of a picture and writes it anew: upright, sRGB, nothing but the picture. A JPEG stays one, in the best
 * quality that stays below the limit of an upload. PNG is lossless, so a photograph out of a WebP can grow tenfold:
 * then it becomes a JPEG, if nothing in it is transparent.
 */
export async function writeImage(raw: string, ready: string, source: Source): Promise<PreparedImage> {
  const { format, hasAlpha = true, maxBytes } = source;
  if (format === "jpeg") return writeJpeg(raw, ready, maxBytes);
  const png = await write(raw, ready, "image/png", (picture) => picture.png({ compressionLevel: 9 }));
  const grown = format === "webp" && !hasAlpha && (await stat(ready)).size > maxBytes;
  return grown ? writeJpeg(raw, ready, maxBytes) : png;
}

async function writeJpeg(raw: string, ready: string, maxBytes: number): Promise<PreparedImage> {
  for (const quality of QUALITIES) {
    const chromaSubsampling = quality > 90 ? "4:4:4" : "4:2:0";
    const encode = (picture: Sharp) => picture.jpeg({ quality, chromaSubsampling });
    const jpeg = await write(raw, ready, "image/jpeg", encode);
    if (quality === QUALITIES.at(-1) || (await stat(ready)).size <= maxBytes) return jpeg;
  }
  throw new Error("No quality to write a JPEG in");
}

async function write(
  raw: string,
  ready: string,
  mimeType: "image/jpeg" | "image/png",
  encode: (picture: Sharp) => Sharp,
): Promise<PreparedImage> {
  // Warnings are common in whole pictures; an error or a missing end is not.
  const picture = sharp(raw, { failOn: "error", limitInputPixels: false, sequentialRead: true }).autoOrient();
  try {
    const { width, height } = await encode(picture).toFile(ready);
    return { file: ready, facts: { kind: "image", mimeType, width, height } };
  } catch (cause) {
    throw isDiskError(cause) ? cause : refuseContent("media_type_invalid", {}, cause);
  }
}

/** libvips tells only in words that the disk failed; a broken picture cannot be written either. */
const isDiskError = (error: unknown) =>
  error instanceof Error && /: (write error|unable to open for write)/.test(error.message);
