import type { WritingEvent } from "@takt/domain/writing/model/writing-event";

/** How a stream ended. `cut`: without a last event, because the connection was lost or the reader stopped it. */
export type StreamEnding = Exclude<WritingEvent, { kind: "text" }> | { kind: "cut" };

/**
 * Reads a stream until its last event or an abort. Reports the whole text so far, which may become shorter because a
 * repair starts over. Throws what the stream throws.
 */
export async function readEvents(
  events: AsyncIterable<WritingEvent>,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<StreamEnding> {
  const iterator = events[Symbol.asyncIterator]();
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener("abort", () => resolve(null), { once: true });
  });
  for (;;) {
    const next = await Promise.race([aborted, iterator.next()]);
    if (next === null || next.done) return { kind: "cut" };
    if (next.value.kind === "text") onText(next.value.text);
    else {
      void drain(iterator);
      return next.value;
    }
  }
}

/** Reads to the end, so that the request is not aborted while the server finishes. */
async function drain(iterator: AsyncIterator<WritingEvent>): Promise<void> {
  try {
    while (!(await iterator.next()).done);
  } catch {
    // The last event was received already.
  }
}
