import type { ApiProduct } from "../connections/model/api-product";
import type { FailureReason } from "../posts/model/failure-reason";
import type { CommentReason } from "../posts/model/first-comment";
import type { PostStatus } from "../posts/model/post-transitions";
import { findGrantOf } from "./find-grants";
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
  /** Why the first comment was not published; null when nobody knows whether it was. */
  commentReason: CommentReason | null;
  /** The further product of LinkedIn that it is about. */
  product: ApiProduct | null;
  /** Why the connection or the grant is invalid. */
  why: "revoked" | "expired" | "restricted" | "invalid" | null;
  /** The end of a connection or grant about to expire. */
  expiresAt: Date | null;
  /** When a post would have gone out and now does, since the rules of its clocks have changed. */
  moved: { from: Date; to: Date } | null;
};

/** Converts a row for screens. */
export function toNotificationView(row: NotificationRow): NotificationView {
  const { post, user } = row;
  const open = isOpen(row);
  const grant = row.kind === "grant_ending" ? findGrantOf(row.occasion, user.linkedinGrants) : null;
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
    commentReason:
      row.kind === "comment_failed" && open ? (post!.comment!.reason as CommentReason | null) : null,
    product: grant?.product ?? null,
    moved: row.kind === "post_moved" && open ? { from: post!.movedFrom!, to: post!.scheduledAt! } : null,
    ...endOf(row, grant, open),
  };
}

/** Tells when the connection or grant ends that a notification is about, or why it has ended. */
function endOf(
  { kind, user }: NotificationRow,
  grant: ReturnType<typeof findGrantOf>,
  open: boolean,
): Pick<NotificationView, "why" | "expiresAt"> {
  const ended = (reason: string | null) => ({ why: reason as NotificationView["why"], expiresAt: null });
  const ending = (expiresAt: Date | null) => ({ why: null, expiresAt });
  if (grant) return grant.status === "invalid" ? ended(grant.reason) : ending(grant.accessTokenExpiresAt);
  if (open && kind === "connection_invalid") return ended(user.linkedinReason);
  if (open && kind === "connection_expiring") return ending(user.linkedinAccessTokenExpiresAt);
  return ending(null);
}
