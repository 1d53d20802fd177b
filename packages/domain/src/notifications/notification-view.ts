import type { FailureReason } from "../posts/model/failure-reason";
import type { PostStatus } from "../posts/model/post-transitions";
import type { NotificationKind } from "./model/notification-kind";

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
