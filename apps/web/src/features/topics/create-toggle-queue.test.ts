import { expect, test } from "vitest";
import { createToggleQueue } from "./create-toggle-queue";

/** A queue whose calls the test answers; `pending` is what the screen shows meanwhile. */
function show() {
  const calls: { on: boolean; answer: () => void; fail: () => void }[] = [];
  let pending: ReadonlyMap<string, boolean> = new Map();
  const queue = createToggleQueue((now) => (pending = now));
  const apply = (on: boolean) =>
    new Promise<void>((resolve, reject) =>
      calls.push({ on, answer: resolve, fail: () => reject(new Error("no")) }),
    );
  return {
    calls,
    asked: () => calls.map(({ on }) => on),
    shown: (key = "a") => pending.get(key),
    toggle: (on: boolean, key = "a") => queue.toggle(key, on, apply),
  };
}

test("a click during a call is applied when the call ends", async () => {
  const { calls, asked, shown, toggle } = show();
  const first = toggle(false);
  expect(shown()).toBe(true);
  const second = toggle(false);
  // The screen shows the last requested state at once; only the first call has been sent.
  expect(shown()).toBe(false);
  expect(asked()).toEqual([true]);
  calls[0]!.answer();
  await expect.poll(asked).toEqual([true, false]);
  calls[1]!.answer();
  await Promise.all([first, second]);
  expect(shown()).toBeUndefined();
});

test("two clicks during a call cancel each other out", async () => {
  const { calls, asked, shown, toggle } = show();
  const done = [toggle(true), toggle(true), toggle(true)];
  expect(shown()).toBe(false);
  calls[0]!.answer();
  await Promise.all(done);
  expect(asked()).toEqual([false]);
});

test("a failed call clears the queue, and the next click starts over", async () => {
  const { calls, asked, shown, toggle } = show();
  const clicks = Promise.allSettled([toggle(false), toggle(false)]);
  calls[0]!.fail();
  expect((await clicks).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(shown()).toBeUndefined();
  const again = toggle(false);
  calls[1]!.answer();
  await again;
  expect(asked()).toEqual([true, true]);
});

test("one key does not wait for another", async () => {
  const { calls, asked, toggle } = show();
  const both = [toggle(false, "a"), toggle(true, "b")];
  expect(asked()).toEqual([true, false]);
  for (const { answer } of calls) answer();
  await Promise.all(both);
});
