import { Cron } from "croner";

/**
 * The first instant after `after` (ms) at which a five-field cron line fires, read as wall time of its zone; null if never.
 * A wall time that a DST change skips fires right after the gap, one that comes twice fires at the first
 * (the real server's choice at those hours may differ: plan nothing between 01:00 and 03:00 that minds).
 */
export function nextFire(line: { pattern: string; zone: string }, after: number): number | null {
  const cron = new Cron(line.pattern, { timezone: line.zone, mode: "5-part", paused: true });
  return cron.nextRun(new Date(after))?.getTime() ?? null;
}
