import type { PostStatus } from "@takt/domain/posts/model/post-transitions";

/** A post due within this time may change its status at any moment. */
const SOON_MS = 60_000;

/** Whether the server is likely to change this post soon, so that it is worth polling every few seconds. */
export function mayChangeSoon(
  post: { status: PostStatus; dueAt: Date | null; heldBack: boolean; deletedAt?: Date | null },
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
