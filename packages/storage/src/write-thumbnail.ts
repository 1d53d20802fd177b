import sharp from "sharp";
import { IMAGE_LIMITS } from "./image-limits";

/** Rows of lists show pictures 28 pixels wide; this is enough for any screen. */
const SIZE_PX = 80;
const QUALITY = 70;

/** Returns a stored picture as a small square WebP, of an animation the first frame; what does not fit is cut at the edges. */
export function writeThumbnail(file: string): Promise<Buffer> {
  return sharp(file, { limitInputPixels: false, sequentialRead: true })
    .timeout({ seconds: IMAGE_LIMITS.decodeSeconds })
    .resize(SIZE_PX, SIZE_PX, { fit: "cover" })
    .webp({ quality: QUALITY })
    .toBuffer();
}
