import type { Deps } from "@takt/domain/deps";
import type { DueBatch } from "@takt/domain/posts/ports/post-events";
import { expirePosts } from "@takt/domain/posts/publishing/expire-posts";
import { queueDuePosts, unqueuePosts } from "@takt/domain/posts/publishing/queue-due-posts";
import { withdrawPosts } from "@takt/domain/posts/publishing/withdraw-posts";
import type { Inngest } from "inngest";
import { postsDue } from "../events";

/** 50,000 posts a pass: 100,000 in one sweep; the next one continues. */
const MAX_PASSES = 2;
/** Events of one request, 400 kB of post ids. */
const EVENTS_PER_REQUEST = 40;

/**
 * Fails posts that expired or whose account is closed, and sends events for posts due within the look-ahead.
 * @throws when the executor takes no events: the posts are found again by the next look then
 */
export async function enqueueDuePosts(inngest: Inngest, deps: Pick<Deps, "db">): Promise<void> {
  await withdrawPosts(deps);
  await expirePosts(deps);
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const batches = await queueDuePosts(deps);
    if (batches.length === 0) return;
    await sendBatches(inngest, deps, batches);
  }
}

async function sendBatches(
  inngest: Inngest,
  deps: Pick<Deps, "db">,
  batches: readonly DueBatch[],
): Promise<void> {
  for (let sent = 0; sent < batches.length; sent += EVENTS_PER_REQUEST) {
    const part = batches.slice(sent, sent + EVENTS_PER_REQUEST);
    try {
      await inngest.send(part.map((batch) => postsDue.create(batch)));
    } catch (cause) {
      const unsent = batches.slice(sent).flatMap(({ postIds }) => postIds);
      await unqueuePosts(deps, unsent);
      throw cause;
    }
  }
}
