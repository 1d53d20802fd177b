/** The specification's five, and the two honest states in between. */
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
