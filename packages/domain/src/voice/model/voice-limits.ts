/** Bounds of a style sheet; lengths in UTF-16 units, after trimming. */
export const VOICE_LIMITS = {
  /** Of the sheet in one language. */
  words: 2000,
  /** Published posts that a sheet needs. */
  neededPosts: 3,
  /** The newest posts that are read. */
  posts: 50,
  /** Worn-out words that a sheet names. */
  neverUsed: 12,
} as const;
