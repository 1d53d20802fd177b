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
