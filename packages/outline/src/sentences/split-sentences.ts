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
/**
 * Positions where a sentence may begin with a figure, which Intl.Segmenter misses before lower-case letters. The
 * lookbehind is bounded, as all lookbehinds here, so that a text of only spaces or abbreviations costs no more than
 * another.
 */
const FIGURE = /(?<=\p{L}{2}\.[)\]"“”]?\s{1,8})(?=\d)/gu;
/** Characters before a boundary that are checked for an abbreviation. */
const LOOKBEHIND_LENGTH = 40;
const ADDRESS = /https?:\/\/[^\s)\]“”»]+/g;

/**
 * Splits `text` into its sentences, verbatim, trimmed and in order; a line break ends one. It uses Intl.Segmenter,
 * adds boundaries before figures, and removes those after abbreviations, single letters, German ordinals and item
 * numbers and inside URLs.
 */
export function splitSentences(text: string, language: "en" | "de"): string[] {
  return text.split(/\r?\n/).flatMap((line) => (line === "" ? [] : splitLine(line, language)));
}

function splitLine(line: string, language: "en" | "de"): string[] {
  // The replacement has the same length, so positions stay; a full stop after a URL still ends the sentence.
  const masked = line.replace(ADDRESS, (address) => {
    let end = address.length;
    while (end > 0 && ".!?,;:".includes(address.charAt(end - 1))) end -= 1;
    return "x".repeat(end) + address.slice(end);
  });
  const sentences: string[] = [];
  let from = 0;
  for (const { segment, index } of segmentsOf(masked, language)) {
    if (index > 0 && !goesOn(masked.slice(from, index), segment, language)) {
      sentences.push(line.slice(from, index).trim());
      from = index;
    }
  }
  sentences.push(line.slice(from).trim());
  return sentences.filter((sentence) => sentence !== "");
}

function segmentsOf(line: string, language: "en" | "de") {
  return segmentInWindows(line, language).flatMap(({ segment, index }) => {
    const figures = [...segment.matchAll(FIGURE)]
      .map((figure) => figure.index)
      .filter((at) => !goesOn(segment.slice(0, at), segment.slice(at), language));
    const cuts = [0, ...figures, segment.length];
    return cuts.slice(1).map((to, i) => ({ segment: segment.slice(cuts[i], to), index: index + cuts[i]! }));
  });
}

function goesOn(before: string, next: string, language: "en" | "de"): boolean {
  if (/^[\s"'“„‚(]*\p{Ll}/u.test(next)) return true;
  const end = before.trimEnd();
  const last = /([\p{L}\p{N}]+)\.[)\]"“”]?$/u.exec(end.slice(-LOOKBEHIND_LENGTH))?.[1];
  if (last === undefined) return false;
  // A German ordinal ("am 3. März") or an item number ("1. Ask").
  if (/^\d{1,2}$/.test(last)) return language === "de" || end.trimStart() === `${last}.`;
  if (/^\d/.test(next) && BEFORE_FIGURES.has(last.toLowerCase())) return true;
  return /^\p{L}$/u.test(last) || ABBREVIATIONS.has(last.toLowerCase());
}
