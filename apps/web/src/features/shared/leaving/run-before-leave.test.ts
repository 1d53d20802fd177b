import { afterEach, beforeEach, expect, test, vi } from "vitest";

let page: EventTarget;
let unguards: (() => void)[];

/** A page: its modules are new, because a page is left on purpose only once. */
async function openPage() {
  vi.resetModules();
  const { guardLeaving, runBeforeLeave } = await import("./leave-guard");
  const guard = (leave: () => Promise<unknown>, isInterrupted?: boolean) => {
    const unguard = guardLeaving({ asksToLeave: () => true, leave, isInterrupted });
    unguards.push(unguard);
    return unguard;
  };
  return { guard, runBeforeLeave };
}

function isAskedOnUnload(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  unguards = [];
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", page);
});
afterEach(() => {
  for (const unguard of unguards) unguard();
  // The next file begins with a page that nobody is leaving.
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("leaving on purpose waits for all saves, even when some fail, and asks only until then", async () => {
  const { guard, runBeforeLeave } = await openPage();
  let finish: () => void = () => undefined;
  const saving = new Promise<void>((resolve) => (finish = resolve));
  const slow = vi.fn(() => saving);
  const gone = vi.fn(() => Promise.resolve());
  guard(slow);
  guard(() => Promise.reject(new Error("no server")));
  guard(() => {
    throw new Error("broken");
  });
  guard(gone)();
  const finished = vi.fn();
  const leaving = runBeforeLeave().then(() => finished());
  await vi.advanceTimersByTimeAsync(100);
  expect([slow.mock.calls.length, gone.mock.calls.length, finished.mock.calls.length]).toEqual([1, 0, 0]);
  expect(isAskedOnUnload()).toBe(true);
  finish();
  await leaving;
  expect(isAskedOnUnload()).toBe(false);
});

test("leaving on purpose does not wait longer than four seconds", async () => {
  const { guard, runBeforeLeave } = await openPage();
  guard(() => new Promise(() => undefined));
  const finished = vi.fn();
  void runBeforeLeave().then(() => finished());
  await vi.advanceTimersByTimeAsync(3999);
  expect(finished).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(finished).toHaveBeenCalled();
});

test("leaving on purpose still asks before it interrupts an upload", async () => {
  const { guard, runBeforeLeave } = await openPage();
  guard(() => Promise.resolve(), true);
  await runBeforeLeave();
  expect(isAskedOnUnload()).toBe(true);
});

test("a page that was left on purpose, and stayed because the browser asked, asks again for everything", async () => {
  const { guard, runBeforeLeave } = await openPage();
  const unguardUpload = guard(() => Promise.resolve(), true);
  guard(() => Promise.resolve());
  await runBeforeLeave();
  expect(isAskedOnUnload()).toBe(true);
  unguardUpload();
  expect(isAskedOnUnload()).toBe(true);
});
