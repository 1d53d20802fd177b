import { findNumbers, type TextNumber } from "@takt/text/numbers/find-numbers";
import { findOccurrences } from "@takt/text/numbers/find-occurrences";
import type { Source } from "../../posts/model/source";

/**
 * Returns the figures of the current text that come from a source: those that still occur word for word, then those
 * that say the same in the other language.
 */
export function sourcedNumbers(text: string, source: Source): string[] {
  const remaining = (source.figures ?? []).filter((number) => findOccurrences(number, text).length > 0);
  const occurrences = remaining.flatMap((number) => findOccurrences(number, text));
  const keys = getKeys([source]);
  const others = findNumbers(text).filter(
    (number) => !isCovered(occurrences, number) && keys.has(number.key),
  );
  return [...new Set([...remaining, ...others.map((number) => number.text)])];
}

/** Returns the figures of a text that no source covers, each once. */
export function unsourcedNumbers(text: string, sources: readonly Source[]): string[] {
  const occurrences = sources.flatMap(({ figures = [] }) =>
    figures.flatMap((number) => findOccurrences(number, text)),
  );
  const keys = getKeys(sources);
  const bare = findNumbers(text).filter((number) => !isCovered(occurrences, number) && !keys.has(number.key));
  return [...new Map(bare.toReversed().map((number) => [number.key, number.text])).values()].reverse();
}

const isCovered = (occurrences: { start: number; end: number }[], number: TextNumber) =>
  occurrences.some(({ start, end }) => start <= number.start && number.end <= end);

/** Returns the keys of the sources' figures, which are the same in either language. */
const getKeys = (sources: readonly Source[]) =>
  new Set(sources.flatMap(({ figures = [] }) => figures.flatMap(findNumbers)).map(({ key }) => key));
