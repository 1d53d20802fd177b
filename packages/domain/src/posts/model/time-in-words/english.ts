import { dayPart, midnight, noon, NUMERIC_RULES, toMeridiemTime, toSpokenTime, toTime } from "./clock-rules";
import {
  onDate,
  dayOfMonth,
  dayOfMonthAhead,
  inDays,
  isoWeek,
  nextDate,
  nextDayOfMonth,
  nthWeekdayAhead,
  nthWeekdayOf,
} from "./day-rules";
import { ENGLISH_WORDS } from "./english-words";
import type { Grammar, Rule } from "./grammar";
import type { WhichWeekday } from "./part";

const weekday = (day: number, which: WhichWeekday) => ({ kind: "weekday", weekday: day, which }) as const;
const week = (weeks: number, day?: number) =>
  ({ kind: "week", weeks, ...(day && { weekday: day }) }) as const;

const NAMED_DAYS: readonly Rule[] = [
  ["today", () => inDays(0)],
  ["tomorrow|tmrw|tmr|tomorow|tommorow|tommorrow|2morrow", () => inDays(1)],
  ["(?:the )?day after tomorrow", () => inDays(2)],
  ["yesterday", () => inDays(-1)],
  ["tonight|tonite", () => [inDays(0), dayPart("evening")]],
  ["this morning", () => [inDays(0), dayPart("morning")]],
  ["this afternoon", () => [inDays(0), dayPart("afternoon")]],
  ["this evening", () => [inDays(0), dayPart("evening")]],
  ["<weekday>", (day) => weekday(day, "coming")],
  ["(?:this )?coming <weekday>", (day) => weekday(day, "coming")],
  ["this <weekday>", (day) => weekday(day, "this")],
  ["next <weekday>", (day) => weekday(day, "next")],
  ["(?:the )?<weekday> after next", (day) => weekday(day, "afterNext")],
  ["last <weekday>", (day) => weekday(day, "last")],
  ["<weekday> week", (day) => [weekday(day, "coming"), { kind: "plus", weeks: 1 }]],
  [
    "<n> weeks? (?:on|from|after) <weekday>",
    (weeks, day) => [weekday(day, "coming"), { kind: "plus", weeks }],
  ],
  ["a fortnight (?:on|from) <weekday>", (day) => [weekday(day, "coming"), { kind: "plus", weeks: 2 }]],
];

const SPANS: readonly Rule[] = [
  ["this week", () => week(0)],
  ["next week", () => week(1)],
  ["(?:the )?week after next", () => week(2)],
  ["(?:the )?end of (?:the|this) week", () => week(0, 5)],
  ["(?:the )?end of next week", () => week(1, 5)],
  ["(?:this |the )?weekend", () => weekday(6, "this")],
  ["next weekend", () => week(1, 6)],
  ["in <n> days?(?: time)?", (days) => ({ kind: "plus", days })],
  ["in <n> weeks?(?:'?s?'? time)?", (weeks) => ({ kind: "plus", weeks })],
  ["in <n> months?(?: time)?", (months) => ({ kind: "plus", months })],
  ["(?:in )?a fortnight", () => ({ kind: "plus", weeks: 2 })],
  ["<n> days? (?:from now|from today|later|ahead)", (days) => ({ kind: "plus", days })],
  ["<n> weeks? (?:from now|from today|later|ahead)", (weeks) => ({ kind: "plus", weeks })],
  ["<n> months? (?:from now|from today|later|ahead)", (months) => ({ kind: "plus", months })],
  ["<n> days? (?:from|after) tomorrow", (days) => [inDays(1), { kind: "plus", days }]],
  ["<n> weeks? (?:from|after) tomorrow", (weeks) => [inDays(1), { kind: "plus", weeks }]],
  ["(?:week|calendar week|cw) <n>", (number) => isoWeek(number, 1)],
  ["<weekday> (?:of |in |in calendar )?(?:week|calendar week|cw) <n>", (day, number) => isoWeek(number, day)],
];

