/**
 * Throttles reports of events that others can trigger at will: the first is reported at once, then at most one each
 * `everyMs`, with the number of events since the last report.
 */
export function throttleLog(
  report: (count: number) => void,
  { everyMs = 60_000, now = Date.now }: { everyMs?: number; now?: () => number } = {},
): () => void {
  let count = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return () => {
    count += 1;
    if (now() - reportedAt < everyMs) return;
    report(count);
    reportedAt = now();
    count = 0;
  };
}
