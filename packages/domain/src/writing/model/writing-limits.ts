/** Limits of the wizard; lengths in UTF-16 units, after trimming. */
export const WRITING_LIMITS = {
  topic: 500,
  targetAudience: 1000,
  customCallToAction: 300,
  hashtags: 10,
  hashtag: 100,
  quote: 1000,
  /** Length of a version's text: as long as a draft may be. */
  text: 20_000,
  /** Rewrites of one composition, which are limited because they cost no AI post. */
  rewrites: 20,
  /** Versions of one composition, including edited ones. */
  versions: 100,
} as const;
