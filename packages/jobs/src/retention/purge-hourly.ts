import type { Deps } from "@takt/domain/deps";
import { listOverdueKinds } from "@takt/domain/retention/list-overdue-kinds";
import type { Inngest } from "inngest";
import { purgeKinds } from "./purge-kinds";

/** Batches of one kind in one run; the next run continues. */
const MAX_BATCHES = 50;

/**
 * Purges unfinished uploads each hour, because many of them fill a disk before the night, and what the night has not
 * purged.
 */
export function purgeHourly(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "purge-hourly", triggers: [{ cron: "17 * * * *" }], retries: 1, concurrency: 1 },
    async ({ step }) => {
      const overdue = await step.run("overdue", () => listOverdueKinds(deps));
      await purgeKinds(step, deps, [...new Set(["incomingFiles" as const, ...overdue])], MAX_BATCHES);
    },
  );
}
