import { expect, test } from "vitest";
import { daysUntil } from "./days-until";

const NOW = Date.parse("2026-11-23T12:00:00Z");

test.each([
  ["2026-11-23T12:00:00Z", 0],
  ["2026-11-20T12:00:00Z", 0],
  ["2026-11-23T12:00:01Z", 1],
  ["2026-11-24T12:00:00Z", 1],
  ["2026-12-07T12:00:00Z", 14],
  ["2026-12-07T12:00:01Z", 15],
])("until %s there are %i days", (end, days) => {
  expect(daysUntil(new Date(end), NOW)).toBe(days);
});
