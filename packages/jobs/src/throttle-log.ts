/**
 * Throttles reports of events that others can trigger at will: the first is reported at once, then at most one each
 * `everyMs`, with the number of events since the last report and what the latest said of itself.
 * @returns what an event calls; it answers what its report answered, and nothing where none was made
 */
export function throttleLog<Details extends unknown[] = [], Result = void>(
  report: (count: number, ...details: Details) => Result,
  { everyMs = 60_000, now = () => Date.now() }: { everyMs?: number; now?: () => number } = {},
): (...details: Details) => Result | undefined {
  let count = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (...details) => {
    count += 1;
    const time = now();
    if (time - reportedAt < everyMs) return;
    const reported = count;
    reportedAt = time;
    count = 0;
    return report(reported, ...details);
  };
}
