import type { MediaErrorCode } from "@takt/domain/media/model/media-errors";
import { DomainError } from "@takt/domain/shared/domain-error";
import type { Metadata } from "sharp";
import { IMAGE_LIMITS } from "./image-limits";

/** Refuses by the header alone, before anything is decoded: a few bytes can announce any number of pixels. */
export function checkPixels({ width, height, pages = 1 }: Metadata) {
  const frame = width * height;
  const { pixels, gifFrames, gifPixels } = IMAGE_LIMITS;
  if (frame >= pixels || pages > gifFrames || frame * pages > gifPixels) {
    throw new DomainError<MediaErrorCode>("media_too_large", { maxPixels: pixels - 1 });
  }
}
