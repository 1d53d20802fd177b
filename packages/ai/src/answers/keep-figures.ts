import { placesOf } from "@takt/domain/writing/model/places-of";
import type { Source } from "@takt/domain/writing/model/source";

const MAX_FIGURES = 10;
const MAX_LENGTH = 60;

/**
 * The sources with those of their figures that the text really has: in digits, and word for word. Each of one source
 * only, the first that claims it.
 */
export function keepFigures(sources: readonly Source[], text: string): Source[] {
  const taken = new Set<string>();
  return sources.map(({ figures = [], ...source }) => {
    const kept: string[] = [];
    for (const figure of figures.map((given) => given.replace(/[\s\0]+/g, " ").trim())) {
      if (kept.length === MAX_FIGURES) break;
      if (figure.length > MAX_LENGTH || !/\d/.test(figure) || taken.has(figure)) continue;
      if (placesOf(figure, text).length === 0) continue;
      taken.add(figure);
      kept.push(figure);
    }
    return kept.length > 0 ? { ...source, figures: kept } : source;
  });
}
