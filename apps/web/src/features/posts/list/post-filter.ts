import { POST_STATUSES } from "@takt/domain/posts/model/post-status";

/** The tabs of the list: everything, each status, what waits for LinkedIn, and what can still be restored. */
export const POST_FILTERS = ["all", ...POST_STATUSES, "held", "deleted"] as const;
export type PostFilter = (typeof POST_FILTERS)[number];

/** States that last a moment get a tab only while something is in them. */
const PASSING: readonly PostFilter[] = ["publishing", "unconfirmed", "held"];

/** Which tabs to show. */
export function shownFilters(counts: Partial<Record<PostFilter, number>>, current: PostFilter): PostFilter[] {
  return POST_FILTERS.filter(
    (filter) => filter === current || !PASSING.includes(filter) || (counts[filter] ?? 0) > 0,
  );
}

/** All posts but the deleted ones. */
export function countAll(counts: Partial<Record<PostFilter, number>>): number {
  return POST_STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
