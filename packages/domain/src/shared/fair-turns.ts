/** Runs `work` when it is the owner's turn. */
export type FairTurns = <Value>(owner: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Creates turns for costly work: at most `limit` at once and one an owner, who are served in rotation. However much
 * somebody brings, others wait for one work of theirs at most.
 */
export function createFairTurns(limit: number): FairTurns {
  const running = new Set<string>();
  /** Starts that wait, by owner; the owner who was served last stands last. */
  const waiting = new Map<string, (() => void)[]>();

  function admit() {
    for (const [owner, starts] of waiting) {
      if (running.size >= limit) return;
      if (running.has(owner)) continue;
      const start = starts.shift()!;
      if (starts.length === 0) waiting.delete(owner);
      running.add(owner);
      start();
    }
  }

  function end(owner: string) {
    running.delete(owner);
    const starts = waiting.get(owner);
    if (starts) {
      waiting.delete(owner);
      waiting.set(owner, starts);
    }
    admit();
  }

  return async (owner, work) => {
    await new Promise<void>((start) => {
      const starts = waiting.get(owner);
      if (starts) starts.push(start);
      else waiting.set(owner, [start]);
      admit();
    });
    try {
      return await work();
    } finally {
      end(owner);
    }
  };
}
