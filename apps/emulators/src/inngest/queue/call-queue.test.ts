import { expect, test } from "vitest";
import { CallQueue } from "./call-queue";

type Key = { name: string; limit: number };

function setUp(maxParallel: number) {
  const queue = new CallQueue(maxParallel);
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const most: Record<string, number> = {};
  const now: Record<string, number> = {};
  const push = (name: string, order: number, keys: Key[] = [], isStale = () => false) =>
    queue.push({
      order,
      keys,
      isStale,
      start: () => {
        started.push(name);
        for (const key of [...keys.map((k) => k.name), "all"]) {
          now[key] = (now[key] ?? 0) + 1;
          most[key] = Math.max(most[key] ?? 0, now[key]);
        }
        return new Promise<void>((resolve) =>
          finish.set(name, () => {
            finish.delete(name);
            for (const key of [...keys.map((k) => k.name), "all"]) now[key] = (now[key] ?? 0) - 1;
            resolve();
          }),
        );
      },
    });
  const done = async (name: string) => {
    finish.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, push, done, started, finish, most };
}

test("at most maxParallel jobs start, in order", async () => {
  const { push, done, started } = setUp(2);
  for (const order of [1, 2, 3, 4]) push(`job-${order}`, order);
  expect(started).toEqual(["job-1", "job-2"]);
  push("job-0", 0);
  await done("job-1");
  expect(started).toEqual(["job-1", "job-2", "job-0"]);
});

test("a full key does not block other keys and keeps its own order", async () => {
  const { push, done, started } = setUp(10);
  const one = [{ name: "one", limit: 1 }];
  push("a", 1, one);
  push("c", 3, one);
  push("b", 2, one);
  push("other", 4, [{ name: "two", limit: 1 }]);
  expect(started).toEqual(["a", "other"]);
  await done("a");
  await done("b");
  expect(started).toEqual(["a", "other", "b", "c"]);
});

test("capacity that a woken job cannot use goes to the next one", async () => {
  const { push, done, started } = setUp(10);
  const fn = { name: "fn", limit: 2 };
  push("x1", 1, [fn, { name: "x", limit: 1 }]);
  push("y1", 2, [fn, { name: "y", limit: 1 }]);
  push("x2", 3, [fn, { name: "x", limit: 1 }]);
  push("z1", 4, [fn, { name: "z", limit: 1 }]);
  await done("y1"); // x2 is next in line for fn, but x is taken
  expect(started).toEqual(["x1", "y1", "z1"]);
  await done("x1");
  expect(started).toEqual(["x1", "y1", "z1", "x2"]);
});

test("stale jobs are skipped without taking capacity", async () => {
  const { push, done, started, queue } = setUp(1);
  let stale = false;
  push("a", 1);
  push("b", 2, [], () => stale);
  push("c", 3);
  stale = true;
  await done("a");
  expect(started).toEqual(["a", "c"]);
  await done("c");
  expect(queue.inFlight()).toBe(0);
});

test("2,000 jobs under two limits all run once, never above a limit, and leave nothing behind", async () => {
  const { push, done, finish, started, most, queue } = setUp(7);
  for (let i = 0; i < 2000; i++)
    push(`job-${i}`, i, [
      { name: "fn", limit: 5 },
      { name: `member-${(i * 7) % 13}`, limit: 2 },
    ]);
  let seed = 1;
  while (finish.size > 0) {
    seed = (seed * 48271) % 2147483647;
    const names = [...finish.keys()];
    await done(names[seed % names.length] ?? "");
  }
  expect(new Set(started).size).toBe(2000);
  expect(started.length).toBe(2000);
  expect(most.all).toBe(5);
  expect(
    Math.max(
      ...Object.entries(most)
        .filter(([key]) => key.startsWith("member"))
        .map(([, n]) => n),
    ),
  ).toBe(2);
  expect(queue.lanes()).toBe(0);
});
