import { POST_METRICS } from "./metrics";

/** Values that posts can be sorted by. */
export const TOP_POST_SORTS = [...POST_METRICS, "engagementRate", "publishedAt"] as const;
export type TopPostSort = (typeof TOP_POST_SORTS)[number];
