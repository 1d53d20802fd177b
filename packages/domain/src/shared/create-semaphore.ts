/**
 * Runs `work` when enough permits are free. `weight` is the number of permits it takes, 1 by default; more than exist
 * counts as all.
 */
export type Semaphore = <Value>(work: () => Promise<Value>, weight?: number) => Promise<Value>;

/** Creates a semaphore with `limit` permits; work that finds too few waits and starts in order of arrival. */
export function createSemaphore(limit: number): Semaphore {
  let free = limit;
  const waiting: { permits: number; start: () => void }[] = [];

  function admit() {
    for (let first = waiting[0]; first && first.permits <= free; first = waiting[0]) {
      waiting.shift();
      free -= first.permits;
      first.start();
    }
  }

  return async (work, weight = 1) => {
    const permits = Math.min(weight, limit);
    if (waiting.length === 0 && permits <= free) free -= permits;
    else await new Promise<void>((start) => waiting.push({ permits, start }));
    try {
      return await work();
    } finally {
      free += permits;
      admit();
    }
  };
}
