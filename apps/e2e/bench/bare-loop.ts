import { type BarePosts, IN_FLIGHT } from "./bare-posts";

/** Publishes `count` posts, some at once, and nothing else; returns posts per second. */
export async function bareLoop(posts: BarePosts, count: number): Promise<number> {
  const startedAt = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      for (let id = next++; id < count; id = next++) await posts.publish(id);
    }),
  );
  return count / ((performance.now() - startedAt) / 1000);
}
