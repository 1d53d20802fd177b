import { findTime } from "./find-time";
import { foldText } from "./fold-text";
import type { TimeLanguage } from "./part";

/** A sentence such as "sailing to fri noon": what it is about, and its time. */
export type Sentence = {
  /** Empty for a time alone. */
  subject: string;
  time: string;
};

/** Words that ask to do something with the subject of a sentence, or stand around a name: they name no post. */
const COURTESY: Record<TimeLanguage, string> = {
  en: "please|schedule|reschedule|plan|move|put|set|publish|post|send|to|for|on|at|by",
  de: "bitte|plane|planen|einplanen|plan|verschiebe|verschieben|verschieb|lege|leg|setze|setz|poste|posten|veroffentliche|veroffentlichen|sende|senden|auf|fur|am|um|zum|ab|an",
};

/** Shorter texts are the beginning of a word rather than a time: "so", "mo", "di". */
const MIN_LENGTH = 3;

/** Splits a sentence into what it is about and its time; null where it names no time. */
export function splitSentence(text: string, language: TimeLanguage): Sentence | null {
  const alone = readAlone(text, language);
  if (alone) return alone;
  const found = findTime(text, language, { whole: false, number: "time" });
  if (!found) return null;
  const [start, end] = found.matched;
  const parts = [text.slice(0, start), text.slice(end)].map((part) => trimSubject(part, language));
  return { subject: parts.filter(Boolean).join(" "), time: text.slice(start, end).trim() };
}

/** A text that is a time and nothing else; digits alone are a word to search for. */
function readAlone(text: string, language: TimeLanguage): Sentence | null {
  const time = text.trim();
  if (time.length < MIN_LENGTH || /^\d+$/.test(time)) return null;
  const found = findTime(time, language, { whole: true, number: "time" });
  return found?.isAll ? { subject: "", time } : null;
}

/** Drops signs, quotes and words of courtesy at both ends. */
function trimSubject(part: string, language: TimeLanguage): string {
  const word = `(?:${COURTESY[language]})(?![\\p{L}\\p{N}])`;
  const sign = "[^\\p{L}\\p{N}#]";
  const { text, toTyped } = foldText(part, language);
  const before = new RegExp(`^(?:${sign}|${word})*`, "u").exec(text)![0].length;
  const rest = text.slice(before);
  const after = new RegExp(`(?:${sign}|(?<![\\p{L}\\p{N}])${word})*$`, "u").exec(rest)!.index;
  return part.slice(toTyped(before), toTyped(before + after));
}
