import { stat } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { decodeError } from "./refuse-content";
import { IMAGE_LIMITS } from "./image-limits";
import type { FileFacts } from "@takt/domain/media/ports/file-store";

type Source = { format: "jpeg" | "png" | "webp"; hasAlpha: boolean | undefined; maxBytes: number };

/**
 * JPEG qualities from good to passable. The last one is used at any size, because LinkedIn documents no limit in
 * bytes (Microsoft Learn, Images API).
 */
const QUALITIES = [95, 90, 82];

/**
 * Decodes an image completely and re-encodes it: upright, sRGB, without metadata. A JPEG stays a JPEG, in the best
 * quality below the upload limit. PNG is lossless, so a photo from a WebP can grow tenfold; then it becomes a JPEG,
 * unless it is transparent.
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
  // Warnings are common in intact images; errors and a missing end are not.
  const picture = sharp(raw, { failOn: "error", limitInputPixels: false, sequentialRead: true })
    .timeout({ seconds: IMAGE_LIMITS.decodeSeconds })
    .autoOrient();
  try {
    const { width, height } = await encode(picture).toFile(ready);
    return { file: ready, facts: { kind: "image", mimeType, width, height } };
  } catch (error) {
    throw decodeError(error);
  }
}

/** A file that LinkedIn accepts, before it has its final path. */
export type PreparedFile = { file: string; facts: FileFacts };
export type PreparedImage = { file: string; facts: Extract<FileFacts, { kind: "image" }> };
