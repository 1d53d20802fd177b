import { draftStorage } from "~/features/shared/draft-storage";
import { type PendingId, newId } from "~/features/shared/pending-ids";

/** The keys under which this tab stores the first post of a user. */
export const firstPostKeys = {
  /** The unsaved text and hashtags (FirstPostDraft). */
  draft: (userId: string) => `first-post:${userId}`,
  /** The id of the post, from the first try to save it. */
  id: (userId: string) => `first-post-id:${userId}`,
  /** The chosen bookmark, or "another". */
  topicId: (userId: string) => `first-post-topic-id:${userId}`,
  /** The other topic, as typed. */
  topic: (userId: string) => `first-post-topic:${userId}`,
};

/** The id of a user's first post: stored in this tab before the post is created, so that a reload makes no second one. */
export function firstPostId(userId: string): PendingId {
  const key = firstPostKeys.id(userId);
  const renew = () => {
    const id = newId();
    draftStorage.write(key, id);
    return id;
  };
  return { get: () => draftStorage.read(key) || renew(), renew };
}

/** Clears the first post from this tab at the end of the onboarding, unless its text has not been saved. */
export function clearSavedFirstPost(userId: string): void {
  if (draftStorage.read(firstPostKeys.draft(userId)) !== "") return;
  for (const keyOf of Object.values(firstPostKeys)) draftStorage.write(keyOf(userId), "");
}
