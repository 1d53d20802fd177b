import { inParallel } from "@takt/domain/shared/in-parallel";
import { WRITING_LANGUAGES, type WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import type { Writer } from "@takt/domain/writing/ports/writer";
import { loadLanguages } from "../check/guess-language";
import { parameterSets } from "./parameter-sets";
import { score, type Score } from "./score";

/** A model's endpoint is not flooded. */
const AT_ONCE = 4;

/** Lets a writer write all sets of both languages; `tell` hears of each text. */
export async function runEval(
  writer: Writer,
  tell: (language: WritingLanguage, set: number, one: Score) => void = () => {},
): Promise<Record<WritingLanguage, Score[]>> {
  await loadLanguages();
  const results: Record<WritingLanguage, Score[]> = { en: [], de: [] };
  for (const language of WRITING_LANGUAGES)
    results[language] = await inParallel(
      AT_ONCE,
      [...parameterSets(language).entries()],
      async ([i, parameters]) => {
        const start = performance.now();
        const outcome = await writer.write(
          { parameters, voice: null, quote: null },
          { signal: new AbortController().signal, userId: null },
        );
        const one = score(parameters, outcome, performance.now() - start);
        tell(language, i, one);
        return one;
      },
    );
  return results;
}
