export type EventQueue<Event> = {
  push(event: Event): void;
  /** No more come; what waits is still handed out. */
  end(): void;
  /** Ends with an error, after what waits. Answers whether somebody will see it. */
  fail(error: unknown): boolean;
  /** For one consumer. */
  events: AsyncIterable<Event, undefined>;
};

export type EventQueueOptions<Event> = {
  /** Whether `next` makes `waiting`, which nobody has taken yet, superfluous. */
  replaces(waiting: Event, next: Event): boolean;
  /** Events that a next one may replace are handed out this far apart at least, in milliseconds. */
  paceMs: number;
  /** The consumer has gone before the end. */
  onGone(): void;
};

/**
 * Turns callbacks into events for one consumer. No generator: `return()` answers at once, also while a `next()` waits, and
 * before the first one.
 */
export function createEventQueue<Event>(options: EventQueueOptions<Event>): EventQueue<Event> {
  const { replaces, paceMs, onGone } = options;
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
  /** Until something has changed, or `ms` have passed. */
  function change(ms?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  /** Milliseconds that the only one waiting has to wait for a newer one. */
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
            onGone();
          }
          waiting = [];
          return Promise.resolve({ done: true, value: undefined });
        },
      }),
    },
  };
}
