import type { PostStatus } from "@takt/domain/posts/model/post-status";

/** A post due this soon, or overdue, may change its status any moment. */
const SOON_MS = 60_000;

/** Whether the server is likely to change this post by itself soon: worth asking again every few seconds. */
export function isMoving(
  post: { status: PostStatus; dueAt: Date | null; heldBack: boolean; deletedAt: Date | null },
  now: Date,
): boolean {
  if (post.deletedAt) return false;
  if (post.status === "publishing") return true;
  return (
    post.status === "scheduled" &&
    !post.heldBack &&
    post.dueAt !== null &&
    post.dueAt.getTime() - now.getTime() < SOON_MS
  );
}
