import { canTransition, DELETABLE, EDITABLE } from "@takt/domain/posts/model/post-transitions";
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

type Post = Pick<PostSummary, "status" | "deletedAt" | "removedAt" | "linkedinUrl" | "attemptId">;

/** The actions that a post offers, by the same transition table that the server uses, so no button leads to an error. */
export function postActions({ status, deletedAt, removedAt, linkedinUrl, attemptId }: Post): PostAction[] {
  if (deletedAt) return ["restore"];
  const actions: (PostAction | false | null)[] = [
    EDITABLE.includes(status) ? "edit" : "open",
    canTransition(status, "schedule") && (status === "scheduled" ? "reschedule" : "schedule"),
    canTransition(status, "schedule") && (status === "failed" ? "retry" : "publishNow"),
    canTransition(status, "unschedule") && (status === "scheduled" ? "unschedule" : "toDraft"),
    canTransition(status, "cancel") && "cancel",
    linkedinUrl !== null && "viewOnLinkedIn",
    // An unconfirmed post shows its own question.
    status === "published" && canTransition(status, "deny") && attemptId !== null && !removedAt && "deny",
    DELETABLE.includes(status) && "delete",
  ];
  return actions.filter((action) => typeof action === "string");
}
