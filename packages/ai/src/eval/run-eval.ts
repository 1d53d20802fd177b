import { WRITING_LANGUAGES, type WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import type { Writer } from "@takt/domain/writing/ports/writer";
import { parameterSets } from "./parameter-sets";
import { score, type Score } from "./score";

/** A model's endpoint is not flooded. */
const AT_ONCE = 4;

/** Lets a writer write all sets of both languages; `tell` hears of each text. */
export async function runEval(
  writer: Writer,
  tell: (language: WritingLanguage, set: number, one: Score) => void = () => {},
): Promise<Record<WritingLanguage, Score[]>> {
  const results: Record<WritingLanguage, Score[]> = { en: [], de: [] };
  for (const language of WRITING_LANGUAGES) {
    const sets = [...parameterSets(language).entries()];
    const next = async (): Promise<void> => {
      const taken = sets.shift();
      if (!taken) return;
      const [i, parameters] = taken;
      const start = performance.now();
      const outcome = await writer.write(
        { parameters, voice: null, quote: null },
        { signal: new AbortController().signal },
      );
      const one = score(parameters, outcome, performance.now() - start);
      results[language][i] = one;
      tell(language, i, one);
      return next();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  }
  return results;
}
