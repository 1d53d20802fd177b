/** The kinds of recent activity. */
const ACTIVITY_KINDS = [
  "post_created",
  "post_scheduled",
  "post_published",
  "post_failed",
  "post_unconfirmed",
  "post_cancelled",
  "topic_bookmarked",
  "connection_connected",
  "synced",
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One entry of the list of recent activity. */
export type Activity = {
  kind: ActivityKind;
  at: Date;
  /** For a post: the first 280 characters of its text. */
  post?: { id: string; excerpt: string };
  topic?: { title: string };
};
