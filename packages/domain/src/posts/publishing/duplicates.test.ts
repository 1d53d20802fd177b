import { expect, test } from "vitest";
import { TIMING } from "../model/publish-timing";
import { classifyDuplicateUrn } from "./duplicates";

const SENT = new Date("2026-11-23T09:00:00Z");

const made = (after: number, type = "share") =>
  `urn:li:${type}:${(BigInt(SENT.getTime() + after) << 22n) | 4_194_303n}`;

test.each([
  ["made as it was sent", made(120), "own"],
  ["LinkedIn's clock is a little behind", made(-TIMING.clockSkew + 1_000), "own"],
  ["committed long after the call was given up", made(TIMING.http + TIMING.commitTail), "own"],
  ["of another kind", made(120, "ugcPost"), "own"],
  ["made before", made(-TIMING.clockSkew - 1_000), "older"],
  ["made days before", made(-48 * 3600_000), "older"],
  ["made up as the re-send was refused", made(TIMING.pause), "unknown"],
  ["none", null, "unknown"],
  ["a short number", "urn:li:share:99", "unknown"],
  ["another kind of thing", "urn:li:activity:7141138937766391808", "unknown"],
] as const)("a URN is classified: %s", (_name, urn, means) => {
  expect(classifyDuplicateUrn(urn, SENT)).toBe(means);
});

test("a URN made up at the earliest re-send is never taken for the first create's", () => {
  expect(TIMING.pause - TIMING.clockSkew).toBeGreaterThan(TIMING.http + TIMING.commitTail + TIMING.clockSkew);
});
