export type EventQueue<Event> = {
  push(event: Event): void;
  /** Ends the events; queued ones are still delivered. */
  end(): void;
  /** Ends the events with an error, after the queued ones. Returns whether a consumer will see it. */
  fail(error: unknown): boolean;
  /** For one consumer. */
  events: AsyncIterable<Event, undefined>;
};

export type EventQueueOptions<Event> = {
  /** Whether `next` makes `waiting`, which is still queued, superfluous. */
  replaces(waiting: Event, next: Event): boolean;
  /** The minimum interval between replaceable events, in milliseconds. */
  paceMs: number;
  /** Called when the consumer leaves before the end. */
  onCancel(): void;
};

/**
 * Turns callbacks into events for one consumer. It is not a generator: `return()` resolves at once, even while a
 * `next()` is pending and before the first one.
 */
export function createEventQueue<Event>(options: EventQueueOptions<Event>): EventQueue<Event> {
  const { replaces, paceMs, onCancel } = options;
  let waiting: Event[] = [];
  let state: "open" | "ended" | "gone" = "open";
  let failure: { error: unknown } | null = null;
  let lastAt = -Infinity;
  let wake = () => {};

  function push(event: Event): void {
    if (state !== "open") return;
    const last = waiting.at(-1);
    if (last !== undefined && replaces(last, event)) waiting[waiting.length - 1] = event;
    else waiting.push(event);
    wake();
  }
  function close(how: "ended" | "gone"): void {
    if (state === "open") state = how;
    wake();
  }
  /** Resolves when something has changed, or `ms` have passed. */
  function change(ms?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  /** Returns how many milliseconds the only queued event waits for a newer one. */
  function pause(): number {
    const [first] = waiting;
    const alone = state === "open" && waiting.length === 1 && first !== undefined && replaces(first, first);
    return alone ? Math.max(0, lastAt + paceMs - performance.now()) : 0;
  }

  async function next(): Promise<IteratorResult<Event, undefined>> {
    for (;;) {
      const ms = pause();
      if (state !== "gone" && waiting.length > 0 && ms === 0) {
        lastAt = performance.now();
        return { done: false, value: waiting.shift()! };
      }
      if (state !== "open" && waiting.length === 0) break;
      await change(ms > 0 ? ms : undefined);
    }
    const failed = failure;
    failure = null;
    if (failed && state === "ended") throw failed.error;
    return { done: true, value: undefined };
  }

  return {
    push,
    end: () => close("ended"),
    fail(error) {
      if (state !== "open") return false;
      failure = { error };
      close("ended");
      return true;
    },
    events: {
      [Symbol.asyncIterator]: () => ({
        next,
        return() {
          if (state === "open") {
            waiting = [];
            close("gone");
            onCancel();
          }
          waiting = [];
          return Promise.resolve({ done: true, value: undefined });
        },
      }),
    },
  };
}
