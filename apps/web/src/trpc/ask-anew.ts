type Asked = { cancel: () => Promise<unknown>; invalidate: () => Promise<unknown> };

/**
 * Asks a query anew after a change. Not `invalidate` alone: it asks nobody who has no answer yet, so that a first
 * answer that is under way, and older than the change, would stay. Cancelled first, it is asked for again.
 */
export async function askAnew(asked: Asked): Promise<void> {
  await asked.cancel();
  await asked.invalidate();
}
