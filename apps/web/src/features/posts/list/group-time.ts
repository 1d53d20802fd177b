import type { ListedPost } from "@takt/domain/posts/model/post-view";
import type { ListState } from "./list-state";
import { relevantTime } from "./relevant-time";

/** Whether a list is ordered by the times of its posts, as the server orders it (posts/list-order.ts). */
export function isOrderedByTime({ status, q }: ListState): boolean {
  return !q.trim() && (status === "scheduled" || status === "published");
}

/** The time that a list is ordered by: of scheduled and of published posts theirs, of all else and of a search the last change. */
export function groupTime(post: ListedPost, state: ListState): Date {
  return isOrderedByTime(state) ? relevantTime(post)[1] : post.updatedAt;
}
