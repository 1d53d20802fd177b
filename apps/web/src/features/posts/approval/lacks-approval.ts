import type { PostView } from "@takt/domain/posts/model/post-view";

/** Whether a post is held at its time, because its workspace asks for an approval that it does not have. */
export function lacksApproval({ approval }: Pick<PostView, "approval">): boolean {
  return approval !== null && approval.state !== "approved";
}
