/** Limits of a style sheet; lengths in UTF-16 units, after trimming. */
export const VOICE_LIMITS = {
  /** Length of the text in one language. */
  words: 2000,
  /** The number of published posts that a style sheet needs. */
  neededPosts: 3,
  /** The number of newest posts that are measured. */
  posts: 50,
  /** The number of cliches that a style sheet names. */
  neverUsed: 12,
} as const;
