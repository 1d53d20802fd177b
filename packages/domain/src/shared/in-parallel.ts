/** Works on all, at most `most` at once, and answers in order. Waits for what has begun before it throws. */
export async function inParallel<Item, Value>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  async function worker() {
    // One iterator for all workers: each takes the next item.
    for (const [i, item] of queue) {
      try {
        values[i] = await work(item);
      } catch (cause) {
        failures.push(cause);
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
  return values;
}
