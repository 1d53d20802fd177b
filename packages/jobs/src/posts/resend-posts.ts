import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { resendPost } from "@takt/domain/posts/publishing/resend-post";
import { postsUnanswered } from "../events";

/** Sends unanswered texts again, each once; the stamp on the row decides, not this run. */
export function resendPosts(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "resend-posts", triggers: [postsUnanswered], retries: 1, concurrency: 4 },
    async ({ event, step }) => {
      await step.run("resend", async () => {
        for (const postId of event.data.postIds) await resendPost(deps, postId);
      });
    },
  );
}
