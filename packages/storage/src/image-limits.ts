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
