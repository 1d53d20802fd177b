import { expect, test } from "vitest";
import { createSemaphore, mapConcurrent } from "./concurrency";

test("work runs in order of arrival within the limit, and failures release their permit", async () => {
  const semaphore = createSemaphore(3);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      semaphore(async () => {
        started.push(i);
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (i % 4 === 0) throw new Error("broken");
        return i;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(started).toEqual(Array.from({ length: 20 }, (_, i) => i));
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(5);
});

test("heavy work takes several permits, and later light work does not overtake it", async () => {
  const semaphore = createSemaphore(10);
  let [taken, most] = [0, 0];
  const started: number[] = [];
  // A weight above the limit counts as all permits: the work runs alone.
  const weights = [6, 6, 1, 4, 25, 1];
  await Promise.all(
    weights.map((weight, i) =>
      semaphore(async () => {
        const places = Math.min(weight, 10);
        started.push(i);
        most = Math.max(most, (taken += places));
        await new Promise((resolve) => setImmediate(resolve));
        taken -= places;
      }, weight),
    ),
  );
  expect(most).toBeLessThanOrEqual(10);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("values come in order, with at most as many calls at once as the limit", async () => {
  let running = 0;
  let most = 0;
  const values = await mapConcurrent(3, [5, 1, 4, 2, 3, 0], async (n) => {
    most = Math.max(most, ++running);
    for (let i = 0; i < n; i++) await turn();
    running -= 1;
    return n * 10;
  });
  expect(values).toEqual([50, 10, 40, 20, 30, 0]);
  expect(most).toBe(3);
});

test("a failing item does not keep the others from being processed", async () => {
  const done: number[] = [];
  const all = mapConcurrent(2, [1, 2, 3, 4], async (n) => {
    await turn();
    if (n === 1) throw new Error("one");
    done.push(n);
  });
  await expect(all).rejects.toThrow("one");
  expect(done).toEqual([2, 3, 4]);
});
