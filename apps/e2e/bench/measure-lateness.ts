import { percentile } from "./percentile";

export type Created = { author: string; published: string; createdAt: number };

/** How late posts were, in milliseconds: LinkedIn's clock at the create minus their common time. */
export function measureLateness(created: readonly Created[], dueAt: number) {
  const lateness = (posts: readonly Created[]) =>
    posts.map(({ createdAt }) => createdAt - dueAt).sort((a, b) => a - b);
  const all = lateness(created);
  return {
    early: all.filter((ms) => ms < 0).length,
    /** From the time, or the first create where that came later, to the last. */
    spanSeconds: ((all.at(-1) ?? 0) - Math.max(0, all[0] ?? 0)) / 1000,
    /** The earliest of each member: nobody waits for somebody else's many. */
    firsts(posts: readonly Created[]): Created[] {
      const first = new Map<string, Created>();
      for (const post of posts) {
        const known = first.get(post.author);
        if (!known || post.createdAt < known.createdAt) first.set(post.author, post);
      }
      return [...first.values()];
    },
    p95: (posts: readonly Created[]) => percentile(lateness(posts), 95),
    words(posts: readonly Created[]): string {
      const ms = lateness(posts);
      return `p50 ${percentile(ms, 50)}  p95 ${percentile(ms, 95)}  max ${ms.at(-1)}`;
    },
  };
}
