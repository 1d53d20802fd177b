import { createHeap } from "./heap";

type Timer = { time: number; order: number; fn: () => unknown; cancelled: boolean };

/** A heap of timers by time, then by order of arrival. A cancelled timer is skipped when it comes first. */
export function createTimerHeap() {
  const heap = createHeap<Timer>((a, b) => a.time < b.time || (a.time === b.time && a.order < b.order));
  let order = 0;

  function removeCancelled() {
    while (heap.peek()?.cancelled) heap.pop();
  }

  return {
    push(time: number, fn: () => unknown): () => void {
      const timer = { time, order: order++, fn, cancelled: false };
      heap.push(timer);
      return () => void (timer.cancelled = true);
    },
    peek(): { time: number; fn: () => unknown } | undefined {
      removeCancelled();
      return heap.peek();
    },
    pop() {
      removeCancelled();
      heap.pop();
    },
    clear: () => heap.clear(),
  };
}
