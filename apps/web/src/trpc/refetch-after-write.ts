type Query = { cancel: () => Promise<unknown>; invalidate: () => Promise<unknown> };

/**
 * Refetches a query after a change. `invalidate` alone skips a query without data, so a first answer that is in flight
 * and older than the change would stay; a cancelled one is fetched again.
 */
export async function refetchAfterWrite(query: Query): Promise<void> {
  await query.cancel();
  await query.invalidate();
}
