import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { resendPost } from "@takt/domain/posts/publishing/resend-post";
import { postsUnanswered } from "../events";
import type { JobOptions } from "../job-options";
import { checkAfter } from "../webhooks/check-after";

const CONCURRENCY = 4;

/** Sends unanswered texts again, each once; the stamp on the row decides, not this run. */
export function resendPosts(inngest: Inngest, deps: Deps, { concurrency }: JobOptions) {
  return inngest.createFunction(
    {
      id: "resend-posts",
      triggers: [postsUnanswered],
      retries: 1,
      concurrency: Math.min(CONCURRENCY, concurrency),
    },
    async ({ event, step }) => {
      await step.run("resend", async () => {
        // Concurrently: one that waits for an answer must not let the window of the others close.
        const { postIds } = event.data;
        await checkAfter(deps, () => Promise.all(postIds.map((postId) => resendPost(deps, postId))));
      });
    },
  );
}
