import { expect, test } from "vitest";
import { seededRandom } from "./seeded-random";
import { createTimerHeap } from "./clock";

test("timers are ordered by time, then by arrival, and cancelled ones are skipped", () => {
  const heap = createTimerHeap();
  const random = seededRandom(7);
  const expected: { time: number; n: number }[] = [];
  for (let n = 0; n < 1_000; n++) {
    const time = Math.floor(random() * 100);
    const cancel = heap.push(time, () => n);
    if (n % 3 === 0) cancel();
    else expected.push({ time, n });
  }
  expected.sort((a, b) => a.time - b.time || a.n - b.n);
  const out: { time: number; n: number }[] = [];
  for (let next = heap.peek(); next; next = heap.peek()) {
    out.push({ time: next.time, n: next.fn() as number });
    heap.pop();
  }
  expect(out).toEqual(expected);
});
