import { findOccurrences } from "@takt/text/numbers/find-occurrences";
import type { Source } from "@takt/domain/posts/model/source";

const MAX_FIGURES = 10;
const MAX_FIGURE_LENGTH = 60;

/**
 * Returns the sources with only those figures that are verbatim in the text and contain digits. Each figure belongs
 * to one source, the first that claims it.
 */
export function filterNumbers(sources: readonly Source[], text: string): Source[] {
  const taken = new Set<string>();
  return sources.map(({ figures = [], ...source }) => {
    const retained: string[] = [];
    for (const number of figures.map((given) => given.replace(/[\s\0]+/g, " ").trim())) {
      if (retained.length === MAX_FIGURES) break;
      if (number.length > MAX_FIGURE_LENGTH || !/\d/.test(number) || taken.has(number)) continue;
      if (findOccurrences(number, text).length === 0) continue;
      taken.add(number);
      retained.push(number);
    }
    return retained.length > 0 ? { ...source, figures: retained } : source;
  });
}
