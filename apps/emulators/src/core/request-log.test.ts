import { expect, test } from "vitest";
import { createRequestLog } from "./request-log";

const call = (body: string) => ({
  at: 0,
  method: "POST",
  path: "/posts",
  headers: new Headers({ "content-type": "text/plain" }),
  body: new TextEncoder().encode(body),
  member: undefined,
  fault: undefined,
});
const KILOBYTE = "x".repeat(1024);

test("the oldest of large calls are removed before the log exceeds its size", () => {
  const log = createRequestLog({ maxBytes: 100 * 1024 });
  for (let n = 1; n <= 1000; n++) {
    log.add(call(KILOBYTE));
    const held = log.list().reduce((sum, { body }) => sum + 2 * body.length, 0);
    expect(held).toBeLessThanOrEqual(100 * 1024);
  }
  const left = log.list().map(({ index }) => index);
  expect(left.length).toBeGreaterThan(30);
  // There is no gap up to the newest entry.
  expect(left).toEqual(left.map((_, n) => 1000 - left.length + 1 + n));
});

test("the oldest of many calls are removed", () => {
  const log = createRequestLog({ maxEntries: 50 });
  for (let n = 1; n <= 200; n++) {
    log.add(call(""));
    expect(log.list().length).toBeLessThanOrEqual(50);
  }
  expect(log.list().at(-1)?.index).toBe(200);
  expect(log.list().length).toBeGreaterThanOrEqual(45);
});

test("a call larger than the whole log is still listed, and a reset clears the log", () => {
  const log = createRequestLog({ maxBytes: 1024 });
  log.add(call(KILOBYTE));
  expect(log.list()).toHaveLength(1);
  log.clear();
  log.add(call("a"));
  log.add(call("b"));
  expect(log.list().map(({ index, body }) => [index, body])).toEqual([
    [1, "a"],
    [2, "b"],
  ]);
});
