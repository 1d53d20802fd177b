import type { Inngest } from "inngest";
import { forgetOldCalls } from "@takt/domain/connections/forget-old-calls";
import type { Deps } from "@takt/domain/deps";
import { forgetOldRates } from "@takt/domain/limits/forget-old-rates";
import { forgetOldUploads } from "@takt/domain/posts/publishing/media/forget-old-uploads";
import { forgetEndedSessions } from "@takt/domain/sessions/forget-ended-sessions";

/** Each night: what was kept for days that are over is of no use any more. */
export function forgetNightly(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "forget-nightly", triggers: [{ cron: "17 3 * * *" }], retries: 1, concurrency: 1 },
    async ({ step }) => {
      await step.run("calls", () => forgetOldCalls(deps));
      await step.run("uploads", () => forgetOldUploads(deps));
      await step.run("rates", () => forgetOldRates(deps));
      await step.run("sessions", () => forgetEndedSessions(deps));
    },
  );
}
