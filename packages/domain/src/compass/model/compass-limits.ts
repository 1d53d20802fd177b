/** Bounds of Content Compass; lengths in UTF-16 units, after trimming. Spec section 5; reference D2.1. */
export const COMPASS_LIMITS = {
  shortestText: 50,
  longestText: 10_000,
  url: 2048,
  /** Of an analysis; a page's own may be longer than the first words of a text. */
  title: 300,
  firstWords: 120,
  /** That an analysis finds at most. */
  topics: 7,
  /** Of the history: older ones are dropped. */
  analyses: 20,
} as const;
