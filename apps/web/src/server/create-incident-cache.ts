import type { Log } from "@takt/domain/shared/core-deps";
import type { AlarmKind } from "@takt/domain/outbox/ports/mailer";

/** Kinds of incident, worst first. */
const INCIDENTS = ["late", "jobs", "executor"] as const;
export type PublishingIncident = (typeof INCIDENTS)[number];

const TTL_MS = 5000;

/**
 * Creates a reader of what is wrong with publishing for everybody. One query of the alarms serves all pages for five
 * seconds; a query that fails keeps the previous answer for as long, so that it breaks no page.
 */
export function createIncidentCache(
  fetchAlarms: () => Promise<AlarmKind[]>,
  log: Pick<Log, "warn">,
  now: () => number = Date.now,
): () => Promise<PublishingIncident | null> {
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let incident: Promise<PublishingIncident | null> = Promise.resolve(null);

  async function refresh(before: Promise<PublishingIncident | null>): Promise<PublishingIncident | null> {
    try {
      const alarms = await fetchAlarms();
      return INCIDENTS.find((one) => alarms.includes(one)) ?? null;
    } catch (cause) {
      log.warn("shell.incident_unknown", { cause: String(cause) });
      return before;
    }
  }

  return () => {
    if (now() - fetchedAt > TTL_MS) {
      fetchedAt = now();
      incident = refresh(incident);
    }
    return incident;
  };
}
