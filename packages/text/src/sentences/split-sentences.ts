import { replaceLinks } from "../links/find-links";
import { segmentInWindows } from "./segment-in-windows";

/**
 * A sentence continues after these abbreviations. Those that also end sentences (usw., etc.) depend on what
 * follows.
 */
const ABBREVIATIONS = new Set(
  (
    "abs allg art bd bspw bzgl bzw ca dr evtl exkl geb ggf gem hrsg inkl insb jh max min mind mio mrd nr prof rd sog st " +
    "std str tel tsd vgl zzgl approx dept est fig gen gov inc jr lt ltd mr mrs ms no sen sr vs"
  ).split(" "),
);
/**
 * A sentence also continues between these abbreviations and a figure: "Okt. 2026", "et al. 2020". Elsewhere they
 * may end one.
 */
const BEFORE_FIGURES = new Set(
  (
    "jan feb febr mär apr aug sep sept okt oct nov dez dec al abb anm aufl bl cf ch circa eq hl kap lfd nos nrn pos pp " +
    "sec tab tbl teil ver vers vol zi ziff ziffer"
  ).split(" "),
);
/** Words before a German ordinal, or another ordinal: "am 3. März", "der 2. Versuch", "15. 11. 2026". */
const BEFORE_ORDINAL =
  /^["'„“(]*(?:ab|am|beim|bis|das|dem|den|der|des|die|(?:dies|jed)e[mnrs]?|(?:k?ein|mein|dein|sein|ihr|unser|euer)(?:e[mnrs]?)?|im|pro|seit|und|vom|zum|zur|\d{1,2}\.)$/i;
/** Months, which only an ordinal stands before: "Montag, 3. November". */
const AFTER_ORDINAL =
  /^\s*(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)(?:uar|ruar|z|il|i|ust|t|tember|ober|ember)?(?!\p{L})/iu;
/**
 * Positions where a sentence may begin that Intl.Segmenter misses: with a figure before lower-case letters, and after
 * an ellipsis. The lookbehind is bounded, as all lookbehinds here, so that a text of only spaces or abbreviations costs
 * no more than another.
 */
const MISSED = /(?<=\p{L}{2}\.[)\]"“”]?\s{1,8})(?=\d)|(?<=\p{L}…[)\]"“”]?\s{1,8})(?=\p{Lu})/gu;
/** The marks of references behind the end of a sentence: "[12]", "[a]", "[citation needed]". */
const REFERENCES = /(?<=[.!?]["”“»)]?)(?:\[[\p{L}\d ]{1,20}\]){1,5}(?=\s|$)/gu;
/** Characters before a boundary that are checked for an abbreviation. */
const LOOKBEHIND_LENGTH = 40;

/**
 * Splits an English or German text into its sentences, verbatim, trimmed and in order; a line break ends one. It uses
 * Intl.Segmenter, adds boundaries before figures and after ellipses, and removes those after abbreviations, single
 * letters, German ordinals and item numbers and inside links. The marks of references belong to the sentence before.
 */
export function splitSentences(text: string): string[] {
  return text.split(/\r\n?|\n/).flatMap((line) => (line === "" ? [] : splitLine(line)));
}

function splitLine(line: string): string[] {
  // The replacement has the same length, so positions stay.
  const masked = replaceLinks(line, (link) => "x".repeat(link.length)).replace(REFERENCES, (marks) =>
    ")".repeat(marks.length),
  );
  const sentences: string[] = [];
  let from = 0;
  for (const { segment, index } of toSegments(masked)) {
    if (index > 0 && !goesOn(masked.slice(from, index), segment)) {
      sentences.push(line.slice(from, index).trim());
      from = index;
    }
  }
  sentences.push(line.slice(from).trim());
  return sentences.filter((sentence) => sentence !== "");
}

function toSegments(line: string) {
  return segmentInWindows(line).flatMap(({ segment, index }) => {
    const missed = [...segment.matchAll(MISSED)]
      .map((found) => found.index)
      .filter((at) => !goesOn(segment.slice(0, at), segment.slice(at)));
    const cuts = [0, ...missed, segment.length];
    return cuts.slice(1).map((to, i) => ({ segment: segment.slice(cuts[i], to), index: index + cuts[i]! }));
  });
}

function goesOn(before: string, next: string): boolean {
  if (/^[\s"'“„‚(]*\p{Ll}/u.test(next)) return true;
  const end = before.trimEnd().slice(-LOOKBEHIND_LENGTH);
  const last = /([\p{L}\p{N}]+)\.[)\]"“”]?$/u.exec(end)?.[1];
  if (last === undefined) return false;
  if (/^\d{1,2}$/.test(last)) return isOrdinal(end, next);
  if (/^\d/.test(next) && BEFORE_FIGURES.has(last.toLowerCase())) return true;
  // "At 5 p.m. 30 people left" goes on, "at 5 p.m. They left" does not.
  if (/\b[ap]\.m\.[)\]"“”]?$/i.test(end)) return /^\d/.test(next);
  if (last === "I") return false;
  return /^\p{L}$/u.test(last) || ABBREVIATIONS.has(last.toLowerCase());
}

/** Tells whether a number with a full stop is a German ordinal ("am 3. März") or an item number ("1. Ask"). */
function isOrdinal(end: string, next: string): boolean {
  const word = end.trimStart().split(/\s+/).at(-2);
  return word === undefined || BEFORE_ORDINAL.test(word) || AFTER_ORDINAL.test(next);
}
