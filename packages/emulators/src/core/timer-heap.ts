type Timer = { time: number; order: number; fn: () => unknown; cancelled: boolean };

/** A binary heap of timers by time, then by order of arrival. A cancelled timer is skipped when it comes first. */
export function createTimerHeap() {
  let heap: Timer[] = [];
  let order = 0;

  function removeCancelled() {
    while (heap[0]?.cancelled) removeFirst(heap);
  }

  return {
    push(time: number, fn: () => unknown): () => void {
      const timer = { time, order: order++, fn, cancelled: false };
      heap.push(timer);
      rise(heap, heap.length - 1);
      return () => void (timer.cancelled = true);
    },
    peek(): { time: number; fn: () => unknown } | undefined {
      removeCancelled();
      return heap[0];
    },
    pop() {
      removeCancelled();
      removeFirst(heap);
    },
    clear() {
      heap = [];
    },
  };
}

const before = (a: Timer, b: Timer) => a.time < b.time || (a.time === b.time && a.order < b.order);

function removeFirst(heap: Timer[]) {
  const last = heap.pop();
  if (!last || heap.length === 0) return;
  heap[0] = last;
  sink(heap, 0);
}

function rise(heap: Timer[], from: number) {
  let i = from;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (!before(heap[i]!, heap[parent]!)) return;
    [heap[i], heap[parent]] = [heap[parent]!, heap[i]!];
    i = parent;
  }
}

function sink(heap: Timer[], from: number) {
  let i = from;
  for (;;) {
    const left = 2 * i + 1;
    let least = i;
    for (const child of [left, left + 1]) {
      if (child < heap.length && before(heap[child]!, heap[least]!)) least = child;
    }
    if (least === i) return;
    [heap[i], heap[least]] = [heap[least]!, heap[i]!];
    i = least;
  }
}
