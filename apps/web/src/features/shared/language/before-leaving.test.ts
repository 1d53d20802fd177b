import { afterEach, beforeEach, expect, test, vi } from "vitest";

const load = async () => {
  vi.resetModules();
  return import("./before-leaving");
};
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("waits for all saves that are registered, also when some fail", async () => {
  const { onBeforeLeave, beforeLeaving, isLeaving } = await load();
  let finish: () => void = () => undefined;
  const slow = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const gone = vi.fn(() => Promise.resolve());
  onBeforeLeave(slow);
  onBeforeLeave(() => Promise.reject(new Error("no server")));
  onBeforeLeave(() => {
    throw new Error("broken");
  });
  onBeforeLeave(gone)();
  const noted = vi.fn();
  const leaving = beforeLeaving().then(() => noted());
  await vi.advanceTimersByTimeAsync(100);
  expect([slow.mock.calls.length, gone.mock.calls.length, noted.mock.calls.length]).toEqual([1, 0, 0]);
  expect(isLeaving()).toBe(false);
  finish();
  await leaving;
  expect(isLeaving()).toBe(true);
});

test("does not wait for ever", async () => {
  const { onBeforeLeave, beforeLeaving } = await load();
  onBeforeLeave(() => new Promise(() => undefined));
  const noted = vi.fn();
  void beforeLeaving().then(() => noted());
  await vi.advanceTimersByTimeAsync(3999);
  expect(noted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(noted).toHaveBeenCalled();
});
