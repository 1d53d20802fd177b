import { createEventQueue } from "./event-queue";
import type { Log } from "./core-deps";

/** Minimum interval between replaceable events; the last one is always delivered. */
const MIN_INTERVAL_MS = 100;

export type Streaming<Event> = {
  /** Aborted when the caller stops, or the consumer has left. */
  signal: AbortSignal;
  push(event: Event): void;
};

export type StreamedWork<Event> = {
  log: Log;
  /** The log event for a failure that no consumer sees. */
  name: string;
  /** Fields logged with it: ids. */
  about?: Record<string, unknown>;
  /** The caller's signal, such as that of a request. */
  signal?: AbortSignal | undefined;
  /** Whether `next` makes `waiting`, which is still queued, superfluous. */
  replaces?(waiting: Event, next: Event): boolean;
  paceMs?: number;
};

/**
 * Starts `work` at once and streams what it pushes. The work runs to its end whether or not anybody consumes the
 * events, so that it can save and settle its result. Its error ends the events, or is logged when there is no consumer.
 */
export function streamWork<Event>(
  { log, name, about, signal, replaces = () => false, paceMs = MIN_INTERVAL_MS }: StreamedWork<Event>,
  work: (streaming: Streaming<Event>) => Promise<void>,
): AsyncIterable<Event, undefined> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true });
  const queue = createEventQueue<Event>({ replaces, paceMs, onCancel: stop });
  const start = async () => work({ signal: controller.signal, push: queue.push });
  void start()
    .then(queue.end, (error: unknown) => {
      // The consumer of an aborted request ignores errors, even when its stream still takes events.
      if (!queue.fail(error) || signal?.aborted) log.error(name, { ...about, ...errorLogFields(error) });
    })
    .finally(() => signal?.removeEventListener("abort", stop));
  return queue.events;
}

/**
 * Returns the loggable fields of an unexpected error whose message may quote a text: its name, and Prisma's or Node's
 * code.
 */
export function errorLogFields(error: unknown): { cause: string; code?: string } {
  if (!(error instanceof Error)) return { cause: "unknown" };
  const { code } = error as Error & { code?: unknown };
  return typeof code === "string" ? { cause: error.name, code } : { cause: error.name };
}
