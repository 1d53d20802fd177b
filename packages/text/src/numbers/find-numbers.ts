import { UNIT_PATTERN, unitName } from "./number-units";

/** A number in a text, with its unit; `key` is the same in both languages. `start` and `end` delimit its digits. */
export type TextNumber = { text: string; key: string; start: number; end: number };

const NUMBER = String.raw`\d+(?:['’\u00a0\u202f]\d{3}(?!\d)|[.,]\d+)*`;
const unit = (name: string) => `[\\s-]?(?<${name}>${UNIT_PATTERN})(?![\\p{L}\\p{N}_])`;
const FIGURE = new RegExp(
  // Not inside a name, a tag, a URL or another number.
  `(?<![\\p{L}\\p{N}_#@/=&]|[\\p{L}\\p{N}][-‑.,:])` +
    `(?<before>[€$£]\\s?)?(?<number>${NUMBER}(?:\\s?[–-]\\s?${NUMBER})?)` +
    `(?:${unit("one")}(?:${unit("two")})?|(?![\\p{L}\\p{N}_/]|[.,:]\\d|\\uFE0F?\\u20E3))`,
  "giu",
);
const YEAR = /^(?:19|20)\d{2}(?:\s?[–-]\s?(?:(?:19|20)\d{2}|\d{2}))?$/;
const DATE = /^\d{1,2}\.\d{1,2}\.\d{2,4}$/;
const MONTH =
  "(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december)";
/** Text after a day or an ordinal: 15. März, 3. Quartal, 15 March. */
const AFTER_ORDINAL = new RegExp(
  `^(?:\\.\\s?(?:${MONTH}|quartal|jahrhundert|platz|mal|tag|woche)|\\s${MONTH})(?!\\p{L})`,
  "iu",
);
const BEFORE_DAY = new RegExp(`${MONTH}\\s$`, "iu");
/** A list number at the beginning of a line. */
const ITEM = /(?:^|\n)[^\S\n]*[([]?$/;

/** Finds the figures of a text in order: numbers in digits, with their unit, except list numbers, years and dates. */
export function findNumbers(text: string): TextNumber[] {
  return [...text.matchAll(FIGURE)].flatMap((match) => {
    const { before = "", number = "", one = "", two = "" } = match.groups ?? {};
    const bare = before === "" && one === "";
    const start = match.index + before.length;
    const end = start + number.length;
    if (bare && (YEAR.test(number) || DATE.test(number))) return [];
    if (bare && (AFTER_ORDINAL.test(text.slice(end)) || BEFORE_DAY.test(text.slice(0, start)))) return [];
    if (bare && ITEM.test(text.slice(0, start)) && /^[.):\]]+(?:\s|$)/.test(text.slice(end))) return [];
    return [{ text: match[0], key: keyOf(number, [before, one, two]), start, end }];
  });
}

/** Builds the key: 1.200 equals 1,200, and 3,5 equals 3.5. */
function keyOf(number: string, units: readonly string[]): string {
  const digits = number.replace(/\s?[–-]\s?/g, "-").replace(/[.,'’\s]/g, ".");
  const names = units.map((spelling) => unitName(spelling.trim())).filter((name) => name !== "");
  return [digits, ...names.sort()].join(" ");
}
