import { commentOccasion } from "./find-comments";
import { findGrantOf } from "./find-grants";
import { movedOccasion } from "./find-moved-posts";
import { riskOccasion } from "./find-risky-posts";
import type { NotificationRow } from "./notification-row";

type NotificationFacts = Pick<NotificationRow, "kind" | "occasion"> & {
  post: Pick<
    NonNullable<NotificationRow["post"]>,
    | "id"
    | "status"
    | "scheduling"
    | "attemptId"
    | "deletedAt"
    | "removedAt"
    | "comment"
    | "scheduledAt"
    | "movedFrom"
    | "version"
    | "rehearsal"
  > | null;
  user: Pick<NotificationRow["user"], "linkedinStatus" | "linkedinGeneration" | "linkedinGrants">;
};

/**
 * Tells whether a notification still applies: the same scheduling failed, the same attempt is unconfirmed, the first
 * comment is in the same state, the post has the same time, the rehearsal still finds the same, the same connection or grant is meant.
 */
export function isOpen({ kind, occasion, post, user }: NotificationFacts): boolean {
  switch (kind) {
    case "post_failed":
      return (
        post?.status === "failed" &&
        !post.deletedAt &&
        occasion === `post_failed:${post.id}:${post.scheduling}`
      );
    case "post_unconfirmed":
      return (
        post?.status === "unconfirmed" &&
        !post.deletedAt &&
        occasion === `post_unconfirmed:${post.id}:${post.attemptId}`
      );
    case "comment_failed":
      return occasion === commentOccasion(post);
    case "post_moved":
      return occasion === movedOccasion(post);
    case "post_at_risk":
      return occasion === riskOccasion(post);
    case "connection_invalid":
      return user.linkedinStatus === "invalid" && occasion === `${kind}:${user.linkedinGeneration}`;
    case "connection_expiring":
      return user.linkedinStatus === "active" && occasion.startsWith(`${kind}:${user.linkedinGeneration}:`);
    case "grant_ending":
      return findGrantOf(occasion, user.linkedinGrants) !== null;
  }
}
