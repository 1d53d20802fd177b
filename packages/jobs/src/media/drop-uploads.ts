import type { Deps } from "@takt/domain/deps";
import { dropOldUploads } from "@takt/domain/media/drop-old-uploads";
import type { Inngest } from "inngest";

/** Batches of one run; the next run goes on. */
const ROUNDS = 50;

/** Each hour: forgets uploads that nobody finished. */
export function dropUploads(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "drop-uploads", triggers: [{ cron: "17 * * * *" }], retries: 1, concurrency: 1 },
    async ({ step }) => {
      for (let round = 0; round < ROUNDS; round++) {
        const { more } = await step.run(`drop-${round}`, () => dropOldUploads(deps));
        if (!more) break;
      }
    },
  );
}
