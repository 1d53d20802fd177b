import { awaitAll } from "./await-all";
import { createSemaphore } from "./create-semaphore";

/**
 * Maps items with at most `limit` calls in progress, and returns the values in order. Waits for all calls before it
 * throws.
 */
export async function mapConcurrent<Item, Value>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const semaphore = createSemaphore(limit);
  return awaitAll(items.map((item) => semaphore(() => work(item))));
}
