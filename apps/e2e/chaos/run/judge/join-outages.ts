import type { Outage } from "../evidence";

type Span = Pick<Outage, "from" | "to">;

/** Joins outages with at most `gapMs` between them, since somebody who tries now and then may find all of them as one. */
export function joinOutages(outages: readonly Span[], gapMs: number): Span[] {
  const joined: Span[] = [];
  for (const { from, to } of [...outages].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from - last.to <= gapMs) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}
