import type { Metadata } from "sharp";
import { IMAGE_LIMITS } from "./image-limits";
import { refuseContent } from "./refuse-content";

/** Refuses an image by its header, before anything is decoded: a few bytes can announce any number of pixels. */
export function checkPixels({ width, height }: Pick<Metadata, "width" | "height">) {
  const { pixels } = IMAGE_LIMITS;
  if (width * height >= pixels) throw refuseContent("media_too_large", { maxPixels: pixels - 1 });
}
