import type { Log } from "@takt/domain/shared/log";
import type { AlarmKind } from "@takt/domain/notifications/ports/mailer";

/** The worst first. */
const TROUBLES = ["late", "jobs", "executor"] as const;
export type Trouble = (typeof TROUBLES)[number];

const FRESH_MS = 5000;

/**
 * What is wrong with publishing for everybody; one look at the alarms serves all pages for five seconds. A look that
 * fails fails no page: what was known before holds for as long.
 */
export function troubleWatch(
  look: () => Promise<AlarmKind[]>,
  log: Pick<Log, "warn">,
  now: () => number = Date.now,
): () => Promise<Trouble | null> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let trouble: Promise<Trouble | null> = Promise.resolve(null);

  async function lookAfter(before: Promise<Trouble | null>): Promise<Trouble | null> {
    try {
      const alarms = await look();
      return TROUBLES.find((one) => alarms.includes(one)) ?? null;
    } catch (cause) {
      log.warn("shell.trouble_unknown", { cause: String(cause) });
      return before;
    }
  }

  return () => {
    if (now() - lookedAt > FRESH_MS) {
      lookedAt = now();
      trouble = lookAfter(trouble);
    }
    return trouble;
  };
}
