import type { Day } from "@takt/domain/shared/day-in";
import { daysBetween } from "@takt/domain/shared/day-steps";
import { wallInstant } from "@takt/domain/shared/wall-instant";
import { wallIn } from "~/features/shared/time/wall-clock";
import { toTime } from "../parts/move/drop-time";

/** The hours that the week has a line for: each but midnight. */
export const HOURS = Array.from({ length: 23 }, (_, n) => n + 1);

/** The time of the second zone at an hour of the own one, and by how many days it is ahead. */
export type ZoneHour = { hour: number; time: string; days: number };

/** The hours of the second zone from a day on. */
export type ZoneHours = { from: Day; hours: ZoneHour[] };

/**
 * Returns what a second zone shows at the hours of days in a zone: once for all days, and again from each day on which it
 * is otherwise, because the clocks of one of the zones change. Of a wall time that a day has twice the earlier counts.
 */
export function secondZoneHours(days: readonly Day[], zone: string, second: string): ZoneHours[] {
  const found: ZoneHours[] = [];
  for (const day of days) {
    const hours = HOURS.map((hour) => atHour(day, hour, zone, second));
    if (!isSame(found.at(-1)?.hours ?? [], hours)) found.push({ from: day, hours });
  }
  return found;
}

function atHour(day: Day, hour: number, zone: string, second: string): ZoneHour {
  const [shownDay = "", time = ""] = wallIn(wallInstant(`${day}T${toTime(hour * 60)}`, zone), second).split(
    "T",
  );
  return { hour, time, days: daysBetween(day, shownDay) };
}

const isSame = (some: readonly ZoneHour[], others: readonly ZoneHour[]) =>
  some.length === others.length &&
  some.every(({ time, days }, n) => time === others[n]!.time && days === others[n]!.days);
