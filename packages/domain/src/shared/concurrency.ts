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

/**
 * Maps items with at most `limit` calls in progress, and returns the values in order. Waits for all calls before it
 * throws.
 */
export function mapConcurrent<Item, Value>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const semaphore = createSemaphore(limit);
  return awaitAll(items.map((item) => semaphore(() => work(item))));
}

/** Waits for every promise before it throws the first failure: none is left running behind a finished step. */
export async function awaitAll<Value>(promises: readonly Promise<Value>[]): Promise<Value[]> {
  const results = await Promise.allSettled(promises);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<Value>).value);
}
