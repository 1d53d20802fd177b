/**
 * Tells what others can make happen as often as they like: the first time at once, then at most each `everyMs`, with
 * how often it happened since it was last told.
 */
export function countedLog(
  tell: (count: number) => void,
  { everyMs = 60_000, now = Date.now }: { everyMs?: number; now?: () => number } = {},
): () => void {
  let count = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  return () => {
    count += 1;
    if (now() - toldAt < everyMs) return;
    tell(count);
    toldAt = now();
    count = 0;
  };
}
