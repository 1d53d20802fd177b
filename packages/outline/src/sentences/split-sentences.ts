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
const ADDRESS = /https?:\/\/[^\s)\]“”»]+/g;

/**
 * The sentences of `text` as they stand in it, trimmed, in order; a line break ends one. Intl.Segmenter with the cuts
 * after abbreviations, single letters, German ordinals, items' numbers and inside addresses taken back.
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
  let before = "";
  for (const { segment, index } of SEGMENTERS[language].segment(masked)) {
    if (before !== "" && !goesOn(before, segment, language)) {
      sentences.push(line.slice(from, index).trim());
      from = index;
    }
    before = segment;
  }
  sentences.push(line.slice(from).trim());
  return sentences.filter((sentence) => sentence !== "");
}

function goesOn(before: string, next: string, language: "en" | "de"): boolean {
  if (/^[\s"'“„‚(]*\p{Ll}/u.test(next)) return true;
  const last = /([\p{L}\p{N}]+)\.[)\]"“”]?\s*$/u.exec(before)?.[1];
  if (last === undefined) return false;
  // A German ordinal ("am 3. März"), an item's number ("1. Ask").
  if (/^\d{1,2}$/.test(last)) return language === "de" || before.trim() === `${last}.`;
  return /^\p{L}$/u.test(last) || ABBREVIATIONS.has(last.toLowerCase());
}
