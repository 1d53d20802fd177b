import { toTime } from "./clock-rules";
import type { Group } from "./group-parts";
import type { DayPart, Part } from "./part";

const HOUR_MIN = 60;
const NOON_MIN = 12 * HOUR_MIN;

/** The time of a part of the day that is named without a time, in minutes. */
const USUAL_MIN: Record<DayPart, number> = {
  early: 8 * HOUR_MIN,
  morning: 9 * HOUR_MIN,
  forenoon: 10 * HOUR_MIN,
  lunch: 12 * HOUR_MIN,
  afternoon: 15 * HOUR_MIN,
  endOfDay: 17 * HOUR_MIN,
  evening: 19 * HOUR_MIN,
  night: 22 * HOUR_MIN,
};

/** An hour of a dial before this one is meant in the afternoon: "at 3", "half past six". */
const FIRST_MORNING_MIN = 7 * HOUR_MIN;

/** Returns the minutes after midnight that a group names (1440 and more is the next day), or null if it names no time. */
export function chooseTime(group: Group, twelveHours: boolean): number | null {
  const { time, dayPart } = group;
  if (!time) return dayPart ? USUAL_MIN[dayPart.dayPart] : null;
  if (time.style === "fixed") return time.minutes;
  if (dayPart) return toPart(time.minutes, dayPart.dayPart);
  if (time.style === "clock" && !twelveHours) return time.minutes;
  const onDial = time.minutes % NOON_MIN;
  return onDial < FIRST_MORNING_MIN ? onDial + NOON_MIN : onDial;
}

/** A time of the dial in a part of the day: "8 in the evening"; "1 at night" is after midnight. */
function toPart(minutes: number, part: DayPart): number {
  const onDial = minutes % NOON_MIN;
  if (part === "early" || part === "morning" || part === "forenoon") return minutes;
  if (part === "night") return onDial < 6 * HOUR_MIN ? onDial + 2 * NOON_MIN : onDial + NOON_MIN;
  if (part === "lunch" && onDial >= 11 * HOUR_MIN) return onDial;
  return onDial + NOON_MIN;
}

/** Reads a bare number as a time: 8, 17, 815, 0815. One digit or two are spoken, four are as on a clock. */
export function numberToTime(digits: string, asWritten: boolean): Part {
  if (digits.length > 2) return toTime(Number(digits.slice(0, -2)), Number(digits.slice(-2)), "fixed");
  return toTime(Number(digits), 0, asWritten || digits.startsWith("0") ? "clock" : "spoken");
}
