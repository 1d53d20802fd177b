import type { Day } from "@takt/domain/shared/day-in";

const DAY_MS = 86_400_000;

/** Returns the number of days from one day to another. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * Returns round marks that hold zero and all values: 0, 50, 100, 150. There are negative ones, too: LinkedIn takes
 * engagements back when a post is deleted.
 */
export function chartScale(values: readonly number[]): { ticks: number[]; bottom: number; top: number } {
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const rough = (most - least) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!,
  );
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
  return { ticks, bottom: first * step, top: last * step };
}

/** Returns the index of the place that is nearest to another, or null where there is none. */
export function findNearest(places: readonly number[], place: number): number | null {
  let nearest: number | null = null;
  places.forEach((one, index) => {
    if (nearest === null || Math.abs(one - place) < Math.abs(places[nearest]! - place)) nearest = index;
  });
  return nearest;
}

/** Splits points into runs of days that follow each other. */
export function toSegments<T extends { day: Day }>(points: readonly T[]): T[][] {
  const segments: T[][] = [];
  for (const point of points) {
    const last = segments.at(-1);
    if (last && daysBetween(last.at(-1)!.day, point.day) === 1) last.push(point);
    else segments.push([point]);
  }
  return segments;
}
