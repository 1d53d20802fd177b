import type { PostSummary } from "@takt/domain/posts/model/post-view";

/** The time that matters for a post in its status, and the key of its text, `posts:list.time.…`. */
export function relevantTime(post: PostSummary) {
  const { status, scheduledAt, dueAt, reason, publishedAt, attemptedAt, updatedAt, deletedAt } = post;
  if (deletedAt) return ["deleted", deletedAt] as const;
  // A deferred post shows the time of the next try.
  if (status === "scheduled" && reason && dueAt) return ["scheduled", dueAt] as const;
  if (status === "scheduled" && scheduledAt) return ["scheduled", scheduledAt] as const;
  if (status === "published" && publishedAt) return ["published", publishedAt] as const;
  if (status === "failed" && scheduledAt) return ["failed", scheduledAt] as const;
  if (status === "cancelled" && scheduledAt) return ["cancelled", scheduledAt] as const;
  if (status === "unconfirmed" && attemptedAt) return ["unconfirmed", attemptedAt] as const;
  return ["edited", updatedAt] as const;
}
