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
