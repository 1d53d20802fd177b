import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addAttempt, findAttempt, removeAttempt } from "./oauth-attempts";

const COOKIE = { name: "takt-any", maxAge: 900 };

beforeEach(() => void vi.useFakeTimers({ now: new Date("2027-01-04T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

/** A browser with one cookie of attempts. */
function browser(value = "") {
  const jar = { get: () => ({ value }) };
  return {
    start: (state: string, about: unknown = `about ${state}`) => {
      value = addAttempt(jar, COOKIE, state, about);
    },
    find: (state: string | null) => findAttempt(jar, COOKIE, state),
    finish: (state: string) => {
      value = removeAttempt(jar, COOKIE, state) ?? "";
    },
    length: () => encodeURIComponent(value).length,
  };
}

test("each attempt is found by its own state, until it has ended", () => {
  const { start, find, finish } = browser();
  start("a");
  start("b");
  expect([find("a"), find("b"), find("c"), find(null)]).toEqual(["about a", "about b", undefined, undefined]);
  finish("a");
  expect([find("a"), find("b")]).toEqual([undefined, "about b"]);
});

test("the oldest of many attempts is forgotten", () => {
  const { start, find } = browser();
  for (const state of ["a", "b", "c", "d", "e"]) start(state);
  expect([find("a"), find("b"), find("e")]).toEqual([undefined, "about b", "about e"]);
});

test("an attempt lives as long as the cookie, also where later ones renew it", () => {
  const { start, find } = browser();
  start("a");
  vi.advanceTimersByTime(600_000);
  start("b");
  vi.advanceTimersByTime(301_000);
  expect([find("a"), find("b")]).toEqual([undefined, "about b"]);
});

test("the cookie stays as small as browsers keep it, whatever is remembered", () => {
  const { start, find, length } = browser();
  for (const state of ["a", "b", "c"]) start(state, `/app?${"%C3%BC".repeat(160)}`);
  expect(length()).toBeLessThan(4_000);
  expect([find("a"), find("c")]).toEqual([undefined, expect.any(String)]);
});

test.each(["", "no json", "null", '{"a":1}', '[["a","b"]]', '[{"state":"a"}]'])(
  "a cookie that reads %j counts as none",
  (value) => {
    const { start, find } = browser(value);
    expect(find("a")).toBeUndefined();
    start("b");
    expect(find("b")).toBe("about b");
  },
);
