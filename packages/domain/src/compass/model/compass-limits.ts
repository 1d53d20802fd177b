/** Limits of Content Compass; lengths in UTF-16 units, after trimming. */
export const COMPASS_LIMITS = {
  minTextLength: 50,
  maxTextLength: 10_000,
  url: 2048,
  /** Length of an analysis's title; a page's own title may be longer than the excerpt of a text. */
  title: 300,
  excerptLength: 120,
  /** The most topics an analysis finds. */
  topics: 7,
  /** Length of the history: older analyses are deleted. */
  analyses: 20,
} as const;
