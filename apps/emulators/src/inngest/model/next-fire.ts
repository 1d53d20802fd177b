import { Cron } from "croner";

/**
 * The first instant after `after` (ms) at which a five-field cron pattern fires in its zone's wall time; null if never.
 * A wall time that a DST change skips fires right after the gap, a repeated one fires at its first occurrence. The real
 * server may differ between 01:00 and 03:00 on those days.
 */
export function nextFire(line: { pattern: string; zone: string }, after: number): number | null {
  const cron = new Cron(line.pattern, { timezone: line.zone, mode: "5-part", paused: true });
  return cron.nextRun(new Date(after))?.getTime() ?? null;
}
