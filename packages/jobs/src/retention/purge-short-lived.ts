import type { Inngest } from "inngest";
import { purgeCallCounts } from "@takt/domain/connections/call-quota";
import type { Deps } from "@takt/domain/deps";
import { purgeRateWindows } from "@takt/domain/limits/consume-rate-limit";
import { purgeStaleUploads } from "@takt/domain/posts/publishing/media/lease-upload";
import { purgeEndedSessions } from "@takt/domain/sessions/end-sessions";
import { purgeUnfinishedUploads } from "@takt/domain/media/delete-upload";

/** Purges call counters, saved uploads, rate windows and ended sessions each night. */
export function purgeShortLivedRows(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "purge-short-lived-rows", triggers: [{ cron: "17 3 * * *" }], retries: 1, concurrency: 1 },
    async ({ step }) => {
      await step.run("calls", () => purgeCallCounts(deps));
      await step.run("uploads", () => purgeStaleUploads(deps));
      await step.run("rates", () => purgeRateWindows(deps));
      await step.run("sessions", () => purgeEndedSessions(deps));
    },
  );
}

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
