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
  week,
  weekday,
} from "./day-rules";
import { GERMAN_LEXICON } from "./german-lexicon";
import type { Grammar, Rule } from "./grammar";
import type { DayPart } from "./part";

/** As the vocabulary `part` numbers them. */
const PARTS: readonly DayPart[] = ["early", "forenoon", "lunch", "afternoon", "evening", "night"];

// Patterns are folded: without umlauts. `e[nrsm]?` is the ending of an adjective.
const NAMED_DAYS: readonly Rule[] = [
  ["heute", () => inDays(0)],
  // "Montag morgen" is its morning, "morgen" alone the next day.
  ["morgen", () => ({ ...inDays(1), otherwise: "morning" })],
  ["(?:am|an diesem) morgen", () => dayPart("morning")],
  ["heute morgen", () => [inDays(0), dayPart("morning")]],
  ["ubermorgen", () => inDays(2)],
  ["uberubermorgen", () => inDays(3)],
  ["gestern", () => inDays(-1)],
  ["<weekday>", (day) => weekday(day, "coming")],
  ["kommende[nrsm]? <weekday>", (day) => weekday(day, "coming")],
  ["diese[nrsm]? <weekday>", (day) => weekday(day, "this")],
  ["nachste[nrsm]? <weekday>", (day) => weekday(day, "next")],
  ["ubernachste[nrsm]? <weekday>", (day) => weekday(day, "afterNext")],
  ["letzte[nrsm]? <weekday>", (day) => weekday(day, "last")],
  ["<weekday><part>", (day, part) => [weekday(day, "coming"), toDayPart(part)]],
  ["nachste[nrsm]? <weekday><part>", (day, part) => [weekday(day, "next"), toDayPart(part)]],
];

const SPANS: readonly Rule[] = [
  ["(?:in )?diese[rn]? woche", () => week(0)],
  ["(?:in der )?(?:nachste[rn]?|kommende[rn]?) woche", () => week(1)],
  ["(?:in der )?ubernachste[rn]? woche", () => week(2)],
  ["ende (?:der|dieser) woche", () => week(0, 5)],
  ["ende (?:nachster|der nachsten|kommender) woche", () => week(1, 5)],
  ["anfang (?:nachster|der nachsten|kommender) woche", () => week(1, 1)],
  ["(?:dieses |am )?wochenende", () => weekday(6, "this")],
  ["(?:am )?nachste[sn]? wochenende", () => week(1, 6)],
  ["in <n> tag(?:en)?", (days) => ({ kind: "plus", days })],
  ["in <n> wochen?", (weeks) => ({ kind: "plus", weeks })],
  ["in <n> monat(?:en)?", (months) => ({ kind: "plus", months })],
  ["(?:(?:in )?(?:der )?kw|(?:in )?(?:der )?kalenderwoche) <n>", (number) => isoWeek(number, 1)],
  ["<weekday>,? (?:in )?(?:der )?(?:kw|kalenderwoche) <n>", (day, number) => isoWeek(number, day)],
];

const DATES: readonly Rule[] = [
  [String.raw`<d>\.`, (date) => nextDayOfMonth(date)],
  ["(?:am|den|der|dem) <ord>", (date) => nextDayOfMonth(date)],
  [String.raw`<d>\.?~<month>`, (date, month) => nextDate(month, date)],
  ["(?:am |den |der |dem )?<ord> <month>", (date, month) => nextDate(month, date)],
  [String.raw`<d>\.?~<month>,? <y>`, (date, month, year) => onDate(year, month, date)],
  ["(?:am |den |der |dem )?<ord> <month>,? <y>", (date, month, year) => onDate(year, month, date)],
  [String.raw`<d>\. (?:des )?nachsten monats`, (date) => dayOfMonthAhead(1, date)],
  [
    String.raw`<d>\.<d>`,
    (first, second) => (second > 12 && first <= 24 ? toTime(first, second) : nextDate(second, first)),
  ],
  [
    "(?:am |den |der |dem )?<nth> <weekday> (?:im|in) <month>",
    (nth, day, month) => nthWeekdayOf(nth, day, month),
  ],
  [
    "(?:am |den |der |dem )?<nth> <weekday> (?:im )?nachsten monats?",
    (nth, day) => nthWeekdayAhead(nth, day, 1),
  ],
  [
    "(?:am |den |der |dem )?<nth> <weekday> (?:im|des|in diesem) monats?",
    (nth, day) => nthWeekdayAhead(nth, day, 0),
  ],
  [
    "ende (?:des |dieses )?monats?|(?:zum |am )?monatsende|letzter tag des monats",
    () => dayOfMonthAhead(0, -1),
  ],
  ["ende (?:des )?nachsten monats?", () => dayOfMonthAhead(1, -1)],
  ["ende <month>", (month) => dayOfMonth(month, -1)],
  [
    "(?:anfang (?:des )?)?nachsten monats?|(?:im )?nachsten monat|(?:zum |am )?monatsersten",
    () => dayOfMonthAhead(1, 1),
  ],
  ["anfang <month>", (month) => dayOfMonth(month, 1)],
  ["mitte <month>", (month) => dayOfMonth(month, 15)],
  ["(?:am |zum )?jahresende|ende des jahres", () => nextDate(12, 31)],
];

