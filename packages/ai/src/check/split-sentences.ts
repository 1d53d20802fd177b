import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";

/** After these the segmenter sees an end where there is none. Lower case, without the dot. */
const ABBREVIATIONS: Record<WritingLanguage, ReadonlySet<string>> = {
  en: new Set("mr mrs ms dr prof st vs etc e.g i.e approx no inc ltd co dept est fig".split(" ")),
  de: new Set(
    "ca bzw usw etc evtl ggf inkl exkl zzgl bspw vgl nr abs art bd hrsg st dr prof hr fr tel str mio mrd tsd max min jh sog u.a z.b d.h u.u o.ä s.o s.u i.d.r v.a z.t".split(
      " ",
    ),
  ),
};

/**
 * A text's sentences, trimmed and not empty; a new line ends one as well. `Intl.Segmenter` cuts after abbreviations
 * and, in German, after ordinals ("am 3. März"): such pieces are joined again.
 */
export function splitSentences(text: string, language: WritingLanguage): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return text.split("\n").flatMap((line) => {
    const sentences: string[] = [];
    for (const { segment } of segmenter.segment(line)) {
      const last = sentences.at(-1);
      if (last !== undefined && goesOn(last.trimEnd(), segment, language))
        sentences[sentences.length - 1] = last + segment;
      else sentences.push(segment);
    }
    // A line of signs alone ("---", "👇") is no sentence.
    return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  });
}

function goesOn(before: string, after: string, language: WritingLanguage): boolean {
  if (!before.endsWith(".")) return /^\s*\p{Ll}/u.test(after) && !/[!?…]["”“»)]*$/u.test(before);
  const word = (/[\p{L}\p{N}.]+\.$/u.exec(before)?.[0] ?? "").slice(0, -1).toLowerCase();
  if (ABBREVIATIONS[language].has(word)) return true;
  // An initial ("J. Weber"), an item's number ("1. Ask"), a German ordinal ("am 3. März").
  if (/(^|\.)\p{L}$/u.test(word)) return true;
  if (/^\d{1,2}$/.test(word)) return language === "de" || before.trim() === `${word}.`;
  return /^\s*\p{Ll}/u.test(after);
}
