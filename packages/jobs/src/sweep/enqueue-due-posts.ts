import type { Deps } from "@takt/domain/deps";
import { expirePosts } from "@takt/domain/posts/publishing/expire-posts";
import { queueDuePosts, unqueuePosts } from "@takt/domain/posts/publishing/queue-due-posts";
import { withdrawPosts } from "@takt/domain/posts/publishing/withdraw-posts";
import type { Inngest } from "inngest";
import { postsDue } from "../events";

/** 500 posts a round: 100,000 in one sweep; the next one continues. */
const MAX_BATCHES = 200;

/**
 * Fails posts that expired or whose account is closed, and sends events for posts due within the look-ahead.
 * @throws when the executor takes no events: the posts are found again by the next look then
 */
export async function enqueueDuePosts(inngest: Inngest, deps: Pick<Deps, "db">): Promise<void> {
  await withdrawPosts(deps);
  await expirePosts(deps);
  for (let round = 0; round < MAX_BATCHES; round++) {
    const batches = await queueDuePosts(deps);
    if (batches.length === 0) return;
    try {
      await inngest.send(batches.map((batch) => postsDue.create(batch)));
    } catch (cause) {
      await unqueuePosts(
        deps,
        batches.flatMap(({ postIds }) => postIds),
      );
      throw cause;
    }
  }
}
