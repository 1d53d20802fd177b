import type { ListedPost } from "@takt/domain/posts/model/post-view";
import type { ListState } from "./list-state";
import { relevantTime } from "./relevant-time";

export type DayGroup = { day: string; posts: ListedPost[] };

/** Whether a list is ordered by the times of its posts, as the server orders it (posts/list-order.ts). */
export function isOrderedByTime({ status, q }: ListState): boolean {
  return !q.trim() && (status === "scheduled" || status === "published");
}

/** The time that a list is ordered by: of scheduled and of published posts theirs, of all else and of a search the last change. */
export function groupTime(post: ListedPost, state: ListState): Date {
  return isOrderedByTime(state) ? relevantTime(post)[1] : post.updatedAt;
}

/** Groups posts by the days of `toDay`, in the order in which they are. */
export function groupByDay(posts: readonly ListedPost[], toDay: (post: ListedPost) => string): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const post of posts) {
    const day = toDay(post);
    const last = groups.at(-1);
    if (last?.day === day) last.posts.push(post);
    else groups.push({ day, posts: [post] });
  }
  return groups;
}
