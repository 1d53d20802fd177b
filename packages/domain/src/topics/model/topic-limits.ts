/** Bounds of bookmarked topics; lengths in UTF-16 units, after trimming. */
export const TOPIC_LIMITS = {
  title: 200,
  angle: 500,
  sourceUrl: 2000,
  /** That a user has at once; removed ones do not count. */
  perUser: 500,
} as const;
