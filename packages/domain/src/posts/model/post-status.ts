/** Every status of a post; `publishing` and `unconfirmed` tell that LinkedIn may or may not have it. */
export const POST_STATUSES = [
  "draft",
  "scheduled",
  "publishing",
  "published",
  "failed",
  "cancelled",
  "unconfirmed",
] as const;

export type PostStatus = (typeof POST_STATUSES)[number];
