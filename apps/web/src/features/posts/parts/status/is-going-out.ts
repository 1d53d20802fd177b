import type { PostView } from "@takt/domain/posts/model/post-view";
import { now } from "~/features/shared/time/now";

/** Whether a post that has just been approved goes out at once, which nothing takes back. */
export function isGoingOut({
  status,
  approval,
  dueAt,
}: Pick<PostView, "status" | "approval" | "dueAt">): boolean {
  if (status === "draft" || approval?.state !== "approved") return status === "publishing";
  return status !== "scheduled" || (dueAt !== null && dueAt <= now());
}
