import { expect, test } from "vitest";
import { DUPLICATE_KNOWN_AFTER_MS, TIMING as T } from "./publish-timing";

test("the lease outlives a create that was sent at the last moment and committed late", () => {
  expect(T.lease).toBeGreaterThanOrEqual(T.fresh + T.http + T.commitTail);
});

test("the latest re-send still meets the first create inside the duplicate window", () => {
  expect(T.last + T.fresh + T.http + T.commitTail + T.clockSkew).toBeLessThan(T.duplicateWindow);
});

test("a duplicate is known after everything that is assumed to delay it, one after another", () => {
  expect(DUPLICATE_KNOWN_AFTER_MS).toBe(T.fresh + T.http + T.commitTail + T.indexLag);
});

test("a re-send waits until the duplicate check knows the first create, and for the lease", () => {
  expect(T.pause).toBeGreaterThan(DUPLICATE_KNOWN_AFTER_MS);
  expect(T.pause).toBeGreaterThan(T.lease);
});

test("at least two sweeps find a text that may be sent again", () => {
  expect(T.last - T.pause).toBeGreaterThanOrEqual(2 * 60_000);
});

test("a lease survives two failed renewals, and media has its time before the sweep queues a post", () => {
  expect(T.uploadLease).toBeGreaterThan(3 * T.uploadRenew);
  expect(T.mediaAhead).toBeGreaterThan(T.lookAhead + T.uploadLease + T.mediaUnreadable.image);
  expect(T.mediaAheadLarge).toBeGreaterThan(T.mediaAhead);
});
