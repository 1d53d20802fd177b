import type { Inngest } from "inngest";
import { forgetOldCalls } from "@takt/domain/connections/forget-old-calls";
import type { Deps } from "@takt/domain/deps";

/** Each night: what was counted on days that are over is of no use any more. */
export function forgetOldCallsNightly(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "forget-old-calls", triggers: [{ cron: "17 3 * * *" }], retries: 1, concurrency: 1 },
    ({ step }) => step.run("forget", () => forgetOldCalls(deps)),
  );
}
