/** After these a sentence goes on. Those that also end sentences (usw., etc.) are left to what follows them. */
const ABBREVIATIONS = new Set(
  (
    "abs allg art bd bspw bzgl bzw ca dr evtl exkl geb ggf gem hrsg inkl insb jh max min mind mio mrd nr prof rd sog st " +
    "std str tel tsd vgl zzgl approx dept est fig gen gov inc jr lt ltd mr mrs ms no sen sr vs"
  ).split(" "),
);
const SEGMENTERS = {
  en: new Intl.Segmenter("en", { granularity: "sentence" }),
  de: new Intl.Segmenter("de", { granularity: "sentence" }),
};
/** Before a figure a sentence goes on after these, too: "Okt. 2026", "et al. 2020". Elsewhere they may end one. */
const BEFORE_FIGURES = new Set(
  (
    "jan feb febr mär apr aug sep sept okt oct nov dez dec al abb anm aufl bl cf ch circa eq hl kap lfd nos nrn pos pp " +
    "sec tab tbl teil ver vers vol zi ziff ziffer"
  ).split(" "),
);
/** Where a sentence may begin with a figure: Intl.Segmenter sees none there when small letters follow. */
const FIGURE = /(?<=\p{L}{2}\.[)\]"“”]?\s+)(?=\d)/gu;
const ADDRESS = /https?:\/\/[^\s)\]“”»]+/g;

/**
 * The sentences of `text` as they stand in it, trimmed, in order; a line break ends one. Intl.Segmenter with cuts before
 * figures, and with those after abbreviations, single letters, German ordinals, items' numbers and inside addresses
 * taken back.
 */
export function splitSentences(text: string, language: "en" | "de"): string[] {
  return text.split(/\r?\n/).flatMap((line) => splitLine(line, language));
}

function splitLine(line: string, language: "en" | "de"): string[] {
  // Same length, so that positions stay; a full stop after an address still ends the sentence.
  const masked = line.replace(ADDRESS, (address) => {
    const end = /[.!?,;:]+$/.exec(address)?.[0] ?? "";
    return "x".repeat(address.length - end.length) + end;
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
  return [...SEGMENTERS[language].segment(line)].flatMap(({ segment, index }) => {
    const figures = [...segment.matchAll(FIGURE)]
      .map((figure) => figure.index)
      .filter((at) => !goesOn(segment.slice(0, at), segment.slice(at), language));
    const cuts = [0, ...figures, segment.length];
    return cuts.slice(1).map((to, i) => ({ segment: segment.slice(cuts[i], to), index: index + cuts[i]! }));
  });
}

function goesOn(before: string, next: string, language: "en" | "de"): boolean {
  if (/^[\s"'“„‚(]*\p{Ll}/u.test(next)) return true;
  const last = /([\p{L}\p{N}]+)\.[)\]"“”]?\s*$/u.exec(before)?.[1];
  if (last === undefined) return false;
  // A German ordinal ("am 3. März"), an item's number ("1. Ask").
  if (/^\d{1,2}$/.test(last)) return language === "de" || before.trim() === `${last}.`;
  if (/^\d/.test(next) && BEFORE_FIGURES.has(last.toLowerCase())) return true;
  return /^\p{L}$/u.test(last) || ABBREVIATIONS.has(last.toLowerCase());
}
