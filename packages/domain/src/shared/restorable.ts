import type { Clock } from "./clock";

/** What was deleted can be restored this long ("Recently deleted"). */
export const RESTORABLE_HOURS = 24;

/** What was deleted after this can be restored. */
export function restorableSince(clock: Pick<Clock, "now">): Date {
  return new Date(clock.now() - RESTORABLE_HOURS * 3600_000);
}
