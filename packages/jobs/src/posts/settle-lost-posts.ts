import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { beat } from "@takt/domain/health/beat";
import { settleLost } from "@takt/domain/posts/publishing/settle-lost";
import { postsUnanswered } from "../events";

const BATCH = 25;

/** Each minute: attempts without an answer are sent again once, or become a question to the user. */
export function settleLostPosts(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "settle-lost-posts", triggers: [{ cron: "* * * * *" }], retries: 1, concurrency: 1 },
    async ({ step }) => {
      const { resend } = await step.run("settle", async () => {
        await beat(deps, "settle-lost-posts");
        return settleLost(deps);
      });
      const batches = Array.from({ length: Math.ceil(resend.length / BATCH) }, (_, i) =>
        resend.slice(i * BATCH, (i + 1) * BATCH),
      );
      if (batches.length > 0)
        await step.sendEvent(
          "resend",
          batches.map((postIds) => postsUnanswered.create({ postIds })),
        );
    },
  );
}
