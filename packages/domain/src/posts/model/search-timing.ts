/** How Takt looks for a post itself before its author is asked (sync/find-lost-posts.ts); times in milliseconds. */
export const SEARCH_TIMING = {
  /** How long after the lease the look may take; a reading takes seconds, and begins with a sweep. */
  hold: 120_000,
} as const;
