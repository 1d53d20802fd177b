import { findFigures, type Figure } from "./find-figures";
import { placesOf } from "./places-of";
import type { Source } from "./source";

/**
 * The figures of a text, as it is now, that come from a source: those that still stand in it word for word, then those
 * that say the same in the other language.
 */
export function sourcedFigures(text: string, source: Source): string[] {
  const standing = (source.figures ?? []).filter((figure) => placesOf(figure, text).length > 0);
  const places = standing.flatMap((figure) => placesOf(figure, text));
  const keys = keysOf([source]);
  const others = findFigures(text).filter((figure) => !standsAt(places, figure) && keys.has(figure.key));
  return [...new Set([...standing, ...others.map((figure) => figure.text)])];
}

/** The figures of a text that none of its sources covers, each once. */
export function unsourcedFigures(text: string, sources: readonly Source[]): string[] {
  const places = sources.flatMap(({ figures = [] }) => figures.flatMap((figure) => placesOf(figure, text)));
  const keys = keysOf(sources);
  const bare = findFigures(text).filter((figure) => !standsAt(places, figure) && !keys.has(figure.key));
  return [...new Map(bare.toReversed().map((figure) => [figure.key, figure.text])).values()].reverse();
}

const standsAt = (places: { start: number; end: number }[], figure: Figure) =>
  places.some(({ start, end }) => start <= figure.start && figure.end <= end);

/** What the sources' figures say, in either language. */
const keysOf = (sources: readonly Source[]) =>
  new Set(sources.flatMap(({ figures = [] }) => figures.flatMap(findFigures)).map(({ key }) => key));
