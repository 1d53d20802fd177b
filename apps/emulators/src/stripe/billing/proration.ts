type Period = { start: number; end: number };

/** The part of an amount for what is left of a period at `date`, by the second. */
export function prorate(amount: number, { start, end }: Period, date: number): number {
  if (end <= start) return 0;
  const left = Math.min(Math.max(end - date, 0), end - start);
  // Negative zero would show in an answer's JSON as 0, but not be equal to it.
  return Math.round((amount * left) / (end - start)) || 0;
}
