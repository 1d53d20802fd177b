import sharp from "sharp";
import { checkPixels, IMAGE_LIMITS } from "./image-limits";
import { decodeError } from "./refuse-content";

/**
 * Decodes all frames of a GIF with an intact structure, only to see that they can be decoded: one pixel of the last
 * row of each frame is requested. Refuses with `media_damaged`, `media_too_large` or `media_too_complex`.
 */
export async function checkGifFrames(file: string): Promise<void> {
  const options = { pages: -1, failOn: "error", limitInputPixels: false, sequentialRead: true } as const;
  try {
    const header = await sharp(file, { limitInputPixels: false }).metadata();
    checkPixels(header);
    const pixel = { left: 0, top: header.height - 1, width: 1, height: 1 };
    await sharp(file, options)
      .timeout({ seconds: IMAGE_LIMITS.decodeSeconds })
      .extract(pixel)
      .raw()
      .toBuffer();
  } catch (error) {
    throw decodeError(error);
  }
}
