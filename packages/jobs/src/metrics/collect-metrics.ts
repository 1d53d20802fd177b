import type { Deps } from "@takt/domain/deps";
import { collectMetrics } from "@takt/domain/metrics/collect-metrics";
import { findDueMembers } from "@takt/domain/metrics/find-due-members";
import type { Inngest } from "inngest";
import { metricsDue } from "../events";
import type { JobOptions } from "../job-options";
import { checkAfter } from "../webhooks/check-after";

/** Members whose figures are read at once in all: the calls of one follow one another. */
const CONCURRENCY = 4;
/** Slices of one member: more than the calls of a day take; the next hour goes on after that. */
const MAX_SLICES = 40;

/** Collects what is due of one member's figures, slice by slice, so that others get their turn. */
export function collectMemberMetrics(inngest: Inngest, deps: Deps, { concurrency }: JobOptions) {
  return inngest.createFunction(
    {
      id: "collect-member-metrics",
      triggers: [metricsDue],
      retries: 1,
      concurrency: [{ limit: Math.min(CONCURRENCY, concurrency) }, { limit: 1, key: "event.data.userId" }],
    },
    async ({ event, step }) => {
      for (let slice = 0; slice < MAX_SLICES; slice++) {
        const outcome = await step.run(`slice-${slice}`, () =>
          checkAfter(deps, () => collectMetrics(deps, event.data.userId)),
        );
        if (outcome !== "more") break;
      }
    },
  );
}

/** Finds the members each hour of whom something is due, and sends an event for each. */
export function collectMetricsHourly(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "collect-metrics-hourly", triggers: [{ cron: "13 * * * *" }], retries: 1, concurrency: 1 },
    async ({ step }) => {
      const members = await step.run("find", () => findDueMembers(deps));
      if (members.length > 0)
        await step.sendEvent(
          "due",
          members.map((member) => metricsDue.create(member)),
        );
    },
  );
}
