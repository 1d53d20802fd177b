import type { Metadata } from "sharp";
import { refuseContent } from "./refuse-content";

/** LinkedIn's limits (Microsoft Learn, Images API) and our own. */
export const IMAGE_LIMITS = {
  /** Width times height; an image of this many pixels is already too large. */
  pixels: 36_152_320,
  gifFrames: 250,
  /** Our own limit for all frames of a GIF, because decoding takes time and a tiny file can hold endless frames. */
  gifPixels: 250_000_000,
  /** Our own limit: the largest image takes a few seconds. */
  decodeSeconds: 30,
} as const;

/** Refuses an image by its header, before anything is decoded: a few bytes can announce any number of pixels. */
export function checkPixels({ width, height }: Pick<Metadata, "width" | "height">) {
  const { pixels } = IMAGE_LIMITS;
  if (width * height >= pixels) throw refuseContent("media_too_large", { maxPixels: pixels - 1 });
}
