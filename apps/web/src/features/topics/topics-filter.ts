import type { RouterInputs } from "~/trpc/react";

/** The filters of the list, in the URL as `?show=`. */
export const TOPICS_FILTERS = ["bookmarked", "removed"] as const;
export type TopicsFilter = (typeof TOPICS_FILTERS)[number];

/** Parses `?show=`; anything unknown is the filter `bookmarked`. */
export function parseTopicsFilter(show: unknown): TopicsFilter {
  return show === "removed" ? "removed" : "bookmarked";
}

/** Returns the api input for a filter, with at most 20 topics per page. */
export function listTopicsInput(filter: TopicsFilter): NonNullable<RouterInputs["topics"]["list"]> {
  return { limit: 20, ...(filter === "removed" && { removed: true }) };
}