const TIMES: readonly Rule[] = [
  ["(?:um )?mitternacht", () => midnight],
  ["12 uhr mittags|(?:am|zum) mittag", () => noon],
  ["<d>~uhr", (h) => toTime(h, 0)],
  ["<hh>~uhr", (h) => toTime(h, 0, "fixed")],
  ["<d>~uhr~<mm>", (h, m) => toTime(h, m)],
  [String.raw`(?:um )?<d>\.<mm>~uhr`, (h, m) => toTime(h, m)],
  [String.raw`um <d>\.<mm>`, (h, m) => toTime(h, m)],
  ["<hh>:<mm>~uhr", (h, m) => toTime(h, m, "fixed")],
  ["<d>:<mm>~uhr", (h, m) => toTime(h, m)],
  // "am" before a word is "am Montag".
  ["<d>~<ampm>(?=~(?:[,;)]|$))", (h, pm) => toMeridiemTime(h, 0, pm === 1)],
  ["<d>:<mm>~<ampm>(?=~(?:[,;)(]|$))", (h, m, pm) => toMeridiemTime(h, m, pm === 1)],
  ["<hour>", (h) => ({ kind: "number", digits: String(h) })],
  ["<word> uhr", (h) => toSpokenTime(h, 0)],
  ["<word> uhr <word>", (h, m) => toSpokenTime(h, m)],
  ["punkt <n>(?: uhr)?", (h) => toSpokenTime(h, 0)],
  ["halb~<n>", (h) => toSpokenTime(h, -30)],
  ["viertel nach <n>", (h) => toSpokenTime(h, 15)],
  ["viertel vor <n>", (h) => toSpokenTime(h, -15)],
  ["viertel <n>", (h) => toSpokenTime(h, -45)],
  ["drei[ -]?viertel <n>", (h) => toSpokenTime(h, -15)],
  ["<minute>(?: minuten)? nach <n>", (m, h) => toSpokenTime(h, m)],
  ["<minute>(?: minuten)? vor <n>", (m, h) => toSpokenTime(h, -m)],
  ["<minute>(?: minuten)? nach halb <n>", (m, h) => toSpokenTime(h, m - 30)],
  ["<minute>(?: minuten)? vor halb <n>", (m, h) => toSpokenTime(h, -m - 30)],
  ["in <n>~(?:stunden?|std\\.?|h)", (hours) => ({ kind: "after", minutes: hours * 60 })],
  ["in <n>~(?:minuten?|min\\.?)", (minutes) => ({ kind: "after", minutes })],
  ["in <n> stunden?(?: und)? <n> minuten?", (h, m) => ({ kind: "after", minutes: h * 60 + m })],
  ["in einer viertelstunde", () => ({ kind: "after", minutes: 15 })],
  ["in einer halben stunde", () => ({ kind: "after", minutes: 30 })],
  ["in einer dreiviertelstunde", () => ({ kind: "after", minutes: 45 })],
  ["in (?:anderthalb|eineinhalb) stunden", () => ({ kind: "after", minutes: 90 })],
  ["in <word>einhalb stunden", (hours) => ({ kind: "after", minutes: hours * 60 + 30 })],
];

const OTHERS: readonly Rule[] = [
  ["(?:in der )?fruhe?|fruhmorgens|am fruhen morgen", () => dayPart("early")],
  ["morgens", () => dayPart("morning")],
  ["(?:am )?vormittags?", () => dayPart("forenoon")],
  ["(?:am )?mittags?|(?:in der )?mittagspause", () => dayPart("lunch")],
  ["(?:am )?nachmittags?", () => dayPart("afternoon")],
  ["(?:zum |nach )?feierabend", () => dayPart("endOfDay")],
  ["(?:am )?abends?", () => dayPart("evening")],
  ["(?:in der )?nachts?", () => dayPart("night")],
  [
    "nachste[nrsm]? (?:freie[nrsm]? )?(?:platz|slot|sendeplatz)|nachste[nrsm]? freie[nrsm]? (?:termin|zeit|zeitpunkt)",
    () => ({ kind: "nextFreeSlot" }),
  ],
  ["jetzt(?: gleich)?|sofort", () => ({ kind: "now" })],
];

export const GERMAN: Grammar = {
  vocabularies: GERMAN_LEXICON,
  rules: [...NAMED_DAYS, ...SPANS, ...DATES, ...TIMES, ...OTHERS, ...NUMERIC_RULES],
  joints: "um|am|an|den|dem|der|ab|fur|auf|zum|im|in",
  at: "um|ab|@",
  courtesy: "bitte|planen|posten|uhr",
};

/** "Montagmorgen" is the morning, "Montagfrüh" early. */
function toDayPart(part: number) {
  return dayPart(PARTS[part]!);
}
