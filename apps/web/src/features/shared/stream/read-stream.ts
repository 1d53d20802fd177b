/** How a stream ended without its last event. `cut`: the connection was lost, or the reader stopped it. */
export type StreamLoss = { kind: "cut" } | { kind: "broken"; error: Error };

type Reading<Event, Last extends Event> = {
  isLast: (event: Event) => event is Last;
  /** Gets each event before the last one. */
  onEvent: (event: Exclude<Event, Last>) => void;
  signal: AbortSignal;
};

/**
 * Starts a stream and reads it until its last event, which is returned, or an abort. The rest is read in the background,
 * so that the request is not aborted while the server finishes. Never rejects: a call that fails, or a stream that breaks
 * off, is `broken`.
 */
export async function readStream<Event, Last extends Event>(
  start: () => Promise<AsyncIterable<Event>>,
  { isLast, onEvent, signal }: Reading<Event, Last>,
): Promise<Last | StreamLoss> {
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener("abort", () => resolve(null), { once: true });
  });
  try {
    const iterator = (await start())[Symbol.asyncIterator]();
    for (;;) {
      const next = await Promise.race([aborted, iterator.next()]);
      if (next === null || next.done) return { kind: "cut" };
      if (isLast(next.value)) {
        void drain(iterator);
        return next.value;
      }
      onEvent(next.value as Exclude<Event, Last>);
    }
  } catch (error) {
    return { kind: "broken", error: error instanceof Error ? error : new Error(String(error)) };
  }
}

async function drain(iterator: AsyncIterator<unknown>): Promise<void> {
  try {
    while (!(await iterator.next()).done);
  } catch {
    // The last event was received already.
  }
}
