import { segmentInWindows } from "./segment-in-windows";

/** After these a sentence goes on. Those that also end sentences (usw., etc.) are left to what follows them. */
const ABBREVIATIONS = new Set(
  (
    "abs allg art bd bspw bzgl bzw ca dr evtl exkl geb ggf gem hrsg inkl insb jh max min mind mio mrd nr prof rd sog st " +
    "std str tel tsd vgl zzgl approx dept est fig gen gov inc jr lt ltd mr mrs ms no sen sr vs"
  ).split(" "),
);
/** Before a figure a sentence goes on after these, too: "Okt. 2026", "et al. 2020". Elsewhere they may end one. */
const BEFORE_FIGURES = new Set(
  (
    "jan feb febr mär apr aug sep sept okt oct nov dez dec al abb anm aufl bl cf ch circa eq hl kap lfd nos nrn pos pp " +
    "sec tab tbl teil ver vers vol zi ziff ziffer"
  ).split(" "),
);
/**
 * Where a sentence may begin with a figure: Intl.Segmenter sees none there when small letters follow. Bounded, as all
 * that looks back here is: a text of nothing but spaces or abbreviations costs no more than another.
 */
const FIGURE = /(?<=\p{L}{2}\.[)\]"“”]?\s{1,8})(?=\d)/gu;
/** Signs before a sentence's beginning that can say whether it is one: an abbreviation is shorter. */
const LOOK_BACK = 40;
const ADDRESS = /https?:\/\/[^\s)\]“”»]+/g;

/**
 * The sentences of `text` as they stand in it, trimmed, in order; a line break ends one. Intl.Segmenter with cuts before
 * figures, and with those after abbreviations, single letters, German ordinals, items' numbers and inside addresses
 * taken back.
 */
export function splitSentences(text: string, language: "en" | "de"): string[] {
  return text.split(/\r?\n/).flatMap((line) => (line === "" ? [] : splitLine(line, language)));
}

function splitLine(line: string, language: "en" | "de"): string[] {
  // Same length, so that positions stay; a full stop after an address still ends the sentence.
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
  const last = /([\p{L}\p{N}]+)\.[)\]"“”]?$/u.exec(end.slice(-LOOK_BACK))?.[1];
  if (last === undefined) return false;
  // A German ordinal ("am 3. März"), an item's number ("1. Ask").
  if (/^\d{1,2}$/.test(last)) return language === "de" || end.trimStart() === `${last}.`;
  if (/^\d/.test(next) && BEFORE_FIGURES.has(last.toLowerCase())) return true;
  return /^\p{L}$/u.test(last) || ABBREVIATIONS.has(last.toLowerCase());
}
