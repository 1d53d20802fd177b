import { afterEach, beforeEach, expect, test } from "vitest";
import { createClock } from "./clock";

let clock: ReturnType<typeof createClock>;
beforeEach(() => {
  clock = createClock();
});
afterEach(() => clock.close());

test("advance fires due timers in order, each at its own time, and awaits them", async () => {
  const start = clock.now();
  const fired: [string, number][] = [];
  const note = (name: string) => async () => {
    await Promise.resolve();
    fired.push([name, clock.now() - start]);
  };
  clock.at(start + 60_000, note("later"));
  clock.at(start + 20_000, async () => {
    await note("first")();
    clock.at(clock.now() + 10_000, note("planned by first"));
  });
  clock.at(start + 500_000, note("not due"));
  await clock.advance(100_000);
  expect(fired.map(([name]) => name)).toEqual(["first", "planned by first", "later"]);
  for (const [i, due] of [20_000, 30_000, 60_000].entries()) {
    expect(fired[i]![1]).toBeGreaterThanOrEqual(due);
    expect(fired[i]![1]).toBeLessThan(due + 1_000);
  }
  expect(clock.now() - start).toBeGreaterThanOrEqual(100_000);
});

test("a timer also fires in real time", async () => {
  const before = Date.now();
  await new Promise<void>((resolve) => clock.at(clock.now() + 30, resolve));
  expect(Date.now() - before).toBeGreaterThanOrEqual(29);
});

test("a cancelled timer never fires", async () => {
  let fired = false;
  clock.at(clock.now() + 10, () => (fired = true)).cancel();
  await clock.advance(1_000);
  expect(fired).toBe(false);
});

test("a failing timer fails its advance and leaves the clock usable", async () => {
  clock.at(clock.now() + 10, () => Promise.reject(new Error("broken")));
  await expect(clock.advance(100)).rejects.toThrow("broken");
  const before = clock.now();
  await clock.advance(100);
  expect(clock.now() - before).toBeGreaterThanOrEqual(100);
});

test("the clock cannot go back", async () => {
  await expect(clock.advance(-1)).rejects.toThrow(RangeError);
});

test("a closed clock fires nothing, not even what is set later", async () => {
  let fired = 0;
  clock.at(clock.now() + 5, () => (fired += 1));
  clock.close();
  clock.at(clock.now() + 5, () => (fired += 1));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(fired).toBe(0);
});

test("a clock can start at another time, and runs on from there", async () => {
  const startsAt = Date.UTC(2030, 0, 1);
  const other = createClock(startsAt);
  const real = Date.now();
  const fired = new Promise<number>((resolve) => other.at(startsAt + 30, () => resolve(Date.now() - real)));
  expect(await fired).toBeGreaterThanOrEqual(29);
  expect(other.now()).toBeGreaterThanOrEqual(startsAt + 30);
  other.close();
});
