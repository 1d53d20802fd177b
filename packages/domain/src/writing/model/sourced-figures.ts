import { findFigures, type Figure } from "@takt/text/figures/find-figures";
import { findOccurrences } from "@takt/text/figures/find-occurrences";
import type { Source } from "../../posts/model/source";

/**
 * Returns the figures of the current text that come from a source: those that still occur word for word, then those
 * that say the same in the other language.
 */
export function sourcedFigures(text: string, source: Source): string[] {
  const remaining = (source.figures ?? []).filter((figure) => findOccurrences(figure, text).length > 0);
  const occurrences = remaining.flatMap((figure) => findOccurrences(figure, text));
  const keys = getKeys([source]);
  const others = findFigures(text).filter(
    (figure) => !isCovered(occurrences, figure) && keys.has(figure.key),
  );
  return [...new Set([...remaining, ...others.map((figure) => figure.text)])];
}

/** Returns the figures of a text that no source covers, each once. */
export function unsourcedFigures(text: string, sources: readonly Source[]): string[] {
  const occurrences = sources.flatMap(({ figures = [] }) =>
    figures.flatMap((figure) => findOccurrences(figure, text)),
  );
  const keys = getKeys(sources);
  const bare = findFigures(text).filter((figure) => !isCovered(occurrences, figure) && !keys.has(figure.key));
  return [...new Map(bare.toReversed().map((figure) => [figure.key, figure.text])).values()].reverse();
}

const isCovered = (occurrences: { start: number; end: number }[], figure: Figure) =>
  occurrences.some(({ start, end }) => start <= figure.start && figure.end <= end);

/** Returns the keys of the sources' figures, which are the same in either language. */
const getKeys = (sources: readonly Source[]) =>
  new Set(sources.flatMap(({ figures = [] }) => figures.flatMap(findFigures)).map(({ key }) => key));
