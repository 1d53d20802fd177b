import { NUMERIC } from "./clock-rules";
import { toVocabulary, type Vocabulary } from "./grammar";

const ONES = "one|two|three|four|five|six|seven|eight|nine".split("|");
const TO_NINETEEN = [
  "zero",
  ...ONES,
  ..."ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen".split("|"),
];
const TENS = { twenty: 20, thirty: 30, forty: 40, fifty: 50 };

const cardinals: Record<string, number> = { a: 1, an: 1, "a couple of": 2, "oh five": 5 };
for (const [value, word] of TO_NINETEEN.entries()) cardinals[word] = value;
for (const [ten, value] of Object.entries(TENS)) {
  cardinals[ten] = value;
  for (const [index, one] of ONES.entries()) cardinals[`${ten}-${one}|${ten} ${one}`] = value + index + 1;
}

const ORDINALS =
  "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|" +
  "sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first|twenty-second|twenty-third|twenty-fourth|" +
  "twenty-fifth|twenty-sixth|twenty-seventh|twenty-eighth|twenty-ninth|thirtieth|thirty-first";
const ordinals = Object.fromEntries(
  ORDINALS.split("|").map((word, index) => [`${word}|${word.replace("-", " ")}`, index + 1]),
);
const cardinal = toVocabulary(cardinals);

export const ENGLISH_LEXICON: Record<string, Vocabulary> = {
  ...NUMERIC,
  /** A number in digits or letters. */
  n: {
    pattern: String.raw`\d{1,3}|${cardinal.pattern}`,
    read: (text) => (/^\d/.test(text) ? Number(text) : cardinal.read(text)),
  },
  word: cardinal,
  hour: toVocabulary(Object.fromEntries(TO_NINETEEN.slice(1, 13).map((word, index) => [word, index + 1]))),
  minute: toVocabulary({ "five|5": 5, "ten|10": 10, "twenty|20": 20, "twenty-five|twenty five|25": 25 }),
  ord: toVocabulary(ordinals),
  nth: toVocabulary({ "first|1st": 1, "second|2nd": 2, "third|3rd": 3, "fourth|4th": 4, last: -1 }),
  date: { pattern: String.raw`\d{1,2}(?:st|nd|rd|th)`, read: (text) => Number.parseInt(text, 10) },
  ampm: { pattern: String.raw`[ap]\.?m\.?|[ap]`, read: (text) => (text.startsWith("p") ? 1 : 0) },
  weekday: toVocabulary({
    "monday|mon|mon.|mo": 1,
    "tuesday|tue|tue.|tues|tues.|tusday|tu": 2,
    "wednesday|wed|wed.|weds|wensday|wednsday|we": 3,
    "thursday|thu|thu.|thur|thurs|thursdy|th": 4,
    "friday|fri|fri.|fr": 5,
    "saturday|sat|sat.|saterday|sa": 6,
    "sunday|sun|sun.|su": 7,
  }),
  month: toVocabulary({
    "january|jan|jan.": 1,
    "february|feb|feb.": 2,
    "march|mar|mar.": 3,
    "april|apr|apr.": 4,
    may: 5,
    "june|jun|jun.": 6,
    "july|jul|jul.": 7,
    "august|aug|aug.": 8,
    "september|sept|sept.|sep|sep.": 9,
    "october|oct|oct.": 10,
    "november|nov|nov.": 11,
    "december|dec|dec.": 12,
  }),
};
