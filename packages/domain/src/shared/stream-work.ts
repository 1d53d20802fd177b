import { createEventQueue } from "./event-queue";
import type { Log } from "./log";
import { nameOfError } from "./name-of-error";

/** Events that may be replaced come at most this often; the last one always comes. Milliseconds. */
const PACE = 100;

export type Streaming<Event> = {
  /** Aborted when the caller stops, or nobody listens any more. */
  signal: AbortSignal;
  push(event: Event): void;
};

export type StreamedWork<Event> = {
  log: Log;
  /** What is logged of a failure that nobody sees. */
  name: string;
  /** Logged with it: ids. */
  about?: Record<string, unknown>;
  /** The caller's: a request's. */
  signal?: AbortSignal | undefined;
  /** Whether a next event makes one superfluous that nobody has taken yet. */
  replaces?(waiting: Event, next: Event): boolean;
  paceMs?: number;
};

/**
 * Begins `work` at once and hands out what it pushes. The work is a promise of its own: it ends whether or not anybody
 * listens, so that it can keep and settle what came. An error of it ends the events, or is logged when nobody listens.
 */
export function streamWork<Event>(
  { log, name, about, signal, replaces = () => false, paceMs = PACE }: StreamedWork<Event>,
  work: (streaming: Streaming<Event>) => Promise<void>,
): AsyncIterable<Event, undefined> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true });
  const queue = createEventQueue<Event>({ replaces, paceMs, onGone: stop });
  const begin = async () => work({ signal: controller.signal, push: queue.push });
  void begin()
    .then(queue.end, (error: unknown) => {
      // A stopped request is read by nobody, whatever its stream still takes.
      if (!queue.fail(error) || signal?.aborted) log.error(name, { ...about, ...nameOfError(error) });
    })
    .finally(() => signal?.removeEventListener("abort", stop));
  return queue.events;
}
