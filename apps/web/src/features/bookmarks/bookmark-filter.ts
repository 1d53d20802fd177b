/** Which topics are shown; in the address as `?show=`. */
export const BOOKMARK_FILTERS = ["bookmarked", "removed"] as const;
export type BookmarkFilter = (typeof BOOKMARK_FILTERS)[number];

/** What an address asks for; anything unknown is what is bookmarked. */
export function bookmarkFilter(show: unknown): BookmarkFilter {
  return show === "removed" ? "removed" : "bookmarked";
}
