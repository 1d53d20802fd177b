import { Temporal } from "temporal-polyfill";
import type { Part, WhichWeekday } from "./part";

type Day = Temporal.PlainDate;
type DayPartOf = Extract<Part, { kind: "day" }>;

const day = (find: DayPartOf["find"]): DayPartOf => ({ kind: "day", find });

/** Returns the day, or null where the month has no such day. */
function toDay(year: number, month: number, date: number): Day | null {
  try {
    return Temporal.PlainDate.from({ year, month, day: date }, { overflow: "reject" });
  } catch {
    return null;
  }
}

const isAhead = (one: Day | null, today: Day): one is Day =>
  one !== null && Temporal.PlainDate.compare(one, today) >= 0;

/** The first of these days that is today or later, else the first one. */
function firstAhead(days: readonly (Day | null)[], today: Day): Day | null {
  return days.find((one) => isAhead(one, today)) ?? days[0] ?? null;
}

/** A weekday by its number, 1 is Monday. */
export const weekday = (day: number, which: WhichWeekday): Part => ({ kind: "weekday", weekday: day, which });

/** A calendar week, 1 is the next one, and its day where none is named. */
export const week = (weeks: number, day?: number): Part => ({
  kind: "week",
  weeks,
  ...(day !== undefined && { weekday: day }),
});

/** Today and so many days. */
export const inDays = (days: number): DayPartOf => day((today) => today.add({ days }));

/** A date with its year: 26 is 2026. */
export const onDate = (year: number, month: number, date: number): DayPartOf =>
  day(() => toDay(year < 100 ? 2000 + year : year, month, date));

/** A date without a year: the next one, today included. 29 February is in the next leap year. */
export const nextDate = (month: number, date: number): DayPartOf =>
  day((today) => {
    const years = Array.from({ length: 9 }, (_, index) => toDay(today.year + index, month, date));
    return years.find((one) => isAhead(one, today)) ?? null;
  });

/** A day of a month without the month: of the next month that has it, this one included. */
export const nextDayOfMonth = (date: number): DayPartOf =>
  day((today) =>
    firstAhead(
      nextMonths(today).map(({ year, month }) => toDay(year, month, date)),
      today,
    ),
  );

/** A day of the month that is so many months ahead; -1 is its last. */
export const dayOfMonthAhead = (months: number, date: number): DayPartOf =>
  day((today) => inMonth(monthAhead(today, months), date));

/** A day of a named month, the next one: -1 is its last. */
export const dayOfMonth = (month: number, date: number): DayPartOf =>
  day((today) =>
    firstAhead(
      [today.year, today.year + 1].map((year) => inMonth({ year, month }, date)),
      today,
    ),
  );

/** "first Monday in January", -1 is the last one. */
export const nthWeekdayOf = (nth: number, weekday: number, month: number): DayPartOf =>
  day((today) =>
    firstAhead(
      [today.year, today.year + 1].map((year) => nthWeekday({ year, month }, nth, weekday)),
      today,
    ),
  );

/** "first Monday of next month"; in this month, where that has passed, of the next one. */
export const nthWeekdayAhead = (nth: number, weekday: number, months: number): DayPartOf =>
  day((today) => {
    const ahead = nthWeekday(monthAhead(today, months), nth, weekday);
    return isAhead(ahead, today) || months > 0 ? ahead : nthWeekday(monthAhead(today, 1), nth, weekday);
  });

/** A weekday of a numbered calendar week (ISO 8601), the next one. */
export const isoWeek = (week: number, weekday: number): DayPartOf =>
  day((today) => {
    const inYear = (year: number): Day | null => {
      const fourth = Temporal.PlainDate.from({ year, month: 1, day: 4 });
      const found = fourth.add({ days: (week - 1) * 7 + weekday - fourth.dayOfWeek });
      return found.subtract({ days: weekday - 4 }).year === year ? found : null;
    };
    return week < 1 ? null : firstAhead([today.year, today.year + 1].map(inYear), today);
  });

type Month = { year: number; month: number };

function monthAhead(today: Day, months: number): Month {
  return today.with({ day: 1 }).add({ months });
}

function nextMonths(today: Day): Month[] {
  return Array.from({ length: 12 }, (_, index) => monthAhead(today, index));
}

function inMonth({ year, month }: Month, date: number): Day | null {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return toDay(year, month, date < 0 ? first.daysInMonth + 1 + date : date);
}

function nthWeekday({ year, month }: Month, nth: number, weekday: number): Day | null {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  const date = 1 + ((weekday - first.dayOfWeek + 7) % 7);
  const last = date + 7 * Math.floor((first.daysInMonth - date) / 7);
  return toDay(year, month, nth < 0 ? last : date + 7 * (nth - 1));
}
