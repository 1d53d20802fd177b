import { getStatusHistory } from "@takt/domain/health/get-status-history";
import {
  toPartStates,
  type PartStates,
  type StatusDay,
  type StatusPart,
} from "@takt/domain/health/model/status-part";
import { cacheInProcess } from "./cache-in-process";
import { currentHealth } from "./current-health";
import { deps } from "./deps";
import { log } from "./log";

export type Status = {
  now: PartStates;
  /** Null while the database does not answer. */
  history: Record<StatusPart, StatusDay[]> | null;
};

const HISTORY_TTL_MS = 30_000;

/** The history is public, so one reading serves all requests of half a minute. */
const currentHistory = cacheInProcess("takt.status-history", HISTORY_TTL_MS, async () => {
  try {
    return await getStatusHistory(deps());
  } catch (cause) {
    log.error("status.history_unavailable", { cause: String(cause) });
    return null;
  }
});

/** Returns what the public may know of the health of Takt, now and of the last days. It never throws. */
export async function currentStatus(): Promise<Status> {
  const { parts } = await currentHealth();
  const now = toPartStates(parts);
  return { now, history: now.app === "ok" ? await currentHistory() : null };
}
