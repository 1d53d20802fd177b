import { Temporal } from "temporal-polyfill";

/** Past days that people name by weekday are no further back. */
const WEEK_DAYS = 7;

/**
 * Suggests another day for a time that is past or too far: tomorrow instead of today or yesterday, the same weekday
 * instead of one of last week, else the same date within a year. Null where that date is missing.
 */
export function suggestWall(wall: string, today: Temporal.PlainDate): string | null {
  const day = Temporal.PlainDate.from(wall.slice(0, 10));
  const time = wall.slice(10);
  const daysAgo = day.until(today).days;
  if (daysAgo === 0 || daysAgo === 1) return today.add({ days: 1 }).toString() + time;
  if (daysAgo > 0 && daysAgo <= WEEK_DAYS) return day.add({ days: WEEK_DAYS }).toString() + time;
  const isLater = Temporal.PlainMonthDay.from(day).toPlainDate({ year: today.year });
  const year = Temporal.PlainDate.compare(isLater, today) > 0 ? today.year : today.year + 1;
  const same = day.with({ year });
  return same.day === day.day ? same.toString() + time : null;
}
