import { canMove, DELETABLE, EDITABLE } from "@takt/domain/posts/model/post-moves";
import type { PostSummary } from "@takt/domain/posts/model/post-view";

export type PostAction =
  | "edit"
  | "open"
  | "schedule"
  | "reschedule"
  | "publishNow"
  | "retry"
  | "unschedule"
  | "toDraft"
  | "cancel"
  | "viewOnLinkedIn"
  | "deny"
  | "delete"
  | "restore";

type Post = Pick<PostSummary, "status" | "deletedAt" | "linkedinUrl" | "attemptId">;

/** What the user can do with a post: from the table that the server reads, so no button leads to a refusal. */
export function postActions({ status, deletedAt, linkedinUrl, attemptId }: Post): PostAction[] {
  if (deletedAt) return ["restore"];
  const actions: (PostAction | false | null)[] = [
    EDITABLE.includes(status) ? "edit" : "open",
    canMove(status, "schedule") && (status === "scheduled" ? "reschedule" : "schedule"),
    canMove(status, "schedule") && (status === "failed" ? "retry" : "publishNow"),
    canMove(status, "unschedule") && (status === "scheduled" ? "unschedule" : "toDraft"),
    canMove(status, "cancel") && "cancel",
    linkedinUrl !== null && "viewOnLinkedIn",
    // An unconfirmed post asks by itself.
    status === "published" && canMove(status, "deny") && attemptId !== null && "deny",
    DELETABLE.includes(status) && "delete",
  ];
  return actions.filter((action) => typeof action === "string");
}
