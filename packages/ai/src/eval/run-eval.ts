import { mapConcurrent } from "@takt/domain/shared/concurrency";
import { WRITING_LANGUAGES, type WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import type { Writer } from "@takt/domain/writing/ports/writer";
import { loadLanguageDatabase } from "@takt/text/detection/language-database";
import { parameterSets } from "./parameter-sets";
import { score, type Score } from "./score";

/** Number of texts written concurrently, so that a model's endpoint is not flooded. */
const MAX_CONCURRENT_TEXTS = 4;

/** Writes all parameter sets in both languages; `onScore` gets the score of each text. */
export async function runEval(
  writer: Writer,
  onScore: (language: WritingLanguage, set: number, one: Score) => void = () => {},
): Promise<Record<WritingLanguage, Score[]>> {
  await loadLanguageDatabase();
  const results: Record<WritingLanguage, Score[]> = { en: [], de: [] };
  for (const language of WRITING_LANGUAGES)
    results[language] = await mapConcurrent(
      MAX_CONCURRENT_TEXTS,
      [...parameterSets(language).entries()],
      async ([i, parameters]) => {
        const start = performance.now();
        const outcome = await writer.write(
          { parameters, voice: null, quote: null },
          { signal: new AbortController().signal, userId: null },
        );
        const one = score(parameters, outcome, performance.now() - start);
        onScore(language, i, one);
        return one;
      },
    );
  return results;
}
