import type { Log } from "@takt/domain/shared/core-deps";
import type { AlarmKind } from "@takt/domain/outbox/ports/mailer";

/** Kinds of trouble, worst first. */
const TROUBLES = ["late", "jobs", "executor"] as const;
export type Trouble = (typeof TROUBLES)[number];

const TTL_MS = 5000;

/**
 * Creates a reader of what is wrong with publishing for everybody. One query of the alarms serves all pages for five
 * seconds; a query that fails keeps the previous answer for as long, so that it breaks no page.
 */
export function createTroubleCache(
  fetchAlarms: () => Promise<AlarmKind[]>,
  log: Pick<Log, "warn">,
  now: () => number = Date.now,
): () => Promise<Trouble | null> {
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let trouble: Promise<Trouble | null> = Promise.resolve(null);

  async function refresh(before: Promise<Trouble | null>): Promise<Trouble | null> {
    try {
      const alarms = await fetchAlarms();
      return TROUBLES.find((one) => alarms.includes(one)) ?? null;
    } catch (cause) {
      log.warn("shell.trouble_unknown", { cause: String(cause) });
      return before;
    }
  }

  return () => {
    if (now() - fetchedAt > TTL_MS) {
      fetchedAt = now();
      trouble = refresh(trouble);
    }
    return trouble;
  };
}
