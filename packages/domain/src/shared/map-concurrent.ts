/**
 * Maps items with at most `limit` calls in progress, and returns the values in order. Waits for running calls before it
 * throws.
 */
export async function mapConcurrent<Item, Value>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  async function worker() {
    // The workers share one iterator: each takes the next item.
    for (const [i, item] of queue) {
      try {
        values[i] = await work(item);
      } catch (cause) {
        failures.push(cause);
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
  return values;
}
