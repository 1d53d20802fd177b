export type Created = { author: string; published: string; createdAt: number };

/** Measures how late posts were, in milliseconds: LinkedIn's clock at the create minus the time they share. */
export function measureLateness(created: readonly Created[], dueAt: number) {
  const lateness = (posts: readonly Created[]) =>
    posts.map(({ createdAt }) => createdAt - dueAt).sort((a, b) => a - b);
  const all = lateness(created);
  return {
    early: all.filter((ms) => ms < 0).length,
    /** Seconds from the due time, or from the first create if it came later, to the last create. */
    spanSeconds: ((all.at(-1) ?? 0) - Math.max(0, all[0] ?? 0)) / 1000,
    /** Returns the first post of each member: no member waits for another's many posts. */
    firstPerMember(posts: readonly Created[]): Created[] {
      const first = new Map<string, Created>();
      for (const post of posts) {
        const known = first.get(post.author);
        if (!known || post.createdAt < known.createdAt) first.set(post.author, post);
      }
      return [...first.values()];
    },
    p95: (posts: readonly Created[]) => percentile(lateness(posts), 95),
    summary(posts: readonly Created[]): string {
      const ms = lateness(posts);
      return `p50 ${percentile(ms, 50)}  p95 ${percentile(ms, 95)}  max ${ms.at(-1)}`;
    },
  };
}

/** Returns a percentile of an ascending list by nearest rank. */
export function percentile(sorted: readonly number[], p: number): number {
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? Number.NaN;
}
