import type { Log } from "@takt/domain/shared/core-deps";
import type { MetricsEvents } from "@takt/domain/sync/ports/metrics-events";
import type { Inngest } from "inngest";
import { metricsDue } from "../events";

/** Sends events in the background: a lost one costs an hour. */
export function createMetricsEvents(inngest: Inngest, log: Log): MetricsEvents {
  return {
    due(member) {
      inngest.send(metricsDue.create(member)).catch((cause: unknown) => {
        log.warn("jobs.metrics_event_lost", { userId: member.userId, cause: String(cause) });
      });
    },
  };
}
