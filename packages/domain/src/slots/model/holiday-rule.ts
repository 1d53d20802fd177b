import type { Day } from "../../shared/day-in";

/** MM-DD of a fixed day, days after Easter Sunday, or what computes the day of a year, null for none. */
export type HolidayRule = string | number | ((year: number) => Day | null);

export const NEW_YEAR = "01-01";
export const EPIPHANY = "01-06";
export const GOOD_FRIDAY = -2;
export const EASTER_SUNDAY = 0;
export const EASTER_MONDAY = 1;
export const LABOUR_DAY = "05-01";
export const ASCENSION = 39;
export const WHIT_SUNDAY = 49;
export const WHIT_MONDAY = 50;
export const CORPUS_CHRISTI = 60;
export const ASSUMPTION = "08-15";
export const ALL_SAINTS = "11-01";
export const IMMACULATE_CONCEPTION = "12-08";
export const CHRISTMAS_DAY = "12-25";
export const ST_STEPHENS_DAY = "12-26";

/** Weekdays as `Date` counts them. */
export const MONDAY = 1;
export const TUESDAY = 2;
export const WEDNESDAY = 3;
export const THURSDAY = 4;
export const SATURDAY = 6;

/** Computes the day of a rule in a year; null for a rule that does not hold in it. */
export function dayOfRule(rule: HolidayRule, year: number): Day | null {
  if (typeof rule === "function") return rule(year);
  return typeof rule === "string" ? `${year}-${rule}` : daysAfterEaster(year, rule);
}

/** Computes the day that is so many days after Easter Sunday. */
export function daysAfterEaster(year: number, days: number): Day {
  return formatUtcDay(getEaster(year) + days * DAY_MS);
}

/** Computes the first such weekday on or after a day (MM-DD). */
export function weekdayFrom(year: number, day: string, weekday: number): Day {
  const start = Date.parse(`${year}-${day}T00:00:00Z`);
  const missing = (weekday - new Date(start).getUTCDay() + 7) % 7;
  return formatUtcDay(start + missing * DAY_MS);
}

const DAY_MS = 86_400_000;
const formatUtcDay = (at: number): Day => new Date(at).toISOString().slice(0, 10);

/** Computes Easter Sunday of the Gregorian calendar (Butcher's algorithm), as the start of its day in UTC. */
function getEaster(year: number): number {
  const century = Math.floor(year / 100);
  const leap = Math.floor(century / 4);
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const golden = year % 19;
  const epact = (19 * golden + century - leap - lunar + 15) % 30;
  const inCentury = year % 100;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
