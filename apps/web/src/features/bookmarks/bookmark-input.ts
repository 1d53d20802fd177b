import type { RouterInputs } from "../../trpc/react";
import type { BookmarkFilter } from "./bookmark-filter";

/** What is asked of the api for a filter; a page of the list has 20 cards at most. */
export function bookmarkInput(filter: BookmarkFilter): NonNullable<RouterInputs["topics"]["list"]> {
  return { limit: 20, ...(filter === "removed" && { removed: true }) };
}
