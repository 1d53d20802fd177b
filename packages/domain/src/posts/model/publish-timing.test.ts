import { expect, test } from "vitest";
import { TIMING as T } from "./publish-timing";

test("the lease outlives a create that was sent at the last moment and committed late", () => {
  expect(T.lease).toBeGreaterThanOrEqual(T.fresh + T.http + T.commitTail);
});

test("the latest re-send still meets the first create inside the duplicate window", () => {
  expect(T.last + T.http + T.commitTail).toBeLessThan(T.duplicateWindow);
});

test("a re-send waits for the lease", () => {
  expect(T.pause).toBeGreaterThan(T.lease);
});

test("a lease survives two failed renewals, and media has its time before the sweep queues a post", () => {
  expect(T.uploadLease).toBeGreaterThan(3 * T.uploadRenew);
  expect(T.mediaAhead).toBeGreaterThan(T.lookAhead + T.uploadLease + T.mediaUnreadable.image);
  expect(T.mediaAheadLarge).toBeGreaterThan(T.mediaAhead);
});
