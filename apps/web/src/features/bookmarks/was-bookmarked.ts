import type { TopicView } from "@takt/domain/topics/model/topic-view";

/**
 * Whether what adding a topic answered was a bookmark before. `newest` is the first card of the list, the newest first:
 * what is not newer than that was there, perhaps on a page that is not loaded.
 */
export function wasBookmarked(
  answered: Pick<TopicView, "createdAt">,
  newest: Pick<TopicView, "createdAt"> | undefined,
): boolean {
  return newest !== undefined && answered.createdAt <= newest.createdAt;
}
