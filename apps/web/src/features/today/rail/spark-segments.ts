/** The drawing's size, in its own units, and what is left free for the width of the line. */
export const SPARK = { width: 112, height: 40, margin: 2 };

type Point = { x: number; y: number };

/** Places values from left to right, the highest on top and 0 at the bottom; each run of known ones is a segment. */
export function sparkSegments(values: readonly (number | null)[]): Point[][] {
  const highest = Math.max(1, ...values.map((value) => value ?? 0));
  const { width, height, margin } = SPARK;
  const step = (width - 2 * margin) / Math.max(1, values.length - 1);
  const segments: Point[][] = [];
  values.forEach((value, n) => {
    if (value === null) return;
    const y = height - margin - (Math.max(0, value) / highest) * (height - 2 * margin);
    const point = { x: round(margin + n * step), y: round(y) };
    const isFirst = n === 0 || values[n - 1] === null;
    if (isFirst) segments.push([point]);
    else segments.at(-1)!.push(point);
  });
  return segments;
}

const round = (value: number) => Math.round(value * 10) / 10;
