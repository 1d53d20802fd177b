import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { setQueryData } from "~/trpc/query-cache";
import type { trpc } from "~/trpc/react";

/** The input of the page's prefetch. Further bookmarks are on the bookmarks page. */
export const BOOKMARKS_PAGE = { limit: 100 };

type Topics = Pick<ReturnType<typeof trpc.useUtils>["topics"], "list" | "invalidate">;

/**
 * Shows a change that the server has made and refetches the topics. The refetch cancels a request under way, whose older
 * response would undo the change.
 */
export function changeBookmarks(topics: Topics, change: (all: TopicView[]) => TopicView[]): void {
  setQueryData(topics.list, BOOKMARKS_PAGE, (page) => ({ ...page, topics: change(page.topics) }));
  void topics.invalidate();
}
