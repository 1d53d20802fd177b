/** What LinkedIn takes (Images API). */
export const IMAGE_LIMITS = {
  /** Width times height, and this is already one too many. */
  pixels: 36_152_320,
  gifFrames: 250,
  /** All frames of a GIF together: ours, as decoding takes time, and a tiny file can hold frames without end. */
  gifPixels: 250_000_000,
  /** Ours: the largest picture takes a few. */
  decodeSeconds: 30,
} as const;
