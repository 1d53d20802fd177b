import type { Deps } from "@takt/domain/deps";
import { advanceRun } from "@takt/domain/sync/advance-run";
import { createDailyRuns } from "@takt/domain/sync/find-due-runs";
import type { Inngest } from "inngest";
import { syncDue } from "../events";
import type { JobOptions } from "../job-options";
import { checkAfter } from "../webhooks/check-after";

/** Files that are read at once in all: each is in memory while it is. */
const CONCURRENCY = 4;
/** Slices of one run: far more than the largest file takes; the sweep goes on after that. */
const MAX_SLICES = 100;

/** Goes on with one run of sync, slice by slice, so that others get their turn; the row says where it stands. */
export function advanceSyncRun(inngest: Inngest, deps: Deps, { concurrency }: JobOptions) {
  return inngest.createFunction(
    {
      id: "advance-sync-run",
      triggers: [syncDue],
      retries: 2,
      concurrency: [{ limit: Math.min(CONCURRENCY, concurrency) }, { limit: 1, key: "event.data.userId" }],
    },
    async ({ event, step }) => {
      for (let slice = 0; slice < MAX_SLICES; slice++) {
        const outcome = await step.run(`slice-${slice}`, () =>
          checkAfter(deps, () => advanceRun(deps, event.data.runId)),
        );
        if (outcome !== "more") break;
      }
    },
  );
}

/** Reads once a day what Takt has published for members who do not sync themselves. */
export function syncDaily(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "sync-daily", triggers: [{ cron: "7 2 * * *" }], retries: 1, concurrency: 1 },
    async ({ step }) => {
      const runs = await step.run("create", () => createDailyRuns(deps));
      if (runs.length > 0)
        await step.sendEvent(
          "due",
          runs.map((run) => syncDue.create(run)),
        );
    },
  );
}
