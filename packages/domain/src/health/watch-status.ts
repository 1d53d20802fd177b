import type { Health } from "./check-health";
import type { HealthDeps } from "./deps";
import { toPartStates, worse, type PartStates } from "./model/status-part";
import { recordStatus } from "./record-status";

const MINUTE_MS = 60_000;
/** Checks are 15 s apart, and one that comes a little early still counts for its minute. */
const DUE_AFTER_MS = MINUTE_MS - 2000;

/**
 * Records the public status for one process: call the returned function with each health check. A minute is as bad as its
 * worst check. While the database does not answer nothing can be recorded; the minutes are added as soon as it does.
 */
export function watchStatus(deps: Pick<HealthDeps, "db" | "clock">): (health: Health) => Promise<void> {
  let worst: PartStates | null = null;
  let recordedAt: number | null = null;
  let outageFrom: number | null = null;

  return async ({ parts }) => {
    const now = deps.clock.now();
    if (!parts["database"]?.ok) {
      outageFrom ??= now;
      return;
    }
    const states = toPartStates(parts);
    worst = worst ? worse(worst, states) : states;
    if (recordedAt !== null && outageFrom === null && now - recordedAt < DUE_AFTER_MS) return;
    const outageMinutes = outageFrom === null ? 0 : Math.round((now - outageFrom) / MINUTE_MS);
    await recordStatus(deps, worst, outageMinutes);
    worst = null;
    recordedAt = now;
    outageFrom = null;
  };
}
