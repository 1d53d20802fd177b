/** What LinkedIn takes (Images API; linkedin-api 5.1). */
export const IMAGE_LIMITS = {
  /** Width times height, and this is already one too many. */
  pixels: 36_152_320,
  gifFrames: 250,
  /** All frames of a GIF together: ours, as decoding takes time, and a tiny file can hold frames without end. */
  gifPixels: 250_000_000,
} as const;
