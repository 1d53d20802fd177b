import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAnswerTime, readPageTime } from "./read-server-time";

const NOON = Date.parse("2026-11-23T12:00:00Z");

beforeEach(() => void vi.spyOn(Date, "now").mockReturnValue(NOON));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const DATE = { date: "Mon, 23 Nov 2026 09:00:00 GMT" };

test("an answer tells the time in its Date header, in whole seconds", () => {
  expect(readAnswerTime(new Headers(DATE), 80)).toEqual({
    serverMs: Date.parse("2026-11-23T09:00:00Z"),
    deviceMs: NOON,
    tookMs: 80,
    stepMs: 1000,
  });
});

test.each([
  ["without the header", {}],
  ["with a header that is no date", { date: "soon" }],
  ["from a cache", { ...DATE, age: "300" }],
])("an answer %s tells nothing", (_name, headers: Record<string, string>) => {
  expect(readAnswerTime(new Headers(headers), 80)).toBeNull();
});

/** The page as the browser has measured it, in milliseconds since its navigation; now is 5000 ms after that. */
function load(changes: Partial<PerformanceNavigationTiming> & { deliveryType?: string } = {}) {
  class Navigation {}
  const page = Object.assign(new Navigation(), {
    requestStart: 100,
    responseEnd: 500,
    transferSize: 9000,
    workerStart: 0,
    ...changes,
  });
  vi.stubGlobal("PerformanceNavigationTiming", Navigation);
  vi.stubGlobal("performance", { now: () => 5000, getEntriesByType: () => [page] });
}

test("a page tells the time between its request and its end, however late it is hydrated", () => {
  load();
  expect(readPageTime(NOON - 3_600_000)).toEqual({
    serverMs: NOON - 3_600_000,
    deviceMs: NOON - 4500,
    tookMs: 400,
  });
});

test("a page whose end is still coming tells the time until now", () => {
  load({ responseEnd: 0 });
  expect(readPageTime(NOON)).toEqual({ serverMs: NOON, deviceMs: NOON, tookMs: 4900 });
});

test("a page that a service worker has loaded tells the time", () => {
  load({ transferSize: 0, workerStart: 50 });
  expect(readPageTime(NOON)).not.toBeNull();
});

test.each([{ transferSize: 0 }, { deliveryType: "cache" }])(
  "a page from a cache, which was rendered long before, tells nothing: %o",
  (changes) => {
    load(changes);
    expect(readPageTime(NOON)).toBeNull();
  },
);

test("a browser that does not measure tells nothing", () => {
  load();
  vi.stubGlobal("performance", { now: () => 5000, getEntriesByType: () => [] });
  expect(readPageTime(NOON)).toBeNull();
});
