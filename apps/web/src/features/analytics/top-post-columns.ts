import type { TopPostSort } from "@takt/domain/analytics/model/top-post-sorts";

/** The columns of the table; each can be sorted by. */
export const TOP_POST_COLUMNS = [
  "publishedAt",
  "impressions",
  "membersReached",
  "engagements",
  "engagementRate",
  "reactions",
  "comments",
  "reshares",
  "saves",
  "sends",
  "linkClicks",
] as const satisfies readonly TopPostSort[];
