import { afterEach, expect, test, vi } from "vitest";
import { cacheInProcess } from "./cache-in-process";

const NAME = "takt.test.cache-in-process";

afterEach(() => {
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for(NAME)];
});

test("a value is loaded once within its time to live, also by callers that arrive while it loads", async () => {
  let now = 0;
  const load = vi.fn(() => Promise.resolve(load.mock.calls.length));
  const read = cacheInProcess(NAME, 1000, load, () => now);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  now = 1000;
  expect(await read()).toBe(1);
  now = 1001;
  expect(await read()).toBe(2);
});

test("two bundles of the process share one value", async () => {
  const [one, other] = ["one", "other"].map((value) =>
    cacheInProcess(NAME, 1000, () => Promise.resolve(value)),
  );
  expect([await one!(), await other!()]).toEqual(["one", "one"]);
});

test("a failure is served like a value until its time is over", async () => {
  let now = 0;
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error("down")));
  const read = cacheInProcess(NAME, 1000, load, () => now);
  await expect(read()).rejects.toThrow("down");
  await expect(read()).rejects.toThrow("down");
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValueOnce("up");
  now = 1001;
  expect(await read()).toBe("up");
});
