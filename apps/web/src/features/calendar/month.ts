import { Temporal } from "temporal-polyfill";

/** A month as YYYY-MM, a day as YYYY-MM-DD: calendar dates in the user's zone. */
export type Month = string;
export type Day = string;

export function isMonth(text: string): text is Month {
  return /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text);
}

/** The day it is in a zone. */
export function dayIn(at: Date, zone: string): Day {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function addMonths(month: Month, months: number): Month {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString();
}

export function addDays(day: Day, days: number): Day {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The same day of the month before or after, or the last one it has. */
export function sameDayIn(month: Month, day: Day): Day {
  const number = Math.min(Number(day.slice(8)), Temporal.PlainYearMonth.from(month).daysInMonth);
  return `${month}-${String(number).padStart(2, "0")}`;
}

/** The whole weeks, Monday first, that a month touches: four to six. */
export function monthWeeks(month: Month): Day[][] {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  const count = Math.ceil((first.dayOfWeek - 1 + first.daysInMonth) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => monday.add({ days: week * 7 + index }).toString()),
  );
}

/** The instants between which those weeks lie in a zone: [from, to). Days of 23 or 25 hours included. */
export function weeksRange(weeks: Day[][], zone: string): { from: Date; to: Date } {
  const start = (day: Day) => new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds);
  return { from: start(weeks[0]![0]!), to: start(addDays(weeks.at(-1)![6]!, 1)) };
}

/** Posts by the day their time falls on in a zone, in their order. */
export function postsByDay<P extends { scheduledAt: Date | null }>(
  posts: readonly P[],
  zone: string,
): Map<Day, P[]> {
  const days = new Map<Day, P[]>();
  for (const post of posts) {
    if (!post.scheduledAt) continue;
    const day = dayIn(post.scheduledAt, zone);
    days.set(day, [...(days.get(day) ?? []), post]);
  }
  return days;
}
