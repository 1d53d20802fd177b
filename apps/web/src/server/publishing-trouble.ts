import { raisedAlarms } from "@takt/domain/health/raised-alarms";
import { deps } from "./deps";

/** The worst first. */
const TROUBLES = ["late", "jobs", "executor"] as const;
export type Trouble = (typeof TROUBLES)[number];

const FRESH_MS = 5000;
const KEY = Symbol.for("takt.trouble");
const shared = globalThis as { [KEY]?: { at: number; trouble: Promise<Trouble | null> } };

/**
 * What is wrong with publishing for everybody at the moment: posts are late, or will be. One look serves all pages for
 * five seconds.
 */
export function publishingTrouble(): Promise<Trouble | null> {
  const now = Date.now();
  if (!shared[KEY] || now - shared[KEY].at > FRESH_MS)
    shared[KEY] = {
      at: now,
      trouble: raisedAlarms(deps()).then((alarms) => TROUBLES.find((one) => alarms.includes(one)) ?? null),
    };
  return shared[KEY].trouble;
}
