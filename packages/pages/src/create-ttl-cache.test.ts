import { expect, test } from "vitest";
import { createTtlCache } from "./create-ttl-cache";

test("entries expire, and only the newest are kept", () => {
  let now = 0;
  const cache = createTtlCache<number>({ maxEntries: 2, ttlMs: 10, now: () => now });
  cache.set("a", 1);
  cache.set("b", 2);
  cache.set("a", 3);
  cache.set("c", 4);
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([3, undefined, 4]);
  now = 9;
  expect(cache.get("a")).toBe(3);
  now = 10;
  expect(cache.get("a")).toBeUndefined();
});
