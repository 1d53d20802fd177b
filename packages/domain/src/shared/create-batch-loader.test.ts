import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createBatchLoader } from "./create-batch-loader";

test("calls of one turn share a batch, and each gets its own answer", async () => {
  const runs: number[][] = [];
  const double = createBatchLoader(async (keys: number[]) => {
    runs.push(keys);
    return keys.map((key) => key * 2);
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(runs).toEqual([[1, 2, 3]]);
});

test("calls made during a run are answered by the next one, bounded by max", async () => {
  const runs: number[][] = [];
  const echo = createBatchLoader(
    async (keys: number[]) => {
      runs.push(keys);
      if (runs.length === 1) late = Promise.all([4, 5, 6].map(echo));
      await new Promise((resolve) => setTimeout(resolve, 5));
      return keys;
    },
    { max: 2 },
  );
  let late: Promise<number[]> | undefined;
  await echo(1);
  expect(await late).toEqual([4, 5, 6]);
  expect(runs).toEqual([[1], [4, 5], [6]]);
});

test("a failing run fails its own calls only", async () => {
  let fail = true;
  const flaky = createBatchLoader(async (keys: string[]) => {
    if (fail) throw new Error("database away");
    return keys;
  });
  await expect(flaky("a")).rejects.toThrow("database away");
  fail = false;
  await expect(flaky("b")).resolves.toBe("b");
});

test("a run that waits holds up its own lane alone", async () => {
  let release = () => {};
  const stuck = new Promise<void>((resolve) => (release = resolve));
  const echo = createBatchLoader(
    async (keys: string[]) => {
      if (keys.includes("stuck")) await stuck;
      return keys;
    },
    { max: 1, lanes: 2 },
  );
  const first = echo("stuck");
  expect(await Promise.all(["a", "b", "c"].map(echo))).toEqual(["a", "b", "c"]);
  release();
  expect(await first).toBe("stuck");
});

describe("a pace", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  /** Echoes calls at a pace of 10 ms, at most three a batch; `runs` tells what shared a batch. */
  function pacedEcho() {
    const runs: string[][] = [];
    const run = (keys: string[]) => (runs.push(keys), Promise.resolve(keys));
    return { runs, echo: createBatchLoader(run, { max: 3, lanes: 2, paceMs: 10 }) };
  }

  test("a single call waits for nothing, and those that follow share a batch", async () => {
    const { runs, echo } = pacedEcho();
    await echo("a");
    const later = [echo("b")];
    await vi.advanceTimersByTimeAsync(5);
    later.push(echo("c"));
    await vi.advanceTimersByTimeAsync(4);
    expect(runs).toEqual([["a"]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(later)).toEqual(["b", "c"]);
    expect(runs).toEqual([["a"], ["b", "c"]]);
  });

  test("a call after a pause waits for nothing again", async () => {
    const { runs, echo } = pacedEcho();
    await echo("a");
    await vi.advanceTimersByTimeAsync(10);
    await echo("b");
    expect(runs).toEqual([["a"], ["b"]]);
  });
});
