import type { FailureReason } from "../posts/model/failure-reason";
import { postExcerpt } from "./post-excerpt";
import { isOpen } from "./is-open";
import type { NotificationView } from "./notification-view";
import type { NotificationRow } from "./notification-row";

/** Converts a row for screens. */
export function toNotificationView(row: NotificationRow): NotificationView {
  const { post, user } = row;
  const open = isOpen(row);
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.createdAt,
    read: row.readAt !== null,
    open,
    post:
      post && !post.deletedAt
        ? {
            id: post.id,
            excerpt: postExcerpt(post.content),
            status: post.status,
            reason: row.kind === "post_failed" && open ? (post.reason as FailureReason | null) : null,
          }
        : null,
    why: row.kind === "connection_invalid" && open ? (user.linkedinReason as NotificationView["why"]) : null,
    expiresAt: row.kind === "connection_expiring" && open ? user.linkedinAccessTokenExpiresAt : null,
  };
}