const DATES: readonly Rule[] = [
  ["(?:the )?<date>", (date) => nextDayOfMonth(date)],
  ["the <ord>", (date) => nextDayOfMonth(date)],
  ["<d>(?: of)? <month>", (date, month) => nextDate(month, date)],
  ["(?:the )?<date>(?: of)? <month>", (date, month) => nextDate(month, date)],
  ["(?:the )?<ord>(?: of)? <month>", (date, month) => nextDate(month, date)],
  ["<d> <month>,? <y>", (date, month, year) => onDate(year, month, date)],
  ["(?:the )?<date>(?: of)? <month>,? <y>", (date, month, year) => onDate(year, month, date)],
  ["<month> <d>", (month, date) => nextDate(month, date)],
  ["<month> (?:the )?<date>", (month, date) => nextDate(month, date)],
  ["<month> (?:the )?<ord>", (month, date) => nextDate(month, date)],
  ["<month> <d>,? <y>", (month, date, year) => onDate(year, month, date)],
  ["<month> <date>,? <y>", (month, date, year) => onDate(year, month, date)],
  ["(?:the )?<date> of next month", (date) => dayOfMonthAhead(1, date)],
  ["(?:the )?<nth> <weekday> (?:in|of) <month>", (nth, day, month) => nthWeekdayOf(nth, day, month)],
  ["(?:the )?<nth> <weekday> (?:in |of )?next month", (nth, day) => nthWeekdayAhead(nth, day, 1)],
  ["(?:the )?<nth> <weekday> (?:in|of) (?:the|this) month", (nth, day) => nthWeekdayAhead(nth, day, 0)],
  ["(?:the )?(?:end|last day) of (?:the |this )?month|month end|month-end", () => dayOfMonthAhead(0, -1)],
  ["(?:the )?(?:end|last day) of next month", () => dayOfMonthAhead(1, -1)],
  ["(?:the )?(?:end|last day) of <month>", (month) => dayOfMonth(month, -1)],
  ["(?:the )?(?:start|beginning|first|first day|1st) of next month|next month", () => dayOfMonthAhead(1, 1)],
  ["(?:the )?(?:start|beginning|first day) of <month>", (month) => dayOfMonth(month, 1)],
  ["(?:the )?(?:mid|middle of)[ -]<month>", (month) => dayOfMonth(month, 15)],
  ["(?:the )?end of (?:the |this )?year", () => nextDate(12, 31)],
];

const TIMES: readonly Rule[] = [
  ["(?:12 |twelve )?noon|midday|mid-day", () => noon],
  ["midnight", () => midnight],
  ["<d>~<ampm>", (h, pm) => toMeridiemTime(h, 0, pm === 1)],
  [String.raw`<d>[:.]<mm>~<ampm>`, (h, m, pm) => toMeridiemTime(h, m, pm === 1)],
  ["<hour> <ampm>", (h, pm) => toMeridiemTime(h, 0, pm === 1)],
  [String.raw`<d>\.<mm>`, (h, m) => (h > 24 ? nextDate(m, h) : toTime(h, m))],
  ["<n> o'?~clock", (h) => toSpokenTime(h, 0)],
  ["<hour>", (h) => ({ kind: "number", digits: String(h) })],
  ["<hour> <word>", (h, m) => (m > 9 || m === 5 ? toSpokenTime(h, m) : { kind: "noSuchTime" })],
  ["half(?: past)? <n>", (h) => toSpokenTime(h, 30)],
  ["(?:a )?quarter (?:past|after) <n>", (h) => toSpokenTime(h, 15)],
  ["(?:a )?quarter (?:to|before|of) <n>", (h) => toSpokenTime(h, -15)],
  ["<minute>(?: minutes)? (?:past|after) <n>", (m, h) => toSpokenTime(h, m)],
  ["<minute>(?: minutes)? (?:to|before) <n>", (m, h) => toSpokenTime(h, -m)],
  ["in <n>~(?:hours?|hrs?|h)", (hours) => ({ kind: "after", minutes: hours * 60 })],
  ["in <n>~(?:minutes?|mins?|min)", (minutes) => ({ kind: "after", minutes })],
  ["in half an hour", () => ({ kind: "after", minutes: 30 })],
  ["in an hour and a half", () => ({ kind: "after", minutes: 90 })],
  ["in <n> and a half hours", (hours) => ({ kind: "after", minutes: hours * 60 + 30 })],
  [
    "in <n>~(?:hours?|h)(?: and)? <n>~(?:minutes?|mins?|min)",
    (h, m) => ({ kind: "after", minutes: h * 60 + m }),
  ],
  ["<n> hours? (?:from now|later)", (hours) => ({ kind: "after", minutes: hours * 60 })],
  ["<n> minutes? (?:from now|later)", (minutes) => ({ kind: "after", minutes })],
];

const OTHERS: readonly Rule[] = [
  ["(?:in the )?early(?: morning)?|first thing(?: in the morning)?", () => dayPart("early")],
  ["(?:in the )?mornings?", () => dayPart("morning")],
  ["(?:at )?lunch(?:[ -]?time)?", () => dayPart("lunch")],
  ["(?:in the )?afternoon", () => dayPart("afternoon")],
  ["(?:by |at )?(?:the )?(?:end of (?:the )?day|eod|close of business|cob)", () => dayPart("endOfDay")],
  ["(?:in the )?evening", () => dayPart("evening")],
  ["(?:at )?night", () => dayPart("night")],
  [
    "(?:the )?(?:next|first) (?:(?:free|open|available) )?(?:slot|spot|opening)|(?:the )?(?:next|first) (?:free|open|available) (?:time|place)",
    () => ({ kind: "nextFreeSlot" }),
  ],
  ["(?:right )?now|immediately|asap", () => ({ kind: "now" })],
];

export const ENGLISH: Grammar = {
  vocabularies: ENGLISH_WORDS,
  rules: [...NAMED_DAYS, ...SPANS, ...DATES, ...TIMES, ...OTHERS, ...NUMERIC_RULES],
  joints: "at|on|the|in|for|of",
  at: "at|@",
  courtesy: "please|to|schedule|post|it|this|sharp",
};
