import { expect, test } from "vitest";
import { MEDIA_LIMITS } from "../../shared/media-limits";
import { RESTORABLE_HOURS } from "../../shared/restorable";
import { RETENTION_DAYS, retainedSince } from "./retention";

test("what can be restored is kept longer than that", () => {
  const { deletedPosts, deletedTopics, deletedAudiences, detachedMedia } = RETENTION_DAYS;
  for (const days of [deletedPosts, deletedTopics, deletedAudiences, detachedMedia])
    expect(days * 24).toBeGreaterThan(RESTORABLE_HOURS);
});

test("a file that is being uploaded or written is younger than an orphan", () => {
  expect(RETENTION_DAYS.orphanedFiles * 24).toBeGreaterThan(MEDIA_LIMITS.unfinishedHours * 2);
});

test("since when a kind of data is retained", () => {
  expect(retainedSince("deletedPosts", Date.parse("2026-11-23T10:00:00Z"))).toEqual(
    new Date("2026-11-16T10:00:00Z"),
  );
});
