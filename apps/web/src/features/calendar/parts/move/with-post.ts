import type { CalendarPost } from "@takt/domain/posts/model/post-view";

/** Puts a post at its time among others in the order of their times, or takes it away. */
export function withPost<List extends { posts: CalendarPost[] }>(
  list: List,
  post: CalendarPost,
  isShown: boolean,
): List {
  const others = list.posts.filter(({ id }) => id !== post.id);
  if (!isShown) return { ...list, posts: others };
  const posts = [...others, post].sort((a, b) => a.scheduledAt.getTime() - b.scheduledAt.getTime());
  return { ...list, posts };
}
