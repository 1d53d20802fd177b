import type { Deps } from "@takt/domain/deps";
import { queueRequestReminders } from "@takt/domain/privacy/queue-request-reminders";
import type { Inngest } from "inngest";

/** Reminds the operator each morning of data requests that will be due soon. A night that is missed is made up for. */
export function remindOfRequests(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "remind-of-data-requests", triggers: [{ cron: "7 5 * * *" }], retries: 2, concurrency: 1 },
    async ({ step }) => ({ queued: await step.run("queue", () => queueRequestReminders(deps)) }),
  );
}
