import TinyQueue from "tinyqueue";

/** Time as an emulator sees it: real time plus an offset that tests move. All instants are Unix milliseconds. */
export type Clock = {
  now(): number;
  /** Moves time on by `ms` and awaits what falls due, in order, each at its time. Never call it in a timer. */
  advance(ms: number): Promise<void>;
  /** Runs `fn` once when `now()` reaches `timeMs`, by real time passing or by `advance`. */
  at(timeMs: number, fn: () => unknown): { cancel(): void };
  /** Drops all timers, and those that are set later. */
  close(): void;
};

/** Node clamps longer timeouts to 1 ms, so a far timer is checked again after this long. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** A clock at real time, or that runs from `startsAt` (Unix ms) on. It does not keep the process alive. */
export function createClock(startsAt = Date.now()): Clock {
  let timers = createTimerHeap();
  let offset = startsAt - Date.now();
  let timeout: NodeJS.Timeout | undefined;
  let closed = false;
  let advancing: Promise<void> = Promise.resolve();

  const now = () => Date.now() + offset;

  function arm() {
    clearTimeout(timeout);
    const next = timers.peek();
    if (!next || closed) return;
    timeout = setTimeout(fireDue, Math.min(Math.max(next.time - now(), 0), MAX_TIMEOUT_MS));
    timeout.unref();
  }

  function fireDue() {
    for (let next = timers.peek(); next && next.time <= now(); next = timers.peek()) {
      timers.pop();
      const { fn } = next;
      void Promise.resolve()
        .then(fn)
        .catch((error: unknown) => console.error("An emulator's timer failed:", error));
    }
    arm();
  }

  async function advanceNow(ms: number) {
    const target = now() + ms;
    for (let next = timers.peek(); next && next.time <= target; next = timers.peek()) {
      timers.pop();
      offset += Math.max(next.time - now(), 0);
      await next.fn();
    }
    offset += Math.max(target - now(), 0);
    arm();
  }

  return {
    now,
    advance(ms) {
      if (!(ms >= 0)) return Promise.reject(new RangeError(`A clock cannot advance by ${ms} ms`));
      const done = advancing.then(() => advanceNow(ms));
      // The next advance must run even if a timer of this one failed; the caller still gets the failure.
      advancing = done.catch(() => undefined);
      return done;
    },
    at(time, fn) {
      const cancel = timers.push(time, fn);
      arm();
      return { cancel };
    },
    close() {
      closed = true;
      clearTimeout(timeout);
      timers = createTimerHeap();
    },
  };
}

/** Runs `fn` as a timer in `ms`, at its own time also when the clock jumps past it, and settles as it does. */
export function runLater<Result>(
  clock: Clock,
  ms: number,
  fn: () => Result | Promise<Result>,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    clock.at(clock.now() + ms, () => Promise.resolve().then(fn).then(resolve, reject));
  });
}

type Timer = { time: number; order: number; fn: () => unknown; cancelled: boolean };

/** A heap of timers by time, then by order of arrival. A cancelled timer is skipped when it comes first. */
export function createTimerHeap() {
  const queue = new TinyQueue<Timer>([], (a, b) => a.time - b.time || a.order - b.order);
  let order = 0;

  return {
    push(time: number, fn: () => unknown): () => void {
      const timer = { time, order: order++, fn, cancelled: false };
      queue.push(timer);
      return () => void (timer.cancelled = true);
    },
    peek(): { time: number; fn: () => unknown } | undefined {
      while (queue.peek()?.cancelled) queue.pop();
      return queue.peek();
    },
    /** Removes what `peek` has returned. */
    pop: () => void queue.pop(),
  };
}
