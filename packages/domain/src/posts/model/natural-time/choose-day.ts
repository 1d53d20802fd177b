import type { Temporal } from "temporal-polyfill";
import { daysSinceWeekStart, type WeekStart } from "@takt/domain/shared/time-settings";
import type { Group } from "./group-parts";
import type { Part } from "./part";

type Day = Temporal.PlainDate;
type Weekday = Extract<Part, { kind: "weekday" }>;

/** The day that a group names, null if it names none, or why there is none. */
export type ChosenDay =
  | { kind: "day"; day: Day | null }
  | { kind: "no_such_day" }
  /** "Tuesday, 25 December", which is a Friday. */
  | { kind: "weekday_mismatch"; day: Day };

/** Returns the day of a group, counted from today. */
export function chooseDay(group: Group, today: Day, weekStart: WeekStart): ChosenDay {
  const { day, weekday, week, plus } = group;
  if (day) {
    const found = day.find(today);
    if (!found) return { kind: "no_such_day" };
    const chosen = plus ? found.add(toDuration(plus)) : found;
    const fits = !weekday || weekday.weekday === chosen.dayOfWeek;
    return fits ? { kind: "day", day: chosen } : { kind: "weekday_mismatch", day: chosen };
  }
  if (week)
    return { kind: "day", day: inWeek(today, week.weeks, weekday?.weekday ?? week.weekday ?? 1, weekStart) };
  if (plus && weekday) {
    // "Monday in a week" counts from Monday, "in a week on Monday" names the week.
    const isFirst = group.order.indexOf("weekday") < group.order.indexOf("plus");
    if (isFirst) return { kind: "day", day: findWeekday(weekday, today, weekStart).add(toDuration(plus)) };
    return { kind: "day", day: inWeek(today.add(toDuration(plus)), 0, weekday.weekday, weekStart) };
  }
  if (plus) return { kind: "day", day: today.add(toDuration(plus)) };
  return { kind: "day", day: weekday ? findWeekday(weekday, today, weekStart) : null };
}

/**
 * "Tuesday" is the first Tuesday after today, "this Tuesday" may be today, "next Tuesday" is that of the next calendar week.
 * A post that waits a week too long can be moved, one that went out today cannot be taken back.
 */
function findWeekday({ weekday, which }: Weekday, today: Day, weekStart: WeekStart): Day {
  const ahead = (weekday - today.dayOfWeek + 7) % 7;
  if (which === "this") return today.add({ days: ahead });
  if (which === "coming") return today.add({ days: ahead || 7 });
  if (which === "last") return today.subtract({ days: 7 - ahead });
  return inWeek(today, which === "next" ? 1 : 2, weekday, weekStart);
}

/** A weekday of the calendar week that is so many weeks ahead. */
function inWeek(today: Day, weeks: number, weekday: number, weekStart: WeekStart): Day {
  const first = today.subtract({ days: daysSinceWeekStart(today.toString(), weekStart) });
  return first.add({ days: 7 * weeks + ((weekday - first.dayOfWeek + 7) % 7) });
}

function toDuration({ days = 0, weeks = 0, months = 0 }: Extract<Part, { kind: "plus" }>) {
  return { days: days + 7 * weeks, months };
}
