import { wordList, toWords } from "./words";

/** Months, weekdays and the words around a date or a time, in both languages. */
export const DATE_WORDS = wordList(
  "january february march april may june july august september october november december jan feb mar apr jun jul " +
    "aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun " +
    "januar februar märz mai juni juli oktober dezember mär okt dez montag dienstag mittwoch donnerstag freitag samstag " +
    "sonnabend sonntag today yesterday heute gestern am pm uhr ago vor cet cest gmt utc est",
);
const LABEL_WORDS = wordList(
  "published posted updated modified reviewed created last first date read reading time min mins minute minutes hour " +
    "hours day days week weeks views veröffentlicht erschienen aktualisiert zuletzt geändert erstellt stand datum online " +
    "seit lesezeit lesedauer lesen std stunde stunden minuten tag tagen tage woche wochen aufrufe on at in of the by and " +
    "der den dem von vom um und",
);
/** Words before the name of an author or a photographer. */
const CREDIT =
  /^(?:(?:written |posted |published )?by|authors?|autor(?:in|en|innen)?|von|text|words|photos?|fotos?|bild(?:er)?|images?|picture|quelle|source|credits?)(?=[\s:])[\s:]*(.*)$/iu;
const NAME = /^\p{Lu}(?:\p{L}|[’'.-])*$/u;
const MAX_LENGTH = 140;
const MAX_NAME_WORDS = 6;

/** Tells whether a line consists of a date, of how long it takes to read, or of who wrote or photographed something. */
export function isDateLine(line: string): boolean {
  if (line.length > MAX_LENGTH) return false;
  // "Published on 3 March by Anna Smith" is a date and a credit.
  const [before = "", ...names] = line.split(/\s(?:by|von)\s(?=\p{Lu})/u);
  if (names.length > 0 && isNames(names.join(" ")) && isDate(before)) return true;
  return isDate(line) || isCredit(line);
}

function isDate(text: string): boolean {
  const words = toWords(text).map((word) => word.toLowerCase());
  const isLabel = (word: string) => LABEL_WORDS.has(word);
  const isPart = (word: string) => DATE_WORDS.has(word) || /^\d+(?:st|nd|rd|th|h)?$/.test(word);
  return words.some(isPart) && words.every((word) => isPart(word) || isLabel(word));
}

function isCredit(line: string): boolean {
  const names = CREDIT.exec(line)?.[1] ?? "";
  if (!isNames(names)) return false;
  return /:/.test(line) || (toWords(names).length > 1 && !/[.!?]$/.test(line));
}

function isNames(text: string): boolean {
  const words = toWords(text.replace(/\b(?:and|und)\b|[,/|&]/gu, " "));
  return words.length > 0 && words.length <= MAX_NAME_WORDS && words.every(isNameOrDate);
}

const isNameOrDate = (word: string) =>
  NAME.test(word) || /^\d+$/.test(word) || /^(?:of|the|der|von|van|de)$/.test(word);
