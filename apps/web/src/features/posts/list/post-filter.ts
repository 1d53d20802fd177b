import { POST_STATUSES } from "@takt/domain/posts/model/post-status";

/** The tabs of the list: all posts, each status, held posts, and deleted posts that can be restored. */
export const POST_FILTERS = ["all", ...POST_STATUSES, "held", "deleted"] as const;
export type PostFilter = (typeof POST_FILTERS)[number];

/** Short-lived statuses, which have a tab only while they have posts. */
const TRANSIENT_FILTERS: readonly PostFilter[] = ["publishing", "unconfirmed", "held"];

/** The tabs to show. */
export function shownFilters(counts: Partial<Record<PostFilter, number>>, current: PostFilter): PostFilter[] {
  return POST_FILTERS.filter(
    (filter) => filter === current || !TRANSIENT_FILTERS.includes(filter) || (counts[filter] ?? 0) > 0,
  );
}

/** The number of posts without the deleted ones. */
export function countAll(counts: Partial<Record<PostFilter, number>>): number {
  return POST_STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
