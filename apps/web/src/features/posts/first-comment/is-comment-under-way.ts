import { hasFirstComment } from "@takt/domain/posts/model/first-comment";
import type { PostView } from "@takt/domain/posts/model/post-view";

/** A comment whose next try is within this time may change at any moment. */
const SOON_MS = 60_000;

/** Whether the first comment of a published post is likely to change soon. */
export function isCommentUnderWay(
  {
    status,
    firstComment,
    comment,
    removedAt,
  }: Pick<PostView, "status" | "firstComment" | "comment" | "removedAt">,
  now: Date,
): boolean {
  if (status !== "published" || removedAt || !hasFirstComment(firstComment)) return false;
  if (!comment || comment.state === "sending") return true;
  return comment.state === "waiting" && comment.dueAt.getTime() - now.getTime() < SOON_MS;
}
