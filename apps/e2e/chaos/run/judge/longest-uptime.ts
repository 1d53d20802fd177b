/** Returns the longest time between two instants without an outage, in milliseconds. */
export function longestUptime(
  outages: readonly { from: number; to: number }[],
  from: number,
  to: number,
): number {
  let longest = 0;
  let upSince = from;
  for (const outage of [...outages].sort((a, b) => a.from - b.from)) {
    if (outage.to < from || outage.from > to) continue;
    longest = Math.max(longest, outage.from - upSince);
    upSince = Math.max(upSince, outage.to);
  }
  return Math.max(longest, to - upSince);
}
