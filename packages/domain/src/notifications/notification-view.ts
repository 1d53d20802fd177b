import type { FailureReason } from "../posts/model/failure-reason";
import type { PostStatus } from "../posts/model/post-transitions";
import { isOpen } from "./is-open";
import type { NotificationKind } from "./model/notification-kind";
import type { NotificationRow } from "./notification-row";
import { postExcerpt } from "./post-excerpt";

/** A notification as screens see it. */
export type NotificationView = {
  id: string;
  kind: NotificationKind;
  createdAt: Date;
  read: boolean;
  /** False when it has resolved itself, or the user has done what was needed. */
  open: boolean;
  /** The post it refers to; null when it refers to the connection, or the post is deleted. */
  post: { id: string; excerpt: string; status: PostStatus; reason: FailureReason | null } | null;
  /** Why the connection is invalid. */
  why: "revoked" | "expired" | "restricted" | "invalid" | null;
  /** The end of a connection about to expire. */
  expiresAt: Date | null;
};

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
