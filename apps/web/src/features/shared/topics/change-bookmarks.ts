import type { TopicView } from "@takt/domain/topics/model/topic-view";
import type { trpc } from "../../../trpc/react";

/** The same that the page has prefetched. More than these are in the bookmarks. */
export const BOOKMARKS_PAGE = { limit: 100 };

type Topics = Pick<ReturnType<typeof trpc.useUtils>["topics"], "list" | "invalidate">;

/**
 * Shows at once what the server has done, and asks for all of it anew: that ends a look that is under way, whose answer
 * is older than the change and would take it back.
 */
export function changeBookmarks(topics: Topics, change: (all: TopicView[]) => TopicView[]): void {
  topics.list.setData(BOOKMARKS_PAGE, (page) => page && { ...page, topics: change(page.topics) });
  void topics.invalidate();
}
