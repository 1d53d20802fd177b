import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { sendComments } from "@takt/domain/posts/first-comment/send-comments";
import { COMMENT_TIMING } from "@takt/domain/posts/model/comment-timing";
import { commentsDue } from "../events";
import type { JobOptions } from "../job-options";
import { checkAfter } from "../webhooks/check-after";

const CONCURRENCY = 8;
/** Tries of one run, seconds apart; the sweep finds what is due later. */
const MAX_TURNS = 10;

/**
 * Sends first comments, and tries those again that are due soon after: LinkedIn does not know a new post for seconds.
 * The rows decide, not this run.
 */
export function sendDueComments(inngest: Inngest, deps: Deps, { concurrency }: JobOptions) {
  return inngest.createFunction(
    {
      id: "send-comments",
      triggers: [commentsDue],
      retries: 1,
      concurrency: Math.min(CONCURRENCY, concurrency),
    },
    async ({ event, step }) => {
      const { postIds } = event.data;
      for (let turn = 0; turn < MAX_TURNS; turn++) {
        const { wait } = await step.run(`send-${turn}`, () =>
          checkAfter(deps, () => sendComments(deps, postIds)),
        );
        if (wait === null || wait > COMMENT_TIMING.longestWait) break;
        if (wait > 0) await step.sleep(`pause-${turn}`, wait);
      }
    },
  );
}
