import type { Deps } from "@takt/domain/deps";
import { purgeUnfinishedUploads } from "@takt/domain/media/purge-unfinished-uploads";
import type { Inngest } from "inngest";

/** Batches of one run; the next run continues. */
const MAX_BATCHES = 50;

/** Purges unfinished uploads each hour. */
export function purgeUploads(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "purge-uploads", triggers: [{ cron: "17 * * * *" }], retries: 1, concurrency: 1 },
    async ({ step }) => {
      for (let round = 0; round < MAX_BATCHES; round++) {
        const { more } = await step.run(`drop-${round}`, () => purgeUnfinishedUploads(deps));
        if (!more) break;
      }
    },
  );
}
