import { expect, test } from "vitest";
import { KNOWN_BY, TIMING as T } from "./publish-timing";

const SWEEP_MS = 60_000;

test("the lease outlives a create that was sent at the last moment and committed late", () => {
  expect(T.lease).toBeGreaterThanOrEqual(T.fresh + T.http + T.commitTail);
});

test("the latest re-send still meets the first create inside the duplicate window", () => {
  expect(T.last + T.http + T.commitTail).toBeLessThan(T.duplicateWindow);
});

test("a re-send waits for the lease", () => {
  expect(T.pause).toBeGreaterThan(T.lease);
});

test("a re-send waits until LinkedIn surely knows a create that was sent, committed and indexed late", () => {
  expect(KNOWN_BY).toBe(220_000);
  expect(T.pause).toBeGreaterThan(KNOWN_BY);
});

test.each(Array.from({ length: 60 }, (_, second) => second))(
  "of a post that leaves at second %i a sweep of each minute makes the re-send after that, and in time",
  (second) => {
    const attemptedAt = second * 1000;
    const sweeps = Array.from({ length: 15 }, (_, minute) => minute * SWEEP_MS);
    const resentAt = sweeps.find((at) => at - attemptedAt >= T.pause)! - attemptedAt;
    expect(resentAt).toBeGreaterThan(KNOWN_BY);
    // A sweep that did not run, and a run that waits for its turn, still leave time.
    expect(resentAt + SWEEP_MS + T.http).toBeLessThan(T.last);
  },
);

test("a post is looked for before its text may be sent again", () => {
  expect(T.lease + T.searchHold).toBeLessThanOrEqual(T.pause);
});

test("another change of a published post waits until the call of the first is over", () => {
  expect(T.changeLease).toBeGreaterThanOrEqual(T.http + T.fresh);
  expect(T.changeLease).toBeLessThan(T.lease);
});

test("a lease survives two failed renewals, and media has its time before the sweep queues a post", () => {
  expect(T.uploadLease).toBeGreaterThan(3 * T.uploadRenew);
  expect(T.mediaAhead).toBeGreaterThan(T.lookAhead + T.uploadLease + T.mediaUnreadable.image);
  expect(T.mediaAheadLarge).toBeGreaterThan(T.mediaAhead);
});
