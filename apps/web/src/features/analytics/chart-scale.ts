import type { Day } from "@takt/domain/shared/day-in";

const DAY_MS = 86_400_000;

/** Returns the number of days from one day to another. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Returns round marks from zero to a top that is not below any value: 0, 50, 100, 150. */
export function chartScale(values: readonly number[]): { ticks: number[]; top: number } {
  const most = Math.max(1, ...values);
  const rough = most / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!,
  );
  const count = Math.ceil(most / step);
  return { ticks: Array.from({ length: count + 1 }, (_, n) => n * step), top: count * step };
}

/** Splits points into runs of days that follow each other. */
export function segmentsOf<T extends { day: Day }>(points: readonly T[]): T[][] {
  const segments: T[][] = [];
  for (const point of points) {
    const last = segments.at(-1);
    if (last && daysBetween(last.at(-1)!.day, point.day) === 1) last.push(point);
    else segments.push([point]);
  }
  return segments;
}
