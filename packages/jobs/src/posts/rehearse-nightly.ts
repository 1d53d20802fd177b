import type { Deps } from "@takt/domain/deps";
import { rehearseScheduled, type RehearsalCursor } from "@takt/domain/posts/rehearsal/rehearse-scheduled";
import type { Inngest } from "inngest";

/** Batches of one night; posts that are due later come up in a later one. */
const MAX_BATCHES = 300;

/** Rehearses each night what is scheduled for the next days, batch by batch: one that is lost is simply done again. */
export function rehearseNightly(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "rehearse-nightly", triggers: [{ cron: "17 2 * * *" }], retries: 2, concurrency: 1 },
    async ({ step }) => {
      let after: RehearsalCursor | null = null;
      for (let batch = 0; batch < MAX_BATCHES; batch++) {
        const from: RehearsalCursor | null = after;
        after = await step.run(`batch-${batch}`, () => rehearseScheduled(deps, from));
        if (!after) break;
      }
    },
  );
}
