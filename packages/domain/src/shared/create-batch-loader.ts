/**
 * Collects single calls into batches: calls made while `lanes` batches are running are answered together by the next
 * one, in order. `run` gets 1..max keys and returns one value per key, in the same order. A failing run fails the calls
 * of its batch, and one that waits holds up its own lane alone. Batches that are not full start at least `paceMs` after one
 * another: a single call waits for nothing, and of many calls more share a batch.
 */
export function createBatchLoader<Key, Value>(
  run: (keys: Key[]) => Promise<Value[]>,
  { max = 100, lanes = 1, paceMs = 0 } = {},
): (key: Key) => Promise<Value> {
  let waiting: { key: Key; resolve: (value: Value) => void; reject: (cause: unknown) => void }[] = [];
  let running = 0;
  let startedAt = -Infinity;

  function turn(): Promise<unknown> {
    const wait = startedAt + paceMs - performance.now();
    if (wait > 0 && waiting.length < max) return new Promise((resolve) => setTimeout(resolve, wait));
    // Calls of the same turn of the event loop share a batch.
    return new Promise((resolve) => setImmediate(resolve));
  }

  async function drain(): Promise<void> {
    for (await turn(); waiting.length > 0; await turn()) {
      startedAt = performance.now();
      const batch = waiting.slice(0, max);
      waiting = waiting.slice(max);
      try {
        const values = await run(batch.map(({ key }) => key));
        batch.forEach(({ resolve }, i) => resolve(values[i]!));
      } catch (cause) {
        batch.forEach(({ reject }) => reject(cause));
      }
    }
    running -= 1;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (running === lanes) return;
      running += 1;
      void drain();
    });
}
