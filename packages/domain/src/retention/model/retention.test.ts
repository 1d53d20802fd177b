import { expect, test } from "vitest";
import { MEDIA_LIMITS } from "../../media/model/media-limits";
import { RESTORABLE_HOURS } from "../../shared/restorable";
import { retainedDays, RETENTION_DAYS, retainedSince } from "./retention";
import { retentionPeriod } from "./retention-period";

test("restorable rows are retained longer than they can be restored", () => {
  const { deletedPosts, deletedTopics, deletedAudiences, deletedLabels, detachedMedia } = RETENTION_DAYS;
  for (const days of [deletedPosts, deletedTopics, deletedAudiences, deletedLabels, detachedMedia])
    expect(days * 24).toBeGreaterThan(RESTORABLE_HOURS);
});

test("a file is orphaned only after any upload or write has ended", () => {
  expect(RETENTION_DAYS.orphanedFiles * 24).toBeGreaterThan(MEDIA_LIMITS.unfinishedHours * 2);
});

test("the retention start of a kind follows from its days", () => {
  expect(retainedSince("deletedPosts", Date.parse("2026-11-23T10:00:00Z"))).toEqual(
    new Date("2026-11-16T10:00:00Z"),
  );
});

test.each([8, 9, 10])(
  "billing is kept for the %i years that are set, and nothing else is changed",
  (years) => {
    const settings = { billingRetentionYears: years };
    for (const kind of ["orders", "contractNotices"] as const) {
      expect(retentionPeriod(retainedDays(kind, settings))).toEqual({ unit: "year", count: years });
      expect(retainedDays(kind, settings)).toBeGreaterThanOrEqual(years * 365 + 2);
    }
    expect(retainedDays("consents", settings)).toBe(RETENTION_DAYS.consents);
  },
);

test("billing is kept for ten years by default", () => {
  expect(retainedDays("orders", { billingRetentionYears: 10 })).toBe(RETENTION_DAYS.orders);
});
