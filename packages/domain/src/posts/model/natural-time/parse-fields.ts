import { Temporal } from "temporal-polyfill";
import { toWall } from "../publish-slot";
import { chooseDay } from "./choose-day";
import { chooseTime } from "./choose-time";
import { findTime } from "./find-time";
import type { TimeText } from "./parse-time";

const LAST_MINUTE = 24 * 60 - 1;
const WEEKS_OF_YEAR = 53;

type FieldText = Omit<TimeText, "whole" | "defaults">;

/** Reads what a date field holds: "25.12.", "tomorrow", "25". Returns YYYY-MM-DD, or null where it names no day alone. */
export function parseDay({ text, language, now, zone, weekStart }: FieldText): string | null {
  const found = findTime(text, language, { whole: true, number: "day" });
  if (!found?.isAll) return null;
  const { after, time, dayPart, noSuchTime } = found.group;
  if (after || time || dayPart || noSuchTime) return null;
  const chosen = chooseDay(found.group, Temporal.PlainDate.from(toWall(now, zone).slice(0, 10)), weekStart);
  return chosen.kind === "day" && chosen.day ? chosen.day.toString() : null;
}

/**
 * Reads what a date field holds that is about the past, as `parseDay` does: of a weekday, a date without a year, or a day
 * without a month, the last one. What is counted from today, as "tomorrow", stays ahead.
 */
export function parsePastDay(field: FieldText): string | null {
  const at = (change: (now: Date) => void) => {
    const now = new Date(field.now);
    change(now);
    return parseDay({ ...field, now });
  };
  const day = parseDay(field);
  const today = toWall(field.now, field.zone).slice(0, 10);
  // "tomorrow" is another day when it is said a day later.
  const isRelative = () => at((now) => now.setUTCDate(now.getUTCDate() + 1)) !== day;
  if (!day || day <= today || isRelative()) return day;
  // Each reading is of the next such day: of those said a week earlier each time, the first that is over is the last one.
  for (let weeks = 1; weeks <= WEEKS_OF_YEAR; weeks++) {
    const earlier = at((now) => now.setUTCDate(now.getUTCDate() - 7 * weeks));
    if (earlier && earlier <= today) return earlier;
  }
  return day;
}

/** Reads what a time field holds: "9", "0930", "halb neun". Returns HH:mm, or null where it names no time alone. */
export function parseClock({
  text,
  language,
  hourCycle,
}: Pick<FieldText, "text" | "language" | "hourCycle">): string | null {
  const twelveHours = hourCycle === "h12";
  // Without a colon 9.12 would be a date.
  const found = findTime(text.replace(/^(\s*\d{1,2})[.,](\d\d\b)/, "$1:$2"), language, {
    whole: true,
    number: twelveHours ? "time" : "timeAsWritten",
  });
  if (!found?.isAll) return null;
  const { day, weekday, week, plus, after, noSuchTime } = found.group;
  if (day || weekday || week || plus || after || noSuchTime) return null;
  const minutes = chooseTime(found.group, twelveHours);
  if (minutes === null || minutes > LAST_MINUTE) return null;
  return Temporal.PlainTime.from("00:00").add({ minutes }).toString({ smallestUnit: "minute" });
}
