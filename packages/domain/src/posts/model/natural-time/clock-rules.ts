import { onDate, nextDate } from "./day-rules";
import type { Rule, Vocabulary } from "./grammar";
import type { DayPart, Part, TimeStyle } from "./part";

const NOON_MIN = 12 * 60;
/** Midnight ends the day that is named: "Friday midnight" and "Friday 24:00" are the first minute of Saturday. */
const MIDNIGHT_MIN = 24 * 60;

const digits: Vocabulary = { pattern: String.raw`\d{1,2}`, read: Number };
/** Two digits, of which the first says that a day has 24 hours: 03. */
const padded: Vocabulary = { pattern: String.raw`0\d`, read: Number };

export const NUMERIC = {
  d: digits,
  mm: { pattern: String.raw`\d\d`, read: Number },
  hh: padded,
  y: { pattern: String.raw`20\d\d`, read: Number },
  /** 20 is the beginning of a year that is still typed. */
  yy: { pattern: String.raw`20\d\d|(?!20)\d\d`, read: Number },
  any: { pattern: String.raw`\d{1,4}`, read: (text: string) => Number(`1${text}`) },
} as const satisfies Record<string, Vocabulary>;

/** A time of day; hours past 24 and minutes past 59 are none. */
export function toTime(hour: number, minute: number, style: TimeStyle = "clock"): Part {
  const minutes = hour * 60 + minute;
  if (minute > 59 || minutes > MIDNIGHT_MIN) return { kind: "noSuchTime" };
  return { kind: "time", minutes, style: hour > 12 || hour === 0 ? "fixed" : style };
}

/** A time with am or pm: 12 am is the first hour of the day. */
export function toMeridiemTime(hour: number, minute: number, isPm: boolean): Part {
  if (hour < 1 || hour > 12)
    return hour > 12 && isPm ? toTime(hour, minute, "fixed") : { kind: "noSuchTime" };
  return toTime((hour % 12) + (isPm ? 12 : 0), minute, "fixed");
}

/** Minutes before or after a full hour, as it is said: "ten to nine". */
export function toSpokenTime(hour: number, offsetMin: number): Part {
  if (hour > 24) return { kind: "noSuchTime" };
  const minutes = hour * 60 + offsetMin;
  if (hour > 12) return { kind: "time", minutes, style: "fixed" };
  return { kind: "time", minutes: (minutes + NOON_MIN) % NOON_MIN, style: "spoken" };
}

export const noon: Part = { kind: "time", minutes: NOON_MIN, style: "fixed" };
export const midnight: Part = { kind: "time", minutes: MIDNIGHT_MIN, style: "fixed" };
export const dayPart = (name: DayPart): Part => ({ kind: "dayPart", dayPart: name });

/** Rules for times that both languages write the same way. Days come before months. */
export const NUMERIC_RULES: readonly Rule[] = [
  ["<y>-<mm>-<mm>", (year, month, date) => onDate(year, month, date)],
  [
    "<y>-<mm>-<mm>t<mm>:<mm>",
    (year, month, date, h, m) => [onDate(year, month, date), toTime(h, m, "fixed")],
  ],
  [String.raw`<d>\.~<d>\.~<y>`, (date, month, year) => onDate(year, month, date)],
  [String.raw`<d>\.<d>\.<yy>(?!:)`, (date, month, year) => onDate(year, month, date)],
  [String.raw`<d>\.~<d>\.`, (date, month) => nextDate(month, date)],
  ["<d>/<d>/<yy>", (date, month, year) => onDate(year, ...toMonthAndDay(date, month))],
  ["<d>/<d>", (date, month) => nextDate(...toMonthAndDay(date, month))],
  ["<d>-<d>-<y>", (date, month, year) => onDate(year, ...toMonthAndDay(date, month))],
  ["<hh>:<mm>", (h, m) => toTime(h, m, "fixed")],
  ["<d>:<mm>", (h, m) => toTime(h, m)],
  ["<d>:<mm>:00", (h, m) => toTime(h, m)],
  ["<d>~h", (h) => toTime(h, 0)],
  ["<d>h<mm>", (h, m) => toTime(h, m)],
  ["<any>", (value) => ({ kind: "number", digits: String(value).slice(1) })],
];

/** 12/1 is 12 January. Where only the second number can be a day, it is one: 12/25. */
function toMonthAndDay(first: number, second: number): [month: number, day: number] {
  return second > 12 && first <= 12 ? [first, second] : [second, first];
}
