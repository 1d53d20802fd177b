import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeStore } from "./draft-store.fixture";
import { followLate } from "./follow-late";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The idle moments of a browser, one at a call. */
function stubIdle() {
  const waiting = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal("requestIdleCallback", (task: () => void) => {
    waiting.set(++last, task);
    return last;
  });
  vi.stubGlobal("cancelIdleCallback", (id: number) => waiting.delete(id));
  return () => {
    const tasks = [...waiting.values()];
    waiting.clear();
    for (const task of tasks) task();
  };
}

test("what follows a draft sees its last value, once for all keys before an idle moment", () => {
  const idle = stubIdle();
  const { store } = makeStore();
  const seen: string[] = [];
  followLate(store, () => seen.push(store.getState().value));
  for (const text of ["ab", "abc", "abcd"]) store.set(text);
  expect(seen).toEqual([]);
  idle();
  expect(seen).toEqual(["abcd"]);
  idle();
  expect(seen).toEqual(["abcd"]);
  store.set("abcde");
  idle();
  expect(seen).toEqual(["abcd", "abcde"]);
});

test("what has changed before it begins is followed, too", () => {
  const idle = stubIdle();
  const { store } = makeStore();
  store.set("ab");
  const follow = vi.fn();
  followLate(store, follow);
  idle();
  expect(follow).toHaveBeenCalledOnce();
});

test("nothing follows once it has ended", () => {
  const idle = stubIdle();
  const { store } = makeStore();
  const follow = vi.fn();
  const end = followLate(store, follow);
  store.set("ab");
  end();
  idle();
  store.set("abc");
  idle();
  expect(follow).not.toHaveBeenCalled();
  expect(store.isShown()).toBe(false);
});

test("a browser that does not tell its idle moments follows after two frames", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const { store } = makeStore();
  const follow = vi.fn();
  followLate(store, follow);
  store.set("ab");
  vi.advanceTimersByTime(33);
  expect(follow).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(follow).toHaveBeenCalledOnce();
});
