/** The longest stretch between two instants in which nothing was away. */
export function longestCalm(away: readonly { from: number; to: number }[], from: number, to: number): number {
  let longest = 0;
  let free = from;
  for (const one of [...away].sort((a, b) => a.from - b.from)) {
    if (one.to < from || one.from > to) continue;
    longest = Math.max(longest, one.from - free);
    free = Math.max(free, one.to);
  }
  return Math.max(longest, to - free);
}
