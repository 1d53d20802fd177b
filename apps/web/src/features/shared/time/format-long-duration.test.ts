import { expect, test } from "vitest";
import { formatLongDuration } from "./format-long-duration";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

test.each([
  [3 * MINUTE_MS, "3 minutes", "3 Minuten"],
  [HOUR_MS, "1 hour", "1 Stunde"],
  [3 * HOUR_MS - 400, "3 hours", "3 Stunden"],
  [3 * HOUR_MS + 20 * MINUTE_MS, "3 hours, 20 minutes", "3 Stunden, 20 Minuten"],
  [2 * DAY_MS + 30 * MINUTE_MS, "2 days", "2 Tage"],
  [DAY_MS + 5 * HOUR_MS, "1 day, 5 hours", "1 Tag, 5 Stunden"],
  [400 * DAY_MS, "400 days", "400 Tage"],
])("%i ms are %s, in German %s", (ms, en, de) => {
  expect(formatLongDuration(ms, "en")).toBe(en);
  expect(formatLongDuration(ms, "de")).toBe(de);
});
