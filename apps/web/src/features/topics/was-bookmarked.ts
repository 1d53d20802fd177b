import type { TopicView } from "@takt/domain/topics/model/topic-view";

/**
 * Tells whether the topic that adding has returned was bookmarked before. `newest` is the first topic of the list: a
 * topic that is not newer existed already, perhaps on a page that is not loaded.
 */
export function wasBookmarked(
  answered: Pick<TopicView, "createdAt">,
  newest: Pick<TopicView, "createdAt"> | undefined,
): boolean {
  return newest !== undefined && answered.createdAt <= newest.createdAt;
}
