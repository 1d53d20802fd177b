import TinyQueue from "tinyqueue";

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
