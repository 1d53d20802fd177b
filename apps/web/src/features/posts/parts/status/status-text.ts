import type { PostStatus } from "@takt/domain/posts/model/post-transitions";

/** The colour of a post's time and icon says its status; nothing else of a row is coloured. */
export const STATUS_TEXT: Record<PostStatus, string> = {
  draft: "text-muted-fg",
  scheduled: "text-secondary-text",
  publishing: "text-secondary-text",
  published: "text-primary-text",
  failed: "text-danger-text",
  cancelled: "text-muted-fg",
  unconfirmed: "text-warning-text",
};
