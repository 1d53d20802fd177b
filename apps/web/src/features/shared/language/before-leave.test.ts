import { afterEach, beforeEach, expect, test, vi } from "vitest";

const load = async () => {
  vi.resetModules();
  return import("./before-leave");
};
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("leaving waits for all registered saves, even when some fail", async () => {
  const { onBeforeLeave, runBeforeLeave, isLeaving } = await load();
  let finish: () => void = () => undefined;
  const slow = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const gone = vi.fn(() => Promise.resolve());
  onBeforeLeave(slow);
  onBeforeLeave(() => Promise.reject(new Error("no server")));
  onBeforeLeave(() => {
    throw new Error("broken");
  });
  onBeforeLeave(gone)();
  const finished = vi.fn();
  const leaving = runBeforeLeave().then(() => finished());
  await vi.advanceTimersByTimeAsync(100);
  expect([slow.mock.calls.length, gone.mock.calls.length, finished.mock.calls.length]).toEqual([1, 0, 0]);
  expect(isLeaving()).toBe(false);
  finish();
  await leaving;
  expect(isLeaving()).toBe(true);
});

test("leaving does not wait longer than four seconds", async () => {
  const { onBeforeLeave, runBeforeLeave } = await load();
  onBeforeLeave(() => new Promise(() => undefined));
  const finished = vi.fn();
  void runBeforeLeave().then(() => finished());
  await vi.advanceTimersByTimeAsync(3999);
  expect(finished).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(finished).toHaveBeenCalled();
});
