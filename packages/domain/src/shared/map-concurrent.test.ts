import { expect, test } from "vitest";
import { mapConcurrent } from "./map-concurrent";

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
