/** Limits of bookmarked topics; lengths in UTF-16 units, after trimming. */
export const TOPIC_LIMITS = {
  title: 200,
  angle: 500,
  /** A page's address may be twice as long as the one that was typed (packages/pages). */
  quote: 1000,
  keywords: 10,
  keyword: 60,
  /** The number a user may have at once; removed ones do not count. */
  perWorkspace: 500,
} as const;
