import { expect, test } from "vitest";
import { createInTurn } from "./in-turn";

test("at most so many at once, all of them in the order they came, failures too", async () => {
  const inTurn = createInTurn(3);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      inTurn(async () => {
        begun.push(i);
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (i % 4 === 0) throw new Error("broken");
        return i;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, i) => i));
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(5);
});

test("heavy work takes several places, and light work that came later does not overtake it", async () => {
  const inTurn = createInTurn(10);
  let [taken, most] = [0, 0];
  const begun: number[] = [];
  // More than there are counts as all: it runs, alone.
  const weights = [6, 6, 1, 4, 25, 1];
  await Promise.all(
    weights.map((weight, i) =>
      inTurn(async () => {
        const places = Math.min(weight, 10);
        begun.push(i);
        most = Math.max(most, (taken += places));
        await new Promise((resolve) => setImmediate(resolve));
        taken -= places;
      }, weight),
    ),
  );
  expect(most).toBeLessThanOrEqual(10);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});
