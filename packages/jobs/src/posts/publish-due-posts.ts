import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { beat } from "@takt/domain/health/beat";
import { expirePosts } from "@takt/domain/posts/publishing/expire-posts";
import { takeDuePosts } from "@takt/domain/posts/publishing/take-due-posts";
import { withdrawPosts } from "@takt/domain/posts/publishing/withdraw-posts";
import { postsDue } from "../events";

/** A cron cannot run more often than each minute; the second look halves the wait for a lost hint. */
const LOOKS = ["0s", "20s"];
/** 500 posts a round: 100,000 in one sweep; the next one goes on. */
const ROUNDS = 200;

/** Each minute: gives up what expired or whose account is closed, and hands out what is due within the look-ahead. */
export function publishDuePosts(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "publish-due-posts", triggers: [{ cron: "* * * * *" }], retries: 1, concurrency: 2 },
    async ({ step }) => {
      for (const [look, pause] of LOOKS.entries()) {
        if (look > 0) await step.sleep(`pause-${look}`, pause);
        await step.run(`expire-${look}`, async () => {
          await beat(deps, "publish-due-posts");
          await withdrawPosts(deps);
          return expirePosts(deps);
        });
        for (let round = 0; round < ROUNDS; round++) {
          const batches = await step.run(`take-${look}-${round}`, () => takeDuePosts(deps));
          if (batches.length === 0) break;
          await step.sendEvent(
            `hand-out-${look}-${round}`,
            batches.map((batch) => postsDue.create(batch)),
          );
        }
      }
    },
  );
}
