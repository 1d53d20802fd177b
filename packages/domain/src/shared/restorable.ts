import type { Clock } from "./core-deps";

/** How long deleted rows can be restored ("Recently deleted"). */
export const RESTORABLE_HOURS = 24;

/** Returns the time since which deleted rows can be restored. */
export function restorableSince(clock: Pick<Clock, "now">): Date {
  return new Date(clock.now() - RESTORABLE_HOURS * 3600_000);
}
