import type { Deps } from "@takt/domain/deps";
import { expirePosts } from "@takt/domain/posts/publishing/expire-posts";
import { returnDuePosts } from "@takt/domain/posts/publishing/return-due-posts";
import { takeDuePosts } from "@takt/domain/posts/publishing/take-due-posts";
import { withdrawPosts } from "@takt/domain/posts/publishing/withdraw-posts";
import type { Inngest } from "inngest";
import { postsDue } from "../events";

/** 500 posts a round: 100,000 in one sweep; the next one goes on. */
const ROUNDS = 200;

/**
 * Gives up what expired or whose account is closed, and hands out what is due within the look-ahead.
 * @throws when the executor takes no events: the posts are found again by the next look then
 */
export async function handOutDuePosts(inngest: Inngest, deps: Pick<Deps, "db">): Promise<void> {
  await withdrawPosts(deps);
  await expirePosts(deps);
  for (let round = 0; round < ROUNDS; round++) {
    const batches = await takeDuePosts(deps);
    if (batches.length === 0) return;
    try {
      await inngest.send(batches.map((batch) => postsDue.create(batch)));
    } catch (cause) {
      await returnDuePosts(
        deps,
        batches.flatMap(({ postIds }) => postIds),
      );
      throw cause;
    }
  }
}
